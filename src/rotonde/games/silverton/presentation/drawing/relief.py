"""Mountains as an engraver hatches them: strokes that run downhill from a crest and its spurs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from random import Random
from typing import Final

from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.tracks import Area

_GRID: Final = 5
_STEP: Final = 6
_PAD: Final = 10
"""Cells around the map, so that ranges run off it."""
_SCREEN: Final = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
"""The order in which places of the grid get a stroke as the slope grows: never two neighbours."""
_LIGHT: Final = (-0.6, -0.8)
"""Where the light comes from: the north-west, as on every old map."""


Stroke = tuple[int, int, int, int]
"""From where, and how far."""


class Clear:
    """Which parts of the map are free to hatch."""

    def __init__(self, width: float, height: float) -> None:
        self._size = (width, height)
        self._wide = int(width) // _GRID + 2
        self._taken = bytearray(self._wide * (int(height) // _GRID + 2))

    def take(self, area: Area) -> None:
        left, top, right, bottom = (max(0, int(v)) // _GRID for v in area)
        high = len(self._taken) // self._wide
        right = min(right, self._wide - 1)
        for row in range(top, min(bottom, high - 1) + 1):
            at = row * self._wide
            self._taken[at + left : at + right + 1] = b"\x01" * (right - left + 1)

    def take_line(self, points: Sequence[Point], room: float) -> None:
        for (ax, ay), (bx, by) in pairwise(points):
            steps = max(1, int(hypot(bx - ax, by - ay) / _GRID))
            for i in range(steps + 1):
                x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
                self.take((x - room, y - room, x + room, y + room))

    def free(self, x: float, y: float) -> bool:
        if not (4 <= x <= self._size[0] - 4 and 4 <= y <= self._size[1] - 4):
            return False
        return not self._taken[int(y) // _GRID * self._wide + int(x) // _GRID]


class Hills:
    """The height of the land, on a grid: every crest and spur is heaped up, then hatched.

    A stroke runs the way water would, so no two cross; steep land is drawn darker, and the side
    away from the light darkest.
    """

    def __init__(self, width: float, height: float, clear: Clear) -> None:
        self._wide, self._high = (int(size) // _STEP + 2 * _PAD for size in (width, height))
        self._land = [0.0] * (self._wide * self._high)
        self._clear = clear

    def ridge(self, name: str, crest: Sequence[Point], high: float) -> None:
        """A range: its crest, and spurs that fall off it to either side."""
        rng = Random(f"ridge {name}")
        crest = _wobbled(crest, rng)
        self._heap(crest, 1.0, 1.0, 30 * high)
        run, side = 6.0, 1
        for a, b in pairwise(crest):
            span = hypot(b[0] - a[0], b[1] - a[1])
            way = atan2(b[1] - a[1], b[0] - a[0])
            while run < span:
                t = run / span
                start = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                side = -side
                self._spur(start, way + side * rng.uniform(0.8, 1.35), high, rng)
                run += rng.uniform(9, 17)
            run -= span

    def _spur(self, start: Point, way: float, high: float, rng: Random) -> None:
        length = rng.uniform(26, 46) * high
        bend = rng.uniform(-0.3, 0.3)
        points = [start]
        for i in range(1, 4):
            turn = way + bend * i
            x, y = points[-1]
            points.append((x + cos(turn) * length / 3, y + sin(turn) * length / 3))
        self._heap(points, 0.92, 0.15, 20 * high)

    def _heap(self, line: Sequence[Point], top: float, foot: float, reach: float) -> None:
        """Raises the land along a line, from its top to its foot."""
        total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)) or 1.0
        kernel = _cone(round(reach / _STEP, 1), self._wide)
        room = int(reach / _STEP) + 2
        gone, last = 0.0, -1
        for a, b in pairwise(line):
            span = hypot(b[0] - a[0], b[1] - a[1])
            for i in range(max(1, round(span / _STEP))):
                t = i * _STEP / span if span else 0.0
                col = round((a[0] + (b[0] - a[0]) * t) / _STEP) + _PAD
                row = round((a[1] + (b[1] - a[1]) * t) / _STEP) + _PAD
                at = row * self._wide + col
                inside = room < col < self._wide - room and room < row < self._high - room
                if inside and at != last:
                    self._stamp(at, top + (foot - top) * (gone + span * t) / total, kernel)
                last = at
            gone += span

    def _stamp(self, at: int, height: float, kernel: list[tuple[int, float]]) -> None:
        land = self._land
        for off, share in kernel:
            here = height * share
            if here > land[at + off]:
                land[at + off] = here

    def svg(self) -> str:
        rng = Random("hachures")
        land, wide = self._land, self._wide
        strokes = Strokes(self._clear)
        for row in range(1, self._high - 2):
            for at in range(row * wide + 1, row * wide + wide - 2):
                if land[at] < 0.04:
                    continue
                dx = land[at + 1] - land[at - 1]
                dy = land[at + wide] - land[at - wide]
                slope = hypot(dx, dy)
                if slope > 0.12:
                    where = (at - row * wide - _PAD) * _STEP, (row - _PAD) * _STEP
                    screen = _SCREEN[row % 4][at % wide % 4] / 16
                    strokes.fall(where, -dx / slope, -dy / slope, slope, screen, rng)
        return strokes.svg()


@lru_cache(maxsize=64)
def _cone(reach: float, wide: int) -> list[tuple[int, float]]:
    """How a heap falls off round its top: steep at first, gentle at the foot."""
    room = int(reach)
    return [
        (row * wide + col, (1 - hypot(row, col) / reach) ** 1.35)
        for row in range(-room, room + 1)
        for col in range(-room, room + 1)
        if hypot(row, col) < reach
    ]


class Strokes:
    """Gathers strokes: light ones on the sunny side, dark ones on the other."""

    def __init__(self, clear: Clear) -> None:
        self._clear = clear
        self._light: list[Stroke] = []
        self._dark: list[Stroke] = []

    def fall(
        self, at: Point, nx: float, ny: float, slope: float, screen: float, rng: Random
    ) -> None:
        """A stroke down the slope here, if the screen and the light leave one room for it."""
        lit = nx * _LIGHT[0] + ny * _LIGHT[1]
        dark = lit < 0.12
        if screen > slope * 3.1 - (0.0 if dark else 0.25 + 0.4 * lit):
            return
        x, y = at[0] + rng.uniform(-1.4, 1.4), at[1] + rng.uniform(-1.4, 1.4)
        length = min(11.0, 5 + 14 * slope) * rng.uniform(0.85, 1.15) * (1.0 if dark else 0.85)
        dx, dy = nx * length, ny * length
        clear = self._clear
        if clear.free(x, y) and clear.free(x + dx, y + dy):
            stroke = round(x), round(y), round(dx), round(dy)
            (self._dark if dark else self._light).append(stroke)

    def svg(self) -> str:
        return (
            f'<path class="sv-h1" d="{_written(self._light)}"/>'
            f'<path class="sv-h2" d="{_written(self._dark)}"/>'
        )


def _written(strokes: list[Stroke]) -> str:
    """Neighbours follow one another, each from where the last one ended: few bytes for many."""
    out = ["M0 0"]
    px = py = 0
    for x, y, dx, dy in sorted(strokes, key=lambda stroke: (stroke[1] // 30, stroke[0])):
        out.append(f"m{x - px}{_then(y - py)}l{dx}{_then(dy)}")
        px, py = x + dx, y + dy
    return "".join(out)


def _then(value: int) -> str:
    return f" {value}" if value >= 0 else str(value)


def _wobbled(points: Sequence[Point], rng: Random) -> list[Point]:
    """A crest is never straight: broken into steps, each a little off the line."""
    found = [points[0]]
    for a, b in pairwise(points):
        span = hypot(b[0] - a[0], b[1] - a[1])
        steps = max(1, round(span / 16))
        for i in range(1, steps + 1):
            t = i / steps
            off = rng.uniform(-4, 4) * sin(pi * min(1.0, span / 30))
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            found.append(
                (x - (b[1] - a[1]) / (span or 1) * off, y + (b[0] - a[0]) / (span or 1) * off)
            )
    return found
