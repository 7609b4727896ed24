"""The rules of Silverton: one module for each phase, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from rotonde.games.silverton.rules import flow, setup, terms
from rotonde.games.silverton.rules.actions import Decisions
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.view import BoardView, view
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.rules import Rules, Standings


class SilvertonRules(Rules):
    actions = Decisions
    over_rule = "SV-16.1"

    def check(self, setup: Setup, given: Mapping[str, str]) -> Mapping[str, str]:
        return terms.check(setup, given)

    def seats_for(self, options: Mapping[str, str]) -> tuple[int, int] | None:
        players = terms.players_of(options.get("scenario", terms.NONE))
        return (min(players), max(players)) if players else None

    def irrelevant_options(
        self, options: Mapping[str, str], players: int, rules: int | None = None
    ) -> frozenset[str]:
        return terms.find_irrelevant(options, players, rules)

    def start(self, setup_: Setup, chance: Chance) -> SilvertonState:
        return setup.deal_opening(setup_, chance)

    def view(self, state: SilvertonState, seat: int | None) -> BoardView:
        return view(state, seat)

    def scores(self, state: SilvertonState) -> tuple[Fraction, ...]:
        return tuple(Fraction(cash) for cash in state.cash)

    def standings(self, state: SilvertonState) -> Standings:
        assert state.ending is not None
        return Standings.by_score(self.scores(state), state.ending)

    def starting_place(self, state: SilvertonState, seat: int) -> int:
        return state.rows[seat]

    def shared(self, setup: Setup) -> tuple[object, ...]:
        return (*terms.terms_of(setup), flow.FLOW)
