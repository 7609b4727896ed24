"""What a seat may know. By default nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.notation import Notation
from rotonde.kernel.contract.rules import Rules
from rotonde.kernel.step import State


class Visibility:
    """Hides from a viewer (a seat; None: a spectator) what they may not know."""

    has_hidden_info: ClassVar[bool] = False
    """Whether a seat can know what another seat may not."""

    def __init__(self, rules: Rules, notation: Notation) -> None:
        self._rules = rules
        self._notation = notation

    def sample_state(self, state: Any, seat: int, rng: Random) -> State:
        """A state drawn from those consistent with what the seat knows.

        From the same `rng` the same state, whatever the seat cannot know: what is hidden is taken
        together, in an order that tells nothing, and dealt anew.
        """
        copy: State = state.copy()
        return copy

    def public_setup(self, setup: Setup) -> Setup:
        """The set-up as everybody may know it: without hidden facts that a position holds."""
        return setup

    def visible_scores(self, state: Any, viewer: int | None) -> Sequence[Fraction | None]:
        """The scores; None where one is secret."""
        return self._rules.scores(state)

    def visible_position(self, state: Any, viewer: int | None) -> str:
        """The position in notation, without secrets."""
        return self._notation.write(state)
