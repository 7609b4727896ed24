"""What is known of a match as it is judged, ever more closely.

A review hands out jobs, round by round, and takes what came of them, in any order and from any
process: first a rough curve, then every choice on few futures, then the doubtful ones on more. It
can be asked at any time what it has found.

The better choice is picked on earlier futures and measured on the last ones: picked and measured on
the same, the luckiest would win.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from rotonde.analysis.judge import Job, Judged, Outline

_ROUGH, _FINE = 2, 6
"""Futures for each point of the curve, at first and then."""
_SIFT = 4
"""Futures for every choice of the match."""
_CLOSER = ((24, 3, 12), (10, 2, 32))
"""How many decisions are looked at more closely, against how many others, on how many futures."""
_FUTURES_OF_A_JOB = 4
"""So that no job takes long."""
_FEWEST_FOR_NOISE = 4
"""Fewer futures do not tell how far apart they may lie: no turning points from a rough curve."""
_FEWEST_FUTURES = 8
"""Fewer are no evidence of a mistake."""
_WEIGHTS = (1, 8, 3, 4, 4)
"""About how the work is spread over the rounds."""
_LEAST_LOSS, _SURE = 0.02, 1.5
"""What a decision must have cost to be told, in shares of a win and in its noise."""
_LEAST_SWING, _SURE_SWING = 0.08, 1.5
_MOST_TOLD = 8


class CurvePoint(msgspec.Struct, frozen=True):
    """Where a match stood before an entry."""

    n: int
    chances: tuple[float, ...]
    """By seat, from 0 to 1; alone, how good the result will be."""
    noise: float
    """The largest standard error among them."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move after which the chances were others, in no language yet."""

    first: int
    last: int
    """The entries of its first and its last decision."""
    seat: int
    """Whose move it was."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    swing: float
    """The largest change among the seats."""


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost its seat something, in no language yet."""

    n: int
    seat: int
    played: Any
    better: Any
    loss: float
    """In shares of a win."""
    noise: float
    futures: int


class SeatTotal(msgspec.Struct, frozen=True):
    """What a seat gave away."""

    decisions: int
    """Between several choices."""
    judged: int
    mistakes: int
    loss: float


class Analysis(msgspec.Struct, frozen=True):
    """What is known of a match so far."""

    curve: tuple[CurvePoint, ...]
    turning_points: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake, ...]
    totals: tuple[SeatTotal, ...]
    playouts: int
    complete: bool


class _Row(NamedTuple):
    """A choice and what it brought its seat, by future."""

    action: Any
    values: dict[int, float]


