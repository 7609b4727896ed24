"""The build turn: track, City Growth and Urbanization, in any order (SB-7, SB-11.10 ff.)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import (
    Connect,
    Done,
    Fill,
    Grow,
    Lay,
    Redirect,
    Urbanize,
)
from rotonde.games.steam_barons.rules.build_refusals import why_not_build
from rotonde.games.steam_barons.rules.capital import most_money, pay
from rotonde.games.steam_barons.rules.events import (
    BuildTurnOver,
    CityGrown,
    LinkCompleted,
    NothingToDo,
    SharesIssued,
    SymbolBuilt,
    TileImproved,
    TileLaid,
    TileRedirected,
    TownUrbanized,
    TrackLapsed,
)
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.tiles import first
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import Choice, ask, finish_step
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event

DONE = Done()
_EFFECTS = {"city-growth": Grow, "urbanization": Urbanize}
_BUILDS = (Lay, Redirect, Connect)


def building_begins(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Who builds, in which order: First Build may go in front; companies without a controller
    do not build (SB-5.4, SB-11.9)."""
    if state.terms.stock:
        state.line = tuple(c for c in state.order if state.controller[c] != NOBODY)
    else:
        state.line = first(state, "first-build")
    state.at = 0
    state.builds = 0
    state.next_stage()


