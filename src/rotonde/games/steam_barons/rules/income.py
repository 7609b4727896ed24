"""Income and expenses, and the end of Base and Standard games (SB-5.6, SB-6.4, SB-9)."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.capital import bankrupt, most_money, pay
from rotonde.games.steam_barons.rules.events import IncomePaid, ShortfallSettled
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.step import Event


def base_income(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """The level at the start of the phase counts (SB-5.6)."""
    for seat, amount in [(seat, state.income[seat]) for seat in state.order]:
        if len(state.order) == 1:
            break  # the last player has won already (SB-18.44)
        if amount >= 0:
            state.cash[seat] += amount
        elif most_money(state, seat) < -amount:
            bankrupt(state, seat, events)  # SB-4.3
            continue
        else:
            pay(state, seat, -amount, events)
        events.append(IncomePaid(seat, amount, 0, state.cash[seat]))
    state.next_stage()


def standard_income(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Income less upkeep; a shortfall costs victory points, then income (SB-6.4)."""
    tables = state.terms.tables
    for seat in state.order:
        if len(state.order) == 1:
            break
        upkeep = tables.locomotive.upkeep * state.level[seat]
        amount = state.income[seat] - upkeep
        state.cash[seat] += amount
        if state.cash[seat] < 0 and not _settle(state, seat, events):
            bankrupt(state, seat, events)
            continue
        events.append(IncomePaid(seat, amount, upkeep, state.cash[seat]))
    state.next_stage()


def _settle(state: BaronsState, seat: int, events: list[Event]) -> bool:
    dollars = state.terms.tables.shortfall.dollars
    steps = -(state.cash[seat] // dollars)
    points = min(steps, state.vp[seat])
    levels = steps - points
    if levels > max(0, state.income[seat] - state.terms.debt_floor):
        return False
    state.vp[seat] -= points
    state.income[seat] -= levels
    state.cash[seat] += steps * dollars  # an odd dollar comes back
    events.append(ShortfallSettled(seat, points, levels))
    return True


def end_check(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """After the last turn's income, or with one player left (SB-5.1, SB-6.5, SB-18.44)."""
    if len(state.order) <= 1:
        state.ending = "last-player"
    elif state.turn >= state.terms.turns:
        state.ending = "last-turn"
    else:
        state.next_stage()


def final_points(state: BaronsState, seat: int) -> int:
    """Victory points with income and links counted (SB-9.1, SB-9.2)."""
    tables = state.terms.tables
    links = tables.scoring.link * state.track.count_finished(seat)
    return state.vp[seat] + tables.income.worth(state.income[seat]) + links


def ranks(state: BaronsState) -> tuple[int, ...]:
    """Points, then income, then the lower tile; the bankrupt come last (SB-9.3)."""
    keys = [
        (
            not state.is_out(seat),
            final_points(state, seat) if not state.is_out(seat) else 0,
            state.income[seat] if not state.is_out(seat) else 0,
            -state.taken[seat] if not state.is_out(seat) else 0,
        )
        for seat in range(state.terms.players)
    ]
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)
