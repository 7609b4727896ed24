"""The map and the cards, made ready for play: everything by number, nothing that changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from rotonde.games.silverton.rules.actions import Dismantle, Prospect, ProspectLine, Survey
from rotonde.games.silverton.rules.cards import Box, box
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.kernel.memo import Interned

GOODS = ("gold", "copper", "silver", "lumber", "coal")
PRECIOUS = (0, 2)
"""Gold and silver: they take half the room in a train (SV-17.5)."""
_KEPT = 20_000
_UNKNOWN = (-1, -1)
"""Not looked for yet: None is an answer."""


class Board:
    """Compiled once per set of data; states share it."""

    def __init__(self, parts: Box) -> None:
        self.box = parts
        self._towns(parts)
        self._segments(parts)
        self._cards(parts)
        self._market(parts)
        self._roads: dict[tuple[int, tuple[int, ...]], PlayerTrack] = {}
        self._shortest: dict[tuple[int, int, int], tuple[int, int] | None] = {}
        self.calm: dict[tuple[int, int], int] = {}
        """Per column and demand what can be sold before the price falls: see delivery.py."""
        self._actions()

    def _towns(self, parts: Box) -> None:
        self.towns = tuple(town.name for town in parts.towns)
        self.town_at = {name: at for at, name in enumerate(self.towns)}
        self.cities = tuple(at for at, town in enumerate(parts.towns) if town.market)
        """The market cities (SV-1.12)."""
        self.market_towns = sum(1 << city for city in self.cities)

    def _segments(self, parts: Box) -> None:
        at = self.town_at
        segments = parts.segments
        self.ids = tuple(segment.id for segment in segments)
        self.segment_at = {id: number for number, id in enumerate(self.ids)}
        self.joined = tuple(tuple(at[town] for town in segment.towns) for segment in segments)
        self.ends = tuple(sum(1 << town for town in towns) for towns in self.joined)
        self.lengths = tuple(segment.length for segment in segments)
        self.costs = tuple(segment.cost for segment in segments)
        self.white = sum(1 << number for number, segment in enumerate(segments) if segment.white)
        self.up_to = {
            most: sum(1 << number for number, length in enumerate(self.lengths) if length <= most)
            for most in set(self.lengths)
        }
        """Per length the segments that are no longer."""
        touch = [0] * len(self.towns)
        for number, towns in enumerate(self.joined):
            for town in towns:
                touch[town] |= 1 << number
        self.touch = tuple(touch)
        self.parallel = tuple(
            sum(
                1 << other
                for other in range(len(segments))
                if other != number
                and (
                    self.ends[other] == self.ends[number]
                    or (segments[number].group and segments[other].group == segments[number].group)
                )
            )
            for number in range(len(segments))
        )
        """Per segment those that the same player may not own beside it (SV-4.8)."""
        self.twins = tuple(
            tuple(
                other
                for other in range(len(segments))
                if other != number
                and self.ends[other] == self.ends[number]
                and self.costs[other] == self.costs[number]
            )
            for number in range(len(segments))
        )
        """Where a disputed surveyor may shift to (SV-5.3)."""

    def _cards(self, parts: Box) -> None:
        at = self.town_at
        count = len(parts.claims) + 1
        self.claims = range(1, count)
        self.claim_town = [0] * count
        self.claim_goods = [0] * count
        self.claim_cost = [0] * count
        self.claim_fee = [0] * count
        self.claim_spent = [0] * count
        self.claim_yields: list[tuple[int, ...]] = [()] * count
        """Goods by result, from 0 to 12."""
        for claim in parts.claims:
            number = claim.no
            self.claim_town[number] = at[claim.town]
            self.claim_goods[number] = GOODS.index(claim.commodity)
            self.claim_cost[number] = claim.cost
            self.claim_fee[number] = claim.operate
            self.claim_spent[number] = claim.depleted
            self.claim_yields[number] = (0,) * (claim.depleted + 1) + claim.yields
        self.claim_towns = 0
        for number in self.claims:
            self.claim_towns |= 1 << self.claim_town[number]
        count = len(parts.lines) + 1
        self.lines = range(1, count)
        self.line_ends = [(0, 0)] * count
        self.line_price = [0] * count
        self.line_revenue = [0] * count
        self.line_letter = [""] * count
        self.line_limit: list[tuple[int, int] | None] = [None] * count
        """The town and the number of its depletions that end a line (SV-9.6)."""
        for line in parts.lines:
            number = line.no
            self.line_ends[number] = (at[line.towns[0]], at[line.towns[1]])
            self.line_price[number] = line.price
            self.line_revenue[number] = line.revenue
            self.line_letter[number] = line.letter
            if line.ends is not None:
                self.line_limit[number] = (at[line.ends.town], line.ends.count)
        self.mishaps = {200 + event.no: event for event in parts.mishaps}
        """The event cards, by their numbers in the claim deck."""

    def _market(self, parts: Box) -> None:
        columns = parts.columns
        self.columns = columns
        self.column_ids = tuple(column.id for column in columns)
        self.column_goods = tuple(GOODS.index(column.commodity) for column in columns)
        self.prices = tuple(tuple(column.prices) for column in columns)
        self.limits = tuple(column.limit for column in columns)
        self.column_for = [[-1] * len(self.towns) for _ in GOODS]
        for number, column in enumerate(columns):
            goods = GOODS.index(column.commodity)
            cities = self.cities if column.city is None else (self.town_at[column.city],)
            for city in cities:
                self.column_for[goods][city] = number
        self.moves = tuple(_list_moves(parts, column.table) for column in columns)

    def _actions(self) -> None:
        """Decisions that come up all the time are made once."""
        count = len(self.ids)
        self.survey = {
            (bonus, city): tuple(Survey(bonus, number, city) for number in range(count))
            for bonus in range(3)
            for city in (-1, 0, 1)
        }
        self.dismantle = {
            (bonus, city): tuple(Dismantle(bonus, number, city) for number in range(count))
            for bonus in range(3)
            for city in (-1, 0, 1)
        }
        self.prospect = [
            tuple(Prospect(bonus, number) for number in range(len(self.claim_cost)))
            for bonus in range(3)
        ]
        self.prospect_line = [
            tuple(ProspectLine(bonus, number) for number in range(len(self.line_price)))
            for bonus in range(3)
        ]

    # Questions

    def roads(self, own: int, starts: tuple[int, ...]) -> PlayerTrack:
        """The railway of these segments; worked out once."""
        key = (own, starts)
        found = self._roads.get(key)
        if found is None:
            if len(self._roads) >= _KEPT:
                self._roads.clear()
            found = self._roads[key] = PlayerTrack(self, own, starts)
        return found

    def flood(self, towns: int, usable: int) -> tuple[int, int]:
        """All towns that usable segments join to these, and the segments on the way."""
        touch, ends = self.touch, self.ends
        fresh, segments = towns, 0
        while fresh:
            low = fresh & -fresh
            fresh ^= low
            found = touch[low.bit_length() - 1] & usable & ~segments
            segments |= found
            while found:
                bit = found & -found
                found ^= bit
                far = ends[bit.bit_length() - 1] & ~towns
                towns |= far
                fresh |= far
        return towns, segments

    def shortest(self, start: int, goal: int, usable: int) -> tuple[int, int] | None:
        """The shortest way over usable segments: its length and segments; lowest numbers first."""
        key = (start, goal, usable)
        found = self._shortest.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            if len(self._shortest) >= _KEPT:
                self._shortest.clear()
            found = self._shortest[key] = self._seek(start, goal, usable)
        return found

    def _seek(self, start: int, goal: int, usable: int) -> tuple[int, int] | None:
        if not (self.touch[start] & usable and self.touch[goal] & usable):
            return None
        queue = [(0, 0, start, 0)]
        done = 0
        while queue:
            far, _, here, way = heappop(queue)
            if here == goal:
                return far, way
            if done >> here & 1:
                continue
            done |= 1 << here
            for segment in bits(self.touch[here] & usable):
                for other in self.joined[segment]:
                    if not done >> other & 1:
                        taken = way | 1 << segment
                        entry = (far + self.lengths[segment], _low_first(taken), other, taken)
                        heappush(queue, entry)
        return None

    def move(self, column: int, result: int) -> int:
        """How many cells a result moves the marker (SV-14.4)."""
        moves = self.moves[column]
        return moves[min(max(result, _LOW), _HIGH) - _LOW]


def _low_first(way: int) -> int:
    """Orders equal routes by their lowest segments."""
    return -int(f"{way:b}"[::-1].ljust(_WIDTH, "0"), 2)


_WIDTH = 200
_LOW, _HIGH = -10, 120


def _list_moves(parts: Box, table: str) -> tuple[int, ...]:
    rows = parts.changes[table].moves
    return tuple(
        next(move for low, high, move in rows if low <= result <= high)
        for result in range(_LOW, _HIGH + 1)
    )


Data = tuple[tuple[str, str], ...] | None
_BOARDS: Interned[Data, Board] = Interned()


def board(data: Mapping[str, str] | None) -> Board:
    return _make_board(None if data is None else tuple(sorted(data.items())))


@lru_cache(maxsize=16)
def _make_board(key: Data) -> Board:
    return _BOARDS.get(key, lambda: Board(box(None if key is None else dict(key))))