class Review:
    """The state of an analysis."""

    def __init__(self, outline: Outline, effort: int = 1) -> None:
        choices = outline.choices
        self._choices = choices
        self._players = outline.players
        self._result = outline.result
        self._smooth = outline.smooth
        self._sharpness = outline.sharpness
        self._effort = effort
        self._seats = {each.n: each.seat for each in choices}
        self._moves = [each for each in choices if each.begins]
        self._several = [each.n for each in choices if each.several]
        self._curve: dict[int, dict[int, tuple[float, ...]]] = {}
        self._rows: dict[int, list[_Row]] = {}
        self._fresh: dict[int, int] = {}
        """By decision the first future of its last round."""
        self._round = 0
        self._jobs = self._done = 0
        """Of this round."""
        self._playouts = 0

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self._round == 0:
            return 0.0
        if self._round > len(_WEIGHTS):
            return 1.0
        part = self._done / self._jobs if self._jobs else 1.0
        spent = sum(_WEIGHTS[: self._round - 1]) + _WEIGHTS[self._round - 1] * part
        return spent / sum(_WEIGHTS)

    def next_round(self) -> list[Job] | None:
        """The next jobs, once all of the last round are done; None: there is nothing more to do."""
        at = self._round
        self._round += 1
        if at >= len(_WEIGHTS):
            return None
        jobs = self._list_jobs(at)
        self._jobs, self._done = len(jobs), 0
        return jobs

    def _list_jobs(self, at: int) -> list[Job]:
        if at == 0:
            return [Job(move.n, 0, _ROUGH, ()) for move in self._moves]
        if at == 1:
            return [Job(n, 0, _SIFT) for n in self._several]
        if at == 2:
            return [Job(move.n, _ROUGH, _FINE * self._effort, ()) for move in self._moves]
        return self._look_closer(*_CLOSER[at - 3])

    def _look_closer(self, most: int, others: int, futures: int) -> list[Job]:
        ranked = sorted(self._rows, key=lambda n: (-self._hope(n), n))
        jobs = []
        for n in ranked[: most * self._effort]:
            if self._hope(n) <= 0:
                break
            played, *rest = self._rows[n]
            rest.sort(key=lambda row: -_mean(row.values.values()))
            first = 1 + max(played.values)
            actions = tuple(row.action for row in (played, *rest[:others]))
            self._fresh[n] = first
            end = first + futures * self._effort
            jobs += [
                Job(n, at, min(_FUTURES_OF_A_JOB, end - at), actions)
                for at in range(first, end, _FUTURES_OF_A_JOB)
            ]
        return jobs

    def _hope(self, n: int) -> float:
        """By how much another choice may have been better, with the benefit of the doubt."""
        played, *rest = self._rows[n]
        found = -1.0
        for row in rest:
            gain, noise = _gain(row.values, played.values, 0)
            found = max(found, gain + 0.5 * noise)
        return found if played.values else -1.0

    def take(self, judged: Judged) -> None:
        """What came of a job."""
        self._done += 1
        self._playouts += sum(map(len, judged.values))
        if not judged.actions:
            points = self._curve.setdefault(judged.n, {})
            for at, chances in enumerate(judged.values[0]):
                points[judged.first + at] = chances
            return
        seat = self._seats[judged.n]
        rows = self._rows.setdefault(judged.n, [_Row(each, {}) for each in judged.actions])
        for action, values in zip(judged.actions, judged.values, strict=True):
            row = next(row for row in rows if row.action == action)
            for at, chances in enumerate(values):
                row.values[judged.first + at] = chances[seat]

    # What is known

    def find(self) -> Analysis:
        curve = self._find_curve()
        mistakes = self._find_mistakes()
        return Analysis(
            curve,
            self._find_turning_points(curve),
            tuple(mistakes[:_MOST_TOLD]),
            tuple(self._count(seat, mistakes) for seat in range(self._players)),
            self._playouts,
            self._round > len(_WEIGHTS),
        )

    def _find_curve(self) -> tuple[CurvePoint, ...]:
        raw = [
            (move.n, list(self._curve[move.n].values()))
            for move in self._moves
            if self._curve.get(move.n)
        ]
        means = [
            tuple(_mean([each[seat] for each in values]) for seat in range(self._players))
            for _, values in raw
        ]
        found = []
        for at, (n, values) in enumerate(raw):
            # A round of moves: everybody has been the one to move just as often.
            near = means[at : at + self._smooth]
            chances = _sharpen(
                [_mean([each[seat] for each in near]) for seat in range(self._players)],
                self._sharpness,
            )
            noise = max(_error([each[seat] for each in values]) for seat in range(self._players))
            noise /= math.sqrt(len(near))
            found.append(CurvePoint(n, chances, round(noise, 4)))
        if self._result is not None and self._choices:
            found.append(CurvePoint(self._choices[-1].n + 1, self._result, 0.0))
        return tuple(found)

    def _find_turning_points(self, curve: Sequence[CurvePoint]) -> tuple[TurningPoint, ...]:
        before = {each.n: at for at, each in enumerate(self._choices)}
        found = []
        for one, two in pairwise(curve):
            swing = max(abs(b - a) for a, b in zip(one.chances, two.chances, strict=True))
            last = self._choices[before.get(two.n, len(self._choices)) - 1].n
            noise = math.hypot(one.noise, two.noise)
            if swing >= max(_LEAST_SWING, _SURE_SWING * noise):
                seat = self._seats[one.n]
                about = (one.n, last, seat, one.chances, two.chances, round(swing, 4))
                found.append(TurningPoint(*about))
        found.sort(key=lambda point: (-point.swing, point.first))
        return tuple(sorted(found[:_MOST_TOLD], key=lambda point: point.first))

    def _find_mistakes(self) -> list[Mistake]:
        found = []
        for n, first in self._fresh.items():
            played, *rest = self._rows[n]
            tried = [row for row in rest if any(at >= first for at in row.values)]
            futures = sum(at >= first for at in played.values)
            if not tried or futures < _FEWEST_FUTURES:
                continue  # not done yet
            better = max(tried, key=lambda row: _mean(_until(row.values, first)))
            loss, noise = self._cost(better, played, first)
            if loss >= _LEAST_LOSS and loss >= _SURE * noise:
                about = (n, self._seats[n], played.action, better.action)
                found.append(Mistake(*about, round(loss, 4), round(noise, 4), futures))
        found.sort(key=lambda mistake: (-mistake.loss, mistake.n))
        return self._keep_one_of_each_move(found)

    def _cost(self, better: _Row, played: _Row, first: int) -> tuple[float, float]:
        """What the choice that was made cost, as a chance of winning, and the noise of that."""
        gain, noise = _gain(better.values, played.values, first)
        low = _mean(value for at, value in played.values.items() if at >= first)
        loss = self._chance(low + gain) - self._chance(low)
        return loss, noise * (loss / gain if gain else 1.0)

    def _chance(self, share: float) -> float:
        return find_chance(share, self._players, self._sharpness)

    def _keep_one_of_each_move(self, found: Sequence[Mistake]) -> list[Mistake]:
        """The worst: the decisions of a move often miss the same thing one after the other."""
        begins = [move.n for move in self._moves]
        kept: dict[int, Mistake] = {}
        for mistake in found:
            kept.setdefault(bisect_right(begins, mistake.n), mistake)
        return list(kept.values())

    def _count(self, seat: int, mistakes: Sequence[Mistake]) -> SeatTotal:
        own = [mistake for mistake in mistakes if mistake.seat == seat]
        return SeatTotal(
            sum(self._seats[n] == seat for n in self._several),
            sum(self._seats[n] == seat for n in self._rows),
            len(own),
            round(sum(mistake.loss for mistake in own), 4),
        )


