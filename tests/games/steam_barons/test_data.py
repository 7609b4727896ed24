"""The box: what the data files hold, how the maps are laid out, and what the loader refuses."""

import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from rotonde.games.steam_barons.rules import cards
from rotonde.games.steam_barons.rules.cards import FILES, MAPS
from rotonde.games.steam_barons.rules.components import (
    BANKRUPT,
    NOWHERE,
    SIDES,
    Box,
    City,
    Hex,
    Map,
    Terrain,
    hex_id,
    neighbour,
    opposite,
)
from rotonde.kernel.data import sources_in
from rotonde.kernel.message import BadInput
from tests.games.sources import every_block_says_where_it_comes_from
from tests.rules import rule

DATA = Path(cards.__file__).parent.parent / "data"
TEXT = {name: (DATA / name).read_text("utf-8") for name in FILES}
US: Box = cards.box("eastern-us")
ENGLAND: Box = cards.box("northern-england")
TABLES = US.tables
FACES = {face.id: face for face in US.faces}

Area = tuple[int, int, int, int]

both = pytest.mark.parametrize("map", [US.map, ENGLAND.map], ids=[*MAPS])


def city(map: Map, name: str) -> City:
    return next(city for city in map.cities if city.name == name)


def reached(map: Map, hex: str, face: str, rotation: int) -> list[tuple[str, ...]]:
    """The hexes that each piece of track on a tile leads to."""
    at = map.index[hex]
    return [
        tuple(map.hexes[map.beyond[at][side]].id for side in segment)
        for segment in FACES[face].turned(rotation)
    ]


# The pieces


@rule("SB-1.1", "SB-1.2", "SB-1.3", "SB-1.5")
def test_the_boxes_hold_what_their_rulebooks_count() -> None:
    assert sum(each.count for each in TABLES.goods) == 96 + 16
    assert {each.colour: each.count for each in TABLES.goods} == {
        "red": 20,
        "blue": 20,
        "yellow": 20,
        "purple": 20,
        "grey": 16,
        "black": 16,
    }
    assert sum(tile.steam for tile in US.tiles) == 136
    assert sum(tile.barons for tile in US.tiles) == 38
    assert sum(tile.count for tile in US.tiles) == 174
    cities = {each.colour: each.count for each in TABLES.new_cities}
    assert cities == {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}
    pieces = TABLES.pieces
    assert (pieces.growth_markers, pieces.spaces, pieces.trains) == (10, 12, 24)
    assert len(TABLES.companies) == 6


def test_both_maps_share_tiles_and_tables() -> None:
    assert ENGLAND.tiles is US.tiles
    assert ENGLAND.tables is US.tables


# The tiles


@rule("SB-1.8")
def test_there_are_21_faces() -> None:
    assert len(FACES) == 21
    assert Counter(len(face.exits) for face in US.faces if face.town) == {1: 1, 2: 3, 3: 4, 4: 3}
    assert Counter(len(face.segments) for face in US.faces if not face.town) == {1: 3, 2: 7}


@rule("SB-1.8")
def test_the_faces_are_all_that_can_be_but_two_sharp_curves() -> None:
    towns = {
        min(turns(tuple((side,) for side in sides)))
        for count in range(1, 5)
        for sides in combinations(range(SIDES), count)
    }
    assert {min(turns(face.segments)) for face in US.faces if face.town} == towns
    pairs = [*combinations(range(SIDES), 2)]
    sharp = [pair for pair in pairs if (pair[1] - pair[0]) % SIDES in (1, 5)]
    laid = [(pair,) for pair in pairs] + [
        both
        for both in combinations(pairs, 2)
        if len({*both[0], *both[1]}) == 4 and not all(pair in sharp for pair in both)
    ]
    tracks = {min(turns(segments)) for segments in laid}
    assert {min(turns(face.segments)) for face in US.faces if not face.town} == tracks


