"""What things are worth to a player of Silverton, from what his seat can see."""

from __future__ import annotations

import math
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, NamedTuple

from rotonde.games.silverton.bot.ending import could_end_now
from rotonde.games.silverton.bot.prices import estimate_claim, find_best_columns
from rotonde.games.silverton.bot.style import USUAL, Style
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.state import (
    SilvertonState,
)

Scored = list[tuple[float, Any]]
"""Choices, each with what it is worth at first sight; doing nothing is worth 0."""
STEP = 60
"""What a surveyor's turn is worth when ways are compared."""


class Ways(NamedTuple):
    """What it takes to reach each town from the live network over unbuilt track."""

    effort: dict[int, int]
    """Cost of track plus what the surveyors' time is worth."""
    steps: dict[int, int]
    """How many segments are still to be built."""
    back: dict[int, tuple[int, int]]
    """Per town the segment that leads to it and the town before."""
    masks: dict[int, int]
    """Per town the segments of its path as bits, as far as anybody asked."""

    def path(self, town: int) -> list[int]:
        """The segments to build, from the network outwards."""
        found = []
        while town in self.back:
            segment, town = self.back[town]
            found.append(segment)
        found.reverse()
        return found

    def mask(self, town: int) -> int:
        """The segments to build, as bits."""
        found = self.masks.get(town)
        if found is None:
            found = self.masks[town] = sum(1 << segment for segment in self.path(town))
        return found


def find_ways(state: SilvertonState, seat: int) -> Ways:
    roads = state.roads[seat]
    return find_ways_over(state.board, roads, state.built)


def find_ways_over(board: Board, roads: PlayerTrack, built: int) -> Ways:
    """The same from a railway and all segments that have an owner."""
    return _find_ways(board, roads.own, roads.starts, built)


