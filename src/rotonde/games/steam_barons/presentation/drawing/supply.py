"""The Goods Supply: spaces of cubes in an empty corner of the map."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.drawing import stops
from rotonde.games.steam_barons.presentation.drawing.layout import (
    Area,
    Point,
    box,
    on_sheet,
    panel,
    rect,
    text,
)
from rotonde.games.steam_barons.presentation.drawing.pen import Pen
from rotonde.games.steam_barons.presentation.drawing.styles import GOODS
from rotonde.games.steam_barons.rules.terms import Terms

_LEVELS = tuple(
    tuple((step * (x - (wide - 1) / 2), y) for y in rows for x in range(wide))
    for step, wide, rows in ((33, 3, (0,)), (25, 4, (0,)), (25, 4, (-11, 11)))
)
_HEAD = 31.0
"""How much of a space its number takes."""
_LETTERS = 28.0


def area(terms: Terms, space: int) -> Area:
    drawn = terms.map.supply
    return box(on_sheet(drawn.at[space]), (drawn.box[0], drawn.box[1]))


def heading(terms: Terms) -> Area:
    left, top, right, _ = area(terms, 0)
    return left, top - 34, right + 150, top - 3


def whole(terms: Terms) -> Area:
    """All of its spaces and what stands above them, with some air."""
    areas = [area(terms, space) for space in range(terms.spaces)]
    lefts, tops, rights, bottoms = zip(*areas, heading(terms), strict=True)
    return min(lefts) - 12, min(tops) - 8, max(rights) + 14, max(bottoms) + 14


def draw_printed(terms: Terms, caption: str) -> str:
    out = ""
    for space in range(terms.spaces):
        left, top, right, bottom = area(terms, space)
        out += panel((left, top, right, bottom), "sb-card")
        out += f'<path class="sb-slot" d="{rect((left + 5, top + _HEAD, right - 5, bottom - 5))}"/>'
        out += text(str(space + 1), "sb-num", (left + 20, top + 25.5), _LETTERS)
    left, top, _, _ = area(terms, 0)
    return out + text(caption, "sb-head sb-halo", (left, top - 10), _LETTERS)


def put(pen: Pen) -> None:
    for space, cubes in enumerate(pen.view.supply):
        left, top, right, bottom = area(pen.terms, space)
        middle: Point = ((left + right) / 2, (top + _HEAD + bottom - 5) / 2)
        places = stops.places(_LEVELS, cubes)
        counts: dict[int, int] = {}
        for colour, (dx, dy) in zip(cubes, places, strict=True):
            at = counts[colour] = counts.get(colour, 0) + 1
            name = GOODS[colour]
            label = pen.say("scene-label-cube", colour=name)
            place = middle[0] + dx, middle[1] + dy
            pen.put(f"supply:{space}:{name}:{at}", f"cube-{name}", place, label, scale=stops.SCALE)
        label = pen.say("scene-label-space", space=space + 1, count=len(cubes))
        pen.spot(f"space:{space}", rect((left, top, right, bottom)), label)
