"""Scenarios (SV-18), and a whole turn of the first of them."""

import pytest

from rotonde.games.silverton.rules.actions import (
    Accept,
    AssignSurveyors,
    AssignTrain,
    Build,
    Buy,
    BuyCrew,
    BuyTrain,
    Dismantle,
    GiveTrain,
    Operate,
    Prospect,
    Rival,
    RivalLine,
    Survey,
)
from rotonde.games.silverton.rules.events import (
    DisputeRolled,
    NetworksJoined,
    PriceMoved,
    RivalDiscarded,
    RivalPlaced,
    TrainAssigned,
    TrainGiven,
)
from rotonde.games.silverton.rules.fleet import Train
from rotonde.games.silverton.rules.places import (
    AT_CLAIM,
    AT_LINE,
)
from rotonde.games.silverton.rules.state import (
    DISCARDED,
    GONE,
)
from tests.games.silverton.play import (
    BOARD,
    DONE,
    buys,
    cash,
    column,
    deliver,
    do,
    offered,
    pass_on,
    pieces,
    refused,
    run,
    seg,
    sells,
    state,
    step,
    table,
    told,
    town,
)
from tests.rules import rule


@rule("SV-9.2", "SV-12.4", "SV-14.2", "SV-18.2")
def test_t41_a_first_turn_alone() -> None:
    at = table("row = [1, 45, 51, 72, 78, 88, 99, 100]", 1, scenario="denver-6000")
    assert cash(at) == [1600]
    do(at, Prospect(0, 1))
    do(at, Survey(0, seg("S008")))
    do(at, DONE)
    do(at, Buy(1))
    do(at, Build(seg("S008")))
    do(at, Operate(1), 4)
    assert state(at).goods[1] == 6
    # Gold and copper, silver, lumber, then coal in Denver with 8.
    events = run(at, deliver(1, "Denver", 6), 3, 3, 3, 3, 3, 3, 2, 6, 3, 3)
    assert cash(at) == [1700]
    coal = next(e for e in told(events, PriceMoved) if e.column == column("coal-denver"))
    assert (coal.dice, coal.sold, coal.idn, coal.result) == ((2, 6), 6, 0, 11)
    assert (coal.moved, coal.price) == (-2, 40)
    assert state(at).cells[column("coal-denver")] == 3
    assert state(at).turn == 2


DENVER, SLC, PASO, FE = "Denver", "Salt Lake City", "El Paso", "Santa Fe"
SCENARIOS = [
    ("denver-6000", [[DENVER]], (1600, 2000), 1, ["S P"], 6, 24, 6000),
    ("denver-10000", [[DENVER]], (2000, 2400), 1, [None], 6, 24, 10000),
    ("salt-lake-city-10000", [[SLC]], (2000, 2400), 1, ["S P"], 13, 24, 10000),
    ("denver-campaign", [[DENVER]], (2400, 3000), 2, ["S S P P"], 13, 24, None),
    ("copper-spike", [[DENVER, PASO]], (2400, 3000), 2, ["S S P P"], 10, 24, None),
    ("golden-spike", [[DENVER, SLC]] * 2, (2400, 3000), 2, ["S+2 S P+1 P", "S+1 S P+2 P"], 9, 24,
     None),
    ("golden-spike", [[DENVER, SLC]] * 2 + [[DENVER, FE]], (2400, 3000), 2,
     ["S S+2 P P", "S S+1 P P+1", "S S P P+2"], 12, 20, None),
    ("nickel-spike", [[DENVER, SLC], [DENVER, PASO], [DENVER, FE]], (2200, 2600), 2,
     ["S S+1 P P+1", "S S+2 P P", "S S P P+2"], 12, 24, None),
    ("silver-spike", [[DENVER, SLC]] * 2 + [[DENVER, PASO]] * 2, (2000, 2400), 1,
     ["S S+1 P P+1", "S S P P+2", "S S+1 P P+1", "S S+2 P P"], 13, 24, None),
    ("strong-start", [[DENVER], [DENVER], [PASO], [SLC], ["Pueblo"]], (1800, 2200), 1,
     ["S S P+1", "S+1 P P", "S S+1 P", "S P P+1", "S S P+1"], 13, 24, 10000),
]  # fmt: skip


