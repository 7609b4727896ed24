"""Steam Barons worked out again from the tiles on the map: slowly, and straight from the rules.

Whose a piece of track is, is history and taken from the state; everything else is looked at anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.track import Track

Pair = tuple[int, int]
Tiles = dict[int, tuple[Pair, ...]]


class Line(NamedTuple):
    """A link: its sides, its two ends (a stop, or an open side as minus its number less 1)."""

    sides: frozenset[int]
    ends: frozenset[int]
    owner: int

    @property
    def stops(self) -> set[int]:
        return {end for end in self.ends if end >= 0}

    @property
    def complete(self) -> bool:
        return len(self.stops) == 2

    @property
    def open(self) -> int:
        return next(-end - 1 for end in self.ends if end < 0)


def networks(links: Iterable[set[int]]) -> int:
    """How many networks links form that are joined at their stops alone."""
    found: list[set[int]] = []
    for stops in links:
        apart = [network for network in found if not network & stops]
        found = [*apart, stops.union(*(network for network in found if network & stops))]
    return len(found)


class Map:
    """The tiles as they lie, and what the rules say about them."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.near = track.chart.near
        self.ways = track.catalog.ways
        kinds = track.chart.kind
        self.cities = {place for place, kind in enumerate(kinds) if kind == 2} | {*track.cities}
        self.towns = {place for place, kind in enumerate(kinds) if kind == 1} - self.cities
        self.ground = {place for place, kind in enumerate(kinds) if kind < 2} - self.cities
        self.tiles: Tiles = {
            place: self.ways[way].pairs for place, way in enumerate(track.tile) if way >= 0
        }
        self.lines = [*self._lines(), *self._symbols()]

    # Links

    def across(self, side: int) -> int:
        return 6 * self.near[side] + (side + 3) % 6

    def follow(self, tiles: Tiles, side: int) -> tuple[int, list[int]]:
        """The end one comes to by leaving through a side, and the sides passed on the way."""
        passed = [side]
        while True:
            there = self.near[side]
            if there in self.cities:
                return there, passed
            far = self.across(side)
            pair = next((p for p in tiles.get(there, ()) if far % 6 in p), None)
            if pair is None:
                return -side - 1, passed
            passed.append(far)
            if pair[0] == pair[1]:
                return there, passed
            side = 6 * there + (pair[0] if pair[1] == far % 6 else pair[1])
            passed.append(side)

    def ends(self, tiles: Tiles, place: int, pair: Pair) -> tuple[int, int, frozenset[int]]:
        one, seen = self.follow(tiles, 6 * place + pair[0])
        if pair[0] == pair[1]:
            return place, one, frozenset(seen)
        other, more = self.follow(tiles, 6 * place + pair[1])
        return one, other, frozenset((*seen, *more))

    def _lines(self) -> Iterator[Line]:
        done: set[int] = set()
        for place, pairs in self.tiles.items():
            for pair in pairs:
                if 6 * place + pair[0] in done:
                    continue
                one, other, sides = self.ends(self.tiles, place, pair)
                done |= sides
                if one == other:
                    other = self._ring(one, sides)
                number = self.track.link_at[6 * place + pair[0]]
                link = self.track.links[number]
                assert link is not None
                yield Line(sides, frozenset((one, other)), link.owner)

    def _ring(self, city: int, sides: frozenset[int]) -> int:
        """Only about a New City: one end of the ring counts as open."""
        assert city in self.track.cities
        touching = [side for side in sides if self.near[side] == city]
        last = max(touching, key=self.across)
        return -last - 1

    def _symbols(self) -> Iterator[Line]:
        for cities, number in zip(self.track.chart.symbols, self.track.symbols, strict=True):
            if number >= 0:
                link = self.track.links[number]
                assert link is not None
                yield Line(frozenset(), frozenset(cities), link.owner)

    def networks(self, owner: int) -> int:
        return networks(line.stops for line in self.lines if line.owner == owner)

    # Where one may build

    def reached(self, owner: int) -> set[int]:
        return {stop for line in self.lines if line.owner == owner for stop in line.stops}

    def may_start(self, owner: int, city: int) -> bool:
        """SB-7.2, SB-10.2, SB-11.12, SB-18.14."""
        if city in self.reached(owner):
            return True
        if self.track.contiguous and any(line.owner == owner for line in self.lines):
            return False
        chart = self.track.chart
        if not chart.ports_only:
            return True
        if city in chart.open:  # ports, and with SB-17.8 their neighbours
            return True
        doors = [
            line for line in self.lines if line.complete and (chart.via_link or not line.sides)
        ]
        return any(city in line.ends and line.stops & chart.ports for line in doors)

    def may_carry_on(self, owner: int, line: Line) -> bool:
        """SB-7.9, SB-7.10, SB-18.24."""
        if line.complete:
            return False
        if line.owner >= 0:
            return line.owner == owner
        (stop,) = line.stops
        if stop in self.reached(owner):
            return True
        return stop in self.cities and self.may_start(owner, stop)

    def line_at(self, side: int) -> Line | None:
        return next((line for line in self.lines if side in line.sides), None)

    def _faces_foreign(self, owner: int, side: int) -> bool:
        """SB-18.19."""
        if self.near[side] in self.cities:
            return False
        line = self.line_at(self.across(side))
        return line is not None and not self.may_carry_on(owner, line)

    def _sets_out(self, owner: int, side: int) -> bool:
        """Whether a new piece may start through this side (SB-7.2)."""
        there = self.near[side]
        if there in self.cities:
            return self.may_start(owner, there)
        return self.line_at(self.across(side)) is not None

    def fits(self, owner: int, place: int, pairs: tuple[Pair, ...], town: bool) -> bool:
        old = self.tiles.get(place, ())
        if town != (place in self.towns) or not {*old} < {*pairs}:
            return False  # SB-7.4, SB-7.7
        fresh = [pair for pair in pairs if pair not in old]
        sides = [6 * place + side for pair in fresh for side in pair]
        if any(self.near[side] < 0 for side in sides):  # SB-7.3
            return False
        if any(self._faces_foreign(owner, side) for side in sides):
            return False
        starts = [any(self._sets_out(owner, 6 * place + s) for s in pair) for pair in fresh]
        if town:
            if not any(starts) and place not in self.reached(owner):
                return False
        elif not all(starts):  # SB-18.18
            return False
        tiles = {**self.tiles, place: pairs}
        if self.track.joined_start and not self._stays_whole(owner, tiles, place, fresh):
            return False
        return not self._circle(tiles, place, fresh)

    def _stays_whole(self, owner: int, tiles: Tiles, place: int, pieces: list[Pair]) -> bool:
        """SB-11.12, SB-18.14: with these pieces laid, all track of the owner is one network."""
        fresh = [self.ends(tiles, place, pair) for pair in pieces]
        laid = frozenset(side for _, _, sides in fresh for side in sides)
        links = [{end for end in (one, other) if end >= 0} for one, other, _ in fresh]
        links += [ln.stops for ln in self.lines if ln.owner == owner and not ln.sides & laid]
        return networks(links) <= 1

    def _circle(self, tiles: Tiles, place: int, pieces: list[Pair]) -> bool:
        """SB-7.5."""
        for pair in pieces:
            one, other, _ = self.ends(tiles, place, pair)
            if one == other:
                return True
        return False

    # All builds

    def builds(self, owner: int, budget: int) -> set[Lay | Redirect | Connect]:
        found: set[Lay | Redirect | Connect] = set()
        chart = self.track.chart
        for place in sorted(self.ground):
            if not self._worth_a_look(owner, place):
                continue
            for number, way in enumerate(self.ways):
                cost = way.cost + (0 if place in self.tiles else chart.ground[place])
                if cost <= budget and self.fits(owner, place, way.pairs, way.town):
                    found.add(Lay(place, number))
        for line in self.lines:
            if self.may_carry_on(owner, line):
                found |= {*self._turnings(owner, line, budget)}
        found = {build for build in found if self._in_stock(build.way, build.hex)}  # type: ignore[union-attr]
        for number, cities in enumerate(chart.symbols):
            free = self.track.symbols[number] < 0 and chart.symbol_cost <= budget
            if free and any(self.may_start(owner, city) for city in cities):
                found.add(Connect(number))
        return found

    def _worth_a_look(self, owner: int, place: int) -> bool:
        sides = [side for side in range(6 * place, 6 * place + 6) if self.near[side] >= 0]
        return place in self.reached(owner) or any(self._sets_out(owner, side) for side in sides)

    def _turnings(self, owner: int, line: Line, budget: int) -> Iterator[Redirect]:
        """SB-7.8: the last piece keeps the side it comes in by and leaves by another."""
        place, away = divmod(line.open, 6)
        old = self.tiles[place]
        last = next(pair for pair in old if away in pair)
        if last[0] == last[1]:
            return
        enters = last[0] if last[1] == away else last[1]
        others = {*old} - {last}
        used = {side for pair in old for side in pair}
        for number, way in enumerate(self.ways):
            if way.town or way.cost > budget or len(way.pairs) != len(old):
                continue
            fresh = {*way.pairs} - others
            if others - {*way.pairs} or len(fresh) != 1:
                continue
            (pair,) = fresh
            leaves = {*pair} - {enters}
            if enters not in pair or leaves & used:
                continue
            side = 6 * place + leaves.pop()
            if self.near[side] < 0 or self._faces_foreign(owner, side):
                continue
            if not self._circle({**self.tiles, place: way.pairs}, place, [pair]):
                yield Redirect(place, number, line.open)

    def _in_stock(self, number: int, place: int) -> bool:
        """SB-14.10, SB-18.23."""
        catalog = self.track.catalog
        lying = Counter(
            kind for at, kind in enumerate(self.track.kinds) if kind >= 0 and at != place
        )
        face = self.ways[number].face
        return any(catalog.counts[kind] > lying[kind] for kind in catalog.printed[face])


