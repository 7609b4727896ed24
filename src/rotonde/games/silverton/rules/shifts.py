"""Parallel shifts: a disputed surveyor may move to the twin segment (SV-5.3)."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import Done, Shift
from rotonde.games.silverton.rules.choice import DONE, Choice, ask_again, ask_if_open
from rotonde.games.silverton.rules.disputes import find_standing
from rotonde.games.silverton.rules.events import (
    Shifted,
)
from rotonde.games.silverton.rules.places import (
    AT_OWN,
)
from rotonde.games.silverton.rules.state import (
    PLACED,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event


def shifts(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Whoever stands in a dispute may move to the twin segment, asked once each (SV-5.3)."""
    if state.terms.solo:
        state.next_stage()
        return
    if not state.asked:
        crowds = find_standing(state, 0, AT_OWN)
        order = {seat: at for at, seat in enumerate(state.order)}
        asked = [
            who
            for place, pieces in crowds.items()
            if len(pieces) > 1 and state.board.twins[place]
            for who in pieces
        ]
        state.queue = tuple(sorted(asked, key=lambda who: (order[who[0]], who[1])))
        state.asked = 1
    while state.queue:
        seat, at = state.queue[0]
        place = state.crew[seat][at].place
        if len(find_standing(state, place, place + 1)[place]) > 1 and ask_if_open(
            state, SHIFT, seat
        ):
            return
        state.queue = state.queue[1:]
    state.asked = 0
    state.next_stage()


class ShiftOver(Choice):
    """Move the disputed surveyor to the parallel segment of the same price, or stay."""

    __slots__ = ()
    id = "shift"
    phase = "dispute"
    rule = "SV-5.3"
    takes = (Shift, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        seat, at = state.queue[0]
        return state.segment_args(state.crew[seat][at].place)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        piece = state.crew[seat][state.queue[0][1]]
        own = [other.place for other in state.crew[seat] if other.status == PLACED]
        winter = state.winter
        found: list[Any] = [DONE]
        for segment in state.board.twins[piece.place]:
            snowed_in = winter and state.board.white >> segment & 1
            if state.owner[segment] < 0 and segment not in own and not snowed_in:
                found.append(Shift(segment))
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        at = state.queue[0][1]
        state.queue = state.queue[1:]
        if isinstance(action, Shift):
            piece = state.crew[seat][at]
            state.crew[seat][at] = piece._replace(place=action.segment)
            events.append(Shifted(seat, action.segment))
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-5.3", "refusal-shift")


SHIFT = ShiftOver()
