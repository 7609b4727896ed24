"""What happens in Steam Tunnel. Everything here is seen by all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rotonde.kernel.message import Message
from rotonde.kernel.step import Event

if TYPE_CHECKING:
    from rotonde.games.steam_tunnel.rules.state import TunnelState


class CardFlipped(Event, frozen=True, gc=False, tag="card-flipped"):
    seat: int
    card: int
    face: str

    def message(self, state: TunnelState) -> Message:
        place = state.board.place(self.card)
        return Message("event-card-flipped", {"seat": self.seat, **place, "face": self.face})

    def spots(self, state: TunnelState) -> tuple[str, ...]:
        # Once it lies open the card is no spot any more, but still a piece.
        return (state.board.card_spot(self.card), state.board.card_piece(self.card))


class SegmentClaimed(Event, frozen=True, gc=False, tag="segment-claimed"):
    seat: int
    card: int
    ports: tuple[int, ...]

    def message(self, state: TunnelState) -> Message:
        where = state.board.segment(self.card, self.ports)
        return Message("event-segment-claimed", {"seat": self.seat, **where})

    def spots(self, state: TunnelState) -> tuple[str, ...]:
        return (state.board.segment_spot(self.card, self.ports),)


class CardBlocked(Event, frozen=True, gc=False, tag="card-blocked"):
    seat: int
    card: int

    def message(self, state: TunnelState) -> Message:
        return Message("event-card-blocked", {"seat": self.seat, **state.board.place(self.card)})

    def spots(self, state: TunnelState) -> tuple[str, ...]:
        return (state.board.card_spot(self.card),)


class Passed(Event, frozen=True, gc=False, tag="passed"):
    seat: int

    def message(self, state: TunnelState) -> Message:
        return Message("event-passed", {"seat": self.seat})


class TunnelFinished(Event, frozen=True, gc=False, tag="tunnel-finished"):
    """A tunnel is known from end to end; only tunnels with a segment are worth telling."""

    join: int
    """Any of its joins: from it the whole tunnel can be found."""
    segments: int
    value: int
    owners: tuple[int, ...]

    def message(self, state: TunnelState) -> Message:
        args = {"value": self.value, "count": self.segments}
        if not self.owners:
            return Message("event-tunnel-finished-unowned", args)
        owners = ",".join(map(str, self.owners))
        return Message("event-tunnel-finished", {**args, "seats": owners})

    def spots(self, state: TunnelState) -> tuple[str, ...]:
        board = state.board
        return tuple(board.segment_spot(*segment) for segment in state.segments_with(self.join))


class GameEnded(Event, frozen=True, gc=False, tag="game-ended"):
    ending: str

    def message(self, state: TunnelState) -> Message:
        return Message(f"event-{self.ending}")
