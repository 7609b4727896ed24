"""The income track: who stands where, and what each level is worth at the end."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.railways import lean
from rotonde.games.steam_barons.presentation.boards.writer import Writer
from rotonde.games.steam_barons.presentation.drawing.figures import signed
from rotonde.kernel.contract.boards import Board, Cell, Column, Row, Rows, Track, TrackCell
from rotonde.kernel.drawing import icons

_HELPS = frozenset(("capital", "build", "move", "score"))


def board(writer: Writer) -> Board:
    role = writer.role(helps=_HELPS)
    where = tuple(None if player.out else player.income for player in writer.view.players)

    def make() -> Board:
        return Board(
            "income",
            writer.say("board-income"),
            icons.COIN,
            (_track(writer, where), _worths(writer, where)),
            role,
            writer.say("board-income-short"),
            40,
        )

    return writer.keep(("income", role, where), make)


def _track(writer: Writer, where: tuple[int | None, ...]) -> Track:
    income = writer.terms.tables.income
    cells = []
    for level in range(income.lowest, income.highest + 1):
        marks = tuple(writer.mark(seat) for seat, at in enumerate(where) if at == level)
        mine = writer.seat is not None and where[writer.seat] == level
        cells.append(TrackCell(signed(level), marks, mine, lean(level)))
    return Track(tuple(cells))


def _worths(writer: Writer, where: tuple[int | None, ...]) -> Rows:
    """What each level pays in a turn, and its points at the end (SB-5.6, SB-9.1)."""
    columns = (
        Column(writer.say("board-head-level"), "right"),
        Column(writer.say("board-head-pays"), "left"),
        Column(writer.say("board-head-worth-end")),
    )
    income = writer.terms.tables.income
    rows = []
    for level in range(income.highest, income.lowest - 1, -1):
        points = income.worth(level)
        pays = writer.say("board-pays", amount=abs(level), owed=int(level < 0))
        mine = writer.seat is not None and where[writer.seat] == level
        rows.append(
            Row(
                (
                    Cell(signed(level), tone=lean(level)),
                    Cell(pays),
                    Cell(signed(points), tone=lean(points)),
                ),
                f"income-level:{level}",
                mine,
            )
        )
    note = writer.say("board-upkeep") if writer.terms.standard else ""
    return Rows(columns, tuple(rows), note, halves=True)
