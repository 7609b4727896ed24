"""Base, before the first turn: places in the turn order are sold (SB-3.6, SB-18.40)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import Bid
from rotonde.games.steam_barons.rules.bidding import (
    Bidding,
    clockwise,
    drop_out,
    is_settled,
    raise_bid,
)
from rotonde.games.steam_barons.rules.capital import most_money, pay
from rotonde.games.steam_barons.rules.events import OrderSet, PlaceBid, PlacePassed, PlaceWon
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import Auction, BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import ask, finish_step
from rotonde.kernel.message import Arg
from rotonde.kernel.step import Event


def opening(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Sell the places one by one; the last is free. `marker` is who speaks first."""
    players = state.terms.players
    if state.order:  # dealt, or sold already
        state.next_stage()
        return
    if state.auction is None:
        left = [seat for seat in clockwise(state.marker, players) if seat not in state.places]
        state.auction = Auction(-1, NOBODY, tuple(left))
    auction = state.auction
    if len(auction.open) == 1 and auction.bidder == NOBODY:
        # All others passed without a bid, or only one is left: the place is free.
        auction = Auction(0, auction.open[0], auction.open)
    if not is_settled(auction):
        ask(state, OPENING, auction.open[0])
        return
    winner = auction.bidder
    state.auction = None
    pay(state, winner, auction.bid, events)
    state.places += (winner,)
    events.append(PlaceWon(winner, len(state.places), auction.bid))
    state.marker = (winner + 1) % players
    if len(state.places) == players:
        state.order, state.places = state.places, ()
        events.append(OrderSet(state.order))


class Opening(Bidding):
    """Bid for a place in the first turn order."""

    __slots__ = ()
    id = "opening"
    phase = "choose"
    rule = "SB-3.6"
    money = "SB-18.40"

    def limits(self, state: BaronsState, seat: int) -> tuple[int, int]:
        assert state.auction is not None
        return state.auction.bid + 1, most_money(state, seat)

    def apply(
        self, state: BaronsState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        assert state.auction is not None
        if isinstance(action, Bid):
            state.auction = raise_bid(state.auction, action.price)
            events.append(PlaceBid(seat, action.price))
        else:
            state.auction = drop_out(state.auction)
            events.append(PlacePassed(seat))
        finish_step(state, chance, events)

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        return {**super().prompt_args(state), "place": len(state.places) + 1}


OPENING = Opening()