def building(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """One build turn after the other; one in which nothing can be done passes by itself."""
    while state.at < len(state.line):
        owner = state.line[state.at]
        state.builds = _limit(state, owner)
        state.must = _effect(state, owner, events)
        seat = state.decider(owner)
        menu = BUILD.menu(state, seat)
        if menu != [DONE]:
            ask(state, BUILD, seat)
            state.menu = menu
            return
        _end_turn(state, owner, events)
    state.line, state.at = (), 0
    state.next_stage()


def _limit(state: BaronsState, owner: int) -> int:
    """How many builds (SB-7.1, SB-11.10)."""
    if state.terms.stock:
        return state.terms.limits[state.turn - 1]
    builds = state.terms.tables.builds
    return builds.engineer if state.tile_id(state.taken[owner]) == "engineer" else builds.count


def _effect(state: BaronsState, owner: int, events: list[Event]) -> int:
    """The action tile to be carried out in this build turn; 0: none, or it can do nothing."""
    if state.terms.stock or not state.paid[owner]:
        return 0
    number = state.taken[owner]
    if state.tile_id(number) not in _EFFECTS:
        return 0
    if not effects(state, number):
        events.append(NothingToDo(owner, number))  # SB-18.42
        return 0
    return number


def effects(state: BaronsState, number: int) -> list[Any]:
    """What an action tile lets its holder do in his build turn, whoever that is.

    City Growth: cities without a marker; Urbanization: towns and colours left.
    """
    terms = state.terms
    effect = state.tile_id(number)
    if effect == "city-growth":
        markers = state.markers if terms.rules_version < 2 else 1  # a reminder, no limit (SB-7.14)
        if not any(state.spaces) or not markers:
            return []
        cities = sorted((*terms.cities, *state.track.cities))
        return [Grow(city) for city in cities if not state.grown >> city & 1]
    if effect == "urbanization":
        colours = [colour for colour, count in enumerate(state.new_cities) if count]
        towns = [town for town in terms.towns if town not in state.track.cities]
        return [Urbanize(town, colour) for town in towns for colour in colours]
    return []


def budget(state: BaronsState, owner: int) -> int:
    """What a builder can pay for one build: a company with all its shares issued (SB-11.11)."""
    if state.terms.stock:
        return state.treasury[owner] + state.card[owner] * state.terms.tables.stock.issue
    return most_money(state, owner)


def _end_turn(state: BaronsState, owner: int, events: list[Event]) -> None:
    """Unfinished track that was not carried on is nobody's now (SB-7.9, SB-18.17)."""
    for number in state.track.lapse(owner, state.turn):
        link = state.track.links[number]
        assert link is not None
        events.append(TrackLapsed(owner, link.stop))
    state.must = 0
    state.builds = 0
    state.at += 1


class BuildTrack(Choice[BaronsState]):
    """Use the builds of a build turn; it can be stepped back until it is done (SB-7.1)."""

    __slots__ = ()
    id = "build"
    drafted = True
    rule = "SB-7.1"
    takes = (Lay, Redirect, Connect, Grow, Urbanize, Done)

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        owner = state.line[state.at]
        found: list[Any] = []
        if state.builds:
            found = state.track.builds(owner, budget(state, owner))
        if state.must:
            found += effects(state, state.must)
            if not state.terms.standard:
                return found  # what was paid for must be done (SB-5.3)
        found.append(DONE)
        return found

    def apply(
        self, state: BaronsState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        owner = state.line[state.at]
        if isinstance(action, _BUILDS):
            lay_build(state, owner, action, events)
        elif isinstance(action, Grow):
            state.must = 0
            _fill(state, seat, action.hex, events)
        elif isinstance(action, Urbanize):
            state.must = 0
            state.track.urbanize(action.hex, action.colour)
            left = list(state.new_cities)
            left[action.colour] -= 1
            state.new_cities = tuple(left)
            events.append(TownUrbanized(seat, action.hex, action.colour))
            _fill(state, seat, action.hex, events)
        else:
            events.append(BuildTurnOver(owner))
            _end_turn(state, owner, events)
            finish_step(state, chance, events)

    def why_not(self, state: BaronsState, seat: int, action: Any) -> Refusal | None:
        owner = state.line[state.at]
        if isinstance(action, Done):
            return refuse("SB-5.3", "refusal-must", tile=state.tile_id(state.must))
        if isinstance(action, Grow | Urbanize):
            return _why_no_effect(state, action)
        if not state.builds:
            rule = "SB-11.10" if state.terms.stock else "SB-7.1"
            return refuse(rule, "refusal-no-builds-left")
        return why_not_build(state, owner, action, budget(state, owner))

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        owner = state.line[state.at]
        return {
            **state.owner_args(owner),
            "builds": state.builds,
            "money": state.treasury[owner] if state.terms.stock else state.cash[owner],
            "must": state.tile_id(state.must) if state.must else "none",
        }


def _why_no_effect(state: BaronsState, action: Grow | Urbanize) -> Refusal:
    terms = state.terms
    tile = "city-growth" if isinstance(action, Grow) else "urbanization"
    rule = "SB-7.14" if isinstance(action, Grow) else "SB-7.15"
    if terms.stock:
        return refuse("SB-11.10", "refusal-no-new-cities")
    if state.tile_id(state.must) != tile:
        return refuse(rule, "refusal-not-your-tile", tile=tile)
    if isinstance(action, Grow):
        if state.grown >> max(0, action.hex) & 1:
            return refuse(rule, "refusal-grown", city=terms.name(action.hex))
        return refuse(rule, "refusal-no-city")
    if not 0 <= action.colour < len(COLOURS) or not state.new_cities[action.colour]:
        return refuse(rule, "refusal-no-new-city")
    return refuse(rule, "refusal-no-town")


def lay_build(state: BaronsState, owner: int, build: Any, events: list[Event]) -> None:
    """Issue, pay, lay, in that order (SB-18.11, SB-18.12)."""
    track = state.track
    cost = track.cost(build)
    if state.terms.stock:
        issue = state.terms.tables.stock.issue
        short = cost - state.treasury[owner]
        if short > 0:
            shares = -(-short // issue)
            state.card[owner] -= shares
            state.available[owner] += shares
            state.treasury[owner] += shares * issue
            events.append(SharesIssued(owner, shares, shares * issue))
        state.treasury[owner] -= cost
    else:
        pay(state, owner, cost, events)
    known = len(track.links)
    turned = track.link_at[build.side] if isinstance(build, Redirect) else NOBODY
    improved = isinstance(build, Lay) and track.tile[build.hex] >= 0
    track.lay(build, owner, state.turn)
    state.builds -= 1
    if isinstance(build, Connect):
        one, other = track.chart.symbols[build.symbol]
        events.append(SymbolBuilt(owner, build.symbol, one, other, cost))
        return
    if isinstance(build, Redirect):
        events.append(TileRedirected(owner, build.hex, build.way, cost))
        fresh = [turned]
    else:
        kind = TileImproved if improved else TileLaid
        events.append(kind(owner, build.hex, build.way, cost))
        fresh = list(range(known, len(track.links)))
    for number in fresh:
        link = track.links[number]
        if link is not None and link.complete:
            events.append(LinkCompleted(link.owner, link.one, link.other))


def _fill(state: BaronsState, seat: int, city: int, events: list[Event]) -> None:
    """A growth marker and one set of the Goods Supply; an empty supply fills nothing."""
    state.grown |= 1 << city
    state.markers = max(0, state.markers - 1)
    if any(state.spaces):
        state.queue = ((seat, city),)
        ask(state, FILL, seat)


class FillCity(Choice[BaronsState]):
    """Which Goods Supply space is emptied on to the city (SB-7.14, SB-7.15)."""

    __slots__ = ()
    id = "fill"
    drafted = True
    phase = "build"
    rule = "SB-7.14"
    takes = (Fill,)

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        return [Fill(space) for space, cubes in enumerate(state.spaces) if cubes]

    def apply(
        self, state: BaronsState, seat: int, action: Fill, chance: Chance, events: list[Event]
    ) -> None:
        city = state.queue[0][1]
        state.queue = ()
        cubes = state.spaces[action.space]
        state.spaces[action.space] = 0
        state.cubes[city] += cubes
        events.append(CityGrown(seat, city, cubes))
        state.stack.pop()

    def why_not(self, state: BaronsState, seat: int, action: Fill) -> Refusal | None:
        return refuse(self.rule, "refusal-empty-space")

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        return {"city": state.terms.name(state.queue[0][1])}


BUILD = BuildTrack()
FILL = FillCity()
