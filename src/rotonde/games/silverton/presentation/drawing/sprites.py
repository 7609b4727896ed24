"""What lies on the map and is moved about: cubes, crew, markers, snow, figures and badges."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, sin
from random import Random

from rotonde.games.silverton.presentation.drawing import icons
from rotonde.games.silverton.presentation.drawing.land import Point
from rotonde.games.silverton.presentation.drawing.tracks import Track, box_size
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import number

MOST_UNITS = 40
"""Up to here a number on a plate is one sprite; beyond, digits."""
_PLATE = '<circle class="paper-light line" r="12"/>'


@cache
def common() -> dict[str, str]:
    """All sprites that no map and no card changes."""
    found = themes.pawns()
    for player in themes.PLAYERS:
        for half, width in ((18.0, "narrow"), (24.0, "wide")):
            found[f"cube-{player.colour}-{width}"] = _cube(player, half)
        found[f"S-{player.colour}"] = _crew(player, _TENT, icons.TRANSIT)
        found[f"P-{player.colour}"] = _crew(player, _DISC, icons.PICK)
    for bonus in (1, 2):
        found[f"bonus-{bonus}"] = (
            '<circle class="paper-light sv-edge" r="11.4"/>'
            f'<text class="sv-bonus mid" x="-.6" y="6">+{bonus}</text>'
        )
    found |= {f"d{digit}": f'<text class="sv-big">{digit}</text>' for digit in "0123456789$,"}
    found |= {
        f"units-{count}": f'{_PLATE}<text class="sv-units" y="6">{count}</text>'
        for count in range(MOST_UNITS + 1)
    }
    found["rival"] = (
        '<circle class="pawn-shadow" cx="2" cy="2.4" r="16"/><circle class="night line" r="15.4"/>'
        f'<path class="night-mark" d="{icons.PICK}"/>'
    )
    found |= {f"goods-{goods}": sign for goods, sign in icons.GOODS.items()}
    found |= _badges()
    return found


_TENT = "M-13 16V-7L0-18 13-7V16Z"
_DISC = "M-16 0A16 16 0 1 1 16 0A16 16 0 1 1-16 0Z"


def _crew(player: themes.Player, body: str, tool: str) -> str:
    """A counter: the tool says what he is, the mark whose he is."""
    return (
        f'<path class="pawn-shadow" d="{body}" transform="translate(2 2.4)"/>'
        f'<path class="tint line" d="{body}"/>'
        f'<path class="{themes.ink_on(player)}" d="{tool}" transform="translate(0 -3.4) '
        'scale(.86)"/>' + themes.mark(player, "translate(0 10.4) scale(.8)")
    )


def cube_name(colour: str, cost: int) -> str:
    """A cube hides the cost of its segment, which nobody asks for any more."""
    return f"cube-{colour}-{'wide' if cost > 99 else 'narrow'}"


def _cube(player: themes.Player, half: float) -> str:
    """A wooden cube seen from above its corner."""
    left, edge, right = -half, half - 5, half
    return (
        f'<path class="pawn-shadow" d="M{left + 2:g}-9H{right:g}L{right + 4:g}-5V17H{left + 4:g}Z" '
        'transform="translate(1.4 1.6)"/>'
        f'<path class="tint sv-edge" d="M{left:g}-11L{left + 5:g}-17H{right:g}V9L{edge:g} '
        f'15H{left:g}Z"/><path class="sv-face" d="M{edge:g}-11L{right:g}-17V9L{edge:g} 15Z"/>'
        f'<path class="sv-gleam" d="M{left + 0.6:g}-11.2L{left + 5.2:g}-16.4H{right - 0.6:g}"/>'
        f'<path class="open sv-edge" d="M{left:g}-11H{edge:g}V15M{edge:g}-11L{right:g}-17"/>'
        + themes.mark(player, "translate(-2.5 2) scale(1.75)")
    )


def _badges() -> dict[str, str]:
    return {
        # Two crews are level: neither may go on.
        "tied": '<circle class="paper-light sv-edge" r="9"/>'
        '<path class="sv-stamp" d="M-4.4-2.4H4.4M-4.4 2.4H4.4"/>',
        "right": '<circle class="brass sv-edge" r="9"/>'
        '<path class="open heavy" d="M-4.4 0-1.2 3.6 4.8-3.8"/>',
        "rolls": '<rect class="paper-light sv-edge" x="-8" y="-8" width="16" height="16" rx="3"/>'
        '<circle class="ink" cx="-3.4" cy="-3.4" r="1.7"/><circle class="ink" r="1.7"/>'
        '<circle class="ink" cx="3.4" cy="3.4" r="1.7"/>',
        "taking-up": '<circle class="paper-light sv-edge" r="9"/>'
        '<path class="sv-stamp" d="M-4 4 4-4M-4-4 4 4"/>',
        "grave": '<path class="pawn-shadow" d="M-13 17V-5A13 13 0 0 1 13-5V17Z" '
        'transform="translate(2 2)"/>'
        '<path class="stone line" d="M-13 17V-5A13 13 0 0 1 13-5V17Z"/>'
        '<path class="open line" d="M0-11V1M-5-7H5"/><path class="sv-fine" d="M-17 17H17"/>',
        "bars": '<path class="open heavy" d="M-11-18V18M-3.7-18V18M3.7-18V18M11-18V18"/>',
        "partner": '<path class="sv-rule" d="M-14 0H14"/>',
        "marker": '<path class="brass sv-edge" fill-rule="evenodd" '
        'd="M-13-23H13L17-19V19L13 23H-13L-17 19V-19ZM-14.6-17V17L-11.6 20H11.6L14.6 17V-17L11.6-20'
        'H-11.6Z"/>',
        "now": '<path class="brass sv-edge" fill-rule="evenodd" d="M-28-23H28V23H-28Z'
        'M-24.6-19.6V19.6H24.6V-19.6Z"/>',
        "active": '<path class="brass sv-edge" fill-rule="evenodd" d="M-18 0a18 18 0 1 1 36 0a18 '
        "18 0 1 1"
        '-36 0ZM-14.4 0a14.4 14.4 0 1 0 28.8 0a14.4 14.4 0 1 0-28.8 0Z"/>',
        "closed": '<circle class="sv-frost line" r="11.4"/>'
        f'<path class="sv-flake" transform="scale(.9)" d="{icons.FLAKE}"/>',
        "cleared": '<circle class="paper-light line" r="11.4"/>'
        '<path class="open heavy" d="M-5 0-1.4 4.2 5.6-4.4"/>',
        "count": _PLATE,
        "fresh": '<rect class="brass sv-edge" x="-10" y="-7" width="20" height="14" rx="3"/>'
        '<text class="sv-fig mid" y="5">+6</text>',
        "depleted": '<path class="sv-stamp" d="M-64-16-38 16M-64 16-38-16"/>',
        "disc": '<circle class="sv-chalk sv-edge" r="6"/><path class="sv-stamp" d="M-2.6-2.6 2.6 '
        '2.6M-2.6 2.6 2.6-2.6"/>',
        "purse": '<path class="sv-wood line" d="M-9-6C-15 0-15 12-4 12H4C15 12 15 0 9-6Z"/>'
        '<path class="sv-wood line" d="M-7-12H7L9-6H-9Z"/><path class="sv-stamp" d="M-9-6H9"/>',
        "chosen": '<circle class="brass sv-edge" r="8"/><path class="open heavy" d="M-4 0-1 3 '
        '4.4-3.4"/>',
    }


@cache
def train(power: int) -> str:
    return _plate(icons.ENGINE, str(power))


@cache
def plow(bonus: int) -> str:
    return _plate(icons.PLOW, f"+{bonus}")


def engine() -> str:
    """A train where its figures stand beside it."""
    return icons.ENGINE


def blade() -> str:
    """The same for a plow."""
    return icons.PLOW


def _plate(drawing: str, words: str) -> str:
    return (
        '<rect class="pawn-shadow" x="-32" y="-13" width="68" height="30" rx="4"/>'
        '<rect class="paper-light line" x="-34" y="-15" width="68" height="30" rx="4"/>'
        f'<g transform="translate(-14 0)">{drawing}</g><text class="sv-fig mid" x="20" '
        f'y="5">{words}</text>'
    )


def owned(track: Track) -> str:
    """Track in its owner's colour, over the bare track."""
    return "".join(f'<path class="sv-{pen}" d="{track.path}"/>' for pen in ("own-edge", "own"))


