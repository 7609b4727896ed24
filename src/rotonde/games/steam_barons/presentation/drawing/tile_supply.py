"""The tiles that are left: each kind with both its faces and its number."""

from __future__ import annotations

from typing import Final

from rotonde.games.steam_barons.presentation.drawing import stops
from rotonde.games.steam_barons.presentation.drawing.figures import MOST
from rotonde.games.steam_barons.presentation.drawing.layout import (
    BAND,
    HEX,
    ORIGIN,
    Area,
    Layout,
    Point,
    headed,
    panel,
    text,
)
from rotonde.games.steam_barons.presentation.drawing.pen import Pen
from rotonde.games.steam_barons.presentation.drawing.tracks import PATHS, lay_out
from rotonde.games.steam_barons.rules.components import Box, Face
from rotonde.games.steam_barons.rules.hexes import OrientedTile
from rotonde.kernel.drawing.scene import number

_PER_ROW: Final = 6
_HIGH: Final = 84.0
_SCALE: Final = 0.37
TOP: Final = 204.0
"""How high the tray is, with its heading; it stands at the foot of the band."""


def _cell(plan: Layout, at: int) -> Point:
    row, column = divmod(at, _PER_ROW)
    wide = BAND / _PER_ROW
    return plan.left + column * wide, plan.bottom - TOP + 32 + row * (_HIGH + 4)


def heading(plan: Layout) -> Area:
    return headed(plan, plan.bottom - TOP - ORIGIN)


def area(plan: Layout, at: int) -> Area:
    """The card of a kind of tile."""
    x, y = _cell(plan, at)
    return x + 2, y, x + BAND / _PER_ROW - 6, y + _HIGH - 4


def draw_printed(plan: Layout, parts: Box, caption: str) -> str:
    top = plan.bottom - TOP
    out = text(caption, "sb-head", (plan.left, top + 20))
    for at, tile in enumerate(parts.tiles):
        x, y = _cell(plan, at)
        out += panel(area(plan, at), "sb-card")
        for place, id in enumerate(tile.faces):
            cx = x + 24 + place * 40
            out += (
                f'<g transform="translate({number(cx)} {number(y + 40 + place * 8 - 4)}) '
                f'scale({_SCALE})">{face(parts.face(id))}</g>'
            )
    return out


def face(each: Face) -> str:
    """A tile face, small."""
    way = OrientedTile(each.id, 0, each.town, tuple((p[0], p[-1]) for p in each.turned(0)), 0, 0)
    out = f'<path class="sb-field line" d="{HEX}"/>'
    for piece in lay_out(way):
        path = PATHS[piece.shape]
        kinds = ("span", "deck") if piece.over else ()
        out += f'<g transform="rotate({piece.turn})">'
        out += "".join(f'<path class="sb-{kind}" d="{path}"/>' for kind in (*kinds, "mini"))
        out += "</g>"
    return out + (stops.TOWN if each.town else "")


def sprites(parts: Box) -> dict[str, str]:
    """Every face by itself, too: boards show them."""
    found = {f"face-{each.id}": face(each) for each in parts.faces}
    return {**found, "spent": '<path class="veil" d="M-44-36H44V36H-44Z"/>'}


def put(pen: Pen) -> None:
    pen.draw_once(("tiles", pen.view.stock), lambda: _put(pen))


def _put(pen: Pen) -> None:
    wide = BAND / _PER_ROW
    for at, left in enumerate(pen.view.stock):
        x, y = _cell(pen.plan, at)
        faces = pen.terms.box.tiles[at].faces
        names = [pen.terms.box.face(id).name for id in faces]
        label = pen.say("scene-label-tiles", face=names[0], face2=names[1], count=left)
        size = 1 if left <= MOST else 0.84
        pen.number(f"tiles:{at}", left, (x + wide - 26, y + 40), label, size)
        if left == 0:
            pen.put(f"spent:{at}", "spent", (x + 44, y + 40), label)
