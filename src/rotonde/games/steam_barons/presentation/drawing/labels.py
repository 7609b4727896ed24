"""The names of cities and towns. Seen from afar they grow beyond their hex, to stay readable.

A city's plate carries the sign of its colour, and an anchor if it is a port.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from rotonde.games.steam_barons.presentation.drawing import shapes
from rotonde.games.steam_barons.presentation.drawing.layout import (
    HALF,
    Area,
    Point,
    box,
    rect,
    text,
)
from rotonde.games.steam_barons.presentation.drawing.stops import symbol_sides
from rotonde.games.steam_barons.rules.components import Map
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.text_metrics import fit_size, width

PLATE: Final = -20.0
"""The bottom of a city's plate: it grows upward, away from the cubes."""
NAME: Final = 13.0
"""The top of a town's name: it grows downward, away from the disc."""
_ROOM: Final = 92.0
_PAD: Final = 4.0
_SIGN: Final = 1.1
"""How wide a sign is on a plate, in sizes of its letters; so with the anchor."""
_LINE: Final = 1.1
"""How high a line is, in sizes of its letters."""
_START: Final = {1: 38.0, 2: -14.0}
"""Where a plate begins, seen from afar, to the right of a rail symbol on that side."""
_CITY, _TOWN = 30.0, 27.0
"""How large letters grow: a town's name must end above the plates of the next row."""
_LEAST: Final = 24.5
"""How large they must be able to grow, to be read where one sees all of the sheet."""


_REACH: Final = 130.0
"""How far from its hex's middle a long name reaches."""


_CLEAR: Final = 24.0
"""From this size on a plate begins to the right of a rail symbol above it."""


class Label(NamedTuple):
    """A name as it is printed about the middle of its hex."""

    name: str
    size: float
    most: float
    area: Area
    """What it covers seen from near."""
    hold: Point
    """The point that stays where it is as the label grows."""

    def grow(self, size: float | None = None) -> Area:
        """What it covers seen from afar, with letters of this size; None: the largest."""
        by = (size or self.most) / self.size
        (x, y), (left, top, right, bottom) = self.hold, self.area
        return x + (left - x) * by, y + (top - y) * by, x + (right - x) * by, y + (bottom - y) * by

    def draw(self, body: str) -> str:
        x, y = self.hold
        return (
            f'<g class="far" style="--size:{number(self.size)};--most:{self.most:g};'
            f'transform-origin:{number(x)}px {number(y)}px">{body}</g>'
        )


def of_city(name: str, port: bool = False, lean: int = 0, sides: Collection[int] = ()) -> Label:
    """A plate; one that leans grows to the left (-1) or to the right (1) alone.

    It keeps clear of rail symbols on the sides above it.
    """
    above = [start for side, start in _START.items() if side in sides]
    wide = width(name, "bold", 1) + _SIGN * (1 + port)
    size = min(13.6 if above else 19.0, int(10 * (_ROOM - 2 * _PAD) / wide) / 10)
    half = wide * size / 2 + _PAD
    hold = -lean * half
    if above:
        by = _CLEAR / size
        hold = (max(above) + half * by) / (1 - by)
    return Label(name, size, _CITY, (-half, PLATE - _LINE * size, half, PLATE), (hold, PLATE))


def of_town(name: str, lean: int = 0) -> Label:
    size = fit_size(name, 98, 19, "italic")
    half = width(name, "italic", size) / 2
    area = (-half, NAME, half, NAME + 0.94 * size)
    return Label(name, size, _TOWN, area, (-lean * half, NAME))


def plate(label: Label, colour: str, initial: str, port: bool = False) -> str:
    left, top, right, bottom = label.area
    size, middle = label.size, (top + bottom) / 2
    sign = _SIGN * size
    base = middle + size * 0.31
    start = left + _PAD + sign
    end = right - _PAD - (sign if port else 0)
    out = f'<path class="sb-plate" d="{rect(label.area)}"/>'
    out += _at((left + _PAD + sign * 0.38, middle), size / 21, _sign(colour, initial))
    out += text(label.name, "sb-cn", ((start + end) / 2, base), size)
    if port:
        anchor = f'<path class="ink" fill-rule="evenodd" d="{shapes.ANCHOR}"/>'
        out += _at((right - _PAD - sign * 0.36, middle), size / 24, anchor)
    return label.draw(out)


