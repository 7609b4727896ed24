"""The rules: how a match starts, what a seat sees, who wins. The table calls this.

What happens in between is the business of steps (turn.py). Change `start` and `scores` first.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.rules import Rules, Standings

from .actions import Lay
from .board import FREE, PLACES, TOWER, couplings
from .state import YardState
from .turn import LAY_WAGON
from .view import YardView


class YardRules(Rules):
    actions = Lay  # several kinds: Lay | Pass
    over_rule = "YD-5"  # cited when somebody acts after the end

    def start(self, setup: Setup, chance: Chance) -> YardState:
        """The state at the first decision. Only `chance` may draw: a match must replay the same."""
        yard = [FREE] * PLACES
        yard[chance.randrange(PLACES)] = TOWER  # YD-2
        state = YardState(players=len(setup.seats), yard=yard)
        state.stack, state.to_act = [LAY_WAGON], (0,)  # YD-1
        return state

    def view(self, state: YardState, seat: int | None) -> YardView:
        """The same for every seat, since nothing is hidden. `seat` is None for a spectator."""
        return YardView(state.players, tuple(state.yard))

    def scores(self, state: YardState) -> tuple[Fraction, ...]:
        """The scores if the match ended now: shown on the page at any time, and used by bots."""
        return tuple(Fraction(len(couplings(state.yard, s))) for s in range(state.players))  # YD-4

    def standings(self, state: YardState) -> Standings:
        """The result, once the stack of steps is empty."""
        return Standings.by_score(self.scores(state), "full")  # YD-6

    def shared(self, setup: Setup) -> Iterable[object]:
        """What all states refer to and nobody changes: kept out of stored matches."""
        return (LAY_WAGON,)
