"""What boards name must be there: parts of the scene, sprites and spots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rotonde.kernel.contract.boards import Board, Cards, Drawing, Figures, Rows, Sum, Track
from rotonde.kernel.drawing.scene import Scene
from rotonde.trial.report import Fault


def check_boards(boards: Sequence[Board], scene: Scene) -> None:
    """Everything that these boards refer to is on the scene."""
    parts = {part.id for part in scene.parts}
    spots = {spot.id for spot in scene.spots}
    ids = [board.id for board in boards]
    if len(set(ids)) < len(ids):
        raise Fault(f"two boards are called the same: {ids}", "Give each an id of its own.")
    if boards and not any(isinstance(block, Drawing) for block in boards[0].blocks):
        raise Fault(
            f"the main board {boards[0].id} has no drawing", "The first board lies on the table."
        )
    for board in boards:
        for item in _items(board):
            _check(board, item, scene, spots)
        for block in board.blocks:
            if isinstance(block, Drawing) and block.part not in parts:
                raise Fault(
                    f"board {board.id} draws {block.part!r}, which is no part of the scene",
                    "Add it to the scene's parts.",
                )
            if isinstance(block, Rows):
                _check_columns(board, block)


def _check(board: Board, item: Any, scene: Scene, spots: set[str]) -> None:
    sprite, spot = getattr(item, "sprite", ""), getattr(item, "spot", "")
    if sprite and sprite not in scene.sprites:
        raise Fault(
            f"board {board.id} shows {sprite!r}, which is no sprite", "Add it to the sprites."
        )
    if spot and spot not in spots:
        raise Fault(
            f"board {board.id} names the spot {spot!r}, which is not on the picture",
            "Draw that spot, or name another.",
        )


def _check_columns(board: Board, block: Rows) -> None:
    for row in block.rows:
        wide = sum(cell.span for cell in row.cells)
        if wide > len(block.columns):
            raise Fault(
                f"a row of board {board.id} has {wide} cells under {len(block.columns)} columns",
                "Declare a column for each cell.",
            )


def _items(board: Board) -> Iterator[Any]:
    """All that may have a sprite or a spot."""
    for block in board.blocks:
        match block:
            case Rows():
                for row in block.rows:
                    yield row
                    yield from row.cells
            case Cards():
                yield from block.cards
            case Sum():
                yield from (*block.lines, *block.totals)
            case Track():
                for cell in block.cells:
                    yield from cell.marks
            case Figures() | Drawing():
                pass
