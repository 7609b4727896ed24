"""The stock market's boards as printed: prices, adjustment, dividends and company cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rotonde.games.steam_barons.presentation.drawing import figures, shapes
from rotonde.games.steam_barons.presentation.drawing.layout import (
    BAND,
    ORIGIN,
    Area,
    Layout,
    Point,
    panel,
    rect,
    spread,
    text,
)
from rotonde.games.steam_barons.rules.components import BANKRUPT, CELLS, Tables
from rotonde.kernel.drawing.scene import number
from rotonde.kernel.drawing.text_metrics import fit_size, together, width

Captions = Mapping[str, str]

_PRICES: Final = 98.0
_PRICE: Final = (BAND / 10, 118.0)
_ADJUST: Final = 384.0
_ADJUST_HIGH: Final = 128.0
_DIVIDENDS: Final = 558.0
ROW: Final = 25.0
_LEAD: Final = 150.0
"""The width of the dividend table's first column."""
HEADINGS: Final = {"prices": _PRICES, "adjustment": _ADJUST, "dividends": _DIVIDENDS}
"""How far down each board begins."""
CARDS: Final = 796.0
CARD: Final = (385.0, 172.0)
STRIP: Final = 66.0
FIGURES: Final = ("treasury", "card", "available", "performance")
DIGITS: Final = 46.0
"""How wide the number of a figure may be."""


def cell(plan: Layout, price: int) -> Area:
    """A cell of the price track; the first one is for the bankrupt."""
    row, column = divmod(price + 1, 10)
    left, top = plan.left + column * _PRICE[0], ORIGIN + _PRICES + 30 + row * (_PRICE[1] + 3)
    return left, top, left + _PRICE[0], top + _PRICE[1]


def marker(plan: Layout, price: int, at: int, count: int) -> Point:
    """Where the marker number `at` of so many in a cell stands."""
    left, top, _, _ = cell(plan, price)
    if price == BANKRUPT:  # below a word of two lines
        dx, dy = spread(at, count, 3, (25.4, 27))
        return left + _PRICE[0] / 2 + dx, top + 62 + dy
    dx, dy = spread(at, count, 2, (34, 28))
    return left + _PRICE[0] / 2 + dx, top + 45 + dy


def adjust_cell(plan: Layout, at: int) -> Area:
    wide = BAND / CELLS
    left, top = plan.left + (at - 1) * wide, ORIGIN + _ADJUST + 30
    return left, top, left + wide, top + _ADJUST_HIGH


def dividend_cell(plan: Layout, at: int, count: int) -> Area:
    wide = (BAND - _LEAD) / count
    left, top = plan.left + _LEAD + at * wide, ORIGIN + _DIVIDENDS + 30
    return left, top, left + wide, top + 4 * ROW + 92


def dividend_names(plan: Layout) -> Area:
    left, top, _, bottom = dividend_cell(plan, 0, 1)
    return plan.left, top, left, bottom


def card(plan: Layout, at: int) -> Area:
    row, column = divmod(at, 2)
    left = plan.left + column * (CARD[0] + 10)
    top = ORIGIN + CARDS + row * (CARD[1] + 9)
    return left, top, left + CARD[0], top + CARD[1]


def figure(plan: Layout, at: int, place: int) -> Area:
    """One of a card's figures, two to a row: its caption has room beside it."""
    row, column = divmod(place, 2)
    left, top, right, _ = card(plan, at)
    wide = (right - left - STRIP - 16) / 2
    x, y = left + STRIP + 10 + column * wide, top + 37 + row * 31
    return x, y, x + wide - 4, y + 28


# What is printed


def draw_printed(plan: Layout, tables: Tables, captions: Captions) -> str:
    return (
        _prices(plan, tables, captions)
        + _adjustment(plan, tables, captions)
        + _dividends(plan, tables, captions)
        + _cards(plan, tables, captions)
    )


def _heading(plan: Layout, words: str, down: float) -> str:
    return text(words, "sb-head", (plan.left, ORIGIN + down + 20), fit_size(words, BAND, 21))


