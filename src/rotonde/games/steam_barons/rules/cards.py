"""The loader of the box: reads the data files and refuses what cannot be played with."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, cast, get_args

import msgspec
from msgspec import Meta

from rotonde.games.steam_barons.rules.components import (
    CELLS,
    LEGEND,
    NOWHERE,
    SIDES,
    SPACING,
    Barrier,
    Board,
    Box,
    City,
    Colour,
    Effect,
    Face,
    Hex,
    Lake,
    Land,
    Livery,
    Map,
    Point,
    Supply,
    Symbol,
    Tables,
    Terms,
    Terrain,
    Tile,
    Town,
    hex_id,
    neighbour,
)
from rotonde.kernel.data import (
    Block,
    File,
    bad,
    check_sources,
    check_unique,
    load,
    text_of,
)

__all__ = ["FILES", "MAPS", "box"]

MAPS = {"eastern-us": "eastern_us.toml", "northern-england": "northern_england.toml"}
FILES = ("tiles.toml", "tables.toml", *MAPS.values())
_TILES, _TABLES = FILES[:2]
_DATA = Path(__file__).parent.parent / "data"


def box(map: str, data: Mapping[str, str] | None = None) -> Box:
    """The box of this table with one of the maps, checked."""
    return _own(map) if data is None else _given(map, data)


@cache
def _own(map: str) -> Box:
    return _given(map, None)


def _given(map: str, data: Mapping[str, str] | None) -> Box:
    texts = (text_of(_DATA, name, data) for name in (_TILES, _TABLES, MAPS[map]))
    return _box(map, *texts)


class _Tiles(File, frozen=True):
    faces: tuple[Face, ...]
    tiles: tuple[Tile, ...]


class _Map(File, frozen=True):
    board: Board
    map: Terms
    land: Land
    supply: Supply
    cities: Annotated[tuple[City, ...], Meta(min_length=2)]
    towns: tuple[Town, ...]
    lakes: tuple[Lake, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    symbols: tuple[Symbol, ...] = ()


@lru_cache(maxsize=8)
def _box(map: str, tiles: str, tables: str, land: str) -> Box:
    pieces, figures = _tiles(tiles), _tables(tables)
    found = Box(pieces.faces, pieces.tiles, figures, _map(MAPS[map], land))
    _check_map(MAPS[map], map, found)
    return found


@lru_cache(maxsize=8)
def _tiles(text: str) -> _Tiles:
    found = load(text, _TILES, _Tiles)
    _sources(_TILES, found)
    _check_faces(found.faces)
    _check_tiles(found)
    return found


@lru_cache(maxsize=8)
def _tables(text: str) -> Tables:
    found = load(text, _TABLES, Tables)
    _sources(_TABLES, found)
    _check_pieces(found)
    _check_players(found)
    _check_market(found)
    return found


@lru_cache(maxsize=8)
def _map(file: str, text: str) -> Map:
    found = load(text, file, _Map)
    _sources(file, found)
    towns = {town.hex for town in found.towns}
    hexes = tuple(_hexes(file, found, towns))
    index = {hex.id: at for at, hex in enumerate(hexes)}
    return Map(
        found.board,
        found.map,
        hexes,
        index,
        _beyond(hexes, index, found.barriers),
        found.cities,
        found.towns,
        found.lakes,
        found.barriers,
        found.symbols,
        found.supply,
    )


def _hexes(file: str, found: _Map, towns: set[str]) -> Iterator[Hex]:
    """The picture of the land as hexes, in reading order."""
    (left, top), (across, down) = found.board.origin, found.board.step
    for row, line in enumerate(found.land.rows, 1):
        for at, letter in enumerate(line):
            if letter == " ":
                continue
            if letter not in LEGEND:
                bad(file, f"row {row}: {letter!r} is no terrain")
            col, odd = divmod(at - row % 2, 2)
            if odd:
                bad(file, f"row {row}: {letter!r} stands between two hexes")
            if col > 99 or row > 99:
                bad(file, f"row {row}: the map is too large")
            terrain, river = LEGEND[letter]
            place = (left + across * col + row % 2 * across // 2, top + down * row)
            id = hex_id(col, row)
            yield Hex(id, col, row, cast(Terrain, terrain), river, id in towns, place)


def _beyond(
    hexes: tuple[Hex, ...], index: dict[str, int], barriers: tuple[Barrier, ...]
) -> tuple[tuple[int, ...], ...]:
    # SB-7.3: not off the map, not into water, not across a thick edge.
    shut = {frozenset(edge) for barrier in barriers for edge in barrier.edges}

    def over(hex: Hex, side: int) -> int:
        id = hex_id(*neighbour(hex.col, hex.row, side))
        at = index.get(id, NOWHERE)
        if at == NOWHERE or "water" in (hex.terrain, hexes[at].terrain):
            return NOWHERE
        return NOWHERE if frozenset((hex.id, id)) in shut else at

    return tuple(tuple(over(hex, side) for side in range(SIDES)) for hex in hexes)


def _check_faces(faces: tuple[Face, ...]) -> None:
    check_unique(_TILES, "face", (face.id for face in faces))
    check_unique(_TILES, "name", (face.name for face in faces))
    shapes: dict[Hashable, str] = {}
    for face in faces:
        ends = 1 if face.town else 2
        if any(len(segment) != ends for segment in face.segments):
            joins = "a side and the town" if face.town else "two sides"
            bad(_TILES, f"{face.id}: a segment joins {joins}")
        if len(set(face.exits)) != len(face.exits):
            bad(_TILES, f"{face.id}: two segments leave by one side")
        shape = face.town, min(face.turned(rotation) for rotation in range(SIDES))
        if shape in shapes:
            bad(_TILES, f"{face.id}: is {shapes[shape]} turned round")
        shapes[shape] = face.id


def _check_tiles(found: _Tiles) -> None:
    known = {face.id for face in found.faces}
    check_unique(_TILES, "tile", ("/".join(sorted(tile.faces)) for tile in found.tiles))
    used = {face for tile in found.tiles for face in tile.faces}
    for face in sorted(used ^ known):
        bad(_TILES, f"{face}: is on no tile" if face in known else f"unknown face {face}")
    for tile in found.tiles:
        if not tile.count:
            bad(_TILES, f"there is no tile {'/'.join(tile.faces)}")


def _check_pieces(tables: Tables) -> None:
    _all_of("goods", [each.colour for each in tables.goods], get_args(Colour))
    check_unique(_TABLES, "new city", (each.colour for each in tables.new_cities))
    _all_of("actions", [each.id for each in tables.actions], get_args(Effect))
    _check_numbered("actions", [each.no for each in tables.actions], len(get_args(Effect)))
    _all_of("companies", [each.id for each in tables.companies], get_args(Livery))
    start, income = tables.start, tables.income
    if not income.lowest <= start.income <= income.highest:
        bad(_TABLES, "start: the income is not on the track")
    levels = range(income.lowest, income.highest + 1)
    if len(income.vp) != len(levels):
        bad(_TABLES, f"income: needs the worth of each of {len(levels)} levels")
    if list(income.vp) != sorted(income.vp):
        bad(_TABLES, "income: a higher level is never worth less")
    for floor in (tables.shortfall.floor, tables.shortfall.floor_other):
        if floor not in levels:
            bad(_TABLES, "shortfall: the floor is not on the income track")
    if start.locomotive > tables.locomotive.highest:
        bad(_TABLES, "start: there is no such locomotive")
    if tables.builds.engineer < tables.builds.count:
        bad(_TABLES, "builds: an engineer never builds less")


def _check_players(tables: Tables) -> None:
    if [seats.players for seats in tables.players] != [*range(2, 7)]:
        bad(_TABLES, "players: needs one block for each of 2 to 6 players")
    for seats in tables.players:
        where = f"{seats.players} players"
        if (seats.turns is None) != (seats.players == 2):
            bad(_TABLES, f"{where}: Base and Standard are for 3 to 6 players")
        if len(seats.halves) != (seats.players if seats.turns else 0):
            bad(_TABLES, f"{where}: needs a payment for each place")


def _check_market(tables: Tables) -> None:
    companies = len(tables.companies)
    if tables.prices.start > tables.prices.highest:
        bad(_TABLES, "prices: the start is not on the track")
    _check_numbered("stacks", [each.stacks for each in tables.stacks], companies)
    _check_numbered("bankrupt", [each.companies for each in tables.bankrupt], companies - 1)
    for tokens in tables.bankrupt:
        if len(set(tokens.cells)) != tokens.companies or len(tokens.cells) != tokens.companies:
            bad(_TABLES, f"bankrupt: {tokens.companies} companies need as many cells")
    for bankrupt in range(companies):
        for stacks in range(1, companies - bankrupt + 1):
            # SB-18.33
            if len(tables.cells(stacks, bankrupt)) < stacks:
                mix = f"{stacks} stacks beside {bankrupt} bankrupt companies"
                bad(_TABLES, f"adjustment: {mix} leave its {CELLS} cells")
    modifiers = tables.adjustment.modifiers
    if list(modifiers) != sorted(modifiers, reverse=True):
        bad(_TABLES, "adjustment: a better cell never changes a price less")
    rows = tables.dividends
    if not rows or rows[0].least:
        bad(_TABLES, "dividends: need a row for performance 0")
    for lower, upper in pairwise(rows):
        if lower.least >= upper.least:
            bad(_TABLES, f"dividends: the row of {upper.least} comes too late")
        if lower.share > upper.share or lower.profit > upper.profit or lower.bonus > upper.bonus:
            bad(_TABLES, f"dividends: {upper.least} brings less than {lower.least}")


def _check_map(file: str, id: str, box: Box) -> None:
    terms, tables = box.map.terms, box.tables
    if terms.id != id:
        bad(file, f"the map is {terms.id}, not {id}")
    for builds in (terms.builds, terms.builds_other):
        if builds is not None and len(builds) != tables.stock.rounds:
            bad(file, f"map: needs a build limit for each of {tables.stock.rounds} rounds")
    _check_stops(file, box.map)
    _check_water(file, box.map)
    _check_edges(file, box.map)
    _check_symbols(file, box.map)
    _check_cubes(file, box)
    _check_sheet(file, box)


def _check_stops(file: str, map: Map) -> None:
    stops: tuple[City | Town, ...] = (*map.cities, *map.towns)
    check_unique(file, "stop", (stop.name for stop in stops))
    check_unique(file, "stop on hex", (stop.hex for stop in stops))
    for stop in stops:
        _on_map(file, stop.name, stop.hex, map)
        terrain = map.hex(stop.hex).terrain
        if isinstance(stop, City) and terrain != "city":
            bad(file, f"{stop.name}: hex {stop.hex} is {terrain}, not city")
        if isinstance(stop, Town) and terrain in ("city", "water"):
            bad(file, f"{stop.name}: a town does not lie on {terrain}")
    named = {city.hex for city in map.cities}
    for hex in map.hexes:
        if hex.terrain == "city" and hex.id not in named:
            bad(file, f"hex {hex.id}: a city without a block")
    if any(city.port for city in map.cities) != map.terms.port_rule:
        bad(file, "map: ports go with the port rule")


def _check_water(file: str, map: Map) -> None:
    lakes = [hex for lake in map.lakes for hex in lake.hexes]
    check_unique(file, "lake hex", lakes)
    for lake in map.lakes:
        for id in lake.hexes:
            _on_map(file, lake.name, id, map)
    for hex in map.hexes:
        if (hex.terrain == "water") != (hex.id in lakes):
            bad(file, f"hex {hex.id}: water and lakes differ")


def _check_edges(file: str, map: Map) -> None:
    edges = [edge for barrier in map.barriers for edge in barrier.edges]
    check_unique(file, "edge", ("-".join(sorted(edge)) for edge in edges))
    for barrier in map.barriers:
        for edge in barrier.edges:
            for id in edge:
                _on_map(file, barrier.name, id, map)
            _beside(file, barrier.name, edge, map)
    land = [at for at, hex in enumerate(map.hexes) if hex.terrain != "water"]
    if not land:
        bad(file, "there is no land")
    seen, ahead = {land[0]}, [land[0]]
    while ahead:
        fresh = {*map.beyond[ahead.pop()]} - seen - {NOWHERE}
        seen |= fresh
        ahead += fresh
    for at in land:
        if at not in seen:
            bad(
                file,
                f"hex {map.hexes[at].id}: no track can lead there from {map.hexes[land[0]].id}",
            )


def _check_symbols(file: str, map: Map) -> None:
    cities = {city.name: city.hex for city in map.cities}
    check_unique(file, "symbol", ("-".join(sorted(symbol.cities)) for symbol in map.symbols))
    for symbol in map.symbols:
        for name in symbol.cities:
            if name not in cities:
                bad(file, f"symbol: unknown city {name}")
        one, other = (cities[name] for name in symbol.cities)
        where = "-".join(symbol.cities)
        _beside(file, where, (one, other), map)
        if map.index[other] not in map.beyond[map.index[one]]:
            bad(file, f"{where}: a thick edge lies between")


def _check_cubes(file: str, box: Box) -> None:
    fill, cities = box.tables.fill, box.map.cities
    bag = sum(each.count for each in box.tables.goods)
    stock = sum(city.cubes for city in cities) + fill.town * len(box.map.towns)
    spaces = max(box.tables.pieces.spaces, box.tables.pieces.spaces_other)
    for need in (stock, fill.city * len(cities) + fill.space * spaces):
        if need > bag:
            bad(file, f"set-up needs {need} cubes; there are {bag}")


def _check_sheet(file: str, box: Box) -> None:
    board, supply = box.map.board, box.map.supply
    if board.step != SPACING:
        bad(file, f"board: the step is {SPACING[0]}, {SPACING[1]}")
    across, down = board.step
    for hex in box.map.hexes:
        _on_board(file, f"hex {hex.id}", hex.at, (across, down * 4 // 3), board)
    spaces = max(box.tables.pieces.spaces, box.tables.pieces.spaces_other)
    if len(supply.at) != spaces:
        bad(file, f"supply: needs a box for each of {spaces} spaces")
    for at in supply.at:
        _on_board(file, "supply", at, supply.box, board)


def _on_map(file: str, where: str, id: str, map: Map) -> None:
    if id not in map.index:
        bad(file, f"{where}: there is no hex {id}")


def _beside(file: str, where: str, hexes: tuple[str, str], map: Map) -> None:
    one, other = (map.hex(id) for id in hexes)
    around = {neighbour(one.col, one.row, side) for side in range(SIDES)}
    if (other.col, other.row) not in around:
        bad(file, f"{where}: {one.id} and {other.id} are not neighbours")


def _on_board(file: str, where: str, at: Point, size: tuple[int, int], board: Board) -> None:
    for middle, whole, room in zip(at, size, (board.width, board.height), strict=True):
        if not whole // 2 <= middle <= room - whole // 2:
            bad(file, f"{where}: lies outside the board")


def _all_of(what: str, found: list[str], known: Iterable[str]) -> None:
    check_unique(_TABLES, what, found)
    for id in known:
        if id not in found:
            bad(_TABLES, f"{what}: {id} is missing")


def _check_numbered(what: str, numbers: list[int], count: int) -> None:
    if numbers != [*range(1, count + 1)]:
        bad(_TABLES, f"{what}: needs 1 to {count}, in order")


def _sources(file: str, found: Any) -> None:
    for part in msgspec.structs.astuple(found):
        several = part if isinstance(part, tuple) else (part,)
        check_sources(file, (block for block in several if isinstance(block, Block)))
