"""The pictures on event cards: what befalls a prospector, as the newspapers engraved it.

Each is drawn about its origin, 150 by 90.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from rotonde.games.silverton.presentation.drawing import icons
from rotonde.kernel.drawing.scene import number

_SKY = '<path class="sv-field sv-edge" d="M-75-45H75V45H-75Z"/>'
_FRAME = '<path class="open line" d="M-75-45H75V45H-75Z"/>'


@cache
def sprites() -> dict[str, str]:
    pictures = {
        "claim-jumping": _claim_jumping(),
        "saloon-brawl": _saloon_brawl(),
        "cave-in": _cave_in(),
        "avalanche": _avalanche(),
        "land-office-fire": _land_office_fire(),
        "worthless-claims": _worthless_claims(),
    }
    return {f"mishap-{id}": f"{_SKY}{drawn}{_FRAME}" for id, drawn in pictures.items()}


def _ruled(left: float, right: float, top: float, count: int, step: float) -> str:
    """Level strokes, as an engraver shades a sky or a wall."""
    return "".join(
        f"M{number(left)} {number(top + at * step)}H{number(right)}" for at in range(count)
    )


def _hatched(x: float, y: float, count: int, step: float, stroke: str) -> str:
    return "".join(f"M{number(x + at * step)} {number(y)}{stroke}" for at in range(count))


def _range(top: float) -> str:
    """Hills at the back, shaded on their far side."""
    up = number(top)
    peaks = f"M-75 18-52 {up} -36 8-18 {number(top - 7)} 8 14 30 {up} 52 10 62 2 75 12V45H-75Z"
    shade = "".join(
        f"M{number(x + at * 3.6)} {number(y + 6 + at * 6)}l2 11"
        for x, y in ((-52, top), (-18, top - 7), (30, top))
        for at in range(4)
    )
    return f'<path class="sv-slope sv-edge" d="{peaks}"/><path class="sv-h2" d="{shade}"/>'


def _claim_jumping() -> str:
    """A stake whose name is struck out, a new one nailed over it, and a foreign pick."""
    ground = '<path class="rock sv-edge" d="M-75 26C-40 16 30 22 75 28V45H-75Z"/>'
    grass = _hatched(-66, 34, 12, 4, "l2-6") + _hatched(22, 36, 12, 4, "l2-6")
    post = '<path class="sv-wood sv-edge" d="M-5-32H5V34H-5Z"/>'
    board = (
        '<path class="sv-wood sv-edge" d="M-38-28H36L40-24V-4L37 0H-40V-25Z"/>'
        '<path class="sv-cut" d="M-34-20H34M-36-13.6H-8M4-13.6H35M-36-7H28"/>'
        '<path class="sv-stamp" d="M-32-24 30-4M-32-5 31-24"/>'
    )
    notice = (
        '<path class="paper-light sv-edge" d="M-16-9 25-14 29 13-12 18Z"/>'
        '<path class="sv-rule" d="M-8-1 19-4M-7 5 17 2M-6 11 8 9"/>'
        '<circle class="oxide sv-edge" cx="20" cy="6" r="4.4"/>'
    )
    pick = (
        f'<path class="ink" transform="translate(52 16) rotate(24) scale(2.5)" d="{icons.PICK}"/>'
    )
    return (
        _range(-14)
        + ground
        + f'<path class="sv-fine" d="{grass}"/>{post}{board}{notice}{pick}'
        + '<circle class="ink" cx="-12" cy="-5" r="1.6"/><circle class="ink" cx="22" cy="-9" '
        'r="1.6"/>'
    )


def _saloon_brawl() -> str:
    """Batwing doors flung open, a bottle on its way out, and stars."""
    wall = f'<path class="sv-fine" d="{_ruled(-75, 75, -38, 11, 8)}"/>'
    dark = '<path class="night sv-edge" d="M-34-36H34V45H-34Z"/>'
    doors = ""
    for way in (-1, 1):
        slats = "".join(f"M{way * 31} {y}L{way * 54} {y - 5}" for y in (-6, 1, 8, 15))
        doors += (
            f'<path class="sv-wood sv-edge" d="M{way * 34}-18C{way * 42}-14 {way * 50}-22 '
            f'{way * 58}-24V18C{way * 50} 20 {way * 42} 28 {way * 34} 26Z"/>'
            f'<path class="sv-cut" d="{slats}"/>'
        )
    lamp = '<path class="sv-gold sv-edge" d="M-5-30H5L9-20H-9Z"/>'
    lamp += '<path class="sv-gleam" d="M0-36V-30"/>'
    bottle = (
        '<g transform="translate(2 12) rotate(-38)"><path class="sv-moss sv-edge" '
        'd="M-18-6H4L9-2.6H18V2.6H9L4 6H-18Z"/>'
        '<path class="paper-light sv-edge" d="M-13-6H-2V6H-13Z"/>'
        '<path class="sv-cut" d="M-10-2H-5M-10 2H-5"/></g>'
    )
    stars = "".join(_star(x, y, r) for x, y, r in ((-16, -14, 7), (21, -6, 5.4), (-15, 25, 5)))
    step = '<path class="rock sv-edge" d="M-62 38H62V45H-62Z"/>'
    return f"{wall}{dark}{lamp}{doors}{step}{bottle}{stars}"


def _star(x: float, y: float, r: float) -> str:
    corners = []
    for at in range(10):
        reach, way = (r, r * 0.42)[at % 2], pi * at / 5 - pi / 2
        corners.append(f"{number(x + reach * cos(way))} {number(y + reach * sin(way))}")
    return f'<path class="sv-gold sv-edge" d="M{" ".join(corners)}Z"/>'


def _cave_in() -> str:
    """A timbered gallery full of rock, and a lantern left burning."""
    face = '<path class="rock" d="M-75-45H75V45H-75Z"/>'
    strata = "".join(
        f"M-75 {y}C-40 {y - 8} -20 {y + 6} 20 {y - 4}S60 {y + 3} 75 {y - 5}"
        for y in (-34, -20, -6, 8, 22, 36)
    )
    mouth = '<path class="night sv-edge" d="M-40 45V-24H40V45Z"/>'
    timbers = (
        '<path class="sv-wood sv-edge" d="M-50-22-40-24-36 45H-47Z"/>'
        '<path class="sv-wood sv-edge" d="M38-24 48-22 46 45H36Z"/>'
        '<path class="sv-wood sv-edge" d="M-54-34 2-27 -2-15-55-23ZM3-28 54-36 55-25 0-13Z"/>'
        '<path class="sv-cut" d="M-50-28-6-22M8-22 50-30M-44-10-42 36M43-12 41 38"/>'
    )
    stones = ""
    for x, y, r in (
        (-25, 32, 15),
        (-2, 35, 12),
        (21, 31, 16),
        (-13, 13, 14),
        (11, 10, 13),
        (30, 12, 9),
        (-29, 10, 8),
        (-2, -5, 11),
        (18, -8, 7),
    ):
        stones += _stone(x, y, r)
    lantern = (
        '<g transform="translate(59 30)"><path class="sv-gold sv-edge" d="M-6-6H6V8H-6Z"/>'
        '<path class="ink" d="M-8 8H8V12H-8ZM-7-6-4-11H4L7-6Z"/><path class="open line" '
        'd="M-5-11C-6-20 6-20 5-11"/><path class="sv-stamp" d="M0 5V-1"/></g>'
    )
    return (
        f'{face}<path class="sv-fine" d="{strata}"/>{mouth}{stones}{timbers}{lantern}'
        '<path class="night-line" d="M-14-14-13-4M26-14 27-6M4-14V-9"/>'
    )


def _stone(x: float, y: float, r: float) -> str:
    ways = (0.2, 1.3, 2.3, 3.3, 4.4, 5.3)
    reach = (1, 0.86, 1.04, 0.9, 1, 0.88)
    corners = " ".join(
        f"{number(x + r * far * cos(way))} {number(y + r * far * sin(way))}"
        for way, far in zip(ways, reach, strict=True)
    )
    crack = f"M{number(x - r * 0.5)} {number(y - r * 0.2)}l{number(r * 0.5)} {number(r * 0.3)}"
    return (
        f'<path class="stone sv-edge" d="M{corners}Z"/>'
        f'<path class="sv-fine" d="{crack}l{number(r * 0.4)}-{number(r * 0.4)}"/>'
    )


def _avalanche() -> str:
    """A slope comes down on the firs."""
    sky = (
        '<path class="sv-pool" d="M-75-45H75V45H-75Z"/>'
        f'<path class="sv-wave" d="{_ruled(-75, 30, -39, 6, 6)}"/>'
    )
    slope = '<path class="sv-drift" d="M-75 45V26L-30 8 8-22 30-41 48-29 75-38V45Z"/>'
    ridge = (
        "M32-35l7 16M37-31l6 14M42-27l5 12M56-29l5 15M62-30l4 13M68-31l3 11M50-12l6 12M60-8l5 11"
    )
    rolling = (
        (26, -16, 11),
        (8, -6, 13),
        (-12, 6, 15),
        (-34, 18, 16),
        (18, 12, 14),
        (-4, 24, 15),
        (-50, 32, 12),
        (-22, 31, 13),
    )
    cloud = "".join(f'<circle class="sv-drift" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in rolling)
    curls = "".join(
        f"M{x - r // 2} {y - r // 2}q{r // 2} 2 {r // 3} {r // 2}" for x, y, r in rolling
    )
    firs = "".join(_fir(x, y, s) for x, y, s in ((-63, 20, 0.9), (41, 39, 1), (57, 37, 1.4)))
    falling = '<g transform="rotate(-58 30 30)">' + _fir(30, 34, 1.1) + "</g>"
    return (
        f'{sky}{slope}<path class="sv-wave" d="{ridge}"/>{firs}{falling}{cloud}'
        f'<path class="sv-flake" d="{curls}"/>'
    )


def _fir(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({number(size)})">'
        '<path class="sv-wood sv-edge" d="M-2-2H2V5H-2Z"/><path class="sv-moss sv-edge" '
        'd="M0-30 6-19H3L9-9H5L11 0H-11L-5-9H-9L-3-19H-6Z"/></g>'
    )


def _land_office_fire() -> str:
    """A false front in flames; papers fly up with the smoke."""
    smoke = (
        '<path class="sv-plumb sv-edge" d="M-30-45C-40-36-22-30-30-22-16-18-14-26-8-20 0-14 8-24 '
        '14-18 26-20 18-32 30-34 22-40 26-45 24-45Z"/>'
    )
    house = (
        '<path class="paper-deep sv-edge" d="M-44-12H44V45H-44Z"/>'
        f'<path class="sv-fine" d="{_ruled(-44, 44, -5, 8, 6.4)}"/>'
        '<path class="sv-wood sv-edge" d="M-50-18H50V-8H-50Z"/>'
        '<path class="night sv-edge" d="M-10 14H10V45H-10ZM-36 6H-18V26H-36ZM18 6H36V26H18Z"/>'
    )
    flames = "".join(
        f'<g transform="translate({x} {y}) scale({s})">'
        '<path class="oxide sv-edge" d="M-9 0C-15-10-6-14-6-24 2-18 0-12 4-16 12-8 12-2 8 0Z"/>'
        '<path class="sv-gold" d="M-4 0C-7-6-2-8-2-13 3-9 6-4 3 0Z"/></g>'
        for x, y, s in (
            (-32, -16, 0.86),
            (-11, -16, 1.1),
            (12, -16, 0.95),
            (33, -16, 0.8),
            (-27, 26, 0.8),
            (27, 26, 0.8),
            (0, 45, 0.9),
        )
    )
    papers = "".join(
        f'<path class="paper-light sv-edge" transform="translate({x} {y}) rotate({turn})" '
        'd="M-5-6.4H5V6.4H-5Z"/>'
        for x, y, turn in ((-56, -28, 24), (54, -32, -30), (62, -6, 12), (-61, 0, -18))
    )
    ground = '<path class="rock sv-edge" d="M-75 40H75V45H-75Z"/>'
    return f"{smoke}{ground}{house}{flames}{papers}"


def _worthless_claims() -> str:
    """Deeds on the assayer's desk, struck out one after the other."""
    desk = '<path class="sv-wood" d="M-75 6H75V45H-75Z"/>'
    grain = "M-75 6H75" + "".join(f"M-75 {y}C-30 {y - 3} 20 {y + 3} 75 {y}" for y in (15, 25, 36))
    sheets = ""
    for x, y, turn in ((-38, 2, -12), (4, -4, 4), (44, 4, 14)):
        sheets += (
            f'<g transform="translate({x} {y}) rotate({turn})">'
            '<path class="drop" fill-opacity=".3" d="M-18-24H23V33H-18Z"/>'
            '<path class="paper-light sv-edge" d="M-20-27H20V29H-20Z"/>'
            '<path class="gilt-hair" d="M-17-24H17V26H-17Z"/>'
            '<path class="sv-rule" d="M-10-16H10M-13-8H13M-13-2H13M-13 4H6"/>'
            '<circle class="open hair" cx="9" cy="16" r="5"/>'
            '<path class="sv-stamp" d="M-13-13 13 18M13-13-13 18"/></g>'
        )
    wall = f'<path class="sv-fine" d="{_ruled(-75, 75, -38, 6, 7)}"/>'
    return f'{wall}{desk}<path class="sv-cut" d="{grain}"/>{sheets}'