def turns(segments: tuple[tuple[int, ...], ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    for turn in range(SIDES):
        yield tuple(
            sorted(tuple(sorted((side + turn) % SIDES for side in each)) for each in segments)
        )


def test_rotations_that_look_different() -> None:
    found = {face.id: face.rotations for face in US.faces if face.rotations != 6}
    assert found == {"21": 3, "42": 3, "45": 3, "T21": 3, "T31": 2, "T41": 3}
    for face in US.faces:
        assert len({face.turned(turn) for turn in range(face.rotations)}) == face.rotations


def test_mirrored_faces_come_in_pairs() -> None:
    shapes = {min(turns(face.segments)): face.id for face in US.faces}
    mirrored = {}
    for face in US.faces:
        flipped = tuple(tuple(-side % SIDES for side in segment) for segment in face.segments)
        mirrored[face.id] = shapes[min(turns(flipped))]
    odd = {face: other for face, other in mirrored.items() if face != other}
    assert odd == {"46": "47", "47": "46", "T32": "T33", "T33": "T32"}


@rule("SB-1.9")
def test_the_supply_of_each_face() -> None:
    supply: Counter[str] = Counter()
    for tile in US.tiles:
        supply.update(dict.fromkeys(tile.faces, tile.count))
    assert sum(supply.values()) == 2 * 174
    assert supply == {
        **dict.fromkeys(("21", "22"), 112),
        **dict.fromkeys(("T21", "T22"), 13),
        **dict.fromkeys(("23", "T23", "T11"), 10),
        **dict.fromkeys(("41", "42", "43", "44", "45"), 5),
        **dict.fromkeys(("T31", "T32", "T33", "T34", "T41", "T42", "T43"), 5),
        **dict.fromkeys(("46", "47"), 4),
    }


def test_one_face_is_on_two_kinds_of_tile() -> None:
    kinds = Counter(face for tile in US.tiles for face in tile.faces)
    assert [face for face, count in kinds.items() if count > 1] == ["T11"]
    # SB-18.23: at a tie the first.
    assert [tile.faces for tile in US.tiles if "T11" in tile.faces] == [
        ("T31", "T11"),
        ("T34", "T11"),
    ]


# What track costs


@rule("SB-7.6")
@pytest.mark.parametrize(
    ("face", "terrain", "river", "cost"),
    [
        ("21", "plain", False, 2),
        ("22", "plain", True, 3),
        ("21", "hill", False, 4),
        ("21", "mountain", False, 5),
        ("21", "hill", True, 5),
        ("42", "plain", False, 4),
        ("T11", "plain", False, 2),
        ("T31", "plain", True, 5),
        ("21", "mountain", True, 6),
        ("T43", "hill", True, 8),
    ],
)
def test_exits_town_river_and_ground_add_up(
    face: str, terrain: Terrain, river: bool, cost: int
) -> None:
    place = Hex("0001", 0, 1, terrain, river, face.startswith("T"), (0, 0))
    assert TABLES.costs.lay(FACES[face], place) == cost


@rule("SB-7.6")
@pytest.mark.parametrize(
    ("map", "hex", "face", "cost"),
    [
        (US.map, "1007", "21", 5),
        (US.map, "1106", "22", 5),
        (US.map, "0506", "21", 2),
        (US.map, "0809", "T22", 6),
        (US.map, "0712", "T43", 8),
        (US.map, "0513", "T11", 5),
        (US.map, "1108", "22", 4),
        (US.map, "1107", "T11", 3),
        (ENGLAND.map, "0613", "22", 4),
        (ENGLAND.map, "0712", "T21", 3),
        (ENGLAND.map, "0711", "22", 2),
    ],
)
def test_the_costs_of_the_vectors(map: Map, hex: str, face: str, cost: int) -> None:
    assert TABLES.costs.lay(FACES[face], map.hex(hex)) == cost


@rule("SB-7.7")
@pytest.mark.parametrize(
    ("face", "cost"), [("42", 4), ("T32", 4), ("21", 2), ("44", 4), ("T11", 2), ("T31", 4)]
)
def test_a_change_costs_exits_and_town_whatever_the_ground(face: str, cost: int) -> None:
    assert TABLES.costs.change(FACES[face]) == cost


def test_a_rail_symbol_costs_3() -> None:
    assert TABLES.costs.symbol == 3


# The tables


@rule("SB-3.5")
def test_turns_and_cash_by_players() -> None:
    assert [TABLES.seats(players).cash for players in range(2, 7)] == [40, 30, 25, 20, 20]
    assert [TABLES.seats(players).turns for players in range(2, 7)] == [None, 10, 8, 7, 7]
    assert [TABLES.seats(players).turns_other for players in range(3, 7)] == [None, 9, None, None]


@rule("SB-6.3")
@pytest.mark.parametrize("players", range(3, 7))
def test_the_first_two_places_pay_in_full_the_last_nothing_the_others_half(players: int) -> None:
    seats = TABLES.seats(players)
    for bid in (0, 1, 6, 7):
        paid = [seats.payment(place, bid) for place in range(1, players + 1)]
        assert paid == [bid, bid, *[(bid + 1) // 2] * (players - 3), 0]


@rule("SB-1.4")
def test_action_tiles() -> None:
    assert [(tile.no, tile.id) for tile in TABLES.actions] == [
        (1, "turn-order"),
        (2, "first-move"),
        (3, "engineer"),
        (4, "first-build"),
        (5, "city-growth"),
        (6, "locomotive"),
        (7, "urbanization"),
    ]
    assert [tile.cost(5) for tile in TABLES.actions] == [0, 0, 0, 0, 2, 9, 6]
    assert TABLES.actions[5].cost(3) == 7
    assert [tile.no for tile in TABLES.actions if tile.passing] == [5, 7]


def test_income_from_minus_10_to_10_and_what_it_is_worth() -> None:
    income = TABLES.income
    assert (income.lowest, income.highest) == (-10, 10)
    for level in range(-10, 11):
        assert income.worth(level) == (level // 2 if level > 0 else 2 * level)
    assert (income.capital, income.capital_vp) == (5, 2)


def test_single_figures() -> None:
    start = TABLES.start
    assert (start.money, start.income, start.vp, start.locomotive) == (0, 0, 0, 1)
    assert (TABLES.builds.count, TABLES.builds.engineer) == (3, 4)
    assert (TABLES.locomotive.highest, TABLES.locomotive.upkeep) == (6, 1)
    assert (TABLES.shortfall.dollars, TABLES.shortfall.floor) == (2, -10)
    assert (TABLES.fill.city, TABLES.fill.space, TABLES.fill.town) == (2, 2, 1)
    assert TABLES.scoring.link == 1
    stock = TABLES.stock
    assert (stock.rounds, stock.moves, stock.treasury, stock.issue) == (5, 2, 5, 5)
    assert (stock.available, stock.least_bid) == (1, 1)


# The stock market


@rule("SB-12.2")
def test_the_price_track() -> None:
    prices = TABLES.prices
    assert (prices.start, prices.highest) == (5, 18)
    changes = dict(enumerate(prices.changes))
    assert {price for price, change in changes.items() if change > 0} == {4, 6, 10, 14}
    assert {price for price, change in changes.items() if change == -1} == {1, 2, 8, 12, 15, 16}
    assert {price for price, change in changes.items() if change == -2} == {17, 18}


@rule("SB-12.2")
@pytest.mark.parametrize(
    ("price", "modifier", "after"),
    [
        (4, 1, 6),  # green, and a rise
        (4, 0, 4),
        (4, -1, 3),
        (8, 0, 7),  # pink, and no rise
        (8, 1, 9),
        (18, 3, 18),
        (16, 2, 18),
        (18, 0, 16),
        (0, 0, 0),
        (1, -1, BANKRUPT),
        (2, -2, BANKRUPT),
        (3, -2, 1),
        (0, -2, BANKRUPT),
    ],
)
def test_green_counts_for_a_rise_and_pink_without_one(
    price: int, modifier: int, after: int
) -> None:
    assert TABLES.prices.after(price, modifier) == after


def test_only_the_cell_of_a_single_stack_leaves_prices() -> None:
    assert TABLES.adjustment.modifiers == (3, 2, 1, 0, -1, -2)
    (alone,) = TABLES.cells(1, 0)
    assert TABLES.adjustment.modifiers[alone - 1] == 0


@rule("SB-12.1")
@pytest.mark.parametrize(
    ("stacks", "bankrupt", "cells"),
    [
        (1, 0, (4,)),
        (2, 0, (3, 4)),
        (3, 0, (3, 4, 5)),
        (4, 0, (2, 3, 4, 5)),
        (5, 0, (2, 3, 4, 5, 6)),
        (6, 0, (1, 2, 3, 4, 5, 6)),
        (3, 1, (2, 3, 5)),
        (3, 2, (2, 3, 6)),
        (3, 3, (1, 2, 3)),
    ],
)
def test_where_stacks_go(stacks: int, bankrupt: int, cells: tuple[int, ...]) -> None:
    assert TABLES.cells(stacks, bankrupt) == cells


@rule("SB-18.33")
def test_no_mix_of_stacks_and_tokens_leaves_the_six_cells() -> None:
    mixes = [(stacks, out) for out in range(6) for stacks in range(1, 7 - out)]
    assert len(mixes) == 21
    for stacks, out in mixes:
        cells = TABLES.cells(stacks, out)
        taken = TABLES.bankrupt[out - 1].cells if out else ()
        assert len(cells) == stacks
        assert not {*cells} & {*taken}


def adjusted(performance: dict[str, int], prices: dict[str, int], bankrupt: int) -> dict[str, int]:
    """New prices, worked out from the tables alone."""
    ranks = sorted({*performance.values()}, reverse=True)
    cells = TABLES.cells(len(ranks), bankrupt)
    return {
        company: TABLES.prices.after(
            prices[company], TABLES.adjustment.modifiers[cells[ranks.index(reached)] - 1]
        )
        for company, reached in performance.items()
    }


@rule("SB-12.4")
@pytest.mark.parametrize(
    ("companies", "performance", "prices", "after"),
    [
        ("bwnogr", (9, 9, 7, 5, 5, 2), (6, 5, 4, 8, 5, 3), (9, 7, 6, 7, 5, 2)),
        ("bwogr", (8, 8, 6, 6, 1), (7, 6, 8, 5, 2), (9, 9, 9, 6, 0)),
        ("bwnogr", (3, 3, 3, 3, 3, 3), (8, 5, 4, 2, 18, 0), (7, 5, 4, 1, 16, 0)),
        ("bwgn", (11, 6, 6, 0), (16, 10, 4, 2), (18, 12, 6, BANKRUPT)),
    ],
    ids=["four stacks", "one bankrupt", "all tied", "two bankrupt"],
)
def test_adjustments(
    companies: str, performance: tuple[int, ...], prices: tuple[int, ...], after: tuple[int, ...]
) -> None:
    named = [dict(zip(companies, each, strict=True)) for each in (performance, prices, after)]
    assert adjusted(named[0], named[1], 6 - len(companies)) == named[2]


@rule("SB-12.3")
@pytest.mark.parametrize(
    ("performance", "share", "profit", "bonus"),
    [
        (0, 0, 0, 0),
        (1, 1, 1, 0),
        (2, 1, 1, 0),
        (3, 2, 2, 0),
        (6, 3, 3, 0),
        (9, 4, 4, 0),
        (10, 5, 5, 2),
        (12, 5, 5, 2),
        (15, 6, 6, 4),
        (19, 7, 7, 6),
        (20, 8, 8, 8),
        (99, 8, 8, 8),
    ],
)
def test_dividends(performance: int, share: int, profit: int, bonus: int) -> None:
    row = TABLES.dividend(performance)
    assert (row.share, row.profit, row.bonus) == (share, profit, bonus)


@rule("SB-12.3")
def test_a_bonus_only_above_9() -> None:
    assert all(bool(TABLES.dividend(at).bonus) == (at > 9) for at in range(40))


# The maps


@pytest.mark.parametrize(
    ("map", "hexes", "terrain", "rivers", "colours"),
    [
        (US.map, 176, {"hill": 32, "mountain": 13, "city": 23, "water": 5}, 48, (5, 5, 5, 4, 4)),
        (
            ENGLAND.map,
            173,
            {"hill": 42, "mountain": 0, "city": 22, "water": 0},
            35,
            (5, 5, 4, 4, 4),
        ),
    ],
    ids=[*MAPS],
)
def test_what_is_on_a_map(
    map: Map, hexes: int, terrain: dict[Terrain, int], rivers: int, colours: tuple[int, ...]
) -> None:
    assert len(map.hexes) == len(map.index) == hexes
    ground = Counter(hex.terrain for hex in map.hexes)
    assert {name: ground[name] for name in terrain} == terrain
    assert sum(hex.river for hex in map.hexes) == rivers
    assert len(map.towns) == sum(hex.town for hex in map.hexes) == 25
    found = Counter(city.colour for city in map.cities)
    assert tuple(found[c] for c in ("red", "blue", "yellow", "purple", "black")) == colours


@rule("SB-10.6")
def test_ports_and_symbols_are_american() -> None:
    assert {city.name for city in US.map.cities if city.port} == {
        "Montreal",
        "Toronto",
        "Buffalo",
        "Boston",
        "New York",
        "Philadelphia",
        "Baltimore",
        "Norfolk",
        "Charleston",
        "Savannah",
        "Cleveland",
        "Detroit",
        "Chicago",
    }
    assert {symbol.cities for symbol in US.map.symbols} == {
        ("New York", "Philadelphia"),
        ("Philadelphia", "Baltimore"),
        ("Baltimore", "Washington"),
        ("Chicago", "Milwaukee"),
        ("Toronto", "Buffalo"),
    }
    assert US.map.terms.port_rule
    england = ENGLAND.map
    assert not england.terms.port_rule
    assert not england.symbols
    assert not any(city.port for city in england.cities)
    assert not any(hex.terrain == "mountain" for hex in england.hexes)


def test_shares_and_build_limits() -> None:
    us, england = US.map.terms, ENGLAND.map.terms
    assert (us.shares, england.shares) == (8, 6)
    assert (us.shares_other, england.shares_other) == (7, 5)
    assert us.builds == tuple(number + 1 for number in range(1, 6)) == england.builds_other
    assert england.builds == (3,) * 5


def test_cubes_at_set_up() -> None:
    assert sum(city.cubes for city in US.map.cities) == 66
    assert sum(city.cubes for city in ENGLAND.map.cities) == 65


@both
def test_every_edge_is_the_same_from_both_sides(map: Map) -> None:
    for at, hex in enumerate(map.hexes):
        for side in range(SIDES):
            col, row = neighbour(hex.col, hex.row, side)
            assert neighbour(col, row, opposite(side)) == (hex.col, hex.row)
            over = map.beyond[at][side]
            if over != NOWHERE:
                assert (map.hexes[over].col, map.hexes[over].row) == (col, row)
                assert map.beyond[over][opposite(side)] == at


@both
def test_sides_agree_with_axial_coordinates(map: Map) -> None:
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for at, hex in enumerate(map.hexes):
        for side, (dq, dr) in enumerate(steps):
            over = map.beyond[at][side]
            if over != NOWHERE:
                q, r = hex.axial
                assert map.hexes[over].axial == (q + dq, r + dr)


@both
def test_what_no_track_crosses(map: Map) -> None:
    edges = {frozenset(edge) for barrier in map.barriers for edge in barrier.edges}
    shut = set()
    for at, hex in enumerate(map.hexes):
        for side in range(SIDES):
            id = hex_id(*neighbour(hex.col, hex.row, side))
            water = id in map.index and "water" in (hex.terrain, map.hex(id).terrain)
            if id in map.index and not water and map.beyond[at][side] == NOWHERE:
                shut.add(frozenset((hex.id, id)))
    assert shut == edges
    assert len(edges) == 5


@both
def test_neighbouring_cities_have_a_symbol_or_a_thick_edge_between(map: Map) -> None:
    names = {city.hex: city.name for city in map.cities}
    symbols = {frozenset(symbol.cities) for symbol in map.symbols}
    edges = {frozenset(edge) for barrier in map.barriers for edge in barrier.edges}
    apart = set()
    for hex in names:
        here = map.hex(hex)
        for side in range(SIDES):
            other = hex_id(*neighbour(here.col, here.row, side))
            if other in names and frozenset((names[hex], names[other])) not in symbols:
                assert frozenset((hex, other)) in edges
                apart |= {names[hex], names[other]}
    assert apart in ({"Detroit", "Cleveland"}, {"Hull", "Grimsby"})


def test_the_tiles_of_the_vectors_lead_where_they_say() -> None:
    us, england = US.map, ENGLAND.map
    at = {city.name: city.hex for city in (*us.cities, *england.cities)}
    assert reached(us, "1108", "22", 5) == [("1107", at["Washington"])]
    assert reached(us, "1107", "T11", 4) == [("1108",)]
    assert sorted(reached(us, "1405", "21", 0)[0]) == sorted((at["Boston"], at["Albany"]))
    assert sorted(reached(us, "1406", "22", 2)[0]) == sorted((at["Albany"], at["New York"]))
    assert reached(england, "0613", "22", 1) == [("0712", at["Manchester"])]
    assert reached(england, "0712", "T21", 1) == [("0711",), ("0613",)]
    assert "0712" in reached(england, "0711", "22", 2)[0]


def test_the_cities_of_the_vectors_have_their_colours() -> None:
    colours = {name: city(US.map, name).colour for name in ("Albany", "Baltimore", "Boston")}
    assert colours == {"Albany": "yellow", "Baltimore": "blue", "Boston": "blue"}
    assert city(US.map, "New York").colour == "red"
    assert city(US.map, "Washington").colour == "yellow"
    assert not city(US.map, "Pittsburgh").port
    assert [town.name for town in US.map.towns if town.hex == "1107"] == ["Harrisburg"]
    assert [town.name for town in ENGLAND.map.towns if town.hex == "0712"] == ["Huddersfield"]


def area(at: tuple[int, int], size: tuple[int, int]) -> Area:
    (x, y), (width, height) = at, size
    return x - width // 2, y - height // 2, x + width // 2, y + height // 2


def overlap(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@both
def test_hexes_touch_and_goods_boxes_lie_apart(map: Map) -> None:
    across, down = map.board.step
    for at, hex in enumerate(map.hexes):
        for side, over in enumerate(map.beyond[at]):
            if over != NOWHERE:
                (x, y), (ox, oy) = hex.at, map.hexes[over].at
                assert abs(ox - x) == (across if side in (0, 3) else across // 2)
                assert oy - y == {1: -down, 2: -down, 4: down, 5: down}.get(side, 0)
    boxes = [area(at, map.supply.box) for at in map.supply.at]
    assert len(boxes) == TABLES.pieces.spaces
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other)
    for hex in map.hexes:
        ground = area(hex.at, (across, down * 4 // 3))
        assert not any(overlap(ground, box) for box in boxes), hex.id


# Where the figures come from


@pytest.mark.parametrize("name", FILES)
def test_every_block_says_where_it_comes_from(name: str) -> None:
    every_block_says_where_it_comes_from(name, TEXT[name])


def test_what_we_made_up_is_said_to_be() -> None:
    for name in MAPS.values():
        sources = {row.block.split(".")[0]: row.source for row in sources_in(name, TEXT[name])}
        assert sources.pop("map") == "published"
        assert {*sources.values()} == {"designed"}
    tables = {
        row.block.split(".")[0]: row.source
        for row in sources_in("tables.toml", TEXT["tables.toml"])
    }
    ours = {block for block, source in tables.items() if source == "designed"}
    assert ours == {"prices", "adjustment", "bankrupt", "dividends"}
    assert tables["stock"] == "rulebook"
    assert {tile.source for tile in US.tiles} == {"designed"}
    assert sum(tile.sources.get("faces") == "published" for tile in US.tiles) == 3


# The loader


def test_the_box_is_read_once() -> None:
    # Other tests read other boxes, and only a few are kept.
    cards._box.cache_clear()
    cards._own.cache_clear()
    for map in MAPS:
        own = cards.box(map)
        assert cards.box(map) is own
        assert cards.box(map, {}) is own
        other = {"tables.toml": TEXT["tables.toml"] + "\n"}
        assert cards.box(map, other) is cards.box(map, dict(other))
        assert cards.box(map, other) == own


def test_a_map_that_is_not_played_is_not_read() -> None:
    assert cards.box("eastern-us", {"northern_england.toml": "nonsense"}) == US
    with pytest.raises(BadInput):
        cards.box("northern-england", {"northern_england.toml": "nonsense"})


@pytest.mark.timing
def test_reading_is_quick() -> None:
    before = time.process_time()
    for map in MAPS:
        cards.box(map, {name: text + "\n# again\n" for name, text in TEXT.items()})
    assert time.process_time() - before < 1


ROW_4 = '"  ~ . . w . . . w . c w . m h h .", # 4'


@pytest.mark.parametrize(
    ("file", "old", "new", "detail"),
    [
        ("tiles.toml", 'id = "22"', 'id = "21"', "face 21 is there twice"),
        ("tiles.toml", 'name = "sharp"', 'name = "gentle"', "name gentle is there twice"),
        ("tiles.toml", "[[0, 3]]", "[[0]]", "21: a segment joins two sides"),
        ("tiles.toml", "[[0], [3]]", "[[0, 3]]", "T21: a segment joins a side and the town"),
        (
            "tiles.toml",
            "[[0, 3], [1, 5]]",
            "[[0, 3], [0, 5]]",
            "41: two segments leave by one side",
        ),
        ("tiles.toml", "[[0, 1]]", "[[4, 2]]", "23: is 22 turned round"),
        ("tiles.toml", '["21", "22"]', '["21", "99"]', "22: is on no tile"),
        ("tiles.toml", '["44", "45"]', '["44", "46"]', "45: is on no tile"),
        ("tiles.toml", '["T34", "T11"]', '["T34", "T99"]', "unknown face T99"),
        ("tiles.toml", '["T34", "T11"]', '["T11", "T31"]', "tile T11/T31 is there twice"),
        ("tiles.toml", "steam = 4\nbarons = 0", "steam = 0\nbarons = 0", "there is no tile 46/47"),
        ("tiles.toml", 'faces = "published"', 'faces = "hearsay"', "unknown source hearsay"),
        ("tables.toml", 'cash = "rulebook"', 'wage = "rulebook"', "sources: there is no wage here"),
        ("tables.toml", 'colour = "red"', 'colour = "blue"', "goods blue is there twice"),
        ("tables.toml", "no = 2", "no = 3", "actions: needs 1 to 7, in order"),
        ("tables.toml", 'id = "orange"', 'id = "green"', "companies green is there twice"),
        (
            "tables.toml",
            "players = 3",
            "players = 2",
            "players: needs one block for each of 2 to 6 players",
        ),
        ("tables.toml", "turns = 10\n", "", "3 players: Base and Standard are for 3 to 6 players"),
        ("tables.toml", "[2, 2, 0]", "[2, 2]", "3 players: needs a payment for each place"),
        ("tables.toml", "vp = [-20, ", "vp = [", "income: needs the worth of each of 21 levels"),
        ("tables.toml", "[-20, -18", "[-18, -20", "income: a higher level is never worth less"),
        ("tables.toml", "income = 0", "income = 11", "start: the income is not on the track"),
        (
            "tables.toml",
            "floor = -10",
            "floor = -11",
            "shortfall: the floor is not on the income track",
        ),
        ("tables.toml", "locomotive = 1", "locomotive = 7", "start: there is no such locomotive"),
        ("tables.toml", "engineer = 4", "engineer = 2", "builds: an engineer never builds less"),
        ("tables.toml", "start = 5", "start = 19", "prices: the start is not on the track"),
        ("tables.toml", "stacks = 2", "stacks = 1", "stacks: needs 1 to 6, in order"),
        ("tables.toml", "companies = 2", "companies = 1", "bankrupt: needs 1 to 5, in order"),
        ("tables.toml", "[4, 5]", "[4, 4]", "bankrupt: 2 companies need as many cells"),
        (
            "tables.toml",
            "stacks = 5\ncell = 2",
            "stacks = 5\ncell = 3",
            "adjustment: 5 stacks beside 0 bankrupt companies leave its 6 cells",
        ),
        (
            "tables.toml",
            "[3, 2, 1,",
            "[1, 2, 3,",
            "adjustment: a better cell never changes a price less",
        ),
        ("tables.toml", "least = 0", "least = 1", "dividends: need a row for performance 0"),
        ("tables.toml", "least = 5", "least = 3", "dividends: the row of 3 comes too late"),
        ("tables.toml", "share = 4", "share = 2", "dividends: 7 brings less than 5"),
        (
            "tables.toml",
            "rounds = 5",
            "rounds = 6",
            "map: needs a build limit for each of 6 rounds",
        ),
        ("tables.toml", "spaces = 12", "spaces = 13", "supply: needs a box for each of 13 spaces"),
        ("eastern_us.toml", '"eastern-us"', '"nowhere"', "the map is nowhere, not eastern-us"),
        ("eastern_us.toml", ROW_4, ROW_4.replace("m", "x"), "row 4: 'x' is no terrain"),
        (
            "eastern_us.toml",
            ROW_4,
            ROW_4.replace("  ~", " ~ "),
            "row 4: '~' stands between two hexes",
        ),
        ("eastern_us.toml", 'hex = "1402"', 'hex = "1499"', "Montreal: there is no hex 1499"),
        (
            "eastern_us.toml",
            'hex = "1402"',
            'hex = "1302"',
            "Montreal: hex 1302 is plain, not city",
        ),
        ("eastern_us.toml", 'hex = "1202"', 'hex = "0803"', "Ottawa: a town does not lie on water"),
        ("eastern_us.toml", 'hex = "1202"', 'hex = "1501"', "stop on hex 1501 is there twice"),
        ("eastern_us.toml", '"Ottawa"', '"Boston"', "stop Boston is there twice"),
        ("eastern_us.toml", ROW_4, ROW_4.replace("h h", "h c"), "hex 1504: a city without a block"),
        (
            "eastern_us.toml",
            "port_rule = true",
            "port_rule = false",
            "map: ports go with the port rule",
        ),
        (
            "northern_england.toml",
            "cubes = 4",
            "cubes = 4\nport = true",
            "map: ports go with the port rule",
        ),
        ("eastern_us.toml", '["1104"]', '["1104", "1105"]', "hex 1105: water and lakes differ"),
        ("eastern_us.toml", '["0803", "0804"]', '["0803"]', "hex 0804: water and lakes differ"),
        (
            "eastern_us.toml",
            '["0705", "0806"]',
            '["0705", "0906"]',
            "Lake Erie: 0705 and 0906 are not neighbours",
        ),
        (
            "eastern_us.toml",
            '["0705", "0806"]',
            '["0806", "0805"]',
            "edge 0805-0806 is there twice",
        ),
        (
            "eastern_us.toml",
            '["0805", "0806"]',
            '["0805", "0899"]',
            "Lake Erie: there is no hex 0899",
        ),
        (
            "northern_england.toml",
            '"     . . . ~ ~ ~ c", # 1',
            '"     . . . ~ ~ ~ c           .", # 1',
            "hex 1401: no track can lead there from 0201",
        ),
        (
            "eastern_us.toml",
            '["New York", "Philadelphia"]',
            '["New York", "Paris"]',
            "symbol: unknown city Paris",
        ),
        (
            "eastern_us.toml",
            '["New York", "Philadelphia"]',
            '["New York", "Boston"]',
            "New York-Boston: 1307 and 1505 are not neighbours",
        ),
        (
            "eastern_us.toml",
            '["New York", "Philadelphia"]',
            '["Detroit", "Cleveland"]',
            "Detroit-Cleveland: a thick edge lies between",
        ),
        (
            "eastern_us.toml",
            '["Toronto", "Buffalo"]',
            '["Milwaukee", "Chicago"]',
            "symbol Chicago-Milwaukee is there twice",
        ),
        ("eastern_us.toml", "cubes = 3", "cubes = 60", "set-up needs 148 cubes; there are 112"),
        ("eastern_us.toml", "width = 1796", "width = 1700", "hex 1601: lies outside the board"),
        ("eastern_us.toml", "[110, 95]", "[10, 95]", "supply: lies outside the board"),
    ],
)
def test_what_cannot_be_played_with_is_refused(file: str, old: str, new: str, detail: str) -> None:
    changed = TEXT[file].replace(old, new, 1)
    assert changed != TEXT[file]
    map = "northern-england" if file == "northern_england.toml" else "eastern-us"
    with pytest.raises(BadInput) as refused:
        cards.box(map, {file: changed})
    assert refused.value.message.id == "bad-data"
    args = refused.value.message.args
    assert args["detail"] == detail
    # What a map lacks for the tables is said of the map.
    assert args["file"] in (file, "eastern_us.toml")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("tiles.toml", "[[0, 3]]", "[[0, 6]]"),
        ("tiles.toml", "steam = 86", "steam = -86"),
        ("tiles.toml", "steam = 86", "count = 86"),
        ("tables.toml", "count = 20", "count = 0"),
        ("tables.toml", 'id = "engineer"', 'id = "driver"'),
        ("tables.toml", "modifiers = [3, ", "modifiers = ["),
        ("tables.toml", "halves = [2, 2, 0]", "halves = [3, 2, 0]"),
        ("eastern_us.toml", 'colour = "purple"', 'colour = "grey"'),
        ("eastern_us.toml", 'hex = "1402"', 'hex = "14-2"'),
        ("eastern_us.toml", "step = [104, 90]", "step = [104]"),
        ("eastern_us.toml", "[land]", "[sea]"),
    ],
)
def test_a_wrong_shape_is_refused(file: str, old: str, new: str) -> None:
    changed = TEXT[file].replace(old, new, 1)
    assert changed != TEXT[file]
    with pytest.raises(BadInput) as refused:
        cards.box("eastern-us", {file: changed})
    assert refused.value.message.id == "bad-data"
    assert refused.value.message.args["file"] == file
