"""Cities and towns: what is printed on their hexes, and where their cubes lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot
from typing import Final, NamedTuple

from rotonde.games.steam_barons.drawing import shapes
from rotonde.games.steam_barons.drawing.plan import Area, Point, rect, text, toward
from rotonde.games.steam_barons.rules.contents import SIDES, City, Map, opposite
from rotonde.kernel.letters import fitted, width
from rotonde.kernel.scene import number

PLATE: Final = (-27.0, -4.0)
"""The top and the bottom of a city's name."""
NAME: Final = (13.0, 31.0)
"""The same for a town's."""
TIP: Final = (0.0, 49.0)
"""Where a city's number is printed, or its growth marker put."""
DISC: Final = 9.6


class Slots(NamedTuple):
    scale: float
    at: tuple[Point, ...]


Levels = tuple[Slots, ...]

_CITY: Final = (
    (0.9, ((11, 4, 20), (31, 3, 20))),
    (0.68, ((7, 6, 15.2), (22.2, 5, 15.2), (37.4, 3, 15.2))),
    (0.5, ((5, 8, 11.4), (16.4, 7, 11.4), (27.8, 6, 11.4), (39, 3, 11.4))),
    (0.34, tuple((y, 11 - y // 8, 7.8) for y in range(3, 42, 8))),
)
"""Sizes of cubes; for each its rows: how far down, how many, how far apart."""
_TOWN: Final = (
    (0.9, ((-26, 1, 0),)),
    (0.6, ((-25, 2, 14),)),
    (0.42, ((-32, 3, 9.6), (-21, 2, 9.6))),
    (0.3, ((-40, 4, 7), (-33, 4, 7), (-26, 3, 7), (-19, 2, 7))),
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
                if all(hypot(x - a, y - b) > 10 + 11 * scale for a, b in signs)
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


def plate_area(name: str) -> Area:
    """The name of a city, about the middle of its hex."""
    half = width(name, "bold", plate_size(name)) / 2 + 5
    return -half, PLATE[0], half, PLATE[1]


def plate_size(name: str) -> float:
    return fitted(name, 86, 20)


def plate(name: str) -> str:
    size = plate_size(name)
    return f'<path class="sb-plate" d="{rect(plate_area(name))}"/>' + text(
        name, "sb-cn", (0, -15.5 + size * 0.31), size
    )


def town_size(name: str) -> float:
    return fitted(name, 98, 19, "italic")


def town_area(name: str) -> Area:
    half = width(name, "italic", town_size(name)) / 2
    return -half, NAME[0], half, NAME[1]


def town_name(name: str) -> str:
    return text(name, "sb-tn", (0, 26.5), town_size(name))


TOWN: Final = f'<circle class="paper-light heavy" r="{DISC}"/><circle class="ink" r="3.4"/>'
GROWTH: Final = (
    '<circle class="brass sb-edge" r="9"/>'
    '<path class="mark-dark" d="M-6 .6 0-6 6 .6H4.4V5.4H1.4V1.6H-1.4V5.4H-4.4V.6Z"/>'
)
"""A house on a brass disc: this city has grown."""


def badge(colour: str) -> str:
    """The sign of a colour, large."""
    return (
        '<g transform="translate(0 -40) scale(1.04)">'
        f'<path class="sb-side" d="{shapes.OUTLINES[colour]}" transform="translate(1.4 1.6)"/>'
        f'<path class="sb-g-{colour} sb-rimmed" d="{shapes.OUTLINES[colour]}"/>'
        + shapes.letter(colour)
        + "</g>"
    )


def port_at(sides: Iterable[int]) -> Point:
    """The anchor stands where no symbol does."""
    return (24.0, -34.0) if 2 in sides else (-24.0, -34.0)


def city(place: City, name: str, sides: Iterable[int], numbered: bool) -> str:
    """A printed city, about the middle of its hex."""
    out = shapes.city(place.colour) + badge(place.colour)
    if place.port:
        x, y = port_at(sides)
        out += (
            f'<g transform="translate({number(x)} {number(y)})"><circle class="paper-light sb-edge"'
            f' r="8.6"/><path class="ink" fill-rule="evenodd" transform="scale(.72)" '
            f'd="{shapes.ANCHOR}"/></g>'
        )
    out += plate(name)
    if numbered:
        out += '<circle class="paper-light sb-edge" cy="48" r="7.2"/>'
        out += text(str(place.cubes), "sb-fig mid", (0, 52.4), 12.5)
    else:
        out += '<circle class="sb-growth" cy="48" r="6.4"/>'
    return out
