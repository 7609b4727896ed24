"""How the sheet is laid out: the map, the market chart beside it, then the band of cards."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from rotonde.games.silverton.presentation.drawing.cards_art import CARD, FARE, STUB
from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.tracks import ORIGIN, Area
from rotonde.kernel.drawing.scene import number

BAND: Final = 680.0
GAP: Final = 36.0
EDGE: Final = 34.0

# The chart has a column of its own.
COLUMN: Final = 34.0
CELL: Final = 46.0
HEAD: Final = 164.0
CHART_HIGH: Final = HEAD + 10 * CELL + 106
_COLUMNS: Final = 13
CHART_WIDE: Final = COLUMN * _COLUMNS + 4
CELLS: Final = 10

TURN: Final = (BAND / 12, 46.0)
_TURNS_DOWN: Final = 2
ORDER_DOWN: Final = 120.0
CLAIMS_DOWN: Final = 176.0
FARES_DOWN: Final = CLAIMS_DOWN + 2 * CARD[1] + 50
DEPOT_DOWN: Final = FARES_DOWN + 2 * FARE[1] + 30
DEPOT_HIGH: Final = 48.0
STRIP: Final = 216.0
PICTURE: Final = 316.0
"""Room kept free below where only one or two play."""
_SCALES: Final = (1.3, 1.15, 1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38, 0.32)


Place = tuple[Point, float]
"""A middle, and how large what lies there is."""


class Layout(NamedTuple):
    """A sheet for this map, so many players, and a depot or none."""

    map_width: float
    map_height: float
    players: int
    depot: bool

    @property
    def width(self) -> float:
        return self.left + BAND + EDGE

    @property
    def height(self) -> float:
        return 2 * ORIGIN + self.map_height

    @property
    def chart_left(self) -> float:
        return ORIGIN + self.map_width + GAP + 8

    @property
    def left(self) -> float:
        """Where the band begins."""
        return self.chart_left + CHART_WIDE + GAP

    # The chart

    def cell(self, column: int, cell: int) -> Point:
        """The middle of a price: the dearest stands on top."""
        x = self.chart_left + (column + 0.5) * COLUMN + 2
        return x, ORIGIN + HEAD + (CELLS - cell - 0.5) * CELL

    def column(self, column: int) -> Area:
        x, _ = self.cell(column, 0)
        top = ORIGIN
        half = COLUMN / 2
        return x - half, top + 4, x + half, top + CHART_HIGH - 6

    @property
    def below_chart(self) -> Area:
        """What is left of the chart's column."""
        top = ORIGIN + CHART_HIGH
        return self.chart_left, top, self.chart_left + CHART_WIDE, ORIGIN + self.map_height

    # The band

    def turn(self, turn: int) -> Point:
        row, at = divmod(turn - 1, 12)
        return self.left + (at + 0.5) * TURN[0], ORIGIN + (row + 0.5) * TURN[1]

    def order(self, at: int) -> Point:
        return self.left + 108 + 46 * at, ORIGIN + ORDER_DOWN

    def claim(self, at: int, count: int) -> Place:
        """A place of the row; 0 is the deck's. Many cards are laid smaller."""
        return self._shelf(at, max(10, count), 5, CARD, CLAIMS_DOWN)

    def fare(self, at: int, count: int) -> Place:
        return self._shelf(at, max(8, count), 4, FARE, FARES_DOWN)

    def _shelf(self, at: int, count: int, least: int, size: Point, down: float) -> Place:
        per_row = max(least, ceil(count / 2))
        row, col = divmod(at, per_row)
        step = (BAND + 9) / per_row
        scale = min(1.0, (step - 9) / size[0])
        return (
            (
                self.left + (col + 0.5) * step - 4.5,
                ORIGIN + down + size[1] / 2 + row * (size[1] + 9),
            ),
            scale,
        )

    @property
    def depot_top(self) -> float:
        return ORIGIN + DEPOT_DOWN

    @property
    def _areas_top(self) -> float:
        return self.depot_top + (DEPOT_HIGH + 8 if self.depot else 0)

    def area(self, seat: int) -> Area:
        """A player's own part of the band."""
        room = ORIGIN + self.map_height - self._areas_top + 8
        if self.players < 3:
            room -= PICTURE
        high = room / self.players
        top = self._areas_top + seat * high
        return self.left, top, self.left + BAND, top + high - 8

    @property
    def spare(self) -> Area:
        """What is left of the band below the last player."""
        _, _, right, bottom = self.area(self.players - 1)
        return self.left, bottom, right, ORIGIN + self.map_height

    def stubs(self, seat: int, count: int, stock: bool) -> tuple[list[Point], float]:
        """Where so many stubs of a player lie, and how large they can be."""
        left, top, right, bottom = self.area(seat)
        return _flow((left + STRIP + 4, top + 6, right - 6, bottom - (44 if stock else 6)), count)


@lru_cache(maxsize=512)
def _flow(area: Area, count: int) -> tuple[list[Point], float]:
    left, top, right, bottom = area
    for scale in _SCALES:
        wide, high = (STUB[0] + 3) * scale, (STUB[1] + 4) * scale
        cols, rows = int((right - left) / wide), int((bottom - top) / high)
        if cols * rows >= count:
            break
    cols = max(cols, 1)
    places = []
    for at in range(count):
        row, col = divmod(at, cols)
        places.append((left + (col + 0.5) * wide, top + (row + 0.5) * high))
    return places, scale


def rect(area: Area) -> str:
    """The outline of an area, closed."""
    left, top, right, bottom = area
    return f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z"


def around(at: Point, size: Point, scale: float = 1.0) -> str:
    wide, high = size[0] * scale / 2, size[1] * scale / 2
    return rect((at[0] - wide, at[1] - high, at[0] + wide, at[1] + high))
