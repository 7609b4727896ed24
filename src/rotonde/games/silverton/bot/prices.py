"""What goods fetch and what claims yield, as far as all can tell."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import SilvertonState

_TWO_DICE = tuple((total, 6 - abs(7 - total)) for total in range(2, 13))
_MARKDOWN = 0.9
"""Prices fall when one sells: what is expected of a sale still to come."""


class Odds(NamedTuple):
    """A claim's chances: units on average and how often it is depleted, first time and later."""

    first: float
    first_end: float
    later: float
    later_end: float


@lru_cache(maxsize=16)
def find_odds(board: Board) -> tuple[Odds, ...]:
    found = [Odds(0, 0, 0, 0)]
    for claim in board.claims:
        yields, spent = board.claim_yields[claim], board.claim_spent[claim]
        first = [yields[die + 6] if die + 6 > spent else 0 for die in range(1, 7)]
        later = [(yields[total] if total > spent else 0) * ways for total, ways in _TWO_DICE]
        found.append(
            Odds(
                sum(first) / 6,
                sum(die + 6 <= spent for die in range(1, 7)) / 6,
                sum(later) / 36,
                sum(ways for total, ways in _TWO_DICE if total <= spent) / 36,
            )
        )
    return tuple(found)


def estimate_coming_price(state: SilvertonState, column: int) -> float:
    """What a unit will fetch in turns to come: between today's price and where it tends."""
    return _estimate_coming(state.board, column, state.cells[column], state.terms.idn[state.turn])


@lru_cache(maxsize=1 << 14)
def _estimate_coming(board: Board, column: int, cell: int, idn: int) -> float:
    facts = board.columns[column]
    tends = min(facts.start + ((idn if facts.idn else 1) + 1) // 2, facts.highest)
    return (0.5 * facts.prices[cell] + 0.5 * facts.prices[tends]) * _MARKDOWN


def estimate_next_price(state: SilvertonState, column: int, sold: int = 0) -> float:
    """The price expected next turn if so much is sold in this one."""
    idn = state.terms.idn[state.turn]
    return _estimate_moved(state.board, column, idn, state.sold[column] + sold, state.cells[column])


@lru_cache(maxsize=1 << 16)
def _estimate_moved(board: Board, column: int, idn: int, sold: int, cell: int) -> float:
    facts = board.columns[column]
    counted = (-(-sold // 2) if facts.halved else sold) - (idn if facts.idn else 0)
    total = 0
    throws = [(die, 6) for die in range(1, 7)] if facts.dice == 1 else _TWO_DICE
    for thrown, ways in throws:
        at = min(max(cell + board.move(column, thrown + counted), facts.lowest), facts.highest)
        total += ways * facts.prices[at]
    return total / 36


def find_best_columns(
    state: SilvertonState, seat: int
) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Per kind of goods the column where it will fetch most, over own track (-1: none), and how
    much that is."""
    board = state.board
    cities = state.roads[seat].live_towns & board.market_towns
    return _find_best(board, tuple(state.cells), state.terms.idn[state.turn], cities)


@lru_cache(maxsize=1 << 14)
def _find_best(
    board: Board, cells: tuple[int, ...], idn: int, cities: int
) -> tuple[tuple[int, ...], tuple[float, ...]]:
    found, prices = [], []
    for columns in board.column_for:
        best, highest = -1, 0.0
        for city in bits(cities):
            column = columns[city]
            if column >= 0 and cells[column] >= 0:
                price = _estimate_coming(board, column, cells[column], idn)
                if price > highest:
                    best, highest = column, price
        found.append(best)
        prices.append(highest)
    return tuple(found), tuple(prices)


def estimate_claim(state: SilvertonState, claim: int, turns: int, price: float) -> float:
    """What working a claim for some turns brings, fees paid, goods on it apart."""
    if turns <= 0 or state.depleted[claim]:
        return 0.0
    chances = find_odds(state.board)[claim]
    fee = state.board.claim_fee[claim]
    total, alive = 0.0, 1.0
    if not state.worked[claim]:
        total = chances.first * price - fee
        alive = 1 - chances.first_end
        turns -= 1
    each = chances.later * price - fee
    if each > 0 and turns > 0:
        last = 1 - chances.later_end
        total += alive * each * (1 - last**turns) / chances.later_end
    return max(total, 0.0)
