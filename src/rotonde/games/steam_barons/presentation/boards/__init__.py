"""The boards of Steam Barons: what lies beside the map, and what of it a decision needs."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards import (
    actions,
    companies,
    income,
    investors,
    market,
    mine,
    railways,
    sale,
    standings,
    supply,
    tiles,
)
from rotonde.games.steam_barons.presentation.boards.writer import Writer
from rotonde.games.steam_barons.rules.view import BoardView
from rotonde.kernel.contract.boards import Board, Drawing, Standing
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.drawing import icons


def boards(view: BoardView, seat: int | None, say: Say) -> tuple[Board, ...]:
    """The map, then the others in the order in which they lie on the desk."""
    writer = Writer(view, seat, say)
    if not view._terms.stock:
        makers = (actions.board, railways.board, income.board, tiles.board, supply.board)
        return (_map(writer), *(make(writer) for make in makers))
    found = [_map(writer), sale.board(writer)]
    if seat is not None:
        found.append(mine.board(writer))
    others = (companies.board, market.pay, market.prices, tiles.board, investors.board)
    return (*found, *(make(writer) for make in others))


def standing(view: BoardView, seat: int | None, say: Say) -> Standing:
    return standings.standing(Writer(view, seat, say))


_ON_THE_MAP = frozenset(("build", "move"))


def _map(writer: Writer) -> Board:
    role = writer.role(decides=_ON_THE_MAP) or "helps"
    return writer.keep(
        ("map", role),
        lambda: Board("map", writer.say("board-map"), icons.MAP, (Drawing("map"),), role),
    )
