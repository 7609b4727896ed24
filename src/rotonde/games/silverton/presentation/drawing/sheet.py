"""The map as printed: field, washes, relief, water, track, towns, and its ornaments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from rotonde.games.silverton.presentation.drawing import icons, land, placenames
from rotonde.games.silverton.presentation.drawing.land import Point, Warp
from rotonde.games.silverton.presentation.drawing.layout import CHART, CHART_HIGH, COLUMN
from rotonde.games.silverton.presentation.drawing.relief import Clear, Hills
from rotonde.games.silverton.presentation.drawing.sprites import text, texts
from rotonde.games.silverton.presentation.drawing.tracks import (
    ORIGIN,
    Area,
    half,
    occupied,
    tracks_of,
)
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.components import Town
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.strokes import meander, smooth
from rotonde.kernel.drawing.text_metrics import fit_size, width

CARTOUCHE = (326.0, 794.0)
COMPASS = (1588.0, 1092.0)
LEGEND = (392.0, 1352.0)
SCALE = (1786.0, 1392.0)
_TITLE = 27.0
"""The size of the map's name."""
_LAKE = "M-4 66C8 55 32 54 44 66S70 80 80 98 76 126 84 140 86 168 68 171 44 160 30 165 8 171-4 160"
_LAKE_AREA: Area = (0, 56, 96, 180)
_UTAH_LAKE = "M128 334Q137 338 136 350T130 366 121 358 121 344Z"


def reserved(board: Board) -> list[Area]:
    """What ornaments cover."""
    (cx, cy), (mx, my) = CARTOUCHE, COMPASS
    right = CHART[0] + COLUMN * len(board.columns) + 6
    return [
        (CHART[0] - 4, CHART[1] - 4, right, CHART[1] + CHART_HIGH + 4),
        (cx - 102, cy - 96, cx + 102, cy + 95),
        (mx - 74, my - 76, mx + 74, my + 74),
        (LEGEND[0] - 6, LEGEND[1] - 6, LEGEND[0] + 194, LEGEND[1] + 142),
        (SCALE[0] - 6, SCALE[1] - 22, SCALE[0] + 206, SCALE[1] + 92),
        _LAKE_AREA,
    ]


Names = Mapping[str, str]
"""What rivers, ranges and states are called."""


def the_map(board: Board, titles: Sequence[str], names: Names) -> str:
    """The whole map, its corner at the sheet's origin of maps."""
    size = board.box.board
    width, height = size.width, size.height
    places = [(town.lat, town.lon, *town.at) for town in board.box.towns]
    warp = Warp([*places, *land.ANCHORS])
    rivers = {
        name: meander(warp.line(land.places(places), 0.4), name, 5)
        for name, (_, places) in land.RIVERS.items()
    }
    return (
        f'<clipPath id="sv-map"><path d="M0 0H{width}V{height}H0Z"/></clipPath>'
        f'<g transform="translate({number(ORIGIN)} {number(ORIGIN)})">'
        f'<path class="sv-field" d="M0 0H{width}V{height}H0Z"/>'
        f'<g clip-path="url(#sv-map)">{_washes(warp)}{_relief(board, warp, rivers, names)}'
        f"{_rivers(rivers)}{_lakes(names)}{_borders(warp)}</g>{_words(names)}"
        f"{_tracks(board)}{_towns(board)}"
        f"{_cartouche(titles[:5])}{_compass()}{_legend(titles[5:7])}{_scale(titles[7])}</g>"
        f"{_frame(width, height)}"
    )


# Land


def _washes(warp: Warp) -> str:
    """Water-colour along each border, a tint to each side."""
    out = ""
    for right, left, text_ in land.BORDERS:
        line = warp.line(land.places(text_), 0.5)
        for tint, side in ((right, 1), (left, -1)):
            out += f'<path class="sv-wash-{tint}" d="{smooth(_beside(line, 6.5 * side))}"/>'
    return out


def _borders(warp: Warp) -> str:
    path = "".join(smooth(warp.line(land.places(text_), 0.5)) for _, _, text_ in land.BORDERS)
    return f'<path class="sv-border" d="{path}"/>'


