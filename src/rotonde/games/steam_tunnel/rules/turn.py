"""A turn: turn up a card, then place a pawn or not (ST-17 to ST-31, ST-74 to ST-81)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip, Pass
from rotonde.games.steam_tunnel.rules.board import MASK, PAWNS
from rotonde.games.steam_tunnel.rules.events import (
    CardBlocked,
    CardFlipped,
    GameEnded,
    Passed,
    SegmentClaimed,
    TunnelFinished,
)
from rotonde.games.steam_tunnel.rules.scoring import owners
from rotonde.games.steam_tunnel.rules.state import BLOCKED, HOLE, NOBODY, SEATS, TunnelState
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Action, Event, Step

PASS = Pass()
ALL_FLIPPED, ALL_BLOCKED = "last-card-flipped", "last-card-blocked"


class TurnUp(Step[TunnelState]):
    """Turn up one face-down card of your choice: compulsory (ST-18, ST-74)."""

    __slots__ = ()
    id = "flip"
    rule = "ST-18"

    def legal(self, state: TunnelState, seat: int) -> list[Any]:
        return state.flips[:]

    def refusal(self, state: TunnelState, seat: int, action: Action) -> Refusal | None:
        if action.__class__ is not Flip:
            if action.__class__ in (Claim, Block, Pass):
                return refuse("ST-75", "refusal-flip-first")
            return refuse("ST-18", "refusal-not-an-action")
        card = action.card
        if type(card) is not int or not 0 <= card < len(state.cards):
            return refuse("ST-18", "refusal-no-card")
        if state.at[card] < 0:
            return _cannot_flip(state, card)
        return None

    def perform(
        self, state: TunnelState, seat: int, action: Flip, chance: Chance
    ) -> Sequence[Event]:
        cell = action.card
        face = draw(state, cell, chance)
        events: list[Event] = [CardFlipped(seat, cell, state.board.faces[face].code)]
        finished = state.open(cell, face)  # ST-31: before the pawn
        if finished:
            _tell(state, finished, events)
        if state.flips:
            state.stack[-1] = PLACE_PAWN
        else:  # ST-20, ST-76
            _end(state, ALL_FLIPPED, events)
        return events


class PlacePawn(Step[TunnelState]):
    """Claim a segment, block a card, or place nothing (ST-21 to ST-23)."""

    __slots__ = ()
    id = "pawn"
    rule = "ST-18"

    def legal(self, state: TunnelState, seat: int) -> list[Any]:
        if state.supply is not None and not state.supply[seat]:  # ST-81
            return [PASS]
        choices: list[Any] = state.claims + state.blocks
        choices.append(PASS)
        return choices

    def refusal(self, state: TunnelState, seat: int, action: Action) -> Refusal | None:
        kind = action.__class__
        if kind is Pass:
            return None
        if kind is Claim:
            refusal = self._refuse_claim(state, action)  # type: ignore[arg-type]
        elif kind is Block:
            refusal = self._refuse_block(state, action.card)  # type: ignore[attr-defined]
        elif kind is Flip:
            return refuse("ST-75", "refusal-one-flip")
        else:
            return refuse("ST-18", "refusal-not-an-action")
        if refusal is None and state.supply is not None and not state.supply[seat]:
            return refuse("ST-81", "refusal-no-pawns")
        return refusal

    def perform(
        self, state: TunnelState, seat: int, action: Any, chance: Chance
    ) -> Sequence[Event]:
        happened: Sequence[Event]
        if action.__class__ is Claim:
            state.put_pawn(seat, action.card, action.ports)
            happened = (SegmentClaimed(seat, action.card, action.ports),)
        elif action.__class__ is Block:
            events: list[Event] = [CardBlocked(seat, action.card)]
            happened = events
            state.put_block(seat, action.card)
            finished = state.close(action.card, BLOCKED)  # ST-22, ST-30
            if finished:
                _tell(state, finished, events)
            if not state.flips:  # ST-19, ST-77
                _end(state, ALL_BLOCKED, events)
                return events
        else:
            happened = (Passed(seat),)
        seat += 1  # ST-17
        state.to_act = SEATS[seat if seat < state.players else 0]
        state.stack[-1] = TURN_UP
        return happened

    def _refuse_claim(self, state: TunnelState, action: Claim) -> Refusal | None:
        card, ports = action.card, action.ports
        if type(card) is not int or not 0 <= card < len(state.cards):
            return refuse("ST-21", "refusal-no-card")
        face = state.cards[card]
        if face < 0:
            return refuse("ST-21", "refusal-claim-hidden", **state.board.place(card))
        segment = state.segment(card, ports) if type(ports) is tuple else None
        if segment is None:
            return self._refuse_end(state, card, ports)
        place = state.claim_at[segment]
        if place >= 0:
            # The very action that `legal` listed needs no look at its parts.
            if state.claims[place] is action or all(type(port) is int for port in ports):
                return None
            return refuse("ST-21", "refusal-no-segment", **state.board.place(card))
        if state.pawns[segment] != NOBODY:
            return refuse("ST-21", "refusal-claimed", seat=state.pawns[segment])
        return refuse("ST-29", "refusal-finished")

    def _refuse_end(self, state: TunnelState, card: int, ports: tuple[int, ...]) -> Refusal:
        face = state.board.faces[state.cards[card]]
        if face.values:
            return refuse("ST-24", "refusal-point-card")
        if type(ports) is tuple and len(ports) == 1 and ports[0] in face.dead_ends:
            return refuse("ST-24", "refusal-dead-end")
        return refuse("ST-21", "refusal-no-segment", **state.board.place(card))

    def _refuse_block(self, state: TunnelState, card: object) -> Refusal | None:
        if type(card) is not int or not 0 <= card < len(state.cards):
            return refuse("ST-22", "refusal-no-card")
        if state.at[card] >= 0:
            return None
        status = state.cards[card]
        if status == BLOCKED:
            return refuse("ST-80", "refusal-block-twice", **state.board.place(card))
        if status == HOLE:
            return refuse("ST-80", "refusal-hole")
        return refuse("ST-80", "refusal-block-open", **state.board.place(card))


TURN_UP = TurnUp()
PLACE_PAWN = PlacePawn()


def draw(state: TunnelState, cell: int, chance: Chance) -> int:
    """Which card it is and which way up: never the player's choice (ST-4, ST-16)."""
    if state.planted and cell in state.planted:
        chance.randrange(1)  # a fact comes to light: no undo behind it, no draft across it
        return state.planted.pop(cell)
    unseen = state.unseen
    drawn = chance.randrange(2 * len(unseen))  # which card, and in the last bit which way up
    place = drawn >> 1
    design = unseen[place]
    unseen[place] = unseen[-1]
    unseen.pop()
    return state.board.ways[design][drawn & 1]


def _cannot_flip(state: TunnelState, card: int) -> Refusal:
    status = state.cards[card]
    if status == BLOCKED:
        return refuse("ST-22", "refusal-flip-blocked", **state.board.place(card))
    if status == HOLE:
        return refuse("ST-83", "refusal-hole")
    return refuse("ST-18", "refusal-flip-open", **state.board.place(card))


def _tell(state: TunnelState, finished: list[int], events: list[Event]) -> None:
    for root in finished:
        tally = state.tally[root]
        length = tally & MASK
        if length:
            value = state.scoring.value(tally)
            whose = owners(tally, state.players) if tally >> PAWNS else ()
            events.append(TunnelFinished(root, length, value, whose))


def _end(state: TunnelState, ending: str, events: list[Event]) -> None:
    state.ending = ending
    state.stack.clear()
    state.to_act = ()
    events.append(GameEnded(ending))
