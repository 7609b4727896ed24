"""Where track runs on the map: its curve, the points along it, and the boxes beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.components import Segment, Town
from rotonde.kernel.drawing.text_metrics import width

Area = tuple[float, float, float, float]

ORIGIN: Final = 50.0
"""The map's corner on the sheet."""
BOX: Final = (17.0, 12.0, 35.0)
"""A cost box: half its width, half its height, and how far right of its middle the length ends."""
_NAME: Final = (7.2, 18.0)
_CITY: Final = (10.0, 24.0)


class Track(NamedTuple):
    """One segment on the map."""

    id: str
    points: tuple[Point, ...]
    path: str
    lit: str
    """The same path on the sheet."""
    white: bool
    box: Point

    @property
    def length(self) -> float:
        return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self.points))

    def at(self, share: float) -> Point:
        """The point so far along it."""
        spans = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self.points)]
        left = share * sum(spans)
        for (a, b), span in zip(pairwise(self.points), spans, strict=True):
            if left <= span:
                t = left / span if span else 0.0
                return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            left -= span
        return self.points[-1]


def tracks(board: Board) -> list[Track]:
    return [_track(segment, board) for segment in board.box.segments]


def _track(segment: Segment, board: Board) -> Track:
    towns = board.box.towns
    ends: list[Point] = [towns[board.town_at[name]].at for name in segment.towns]
    reach = [half(towns[board.town_at[segment.towns[at]]]) + 1 for at in (0, -1)]
    points = ends
    if segment.curve:
        a, b, c = ends[0], ends[1], segment.curve[0]
        points = [_bent(a, c, b, i / 16) for i in range(17)]
    points = _trimmed(points, reach[0], reach[1])
    bent = bool(segment.curve)
    path, lit = _path(points, bent, 0.0), _path(points, bent, ORIGIN)
    return Track(segment.id, tuple(points), path, lit, segment.white, segment.box)


def _path(points: list[Point], bent: bool, off: float) -> str:
    points = [(x + off, y + off) for x, y in points]
    if not bent:
        return "M" + "L".join(map(xy, points))
    a, mid, b = points[0], points[len(points) // 2], points[-1]
    bend = 2 * mid[0] - (a[0] + b[0]) / 2, 2 * mid[1] - (a[1] + b[1]) / 2
    return f"M{xy(a)}Q{xy(bend)} {xy(b)}"


def _bent(a: Point, c: Point, b: Point, t: float) -> Point:
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * c[0] + t * t * b[0],
        u * u * a[1] + 2 * u * t * c[1] + t * t * b[1],
    )


def _trimmed(points: list[Point], start: float, end: float) -> list[Point]:
    """Cut back to the edges of the towns' signs, so that a lit track leaves them clear."""
    return _cut(_cut(points, start)[::-1], end)[::-1]


def _cut(points: list[Point], off: float) -> list[Point]:
    while (
        len(points) > 2 and hypot(points[1][0] - points[0][0], points[1][1] - points[0][1]) <= off
    ):
        off -= hypot(points[1][0] - points[0][0], points[1][1] - points[0][1])
        points = points[1:]
    (ax, ay), (bx, by) = points[:2]
    span = hypot(bx - ax, by - ay)
    return [(ax + (bx - ax) * off / span, ay + (by - ay) * off / span), *points[1:]]


def xy(point: Point) -> str:
    """In whole units: no eye tells, and a board has many tracks."""
    return f"{point[0]:.0f} {point[1]:.0f}"


def half(town: Town) -> float:
    """Half the side of a town's sign."""
    return 13 if town.market else 8


def name_area(town: Town) -> Area:
    """The room that the layout keeps for a town's name."""
    (x, y), side = town.at, town.label
    wide, height = _CITY if town.market else _NAME
    width = wide * len(town.name)
    gx, gy, dx, dy = (17, 15, 15, 7) if town.market else (11, 9, 7, 5)
    across, down = sides(side)
    left = x - width / 2
    if across:
        gap = dx if down else gx
        left = x + gap if across > 0 else x - gap - width
    top = y - height / 2
    if down:
        gap = dy if across else gy
        top = y + gap if down > 0 else y - gap - height
    return left, top, left + width, top + height


def sides(side: str) -> tuple[int, int]:
    """Which way a name stands off its town: east or west, south or north."""
    return ("e" in side) - ("w" in side), ("s" in side) - ("n" in side)


def name_anchor(town: Town) -> tuple[float, float, str]:
    """Where the name is written: its anchor on the baseline, and how it is set from there."""
    left, top, right, _ = name_area(town)
    across, _ = sides(town.label)
    base = top + (19.0 if town.market else 14.0)
    if across > 0:
        return left, base, ""
    if across < 0:
        return right, base, " sv-end"
    return (left + right) / 2, base, " mid"


def name_size(town: Town) -> float:
    """The largest a name is set; wide ones a little smaller, to keep to their room."""
    return 23.0 if town.market else 15.0 if is_tight(town) else 16.5


def is_tight(town: Town) -> bool:
    left, _, right, _ = name_area(town)
    wide = width(town.name, "italic", 16.5)
    return not town.market and wide > 70 and wide > right - left + 3


def box_area(box: Point) -> Area:
    half_wide, half_high, right = BOX
    return box[0] - half_wide, box[1] - half_high, box[0] + right, box[1] + half_high


def occupied(board: Board) -> Iterator[Area]:
    """Everything on the map that relief and words keep clear of, but for the track itself."""
    for town in board.box.towns:
        (x, y), room = town.at, half(town) + 2
        yield name_area(town)
        yield x - room, y - room, x + room, y + room
    for segment in board.box.segments:
        yield box_area(segment.box)


_CORNERS: Final = ((-21, -13), (-21, 13), (0, -21), (0, 21), (35, -14), (35, 14), (-26, 0))


@lru_cache(maxsize=8)
def badges_of(board: Board) -> tuple[Point, ...]:
    """Beside each box, the first corner where a badge hides nothing else."""
    taken = [name_area(town) for town in board.box.towns]
    found = []
    for segment in board.box.segments:
        x, y = segment.box
        others = [box_area(other.box) for other in board.box.segments if other is not segment]
        near = [area for area in (*taken, *others) if abs(area[0] - x) < 160]
        clear = (
            (x + dx, y + dy)
            for dx, dy in _CORNERS
            if not any(
                a < x + dx + 9 and x + dx - 9 < c and b < y + dy + 9 and y + dy - 9 < d
                for a, b, c, d in near
            )
        )
        found.append(next(clear, (x + _CORNERS[0][0], y + _CORNERS[0][1])))
    return tuple(found)


@lru_cache(maxsize=8)
def tracks_of(board: Board) -> tuple[Track, ...]:
    return tuple(tracks(board))
