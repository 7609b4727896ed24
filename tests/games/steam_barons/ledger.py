"""The bank's books: what each decision must do to every purse, by the events it is told with."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.table.log import Decision

Purse = tuple[str, int]
"""A player's cash or a company's treasury."""


def held(of: BaronsState) -> dict[Purse, int]:
    """All the money on the table."""
    found = {("cash", seat): cash for seat, cash in enumerate(of.cash)}
    return found | {("treasury", c): amount for c, amount in enumerate(of.treasury)}


def after(of: BaronsState, decision: Decision, before: dict[Purse, int]) -> dict[Purse, int]:
    """What every purse must hold once a decision has been made."""
    money = Counter(before)
    for event in decision.events:
        _post(of, type(event).__name__, event, money)
    return {purse: money[purse] for purse in before}


def _post(of: BaronsState, name: str, told: Any, money: Counter[Purse]) -> None:
    match name:
        case "TileLaid" | "TileImproved" | "TileRedirected" | "SymbolBuilt":
            assert told.cost > 0
            money["treasury" if of.terms.stock else "cash", told.owner] -= told.cost
        case "PlaceWon":
            money["cash", told.seat] -= told.price
        case "TileTaken":
            money["cash", told.seat] -= told.cost
        case "CapitalRaised":
            assert told.amount % of.terms.tables.income.capital == 0
            money["cash", told.seat] += told.amount
        case "ShortfallSettled":
            dollars = of.terms.tables.shortfall.dollars
            money["cash", told.seat] += (told.vp + told.levels) * dollars
        case "IncomePaid":
            money["cash", told.seat] += told.amount
            assert money["cash", told.seat] == told.cash
        case "SharesBought":
            money["cash", told.seat] -= told.count * told.price
        case "SharesIssued":
            assert told.amount == told.count * of.terms.tables.stock.issue
            money["treasury", told.company] += told.amount
        case "DividendPaid":
            money["treasury", told.company] += told.profit
        case "MoneyReceived" | "SharesSold":
            money["cash", told.seat] += told.amount
        case "PlayerBankrupt":  # how much is lost is not told
            money["cash", told.seat] = 0
        case "CompanyBankrupt":
            money["treasury", told.company] = 0
