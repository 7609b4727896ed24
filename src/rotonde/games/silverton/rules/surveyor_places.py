"""Where a surveyor may stand, to build or to take up (SV-4.3 to SV-4.11, SV-18.6)."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.games.silverton.rules.actions import (
    Dismantle,
    Survey,
)
from rotonde.games.silverton.rules.approach import find_last_approaches
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_OWN,
)
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import (
    PLACED,
    STANDING,
    SilvertonState,
)
from rotonde.kernel.message import Refusal, refuse


def find_binding_city(state: SilvertonState, seat: int, city: int) -> int:
    """The start city that binds a surveyor now; -1 if none does (SV-18.6, SV-18.9)."""
    return city if city >= 0 and not state.joined[seat] else -1


def find_edge(state: SilvertonState, seat: int, city: int) -> int:
    """The segments that touch one's network, or the part of it a surveyor is bound to (SV-4.4)."""
    roads = state.roads[seat]
    if city < 0:
        return roads.edge
    found = 0
    for town in bits(roads.part(state.starts[seat][city])):
        found |= state.board.touch[town]
    return found & ~roads.own


def find_surveys(state: SilvertonState, seat: int, city: int) -> Sequence[int]:
    """Where one of one's surveyors may stand to build (SV-4.3 to SV-4.9)."""
    board, terms, roads = state.board, state.terms, state.roads[seat]
    shut = state.built
    firsts = []
    for piece in state.crew[seat]:
        if piece.surveyor and piece.status in STANDING and piece.place < AT_OWN:
            shut |= board.parallel[piece.place] | 1 << piece.place
            if not piece.rolls and find_binding_city(state, seat, piece.city) == city:
                firsts.append(piece.place)
    winter = state.turn in terms.winter
    if winter:
        shut |= board.white
    useless = shut
    if terms.blocking:
        useless |= roads.find_blocked(state.in_play, terms.bypass, terms.train_ways)
    if terms.last_approach:
        useless |= find_last_approaches(state, seat)
    near = roads.edge if city < 0 else find_edge(state, seat, city)
    found = roads.list_bits(near & ~roads.shut & ~useless)
    if firsts and terms.two_in_a_row and not winter:
        # A second segment's reason may be one that its first gives it. Up to version 1 it needed
        # one without: that mattered where the first leads to track of neither start city.
        barred = useless if terms.rules_version < 2 else shut
        found += tuple(_find_seconds(state, seat, firsts, near, barred))
    return found


def _find_seconds(
    state: SilvertonState, seat: int, firsts: list[int], near: int, shut: int
) -> list[int]:
    """Segments beyond one on which another own surveyor stands (SV-4.6)."""
    board, terms, roads = state.board, state.terms, state.roads[seat]
    found = 0
    for first in firsts:
        beyond = 0
        for town in board.joined[first]:
            beyond |= board.touch[town]
        beyond &= ~near & ~shut & ~roads.own & ~roads.shut & ~board.parallel[first] & ~(1 << first)
        if terms.blocking:
            reached = roads.towns | board.ends[first]
            for segment in bits(beyond):
                # Only what joins towns that are reached already can be of no use.
                if not board.ends[segment] & ~reached and roads.with_(first).blocks(
                    segment, state.in_play, terms.bypass, terms.train_ways
                ):
                    beyond ^= 1 << segment
        if terms.last_approach:
            beyond &= ~find_last_approaches(state, seat, first)
        found |= beyond
    return bits(found)


def find_take_ups(state: SilvertonState, seat: int, city: int) -> Sequence[int]:
    """Own live segments a surveyor may take up (SV-4.3, SV-4.5, SV-4.11)."""
    board, roads = state.board, state.roads[seat]
    usable = roads.live
    if city >= 0:
        part = roads.part(state.starts[seat][city])
        usable &= sum(1 << s for s in bits(roads.live) if board.ends[s] & part)
    if state.turn in state.terms.winter:
        usable &= ~board.white
    for piece in state.crew[seat]:
        if piece.status == PLACED and AT_OWN <= piece.place < AT_CLAIM:
            usable &= ~(1 << piece.place - AT_OWN)
    return roads.list_bits(usable)


def why_no_surveyor(state: SilvertonState, seat: int, action: Survey | Dismantle) -> Refusal:
    board, terms, roads = state.board, state.terms, state.roads[seat]
    segment = action.segment
    if not 0 <= segment < len(board.ids):
        return refuse("SV-1.5", "refusal-no-segment")
    args = state.segment_args(segment)
    owner = state.owner[segment]
    if state.turn in terms.winter and board.white >> segment & 1:
        return refuse("SV-4.5", "refusal-snow", **args)
    if action.__class__ is Dismantle:
        if owner != seat:
            return refuse("SV-4.3", "refusal-not-own-track", **args)
        if not roads.live >> segment & 1:
            return refuse("SV-4.11", "refusal-not-live", **args)
        if any(piece.place == AT_OWN + segment for piece in state.crew[seat]):
            return refuse("SV-4.2", "refusal-surveyor-there", **args)
        return refuse("SV-18.6", "refusal-bound", town=_name_binding_city(state, seat, action.city))
    if owner == seat:
        return refuse("SV-4.3", "refusal-already-own", **args)
    if owner >= 0:
        return refuse("SV-4.3", "refusal-built", seat=owner, **args)
    placed = [p.place for p in state.crew[seat] if p.status in STANDING and p.surveyor]
    if segment in placed:
        return refuse("SV-4.2", "refusal-surveyor-there", **args)
    taken = roads.own | sum(1 << place for place in placed if place < AT_OWN)
    if board.parallel[segment] & taken:
        return refuse("SV-4.8", "refusal-parallel", **args)
    if terms.blocking and roads.blocks(segment, state.in_play, terms.bypass, terms.train_ways):
        return refuse("SV-4.9", "refusal-blocking", **args)
    if terms.last_approach and find_last_approaches(state, seat) >> segment & 1:
        return refuse("SV-4.9.1", "refusal-last-approach", **args)
    city = find_binding_city(state, seat, action.city)
    if city >= 0 and roads.edge >> segment & 1 and not find_edge(state, seat, city) >> segment & 1:
        return refuse("SV-18.6", "refusal-bound", town=_name_binding_city(state, seat, city))
    if not terms.two_in_a_row:
        return refuse("SV-4.7", "refusal-not-connected-five", **args)
    if state.turn in terms.winter:
        return refuse("SV-4.6", "refusal-not-connected-winter", **args)
    firsts = [
        find_binding_city(state, seat, p.city)
        for p in state.crew[seat]
        if p.place in placed
        and not p.rolls
        and p.place < AT_OWN
        and board.ends[segment] & board.ends[p.place]
    ]
    if firsts and city not in firsts:
        return refuse("SV-18.6", "refusal-bound", town=_name_binding_city(state, seat, city))
    if terms.blocking and firsts:
        return refuse("SV-4.10", "refusal-blocking", **args)
    return refuse("SV-4.4", "refusal-not-connected", **args)


def _name_binding_city(state: SilvertonState, seat: int, city: int) -> str:
    return state.board.towns[state.starts[seat][city]]
