"""Cities and towns: what is printed on their hexes, and where their cubes lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot
from typing import Final

from rotonde.games.steam_barons.presentation.drawing import shapes
from rotonde.games.steam_barons.presentation.drawing.layout import Point, text, toward
from rotonde.games.steam_barons.rules.components import SIDES, City, Map, opposite

TIP: Final = (0.0, 49.0)
"""Where a city's number is printed, or its growth marker put."""
BESIDE: Final = ((25.0, 29.0), (-25.0, 29.0))
"""Where that goes if the name of the next city lies there."""
DISC: Final = 9.6


Levels = tuple[tuple[Point, ...], ...]
"""Places of cubes, for few and for more."""

SCALE: Final = 1.484
"""Cubes lie on the map in one size: their letters are as large as names from afar."""

# Clear of the plate above, and of the owners' signs that stand just beyond every side. Many cubes
# stand closer, each leaving the letter of the one before in sight.
_CITY: Final = (
    ((1, 3, 32.6),),
    ((1, 4, 24.2),),
    ((-3.4, 3, 32.6), (27.4, 2, 32.6)),
    ((-3.4, 4, 24.2), (26, 3, 24.2)),
    ((-7, 4, 24.2), (15, 4, 24.2), (37, 2, 34)),
)
"""Rows: how far down, how many cubes, how far apart."""
# Above the disc, clear of signs on the upper sides.
_TOWN: Final = (((-27, 1, 0),), ((-25, 2, 24.6),), ((-25, 3, 24.6),), ((-42, 3, 22), (-23, 4, 22)))
_LIFT: Final = -1.2
_TALLEST: Final = 3
"""A pile of cubes of one colour: how far each stands over the one below, and when it ends."""


@cache
def _levels(rows: tuple[tuple[tuple[float, int, float], ...], ...]) -> Levels:
    return tuple(
        tuple(
            (step * (place - (count - 1) / 2), y)
            for y, count, step in lines
            for place in range(count)
        )
        for lines in rows
    )


def town_levels() -> Levels:
    return _levels(_TOWN)


def city_levels(sides: Iterable[int] = ()) -> Levels:
    """Where cubes lie in a city with rail symbols on these sides."""
    signs = [shifted_symbol(side) for side in sides]
    return tuple(
        tuple((x, y) for x, y in at if all(hypot(x - a, y - b) > _CLEAR for a, b in signs))
        for at in _levels(_CITY)
    )


_CLEAR: Final = 25.0
"""How far from the end of a rail symbol a cube lies at least."""


def places(levels: Levels, cubes: tuple[int, ...]) -> tuple[Point, ...]:
    """Where cubes of these colours lie; too many to lie beside each other are piled by colour."""
    if len(cubes) <= len(levels[-1]):
        return slots(levels, len(cubes))
    kinds = sorted(set(cubes))
    feet = slots(levels, len(kinds))
    found: list[Point] = []
    for at, colour in enumerate(cubes):
        x, y = feet[kinds.index(colour) % len(feet)]
        high = min(_TALLEST, cubes[:at].count(colour))
        found.append((x, y + _LIFT * high))
    return tuple(found)


def slots(levels: Levels, count: int) -> tuple[Point, ...]:
    """Places for so many cubes, as loosely as they fit."""
    return _centred(next((level for level in levels if len(level) >= count), levels[-1]), count)


@cache
def _centred(at: tuple[Point, ...], count: int) -> tuple[Point, ...]:
    """The last row stands in the middle of its places."""
    taken = at[:count]
    last = [x for x, y in at if taken and y == taken[-1][1]]
    used = sum(y == taken[-1][1] for _, y in taken) if taken else 0
    shift = (last[-1] - last[used - 1]) / 2 if used else 0.0
    return tuple((x + shift, y) if y == taken[-1][1] else (x, y) for x, y in taken)


def symbol_at(side: int) -> Point:
    """The middle of a rail symbol: level ones stand low, to leave the names their room."""
    x, y = toward(side, 52)
    return (x, y + 17) if side % 3 == 0 else (x, y)


def shifted_symbol(side: int) -> Point:
    """The end of a symbol that lies in the hex."""
    x, y = toward(side, 47)
    return (x, y + 17) if side % 3 == 0 else (x, y)


def symbol_sides(drawn: Map) -> dict[str, list[int]]:
    """Per hex of a city the sides with a rail symbol."""
    where = {city.name: city.hex for city in drawn.cities}
    found: dict[str, list[int]] = {}
    for symbol in drawn.symbols:
        one, other = (where[name] for name in symbol.cities)
        side = side_between(drawn, one, other)
        found.setdefault(one, []).append(side)
        found.setdefault(other, []).append(opposite(side))
    return found


def side_between(drawn: Map, one: str, other: str) -> int:
    beyond = drawn.beyond[drawn.index[one]]
    return next(side for side in range(SIDES) if beyond[side] == drawn.index[other])


TOWN: Final = f'<circle class="paper-light heavy" r="{DISC}"/><circle class="ink" r="3.4"/>'
MARKER: Final = 9.0
GROWTH: Final = (
    f'<circle class="brass sb-edge" r="{MARKER:g}"/>'
    '<path class="mark-dark" d="M-6 .6 0-6 6 .6H4.4V5.4H1.4V1.6H-1.4V5.4H-4.4V.6Z"/>'
)
"""A house on a brass disc: this city has grown."""


def city(place: City, numbered: bool) -> str:
    """A printed city, about the middle of its hex; its name is a label of its own."""
    out = shapes.city(place.colour)
    if numbered:
        out += '<circle class="paper-light sb-edge" cy="48" r="7.2"/>'
        out += text(str(place.cubes), "sb-fig mid sb-near", (0, 52.6), 13.4)
    else:
        out += '<circle class="sb-growth" cy="48" r="6.4"/>'
    return out
