"""The box: what the data files hold, how the board is laid out, and what the loader refuses."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from rotonde.games.silverton.presentation.drawing.tracks import box_area, name_area
from rotonde.games.silverton.rules import cards
from rotonde.games.silverton.rules.cards import FILES, Box, Column, Segment, Town, crew
from rotonde.kernel.data import sources_in
from rotonde.kernel.message import BadInput
from tests.games.sources import every_block_says_where_it_comes_from
from tests.rules import rule

DATA = Path(cards.__file__).parent.parent / "data"
TEXT = {name: (DATA / name).read_text("utf-8") for name in FILES}
BOX: Box = cards.box(None)
TOWNS = {town.name: town for town in BOX.towns}
COLUMNS = {column.id: column for column in BOX.columns}
SCENARIOS = {(each.id, each.players): each for each in BOX.tables.scenarios}

XY = tuple[float, float]
Area = tuple[float, float, float, float]


def between(*towns: str) -> list[Segment]:
    return [segment for segment in BOX.segments if set(towns) <= set(segment.towns)]


def neighbours(town: str) -> set[str]:
    return {other for segment in between(town) for other in segment.towns} - {town}


def moved(column: Column, dice: int, sold: int, turn: int) -> int:
    """The cells a column moves, worked out afresh."""
    table = BOX.changes[column.table]
    count = -(-sold // 2) if column.halved else sold
    return table.move(dice + count - (BOX.idn[turn - 1] if column.idn else 0))


# The pieces


@rule("SV-1.3")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert [claim.no for claim in BOX.claims] == [*range(1, 103)]
    assert sum(event.copies for event in BOX.mishaps) == 6
    assert Counter(line.letter for line in BOX.lines) == {"A": 8, "B": 8, "C": 8}
    assert len(BOX.columns) == 13
    assert sum(train.count for train in BOX.tables.trains) == 36
    assert sum(plow.count for plow in BOX.tables.plows) == 18
    assert BOX.tables.figures.cubes == 32


def test_the_map_has_113_towns_and_180_segments_36_of_them_white() -> None:
    assert len(BOX.towns) == 113
    assert len(BOX.segments) == 180
    assert sum(segment.white for segment in BOX.segments) == 36


@rule("SV-1.12")
def test_five_towns_are_market_cities() -> None:
    cities = {town.name for town in BOX.towns if town.market}
    assert cities == {"Denver", "Salt Lake City", "Pueblo", "Santa Fe", "El Paso"}


def test_every_town_can_be_reached() -> None:
    seen, ahead = {"Denver"}, ["Denver"]
    while ahead:
        fresh = neighbours(ahead.pop()) - seen
        seen |= fresh
        ahead += fresh
    assert seen == set(TOWNS)


@rule("SV-1.6")
def test_one_segment_touches_three_towns() -> None:
    (segment,) = [segment for segment in BOX.segments if len(segment.towns) > 2]
    assert segment.towns == ("Placerville", "Telluride", "Rico")
    assert segment.length == 5
    assert [other.length for other in between("Dolores", "Rico")] == [4]


def test_the_tracks_that_the_rulebook_names_are_there() -> None:
    assert {segment.length for segment in between("Denver", "Colorado Springs")} == {7}
    assert {segment.length for segment in between("Colorado Springs", "Pueblo")} == {4}
    assert {segment.length for segment in between("Pueblo", "Walsenburg")} == {5}
    assert between("Laramie", "Cheyenne")
    assert neighbours("French") == {"Raton", "Cimarron", "Las Vegas"}


@rule("SV-4.8")
def test_parallel_tracks_are_grouped() -> None:
    sizes = Counter(segment.group for segment in BOX.segments)
    assert (sizes["denver-south"], sizes["pueblo-north"]) == (3, 3)
    assert (sizes["santa-fe-north"], sizes["santa-fe-south"]) == (2, 2)
    for one, other in combinations(BOX.segments, 2):
        if set(one.towns) == set(other.towns):
            assert one.group == other.group != ""


@rule("SV-8.4")
def test_dismantling_never_pays() -> None:
    refund = BOX.tables.figures.refund
    assert refund == 10
    assert all(segment.cost >= 2 * refund * segment.length for segment in BOX.segments)
    assert all(segment.cost % 10 == 0 and segment.length <= 11 for segment in BOX.segments)


@rule("SV-9.3")
def test_a_better_result_never_yields_less() -> None:
    for claim in BOX.claims:
        goods = [claim.goods(result) for result in range(1, 13)]
        assert goods == sorted(goods)
        assert [result for result in range(1, 13) if not goods[result - 1]] == [
            *range(1, claim.depleted + 1)
        ]
    assert any(claim.depleted >= 7 for claim in BOX.claims)


def test_card_25_is_the_rulebooks() -> None:
    claim = BOX.claims[24]
    assert (claim.town, claim.commodity, claim.operate) == ("Bingham", "gold", 60)
    assert (claim.depleted, claim.goods(6), claim.goods(11)) == (6, 0, 4)
    assert claim.sources["operate"] == "rulebook"


@rule("SV-9.6")
def test_two_lines_end_with_the_mines_of_leadville() -> None:
    ends = {line.no: (line.ends.town, line.ends.count) for line in BOX.lines if line.ends}
    assert ends == {3: ("Leadville", 3), 12: ("Leadville", 4)}
    assert sum(claim.town == "Leadville" for claim in BOX.claims) >= 4


@rule("SV-7.6")
def test_there_are_two_events_of_each_kind() -> None:
    kinds = Counter((event.effect, event.pay) for event in BOX.mishaps)
    assert kinds == {("jailed", 200): 2, ("killed", 200): 2, ("row-discarded", 0): 2}


# The market


@rule("SV-1.12")
def test_metals_have_a_column_for_all_cities_lumber_and_coal_one_each() -> None:
    cities = {town.name for town in BOX.towns if town.market}
    for metal in ("gold", "copper", "silver"):
        assert [column.city for column in BOX.columns if column.commodity == metal] == [None]
        assert COLUMNS[metal].limit is None
    for bulk in ("lumber", "coal"):
        assert {column.city for column in BOX.columns if column.commodity == bulk} == cities


@rule("SV-2.6")
def test_columns_come_into_use_with_the_players() -> None:
    in_use = [sum(column.players <= players for column in BOX.columns) for players in range(1, 7)]
    assert in_use == [6, 9, 12, 13, 13, 13]
    solo = {column.id for column in BOX.columns if column.players == 1}
    assert solo == {"gold", "copper", "silver", "lumber-denver", "coal-denver", "coal-pueblo"}


@rule("SV-2.7")
def test_every_marker_can_start_one_cell_higher() -> None:
    assert all(column.start < column.highest for column in BOX.columns)


@rule("SV-2.7")
@pytest.mark.parametrize(
    ("column", "price", "limit"),
    [
        ("gold", 250, None),
        ("copper", 200, None),
        ("silver", 200, None),
        ("lumber-denver", 100, 10),
        ("lumber-salt-lake-city", 120, 8),
        ("lumber-pueblo", 100, 6),
        ("lumber-santa-fe", 80, 6),
        ("lumber-el-paso", 100, 8),
        ("coal-denver", 60, 16),
        ("coal-salt-lake-city", 60, 10),
        ("coal-pueblo", 40, 8),
        ("coal-santa-fe", 60, 8),
        ("coal-el-paso", 60, 8),
    ],
)
def test_start_prices_and_limits(column: str, price: int, limit: int | None) -> None:
    found = COLUMNS[column]
    assert found.prices[found.start] == price
    assert found.limit == limit


@rule("SV-14.2")
def test_each_column_has_its_formula() -> None:
    for column in BOX.columns:
        precious = column.commodity in ("gold", "copper")
        assert (column.dice, column.idn) == ((1, False) if precious else (2, True))
    halved = {column.id for column in BOX.columns if column.halved}
    assert halved == {"coal-denver", "coal-salt-lake-city"}


@rule("SV-14.3")
def test_idn_by_turn() -> None:
    assert BOX.idn[:23] == tuple(map(int, "00112223334444555566667"))


@rule("SV-14.4")
@pytest.mark.parametrize(
    ("column", "dice", "sold", "turn", "cells"),
    [
        ("coal-denver", 10, 7, 9, -2),  # the rulebook's example: 10 + 4 - 3 = 11
        ("gold", 6, 3, 1, -2),
        ("gold", 1, 0, 1, 2),
        ("copper", 1, 0, 1, 3),
        ("copper", 6, 6, 1, -4),
        ("silver", 2, 0, 23, 5),
        ("silver", 12, 60, 1, -7),
        ("lumber-denver", 3, 0, 12, 3),
        ("lumber-santa-fe", 9, 6, 5, -4),
    ],
)
def test_prices_move_by_the_tables(
    column: str, dice: int, sold: int, turn: int, cells: int
) -> None:
    assert moved(COLUMNS[column], dice, sold, turn) == cells


def test_a_higher_result_never_raises_a_price_more() -> None:
    for table in BOX.changes.values():
        moves = [table.move(result) for result in range(-20, 2000)]
        assert moves == sorted(moves, reverse=True)


# The tables


@rule("SV-1.7")
def test_winter_turns() -> None:
    turns = BOX.tables.turns
    assert (turns.count, turns.winter, turns.early_winter) == (24, (8, 12, 16, 20, 24), 4)


@rule("SV-2.2")
def test_lengths() -> None:
    goals = {each.id: (each.goal, each.announce) for each in BOX.tables.lengths}
    assert goals == {
        "short": (6000, 4000),
        "regular": (10000, 5000),
        "long": (20000, 10000),
        "campaign": (None, None),
    }
    raised = [(each.id, each.without) for each in BOX.tables.lengths if each.raised]
    assert raised == [("short", ("C",))]


@rule("SV-2.5")
def test_basic_cash() -> None:
    assert [BOX.basic(players).cash for players in range(2, 7)] == [2400, 2200, 2000, 1600, 1400]


@rule("SV-2.4")
def test_crews_have_a_surveyor_for_each_prospector() -> None:
    for basic in BOX.tables.basic:
        for text in basic.crews:
            pieces = crew(text)
            assert len(pieces) == (4 if basic.players <= 4 else 2)
            assert Counter(piece.kind for piece in pieces) == dict.fromkeys("SP", len(pieces) // 2)
    assert [(piece.kind, piece.bonus) for piece in crew("S+2 S P+1 P")] == [
        ("S", 2),
        ("S", 0),
        ("P", 1),
        ("P", 0),
    ]


@rule("SV-17.3")
def test_advanced_points_cash_and_trains() -> None:
    rows = [BOX.advanced(players) for players in range(2, 7)]
    assert [row.points for row in rows] == [15, 14, 14, 8, 8]
    assert [row.cash for row in rows] == [3000, 2600, 2400, 2200, 1800]
    assert [row.trains for row in rows] == [(9, 9), (9, 9), (9,), (9,), (9,)]


@rule("SV-17.7")
def test_trade_in_is_half_the_cost_but_for_the_strongest() -> None:
    tables = BOX.tables
    for stock in (tables.trains, tables.plows):
        assert [each.value for each in stock] == [each.cost // 2 for each in stock[:-1]] + [None]
        assert stock[-1].turn == 13


@rule("SV-18.2")
def test_there_are_ten_scenarios_and_most_are_for_one_number_of_players() -> None:
    assert Counter(players for _, players in SCENARIOS) == {1: 5, 2: 1, 3: 2, 4: 1, 5: 1}
    assert SCENARIOS["golden-spike", 2].last_turn == 24
    assert SCENARIOS["golden-spike", 3].last_turn == 20
    assert BOX.scenario("golden-spike", 4) is None
    assert {id for (id, _), each in SCENARIOS.items() if each.spike} == {
        "copper-spike",
        "golden-spike",
        "nickel-spike",
        "silver-spike",
    }


@rule("SV-18.4")
@pytest.mark.parametrize(
    ("turn", "grade"),
    [
        (10, "decisive-victory"),
        (11, "substantial-victory"),
        (12, "substantial-victory"),
        (13, "marginal-victory"),
        (18, "decisive-defeat"),
        (None, "decisive-defeat"),
    ],
)
def test_a_goal_is_graded_by_its_turn(turn: int | None, grade: str) -> None:
    assert SCENARIOS["denver-6000", 1].grade(turn, 0) == grade


@rule("SV-18.4")
def test_a_campaign_is_graded_by_cash() -> None:
    campaign = SCENARIOS["denver-campaign", 1]
    assert campaign.grades == SCENARIOS["copper-spike", 1].grades
    assert campaign.grade(24, 60_000) == "decisive-victory"
    assert campaign.grade(24, 39_999) == "draw"
    assert campaign.grade(24, 0) == "decisive-defeat"


# The board's layout


def half(town: Town) -> int:
    """Half the side of a town's symbol."""
    return 13 if town.market else 8


