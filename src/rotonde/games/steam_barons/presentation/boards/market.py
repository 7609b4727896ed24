"""Dividends by performance, and the track of share prices."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import NONE, Writer
from rotonde.games.steam_barons.rules.components import BANKRUPT, Dividend
from rotonde.kernel.contract.boards import (
    Board,
    Cell,
    Column,
    Drawing,
    Row,
    Rows,
    Tone,
    Track,
    TrackCell,
)
from rotonde.kernel.drawing import icons

_PAY_HELPS = frozenset(("bid", "buy", "build", "move"))


def pay(writer: Writer) -> Board:
    role = writer.role(helps=_PAY_HELPS)

    def make() -> Board:
        return Board(
            "pay",
            writer.say("board-pay"),
            icons.HANDSHAKE,
            (_dividends(writer),),
            role,
            writer.say("board-pay-short"),
            40,
        )

    return writer.keep(("pay", role), make)


def _dividends(writer: Writer) -> Rows:
    """What each performance pays; a column is the same spot as on the sheet."""
    table = writer.terms.tables.dividends
    bands = [_band(table, at) for at in range(len(table))]
    columns = (
        Column(writer.say("board-head-pay"), "left"),
        *(Column(band, "middle") for band in bands),
    )
    values = {
        "share": [row.share for row in table],
        "profit": [row.profit for row in table],
        "bonus": [row.bonus for row in table],
    }
    rows = []
    for id, figures in values.items():
        cells = [Cell(writer.say(f"board-pay-{id}"))]
        for at, figure in enumerate(figures):
            spot = f"dividend:{at}" if id == "share" else ""
            none = id == "bonus" and not figure
            cells.append(NONE if none else Cell(str(figure), tone=_loud(id), spot=spot))
        rows.append(Row(tuple(cells)))
    return Rows(columns, tuple(rows))


def _loud(id: str) -> Tone:
    return "strong" if id == "share" else ""


def _band(rows: tuple[Dividend, ...], at: int) -> str:
    """The performances of a row: 0, 1–2, 20+."""
    least = rows[at].least
    if at + 1 == len(rows):
        return f"{least}+"
    most = rows[at + 1].least - 1
    return str(least) if most == least else f"{least}\N{EN DASH}{most}"


def prices(writer: Writer) -> Board:
    where = tuple(company.price for company in writer.view.companies)

    def make() -> Board:
        return Board(
            "prices",
            writer.say("board-prices"),
            icons.CHART,
            (Drawing("market"), _track(writer, where)),
            short=writer.say("board-prices-short"),
            weight=20,
        )

    return writer.keep(("prices", where), make)


def _track(writer: Writer, where: tuple[int, ...]) -> Track:
    """The price track with a company's mark on its price; the first space is for the bankrupt."""
    cells = []
    for price, change in enumerate((None, *writer.terms.tables.prices.changes), BANKRUPT):
        text = writer.say("board-bankrupt") if change is None else str(price)
        tone: Tone = "rise" if change and change > 0 else "fall" if change or price < 0 else ""
        liveries = writer.terms.liveries
        marks = tuple(
            Cell(sprite=f"emblem-{liveries[at]}") for at, each in enumerate(where) if each == price
        )
        cells.append(TrackCell(text, marks, bool(marks), tone))
    return Track(tuple(cells))
