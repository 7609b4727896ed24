"""Track as it lies on a tile: four shapes, turned; what crosses another runs on a bridge."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rotonde.games.steam_barons.presentation.drawing.layout import Point, toward
from rotonde.games.steam_barons.rules.components import SIDES
from rotonde.games.steam_barons.rules.hexes import OrientedTile

PATHS: Final = {
    # From the east side; the arcs meet both sides at right angles.
    "straight": "M52 0H-52",
    "gentle": "M52 0A90.07 90.07 0 0 1-26-45.03",
    "sharp": "M52 0A30.02 30.02 0 0 1 26-45.03",
    "spur": "M52 0H0",
}
_SHAPES: Final = {3: "straight", 2: "gentle", 1: "sharp", 0: "spur"}
EMBLEM: Final = 46.0
"""How far from the middle of a hex the owner's sign stands on the track."""


class Laid(NamedTuple):
    """One piece of track on a tile."""

    shape: str
    turn: int
    side: int
    over: bool


@cache
def lay_out(way: OrientedTile) -> tuple[Laid, ...]:
    """The pieces of a tile, the upper one of a crossing last."""
    found = []
    for at, (one, other) in enumerate(way.pairs):
        apart = (other - one) % SIDES
        start = one if apart <= SIDES // 2 else other
        shape = _SHAPES[min(apart, SIDES - apart)]
        over = any(_cross(pair, (one, other)) for pair in way.pairs[:at]) and not way.town
        found.append(Laid(shape, -60 * start, one, over))
    return tuple(found)


def _cross(pair: tuple[int, int], other: tuple[int, int]) -> bool:
    low, high = sorted(pair)
    return sum(low < side < high for side in other) == 1


def emblem_at(side: int) -> Point:
    return toward(side, EMBLEM)


@cache
def sprites() -> dict[str, str]:
    found = {}
    for shape, path in PATHS.items():
        found[f"track-{shape}"] = _draw_owned(path)
        found[f"track-{shape}-none"] = _draw_unowned(path)
        found[f"track-{shape}-over"] = _bridge(path) + _draw_owned(path)
        found[f"track-{shape}-over-none"] = _bridge(path) + _draw_unowned(path)
    found["symbol-built"] = (
        '<path class="sb-bed" d="M-11 0H11"/><path class="sb-edge-t" d="M-11 0H11"/>'
        '<path class="sb-tie-t" d="M-10 0H10"/><path class="sb-own" d="M-10 0H10"/>'
    )
    found["symbol-none"] = (
        '<path class="sb-edge-t" d="M-11 0H11"/><path class="sb-none" d="M-10 0H10"/>'
    )
    return found


_OWNED: Final = ("bed", "edge-t", "tie-t", "own")


def _draw_owned(path: str) -> str:
    return "".join(f'<path class="sb-{kind}" d="{path}"/>' for kind in _OWNED)


def _draw_unowned(path: str) -> str:
    return "".join(f'<path class="sb-{kind}" d="{path}"/>' for kind in ("bed", "edge-n", "none"))


def _bridge(path: str) -> str:
    return f'<path class="sb-span" d="{path}"/><path class="sb-deck" d="{path}"/>'
