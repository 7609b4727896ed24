"""The map as printed: field, washes, relief, water, track, towns, and its ornaments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from rotonde.games.silverton.presentation.drawing import icons, land, placenames
from rotonde.games.silverton.presentation.drawing.land import Point, Warp
from rotonde.games.silverton.presentation.drawing.layout import Layout
from rotonde.games.silverton.presentation.drawing.relief import Clear, Hills
from rotonde.games.silverton.presentation.drawing.sprites import text, texts
from rotonde.games.silverton.presentation.drawing.tracks import (
    ORIGIN,
    Area,
    dots_of,
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
SCALE = (1786.0, 1474.0)
_TITLE = 27.0
"""The size of the map's name."""
_LAKE = "M-4 66C8 55 32 54 44 66S70 80 80 98 76 126 84 140 86 168 68 171 44 160 30 165 8 171-4 160"
_LAKE_AREA: Area = (0, 56, 96, 180)
_UTAH_LAKE = "M128 334Q137 338 136 350T130 366 121 358 121 344Z"


def reserved() -> list[Area]:
    """What ornaments cover."""
    (cx, cy), (mx, my), (sx, sy) = CARTOUCHE, COMPASS, SCALE
    return [
        (cx - 112, cy - 78, cx + 112, cy + 78),
        (mx - 74, my - 76, mx + 74, my + 74),
        (sx - 6, sy - 6, sx + 206, sy + 20),
        _LAKE_AREA,
    ]


Names = Mapping[str, str]
"""What rivers, ranges and states are called."""


def the_map(board: Board, names: Names) -> str:
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
        f"{_rivers(rivers)}{_lakes()}{_borders(warp)}</g>{_words(board, names)}"
        f"{_tracks(board)}{_towns(board)}{_plate()}{_compass()}{_scale()}</g>"
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
    words = (area for _, area in words_of_land(board, names))
    for left, top, right, bottom in (*occupied(board), *reserved(), *words):
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


def _lakes() -> str:
    """The Great Salt Lake with its water lined as engravers do, and Utah Lake."""
    out = f'<path class="sv-pool" d="{_LAKE}Z"/><path class="sv-shore" d="{_LAKE}"/>'
    for inset in (0.93, 0.86, 0.78):
        out += (
            f'<g transform="translate(-6 114) scale({inset}) translate(6 -114)">'
            f'<path class="sv-wave" d="{_LAKE}"/></g>'
        )
    return out + f'<path class="sv-pool sv-edge" d="{_UTAH_LAKE}"/>'


_KINDS = (
    (land.STATES, "sv-state", "bold", 34.0, 0.3, 24.0),
    (land.RANGE_NAMES, "sv-range sv-halo sv-near", "italic", 14.0, 0.16, 10.0),
    (land.RIVER_NAMES, "sv-stream sv-halo sv-near", "italic", 14.0, 0.1, 9.0),
)
"""Names on the land: where, in which style, and the face, size, spacing and height of letters."""
_Word = tuple[str, str, float, float]
"""A style, a name, and the middle of its base line."""


def words_of_land(board: Board, names: Names) -> list[tuple[_Word, Area]]:
    """States, and as many ranges and rivers as there is room to name."""
    taken = [*occupied(board), *reserved()]
    found: list[tuple[_Word, Area]] = []
    for places, style, face, size, spaced, high in _KINDS:
        for id, x, y in places:
            name = names[id]
            area = _word_area(name, x, y, width(name, face, size, spaced), high)
            if places is land.STATES or _is_clear(board, area, taken):
                found.append(((style, name, x, y), area))
                taken.append(area)
    return found


def _is_clear(board: Board, area: Area, taken: Sequence[Area]) -> bool:
    left, top, right, bottom = area
    if any(left < c and a < right and top < d and b < bottom for a, b, c, d in taken):
        return False
    return not any(left - 3 < x < right + 3 and top - 3 < y < bottom + 3 for x, y in dots_of(board))


def _word_area(name: str, x: float, base: float, wide: float, high: float) -> Area:
    return x - wide / 2, base - high, x + wide / 2, base + (0 if name.isupper() else 3)


def _words(board: Board, names: Names) -> str:
    groups: dict[str, list[tuple[str, float, float]]] = {}
    for (style, name, x, y), _ in words_of_land(board, names):
        groups.setdefault(style, []).append((name, x, y))
    return "".join(texts(items, f"{style} mid") for style, items in groups.items())


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
    words = placenames.names(board)
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


