"""Cities and towns: what is printed on their hexes, and where their cubes lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot
from typing import Final, NamedTuple

from rotonde.games.steam_barons.presentation.drawing import shapes
from rotonde.games.steam_barons.presentation.drawing.layout import Point, text, toward
from rotonde.games.steam_barons.rules.components import SIDES, City, Map, opposite

TIP: Final = (0.0, 49.0)
"""Where a city's number is printed, or its growth marker put."""
DISC: Final = 9.6


class Slots(NamedTuple):
    scale: float
    at: tuple[Point, ...]


Levels = tuple[Slots, ...]

# Clear of the plate above, and of the owners' signs that stand just beyond every side.
_CITY: Final = (
    (1.48, ((-4.8, 3, 30.6), (25.6, 2, 30.6))),
    (1.1, ((-8.2, 4, 22.8), (14.6, 4, 22.8), (37.2, 1, 22.8))),
    (0.78, ((-11, 5, 16.2), (5.2, 5, 16.2), (21.4, 5, 16.2), (37.6, 2, 16.2))),
    (0.5, (*((y, 8, 10.5) for y in (-13, -2.5, 8, 18.5, 29)), (39.5, 3, 10.5))),
)
"""Sizes of cubes; for each its rows: how far down, how many, how far apart."""
# Above the disc, clear of signs on the upper sides.
_TOWN: Final = (
    (1.4, ((-27, 1, 0),)),
    (1.0, ((-21.2, 2, 21),)),
    (0.78, ((-36.2, 1, 16.2), (-20, 3, 16.2))),
    (0.5, ((-41, 2, 10.5), (-30.5, 2, 10.5), (-20, 6, 10.5))),
    (0.3, ((-40, 4, 7), (-33, 4, 7), (-26, 8, 7), (-19, 9, 7))),
)


@cache
def _levels(rows: tuple[tuple[float, tuple[tuple[float, int, float], ...]], ...]) -> Levels:
    return tuple(
        Slots(
            scale,
            tuple(
                (step * (place - (count - 1) / 2), y)
                for y, count, step in lines
                for place in range(count)
            ),
        )
        for scale, lines in rows
    )


def town_levels() -> Levels:
    return _levels(_TOWN)


def city_levels(sides: Iterable[int] = ()) -> Levels:
    """Where cubes lie in a city with rail symbols on these sides."""
    signs = [shifted_symbol(side) for side in sides]
    return tuple(
        Slots(
            scale,
            tuple(
                (x, y)
                for x, y in at
                if all(hypot(x - a, y - b) > 12 + 11 * scale for a, b in signs)
            ),
        )
        for scale, at in _levels(_CITY)
    )


def slots(levels: Levels, count: int) -> tuple[float, tuple[Point, ...]]:
    """The largest size at which so many cubes fit, and their places."""
    fit = next((level for level in levels if len(level.at) >= count), levels[-1])
    return fit.scale, _centred(fit.at, count)


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
GROWTH: Final = (
    '<circle class="brass sb-edge" r="9"/>'
    '<path class="mark-dark" d="M-6 .6 0-6 6 .6H4.4V5.4H1.4V1.6H-1.4V5.4H-4.4V.6Z"/>'
)
"""A house on a brass disc: this city has grown."""


def city(place: City, numbered: bool) -> str:
    """A printed city, about the middle of its hex; its name is a label of its own."""
    out = shapes.city(place.colour)
    if numbered:
        out += '<circle class="paper-light sb-edge" cy="48" r="7.2"/>'
        out += text(str(place.cubes), "sb-fig mid", (0, 52.4), 12.5)
    else:
        out += '<circle class="sb-growth" cy="48" r="6.4"/>'
    return out
