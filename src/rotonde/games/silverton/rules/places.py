"""Where crew stands. Rules compare places as numbers; `place_of` says what a number stands for."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, get_args

NOWHERE = -1
AT_OWN, AT_CLAIM, AT_LINE, AFTER_LINES = 1000, 2000, 3000, 4000
"""A segment to build has its own number; AT_OWN + a segment to take up, AT_CLAIM + a claim (0: the
deck), AT_LINE + a passenger line."""

PlaceKind = Literal["segment", "own", "claim", "line"]
PLACE_KINDS: tuple[PlaceKind, ...] = get_args(PlaceKind)


class Place(NamedTuple):
    """A place of crew: a segment to build, an own one to take up, a claim (0: the deck), a line."""

    kind: PlaceKind
    number: int


@cache
def place_of(code: int) -> Place:
    """What the number of a place stands for; crew that stands nowhere has none."""
    kind, number = divmod(code, AT_OWN)
    return Place(PLACE_KINDS[kind], number)
