"""What each owner may build on the map as it is (SB-7, SB-10, SB-18.18 ff.).

It is known hex by hex. What an owner could build on a hex is replaced, never changed, so copies
share it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from itertools import chain
from typing import Any

from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.fitting import fitting_tiles, turns
from rotonde.games.steam_barons.rules.hexes import CITY, TOWN, WATER, Row, beyond
from rotonde.games.steam_barons.rules.links import Link, Links, open_end
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.kernel.copyable import Shared, initial

Turnings = list[tuple[int, list[tuple[int, Redirect]]]]
"""Per link that ends on a hex its number, and each way to turn it with its price."""

_MANY = 20
"""So many hexes to look at again come of a first link: from then on most are out of reach."""


class Track(Links):
    """The map as it is built, and what could be built on it."""

    # Declared after `stale`, so a copy takes that first: `_look_again` clears it last. Else another
    # thread that asks meanwhile could take old rows for fresh ones.
    rows: list[Shared[dict[int, Row]]] = initial(lambda it: [{} for _ in range(it.owners)])
    """Per owner what it could lay, hex by hex."""
    turnings: list[Shared[dict[int, Turnings]]] = initial(lambda it: [{} for _ in range(it.owners)])
    """Per owner the track it could turn another way, by the hex of its last tile."""

    def builds(self, owner: int, budget: int) -> list[Any]:
        """All that this owner could build for that much money."""
        found: list[Any] = []
        for costs, lays in self.rows_of(owner).values():
            if not costs or costs[0] > budget:
                continue
            found += lays if costs[-1] <= budget else lays[: bisect_right(costs, budget)]
        if self.turnings[owner]:
            for _, turned in sorted(chain.from_iterable(self.turnings[owner].values())):
                found += [redirect for cost, redirect in turned if cost <= budget]
        if 0 in self.supply:
            gone, kinds, carriers = self.used_up(), self.kinds, self.catalog.carriers
            # What is taken off can be laid again (SB-18.23).
            found = [it for it in found if it.way not in gone or kinds[it.hex] in carriers[it.way]]
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
        kinds = self.catalog.carriers[way]
        return any(self.supply[kind] + (kind == back) > 0 for kind in kinds)

    def used_up(self) -> frozenset[int]:
        """The ways whose face is on no tile that is left."""
        return self.catalog.find_used_up(tuple(map(bool, self.supply)))

    def connections(self, owner: int) -> list[Connect]:
        """Rail symbols: from own track, or at a lawful start (SB-18.25)."""
        starts = self.starts_of(owner)
        return [
            connect
            for connect, (one, other) in zip(self.chart.connects, self.chart.symbols, strict=True)
            if self.symbols[connect.symbol] < 0 and (one in starts or other in starts)
        ]

    def starts_of(self, owner: int) -> Collection[int]:
        """The stops that an owner may lay track out of (SB-7.2, SB-10.2, SB-18.14)."""
        reach = self.reach[owner]
        return reach.keys() | self.free if self.roams(owner) else reach

    # Hex by hex

    def touch_known(self, places: Sequence[int], link: Link | None = None) -> None:
        # Whoever could go on from the link as it was knows these hexes by it.
        stale, all_rows, all_turnings = self.stale, self.rows, self.turnings
        holder = None if link is None else link.owner
        for owner in range(self.owners):
            if owner == holder or (link and holder == NOBODY and self.claimable(link, owner)):
                stale[owner] = stale[owner].union(places)
                continue
            rows, turnings = all_rows[owner], all_turnings[owner]
            for place in places:
                if place in rows or place in turnings:
                    stale[owner] |= {place}

    def rows_of(self, owner: int) -> dict[int, Row]:
        """What an owner could lay, hex by hex."""
        if self.stale[owner]:
            self._look_again(owner)
        return self.rows[owner]

    def _look_again(self, owner: int) -> None:
        rows, turnings = self.rows[owner].copy(), self.turnings[owner].copy()
        starts = self.starts_of(owner)
        tile, ways = self.tile, self.catalog.ways
        stale = self.stale[owner]
        if len(stale) > _MANY:
            near = self._within_reach(owner, starts)
            for place in stale - near:
                rows.pop(place, None)
                turnings.pop(place, None)
            stale &= near
        in_order = True
        for place in stale:
            row = self._row(owner, place, starts)
            if row is None:
                rows.pop(place, None)
            else:
                in_order = in_order and place in rows
                rows[place] = row
            turned = None
            if tile[place] >= 0 and not ways[tile[place]].town:
                turned = self._list_turnings(owner, place)
            if turned is None:
                turnings.pop(place, None)
            else:
                turnings[place] = turned
        self.rows[owner] = rows if in_order else dict(sorted(rows.items()))
        self.turnings[owner] = turnings
        self.stale[owner] = frozenset()

    def _within_reach(self, owner: int, starts: Collection[int]) -> set[int]:
        """The hexes where an owner's track could begin, go on or be turned."""
        found: set[int] = set()
        for stop in starts:
            found |= self.chart.beside[stop] if self.is_city(stop) else {stop}
        for link in self.links:
            if link is None or link.complete:
                continue
            if link.owner == owner or self.claimable(link, owner):
                found.update(self.hexes_at(link.end))
        return found

    def _row(self, owner: int, place: int, starts: Collection[int]) -> Row | None:
        """What can be laid on a hex; None: nothing ever starts there."""
        chart = self.chart
        kind = chart.kind[place]
        if kind in (WATER, CITY) or place in self.cities:
            return None
        town = kind == TOWN
        link_at, links, cities = self.link_at, self.links, self.cities
        entry, shut = 0, chart.wall[place]
        met: list[tuple[int, int]] = []
        same = 0
        """Pairs of sides that lead to the same stop."""
        for direction, side, there, facing in chart.open_sides[place]:
            if chart.kind[there] == CITY or there in cities:
                lead = there
                if there in starts:
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
        reached = town and place in self.reach[owner]
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

    def _list_turnings(self, owner: int, place: int) -> Turnings | None:
        """The last tile of unfinished track, turned another way (SB-7.8); None: it is no last tile
        of this owner's."""
        found = []
        link_at, links = self.link_at, self.links
        for side in range(6 * place, 6 * place + 6):
            number = link_at[side]
            if number < 0:
                continue
            link = links[number]
            assert link is not None
            if link.end == -side - 1 and (link.owner == owner or self.claimable(link, owner)):
                turned = [
                    (self.catalog.ways[way].cost, Redirect(place, way, side))
                    for way, towards in turns(self.catalog, self.tile[place], side % 6)
                    if self._may_lead(link, 6 * place + towards, owner)
                ]
                found.append((number, turned))
        return found or None

    def _may_lead(self, link: Link, side: int, owner: int) -> bool:
        """Whether a link may be turned to leave a hex by this side (SB-7.5, SB-18.19)."""
        near = self.chart.near
        if near[side] < 0:
            return False
        if self.is_city(near[side]):
            return near[side] != link.stop
        far = beyond(side, near)
        number = self.link_at[far]
        if number < 0:
            return True
        met = self.links[number]
        assert met is not None
        if met.owner != owner and not self.claimable(met, owner):
            return False
        return met.far_end(open_end(far)) != link.stop


def _share_stop(pieces: Sequence[tuple[int, int]], same: int) -> bool:
    """Whether two pieces of track lead to a common stop, by the pairs of sides that do."""
    one, other = pieces
    sides = (sorted((a, b)) for a in one for b in other)
    return any(same >> (6 * low + high) & 1 for low, high in sides)
