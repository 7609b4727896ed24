"""Where things lie: hexes on the map, and the band of boards beside it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from rotonde.games.steam_barons.rules.components import SIDES
from rotonde.kernel.drawing.scene import number

Point = tuple[float, float]
Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""

ORIGIN: Final = 34.0
"""Where the map begins on the sheet, either way."""
GAP: Final = 30.0
BAND: Final = 780.0
HALF: Final = 52.0
"""From the middle of a hex to the middle of a side."""
HIGH: Final = 60.0
"""From the middle of a hex to its top."""

CORNERS: Final = (
    (HALF, 30.0),
    (HALF, -30.0),
    (0.0, -60.0),
    (-HALF, -30.0),
    (-HALF, 30.0),
    (0.0, 60.0),
)
"""Side d runs from corner d to corner d + 1."""
HEX: Final = "M52 30V-30L0-60-52-30V30L0 60Z"


class Layout(NamedTuple):
    """A sheet for a map of this size."""

    map_width: float
    map_height: float

    @property
    def width(self) -> float:
        return ORIGIN + self.map_width + GAP + BAND + ORIGIN

    @property
    def height(self) -> float:
        return 2 * ORIGIN + self.map_height

    @property
    def left(self) -> float:
        """Where the band begins."""
        return ORIGIN + self.map_width + GAP

    @property
    def bottom(self) -> float:
        return ORIGIN + self.map_height


def headed(plan: Layout, down: float) -> Area:
    """The strip of a heading so far down the band."""
    top = ORIGIN + down - 3
    return plan.left - 6, top, plan.left + BAND, top + 30


def on_sheet(at: Point) -> Point:
    return ORIGIN + at[0], ORIGIN + at[1]


def toward(side: int, far: float) -> Point:
    """A point so far from the middle of a hex in the direction of a side."""
    angle = side * 2 * pi / SIDES
    return far * cos(angle), -far * sin(angle)


def shifted(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]


def spread(at: int, count: int, per_row: int, step: Point) -> Point:
    """Where number `at` of so many stands, in rows that are filled and centred one by one."""
    row, column = divmod(at, per_row)
    here = min(per_row, count - row * per_row)
    return (column - (here - 1) / 2) * step[0], row * step[1]


def hexagon(at: Point, scale: float = 1.0) -> str:
    """The outline of a hex, closed."""
    points = [(at[0] + x * scale, at[1] + y * scale) for x, y in CORNERS]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def rect(area: Area) -> str:
    """The outline of an area, closed."""
    left, top, right, bottom = area
    return f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z"


def around(at: Point, size: Point, scale: float = 1.0) -> str:
    return rect(box(at, (size[0] * scale, size[1] * scale)))


def box(at: Point, size: Point) -> Area:
    return at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2


def text(words: str, kind: str, at: Point, size: float | None = None) -> str:
    """Words on the sheet; they come from the words files, so they are escaped here."""
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    how = f' style="font-size:{number(size)}px"' if size else ""
    return f'<text class="{kind}" x="{number(at[0])}" y="{number(at[1])}"{how}>{safe}</text>'


def panel(area: Area, kind: str = "sb-panel") -> str:
    """A board with a hard shadow."""
    left, top, right, bottom = area
    return (
        f'<path class="shadow" d="{rect((left + 5, top + 6, right + 5, bottom + 6))}"/>'
        f'<path class="{kind}" d="{rect(area)}"/>'
    )
