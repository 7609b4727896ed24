"""The map and the tile faces, made ready for play: everything by number, nothing that changes.

A side is a hex and a direction in one number, hex x 6 + direction; directions run from east
counter-clockwise. Cities take track on every side; towns only through their tile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rotonde.games.steam_barons.rules.actions import Connect, Lay, Redirect
from rotonde.games.steam_barons.rules.cards import box
from rotonde.games.steam_barons.rules.components import Box, Face
from rotonde.kernel.memo import Interned
from rotonde.kernel.message import Message

LAND, TOWN, CITY, WATER = range(4)
DIRECTIONS = tuple(tuple(way for way in range(6) if bits >> way & 1) for bits in range(64))
"""The directions that a set of them holds, which is a number with a bit for each."""


class OrientedTile(NamedTuple):
    """A tile face turned to its place."""

    face: str
    turn: int
    town: bool
    pairs: tuple[tuple[int, int], ...]
    """Plain track: the sides each piece joins. A town: the side of each spur, twice."""
    exits: int
    """The sides with track, as bits."""
    cost: int
    """One dollar for each exit, one more for a town (SB-7.6)."""

    @property
    def code(self) -> str | int:
        """The face for a message: words tell numbers apart as numbers."""
        return int(self.face) if self.face.isdigit() else self.face


class Extension(NamedTuple):
    """A way that keeps the track of the tile it would replace and adds some."""

    number: int
    sides: int
    """The sides of what is new, as bits."""
    pieces: tuple[int, ...]
    """The same, piece by piece."""


class TileCatalog:
    """The tiles in the box: what can be laid, and on which tiles each face is printed."""

    def __init__(self, parts: Box) -> None:
        self.ways = tuple(way for face in parts.faces for way in _orient(parts, face))
        self.printed = {
            face.id: tuple(kind for kind, tile in enumerate(parts.tiles) if face.id in tile.faces)
            for face in parts.faces
        }
        """Per face the kinds of tile that carry it."""
        self.carriers = tuple(self.printed[way.face] for way in self.ways)
        """The same for each way."""
        self.fitting: dict[tuple[bool, int, int, int, bool], tuple[int, ...]] = {}
        self.extensions: dict[tuple[bool, int], tuple[Extension, ...]] = {}
        self.turns: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        """What fits where and turns which way, worked out once: see fitting.py."""
        self.counts = tuple(tile.count for tile in parts.tiles)
        self.leads = tuple(_name_ways(way.pairs) for way in self.ways)
        """Per way of lying where its track leads, to be put into words."""
        self._fresh: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self._used_up: dict[tuple[bool, ...], frozenset[int]] = {}

    def find_fresh(self, old: int, new: int) -> tuple[tuple[int, int], ...]:
        """The pieces of track that a tile has and the one before it, if any, has not."""
        found = self._fresh.get((old, new))
        if found is None:
            kept = self.ways[old].pairs if old >= 0 else ()
            found = tuple(pair for pair in self.ways[new].pairs if pair not in kept)
            self._fresh[old, new] = found
        return found

    def find_used_up(self, left: tuple[bool, ...]) -> frozenset[int]:
        """The ways whose face is on no tile that is left, given for each kind of tile."""
        found = self._used_up.get(left)
        if found is None:
            faces = {
                face for face, kinds in self.printed.items() if not any(left[k] for k in kinds)
            }
            found = self._used_up[left] = frozenset(
                number for number, way in enumerate(self.ways) if way.face in faces
            )
        return found


def _name_ways(pairs: Sequence[tuple[int, int]]) -> tuple[Message, ...]:
    return tuple(
        Message("part-exit", {"side": one})
        if one == other
        else Message("part-way", {"side": one, "side2": other})
        for one, other in pairs
    )


def _orient(parts: Box, face: Face) -> list[OrientedTile]:
    found = []
    for turn in range(face.rotations):
        pairs = tuple((piece[0], piece[-1]) for piece in face.turned(turn))
        exits = 0
        for one, other in pairs:
            exits |= 1 << one | 1 << other
        cost = parts.tables.costs.change(face)
        found.append(OrientedTile(face.id, turn, face.town, pairs, exits, cost))
    return found


class Row(NamedTuple):
    """What can be built on one hex, cheapest first."""

    costs: tuple[int, ...]
    lays: tuple[Any, ...]


class PricedTurn(NamedTuple):
    """A piece of track turned another way."""

    side: int
    """Where it leaves then."""
    cost: int
    redirect: Redirect


class Chart:
    """A map, compiled once; matches share it."""

    def __init__(self, parts: Box, printed: bool = False, via_link: bool = False) -> None:
        drawn, costs = parts.map, parts.tables.costs
        self.ids = drawn.index
        self.near = [beyond for sides in drawn.beyond for beyond in sides]
        """Per side the hex that track may cross to; -1: the rim, water, a thick edge (SB-7.3)."""
        self.across = [beyond(side, self.near) for side in range(len(self.near))]
        """Per side the same edge seen from the other hex; of no meaning where there is none."""
        self.wall = [
            sum(1 << side for side, beyond in enumerate(sides) if beyond < 0)
            for sides in drawn.beyond
        ]
        self.open_sides = [
            tuple((way, there) for way, there in enumerate(sides) if there >= 0)
            for sides in drawn.beyond
        ]
        """Per hex the directions in which track may leave it, and where it comes to."""
        self.beside = [sum(1 << there for _, there in sides) for sides in self.open_sides]
        """Per hex those that track may cross to, as bits."""
        self.end_hexes = [
            1 << side // 6 | (1 << there if there >= 0 else 0)
            for side, there in enumerate(self.near)
        ]
        """Per side the hex that track leaves there and the one that it comes to, as bits."""
        ground = {"hill": costs.hill, "mountain": costs.mountain}
        self.ground = [
            ground.get(place.terrain, 0) + costs.river * place.river for place in drawn.hexes
        ]
        """What hills, mountains and rivers add to a new tile (SB-7.6)."""
        kinds = {"water": WATER, "city": CITY}
        self.kind = [
            TOWN if place.town else kinds.get(place.terrain, LAND) for place in drawn.hexes
        ]
        self.city_sides = [
            tuple((way, there) for way, there in sides if self.kind[there] == CITY)
            for sides in self.open_sides
        ]
        """The same where that is a printed city."""
        self.cities = tuple(drawn.index[city.hex] for city in drawn.cities)
        self.ports = frozenset(drawn.index[city.hex] for city in drawn.cities if city.port)
        self.ports_only = drawn.terms.port_rule
        """Track starts at ports alone (SB-10.2)."""
        named = {city.name: drawn.index[city.hex] for city in drawn.cities}
        self.symbols = tuple(
            (named[symbol.cities[0]], named[symbol.cities[1]]) for symbol in drawn.symbols
        )
        """Pairs of neighbouring cities with a rail symbol (SB-10.4)."""
        self.connects = tuple(Connect(number) for number in range(len(self.symbols)))
        self.symbol_cost = costs.symbol
        self.rows: dict[tuple[int, ...], Row] = {}
        self.first_rows: dict[bool, dict[int, Row]] = {}
        """What can be built on a hex as it lies, and on the blank map: see track.py."""
        self.lays: list[dict[int, Lay]] = [{} for _ in drawn.hexes]
        """Per hex its builds by the way that is laid, each one object for all rows."""
        self.redirects: dict[tuple[int, int], tuple[PricedTurn, ...]] = {}
        """How the piece that leaves by a side can be turned, by the side and its tile."""
        self.via_link = via_link
        """Any finished link to a port opens its other city, not only a symbol (SB-17.9)."""
        opened = {
            other
            for pair in self.symbols
            for one, other in (pair, pair[::-1])
            if printed and one in self.ports
        }
        self.open = self.ports | opened if self.ports_only else frozenset(self.cities)
        """Cities anybody may start at from the first turn on (SB-7.2, SB-10.2, SB-17.8)."""


def list_bits(bits: int) -> list[int]:
    """The hexes that a set of them holds, which is a number with a bit for each."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def beyond(side: int, near: Sequence[int]) -> int:
    """The same edge seen from the other hex."""
    return 6 * near[side] + (side + 3) % 6


_CHARTS: Interned[tuple[object, ...], Chart] = Interned()
_CATALOGS: Interned[tuple[object, ...], TileCatalog] = Interned()


def compile_map(
    map: str,
    data: Mapping[str, str] | None = None,
    printed: bool = False,
    via_link: bool = False,
) -> tuple[Chart, TileCatalog]:
    """The map and the tiles of a match."""
    return _compile(map, None if data is None else tuple(sorted(data.items())), printed, via_link)


@lru_cache(maxsize=32)
def _compile(
    map: str, key: tuple[tuple[str, str], ...] | None, printed: bool, via_link: bool
) -> tuple[Chart, TileCatalog]:
    parts = box(map, None if key is None else dict(key))
    asked = (map, key, printed, via_link)
    chart = _CHARTS.get(asked, lambda: Chart(parts, printed, via_link))
    return chart, _CATALOGS.get(asked, lambda: TileCatalog(parts))