# Goods

Delivery = tuple[int, int, int, tuple[tuple[int, int], ...]]
"""Start, colour, city, and what each owner scores."""


def deliveries(state: BaronsState, owner: int) -> set[Delivery]:
    """Every run of every cube, tried out (SB-8.2, SB-8.3, SB-11.13)."""
    terms = state.terms
    lines = [line for line in Map(state.track).lines if line.complete]
    if terms.stock:
        lines = [line for line in lines if line.owner in (owner, -1)]
    colours = {**terms.colours, **state.track.cities}
    found: set[Delivery] = set()

    def go(start: int, colour: int, stops: list[int], used: list[int]) -> None:
        for line in lines:
            if stops[-1] not in line.ends:
                continue
            (there,) = line.ends - {stops[-1]}
            if there in stops:
                continue
            owners = [*used, line.owner]
            if not terms.stock and len(owners) > state.level[owner]:
                continue
            if colours.get(there) != colour:
                go(start, colour, [*stops, there], owners)
            elif _allowed(state, owner, owners):
                points = Counter(each for each in owners if each >= 0)
                found.add((start, colour, there, tuple(sorted(points.items()))))

    for start, packed in enumerate(state.cubes):
        for colour in range(6):
            if packed >> 8 * colour & 255:
                go(start, colour, [start], [])
    return found


def _allowed(state: BaronsState, owner: int, owners: list[int]) -> bool:
    own = owners.count(owner)
    if state.terms.stock:
        return own > 0 or state.terms.unowned_run
    return own > 0 and all(owners.count(each) <= own for each in owners if each >= 0)
