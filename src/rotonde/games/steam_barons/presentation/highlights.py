"""What to say of a place on the map one points at, and what lights up with it."""

from __future__ import annotations

from collections.abc import Callable

from rotonde.games.steam_barons.presentation import (
    advice,
    base_board_help,
    board_help,
    panels,
    stock_board_help,
)
from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.build_refusals import why_no_build_at
from rotonde.games.steam_barons.rules.building import BUILD, budget
from rotonde.games.steam_barons.rules.hexes import TOWN
from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.games.steam_barons.rules.state import BaronsState as State
from rotonde.kernel.contract.presentation import Highlight
from rotonde.kernel.message import Arg, Message

Lines = list[Message]
_MOST = 8
"""Runs worth reading of one place."""


def describe_spot(state: State, seat: int | None, spot: str) -> Highlight | None:
    kind, _, name = spot.partition(":")
    told = _TOLD.get(kind)
    return None if told is None else told(state, seat, name)


# Hexes


def _hex(state: State, seat: int | None, name: str) -> Highlight | None:
    place = state.terms.map.index.get(name)
    if place is None:
        return None
    stop = place in state.terms.names
    lines = _head(state, place)
    lit = [state.hex_spot(place)]
    if not state.track.is_city(place):
        lines += _cost(state, place)
    if stop:
        lines += _stop(state, seat, place, lit)
    else:
        for number in _through(state, place):
            lines.append(_link(state, number))
            lit += advice.hexes(state, [number])
    if not state.track.is_city(place):
        lines += _building(state, seat, place)
    return Highlight(tuple(dict.fromkeys(lit)), tuple(lines))


def _head(state: State, place: int) -> Lines:
    terms, track = state.terms, state.track
    where = terms.map.hexes[place]
    args: dict[str, Arg] = {
        **state.hex_args(place),
        "city": terms.name(place),
        "ground": f"{where.terrain}-river" if where.river else where.terrain,
    }
    colour = state.colours().get(place)
    if colour is not None:
        args |= {"colour": COLOURS[colour], "new": int(place in track.cities)}
        args["port"] = int(place in track.chart.ports)
        return [Message("about-city", args)]
    lines = [Message("about-town" if place in terms.names else "about-land", args)]
    if track.tile[place] >= 0:
        face = track.catalog.ways[track.tile[place]].code
        lines.append(Message("about-tile-here", {"face": face}))
    return lines


def _cost(state: State, place: int) -> Lines:
    """What a tile costs here (SB-7.6, SB-7.7)."""
    costs, track = state.terms.tables.costs, state.track
    town = costs.town if track.chart.kind[place] == TOWN else 0
    ground = track.chart.ground[place]
    if track.tile[place] >= 0:
        return [Message("about-cost-change", {"cost": costs.exit, "amount": town})]
    least = costs.exit * (1 if town else 2) + town + ground
    args: dict[str, Arg] = {"cost": costs.exit, "amount": town, "price": ground, "least": least}
    return [Message("about-cost", args)]


def _through(state: State, place: int) -> list[int]:
    """The links with track on a hex."""
    numbers = (state.track.link_at[side] for side in range(6 * place, 6 * place + 6))
    return list(dict.fromkeys(number for number in numbers if number >= 0))


def _link(state: State, number: int) -> Message:
    link = state.track.links[number]
    assert link is not None
    owner = state.owner_args(link.owner)
    if not link.complete:
        return Message("about-unfinished", {**owner, "hex": state.terms.name(link.stop)})
    ends = {"hex": state.terms.name(link.one), "city": state.terms.name(link.other)}
    return Message("about-link", {**owner, **ends})


def _building(state: State, seat: int | None, place: int) -> Lines:
    """In one's own build turn: what could be built here, or the rule in its way."""
    if not _builds_now(state, seat):
        return []
    if not state.builds:
        return [Message("refusal-no-builds-left")]
    assert seat is not None
    costs = [
        state.track.cost(build)
        for build in BUILD.legal(state, seat)
        if isinstance(build, Lay | Redirect) and build.hex == place
    ]
    if costs:
        return [Message("about-buildable", {"count": len(costs), "least": min(costs)})]
    refusal = why_no_build_at(state, state.active, place, budget(state, state.active))
    return [] if refusal is None else [refusal.message]


def _builds_now(state: State, seat: int | None) -> bool:
    return bool(state.stack) and state.stack[-1].id == BUILD.id and seat in state.to_act


# Stops and cubes


def _stop(state: State, seat: int | None, place: int, lit: list[str]) -> Lines:
    lines: Lines = []
    if state.cubes[place]:
        lines.append(Message("about-cubes", {"cubes": state.cube_parts(state.cubes[place])}))
    elif state.terms.stock or state.track.is_city(place):
        lines.append(Message("about-no-cubes"))
    if state.grown >> place & 1:
        lines.append(Message("about-grown"))
    lines += _ends(state, place, lit)
    lines += _leaving(state, seat, place, lit)
    if state.track.is_city(place):
        lines += _coming(state, seat, place)
    return lines


