"""A picture to fill the band when few sit at the table: a train on a trestle before the range."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from rotonde.games.silverton.presentation.drawing import icons
from rotonde.games.silverton.presentation.drawing.tracks import Area
from rotonde.kernel.drawing.scene import number

SIZE = (680.0, 300.0)
_CRESTS = (
    # Each peak: its foot to the left, its top, its foot to the right, and how low it stands.
    (-40, 120, 40, 260, 196),
    (150, 250, 28, 390, 196),
    (60, 190, 70, 320, 196),
    (300, 410, 52, 560, 196),
    (470, 590, 34, 740, 196),
)


def vignette(area: Area) -> str:
    """Drawn in the middle of the room there is."""
    left, top, right, bottom = area
    x, y = (left + right - SIZE[0]) / 2, (top + bottom - SIZE[1]) / 2
    frame = "M0 0H680V300H0Z"
    return (
        f'<clipPath id="sv-vignette"><path d="{frame}"/></clipPath>'
        f'<g transform="translate({number(x)} {number(y)})">'
        f'<path class="shadow" d="{frame}" transform="translate(5 6)"/>'
        f'<g clip-path="url(#sv-vignette)">{landscape()}</g>'
        f'<path class="open heavy" d="{frame}"/><path class="gilt-rule" d="M6 6H674V294H6Z"/></g>'
    )


def landscape() -> str:
    """The picture itself, without a frame."""
    field = '<path class="sv-field" d="M0 0H680V300H0Z"/>'
    return f"{field}{_sky()}{_peaks()}{_ground()}{_trestle()}{_train()}{_pines()}"


def _sky() -> str:
    """Ruled thinner towards the light, and the sun's rays."""
    lines = ""
    y = 8.0
    while y < 150:
        lines += f"M0 {y:.1f}H680"
        y += 3.4 + y / 26
    rays = "".join(
        f"M{470 + 34 * cos(a):.0f} {92 + 34 * sin(a):.0f}l{(150 + 40 * (i % 2)) * cos(a):.0f} "
        f"{(150 + 40 * (i % 2)) * sin(a):.0f}"
        for i, a in ((i, -pi * i / 14) for i in range(15))
    )
    return (
        f'<path class="sv-fine faint" d="{lines}"/><path class="sv-wash-straw" d="{rays}"/>'
        '<circle class="sv-straw sv-edge" cx="470" cy="92" r="28"/>'
    )


def _peaks() -> str:
    out = ""
    for left, top_x, top_y, right, foot in _CRESTS:
        rng = Random(f"peak {top_x}")
        notch = top_x + 14, top_y + 30
        body = f"M{left} {foot}L{top_x} {top_y}L{right} {foot}Z"
        shade, light = "", ""
        steps = int((foot - top_y) / 5)
        for i in range(1, steps):
            t = i / steps
            y = top_y + (foot - top_y) * t
            ridge = top_x + (notch[0] - top_x) * min(1, t * 4) + 16 * sin(t * 9)
            far = top_x + (right - top_x) * t
            reach = (far - ridge) * rng.uniform(0.5, 0.96)
            shade += f"M{ridge:.0f} {y:.0f}l{reach:.0f} {reach * 0.34:.0f}"
            if i % 3 == 0:
                near = top_x + (left - top_x) * t
                back = (ridge - near) * rng.uniform(0.12, 0.4)
                light += f"M{near + 3:.0f} {y:.0f}l{back:.0f} {-back * 0.5:.0f}"
        snow = (
            f"M{top_x} {top_y}l{(right - top_x) * 0.2:.0f} {(foot - top_y) * 0.2:.0f}l-8-2-5 "
            "8-8-6-6 "
            f"9-7-8-6 5L{top_x + (left - top_x) * 0.2:.0f} {top_y + (foot - top_y) * 0.2:.0f}Z"
        )
        out += (
            f'<path class="paper-light sv-edge" d="{body}"/><path class="sv-h1" d="{light}"/>'
            f'<path class="sv-h2" d="{shade}"/><path class="sv-chalk sv-edge" d="{snow}"/>'
        )
    return out