def find_chance(share: float, players: int, sharpness: float) -> float:
    """The chance of a seat with this share of a win, if the others share the rest evenly."""
    others = players - 1
    if not others:
        return share
    return _sharpen([share, *[(1.0 - share) / others] * others], sharpness)[0]


def _sharpen(shares: Sequence[float], sharpness: float) -> tuple[float, ...]:
    """Shares of a win as chances of it; alone, as they are."""
    if len(shares) == 1:
        return (round(shares[0], 4),)
    weights = [max(0.0, share) ** sharpness for share in shares]
    total = sum(weights)
    return tuple(round(weight / total, 4) for weight in weights)


def _until(values: dict[int, float], first: int) -> list[float]:
    return [value for at, value in values.items() if at < first]


def _gain(better: dict[int, float], other: dict[int, float], first: int) -> tuple[float, float]:
    """How much better a choice did from a future on, and the standard error of that."""
    gains = [value - other[at] for at, value in better.items() if at >= first and at in other]
    return (_mean(gains), _error(gains)) if gains else (0.0, math.inf)


def _mean(values: Iterable[float]) -> float:
    known = list(values)
    return math.fsum(known) / max(1, len(known))  # exact: jobs end in any order


def _error(values: Sequence[float]) -> float:
    count = len(values)
    if count < _FEWEST_FOR_NOISE:
        return 1.0
    mean = _mean(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