def legs(segment: Segment) -> list[tuple[XY, XY]]:
    """The track as straight pieces."""
    points: list[XY] = [TOWNS[name].at for name in segment.towns]
    if segment.curve:
        (ax, ay), (bx, by), (cx, cy) = points[0], points[1], segment.curve[0]
        steps = [step / 20 for step in range(21)]
        points = [
            (
                (1 - u) ** 2 * ax + 2 * u * (1 - u) * cx + u * u * bx,
                (1 - u) ** 2 * ay + 2 * u * (1 - u) * cy + u * u * by,
            )
            for u in steps
        ]
    return list(pairwise(points))


TRACK = {segment.id: legs(segment) for segment in BOX.segments}
NAME = {town.name: name_area(town) for town in BOX.towns}
SYMBOL: dict[str, Area] = {
    town.name: (
        town.at[0] - half(town),
        town.at[1] - half(town),
        town.at[0] + half(town),
        town.at[1] + half(town),
    )
    for town in BOX.towns
}
COST: dict[str, Area] = {segment.id: box_area(segment) for segment in BOX.segments}


def overlap(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def span(leg: tuple[XY, XY]) -> Area:
    (ax, ay), (bx, by) = leg
    return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


def extent(track: list[tuple[XY, XY]]) -> Area:
    left, top, right, bottom = zip(*map(span, track), strict=True)
    return min(left) - 1, min(top) - 1, max(right) + 1, max(bottom) + 1


EXTENT = {id: extent(track) for id, track in TRACK.items()}


def through(leg: tuple[XY, XY], area: Area) -> bool:
    """Whether a straight piece passes through an area."""
    (ax, ay), (bx, by) = leg
    low, high = 0.0, 1.0
    for along, room in (
        (ax - bx, ax - area[0]),
        (bx - ax, area[2] - ax),
        (ay - by, ay - area[1]),
        (by - ay, area[3] - ay),
    ):
        if abs(along) < 1e-12:
            if room < 0:
                return False
        elif along < 0:
            low = max(low, room / along)
        else:
            high = min(high, room / along)
    return low < high


def runs_under(id: str, area: Area) -> bool:
    return overlap(EXTENT[id], area) and any(through(leg, area) for leg in TRACK[id])


def apart(point: XY, leg: tuple[XY, XY]) -> float:
    (ax, ay), (bx, by) = leg
    vx, vy = bx - ax, by - ay
    along = ((point[0] - ax) * vx + (point[1] - ay) * vy) / (vx * vx + vy * vy)
    along = max(0.0, min(1.0, along))
    return math.hypot(point[0] - ax - along * vx, point[1] - ay - along * vy)


def meeting(one: tuple[XY, XY], other: tuple[XY, XY]) -> XY | None:
    """Where two straight pieces meet."""
    (ax, ay), (bx, by) = one
    (cx, cy), (ex, ey) = other
    turn = (bx - ax) * (ey - cy) - (by - ay) * (ex - cx)
    if abs(turn) < 1e-9:
        return None
    u = ((cx - ax) * (ey - cy) - (cy - ay) * (ex - cx)) / turn
    v = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
    inside = -1e-9 <= u <= 1 + 1e-9 and -1e-9 <= v <= 1 + 1e-9
    return (ax + u * (bx - ax), ay + u * (by - ay)) if inside else None


def near() -> Iterator[tuple[Segment, Segment]]:
    for one, other in combinations(BOX.segments, 2):
        if overlap(EXTENT[one.id], EXTENT[other.id]):
            yield one, other


def test_no_two_tracks_cross() -> None:
    for one, other in near():
        shared = [TOWNS[name].at for name in one.towns if name in other.towns]
        for first in TRACK[one.id]:
            for second in TRACK[other.id]:
                point = meeting(first, second)
                if point is not None:
                    assert any(math.dist(point, at) < 1 for at in shared), (one.id, other.id)


def test_towns_names_and_boxes_lie_on_the_board() -> None:
    for area in (*SYMBOL.values(), *NAME.values(), *COST.values()):
        assert min(area) >= 0
        assert area[2] <= BOX.board.width
        assert area[3] <= BOX.board.height


def test_towns_names_and_boxes_lie_apart() -> None:
    areas = [
        *((("town", name), area) for name, area in SYMBOL.items()),
        *((("name", name), area) for name, area in NAME.items()),
        *((("cost", id), area) for id, area in COST.items()),
    ]
    for (one, first), (other, second) in combinations(areas, 2):
        if one[1] != other[1]:
            assert not overlap(first, second), (one, other)
    for one, other in combinations(BOX.towns, 2):
        assert math.dist(one.at, other.at) >= 75, (one.name, other.name)


def test_no_track_runs_under_a_name_a_foreign_box_or_a_foreign_town() -> None:
    for segment in BOX.segments:
        for name, area in NAME.items():
            assert not runs_under(segment.id, area), (segment.id, name)
        for id, area in COST.items():
            assert id == segment.id or not runs_under(segment.id, area), (segment.id, id)
        for town in BOX.towns:
            if town.name not in segment.towns:
                (x, y), reach = town.at, 18
                square = (x - reach, y - reach, x + reach, y + reach)
                if overlap(EXTENT[segment.id], square):
                    clear = min(apart(town.at, leg) for leg in TRACK[segment.id])
                    assert clear >= reach, (segment.id, town.name)


def test_each_cost_box_lies_on_its_own_track() -> None:
    for segment in BOX.segments:
        left, top, right, bottom = COST[segment.id]
        inner = left + 4, top + 4, right - 4, bottom - 4
        assert runs_under(segment.id, inner), segment.id
        middle = (left + right) / 2, (top + bottom) / 2
        assert min(apart(middle, leg) for leg in TRACK[segment.id]) <= 25, segment.id


def test_the_board_keeps_the_directions_of_the_land() -> None:
    for segment in BOX.segments:
        for a, b in pairwise(TOWNS[name] for name in segment.towns):
            east = (b.lon - a.lon) * math.cos(math.radians((a.lat + b.lat) / 2))
            land = math.atan2(east, b.lat - a.lat)
            drawn = math.atan2(b.at[0] - a.at[0], a.at[1] - b.at[1])
            turn = (drawn - land + math.pi) % (2 * math.pi) - math.pi
            assert abs(math.degrees(turn)) <= 50, segment.id


# Where the figures come from


@pytest.mark.parametrize("name", FILES)
def test_every_block_says_where_it_comes_from(name: str) -> None:
    every_block_says_where_it_comes_from(name, TEXT[name])


def test_what_we_made_up_is_said_to_be() -> None:
    sources = {name: {row.source for row in sources_in(name, TEXT[name])} for name in FILES}
    for name in ("towns.toml", "segments.toml", "claims.toml", "passengers.toml", "events.toml"):
        assert sources[name] == {"designed"}
        assert any(row.note for row in sources_in(name, TEXT[name]))
    assert sources["market.toml"] == {"published", "inferred"}
    assert sources["tables.toml"] == {"rulebook", "published", "inferred"}


# The loader


def test_the_box_is_read_once() -> None:
    # Other tests read other boxes, and only a few are kept.
    cards._box.cache_clear()
    cards._own.cache_clear()
    own = cards.box(None)
    assert cards.box(None) is own
    assert cards.box({}) is own
    other = {"events.toml": TEXT["events.toml"] + "\n"}
    assert cards.box(other) is cards.box(dict(other))
    assert cards.box(other) == BOX


@pytest.mark.parametrize(
    ("file", "old", "new", "detail"),
    [
        ("towns.toml", 'name = "Boulder"', 'name = "Denver"', "town Denver is there twice"),
        ("towns.toml", "at = [1851, 329]", "at = [2851, 329]", "Denver: lies outside the board"),
        ("segments.toml", '"S002"', '"S001"', "segment S001 is there twice"),
        (
            "segments.toml",
            '["Denver", "Colorado Springs"]',
            '["Denver", "Paris"]',
            "S001: unknown town Paris",
        ),
        (
            "segments.toml",
            '["Denver", "Colorado Springs"]',
            '["Denver", "Denver"]',
            "S001: names a town twice",
        ),
        (
            "segments.toml",
            'group = "denver-south"\n',
            "",
            "S002: tracks between the same towns need one group",
        ),
        ("claims.toml", 'town = "Boulder"', 'town = "Paris"', "claim 1: unknown town Paris"),
        ("claims.toml", "no = 2\n", "no = 1\n", "number 1 is there twice"),
        (
            "claims.toml",
            "yields = [2, 2, 3,",
            "yields = [2, 3,",
            "claim 1: needs 8 yields, for 5 to 12; it has 7",
        ),
        (
            "passengers.toml",
            'letter = "A"',
            'letter = "B"',
            "one A line is needed for each pile",
        ),
        (
            "passengers.toml",
            'town = "Leadville"',
            'town = "Paris"',
            "line 3: unknown town Paris",
        ),
        ("events.toml", '"saloon-brawl"', '"claim-jumping"', "event claim-jumping is there twice"),
        (
            "market.toml",
            "lowest = 1\nhighest = 7\nstart = 4",
            "lowest = 1\nhighest = 7\nstart = 8",
            "lumber-denver: the marker starts outside the unshaded cells",
        ),
        (
            "market.toml",
            "prices = [0, 40,",
            "prices = [20, 40,",
            "lumber-denver: cells 1 to 7 have a price, no other",
        ),
        (
            "market.toml",
            "[2, 3, 1], [4, 5, 0]",
            "[2, 3, 1], [5, 5, 0]",
            "table gold: every result from -999 to 999 needs one move",
        ),
        ("market.toml", 'table = "gold"', 'table = "tin"', "gold: there is no table tin"),
        (
            "market.toml",
            'city = "Denver"',
            'city = "Leadville"',
            "lumber-denver: Leadville is no market city",
        ),
        ("market.toml", "turns = [0, ", "turns = [", "idn: needs a number for each of 24 turns"),
        ("tables.toml", '"S+2 S P+1 P"', '"S+3 S P"', "basic, 2 players: 'S+3 S P' is no crew"),
        (
            "tables.toml",
            'id = "regular"',
            'id = "regulr"',
            "lengths: needs one block for each of short, regular, long, campaign",
        ),
        (
            "tables.toml",
            '"S+2 S P+1 P"',
            '"S+2 S+2 P"',
            "basic, 2 players: there are not so many pieces for S+2 S+2 P",
        ),
        (
            "tables.toml",
            "trains = [9, 9]",
            "trains = [8]",
            "advanced, 2 players: there is no train of power 8",
        ),
        (
            "tables.toml",
            '"gold",\n',
            '"tin",\n',
            "copper-spike, 1 players: unknown column tin",
        ),
        (
            "tables.toml",
            '["draw", 14]',
            '["draw", 12]',
            "denver-6000, 1 players: grades go from the best to the worst",
        ),
        ("events.toml", 'pay = "rulebook"', 'pay = "hearsay"', "unknown source hearsay"),
        ("events.toml", 'pay = "rulebook"', 'wage = "rulebook"', "sources: there is no wage here"),
    ],
)
def test_what_cannot_be_played_with_is_refused(file: str, old: str, new: str, detail: str) -> None:
    changed = TEXT[file].replace(old, new, 1)
    assert changed != TEXT[file]
    with pytest.raises(BadInput) as refused:
        cards.box({file: changed})
    assert refused.value.message.id == "bad-data"
    assert refused.value.message.args == {"file": file, "detail": detail}


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("segments.toml", "length = 7", "length = -7"),
        ("claims.toml", 'commodity = "coal"', 'commodity = "tin"'),
        ("claims.toml", "cost = 160", "price = 160"),
        ("market.toml", "prices = [150, ", "prices = ["),
        ("tables.toml", "winter = [", "winter = [["),
    ],
)
def test_a_wrong_shape_is_refused(file: str, old: str, new: str) -> None:
    with pytest.raises(BadInput) as refused:
        cards.box({file: TEXT[file].replace(old, new, 1)})
    assert refused.value.message.id == "bad-data"
