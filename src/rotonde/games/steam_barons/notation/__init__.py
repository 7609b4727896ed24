"""Positions of Steam Barons as text (docs/position_notation.md)."""

from __future__ import annotations

from rotonde.games.steam_barons.notation import positions
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.terms import terms_of
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.notation import Notation


class BaronsNotation(Notation):
    def write(self, state: BaronsState) -> str:
        return positions.write(state)

    def read(self, setup: Setup, chance: Chance | None = None) -> BaronsState:
        return positions.parse(setup.position or "", *terms_of(setup), chance)

    def seats_in(self, position: str) -> int:
        return positions.seats_in(position)
