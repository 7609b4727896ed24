"""How a match went, as the page is told it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class CurvePoint(msgspec.Struct, frozen=True):
    """Where a match stood before an entry."""

    n: int
    chances: Sequence[float]
    """By seat, from 0 to 1; alone, how good the result will be."""
    noise: float
    """The largest standard error among them."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move that changed the chances."""

    first: int
    last: int
    """Its first and its last entry."""
    seat: int
    before: Sequence[float]
    after: Sequence[float]
    swing: float
    """The largest change."""
    lines: Sequence[str]
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
    reasons: Sequence[str]
    spots: Sequence[str]
    """Where the better choice lies."""


class SeatTotal(msgspec.Struct, frozen=True):
    """What a seat gave away."""

    decisions: int
    """Between several choices."""
    judged: int
    mistakes: int
    loss: float


class MatchAnalysis(msgspec.Struct, frozen=True):
    """What is known of a match so far."""

    curve: Sequence[CurvePoint]
    """The last point is the result."""
    turning_points: Sequence[TurningPoint]
    mistakes: Sequence[Mistake]
    """The costliest first."""
    totals: Sequence[SeatTotal]
    """By seat."""
    playouts: int
    """How many futures were played."""
    complete: bool


class AnalysisProgress(msgspec.Struct, frozen=True, tag="analysis"):
    """The answer to `analysis`, again and again until it is complete."""

    progress: float
    """How much of the work is done, from 0 to 1."""
    running: bool
    """Whether more will come; ended before 1: it was given up, and can be asked for again."""
    found: MatchAnalysis | None
    """What is known by now; null: nothing new."""
