"""An analysis in the words of a language."""

from __future__ import annotations

import msgspec

from rotonde.analysis.judge import Judge
from rotonde.analysis.review import Analysis, CurvePoint, Mistake, SeatTotal, TurningPoint
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words

_MOST_LINES = 4
"""Of what happened in a move."""


class DescribedMistake(msgspec.Struct, frozen=True):
    """A decision that cost something: what was done, what was better, and why."""

    n: int
    seat: int
    loss: float
    noise: float
    futures: int
    played: str
    better: str
    reasons: tuple[str, ...]
    spots: tuple[str, ...]
    """Where the better choice lies on the board."""


class DescribedPoint(msgspec.Struct, frozen=True):
    """A turning point and what happened there."""

    first: int
    last: int
    seat: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    swing: float
    lines: tuple[str, ...]
    more: int
    """How many lines were left out."""


class Described(msgspec.Struct, frozen=True):
    curve: tuple[CurvePoint, ...]
    turning_points: tuple[DescribedPoint, ...]
    mistakes: tuple[DescribedMistake, ...]
    totals: tuple[SeatTotal, ...]
    playouts: int
    complete: bool


def describe(judge: Judge, found: Analysis, words: Words) -> Described:
    """`words`: those of the match's table."""
    return Described(
        found.curve,
        tuple(_tell_point(judge, point, words) for point in found.turning_points),
        tuple(_tell_mistake(judge, mistake, words) for mistake in found.mistakes),
        found.totals,
        found.playouts,
        found.complete,
    )


def _tell_mistake(judge: Judge, found: Mistake, words: Words) -> DescribedMistake:
    table = judge.before(found.n)
    played, better = judge.decision(found.n).action, _read(table, found.better)
    reasons = table.game.help.hint_reasons(table.state, found.seat, [better])
    return DescribedMistake(
        found.n,
        found.seat,
        found.loss,
        found.noise,
        found.futures,
        words.say(played.message(table.state)),
        words.say(better.message(table.state)),
        tuple(words.say(reason) for reason in reasons),
        tuple(better.spots(table.state)),
    )


def _read(table: Table, raw: object) -> Action:
    action: Action = table.game.rules.read_action(raw)
    return action


def _tell_point(judge: Judge, found: TurningPoint, words: Words) -> DescribedPoint:
    state = judge.table.state
    lines = [
        words.say(event.message(state))
        for n in judge.numbers(found.first, found.last)
        for event in judge.decision(n).events
    ]
    return DescribedPoint(
        found.first,
        found.last,
        found.seat,
        found.before,
        found.after,
        found.swing,
        tuple(lines[:_MOST_LINES]),
        max(0, len(lines) - _MOST_LINES),
    )
