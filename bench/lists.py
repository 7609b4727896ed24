"""How long a fresh legal list takes late in a match: its 99th percentile.

Matches are played by the game's heuristic actions, then played again from their record on a table
whose data count as its own, so that nothing a game remembers about its board is left from the first
time. What counts is a decision of the last quarter and the
first `legal` after it, since a game may work its list out in either; in processor time, for a busy
machine does not make a list any longer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from time import thread_time

import rotonde
from rotonde.kernel.data import folder_of

_LATE = 0.75


@dataclass(frozen=True)
class Late:
    """Matches in which lists are long: of how many players, by which options, how many of them."""

    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    bar_ms: float = 2.0
    matches: int = 2


def late_lists(game: str, late: Late, matches: int | None = None) -> dict[str, float]:
    """Milliseconds, in the middle and at worst but for one in a hundred, and the longest list."""
    taken: list[float] = []
    longest = 0
    for seed in range(matches or late.matches):
        for seconds, length in _timed(game, late, seed):
            taken.append(seconds)
            longest = max(longest, length)
    taken.sort()
    return {
        "p50_ms": _ms(taken[len(taken) // 2]),
        "p99_ms": _ms(taken[min(len(taken) - 1, len(taken) * 99 // 100)]),
        "max_ms": _ms(taken[-1]),
        "lists": len(taken),
        "longest": longest,
        "bar_ms": late.bar_ms,
    }


def _timed(game: str, late: Late, seed: int) -> Iterator[tuple[float, int]]:
    decisions = _recorded(game, late, seed).decisions
    table = rotonde.start(
        game, late.seats, seed=seed, options=late.options, data=_own_data(game, seed)
    )
    before = thread_time()
    for number, decision in enumerate(decisions):
        legal = table.legal(decision.seat)
        if number >= _LATE * len(decisions):
            yield thread_time() - before, len(legal)
        before = thread_time()
        table.play(decision.seat, decision.action)


def _recorded(game: str, late: Late, seed: int) -> rotonde.Table:
    table = rotonde.start(game, late.seats, seed=seed, options=late.options)
    choose = rotonde.game(game).bot.heuristic_action
    while to_act := table.to_act:
        legal = table.legal(to_act[0])
        table.play(to_act[0], choose(table.state, to_act[0], legal))
    return table


def _own_data(game: str, seed: int) -> dict[str, str]:
    """The game's own data, of which nothing is known yet."""
    files = folder_of(rotonde.game(game).info.folder / "data")
    return {name: f"{text}\n# bench {seed}\n" for name, text in files.items()}


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 3)
