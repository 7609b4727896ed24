"""What all auctions share: raise or pass, one after the other (SB-3.6, SB-6.2, SB-11.4)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import Bid, Pass
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import Auction, BaronsState
from rotonde.kernel.flow import Choice
from rotonde.kernel.message import Arg, Refusal, refuse

PASS = Pass()
_STEPS = (0, 1, 2, 3, 4, 6, 9, 14)
MOST_LISTED = len(_STEPS) + 1
"""Raises that are listed; any other can be named."""


def list_bids(least: int, most: int) -> list[Any]:
    """The bids worth listing between two limits, the highest among them."""
    prices = [least + step for step in _STEPS if least + step < most]
    return [Bid(price) for price in [*prices, most]] if least <= most else []


class Bidding(Choice[BaronsState]):
    """Raise the bid or pass."""

    __slots__ = ()
    takes = (Bid, Pass)
    money: str
    """The rule that limits a bid by what can be paid."""

    def limits(self, state: BaronsState, seat: int) -> tuple[int, int]:
        """The lowest and the highest bid."""
        assert state.auction is not None
        return state.auction.bid + 1, state.cash[seat]

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        return [*list_bids(*self.limits(state, seat)), PASS]

    def why_not(self, state: BaronsState, seat: int, action: Any) -> Refusal | None:
        least, most = self.limits(state, seat)
        if not isinstance(action, Bid):
            return refuse(self.rule, "refusal-not-offered")
        if action.price < least:
            return refuse(self.rule, "refusal-bid-low", least=least)
        if action.price > most:
            return refuse(self.money, "refusal-bid-high", most=most)
        return None

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        assert state.auction is not None
        bid, bidder, _ = state.auction
        if bidder == NOBODY:
            return {"bids": 0, "least": bid + 1}
        return {"bids": 1, "least": bid + 1, "bid": bid, "seat": bidder}


def raise_bid(auction: Auction, price: int) -> Auction:
    """After a bid the bidder speaks last again."""
    first, *others = auction.open
    return Auction(price, first, (*others, first))


def drop_out(auction: Auction) -> Auction:
    return Auction(auction.bid, auction.bidder, auction.open[1:])


def is_settled(auction: Auction) -> bool:
    """Whether nobody is left to outbid whoever stands (SB-18.1)."""
    return auction.open in ((), (auction.bidder,))


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats from one on."""
    return tuple((first + step) % players for step in range(players))
