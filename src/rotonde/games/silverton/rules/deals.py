"""What a deal needs, and what it does (SV-10.2 to SV-10.9)."""

from __future__ import annotations

from collections import Counter as Tally

from rotonde.games.silverton.rules.actions import (
    NOTHING,
    Bundle,
)
from rotonde.games.silverton.rules.board import PRECIOUS
from rotonde.games.silverton.rules.delivery import count_left_to_sell, list_train_sets
from rotonde.games.silverton.rules.disputes import spend
from rotonde.games.silverton.rules.events import Dealt
from rotonde.games.silverton.rules.lots import Means, find_means, find_means_after
from rotonde.games.silverton.rules.places import (
    AT_OWN,
)
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.state import (
    SilvertonState,
)
from rotonde.games.silverton.rules.track import note_joined
from rotonde.games.silverton.rules.traded_trains import give_trains
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def find_track_after(state: SilvertonState, seat: int, given: Bundle, got: Bundle) -> PlayerTrack:
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
    railways = {seat: find_track_after(state, seat, given, got) for seat, given, got in sides}
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
        room = count_deliverable(state, active, roads, claim)
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
    for found in find_means_after(state, partner, roads, give, take):
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
        most = found.count_most(promised, claim, held + units) - held
        if most < 1:
            return refuse("SV-10.4", "refusal-no-room", **state.claim_args(claim))
        if units > most:
            return refuse("SV-10.4", "refusal-amount", most=most)
        promised[claim] = held + units
    return None


def count_buyable(state: SilvertonState, claim: int) -> int:
    """How many units of another's claim the active player could buy and deliver now."""
    seat, goods = state.seat, state.goods[claim]
    held = dict(state.lots).get(claim, 0)
    if state.terms.rules_version < 2:
        room = count_deliverable(state, seat, state.roads[seat], claim)
    else:
        room = find_means(state, seat).count_most(dict(state.lots), claim, held + goods)
    return max(0, min(goods, room - held))


def count_deliverable(state: SilvertonState, seat: int, roads: PlayerTrack, claim: int) -> int:
    """How many units of a claim this seat could bring to some market now, up to version 1."""
    board = state.board
    town, goods = board.claim_town[claim], board.claim_goods[claim]
    closed = state.find_closed(seat)
    best = 0
    power = 0
    if state.terms.advanced:
        sets = list_train_sets(state, seat, town)
        power = sets[-1][0] if sets else 0
    for city in bits(roads.open_part(town, closed) & board.market_towns):
        column = board.column_for[goods][city]
        if column < 0 or state.cells[column] < 0:
            continue
        room = count_left_to_sell(state, seat, column)
        if state.terms.advanced:
            longest = 1 if city == town else roads.longest(city, closed).get(town, 1 << 20)
            room = min(room, power // longest * (2 if goods in PRECIOUS else 1))
        best = max(best, room)
    return best


def carry_out(
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
