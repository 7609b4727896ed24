"""Positions of Silverton as text (docs/position_notation.md)."""

from __future__ import annotations

from rotonde.games.silverton.notation import positions
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.terms import terms_of
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.notation import Notation


class SilvertonNotation(Notation):
    def write(self, state: SilvertonState) -> str:
        return positions.write(state)

    def read(self, setup: Setup, chance: Chance | None = None) -> SilvertonState:
        return positions.parse(setup.position or "", *terms_of(setup), chance)

    def seats_in(self, position: str) -> int:
        return positions.seats_in(position)
