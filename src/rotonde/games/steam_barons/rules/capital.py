"""Money in Base and Standard games: raising capital, paying, going bankrupt (SB-4)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import Raise
from rotonde.games.steam_barons.rules.events import CapitalRaised, PlayerBankrupt
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import Choice, ask, finish_step
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event

LISTED = 16
"""Amounts of capital that are listed, besides all there is; any other can be named."""


def most_steps(state: BaronsState, seat: int) -> int:
    """How many times a seat can still raise capital (SB-4.1, SB-4.2)."""
    income = state.terms.tables.income
    return state.income[seat] - income.lowest + state.vp[seat] // income.capital_vp


def most_money(state: BaronsState, seat: int) -> int:
    """What a seat could pay: in Base games with all the capital there is (SB-4.1)."""
    if not state.terms.base:
        return state.cash[seat]
    return state.cash[seat] + most_steps(state, seat) * state.terms.tables.income.capital


def raise_capital(state: BaronsState, seat: int, steps: int, events: list[Event]) -> None:
    """Income levels for money, at the lowest one victory points (SB-4.1, SB-4.2)."""
    income = state.terms.tables.income
    levels = min(steps, state.income[seat] - income.lowest)
    state.income[seat] -= levels
    state.vp[seat] -= (steps - levels) * income.capital_vp
    state.cash[seat] += steps * income.capital
    amount = steps * income.capital
    events.append(CapitalRaised(seat, amount, state.income[seat], state.vp[seat]))


def pay(state: BaronsState, seat: int, amount: int, events: list[Event]) -> None:
    """Pay what one has been found able to: cash first, then as little capital as needed."""
    short = amount - state.cash[seat]
    if short > 0:
        raise_capital(state, seat, -(-short // state.terms.tables.income.capital), events)
    state.cash[seat] -= amount


def bankrupt(state: BaronsState, seat: int, events: list[Event]) -> None:
    """Out of the game: every order goes on without this seat (SB-4.6, SB-18.44)."""
    state.out |= 1 << seat
    state.cash[seat] = 0
    state.taken[seat] = 0
    state.order = tuple(other for other in state.order if other != seat)
    state.track.abandon(seat)
    events.append(PlayerBankrupt(seat))


# Standard, phase 1


def capital_begins(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    state.line, state.at = state.order, 0
    state.next_stage()


def capital(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """In turn order each player takes as many fives as he likes (SB-4.4)."""
    while state.at < len(state.line):
        seat = state.line[state.at]
        if most_steps(state, seat):
            ask(state, CAPITAL, seat)
            return
        state.at += 1
    state.next_stage()


class Capital(Choice[BaronsState]):
    """How much capital to buy."""

    __slots__ = ()
    id = "capital"
    rule = "SB-4.4"
    takes = (Raise,)

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        most = most_steps(state, seat)
        return [Raise(steps) for steps in (*range(min(most, LISTED)), most)]

    def apply(
        self, state: BaronsState, seat: int, action: Raise, chance: Chance, events: list[Event]
    ) -> None:
        if action.steps:
            raise_capital(state, seat, action.steps, events)
        state.at += 1
        finish_step(state, chance, events)

    def why_not(self, state: BaronsState, seat: int, action: Raise) -> Refusal | None:
        most = most_steps(state, seat)
        if action.steps < 0:
            return refuse("SB-4.4", "refusal-not-offered")
        if action.steps > most:
            return refuse("SB-4.2", "refusal-no-more-capital", most=most)
        return None

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        seat = state.to_act[0]
        return {"cash": state.cash[seat], "income": state.income[seat], "vp": state.vp[seat]}


CAPITAL = Capital()
