"""Phase 4, step 4: bargains between the active player and one other (SV-10, SV-17.16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rotonde.games.silverton.rules.actions import (
    REASONS,
    Accept,
    Bundle,
    Counter,
    Decline,
    Done,
    Offer,
    Refuse,
)
from rotonde.games.silverton.rules.choice import DONE, Choice, ask, ask_again, leave_stage
from rotonde.games.silverton.rules.deals import carry_out, count_buyable, why_no_deal
from rotonde.games.silverton.rules.delivery import find_markets
from rotonde.games.silverton.rules.events import Countered, OfferRefused
from rotonde.games.silverton.rules.events import Offered as OfferMade
from rotonde.games.silverton.rules.shared_lines import ACCEPT, REFUSE
from rotonde.games.silverton.rules.state import (
    Offered,
    SilvertonState,
)
from rotonde.games.silverton.rules.traded_trains import ask_about_trains
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event

_LISTED = 8
"""How many offers a menu lists; any other valid one may be made."""


def trading(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The active player may make offers while he has some left (SV-10.8)."""
    if state.queue:  # trains from a bargain: which was given, where the new one goes (SV-18.8)
        ask_about_trains(state, events)
    if state.queue:
        return
    if count_offers_left(state) > 0:
        ask(state, OFFER, state.seat)
    else:
        state.next_stage()


def count_offers_left(state: SilvertonState) -> int:
    """How many offers the active player has left, if all come to nothing (SV-10.8)."""
    terms = state.terms
    return min(terms.trade_offers, terms.most_offers - state.deals) - state.offers


def may_counter(state: SilvertonState) -> bool:
    """Up to version 1 a counter-offer was an offer too."""
    return state.terms.rules_version >= 2 or state.offers < state.terms.trade_offers


class MakeOffer(Choice):
    """Offer a bargain to one other player. Open-ended: a few likely ones are listed."""

    __slots__ = ()
    id = "trade"
    rule = "SV-10.1"
    takes = (Offer, Done)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        found: list[Any] = []
        for offer in list_likely(state, seat):
            if why_no_deal(state, seat, offer.seat, offer.give, offer.take) is None:
                found.append(offer)
                if len(found) >= _LISTED:
                    break
        found.append(DONE)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Done):
            leave_stage(state, chance, events)
            return
        if state.terms.rules_version < 2:
            state.offers += 1
        state.offer = Offered(action.seat, action.give, action.take)
        events.append(OfferMade(seat, action.seat, action.give, action.take))
        state.stack.clear()
        ask(state, REPLY, action.seat)

    def why_not(self, state: SilvertonState, seat: int, action: Offer) -> Refusal | None:
        if action.seat == seat or not 0 <= action.seat < state.terms.players:
            return refuse("SV-10.1", "refusal-partner")
        if action.give.cash > state.cash[seat]:
            return refuse("SV-3.3", "refusal-cash", cost=action.give.cash)
        return why_no_deal(state, seat, action.seat, action.give, action.take)


class Reply(Choice):
    """Accept, refuse, or answer once by another offer."""

    __slots__ = ()
    id = "reply"
    phase = "trade"
    rule = "SV-10.8"
    takes = (Accept, Refuse, Decline, Counter)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return _describe_offer(state)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        offer = state.offer
        assert offer is not None
        found: list[Any] = []
        if offer.take.cash <= state.cash[seat]:
            found.append(ACCEPT)
        found.append(REFUSE)
        if may_counter(state):
            found += [
                counter
                for counter in _list_counters(state, offer)
                if self.why_not(state, seat, counter) is None
            ]
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        offer = state.offer
        assert offer is not None
        active = state.seat
        state.stack.clear()
        if isinstance(action, Counter):
            if state.terms.rules_version < 2:
                state.offers += 1
            state.offer = Offered(seat, action.give, action.take, countered=True)
            events.append(Countered(seat, active, action.take, action.give))
            ask(state, ANSWER, active)
            return
        state.offer = None
        if isinstance(action, Accept):
            carry_out(state, seat, offer.give, offer.take, events)
        else:
            _refuse(state, seat, action, events)
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Decline):
            return _why_no_reason(action)
        if isinstance(action, Accept):
            offer = state.offer
            assert offer is not None
            return refuse("SV-3.3", "refusal-cash", cost=offer.take.cash)
        if not may_counter(state):
            return refuse("SV-10.8", "refusal-no-offers")
        if action.take.cash > state.cash[seat]:
            return refuse("SV-3.3", "refusal-cash", cost=action.take.cash)
        offer = state.offer
        assert offer is not None
        if (action.give, action.take) == (offer.give, offer.take):
            return refuse("SV-10.8", "refusal-same-offer")
        return why_no_deal(state, state.seat, seat, action.give, action.take)


