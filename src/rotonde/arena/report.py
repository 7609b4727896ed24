"""What an arena has shown: ratings and wins with intervals, a matrix, places, times, follies."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.util import find_spec

import msgspec

from rotonde.arena.arena import ArenaGame, ArenaJob, list_mixes
from rotonde.arena.rating import Outcome, Rating

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


class PlaceResult(msgspec.Struct, frozen=True):
    """How often a starting place won, whoever sat there."""

    wins: float
    ratio: float
    """The rate beside the even share."""
    low: float
    high: float
    """The Wilson interval of 95 % of the ratio."""


class Times(msgspec.Struct, frozen=True):
    """Milliseconds of processor time for a decision between several choices."""

    decisions: int
    mean: float
    median: int
    p90: int
    p99: int
    worst: int


class ArenaReport(msgspec.Struct, frozen=True):
    """What `rotonde arena --json` prints."""

    job: ArenaJob
    games: int
    ratings: dict[str, Rating] | None
    """Per bot, the best first. Null for games of one player, and without the extra `ratings`."""
    mixes: tuple[MixResult, ...]
    matrix: dict[str, dict[str, float]]
    """Per bot and bot: how often the first wins alone among the others."""
    places: tuple[float, ...]
    """Wins by starting place, beside the even share."""
    seat_effect: tuple[PlaceResult, ...]
    """The same with intervals. Every bot sits everywhere equally often."""
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
    places = _count_places(job.players, games)
    return ArenaReport(
        job,
        len(games),
        _rate(job, games),
        tuple(mixes),
        matrix,
        tuple(each.ratio for each in places),
        places,
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


def _rate(job: ArenaJob, games: Sequence[ArenaGame]) -> dict[str, Rating] | None:
    if job.players < 2 or not games or not can_rate():
        return None
    from rotonde.arena.plackett_luce import rate

    won: dict[tuple[int, ...], list[float]] = {}
    for game in games:
        seats = tuple(game.bots.count(id) for id in job.bots)
        wins = won.setdefault(seats, [0.0] * len(job.bots))
        for chair in game.winners:
            wins[job.bots.index(game.bots[chair])] += 1 / len(game.winners)
    return rate(job.bots, [Outcome(seats, tuple(wins)) for seats, wins in won.items()])


def can_rate() -> bool:
    """Whether the extra `ratings` is installed."""
    return find_spec("scipy") is not None


def _count_places(players: int, games: Sequence[ArenaGame]) -> tuple[PlaceResult, ...]:
    won = [0.0] * players
    for game in games:
        for chair in game.winners:
            won[game.places[chair]] += 1 / len(game.winners)
    count, found = len(games), []
    for wins in won:
        low, high = interval(wins, count)
        ratios = (round(each * players, 4) for each in (wins / max(count, 1), low, high))
        found.append(PlaceResult(round(wins, 4), *ratios))
    return tuple(found)


def _sum_up(spent: list[int]) -> Times:
    if not spent:
        return Times(0, 0.0, 0, 0, 0, 0)
    ranked = sorted(spent)
    count = len(ranked)
    p90, p99 = (ranked[min(count - 1, count * share // 100)] for share in (90, 99))
    return Times(count, round(sum(ranked) / count, 1), ranked[count // 2], p90, p99, ranked[-1])