def _plate() -> str:
    """The name of the map, large enough to be read from afar."""
    x, y = CARTOUCHE
    plate = (
        "M-96-52Q-48-56 0-76 48-56 96-52 98-38 108-32V32Q98 38 96 52 48 56 0 76-48 56-96 52-98 38"
        "-108 32V-32Q-98-38-96-52Z"
    )
    return (
        f'<g transform="translate({x:g} {y:g})"><path class="shadow" d="{plate}" '
        f'transform="translate(4 5)"/><path class="paper-light heavy" d="{plate}"/>'
        f'<path class="gilt-rule" transform="scale(.94)" d="{plate}"/>{_picks(-40, 0.85)}'
        f"{text('SILVERTON', 'figure display mid', 0, 11, 31)}"
        '<path class="gilt-rule" d="M-62 30H-12M12 30H62"/>'
        '<path class="gilt" d="M0 24 6 30 0 36-6 30Z"/></g>'
    )


def _picks(y: float, scale: float) -> str:
    return (
        f'<g transform="translate(0 {y:g}) scale({scale:g})">'
        + "".join(
            f'<g transform="rotate({turn})"><path class="ink" d="{icons.PICK}"/></g>'
            for turn in (40, -40)
        )
        + "</g>"
    )


def beside(plan: Layout, titles: Sequence[str]) -> str:
    """Below the chart: what the signs on the map mean, and its title in full."""
    left, top, right, bottom = plan.below_chart
    middle = (left + right) / 2
    return _legend(titles[5:7], left, top + 34, right - left) + _cartouche(
        titles[:5], (middle, (top + 34 + _LEGEND_HIGH + bottom) / 2 + 12)
    )


def _cartouche(titles: Sequence[str], at: Point) -> str:
    """A title plate on a shield, with picks and a wheel."""
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
        f'<g transform="translate({at[0]:g} {at[1]:g}) scale(2)"><path class="shadow" d="{plate}" '
        'transform="translate(3 3.5)"/>'
        f'<path class="paper-light line" d="{plate}"/>'
        f'<path class="gilt-rule" transform="scale(.94)" d="{plate}"/>'
        f'<path class="gilt-hair" transform="scale(.91)" d="{plate}"/>{_picks(-67, 0.8)}'
        '<path class="gilt-rule" d="M-62-35H62M-62 4H-20M20 4H62M-40 50H40"/>'
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


_LEGEND_HIGH = 158.0


def _legend(titles: Sequence[str], x: float, y: float, wide: float) -> str:
    high = _LEGEND_HIGH
    out = (
        f'<g transform="translate({x:g} {y:g})"><path class="shadow" d="M5 6H{wide + 5:g}'
        f'V{high + 6:g}H5Z"/><path class="paper-light line" d="M0 0H{wide:g}V{high:g}H0Z"/>'
        f'<path class="gilt-hair" d="M6 6H{wide - 6:g}V{high - 6:g}H6Z"/>'
    )
    for at, (pens, title) in enumerate(
        zip((("rails", "brown-bed", "ties"), ("rails", "white-bed", "blocks")), titles, strict=True)
    ):
        line = f"M24 {36 + 42 * at}h86"
        out += "".join(f'<path class="sv-{pen}" d="{line}"/>' for pen in pens)
        out += text(title, "figure serif", 128, 43 + 42 * at, fit_size(title, wide - 150, 24))
    out += (
        '<g transform="translate(50 124)"><path class="sv-tag" d="M15-12H44V12H15Z"/>'
        '<path class="sv-box" d="M-22-14H22V14H-22Z"/><text class="sv-cost" y="8.6">$</text>'
        '<path class="open sv-gleam" d="M25 0H41M25-5V5M41-5V5"/></g>'
        f'<g transform="translate({wide - 130:g} 124)"><path class="paper-light heavy" '
        'd="M-13-13H13V13H-13Z"/><path class="oxide sv-edge" d="M-8-8H8V8H-8Z"/></g>'
        f'<circle class="paper-light heavy" cx="{wide - 70:g}" cy="124" r="8"/>'
        f'<circle class="ink" cx="{wide - 70:g}" cy="124" r="3"/>'
    )
    return out + "</g>"


def _scale() -> str:
    """A scale in the spirit of the time: true in the plains, generous in the mountains."""
    x, y = SCALE
    bars = "".join(f"M{40 * at} 0h40v7h-40Z" for at in (0, 2, 4))
    lower = "".join(f"M{40 * at} 7h40v7h-40Z" for at in (1, 3))
    return (
        f'<g transform="translate({x} {y})"><path class="sv-field" d="M-6-6H206V20H-6Z"/>'
        '<path class="paper-light sv-edge" d="M0 0H200V14H0Z"/>'
        f'<path class="ink" d="{bars}{lower}"/></g>'
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
