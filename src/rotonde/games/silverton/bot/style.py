"""How a player leans: what first sight weighs, as numbers that differ from player to player."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """The weights of first sight among several players."""

    confidence: float = 1.1
    """What part of its expected yield a claim is taken for: those who wait are left behind."""
    longer: int = 3
    """Turns that the match goes on beyond the first look."""
    need: float = 0.15
    """What each dollar spent on a claim and its track must bring beyond itself."""
    short: float = 1.0
    """How much scarce money weighs: 1 is usual."""
    contest: float = 60.0
    """What is lost by a place where another player stands."""
    line: float = 0.6
    """What part of its worth a passenger line counts for that needs track first."""
    row: float = 0.2
    """The same for claims of the row that somebody else may take."""
    deck: float = 15.0
    """What an unseen card is worth to a player with money."""
    hold: float = 1.0
    """How much a unit kept is worth against one sold: 1 is usual."""
    winter: float = 0.3
    """What part of their worth goods lose that snow shuts in for a turn."""
    weighs_disputes: bool = False
    """Whether a place where others stand counts by the chance of its dice, instead of less by
    `contest`."""
    sees_end: bool = False
    """Whether a player works out who could reach the goal this turn: goods are sold while they can
    be, and nothing is bought that pays too late."""


USUAL = Style()
"""Of the levels that do not search."""
SHARP = Style(longer=1, weighs_disputes=True, sees_end=True)
"""Of the levels that search, and of everybody in imagined play."""