def _beside(line: Sequence[Point], off: float) -> list[Point]:
    found = []
    for at, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
        span = hypot(bx - ax, by - ay) or 1.0
        found.append((x - (by - ay) / span * off, y + (bx - ax) / span * off))
    return found


def _relief(board: Board, warp: Warp, rivers: Mapping[str, list[Point]], names: Names) -> str:
    size = board.box.board
    clear = Clear(size.width, size.height)
    for left, top, right, bottom in (*occupied(board), *reserved(board), *word_areas(names)):
        clear.take((left - 2, top - 1, right + 2, bottom + 1))
    for track in tracks_of(board):
        clear.take_line(track.points, 5)
    for river in rivers.values():
        clear.take_line(river, 2)
    hills = Hills(size.width, size.height, clear)
    for name, (high, places) in land.RANGES.items():
        hills.ridge(name, warp.line(land.places(places), 0.4), high)
    return hills.svg()


def _rivers(rivers: Mapping[str, list[Point]]) -> str:
    """Thin at the source, broader downstream."""
    paths = {1: "", 2: "", 3: ""}
    for name, line in rivers.items():
        broad = land.RIVERS[name][0]
        cuts = [round(len(line) * at / broad) for at in range(broad + 1)]
        for broad, (start, end) in enumerate(pairwise(cuts), 1):
            paths[broad] += smooth(line[max(start - 1, 0) : end + 1])
    return "".join(f'<path class="sv-r{broad}" d="{path}"/>' for broad, path in paths.items())


def _lakes(names: Names) -> str:
    """The Great Salt Lake with its water lined as engravers do, and Utah Lake."""
    out = f'<path class="sv-pool" d="{_LAKE}Z"/><path class="sv-shore" d="{_LAKE}"/>'
    for inset in (0.93, 0.86, 0.78):
        out += (
            f'<g transform="translate(-6 114) scale({inset}) translate(6 -114)">'
            f'<path class="sv-wave" d="{_LAKE}"/></g>'
        )
    out += f'<path class="sv-pool sv-edge" d="{_UTAH_LAKE}"/>'
    for at, word in enumerate(names["salt-lake"].split(" ")):
        out += text(word, "sv-stream mid", 38, 104 + 16 * at)
    return out


def word_areas(names: Names) -> list[Area]:
    """Where ranges, rivers and states are named."""
    kinds = (
        (land.RANGE_NAMES, "italic", 14.0, 0.16, 10.0),
        (land.RIVER_NAMES, "italic", 13.0, 0.1, 9.0),
        (land.STATES, "bold", 34.0, 0.3, 24.0),
    )
    return [
        _word_area(names[id], x, y, width(names[id], face, size, spaced), high)
        for places, face, size, spaced, high in kinds
        for id, x, y in places
    ]


def _word_area(name: str, x: float, base: float, wide: float, high: float) -> Area:
    return x - wide / 2, base - high, x + wide / 2, base + (0 if name.isupper() else 3)


def _words(names: Names) -> str:
    rows = (
        *((land.STATES, "sv-state"), (land.RANGE_NAMES, "sv-range sv-halo")),
        (land.RIVER_NAMES, "sv-stream sv-halo"),
    )
    return "".join(
        texts([(names[id], x, y) for id, x, y in places], f"{kind} mid") for places, kind in rows
    )


# Railways


def _tracks(board: Board) -> str:
    """Brown track shows its ties, white track blocks of frost: told apart without colour."""
    brown = "".join(track.path for track in tracks_of(board) if not track.white)
    white = "".join(track.path for track in tracks_of(board) if track.white)
    return (
        f'<defs><path id="sv-brown-track" d="{brown}"/><path id="sv-white-track" d="{white}"/>'
        "</defs>"
        + "".join(
            f'<use href="#sv-{kind}-track" class="sv-{pen}"/>'
            for kind, pens in (
                ("brown", ("bed", "rails", "brown-bed", "ties")),
                ("white", ("bed", "rails", "white-bed", "blocks")),
            )
            for pen in pens
        )
    )


