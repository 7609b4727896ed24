"""What to say of the stock market's boards: what a cell does, and whom it concerns."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation import advice
from rotonde.games.steam_barons.presentation.board_help import companies
from rotonde.games.steam_barons.presentation.drawing.figures import signed
from rotonde.games.steam_barons.rules.components import BANKRUPT, CELLS
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Arg, Message

Lines = list[Message]


def first_player(state: State, seat: int | None, name: str) -> Highlight | None:
    if not state.terms.stock:
        return None
    lines = (Message("about-first", {"seat": state.marker}), Message("about-first-moves"))
    return Highlight(("first-player",), lines)


# Prices


def prices(state: State, seat: int | None, name: str) -> Highlight | None:
    if not state.terms.stock:
        return None
    lines = (
        Message("scene-caption-prices"),
        Message("about-prices"),
        Message("about-prices-move"),
    )
    return Highlight(("prices",), lines)


def price(state: State, seat: int | None, name: str) -> Highlight | None:
    """A cell of the price track: who stands there, what its colour does, where they would go."""
    table = state.terms.tables.prices
    known = {str(at): at for at in range(BANKRUPT, table.highest + 1)}
    if not state.terms.stock or name not in known:
        return None
    at = known[name]
    here = tuple(c for c, each in enumerate(state.price) if each == at)
    parts = companies(state, here)
    if at == BANKRUPT:
        lines = [Message("about-bankrupt", {"count": len(here), "parts": parts})]
        return _of(state, f"price:{name}", here, [*lines, Message("about-bankrupt-cell")])
    lines = [Message("about-price", {"price": at, "count": len(here), "parts": parts})]
    change = table.changes[at]
    kind = "green" if change > 0 else "pink" if change else "plain"
    lines.append(Message(f"about-price-{kind}", {"extra": signed(change), "count": abs(change)}))
    if at == table.highest:
        lines.append(Message("about-price-highest"))
    return _of(state, f"price:{name}", here, [*lines, *_then(state, here)])


def _then(state: State, found: tuple[int, ...]) -> Lines:
    """Where the end of the round would take these companies."""
    parts = []
    for company in found:
        fate = advice.fate(state, company)
        if fate is not None:
            args: dict[str, Arg] = {"company": state.terms.liveries[company]}
            args |= {"before": fate.before, "price": fate.price}
            parts.append(Message("part-fate", {**args, "performance": fate.performance}))
    return [Message("about-then", {"parts": tuple(parts)})] if parts else []


# The adjustment


def adjustment(state: State, seat: int | None, name: str) -> Highlight | None:
    if not state.terms.stock:
        return None
    lines = [Message(id) for id in ("scene-caption-adjustment", "about-adjustment", "about-stacks")]
    if advice.is_adjusted(state):
        lines.append(Message("about-adjusted"))
    return Highlight(("adjustment",), tuple(lines))


def cell(state: State, seat: int | None, name: str) -> Highlight | None:
    """A cell of the adjustment board: how prices move there, and whose would."""
    if not state.terms.stock or name not in map(str, range(1, CELLS + 1)):
        return None
    tables, at = state.terms.tables, int(name)
    modifier = signed(tables.adjustment.modifiers[at - 1])
    lines = [Message("about-cell", {"cell": at, "modifier": modifier})]
    dead = state.out.bit_count()
    if dead and at in tables.bankrupt[dead - 1].cells:
        return Highlight((f"cell:{name}",), (*lines, Message("about-cell-token")))
    fates = {company: advice.fate(state, company) for company in state.order}
    here = tuple(c for c, fate in fates.items() if fate is not None and fate.cell == at)
    stacks = [row.stacks for row in tables.stacks if row.cell == at]
    said: dict[str, Arg] = {"count": len(stacks)}
    if stacks:
        said |= {"least": min(stacks), "most": max(stacks)}
    lines += _then(state, here)
    return _of(state, f"cell:{name}", here, [*lines, Message("about-cell-best", said)])


# Dividends


def dividends(state: State, seat: int | None, name: str) -> Highlight | None:
    if not state.terms.stock:
        return None
    lines = (
        Message("scene-caption-dividends"),
        Message("about-dividends"),
        Message("about-dividends-available"),
    )
    return Highlight(("dividends",), lines)


def dividend(state: State, seat: int | None, name: str) -> Highlight | None:
    """A column of the dividend table: what it pays, and which companies would pay it now."""
    rows = state.terms.tables.dividends
    if not state.terms.stock or name not in map(str, range(len(rows))):
        return None
    at = int(name)
    row = rows[at]
    most = rows[at + 1].least - 1 if at + 1 < len(rows) else -1
    args: dict[str, Arg] = {"least": row.least, "most": most, "one": int(most == row.least)}
    args |= {"share": row.share, "profit": row.profit, "bonus": row.bonus}
    lines = [Message("about-dividend", args)]
    held = {company: advice.fate(state, company) for company in state.order}
    here = tuple(
        company
        for company, fate in held.items()
        if fate is not None and state.terms.tables.dividend(fate.performance) is row
    )
    if here:
        lines.append(Message("about-dividend-here", {"parts": companies(state, here)}))
    return _of(state, f"dividend:{name}", here, [*lines, Message("about-dividend-when")])


def _of(state: State, spot: str, found: tuple[int, ...], lines: Lines) -> Highlight:
    """With the cards of the companies it concerns."""
    lit = (f"company:{state.terms.liveries[company]}" for company in found)
    return Highlight((spot, *lit), tuple(lines))
