"""Moving goods (SB-8, SB-11.13, SB-18.27 ff.)."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_barons.rules.actions import Move, Pass, ToIncome, ToPoints, Upgrade
from rotonde.games.steam_barons.rules.bidding import PASS
from rotonde.games.steam_barons.rules.events import (
    Delivered,
    LevelRaised,
    MoveDeclined,
    PointsTaken,
)
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.routes import (
    Net,
    Routes,
    Run,
    Steam,
    Stock,
    company_nets,
    net,
)
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.tiles import first
from rotonde.kernel.chance import Chance
from rotonde.kernel.flow import Choice, ask, finish_step
from rotonde.kernel.message import Arg, Refusal, refuse
from rotonde.kernel.step import Event

UPGRADE, TO_INCOME, TO_POINTS = Upgrade(), ToIncome(), ToPoints()


def goods_begin(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Who moves, in which order; it is the same in both rounds."""
    if state.terms.stock:
        state.line = tuple(c for c in state.order if state.controller[c] != NOBODY)
    else:
        state.line = first(state, "first-move")
    state.at = state.round = 0
    state.routes = Routes()
    state.next_stage()


def moving(state: BaronsState, chance: Chance, events: list[Event]) -> None:
    """Two rounds, one cube each (SB-8.1, SB-11.13)."""
    rounds = state.terms.tables.stock.moves
    while state.round < rounds:
        while state.at < len(state.line):
            if state.queue:
                ask(state, SCORE, state.queue[0][0])
                return
            owner = state.line[state.at]
            menu = MOVE.menu(state, owner)
            if len(menu) > 1:
                ask(state, MOVE, state.decider(owner))
                state.menu = menu
                return
            state.at += 1
        state.at = 0
        state.round += 1
    state.routes = Routes()
    state.line, state.at, state.round = (), 0, 0
    state.next_stage()


def runs_from(state: BaronsState, owner: int, start: int) -> dict[int, list[Run]]:
    """Per colour where the cubes of a stop could go."""
    level = 0 if state.terms.stock else state.level[owner]
    colours = tuple(state.cubes_at(start))
    # Copies share what was found, and in each of them other cubes may have left.
    key = owner, level, start, colours
    found: dict[int, list[Run]] | None = state.routes.get(key)
    if found is None:
        found = _finder(state, owner, level).runs(start, colours)
        state.routes.keep(key, found)
    return found


def _finder(state: BaronsState, owner: int, level: int) -> Steam | Stock:
    key = owner, level
    finder: Steam | Stock | None = state.routes.get(key)
    if finder is None:
        colours = state.colours()
        if state.terms.stock:
            ways = _company_nets(state)[owner]
            finder = Stock(ways, colours, owner, unowned=state.terms.unowned_run)
        else:
            finder = Steam(_net(state), colours, owner, level)
        state.routes.keep(key, finder)
    return finder


def _net(state: BaronsState) -> Net:
    """All finished links, the same for every mover."""
    found: Net | None = state.routes.get("net")
    if found is None:
        found = net(state.track.links)
        state.routes.keep("net", found)
    return found


def _company_nets(state: BaronsState) -> list[Net]:
    found: list[Net] | None = state.routes.get("company nets")
    if found is None:
        found = company_nets(state.track.links, state.track.owners)
        state.routes.keep("company nets", found)
    return found


LISTED = 40
"""Runs of one cube that are listed, the best for the mover first; any other is accepted."""


def deliveries(state: BaronsState, owner: int) -> list[tuple[Move, Run]]:
    """The deliveries an owner of track could make now, one for each way of scoring: best first."""
    found = []
    cubes = state.cubes
    finder = _finder(state, owner, 0 if state.terms.stock else state.level[owner])
    in_reach = finder.in_reach
    for start in finder.ways:
        if not cubes[start] & in_reach[start]:
            continue
        for colour, ends in runs_from(state, owner, start).items():
            if len(ends) > LISTED:
                ends = sorted(ends, key=lambda run: run.rank(owner))[:LISTED]
            found += [(Move(start, colour, run.links), run) for run in ends]
    found.sort(key=lambda row: row[1].rank(owner))
    return found


