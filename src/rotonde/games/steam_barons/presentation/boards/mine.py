"""The shares of the seat that looks, and what they come to."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import Writer, is_open
from rotonde.games.steam_barons.presentation.drawing.shares import Fate, fates
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.view import CompanyView
from rotonde.kernel.contract.boards import Board, Line, Sum
from rotonde.kernel.drawing import icons

_DECIDES = frozenset(("sell",))


def board(writer: Writer) -> Board:
    view, seat = writer.view, writer.seat
    assert seat is not None
    cash = view.players[seat].cash
    key = ("mine", view.step in _DECIDES, is_open(view), view.companies, cash)
    return writer.keep(key, lambda: _board(writer, seat, cash))


def _board(writer: Writer, seat: int, cash: int) -> Board:
    view = writer.view
    fate = fates(writer.terms.tables, view.companies) if is_open(view) else {}
    held = [
        (at, each) for at, each in enumerate(view.companies) if each.shares[seat] and _sells(each)
    ]
    lines = tuple(_line(writer, each, seat, fate.get(at)) for at, each in held)
    worth = sum(each.shares[seat] * each.price for _, each in held)
    totals = _later(writer, seat, cash, fate) if is_open(view) else _now(writer, cash, worth)
    count = sum(each.shares[seat] for _, each in held)
    return Board(
        "mine",
        writer.say("board-mine"),
        icons.TICKET,
        (Sum(lines, totals),),
        writer.role(decides=_DECIDES),
        writer.say("board-mine-short", count=count, amount=worth),
        80,
    )


def _sells(company: CompanyView) -> bool:
    return company.price != BANKRUPT


def _line(writer: Writer, company: CompanyView, seat: int, fate: Fate | None) -> Line:
    count, price = company.shares[seat], company.price
    if fate is None or fate.price == price:
        note = writer.say("board-mine-each", count=count, price=price)
    else:
        note = writer.say("board-mine-then", count=count, before=price, price=fate.price)
    named = writer.company(company.id)
    return Line(
        named.text,
        note,
        writer.money(count * price),
        named.sprite,
        spot=f"company:{company.id}",
    )


def _now(writer: Writer, cash: int, worth: int) -> tuple[Line, ...]:
    return (
        Line(writer.say("board-mine-sold"), amount=writer.money(worth)),
        Line(writer.say("board-mine-cash"), amount=writer.money(cash + worth), tone="strong"),
    )


def _later(writer: Writer, seat: int, cash: int, fate: dict[int, Fate]) -> tuple[Line, ...]:
    """What the end of the round would pay, and what all would then be worth."""
    tables, companies = writer.terms.tables, writer.view.companies
    dividends = shares = 0
    for at, found in fate.items():
        row, company = tables.dividend(companies[at].performance), companies[at]
        dividends += row.share * company.shares[seat] + row.bonus * (company.controller == seat)
        shares += max(0, found.price) * company.shares[seat]
    return (
        Line(writer.say("board-mine-dividends"), amount=writer.money(dividends)),
        Line(
            writer.say("board-mine-all"),
            amount=writer.money(cash + dividends + shares),
            tone="strong",
        ),
    )
