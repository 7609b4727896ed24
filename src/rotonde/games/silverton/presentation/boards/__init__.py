"""The boards beside Silverton's map, and the line that is always in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rotonde.games.silverton.presentation.boards import (
    claims,
    crew,
    dispute,
    lines,
    market,
    players,
    trade,
    trains,
    turns,
)
from rotonde.games.silverton.presentation.boards.desk import Content, Desk, desk_of
from rotonde.games.silverton.presentation.boards.roles import role
from rotonde.games.silverton.rules.view import BoardView
from rotonde.kernel.contract.boards import Board, Drawing, Standing
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.drawing import icons

_CARD = "M5 3.5H19V20.5H5ZM5 8.5H19M9 5.5V6.5M8.5 12.5H15.5M8.5 16.5H15.5"
_CRATE = "M3.5 7.5H20.5V19.5H3.5ZM3.5 11.5H20.5M3.5 15.5H20.5M8 7.5V19.5M16 7.5V19.5"


class _Kind(NamedTuple):
    """A board: how it is written, and in which steps it is there if not in all."""

    id: str
    icon: str
    weight: int
    write: Callable[[Desk], Content | None]
    steps: tuple[str, ...] = ()


def _map(_: Desk) -> Content:
    return Content((Drawing("map"),))


def _trains(desk: Desk) -> Content | None:
    return trains.trains(desk) if desk.terms.advanced else None


_KINDS = (
    _Kind("map", icons.MAP, 10, _map),
    _Kind("crew", icons.TENT, 8, crew.crew),
    _Kind("dispute", icons.DIE, 9, dispute.dispute, ("shift", "demand", "share", "share-reply")),
    _Kind("card", _CARD, 9, claims.card, ("buy", "keep")),
    _Kind("claims", icons.PICK, 7, claims.claims),
    _Kind("lines", icons.TICKET, 3, lines.lines),
    _Kind("market", icons.CHART, 6, market.market),
    _Kind("deliveries", icons.COIN, 9, market.deliveries, ("deliver",)),
    _Kind("own", _CRATE, 5, claims.own_claims),
    _Kind(
        *("offer", icons.HANDSHAKE, 9, trade.offer),
        steps=("trade", "reply", "answer", "give-train", "assign-train"),
    ),
    _Kind("trains", icons.ENGINE, 4, _trains),
    _Kind("players", icons.PEOPLE, 2, players.players),
    _Kind("turns", icons.CALENDAR, 1, turns.turns),
)


def boards(view: BoardView, seat: int | None, say: Say) -> tuple[Board, ...]:
    desk = desk_of(view, seat, say)
    found = []
    for kind in _KINDS:
        if kind.steps and view.step not in kind.steps:
            continue
        content = kind.write(desk)
        if content is not None:
            found.append(
                Board(
                    kind.id,
                    _title(desk, kind.id),
                    kind.icon,
                    content.blocks,
                    role(kind.id, view.step, desk.acts),
                    content.short,
                    kind.weight,
                )
            )
    return tuple(found)


def _title(desk: Desk, id: str) -> str:
    if id == "own" and desk.seat is None:
        return desk.say("board-title-held")
    return desk.say(f"board-title-{id}")


def standing(view: BoardView, seat: int | None, say: Say) -> Standing:
    return turns.standing(desk_of(view, seat, say))
