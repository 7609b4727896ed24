"""An analysis in the words of a language."""

from __future__ import annotations

import msgspec

from rotonde.analysis.judge import Judge
from rotonde.analysis.review import (
    Analysis,
    CurvePoint,
    Mistake,
    SeatTotal,
    TurningPoint,
)
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words

_MOST_LINES = 4
"""Of what happened in a move."""


class ToldTurningPoint(msgspec.Struct, frozen=True):
    """A move that changed the chances."""

    found: TurningPoint
    lines: tuple[str, ...]
    """What happened,"""
    more: int
    """and how many lines were left out."""


class ToldMistake(msgspec.Struct, frozen=True):
    """A decision that cost its seat something, judged by what the seat could know."""

    found: Mistake
    played: str
    better: str
    reasons: tuple[str, ...]
    spots: tuple[str, ...]
    """Where the better choice lies."""


class MatchAnalysis(msgspec.Struct, frozen=True):
    """What is known of a match so far."""

    curve: tuple[CurvePoint, ...]
    """The last point is the result."""
    turning_points: tuple[ToldTurningPoint, ...]
    mistakes: tuple[ToldMistake, ...]
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


def _tell_mistake(judge: Judge, found: Mistake, words: Words) -> ToldMistake:
    table = judge.before(found.n)
    played, better = judge.decision(found.n).action, _read(table, found.better)
    reasons = table.game.help.hint_reasons(table.state, found.seat, [better])
    return ToldMistake(
        found,
        words.say(played.message(table.state)),
        words.say(better.message(table.state)),
        tuple(words.say(reason) for reason in reasons),
        tuple(better.spots(table.state)),
    )


def _read(table: Table, raw: object) -> Action:
    action: Action = table.game.rules.read_action(raw)
    return action


def _tell_point(judge: Judge, found: TurningPoint, words: Words) -> ToldTurningPoint:
    state = judge.table.state
    lines = [
        words.say(event.message(state))
        for n in judge.numbers(found.first, found.last)
        for event in judge.decision(n).events
    ]
    return ToldTurningPoint(
        found,
        tuple(lines[:_MOST_LINES]),
        max(0, len(lines) - _MOST_LINES),
    )
