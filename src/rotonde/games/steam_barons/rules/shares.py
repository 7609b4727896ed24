"""Stock market, phase 1: shares are auctioned, bought, and give control (SB-11.4 to SB-11.9)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import Bid, Buy
from rotonde.games.steam_barons.rules.bidding import (
    Bidding,
    clockwise,
    drop_out,
    is_settled,
    raise_bid,
)
from rotonde.games.steam_barons.rules.events import (
    AuctionOpened,
    BidderSkipped,
    ControlTaken,
    MarkerMoved,
    NobodyBid,
    ShareBid,
    SharePassed,
    SharesBought,
)
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import Auction, BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import Choice, ask, finish_step
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event


def buying_begins(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    state.line, state.at = state.order, 0
    state.next_stage()


def buying(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """One auction for each company with available shares, in company order."""
    while state.at < len(state.line):
        company = state.line[state.at]
        if state.auction is None:
            if not state.available[company]:
                state.at += 1
                continue
            seats = clockwise(state.marker, state.terms.players)
            state.auction = Auction(least_bid(state, company) - 1, NOBODY, seats)
            price = least_bid(state, company)
            events.append(AuctionOpened(company, state.available[company], price))
        if state.lots:
            if _ask_buyer(state, company, events):
                return
            continue
        if _ask_bidder(state, company, events):
            return
        _hammer(state, company, events)
    state.line, state.at = (), 0
    state.next_stage()


def least_bid(state: BaronsState, company: int) -> int:
    """The lowest opening bid (SB-11.4, SB-14.14)."""
    return max(state.price[company], state.terms.tables.stock.least_bid)


def _ask_bidder(state: BaronsState, company: int, events: list[Event]) -> bool:
    """Ask whoever is next and could bid at all (SB-18.2)."""
    auction = state.auction
    assert auction is not None
    while not is_settled(auction) and state.cash[auction.open[0]] <= auction.bid:
        events.append(BidderSkipped(auction.open[0], company, auction.bid + 1))
        auction = drop_out(auction)
    state.auction = auction
    if is_settled(auction):
        return False
    ask(state, BID, auction.open[0])
    return True


def _hammer(state: BaronsState, company: int, events: list[Event]) -> None:
    """Bidding is over: everybody may buy at the winner's price, or nobody wanted any."""
    auction = state.auction
    assert auction is not None
    if auction.bidder == NOBODY:
        events.append(NobodyBid(company))
        state.auction = None
        state.at += 1
        return
    state.lots = auction.bid
    buyers = clockwise(auction.bidder, state.terms.players)
    state.auction = auction._replace(open=buyers)


def _ask_buyer(state: BaronsState, company: int, events: list[Event]) -> bool:
    """The winner takes at least one, then each other player any number (SB-11.5, SB-18.3)."""
    auction = state.auction
    assert auction is not None
    while auction.open and state.available[company]:
        seat = auction.open[0]
        least, most = bounds(state, company, seat)
        if most > least:
            ask(state, BUY, seat)
            return True
        if most:
            take(state, seat, company, most, state.lots, events)
        state.auction = auction = drop_out(auction)
    state.auction = None
    state.lots = 0
    state.marker = (state.marker + 1) % state.terms.players  # SB-11.6, SB-18.4
    events.append(MarkerMoved(state.marker))
    state.at += 1
    return False


def bounds(state: BaronsState, company: int, seat: int) -> tuple[int, int]:
    """How few and how many shares a buyer may take."""
    assert state.auction is not None
    most = min(state.available[company], state.cash[seat] // state.lots)
    return int(seat == state.auction.bidder), most


def take(
    state: BaronsState, seat: int, company: int, count: int, price: int, events: list[Event]
) -> None:
    """Shares change hands; the bank is paid, and control looked at (SB-18.5)."""
    state.cash[seat] -= count * price
    state.available[company] -= count
    state.shares[seat * len(state.price) + company] += count
    events.append(SharesBought(seat, company, count, price))
    holder = state.controller[company]
    if holder == seat:
        return
    if holder == NOBODY or state.shares_of(seat, company) > state.shares_of(holder, company):
        state.controller[company] = seat
        events.append(ControlTaken(seat, company))


class ShareAuction(Bidding):
    """Bid for the shares of a company."""

    __slots__ = ()
    id = "bid"
    rule = "SB-11.4"
    money = "SB-18.2"

    def apply(
        self, state: BaronsState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        assert state.auction is not None
        company = state.line[state.at]
        if isinstance(action, Bid):
            state.auction = raise_bid(state.auction, action.price)
            events.append(ShareBid(seat, company, action.price))
        else:
            state.auction = drop_out(state.auction)
            events.append(SharePassed(seat, company))
        finish_step(state, chance, events)

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        company = state.line[state.at]
        return {
            **super().prompt_args(state),
            "company": state.terms.liveries[company],
            "count": state.available[company],
            "price": state.price[company],
        }


class BuyShares(Choice[BaronsState]):
    """Buy shares at the price of the auction."""

    __slots__ = ()
    id = "buy"
    phase = "bid"
    rule = "SB-11.5"
    takes = (Buy,)

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        least, most = bounds(state, state.line[state.at], seat)
        return [Buy(count) for count in range(least, most + 1)]

    def apply(
        self, state: BaronsState, seat: int, action: Buy, chance: Chance, events: list[Event]
    ) -> None:
        assert state.auction is not None
        if action.count:
            take(state, seat, state.line[state.at], action.count, state.lots, events)
        state.auction = drop_out(state.auction)
        finish_step(state, chance, events)

    def why_not(self, state: BaronsState, seat: int, action: Buy) -> Refusal | None:
        least, most = bounds(state, state.line[state.at], seat)
        if action.count < least:
            return refuse(self.rule, "refusal-must-buy")
        return refuse("SB-18.3", "refusal-buy-most", most=most)

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        company = state.line[state.at]
        return {
            "company": state.terms.liveries[company],
            "count": state.available[company],
            "price": state.lots,
        }


BID = ShareAuction()
BUY = BuyShares()
