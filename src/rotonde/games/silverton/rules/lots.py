"""Goods bought from others: as much as can really be delivered this turn (SV-10.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from rotonde.games.silverton.rules.actions import Bundle
from rotonde.games.silverton.rules.board import PRECIOUS
from rotonde.games.silverton.rules.delivery import count_left_to_sell
from rotonde.games.silverton.rules.fleet import Train
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.state import SilvertonState

PLENTY = 1 << 20
Amounts = dict[tuple[int, int], int]
"""Units by claim and column."""


class Means(NamedTuple):
    """What a seat has to deliver with: its railway and its trains."""

    state: SilvertonState
    seat: int
    roads: PlayerTrack
    trains: tuple[Train, ...]
    """Those that can still run; one without a city serves any part."""

    def count_most(self, promised: Mapping[int, int], claim: int, enough: int = PLENTY) -> int:
        """The most of a claim's goods that can go out, with all that is promised besides.

        From `enough` on more is of no interest.
        """
        wanted = {each: units for each, units in promised.items() if units and each != claim}
        outlets = {each: self._find_outlets(each) for each in (*wanted, claim)}
        if not all(outlets.values()):
            return 0
        limits = {
            column: count_left_to_sell(self.state, self.seat, column)
            for columns in outlets.values()
            for column in columns
        }
        best = 0
        for room in self._list_rooms(outlets):
            carried = dict.fromkeys(outlets, 0)
            for (each, _), units in room.items():
                carried[each] += units
            # Most ways to send the trains leave out something that is promised.
            if carried[claim] > best and all(carried[each] >= wanted[each] for each in wanted):
                best = max(best, _fit(room, limits, wanted, claim))
                if best >= enough:
                    break
        return best

    def suffice(self, promised: Mapping[int, int]) -> bool:
        """Whether all that is promised can go out together."""
        claim = next(iter(promised), None)
        return claim is None or self.count_most(promised, claim, promised[claim]) >= promised[claim]

    def reaches(self, claim: int) -> bool:
        return bool(self._find_outlets(claim))

    def _find_outlets(self, claim: int) -> dict[int, int]:
        """Per column where a claim's goods can be sold the longest segment on the way there."""
        state, board, roads = self.state, self.state.board, self.roads
        town, goods = board.claim_town[claim], board.claim_goods[claim]
        closed = state.find_closed(self.seat)
        found: dict[int, int] = {}
        for city in bits(roads.open_part(town, closed) & board.market_towns):
            column = board.column_for[goods][city]
            if column < 0 or state.cells[column] < 0:
                continue
            longest = 1 if city == town else roads.longest(city, closed)[town]
            found[column] = min(longest, found.get(column, longest))
        return found

    def _list_rooms(self, outlets: dict[int, dict[int, int]]) -> Iterator[Amounts]:
        """Every way to share out deliveries or trains: what could then go where."""
        ways = [(claim, column) for claim, columns in outlets.items() for column in columns]
        if not self.state.terms.advanced:
            for chosen in product(ways, repeat=self.state.terms.figures.deliveries):
                yield dict.fromkeys(chosen, PLENTY)
            return
        # Like trains stand in for each other: which of them goes where makes no difference.
        alike = Counter(train for train in self.trains if not train.used)
        open_to = {train: [way for way in ways if self._serves(train, way[0])] for train in alike}
        useful = [train for train in alike if open_to[train]]
        sendings = [combinations_with_replacement(open_to[t], alike[t]) for t in useful]
        for sent in product(*sendings):
            powers: Amounts = {}
            for train, ways_of_these in zip(useful, sent, strict=True):
                for way in ways_of_these:
                    powers[way] = powers.get(way, 0) + train.power
            yield {
                (claim, column): power // outlets[claim][column] * self._count_per_load(claim)
                for (claim, column), power in powers.items()
            }

    def _count_per_load(self, claim: int) -> int:
        return 2 if self.state.board.claim_goods[claim] in PRECIOUS else 1

    def _serves(self, train: Train, claim: int) -> bool:
        """Spike: a train serves the part of its city until the cities are joined (SV-18.8)."""
        starts, roads = self.roads.starts, self.roads
        free = not self.state.terms.spike or self.state.joined[self.seat] or train.city < 0
        if free or roads.part(starts[0]) >> starts[1] & 1:
            return True
        return bool(roads.part(starts[train.city]) >> self.state.board.claim_town[claim] & 1)


def _fit(room: Amounts, limits: Mapping[int, int], wanted: Mapping[int, int], claim: int) -> int:
    """How much of a claim fits beside what is wanted; 0 if that does not fit itself."""
    left, free = dict(limits), dict(room)
    sold: Amounts = dict.fromkeys(room, 0)

    def send(each: int, units: int, passed: set[int]) -> int:
        """Send a claim's goods where there is room, moving those of others if need be."""
        done = 0
        for of, column in room:
            if of != each or column in passed or done == units:
                continue
            most = min(units - done, free[of, column])
            if not most:
                continue
            passed.add(column)
            got = min(most, left[column])
            left[column] -= got
            for other in {of for of, at in room if at == column and of != each}:
                if got == most:
                    break
                moved = send(other, min(most - got, sold[other, column]), passed)
                sold[other, column] -= moved
                free[other, column] += moved
                got += moved
            sold[of, column] += got
            free[of, column] -= got
            done += got
        return done

    for each, units in wanted.items():
        done = 0
        while done < units and (more := send(each, units - done, set())):
            done += more
        if done < units:
            return 0
    most = 0
    while more := send(claim, PLENTY, set()):
        most += more
    return most


def find_means(state: SilvertonState, seat: int) -> Means:
    return Means(state, seat, state.roads[seat], state.trains[seat])


def find_means_after(
    state: SilvertonState, partner: int, roads: PlayerTrack, give: Bundle, take: Bundle
) -> list[Means]:
    """What the active player can deliver with after a bargain, whichever like train he gives."""
    seat = state.seat
    got = _list_received(state, partner, give, take)
    fleets = {state.trains[seat]}
    for power in give.trains:
        fleets = {
            rest for fleet in fleets for rest in _list_fleets_without(state, seat, fleet, power)
        }
    return [Means(state, seat, roads, (*fleet, *got)) for fleet in sorted(fleets)]


def _list_received(state: SilvertonState, partner: int, give: Bundle, take: Bundle) -> list[Train]:
    """The trains that come with a bargain, and whether they can still run (SV-17.11)."""
    theirs = list(state.trains[partner])
    if state.terms.spike:  # of like ones the partner may give any (SV-18.8)
        return [
            Train(power, used=any(train.used for train in theirs if train.power == power))
            for power in take.trains
        ]
    mine = list(state.trains[state.seat])
    theirs.extend([_take_first(mine, power) for power in give.trains])
    theirs.sort()
    return [_take_first(theirs, power) for power in take.trains]


def _take_first(trains: list[Train], power: int) -> Train:
    """Of like trains one that has not run is handed over first."""
    return trains.pop(next(at for at, train in enumerate(trains) if train.power == power))


def _list_fleets_without(
    state: SilvertonState, seat: int, fleet: tuple[Train, ...], power: int
) -> Iterator[tuple[Train, ...]]:
    """A fleet that gave a train away: he says of which city it was, where that matters."""
    like = [train for train in fleet if train.power == power]
    bound = state.terms.spike and not state.joined[seat]
    for city in {train.city for train in like} if bound else {max(train.city for train in like)}:
        at = fleet.index(next(train for train in like if train.city == city))
        yield fleet[:at] + fleet[at + 1 :]