def _ends(state: State, place: int, lit: list[str]) -> Lines:
    parts = []
    for number, link in enumerate(state.track.links):
        if link is None or place not in (link.one, link.other):
            continue
        parts.append(_end(state, link, place))
        lit += advice.hexes(state, [number])
    return [Message("about-links" if parts else "about-no-links", {"parts": tuple(parts)})]


def _end(state: State, link: Link, place: int) -> Message:
    owner = state.owner_args(link.owner)
    if not link.complete:
        return Message("part-link-open", owner)
    return Message("part-link", {**owner, "city": state.terms.name(link.far_end(place))})


def _leaving(state: State, seat: int | None, place: int, lit: list[str]) -> Lines:
    """The best run of each colour that lies here."""
    found = advice.deliveries(state, advice.movers(state, seat), (place,))
    best = {each.colour: each for each in reversed(found)}
    if not best:
        return []
    runs = sorted(best.values(), key=lambda each: each.rank)
    lit += advice.hexes(state, runs[0].run.links)
    return [Message("about-leaving", {"parts": tuple(_run_part(state, each) for each in runs)})]


def _run_part(state: State, run: advice.Delivery) -> Message:
    args: dict[str, Arg] = {
        "colour": COLOURS[run.colour],
        "city": state.terms.name(run.run.city),
        "count": run.points,
    }
    return Message("part-run", args)


def _coming(state: State, seat: int | None, place: int) -> Lines:
    """Cubes that could be delivered here, the best first."""
    found = advice.once(advice.deliveries(state, advice.movers(state, seat)))
    here = [each for each in found if each.run.city == place]
    parts = tuple(
        Message(
            "part-run-from",
            {
                "colour": COLOURS[each.colour],
                "hex": state.terms.name(each.start),
                "count": each.points,
            },
        )
        for each in here[:_MOST]
    )
    return [Message("about-coming", {"parts": parts})] if parts else []


def _cube(state: State, seat: int | None, name: str) -> Highlight | None:
    """Every city a cube could reach, with what it scores for whom; the best route is lit."""
    id, _, kind = name.partition(":")
    place = state.terms.map.index.get(id)
    if place is None or kind not in COLOURS:
        return None
    colour = COLOURS.index(kind)
    count = state.cubes[place] >> 8 * colour & 255
    said: dict[str, Arg] = {"colour": kind, "count": count, **state.hex_args(place)}
    lines = [Message("about-cube", said)]
    lit = [f"cube:{name}"]
    found = advice.deliveries(state, advice.movers(state, seat), (place,))
    found = [each for each in found if each.colour == colour]
    lines += [scoring(state, each) for each in found[:_MOST]]
    if found:
        lit += advice.hexes(state, found[0].run.links)
    else:
        wanted = [city for city, own in state.colours().items() if own == colour]
        lit += [state.hex_spot(city) for city in wanted]
        id = "about-no-run" if wanted else "about-no-city"
        lines.append(Message(id, {"colour": kind}))
    return Highlight(tuple(dict.fromkeys(lit)), tuple(lines))


def scoring(state: State, each: advice.Delivery) -> Message:
    """Where a cube would go, over how many links, and who would score what."""
    args: dict[str, Arg] = {
        "city": state.terms.name(each.run.city),
        "length": len(each.run.links),
        "parts": shares(state, each),
    }
    return Message("about-run", args)


def shares(state: State, each: advice.Delivery) -> tuple[Message, ...]:
    return state.point_parts(each.run.links, each.owner)


# Rail symbols


def _symbol(state: State, seat: int | None, name: str) -> Highlight | None:
    track = state.track
    symbol = int(name) if name.isdecimal() and len(name) < 6 else len(track.symbols)
    if symbol >= len(track.symbols):
        return None
    lit = [f"symbol:{name}", *(state.hex_spot(city) for city in track.chart.symbols[symbol])]
    if track.symbols[symbol] >= 0:
        return Highlight(tuple(lit), (_link(state, track.symbols[symbol]),))
    args: dict[str, Arg] = {**state.symbol_args(symbol), "cost": track.chart.symbol_cost}
    lines = [Message("about-symbol", args)]
    if _builds_now(state, seat):
        assert seat is not None
        refusal = BUILD.refusal(state, seat, Connect(symbol))
        if refusal is not None:
            lines.append(refusal.message)
    return Highlight(tuple(lit), tuple(lines))


_TOLD: dict[str, Callable[[State, int | None, str], Highlight | None]] = {
    "hex": _hex,
    "cube": _cube,
    "symbol": _symbol,
    "company": panels.company,
    "seat": panels.player,
    "tile": panels.tile,
    "space": panels.space,
    "newcity": panels.new_city,
    "turns": board_help.turns,
    "order": board_help.order,
    "tiles": board_help.tiles,
    "kind": board_help.kind,
    "first-player": stock_board_help.first_player,
    "prices": stock_board_help.prices,
    "price": stock_board_help.price,
    "adjustment": stock_board_help.adjustment,
    "cell": stock_board_help.cell,
    "dividends": stock_board_help.dividends,
    "dividend": stock_board_help.dividend,
    "actions": base_board_help.actions,
    "players": base_board_help.owners,
    "income-track": base_board_help.income,
    "income-level": base_board_help.level,
    "locomotive": base_board_help.locomotive,
    "supply": base_board_help.supply,
    "new-cities": base_board_help.new_cities,
}
