"""Set-up: rows, crews, markers, the row of claims, passenger piles (SV-2)."""

from __future__ import annotations

from functools import lru_cache

from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.crew_choice import make_crew
from rotonde.games.silverton.rules.end_of_turn import refill
from rotonde.games.silverton.rules.flow import FLOW
from rotonde.games.silverton.rules.state import OFFERED, SilvertonState
from rotonde.games.silverton.rules.terms import Terms, terms_of
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.flow import run_to_decision
from rotonde.kernel.step import Event


def deal_opening(setup: Setup, chance: Chance) -> SilvertonState:
    """The first decision of a match."""
    state = make_blank(*terms_of(setup))
    left = list(range(state.terms.players))
    for seat in range(state.terms.players):  # SV-2.3
        at = chance.randrange(len(left)) if len(left) > 1 else 0
        take_row(state, seat, left.pop(at))
    happened: list[Event] = []
    refill(state, chance, happened)  # SV-2.8
    run_to_decision(state, chance, happened)
    return state


def make_blank(board: Board, terms: Terms) -> SilvertonState:
    """Everything that is the same in all matches on these terms."""
    return _make_blank(board, terms).copy()


@lru_cache(maxsize=64)
def _make_blank(board: Board, terms: Terms) -> SilvertonState:
    state = SilvertonState(flow=FLOW, board=board, terms=terms)
    state.cells = list(terms.start_cells)
    state.deck = list(board.claims)
    state.mishaps = tuple(
        number for number, mishap in board.mishaps.items() for _ in range(mishap.copies)
    )
    for line in board.lines:
        letter = board.line_letter[line]
        if letter == "A":
            state.line_owner[line] = OFFERED
            state.in_play |= 1 << line
    letters = [letter for letter in "BC" if letter not in terms.without]
    state.piles = [
        (line, "".join(letters)) for line in board.lines if board.line_letter[line] == "A"
    ]
    state.unseen = {
        letter: tuple(line for line in board.lines if board.line_letter[line] == letter)
        for letter in letters
    }
    if terms.advanced:
        state.train_stock = {power: train.count for power, train in terms.trains.items()}
        state.plow_stock = {bonus: plow.count for bonus, plow in terms.plows.items()}
        for power in terms.start_trains:
            state.train_stock[power] -= terms.players
    state.roads = [board.roads(0, (0,))] * terms.players
    return state


def take_row(state: SilvertonState, seat: int, row: int) -> None:
    """A seat takes its row of the set-up table: cities, crew, money, trains (SV-2.4)."""
    terms = state.terms
    state.rows = [*state.rows[:seat], row, *state.rows[seat + 1 :]]
    cities = terms.cities[row]
    state.starts = [*state.starts[:seat], cities, *state.starts[seat + 1 :]]
    state.roads[seat] = state.board.roads(0, cities)
    state.cash[seat] = terms.cash
    if terms.points is None and len(terms.crews[row]) == 1:
        state.crew[seat] = make_crew(terms.crews[row][0], seat)
    state.trains[seat] = terms.fleet