@rule("SV-18.1", "SV-18.2")
@pytest.mark.parametrize("row", SCENARIOS, ids=lambda row: f"{row[0]}-{len(row[1])}")
def test_each_scenario_has_its_start_and_its_end(row: tuple) -> None:  # type: ignore[type-arg]
    id, cities, money, trains, crews, columns, last, goal = row
    seats = len(cities)
    for rules in ("basic", "advanced"):
        at = table("", seats, scenario=id, rules=rules)
        here = state(at)
        assert [[BOARD.towns[city] for city in each] for each in here.starts] == cities
        assert here.cash == [money[rules == "advanced"]] * seats
        assert sum(cell >= 0 for cell in here.cells) == columns
        assert (here.terms.last_turn, here.terms.goal) == (last, goal)
        held = [len(each) for each in here.trains]
        assert held == [trains if rules == "advanced" else 0] * seats
        points = here.terms.points
        if rules == "advanced" and seats > 1:
            assert points == (15 if seats == 2 else 14)
            assert step(at) == "crew"
        else:
            assert points is None
            for seat, crew in enumerate(crews):
                if crew:
                    assert [piece.name for piece in here.crew[seat]] == crew.split()
    assert at.setup.options["length"] == ("campaign" if goal is None else "regular")


@rule("SV-18.2")
def test_in_denver_10000_the_crew_is_chosen() -> None:
    at = table("", 1, scenario="denver-10000", rules="advanced")
    assert offered(at) == [BuyCrew(("S", "S", "P")), BuyCrew(("S", "P", "P"))]
    refused(at, BuyCrew(("S", "P")), "SV-18.2", "refusal-crew-choice")
    do(at, BuyCrew(("S", "P", "P")))
    assert [piece.name for piece in pieces(at, 0)] == ["S", "P", "P"]


@rule("SV-18.2")
def test_copper_spike_has_ten_columns() -> None:
    at = table("", 1, scenario="copper-spike")
    unused = {BOARD.column_ids[at_] for at_, cell in enumerate(state(at).cells) if cell < 0}
    assert unused == {"lumber-salt-lake-city", "lumber-pueblo", "coal-salt-lake-city"}


@rule("SV-18.3")
def test_alone_nobody_disputes_or_trades() -> None:
    at = table("", 1, scenario="denver-6000")
    do(at, Survey(0, seg("S001")))
    do(at, Prospect(0, 45))
    do(at, DONE)
    seen = set()
    while state(at).turn < 4:
        seen.add(step(at))
        assert not told(run(at, offered(at)[-1]), DisputeRolled)
    assert seen <= {"place", "buy", "build", "operate", "deliver", "keep"}
    assert state(at).order == (0,)


@rule("SV-18.3", "SV-18.4")
@pytest.mark.parametrize(
    ("turn", "ending"),
    [
        (1, "decisive-victory"),
        (10, "decisive-victory"),
        (11, "substantial-victory"),
        (12, "substantial-victory"),
        (13, "marginal-victory"),
        (14, "draw"),
        (16, "marginal-defeat"),
        (17, "substantial-defeat"),
        (18, "decisive-defeat"),
    ],
)
def test_t44_the_turn_gives_the_grade(turn: int, ending: str) -> None:
    text = f'turn = {turn}\nphase = "end-of-turn"\n[A]\ncash = {{}}\n'
    at = table(text.format(6000), 1, scenario="denver-6000")
    assert at.over
    assert at.standings is not None
    assert at.standings.ending == ending
    assert not table(text.format(5999), 1, scenario="denver-6000").over


@rule("SV-18.3", "SV-18.4")
def test_t44_never_is_a_decisive_defeat() -> None:
    text = 'turn = 24\nphase = "end-of-turn"\n[A]\ncash = 5999\n'
    at = table(text, 1, scenario="denver-6000")
    assert at.standings is not None
    assert at.standings.ending == "decisive-defeat"


