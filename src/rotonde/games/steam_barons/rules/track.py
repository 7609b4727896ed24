"""Track on the map: tiles, the links they form, and what may be built (SB-7, SB-10, SB-18.18 ff.).

A link runs from stop to stop, or from a stop to an open end. Links are kept up to date as tiles
are laid: each side with track knows its link, and a link knows its ends, its sides and its owner.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rotonde.games.steam_barons.rules.hexes import (
    CITY,
    TOWN,
    WATER,
    Chart,
    Kit,
    Way,
    beyond,
)

NOBODY = -1


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

    def far_end(self, end: int) -> int:
        return self.other if self.one == end else self.one


class Build(NamedTuple):
    """A way to use one build: a tile on a hex, or a rail symbol."""

    hex: int
    way: int
    cost: int
    redirects: int = -1
    """The open side that a redirection turns away; -1: none."""


def open_end(side: int) -> int:
    return -side - 1


class Track:
    """The map as it is built."""

    __slots__ = ("chart", "cities", "kinds", "kit", "link_at", "links", "supply", "symbols", "tile")

    def __init__(self, chart: Chart, kit: Kit) -> None:
        self.chart = chart
        self.kit = kit
        self.tile = [-1] * len(chart.kind)
        """Per hex the way its tile lies, as a number of the kit; -1: none."""
        self.kinds = [-1] * len(chart.kind)
        """Per hex the kind of tile that lies there."""
        self.link_at = [-1] * (6 * len(chart.kind))
        """Per side the link of the track that leaves the hex there."""
        self.links: list[Link | None] = []
        self.symbols = [-1] * len(chart.symbols)
        """Per rail symbol its link, once built."""
        self.supply = list(kit.counts)
        """Per kind of tile how many are left: they are a limit (SB-1.6)."""
        self.cities: dict[int, int] = {}
        """New Cities: hex and colour."""

    def copy(self) -> Track:
        twin = Track.__new__(Track)
        twin.chart, twin.kit = self.chart, self.kit
        twin.tile, twin.kinds = self.tile[:], self.kinds[:]
        twin.link_at, twin.links = self.link_at[:], self.links[:]
        twin.symbols, twin.supply = self.symbols[:], self.supply[:]
        twin.cities = self.cities.copy()
        return twin

    # Questions

    def is_city(self, place: int) -> bool:
        return self.chart.kind[place] == CITY or place in self.cities

    def is_town(self, place: int) -> bool:
        return self.chart.kind[place] == TOWN and place not in self.cities

    def owned(self, owner: int) -> Iterator[tuple[int, Link]]:
        for number, link in enumerate(self.links):
            if link is not None and link.owner == owner:
                yield number, link

    def reached(self, owner: int) -> set[int]:
        """The stops an owner's links touch."""
        return {end for _, link in self.owned(owner) for end in (link.one, link.other) if end >= 0}

    def starts(self, owner: int, *, contiguous: bool = False) -> set[int]:
        """The cities a builder may lay track out of (SB-7.2, SB-10.2, SB-18.14)."""
        reached = self.reached(owner)
        cities = {stop for stop in reached if self.is_city(stop)}
        if contiguous and any(True for _ in self.owned(owner)):
            return cities
        chart = self.chart
        if not chart.ports_only:
            return cities | set(chart.cities) | set(self.cities)
        ports = chart.ports
        cities |= ports
        for (one, other), link in zip(chart.symbols, self.symbols, strict=True):
            if link >= 0:
                if one in ports:
                    cities.add(other)
                if other in ports:
                    cities.add(one)
        return cities

    def claimable(self, link: Link, starts: set[int], reached: set[int]) -> bool:
        """Whether unowned, unfinished track may be taken over (SB-7.10, SB-18.24)."""
        if link.owner != NOBODY or link.complete:
            return False
        stop = link.one if link.one >= 0 else link.other
        return stop in reached or stop in starts

    def builds(self, owner: int, *, contiguous: bool = False) -> list[Build]:
        """Everything this owner could build, money apart; rail symbols last, as hex -1 - symbol."""
        starts = self.starts(owner, contiguous=contiguous)
        reached = self.reached(owner)
        found: list[Build] = []
        for place in sorted(self._places(owner, starts, reached)):
            entry, shut = self._sides(place, owner, starts, reached)
            found += self._fitting(place, entry, shut, place in reached, owner)
        found += self._redirections(owner, starts, reached)
        if self.chart.symbols:
            first = not contiguous or not any(True for _ in self.owned(owner))
            stops = starts | reached if first else reached
            for number, (one, other) in enumerate(self.chart.symbols):
                if self.symbols[number] < 0 and (one in stops or other in stops):
                    found.append(Build(-1 - number, -1, self.chart.symbol_cost))
        return found

    # Changes

    def lay(self, build: Build, owner: int, turn: int) -> None:
        """Do what `builds` offered."""
        if build.hex < 0:
            symbol = -1 - build.hex
            one, other = self.chart.symbols[symbol]
            self.symbols[symbol] = self._new(Link(owner, one, other, (), turn))
            return
        place = build.hex
        old = self.kit.ways[self.tile[place]] if self.tile[place] >= 0 else None
        if build.redirects >= 0:
            self._turn_away(build, owner, turn)
            return
        way = self.kit.ways[build.way]
        self._swap_tile(place, build.way)
        kept = old.pairs if old is not None else ()
        for one, other in way.pairs:
            if (one, other) not in kept:
                self._lay_piece(place, one, other, owner, turn)

    def lapse(self, owner: int, turn: int) -> list[int]:
        """Unfinished track not touched in this build turn is nobody's at its end (SB-7.9)."""
        lost = []
        for number, link in list(self.owned(owner)):
            if not link.complete and link.built < turn:
                self.links[number] = link._replace(owner=NOBODY)
                lost.append(number)
        return lost

    def urbanize(self, place: int, colour: int) -> None:
        """A New City on a town: its tile goes, and what touches it is completed (SB-7.15)."""
        if self.tile[place] >= 0:
            for side in range(6 * place, 6 * place + 6):
                number = self.link_at[side]
                if number >= 0:
                    self._cut_spur(side, number, place)
            self.supply[self.kinds[place]] += 1
            self.tile[place] = self.kinds[place] = -1
        self.cities[place] = colour
        for side in range(6 * place, 6 * place + 6):
            if self.chart.near[side] < 0:
                continue
            there = beyond(side, self.chart.near)
            number = self.link_at[there]
            if number >= 0:
                self._end_at(number, open_end(there), place)

    # Inside

    def _places(self, owner: int, starts: set[int], reached: set[int]) -> set[int]:
        near, kind = self.chart.near, self.chart.kind
        found = set()
        for city in starts:
            found.update(near[6 * city : 6 * city + 6])
        for link in self.links:
            if link is None or link.complete:
                continue
            if link.owner == owner or self.claimable(link, starts, reached):
                end = link.one if link.one < 0 else link.other
                found.add(near[-end - 1])
        found |= {stop for stop in reached if self.is_town(stop)}
        return {
            place
            for place in found
            if place >= 0 and not self.is_city(place) and kind[place] != WATER
        }

    def _sides(
        self, place: int, owner: int, starts: set[int], reached: set[int]
    ) -> tuple[int, int]:
        """The sides by which own track can come in, and those that must stay closed (SB-18.19)."""
        near = self.chart.near
        entry, shut = 0, self.chart.wall[place]
        for direction in range(6):
            if shut >> direction & 1:
                continue
            side = 6 * place + direction
            there = near[side]
            if self.is_city(there):
                if there in starts:
                    entry |= 1 << direction
                continue
            number = self.link_at[beyond(side, near)]
            if number < 0 or self.link_at[side] >= 0:
                continue
            link = self.links[number]
            assert link is not None
            if link.owner == owner or self.claimable(link, starts, reached):
                entry |= 1 << direction
            else:
                shut |= 1 << direction
        return entry, shut

    def _fitting(
        self, place: int, entry: int, shut: int, reached: bool, owner: int
    ) -> Iterator[Build]:
        """New tiles and improvements for one hex."""
        town = self.is_town(place)
        old = self.tile[place]
        ground = self.chart.ground[place] if old < 0 else 0
        for number in _fits(self.kit, town, old, entry, shut, reached):
            way = self.kit.ways[number]
            if self._in_stock(way.face, old, place) and not self._circles(place, old, way):
                yield Build(place, number, way.cost + ground)

    def _in_stock(self, face: str, old: int, place: int) -> bool:
        back = self.kinds[place] if old >= 0 else -1  # what is taken off can be laid again
        return any(self.supply[kind] + (kind == back) > 0 for kind in self.kit.printed[face])

    def _circles(self, place: int, old: int, way: Way) -> bool:
        """Whether a new piece would begin and end at one stop (SB-7.5, SB-18.20)."""
        kept = self.kit.ways[old].pairs if old >= 0 else ()
        for one, other in way.pairs:
            if (one, other) in kept:
                continue
            first = place if way.town else self._leads_to(6 * place + one)
            second = self._leads_to(6 * place + other)
            if first == second and (first >= 0 or one != other):
                return True
        return False

    def _leads_to(self, side: int) -> int:
        """The end one comes to by leaving a hex through this side."""
        near = self.chart.near
        there = near[side]
        if self.is_city(there):
            return there
        far = beyond(side, near)
        number = self.link_at[far]
        if number < 0:
            return open_end(side)
        link = self.links[number]
        assert link is not None
        return link.far_end(open_end(far))

    def _redirections(self, owner: int, starts: set[int], reached: set[int]) -> Iterator[Build]:
        """The last tile of unfinished track, turned another way (SB-7.8)."""
        for link in self.links:
            if link is None or link.complete:
                continue
            if link.owner != owner and not self.claimable(link, starts, reached):
                continue
            end = link.one if link.one < 0 else link.other
            side = -end - 1
            place, direction = divmod(side, 6)
            old = self.kit.ways[self.tile[place]]
            if old.town:
                continue
            pair = next(pair for pair in old.pairs if direction in pair)
            stays = pair[0] if pair[1] == direction else pair[1]
            rest = tuple(each for each in old.pairs if each != pair)
            _, shut = self._sides(place, owner, starts, reached)
            for number, way in enumerate(self.kit.ways):
                if way.town or len(way.pairs) != len(old.pairs):
                    continue
                fresh = [each for each in way.pairs if each not in rest]
                if len(fresh) != 1 or stays not in fresh[0] or direction in fresh[0]:
                    continue
                towards = fresh[0][0] if fresh[0][1] == stays else fresh[0][1]
                if shut >> towards & 1 or old.exits >> towards & 1:
                    continue
                if not self._in_stock(way.face, self.tile[place], place):
                    continue
                if self._leads_to(6 * place + towards) == link.far_end(end):
                    continue
                yield Build(place, number, way.cost, side)

    def _turn_away(self, build: Build, owner: int, turn: int) -> None:
        place, direction = divmod(build.redirects, 6)
        number = self.link_at[build.redirects]
        link = self.links[number]
        assert link is not None
        old, way = self.kit.ways[self.tile[place]], self.kit.ways[build.way]
        pair = next(pair for pair in old.pairs if direction in pair)
        stays = pair[0] if pair[1] == direction else pair[1]
        fresh = next(each for each in way.pairs if each not in old.pairs)
        towards = fresh[0] if fresh[1] == stays else fresh[1]
        self._swap_tile(place, build.way)
        self.link_at[build.redirects] = -1
        side = 6 * place + towards
        self.link_at[side] = number
        sides = (*(each for each in link.sides if each != build.redirects), side)
        start = link.far_end(open_end(build.redirects))
        finished = self._leads_to(side)
        far = beyond(side, self.chart.near)
        joined = self.link_at[far] if finished != open_end(side) else -1
        if joined >= 0 and not self.is_city(self.chart.near[side]):
            met = self.links[joined]
            assert met is not None
            sides += met.sides
            for each in met.sides:
                self.link_at[each] = number
            self.links[joined] = None
        done = start >= 0 and finished >= 0
        # Turning track away keeps nobody's claim alive, unless it finishes the link (SB-18.22).
        holder = owner if done else link.owner
        self.links[number] = Link(holder, start, finished, sides, turn if done else link.built)

    def _swap_tile(self, place: int, number: int) -> None:
        if self.kinds[place] >= 0:
            self.supply[self.kinds[place]] += 1
        kinds = self.kit.printed[self.kit.ways[number].face]
        # Where two kinds of tile carry a face, take from the larger pile (SB-18.23).
        kind = max(kinds, key=lambda each: (self.supply[each], -each))
        self.supply[kind] -= 1
        self.tile[place], self.kinds[place] = number, kind

    def _new(self, link: Link) -> int:
        self.links.append(link)
        number = len(self.links) - 1
        for side in link.sides:
            self.link_at[side] = number
        return number

    def _lay_piece(self, place: int, one: int, other: int, owner: int, turn: int) -> None:
        """New track, joined to what it meets: the whole link is the builder's."""
        town = one == other
        ends = [place] if town else []
        sides: tuple[int, ...] = ()
        for direction in (one,) if town else (one, other):
            side = 6 * place + direction
            sides += (side,)
            ends.append(self._leads_to(side))
            if self.is_city(self.chart.near[side]):
                continue
            met = self.link_at[beyond(side, self.chart.near)]
            if met >= 0:
                link = self.links[met]
                assert link is not None
                sides += link.sides
                self.links[met] = None
        self._new(Link(owner, ends[0], ends[1], sides, turn))

    def _cut_spur(self, side: int, number: int, town: int) -> None:
        """A town's tile is taken away: the spur goes, the rest of its link loses that end."""
        link = self.links[number]
        assert link is not None
        self.link_at[side] = -1
        rest = tuple(each for each in link.sides if each != side)
        if not rest:
            self.links[number] = None
            return
        far = beyond(side, self.chart.near)
        end = open_end(far)
        other = link.other if link.one == town else link.one
        self.links[number] = link._replace(one=end, other=other, sides=rest)

    def _end_at(self, number: int, end: int, stop: int) -> None:
        link = self.links[number]
        assert link is not None
        if link.far_end(end) == stop:
            return  # a circle from the New City to itself is never finished (SB-7.5)
        if link.one == end:
            self.links[number] = link._replace(one=stop)
        elif link.other == end:
            self.links[number] = link._replace(other=stop)


def _fits(kit: Kit, town: bool, old: int, entry: int, shut: int, reached: bool) -> tuple[int, ...]:
    """The ways that fit: the same question comes up all the time, in every match."""
    key = (town, old, entry, shut, reached)
    found = kit.fits.get(key)
    if found is None:
        before = kit.ways[old] if old >= 0 else None
        found = kit.fits[key] = tuple(
            number
            for number, way in enumerate(kit.ways)
            if way.town == town and _fit(way, before, entry, shut, reached)
        )
    return found


def _fit(way: Way, old: Way | None, entry: int, shut: int, reached: bool) -> bool:
    kept = old.pairs if old is not None else ()
    if len(way.pairs) <= len(kept) or any(pair not in way.pairs for pair in kept):
        return False
    fresh = [pair for pair in way.pairs if pair not in kept]
    sides = 0
    for one, other in fresh:
        sides |= 1 << one | 1 << other
    if sides & shut or (old is not None and sides & old.exits):
        return False
    if way.town:
        return reached or bool(sides & entry)  # one exit is enough (SB-18.18)
    return all((1 << one | 1 << other) & entry for one, other in fresh)