def _ground() -> str:
    hills = "M0 188C120 174 240 186 340 188S560 174 680 186V300H0Z"
    gorge = "M210 300Q250 244 300 232T420 236 470 300Z"
    lines = "".join(f"M{x} {206 + (x * 7) % 11}q20-7 44 0" for x in range(-10, 680, 37))
    water = "".join(f"M{296 - 7 * i} {252 + 9 * i}h{92 + 13 * i}" for i in range(6))
    return (
        f'<path class="sv-moss sv-edge" d="{hills}"/><path class="sv-h2" d="{lines}"/>'
        f'<path class="rock sv-edge" d="{gorge}"/><path class="sv-wave" d="{water}"/>'
    )


def _trestle() -> str:
    """Bents of timber from rim to rim."""
    posts = ""
    for x in range(214, 480, 24):
        foot = 300 if 240 < x < 450 else 262
        posts += f"M{x - 4} 216L{x - 10} {foot}M{x + 4} 216L{x + 10} {foot}"
        posts += f"M{x - 6} 238H{x + 6}M{x - 8} 262H{x + 8}"
        posts += f"M{x} 222l24 34m-24 0l24-34" if x < 470 else ""
    return (
        f'<path class="open line" d="{posts}"/>'
        '<path class="sv-wood sv-edge" d="M0 210H680V217H0Z"/>'
        '<path class="open hair" d="M0 207H680M0 213.5H680"/>'
    )


def _train() -> str:
    puffs = [(424 - 26 * i, 146 - 9 * i + 5 * (i % 2), 8 + 2.6 * i) for i in range(8)]
    smoke = "".join(
        f'<circle class="paper-light{edge}" cx="{x}" cy="{y}" r="{r - less:g}"/>'
        for edge, less in ((" line", 0), ("", 0.4))
        for x, y, r in puffs
    )
    curls = "".join(
        f"M{x - r * 0.5:.0f} {y}q{r * 0.4:.0f}-{r * 0.7:.0f} {r:.0f}-2" for x, y, r in puffs
    )
    smoke += f'<path class="sv-h1" d="{curls}"/>'
    cars = ""
    for i, fill in enumerate(("oxide", "sv-straw", "sv-straw")):
        x = 318 - 84 * i
        windows = "".join(f"M{x + 8 + 13 * w} 180h8v9h-8Z" for w in range(5))
        cars += (
            f'<path class="{fill} sv-edge" d="M{x} 174H{x + 76}V200H{x}ZM{x - 3} '
            f'170H{x + 79}V174H{x - 3}Z"/>'
            f'<path class="paper-light sv-edge" d="{windows}"/><path class="sv-rule" d="M{x - 8} '
            f'202H{x + 84}"/>'
        )
        for wheel in (x + 12, x + 24, x + 52, x + 64):
            cars += f'<circle class="paper-light sv-edge" cx="{wheel}" cy="203" r="4.6"/>'
    engine = f'<g transform="translate(440 187) scale(2.55)">{icons.ENGINE}</g>'
    return f"{smoke}{cars}{engine}"


def _pines() -> str:
    rng = Random("pines")
    out = ""
    for x in (26, 58, 96, 128, 168, 508, 548, 580, 622, 656):
        high = rng.uniform(46, 78)
        base = rng.uniform(248, 292)
        path = f"M{x} {base:.0f}V{base - high:.0f}"
        for i in range(7):
            t = i / 6
            y = base - high + high * 0.86 * t + 4
            wide = 3 + high * 0.24 * t
            low = f"{y + wide * 0.5:.0f}"
            path += f"M{x - wide:.0f} {low}L{x} {y - 4:.0f}L{x + wide:.0f} {low}"
        out += path
    return f'<path class="open line" d="{out}"/>'
