"""How a bot trades: what a bargain brings each side, and never a losing one."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.bot.valuation import Outlook, estimate_wealth
from rotonde.games.silverton.rules.actions import (
    NOTHING,
    Accept,
    Bundle,
    Counter,
    Decline,
    Done,
    Offer,
    Refuse,
)
from rotonde.games.silverton.rules.deals import carry_out, why_no_deal
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.trade import change_cash

STEPS = frozenset({"trade", "reply", "answer"})
_LEAST = 40.0
"""What a bargain must bring to be worth the talk."""
_MOST_OFFERS = 2
_MOST_DEALS = 3


def estimate_gains(
    state: SilvertonState, active: int, partner: int, give: Bundle, take: Bundle
) -> tuple[float, float]:
    """What a bargain brings the active player and his partner."""
    done = state.copy()
    before = [
        estimate_wealth(state, active) + _estimate_lots(state, active),
        estimate_wealth(state, partner),
    ]
    carry_out(done, partner, give, take, [])
    after = [
        estimate_wealth(done, active) + _estimate_lots(done, active),
        estimate_wealth(done, partner),
    ]
    return after[0] - before[0], after[1] - before[1]


def _estimate_lots(state: SilvertonState, seat: int) -> float:
    """What goods bought this turn will bring: they are sold at once."""
    total = 0.0
    outlook = Outlook(state, seat)
    for claim, units in state.lots:
        rest, state.goods[claim] = state.goods[claim], units
        total += 0.9 * outlook.goods_worth(claim)
        state.goods[claim] = rest
    return total


def choose(state: SilvertonState, seat: int, legal: list[Any]) -> Any:
    step = state.stack[-1].id
    if step == "trade":
        return _choose_offer(state, seat, legal)
    return _choose_answer(state, seat, legal)


def _choose_offer(state: SilvertonState, seat: int, legal: list[Any]) -> Any:
    """The best bargain that serves both, at a price between."""
    done = next(action for action in legal if isinstance(action, Done))
    if state.offers >= _MOST_OFFERS or state.deals >= _MOST_DEALS:
        return done
    found = []
    for action in legal:
        if isinstance(action, Offer):
            better = _find_fair_price(state, seat, action)
            if better is not None:
                found.append(better)
    found.sort(key=lambda row: -row[0])
    # What was refused once is not offered again: the next best then.
    return found[state.offers][1] if state.offers < len(found) else done


def _find_fair_price(state: SilvertonState, seat: int, offer: Offer) -> tuple[float, Offer] | None:
    give, take = change_cash(offer.give, 0), change_cash(offer.take, 0)
    if why_no_deal(state, seat, offer.seat, give, take) is not None:
        return None
    mine, theirs = estimate_gains(state, seat, offer.seat, give, take)
    if mine + theirs < 2 * _LEAST:
        return None
    # The price that leaves both the same.
    price = int((mine - theirs) / 20) * 10
    most = 3 * sum(state.board.claim_cost[claim] for claim in (*give.claims, *take.claims))
    if most:  # nobody believes in more
        price = max(-most, min(most, price))
    if price >= 0:
        fair = Offer(offer.seat, change_cash(give, price), take)
    else:
        fair = Offer(offer.seat, give, change_cash(take, -price))
    if fair.give.cash > state.cash[seat] or fair.take.cash > state.cash[offer.seat]:
        return None
    mine, theirs = estimate_gains(state, seat, offer.seat, fair.give, fair.take)
    return (mine, fair) if mine >= _LEAST and theirs >= _LEAST else None


def _choose_answer(state: SilvertonState, seat: int, legal: list[Any]) -> Any:
    """Accept what gains, and does not give the other three times as much; else say why not."""
    offer = state.offer
    assert offer is not None
    refuse = next(action for action in legal if isinstance(action, Refuse))
    active = state.seat
    mine, theirs = estimate_gains(state, active, offer.seat, offer.give, offer.take)
    got, given = offer.take, offer.give
    if seat == offer.seat:
        mine, theirs = theirs, mine
        got, given = given, got
    accept = next((action for action in legal if isinstance(action, Accept)), None)
    reason = "loss" if _gives_away(state, got, given) else _find_reason(mine, theirs)
    if accept is not None and not reason:
        return accept
    for action in legal:
        if isinstance(action, Counter):
            theirs, mine = estimate_gains(state, active, seat, action.give, action.take)
            if mine >= _LEAST and theirs >= _LEAST:
                return action
    return Decline(reason) if reason else refuse


def _gives_away(state: SilvertonState, got: Bundle, given: Bundle) -> bool:
    """Whether things go for nothing, or for less money than they bring at once."""
    terms = state.terms
    least = given.cash
    least += sum(terms.figures.refund * state.board.lengths[each] for each in given.segments)
    least += sum(terms.trains[power].value or 0 for power in given.trains)
    least += sum(terms.plows[bonus].value or 0 for bonus in given.plows)
    return got == NOTHING or (got == Bundle(cash=got.cash) and got.cash < least)


def _find_reason(mine: float, theirs: float) -> str:
    """What speaks against a bargain; empty: nothing."""
    if mine < 0:
        return "loss"
    if mine < _LEAST / 2:
        return "little"
    return "lopsided" if mine * 3 < theirs else ""
