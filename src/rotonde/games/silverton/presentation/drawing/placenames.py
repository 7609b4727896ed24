"""The names of towns. They keep their size on the screen, and never outgrow their room."""

from __future__ import annotations

from rotonde.games.silverton.presentation.drawing.sprites import safe
from rotonde.games.silverton.presentation.drawing.tracks import (
    lines_of,
    name_anchor,
    name_drop,
)
from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.components import Town
from rotonde.kernel.drawing.scene import number


def names(board: Board) -> str:
    return "".join(_name(town) for town in board.box.towns)


def _name(town: Town) -> str:
    x, y, way = name_anchor(town)
    kind = "city" if town.market else "name"
    first, *more = lines_of(town)
    drop = name_drop(town)
    lines = safe(first) + "".join(
        f'<tspan x="{number(x)}" dy=".94em">{safe(line)}</tspan>' for line in more
    )
    return (
        f'<text class="sv-{kind} sv-halo{way}" x="{number(x)}" y="{number(y)}" '
        f'dy="{drop:.3g}em">{lines}</text>'
    )
