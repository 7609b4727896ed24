"""Passenger lines: on offer and owned."""

from __future__ import annotations

from rotonde.games.silverton.presentation.boards.desk import Content, Desk, pawn
from rotonde.games.silverton.rules.places import AFTER_LINES, AT_LINE
from rotonde.kernel.contract.boards import Cell, Row, Rows
from rotonde.kernel.drawing import themes

_SHARED = "½"


def lines(desk: Desk) -> Content:
    view = desk.view
    there = desk.standing(AT_LINE, AFTER_LINES)
    offer = view.piles, view.row, view.line_owner, view.line_partner, view.rival
    key = ("lines", offer, there, desk.own_track)
    return desk.write_once(key, lambda: _lines(desk, dict(reversed(there))))


def _lines(desk: Desk, there: dict[int, int]) -> Content:
    view = desk.view
    offered = [pile.line for pile in view.piles if pile.line]
    offered += [-card for card in view.row if card < 0]
    owned = [line for line in desk.board.lines if view.line_owner[line] >= 0]
    columns = desk.columns("line price income open", "line")
    rows = tuple(_line(desk, line, there) for line in (*offered, *owned))
    open_now = sum(_route(desk, line) is not None for line in offered)
    short = desk.say("board-lines-short", count=len(offered), open=open_now)
    return Content((Rows(columns, rows),), short)


def _line(desk: Desk, line: int, there: dict[int, int]) -> Row:
    stands, state = there.get(AT_LINE + line), _state(desk, line)
    sprite = "" if stands is None else themes.PLAYERS[stands].sprite
    if desk.view.rival == -line:
        sprite = "rival"
    income = desk.board.line_revenue[line] * (2 if desk.terms.double else 1)
    key = ("line", line, sprite, state, income)
    return desk.write_once(key, lambda: _row(desk, line, sprite, state, income))


def _row(desk: Desk, line: int, sprite: str, state: Cell, income: int) -> Row:
    board = desk.board
    cells = (
        Cell(desk.between(*board.line_ends[line]), sprite),
        Cell(desk.money(board.line_price[line]), tone="strong"),
        Cell(f"+{income}", tone="rise"),
        state,
    )
    return Row(cells, f"line:{line}", bool(sprite))


def _state(desk: Desk, line: int) -> Cell:
    owner = desk.view.line_owner[line]
    if owner >= 0:
        return pawn(owner, _SHARED if desk.view.line_partner[line] >= 0 else "")
    if _route(desk, line) is not None:
        return Cell(desk.say("board-line-open"), tone="rise")
    if desk.roads.length(*desk.board.line_ends[line]) is not None:
        return Cell(desk.say("board-line-snow"), tone="fall")
    return Cell(desk.say("board-line-closed"), tone="soft")


def _route(desk: Desk, line: int) -> int | None:
    return desk.roads.length(*desk.board.line_ends[line], desk.closed(desk.player.seat))
