"""Whether a player of a Standard game can pay at the end of the turn (SB-6.4, SB-17.4)."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.state import BaronsState

_BANKRUPTCY = 30.0
"""What it costs, in points."""


def survives(
    state: BaronsState, seat: int, *, cash: int = 0, income: int = 0, vp: int = 0, level: int = 0
) -> bool:
    """Whether a seat stays solvent after these changes, if nothing else happened this turn."""
    tables = state.terms.tables
    at = min(tables.income.highest, state.income[seat] + income)
    upkeep = tables.locomotive.upkeep * (state.level[seat] + level)
    short = upkeep - at - state.cash[seat] - cash
    if short <= 0:
        return True
    # A shortfall takes victory points first, then income down to the floor.
    steps = -(-short // tables.shortfall.dollars)
    return steps <= state.vp[seat] + vp + max(0, at - state.terms.debt_floor)


def risk(state: BaronsState, seat: int, **changes: int) -> float:
    """What these changes cost a seat that they would make bankrupt, in points."""
    if not state.terms.standard or survives(state, seat, **changes):
        return 0.0
    return _BANKRUPTCY
