"""Segments between two own towns: what a way gains that is open all year, shorter, or easier for
trains (SV-4.9)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from rotonde.games.silverton.bot.contests import find_win_chance
from rotonde.games.silverton.bot.prices import find_odds
from rotonde.games.silverton.bot.valuation import STEP, Outlook
from rotonde.games.silverton.rules.board import PRECIOUS
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.prospector_places import measure_holding
from rotonde.games.silverton.rules.state import SilvertonState

_ATTEMPT = 0.5
"""How often a rival who may steal a line tries to."""
_USE = 0.5
"""What part of what trains could carry more is carried: they serve other claims as well, and
markets take only so much."""
_HORIZON = 6
"""Turns in which more room on trains pays: later one has stronger ones."""


def find_better_ways(
    state: SilvertonState, seat: int, outlook: Outlook, purse: int
) -> dict[int, float]:
    """Per segment between two own towns what it brings, its cost paid."""
    roads = state.roads[seat]
    if roads.count >= state.terms.figures.cubes:
        return {}
    gains: dict[int, float] = {}
    for found in (
        _find_all_year(state, seat, outlook, purse),
        _find_shorter(state, seat, outlook, purse),
        _find_for_trains(state, seat, outlook, purse),
    ):
        for segment, gain in found:
            gains[segment] = gains.get(segment, 0.0) + gain
    costs = state.board.costs
    return {
        segment: gain - costs[segment] - STEP
        for segment, gain in gains.items()
        if gain > costs[segment] + STEP
    }


def _list_segments(state: SilvertonState, seat: int, purse: int) -> Iterator[int]:
    """Free segments between two towns that own track joins already."""
    board, roads = state.board, state.roads[seat]
    for segment in roads.edges:
        free = state.owner[segment] < 0 and board.costs[segment] <= purse
        if free and roads.joins(board.ends[segment]):
            yield segment


def _find_all_year(
    state: SilvertonState, seat: int, outlook: Outlook, purse: int
) -> Iterator[tuple[int, float]]:
    """Claims that snow would shut in: goods that must wait out a winter lose some of their
    worth."""
    board, roads = state.board, state.roads[seat]
    white, markets = board.white, board.market_towns
    winters = sum(state.turn < turn <= state.turn + outlook.left for turn in state.terms.winter)
    if not winters or not roads.own & white:
        return
    shut = []
    for claim in state.hands[seat]:
        town = board.claim_town[claim]
        if state.depleted[claim] or not roads.live_towns >> town & 1:
            continue
        if not roads.open_part(town, white) & markets:
            price = outlook.prices[board.claim_goods[claim]]
            worth = find_odds(board)[claim].later * price * winters
            shut.append((town, outlook.style.winter * worth))
    if not shut:
        return
    for segment in _list_segments(state, seat, purse):
        if not white >> segment & 1:
            grown = roads.with_(segment)
            yield (
                segment,
                sum(worth for town, worth in shut if grown.open_part(town, white) & markets),
            )


# Lines


def _find_theft_chance(ahead: int) -> float:
    """How often a thief wins whose route is so much shorter: no other may try."""
    return find_win_chance(ahead) if ahead > 0 else 0.0


class _Contest(NamedTuple):
    """A line that a shorter route would hold, or take away from somebody."""

    ends: tuple[int, int]
    now: int
    """How long one's own route is."""
    worth: float
    """What the line brings from now on."""
    price: int
    against: tuple[int, ...]
    """Rivals' routes to a line of one's own, or the length that defends another's."""
    own: bool

    def estimate(self, route: int) -> float:
        """What the line is worth with a route of this length."""
        if self.own:
            most = max(_find_theft_chance(route - rival) for rival in self.against)
            return -_ATTEMPT * most * self.worth
        return max(0.0, _find_theft_chance(self.against[0] - route) * self.worth - self.price)


def _find_shorter(
    state: SilvertonState, seat: int, outlook: Outlook, purse: int
) -> Iterator[tuple[int, float]]:
    """Lines of one's own that others could steal, and lines of others that one could (SV-4.15)."""
    contests = _find_contests(state, seat, outlook)
    if not contests:
        return
    board, roads = state.board, state.roads[seat]
    for segment in _list_segments(state, seat, purse):
        length, towns = board.lengths[segment], board.joined[segment]
        for contest in contests:
            near, far = (roads.lengths(end) for end in contest.ends)
            then = min(
                (
                    near[one] + length + far[other]
                    for one in towns
                    for other in towns
                    if other != one and one in near and other in far
                ),
                default=contest.now,
            )
            if then < contest.now:
                yield segment, contest.estimate(then) - contest.estimate(contest.now)


def _find_contests(state: SilvertonState, seat: int, outlook: Outlook) -> list[_Contest]:
    board = state.board
    found = []
    for line in bits(state.in_play):
        owner = state.line_owner[line]
        now = state.line_route(seat, line)
        if owner < 0 or now is None or state.line_partner[line] >= 0:
            continue
        if owner == seat:
            others = (state.line_route(other, line) for other in range(state.terms.players))
            against = tuple(route for route in others if route is not None and route < now)
        else:
            against = (measure_holding(state, line),)
        if against:
            revenue = board.line_revenue[line] * (2 if state.terms.double else 1)
            worth = 0.95 * revenue * outlook.left
            price = board.line_price[line]
            found.append(_Contest(board.line_ends[line], now, worth, price, against, owner == seat))
    return found


# Trains


def _find_for_trains(
    state: SilvertonState, seat: int, outlook: Outlook, purse: int
) -> Iterator[tuple[int, float]]:
    """Claims whose goods trains could not carry in full: they carry the more, the shorter the
    longest segment is (SV-17.5)."""
    if not state.terms.advanced or not state.trains[seat]:
        return
    power = sum(train.power for train in state.trains[seat])
    roads = state.roads[seat]
    pressed = []
    for claim in state.hands[seat]:
        units = _estimate_units(state, claim)
        if units > _find_room(state, seat, claim, outlook, roads, power):
            pressed.append((claim, units))
    if not pressed:
        return
    turns = min(outlook.left, _HORIZON)
    for segment in _list_segments(state, seat, purse):
        grown = roads.with_(segment)
        total = 0.0
        for claim, units in pressed:
            now = _find_room(state, seat, claim, outlook, roads, power)
            then = min(units, _find_room(state, seat, claim, outlook, grown, power))
            if then > now:
                price = outlook.prices[state.board.claim_goods[claim]]
                total += _USE * (then - now) * price * turns
        if total:
            yield segment, total


def _estimate_units(state: SilvertonState, claim: int) -> float:
    """What a claim gives in a turn, as far as one can tell."""
    if state.depleted[claim]:
        return 0.0
    return find_odds(state.board)[claim].later


def _find_room(
    state: SilvertonState, seat: int, claim: int, outlook: Outlook, roads: PlayerTrack, power: int
) -> float:
    """Units that all one's trains carry from a claim to where its goods fetch most."""
    board = state.board
    goods, here = board.claim_goods[claim], board.claim_town[claim]
    column = outlook.columns[goods]
    least = 0
    for city in bits(roads.live_towns & board.market_towns):
        if board.column_for[goods][city] == column:
            longest = 1 if city == here else roads.longest(city).get(here, 0)
            least = min(least or longest, longest or least)
    if not least:
        return math.inf  # not reached: another matter
    units = power // least
    return 2 * units if goods in PRECIOUS else units
