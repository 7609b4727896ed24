"""The rules of Steam Barons: one module for each phase, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from rotonde.games.steam_barons.rules import flow, income, setup, terms
from rotonde.games.steam_barons.rules.actions import Decisions
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.view import BoardView, view
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.rules import Rules, Standings


class BaronsRules(Rules):
    actions = Decisions
    over_rule = "SB-11.20"

    def check(self, setup: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        return terms.check(setup, given)

    def seats_for(self, options: Mapping[str, str]) -> tuple[int, int]:
        return terms.seats_for(options)

    def irrelevant_options(
        self, options: Mapping[str, str], players: int, rules: int | None = None
    ) -> frozenset[str]:
        return terms.idle(options, players)

    def start(self, setup_: Setup, chance: Chance) -> BaronsState:
        return setup.opening_state(setup_, chance)

    def view(self, state: BaronsState, seat: int | None) -> BoardView:
        return view(state)

    def scores(self, state: BaronsState) -> tuple[Fraction, ...]:
        if state.terms.stock:
            return tuple(Fraction(cash) for cash in state.cash)
        points = (income.final_points(state, seat) for seat in range(state.terms.players))
        return tuple(Fraction(each) for each in points)

    def standings(self, state: BaronsState) -> Standings:
        assert state.ending is not None
        if state.terms.stock:
            return Standings.by_score(self.scores(state), state.ending)
        return Standings(tuple(self.scores(state)), income.ranks(state), state.ending)

    def starting_place(self, state: BaronsState, seat: int) -> int:
        """Distance from the marker, or from who is first or bids first."""
        if state.order and not state.terms.stock:
            return state.order.index(seat)
        return (seat - state.marker) % state.terms.players

    def shared(self, setup: Setup) -> tuple[object, ...]:
        return (*terms.terms_of(setup), *flow.FLOWS.values())
