"""Signs that tell colours apart without colour: goods by outline and letter, companies by emblem.

Every sign is drawn about its own origin.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from rotonde.games.steam_barons.presentation.drawing.layout import CORNERS, HALF, HIGH, Point
from rotonde.games.steam_barons.presentation.drawing.styles import GOODS, LIVERIES
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import number

OUTLINES: Final = {
    # A square, a drum, a gable, a lozenge, a shield and a cut block: no two share an outline.
    "red": "M-8-8H8V8H-8Z",
    "blue": "M-8.8 0A8.8 8.8 0 1 1 8.8 0A8.8 8.8 0 1 1-8.8 0Z",
    "yellow": "M-8.6-1.5 0-9.4 8.6-1.5V8H-8.6Z",
    "purple": "M0-11 11 0 0 11-11 0Z",
    "grey": "M-8.4-8H8.4V1.5L0 9.6-8.4 1.5Z",
    "black": "M-4.6-9H4.6L9-4.6V4.6L4.6 9H-4.6L-9 4.6V-4.6Z",
}
_SINK: Final = {"yellow": 6.9, "grey": 4.8}
_HOOKED: Final = frozenset("J")
_LIFT: Final = 3.4
"""Letters that reach below their line stand higher, to stay on their cube."""
LETTER: Final = 18.6
"""How large the letter of a cube is: at the size of cubes on the map it is as large as names."""
PALE: Final = frozenset(("yellow", "grey", "orange", "natural", "white"))
"""Colours that want dark ink on them."""

EMBLEMS: Final = {
    # Parts of a locomotive: stack, driving wheel, bell, lamp, engine, cowcatcher.
    "orange": "M-3-1-6-6.6H6L3-1H2.4V6H4V7.4H-4V6H-2.4V-1ZM-6.4-8H6.4V-7H-6.4Z",
    "green": "M-7.4 0a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1-14.8 0ZM-5.4 0A5.4 5.4 0 0 0-4.6 2.9"
    "L-1.2.7V-.7L-4.6-2.9A5.4 5.4 0 0 0-5.4 0ZM-3.8 3.9A5.4 5.4 0 0 0-.7 5.3V1.7ZM.7 5.3A5.4 5.4"
    " 0 0 0 3.8 3.9L.7 1.7ZM4.6 2.9A5.4 5.4 0 0 0 4.6-2.9L1.2-.7V.7ZM3.8-3.9A5.4 5.4 0 0 0 "
    ".7-5.3V-1.7ZM-.7-5.3A5.4 5.4 0 0 0-3.8-3.9L-.7-1.7Z",
    "brown": "M-6.6 4.6C-4-.4-5.4-6.4 0-6.4C5.4-6.4 4-.4 6.6 4.6ZM-1-8.4H1V-6H-1ZM-2 5.4H2A2 2 0 0 "
    "1-2 5.4Z",
    "natural": "M-3.6-5.6-2-8H2L3.6-5.6H5V-4H4.4V5H5.4V7H-5.4V5H-4.4V-4H-5V-5.6ZM-2.4-3.4V4.4H2.4"
    "V-3.4ZM-.9 3.6C-2.2 1.4-.4.4 0-2C1.4.2 2 1.8.9 3.6Z",
    "black": "M-8-5.6H-3V-1.6H3.4V-5.6H5.6V-1.6H7V2.4L8.4 5H6.6A2 2 0 0 1 2.8 5H1.4A2.2 2.2 0 0 "
    "1-2.8 5H-3.6A2.2 2.2 0 0 1-7.8 5H-8.2V2H-7V-4.4H-8Z",
    "white": "M-3-8H3V-5.4H2.4L9 5.4V7H-9V5.4L-2.4-5.4H-3ZM-.7-4.4-5.8 5.4H-4L-.7-3Z"
    "M-.7-1-2.6 5.4H-.7ZM.7-4.4V-3L4 5.4H5.8ZM.7-1V5.4H2.6Z",
}

ANCHOR: Final = (
    "M0-9.6a2.6 2.6 0 0 1 1.2 4.9V-3H4.2V-1H1.2V6.2C3.6 5.8 5.2 4.6 5.6 2.6L4 3 6.6-.6 9 3 7.6 "
    "2.8C7 6.4 4 8.6 0 9 -4 8.6-7 6.4-7.6 2.8L-9 3-6.6-.6-4 3-5.6 2.6C-5.2 4.6-3.6 5.8-1.2 6.2V-1H"
    "-4.2V-3H-1.2V-4.7A2.6 2.6 0 0 1 0-9.6ZM-1.1-7.1a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0Z"
)


def ink_on(colour: str) -> str:
    return "ld" if colour in PALE else "lt"


def cube(colour: str, initial: str) -> str:
    """A block of dyed wood, with the initial of its colour."""
    shape = OUTLINES[colour]
    return (
        f'<path class="sb-side" d="{shape}" transform="translate(1.6 2)"/>'
        f'<path class="sb-g-{colour} sb-cube" d="{shape}"/>' + letter(colour, initial)
    )


def letter(colour: str, initial: str) -> str:
    down = number(_SINK.get(colour, 5.9) - (_LIFT if initial in _HOOKED else 0))
    return f'<text class="sb-{ink_on(colour)}" y="{down}">{initial}</text>'


def emblem(livery: str) -> str:
    """A company's counter."""
    ink = "mark-dark" if livery in PALE else "mark"
    return (
        '<circle class="pawn-shadow" cx="1.6" cy="2" r="11"/>'
        f'<circle class="sb-t-{livery} sb-edge" r="10.6"/>'
        f'<path class="{ink}" fill-rule="evenodd" d="{EMBLEMS[livery]}" '
        'transform="scale(.86)"/>'
    )


