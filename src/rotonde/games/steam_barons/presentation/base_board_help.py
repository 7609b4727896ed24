"""What to say of the boards of Base and Standard games: tiles, income, engines, goods to come."""

from __future__ import annotations

from rotonde.games.steam_barons.presentation import advice
from rotonde.games.steam_barons.presentation.board_help import players
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Arg, Message


def actions(state: State, seat: int | None, name: str) -> Highlight | None:
    return _describe_board(state, "actions", "about-actions", "about-actions-number")


def owners(state: State, seat: int | None, name: str) -> Highlight | None:
    return _describe_board(state, "players", "about-players", "about-players-end")


def _describe_board(state: State, spot: str, *ids: str) -> Highlight | None:
    """A board's heading: what the board is for."""
    if state.terms.stock:
        return None
    rules: dict[str, Arg] = {"rules": state.terms.rules}
    head = Message(f"scene-caption-{spot}")
    return Highlight((spot,), (head, *(Message(id, rules) for id in ids)))


# Income


def income(state: State, seat: int | None, name: str) -> Highlight | None:
    if state.terms.stock:
        return None
    table = state.terms.tables.income
    args: dict[str, Arg] = {
        "rules": state.terms.rules,
        "amount": table.capital,
        "vp": table.capital_vp,
    }
    lines = (
        Message("scene-caption-income-track"),
        Message("about-income-track"),
        Message("about-income-capital", args),
        Message("about-income-debt", {**args, "total": state.terms.tables.shortfall.dollars}),
    )
    return Highlight(("income-track",), lines)


def level(state: State, seat: int | None, name: str) -> Highlight | None:
    """A level of income: what it pays, what it is worth in the end, and who is there."""
    table = state.terms.tables.income
    known = {str(at): at for at in range(table.lowest, table.highest + 1)}
    if state.terms.stock or name not in known:
        return None
    at = known[name]
    worth = table.worth(at)
    args: dict[str, Arg] = {"income": at, "amount": abs(at), "owed": int(at < 0)}
    args |= {"worth": abs(worth), "count": abs(worth)}
    here = tuple(
        each
        for each in range(state.terms.players)
        if state.income[each] == at and not state.is_out(each)
    )
    lines = [Message("about-level", args)]
    if here:
        lines.append(Message("about-level-here", {"parts": players(here)}))
    lines.append(Message("about-level-worth", args))
    if state.terms.standard:
        upkeep = state.terms.tables.locomotive.upkeep
        lines.append(Message("about-level-upkeep", {"amount": upkeep}))
    lit = (f"seat:{each}" for each in here)
    return Highlight((f"income-level:{name}", *lit), tuple(lines))


def locomotive(state: State, seat: int | None, name: str) -> Highlight | None:
    if state.terms.stock or name not in map(str, range(state.terms.players)):
        return None
    who = int(name)
    upkeep = advice.upkeep(state, who)
    lines = (
        Message("about-locomotive", {"level": state.level[who], "upkeep": upkeep}),
        Message("about-locomotive-raise", {"level": state.terms.tables.locomotive.highest}),
    )
    return Highlight((f"locomotive:{name}",), lines)


# What comes into play later


def supply(state: State, seat: int | None, name: str) -> Highlight | None:
    if state.terms.stock:
        return None
    cubes = (
        packed >> 8 * colour & 255 for packed in state.spaces for colour in range(len(COLOURS))
    )
    full = sum(1 for packed in state.spaces if packed)
    lines = (
        Message("about-supply", {"count": sum(cubes), "spaces": full}),
        Message("about-supply-use"),
    )
    return Highlight(("supply",), lines)


def new_cities(state: State, seat: int | None, name: str) -> Highlight | None:
    if state.terms.stock:
        return None
    left = sum(state.new_cities)
    lines = (Message("about-new-cities", {"count": left}), Message("about-new-cities-use"))
    return Highlight(("new-cities",), lines)
