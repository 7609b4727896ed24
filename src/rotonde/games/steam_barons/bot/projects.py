"""Projects: links one could build, with the tiles they take and what they cost."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, NamedTuple

from rotonde.games.steam_barons.rules.actions import Lay
from rotonde.games.steam_barons.rules.hexes import CITY, TOWN, WATER, TileCatalog
from rotonde.games.steam_barons.rules.track import Track


class Project(NamedTuple):
    """A link between two stops: what to build, in order, and the price of all of it."""

    one: int
    other: int
    builds: tuple[Any, ...]
    cost: int


@lru_cache(maxsize=65536)
def find_joining_way(catalog: TileCatalog, old: int, one: int, other: int) -> int:
    """The cheapest way that has the old pieces and one between these sides; -1: there is none."""
    kept = catalog.ways[old].pairs if old >= 0 else ()
    pair = (min(one, other), max(one, other))
    if any(pair[0] in each or pair[1] in each for each in kept):
        return -1
    for number, way in enumerate(catalog.ways):
        if way.town or len(way.pairs) != len(kept) + 1 or pair not in way.pairs:
            continue
        if all(each in way.pairs for each in kept):
            return number
    return -1


@lru_cache(maxsize=65536)
def find_leaving_ways(catalog: TileCatalog, old: int, entry: int) -> tuple[tuple[int, int], ...]:
    """The sides by which track that comes in can leave a hex, and the way for each."""
    found = ((out, find_joining_way(catalog, old, entry, out)) for out in range(6) if out != entry)
    return tuple((out, way) for out, way in found if way >= 0)


@lru_cache(maxsize=65536)
def find_opening_ways(catalog: TileCatalog, old: int, side: int) -> tuple[int, ...]:
    """Town ways with the old exits and one at this side, the fewest exits first."""
    kept = catalog.ways[old].pairs if old >= 0 else ()
    if (side, side) in kept:
        return ()
    found = [
        (len(way.pairs), number)
        for number, way in enumerate(catalog.ways)
        if way.town and (side, side) in way.pairs and all(each in way.pairs for each in kept)
    ]
    return tuple(number for _, number in sorted(found))[:4]


class Surveyor:
    """Finds the cheapest links for one owner."""

    def __init__(self, track: Track, owner: int, most: int, budget: int) -> None:
        self.track, self.owner = track, owner
        self.most, self.budget = most, budget
        """Builds and money a project may take."""
        self._gone = track.used_up() if 0 in track.supply else set()
        self._shut: dict[int, bool] = {}

    def projects(self) -> list[Project]:
        """From open ends, cities and towns; for each pair of stops the cheapest."""
        best: dict[tuple[int, int], Project] = {}
        for project in (*self._find_symbols(), *self._find_unfinished(), *self._find_fresh()):
            key = min(project.one, project.other), max(project.one, project.other)
            known = best.get(key)
            if known is None or (len(project.builds), project.cost) < (
                len(known.builds),
                known.cost,
            ):
                best[key] = project
        return list(best.values())

    def _find_symbols(self) -> list[Project]:
        track = self.track
        cost = track.chart.symbol_cost
        if not track.chart.symbols or cost > self.budget or not self.most:
            return []
        return [
            Project(*track.chart.symbols[each.symbol], (each,), cost)
            for each in track.connections(self.owner)
        ]

    def _find_unfinished(self) -> list[Project]:
        track = self.track
        found: list[Project] = []
        mine = [number for number, link in track.links_of(self.owner) if not link.complete]
        for number in (*mine, *sorted(track.wild)):
            link = track.links[number]
            assert link is not None
            if link.owner == self.owner or track.claimable(link, self.owner):
                side = -link.end - 1
                found += self._search(link.stop, [(side, (), 0)])
        return found

    def _find_fresh(self) -> list[Project]:
        track, owner = self.track, self.owner
        chart = track.chart
        found: list[Project] = []
        stops = set(track.reach[owner])
        if track.roams(owner):
            stops |= track.free
        for stop in sorted(stops):
            if track.is_city(stop):
                sides = [
                    (side, (), 0) for side in range(6 * stop, 6 * stop + 6) if chart.near[side] >= 0
                ]
                found += self._search(stop, sides)
            elif self.most > 1:
                found += self._search(stop, self._find_spurs(stop))
        return found

    def _find_spurs(self, town: int) -> list[tuple[int, tuple[Any, ...], int]]:
        """New exits of a town that one has reached."""
        track = self.track
        found = []
        for direction in range(6):
            side = 6 * town + direction
            if track.chart.near[side] < 0 or track.link_at[side] >= 0:
                continue
            for way in find_opening_ways(track.catalog, track.tile[town], direction)[:1]:
                if self._in_stock(way, town) and not self._is_closed(side):
                    lay = Lay(town, way)
                    found.append((side, (lay,), track.cost(lay)))
        return found

    def _is_closed(self, side: int) -> bool:
        """Whether somebody else's open end looks at this side."""
        known = self._shut.get(side)
        if known is None:
            known = self._shut[side] = self.track.foreign(side, self.owner)
        return known

    def _in_stock(self, way: int, place: int) -> bool:
        return way not in self._gone or self.track.in_stock(way, place)

    def _search(self, start: int, sides: list[tuple[int, tuple[Any, ...], int]]) -> list[Project]:
        """The cheapest ways from a stop to others, leaving through these sides."""
        track, chart, catalog = self.track, self.track.chart, self.track.catalog
        near, kind = chart.near, chart.kind
        heap: list[tuple[int, int, int, tuple[Any, ...]]] = []
        found: dict[int, Project] = {}
        for side, builds, cost in sides:
            heappush(heap, (2 * len(builds) + cost, cost, side, builds))
        seen: set[int] = set()
        while heap:
            _, cost, side, builds = heappop(heap)
            there = near[side]
            if there < 0 or there == start:
                continue
            if kind[there] == CITY or there in track.cities:
                if builds and there not in found:
                    found[there] = Project(start, there, builds, cost)
                continue
            if there in seen or kind[there] == WATER:
                continue
            entry = (side + 3) % 6
            number = track.link_at[6 * there + entry]
            if number >= 0:
                link = track.links[number]
                # Track that already waits there: joined, the link is done.
                if link is not None and not link.complete and link.end == -(6 * there + entry) - 1:
                    mine = link.owner == self.owner or track.claimable(link, self.owner)
                    if mine and builds and link.stop not in (start, *found):
                        found[link.stop] = Project(start, link.stop, builds, cost)
                continue
            seen.add(there)
            if len(builds) >= self.most:
                continue
            old = track.tile[there]
            ground = chart.ground[there] if old < 0 else 0
            if kind[there] == TOWN:
                if there in found:
                    continue
                for way in find_opening_ways(catalog, old, entry):
                    price = cost + catalog.ways[way].cost + ground
                    if price <= self.budget and self._fits(there, old, way):
                        found[there] = Project(start, there, (*builds, Lay(there, way)), price)
                        break
                continue
            wall, last = chart.wall[there], len(builds) + 1 >= self.most
            for out, way in find_leaving_ways(catalog, old, entry):
                if wall >> out & 1:
                    continue
                price = cost + catalog.ways[way].cost + ground
                if price > self.budget:
                    continue
                if last:
                    # The last build must arrive: at a city, or where track waits.
                    ahead = near[6 * there + out]
                    if (
                        kind[ahead] != CITY
                        and ahead not in track.cities
                        and (track.link_at[6 * ahead + (out + 3) % 6] < 0)
                    ):
                        continue
                if self._is_closed(6 * there + out):
                    continue
                if not self._in_stock(way, there):
                    continue
                more = (*builds, Lay(there, way))
                heappush(heap, (2 * len(more) + price, price, 6 * there + out, more))
        return list(found.values())

    def _fits(self, town: int, old: int, way: int) -> bool:
        """Whether all new exits of a town tile may lie as they do."""
        track = self.track
        if not self._in_stock(way, town):
            return False
        kept = track.catalog.ways[old].exits if old >= 0 else 0
        fresh = track.catalog.ways[way].exits & ~kept
        for side in range(6):
            if fresh >> side & 1:
                if track.chart.wall[town] >> side & 1 or self._is_closed(6 * town + side):
                    return False
                if track.leads_to(6 * town + side) == town:
                    return False
        return True
