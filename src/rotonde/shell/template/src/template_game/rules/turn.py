"""The turn, as steps. A step is one decision: it lists what may be done, refuses the rest, does it.

The table asks the last step of `state.stack`. A game of several phases has a step for each and puts
the next one on the stack; `rotonde.kernel.flow` helps when there are many. Change this file first.
"""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Action, Event, Step

from .actions import Lay
from .board import FREE, PLACES, TOWER
from .events import WagonLaid, YardFull
from .state import YardState


class LayWagon(Step[YardState]):
    __slots__ = ()
    id = "lay"  # its words: prompt-lay and phase-lay
    rule = "YD-3"  # the rule the page shows beside the prompt

    def legal(self, state: YardState, seat: int) -> list[Lay]:
        """Every legal action; never empty. The page, bots and `rotonde check` choose from it."""
        return [Lay(place) for place, holds in enumerate(state.yard) if holds == FREE]

    def refusal(self, state: YardState, seat: int, action: Action) -> Refusal | None:
        """Why an action is not legal, with the rule; None if it is.

        An action can come from anywhere: look at its kind and its fields before you use them.
        """
        if not isinstance(action, Lay):
            return refuse(self.rule, "refusal-not-an-action")  # Rotonde has words for this one
        if type(action.place) is not int or not 0 <= action.place < PLACES:
            return refuse("YD-1", "refusal-no-place")
        holds = state.yard[action.place]
        if holds == TOWER:
            return refuse("YD-2", "refusal-tower")
        if holds != FREE:
            return refuse("YD-3", "refusal-taken", seat=holds)
        return None

    def perform(self, state: YardState, seat: int, action: Lay, chance: Chance) -> Sequence[Event]:
        """Do it, and say who is next. Only called with what `refusal` let through."""
        state.yard[action.place] = seat
        events: list[Event] = [WagonLaid(seat, action.place)]
        if FREE in state.yard:
            state.to_act = ((seat + 1) % state.players,)  # YD-1
        else:  # YD-5: an empty stack ends the match
            state.stack.clear()
            state.to_act = ()
            events.append(YardFull())
        return events


LAY_WAGON = LayWagon()