def _towns(board: Board) -> str:
    cities = ""
    dots = ""
    for town in board.box.towns:
        if town.market:
            cities += _city(town)
        else:
            dots += f"M{town.at[0]} {town.at[1]}h0"
    words = placenames.written(board, reserved(board))
    rings = "".join(f'<use href="#sv-dots" class="sv-dot-{ring}"/>' for ring in (1, 2, 3))
    return f'{words}<defs><path id="sv-dots" d="{dots}"/></defs>{rings}{cities}'


def _city(town: Town) -> str:
    reach = half(town)
    return (
        f'<g transform="translate({town.at[0]} {town.at[1]})"><path class="paper-light heavy" '
        f'd="M{-reach:g}{-reach:g}H{reach:g}V{reach:g}H{-reach:g}Z"/>'
        '<path class="oxide sv-edge" d="M-8-8H8V8H-8Z"/><path class="sv-gleam" d="M-8-8 8 8M8-8-8 '
        '8"/></g>'
    )


# Ornaments


def _cartouche(titles: Sequence[str]) -> str:
    """A title plate on a shield, with picks and a wheel."""
    x, y = CARTOUCHE
    wide = 98
    plate = (
        f"M{-wide + 12}-62Q-40-76 0-92 40-76 {wide - 12}-62Q{wide - 10}-48 {wide} "
        f"-42V46Q{wide - 10} 50 "
        f"{wide - 12} 64 40 76 0 92-40 76-{wide - 12} 64-{wide - 10} 50-{wide} "
        f"46V-42Q-{wide - 10}-48"
        f"-{wide - 12}-62Z"
    )
    lines = (
        (titles[0], "figure serif mid", -44, 15.0),
        (titles[1], "figure display mid", -9, _TITLE),
        (titles[2], "figure serif mid", 22, 14.0),
        (titles[3], "figure serif mid", 40, 14.0),
        (titles[4], "figure serif mid", 66, 15.0),
    )
    words = "".join(
        text(line, kind, 0, at, size if size == _TITLE else fit_size(line, 172, size))
        for line, kind, at, size in lines
    )
    return (
        f'<g transform="translate({x} {y})"><path class="shadow" d="{plate}" '
        'transform="translate(4 5)"/>'
        f'<path class="paper-light heavy" d="{plate}"/>'
        f'<path class="gilt-rule" transform="scale(.94)" d="{plate}"/>'
        f'<path class="gilt-hair" transform="scale(.91)" d="{plate}"/>'
        '<g transform="translate(0 -67) scale(.8)"><g transform="rotate(40)"><path class="ink" '
        f'd="{icons.PICK}"/>'
        f'</g><g transform="rotate(-40)"><path class="ink" d="{icons.PICK}"/></g></g>'
        f'<path class="gilt-rule" d="M-62-35H62M-62 4H-20M20 4H62M-40 50H40"/>'
        f'<path class="gilt" d="M0-1 5 4 0 9-5 4Z"/>{words}</g>'
    )


def _compass() -> str:
    points = ""
    for at in range(16):
        reach, room = ((66, 15), (48, 11), (36, 8))[0 if at % 4 == 0 else 1 if at % 2 == 0 else 2]
        points = _needle(at * pi / 8, reach, room) + points
    ticks = "".join(
        f"M{74 * cos(a):.1f} {74 * sin(a):.1f}L{(70 if i % 3 else 67) * cos(a):.1f} "
        f"{(70 if i % 3 else 67) * sin(a):.1f}"
        for i, a in ((i, i * pi / 36) for i in range(72))
    )
    return (
        f'<g transform="translate({COMPASS[0]} {COMPASS[1]}) scale(.9)"><circle class="sv-field" '
        'r="78"/>'
        '<circle class="open sv-edge" r="76"/><circle class="gilt-hair" r="74"/><circle '
        'class="gilt-hair" r="66"/>'
        f'<path class="sv-fine" d="{ticks}"/>{points}<circle class="brass sv-edge" r="5"/>'
        '<path class="oxide sv-edge" d="M0-66C-3-73-8-76-4-81-2-79-1-79 0-84 1-79 2-79 4-81 8-76 '
        '3-73 0-66Z"/></g>'
    )


