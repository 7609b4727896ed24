"""Standing bids: a ceiling per seat, up to which the server bids by itself.

A ceiling is nobody's business but its owner's. It lives in memory beside the live table and never
in the match: what others see of it are ordinary decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rotonde.kernel.message import BadInput
from rotonde.kernel.step import Action
from rotonde.kernel.table import Table
from rotonde.kernel.words import Words

if TYPE_CHECKING:
    from rotonde.server.tables import Live


class Ceilings:
    """Per seat how far it bids by itself, and at which auction."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[str, int]] = {}

    def of(self, table: Table, seat: int) -> int | None:
        """The ceiling in force; one for an auction that is over counts for nothing."""
        occasion, most = self._kept.get(seat, ("", 0))
        auction = table.game.auction(table.state, seat) if occasion else None
        return most if auction is not None and auction.occasion == occasion else None

    def put(self, table: Table, seat: int, most: int, occasion: str) -> None:
        """Bid up to `most`; BadInput if there is nothing to bid for, or not with so much."""
        auction = table.game.auction(table.state, seat)
        if auction is None or not occasion or auction.occasion != occasion:
            raise BadInput("server-ceiling-gone")
        bidder = auction.bidder(seat)
        if bidder is None:
            raise BadInput("server-ceiling-out")
        if not auction.least <= most <= bidder.most:
            raise BadInput("server-ceiling-range", least=auction.least, most=bidder.most)
        self._kept[seat] = occasion, most

    def withdraw(self, seat: int) -> None:
        self._kept.pop(seat, None)

    def clear(self) -> None:
        self._kept.clear()

    def due(self, table: Table) -> tuple[int, Action] | None:
        """A seat that owes a bid and has a ceiling, and what it bids."""
        for seat in table.to_act if self._kept else ():
            most = self.of(table, seat)
            if most is not None:
                return seat, table.game.standing(table.state, seat, most)
        return None


def auction_message(table: Table, viewer: int | None, words: Words) -> dict[str, Any] | None:
    """The auction under way, in words."""
    auction = table.game.auction(table.state, viewer)
    if auction is None:
        return None
    return {
        "lot": words.say(auction.lot),
        "standing": words.say(auction.standing),
        "bidders": [
            {
                "seat": bidder.seat,
                "out": bidder.out,
                "leads": bidder.leads,
                "speaks": bidder.speaks,
                "money": "" if bidder.money is None else words.say(bidder.money),
                "note": "" if bidder.note is None else words.say(bidder.note),
            }
            for bidder in auction.bidders
        ],
    }


def ceiling_message(live: Live, seat: int | None, mine: tuple[int, ...]) -> dict[str, Any] | None:
    """Between which numbers this seat may set a ceiling, and the one in force."""
    table = live.table
    auction = table.game.auction(table.state, seat)
    bidder = None if auction is None or seat not in mine else auction.bidder(seat)
    if auction is None or bidder is None or not auction.occasion:
        return None
    return {
        "seat": bidder.seat,
        "occasion": auction.occasion,
        "least": auction.least,
        "most": bidder.most,
        "now": live.ceilings.of(table, bidder.seat),
    }
