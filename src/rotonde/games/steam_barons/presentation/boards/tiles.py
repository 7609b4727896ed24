"""The track tiles that are left, and what the ground adds to their cost."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import Writer
from rotonde.kernel.contract.boards import Board, Cell, Column, Row, Rows
from rotonde.kernel.drawing import icons

_HELPS = frozenset(("build",))


def board(writer: Writer) -> Board:
    role, stock = writer.role(helps=_HELPS), writer.view.stock

    def make() -> Board:
        return Board(
            "tiles",
            writer.say("board-tiles"),
            icons.HEX,
            (_costs(writer), _kinds(writer)),
            role,
            writer.say("board-tiles-short", count=sum(stock), kinds=len(stock)),
            10,
        )

    return writer.keep(("tiles", role, stock), make)


def _kinds(writer: Writer) -> Rows:
    """Each kind with both its faces; their names where there is room."""
    columns = (
        Column(side="middle"),
        Column(writer.say("board-head-face"), "left", wide=True),
        Column(side="middle"),
        Column(writer.say("board-head-back"), "left", wide=True),
        Column(writer.say("board-head-left")),
    )
    rows = []
    for at, left in enumerate(writer.view.stock):
        cells: list[Cell] = []
        for id in writer.terms.box.tiles[at].faces:
            name = writer.say("board-face", face=writer.terms.box.face(id).name)
            cells += [Cell(sprite=f"face-{id}"), Cell(name)]
        cells.append(Cell(str(left), tone="strong" if left else "soft"))
        rows.append(Row(tuple(cells), f"kind:{at}"))
    return Rows(columns, tuple(rows))


def _costs(writer: Writer) -> Rows:
    """What an exit costs, and what there is on the map that costs more (SB-7.6)."""

    def make() -> Rows:
        costs, drawn = writer.terms.tables.costs, writer.terms.map
        there = {place.terrain for place in drawn.hexes}
        said = [writer.say("board-cost-exit", cost=costs.exit)]
        said.append(writer.say("scene-legend-town", cost=costs.town))
        said.append(writer.say("scene-legend-river", cost=costs.river))
        said.append(writer.say("scene-legend-hill", cost=costs.hill))
        if "mountain" in there:
            said.append(writer.say("scene-legend-mountain", cost=costs.mountain))
        if drawn.symbols:
            said.append(writer.say("scene-legend-symbol", cost=costs.symbol))
        rows = tuple(Row((Cell(each),)) for each in said)
        return Rows((Column(side="left"),), rows, halves=True)

    return writer.keep("costs", make)
