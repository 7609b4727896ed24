"""The Goods Supply with its cubes to come, and the New Cities that are left."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.actions import grows
from rotonde.games.steam_barons.presentation.boards.writer import NONE, Writer
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.kernel.contract.boards import Board, Cell, Column, Drawing, Row, Rows
from rotonde.kernel.drawing import icons

_FEWEST = 2
"""Cubes that a row has room for at least."""


def board(writer: Writer) -> Board:
    view = writer.view
    decides = ("fill", "build") if grows(writer, "urbanization") else ("fill",)
    role = writer.role(decides=decides, helps=("choose",))

    def make() -> Board:
        return Board(
            "supply",
            writer.say("board-supply"),
            icons.STACK,
            (Drawing("supply"), _spaces(writer), _new_cities(writer)),
            role,
            writer.say("board-supply-short", count=sum(map(len, view.supply))),
            50,
        )

    return writer.keep(("supply", role, view.supply, view.new_left), make)


def _spaces(writer: Writer) -> Rows:
    supply = writer.view.supply
    most = max(_FEWEST, *map(len, supply))
    head = writer.say("board-head-space")
    columns = (Column(head, "right"), *(Column(side="middle") for _ in range(most)))
    rows = tuple(
        Row((Cell(str(at + 1), tone="soft"), *_cubes(writer, cubes, most)), f"space:{at}")
        for at, cubes in enumerate(supply)
    )
    return Rows(columns, rows, halves=True)


def _cubes(writer: Writer, cubes: tuple[int, ...], most: int) -> list[Cell]:
    names = [COLOURS[colour] for colour in cubes]
    found = [
        Cell(sprite=f"cube-{name}", label=writer.say("board-colour", colour=name)) for name in names
    ]
    return found + [NONE] * (most - len(found))


def _new_cities(writer: Writer) -> Rows:
    columns = (Column(writer.say("board-head-new"), "left"), Column(writer.say("board-head-left")))
    rows = tuple(
        Row(
            (
                Cell(writer.say("board-colour", colour=tile.colour), f"newcity-{tile.colour}"),
                Cell(str(count), tone="strong" if count else "soft"),
            ),
            f"newcity:{tile.colour}",
        )
        for tile, count in zip(writer.terms.tables.new_cities, writer.view.new_left, strict=False)
    )
    return Rows(columns, rows, halves=True)
