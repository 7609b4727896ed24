"""Phase 4, step 2: track is built and taken up (SV-8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rotonde.games.silverton.rules.actions import Abandon, Attempt, Build, Done, TakeUp
from rotonde.games.silverton.rules.approach import find_last_approaches
from rotonde.games.silverton.rules.choice import (
    DONE,
    SECOND,
    Choice,
    ask,
    ask_again,
    ask_if_open,
    leave_stage,
    roll_two_dice,
)
from rotonde.games.silverton.rules.disputes import promote, spend
from rotonde.games.silverton.rules.events import (
    NetworksJoined,
    SecondRolled,
    TrackAbandoned,
    TrackBuilt,
    TrackTakenUp,
)
from rotonde.games.silverton.rules.places import (
    AT_OWN,
)
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.state import (
    RIGHT,
    Piece,
    SilvertonState,
)
from rotonde.games.silverton.rules.surveyor_places import find_binding_city, find_edge
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event


def track_begins(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """A second segment that touches own track by now needs no roll any more (SV-8.5)."""
    seat = state.seat
    for at, piece in enumerate(state.crew[seat]):
        if piece.status == RIGHT and piece.rolls:
            city = find_binding_city(state, seat, piece.city)
            if find_edge(state, seat, city) >> piece.place & 1:
                state.crew[seat][at] = piece._replace(rolls=False)
    state.next_stage()


def building(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Ask while a surveyor has something to do."""
    seat = state.seat
    if ask_if_open(state, BUILD, seat):
        return
    _bring_all_home(state, seat)
    state.next_stage()


def _bring_all_home(state: SilvertonState, seat: int) -> None:
    for at, piece in enumerate(state.crew[seat]):
        if piece.status == RIGHT and piece.surveyor:
            spend(state, (seat, at))


def _find_surveyor(state: SilvertonState, seat: int, place: int) -> int | None:
    """Which of one's surveyors with the right stands there."""
    for at, piece in enumerate(state.crew[seat]):
        if piece.status == RIGHT and piece.surveyor and piece.place == place:
            return at
    return None


def why_not_build(
    state: SilvertonState, seat: int, piece: Piece, roads: PlayerTrack
) -> Refusal | None:
    """The placement rules once more, as the railway stands now (SV-8.2)."""
    board, terms, segment = state.board, state.terms, piece.place
    if state.owner[segment] >= 0:
        args = state.segment_args(segment)
        return refuse("SV-8.2", "refusal-built", seat=state.owner[segment], **args)
    near = roads.edge
    if find_binding_city(state, seat, piece.city) >= 0:
        part = roads.part(state.starts[seat][piece.city])
        near = sum(1 << s for s in bits(roads.edge) if board.ends[s] & part)
    if not near >> segment & 1:
        return refuse("SV-8.2", "refusal-not-connected", **state.segment_args(segment))
    if roads.shut >> segment & 1:
        return refuse("SV-4.8", "refusal-parallel", **state.segment_args(segment))
    if terms.blocking and roads.blocks(segment, state.in_play, terms.bypass, terms.train_ways):
        return refuse("SV-4.10", "refusal-blocking", **state.segment_args(segment))
    if terms.last_approach and find_last_approaches(state, seat) >> segment & 1:
        return refuse("SV-4.10", "refusal-last-approach", **state.segment_args(segment))
    if state.cash[seat] < board.costs[segment]:
        return refuse("SV-3.3", "refusal-cash", cost=board.costs[segment])
    return None