@rule("SV-18.4")
@pytest.mark.parametrize(
    ("money", "ending"),
    [
        (60000, "decisive-victory"),
        (59999, "substantial-victory"),
        (40000, "marginal-victory"),
        (35000, "draw"),
        (30000, "marginal-defeat"),
        (25000, "substantial-defeat"),
        (24999, "decisive-defeat"),
    ],
)
def test_a_campaign_is_graded_by_its_cash(money: int, ending: str) -> None:
    for scenario in ("denver-campaign", "copper-spike"):
        at = table(f'turn = 24\nphase = "end-of-turn"\n[A]\ncash = {money}\n', 1, scenario=scenario)
        assert at.standings is not None
        assert at.standings.ending == ending


RIVAL = {"scenario": "salt-lake-city-10000"}


@rule("SV-18.5")
def test_the_rival_takes_a_card_every_turn() -> None:
    at = table("", 1, **RIVAL)
    do(at, Prospect(0, 45))
    do(at, DONE)
    assert step(at) == "rival"
    assert Rival(45) not in offered(at)
    assert {action.claim for action in offered(at, Rival)} == set(state(at).row) - {45}
    assert {action.line for action in offered(at, RivalLine)} == {*range(1, 9)}
    refused(at, Rival(45), "SV-18.5", "refusal-rival")
    refused(at, DONE, "SV-18.5", "refusal-not-now")
    events = do(at, Rival(51))
    assert told(events, RivalPlaced) == [RivalPlaced(AT_CLAIM + 51)]
    assert told(events, RivalDiscarded) == [RivalDiscarded(AT_CLAIM + 51)]
    assert state(at).zone[51] == GONE
    assert len(state(at).row) == 7
    pass_on(at, to="place")
    assert len(state(at).row) == 8


@rule("SV-18.5")
def test_the_rival_may_take_a_line() -> None:
    at = table("", 1, **RIVAL)
    do(at, DONE)
    events = run(at, RivalLine(4))
    assert told(events, RivalDiscarded) == [RivalDiscarded(AT_LINE + 4)]
    assert state(at).line_owner[4] == DISCARDED
    assert state(at).piles[3][0] > 8  # another was turned up


@rule("SV-18.5")
def test_the_rival_may_be_the_programs_and_has_nothing_to_do_without_cards() -> None:
    at = table("", 1, rival="random", **RIVAL)
    events = run(at, DONE)
    assert len(told(events, RivalDiscarded)) == 1
    gone = ", ".join(map(str, range(2, 103)))
    lines = ", ".join(f'"line {line}"' for line in BOARD.lines)
    at = table(f"row = [1]\ndiscarded = [{gone}, {lines}]\npiles = []\n", 1, **RIVAL)
    do(at, Prospect(0, 1))
    do(at, DONE)
    assert step(at) == "buy"


# Spike scenarios

GOLDEN = {"scenario": "golden-spike"}
SPLIT = 'crew = ["S+2 from Denver", "S from Salt Lake City", "P+1", "P"]\n'


@rule("SV-18.6")
def test_t51_each_surveyor_starts_from_his_own_city() -> None:
    at = table("", **GOLDEN)
    assert step(at) == "assign"
    assert offered(at) == [AssignSurveyors((0, 1)), AssignSurveyors((1, 0))]
    refused(at, AssignSurveyors((0, 0)), "SV-18.6", "refusal-assign")
    do(at, AssignSurveyors((0, 1)))
    denver = {action.segment for action in offered(at, Survey) if action.city == 0}
    salt_lake = {action.segment for action in offered(at, Survey) if action.city == 1}
    assert (len(denver), len(salt_lake)) == (12, 9)
    assert not denver & salt_lake
    refused(at, Survey(2, seg("S155"), 0), "SV-18.6", "refusal-bound")
    refused(at, Survey(2, seg("S001"), 1), "SV-1.14", "refusal-no-such-piece")


@rule("SV-18.6")
def test_advanced_crew_needs_a_surveyor_for_each_city() -> None:
    at = table("", rules="advanced", **GOLDEN)
    for action in offered(at, BuyCrew):
        assert sum(name[0] == "S" for name in action.crew) >= 2