class MoveGoods(Choice[BaronsState]):
    """Move one cube, raise the locomotive, or neither."""

    __slots__ = ()
    id = "move"
    rule = "SB-8.1"
    takes = (Move, Upgrade, Pass)

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        owner = state.line[state.at]
        found: list[Any] = [move for move, _ in deliveries(state, owner)]
        if not state.terms.stock and not state.stepped[owner] and not state.top_level(owner):
            found.append(UPGRADE)
        found.append(PASS)
        return found

    def apply(
        self, state: BaronsState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        owner = state.line[state.at]
        if isinstance(action, Move):
            deliver(state, owner, action, events)
        elif isinstance(action, Upgrade):
            state.stepped[owner] = True
            state.level[owner] += 1
            events.append(LevelRaised(owner, state.level[owner]))
        else:
            events.append(MoveDeclined(owner))
        if not state.queue:
            state.at += 1
        finish_step(state, chance, events)

    def why_not(self, state: BaronsState, seat: int, action: Any) -> Refusal | None:
        owner = state.line[state.at]
        if isinstance(action, Upgrade):
            if state.terms.stock:
                return refuse("SB-11.13", "refusal-no-locomotives")
            id = "refusal-top-level" if state.top_level(owner) else "refusal-upgraded"
            return refuse("SB-8.1", id)
        if isinstance(action, Pass):
            return None
        return why_no_run(state, owner, action)

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        return {**state.owner_args(state.line[state.at]), "round": state.round + 1}


def why_no_run(state: BaronsState, owner: int, move: Move) -> Refusal | None:
    """Why a cube may not run like this; None: it may (SB-8.2, SB-8.3, SB-11.13)."""
    terms, links = state.terms, state.track.links
    general = "SB-11.13" if terms.stock else "SB-8.2"
    if not 0 <= move.colour < len(COLOURS) or move.hex not in terms.names:
        return refuse(general, "refusal-no-cube")
    if not state.cubes[move.hex] >> 8 * move.colour & 255:
        return refuse(general, "refusal-no-cube")
    colours = state.colours()
    here, seen, owners = move.hex, {move.hex}, []
    if not move.links:
        return refuse(general, "refusal-no-destination", colour=COLOURS[move.colour])
    for at, number in enumerate(move.links):
        link = links[number] if 0 <= number < len(links) else None
        if link is None or not link.complete or here not in (link.one, link.other):
            return refuse(general, "refusal-links-do-not-join")
        here = link.far_end(here)
        if here in seen:
            return refuse(general, "refusal-stop-twice", stop=terms.name(here))
        seen.add(here)
        owners.append(link.owner)
        if colours.get(here) == move.colour and at < len(move.links) - 1:
            return refuse(
                "SB-14.1", "refusal-first-city", city=terms.name(here), colour=COLOURS[move.colour]
            )
    if colours.get(here) != move.colour:
        return refuse(general, "refusal-wrong-city", colour=COLOURS[move.colour])
    own = owners.count(owner)
    if terms.stock:
        if any(each not in (owner, NOBODY) for each in owners):
            return refuse("SB-11.13", "refusal-foreign-link")
        if not own and not terms.unowned_run:
            return refuse("SB-17.10", "refusal-no-own-link")
        return None
    if len(owners) > state.level[owner]:
        return refuse("SB-8.2", "refusal-too-far", level=state.level[owner], length=len(owners))
    if not own:
        return refuse("SB-14.8", "refusal-no-own-link")
    for other in range(terms.players):
        if other != owner and owners.count(other) > own:
            return refuse("SB-8.3", "refusal-more-of-another", seat=other)
    return None


def deliver(state: BaronsState, owner: int, move: Move, events: list[Event]) -> None:
    city = state.run_end(move.hex, move.links)
    owners = [link.owner for number in move.links if (link := state.track.links[number])]
    own = owners.count(owner)
    state.cubes[move.hex] -= 1 << 8 * move.colour
    events.append(Delivered(owner, move.colour, move.hex, city, move.links, own))
    if state.terms.stock:
        state.performance[owner] += own  # SB-11.14
        return
    # The mover says first where points go, then the others in turn order (SB-8.5).
    asked = [owner, *(seat for seat in state.order if seat != owner)]
    state.queue = tuple((seat, owners.count(seat)) for seat in asked if owners.count(seat))


class ScorePoints(Choice[BaronsState]):
    """Income or victory points, all of them (SB-14.2)."""

    __slots__ = ()
    id = "score"
    phase = "move"
    rule = "SB-8.5"
    takes = (ToIncome, ToPoints)

    def menu(self, state: BaronsState, seat: int) -> list[Any]:
        return [TO_INCOME, TO_POINTS]

    def apply(
        self, state: BaronsState, seat: int, action: Any, chance: Chance, events: list[Event]
    ) -> None:
        (_, points), *rest = state.queue
        if isinstance(action, ToIncome):
            # What would lead beyond the track is lost (SB-4.5).
            highest = state.terms.tables.income.highest
            state.income[seat] = min(highest, state.income[seat] + points)
        else:
            state.vp[seat] += points
        events.append(PointsTaken(seat, points, isinstance(action, ToIncome)))
        state.queue = tuple(rest)
        if not rest:
            state.at += 1
        finish_step(state, chance, events)

    def prompt_args(self, state: BaronsState) -> dict[str, Arg]:
        seat, points = state.queue[0]
        return {"count": points, "income": state.income[seat], "vp": state.vp[seat]}


MOVE = MoveGoods()
SCORE = ScorePoints()
