"""How a match went, as the page is told it: what the analysis found, and how far it is."""

from __future__ import annotations

import msgspec

from rotonde.analysis.describe import MatchAnalysis, ToldMistake, ToldTurningPoint
from rotonde.analysis.review import CurvePoint, Mistake, SeatTotal, TurningPoint

__all__ = [
    "AnalysisProgress",
    "CurvePoint",
    "MatchAnalysis",
    "Mistake",
    "SeatTotal",
    "ToldMistake",
    "ToldTurningPoint",
    "TurningPoint",
]


class AnalysisProgress(msgspec.Struct, frozen=True, tag="analysis"):
    """The answer to `analysis`, again and again until it is complete."""

    progress: float
    """How much of the work is done, from 0 to 1."""
    running: bool
    """Whether more will come; ended before 1: it was given up, and can be asked for again."""
    found: MatchAnalysis | None
    """What is known by now; null: nothing new."""
