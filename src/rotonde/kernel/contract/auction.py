"""An auction as people watch it: what is on sale, what stands, who is in, and with how much."""

from __future__ import annotations

import msgspec

from rotonde.kernel.message import Message


class Bidder(msgspec.Struct, frozen=True):
    """A seat at an auction."""

    seat: int
    out: bool = False
    """It has passed, had its turn, or cannot go on."""
    leads: bool = False
    speaks: bool = False
    """It is asked now."""
    most: int = 0
    """The highest bid it could pay."""
    money: Message | None = None
    """What it has to bid with, in words."""
    note: Message | None = None
    """What else one would want to know of it: what it holds, what it bid."""


class Auction(msgspec.Struct, frozen=True):
    """What all at the table may know of an auction under way, or of the sale at its price."""

    lot: Message
    standing: Message
    """The bid that stands, or the price things go for."""
    bidders: tuple[Bidder, ...]
    """In an order that stays the same as long as the auction lasts."""
    occasion: str = ""
    """Names what is bid for, never twice alike in a match; empty: no bids are taken."""
    least: int = 0
    """The lowest bid that would be taken."""

    def bidder(self, seat: int | None) -> Bidder | None:
        """A seat that is still in."""
        return next((one for one in self.bidders if one.seat == seat and not one.out), None)
