"""What is on sale: what one's cash buys, and what takes control."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import Writer, alive
from rotonde.games.steam_barons.presentation.drawing.shares import fates
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.view import CompanyView
from rotonde.kernel.contract.boards import Block, Board, Cell, Column, Figure, Figures, Row, Rows
from rotonde.kernel.drawing import icons
from rotonde.kernel.message import Arg

_DECIDES = frozenset(("bid", "buy"))


def board(writer: Writer) -> Board:
    view = writer.view
    cash = 0 if writer.seat is None else view.players[writer.seat].cash
    selling = view.step in _DECIDES
    last = view.turn >= view.turns or view.ending is not None
    key = ("sale", selling, last, view.companies, view.order, view.active, _price(writer), cash)
    return writer.keep(key, lambda: _on_sale(writer) if selling else _later(writer, last))


def _price(writer: Writer) -> int:
    """What a share costs: the price it was sold at, else the next bid."""
    view = writer.view
    return view.lots or (view.auction[0] + 1 if view.auction else 0)


def _board(writer: Writer, blocks: tuple[Block, ...], short: str) -> Board:
    role = writer.role(decides=_DECIDES)
    return Board("sale", writer.say("board-sale"), icons.COIN, blocks, role, short, 90)


def _on_sale(writer: Writer) -> Board:
    view = writer.view
    company = view.companies[view.active]
    after = fates(writer.terms.tables, view.companies)[view.active].price
    figures = (*_mine(writer, company), _now(writer, company, after))
    # What is sold next stands with the companies, in order of play with their free shares.
    args: dict[str, Arg] = {"company": company.id, "count": company.available}
    return _board(writer, (Figures(figures),), writer.say("auction-shares", **args))


def _mine(writer: Writer, company: CompanyView) -> tuple[Figure, ...]:
    """What the seat that looks can buy, and what that would mean."""
    seat, price = writer.seat, _price(writer)
    if seat is None:
        return ()
    cash = writer.view.players[seat].cash
    count = min(company.available, cash // price)
    buys = Figure(
        writer.say("board-buys", count=count),
        writer.say("board-buys-for", seat=seat, price=price, cash=cash),
    )
    return buys, _control(writer, company, seat)


def _control(writer: Writer, company: CompanyView, seat: int) -> Figure:
    """How many shares give control, and who has it (SB-11.8)."""
    holder, held = company.controller, company.shares[seat]
    if holder == NOBODY:
        return Figure(writer.say("board-control", count=1), writer.say("board-control-free"))
    if holder == seat:
        mine = writer.say("board-control-mine", seat=seat)
        return Figure(mine, writer.say("board-holds", seat=seat, count=held))
    needed = company.shares[holder] + 1 - held
    reach = needed <= company.available
    value = writer.say("board-control", count=needed) if reach else writer.say("board-control-no")
    args: dict[str, Arg] = {"seat": seat, "held": held, "seat2": holder}
    return Figure(value, writer.say("board-control-of", **args, count=company.shares[holder]))


def _now(writer: Writer, company: CompanyView, after: int) -> Figure:
    value = writer.say("board-price-then", before=company.price, price=after)
    return Figure(value, writer.say("board-price-now"))


def _later(writer: Writer, last: bool) -> Board:
    """What lies ready for the next round's auctions."""
    view = writer.view
    short = writer.say("board-sale-later", last=int(last))
    ready = [view.companies[at] for at in alive(view) if view.companies[at].available]
    if last or not ready:
        return _board(writer, (), short)
    columns = (
        Column(side="left"),
        Column(writer.say("board-head-free")),
        Column(writer.say("board-head-opens")),
    )
    least = writer.terms.tables.stock.least_bid
    rows = tuple(
        Row(
            (
                writer.company(each.id),
                Cell(str(each.available)),
                Cell(writer.money(max(each.price, least))),
            ),
            f"company:{each.id}",
        )
        for each in ready
    )
    return _board(writer, (Rows(columns, rows),), short)