@rule("SV-18.6")
def test_second_segments_and_dismantling_are_bound_too() -> None:
    at = table(
        '[A]\ntrack = ["S008", "S157"]\n' + SPLIT.replace('"P+1"', '"S+1 from Denver"'), **GOLDEN
    )
    do(at, Survey(0, seg("S155"), 1))
    refused(at, Survey(2, seg("S169"), 0), "SV-18.6", "refusal-bound")
    refused(at, Dismantle(2, seg("S157"), 0), "SV-18.6", "refusal-bound")
    do(at, Dismantle(2, seg("S008"), 0))
    do(at, Survey(1, seg("S027"), 0))


NEARLY = '[A]\ntrack = ["S031", "S032", "S035", "S079", "S081", "S180", "S155", "S169", "S178"]\n'


@rule("SV-4.9", "SV-18.6", "SV-18.9")
def test_t9_either_surveyor_may_close_the_gap_and_then_they_are_joined() -> None:
    at = table(NEARLY + SPLIT, **GOLDEN)
    assert Survey(2, seg("S179"), 0) in offered(at)
    assert Survey(0, seg("S179"), 1) in offered(at)
    text = 'phase = "build"\n' + NEARLY
    at = table(text + 'crew = ["S from Denver right on S179", "S+1 from Salt Lake City"]', **GOLDEN)
    events = do(at, Build(seg("S179")))
    assert told(events, NetworksJoined) == [NetworksJoined(0)]
    assert state(at).joined == [True, False]


@rule("SV-18.9")
def test_bought_track_joins_the_cities_too() -> None:
    at = table('phase = "trade"\n' + NEARLY + '[B]\ntrack = ["S179"]\n', **GOLDEN)
    do(at, buys(1, 50, segments=(seg("S179"),)))
    assert told(do(at, Accept()), NetworksJoined) == [NetworksJoined(0)]


@rule("SV-18.9")
def test_once_joined_the_bounds_are_off_for_good() -> None:
    joined = NEARLY.replace('"S178"', '"S178", "S179"')
    at = table(joined + SPLIT, **GOLDEN)
    assert Survey(2, seg("S157"), 0) in offered(at)
    at = table(NEARLY + "joined = true\n" + SPLIT, **GOLDEN)  # cut again
    assert Survey(2, seg("S157"), 0) in offered(at)


@rule("SV-18.7")
def test_prospectors_and_their_bonus_are_not_bound() -> None:
    at = table(
        'player = "B"\nrow = [25, 45]\n[A]\ntrack = ["S157"]\n'
        'crew = ["S from Denver", "S+2 from Salt Lake City", "P on claim 25"]\n'
        '[B]\ncrew = ["S from Denver", "S+1 from Salt Lake City", "P on claim 25"]\n',
        **GOLDEN,
    )
    events = do(at, DONE, 1, 2, 1, 2)
    assert [event.total for event in told(events, DisputeRolled)] == [6, 3]


@rule("SV-18.6")
def test_nobody_works_from_track_of_neither_city() -> None:
    """Dead track is no part of a city's railway; a segment that meets both is open."""
    text = '[A]\ncrew = ["S from Denver", "S from Salt Lake City", "P"]\ntrack = ["S012"]\n'
    at = table(text, rules="advanced", **GOLDEN)
    for city in (0, 1):
        refused(at, Survey(0, seg("S015"), city), "SV-18.6", "refusal-bound")
    assert Survey(0, seg("S008"), 0) in offered(at)
    assert Survey(0, seg("S015")) in offered(table('[A]\ntrack = ["S012"]\ncrew = ["S", "P"]'))


DEAD_NORTH = (
    '[A]\ntrack = ["S013", "S015"]\n'
    'crew = ["S from Denver", "S+1 from Denver", "S from Salt Lake City", "P"]\n'
)
"""Greeley and Cheyenne joined over Fort Collins, by track that no start city reaches."""


