"""Tiles on the map and the links they form, and how both change (SB-7.7 to SB-7.16, SB-18.20 ff.).

A link runs from stop to stop, or from a stop to an open end. Everything is kept up to date as tiles
are laid: each side with track knows its link, each owner the stops it has reached. A change makes
the hexes about it stale; track.py looks at them again when somebody asks what could be built there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.hexes import CITY, TOWN, Chart, TileCatalog
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.kernel.copyable import Copyable, Shared, initial


class Link(NamedTuple):
    """Track between two ends: a stop's hex, or an open side as minus its number less 1."""

    owner: int
    one: int
    other: int
    sides: tuple[int, ...]
    built: int
    """The build turn in which it was last begun, extended or completed (SB-7.9)."""

    @property
    def complete(self) -> bool:
        return self.one >= 0 and self.other >= 0

    @property
    def end(self) -> int:
        """The open end of an unfinished link."""
        return self.one if self.one < 0 else self.other

    @property
    def stop(self) -> int:
        """The stop an unfinished link begins at."""
        return self.one if self.one >= 0 else self.other

    def far_end(self, end: int) -> int:
        return self.other if self.one == end else self.one

    def reaches_as_much(self, old: Link) -> bool:
        """Whether its owner had the same stop by an unfinished link, of which this one is made."""
        unfinished = not self.complete and not old.complete
        return unfinished and self.owner == old.owner and self.stop == old.stop


def open_end(side: int) -> int:
    return -side - 1


