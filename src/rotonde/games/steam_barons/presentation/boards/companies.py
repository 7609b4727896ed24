"""The companies in order of play: what they are worth, what they have, who runs them."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation.boards.writer import NONE, Writer, is_open
from rotonde.games.steam_barons.presentation.drawing.shares import fates
from rotonde.games.steam_barons.rules.components import BANKRUPT
from rotonde.games.steam_barons.rules.view import CompanyView
from rotonde.kernel.contract.boards import Board, Cell, Column, Row, Rows, Tone
from rotonde.kernel.drawing import icons

_HELPS = frozenset(("bid", "buy", "build", "move", "sell"))


def board(writer: Writer) -> Board:
    view, role = writer.view, writer.role(helps=_HELPS)
    # What is said beside the title depends on the step.
    step = view.step if view.active >= 0 else None
    key = ("shares", role, step, view.companies, view.active, is_open(view))
    return writer.keep(key, lambda: _board(writer))


def _board(writer: Writer) -> Board:
    view = writer.view
    fate = fates(writer.terms.tables, view.companies) if is_open(view) else {}
    after = {at: found.price for at, found in fate.items()}
    lined = sorted(
        range(len(view.companies)),
        key=lambda at: (view.companies[at].place < 0, view.companies[at].place),
    )
    rows = tuple(_row(writer, at, after.get(at)) for at in lined)
    return Board(
        "shares",
        writer.say("board-shares"),
        icons.ENGINE,
        (Rows(_columns(writer), rows),),
        writer.role(helps=_HELPS),
        _short(writer),
        100,
    )


def _short(writer: Writer) -> str:
    view = writer.view
    if view.active < 0 or view.step not in ("bid", "buy", "build", "move"):
        return ""
    livery = writer.terms.liveries[view.active]
    return writer.say("board-shares-now", company=livery, step=view.step)


def _columns(writer: Writer) -> tuple[Column, ...]:
    def make() -> tuple[Column, ...]:
        heads = ("price", "then", "performance", "free")
        found = [Column("", "right"), Column(writer.say("board-head-order"), "left")]
        found += [Column(writer.say(f"board-head-{id}")) for id in heads]
        found += [
            Column(writer.say("board-head-card"), wide=True),
            Column(writer.say("board-head-treasury")),
            Column(writer.say("board-head-run"), "middle"),
        ]
        if writer.seat is not None:
            found.append(Column(writer.say("board-head-mine")))
        return tuple(found)

    return writer.keep("shares-columns", make)


def _row(writer: Writer, at: int, after: int | None) -> Row:
    company = writer.view.companies[at]
    marked = writer.view.active == at
    return writer.keep(
        ("shares-row", company, after, marked), lambda: _write(writer, company, after, marked)
    )


def _write(writer: Writer, company: CompanyView, after: int | None, marked: bool) -> Row:
    spot = f"company:{company.id}"
    if company.price == BANKRUPT:
        # Over several columns, so that none of them grows by it.
        told = Cell(writer.say("board-bankrupt"), tone="soft", span=4)
        rest = [Cell()] * (len(_columns(writer)) - 6)
        return Row((Cell(), writer.company(company.id, "soft"), told, *rest), spot)
    cells = [
        Cell(str(company.place + 1), tone="soft"),
        writer.company(company.id, "strong"),
        Cell(str(company.price), tone="strong"),
        then(writer, company.price, after),
        Cell(str(company.performance)),
        Cell(str(company.available)),
        Cell(str(company.card)),
        Cell(writer.money(company.treasury)),
        NONE if company.controller < 0 else writer.mark(company.controller),
    ]
    if writer.seat is not None:
        held = company.shares[writer.seat]
        cells.append(Cell(str(held), tone="strong") if held else NONE)
    return Row(tuple(cells), spot, marked)


def then(writer: Writer, price: int, after: int | None) -> Cell:
    """The price if the round ended now, and which way that is."""
    if after is None:
        return NONE
    if after == price:
        return Cell(str(after), tone="soft")
    tone: Tone = "rise" if after > price else "fall"
    return Cell(writer.say("board-then", price=after, up=int(after > price)), tone=tone)
