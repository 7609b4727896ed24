"""What lies on the stock market's boards: markers, what would become of them now, and shares."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from rotonde.games.steam_barons.presentation.drawing import figures
from rotonde.games.steam_barons.presentation.drawing.layout import rect, spread
from rotonde.games.steam_barons.presentation.drawing.market import (
    CARD,
    DIGITS,
    FIGURES,
    ROW,
    STRIP,
    adjust_cell,
    card,
    dividend_cell,
    figure,
    marker,
)
from rotonde.games.steam_barons.presentation.drawing.pen import Pen
from rotonde.games.steam_barons.rules.components import BANKRUPT, NOWHERE, Tables
from rotonde.games.steam_barons.rules.view import CompanyView
from rotonde.kernel.drawing.pen import join_labels
from rotonde.kernel.drawing.scene import number

HOLD: Final = 49.0
"""How far apart the holders stand on a card."""
MARKER: Final = 1.16


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
    view = pen.view
    # Once it is over there is no round left to end; at the sale prices have moved already.
    open_ = view.ending is None and view.step != "sell"
    key = ("shares", view.companies, view.active, open_, pen.names)
    pen.draw_once(key, lambda: _put(pen, open_))


def _put(pen: Pen, open_: bool) -> None:
    companies, tables = pen.view.companies, pen.terms.tables
    fate = fates(tables, companies) if open_ else {}
    _tokens(pen)
    prices = [company.price for company in companies]
    cells = [fate[at].cell if at in fate else 0 for at in range(len(companies))]
    rows = [
        tables.dividends.index(tables.dividend(company.performance)) if cells[at] else NOWHERE
        for at, company in enumerate(companies)
    ]
    for at, company in enumerate(companies):
        id, turn = company.id, _turn(prices, at)
        key = ("price", id, company.price, turn)
        pen.draw_once(key, partial(_draw_price, pen, company, *turn))
        if at in fate:
            turn = _turn(cells, at)
            fated = ("fate", id, company.price, fate[at], turn)
            pen.draw_once(fated, partial(_draw_fate, pen, company, fate[at], *turn))
            turn = _turn(rows, at)
            paid = ("dividend", id, company.performance, rows[at], turn)
            pen.draw_once(paid, partial(_draw_dividend, pen, company, rows[at], *turn))
        active = pen.view.active == at
        pen.draw_once(
            ("company", at, company, active, pen.names), partial(_draw_holdings, pen, at, company)
        )


def _turn(where: list[int], at: int) -> tuple[int, int]:
    """Which one of how many in the same cell this is."""
    return where[:at].count(where[at]), where.count(where[at])


def _draw_price(pen: Pen, company: CompanyView, at: int, count: int) -> None:
    sprite = f"emblem-{company.id}"
    bust = company.price == BANKRUPT
    label = (
        pen.say("scene-label-bankrupt", company=company.id)
        if bust
        else pen.say("scene-label-price", company=company.id, price=company.price)
    )
    at_price = marker(pen.plan, company.price, at, count)
    pen.put(f"price:{company.id}", sprite, at_price, label, scale=MARKER)


def _draw_fate(pen: Pen, company: CompanyView, fate: Fate, at: int, count: int) -> None:
    sprite = f"emblem-{company.id}"
    left, top, right, _ = adjust_cell(pen.plan, fate.cell)
    dx, dy = spread(at, count, 3, (40, 48))
    x, y = (left + right) / 2 + dx, top + 46 + dy
    label = pen.say(
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
        pen.number(f"next:{company.id}", fate.price, (x, y + 22), label)


def _modifier(pen: Pen, cell: int) -> int:
    return pen.terms.tables.adjustment.modifiers[cell - 1]


def _tokens(pen: Pen) -> None:
    """The cells that bankrupt companies take."""
    gone = [each for each in pen.view.companies if each.price == BANKRUPT]
    rows = pen.terms.tables.bankrupt
    cells = rows[min(len(gone), len(rows)) - 1].cells if gone else ()
    for at in cells:
        left, top, right, bottom = adjust_cell(pen.plan, at)
        label = pen.say("scene-label-token")
        pen.put(f"token:{at}", "token", ((left + right) / 2, (top + bottom) / 2 + 14), label)


def _draw_dividend(pen: Pen, company: CompanyView, place: int, at: int, count: int) -> None:
    """A company's sign in the column of its dividend, and that column lit."""
    rows = pen.terms.tables.dividends
    row = rows[place]
    left, top, right, _ = dividend_cell(pen.plan, place, len(rows))
    dx, dy = spread(at, count, 2, (30, 29))
    middle = (left + right) / 2 + dx, top + 4 * ROW + 17 + dy
    label = pen.say(
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


def _draw_holdings(pen: Pen, at: int, company: CompanyView) -> None:
    """The company's card: its figures, who holds how many shares, and who controls it."""
    area = card(pen.plan, at)
    left, top, right, bottom = area
    id = company.id
    values = (company.treasury, company.card, company.available, company.performance)
    for place, (name, value) in enumerate(zip(FIGURES, values, strict=True)):
        label = pen.say(f"scene-label-{name}", company=id, value=value)
        _, upper, edge, lower = figure(pen.plan, at, place)
        pen.number(f"{name}:{id}", value, (edge - DIGITS / 2, (upper + lower) / 2), label, 1.2)
    whole = [pen.say("scene-label-company", company=id, price=company.price)]
    for seat, count in enumerate(company.shares):
        x = left + STRIP + 38 + seat * HOLD
        label = pen.say("scene-label-shares", company=id, seat=seat, count=count)
        pen.pawn(f"holder:{id}:{seat}", seat, (x, top + 124), label)
        pen.number(f"held:{id}:{seat}", count, (x, top + 153), label, 1.1)
    if company.controller >= 0:
        x = left + STRIP + 38 + company.controller * HOLD
        label = pen.say("scene-label-controller", company=id, seat=company.controller)
        whole.append(label)
        pen.put(f"control:{id}", "control", (x, top + 124), label)
    if company.place >= 0:
        label = pen.say("scene-label-place", company=id, at=company.place + 1)
        place_at = left + STRIP / 2, top + 132
        pen.put(f"place-plate:{id}", "plate", place_at)
        pen.number(f"place:{id}", company.place + 1, place_at, label, 0.9)
    middle = (left + right) / 2, (top + bottom) / 2
    if company.price == BANKRUPT:
        pen.put(f"bankrupt:{id}", "bankrupt", middle, pen.say("scene-label-bankrupt", company=id))
    if pen.view.active == at:
        pen.put("active", "active-card", middle, pen.say("scene-label-active", company=id))
    pen.spot(f"company:{id}", rect(area), join_labels(*whole))


def sprites() -> dict[str, str]:
    wide, high = CARD
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
        "paid-row": f'<path class="sb-lit-row" d="M-35 0H35V{number(4 * ROW)}H-35Z"/>',
    }
