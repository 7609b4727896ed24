"""Why a build is refused: each sentence names the rule it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.hexes import CITY, TOWN, WATER, OrientedTile
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.track import Track
from rotonde.kernel.message import Refusal, refuse


def why_not_build(state: BaronsState, owner: int, build: Any, budget: int) -> Refusal:
    """The first rule in its way; only asked for what is not on the menu."""
    if isinstance(build, Connect):
        return _symbol(state, owner, build.symbol, budget)
    place, ways = build.hex, state.track.catalog.ways
    if not 0 <= place < len(state.track.tile) or not 0 <= build.way < len(ways):
        return refuse("SB-7.3", "refusal-not-offered")
    way = ways[build.way]
    found = _ground(state, place, way)
    if found is None and isinstance(build, Redirect):
        found = _redirection(state, owner, build)
    elif found is None:
        found = _tile(state, owner, build, way)
    if found is not None:
        return found
    if not state.track.in_stock(build.way, place):
        return refuse("SB-14.10", "refusal-no-tile-left", face=way.code)
    cost = state.track.cost(build)
    if cost > budget:
        rule = "SB-18.12" if state.terms.stock else "SB-4.3"
        return refuse(rule, "refusal-money", cost=cost, most=budget)
    return refuse("SB-7.2", "refusal-not-connected", **state.hex_args(place))


def why_no_build_at(state: BaronsState, owner: int, place: int, budget: int) -> Refusal | None:
    """Why nothing at all can be built on a hex; None: something can."""
    track = state.track
    found = _ground(state, place, None)
    if found is not None:
        return found
    row = track.rows_of(owner).get(place)
    if row is None or not row.lays:
        rule = "SB-18.14" if state.terms.stock and track.counts[owner] else "SB-7.2"
        return refuse(rule, "refusal-not-connected", **state.hex_args(place))
    if row.costs[0] > budget:
        rule = "SB-18.12" if state.terms.stock else "SB-4.3"
        return refuse(rule, "refusal-money", cost=row.costs[0], most=budget)
    if not any(track.in_stock(lay.way, place) for lay in row.lays):
        return refuse(
            "SB-14.10", "refusal-no-tile-left", face=track.catalog.ways[row.lays[0].way].code
        )
    return None


def _ground(state: BaronsState, place: int, way: OrientedTile | None) -> Refusal | None:
    track = state.track
    kind = track.chart.kind[place]
    if kind == WATER:
        return refuse("SB-7.3", "refusal-water")
    if kind == CITY or place in track.cities:
        return refuse("SB-7.3", "refusal-on-city", city=state.terms.name(place))
    if way is not None and way.town != (kind == TOWN):
        return refuse("SB-7.4", "refusal-town-tile" if way.town else "refusal-needs-town-tile")
    return None


def _tile(state: BaronsState, owner: int, build: Lay, way: OrientedTile) -> Refusal | None:
    track = state.track
    place, near = build.hex, track.chart.near
    old = track.catalog.ways[track.tile[place]] if track.tile[place] >= 0 else None
    kept = old.pairs if old is not None else ()
    if old is not None and (
        len(way.pairs) <= len(kept) or any(pair not in way.pairs for pair in kept)
    ):
        return refuse("SB-7.7", "refusal-not-improved")
    fresh = [pair for pair in way.pairs if pair not in kept]
    for direction in sorted({side for pair in fresh for side in pair}):
        if track.chart.wall[place] >> direction & 1:
            return refuse("SB-7.3", "refusal-wall")
        side = 6 * place + direction
        if track.foreign(side, owner):
            return refuse("SB-18.19", "refusal-foreign-end")
        if way.town and track.leads_to(side) == place:
            return refuse("SB-7.5", "refusal-circle")
    for one, other in fresh:
        if not way.town:
            ends = track.leads_to(6 * place + one), track.leads_to(6 * place + other)
            if ends[0] == ends[1]:
                return refuse("SB-7.5", "refusal-circle")
            if not any(_joins(state, owner, 6 * place + each) for each in (one, other)):
                return _refuse_unjoined(state, owner, place, near)
    if track.joined_start and not track.counts[owner] and not _hang_together(track, place, fresh):
        return refuse("SB-18.14", "refusal-two-networks", **state.hex_args(place))
    reached = not way.town or place in track.reach[owner]
    if not reached and not any(_joins(state, owner, 6 * place + one) for one, _ in fresh):
        return _refuse_unjoined(state, owner, place, near)
    return None


def _hang_together(track: Track, place: int, pieces: Sequence[tuple[int, int]]) -> bool:
    """Whether new pieces of plain track have a stop in common; a town joins all its exits."""
    if track.is_town(place) or len(pieces) == 1:
        return True
    one, other = ({track.leads_to(6 * place + side) for side in pair} for pair in pieces)
    return any(end >= 0 for end in one & other)


def _joins(state: BaronsState, owner: int, side: int) -> bool:
    """Whether a piece that leaves by this side starts where its builder may (SB-7.2)."""
    track = state.track
    there = track.chart.near[side]
    if there < 0:
        return False
    if track.is_city(there):
        return track.may_start(owner, there)
    number = track.link_at[track.chart.across[side]]
    link = track.links[number] if number >= 0 else None
    return link is not None and (link.owner == owner or track.claimable(link, owner))


def _refuse_unjoined(state: BaronsState, owner: int, place: int, near: list[int]) -> Refusal:
    track = state.track
    cities = [c for c in near[6 * place : 6 * place + 6] if c >= 0 and track.is_city(c)]
    where = state.hex_args(place)
    if cities and state.terms.stock and track.counts[owner]:
        return refuse("SB-11.12", "refusal-not-contiguous", **where)
    if cities and track.chart.ports_only:
        return refuse("SB-10.2", "refusal-port", city=state.terms.name(cities[0]))
    return refuse("SB-7.2", "refusal-not-connected", **where)


def _redirection(state: BaronsState, owner: int, build: Redirect) -> Refusal | None:
    track = state.track
    sides = range(6 * build.hex, 6 * build.hex + 6)
    number = track.link_at[build.side] if build.side in sides else -1
    link = track.links[number] if number >= 0 else None
    if link is None or link.complete or link.end != -build.side - 1:
        return refuse("SB-7.8", "refusal-redirect-end")
    if link.owner != owner and not track.claimable(link, owner):
        return refuse("SB-7.8", "refusal-redirect-foreign")
    if track.catalog.ways[track.tile[build.hex]].town:
        return refuse("SB-7.8", "refusal-redirect-town")
    return refuse("SB-7.8", "refusal-redirect-way")


def _symbol(state: BaronsState, owner: int, symbol: int, budget: int) -> Refusal:
    track = state.track
    if not 0 <= symbol < len(track.symbols):
        return refuse("SB-10.4", "refusal-no-symbol")
    if track.symbols[symbol] >= 0:
        return refuse("SB-10.4", "refusal-symbol-built")
    if track.chart.symbol_cost > budget:
        rule = "SB-18.12" if state.terms.stock else "SB-4.3"
        return refuse(rule, "refusal-money", cost=track.chart.symbol_cost, most=budget)
    contiguous = state.terms.stock and track.counts[owner]
    return refuse("SB-11.12" if contiguous else "SB-18.25", "refusal-symbol-start")