@rule("SV-4.6", "SV-4.9", "SV-18.6")
def test_a_second_segment_is_judged_with_its_first_also_beside_dead_track() -> None:
    """Straight on from Greeley line 1 is shorter, once the first segment has come there."""
    second = Survey(1, seg("S014"), 0)
    for rules in ("basic", "advanced"):
        for version in (1, 2):
            at = table(DEAD_NORTH, rules=rules, rules_version=version, **GOLDEN)
            do(at, Survey(0, seg("S010"), 0))
            if version == 1:
                refused(at, second, "SV-4.9", "refusal-blocking")
            else:
                assert second in offered(at)
        gone = table('discarded = ["line 1"]\n' + DEAD_NORTH, rules=rules, **GOLDEN)
        do(gone, Survey(0, seg("S010"), 0))
        refused(gone, second, "SV-4.9", "refusal-blocking")


@rule("SV-18.8")
def test_trains_serve_the_part_of_their_city() -> None:
    at = table("", rules="advanced", **GOLDEN)
    assert state(at).trains[0] == (Train(9, 0), Train(9, 1))
    assert state(table("", 4, rules="advanced", scenario="silver-spike")).trains[3] == (
        Train(9, 0),
    )
    text = (
        'phase = "deliver"\n[A]\ntrack = ["S008", "S157"]\ntrains = [{}]\n'
        'claims = ["1 with 9 worked", "25 with 9 worked"]\n'
    )
    at = table(text.format('"9 from Denver", "15 from Salt Lake City"'), rules="advanced", **GOLDEN)
    refused(at, deliver(1, DENVER, 1, 15), "SV-17.4", "refusal-trains")
    refused(at, deliver(1, DENVER, 5, 9, 15), "SV-17.4", "refusal-trains")
    do(at, deliver(1, DENVER, 3, 9))
    do(at, deliver(25, SLC, 8, 15))


@rule("SV-18.8")
def test_a_new_train_is_bound_when_it_is_got() -> None:
    at = table('phase = "purchase"\n', rules="advanced", **GOLDEN)
    assert {action.city for action in offered(at, BuyTrain)} == {0, 1}
    refused(at, BuyTrain(9), "SV-18.8", "refusal-train-city")
    do(at, BuyTrain(15, 0, 1))
    assert Train(15, 1) in state(at).trains[0]
    at = table('phase = "trade"\n', rules="advanced", **GOLDEN)
    do(at, buys(1, 50, trains=(9,)))
    do(at, Accept())
    do(at, GiveTrain(1))
    assert (step(at), at.to_act) == ("assign-train", (0,))
    assert offered(at) == [AssignTrain(0), AssignTrain(1)]
    events = do(at, AssignTrain(1))
    assert told(events, TrainAssigned) == [TrainAssigned(0, 9, town(SLC))]
    assert state(at).trains[0] == (Train(9, 0), Train(9, 1), Train(9, 1))


@rule("SV-18.8")
@pytest.mark.parametrize("city", [0, 1])
def test_of_two_like_trains_the_owner_says_which_one_he_trades_in(city: int) -> None:
    at = table('phase = "purchase"\n', rules="advanced", **GOLDEN)
    traded = {(action.city, action.given) for action in offered(at, BuyTrain) if action.instead}
    assert traded == {(0, 0), (0, 1), (1, 0), (1, 1)}
    refused(at, BuyTrain(15, 9, 0), "SV-18.8", "refusal-train-given")
    do(at, BuyTrain(15, 9, 0, city))
    assert state(at).trains[0] == (Train(9, 1 - city), Train(15, 0))
    old = table('phase = "purchase"\n', rules="advanced", rules_version=1, **GOLDEN)
    do(old, BuyTrain(15, 9, 0))
    assert state(old).trains[0] == (Train(9, 1), Train(15, 0))
    plain = table('phase = "purchase"\n', rules="advanced")
    refused(plain, BuyTrain(15, 9, -1, city), "SV-18.8", "refusal-train-given")


