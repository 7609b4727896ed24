"""Hills and mountains as an engraver sets them: rounded knolls, and peaks with a dark side."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from rotonde.games.steam_barons.presentation.drawing.layout import HEX, Point
from rotonde.games.steam_barons.rules.components import Hex
from rotonde.kernel.drawing import scene


def number(value: float) -> str:
    """Strokes need no hundredths."""
    return scene.number(round(value, 1))


_KNOLLS: Final = ((-22, -30), (14, -33), (-35, -3), (34, -6), (-20, 26), (18, 29), (0, 2))
_PEAKS: Final = ((0, -26), (-24, -10), (25, -8), (-34, 20), (4, 14), (36, 23), (-10, 40), (16, 44))
_CLEAR: Final = ((0, 0, 24), (0, 23, 40))
"""Where a town stands and its name is written: a middle, and how far nothing is drawn there."""
_KINDS: Final = 9
"""So many knolls and peaks are cut, each used over and over: no two hexes look alike."""


def plates() -> str:
    """The cuts themselves, for a drawing to carry."""
    rng = Random("relief")
    out = ""
    for at in range(_KINDS):
        out += f'<g id="sb-knoll-{at}">{_knoll(0, 0, rng)}</g>'
        out += f'<g id="sb-peak-{at}">{_peak(0, 0, rng)}</g>'
    return f"<defs>{out}</defs>"


def terrain(place: Hex, at: Point) -> str:
    """The ground of a hex with hills or mountains; nothing for any other."""
    if place.terrain not in ("hill", "mountain"):
        return ""
    rng = Random(f"relief {place.id}")
    peaks = place.terrain == "mountain"
    kind, wash = ("peak", "umber") if peaks else ("knoll", "tan")
    body = "".join(
        f'<use href="#sb-{kind}-{rng.randrange(_KINDS)}" x="{round(x + rng.uniform(-4, 4))}" '
        f'y="{round(y + rng.uniform(-3, 3))}"/>'
        for x, y in (_PEAKS if peaks else _KNOLLS)
        if not (place.town and _taken(x, y)) and not (place.river and abs(x) + abs(y) < 6)
    )
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})">'
        f'<path class="sb-{wash} faint" d="{HEX}"/>{body}</g>'
    )


def _taken(x: float, y: float) -> bool:
    return any(abs(x - a) < r and abs(y - b) < r * 0.62 for a, b, r in _CLEAR)


def _knoll(x: float, y: float, rng: Random) -> str:
    """A low dome; strokes run down its shaded side like the ribs of a shell."""
    wide, high = rng.uniform(12.5, 15.5), rng.uniform(8.5, 11)
    left = f"M{number(x - wide)} {number(y + 4)}"
    dome = f"{left}q{number(wide * 0.5)}-{number(high * 1.6)} {number(wide)}-{number(high)}"
    dome += f"q{number(wide * 0.6)} {number(high * 0.1)} {number(wide)} {number(high)}"
    ribs = ""
    for at in range(6):
        angle = pi * (0.08 + 0.088 * at)
        px, py = x + cos(angle) * wide * 0.86, y + 3 - sin(angle) * high * 0.74
        ribs += (
            f"M{number(px)} {number(py)}l{number(cos(angle) * 3.2 - 1)} "
            f"{number(4.8 + sin(angle) * 2.4)}"
        )
    sunny = "".join(
        f"M{number(x - wide * f)} {number(y + 2 - high * (0.7 - f * 0.6))}l-1.6 3.4"
        for f in (0.34, 0.62)
    )
    return (
        f'<path class="sb-hump" d="{dome}"/><path class="sb-h2" d="{ribs}"/>'
        f'<path class="sb-h1" d="{sunny}"/>'
    )


def _peak(x: float, y: float, rng: Random) -> str:
    """A summit: a broken ridge, its right flank hatched dark down to the foot."""
    high, wide = rng.uniform(21, 27), rng.uniform(15, 18)
    foot = y + 7
    tip = foot - high
    lean = rng.uniform(-2.5, 2.5)
    shape = (
        f"M{number(x - wide)} {number(foot)}L{number(x - wide * 0.45)} {number(foot - high * 0.5)}"
        f"L{number(x - wide * 0.3)} {number(foot - high * 0.5 - 1)}L{number(x)} {number(tip)}"
        f"L{number(x + wide * 0.3)} {number(foot - high * 0.62)}"
        f"L{number(x + wide * 0.5)} {number(foot - high * 0.56)}L{number(x + wide)} {number(foot)}"
    )
    hatch = ""
    for at in range(7):
        t = 0.1 + at * 0.125
        top = tip + high * t
        hatch += f"M{number(x + lean * t + wide * t * 0.02)} {number(top)}L{number(x + wide * t)} "
        hatch += f"{number(min(foot, top + high * 0.1))}"
    snow = (
        f"M{number(x)} {number(tip + 1)}l-{number(wide * 0.22)} {number(high * 0.3)}"
        f"l{number(wide * 0.12)}-2 {number(wide * 0.1)} 3Z"
    )
    return (
        f'<path class="sb-peak" d="{shape}"/><path class="sb-h2" d="{hatch}"/>'
        f'<path class="sb-snow" d="{snow}"/>'
    )


def tufts(place: Hex) -> str:
    """A little grass on open land, off the ways that track takes."""
    if place.terrain != "plain" or place.town:
        return ""
    rng = Random(f"grass {place.id}")
    out = ""
    for x, y in rng.sample(((-34, -14), (34, -16), (-30, 18), (32, 20), (2, -38), (-4, 40)), 3):
        left, top = place.at[0] + x + rng.uniform(-4, 4), place.at[1] + y + rng.uniform(-4, 4)
        out += f"M{number(left)} {number(top)}l-2.6-4m4.6 4v-5.5m2 5.5l2.6-4"
    return out