def box(cost: int, length: int, white: bool) -> str:
    """What a segment costs and, in the tag beside it, how long it is."""
    w = "-w" if white else ""
    left, top, right, bottom = box_size(cost, length)
    tag = f"M{-left - 3:.4g} {top + 2:g}H{right:.4g}V{bottom - 2:g}H{-left - 3:.4g}Z"
    return (
        f'<path class="sv-tag{w}" d="{tag}"/>'
        f'<path class="sv-box" d="M{left:.4g} {top:g}H{-left:.4g}V{bottom:g}H{left:.4g}Z"/>'
        f'<text class="sv-cost" y="8.6">{cost}</text>'
        f'<text class="sv-len{w}" x="{(right - left) / 2 - 0.4:.4g}" y="8.4">{length}</text>'
    )


def snow(track: Track) -> str:
    """Drifts that lie over a closed segment, heaped by the wind."""
    rng = Random(f"snow {track.id}")
    drifts = ""
    for a, b in pairwise(track.points):
        drifts += _drifts(a, b, rng)
    return f'<path class="sv-drift" d="{drifts}"/>'


def _drifts(a: Point, b: Point, rng: Random) -> str:
    span = hypot(b[0] - a[0], b[1] - a[1])
    way = atan2(b[1] - a[1], b[0] - a[0])
    ux, uy = cos(way), sin(way)
    out = ""
    run = rng.uniform(1, 8)
    while run < span - 4:
        long = min(rng.uniform(13, 24), span - run)
        lift = rng.choice((-1, 1)) * rng.uniform(7, 11)
        base = -lift * 0.42
        corners = [
            (run, base),
            (run + long * 0.3, base + lift * 1.25),
            (run + long * 0.75, base + lift * 1.35),
            (run + long, base),
        ]
        p, q, r, s = (
            f"{a[0] + ux * u - uy * v:.0f} {a[1] + uy * u + ux * v:.0f}" for u, v in corners
        )
        out += f"M{p}C{q} {r} {s}Z"
        run += long + rng.uniform(3, 9)
    return out


def text(words: str, kind: str, x: float, y: float, size: float | None = None) -> str:
    """Words in the drawing; a size only where it differs from its kind's."""
    return f'<text class="{kind}"{_set(size)} x="{number(x)}" y="{number(y)}">{safe(words)}</text>'


def texts(items: Iterable[tuple[str, float, float]], kind: str, size: float | None = None) -> str:
    """Many words of one kind."""
    inner = "".join(
        f'<text x="{number(x)}" y="{number(y)}">{safe(words)}</text>' for words, x, y in items
    )
    return f'<g class="{kind}"{_set(size)}>{inner}</g>'


def _set(size: float | None) -> str:
    return f' style="font-size:{number(size)}px"' if size else ""


def safe(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")
