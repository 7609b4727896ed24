"""What an arena has shown: wins with intervals, a matrix, places, times, follies."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from rotonde.arena.arena import ArenaGame, ArenaJob, list_mixes

_SURE = 1.96
"""Standard deviations that 95 % of a normal distribution lie within."""


class MixResult(msgspec.Struct, frozen=True):
    """How often the first bot of a mix won."""

    mix: tuple[str, ...]
    games: int
    wins: float
    """A shared win counts in parts."""
    rate: float
    low: float
    high: float
    """The Wilson interval of 95 %."""
    even: float
    """The share of equally good players."""
    ratio: float
    """The rate beside the even share."""


class Times(msgspec.Struct, frozen=True):
    """Milliseconds of processor time for a decision between several choices."""

    decisions: int
    mean: float
    median: int
    p99: int
    worst: int


class ArenaReport(msgspec.Struct, frozen=True):
    """What `rotonde arena --json` prints."""

    job: ArenaJob
    games: int
    mixes: tuple[MixResult, ...]
    matrix: dict[str, dict[str, float]]
    """Per bot and bot: how often the first wins alone among the others."""
    places: tuple[float, ...]
    """Wins by starting place, beside the even share."""
    times: dict[str, Times]
    played: dict[str, int]
    """How many seats each bot has had."""
    follies: dict[str, dict[str, int]]
    endings: dict[str, int]


def interval(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a rate."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, _SURE * _SURE
    middle = rate + square / (2 * games)
    spread = _SURE * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def report(job: ArenaJob, games: Sequence[ArenaGame]) -> ArenaReport:
    mixes = [_count(mix, games) for mix in list_mixes(job.bots, job.players)]
    matrix: dict[str, dict[str, float]] = {}
    for each in mixes:
        if len(each.mix) > 1:
            matrix.setdefault(each.mix[0], {})[each.mix[1]] = each.rate
            if len(each.mix) == 2:
                matrix.setdefault(each.mix[1], {})[each.mix[0]] = round(1 - each.rate, 4)
    times: dict[str, list[int]] = {id: [] for id in job.bots}
    follies: dict[str, Counter[str]] = {id: Counter() for id in job.bots}
    for game in games:
        for id, spent, counts in zip(game.bots, game.times, game.follies, strict=True):
            times[id] += spent
            follies[id].update(counts)
    return ArenaReport(
        job,
        len(games),
        tuple(mixes),
        matrix,
        _count_places(job.players, games),
        {id: _sum_up(spent) for id, spent in times.items()},
        dict(Counter(id for game in games for id in game.bots)),
        {id: dict(sorted(counts.items())) for id, counts in follies.items()},
        dict(sorted(Counter(game.ending for game in games).items())),
    )


def _count(mix: tuple[str, ...], games: Iterable[ArenaGame]) -> MixResult:
    played = [game for game in games if game.mix == mix]
    wins = 0.0
    for game in played:
        chair = game.number % len(mix)  # where the first bot of the mix sat
        wins += (chair in game.winners) / len(game.winners)
    count = len(played)
    low, high = interval(wins, count)
    rate, even = wins / max(count, 1), 1 / len(mix)
    return MixResult(
        mix,
        count,
        round(wins, 4),
        *(round(each, 4) for each in (rate, low, high, even, rate / even)),
    )


def _count_places(players: int, games: Sequence[ArenaGame]) -> tuple[float, ...]:
    won = [0.0] * players
    for game in games:
        for chair in game.winners:
            won[game.places[chair]] += 1 / len(game.winners)
    return tuple(round(each * players / max(len(games), 1), 4) for each in won)


def _sum_up(spent: list[int]) -> Times:
    if not spent:
        return Times(0, 0.0, 0, 0, 0)
    ranked = sorted(spent)
    count = len(ranked)
    return Times(
        count,
        round(sum(ranked) / count, 1),
        ranked[count // 2],
        ranked[min(count - 1, count * 99 // 100)],
        ranked[-1],
    )
