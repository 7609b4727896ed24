"""Phase 4, step 4: bargains between the active player and one other (SV-10, SV-17.16)."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import Any

from rotonde.games.silverton.rules.actions import (
    NOTHING,
    REASONS,
    Accept,
    Bundle,
    Counter,
    Decline,
    Done,
    Offer,
    Refuse,
)
from rotonde.games.silverton.rules.board import PRECIOUS
from rotonde.games.silverton.rules.choice import DONE, Choice, ask, ask_again, leave
from rotonde.games.silverton.rules.delivery import left_to_sell, markets, train_sets
from rotonde.games.silverton.rules.disputes import ACCEPT, REFUSE, spend
from rotonde.games.silverton.rules.events import Countered, Dealt, OfferRefused
from rotonde.games.silverton.rules.events import Offered as OfferMade
from rotonde.games.silverton.rules.lots import Means, means, means_after
from rotonde.games.silverton.rules.places import (
    AT_OWN,
)
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.state import (
    Offered,
    SilvertonState,
)
from rotonde.games.silverton.rules.track import note_joined
from rotonde.games.silverton.rules.traded_trains import ask_about_trains, give_trains
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
    if offers_left(state) > 0:
        ask(state, OFFER, state.seat)
    else:
        state.next_stage()


def offers_left(state: SilvertonState) -> int:
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
        for offer in likely(state, seat):
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
            leave(state, chance, events)
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
        return _offered(state)

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
                for counter in _counters(state, offer)
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
            deal(state, seat, offer.give, offer.take, events)
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
        return _offered(state)

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
            deal(state, offer.seat, offer.give, offer.take, events)
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


def _offered(state: SilvertonState) -> dict[str, Arg]:
    """The bargain on the table, as the one who is asked would give and get."""
    offer = state.offer
    assert offer is not None
    give, take = state.bundle_parts(offer.give), state.bundle_parts(offer.take)
    if offer.countered:
        return {"seat": offer.seat, "give": give, "take": take}
    return {"seat": state.seat, "give": take, "take": give}


# What a bargain needs


def after(state: SilvertonState, seat: int, given: Bundle, got: Bundle) -> PlayerTrack:
    """A seat's railway once the bargain is done."""
    roads = state.roads[seat]
    own = roads.own
    for segment in given.segments:
        own &= ~(1 << segment)
    for segment in got.segments:
        own |= 1 << segment
    return roads if own == roads.own else state.board.roads(own, roads.starts)


def why_no_deal(
    state: SilvertonState, active: int, partner: int, give: Bundle, take: Bundle
) -> Refusal | None:
    """Why this bargain cannot be, but for the cash the other side may lack (SV-10.2 to SV-10.8)."""
    if give == take == NOTHING or give == take:
        return refuse("SV-10.7", "refusal-empty-deal")
    if give.goods:
        return refuse("SV-10.3", "refusal-goods-to-partner")
    refusal = _why_not_his(state, active, give) or _why_not_his(state, partner, take)
    if refusal is not None:
        return refusal
    sides = ((active, give, take), (partner, take, give))
    railways = {seat: after(state, seat, given, got) for seat, given, got in sides}
    for seat, given, got in sides:
        refusal = _why_not_room(state, seat, railways[seat], given, got)
        if refusal is not None:
            return refusal
    if take.goods and give.lines:
        return refuse("SV-10.3", "refusal-goods-for-lines")
    refusal = _why_no_goods(state, active, partner, railways[active], take)
    if refusal is not None or state.terms.rules_version < 2:
        return refusal
    return _why_not_delivered(state, partner, railways[active], give, take)


def _why_not_his(state: SilvertonState, seat: int, bundle: Bundle) -> Refusal | None:
    """A side gives what it has, each thing once."""
    if bundle.cash < 0:
        return refuse("SV-10.2", "refusal-negative")
    for things in (bundle.claims, bundle.segments, bundle.lines):
        if len(set(things)) != len(things):
            return refuse("SV-10.2", "refusal-twice")
    for claim in bundle.claims:
        if not 0 < claim < len(state.zone) or state.zone[claim] != seat:
            return refuse("SV-10.2", "refusal-not-his-claim", seat=seat)
    for segment in bundle.segments:
        if not 0 <= segment < len(state.owner) or state.owner[segment] != seat:
            return refuse("SV-10.2", "refusal-not-his-track", seat=seat)
    for line in bundle.lines:
        if not 0 < line < len(state.line_owner) or state.line_owner[line] != seat:
            return refuse("SV-10.2", "refusal-not-his-line", seat=seat)
        if state.line_partner[line] >= 0:
            return refuse("SV-19.3.8", "refusal-half-share")
    if (bundle.trains or bundle.plows) and not state.terms.advanced:
        return refuse("SV-10.2", "refusal-advanced-only")
    if Tally(bundle.trains) - Tally(train.power for train in state.trains[seat]):
        return refuse("SV-17.16", "refusal-not-his-train", seat=seat)
    if Tally(bundle.plows) - Tally(plow.bonus for plow in state.plows[seat]):
        return refuse("SV-17.16", "refusal-not-his-plow", seat=seat)
    return None


