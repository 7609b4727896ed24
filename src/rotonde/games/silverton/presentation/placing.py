"""The placement of a whole crew as it is proposed, and what a click on a place means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rotonde.games.silverton.bot.heuristics import choose_best
from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.presentation.boards.crew import write_card, write_sum
from rotonde.games.silverton.presentation.boards.desk import Desk, desk_of
from rotonde.games.silverton.rules.actions import (
    Dismantle,
    Prospect,
    ProspectLine,
    Survey,
    crew,
)
from rotonde.games.silverton.rules.choice import DONE
from rotonde.games.silverton.rules.places import AT_CLAIM, AT_LINE, AT_OWN
from rotonde.games.silverton.rules.state import HOME, PLACED, TIED
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.games.silverton.rules.view import view
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.boards import Cards, Stepper
from rotonde.kernel.contract.help import Plan
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action

_NO_CHANCE = Chance(b"", ())
"""To place a piece draws nothing."""
Placing = Survey | Dismantle | Prospect | ProspectLine


def plan(state: State, seat: int, wanted: Mapping[str, int] | None, say: Say) -> Plan | None:
    """What a player of some experience would do, until a piece is placed by hand."""
    if any(piece.status == PLACED for piece in state.crew[seat]):
        return None
    found = propose(state, seat)
    if not found:
        return None
    desk = desk_of(view(state, seat), seat, say)
    steppers, actions = [], []
    twin = state.copy()
    for at, action in enumerate(found):
        legal = twin.stack[-1].refusal(twin, seat, action) is None
        now = int(legal and (wanted is None or wanted.get(str(at), 0) > 0))
        steppers.append(Stepper(str(at), now, 0, int(legal)))
        if now:
            actions.append(action)
            twin.stack[-1].perform(twin, seat, action, _NO_CHANCE)
    cost = sum(desk.cost(_place(action)) for action in actions)
    note = Message("plan-place-note", {"cost": cost, "amount": max(0, state.cash[seat] - cost)})
    return Plan(
        Message("plan-place", {"count": len(actions)}),
        tuple(actions) or (DONE,),
        note if actions else Message("plan-place-nobody"),
        "crew",
        (_write_cards(desk, list(zip(found, steppers, strict=True))),),
        write_sum(desk, [_place(action) for action in actions]),
    )


def _write_cards(desk: Desk, left: list[tuple[Placing, Stepper]]) -> Cards:
    """The crew, each with the place that is proposed for it."""
    cards = []
    for piece in desk.player.crew:
        card = write_card(desk, piece, ready=True)
        at_home = piece.status == "home" and piece.place < 0
        for row in left if at_home else ():
            action, stepper = row
            if (_name(action), getattr(action, "city", -1)) == (piece.name, piece.city):
                place = _place(action)
                text = desk.say("plan-place-at", place=desk.place(place), amount=desk.cost(place))
                card = replace(card, text=text, stepper=stepper)
                left.remove(row)
                break
        cards.append(card)
    return Cards(tuple(cards))


def propose(state: State, seat: int) -> list[Placing]:
    """Piece by piece the best at first sight, from what the seat may know, as far as cash goes."""
    twin = advice.known(state, seat)
    left = state.cash[seat]
    found: list[Placing] = []
    for _ in state.crew[seat]:
        affordable = [
            action
            for action in twin.stack[-1].legal(twin, seat)
            if not isinstance(action, Placing) or _find_cost(state, action) <= left
        ]
        action = choose_best(twin, seat, affordable)
        if not isinstance(action, Placing):
            break
        found.append(action)
        left -= _find_cost(state, action)
        twin.stack[-1].perform(twin, seat, action, _NO_CHANCE)
    return found


def _find_cost(state: State, action: Placing) -> int:
    match action:
        case Survey():
            return state.board.costs[action.segment]
        case Prospect():
            return state.board.claim_cost[action.claim] if action.claim else 0
        case ProspectLine():
            return state.board.line_price[action.line]
    return 0


def _place(action: Placing) -> int:
    match action:
        case Survey():
            return action.segment
        case Dismantle():
            return AT_OWN + action.segment
        case Prospect():
            return AT_CLAIM + action.claim
        case ProspectLine():
            return AT_LINE + action.line


def _name(action: Placing) -> str:
    return crew("S" if isinstance(action, Survey | Dismantle) else "P", action.bonus)


# What a click on a place means


def find_usual(state: State, seat: int, legal: Sequence[Any]) -> set[Action]:
    """Per place the piece that goes there unless another is named.

    The strongest where others stand, else the plainest: a bonus counts in disputes only.
    """
    if state.stack[-1].id != "place":
        return set()
    contested = {
        piece.place
        for other, pieces in enumerate(state.crew)
        for piece in pieces
        if other != seat and piece.status not in (HOME, TIED)
    }
    found: dict[int, Placing] = {}
    for action in legal:
        if isinstance(action, Survey | Prospect | ProspectLine):
            place = _place(action)
            other = found.get(place)
            if other is None or (action.bonus > other.bonus) == (place in contested):
                found[place] = action
    return set(found.values())
