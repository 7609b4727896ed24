"""The stock market's boards: prices, what they would become now, dividends and company cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rotonde.games.steam_barons.drawing import figures, shapes
from rotonde.games.steam_barons.drawing.letters import fitted
from rotonde.games.steam_barons.drawing.pen import Pen, joined
from rotonde.games.steam_barons.drawing.plan import (
    BAND,
    ORIGIN,
    Area,
    Plan,
    Point,
    panel,
    rect,
    spread,
    text,
)
from rotonde.games.steam_barons.rules.contents import BANKRUPT, CELLS, NOWHERE, Tables
from rotonde.games.steam_barons.view import CompanyView
from rotonde.kernel.scene import number

Captions = Mapping[str, str]

_PRICES: Final = 98.0
_PRICE: Final = (BAND / 10, 118.0)
_ADJUST: Final = 384.0
_ADJUST_HIGH: Final = 128.0
_DIVIDENDS: Final = 558.0
_ROW: Final = 25.0
_LEAD: Final = 150.0
"""The width of the dividend table's first column."""
_CARDS: Final = 796.0
_CARD: Final = (385.0, 172.0)
_STRIP: Final = 74.0
_FIGURE: Final = 73.0
_HOLD: Final = 49.0
_MARKER: Final = 1.16
_FIGURES: Final = ("treasury", "card", "available", "performance")


def cell(plan: Plan, price: int) -> Area:
    """A cell of the price track; the first one is for the bankrupt."""
    row, column = divmod(price + 1, 10)
    left, top = plan.left + column * _PRICE[0], ORIGIN + _PRICES + 30 + row * (_PRICE[1] + 3)
    return left, top, left + _PRICE[0], top + _PRICE[1]


def marker(plan: Plan, price: int, at: int, count: int) -> Point:
    """Where the marker number `at` of so many in a cell stands."""
    left, top, _, _ = cell(plan, price)
    dx, dy = spread(at, count, 2, (34, 28))
    return left + _PRICE[0] / 2 + dx, top + 45 + dy


def adjust_cell(plan: Plan, at: int) -> Area:
    wide = BAND / CELLS
    left, top = plan.left + (at - 1) * wide, ORIGIN + _ADJUST + 30
    return left, top, left + wide, top + _ADJUST_HIGH


def dividend_cell(plan: Plan, at: int, count: int) -> Area:
    wide = (BAND - _LEAD) / count
    left, top = plan.left + _LEAD + at * wide, ORIGIN + _DIVIDENDS + 30
    return left, top, left + wide, top + 4 * _ROW + 92


def card(plan: Plan, at: int) -> Area:
    row, column = divmod(at, 2)
    left = plan.left + column * (_CARD[0] + 10)
    top = ORIGIN + _CARDS + row * (_CARD[1] + 9)
    return left, top, left + _CARD[0], top + _CARD[1]


# What is printed


def printed(plan: Plan, tables: Tables, captions: Captions) -> str:
    return (
        _prices(plan, tables, captions)
        + _adjustment(plan, tables, captions)
        + _dividends(plan, tables, captions)
        + _cards(plan, tables, captions)
    )


def _heading(plan: Plan, words: str, down: float) -> str:
    return text(words, "sb-head", (plan.left, ORIGIN + down + 20), fitted(words, BAND, 21))


def _prices(plan: Plan, tables: Tables, captions: Captions) -> str:
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
            words = captions["scene-caption-bankrupt"]
            size = fitted(words, _PRICE[0] - 10, 18)
            out += text(words, "sb-num", ((left + right) / 2, top + 23), size)
            continue
        out += text(str(price), "sb-big", (left + (24 if change else _PRICE[0] / 2), top + 24))
        if change:
            sign = figures.signed(change)
            out += (
                f'<path class="paper-light sb-edge" d="{_tag(right - 38, top + 6, change > 0)}"/>'
            )
            out += text(sign, "sb-fig mid", (right - 21, top + (23 if change > 0 else 20)), 15)
    return out


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


