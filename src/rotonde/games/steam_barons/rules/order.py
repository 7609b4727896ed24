"""The order of play: Standard's auction, Base's tile numbers (SB-5.4, SB-6.2, SB-6.3)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import Bid
from rotonde.games.steam_barons.rules.bidding import Bidding, raise_bid
from rotonde.games.steam_barons.rules.events import (
    OrderSet,
    PlaceBid,
    PlacePassed,
    PlaceWon,
    TurnBegun,
)
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import Auction, BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import ask, finish_step
from rotonde.kernel.message import Arg
from rotonde.kernel.step import Event

_TURN_ORDER = 1


def order_begins(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Last turn's holder of Turn Order may pass once without leaving."""
    state.bids = [NOBODY] * state.terms.players
    state.auction = Auction(-1, NOBODY, state.order)
    state.places = ()
    held = _TURN_ORDER in state.taken
    state.spare = state.taken.index(_TURN_ORDER) if held else NOBODY
    state.spent = NOBODY
    state.taken = [0] * state.terms.players
    state.line, state.at = (), 0
    state.next_stage()


def ordering(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Ask until one is left, who has the first place (SB-18.41)."""
    auction = state.auction
    assert auction is not None
    if len(auction.open) > 1:
        first, *others = auction.open
        if first == auction.bidder:  # after a free pass: nobody outbids himself
            first = others[0]
            state.auction = auction._replace(open=(*others, auction.bidder))
        ask(state, ORDER, first)
        return
    _place(state, auction.open[0], events)
    state.order = state.places[::-1]
    state.auction, state.places = None, ()
    state.spare = state.spent = NOBODY
    events.append(OrderSet(state.order))
    state.next_stage()


def leaving(state: BaronsState, seat: int) -> tuple[int, int]:
    """The lowest place still free, and what it costs by the seat's last bid (SB-6.3)."""
    place = len(state.order) - len(state.places)
    bid = state.bids[seat]
    # SB-17.5; whoever is left over has not passed and has the first place.
    second = state.spent == seat and state.terms.second_pass_free and place > 1
    if bid <= 0 or second or place == len(state.order) > 1:
        return place, 0
    # Payments go by the number of players who take part.
    return place, state.terms.tables.seats(max(3, len(state.order))).payment(place, bid)


def _place(state: BaronsState, seat: int, events: list[Event]) -> None:
    place, price = leaving(state, seat)
    state.places += (seat,)
    state.cash[seat] -= price
    events.append(PlaceWon(seat, place, price))


class Order(Bidding):
    """Bid for the first place of this turn."""

    __slots__ = ()
    id = "order"
    rule = "SB-6.2"
    money = "SB-6.3"

    def apply(
        self, state: BaronsState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        auction = state.auction
        assert auction is not None
        if isinstance(action, Bid):
            state.auction = raise_bid(auction, action.price)
            state.bids[seat] = action.price
            events.append(PlaceBid(seat, action.price))
        else:
            events.append(PlacePassed(seat))
            first, *others = auction.open
            if state.spare == seat:
                state.spare, state.spent = NOBODY, seat
                state.auction = auction._replace(open=(*others, first))
            else:
                state.auction = auction._replace(open=tuple(others))
                _place(state, seat, events)
        finish_step(state, chance, events)

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        return {**super().prompt_args(state), "free": int(state.spare == state.to_act[0])}


ORDER = Order()


def by_tiles(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Base, phase 5: the lowest tile is first next turn (SB-5.4, SB-14.5)."""
    state.order = tuple(sorted(state.order, key=lambda seat: state.taken[seat]))
    state.taken = [0] * state.terms.players
    events.append(OrderSet(state.order))
    state.next_stage()


def new_turn(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """The turn marker moves on."""
    state.turn += 1
    state.stepped = [False] * state.terms.players
    state.next_stage()
    events.append(TurnBegun(state.turn, state.terms.turns))
