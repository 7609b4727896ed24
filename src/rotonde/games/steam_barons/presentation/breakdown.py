"""The books at the end: where each player's money or points came from, and how it went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from rotonde.games.steam_barons.presentation import base_breakdown, stock_breakdown
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.help import Chart
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Message
from rotonde.kernel.step import Event


def tally(state: State, happened: Sequence[Event]) -> list[Highlight]:
    """The lines of the books: those that add up to the scores, then the best of what they hold."""
    sums, best = (stock_breakdown if state.terms.stock else base_breakdown).rows(state, happened)
    return [*_rows(sums), *_rows(best, apart=True)]


def _rows(
    rows: Iterable[tuple[Sequence[Message], Sequence[int]]], apart: bool = False
) -> Iterator[Highlight]:
    for lines, amounts in rows:
        if apart or any(amounts):
            shares = tuple(Fraction(amount) for amount in amounts)
            yield Highlight((), tuple(lines), shares, apart)


def charts(state: State, happened: Sequence[Event]) -> list[Chart]:
    found = (stock_breakdown if state.terms.stock else base_breakdown).charts(state, happened)
    return [chart for chart in found if len({x for c in chart.curves for x, _ in c.points}) > 1]
