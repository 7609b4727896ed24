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
from rotonde.games.steam_barons.presentation.drawing.stops import BESIDE, MARKER, TIP, symbol_sides
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
_MOST: Final = 27.6
"""How large letters grow: 11 pixels where 2.5 units make one."""


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
            f'<g class="sb-far" style="--size:{number(self.size)};--most:{self.most:g};'
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
    return Label(name, size, _MOST, (-half, PLATE - _LINE * size, half, PLATE), (hold, PLATE))


def of_town(name: str, lean: int = 0) -> Label:
    size = fit_size(name, 98, 19, "italic")
    half = width(name, "italic", size) / 2
    area = (-half, NAME, half, NAME + 0.94 * size)
    return Label(name, size, _MOST, area, (-lean * half, NAME))


def plate(label: Label, colour: str, initial: str, port: bool = False) -> str:
    left, top, right, bottom = label.area
    size, middle = label.size, (top + bottom) / 2
    sign = _SIGN * size
    base = middle + size * 0.31
    start = left + _PAD + sign
    end = right - _PAD - (sign if port else 0)
    out = f'<path class="sb-plate" d="{rect(label.area)}"/>'
    out += _at((left + _PAD + sign * 0.38, middle), size / shapes.LETTER, _sign(colour, initial))
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
    top = y + PLATE - _LINE * _MOST
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

    def lifted(self) -> _Placed:
        """A line higher once it has grown, so that its neighbour passes below."""
        label = self.label
        by = label.most / label.size
        hold = label.hold[0], PLATE + 1.3 * _LINE * label.most / (by - 1)
        return self._replace(label=label._replace(hold=hold))


def _apart(row: list[_Placed]) -> list[_Placed]:
    """The plates of a row from left to right: they give way to each other, else one steps up."""
    found = list(row)
    for at in range(1, len(found)):
        found[at] = found[at].moved(max(0, found[at - 1].over(found[at])))
    for at in reversed(range(len(found) - 1)):
        found[at] = found[at].moved(-max(0, found[at].over(found[at + 1])))
    for at in range(1, len(found)):
        if found[at - 1].over(found[at]) > 0.01:
            found[at] = found[at].lifted()
    return found


def growth_places(drawn: Map, label: Mapping[str, Label]) -> dict[str, Point]:
    """Per hex of a stop where its growth marker lies, clear of every name there may be."""
    at = {id: drawn.hex(id).at for id in label}
    areas = {id: _moved(each.grow(), at[id]) for id, each in label.items()}
    found = {}
    for id in label:
        others = [area for other, area in areas.items() if other != id]
        found[id] = next(
            (by for by in (TIP, *BESIDE) if not any(_covers(a, at[id], by) for a in others)), TIP
        )
    return found


def _moved(area: Area, by: Point) -> Area:
    return area[0] + by[0], area[1] + by[1], area[2] + by[0], area[3] + by[1]


def _covers(area: Area, at: Point, by: Point) -> bool:
    """Whether an area touches a marker so far from a middle."""
    left, top, right, bottom = box((at[0] + by[0], at[1] + by[1]), (2 * MARKER, 2 * MARKER))
    return area[0] < right and left < area[2] and area[1] < bottom and top < area[3]


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
