"""The track of a position: tiles as words, the links they form (SB-2.1, SB-2.4)."""

from __future__ import annotations

import re
from typing import NamedTuple

from rotonde.games.steam_barons.notation.names import Names
from rotonde.games.steam_barons.notation.shapes import Position, check_range, complain
from rotonde.games.steam_barons.notation.writer import write_symbol
from rotonde.games.steam_barons.rules.hexes import CITY, WATER, beyond
from rotonde.games.steam_barons.rules.links import Link, open_end
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.track import Track

_TILE = re.compile(r"([0-9]{4}) (T?[1-9][0-9])(?:/(T?[1-9][0-9]))?@([0-5])((?: [^ ]+)+)")
_MARK = re.compile(r"([^/]+)(?:/([0-9]{1,4}))?")


class Piece(NamedTuple):
    """A piece of track on a tile; a town's spur has one side twice."""

    place: int
    one: int
    other: int
    owner: int
    built: int

    @property
    def sides(self) -> tuple[int, ...]:
        both = 6 * self.place + self.one, 6 * self.place + self.other
        return both[:1] if self.one == self.other else both


def lay_track(found: Position, state: BaronsState, names: Names, cities: dict[int, int]) -> None:
    """Fill the blank track of a state."""
    track = state.track
    ways, pieces, backs = _read_tiles(found, state, names, cities)
    kinds = _choose_kinds(state, ways, backs)
    links = _find_links(track, pieces, cities)
    symbols = [NOBODY] * len(track.chart.symbols)
    for symbol, owner in _read_symbols(found, state, names):
        one, other = track.chart.symbols[symbol]
        symbols[symbol] = len(links)
        links.append(Link(owner, one, other, (), state.turn - 1))
    numbers = _read_numbers(found.numbers, len(links))
    numbered: list[Link | None] = [None] * numbers[-1]
    for at, link in enumerate(links):
        numbered[numbers[at]] = link
    for link in links:
        if link.owner != NOBODY and state.is_out(link.owner):
            complain("bankrupt-track")
    built = [numbers[at] if at >= 0 else -1 for at in symbols]
    tiles = [(place, ways[place], kinds[place]) for place in sorted(ways)]
    track.restore(tiles, cities, numbered, built)


def _read_tiles(
    found: Position, state: BaronsState, names: Names, cities: dict[int, int]
) -> tuple[dict[int, int], list[Piece], dict[int, str]]:
    """Per hex the way its tile lies, all pieces, and the backs that are named."""
    track = state.track
    ways: dict[int, int] = {}
    backs: dict[int, str] = {}
    pieces: list[Piece] = []
    for text in found.track:
        match = _TILE.fullmatch(text)
        if match is None:
            complain("track", text=text)
        id, face, back, turn, owners = match.groups()
        place = _find_place(track, id, cities)
        if place in ways:
            complain("two-tiles", hex=id)
        number = _find_way(track, face, int(turn))
        way = track.catalog.ways[number]
        if way.town != (place in state.terms.towns):
            complain("town-tile", hex=id, face=face)
        words = owners.split()
        if len(words) != len(way.pairs):
            complain("owners", hex=id, face=face, count=len(way.pairs))
        ways[place] = number
        if back:
            backs[place] = back
        for (one, other), word in zip(way.pairs, words, strict=True):
            owner, built = _read_mark(word, state, names)
            piece = Piece(place, one, other, owner, built)
            if any(track.chart.near[side] < 0 for side in piece.sides):
                complain("edge", hex=id)
            pieces.append(piece)
    return ways, pieces, backs


def _find_place(track: Track, id: str, cities: dict[int, int]) -> int:
    place = track.chart.ids.get(id, -1)
    if place < 0:
        complain("hex", hex=id)
    if track.chart.kind[place] in (CITY, WATER) or place in cities:
        complain("no-tile", hex=id)
    return place


def _find_way(track: Track, face: str, turn: int) -> int:
    numbers = [number for number, way in enumerate(track.catalog.ways) if way.face == face]
    if not numbers:
        complain("face", face=face)
    return numbers[turn % len(numbers)]