def _why_not_room(
    state: SilvertonState, seat: int, roads: PlayerTrack, given: Bundle, got: Bundle
) -> Refusal | None:
    """A side has room for what it gets: cubes, track, routes, trains (SV-10.5, SV-10.6)."""
    if roads.count > state.terms.figures.cubes:
        return refuse("SV-10.5", "refusal-no-cube-for", seat=seat)
    for segment in got.segments:
        if roads.shut >> segment & 1:
            return refuse("SV-10.5", "refusal-parallel", **state.segment_args(segment))
    for line in got.lines:
        if roads.length(*state.board.line_ends[line]) is None:
            return refuse("SV-10.6", "refusal-no-route", **state.line_args(line))
    trains = len(state.trains[seat]) - len(given.trains) + len(got.trains)
    if got.trains and trains > state.terms.figures.most_trains:
        return refuse("SV-17.16", "refusal-four-trains")
    return None


def _why_no_goods(
    state: SilvertonState, active: int, partner: int, roads: PlayerTrack, take: Bundle
) -> Refusal | None:
    """Goods alone: what lies on the partner's claims (SV-10.3)."""
    if not take.goods:
        return None
    claims = [claim for claim, _ in take.goods]
    if len(set(claims)) != len(claims):
        return refuse("SV-10.2", "refusal-twice")
    bought = {claim for claim, _ in state.lots} | set(claims)
    if not state.terms.advanced and len(bought) > state.terms.figures.deliveries:
        return refuse("SV-10.4", "refusal-two-lots")
    for claim, units in take.goods:
        if not 0 < claim < len(state.zone) or state.zone[claim] != partner:
            return refuse("SV-10.3", "refusal-not-his-claim", seat=partner)
        if claim in take.claims:
            return refuse("SV-10.2", "refusal-twice")
        if not 1 <= units <= state.goods[claim]:
            return refuse("SV-10.3", "refusal-amount", most=state.goods[claim])
        if state.terms.rules_version >= 2:
            continue
        held = sum(each for lot, each in state.lots if lot == claim)
        room = deliverable(state, active, roads, claim)
        if not room:
            return refuse("SV-10.3", "refusal-goods-route", **state.claim_args(claim))
        if units + held > room:
            return refuse("SV-10.4", "refusal-amount", most=max(room - held, 0))
    return None


def _why_not_delivered(
    state: SilvertonState, partner: int, roads: PlayerTrack, give: Bundle, take: Bundle
) -> Refusal | None:
    """All goods bought this turn must be able to go out, those of this bargain too (SV-10.4)."""
    promised = {claim: units for claim, units in state.lots if claim not in take.claims}
    if not take.goods and not (promised and (give.segments or give.trains)):
        return None
    refusal: Refusal | None = None
    for found in means_after(state, partner, roads, give, take):
        refusal = _why_no_lots(state, found, promised, take)
        if refusal is None:
            return None
    return refusal


def _why_no_lots(
    state: SilvertonState, found: Means, promised: dict[int, int], take: Bundle
) -> Refusal | None:
    if not found.suffice(promised):
        return refuse("SV-10.4", "refusal-promised")
    promised = dict(promised)
    for claim, units in take.goods:
        if not found.reaches(claim):
            return refuse("SV-10.3", "refusal-goods-route", **state.claim_args(claim))
        held = promised.get(claim, 0)
        most = found.most(promised, claim, held + units) - held
        if most < 1:
            return refuse("SV-10.4", "refusal-no-room", **state.claim_args(claim))
        if units > most:
            return refuse("SV-10.4", "refusal-amount", most=most)
        promised[claim] = held + units
    return None


