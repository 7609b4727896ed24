"""How a match went: who was ahead when, where it turned, and which decisions cost most.

Every decision is judged by what its seat could know: positions are guesses, as bots get them.
"""

from rotonde.analysis.describe import MatchAnalysis, describe
from rotonde.analysis.judge import Choices, Job, Judge, Judged, Outline
from rotonde.analysis.review import Analysis, Review

__all__ = [
    "Analysis",
    "Choices",
    "Job",
    "Judge",
    "Judged",
    "MatchAnalysis",
    "Outline",
    "Review",
    "describe",
]
