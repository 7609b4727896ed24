"""Phase 4, step 6: goods are delivered and sold (SV-12, SV-17.4 to SV-17.6, SV-19.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rotonde.games.silverton.rules.actions import Deliver, Done, Transfer
from rotonde.games.silverton.rules.board import PRECIOUS
from rotonde.games.silverton.rules.choice import DONE, Choice, ask_again, ask_if_open, leave_stage
from rotonde.games.silverton.rules.events import Delivered, LotReturned, Transferred
from rotonde.games.silverton.rules.operating import clear_depleted
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def delivering(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Ask while something can be delivered."""
    if not ask_if_open(state, DELIVER, state.seat):
        _finish(state, events)
        state.next_stage()


def _finish(state: SilvertonState, events: list[Event]) -> None:
    """Bought goods that were not delivered go back, without a refund (SV-10.4)."""
    seat = state.seat
    lots, state.lots = state.lots, ()
    for claim, units in lots:
        if units and state.zone[claim] >= 0:
            state.goods[claim] += units
            events.append(LotReturned(seat, claim, units))
        if state.zone[claim] >= 0:
            clear_depleted(state, claim, events)


def count_left_to_sell(state: SilvertonState, seat: int, column: int) -> int:
    """What the sale limit still allows this seat (SV-12.3)."""
    limit = state.board.limits[column]
    return 1 << 20 if limit is None else limit - state.sold_by[seat][column]


def find_sources(state: SilvertonState, seat: int) -> list[tuple[int, int]]:
    """What there is to deliver: claim and units, bought lots last."""
    goods = state.goods
    found = [(claim, goods[claim]) for claim in state.hands[seat] if goods[claim]]
    found += [(claim, units) for claim, units in state.lots if units]
    return found


def find_markets(state: SilvertonState, seat: int, claim: int) -> list[tuple[int, int]]:
    """The cities this seat can bring a claim's goods to, with their columns (SV-12.1, SV-12.2)."""
    board = state.board
    town = board.claim_town[claim]
    columns = board.column_for[board.claim_goods[claim]]
    roads = state.roads[seat]
    reached = roads.open_part(town, state.find_closed(seat)) & board.market_towns
    cells = state.cells
    return [
        (city, columns[city])
        for city in roads.list_bits(reached)
        if columns[city] >= 0 and cells[columns[city]] >= 0
    ]


def count_calm_sales(state: SilvertonState, column: int) -> int:
    """The most units, sold by all, at which the price is not expected to fall (SV-20.3)."""
    known = state.board.calm
    key = (column, state.terms.idn[state.turn])
    found = known.get(key)
    if found is None:
        found = 0
        while found < 60 and _find_drift(state, column, found + 1) >= 0:
            found += 1
        known[key] = found
    return found


