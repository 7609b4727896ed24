"""Coasts and water lines: land is one outline of many parts, and the water follows it.

A water line is a broad stroke of ink with a slightly narrower one of water on it; the broadest
come first, so what is left are lines at set distances from the coast, in every bay and lake.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from random import Random

from rotonde.games.steam_barons.presentation.drawing.layout import CORNERS, Point
from rotonde.games.steam_barons.presentation.drawing.styles import SHORE
from rotonde.games.steam_barons.rules.components import SIDES, Map, neighbour

_STEP = 13.0


def outline(drawn: Map) -> list[list[Point]]:
    """The rims of the land that is played on, each a ring of corners."""
    land = {(place.col, place.row): place for place in drawn.hexes if place.terrain != "water"}
    ahead: dict[tuple[int, int], tuple[int, int]] = {}
    for (col, row), place in land.items():
        for side in range(SIDES):
            if neighbour(col, row, side) not in land:
                one, other = CORNERS[side], CORNERS[(side + 1) % SIDES]
                ahead[_key(place.at, one)] = _key(place.at, other)
    rings = []
    while ahead:
        start = min(ahead)
        ring, here = [start], ahead.pop(start)
        while here != start:
            ring.append(here)
            here = ahead.pop(here)
        rings.append([(float(x), float(y)) for x, y in ring])
    return rings


def _key(at: tuple[int, int], corner: Point) -> tuple[int, int]:
    return round(at[0] + corner[0]), round(at[1] + corner[1])


def weathered(ring: Sequence[Point], seed: str, out: float, sway: float) -> list[Point]:
    """A ring broken into small steps, each a little off the line; `out` moves it to its right."""
    rng = Random(f"coast {seed}")
    found: list[Point] = []
    for a, b in pairwise((*ring, ring[0])):
        span = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        nx, ny = (b[1] - a[1]) / span, (a[0] - b[0]) / span
        steps = max(1, round(span / _STEP))
        for i in range(steps):
            t = i / steps
            off = out + rng.uniform(-sway, sway)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            # Corners of a ring move along, so that it stays outside all round.
            found.append((x - nx * off, y - ny * off))
    return found


def closed(points: Iterable[Point]) -> str:
    """A soft ring: through the middles, bent by the points."""
    line = [(round(x), round(y)) for x, y in points]
    first, last = line[0], line[-1]
    px, py = (first[0] + last[0]) // 2, (first[1] + last[1]) // 2
    path = f"M{px} {py}"
    for (ax, ay), (bx, by) in pairwise((*line, first)):
        mx, my = (ax + bx) // 2, (ay + by) // 2
        path += f"q{ax - px} {ay - py} {mx - px} {my - py}".replace(" -", "-")
        px, py = mx, my
    return path + "Z"


def water(shores: str) -> str:
    """The lines that follow the shores, and the coast itself; land is laid over them."""
    # Named by content, so that several pictures can share one page.
    id = "sb-" + hashlib.sha256(shores.encode()).hexdigest()[:12]
    kinds = [f"{ink}{at}" for at in reversed(range(len(SHORE))) for ink in "wv"]
    return f'<defs><path id="{id}" d="{shores}"/></defs>' + "".join(
        f'<use href="#{id}" class="sb-{kind}"/>' for kind in (*kinds, "coast")
    )
