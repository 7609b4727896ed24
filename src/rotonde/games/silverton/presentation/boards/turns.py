"""The turns: which is played, which are winters, and what is always in sight of them."""

from __future__ import annotations

from rotonde.games.silverton.presentation.boards.desk import Content, Desk
from rotonde.kernel.contract.boards import (
    Cell,
    Clock,
    ClockCell,
    Goal,
    Purse,
    Standing,
    Track,
    TrackCell,
)

_NEAR = 4
"""So many turns are always in sight."""


def turns(desk: Desk) -> Content:
    turn = _turn(desk)
    key = ("turns", turn, desk.terms.last_turn, desk.terms.winter)
    return desk.write_once(key, lambda: _turns(desk, turn))


def _turn(desk: Desk) -> int:
    return min(desk.view.turn, desk.terms.last_turn)


def _turns(desk: Desk, now: int) -> Content:
    cells = []
    for turn in range(1, desk.terms.last_turn + 1):
        idn = Cell(desk.say("board-idn", idn=desk.board.box.idn[turn - 1]))
        marks = (idn, Cell(sprite="closed")) if turn in desk.terms.winter else (idn,)
        cells.append(TrackCell(str(turn), marks, turn == now, "soft" if turn < now else ""))
    label, when = _coming(desk, now)
    return Content((Track(tuple(cells)),), f"{label} {when}")


def standing(desk: Desk) -> Standing:
    """The clock, the purse and the goal of the seat that looks."""
    player = desk.player
    turn = _turn(desk)
    purse = goal = None
    if desk.seat is not None and player.cash is not None:
        purse = Purse(desk.say("board-your-cash"), desk.money(player.cash))
        goal = _goal(desk, player.cash)
    key = ("clock", turn, desk.terms.last_turn, desk.terms.winter)
    return Standing(desk.write_once(key, lambda: _clock(desk, turn)), purse, goal, desk.view.order)


def _clock(desk: Desk, now: int) -> Clock:
    last, winter = desk.terms.last_turn, desk.terms.winter
    first = max(1, min(now, last - _NEAR + 1))
    cells = tuple(
        ClockCell(str(turn), turn == now, turn in winter)
        for turn in range(first, min(first + _NEAR, last + 1))
    )
    label, when = _coming(desk, now)
    of = desk.say("board-of-turns", turn=last)
    return Clock(desk.say("board-turn"), str(now), of, cells, label, when)


def _coming(desk: Desk, now: int) -> tuple[str, str]:
    """What comes next: winter, or the end."""
    last, winter = desk.terms.last_turn, desk.terms.winter
    if now == last:
        return desk.say("board-winter" if now in winter else "board-turn-last"), desk.say(
            "board-now"
        )
    if now in winter:
        return desk.say("board-winter"), desk.say("board-now")
    ahead = [turn for turn in winter if turn > now]
    if ahead:
        return desk.say("board-winter-in"), desk.say("board-turns", count=min(ahead) - now)
    return desk.say("board-last-in"), desk.say("board-turns", count=last - now)


def _goal(desk: Desk, cash: int) -> Goal | None:
    terms = desk.terms
    if terms.goal is None:
        return None
    label = desk.say("board-goal", amount=terms.goal)
    share = min(1.0, max(0.0, cash / terms.goal))
    if not terms.hidden_cash or terms.announce is None:
        return Goal(label, share)
    note = desk.say("board-shown-above", amount=terms.announce)
    return Goal(label, share, note, terms.announce / terms.goal)
