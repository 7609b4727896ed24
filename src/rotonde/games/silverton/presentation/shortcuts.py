"""Plans: what a player does turn after turn, offered as one click."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence

from msgspec.structs import replace

from rotonde.games.silverton.rules.actions import Deliver, Operate, Work
from rotonde.games.silverton.rules.delivery import (
    count_left_to_sell,
    count_units,
    find_capacity,
    find_markets,
)
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.kernel.contract.help import Shortcut
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action


def plans(state: State, seat: int, past: Sequence[Action]) -> list[Shortcut]:
    step = state.stack[-1].id if state.stack else ""
    found: list[Shortcut] = []
    if step == "operate" and not state.chosen:
        found = _operating(state, seat, past)
    elif step == "deliver" and not state.deliveries:
        found = _delivering(state, seat, past)
    return [replace(plan, proposed=True) if at == 0 else plan for at, plan in enumerate(found)]


def _last(past: Sequence[Action], kind: type[Action]) -> list[Action]:
    """The last decisions of a kind that were made in a row."""
    found: list[Action] = []
    for action in reversed(past):
        if isinstance(action, kind):
            found.append(action)
        elif found:
            break
    return found[::-1]


def _operating(state: State, seat: int, past: Sequence[Action]) -> list[Shortcut]:
    """As last turn, and all there is."""
    can = [a.claim for a in state.stack[-1].legal(state, seat) if isinstance(a, Operate)]
    before = {a.claim for a in _last(past, Operate) if isinstance(a, Operate)}
    for action in reversed(past):
        if isinstance(action, Work | Operate):
            if isinstance(action, Work):
                before = set(action.claims)
            break
    again = [claim for claim in can if claim in before]
    found = []
    if again and again != can:
        found.append(_works(state, seat, "plan-operate-again", again))
    if len(can) > 1:
        found.append(_works(state, seat, "plan-operate-all", can))
    return [plan for plan in found if plan is not None]


def _works(state: State, seat: int, id: str, claims: list[int]) -> Shortcut | None:
    cost = sum(state.board.claim_fee[claim] for claim in claims)
    if cost > state.cash[seat]:
        return None
    label = Message(id, {"count": len(claims), "cost": cost})
    return Shortcut(label, (Work(tuple(claims)),))


def _delivering(state: State, seat: int, past: Sequence[Action]) -> list[Shortcut]:
    """The same goods to the same cities, as many as there are and the markets take."""
    board = state.board
    sold: Tally[int] = Tally()
    trains = Tally(train.power for train in state.trains[seat] if not train.used)
    actions: list[Action] = []
    total = 0
    for action in _last(past, Deliver):
        assert isinstance(action, Deliver)
        column = board.column_for[board.claim_goods[action.claim]][action.city]
        if (action.city, column) not in find_markets(state, seat, action.claim):
            continue
        room = count_left_to_sell(state, seat, column) - sold[column]
        room = min(room, count_units(state, seat, action.claim))
        if state.terms.advanced:
            if Tally(action.trains) - trains:
                continue
            power = sum(action.trains)
            room = min(room, find_capacity(state, seat, action.claim, action.city, power))
        if room <= 0:
            continue
        trains -= Tally(action.trains)
        sold[column] += room
        total += room * state.price(column)
        actions.append(Deliver(action.claim, action.city, room, action.trains))
    if not actions:
        return []
    parts = tuple(_part(state, action) for action in actions)
    return [Shortcut(Message("plan-deliver", {"total": total, "parts": parts}), tuple(actions))]


def _part(state: State, action: Action) -> Message:
    assert isinstance(action, Deliver)
    args: dict[str, Arg] = {
        **state.claim_args(action.claim),
        "amount": action.amount,
        "city": state.board.towns[action.city],
    }
    return Message("plan-part", args)
