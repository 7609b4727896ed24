"""The numbers a player would ask for, each from what his seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

from rotonde.games.silverton.bot.valuation import find_ways_over
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.delivery import count_left_to_sell, find_markets
from rotonde.games.silverton.rules.junctions import choose_rolling
from rotonde.games.silverton.rules.market import move_without_dice
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.prospector_places import measure_holding
from rotonde.games.silverton.rules.state import (
    HOME,
    PLACED,
    TIED,
    Piece,
)
from rotonde.games.silverton.rules.state import SilvertonState as State
from rotonde.games.silverton.rules.view import show_cash

_TWO_DICE = tuple((total, 6 - abs(7 - total)) for total in range(2, 13))


def known(state: State, seat: int | None) -> State:
    """The state with the cash that the seat cannot know set to what everybody started with."""
    twin = state.copy()
    for other in range(state.terms.players):
        if show_cash(state, other, seat) is None:
            twin.cash[other] = state.terms.cash
    return twin


class Operation(NamedTuple):
    """What the next operation of a claim brings on average."""

    first: bool
    units: Fraction
    spent: Fraction
    """How often the claim is depleted by it."""


def operation(state: State, claim: int) -> Operation:
    return expect(state.board, claim, first=not state.worked[claim])


@lru_cache(maxsize=1024)
def expect(board: Board, claim: int, *, first: bool) -> Operation:
    """SV-9.2: one die + 6 the first time in a claim's life, two dice later."""
    throws: Sequence[tuple[int, int]] = _TWO_DICE
    if first:
        plus = board.box.tables.figures.first_operation
        throws = [(die + plus, 6) for die in range(1, 7)]
    limit, yields = board.claim_spent[claim], board.claim_yields[claim]
    units = sum(yields[total] * chances for total, chances in throws if total > limit)
    spent = sum(chances for total, chances in throws if total <= limit)
    return Operation(first, Fraction(units, 36), Fraction(spent, 36))


class Market(NamedTuple):
    """A city that goods could go to."""

    city: int
    column: int
    price: int
    left: int | None
    """What the sale limit still allows; None: there is none."""
    open: bool
    """False: only snow keeps one from it."""
    all_year: bool
    """Whether no winter closes the way."""


def outlets(state: State, seat: int, claim: int) -> list[Market]:
    """Where a claim's goods can go over own track, the best price first."""
    board = state.board
    town = board.claim_town[claim]
    columns = board.column_for[board.claim_goods[claim]]
    now = dict(find_markets(state, seat, claim))
    roads = state.roads[seat]
    found = []
    for city in bits(roads.open_part(town) & board.market_towns):
        column = columns[city]
        if column < 0 or state.cells[column] < 0:
            continue
        left = None if board.limits[column] is None else count_left_to_sell(state, seat, column)
        all_year = roads.is_linked(town, city, board.white)
        found.append(Market(city, column, state.price(column), left, city in now, all_year))
    return sorted(found, key=lambda each: (not each.open, -each.price))


class PriceOdds(NamedTuple):
    """How a price is likely to move at the end of the turn."""

    fall: Fraction
    hold: Fraction
    rise: Fraction
    mean: Fraction
    """The price to be expected."""


