"""The action tiles: what each costs and does, and who has it."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import NONE, Writer
from rotonde.games.steam_barons.rules.components import Action
from rotonde.kernel.contract.boards import Board, Cell, Column, Row, Rows
from rotonde.kernel.drawing import icons

_DECIDES = frozenset(("choose",))


def board(writer: Writer) -> Board:
    view = writer.view
    decides = _DECIDES | (frozenset(("build",)) if grows(writer, "city-growth") else frozenset())
    role = writer.role(decides=decides, helps=("opening", "order"))
    taken = tuple(player.tile for player in view.players)
    level = 0 if writer.seat is None else view.players[writer.seat].level

    def make() -> Board:
        return Board(
            "actions",
            writer.say("board-actions"),
            icons.PICK,
            (_rows(writer, taken),),
            role,
            _short(writer, taken),
            90,
        )

    return writer.keep(("actions", role, taken, level), make)


def grows(writer: Writer, effect: str) -> bool:
    """Whether whoever builds has this tile: its effect is chosen while building."""
    active = writer.view.active
    tile = writer.view.players[active].tile if active >= 0 else 0
    return bool(tile) and writer.terms.tables.actions[tile - 1].id == effect


def _short(writer: Writer, taken: tuple[int, ...]) -> str:
    if writer.seat is None or not taken[writer.seat]:
        left = len(writer.terms.tables.actions) - sum(1 for tile in taken if tile)
        return writer.say("board-actions-left", count=left)
    tile = writer.terms.tables.actions[taken[writer.seat] - 1].id
    return writer.say("board-actions-mine", seat=writer.seat, tile=tile)


def _rows(writer: Writer, taken: tuple[int, ...]) -> Rows:
    base = writer.terms.base
    columns = [Column(side="right"), Column(writer.say("board-head-tile"), "left")]
    if base:
        columns.append(Column(writer.say("board-head-cost")))
    columns += [
        Column(writer.say("board-head-effect"), "left"),
        Column(writer.say("board-head-holder"), "left"),
    ]
    rows = tuple(_row(writer, tile, taken) for tile in writer.terms.tables.actions)
    return Rows(tuple(columns), rows, writer.say("board-actions-note") if base else "")


def _row(writer: Writer, tile: Action, taken: tuple[int, ...]) -> Row:
    holder = taken.index(tile.no) if tile.no in taken else -1
    name = Cell(writer.say("part-tile", tile=tile.id), tone="soft" if holder >= 0 else "strong")
    cells = [Cell(str(tile.no), tone="soft"), name]
    if writer.terms.base:
        cells.append(Cell(_cost(writer, tile)) if tile.price else NONE)
    builds = writer.terms.tables.builds.engineer
    effect = writer.say("board-effect", tile=tile.id, rules=writer.terms.rules, builds=builds)
    cells += [Cell(effect), NONE if holder < 0 else writer.player(holder)]
    mine = holder >= 0 and holder == writer.seat
    return Row(tuple(cells), f"tile:{tile.no}", mine)


def _cost(writer: Writer, tile: Action) -> str:
    """For the seat that looks, whose locomotive counts (SB-5.2)."""
    if not tile.by_level:
        return writer.money(tile.price)
    if writer.seat is None:
        return writer.say("scene-action-price-level", price=tile.price)
    level = writer.view.players[writer.seat].level
    top = level >= writer.terms.tables.locomotive.highest
    return writer.money(0 if top else tile.cost(level + 1))