class BuildTrack(Choice):
    """Use the surveyors with the right, in any order."""

    __slots__ = ()
    id = "build"
    rule = "SV-8.1"
    takes = (Build, Attempt, TakeUp, Done)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        found: list[Any] = []
        roads = state.roads[seat]
        for piece in state.crew[seat]:
            if piece.status != RIGHT or not piece.surveyor:
                continue
            if piece.place >= AT_OWN:
                segment = piece.place - AT_OWN
                if roads.live >> segment & 1:
                    found.append(TakeUp(segment))
            elif why_not_build(state, seat, piece, roads) is None:
                if piece.rolls:
                    found.append(Attempt(piece.place))
                elif roads.count < state.terms.figures.cubes or _can_give(state, seat, piece):
                    found.append(Build(piece.place))
        found.append(DONE)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        kind = action.__class__
        if kind is Done:
            _bring_all_home(state, seat)
            leave_stage(state, chance, events)
            return
        if kind is TakeUp:
            take_up(state, seat, action.segment, events)
        elif kind is Attempt:
            attempt(state, seat, action.segment, chance, events)
        elif state.roads[seat].count >= state.terms.figures.cubes:
            state.stack.clear()
            state.queue = (action.segment,)
            ask(state, ABANDON, seat)
            return
        else:
            build(state, seat, action.segment, events)
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        segment = action.segment
        if not 0 <= segment < len(state.owner):
            return refuse("SV-1.5", "refusal-no-segment")
        if action.__class__ is TakeUp:
            if _find_surveyor(state, seat, AT_OWN + segment) is None:
                return refuse("SV-8.1", "refusal-no-right")
            return refuse("SV-8.4", "refusal-not-live", **state.segment_args(segment))
        at = _find_surveyor(state, seat, segment)
        if at is None:
            return refuse("SV-8.1", "refusal-no-right")
        piece = state.crew[seat][at]
        refusal = why_not_build(state, seat, piece, state.roads[seat])
        if refusal is not None:
            return refusal
        if piece.rolls:
            return refuse("SV-8.5", "refusal-roll-first", **state.segment_args(segment))
        if action.__class__ is Attempt:
            return refuse("SV-8.5", "refusal-no-roll", **state.segment_args(segment))
        return refuse("SV-8.3", "refusal-no-cube")


def build(state: SilvertonState, seat: int, segment: int, events: list[Event]) -> None:
    at = _find_surveyor(state, seat, segment)
    assert at is not None
    state.cash[seat] -= state.board.costs[segment]
    state.lay(seat, segment)
    events.append(TrackBuilt(seat, segment))
    state.crew[seat][at] = promote(state, state.crew[seat][at])
    spend(state, (seat, at))
    note_joined(state, seat, events)


def note_joined(state: SilvertonState, seat: int, events: list[Event]) -> None:
    """Spike: once own track joins the two cities all bounds are off, for good (SV-18.9)."""
    if state.terms.spike and not state.joined[seat]:
        one, other = state.starts[seat]
        if state.roads[seat].part(one) >> other & 1:
            state.joined[seat] = True
            events.append(NetworksJoined(seat))


def attempt(
    state: SilvertonState, seat: int, segment: int, chance: Chance, events: list[Event]
) -> None:
    """Two dice above the length, or the surveyor idles (SV-8.5)."""
    at = _find_surveyor(state, seat, segment)
    assert at is not None
    chance.subject(SECOND, state.turn, segment)
    dice = roll_two_dice(chance)
    success = sum(dice) > state.board.lengths[segment]
    events.append(SecondRolled(seat, segment, dice, sum(dice), success))
    if success:
        state.crew[seat][at] = state.crew[seat][at]._replace(rolls=False)
    else:
        spend(state, (seat, at))


def take_up(state: SilvertonState, seat: int, segment: int, events: list[Event]) -> None:
    at = _find_surveyor(state, seat, AT_OWN + segment)
    assert at is not None
    refund = state.terms.figures.refund * state.board.lengths[segment]
    state.lift(segment)
    events.append(TrackTakenUp(seat, segment, refund))
    state.receive(seat, refund, events)
    spend(state, (seat, at))
    state.settle_lines(events)


def _list_givable(state: SilvertonState, seat: int, piece: Piece) -> Iterator[int]:
    """Own segments whose cube could serve for this build (SV-8.3)."""
    roads = state.roads[seat]
    for segment in reversed(bits(roads.own)):
        if why_not_build(state, seat, piece, roads.without(segment)) is None:
            yield segment


def _can_give(state: SilvertonState, seat: int, piece: Piece) -> bool:
    return next(_list_givable(state, seat, piece), None) is not None


class AbandonTrack(Choice):
    """No cube is left: give up a segment for the one to build, or give up the build."""

    __slots__ = ()
    id = "abandon"
    phase = "build"
    rule = "SV-8.3"
    takes = (Abandon, Done)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return state.segment_args(state.queue[0])

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        at = _find_surveyor(state, seat, state.queue[0])
        assert at is not None
        piece = state.crew[seat][at]
        return [*(Abandon(segment) for segment in _list_givable(state, seat, piece)), DONE]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        segment = state.queue[0]
        state.queue = ()
        if isinstance(action, Abandon):
            state.lift(action.segment)
            events.append(TrackAbandoned(seat, action.segment))
            state.settle_lines(events)
            build(state, seat, segment, events)
        else:
            at = _find_surveyor(state, seat, segment)
            assert at is not None
            spend(state, (seat, at))
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal:
        return refuse("SV-8.3", "refusal-abandon")


BUILD, ABANDON = BuildTrack(), AbandonTrack()
