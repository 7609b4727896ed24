"""What each owner may build on the map as it is (SB-7, SB-10, SB-18.18 ff.).

It is known hex by hex. What an owner could build on a hex is replaced, never changed, so copies
share it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.fitting import fitting_tiles, turns
from rotonde.games.steam_barons.rules.hexes import CITY, TOWN, WATER, Row, beyond
from rotonde.games.steam_barons.rules.links import Link, Links
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.kernel.copyable import Shared, initial


class Track(Links):
    """The map as it is built, and what could be built on it."""

    # Declared after `stale`, so a copy takes that first: `rows_of` clears it last. Else another
    # thread that asks meanwhile could take old rows for fresh ones.
    rows: list[Shared[dict[int, Row]]] = initial(lambda it: [{} for _ in range(it.owners)])
    """Per owner what it could build, hex by hex."""

    def builds(self, owner: int, budget: int) -> list[Any]:
        """All that this owner could build for that much money."""
        rows = self.rows_of(owner)
        found: list[Any] = []
        for costs, lays in rows.values():
            if not costs or costs[0] > budget:
                continue
            found += lays if costs[-1] <= budget else lays[: bisect_right(costs, budget)]
        if 0 in self.supply:
            gone = self.used_up()
            found = [lay for lay in found if lay.way not in gone or self.in_stock(lay.way, lay.hex)]
        found += self._redirections(owner, budget)
        if self.chart.symbols and self.chart.symbol_cost <= budget:
            found += self.connections(owner)
        return found

    def cost(self, build: Lay | Redirect | Connect) -> int:
        """The price of a build (SB-7.6, SB-7.7, SB-10.4)."""
        if isinstance(build, Connect):
            return self.chart.symbol_cost
        ground = self.chart.ground[build.hex] if self.tile[build.hex] < 0 else 0
        return self.catalog.ways[build.way].cost + ground

    def may_start(self, owner: int, city: int) -> bool:
        """Whether an owner may lay track out of a city (SB-7.2, SB-10.2, SB-18.14)."""
        return city in self.reach[owner] or (city in self.free and self.roams(owner))

    def claimable(self, link: Link, owner: int) -> bool:
        """Whether unowned, unfinished track may be taken over (SB-7.10, SB-18.24)."""
        if link.owner != NOBODY:
            return False
        stop = link.one
        if stop < 0:
            stop = link.other
        elif link.other >= 0:
            return False
        if stop in self.reach[owner]:
            return True
        return stop in self.free and (not self.contiguous or not self.counts[owner])

    def foreign(self, side: int, owner: int) -> bool:
        """Whether somebody else's open end looks at this side (SB-18.19)."""
        there = self.chart.near[side]
        if self.is_city(there):
            return False
        number = self.link_at[beyond(side, self.chart.near)]
        if number < 0:
            return False
        link = self.links[number]
        assert link is not None
        return link.owner != owner and not self.claimable(link, owner)

    def in_stock(self, way: int, place: int) -> bool:
        """Whether a tile with that face is left; what is taken off can be laid again (SB-18.23)."""
        back = self.kinds[place]
        kinds = self.catalog.printed[self.catalog.ways[way].face]
        return any(self.supply[kind] + (kind == back) > 0 for kind in kinds)

    def used_up(self) -> set[int]:
        """The ways whose face is on no tile that is left."""
        catalog, supply = self.catalog, self.supply
        faces = {
            face for face, kinds in catalog.printed.items() if not any(supply[k] for k in kinds)
        }
        return (
            {number for number, way in enumerate(catalog.ways) if way.face in faces}
            if faces
            else set()
        )

    def connections(self, owner: int) -> list[Connect]:
        """Rail symbols: from own track, or at a lawful start (SB-18.25)."""
        return [
            Connect(number)
            for number, cities in enumerate(self.chart.symbols)
            if self.symbols[number] < 0 and any(self.may_start(owner, city) for city in cities)
        ]

    # Hex by hex

    def rows_of(self, owner: int) -> dict[int, Row]:
        stale = self.stale[owner]
        if not stale:
            return self.rows[owner]
        rows = self.rows[owner].copy()
        near = self._within_reach(owner)
        for place in stale:
            row = self._row(owner, place) if place in near else None
            if row is None:
                rows.pop(place, None)
            else:
                rows[place] = row
        self.rows[owner] = rows = dict(sorted(rows.items()))
        self.stale[owner] = frozenset()
        return rows

    def _within_reach(self, owner: int) -> set[int]:
        """The hexes where an owner's track could begin or go on; no others need a look."""
        beside = self.chart.beside
        found: set[int] = set()
        for stop in self.reach[owner]:
            if self.is_city(stop):
                found |= beside[stop]
            else:
                found.add(stop)
        if self.roams(owner):
            for city in self.free:
                found |= beside[city]
        near = self.chart.near
        for link in self.links:
            if link is None or (link.one >= 0 and link.other >= 0):
                continue
            if link.owner == owner or (link.owner == NOBODY and self.claimable(link, owner)):
                found.add(near[-link.end - 1])
        return found

    def _row(self, owner: int, place: int) -> Row | None:
        """What can be laid on a hex; None: nothing ever starts there."""
        chart = self.chart
        kind = chart.kind[place]
        if kind in (WATER, CITY) or place in self.cities:
            return None
        town = kind == TOWN
        link_at, links, cities = self.link_at, self.links, self.cities
        reach = self.reach[owner]
        free = self.free if self.roams(owner) else ()
        entry, shut = 0, chart.wall[place]
        met: list[tuple[int, int]] = []
        same = 0
        """Pairs of sides that lead to the same stop."""
        for direction, side, there, facing in chart.open_sides[place]:
            if chart.kind[there] == CITY or there in cities:
                lead = there
                if there in reach or there in free:
                    entry |= 1 << direction
            else:
                number = link_at[facing]
                if number < 0 or link_at[side] >= 0:
                    continue
                link = links[number]
                assert link is not None
                if link.owner != owner and not self.claimable(link, owner):
                    shut |= 1 << direction
                    continue
                entry |= 1 << direction
                lead = link.stop
            if town:
                if lead == place:
                    shut |= 1 << direction
                continue
            for other, known in met:
                if known == lead:
                    same |= 1 << (6 * other + direction)
            met.append((direction, lead))
        reached = town and place in reach
        if not entry and not reached:
            return None
        first = self.joined_start and not self.counts[owner]
        key = (place, self.tile[place], entry, shut, same, reached, first)
        row = chart.rows.get(key)
        if row is None:
            row = chart.rows[key] = self._list_lays(*key)
        return row

    def _list_lays(
        self, place: int, old: int, entry: int, shut: int, same: int, reached: bool, first: bool
    ) -> Row:
        ground = self.chart.ground[place] if old < 0 else 0
        ways = self.catalog.ways
        kept = ways[old].pairs if old >= 0 else ()
        found = []
        town = self.is_town(place)
        for number in fitting_tiles(self.catalog, town, old, entry, shut, reached):
            way = ways[number]
            fresh = [pair for pair in way.pairs if pair not in kept]
            # SB-7.5: a piece must not end where it begins.
            if same and any(same >> (6 * one + other) & 1 for one, other in fresh):
                continue
            if first and not way.town and len(fresh) > 1 and not _share_stop(fresh, same):
                continue
            found.append((way.cost + ground, number))
        found.sort()
        return Row(
            tuple(cost for cost, _ in found), tuple(Lay(place, number) for _, number in found)
        )

    def _redirections(self, owner: int, budget: int) -> list[Redirect]:
        """The last tile of unfinished track, turned another way (SB-7.8)."""
        found: list[Redirect] = []
        for link in self.links:
            if link is None or (link.one >= 0 and link.other >= 0):
                continue
            if link.owner == owner or (link.owner == NOBODY and self.claimable(link, owner)):
                found += self._turnings(link, owner, budget)
        return found

    def _turnings(self, link: Link, owner: int, budget: int) -> Iterator[Redirect]:
        side = -link.end - 1
        place, direction = divmod(side, 6)
        found = turns(self.catalog, self.tile[place], direction)
        if not found:
            return
        short = 0 in self.supply
        ways, wall = self.catalog.ways, self.chart.wall[place]
        for number, towards in found:
            if wall >> towards & 1 or ways[number].cost > budget:
                continue
            out = 6 * place + towards
            if self.foreign(out, owner) or self.leads_to(out) == link.stop:
                continue
            if not short or self.in_stock(number, place):
                yield Redirect(place, number, side)


def _share_stop(pieces: Sequence[tuple[int, int]], same: int) -> bool:
    """Whether two pieces of track lead to a common stop, by the pairs of sides that do."""
    one, other = pieces
    sides = (sorted((a, b)) for a in one for b in other)
    return any(same >> (6 * low + high) & 1 for low, high in sides)
