"""The auctions as the table watches them, and bidding up to a ceiling."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.actions import Bid
from rotonde.games.steam_barons.rules.bidding import PASS, Bidding, clockwise
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.auction import Auction, Bidder
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action


def auction(state: State) -> Auction | None:
    step = state.stack[-1] if state.stack else None
    if state.auction is None or step is None:
        return None
    if step.id == "buy":
        return _sale(state)
    if not isinstance(step, Bidding):
        return None
    lot, occasion, seats = {"bid": _shares, "opening": _place, "order": _order}[step.id](state)
    bid, leader, _ = state.auction
    said: dict[str, Arg] = {"bids": 0, "least": bid + 1}
    if leader != NOBODY:
        said |= {"bids": 1, "bid": bid, "seat": leader}
    bidders = tuple(_bidder(state, seat, step) for seat in seats)
    return Auction(lot, Message("auction-standing", said), bidders, occasion, bid + 1)


def standing(state: State, seat: int, most: int) -> Action:
    """The lowest bid that is not above the ceiling; else, or without the money for it, a pass."""
    step = state.stack[-1]
    assert isinstance(step, Bidding)
    least, able = step.limits(state, seat)
    return Bid(least) if least <= min(most, able) else PASS


Lot = tuple[Message, str, tuple[int, ...]]
"""What is on sale, the name of the occasion, and the seats in their order."""


def _shares(state: State) -> Lot:
    company = state.line[state.at]
    seats = clockwise(state.marker, state.terms.players)
    return _lot(state), f"shares {state.turn} {state.terms.liveries[company]}", seats


def _lot(state: State) -> Message:
    company = state.line[state.at]
    said: dict[str, Arg] = {
        "company": state.terms.liveries[company],
        "count": state.available[company],
    }
    return Message("auction-shares", said)


def _place(state: State) -> Lot:
    place = len(state.places) + 1
    seats = clockwise(state.marker, state.terms.players)
    return Message("auction-place", {"place": place}), f"place {place}", seats


def _order(state: State) -> Lot:
    return Message("auction-order"), f"order {state.turn}", state.order


def _bidder(state: State, seat: int, step: Bidding) -> Bidder:
    assert state.auction is not None
    _, leader, open_ = state.auction
    least, most = step.limits(state, seat)
    leads = seat == leader
    # In the order auction nobody is out for want of money: who cannot bid must still pass.
    broke = most < least and step.id != "order"
    borrows = most > state.cash[seat]
    money = Message("auction-most", {"most": most}) if borrows else _cash(state, seat)
    return Bidder(
        seat,
        out=seat not in open_ or (broke and not leads),
        leads=leads,
        speaks=seat in state.to_act,
        most=most,
        money=money,
        note=_note(state, seat, step.id),
    )


def _cash(state: State, seat: int) -> Message:
    return Message("auction-cash", {"cash": state.cash[seat]})


def _note(state: State, seat: int, step: str) -> Message | None:
    if step in ("bid", "buy"):
        held = state.shares_of(seat, state.line[state.at])
        return Message("auction-held", {"count": held}) if held else None
    if seat in state.places:
        at = state.places.index(seat)
        # Standard fills the places from the last, Base from the first.
        place = at + 1 if step == "opening" else len(state.order) - at
        return Message("auction-placed", {"place": place})
    if step == "order" and state.spare == seat:
        return Message("auction-spare")
    if step == "order" and state.bids[seat] != NOBODY:
        return Message("auction-own", {"bid": state.bids[seat]})
    return None


def _sale(state: State) -> Auction:
    """Everybody in turn may buy at the winner's price."""
    assert state.auction is not None
    _, winner, open_ = state.auction
    bidders = tuple(
        Bidder(
            seat,
            out=seat not in open_ or state.cash[seat] < state.lots,
            leads=seat == winner,
            speaks=seat in state.to_act,
            money=_cash(state, seat),
            note=_note(state, seat, "buy"),
        )
        for seat in clockwise(winner, state.terms.players)
    )
    return Auction(_lot(state), Message("auction-price", {"price": state.lots}), bidders)
