"""The board: what never changes during a match. Change the size first."""

from __future__ import annotations

from collections.abc import Sequence

TRACKS = 3
LENGTH = 3
PLACES = TRACKS * LENGTH
FREE, TOWER = -1, -2  # what a place holds if it is not the wagon of a seat

# YD-4: neighbours along a track, and across.
_PAIRS = (
    *((at, at + 1) for at in range(PLACES) if at % LENGTH < LENGTH - 1),
    *((at, at + LENGTH) for at in range(PLACES - LENGTH)),
)


def couplings(yard: Sequence[int], seat: int) -> list[tuple[int, int]]:
    """The pairs of neighbouring wagons of a seat."""
    return [pair for pair in _PAIRS if yard[pair[0]] == yard[pair[1]] == seat]


def spot(place: int) -> str:
    """The name of a place in the picture: for the picture, actions and events."""
    return f"place:{place // LENGTH},{place % LENGTH}"


def named(place: int) -> dict[str, int]:
    """A place as people count it: for messages."""
    return {"track": place // LENGTH + 1, "place": place % LENGTH + 1}