@lru_cache(maxsize=4096)
def price_odds(
    board: Board, column: int, cell: int, sold: int, idn: int, simple: bool
) -> PriceOdds:
    """The prices after so many units are sold, by all throws of the dice (SV-14, SV-19.7)."""
    facts = board.columns[column]
    if simple:
        moves = [(move_without_dice(facts.commodity, sold, idn), 36)]
    else:
        counted = (-(-sold // 2) if facts.halved else sold) - (idn if facts.idn else 0)
        throws = [(die, 6) for die in range(1, 7)] if facts.dice == 1 else _TWO_DICE
        moves = [(board.move(column, total + counted), chances) for total, chances in throws]
    fall = hold = rise = total = 0
    for move, chances in moves:
        after = min(max(cell + move, facts.lowest), facts.highest)
        fall += chances * (after < cell)
        hold += chances * (after == cell)
        rise += chances * (after > cell)
        total += chances * facts.prices[after]
    return PriceOdds(*(Fraction(each, 36) for each in (fall, hold, rise, total)))


def odds_after(state: State, column: int, sold: int) -> PriceOdds:
    """The odds of a price at the end of this turn if so many units are sold in all."""
    terms = state.terms
    idn = terms.idn[state.turn]
    return price_odds(state.board, column, state.cells[column], sold, idn, terms.simple)


def reachable_price(state: State, seat: int | None, claim: int) -> tuple[int, int]:
    """The best price that own track leads to, and its city.

    From a town it does not reach yet, cities on own track count; if none takes the goods, all do.
    """
    board = state.board
    columns, town = board.column_for[board.claim_goods[claim]], board.claim_town[claim]
    near = 0
    if seat is not None:
        roads = state.roads[seat]
        near = roads.open_part(town) if roads.live_towns >> town & 1 else roads.live_towns
    for within in (near & board.market_towns, board.market_towns):
        prices = [
            (state.price(columns[city]), -city)
            for city in bits(within)
            if columns[city] >= 0 and state.cells[columns[city]] >= 0
        ]
        if prices:
            price, city = max(prices)
            return price, -city
    return 0, 0


class Route(NamedTuple):
    city: int
    length: int
    longest: int
    open: bool


def routes(state: State, seat: int, town: int) -> list[Route]:
    """The way from a town to each market city, by its length and its longest segment."""
    roads, closed = state.roads[seat], state.find_closed(seat)
    found = []
    for city in bits(roads.open_part(town) & state.board.market_towns & ~(1 << town)):
        shut = closed if roads.is_linked(town, city, closed) else 0
        length = roads.length(town, city, shut)
        if length is not None:
            longest = roads.longest(city, shut)[town]
            found.append(Route(city, length, longest, bool(shut) or not closed))
    return sorted(found, key=lambda route: route.length)


def way(state: State, roads: PlayerTrack, one: int, other: int, closed: int) -> list[int]:
    """The segments of the shortest own route."""
    found = state.board.shortest(one, other, roads.live & ~closed)
    return bits(found[1]) if found else []


class Missing(NamedTuple):
    """Track still to be built to reach a town."""

    segments: tuple[int, ...]
    cost: int


def missing(state: State, seat: int, town: int) -> Missing | None:
    return track_to(state.board, state.roads[seat], state.built, town)


def track_to(board: Board, roads: PlayerTrack, built: int, town: int) -> Missing | None:
    """The cheapest way there over unbuilt track; None if there is none."""
    found = find_ways_over(board, roads, built)
    if town not in found.effort:
        return None
    path = tuple(segment for segment in found.path(town) if not roads.own >> segment & 1)
    return Missing(path, sum(board.costs[segment] for segment in path))


class Gain(NamedTuple):
    """What a segment would newly reach."""

    towns: tuple[int, ...]
    mine: tuple[int, ...]
    row: tuple[int, ...]
    lines: tuple[int, ...]
    markets: tuple[int, ...]


def reach(state: State, seat: int, segment: int) -> Gain:
    board, before = state.board, state.roads[seat]
    after = before.with_(segment)
    fresh = after.live_towns & ~before.live_towns & ~_starts(before)
    lines = [
        line
        for line in bits(state.in_play)
        if after.length(*board.line_ends[line]) is not None
        and before.length(*board.line_ends[line]) is None
    ]
    return Gain(
        tuple(bits(fresh)),
        tuple(c for c in state.hands[seat] if fresh >> board.claim_town[c] & 1),
        tuple(c for c in state.row if c > 0 and fresh >> board.claim_town[c] & 1),
        tuple(lines),
        tuple(bits(fresh & board.market_towns)),
    )


def _starts(roads: PlayerTrack) -> int:
    return sum(1 << start for start in roads.starts)


# Disputes


class Odds(NamedTuple):
    """How a dispute ends for one side: with the right, tied for the best, exactly."""

    win: Fraction
    tie: Fraction


def chance_to_pass(length: int) -> Fraction:
    """How often two dice come above a length (SV-8.5)."""
    return 1 - Fraction(_ways_below(length + 1), 36)


@cache
def odds(mine: int, others: tuple[int, ...], *, jail: bool = True) -> Odds:
    """Two dice and a bonus each; the highest wins, but not by a double one (SV-5.5 to SV-5.7).

    >>> odds(0, (0,))
    Odds(win=Fraction(575, 1296), tie=Fraction(73, 648))
    >>> odds(12, (0,)).win
    Fraction(35, 36)
    """
    win = tie = 0
    for total, chances in _TWO_DICE:
        under = upto = chances
        for bonus in others:
            under *= _ways_below(total + mine - bonus)
            upto *= _ways_below(total + mine - bonus + 1)
        if total > 2 or not jail:
            win += under
        tie += upto - under
    whole = 36 ** (len(others) + 1)
    return Odds(Fraction(win, whole), Fraction(tie, whole))


def _ways_below(limit: int) -> int:
    return sum(chances for total, chances in _TWO_DICE if total < limit)


def standing_at(state: State, place: int) -> list[Piece]:
    """The pieces that would dispute a place."""
    return [
        piece
        for pieces in state.crew
        for piece in pieces
        if piece.place == place and piece.status in (PLACED, TIED)
    ]


def strengths(state: State, pieces: Sequence[Piece], place: int) -> tuple[int, ...]:
    """What each adds to the dice: its bonus, track to the claim, the shorter route (SV-5.12)."""
    bonuses = [piece.bonus for piece in pieces]
    if AT_CLAIM < place < AT_LINE:
        town = state.board.claim_town[place - AT_CLAIM]
        track = state.terms.figures.track_bonus
        live = [state.roads[piece.seat].live_towns >> town & 1 for piece in pieces]
        return tuple(bonus + track * here for bonus, here in zip(bonuses, live, strict=True))
    if place > AT_LINE:
        line = place - AT_LINE
        found = [state.line_route(p.seat, line, state.find_closed(p.seat)) for p in pieces]
        longest = max((route for route in found if route is not None), default=0)
        return tuple(
            bonus + (0 if route is None else longest - route)
            for bonus, route in zip(bonuses, found, strict=True)
        )
    return tuple(bonuses)


def dispute(state: State, seat: int, place: int) -> tuple[Piece, list[Piece], Odds] | None:
    """Who would contest a place with one's best piece there, and how that would go."""
    mine = candidate(state, seat, place)
    others = [piece for piece in standing_at(state, place) if piece.seat != seat]
    if mine is None or not others or place == AT_CLAIM:
        return None
    own, *theirs = strengths(state, [mine, *others], place)
    return mine, others, odds(own, tuple(theirs))


def candidate(state: State, seat: int, place: int) -> Piece | None:
    """Who of one's crew stands there or, being the best at home, could go."""
    here = [piece for piece in standing_at(state, place) if piece.seat == seat]
    surveyor = place < AT_CLAIM
    home = [p for p in state.crew[seat] if p.status == HOME and p.surveyor == surveyor]
    return next(iter((*here, *sorted(home, key=lambda piece: -piece.bonus))), None)


def theft(state: State, seat: int, line: int) -> Odds | None:
    """The odds of stealing a line over a shorter route (SV-5.14, SV-5.18); None if one's is not."""
    route = state.line_route(seat, line, state.find_closed(seat))
    held = measure_holding(state, line)
    if route is None or route >= held:
        return None
    piece = candidate(state, seat, AT_LINE + line)
    bonus = piece.bonus if piece is not None and state.terms.theft_bonus else 0
    return odds(held - route + bonus, (0,), jail=False)


def payback(state: State, line: int) -> int:
    """In how many turns a passenger line has earned its price."""
    revenue = state.board.line_revenue[line] * (2 if state.terms.double else 1)
    return -(-state.board.line_price[line] // revenue)


def junction(state: State, seat: int, town: int) -> Odds | None:
    """The odds of a dispute over a junction, for the best of one's surveyors there (SV-5.8)."""
    pieces = [state.crew[who][at] for who, at in choose_rolling(state, town)[0]]
    mine = sorted((piece.bonus for piece in pieces if piece.seat == seat), reverse=True)
    theirs = [piece.bonus for piece in pieces if piece.seat != seat]
    return odds(mine[0], (*theirs, *mine[1:])) if mine and theirs else None
