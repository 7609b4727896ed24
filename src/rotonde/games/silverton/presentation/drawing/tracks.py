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
LETTERS: Final = 26.5
"""The smallest print on the map: 11 pixels where the map is shown smallest."""
CITY: Final = 31.0
_DIGIT: Final = 0.48 * LETTERS
_HALF_HIGH: Final = 13.5
_RISE, _FALL = 0.68, 0.2
"""How far letters reach above and below their line, in sizes."""
_STACK: Final = 0.94
"""From one line of a name to the next, in sizes."""


class Track(NamedTuple):
    """One segment on the map."""

    id: str
    points: tuple[Point, ...]
    path: str
    lit: str
    """The same path on the sheet."""
    white: bool
    box: Point
    area: Area
    """What the box covers, with the length beside it."""

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
    area = box_area(segment)
    return Track(segment.id, tuple(points), path, lit, segment.white, segment.box, area)


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


# Names


def letter_size(town: Town) -> float:
    return CITY if town.market else LETTERS


def lines_of(town: Town) -> list[str]:
    """A name as it is set: one line, or two."""
    return town.name.rsplit(" ", 1) if town.stacked else [town.name]


def name_area(town: Town) -> Area:
    """The room that a town's name takes."""
    (x, y), (right, down) = town.at, town.shift
    size, lines = letter_size(town), lines_of(town)
    face = "bold" if town.market else "italic"
    wide = max(width(line, face, size) for line in lines)
    high = (_RISE + _FALL + _STACK * (len(lines) - 1)) * size
    across, rise = sides(town.label)
    gap, above, corner, drop = (18, 16, 14, 9) if town.market else (12, 10, 7, 5)
    if abs(across) < 1:
        left = x - wide / 2 + across * wide / 2
        top = y + above if rise > 0 else y - above - high
    else:
        beside = corner if abs(rise) == 1 else gap
        left = x + beside if across > 0 else x - beside - wide
        if abs(rise) == 1:
            top = y + drop if rise > 0 else y - drop - high
        else:
            top = y - high / 2 + rise * 0.7 * high
    return left + right, top + down, left + right + wide, top + down + high


def sides(side: str) -> tuple[float, float]:
    """Which way a name stands off its town: how far east of it and how far south, from -1 to 1."""
    if len(side) < 3:
        return ("e" in side) - ("w" in side), ("s" in side) - ("n" in side)
    first, (across, rise) = side[0], sides(side[1:])
    return (across, rise / 2) if first in "ew" else (across / 2, rise)


def name_anchor(town: Town) -> tuple[float, float, str]:
    """Where the name is held while it grows: a point at its town's side, and how it is set."""
    left, top, right, bottom = name_area(town)
    across, rise = sides(town.label)
    y = (top + bottom) / 2
    if abs(rise) == 1:
        y = top if rise > 0 else bottom
    if abs(across) < 1:
        return (left + right) / 2, y, " mid"
    return (left, y, "") if across > 0 else (right, y, " sv-end")


def name_drop(town: Town) -> float:
    """How far below its hold the first line is written, in sizes."""
    more = _STACK * (len(lines_of(town)) - 1)
    rise = sides(town.label)[1]
    if abs(rise) == 1:
        return _RISE if rise > 0 else -_FALL - more
    return (_RISE - _FALL - more) / 2


# Boxes


def box_size(cost: int, length: int) -> Area:
    """A cost box about its middle: the tag with the length stands to its right."""
    half_wide = (len(str(cost)) * _DIGIT + 7.5) / 2
    right = half_wide + len(str(length)) * _DIGIT + 7
    return -half_wide, -_HALF_HIGH, right, _HALF_HIGH


def box_area(segment: Segment) -> Area:
    left, top, right, bottom = box_size(segment.cost, segment.length)
    x, y = segment.box
    return x + left, y + top, x + right, y + bottom


def occupied(board: Board) -> Iterator[Area]:
    """Everything on the map that relief and words keep clear of, but for the track itself."""
    for town in board.box.towns:
        (x, y), room = town.at, half(town) + 2
        yield name_area(town)
        yield x - room, y - room, x + room, y + room
    for segment in board.box.segments:
        yield box_area(segment)


_BADGE: Final = 11.0
"""Half of what a badge beside a box covers."""


@lru_cache(maxsize=8)
def badges_of(board: Board) -> tuple[Point, ...]:
    """Beside each box, the first corner where a badge hides nothing else."""
    names = [name_area(town) for town in board.box.towns]
    found = []
    for segment in board.box.segments:
        left, top, right, bottom = box_area(segment)
        x, y = (left + right) / 2, (top + bottom) / 2
        others = [box_area(other) for other in board.box.segments if other is not segment]
        near = [area for area in (*names, *others) if abs(area[0] - x) < 260]
        corners = [
            *((left - 5, top - 4), (left - 5, bottom + 4), (right + 4, top - 4)),
            *((right + 4, bottom + 4), (x, top - 9), (x, bottom + 9), (left - 11, y)),
        ]
        clear = (
            (x, y)
            for x, y in corners
            if not any(
                a < x + _BADGE and x - _BADGE < c and b < y + _BADGE and y - _BADGE < d
                for a, b, c, d in near
            )
        )
        found.append(next(clear, corners[0]))
    return tuple(found)


@lru_cache(maxsize=8)
def dots_of(board: Board) -> tuple[Point, ...]:
    """Points along all tracks, a few units apart."""
    found = []
    for track in tracks_of(board):
        count = int(track.length / 6) + 1
        found += [track.at(dot / count) for dot in range(count + 1)]
    return tuple(found)


_CREW: Final = (20.0, 26.0)
"""Half of what crew on the map covers."""


@lru_cache(maxsize=8)
def stands_of(board: Board) -> tuple[Point, ...]:
    """Where crew stands at each box: above it, or where it hides fewer names."""
    names = [name_area(town) for town in board.box.towns]
    boxes = [box_area(segment) for segment in board.box.segments]
    return tuple(_stand(area, names, boxes) for area in boxes)


def _stand(area: Area, names: list[Area], boxes: list[Area]) -> Point:
    left, top, right, bottom = area
    x, y = (left + right) / 2, (top + bottom) / 2
    places = ((x, top - 21), (x, bottom + 24), (left - 18, y), (right + 18, y))
    others = [box for box in boxes if box is not area]

    def hidden(place: Point) -> float:
        (a, b), (half_wide, half_high) = place, _CREW
        room = a - half_wide, b - half_high, a + half_wide, b + half_high
        beyond = 1000 * (room[0] < 0 or room[1] < 0)
        covered = sum(_shared(room, name) for name in names)
        return beyond + 2 * covered + sum(_shared(room, box) for box in others)

    return min(places, key=hidden)


def _shared(one: Area, other: Area) -> float:
    """The area that two have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


@lru_cache(maxsize=8)
def tracks_of(board: Board) -> tuple[Track, ...]:
    return tuple(tracks(board))
