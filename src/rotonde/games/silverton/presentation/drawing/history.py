"""How prices came to where they are: a line over each ladder of the market chart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rotonde.games.silverton.presentation.drawing.layout import COLUMN, Layout
from rotonde.games.silverton.rules.view import BoardView
from rotonde.kernel.drawing.scene import Stroke, number

_WIDE = COLUMN - 5
_TURNS = 12
"""A ladder is narrow: older turns would only crowd the line."""


def histories(view: BoardView, plan: Layout) -> Iterator[Stroke]:
    """Per column in use the way its price came, from left to right; it ends at today's."""
    past = view.past[-_TURNS:]
    if not past:
        return
    now = {column.id: column.cell for column in view.columns}
    ladders = [*zip(*past, strict=True)]
    for at, id in enumerate(view._board.column_ids):
        if id in now:
            yield _history(plan, at, id, (*ladders[at], now[id]))


@lru_cache(maxsize=4096)
def _history(plan: Layout, at: int, id: str, cells: tuple[int, ...]) -> Stroke:
    step = _WIDE / (len(cells) - 1)
    points = []
    for turn, cell in enumerate(cells):
        x, y = plan.cell(at, cell)
        points.append(f"{number(x - _WIDE / 2 + turn * step)} {number(y)}")
    return Stroke(f"history:{id}", "M" + "L".join(points))