def _prices(plan: Layout, tables: Tables, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-prices"], _PRICES)
    changes = (None, *tables.prices.changes)
    for price in range(BANKRUPT, tables.prices.highest + 1):
        area = cell(plan, price)
        left, top, right, _ = area
        change = changes[price + 1]
        kind = "dead" if change is None else "up" if change > 0 else "down" if change else ""
        out += f'<path class="sb-cell{f"-{kind}" if kind else ""}" d="{rect(area)}"/>'
        if kind in ("up", "down"):
            out += f'<path class="sb-{kind}" d="{_rays(area, kind == "up")}"/>'
        if change is None:
            lines = _broken(captions["scene-caption-bankrupt"], _PRICE[0] - 6)
            size = together(lines, _PRICE[0] - 6, 18)
            for row, words in enumerate(lines):
                out += text(words, "sb-note mid", ((left + right) / 2, top + 23 + 18 * row), size)
            continue
        out += text(str(price), "sb-big", (left + (24 if change else _PRICE[0] / 2), top + 24))
        if change:
            sign = figures.signed(change)
            out += (
                f'<path class="paper-light sb-edge" d="{_tag(right - 38, top + 6, change > 0)}"/>'
            )
            out += text(sign, "sb-fig mid", (right - 21, top + (24 if change > 0 else 20)), 17)
    return out


def _broken(words: str, room: float) -> list[str]:
    """A word in one line if it has room, else broken where it may be."""
    first, _, rest = words.partition("\N{SOFT HYPHEN}")
    if not rest or width(first + rest, "sans", 18) <= room:
        return [first + rest]
    return [f"{first}-", rest]


def _tag(x: float, y: float, up: bool) -> str:
    """A tag that points the way the price goes."""
    at = f"M{number(x)} {number(y)}"
    return f"{at}m0 6 17-6 17 6v14h-34Z" if up else f"{at}h34v14l-17 6-17-6Z"


def _rays(area: Area, up: bool) -> str:
    """Slanting lines, rising where the cell lifts and falling where it lowers."""
    left, _, right, bottom = area
    out = ""
    for at in range(4):
        y = bottom - 12 - 24 * at
        a, b = (y, y - 10) if up else (y - 10, y)
        out += f"M{number(left + 3)} {number(a)}L{number(right - 3)} {number(b)}"
    return out


def _adjustment(plan: Layout, tables: Tables, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-adjustment"], _ADJUST)
    for at, modifier in enumerate(tables.adjustment.modifiers, 1):
        area = adjust_cell(plan, at)
        left, top, right, _ = area
        kind = "-up" if modifier > 0 else "-down" if modifier < 0 else ""
        out += f'<path class="sb-cell" d="{rect(area)}"/>'
        out += f'<path class="sb-cell{kind}" d="{rect((left, top, right, top + 30))}"/>'
        out += text(figures.signed(modifier), "sb-big", ((left + right) / 2, top + 23))
    return out


def _dividends(plan: Layout, tables: Tables, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-dividends"], _DIVIDENDS)
    rows = tables.dividends
    top = ORIGIN + _DIVIDENDS + 30
    _, _, right, bottom = dividend_cell(plan, len(rows) - 1, len(rows))
    out += f'<path class="sb-card" d="{rect((plan.left, top, right, bottom))}"/>'
    lines = ""
    names = [captions[f"scene-caption-{id}"] for id in ("performance", "share", "profit", "bonus")]
    size = together(names, _LEAD - 14, 18)
    for at, words in enumerate(names):
        y = top + (at + 1) * ROW
        out += text(words, "sb-note", (plan.left + 8, y - 7), size)
        lines += f"M{number(plan.left)} {number(y)}H{number(right)}"
    for at, row in enumerate(rows):
        left, _, edge, _ = dividend_cell(plan, at, len(rows))
        lines += f"M{number(left)} {number(top)}V{number(bottom)}"
        last = rows[at + 1].least - 1 if at + 1 < len(rows) else None
        span = f"{row.least}+" if last is None else str(row.least)
        if last is not None and last > row.least:
            span += f"\u2013{last}"
        values = (span, row.share, row.profit, row.bonus or "\u2013")
        for place, value in enumerate(values):
            kind = "sb-fig mid" if place else "sb-num"
            out += text(str(value), kind, ((left + edge) / 2, top + (place + 1) * ROW - 7), 18)
    return out + f'<path class="sb-fine" d="{lines}"/>'


def _cards(plan: Layout, tables: Tables, captions: Captions) -> str:
    out = ""
    names = [captions[f"scene-caption-{id}"] for id in FIGURES]
    left, _, right, _ = figure(plan, 0, 0)
    size = together(names, right - left - DIGITS - 6, 19)
    for at, company in enumerate(tables.companies):
        left, top, right, bottom = card(plan, at)
        out += panel((left, top, right, bottom), "sb-card")
        strip = rect((left, top, left + STRIP, bottom))
        out += f'<path class="sb-t-{company.id} sb-edge" d="{strip}"/>'
        out += (
            f'<g transform="translate({number(left + STRIP / 2)} {number(top + 56)}) scale(2.3)">'
            f"{_seal(company.id)}</g>"
        )
        words = captions[f"scene-company-{company.id}"]
        out += text(words, "sb-head", (left + STRIP + 10, top + 27), fit_size(words, 290, 22))
        for place, words in enumerate(names):
            area = figure(plan, at, place)
            out += f'<path class="sb-cell" d="{rect(area)}"/>'
            out += text(words, "sb-note", (area[0] + 6, area[1] + 20), size)
    return out


def _seal(livery: str) -> str:
    ink = "mark-dark" if livery in shapes.PALE else "mark"
    return (
        f'<circle class="open sb-seal-{"d" if livery in shapes.PALE else "l"}" r="12"/>'
        f'<path class="{ink}" fill-rule="evenodd" d="{shapes.EMBLEMS[livery]}"/>'
    )
