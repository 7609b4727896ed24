"""A company's build turn on the stock market as a whole: which links it completes, one after
another."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rotonde.games.steam_barons.bot.projects import Project
from rotonde.games.steam_barons.bot.stock_heuristics import open_town, plans
from rotonde.games.steam_barons.rules.actions import Done
from rotonde.games.steam_barons.rules.building import budget, lay_build
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.step import Event

_MOST = 10
"""Build turns that are looked at."""
_FIRST = 6
"""Links that may come first."""
_HOPELESS = -3.0
"""Links that seem worse are not looked at."""

Ends = tuple[int, int]
"""The stops of a link, the smaller first."""


def find_ends(project: Project) -> Ends:
    return min(project.one, project.other), max(project.one, project.other)


def lay_track(
    state: BaronsState, company: int, events: list[Event], barred: Collection[Ends] = ()
) -> list[Any]:
    """Build by first sight while that is worth something: what was built, in order."""
    built: list[Any] = []
    while state.builds:
        offered = set(state.track.builds(company, budget(state, company)))
        best = next(
            (
                project
                for value, project in plans(state, company)
                if value > 0
                and project.builds[0] in offered
                and (not barred or find_ends(project) not in barred)
            ),
            None,
        )
        if best is None:
            break
        built += lay_link(state, company, best, events)
    return built


def lay_link(state: BaronsState, company: int, project: Project, events: list[Event]) -> list[Any]:
    """Build a link, or as much of it as the turn allows."""
    built: list[Any] = []
    for build in project.builds:
        offered = (
            set(state.track.builds(company, budget(state, company))) if state.builds else set()
        )
        if build not in offered:
            break
        build = open_town(state, company, build, offered)
        lay_build(state, company, build, events)
        built.append(build)
    return built


def list_build_turns(state: BaronsState, legal: list[Any]) -> list[tuple[Any, ...]]:
    """That of first sight, others that begin with another link or leave one out, and to stop."""
    company = state.line[state.at]
    found: dict[frozenset[Any], tuple[Any, ...]] = {}
    for turn in _list_turns(state, company, legal):
        if turn:
            found.setdefault(frozenset(turn), turn)
        if len(found) == _MOST:
            break
    return list(found.values())


def _list_turns(state: BaronsState, company: int, legal: list[Any]) -> Iterator[tuple[Any, ...]]:
    offered = set(legal)
    rows = [row for row in plans(state, company) if row[1].builds[0] in offered]
    yield _play(state, company)
    yield (Done(),)
    firsts = [project for value, project in rows[:_FIRST] if value > _HOPELESS]
    for project in firsts[1:]:
        yield _play(state, company, project)
    for project in firsts[:2]:
        yield _play(state, company, barred=[find_ends(project)])
    for project in firsts[:2]:
        yield _play(state, company, project, goes_on=False)


def _play(
    state: BaronsState,
    company: int,
    first: Project | None = None,
    barred: Collection[Ends] = (),
    *,
    goes_on: bool = True,
) -> tuple[Any, ...]:
    twin = state.copy()
    events: list[Event] = []
    built = [] if first is None else lay_link(twin, company, first, events)
    if goes_on:
        built += lay_track(twin, company, events, barred)
    return (*built, Done())