class Links(Copyable):
    """The map as it is built."""

    chart: Shared[Chart]
    catalog: Shared[TileCatalog]
    owners: int
    contiguous: bool = False
    """Whether all track of an owner must hang together (SB-11.12)."""
    joined_start: bool = False
    """Whether that holds for the two pieces of a first tile as well (SB-18.14)."""
    tile: list[int] = initial(lambda it: [-1] * len(it.chart.kind))
    """Per hex the way its tile lies, as a number of the catalog; -1: none."""
    kinds: list[int] = initial(lambda it: [-1] * len(it.chart.kind))
    """Per hex the kind of tile that lies there."""
    link_at: list[int] = initial(lambda it: [-1] * (6 * len(it.chart.kind)))
    """Per side the link of the track that leaves the hex there."""
    links: list[Link | None] = initial(lambda it: [])
    symbols: list[int] = initial(lambda it: [-1] * len(it.chart.symbols))
    """Per rail symbol its link, once built."""
    supply: list[int] = initial(lambda it: list(it.catalog.counts))
    """Per kind of tile how many are left: they are a limit (SB-1.6)."""
    cities: Shared[dict[int, int]] = initial(lambda it: {})
    """New Cities: hex and colour."""
    counts: list[int] = initial(lambda it: [0] * it.owners)
    """How many links each owner has, finished or not."""
    reach: list[Shared[dict[int, int]]] = initial(lambda it: [{} for _ in range(it.owners)])
    """Per owner the stops its links touch, and by how many of them."""
    free: frozenset[int] = initial(lambda it: it.chart.open)
    """The cities at which anybody may start who is free to."""
    wild: frozenset[int] = frozenset()
    """Unfinished links that are nobody's, by number."""
    ending: bytearray = initial(lambda it: bytearray(len(it.chart.kind)))
    """Per hex the directions in which track on it ends open, as bits."""
    facing: bytearray = initial(lambda it: bytearray(len(it.chart.kind)))
    """Per hex the directions from which an open end looks at it, as bits."""
    stale: list[int] = initial(lambda it: [0] * it.owners)
    """Per owner the hexes to look at again, as bits."""
    known: list[int] = initial(lambda it: [0] * it.owners)
    """Per owner the hexes on which it could build when it last looked at them, as bits."""

    # Questions

    def is_city(self, place: int) -> bool:
        return self.chart.kind[place] == CITY or place in self.cities

    def is_town(self, place: int) -> bool:
        return self.chart.kind[place] == TOWN and place not in self.cities

    def links_of(self, owner: int) -> Iterator[tuple[int, Link]]:
        for number, link in enumerate(self.links):
            if link is not None and link.owner == owner:
                yield number, link

    def count_finished(self, owner: int) -> int:
        """How many complete links an owner has."""
        return sum(link.complete for _, link in self.links_of(owner))

    def roams(self, owner: int) -> bool:
        """Whether an owner may start away from its own track (SB-14.7)."""
        return not self.contiguous or not self.counts[owner]

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

    def leads_to(self, side: int) -> int:
        """The end one comes to by leaving a hex through this side."""
        near = self.chart.near
        there = near[side]
        if self.is_city(there):
            return there
        far = self.chart.across[side]
        number = self.link_at[far]
        if number < 0:
            return open_end(side)
        link = self.links[number]
        assert link is not None
        return link.far_end(open_end(far))

    def completed_by(self, build: Lay | Redirect | Connect) -> int:
        """How many links a build would complete."""
        if isinstance(build, Connect):
            return 1
        old, first = self.tile[build.hex], 6 * build.hex
        fresh = self.catalog.find_fresh(old, build.way)
        if isinstance(build, Redirect):
            link = self.links[self.link_at[build.side]]
            assert link is not None
            gone = {side for pair in self.catalog.ways[old].pairs for side in pair}
            towards = next(first + side for side in fresh[0] if side not in gone)
            return int(link.far_end(open_end(build.side)) >= 0 and self.leads_to(towards) >= 0)
        found = 0
        for one, other in fresh:
            far = build.hex if one == other else self.leads_to(first + other)
            found += far >= 0 and self.leads_to(first + one) >= 0
        return found

    # Changes

    def lay(self, build: Lay | Redirect | Connect, owner: int, turn: int) -> None:
        """Do what `builds` offered."""
        if isinstance(build, Connect):
            one, other = self.chart.symbols[build.symbol]
            self.symbols[build.symbol] = self._new(Link(owner, one, other, (), turn))
            self._renew_free()
            return
        place = build.hex
        if isinstance(build, Redirect):
            self._turn_away(build, owner, turn)
        else:
            old = self.tile[place]
            kept = self.catalog.ways[old].pairs if old >= 0 else ()
            self._swap_tile(place, build.way)
            for one, other in self.catalog.ways[build.way].pairs:
                if (one, other) not in kept:
                    self._lay_piece(place, one, other, owner, turn)
        self.touch_known(1 << place)  # a neighbour changes by the links that look at it

    def lapse(self, owner: int, turn: int) -> list[int]:
        """Unfinished track not touched in this build turn is nobody's at its end (SB-7.9)."""
        lost = []
        for number, link in list(self.links_of(owner)):
            if not link.complete and link.built < turn:
                self._set(number, link._replace(owner=NOBODY))
                lost.append(number)
        return lost

    def abandon(self, owner: int, *, symbols_stay: bool = True) -> None:
        """A bankrupt owner's track: nobody's, the finished links for good (SB-4.6, SB-18.34)."""
        for number, link in list(self.links_of(owner)):
            if number in self.symbols and not symbols_stay:
                self._set(number, None)
                self.symbols[self.symbols.index(number)] = -1
            else:
                self._set(number, link._replace(owner=NOBODY))
        self._renew_free()

    def urbanize(self, place: int, colour: int) -> None:
        """A New City on a town: its tile goes, and what touches it is completed (SB-7.15)."""
        if self.tile[place] >= 0:
            for side in range(6 * place, 6 * place + 6):
                number = self.link_at[side]
                if number >= 0:
                    self._cut_spur(side, number, place)
            self.supply[self.kinds[place]] += 1
            self.tile[place] = self.kinds[place] = -1
        self.cities = {**self.cities, place: colour}
        for side in range(6 * place, 6 * place + 6):
            if self.chart.near[side] < 0:
                continue
            there = self.chart.across[side]
            number = self.link_at[there]
            if number >= 0:
                self._end_at(number, open_end(there), place)
        self._renew_free()
        self.touch(1 << place | self.chart.beside[place])

    def restore(
        self,
        tiles: Iterable[tuple[int, int, int]],
        cities: dict[int, int],
        links: Iterable[Link | None],
        symbols: list[int],
    ) -> None:
        """Blank track filled from a position: hexes with way and kind of tile, and what follows."""
        self.cities, self.symbols = cities, symbols
        for place, way, kind in tiles:
            self.tile[place], self.kinds[place] = way, kind
            self.supply[kind] -= 1
        numbered = list(links)
        self.links = [None] * len(numbered)
        for number, link in enumerate(numbered):
            if link is not None:
                for side in link.sides:
                    self.link_at[side] = number
                self._set(number, link)
        self._renew_free()
        self.touch((1 << len(self.tile)) - 1)

    # What a change makes stale

    def _hexes_about(self, stops: Collection[int]) -> int:
        """Where more or less can be built once an owner may or may not start at these stops."""
        found = 0
        for stop in stops:
            found |= self.chart.beside[stop] if self.is_city(stop) else 1 << stop
        # Who may claim nobody's track may go on at its open end, or turn its last tile.
        for number in self.wild:
            link = self.links[number]
            assert link is not None
            if link.stop in stops:
                found |= self.hexes_at(link.end)
        return found

    def touch(self, places: int) -> None:
        """Every owner has to look at these hexes again."""
        self.stale = [stale | places for stale in self.stale]

    def touch_known(self, places: int, link: Link | None = None) -> None:
        """So have those who know them, and who may go on from this link that lies there now."""
        stale = self.stale
        for owner, known in enumerate(self.known):
            stale[owner] |= places & known
        if link is None:
            return
        if link.owner != NOBODY:
            stale[link.owner] |= places
            return
        for owner in range(self.owners):
            if self.claimable(link, owner):
                stale[owner] |= places

    def hexes_at(self, end: int) -> int:
        """The hex that an open end lies on, and the one that it looks at, as bits."""
        return self.chart.end_hexes[-end - 1]

    def _set(self, number: int, link: Link | None, joined: Sequence[int] = ()) -> None:
        """A link changes, begins or goes, and takes in those it is joined to: all that is known
        follows."""
        links = self.links
        numbers = (number, *joined)
        gone = [old for each in numbers if (old := links[each]) is not None]
        for each in joined:
            links[each] = None
        links[number] = link
        if not self.wild.isdisjoint(numbers):
            self.wild = self.wild.difference(numbers)
        if link is not None and link.owner == NOBODY and not link.complete:
            self.wild |= {number}
        touched = 0
        for old in gone:
            touched |= self._flip_ends(old)
        if link is not None:
            touched |= self._flip_ends(link)
        if link is None or len(gone) != 1 or not link.reaches_as_much(gone[0]):
            # The new one first: what both of them reach has not changed then.
            if link is not None:
                self._count(link, 1)
            for old in gone:
                self._count(old, -1)
        if touched:
            self.touch_known(touched, link)
        if self.chart.via_link:
            self._renew_free()

    def _flip_ends(self, link: Link) -> int:
        """Open ends come, or those there were go: the hexes about them, as bits."""
        touched = 0
        for end in (link.one, link.other):
            if end < 0:
                side = -end - 1
                there = self.chart.near[side]
                self.ending[side // 6] ^= 1 << side % 6
                if there >= 0:
                    self.facing[there] ^= 1 << (side + 3) % 6
                touched |= self.chart.end_hexes[side]
        return touched

    def _count(self, link: Link, change: int) -> None:
        owner = link.owner
        if owner == NOBODY:
            return
        roamed = self.roams(owner)
        self.counts[owner] += change
        reach = self.reach[owner] = self.reach[owner].copy()
        changed: set[int] = set()
        for stop in (link.one, link.other):
            if stop < 0:
                continue
            known = reach.get(stop, 0)
            if known + change:
                reach[stop] = known + change
            else:
                del reach[stop]
            if not known or not known + change:
                changed.add(stop)
        if roamed != self.roams(owner):
            changed |= self.free
        if changed:
            self.stale[owner] |= self._hexes_about(changed)

    def _renew_free(self) -> None:
        """The cities anybody may start at, after a change (SB-10.2, SB-17.9)."""
        chart = self.chart
        if not chart.ports_only:
            free = chart.open | self.cities.keys()
        else:
            opened = set()
            for link in self.links if chart.via_link else self._built_symbols():
                if link is not None and link.complete:
                    for one, other in ((link.one, link.other), (link.other, link.one)):
                        if one in chart.ports and self.is_city(other):
                            opened.add(other)
            free = chart.open | opened
        changed = free ^ self.free
        if changed:
            self.free = free
            self.touch(self._hexes_about(changed))

    def _built_symbols(self) -> list[Link | None]:
        return [self.links[number] for number in self.symbols if number >= 0]

    # How links change

    def _turn_away(self, build: Redirect, owner: int, turn: int) -> None:
        place, direction = divmod(build.side, 6)
        number = self.link_at[build.side]
        link = self.links[number]
        assert link is not None
        old, way = self.catalog.ways[self.tile[place]], self.catalog.ways[build.way]
        pair = next(pair for pair in old.pairs if direction in pair)
        stays = pair[0] if pair[1] == direction else pair[1]
        fresh = next(each for each in way.pairs if each not in old.pairs)
        towards = fresh[0] if fresh[1] == stays else fresh[1]
        self._swap_tile(place, build.way)
        self.link_at[build.side] = -1
        side = 6 * place + towards
        sides = (*(each for each in link.sides if each != build.side), side)
        start = link.far_end(open_end(build.side))
        finished = self.leads_to(side)
        self.link_at[side] = number
        taken_in = []
        if finished != open_end(side) and not self.is_city(self.chart.near[side]):
            joined = self.link_at[self.chart.across[side]]
            met = self.links[joined]
            assert met is not None
            sides += met.sides
            for each in met.sides:
                self.link_at[each] = number
            taken_in.append(joined)
        done = start >= 0 and finished >= 0
        # Turning track away keeps nobody's claim alive, unless it finishes the link (SB-18.22).
        holder = owner if done else link.owner
        turned = Link(holder, start, finished, sides, turn if done else link.built)
        self._set(number, turned, taken_in)

    def _swap_tile(self, place: int, number: int) -> None:
        if self.kinds[place] >= 0:
            self.supply[self.kinds[place]] += 1
        kinds = self.catalog.printed[self.catalog.ways[number].face]
        # Where two kinds of tile carry a face, take from the larger pile (SB-18.23).
        kind = max(kinds, key=lambda each: (self.supply[each], -each)) if kinds[1:] else kinds[0]
        self.supply[kind] -= 1
        self.tile[place], self.kinds[place] = number, kind

    def _new(self, link: Link, joined: Sequence[int] = ()) -> int:
        number = len(self.links)
        self.links.append(None)
        for side in link.sides:
            self.link_at[side] = number
        self._set(number, link, joined)
        return number

    def _lay_piece(self, place: int, one: int, other: int, owner: int, turn: int) -> None:
        """New track, joined to what it meets: the whole link is the builder's."""
        town = one == other
        ends = [place] if town else []
        sides: tuple[int, ...] = ()
        joined = []
        for direction in (one,) if town else (one, other):
            side = 6 * place + direction
            sides += (side,)
            ends.append(self.leads_to(side))
            if self.is_city(self.chart.near[side]):
                continue
            met = self.link_at[self.chart.across[side]]
            if met >= 0:
                link = self.links[met]
                assert link is not None
                sides += link.sides
                joined.append(met)
        self._new(Link(owner, ends[0], ends[1], sides, turn), joined)

    def _cut_spur(self, side: int, number: int, town: int) -> None:
        """A town's tile is taken away: the spur goes, the rest of its link loses that end."""
        link = self.links[number]
        assert link is not None
        self.link_at[side] = -1
        rest = tuple(each for each in link.sides if each != side)
        if not rest:
            self._set(number, None)
            return
        far = self.chart.across[side]
        end = open_end(far)
        other = link.other if link.one == town else link.one
        self._set(number, link._replace(one=end, other=other, sides=rest))

    def _end_at(self, number: int, end: int, stop: int) -> None:
        link = self.links[number]
        assert link is not None
        if link.far_end(end) == stop:
            return  # a circle from the New City to itself is never finished (SB-7.5)
        if link.one == end:
            self._set(number, link._replace(one=stop))
        elif link.other == end:
            self._set(number, link._replace(other=stop))
