"""The books at the end: where each player's money or points came from, and how it went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rotonde.games.steam_barons import market_books, rail_books
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.game import Chart, Network
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event

BESIDE = frozenset({"books-deliveries", "books-deals", "books-runs", "books-decided"})
"""Heads of rows that say more of what others have counted: they are no part of the sum."""


def tally(state: State, happened: Sequence[Event]) -> list[Network]:
    """The rows of the books; those that add up to the scores come first."""
    rows = (market_books if state.terms.stock else rail_books).rows(state, happened)
    return [
        _row(lines, amounts) for lines, amounts in rows if any(amounts) or lines[0].id in BESIDE
    ]


def _row(lines: Sequence[Message], amounts: Iterable[int]) -> Network:
    return Network((), tuple(lines), tuple(Fraction(amount) for amount in amounts))


def charts(state: State, happened: Sequence[Event]) -> list[Chart]:
    found = (market_books if state.terms.stock else rail_books).charts(state, happened)
    return [chart for chart in found if len({x for c in chart.curves for x, _ in c.points}) > 1]
