"""Lines as an engraver draws them: never quite straight, and the same every time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from random import Random

Point = tuple[float, float]


def meander(points: Sequence[Point], name: str, sway: float, step: float = 22) -> list[Point]:
    """A river winds more than the places on it tell; its name decides how."""
    rng = Random(f"river {name}")
    found = [points[0]]
    for a, b in pairwise(points):
        span = hypot(b[0] - a[0], b[1] - a[1])
        steps = max(1, round(span / step))
        for i in range(1, steps + 1):
            t = i / steps
            off = 0.0 if i == steps else rng.uniform(-sway, sway)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            found.append(
                (x - (b[1] - a[1]) / (span or 1) * off, y + (b[0] - a[0]) / (span or 1) * off)
            )
    return found


def smooth(points: Iterable[Point]) -> str:
    """A soft line: through the middles, bent by the points."""
    line = [(round(x), round(y)) for x, y in points]
    if len(line) < 3:
        return "M" + "L".join(f"{x} {y}" for x, y in line)
    path = f"M{line[0][0]} {line[0][1]}"
    for (ax, ay), (bx, by) in pairwise(line[1:]):
        path += f"Q{ax} {ay} {(ax + bx) // 2} {(ay + by) // 2}"
    return path + f"L{line[-1][0]} {line[-1][1]}"
