"""What each owner may build on the map as it is (SB-7, SB-10, SB-18.18 ff.).

It is known hex by hex. What an owner could build on a hex is replaced, never changed, so copies
share it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from itertools import chain, combinations
from typing import Any

from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.fitting import fitting_tiles, turns
from rotonde.games.steam_barons.rules.hexes import (
    CITY,
    DIRECTIONS,
    TOWN,
    WATER,
    PricedTurn,
    Row,
    list_bits,
)
from rotonde.games.steam_barons.rules.links import Link, Links, open_end
from rotonde.kernel.copyable import Shared, initial

Turnings = list[tuple[int, list[PricedTurn]]]
"""Per link that ends on a hex its number, and each way to turn it."""

_MANY = 20
"""So many hexes to look at again come of a first link: from then on most are out of reach."""


class Track(Links):
    """The map as it is built, and what could be built on it."""

    # Declared after `stale`, so a copy takes that first: `_look_again` clears it last. Else another
    # thread that asks meanwhile could take old rows for fresh ones.
    known: list[int] = initial(
        lambda it: [sum(1 << place for place in it.first_rows())] * it.owners
    )
    """Per owner the hexes of `rows` and `turnings`, as bits."""
    rows: list[Shared[dict[int, Row]]] = initial(lambda it: [it.first_rows()] * it.owners)
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
                found += [redirect for _, cost, redirect in turned if cost <= budget]
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

    def foreign(self, side: int, owner: int) -> bool:
        """Whether somebody else's open end looks at this side (SB-18.19)."""
        there = self.chart.near[side]
        if self.is_city(there):
            return False
        number = self.link_at[self.chart.across[side]]
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

    def first_rows(self) -> dict[int, Row]:
        """What anybody could lay on the blank map, which this is."""
        known = self.chart.first_rows
        found = known.get(self.joined_start)
        if found is None:
            starts = self.starts_of(0)
            rows = ((place, self._row(0, place, starts)) for place in range(len(self.tile)))
            found = known[self.joined_start] = {
                place: row for place, row in rows if row is not None
            }
        return found

    def rows_of(self, owner: int) -> dict[int, Row]:
        """What an owner could lay, hex by hex."""
        if self.stale[owner]:
            self._look_again(owner)
        return self.rows[owner]

    def _look_again(self, owner: int) -> None:
        rows, turnings = self.rows[owner].copy(), self.turnings[owner].copy()
        starts = self.starts_of(owner)
        stale, known = self.stale[owner], self.known[owner]
        if stale.bit_count() > _MANY:
            near = self._within_reach(owner, starts)
            for place in list_bits(stale & known & ~near):
                rows.pop(place, None)
                turnings.pop(place, None)
            known &= near | ~stale
            stale &= near
        known &= ~stale
        in_order = True
        for place in list_bits(stale):
            row = self._row(owner, place, starts)
            if row is None:
                rows.pop(place, None)
            else:
                in_order = in_order and place in rows
                rows[place] = row
            turned = self._list_turnings(owner, place) if self.ending[place] else None
            if turned is None:
                turnings.pop(place, None)
            else:
                turnings[place] = turned
            if row is not None or turned is not None:
                known |= 1 << place
        self.rows[owner] = rows if in_order else dict(sorted(rows.items()))
        self.turnings[owner] = turnings
        self.known[owner] = known
        self.stale[owner] = 0

    def _within_reach(self, owner: int, starts: Collection[int]) -> int:
        """The hexes where an owner's track could begin, go on or be turned, as bits."""
        found = 0
        for stop in starts:
            found |= self.chart.beside[stop] if self.is_city(stop) else 1 << stop
        for link in self.links:
            if link is None or link.complete:
                continue
            if link.owner == owner or self.claimable(link, owner):
                found |= self.hexes_at(link.end)
        return found

    def _row(self, owner: int, place: int, starts: Collection[int]) -> Row | None:
        """What can be laid on a hex; None: nothing ever starts there."""
        chart = self.chart
        kind = chart.kind[place]
        if kind in (WATER, CITY) or place in self.cities:
            return None
        entry, shut = 0, chart.wall[place]
        met: list[tuple[int, int]] = []
        """Directions in which something lies, and the stop that it leads to."""
        for direction, city in self._cities_beside(place):
            if city in starts:
                entry |= 1 << direction
            met.append((direction, city))
        for direction in DIRECTIONS[self.facing[place]]:
            number = self.link_at[chart.across[6 * place + direction]]
            link = self.links[number]
            assert link is not None
            if link.owner != owner and not self.claimable(link, owner):
                shut |= 1 << direction
                continue
            entry |= 1 << direction
            met.append((direction, link.stop))
        reached = False
        same = 0
        """Pairs of sides that lead to the same stop."""
        if kind == TOWN:
            for direction, stop in met:
                if stop == place:
                    shut |= 1 << direction
            reached = place in self.reach[owner]
        elif len(met) > 1:
            met.sort()
            for (one, stop), (other, stop2) in combinations(met, 2):
                if stop == stop2:
                    same |= 1 << (6 * one + other)
        if not entry and not reached:
            return None
        first = self.joined_start and not self.counts[owner]
        key = (place, self.tile[place], entry, shut, same, reached, first)
        row = chart.rows.get(key)
        if row is None:
            row = chart.rows[key] = self._list_lays(*key)
        return row

    def _cities_beside(self, place: int) -> Sequence[tuple[int, int]]:
        """The directions in which a city lies next to a hex, and which."""
        cities = self.cities
        if not cities:
            return self.chart.city_sides[place]
        sides, kind = self.chart.open_sides[place], self.chart.kind
        return [(way, there) for way, there in sides if kind[there] == CITY or there in cities]

    def _list_lays(
        self, place: int, old: int, entry: int, shut: int, same: int, reached: bool, first: bool
    ) -> Row:
        ground = self.chart.ground[place] if old < 0 else 0
        ways, lays = self.catalog.ways, self.chart.lays[place]
        town = self.is_town(place)
        fitting = fitting_tiles(self.catalog, town, old, entry, shut, reached)
        if not town and (same or first):
            fitting = tuple(way for way in fitting if self._joins_stops(old, way, same, first))
        return Row(
            tuple(ways[number].cost + ground for number in fitting),
            tuple(lays.setdefault(number, Lay(place, number)) for number in fitting),
        )

    def _joins_stops(self, old: int, way: int, same: int, first: bool) -> bool:
        """Whether no new piece of a tile ends where it begins (SB-7.5), and those of a first tile
        share a stop (SB-18.14)."""
        fresh = self.catalog.find_fresh(old, way)
        if any(same >> (6 * one + other) & 1 for one, other in fresh):
            return False
        return not first or len(fresh) < 2 or _share_stop(fresh, same)

    def _list_turnings(self, owner: int, place: int) -> Turnings | None:
        """The last tile of unfinished track, turned another way (SB-7.8); None: it is no last tile
        of this owner's."""
        if self.catalog.ways[self.tile[place]].town:
            return None
        found = []
        for direction in DIRECTIONS[self.ending[place]]:
            side = 6 * place + direction
            number = self.link_at[side]
            link = self.links[number]
            assert link is not None
            if link.owner == owner or self.claimable(link, owner):
                turned = self._list_redirects(side, self.tile[place])
                found.append(
                    (number, [each for each in turned if self._may_lead(link, each.side, owner)])
                )
        return found or None

    def _list_redirects(self, side: int, tile: int) -> tuple[PricedTurn, ...]:
        """How the piece of a tile that leaves by this side can be turned, wherever that leads."""
        key = side, tile
        found = self.chart.redirects.get(key)
        if found is None:
            place, direction = divmod(side, 6)
            ways = self.catalog.ways
            found = self.chart.redirects[key] = tuple(
                PricedTurn(6 * place + towards, ways[way].cost, Redirect(place, way, side))
                for way, towards in turns(self.catalog, tile, direction)
            )
        return found

    def _may_lead(self, link: Link, side: int, owner: int) -> bool:
        """Whether a link may be turned to leave a hex by this side (SB-7.5, SB-18.19)."""
        near = self.chart.near
        if near[side] < 0:
            return False
        if self.is_city(near[side]):
            return near[side] != link.stop
        far = self.chart.across[side]
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
