"""What makes a sheet a print: the cartouche, the compass rose, the legend, a ship under sail."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from rotonde.games.steam_barons.presentation.drawing import shapes
from rotonde.games.steam_barons.presentation.drawing.layout import Area, Point, box, rect, text
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.text_metrics import fit_size, width

SMALL: Final = (336.0, 250.0)
LARGE: Final = (520.0, 280.0)
LINE: Final = 42.0
LEGEND: Final = 290.0
_LETTERS: Final = 28.0
"""How large words are at least: they are read from afar."""

ENGINE: Final = (
    '<path class="ink" d="M-118 30H-62V-34H-66V-42H-18V-34H-24V-8H24V-22H18L20-28H38L40-22H34V-8H60'
    "V-34L50-58H84L74-34V-8H88C94-8 98-4 98 4V24H106L126 46H92L88 36H-118Z"
    '"/>'
    '<path class="paper-light" d="M-54-26H-32V-8H-54ZM-16 2H80V5H-16ZM-16 14H84V16H-16Z"/>'
    '<path class="open line" d="M-150-24H-122V30M-118 36H-154V-18"/>'
    '<path class="ink" d="M-152-14H-120V30H-152Z"/>'
    + "".join(
        f'<g transform="translate({x} {44 - r})"><circle class="ink" r="{r + 2}"/>'
        f'<circle class="paper-light" r="{r - 1}"/><path class="open hair" d="'
        + "".join(
            f"M0 0L{number(r * cos(i * pi / 5))} {number(r * sin(i * pi / 5))}" for i in range(10)
        )
        + f'"/><circle class="ink" r="{r / 4:g}"/></g>'
        for x, r in ((-96, 12), (-36, 24), (18, 24), (62, 11), (88, 11), (-140, 10), (-122, 10))
    )
    + '<path class="sb-rod" d="M-36 24H18"/>'
    '<path class="ink" d="M-8-8a8 8 0 0 1 16 0ZM92-16h10v8h-10Z"/>'
    '<path class="open sb-smoke" d="M66-62C52-80 34-74 30-88C8-84 4-102-18-98C-34-112-60-106-66-92'
    'M62-66C58-72 50-76 42-76M20-90C12-94 4-92-2-88M-26-100C-34-102-42-100-46-94"/>'
)
"""An engine and the end of its tender, heading east."""


def cartouche(at: Point, title: Sequence[str], large: bool) -> str:
    """The title on a plate with cut corners, an engine over it."""
    wide, high = LARGE if large else SMALL
    left, top, right, bottom = box(at, (wide, high))
    x, _ = at
    frames = "".join(
        f'<path class="{kind}" d="{_cut((left + i, top + i, right - i, bottom - i), 22)}"/>'
        for i, kind in ((0, "paper-light heavy"), (7, "open gilt-rule"), (11, "open gilt-hair"))
    )
    shadow = f'<path class="shadow" d="{_cut((left + 7, top + 8, right + 7, bottom + 8), 22)}"/>'
    scale = 1.06 if large else 0.8
    down = top + high * (0.46 if large else 0.43)
    engine = f'<g transform="translate({number(x + 8)} {number(down)}) scale({scale})">{ENGINE}</g>'
    base = down + 46 * scale
    room = wide - 44
    ground = (
        f'<path class="sb-rule" d="M{number(left + 26)} {number(base)}H{number(right - 26)}"/>'
        f'<path class="sb-fine" d="M{number(left + 40)} {number(base + 4)}H{number(right - 40)}"/>'
    )
    size = min(34.0, room / max(width(title[0], "bold", 1, 0.1), 1))
    lines = [title[0]] if size >= _LETTERS else in_lines(title[0])
    size = max(_LETTERS, size)
    # Under the name there is room for more only where that is short.
    below = [title[1]] if len(lines) == 1 and width(title[1], "italic", _LETTERS) < room else []
    words = ""
    y = bottom - (24 if below or len(lines) > 1 else 44)
    for line in below:
        words += text(line, "sb-sub", (x, y), _LETTERS)
        y -= 36
    for line in reversed(lines):
        words += text(line, "sb-title", (x, y), round(size, 1))
        y -= size * 1.1
    return shadow + frames + engine + ground + words


def in_lines(words: str) -> list[str]:
    """At most two lines, broken at a space near the middle."""
    breaks = [at for at, letter in enumerate(words) if letter == " "]
    if not breaks:
        return [words]
    at = min(breaks, key=lambda each: abs(each - len(words) / 2))
    return [words[:at], words[at + 1 :]]


def vignette(area: Area) -> str:
    """An engine on its line, where there is room to spare."""
    left, top, right, bottom = area
    scale = min(1.25, (bottom - top - 44) / 158)
    x, rail = (left + right) / 2, bottom - 22
    place = f"translate({number(x)} {number(rail - 46 * scale)}) scale({number(scale)})"
    return (
        f'<g transform="{place}">{ENGINE}</g>'
        f'<path class="sb-rule" d="M{number(left + 60)} {number(rail)}H{number(right - 60)}"/>'
        f'<path class="sb-ties" d="M{number(left + 60)} {number(rail + 6)}H{number(right - 60)}"/>'
    )


def _cut(area: Area, by: float) -> str:
    """A rectangle with its corners bitten out."""
    left, top, right, bottom = area
    b = number(by)
    return (
        f"M{number(left + by)} {number(top)}H{number(right - by)}a{b} {b} 0 0 0 {b} {b}"
        f"V{number(bottom - by)}a{b} {b} 0 0 0-{b} {b}H{number(left + by)}a{b} {b} 0 0 0-{b}-{b}"
        f"V{number(top + by)}a{b} {b} 0 0 0 {b}-{b}Z"
    )


def compass(at: Point) -> str:
    """A rose of sixteen winds."""
    out = f'<g transform="translate({number(at[0])} {number(at[1])})">'
    out += '<circle class="open hair" r="46"/><circle class="open line" r="42"/>'
    for at_, (long, wide, dark, pale) in enumerate(
        (
            (30, 3.4, "tie", "paper-light"),
            (38, 5, "strata", "paper-light"),
            (52, 7, "ink", "paper-light"),
        )
    ):
        count = (8, 4, 4)[at_]
        turn = (22.5, 45, 0)[at_]
        for i in range(count):
            angle = turn + i * 360 / count
            out += (
                f'<g transform="rotate({number(angle)})"><path class="{dark}" d="M0 0-{wide}-'
                f'{wide} 0-{long}Z"/><path class="{pale}" d="M0 0 {wide}-{wide} 0-{long}Z"/>'
                f'<path class="open hair" d="M0 0-{wide}-{wide} 0-{long} {wide}-{wide}Z"/></g>'
            )
    out += '<circle class="paper-light line" r="4.6"/>'
    # A lily marks the north in every language.
    out += (
        '<path class="ink" d="M0-72C4-66 5-62 2-57H5C6-60 10-61 11-58C12-54 8-53 6-54H2.4L3.4-51'
        "H-3.4L-2.4-54H-6C-8-53-12-54-11-58C-10-61-6-60-5-57H-2C-5-62-4-66 0-72Z"
        '"/></g>'
    )
    return out


def ship(at: Point) -> str:
    """A steamer that still carries sail."""
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})">'
        '<path class="open sb-smoke" d="M6-40C0-52-10-48-14-58C-28-56-32-66-46-62M-16-60C-20-62'
        '-26-62-28-58"/>'
        '<path class="ink" d="M-62 6H56L66-2 58 18C40 22-40 22-52 18ZM0-38H12V-8H0ZM-2-40H14V-36'
        'H-2Z"/>'
        '<path class="paper-light" d="M-44 11H48V13H-44Z"/>'
        '<path class="open line" d="M-34 6V-58M38 6V-50M-34-54-58 2M-34-56 0-10M38-48 64-2"/>'
        '<path class="paper-light line" d="M-50-46H-20C-14-34-14-30-18-22H-52C-46-32-46-38-50-46Z'
        "M-52-18H-18C-12-10-12-4-16 0H-54C-50-6-48-12-52-18ZM26-40H50C54-30 54-26 52-20H24C28-28 "
        '28-34 26-40Z"/>'
        '<circle class="ink" cx="6" cy="8" r="15"/>'
        '<path class="paper-light" d="M-6 8a12 12 0 0 1 24 0Z"/>'
        '<path class="open hair" d="M6 8V-3M6 8-2 0M6 8 14 0M6 8-5 6M6 8 17 6"/>'
        '<path class="open sb-swell" d="M-84 24Q-74 18-64 24T-44 24T-24 24T-4 24T16 24T36 24T56 24'
        'T76 24M-70 31Q-62 27-54 31T-38 31T-22 31T-6 31T10 31T26 31T42 31T58 31"/></g>'
    )


_SIGNS: Final = {
    "river": '<path class="sb-r1" d="M-14 3Q-7-6 0 1T14-2"/>'
    '<path class="sb-r2" d="M-14 3Q-7-6 0 1T14-2"/>',
    "hill": '<path class="sb-hump" d="M-13 6q6.5-16 13-11q8 1 13 11"/>'
    '<path class="sb-h2" d="M4-3l2 6M7-1l2 6M1-4l1 6M10 2l2 4"/>',
    "mountain": '<path class="sb-peak" d="M-14 9-6-2-4-3 0-13 5-4 7-3 14 9"/>'
    '<path class="sb-h2" d="M1-9 4-6M1-5 7-2M1-1 9 2M2 3 11 5M2 7 13 8"/>',
    "town": '<circle class="paper-light heavy" r="8"/><circle class="ink" r="2.8"/>',
    "symbol": '<path class="paper-light sb-edge" d="M-12-7.5H12V7.5H-12Z"/>'
    '<path class="sb-ties" d="M-11 0H11"/><path class="sb-rule" d="M-12-3.2H12M-12 3.2H12"/>',
    "port": '<circle class="paper-light sb-edge" r="10"/><path class="ink" fill-rule="evenodd" '
    f'transform="scale(.84)" d="{shapes.ANCHOR}"/>',
    "wall": '<path class="sb-wall-1" d="M-12 0H12"/><path class="sb-wall-2" d="M-12 0H12"/>'
    '<path class="sb-wall-3" d="M-12 0H12"/>',
}


def legend_area(at: Point, columns: int, count: int) -> Area:
    rows = -(-count // columns)
    return box(at, (columns * LEGEND + 20, rows * LINE + 22))


def legend(at: Point, columns: int, lines: Sequence[tuple[str, str]]) -> str:
    area = legend_area(at, columns, len(lines))
    left, top, right, bottom = area
    out = (
        f'<path class="shadow" d="{rect((left + 5, top + 6, right + 5, bottom + 6))}"/>'
        f'<path class="paper-light line" d="{rect(area)}"/>'
        f'<path class="gilt-hair" d="{rect((left + 4, top + 4, right - 4, bottom - 4))}"/>'
    )
    rows = -(-len(lines) // columns)
    for at_, (sign, words) in enumerate(lines):
        column, row = divmod(at_, rows)
        x, y = left + 36 + column * LEGEND, top + 12 + (row + 0.5) * LINE
        out += f'<g transform="translate({number(x)} {number(y)}) scale(1.3)">{_SIGNS[sign]}</g>'
        out += text(words, "sb-note", (x + 30, y + 9), fit_size(words, LEGEND - 62, 28, "sans"))
    return out