def _adjustment(plan: Plan, tables: Tables, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-adjustment"], _ADJUST)
    for at, modifier in enumerate(tables.adjustment.modifiers, 1):
        area = adjust_cell(plan, at)
        left, top, right, _ = area
        kind = "-up" if modifier > 0 else "-down" if modifier < 0 else ""
        out += f'<path class="sb-cell" d="{rect(area)}"/>'
        out += f'<path class="sb-cell{kind}" d="{rect((left, top, right, top + 30))}"/>'
        out += text(figures.signed(modifier), "sb-big", ((left + right) / 2, top + 23))
    return out


def _dividends(plan: Plan, tables: Tables, captions: Captions) -> str:
    out = _heading(plan, captions["scene-caption-dividends"], _DIVIDENDS)
    rows = tables.dividends
    top = ORIGIN + _DIVIDENDS + 30
    _, _, right, bottom = dividend_cell(plan, len(rows) - 1, len(rows))
    out += f'<path class="sb-card" d="{rect((plan.left, top, right, bottom))}"/>'
    lines = ""
    for at, name in enumerate(("performance", "share", "profit", "bonus")):
        y = top + (at + 1) * _ROW
        words = captions[f"scene-caption-{name}"]
        out += text(words, "sb-note", (plan.left + 8, y - 7), fitted(words, _LEAD - 14, 16))
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
            out += text(str(value), kind, ((left + edge) / 2, top + (place + 1) * _ROW - 7), 17)
    return out + f'<path class="sb-fine" d="{lines}"/>'


def _cards(plan: Plan, tables: Tables, captions: Captions) -> str:
    out = ""
    for at, company in enumerate(tables.companies):
        left, top, right, bottom = card(plan, at)
        out += panel((left, top, right, bottom), "sb-card")
        strip = rect((left, top, left + _STRIP, bottom))
        out += f'<path class="sb-t-{company.id} sb-edge" d="{strip}"/>'
        out += (
            f'<g transform="translate({number(left + _STRIP / 2)} {number(top + 56)}) scale(2.3)">'
            f"{_seal(company.id)}</g>"
        )
        words = captions[f"scene-company-{company.id}"]
        out += text(words, "sb-head", (left + _STRIP + 12, top + 28), fitted(words, 280, 21))
        for place, name in enumerate(_FIGURES):
            x = left + _STRIP + 12 + place * (_FIGURE + 1)
            area = (x, top + 38, x + _FIGURE - 5, top + 96)
            out += f'<path class="sb-cell" d="{rect(area)}"/>'
            words = captions[f"scene-caption-{name}"]
            size = fitted(words, _FIGURE - 11, 14)
            out += text(words, "sb-note mid", (x + _FIGURE / 2 - 2.5, top + 54), size)
    return out


def _seal(livery: str) -> str:
    ink = "mark-dark" if livery in shapes.PALE else "mark"
    return (
        f'<circle class="open sb-seal-{"d" if livery in shapes.PALE else "l"}" r="12"/>'
        f'<path class="{ink}" fill-rule="evenodd" d="{shapes.EMBLEMS[livery]}"/>'
    )


# What lies there


class Fate(NamedTuple):
    """What would become of a company if the round ended now."""

    cell: int
    price: int


def fates(tables: Tables, companies: tuple[CompanyView, ...]) -> dict[int, Fate]:
    """Per company that is not bankrupt its cell of the adjustment table and its new price."""
    alive = [at for at, company in enumerate(companies) if company.price != BANKRUPT]
    runs = sorted({companies[at].performance for at in alive}, reverse=True)
    if not runs:
        return {}
    cells = dict(zip(runs, tables.cells(len(runs), len(companies) - len(alive)), strict=True))
    found = {}
    for at in alive:
        place = cells[companies[at].performance]
        modifier = tables.adjustment.modifiers[place - 1]
        found[at] = Fate(place, tables.prices.after(companies[at].price, modifier))
    return found


def put(pen: Pen) -> None:
    companies, tables = pen.view.companies, pen.terms.tables
    fate = fates(tables, companies)
    _tokens(pen)
    prices = [company.price for company in companies]
    cells = [fate[at].cell if at in fate else 0 for at in range(len(companies))]
    rows = [
        tables.dividends.index(tables.dividend(company.performance)) if cells[at] else NOWHERE
        for at, company in enumerate(companies)
    ]
    for at, company in enumerate(companies):
        _priced(pen, company, *_turn(prices, at))
        if at in fate:
            _fated(pen, company, fate[at], *_turn(cells, at))
            _paid(pen, company, rows[at], *_turn(rows, at))
        _held(pen, at, company)


def _turn(where: list[int], at: int) -> tuple[int, int]:
    """Which one of how many in the same cell this is."""
    return where[:at].count(where[at]), where.count(where[at])


def _priced(pen: Pen, company: CompanyView, at: int, count: int) -> None:
    sprite = f"emblem-{company.id}"
    bust = company.price == BANKRUPT
    label = (
        pen.print("scene-label-bankrupt", company=company.id)
        if bust
        else pen.print("scene-label-price", company=company.id, price=company.price)
    )
    at_price = marker(pen.plan, company.price, at, count)
    pen.put(f"price:{company.id}", sprite, at_price, label, scale=_MARKER)


def _fated(pen: Pen, company: CompanyView, fate: Fate, at: int, count: int) -> None:
    sprite = f"emblem-{company.id}"
    left, top, right, _ = adjust_cell(pen.plan, fate.cell)
    dx, dy = spread(at, count, 3, (40, 48))
    x, y = (left + right) / 2 + dx, top + 46 + dy
    label = pen.print(
        "scene-label-fate",
        company=company.id,
        modifier=figures.signed(_modifier(pen, fate.cell)),
        price=company.price,
        price2=fate.price,
    )
    pen.put(f"fate:{company.id}", sprite, (x, y), label, scale=0.96)
    if fate.price == BANKRUPT:
        pen.put(f"next:{company.id}", "bust", (x, y + 22), label)
    else:
        pen.number(f"next:{company.id}", fate.price, (x, y + 22), label, 0.8)


def _modifier(pen: Pen, cell: int) -> int:
    return pen.terms.tables.adjustment.modifiers[cell - 1]


def _tokens(pen: Pen) -> None:
    """The cells that bankrupt companies take."""
    gone = [each for each in pen.view.companies if each.price == BANKRUPT]
    rows = pen.terms.tables.bankrupt
    cells = rows[min(len(gone), len(rows)) - 1].cells if gone else ()
    for at in cells:
        left, top, right, bottom = adjust_cell(pen.plan, at)
        label = pen.print("scene-label-token")
        pen.put(f"token:{at}", "token", ((left + right) / 2, (top + bottom) / 2 + 14), label)


def _paid(pen: Pen, company: CompanyView, place: int, at: int, count: int) -> None:
    """A company's sign in the column of its dividend, and that column lit."""
    rows = pen.terms.tables.dividends
    row = rows[place]
    left, top, right, _ = dividend_cell(pen.plan, place, len(rows))
    dx, dy = spread(at, count, 2, (30, 29))
    middle = (left + right) / 2 + dx, top + 4 * _ROW + 17 + dy
    label = pen.print(
        "scene-label-dividend",
        company=company.id,
        performance=company.performance,
        share=row.share,
        profit=row.profit,
        bonus=row.bonus,
    )
    if not at:
        pen.put(f"paid-row:{place}", "paid-row", ((left + right) / 2, top), layer=0)
    pen.put(f"paid:{company.id}", f"emblem-{company.id}", middle, label)


def _held(pen: Pen, at: int, company: CompanyView) -> None:
    """The company's card: its figures, who holds how many shares, and who controls it."""
    area = card(pen.plan, at)
    left, top, right, bottom = area
    id = company.id
    values = (company.treasury, company.card, company.available, company.performance)
    for place, (name, value) in enumerate(zip(_FIGURES, values, strict=True)):
        x = left + _STRIP + 12 + place * (_FIGURE + 1) + _FIGURE / 2 - 2.5
        label = pen.print(f"scene-label-{name}", company=id, value=value)
        pen.number(f"{name}:{id}", value, (x, top + 76), label)
    whole = [pen.print("scene-label-company", company=id, price=company.price)]
    for seat, count in enumerate(company.shares):
        x = left + _STRIP + 38 + seat * _HOLD
        label = pen.say("scene-label-shares", company=id, seat=seat, count=count)
        pen.pawn(f"holder:{id}:{seat}", seat, (x, top + 122), label)
        pen.number(f"held:{id}:{seat}", count, (x, top + 151), label, 0.9)
    if company.controller >= 0:
        x = left + _STRIP + 38 + company.controller * _HOLD
        label = pen.say("scene-label-controller", company=id, seat=company.controller)
        whole.append(label)
        pen.put(f"control:{id}", "control", (x, top + 122), label)
    if company.place >= 0:
        label = pen.print("scene-label-place", company=id, at=company.place + 1)
        place_at = left + _STRIP / 2, top + 132
        pen.put(f"place-plate:{id}", "plate", place_at)
        pen.number(f"place:{id}", company.place + 1, place_at, label, 0.9)
    middle = (left + right) / 2, (top + bottom) / 2
    if company.price == BANKRUPT:
        pen.put(f"bankrupt:{id}", "bankrupt", middle, pen.print("scene-label-bankrupt", company=id))
    if pen.view.active == at:
        pen.put("active", "active-card", middle, pen.print("scene-label-active", company=id))
    pen.spot(f"company:{id}", rect(area), joined(*whole))


def sprites() -> dict[str, str]:
    wide, high = _CARD
    frame = rect((-wide / 2, -high / 2, wide / 2, high / 2))
    return {
        "plate": '<circle class="paper-light sb-edge" r="15"/>',
        # A laurel round the pawn of whoever controls the company.
        "control": '<circle class="open sb-laurel-1" r="15.4"/><circle class="open sb-laurel-2" '
        'r="15.4"/><path class="brass sb-edge" d="M-8-15-9-24-4-20 0-26 4-20 9-24 8-15Z"/>',
        "token": '<path class="sb-stamp" d="M-34-30 34 30M-34 30 34-30"/>',
        "bust": '<path class="sb-stamp" d="M-6-6 6 6M-6 6 6-6"/>',
        "bankrupt": f'<path class="veil" d="{frame}"/>'
        '<path class="sb-stamp" d="M-176-70 176 70M-176 70 176-70"/>',
        "active-card": f'<path class="open sb-now-1" d="{frame}"/>'
        f'<path class="open sb-now-2" d="{frame}"/>',
        "paid-row": f'<path class="sb-lit-row" d="M-35 0H35V{number(4 * _ROW)}H-35Z"/>',
    }
