"""Junctions: surveyors who meet where not all can go on (SV-5.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rotonde.games.silverton.rules.actions import Demand, Done
from rotonde.games.silverton.rules.choice import DONE, Choice, ask, ask_again
from rotonde.games.silverton.rules.disputes import NO_COMPANIONS, Who, resolve
from rotonde.games.silverton.rules.events import (
    DisputeDemanded,
)
from rotonde.games.silverton.rules.places import (
    AT_OWN,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import (
    RIGHT,
    SilvertonState,
)
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg
from rotonde.kernel.step import Event


def junction_disputes(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Surveyors who would meet where not all can go on may be made to dispute (SV-5.8)."""
    if state.terms.solo:
        state.next_stage()
        return
    if not state.asked:
        state.queue = tuple(find_junctions(state))
        state.asked = 1
    while state.queue:
        town, left = state.queue[0]
        meeting = dict(find_meeting(state, town))
        if left and left[0] in meeting and len(meeting) > 1 and _is_disputable(state, town):
            ask(state, DEMAND, left[0])
            return
        if len(left) > 1:
            state.queue = ((town, left[1:]), *state.queue[1:])
        else:
            state.queue = state.queue[1:]
    state.asked = 0
    state.next_stage()


def find_meeting(state: SilvertonState, town: int) -> list[Who]:
    """The surveyors with the right whose segments meet at a town."""
    ends = state.board.ends
    return [
        (seat, at)
        for seat in state.order
        for at, piece in enumerate(state.crew[seat])
        if piece.status == RIGHT
        and piece.surveyor
        and 0 <= piece.place < AT_OWN
        and ends[piece.place] >> town & 1
    ]


def find_junctions(state: SilvertonState) -> list[tuple[int, tuple[int, ...]]]:
    """Towns where surveyors of several players meet and no two could go on, with the seats."""
    board = state.board
    exits = (0, 1) if state.terms.rules_version >= 2 else (1,)
    reached = towns = 0
    for pieces in state.crew:
        for piece in pieces:
            if piece.status == RIGHT and piece.surveyor and 0 <= piece.place < AT_OWN:
                towns |= reached & board.ends[piece.place]
                reached |= board.ends[piece.place]
    towns &= ~board.market_towns & ~board.claim_towns
    for line in bits(state.in_play):
        one, other = board.line_ends[line]
        towns &= ~(1 << one | 1 << other)
    found = []
    for town in bits(towns):
        meeting = find_meeting(state, town)
        seats = {seat for seat, _ in meeting}
        segments = {state.crew[seat][at].place for seat, at in meeting}
        if len(seats) < 2 or len(segments) < 2:
            continue
        if any(state.roads[seat].towns >> town & 1 for seat in seats):
            continue
        unbuilt = [s for s in bits(board.touch[town]) if state.owner[s] < 0 and s not in segments]
        if len(unbuilt) in exits:
            found.append((town, tuple(seat for seat in state.order if seat in seats)))
    return found


def _is_disputable(state: SilvertonState, town: int) -> bool:
    """Whether it still is: who lost at another junction leaves a way on (since version 2)."""
    if state.terms.rules_version < 2:
        return True
    return town in (each for each, _ in find_junctions(state))


class DemandDispute(Choice):
    """Demand that the dice decide who may build up to the junction, or let it be."""

    __slots__ = ()
    id = "demand"
    phase = "dispute"
    rule = "SV-5.8"
    takes = (Demand, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return {"town": state.board.towns[state.queue[0][0]]}

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        return [DONE, DEMANDED]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        town, left = state.queue[0]
        if isinstance(action, Demand):
            events.append(DisputeDemanded(seat, town))
            pieces, companions = choose_rolling(state, town)
            resolve(state, pieces, [0] * len(pieces), chance, events, companions)
            state.queue = state.queue[1:]
        else:
            state.queue = ((town, left[1:]), *state.queue[1:])
        ask_again(state, chance, events)


def choose_rolling(
    state: SilvertonState, town: int
) -> tuple[list[Who], Mapping[Who, Sequence[Who]]]:
    """Every player's best piece at a junction, and the others of his that fare as it does."""
    pieces = find_meeting(state, town)
    if state.terms.rules_version < 2:
        return pieces, NO_COMPANIONS
    of_seat: dict[int, list[Who]] = {}
    for who in pieces:
        of_seat.setdefault(who[0], []).append(who)
    best = [max(own, key=lambda who: state.crew[who[0]][who[1]].bonus) for own in of_seat.values()]
    return best, {who: [own for own in of_seat[who[0]] if own != who] for who in best}


DEMANDED = Demand()


DEMAND = DemandDispute()