def _read_mark(word: str, state: BaronsState, names: Names) -> tuple[int, int]:
    match = _MARK.fullmatch(word)
    if match is None:
        complain("owner", text=word)
    built = state.turn - 1
    if match[2] is not None:
        built = check_range("built", int(match[2]), 0, state.turn)
    return names.find_owner(match[1]), built


def _choose_kinds(
    state: BaronsState, ways: dict[int, int], backs: dict[int, str]
) -> dict[int, int]:
    """Per hex the kind of tile; where a face is on several, of the larger pile (SB-18.23)."""
    catalog, parts = state.track.catalog, state.terms.box
    left = list(catalog.counts)
    found: dict[int, int] = {}
    for sure in (True, False):
        for place, number in ways.items():
            face = catalog.ways[number].face
            kinds = catalog.printed[face]
            if place in backs:
                wanted = {face, backs[place]}
                kinds = tuple(kind for kind in kinds if set(parts.tiles[kind].faces) == wanted)
                if not kinds:
                    complain("back", face=face, back=backs[place])
            if place in found or sure != (len(kinds) == 1):
                continue
            kind = max(kinds, key=lambda each: (left[each], -each))
            left[kind] -= 1
            found[place] = kind
            if left[kind] < 0:
                complain("face-count", face=face)
    return found


def _find_links(track: Track, pieces: list[Piece], cities: dict[int, int]) -> list[Link]:
    """The links the pieces form, in the order in which they come up."""
    near = track.chart.near
    at = {side: number for number, piece in enumerate(pieces) for side in piece.sides}
    stops = {place for place, kind in enumerate(track.chart.kind) if kind == CITY} | cities.keys()
    found: list[Link] = []
    done: set[int] = set()
    for first, piece in enumerate(pieces):
        if first in done:
            continue
        ends: list[tuple[int, int]] = []
        """Each with the side it is reached by."""
        sides: list[int] = []
        queue = [first]
        while queue:
            number = queue.pop()
            if number in done:
                continue
            done.add(number)
            here = pieces[number]
            if (here.owner, here.built) != (piece.owner, piece.built):
                complain("two-owners", hex=_find_id(track, here.place))
            sides += here.sides
            if here.one == here.other:
                ends.append((here.place, -1))
            for side in here.sides:
                far = beyond(side, near)
                if near[side] in stops:
                    ends.append((near[side], far))
                elif far in at:
                    queue.append(at[far])
                else:
                    ends.append((open_end(side), -1))
        found.append(_make_link(track, piece, ends, tuple(sides), cities))
    return found


def _make_link(
    track: Track,
    piece: Piece,
    ends: list[tuple[int, int]],
    sides: tuple[int, ...],
    cities: dict[int, int],
) -> Link:
    where = _find_id(track, piece.place)
    if len(ends) != 2 or all(end < 0 for end, _ in ends):
        complain("no-end", hex=where)
    (one, by), (other, by_other) = ends
    if one == other:
        if one not in cities:
            complain("loop", hex=where)
        # Track in a ring about a New City is never finished (SB-7.5).
        other = open_end(beyond(max(by, by_other), track.chart.near))
    return Link(piece.owner, one, other, sides, piece.built)


def _find_id(track: Track, place: int) -> str:
    return next(id for id, at in track.chart.ids.items() if at == place)


def _read_symbols(found: Position, state: BaronsState, names: Names) -> list[tuple[int, int]]:
    known = {write_symbol(state, symbol): symbol for symbol in range(len(state.track.symbols))}
    built: dict[int, int] = {}
    for text in found.symbols:
        name, _, owner = text.rpartition(" ")
        if name not in known:
            complain("symbol", text=text)
        if known[name] in built:
            complain("symbol-twice", symbol=name)
        built[known[name]] = names.find_owner(owner)
    return sorted(built.items())


def _read_numbers(given: list[int], count: int) -> list[int]:
    """The number of each link, and the next one."""
    if not given:
        return [*range(count + 1)]
    if len(given) != count + 1:
        complain("numbers", links=count, numbers=count + 1)
    if len(set(given)) < len(given) or given[-1] != max(given):
        complain("numbers-order")
    return given