def badge(player: themes.Player) -> str:
    """A player's mark as it stands on their track."""
    return f'<circle class="{player.colour} sb-edge" r="10.6"/>' + themes.mark(player)


def _inside(x: float, y: float, room: float) -> bool:
    x, y = abs(x), abs(y)
    return x <= HALF - room and y <= HIGH - room - x * 30 / HALF


@cache
def city(colour: str) -> str:
    """A city's hex: its colour, and the lines that an engraver puts for it.

    Red is upright, blue level, gold dotted, purple slanting, grey dashed, black crossed: the
    signs of heraldry.
    """
    room = 4.0
    edge = (52 - room) / 52
    shape = "M" + "L".join(f"{number(x * edge)} {number(y * edge)}" for x, y in CORNERS) + "Z"
    ink = "hatch" if colour in PALE else "hatch-l"
    body = f'<path class="sb-c-{colour}" d="{shape}"/>'
    if colour == "yellow":
        dots = "".join(
            f"M{number(x)} {y}h.01"
            for y in range(-54, 55, 6)
            for x in (8 * i + (y // 6 % 2) * 4 for i in range(-6, 7))
            if _inside(x, y, 8)
        )
        body += f'<path class="sb-hatch sb-dot" d="{dots}"/>'
    else:
        body += "".join(f'<path class="sb-{ink}" d="{_lines(way)}"/>' for way in _WAYS[colour])
    inner = (52 - room - 3.4) / 52
    rim = "M" + "L".join(f"{number(x * inner)} {number(y * inner)}" for x, y in CORNERS) + "Z"
    return f'{body}<path class="sb-rim" d="{rim}"/>'


_WAYS: Final[dict[str, tuple[Point, ...]]] = {
    "red": ((0, 1),),
    "blue": ((1, 0),),
    "purple": ((0.7071, 0.7071),),
    "grey": ((0.866, -0.5),),
    "black": ((0, 1), (1, 0)),
}


def _lines(way: Point) -> str:
    """Parallel lines across a hex."""
    dx, dy = way
    path = ""
    for at in range(-11, 12):
        ox, oy = -dy * at * 5, dx * at * 5
        run = [t for t in range(-64, 65) if _inside(ox + dx * t, oy + dy * t, 5)]
        if len(run) > 2:
            a, b = run[0], run[-1]
            path += f"M{number(ox + dx * a)} {number(oy + dy * a)}L"
            path += f"{number(ox + dx * b)} {number(oy + dy * b)}"
    return path


def sprites(initials: Mapping[str, str]) -> dict[str, str]:
    found = themes.pawns()
    found |= {f"cube-{colour}": cube(colour, initials[colour]) for colour in GOODS}
    found |= {f"emblem-{livery}": emblem(livery) for livery in LIVERIES}
    found |= {f"badge-{player.colour}": badge(player) for player in themes.PLAYERS}
    return found