def buyable(state: SilvertonState, claim: int) -> int:
    """How many units of another's claim the active player could buy and deliver now."""
    seat, goods = state.seat, state.goods[claim]
    held = dict(state.lots).get(claim, 0)
    if state.terms.rules_version < 2:
        room = deliverable(state, seat, state.roads[seat], claim)
    else:
        room = means(state, seat).most(dict(state.lots), claim, held + goods)
    return max(0, min(goods, room - held))


def deliverable(state: SilvertonState, seat: int, roads: PlayerTrack, claim: int) -> int:
    """How many units of a claim this seat could bring to some market now, up to version 1."""
    board = state.board
    town, goods = board.claim_town[claim], board.claim_goods[claim]
    closed = state.closed(seat)
    best = 0
    power = 0
    if state.terms.advanced:
        sets = train_sets(state, seat, town)
        power = sets[-1][0] if sets else 0
    for city in bits(roads.open_part(town, closed) & board.market_towns):
        column = board.column_for[goods][city]
        if column < 0 or state.cells[column] < 0:
            continue
        room = left_to_sell(state, seat, column)
        if state.terms.advanced:
            longest = 1 if city == town else roads.longest(city, closed).get(town, 1 << 20)
            room = min(room, power // longest * (2 if goods in PRECIOUS else 1))
        best = max(best, room)
    return best


# Doing it


def deal(
    state: SilvertonState, partner: int, give: Bundle, take: Bundle, events: list[Event]
) -> None:
    """All of it at once (SV-10.7)."""
    active = state.seat
    if state.terms.rules_version >= 2:
        state.deals += 1
    events.append(Dealt(active, partner, give, take))
    _hand_over(state, active, partner, give)
    _hand_over(state, partner, active, take)
    asked = give_trains(state, active, partner, give.trains)
    asked += give_trains(state, partner, active, take.trains)
    for seat, amount in ((partner, give.cash - take.cash), (active, take.cash - give.cash)):
        if amount > 0:
            state.receive(seat, amount, events)
        else:
            state.cash[seat] += amount
    for claim in take.claims:  # a lot bought before is on its card again
        state.goods[claim] += dict(state.lots).get(claim, 0)
    state.lots = tuple(lot for lot in state.lots if lot[0] not in take.claims)
    for claim, units in take.goods:
        state.goods[claim] -= units
        held = dict(state.lots)
        held[claim] = held.get(claim, 0) + units
        state.lots = tuple(held.items())
    for seat in (active, partner):
        note_joined(state, seat, events)
    if give.segments or take.segments:
        state.settle_lines(events)
    if state.terms.spike:
        unbound = tuple(row for row in asked if not state.joined[row[0]])
        state.queue = unbound + tuple(
            (seat, power)
            for seat, powers in ((partner, give.trains), (active, take.trains))
            for power in powers
            if not state.joined[seat]
        )


def _hand_over(state: SilvertonState, giver: int, receiver: int, bundle: Bundle) -> None:
    for claim in bundle.claims:
        state.take_claim(receiver, claim)
    for segment in bundle.segments:
        for at, piece in enumerate(state.crew[giver]):
            if piece.place == AT_OWN + segment:  # SV-10.9
                spend(state, (giver, at))
        state.lift(segment)
        state.lay(receiver, segment)
    for line in bundle.lines:
        state.line_owner[line] = receiver
    for bonus in bundle.plows:
        plows = list(state.plows[giver])
        plow = next(plow for plow in plows if plow.bonus == bonus)
        plows.remove(plow)
        state.plows[giver] = tuple(plows)
        state.plows[receiver] = tuple(sorted((*state.plows[receiver], plow)))


# What is listed


def likely(state: SilvertonState, seat: int) -> Iterator[Offer]:
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
                reached = markets(state, seat, claim)
                if reached:
                    best = max(state.price(column) for _, column in reached)
                    units = buyable(state, claim)
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


def _counters(state: SilvertonState, offer: Offered) -> Iterator[Counter]:
    """The same bargain at another price, half as much again."""
    if offer.give.cash:
        dearer = offer.give.cash * 3 // 20 * 10
        yield Counter(priced(offer.give, dearer), offer.take)
    elif offer.take.cash >= 30:
        cheaper = offer.take.cash // 30 * 20
        yield Counter(offer.give, priced(offer.take, cheaper))


def priced(bundle: Bundle, cash: int) -> Bundle:
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