@lru_cache(maxsize=4096)
def _find_ways(board: Board, own: int, starts: tuple[int, ...], built: int) -> Ways:
    roads = board.roads(own, starts)
    free = ~(built | roads.shut)
    effort: dict[int, int] = {}
    steps: dict[int, int] = {}
    back: dict[int, tuple[int, int]] = {}
    queue = [(0, 0, town, -1, -1) for town in bits(roads.live_towns)]
    while queue:
        far, built_here, here, segment, before = heappop(queue)
        if here in effort:
            continue
        effort[here], steps[here] = far, built_here
        if segment >= 0:
            back[here] = (segment, before)
        for way in bits(board.touch[here] & (free | own)):
            owned = own >> way & 1
            price = 0 if owned else board.costs[way]
            trouble = 0 if owned else STEP + (price // 3 if board.white >> way & 1 else 0)
            for other in board.joined[way]:
                if other not in effort:
                    there = (far + price + trouble, built_here + 1 - owned, other, way, here)
                    heappush(queue, there)
    return Ways(effort, steps, back, {})


def count_turns_left(state: SilvertonState, style: Style = USUAL) -> int:
    """How many turns are still to be played after this one, as far as one can tell."""
    terms = state.terms
    left = terms.last_turn - state.turn
    if terms.goal is None:
        return left
    if terms.solo:
        # Nobody hurries: look further than the goal seems away.
        pace = 4 if state.cash[0] * 2 > terms.goal else 8 if state.cash[0] * 4 > terms.goal else 12
        return min(left, max(pace, 12 - state.turn))
    if style.sees_end and could_end_now(state):
        return min(left, _AT_LAST)
    richest = 0.8 * terms.cash
    for seat, cash in enumerate(state.cash):
        for claim in state.hands[seat]:
            if state.goods[claim]:
                cash += state.goods[claim] * _AVERAGE[state.board.claim_goods[claim]]
        richest = max(richest, cash)
    turns = 2.0 if richest >= terms.goal else 2 + math.log(terms.goal / richest) / _GROWTH
    return min(left, min(round(turns), 12) + style.longer)


_AT_LAST = 1
"""Turns left once somebody could have the goal by the end of this one: not all sell all they
have."""
_AVERAGE = (230, 190, 190, 90, 55)
"""What a unit of each kind brings, roughly."""
_GROWTH = math.log(1.18)
"""How fast money grows in a turn."""


_ALONE = 0.85
"""Confidence without rivals: there is time to wait for better claims."""


def find_confidence(state: SilvertonState, style: Style) -> float:
    """What part of its expected yield a claim is taken for."""
    return _ALONE if state.terms.solo else style.confidence


class Outlook:
    """How a seat's affairs look: worked out once and asked about many claims."""

    __slots__ = (
        "_gains",
        "columns",
        "left",
        "live",
        "pending",
        "prices",
        "routes",
        "seat",
        "state",
        "style",
        "surveyors",
    )

    def __init__(self, state: SilvertonState, seat: int, style: Style = USUAL) -> None:
        self.state = state
        self.seat = seat
        self.style = style
        self.left = count_turns_left(state, style)
        self.routes = find_ways(state, seat)
        self.live = state.roads[seat].live_towns | state.board.market_towns
        self.columns, self.prices = find_best_columns(state, seat)
        self.surveyors = max(1, sum(piece.surveyor for piece in state.crew[seat]))
        self.pending = 0
        """Track one is bound to build for claims one has or is about to have, as bits."""
        self._gains: dict[int, float] = {}
        self.look_at_crew()

    def look_at_crew(self) -> None:
        """Work out again what hangs on where one's crew stands."""
        self.pending = self._find_pending()
        self._gains = {}

    def _find_pending(self) -> int:
        state, board = self.state, self.state.board
        # Track to a claim that is too far away by now will not be built.
        claims = [claim for claim in state.hands[self.seat] if self.reach_gain(claim) > 0]
        for piece in state.crew[self.seat]:
            if AT_CLAIM < piece.place < AT_LINE:
                claims = [*claims, piece.place - AT_CLAIM]
        found = 0
        for claim in claims:
            town = board.claim_town[claim]
            if not self.live >> town & 1 and town in self.routes.effort:
                found |= self.routes.mask(town)
        return found & ~state.roads[self.seat].own

    def is_reached(self, claim: int) -> bool:
        return bool(self.live >> self.state.board.claim_town[claim] & 1)

    def delay(self, town: int) -> int:
        """In how many turns own track can be there."""
        if self.live >> town & 1:
            return 0
        return -(-self.routes.steps.get(town, 99) // self.surveyors)

    def effort(self, town: int) -> int | None:
        return 0 if self.live >> town & 1 else self.routes.effort.get(town)

    def reach_gain(self, claim: int) -> float:
        """What track to an own claim brings, or one that is about to be own; 0: it is reached, or
        no track can get there."""
        state, town = self.state, self.state.board.claim_town[claim]
        if self.live >> town & 1 or town not in self.routes.effort:
            return 0.0
        price = self.prices[state.board.claim_goods[claim]]
        delay = self.delay(town)
        worth = estimate_claim(state, claim, self.left + 1 - delay, price)
        worth = worth * find_confidence(state, self.style) + state.goods[claim] * price
        return worth * PATIENCE**delay - self.routes.effort[town]

    def goods_worth(self, claim: int) -> float:
        """What the goods lying on an own claim will bring."""
        state = self.state
        units = state.goods[claim]
        goods = state.board.claim_goods[claim]
        column = self.columns[goods]
        left = state.terms.last_turn - state.turn
        if not units or column < 0 or not left:
            return 0.0
        if self.is_reached(claim):
            price = max(state.price(column), self.prices[goods])
            limit = state.board.limits[column]
            if limit is not None and units > limit:
                price *= 0.9
            return units * price * 0.95
        effort = self.effort(state.board.claim_town[claim])
        if effort is None or left < 3:
            return 0.0
        return max(0.0, units * self.prices[goods] * 0.8 - effort)

    def claim_worth(self, claim: int) -> float:
        """What working an own claim will bring from the next turn on."""
        town = self.state.board.claim_town[claim]
        price = self.prices[self.state.board.claim_goods[claim]]
        if self.live >> town & 1:
            return 0.9 * estimate_claim(self.state, claim, self.left, price)
        effort = self.effort(town)
        if effort is None:
            return 0.0
        later = estimate_claim(self.state, claim, self.left - self.delay(town), price)
        return max(0.0, 0.7 * (later - effort))

    def gain(self, claim: int) -> float:
        """What buying a claim of the row brings in the end, its cost and its track paid."""
        found = self._gains.get(claim)
        if found is None:
            found = self._gains[claim] = self._estimate_gain(claim)
        return found

    def _estimate_gain(self, claim: int) -> float:
        board = self.state.board
        town = board.claim_town[claim]
        effort = self.effort(town)
        price = self.prices[board.claim_goods[claim]]
        if effort is None or not price:
            return -1.0
        delay = 0
        if not self.live >> town & 1:
            # It waits for what is to be built already, and every cube is missed elsewhere.
            track = (self.pending | self.routes.mask(town)) & ~self.state.roads[self.seat].own
            count = track.bit_count()
            delay = -(-count // self.surveyors)
            over = self.state.roads[self.seat].count + count - self.state.terms.figures.cubes
            effort += CUBE * max(0, over)
        worth = estimate_claim(self.state, claim, self.left + 1 - delay, price)
        worth *= find_confidence(self.state, self.style)
        return worth * PATIENCE**delay - board.claim_cost[claim] - effort

    def line_gain(self, line: int, delay: int = 0) -> float:
        revenue = self.state.board.line_revenue[line] * (2 if self.state.terms.double else 1)
        return revenue * (self.left + 1 - delay) * 0.95 - self.state.board.line_price[line]


CUBE = 150
"""What a segment costs beyond its price when there is no cube for it: another one goes."""
PATIENCE = 0.92
"""What money a turn later is worth: it could have grown meanwhile."""


def estimate_wealth(state: SilvertonState, seat: int) -> float:
    """Cash, and what goods, claims, lines and trains will still bring."""
    board = state.board
    outlook = Outlook(state, seat)
    left = outlook.left
    total = float(state.cash[seat])
    for claim in state.hands[seat]:
        total += outlook.goods_worth(claim) + outlook.claim_worth(claim)
    for line in bits(state.in_play):
        owner = state.line_owner[line]
        if owner == seat or state.line_partner[line] == seat:
            revenue = board.line_revenue[line] * (2 if state.terms.double else 1)
            share = 0.5 if state.line_partner[line] >= 0 else 1.0
            total += revenue * share * (left + (0 if state.line_paid[line] else 1)) * 0.9
    if state.terms.advanced:
        power = sum(train.power for train in state.trains[seat])
        total += 12 * power * min(left, 6) ** 0.5
    return total
