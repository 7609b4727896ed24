"""Measuring: contenders take turns, and the median of the rounds counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import median
from time import perf_counter
from typing import Any

TURNS = 10
_DEPTHS = 12
_COPIES_AT_ONCE = 20


@dataclass(frozen=True)
class Contender:
    """An engine in random play. Whatever it is, it is asked the same things."""

    name: str
    play: Callable[[], tuple[int, int]]
    """Play one match: how many decisions it took, and how many choices they had in all."""
    walk: Callable[[], Iterator[Any]] | None = None
    """Play one match, yielding the live object at each decision; None: not measured for copies."""


@dataclass(frozen=True)
class Figures:
    decisions_per_s: float
    games_per_s: float
    mean_legal: float
    copies_per_s: float | None = None


def measure(
    contenders: Sequence[Contender],
    *,
    seconds: float,
    rounds: int,
    tick: Callable[[], object],
    clock: Callable[[], float] = perf_counter,
) -> dict[str, Figures]:
    """The median figures of each, every contender having `seconds` a round for each figure."""
    moments = {c.name: _moments(c.walk) if c.walk is not None else [] for c in contenders}
    for contender in contenders:
        contender.play()  # what is built once is built now
    taken: dict[str, list[Figures]] = {contender.name: [] for contender in contenders}
    for _ in range(rounds):
        tallies = [_Tally(contender, moments[contender.name], clock) for contender in contenders]
        # Short turns within a round too: a busy second of the machine then hits all alike.
        for _ in range(TURNS):
            for tally in tallies:
                tally.take_turn(seconds / TURNS)
            tick()
        for tally in tallies:
            taken[tally.contender.name].append(tally.figures())
    return {name: _median(figures) for name, figures in taken.items()}


class _Tally:
    """What a contender did in one round."""

    def __init__(
        self, contender: Contender, moments: list[Any], clock: Callable[[], float]
    ) -> None:
        self.contender = contender
        self._clock = clock
        self._moments = moments
        self._decisions = self._choices = self._games = self._copies = 0
        self._playing = self._copying = 0.0

    def take_turn(self, seconds: float) -> None:
        self._play(seconds)
        if self._moments:
            self._copy(seconds)

    def figures(self) -> Figures:
        return Figures(
            self._decisions / self._playing,
            self._games / self._playing,
            self._choices / self._decisions,
            self._copies / self._copying if self._moments else None,
        )

    def _play(self, seconds: float) -> None:
        start, spent = self._clock(), 0.0
        while spent < seconds:
            decisions, choices = self.contender.play()
            self._decisions += decisions
            self._choices += choices
            self._games += 1
            spent = self._clock() - start
        self._playing += spent

    def _copy(self, seconds: float) -> None:
        start, spent = self._clock(), 0.0
        while spent < seconds:
            for moment in self._moments:
                for _ in range(_COPIES_AT_ONCE):
                    moment.copy()
            self._copies += _COPIES_AT_ONCE * len(self._moments)
            spent = self._clock() - start
        self._copying += spent


def _moments(walk: Callable[[], Iterator[Any]]) -> list[Any]:
    """One match at several depths, spread evenly."""
    length = sum(1 for _ in walk())
    step = max(1, length // _DEPTHS)
    return [live.copy() for live in islice(walk(), 0, None, step)]


def _median(figures: list[Figures]) -> Figures:
    copies = [f.copies_per_s for f in figures if f.copies_per_s is not None]
    return Figures(
        median(f.decisions_per_s for f in figures),
        median(f.games_per_s for f in figures),
        median(f.mean_legal for f in figures),
        median(copies) if copies else None,
    )