class Answer(Choice):
    """The active player takes the counter-offer or leaves it."""

    __slots__ = ()
    id = "answer"
    phase = "trade"
    rule = "SV-10.8"
    takes = (Accept, Refuse, Decline)

    def prompt_args(self, state: SilvertonState) -> dict[str, Arg]:
        return _describe_offer(state)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        offer = state.offer
        assert offer is not None
        return [ACCEPT, REFUSE] if offer.give.cash <= state.cash[seat] else [REFUSE]

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        offer = state.offer
        assert offer is not None
        state.offer = None
        if isinstance(action, Accept):
            carry_out(state, offer.seat, offer.give, offer.take, events)
        else:
            _refuse(state, seat, action, events)
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Decline):
            return _why_no_reason(action)
        offer = state.offer
        assert offer is not None
        return refuse("SV-3.3", "refusal-cash", cost=offer.give.cash)


def _refuse(
    state: SilvertonState, seat: int, action: Refuse | Decline, events: list[Event]
) -> None:
    """The active player's offer, countered or not, has come to nothing."""
    if state.terms.rules_version >= 2:
        state.offers += 1
    events.append(OfferRefused(seat, getattr(action, "reason", "")))


def _why_no_reason(action: Decline) -> Refusal | None:
    return None if action.reason in REASONS else refuse("SV-10.8", "refusal-not-offered")


def _describe_offer(state: SilvertonState) -> dict[str, Arg]:
    """The bargain on the table, as the one who is asked would give and get."""
    offer = state.offer
    assert offer is not None
    give, take = state.bundle_parts(offer.give), state.bundle_parts(offer.take)
    if offer.countered:
        return {"seat": offer.seat, "give": give, "take": take}
    return {"seat": state.seat, "give": take, "take": give}


def list_likely(state: SilvertonState, seat: int) -> Iterator[Offer]:
    """Bargains worth a thought: goods one can sell at once, claims one can serve or cannot."""
    board = state.board
    cash = state.cash[seat]
    live = state.roads[seat].live_towns
    for other in range(state.terms.players):
        if other == seat:
            continue
        for claim in state.hands[other]:
            if not live >> board.claim_town[claim] & 1:
                continue
            if state.goods[claim]:
                reached = find_markets(state, seat, claim)
                if reached:
                    best = max(state.price(column) for _, column in reached)
                    units = count_buyable(state, claim)
                    price = best * units // 20 * 10
                    if 0 < price <= cash:
                        yield Offer(other, Bundle(cash=price), Bundle(goods=((claim, units),)))
            if not state.depleted[claim] and board.claim_cost[claim] <= cash:
                yield Offer(other, Bundle(cash=board.claim_cost[claim]), Bundle(claims=(claim,)))
        theirs = state.roads[other].live_towns
        for claim in state.hands[seat]:
            town = board.claim_town[claim]
            if not live >> town & 1 and theirs >> town & 1 and not state.depleted[claim]:
                yield Offer(other, Bundle(claims=(claim,)), Bundle(cash=board.claim_cost[claim]))


def _list_counters(state: SilvertonState, offer: Offered) -> Iterator[Counter]:
    """The same bargain at another price, half as much again."""
    if offer.give.cash:
        dearer = offer.give.cash * 3 // 20 * 10
        yield Counter(change_cash(offer.give, dearer), offer.take)
    elif offer.take.cash >= 30:
        cheaper = offer.take.cash // 30 * 20
        yield Counter(offer.give, change_cash(offer.take, cheaper))


def change_cash(bundle: Bundle, cash: int) -> Bundle:
    """The same things with another sum of money."""
    return Bundle(
        cash,
        bundle.claims,
        bundle.segments,
        bundle.lines,
        bundle.goods,
        bundle.trains,
        bundle.plows,
    )


OFFER, REPLY, ANSWER = MakeOffer(), Reply(), Answer()
