"""How prices came to where they are: a line over each ladder of the market chart."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.silverton.drawing.plan import COLUMN, Plan
from rotonde.games.silverton.view import BoardView
from rotonde.kernel.scene import Stroke, number

_WIDE = COLUMN - 5
_TURNS = 12
"""A ladder is narrow: older turns would only crowd the line."""


def histories(view: BoardView, plan: Plan) -> Iterator[Stroke]:
    """Per column in use the way its price came, from left to right; it ends at today's."""
    past = view.past[-_TURNS:]
    if not past:
        return
    now = {column.id: column.cell for column in view.columns}
    step = _WIDE / len(past)
    for at, id in enumerate(view._board.column_ids):
        if id not in now:
            continue
        points = []
        for turn, cell in enumerate((*(cells[at] for cells in past), now[id])):
            x, y = plan.cell(at, cell)
            points.append(f"{number(x - _WIDE / 2 + turn * step)} {number(y)}")
        yield Stroke(f"history:{id}", "M" + "L".join(points))
