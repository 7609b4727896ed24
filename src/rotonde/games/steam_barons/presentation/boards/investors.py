"""The players of the stock market: cash, shares, and what it all is worth."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import NONE, Writer, clockwise, worth
from rotonde.kernel.contract.boards import Board, Cell, Column, Row, Rows
from rotonde.kernel.drawing import icons

_HELPS = (None,)
"""When it is over this is the count."""


def board(writer: Writer) -> Board:
    view = writer.view
    role = writer.role(helps=_HELPS)
    held = tuple((each.price, each.shares, each.controller) for each in view.companies)
    cash = tuple(each.cash for each in view.players)
    acting = _acting(writer)
    key = ("players", role, held, cash, view.marker, acting)
    return writer.keep(key, lambda: _board(writer, acting))


def _acting(writer: Writer) -> int:
    """Who is asked alone."""
    return writer.view.to_act[0] if len(writer.view.to_act) == 1 else -1


def _board(writer: Writer, acting: int) -> Board:
    view = writer.view
    columns = (
        Column(writer.say("board-head-clockwise"), "left"),
        Column(writer.say("board-head-cash")),
        *(Column(side="middle", wide=True) for _ in view.companies),
        Column(writer.say("board-head-shares")),
        Column(writer.say("board-head-worth")),
    )
    rows = tuple(_row(writer, seat, seat == acting) for seat in clockwise(view))
    return Board(
        "players",
        writer.say("board-players"),
        icons.PEOPLE,
        (Rows(columns, rows),),
        writer.role(helps=_HELPS),
        writer.say("board-players-first", seat=max(0, view.marker)),
        30,
    )


def _row(writer: Writer, seat: int, marked: bool) -> Row:
    view = writer.view
    held = [company.shares[seat] for company in view.companies]
    cells = [writer.player(seat, "strong"), Cell(writer.money(view.players[seat].cash))]
    for company, count in zip(view.companies, held, strict=True):
        runs = company.controller == seat
        cells.append(
            Cell(str(count), f"emblem-{company.id}", tone="strong" if runs else "")
            if count or runs
            else NONE
        )
    cells.append(Cell(str(sum(held))))
    cells.append(Cell(writer.money(worth(view, seat)), tone="strong"))
    return Row(tuple(cells), marked=marked)
