"""Who has what, as far as it is public."""

from __future__ import annotations

from rotonde.games.silverton.presentation.boards.desk import DASH, Content, Desk, pawn
from rotonde.games.silverton.rules.view import PlayerView
from rotonde.kernel.contract.boards import Cell, Row, Rows


def players(desk: Desk) -> Content:
    view = desk.view
    held = tuple(
        (player.cash, player.claims, player.lines, len(player.segments), player.trains)
        for player in view.players
    )
    key = ("players", held, view.order, view.to_act, desk.names)
    return desk.write_once(key, lambda: _players(desk))


def _players(desk: Desk) -> Content:
    view = desk.view
    heads = "player city cash claims goods lines cubes"
    if desk.terms.advanced:
        heads += " trains"
    columns = desk.columns(heads, "player city", wide="city trains")
    rows = tuple(_row(desk, view.players[seat]) for seat in view.order)
    return Content((Rows(columns, rows, desk.say("board-players-note")),))


def _row(desk: Desk, player: PlayerView) -> Row:
    left = desk.terms.figures.cubes - len(player.segments)
    goods = sum(claim.goods for claim in player.claims)
    counts = len(player.claims), goods, len(player.lines), left
    acts = player.seat in desk.view.to_act
    who = player.seat, desk.names[player.seat], player.starts
    key = ("player", who, player.cash, counts, player.trains, acts)
    return desk.write_once(key, lambda: _cells(desk, player, counts, acts))


def _cells(desk: Desk, player: PlayerView, counts: tuple[int, ...], acts: bool) -> Row:
    towns = desk.board.towns
    cells = [
        pawn(player.seat, desk.names[player.seat]),
        Cell(", ".join(towns[city] for city in player.starts)),
        Cell(desk.cash(player), tone="soft" if player.cash is None else "strong"),
        *(Cell(str(count)) for count in counts),
    ]
    if desk.terms.advanced:
        powers = " + ".join(str(power) for power, _, _ in player.trains)
        cells.append(Cell(powers or DASH))
    return Row(tuple(cells), marked=acts)
