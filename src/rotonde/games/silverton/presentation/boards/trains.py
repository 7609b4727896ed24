"""Trains and plows: what a player has, and what can be bought."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.silverton.presentation.boards.desk import DASH, Content, Desk
from rotonde.games.silverton.rules.components import Plow, Train
from rotonde.kernel.contract.boards import Cell, Row, Rows


def trains(desk: Desk) -> Content:
    view, player = desk.view, desk.player
    held = player.trains, player.plows, player.starts, player.joined
    stock = tuple(view.train_stock.items()), tuple(view.plow_stock.items())
    key = ("trains", held, stock, view.turn)
    return desk.write_once(key, lambda: _trains(desk))


def _trains(desk: Desk) -> Content:
    player = desk.player
    columns = desk.columns("type held city price value stock", "type city", wide="city")
    power = sum(power for power, _, used in player.trains if not used)
    short = desk.say(
        "board-trains-short", count=len(player.trains), power=power, plows=len(player.plows)
    )
    rows = (*_train_rows(desk), *_plow_rows(desk))
    return Content((Rows(columns, rows, desk.say("board-trains-note")),), short)


def _train_rows(desk: Desk) -> Iterator[Row]:
    player, board = desk.player, desk.board
    for power, train in sorted(desk.terms.trains.items()):
        mine = [(city, used) for each, city, used in player.trains if each == power]
        cities = dict.fromkeys(board.towns[player.starts[city]] for city, _ in mine if city >= 0)
        name = Cell(desk.say("label-train", power=power), "train")
        left = _left(desk, train.turn, desk.view.train_stock.get(power, 0))
        yield _row(desk, name, [used for _, used in mine], ", ".join(cities), train, left)


def _plow_rows(desk: Desk) -> Iterator[Row]:
    for bonus, plow in sorted(desk.terms.plows.items()):
        mine = [used for each, used in desk.player.plows if each == bonus]
        name = Cell(desk.say("label-plow", bonus=bonus), "plow")
        left = _left(desk, plow.turn, desk.view.plow_stock.get(bonus, 0))
        yield _row(desk, name, mine, "", plow, left)


def _row(
    desk: Desk, name: Cell, used: list[bool], cities: str, kind: Train | Plow, left: Cell
) -> Row:
    key = ("train", name, tuple(used), cities, kind.cost, kind.value, left)
    return desk.write_once(key, lambda: _cells(desk, name, used, cities, kind, left))


def _cells(
    desk: Desk, name: Cell, used: list[bool], cities: str, kind: Train | Plow, left: Cell
) -> Row:
    count = DASH
    if used:
        spent = sum(used)
        count = desk.say("board-held", count=len(used), used=spent)
    return Row(
        (
            name,
            Cell(count, tone="strong" if used else "soft"),
            Cell(cities),
            Cell(desk.money(kind.cost)),
            Cell(DASH if kind.value is None else desk.money(kind.value), tone="soft"),
            left,
        ),
        marked=bool(used),
    )


def _left(desk: Desk, turn: int, count: int) -> Cell:
    """How many are for sale, or from when on."""
    if desk.view.turn < turn:
        return Cell(desk.say("board-from-turn", turn=turn), tone="soft")
    return Cell(str(count), tone="" if count else "soft")