def town(label: Label) -> str:
    top = label.area[1]
    return label.draw(text(label.name, "sb-tn", (0, top + 0.72 * label.size), label.size))


def leans(drawn: Map) -> dict[str, int]:
    """Per hex of a stop the way its name grows: away from what lies beside it in the same row.

    That is another stop, or a space of the Goods Supply to its right.
    """
    stops = [*(city.hex for city in drawn.cities), *(town.hex for town in drawn.towns)]
    at = {id: drawn.hex(id).at for id in stops}
    spaces = [box(at, drawn.supply.box) for at in drawn.supply.at]
    return {id: _lean(at[id], at.values(), spaces) for id in stops}


def _lean(here: Point, others: Iterable[Point], spaces: Iterable[Area]) -> int:
    x, y = here
    row = [dx - x for dx, dy in others if dy == y]
    left, right = (any(0 < side * dx < 2 * HALF + 2 for dx in row) for side in (-1, 1))
    top = y + PLATE - _LINE * _CITY
    right |= any(0 < a - x < _REACH and b < y + PLATE and top < d for a, b, _, d in spaces)
    return left - right


def plates(drawn: Map, called: dict[str, str]) -> dict[str, Label]:
    """Per hex the plate of its city, or of the New City that its town may become."""
    lean, sides = leans(drawn), symbol_sides(drawn)
    stops = [(city.hex, city.name, city.port) for city in drawn.cities]
    stops += [(town.hex, town.name, False) for town in drawn.towns]
    rows: dict[float, list[_Placed]] = {}
    for hex, name, port in stops:
        x, y = drawn.hex(hex).at
        label = of_city(called[name], port, lean[hex], sides.get(hex, ()))
        rows.setdefault(y, []).append(_Placed(x, hex, label))
    return {each.hex: each.label for row in rows.values() for each in _apart(sorted(row))}


class _Placed(NamedTuple):
    x: float
    hex: str
    label: Label

    def over(self, other: _Placed) -> float:
        """How far it reaches over the next to its right."""
        return self.x + self.label.grow()[2] - other.x - other.label.grow()[0]

    def moved(self, by: float) -> _Placed:
        """Growing so much more to the right, as far as it goes; beside a symbol it has to stay."""
        label = self.label
        (x, y), half = label.hold, label.area[2]
        if abs(x) > half:
            return self
        x = max(-half, min(half, x - by / (label.most / label.size - 1)))
        return self._replace(label=label._replace(hold=(x, y)))


def _apart(row: list[_Placed]) -> list[_Placed]:
    """The plates of a row from left to right: they give way to each other, else they grow less."""
    while True:
        found = list(row)
        for at in range(1, len(found)):
            found[at] = found[at].moved(max(0, found[at - 1].over(found[at])))
        for at in reversed(range(len(found) - 1)):
            found[at] = found[at].moved(-max(0, found[at].over(found[at + 1])))
        tight = {
            each
            for at in range(len(found) - 1)
            if found[at].over(found[at + 1]) > 0.01
            for each in (at, at + 1)
            if found[each].label.most > _LEAST
        }
        if not tight:
            return found
        for at in tight:
            x, hex, label = row[at]
            row[at] = _Placed(x, hex, label._replace(most=max(_LEAST, label.most - 0.5)))


def sprites(
    drawn: Map, called: dict[str, str], colours: Collection[str], initials: Mapping[str, str]
) -> dict[str, str]:
    """Every plate, also those of towns that may become cities of these colours."""
    lean, label = leans(drawn), plates(drawn, called)
    found = {
        f"plate-{city.hex}": plate(label[city.hex], city.colour, initials[city.colour], city.port)
        for city in drawn.cities
    }
    for stop in drawn.towns:
        found[f"name-{stop.hex}"] = town(of_town(called[stop.name], lean[stop.hex]))
        for colour in colours:
            sprite = plate(label[stop.hex], colour, initials[colour])
            found[f"plate-{stop.hex}-{colour}"] = sprite
    return found


def _at(at: Point, scale: float, body: str) -> str:
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])}) scale({scale:.3g})">{body}</g>'
    )


def _sign(colour: str, initial: str) -> str:
    return f'<path class="sb-g-{colour} sb-cube" d="{shapes.OUTLINES[colour]}"/>' + shapes.letter(
        colour, initial
    )
