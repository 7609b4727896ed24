"""Stock market, phases 4 to 8: dividends, prices, sales, bankruptcies, order (SB-11.15 ff.)."""

from __future__ import annotations

from itertools import product
from typing import Any

from rotonde.games.steam_barons.rules.actions import Sell
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.events import (
    CompanyBankrupt,
    ControlTaken,
    DividendPaid,
    MoneyReceived,
    OrderDrawn,
    PriceMoved,
    SharesSold,
    TurnBegun,
)
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import Choice, ask_at_once, finish_step
from rotonde.kernel.message import Refusal, refuse
from rotonde.kernel.step import Event


def dividends(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """The bank pays shareholders, controllers and companies (SB-11.15)."""
    players = range(state.terms.players)
    received = [0] * state.terms.players
    for company in state.order:
        row = state.terms.tables.dividend(state.performance[company])
        for seat in players:
            received[seat] += row.share * state.shares_of(seat, company)
        holder = state.controller[company]
        if holder != NOBODY:
            received[holder] += row.bonus
        state.treasury[company] += row.profit
        events.append(
            DividendPaid(company, state.performance[company], row.share, row.profit, row.bonus)
        )
    for seat in players:
        state.cash[seat] += received[seat]
        if received[seat]:
            events.append(MoneyReceived(seat, received[seat]))
    state.next_stage()


def stacks(state: BaronsState) -> dict[int, int]:
    """Per living company its cell of the adjustment board (SB-12.1)."""
    steps = sorted({state.performance[company] for company in state.order}, reverse=True)
    dead = state.out.bit_count()
    cells = state.terms.tables.cells(len(steps), dead)
    return {company: cells[steps.index(state.performance[company])] for company in state.order}


def prices(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Every price moves by its cell, and by the colour of where it stood (SB-12.2, SB-18.32)."""
    tables = state.terms.tables
    for company, cell in stacks(state).items():
        before = state.price[company]
        modifier = tables.adjustment.modifiers[cell - 1]
        after = tables.prices.after(before, modifier)
        change = tables.prices.changes[before]
        counted = change if (change > 0) == (modifier > 0) else 0
        state.price[company] = after
        events.append(PriceMoved(company, cell, modifier, counted, before, after))
    state.performance = [0] * len(state.price)  # SB-11.16
    state.next_stage()


# Phase 5


def selling(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """All who hold anything to sell choose in secret, at once (SB-11.17)."""
    sellers = tuple(
        seat
        for seat in range(state.terms.players)
        if any(
            state.shares_of(seat, company) and state.price[company] != BANKRUPT
            for company in state.order
        )
    )
    state.next_stage()
    if sellers:
        ask_at_once(state, SELL, sellers)


class SellShares(Choice[BaronsState]):
    """Which shares to sell; nobody sees it before all have chosen."""

    __slots__ = ()
    id = "sell"
    rule = "SB-11.17"
    takes = (Sell,)
    secret = True

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        """Nothing, all; any set of whole holdings; any number of one company's shares."""
        held = sellable(state, seat)
        found = {
            tuple(pick) for pick in product(*((0, count) if count else (0,) for count in held))
        }
        for company, count in enumerate(held):
            for some in range(1, count):
                found.add(tuple(some if c == company else 0 for c in range(len(held))))
        return [Sell(counts) for counts in sorted(found)]

    def why_not(self, state: BaronsState, seat: int, action: Sell) -> Refusal | None:
        held = sellable(state, seat)
        if len(action.counts) != len(held):
            return refuse(self.rule, "refusal-not-an-action")
        for company, (count, most) in enumerate(zip(action.counts, held, strict=True)):
            if count and state.price[company] == BANKRUPT:
                livery = state.terms.liveries[company]
                return refuse("SB-18.9", "refusal-sell-bankrupt", company=livery)
            if not 0 <= count <= most:
                return refuse(
                    self.rule,
                    "refusal-sell-most",
                    most=most,
                    company=state.terms.liveries[company],
                )
        return None

    def apply_all(
        self, state: BaronsState, choices: dict[int, Any], chance: Chance, events: list[Event]
    ) -> None:
        """All sales take effect together, then control is looked at (SB-18.6)."""
        companies = len(state.price)
        for seat, sale in choices.items():
            amount = 0
            for company, count in enumerate(sale.counts):
                state.shares[seat * companies + company] -= count
                state.available[company] += count
                amount += count * state.price[company] if count else 0
            state.cash[seat] += amount
            events.append(SharesSold(seat, sale.counts, amount))
        for company in state.order:
            settle_control(state, company, events)
        finish_step(state, chance, events)


def sellable(state: BaronsState, seat: int) -> list[int]:
    """How many shares of each company a seat could sell (SB-18.9)."""
    return [
        state.shares_of(seat, company) if price != BANKRUPT else 0
        for company, price in enumerate(state.price)
    ]


def settle_control(state: BaronsState, company: int, events: list[Event]) -> None:
    """Whoever holds more than the controller takes over, the nearest clockwise if they tie."""
    holder = state.controller[company]
    if holder == NOBODY:
        return
    players = state.terms.players
    most = max(state.shares_of(seat, company) for seat in range(players))
    if most <= state.shares_of(holder, company):
        return
    for step in range(1, players):
        seat = (holder + step) % players
        if state.shares_of(seat, company) == most:
            state.controller[company] = seat
            events.append(ControlTaken(seat, company))
            return


SELL = SellShares()


# Phases 6 to 8


def bankruptcies(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """A company on B is out: shares, treasury, card and trains go, its track stays (SB-18.34)."""
    companies = len(state.price)
    for company in state.order:
        if state.price[company] != BANKRUPT:
            continue
        state.out |= 1 << company
        for seat in range(state.terms.players):
            state.shares[seat * companies + company] = 0
        state.available[company] = state.card[company] = state.treasury[company] = 0
        state.controller[company] = NOBODY
        state.track.abandon(company, symbols_stay=state.terms.symbol_stays)
        events.append(CompanyBankrupt(company))
    state.order = tuple(c for c in state.order if state.price[c] != BANKRUPT)
    if not state.order:
        state.ending = "all-bankrupt"  # SB-18.37
    elif state.turn >= state.terms.turns:
        state.ending = "last-round"  # SB-18.38
    else:
        state.next_stage()


def company_order(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Drawn anew among the living (SB-11.19), and the round marker moves on."""
    left = sorted(state.order)
    drawn = []
    while left:
        drawn.append(left.pop(chance.randrange(len(left)) if len(left) > 1 else 0))
    state.order = tuple(drawn)
    state.turn += 1
    state.next_stage()
    events.append(TurnBegun(state.turn, state.terms.turns))
    events.append(OrderDrawn(state.order))
