"""The books at the end: where each player's money or points came from, and how it went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from rotonde.games.steam_barons import market_books, rail_books
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.game import Chart, Network
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event


def tally(state: State, happened: Sequence[Event]) -> list[Network]:
    """The lines of the books: those that add up to the scores, then the best of what they hold."""
    sums, best = (market_books if state.terms.stock else rail_books).rows(state, happened)
    return [*_rows(sums), *_rows(best, apart=True)]


def _rows(
    rows: Iterable[tuple[Sequence[Message], Sequence[int]]], apart: bool = False
) -> Iterator[Network]:
    for lines, amounts in rows:
        if apart or any(amounts):
            shares = tuple(Fraction(amount) for amount in amounts)
            yield Network((), tuple(lines), shares, apart)


def charts(state: State, happened: Sequence[Event]) -> list[Chart]:
    found = (market_books if state.terms.stock else rail_books).charts(state, happened)
    return [chart for chart in found if len({x for c in chart.curves for x, _ in c.points}) > 1]
