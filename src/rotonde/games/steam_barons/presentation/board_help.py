"""What to say of the boards beside the map that all rules share: turns, order, tiles left."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Arg, Message

Lines = list[Message]


def turns(state: State, seat: int | None, name: str) -> Highlight:
    terms = state.terms
    args: dict[str, Arg] = {"turn": state.turn, "turns": terms.turns, "rules": terms.rules}
    lines = [Message("about-turn", args)]
    if terms.stock:
        lines.append(Message("about-turn-builds", {"count": terms.limits[state.turn - 1]}))
    lines.append(Message("about-turn-phases", {"rules": terms.rules}))
    return Highlight(("turns",), tuple(lines))


def order(state: State, seat: int | None, name: str) -> Highlight:
    lines = _companies(state) if state.terms.stock else _players(state)
    return Highlight(("order",), tuple(lines))


def _companies(state: State) -> Lines:
    lines: Lines = []
    if state.order:
        lines.append(Message("about-companies", {"parts": companies(state, state.order)}))
    last = int(state.turn >= state.terms.turns)
    return [*lines, Message("about-company-order"), Message("about-order-drawn", {"last": last})]


def _players(state: State) -> Lines:
    if not state.order:
        return [Message("about-order-sold")]
    lines = [Message("about-players-order", {"parts": players(state.order)})]
    return [*lines, Message("about-order-use"), Message("about-order-next", _rules(state))]


def _rules(state: State) -> dict[str, Arg]:
    return {"rules": state.terms.rules}


def companies(state: State, found: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(Message("part-company", {"company": state.terms.liveries[c]}) for c in found)


def players(found: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(Message("scene-label-seat", {"seat": each}) for each in found)


def tiles(state: State, seat: int | None, name: str) -> Highlight:
    lines = (Message("scene-caption-tiles"), Message("about-tiles"), Message("about-tiles-back"))
    return Highlight(("tiles",), lines)


def kind(state: State, seat: int | None, name: str) -> Highlight | None:
    """A kind of tile: both its faces, how many are left, and what a new one costs."""
    terms = state.terms
    number = int(name) if name.isdecimal() and len(name) < 6 else len(terms.box.tiles)
    if number >= len(terms.box.tiles):
        return None
    tile, costs = terms.box.tiles[number], terms.tables.costs
    one, other = (terms.box.face(id) for id in tile.faces)
    left = state.track.supply[number]
    faces: dict[str, Arg] = {"face": one.name, "face2": other.name}
    dear: dict[str, Arg] = {"cost": costs.change(one), "price": costs.change(other)}
    lines = [
        Message("about-kind", {**faces, "count": left, "most": tile.count}),
        Message("about-kind-cost", {**dear, "same": int(dear["cost"] == dear["price"])}),
    ]
    if not left:
        lines.append(Message("about-kind-gone"))
    return Highlight((f"kind:{name}",), tuple(lines))
