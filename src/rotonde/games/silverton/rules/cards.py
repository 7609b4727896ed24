"""The loader of the box: reads the data files and refuses what cannot be played with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, TypeVar, get_args

import msgspec
from msgspec import Meta

from rotonde.games.silverton.rules.components import (
    BEST,
    CELLS,
    LENGTHS,
    NEVER,
    OPEN,
    Advanced,
    Basic,
    Board,
    Box,
    Change,
    Claim,
    Column,
    Ends,
    Figures,
    Hiring,
    Idn,
    Length,
    Letter,
    Line,
    Lowered,
    Mishap,
    Piece,
    Plow,
    Point,
    Rank,
    Scenario,
    Segment,
    Start,
    Tables,
    Town,
    Train,
    Turns,
    crew,
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

__all__ = [
    "FILES",
    "Advanced",
    "Basic",
    "Block",
    "Board",
    "Box",
    "Change",
    "Claim",
    "Column",
    "Ends",
    "Figures",
    "Hiring",
    "Idn",
    "Length",
    "Line",
    "Lowered",
    "Mishap",
    "Piece",
    "Plow",
    "Rank",
    "Scenario",
    "Segment",
    "Start",
    "Tables",
    "Town",
    "Train",
    "Turns",
    "box",
    "crew",
]

FILES = (
    "towns.toml",
    "segments.toml",
    "claims.toml",
    "passengers.toml",
    "events.toml",
    "market.toml",
    "tables.toml",
)
_DATA = Path(__file__).parent.parent / "data"
_CREW = re.compile(r"[SP](\+[12])?( [SP](\+[12])?)*")


def box(data: Mapping[str, str] | None = None) -> Box:
    """The box of this table, checked."""
    return _own() if data is None else _box(tuple(text_of(_DATA, name, data) for name in FILES))


@cache
def _own() -> Box:
    return _box(tuple(text_of(_DATA, name, None) for name in FILES))


class _Towns(File, frozen=True):
    board: Board
    towns: Annotated[tuple[Town, ...], Meta(max_length=300)]


class _Segments(File, frozen=True):
    segments: Annotated[tuple[Segment, ...], Meta(max_length=200)]


class _Claims(File, frozen=True):
    claims: Annotated[tuple[Claim, ...], Meta(max_length=199)]


class _Lines(File, frozen=True):
    lines: Annotated[tuple[Line, ...], Meta(max_length=99)]


class _Events(File, frozen=True):
    events: Annotated[tuple[Mishap, ...], Meta(max_length=99)]


class _Market(File, frozen=True):
    idn: Idn
    columns: Annotated[tuple[Column, ...], Meta(max_length=40)]
    tables: Annotated[tuple[Change, ...], Meta(max_length=99)]


T = TypeVar("T")


@lru_cache(maxsize=8)
def _box(texts: tuple[str, ...]) -> Box:
    given = dict(zip(FILES, texts, strict=True))

    def read(name: str, shape: type[T]) -> T:
        return load(given[name], name, shape)

    land = read("towns.toml", _Towns)
    segments = read("segments.toml", _Segments).segments
    claims = read("claims.toml", _Claims).claims
    lines = read("passengers.toml", _Lines).lines
    events = read("events.toml", _Events).events
    market = read("market.toml", _Market)
    tables = read("tables.toml", Tables)
    found = Box(
        land.board,
        land.towns,
        segments,
        claims,
        lines,
        events,
        market.idn.turns,
        market.columns,
        {table.id: table for table in market.tables},
        tables,
    )
    check_sources("towns.toml", (land.board, *land.towns))
    check_sources("segments.toml", segments)
    check_sources("claims.toml", claims)
    check_sources("passengers.toml", lines)
    check_sources("events.toml", events)
    check_sources("market.toml", (market.idn, *market.columns, *market.tables))
    for part in msgspec.structs.astuple(tables):
        check_sources("tables.toml", part if isinstance(part, tuple) else (part,))
    _check_towns(found)
    _check_segments(found)
    _check_cards(found)
    check_unique("market.toml", "table", (table.id for table in market.tables))
    _check_market(found)
    _check_tables(found)
    _check_scenarios(found)
    return found


def _check_towns(box: Box) -> None:
    file = "towns.toml"
    check_unique(file, "town", (town.name for town in box.towns))
    for town in box.towns:
        _check_on_board(file, town.name, town.at, box.board)
    if not any(town.market for town in box.towns):
        bad(file, "no town is a market city")


def _check_segments(box: Box) -> None:
    file, known = "segments.toml", _list_names(box)
    check_unique(file, "segment", (segment.id for segment in box.segments))
    groups: dict[frozenset[str], str] = {}
    for segment in box.segments:
        _check_known_towns(file, segment.id, segment.towns, known)
        _check_on_board(file, segment.id, segment.box, box.board)
        if segment.curve and len(segment.towns) > 2:
            bad(file, f"{segment.id}: a curve joins two towns only")
        ends = frozenset(segment.towns)
        # SV-4.8: tracks between the same towns are always of one group.
        if ends in groups and not (segment.group and groups[ends] == segment.group):
            bad(file, f"{segment.id}: tracks between the same towns need one group")
        groups[ends] = segment.group


def _check_cards(box: Box) -> None:
    known = _list_names(box)
    sold = {column.commodity for column in box.columns}
    _check_numbers("claims.toml", [claim.no for claim in box.claims])
    for claim in box.claims:
        where = f"claim {claim.no}"
        _check_known_towns("claims.toml", where, (claim.town,), known)
        if len(claim.yields) != BEST - claim.depleted:
            needed = f"{BEST - claim.depleted} yields, for {claim.depleted + 1} to {BEST}"
            bad("claims.toml", f"{where}: needs {needed}; it has {len(claim.yields)}")
        if claim.commodity not in sold:
            bad("claims.toml", f"{where}: no column of the market takes {claim.commodity}")
    _check_numbers("passengers.toml", [line.no for line in box.lines])
    for line in box.lines:
        ends = (line.ends.town,) if line.ends else ()
        _check_known_towns("passengers.toml", f"line {line.no}", line.towns, known)
        _check_known_towns("passengers.toml", f"line {line.no}", ends, known)
    letters = [line.letter for line in box.lines]
    for letter in get_args(Letter):
        if letters.count(letter) != box.tables.figures.piles:
            bad("passengers.toml", f"one {letter} line is needed for each pile")
    _check_numbers("events.toml", [event.no for event in box.mishaps])
    check_unique("events.toml", "event", (event.id for event in box.mishaps))


def _check_market(box: Box) -> None:
    file, cities = "market.toml", _list_cities(box)
    if len(box.idn) != box.tables.turns.count:
        bad(file, f"idn: needs a number for each of {box.tables.turns.count} turns")
    check_unique(file, "column", (column.id for column in box.columns))
    everywhere = {column.commodity for column in box.columns if column.city is None}
    check_unique(file, "column for", ((column.commodity, column.city) for column in box.columns))
    for column in box.columns:
        if column.city is not None and column.city not in cities:
            bad(file, f"{column.id}: {column.city} is no market city")
        if column.city is not None and column.commodity in everywhere:
            bad(file, f"{column.id}: {column.commodity} has a column for every city already")
        if column.table not in box.changes:
            bad(file, f"{column.id}: there is no table {column.table}")
        if not column.lowest <= column.start <= column.highest < CELLS:
            bad(file, f"{column.id}: the marker starts outside the unshaded cells")
        live = column.prices[column.lowest : column.highest + 1]
        if sum(map(bool, column.prices)) != len(live) or not all(live):
            bad(
                file,
                f"{column.id}: cells {column.lowest} to {column.highest} have a price, no other",
            )
        if list(live) != sorted(live):
            bad(file, f"{column.id}: prices never fall from one cell to the next")
    for table in box.changes.values():
        whole = table.moves[0][0] == -OPEN and table.moves[-1][1] == OPEN
        joined = all(upper[0] == lower[1] + 1 for lower, upper in pairwise(table.moves))
        if not (whole and joined and all(least <= most for least, most, _ in table.moves)):
            bad(file, f"table {table.id}: every result from -{OPEN} to {OPEN} needs one move")


def _check_tables(box: Box) -> None:
    file, tables, cities = "tables.toml", box.tables, _list_cities(box)
    if any(turn > tables.turns.count for turn in tables.turns.winter):
        bad(file, "turns: a winter turn lies after the last turn")
    if sorted(length.id for length in tables.lengths) != sorted(LENGTHS):
        bad(file, f"lengths: needs one block for each of {', '.join(LENGTHS)}")
    if any((length.goal is None) != (length.announce is None) for length in tables.lengths):
        bad(file, "lengths: a goal needs an announcement")
    numbers = range(2, 7)
    for name, rows in (
        ("basic", [basic.players for basic in tables.basic]),
        ("advanced", [advanced.players for advanced in tables.advanced]),
        ("hiring", [hiring.players for hiring in tables.hiring]),
    ):
        if sorted(rows) != [*numbers]:
            bad(file, f"{name}: needs one block for each of 2 to 6 players")
    if len(tables.start.cities) != numbers[-1] or not cities.issuperset(tables.start.cities):
        bad(file, "start: needs six market cities")
    for basic in tables.basic:
        if len(basic.crews) != basic.players:
            bad(file, f"basic: {basic.players} players need as many crews")
        _check_crews(box, f"basic, {basic.players} players", basic.crews)
    for advanced in tables.advanced:
        _check_trains(box, f"advanced, {advanced.players} players", advanced.trains)
    check_unique(file, "rank", (rank.bonus for rank in tables.ranks))
    check_unique(file, "train", (train.power for train in tables.trains))
    check_unique(file, "plow", (plow.bonus for plow in tables.plows))


def _check_scenarios(box: Box) -> None:
    file, cities = "tables.toml", _list_cities(box)
    columns = {column.id for column in box.columns}
    scenarios = box.tables.scenarios
    check_unique(file, "scenario", ((each.id, each.players) for each in scenarios))
    for each in scenarios:
        where = f"{each.id}, {each.players} players"
        if not len(each.cities) == len(each.crews) == each.players:
            bad(file, f"{where}: each player needs a row of cities and of crews")
        lowered = each.lowered.cities if each.lowered else ()
        for city in (*(city for row in each.cities for city in row), *lowered):
            if city not in cities:
                bad(file, f"{where}: {city} is no market city")
        if any(len(set(row)) != 1 + each.spike for row in each.cities):
            bad(file, f"{where}: a start has one city, in a Spike scenario two")
        for row in each.crews:
            _check_crews(box, where, row)
        _check_trains(box, where, each.trains)
        if len(each.train_cities) != (len(each.trains) if each.spike else 0):
            bad(file, f"{where}: each train of a Spike scenario needs a city, no other does")
        if any(city > 1 for city in each.train_cities):
            bad(file, f"{where}: a train's city is 0 or 1")
        if isinstance(each.columns, tuple) and not columns.issuperset(each.columns):
            bad(file, f"{where}: unknown column {min({*each.columns} - columns)}")
        if [each.goal, each.last_turn, each.length].count(None) != 2:
            bad(file, f"{where}: needs a goal, a last turn or a length, and only one")
        if each.last_turn is not None and each.last_turn > box.tables.turns.count:
            bad(file, f"{where}: the last turn is not on the turn track")
        _check_grades(where, each)


def _check_grades(where: str, scenario: Scenario) -> None:
    limits = [limit for _, limit in scenario.grades]
    if (scenario.players == 1) != bool(limits):
        bad("tables.toml", f"{where}: solo scenarios have grades, no other has")
    by_turn = scenario.goal is not None
    rising = limits if by_turn else limits[::-1]
    if any(lower >= upper for lower, upper in pairwise(rising)):
        bad("tables.toml", f"{where}: grades go from the best to the worst")
    if limits and limits[-1] != (NEVER if by_turn else 0):
        bad("tables.toml", f"{where}: the worst grade is for whatever is left")


def _check_crews(box: Box, where: str, crews: Iterable[str]) -> None:
    most = {rank.bonus: rank.most for rank in box.tables.ranks}
    for text in crews:
        if not _CREW.fullmatch(text):
            bad("tables.toml", f"{where}: {text!r} is no crew")
        pieces = crew(text)
        if any(pieces.count(piece) > most.get(piece.bonus, 0) for piece in pieces):
            bad("tables.toml", f"{where}: there are not so many pieces for {text}")


def _check_trains(box: Box, where: str, powers: Iterable[int]) -> None:
    known = {train.power for train in box.tables.trains}
    for power in powers:
        if power not in known:
            bad("tables.toml", f"{where}: there is no train of power {power}")


def _list_names(box: Box) -> set[str]:
    return {town.name for town in box.towns}


def _list_cities(box: Box) -> set[str]:
    return {town.name for town in box.towns if town.market}


def _check_known_towns(file: str, where: str, towns: tuple[str, ...], known: set[str]) -> None:
    for town in towns:
        if town not in known:
            bad(file, f"{where}: unknown town {town}")
    if len(set(towns)) != len(towns):
        bad(file, f"{where}: names a town twice")


def _check_on_board(file: str, where: str, at: Point, board: Board) -> None:
    if not (0 <= at[0] <= board.width and 0 <= at[1] <= board.height):
        bad(file, f"{where}: lies outside the board")


def _check_numbers(file: str, numbers: list[int]) -> None:
    if numbers != [*range(1, len(numbers) + 1)]:
        check_unique(file, "number", numbers)
        bad(file, "the cards are not numbered 1, 2, 3 and so on")