def _find_drift(state: SilvertonState, column: int, sold: int) -> int:
    facts = state.board.columns[column]
    counted = -(-sold // 2) if facts.halved else sold
    if facts.idn:
        counted -= state.terms.idn[state.turn]
    if facts.dice == 1:
        return sum(state.board.move(column, die + counted) for die in range(1, 7))
    return sum(
        state.board.move(column, one + other + counted)
        for one in range(1, 7)
        for other in range(1, 7)
    )


class DeliverGoods(Choice):
    """Bring goods of a claim to a market city, or keep them. Any amount within the limits is legal;
    the most, the most that the price is expected to bear, and one unit are listed."""

    __slots__ = ()
    id = "deliver"
    rule = "SV-12.1"
    takes = (Deliver, Transfer, Done)

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        found: list[Any] = []
        if state.terms.advanced:
            if any(not train.used for train in state.trains[seat]):
                for claim, units in find_sources(state, seat):
                    found += _list_by_train(state, seat, claim, units)
        elif state.deliveries < state.terms.figures.deliveries:
            for claim, units in find_sources(state, seat):
                found += _list_basic(state, seat, claim, units)
        if state.terms.transfer:
            found += _list_transfers(state, seat)
        found.append(DONE)
        return found

    def apply(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        if isinstance(action, Done):
            _finish(state, events)
            leave_stage(state, chance, events)
            return
        if isinstance(action, Deliver):
            deliver(state, seat, action, events)
        else:
            transfer(state, seat, action, events)
        state.deliveries += 1
        use_trains(state, seat, action.trains, action.claim)
        ask_again(state, chance, events)

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Transfer):
            return why_no_transfer(state, seat, action)
        return why_no_delivery(state, seat, action)


def _list_basic(state: SilvertonState, seat: int, claim: int, units: int) -> Iterator[Deliver]:
    seen = set()
    for city, column in find_markets(state, seat, claim):
        if column in seen:  # one price everywhere: one city stands for all
            continue
        seen.add(column)
        most = min(units, count_left_to_sell(state, seat, column))
        for amount in _list_amounts(state, column, most):
            yield Deliver(claim, city, amount)


def _list_amounts(state: SilvertonState, column: int, most: int) -> Iterator[int]:
    if most <= 0:
        return
    yield most
    steady = count_calm_sales(state, column) - state.sold[column]
    if 1 < steady < most:
        yield steady
    if most > 1:
        yield 1


# Trains


def list_train_sets(
    state: SilvertonState, seat: int, town: int
) -> list[tuple[int, tuple[int, ...]]]:
    """Sets of unused trains that can serve a claim here together: power and powers, least first."""
    free = [train for train in state.trains[seat] if not train.used]
    groups: list[list[int]] = []
    if state.terms.spike and not state.joined[seat]:
        for number, start in enumerate(state.starts[seat]):
            if state.roads[seat].part(start) >> town & 1:
                groups.append([train.power for train in free if train.city == number])
    else:
        groups.append([train.power for train in free])
    found = {
        tuple(sorted(powers))
        for group in groups
        for count in range(1, len(group) + 1)
        for powers in combinations(group, count)
    }
    return sorted((sum(powers), powers) for powers in found)


def find_capacity(state: SilvertonState, seat: int, claim: int, town: int, power: int) -> int:
    """What trains of this power carry from a claim to a town (SV-17.5)."""
    board = state.board
    here = board.claim_town[claim]
    longest = 1
    if here != town:
        found = state.roads[seat].longest(town, state.find_closed(seat)).get(here)
        if found is None:
            return 0
        longest = found
    units = power // longest
    return 2 * units if board.claim_goods[claim] in PRECIOUS else units


def _list_by_train(state: SilvertonState, seat: int, claim: int, units: int) -> Iterator[Deliver]:
    sets = list_train_sets(state, seat, state.board.claim_town[claim])
    if not sets:
        return
    best: dict[int, tuple[int, int]] = {}
    for city, column in find_markets(state, seat, claim):
        carried = find_capacity(state, seat, claim, city, sets[-1][0])
        if column not in best or carried > best[column][0]:
            best[column] = (carried, city)
    for column, (_, city) in best.items():
        room = min(units, count_left_to_sell(state, seat, column))
        steady = count_calm_sales(state, column) - state.sold[column]
        most = 0
        for power, powers in sets:
            amount = min(room, find_capacity(state, seat, claim, city, power))
            if amount > most:
                yield Deliver(claim, city, amount, powers)
                if most < steady < amount:
                    yield Deliver(claim, city, steady, powers)
                most = amount


def use_trains(state: SilvertonState, seat: int, powers: tuple[int, ...], claim: int) -> None:
    """Each train serves once a turn (SV-17.4)."""
    trains = list(state.trains[seat])
    bound = state.terms.spike and not state.joined[seat]
    town = state.board.claim_town[claim]
    for power in powers:
        for at, train in enumerate(trains):
            if train.power != power or train.used:
                continue
            if bound:
                start = state.starts[seat][train.city]
                if not state.roads[seat].part(start) >> town & 1:
                    continue
            trains[at] = train._replace(used=True)
            break
    state.trains[seat] = tuple(trains)


# Doing it


def take_goods(state: SilvertonState, seat: int, claim: int, amount: int) -> None:
    if state.zone[claim] == seat:
        state.goods[claim] -= amount
        return
    state.lots = tuple(
        (each, units - amount if each == claim else units) for each, units in state.lots
    )


def deliver(state: SilvertonState, seat: int, action: Deliver, events: list[Event]) -> None:
    """The bank pays today's price for every unit (SV-12.4)."""
    claim, amount = action.claim, action.amount
    column = state.board.column_for[state.board.claim_goods[claim]][action.city]
    each = state.price(column)
    take_goods(state, seat, claim, amount)
    state.sold[column] += amount
    state.sold_by[seat][column] += amount
    events.append(Delivered(seat, claim, action.city, amount, each, amount * each))
    state.receive(seat, amount * each, events)
    if state.zone[claim] == seat:
        clear_depleted(state, claim, events)


def count_units(state: SilvertonState, seat: int, claim: int) -> int:
    if not 0 < claim < len(state.zone):
        return 0
    if state.zone[claim] == seat:
        return state.goods[claim]
    return sum(units for each, units in state.lots if each == claim)


def why_no_delivery(state: SilvertonState, seat: int, action: Deliver) -> Refusal | None:
    claim, city, amount = action.claim, action.city, action.amount
    board = state.board
    units = count_units(state, seat, claim)
    if not units:
        return refuse("SV-12.1", "refusal-no-goods")
    if city not in board.cities:
        return refuse("SV-12.1", "refusal-no-market")
    column = board.column_for[board.claim_goods[claim]][city]
    if column < 0 or state.cells[column] < 0:
        return refuse("SV-12.2", "refusal-no-column", town=board.towns[city])
    if (city, column) not in find_markets(state, seat, claim):
        if state.roads[seat].is_linked(board.claim_town[claim], city):
            return refuse("SV-1.11", "refusal-delivery-snow")
        return refuse("SV-12.1", "refusal-delivery-route", town=board.towns[city])
    if not 1 <= amount <= units:
        return refuse("SV-12.1", "refusal-amount", most=units)
    left = count_left_to_sell(state, seat, column)
    if amount > left:
        return refuse("SV-12.3", "refusal-limit", most=left)
    return _why_not_carried(state, seat, action, city, amount)


def _why_not_carried(
    state: SilvertonState, seat: int, action: Deliver | Transfer, town: int, amount: int
) -> Refusal | None:
    if not state.terms.advanced:
        if action.trains:
            return refuse("SV-12.1", "refusal-no-trains")
        if state.deliveries >= state.terms.figures.deliveries:
            return refuse("SV-12.1", "refusal-two-deliveries")
        return None
    powers = tuple(sorted(action.trains))
    sets = list_train_sets(state, seat, state.board.claim_town[action.claim])
    if (sum(powers), powers) not in sets:
        return refuse("SV-17.4", "refusal-trains")
    room = find_capacity(state, seat, action.claim, town, sum(powers))
    if amount > room:
        return refuse("SV-17.5", "refusal-capacity", most=room)
    return None


# Transfer


def _list_transfers(state: SilvertonState, seat: int) -> Iterator[Transfer]:
    """From each claim to each other of its kind that can be reached, as much as goes at once."""
    hand = state.hands[seat]
    board = state.board
    for claim in hand:
        if not state.goods[claim]:
            continue
        for to in hand:
            if to == claim or board.claim_goods[to] != board.claim_goods[claim]:
                continue
            if state.terms.advanced:
                most = 0
                for power, powers in list_train_sets(state, seat, board.claim_town[claim]):
                    room = find_capacity(state, seat, claim, board.claim_town[to], power)
                    amount = min(state.goods[claim], room)
                    if amount > most:
                        most = amount
                        yield Transfer(claim, to, amount, powers)
            else:
                amount = min(state.goods[claim], _find_room(state, claim))
                action = Transfer(claim, to, amount)
                if why_no_transfer(state, seat, action) is None:
                    yield action


def _find_room(state: SilvertonState, claim: int) -> int:
    room = state.terms.figures.transfer
    return 2 * room if state.board.claim_goods[claim] in PRECIOUS else room


def why_no_transfer(state: SilvertonState, seat: int, action: Transfer) -> Refusal | None:
    board, claim, to = state.board, action.claim, action.to
    if not state.terms.transfer:
        return refuse("SV-19.5", "refusal-no-transfer")
    known = 0 < claim < len(state.zone) and 0 < to < len(state.zone) and claim != to
    if not known or state.zone[claim] != seat or state.zone[to] != seat:
        return refuse("SV-19.5", "refusal-transfer-own")
    if board.claim_goods[claim] != board.claim_goods[to]:
        return refuse("SV-19.5", "refusal-transfer-goods")
    if not 1 <= action.amount <= state.goods[claim]:
        return refuse("SV-19.5", "refusal-amount", most=state.goods[claim])
    here, there = board.claim_town[claim], board.claim_town[to]
    closed = state.find_closed(seat)
    if here != there and not state.roads[seat].is_linked(here, there, closed):
        return refuse("SV-19.5", "refusal-delivery-route", town=board.towns[there])
    if not state.terms.advanced and action.amount > _find_room(state, claim):
        return refuse("SV-19.5", "refusal-amount", most=_find_room(state, claim))
    return _why_not_carried(state, seat, action, there, action.amount)


def transfer(state: SilvertonState, seat: int, action: Transfer, events: list[Event]) -> None:
    state.goods[action.claim] -= action.amount
    state.goods[action.to] += action.amount
    events.append(Transferred(seat, action.claim, action.to, action.amount))
    clear_depleted(state, action.claim, events)


DELIVER = DeliverGoods()