def _needle(turn: float, reach: float, room: float) -> str:
    """A ray of the rose, one flank light and one dark."""
    tip = reach * sin(turn), -reach * cos(turn)
    flanks = [
        (room * 1.5 * sin(turn + side * pi / 8), -room * 1.5 * cos(turn + side * pi / 8))
        for side in (1, -1)
    ]
    return "".join(
        f'<path class="{fill} sv-edge" d="M0 0L{fx:.1f} {fy:.1f} {tip[0]:.1f} {tip[1]:.1f}Z"/>'
        for fill, (fx, fy) in zip(("ink", "paper-light"), flanks, strict=True)
    )


def _legend(titles: Sequence[str]) -> str:
    x, y = LEGEND
    out = (
        f'<g transform="translate({x} {y})"><path class="shadow" d="M4 5H192V140H4Z"/>'
        '<path class="paper-light line" d="M0 0H188V136H0Z"/><path class="gilt-hair" d="M5 '
        '5H183V131H5Z"/>'
    )
    for at, (pens, title) in enumerate(
        zip((("rails", "brown-bed", "ties"), ("rails", "white-bed", "blocks")), titles, strict=True)
    ):
        line = f"M16 {34 + 44 * at}h54"
        out += "".join(f'<path class="sv-{pen}" d="{line}"/>' for pen in pens)
        out += text(title, "figure serif", 80, 39 + 44 * at, fit_size(title, 98, 16))
    out += (
        '<g transform="translate(38 112)"><path class="sv-tag" d="M15-10H35V10H15Z"/>'
        '<path class="sv-box" d="M-17-12H17V12H-17Z"/><text class="sv-cost" y="6.4">$</text>'
        '<path class="open sv-gleam" d="M20 0H31M20-4V4M31-4V4"/></g>'
        '<g transform="translate(118 112)"><path class="paper-light heavy" d="M-11-11H11V11H-11Z"/>'
        '<path class="oxide sv-edge" d="M-6.6-6.6H6.6V6.6H-6.6Z"/></g>'
        '<circle class="paper-light heavy" cx="156" cy="112" r="6.6"/><circle class="ink" '
        'cx="156" cy="112" r="2.4"/>'
    )
    return out + "</g>"


def _scale(title: str) -> str:
    """A scale in the spirit of the time: true in the plains, generous in the mountains."""
    x, y = SCALE
    bars = "".join(f"M{40 * at} 0h40v7h-40Z" for at in (0, 2, 4))
    lower = "".join(f"M{40 * at} 7h40v7h-40Z" for at in (1, 3))
    figures = "".join(
        f'<text class="sv-note mid" x="{40 * at}" y="-5" style="font-size:13px">{10 * at}</text>'
        for at in range(6)
    )
    return (
        f'<g transform="translate({x} {y})"><path class="sv-field" d="M-8-24H208V88H-8Z"/>'
        f'{figures}<path class="paper-light sv-edge" d="M0 0H200V14H0Z"/>'
        f'<path class="ink" d="{bars}{lower}"/>{text(title, "figure serif mid", 100, 32, 14)}'
        f'<g transform="translate(100 62) scale(2.1)" class="faint">{icons.ENGINE}</g>'
        '<path class="sv-rule" d="M14 80H186"/></g>'
    )


def _frame(width: float, height: float) -> str:
    """A neat line with its bars, as on a sheet of the Survey."""
    out = ""
    for off, pen in ((0, "line"), (5, "hair"), (11, "hair"), (15, "heavy")):
        a, w, h = ORIGIN - off, width + 2 * off, height + 2 * off
        out += f'<path class="open {pen}" d="M{a:g} {a:g}h{w:g}v{h:g}h-{w:g}Z"/>'
    bars = ""
    for at in range(0, int(width), 100):
        for y in (ORIGIN - 11, ORIGIN + height + 5):
            bars += f"M{ORIGIN + at:g} {y:g}h50v6h-50Z"
    for at in range(0, int(height), 100):
        for x in (ORIGIN - 11, ORIGIN + width + 5):
            bars += f"M{x:g} {ORIGIN + at:g}v50h6v-50Z"
    return f'{out}<path class="ink" d="{bars}"/>'
