"""Bid limits: up to its limit the server bids for a seat.

Only its owner knows a limit. It is kept beside the match, in memory and in the store, and never in
it: what others see of it are ordinary decisions.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from rotonde.kernel.message import BadInput
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words
from rotonde.server import protocol
from rotonde.server.security import decode

if TYPE_CHECKING:
    from rotonde.server.live_table import LiveTable


class BidLimit(msgspec.Struct, frozen=True):
    """How far a seat bids by itself, and at which auction."""

    occasion: str
    most: int

    @classmethod
    def make(cls, table: Table, seat: int, most: int, occasion: str) -> BidLimit:
        """BadInput if there is nothing to bid for, or not with so much."""
        auction = table.game.inputs.auction(table.state, seat)
        if auction is None or not occasion or auction.occasion != occasion:
            raise BadInput("server-bid-limit-gone")
        bidder = auction.bidder(seat)
        if bidder is None:
            raise BadInput("server-bid-limit-out")
        if not auction.least <= most <= bidder.most:
            raise BadInput("server-bid-limit-range", least=auction.least, most=bidder.most)
        return cls(occasion, most)


class BidLimits:
    """The limits of all seats."""

    def __init__(self) -> None:
        self._kept: dict[int, BidLimit] = {}

    def of(self, table: Table, seat: int) -> int | None:
        """The limit in force; one for an auction that is over does not count."""
        kept = self._kept.get(seat)
        auction = None if kept is None else table.game.inputs.auction(table.state, seat)
        if kept is None or auction is None or not auction.occasion:
            return None
        return kept.most if auction.occasion == kept.occasion else None

    def put(self, seat: int, limit: BidLimit | None) -> None:
        if limit is not None:
            self._kept[seat] = limit
        else:
            self._kept.pop(seat, None)

    def clear(self) -> None:
        self._kept.clear()

    def recall(self, seat: int, said: bytes) -> None:
        """Take up a limit from the store; a damaged one is ignored."""
        with contextlib.suppress(BadInput):
            self.put(seat, decode(said, BidLimit))

    def due(self, table: Table) -> tuple[int, Action] | None:
        """A seat that owes a bid and has a limit, and what it bids."""
        for seat in table.to_act if self._kept else ():
            most = self.of(table, seat)
            if most is not None:
                return seat, table.game.inputs.limit_bid(table.state, seat, most)
        return None


def auction_message(table: Table, viewer: int | None, words: Words) -> protocol.Auction | None:
    """The auction under way, in words."""
    auction = table.game.inputs.auction(table.state, viewer)
    if auction is None:
        return None
    bidders = [
        protocol.Bidder(
            bidder.seat,
            bidder.out,
            bidder.leads,
            bidder.speaks,
            "" if bidder.money is None else words.say(bidder.money),
            "" if bidder.note is None else words.say(bidder.note),
        )
        for bidder in auction.bidders
    ]
    return protocol.Auction(words.say(auction.lot), words.say(auction.standing), bidders)


def bid_limit_message(
    live: LiveTable, seat: int | None, mine: tuple[int, ...]
) -> protocol.BidLimit | None:
    """Between which numbers this seat may set a limit, and the one in force."""
    table = live.table
    auction = table.game.inputs.auction(table.state, seat)
    bidder = None if auction is None or seat not in mine else auction.bidder(seat)
    if auction is None or bidder is None or not auction.occasion:
        return None
    now = live.bid_limits.of(table, bidder.seat)
    return protocol.BidLimit(bidder.seat, auction.occasion, auction.least, bidder.most, now)
