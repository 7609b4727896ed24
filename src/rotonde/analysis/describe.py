"""An analysis in the words of a language."""

from __future__ import annotations

import msgspec

from rotonde.analysis.judge import Judge
from rotonde.analysis.review import (
    Analysis,
    CurvePoint,
    FoundMistake,
    FoundTurningPoint,
    SeatTotal,
)
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words

_MOST_LINES = 4
"""Of what happened in a move."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move that changed the chances."""

    first: int
    last: int
    """Its first and its last entry."""
    seat: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    swing: float
    """The largest change."""
    lines: tuple[str, ...]
    """What happened,"""
    more: int
    """and how many lines were left out."""


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost its seat something, judged by what the seat could know."""

    n: int
    seat: int
    loss: float
    """Of a win, from 0 to 1."""
    noise: float
    futures: int
    played: str
    better: str
    reasons: tuple[str, ...]
    spots: tuple[str, ...]
    """Where the better choice lies."""


class MatchAnalysis(msgspec.Struct, frozen=True):
    """What is known of a match so far."""

    curve: tuple[CurvePoint, ...]
    """The last point is the result."""
    turning_points: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake, ...]
    """The costliest first."""
    totals: tuple[SeatTotal, ...]
    """By seat."""
    playouts: int
    """How many futures were played."""
    complete: bool


def describe(judge: Judge, found: Analysis, words: Words) -> MatchAnalysis:
    """`words`: those of the match's table."""
    return MatchAnalysis(
        found.curve,
        tuple(_tell_point(judge, point, words) for point in found.turning_points),
        tuple(_tell_mistake(judge, mistake, words) for mistake in found.mistakes),
        found.totals,
        found.playouts,
        found.complete,
    )


def _tell_mistake(judge: Judge, found: FoundMistake, words: Words) -> Mistake:
    table = judge.before(found.n)
    played, better = judge.decision(found.n).action, _read(table, found.better)
    reasons = table.game.help.hint_reasons(table.state, found.seat, [better])
    return Mistake(
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


def _tell_point(judge: Judge, found: FoundTurningPoint, words: Words) -> TurningPoint:
    state = judge.table.state
    lines = [
        words.say(event.message(state))
        for n in judge.numbers(found.first, found.last)
        for event in judge.decision(n).events
    ]
    return TurningPoint(
        found.first,
        found.last,
        found.seat,
        found.before,
        found.after,
        found.swing,
        tuple(lines[:_MOST_LINES]),
        max(0, len(lines) - _MOST_LINES),
    )
