"""How a bot trades: what a bargain brings each side, and never a losing one."""

from __future__ import annotations

from collections.abc import Iterator
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
from rotonde.games.silverton.rules.state import Offered, SilvertonState
from rotonde.games.silverton.rules.trade import change_cash, may_counter

STEPS = frozenset({"trade", "reply", "answer"})
_LEAST = 40.0
"""What a bargain must bring to be worth the talk."""
LITTLE = 20.0
"""What it must bring to be accepted."""
LOPSIDED = 3
"""How many times what a bargain brings oneself it may bring the other."""
_MOST_OFFERS = 2
_MOST_DEALS = 3
_MOST_SWAPS = 3
"""Of the claims of each side."""


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


def has_offered_enough(state: SilvertonState) -> bool:
    return state.offers >= _MOST_OFFERS or state.deals >= _MOST_DEALS


def _choose_offer(state: SilvertonState, seat: int, legal: list[Any]) -> Any:
    """The best bargain that serves both, at a price between."""
    done = next(action for action in legal if isinstance(action, Done))
    if has_offered_enough(state):
        return done
    found = []
    listed = [action for action in legal if isinstance(action, Offer)]
    for offer in (*listed, *_list_swaps(state, seat)):
        better = _find_fair_price(state, seat, offer)
        if better is not None:
            found.append(better)
    found.sort(key=lambda row: -row[0])
    # What was refused once is not offered again: the next best then.
    return found[state.offers][1] if state.offers < len(found) else done


def _list_swaps(state: SilvertonState, seat: int) -> Iterator[Offer]:
    """A claim that only the other's track serves for one that only one's own serves."""
    town_of = state.board.claim_town
    mine = state.roads[seat].live_towns
    for other in range(state.terms.players):
        if other == seat:
            continue
        theirs = state.roads[other].live_towns
        given = [c for c in _find_stranded(state, seat) if theirs >> town_of[c] & 1]
        taken = [c for c in _find_stranded(state, other) if mine >> town_of[c] & 1]
        for claim in given[:_MOST_SWAPS]:
            for wanted in taken[:_MOST_SWAPS]:
                yield Offer(other, Bundle(claims=(claim,)), Bundle(claims=(wanted,)))


def _find_stranded(state: SilvertonState, seat: int) -> list[int]:
    """Claims that can be worked but not served by their owner's track."""
    live, town_of = state.roads[seat].live_towns, state.board.claim_town
    return [
        claim
        for claim in state.hands[seat]
        if not state.depleted[claim] and not live >> town_of[claim] & 1
    ]


def _find_fair_price(state: SilvertonState, seat: int, offer: Offer) -> tuple[float, Offer] | None:
    found = _price_fairly(state, seat, offer.seat, offer.give, offer.take, asked=False)
    return None if found is None else (found[0], Offer(offer.seat, *found[2:]))


def _price_fairly(
    state: SilvertonState, active: int, partner: int, give: Bundle, take: Bundle, *, asked: bool
) -> tuple[float, float, Bundle, Bundle] | None:
    """The same things at the price that leaves both the same: what each gains, and both sides.

    None: there is no such price, or too little in it. `asked`: whether it answers an offer.
    """
    give, take = change_cash(give, 0), change_cash(take, 0)
    if give == take or why_no_deal(state, active, partner, give, take) is not None:
        return None
    mine, theirs = estimate_gains(state, active, partner, give, take)
    if mine + theirs < 2 * _LEAST:
        return None
    price = int((mine - theirs) / 20) * 10
    most = 3 * sum(state.board.claim_cost[claim] for claim in (*give.claims, *take.claims))
    if most:  # nobody believes in more, unless asked what it would take
        most_paid = max(most, _round_up(_LEAST - theirs)) if asked else most
        most_got = max(most, _round_up(_LEAST - mine)) if asked else most
        price = max(-most_got, min(most_paid, price))
    if price >= 0:
        give = change_cash(give, price)
    else:
        take = change_cash(take, -price)
    if give.cash > state.cash[active] or take.cash > state.cash[partner]:
        return None
    mine, theirs = estimate_gains(state, active, partner, give, take)
    return (mine, theirs, give, take) if min(mine, theirs) >= _LEAST else None


def _round_up(amount: float) -> int:
    return -int(-amount // 10) * 10


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
    reason = _find_reason(state, mine, theirs, got, given)
    if accept is not None and not reason:
        return accept
    counter = _find_counter(state, seat, offer, mine)
    return counter or (Decline(reason) if reason else refuse)


def _find_counter(state: SilvertonState, seat: int, offer: Offered, gain: float) -> Counter | None:
    """The same things at a fair price, if that serves both and is better than what was offered."""
    if seat != offer.seat or not may_counter(state):
        return None
    found = _price_fairly(state, state.seat, seat, offer.give, offer.take, asked=True)
    if found is None or found[1] < gain + LITTLE:
        return None
    _, _, give, take = found
    same = (give, take) == (offer.give, offer.take)
    return None if same or _gives_away(state, give, take) else Counter(give, take)


def _gives_away(state: SilvertonState, got: Bundle, given: Bundle) -> bool:
    """Whether things go for nothing, or for less money than they bring at once."""
    terms = state.terms
    least = given.cash
    least += sum(terms.figures.refund * state.board.lengths[each] for each in given.segments)
    least += sum(terms.trains[power].value or 0 for power in given.trains)
    least += sum(terms.plows[bonus].value or 0 for bonus in given.plows)
    return got == NOTHING or (got == Bundle(cash=got.cash) and got.cash < least)


def is_acceptable(
    state: SilvertonState, mine: float, theirs: float, got: Bundle, given: Bundle
) -> bool:
    """Whether one would accept a bargain that brings one so much, and the other so much."""
    return not _find_reason(state, mine, theirs, got, given)


def _find_reason(
    state: SilvertonState, mine: float, theirs: float, got: Bundle, given: Bundle
) -> str:
    """What speaks against a bargain; empty: nothing."""
    if mine < 0 or _gives_away(state, got, given):
        return "loss"
    if mine < LITTLE:
        return "little"
    return "lopsided" if mine * LOPSIDED < theirs else ""
