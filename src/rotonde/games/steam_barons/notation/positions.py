"""Positions as TOML: what differs from an empty board (docs/position_notation.md)."""

from __future__ import annotations

from rotonde.games.steam_barons.notation.reader import Reader
from rotonde.games.steam_barons.notation.shapes import POSITIONS
from rotonde.games.steam_barons.notation.writer import write
from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog
from rotonde.games.steam_barons.rules.setup import blank, draw_cubes
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import run_to_decision
from rotonde.kernel.toml_position import last_named

__all__ = ["parse", "seats_in", "write"]

_FEWEST = 3
"""Players that every rule set can be played with."""


def seats_in(text: str) -> int:
    """How many players a position speaks of: three, unless it says or names others."""
    found = POSITIONS.read(text)
    return found.players or max(_FEWEST, last_named(found, found.order))


def parse(
    text: str, terms: Terms, chart: Chart, catalog: TileCatalog, chance: Chance | None = None
) -> BaronsState:
    """The state a position describes; BadInput for nonsense.

    With chance play goes on to the next decision, and if neither cubes nor supply are given, they
    are drawn.
    """
    found = POSITIONS.read(text)
    state = blank(terms, chart, catalog)
    Reader(found, state).read()
    if chance is not None and state.ending is None:
        if found.cubes is None and found.supply is None:
            draw_cubes(state, chance)
        run_to_decision(state, chance, [])
    return state