@rule("SV-18.8", "SV-17.11")
@pytest.mark.parametrize("city", [0, 1])
def test_of_two_like_trains_the_owner_says_which_one_he_gives(city: int) -> None:
    text = (
        'phase = "trade"\norder = "BA"\nplayer = "A"\n[A]\ntrains = ["15 from Denver"]\n'
        '[B]\ntrains = ["9 from Denver used", "9 from Salt Lake City"]\n'
    )
    at = table(text, rules="advanced", **GOLDEN)
    do(at, buys(1, 50, trains=(9,)))
    do(at, Accept())
    assert (step(at), at.to_act) == ("give-train", (1,))
    assert offered(at) == [GiveTrain(0), GiveTrain(1)]
    assert told(do(at, GiveTrain(city)), TrainGiven) == [
        TrainGiven(1, 9, town((DENVER, SLC)[city]))
    ]
    do(at, AssignTrain(0))
    assert state(at).trains[0] == (Train(9, 0, used=city == 0), Train(15, 0))
    assert state(at).trains[1] == (Train(9, 1 - city, used=city == 1),)
    old = table(text, rules="advanced", rules_version=1, **GOLDEN)
    do(old, buys(1, 50, trains=(9,)))
    do(old, Accept())
    assert step(old) == "assign-train"
    assert state(old).trains[1] == (Train(9, 0, used=True),)


@rule("SV-18.8")
def test_nothing_is_asked_where_all_like_trains_go_or_are_of_one_city() -> None:
    for trains, sold in (('"9 from Denver", "9 from Denver"', (9,)), (None, (9, 9))):
        text = 'phase = "trade"\n' + (f"[B]\ntrains = [{trains}]\n" if trains else "")
        at = table(text, rules="advanced", **GOLDEN)
        do(at, buys(1, 50, trains=sold))
        do(at, Accept())
        assert step(at) == "assign-train"


@rule("SV-18.8")
@pytest.mark.parametrize(
    ("sold", "answers", "left"),
    [(2, (0, 0), (1, 1)), (2, (0, 1), (0, 1)), (2, (1,), (0, 0)), (3, (0,), (1,)), (3, (1,), (0,))],
)
def test_like_trains_are_not_asked_about_twice(
    sold: int, answers: tuple[int, ...], left: tuple[int, ...]
) -> None:
    cities = ", ".join(f'"9 from {city}"' for city in (DENVER, DENVER, SLC, SLC))
    text = f'phase = "trade"\n[A]\ntrains = []\n[B]\ntrains = [{cities}]\n'
    at = table(text, rules="advanced", **GOLDEN)
    do(at, buys(1, 50, trains=(9,) * sold))
    do(at, Accept())
    for city in answers:
        assert step(at) == "give-train"
        do(at, GiveTrain(city))
    assert step(at) == "assign-train"
    assert [train.city for train in state(at).trains[1]] == [*left]


@rule("SV-10.4", "SV-18.8")
@pytest.mark.parametrize(("units", "asked"), [(3, False), (1, True)])
def test_the_train_that_bought_goods_need_is_not_given_away(units: int, asked: bool) -> None:
    """They go from Boulder to Denver, where Salt Lake City's train cannot help."""
    text = (
        'phase = "trade"\n[A]\ntrack = ["S008"]\ntrains = [TRAINS]\n'
        '[B]\ntrains = []\nclaims = ["1 with 6 worked"]\n'
    )
    mine = ["9 from Denver", "9 from Salt Lake City"] + ["9 from Denver"] * asked
    text = text.replace("TRAINS", ", ".join(f'"{each}"' for each in mine))
    at = table(text, rules="advanced", **GOLDEN)
    do(at, buys(1, 10, goods=((1, units),)))
    do(at, Accept())
    do(at, sells(1, 50, trains=(9,)))
    events = do(at, Accept())
    if asked:
        assert step(at) == "give-train"
        events = do(at, GiveTrain(0))
    chosen = town(DENVER if asked else SLC)
    assert told(events, TrainGiven) == [TrainGiven(0, 9, chosen)]
    assert (step(at), at.to_act) == ("assign-train", (1,))


@rule("SV-18.8", "SV-18.9")
def test_once_joined_trains_are_free() -> None:
    text = (
        'phase = "deliver"\n'
        + NEARLY.replace('"S178"', '"S178", "S179", "S008"')
        + 'claims = ["1 with 9 worked"]\ntrains = ["9 from Denver", "15 from Salt Lake City"]\n'
    )
    at = table(text, rules="advanced", **GOLDEN)
    do(at, deliver(1, DENVER, 8, 9, 15))
    assert all(train.used for train in state(at).trains[0])
