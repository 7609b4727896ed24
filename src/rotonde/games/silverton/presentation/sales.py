"""The sales of a turn as a whole: chosen for the most money, then trimmed line by line."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Mapping
from typing import NamedTuple

from rotonde.games.silverton.presentation import advice
from rotonde.games.silverton.presentation.boards import market
from rotonde.games.silverton.presentation.boards.desk import DOWN, SAME, UP, Desk, Outlet, desk_of
from rotonde.games.silverton.rules.actions import Deliver, claim_spot
from rotonde.games.silverton.rules.board import GOODS
from rotonde.games.silverton.rules.choice import DONE
from rotonde.games.silverton.rules.delivery import (
    DELIVER,
    count_left_to_sell,
    count_units,
    deliver,
    find_capacity,
    find_markets,
    find_sources,
    list_train_sets,
    use_trains,
)
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.games.silverton.rules.view import view
from rotonde.kernel.contract.boards import Cell, Column, Line, Row, Rows, Stepper, Sum
from rotonde.kernel.contract.help import Plan
from rotonde.kernel.contract.presentation import Say
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.step import Action


class Way(NamedTuple):
    """Goods of a claim on their way to a city."""

    claim: int
    city: int

    @property
    def id(self) -> str:
        return f"{self.claim}>{self.city}"


Wanted = dict[Way, int]
_MOST_STAYING = 1
"""So many claims whose goods stay have a line each."""


def plan(state: State, seat: int, wanted: Mapping[str, int] | None, say: Say) -> Plan:
    proposed = propose(state, seat)
    numbers = proposed if wanted is None else _read(state, seat, wanted)
    sales, after = settle(state, seat, numbers)
    desk = desk_of(view(state, seat), seat, say)
    ways = {Way(sale.claim, sale.city): sale.amount for sale in sales}
    listed = sorted(
        _list_ways(desk, state, seat, {**proposed, **ways}), key=lambda way: way not in proposed
    )
    done, before = market.list_sold(desk)
    lines = [*done, *(_line(desk, state, seat, way, ways) for way in listed)]
    served = {way.claim for way in listed}
    held = find_sources(state, seat)
    lines += _list_staying(desk, [row for row in held if row[0] not in served])
    total = after.cash[seat] - state.cash[seat]
    totals = market.write_totals(desk, before, total)
    blocks = [Sum(tuple(lines), tuple(totals))]
    odds = _write_odds(
        desk, state, after, [way for way in listed if way in ways or way in proposed]
    )
    actions: list[Action] = [*sales]
    if len(DELIVER.menu(after, seat)) > 1:  # else the step ends by itself
        actions.append(DONE)
    stays = sum(units for _, units in find_sources(after, seat))
    note = Message(
        "plan-sell-note" if sales else "plan-keep-note", {"total": total, "count": stays}
    )
    return Plan(
        _label(state, sales),
        tuple(actions),
        note,
        "deliveries",
        (*blocks, odds) if odds else tuple(blocks),
        _short(desk, after, seat),
    )


def _short(desk: Desk, after: State, seat: int) -> str:
    """How it was chosen; or why nothing can be added, while there is something."""
    if find_sources(after, seat):
        if desk.terms.advanced:
            if all(train.used for train in after.trains[seat]):
                return desk.say("plan-sell-trains")
        elif after.deliveries >= desk.terms.figures.deliveries:
            return desk.say("plan-sell-full", count=desk.terms.figures.deliveries)
    return desk.say("plan-sell-short")


def _read(state: State, seat: int, wanted: Mapping[str, int]) -> Wanted:
    """The numbers as they were sent, of those ways that there are."""
    return {
        way: min(max(0, wanted[way.id]), 1 << 20)
        for claim, _ in find_sources(state, seat)
        for way in (Way(claim, city) for city, _ in find_markets(state, seat, claim))
        if way.id in wanted
    }


# What is sold


def propose(state: State, seat: int) -> Wanted:
    """What brings the most money today."""
    if state.terms.advanced:
        return _propose_advanced(state, seat)
    return _propose_basic(state, seat)


def _propose_advanced(state: State, seat: int) -> Wanted:
    """The better of two greedy wholes, improved by leaving out one delivery for others."""
    best = propose_greedily(state, seat)
    worth = _worth(state, best)
    tried: set[Way] = set()
    while True:
        left_out = next((way for way in best if way not in tried), None)
        if left_out is None:
            return best
        tried.add(left_out)
        other = propose_greedily(state, seat, left_out)
        if _worth(state, other) > worth:
            best, worth = other, _worth(state, other)


def propose_greedily(state: State, seat: int, later: Way | None = None) -> Wanted:
    """One delivery after the other, the best first; `later`: only once nothing else is left."""
    return max(
        (_propose_by_train(state, seat, rank, later) for rank in (_by_money, _by_power)),
        key=lambda found: _worth(state, found),
    )


def _worth(state: State, found: Wanted) -> int:
    columns, goods = state.board.column_for, state.board.claim_goods
    return sum(
        amount * state.price(columns[goods[way.claim]][way.city]) for way, amount in found.items()
    )


class _Candidate(NamedTuple):
    way: Way
    column: int
    price: int
    most: int


def _propose_basic(state: State, seat: int) -> Wanted:
    """The best of all sets of as many deliveries as there are left."""
    units = dict(find_sources(state, seat))
    candidates = []
    for claim, count in units.items():
        columns: set[int] = set()
        for city, column in find_markets(state, seat, claim):
            most = min(count, count_left_to_sell(state, seat, column))
            if most > 0 and column not in columns:
                columns.add(column)
                price = state.price(column)
                candidates.append(_Candidate(Way(claim, city), column, price, most))
    candidates.sort(key=lambda each: -each.price * each.most)
    left = max(0, state.terms.figures.deliveries - state.deliveries)
    room = {each.column: count_left_to_sell(state, seat, each.column) for each in candidates}
    return _find_best(candidates, left, units, room)[1]


def _find_best(
    candidates: list[_Candidate], left: int, units: dict[int, int], room: dict[int, int]
) -> tuple[int, Wanted]:
    """Candidates by what each brings alone: what follows one never brings more than it."""
    best: tuple[int, Wanted] = (0, {})
    if not left:
        return best
    for at, (way, column, price, most) in enumerate(candidates):
        if price * most * left <= best[0]:
            break
        amount = min(most, units[way.claim], room[column])
        rest = _find_best(
            candidates[at + 1 :],
            left - 1,
            {**units, way.claim: units[way.claim] - amount},
            {**room, column: room[column] - amount},
        )
        if amount > 0 and amount * price + rest[0] > best[0]:
            best = amount * price + rest[0], {way: amount, **rest[1]}
    return best


def _by_money(money: int, power: int) -> tuple[float, int]:
    return money, -power


def _by_power(money: int, power: int) -> tuple[float, int]:
    return money / power, money


def _propose_by_train(
    state: State, seat: int, rank: Callable[[int, int], tuple[float, int]], later: Way | None
) -> Wanted:
    """One delivery after the other, the best first, while there are trains."""
    twin, found = state.copy(), Wanted()
    while any(not train.used for train in twin.trains[seat]):
        listed = [
            (rank(_price_of(twin, each) * each.amount, sum(each.trains)), at, each)
            for at, each in enumerate(DELIVER.menu(twin, seat))
            if isinstance(each, Deliver)
        ]
        if not listed:
            break
        first = [row for row in listed if (row[2].claim, row[2].city) != later]
        sale = max(first or listed)[2]
        _carry_out(twin, seat, sale)
        way = Way(sale.claim, sale.city)
        found[way] = found.get(way, 0) + sale.amount
    return found


def _price_of(state: State, sale: Deliver) -> int:
    return state.price(state.board.column_for[state.board.claim_goods[sale.claim]][sale.city])


def _carry_out(state: State, seat: int, sale: Deliver) -> None:
    deliver(state, seat, sale, [])
    state.deliveries += 1
    use_trains(state, seat, sale.trains, sale.claim)


def settle(state: State, seat: int, wanted: Wanted) -> tuple[list[Deliver], State]:
    """The sales that meet these numbers as far as the rules allow, and the state after them."""
    found = _settle(state, seat, list(wanted.items()))
    if state.terms.advanced and sum(each.amount for each in found[0]) < sum(wanted.values()):
        # Trains go round better where the long hauls choose theirs first.
        hauls = sorted(wanted.items(), key=lambda row: -_need(state, seat, *row))
        other = _settle(state, seat, hauls)
        found = max(found, other, key=lambda each: sum(sale.amount for sale in each[0]))
    return found


def _need(state: State, seat: int, way: Way, amount: int) -> int:
    """About what power it takes."""
    each = find_capacity(state, seat, way.claim, way.city, 1000)
    return amount * 1000 // each if each else 0


def _settle(state: State, seat: int, wanted: list[tuple[Way, int]]) -> tuple[list[Deliver], State]:
    twin, sales = state.copy(), []
    for way, number in wanted:
        sale = _sell(twin, seat, way, number)
        if sale is not None:
            _carry_out(twin, seat, sale)
            sales.append(sale)
    return sales, twin


def _sell(state: State, seat: int, way: Way, most: int) -> Deliver | None:
    """As much of it as one delivery takes; None: nothing."""
    board, (claim, city) = state.board, way
    column = board.column_for[board.claim_goods[claim]][city]
    amount = min(most, count_units(state, seat, claim), count_left_to_sell(state, seat, column))
    if amount <= 0:
        return None
    if not state.terms.advanced:
        left = state.deliveries < state.terms.figures.deliveries
        return Deliver(claim, city, amount) if left else None
    sets = list_train_sets(state, seat, board.claim_town[claim])
    carried = [(find_capacity(state, seat, claim, city, power), powers) for power, powers in sets]
    if not carried or carried[-1][0] <= 0:
        return None
    for room, powers in carried:
        if room >= amount:
            return Deliver(claim, city, amount, powers)
    room, powers = carried[-1]
    return Deliver(claim, city, room, powers)


# How it is laid out


def _list_ways(desk: Desk, state: State, seat: int, wanted: Wanted) -> list[Way]:
    """Per claim the ways of the plan and the best one, with a second where that is too small.

    They do not depend on the numbers: nothing moves while one is changed.
    """
    sources = dict(find_sources(state, seat))
    outlets = {
        claim: [each for each in desk.outlets(claim) if each.open and each.left != 0]
        for claim in sources
    }
    spare = state.terms.advanced or len(wanted) + state.deliveries < state.terms.figures.deliveries
    waiting: Tally[int] = Tally()
    for claim, found in outlets.items():
        if found:
            waiting[found[0].column] += sources[claim]
    listed: list[Way] = []
    for claim, found in outlets.items():
        ways = [way for way in wanted if way.claim == claim]
        columns = {_column(state, way) for way in ways}
        small = (
            bool(found) and found[0].left is not None and waiting[found[0].column] > found[0].left
        )
        for outlet in found[: 2 if small and spare else 1]:
            if outlet.column not in columns:
                columns.add(outlet.column)
                ways.append(Way(claim, outlet.city))
        order = {each.city: at for at, each in enumerate(found)}
        listed += sorted(ways, key=lambda way: order[way.city])
    return listed


def _list_staying(desk: Desk, held: list[tuple[int, int]]) -> list[Line]:
    """Goods that no market can have today; where they are many, by what keeps them."""
    if len(held) <= _MOST_STAYING:
        return [market.write_waiting(desk, claim, units) for claim, units in held]
    groups: dict[str, list[tuple[int, int]]] = {}
    for row in held:
        groups.setdefault(market.why_stay(desk, row[0]), []).append(row)
    found = []
    for why, rows in groups.items():
        towns = dict.fromkeys(desk.board.towns[desk.board.claim_town[claim]] for claim, _ in rows)
        note = desk.say(f"board-stay-{why}", count=sum(units for _, units in rows))
        found.append(Line(", ".join(towns), note, tone="soft"))
    return found


def _column(state: State, way: Way) -> int:
    return state.board.column_for[state.board.claim_goods[way.claim]][way.city]


def _line(desk: Desk, state: State, seat: int, way: Way, ways: Wanted) -> Line:
    board = desk.board
    now = ways.get(way, 0)
    others = {each: amount for each, amount in ways.items() if each != way}
    rest = settle(state, seat, others)[1]
    most = sum(sale.amount for sale in _settle(rest, seat, [(way, 1 << 20)])[0])
    price = desk.prices[_column(state, way)]
    town, city = _name_source(desk, state, seat, way.claim), board.towns[way.city]
    outlet = next(each for each in desk.outlets(way.claim) if each.city == way.city)
    sprite = f"goods-{GOODS[board.claim_goods[way.claim]]}"
    return Line(
        desk.say("plan-sell-way", town=town, city=city),
        _note(desk, state, seat, way.claim, outlet, most),
        desk.money(now * price) if now else "",
        sprite,
        spot=claim_spot(way.claim),
        tone="" if now else "soft",
        stepper=Stepper(way.id, now, 0, max(now, most)),
    )


def _name_source(desk: Desk, state: State, seat: int, claim: int) -> str:
    """The town of a claim, with its number where others of one's claims lie there."""
    board = desk.board
    town = board.claim_town[claim]
    here = [each for each, _ in find_sources(state, seat) if board.claim_town[each] == town]
    name = board.towns[town]
    return name if len(here) == 1 else f"{name} {desk.say('board-number', claim=claim)}"


