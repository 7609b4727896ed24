"""Phase 4, step 7: fines, prison and replacements (SV-13)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import Done, Pay, TryLuck, crew_args
from rotonde.games.silverton.rules.choice import (
    DONE,
    LUCK,
    Choice,
    ask_again,
    ask_if_open,
    roll_two_dice,
)
from rotonde.games.silverton.rules.events import Freed, LuckTried, Replaced
from rotonde.games.silverton.rules.state import DEAD, HOME, JAILED, SilvertonState
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event


def fines(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Ask about each jailed piece, then about each dead one whose time has come."""
    seat = state.seat
    if not state.asked:
        state.asked = 1
        jailed, dead = [], []
        for at, piece in enumerate(state.crew[seat]):
            if piece.status == JAILED:
                jailed.append((seat, at))
            elif piece.status == DEAD and piece.earliest <= state.turn:
                dead.append((seat, at))
        state.queue = (*jailed, *dead)
    while state.queue:
        step = RELEASE if state.piece_at_hand().status == JAILED else REPLACE
        if ask_if_open(state, step, seat):
            return
        state.queue = state.queue[1:]
    state.asked = 0
    state.next_stage()


def _bring_home(state: SilvertonState) -> None:
    seat, at = state.queue[0]
    state.crew[seat][at] = state.crew[seat][at]._replace(status=HOME, price=0, earliest=0)


def _is_replaced(state: SilvertonState, seat: int) -> bool:
    """Whether hired crew has taken the dead one's place already (SV-19.8.1, SV-19.8.4)."""
    terms = state.terms
    alive = [piece for piece in state.crew[seat] if piece.status != DEAD]
    of_kind = sum(piece.surveyor == state.piece_at_hand().surveyor for piece in alive)
    crowded = terms.rules_version >= 2 and of_kind >= terms.most_of_kind
    return terms.hiring and (len(alive) >= terms.most_crew or crowded)


class Release(Choice):
    """Pay the fine, try one's luck, or wait; never two of them in one turn (SV-13.1)."""

    __slots__ = ()
    id = "release"
    phase = "deliver"
    rule = "SV-13.1"
    takes = (Pay, TryLuck, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        piece = state.piece_at_hand()
        return {**crew_args(piece.name), "price": piece.price}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        found: list[Any] = [TRY_LUCK, DONE]
        if state.piece_at_hand().price <= state.cash[seat]:
            found.insert(0, PAY)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        piece = state.piece_at_hand()
        if isinstance(action, Pay):
            state.cash[seat] -= piece.price
            events.append(Freed(seat, piece.name, piece.price))
            _bring_home(state)
        elif isinstance(action, TryLuck):
            chance.subject(LUCK, state.turn, *state.queue[0])
            dice = roll_two_dice(chance)
            success = sum(dice) in state.terms.figures.release
            events.append(LuckTried(seat, piece.name, dice, sum(dice), success))
            if success:
                _bring_home(state)
        state.queue = state.queue[1:]
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-3.3", "refusal-cash", cost=state.piece_at_hand().price)


class Replace(Choice):
    """Pay for a new prospector with the dead one's bonus, or wait (SV-13.3)."""

    __slots__ = ()
    id = "replace"
    phase = "deliver"
    rule = "SV-13.3"
    takes = (Pay, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        piece = state.piece_at_hand()
        return {**crew_args(piece.name), "price": piece.price}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        affordable = state.piece_at_hand().price <= state.cash[seat]
        return [PAY, DONE] if affordable and not _is_replaced(state, seat) else [DONE]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Pay):
            piece = state.piece_at_hand()
            state.cash[seat] -= piece.price
            events.append(Replaced(seat, piece.name, piece.price))
            _bring_home(state)
        state.queue = state.queue[1:]
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-3.3", "refusal-cash", cost=state.piece_at_hand().price)


PAY, TRY_LUCK = Pay(), TryLuck()
RELEASE, REPLACE = Release(), Replace()
