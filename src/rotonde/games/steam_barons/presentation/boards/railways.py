"""The players of Base and Standard games, in order of play."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import NONE, Writer
from rotonde.games.steam_barons.presentation.drawing.figures import signed
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.view import BoardView, PlayerView
from rotonde.kernel.contract.boards import Board, Cell, Column, Row, Rows, Tone
from rotonde.kernel.drawing import icons

_HELPS = (
    *("opening", "capital", "order", "choose", "build", "fill", "move", "score"),
    None,
)


def final_points(terms: Terms, player: PlayerView) -> int:
    """What a player would have if it ended now (SB-9.1, SB-9.2)."""
    tables = terms.tables
    return player.vp + tables.income.worth(player.income) + tables.scoring.link * player.links


def in_order(view: BoardView) -> tuple[int, ...]:
    """All seats in order of play, those who are out last; as they sit while there is no order."""
    return (*view.order, *(each.seat for each in view.players if each.seat not in view.order))


def board(writer: Writer) -> Board:
    view, role = writer.view, writer.role(helps=_HELPS)
    turn = view.to_act[0] if len(view.to_act) == 1 else -1
    key = ("players", role, view.players, view.order, turn)
    return writer.keep(key, lambda: _board(writer, turn))


def _board(writer: Writer, turn: int) -> Board:
    view, terms = writer.view, writer.terms
    rows = tuple(_row(writer, view.players[seat], seat == turn) for seat in in_order(view))
    return Board(
        "players",
        writer.say("board-players"),
        icons.PEOPLE,
        (Rows(_columns(writer), rows, writer.say("board-debt", rules=terms.rules)),),
        writer.role(helps=_HELPS),
        _short(writer),
        100,
    )


def _short(writer: Writer) -> str:
    """Who would win."""
    still = [player for player in writer.view.players if not player.out]
    totals = {player.seat: final_points(writer.terms, player) for player in still}
    best = max(totals.values(), default=0)
    first = [seat for seat in totals if totals[seat] == best]
    if len(first) != 1:
        return ""
    return writer.say("board-players-best", seat=first[0], best=total(best))


def _columns(writer: Writer) -> tuple[Column, ...]:
    def make() -> tuple[Column, ...]:
        return (
            Column(writer.say("board-head-order"), "left"),
            *(
                Column(writer.say(f"board-head-{id}"))
                for id in ("cash", "income", "points", "links", "ended")
            ),
            Column(writer.say("board-head-locomotive"), "middle"),
            Column(writer.say("board-head-tile"), "left", wide=True),
        )

    return writer.keep("players-columns", make)


def _row(writer: Writer, player: PlayerView, marked: bool) -> Row:
    return writer.keep(("players-row", player, marked), lambda: _write(writer, player, marked))


def _write(writer: Writer, player: PlayerView, marked: bool) -> Row:
    spot = f"seat:{player.seat}"
    if player.out:
        # Over several columns, so that none of them grows by it.
        told = Cell(writer.say("board-bankrupt"), tone="soft", span=3)
        cells = (writer.player(player.seat, "soft"), told)
        return Row((*cells, *[Cell()] * (len(_columns(writer)) - 4)), spot)
    tile = writer.terms.tables.actions[player.tile - 1].id if player.tile else ""
    return Row(
        (
            writer.player(player.seat, "strong"),
            Cell(writer.money(player.cash)),
            Cell(signed(player.income), tone=lean(player.income)),
            Cell(str(player.vp)),
            Cell(str(player.links)),
            Cell(total(final_points(writer.terms, player)), tone="strong"),
            Cell(str(player.level)),
            Cell(writer.say("part-tile", tile=tile)) if tile else NONE,
        ),
        spot,
        marked,
    )


def lean(value: int) -> Tone:
    return "rise" if value > 0 else "fall" if value < 0 else ""


def total(points: int) -> str:
    return str(points) if points >= 0 else signed(points)