def _note(desk: Desk, state: State, seat: int, claim: int, outlet: Outlet, most: int) -> str:
    args: dict[str, Arg] = {
        "count": count_units(state, seat, claim),
        "price": outlet.price,
        "left": 0 if outlet.left is None else outlet.left,
        "why": "none",
    }
    if most and outlet.left is not None and outlet.left < count_units(state, seat, claim):
        args["why"] = "limit"
    if state.depleted[claim] and state.zone[claim] == seat:
        return desk.say("plan-sell-last", **args)
    return desk.say("plan-sell-units", **args)


def _write_odds(desk: Desk, state: State, after: State, ways: list[Way]) -> Rows | None:
    """What each price is likely to do once this is sold, if nobody sells more of it."""
    if state.turn >= state.terms.last_turn or not ways:
        return None
    rows = []
    for column in dict.fromkeys(_column(state, way) for way in ways):
        facts = desk.board.columns[column]
        odds = advice.odds_after(state, column, after.sold[column])
        name = desk.say("board-goods", goods=facts.commodity)
        if facts.city is not None:
            name = desk.say("plan-odds-at", goods=facts.commodity, city=facts.city)
        rows.append(
            Row(
                (
                    Cell(name, f"goods-{facts.commodity}"),
                    Cell(desk.money(state.price(column))),
                    Cell(desk.percent(odds.fall), tone="fall"),
                    Cell(desk.percent(odds.hold)),
                    Cell(desk.percent(odds.rise), tone="rise"),
                    Cell(desk.money(round(odds.mean)), tone="strong"),
                ),
                f"column:{desk.board.column_ids[column]}",
            )
        )
    heads = desk.say("plan-odds"), desk.say("plan-odds-today"), DOWN, SAME, UP
    columns = [Column(head, "right" if at else "left") for at, head in enumerate(heads)]
    columns.append(Column(desk.say("plan-odds-mean")))
    return Rows(tuple(columns), tuple(rows))


def _label(state: State, sales: list[Deliver]) -> Message:
    units: Tally[str] = Tally()
    for sale in sales:
        units[GOODS[state.board.claim_goods[sale.claim]]] += sale.amount
    parts = [
        Message("goods-units", {"amount": amount, "goods": goods})
        for goods, amount in units.items()
    ]
    if not parts:
        return Message("plan-sell-nothing")
    if len(parts) == 1:
        return Message("plan-sell", {"parts": tuple(parts)})
    return Message("plan-sell-several", {"parts": tuple(parts[:-1]), "last": (parts[-1],)})
