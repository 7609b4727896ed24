"""What a player decides in Steam Tunnel. A card is named by its place: row x columns + column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rotonde.kernel.message import Message
from rotonde.kernel.step import Action

if TYPE_CHECKING:
    from rotonde.games.steam_tunnel.rules.state import TunnelState


class Flip(Action, frozen=True, gc=False, tag="flip"):
    """Turn up a face-down card."""

    card: int

    def message(self, state: TunnelState) -> Message:
        return Message("choice-flip", state.board.place(self.card))

    def spots(self, state: TunnelState) -> tuple[str, ...]:
        return (state.board.card_spot(self.card),)


class Claim(Action, frozen=True, gc=False, tag="claim"):
    """Put a pawn on the segment of an open card that joins these entries."""

    card: int
    ports: tuple[int, ...]

    def message(self, state: TunnelState) -> Message:
        return Message("choice-claim", state.board.segment(self.card, self.ports))

    def spots(self, state: TunnelState) -> tuple[str, ...]:
        return (state.board.segment_spot(self.card, self.ports),)


class Block(Action, frozen=True, gc=False, tag="block"):
    """Put a pawn on a face-down card: it will never be turned up."""

    card: int

    def message(self, state: TunnelState) -> Message:
        return Message("choice-block", state.board.place(self.card))

    def spots(self, state: TunnelState) -> tuple[str, ...]:
        return (state.board.card_spot(self.card),)


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Place no pawn."""

    def message(self, state: TunnelState) -> Message:
        return Message("choice-pass")


Decisions = Flip | Claim | Block | Pass
