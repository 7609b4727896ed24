"""Bargains that another player would accept as bots do, at the best price for oneself.

What they are worth is for playouts to say: what a claim brings is easily estimated too high when
the end is near, and a neighbour's gain may be a third player's loss.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rotonde.games.silverton.bot import trade
from rotonde.games.silverton.rules.actions import (
    NOTHING,
    Accept,
    Bundle,
    Done,
    Offer,
    Refuse,
)
from rotonde.games.silverton.rules.deals import why_no_deal
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.trade import change_cash

_MOST = 8
"""Bargains that are looked at."""


def list_trade_courses(state: SilvertonState, seat: int, legal: list[Any]) -> list[tuple[Any, ...]]:
    """What first sight does; and for an offer that one makes no offer, or others, for an answer
    that one accepts or refuses."""
    usual = trade.choose(state, seat, legal)
    found = [usual]
    if state.stack[-1].id == "trade":
        done = next(action for action in legal if isinstance(action, Done))
        found.append(done)
        if not trade.has_offered_enough(state):
            found += _list_offers(state, seat)
    else:
        found += [action for action in legal if isinstance(action, Accept | Refuse)]
    return [(action,) for action in dict.fromkeys(found)]


def _list_offers(state: SilvertonState, seat: int) -> list[Offer]:
    rows = []
    for offer in _list_things(state, seat):
        if why_no_deal(state, seat, offer.seat, offer.give, offer.take) is None:
            row = _price(state, seat, offer)
            if row is not None:
                rows.append(row)
    rows.sort(key=lambda row: -row[0])
    return [offer for _, offer in rows[:_MOST]]


def _list_things(state: SilvertonState, seat: int) -> Iterator[Offer]:
    """Claims of one's own to sell, and those of others to buy, the price still open."""
    for other in range(state.terms.players):
        if other != seat:
            for claim in state.hands[seat]:
                yield Offer(other, Bundle(claims=(claim,)), NOTHING)
            for claim in state.hands[other]:
                yield Offer(other, NOTHING, Bundle(claims=(claim,)))


def _price(state: SilvertonState, seat: int, offer: Offer) -> tuple[float, Offer] | None:
    """The best price that would be accepted, with what the bargain seems to bring at it."""
    mine, theirs = trade.estimate_gains(state, seat, offer.seat, offer.give, offer.take)
    # What the other one keeps must be worth the talk, and not too little beside one's own gain.
    price = int(min(theirs - trade.LITTLE, (trade.LOPSIDED * theirs - mine) / 4) // 10) * 10
    if price > 0:
        price = min(price, state.cash[offer.seat] // 10 * 10)
    for lower in range(_TRIES):
        asked = price - 10 * lower * lower
        if asked == 0 or -asked > state.cash[seat]:
            continue
        give, take = change_cash(offer.give, max(0, -asked)), change_cash(offer.take, max(0, asked))
        gain, left = trade.estimate_gains(state, seat, offer.seat, give, take)
        if trade.is_acceptable(state, left, gain, give, take):
            sells = bool(offer.give.claims)
            return (gain, Offer(offer.seat, give, take)) if sells or gain > 0 else None
    return None


_TRIES = 4
"""Estimates hang a little on the money itself, so that a price may be just too high."""
