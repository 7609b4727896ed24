"""Words, pieces and set-up (SV-1, SV-2), and the frame of a turn (SV-3)."""

from random import Random

import msgspec
import pytest

import rotonde
from rotonde import BadInput
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules import flow
from rotonde.games.silverton.rules.actions import Operate, Survey
from rotonde.games.silverton.rules.events import ClaimOperated, TurnBegun
from rotonde.games.silverton.rules.state import OFFERED
from rotonde.kernel.table.table import Table
from tests.games.silverton.play import (
    BOARD,
    DONE,
    PLANS,
    choose,
    column,
    do,
    offered,
    pass_on,
    quiet,
    refused,
    rich,
    run,
    seg,
    state,
    statuses,
    step,
    surveys,
    table,
    told,
    town,
)
from tests.rules import rule


def opened(seats: int, *draws: int, **options: str) -> Table:
    """A match whose set-up draws this and then always the first."""
    setup = rotonde.start(GAME.id, seats, seed=1, options=options).setup
    script = draws
    while True:
        found = Table.open_from_draws(GAME, setup, None, script)
        if found is not None:
            return found
        script += (0,)


# SV-1


@rule("SV-1.1")
def test_one_to_six_play_and_alone_only_a_scenario() -> None:
    for seats in range(1, 7):
        assert len(rotonde.start(GAME.id, seats, seed=1).view(None).board.players) == seats
    assert rotonde.start(GAME.id, 1, seed=1).setup.options["scenario"] == "denver-6000"
    with pytest.raises(BadInput) as raised:
        rotonde.start(GAME.id, 1, options={"scenario": "none"})
    assert raised.value.message.id == "bad-solo-needs-scenario"
    for seats in (0, 7):
        with pytest.raises(BadInput):
            rotonde.start(GAME.id, seats)


@rule("SV-1.2", "SV-1.14")
def test_crew_is_named_by_its_bonus_and_has_a_status() -> None:
    at = table(
        'turn = 2\n[A]\ncrew = ["S", "S+1 on S027", "S+2 tied on S026", "P jailed", '
        '"P+2 dead 200 until turn 3"]\n'
    )
    crew = at.view(None).board.players[0].crew
    assert [piece.name for piece in crew] == ["S", "S+1", "S+2", "P", "P+2"]
    assert [piece.status for piece in crew] == ["home", "placed", "tied", "jailed", "dead"]
    refused(at, Survey(3, seg("S008")), "SV-1.14", "refusal-no-such-piece")


@rule("SV-1.4")
def test_goods_never_run_out() -> None:
    at = table('phase = "operate"\n[A]\nclaims = ["1 with 5000 worked"]')
    (done,) = told(do(at, Operate(1), 6, 6), ClaimOperated)
    assert done.amount == 8
    assert state(at).goods[1] == 5008


@rule("SV-1.5")
def test_a_segment_has_a_cost_a_length_and_two_towns() -> None:
    args = state(table()).segment_args(seg("S031"))
    assert args == {
        "segment": "S031",
        "town": "Denver",
        "town2": "Fraser",
        "cost": 380,
        "length": 8,
    }
    assert BOARD.white >> seg("S031") & 1
    assert not BOARD.white >> seg("S001") & 1
    assert all(len(towns) in (2, 3) for towns in BOARD.joined)


@rule("SV-1.6")
def test_r8_three_towns_share_one_segment() -> None:
    roads = BOARD.roads(1 << seg("S088") | 1 << seg("S089"), (town("Rico"),))
    assert roads.length(town("Rico"), town("Dolores")) == 4
    assert roads.length(town("Placerville"), town("Rico")) == 5
    assert roads.length(town("Placerville"), town("Telluride")) == 5
    assert roads.count == 2


@rule("SV-1.7", "SV-2.13")
def test_winter_turns() -> None:
    for switch, turns in (("off", {8, 12, 16, 20, 24}), ("on", {4, 8, 12, 16, 20, 24})):
        found = {
            turn
            for turn in range(1, 25)
            if table(f"turn = {turn}", winter_turn_4=switch).view(None).board.winter
        }
        assert found == turns


@rule("SV-1.8", "SV-1.9")
def test_the_network_and_what_of_it_is_live() -> None:
    at = table('[A]\ntrack = ["S027", "S104", "S106"]')  # Idaho Springs; Pueblo to Trinidad
    roads = state(at).roads[0]
    assert roads.live == 1 << seg("S027")
    names = {BOARD.towns[at] for at in range(len(BOARD.towns)) if roads.towns >> at & 1}
    assert names == {"Denver", "Idaho Springs", "Pueblo", "Walsenburg", "Trinidad"}
    assert roads.length(town("Pueblo"), town("Trinidad")) is None


@rule("SV-1.9")
def test_with_two_start_cities_either_makes_track_live() -> None:
    at = table('[A]\ntrack = ["S027", "S155"]', scenario="golden-spike")
    assert state(at).roads[0].live == 1 << seg("S027") | 1 << seg("S155")


@rule("SV-1.10")
def test_the_length_is_that_of_the_shortest_route() -> None:
    at = table('[A]\ntrack = ["S010", "S014", "S013", "S015"]')
    assert state(at).line_route(0, 1) == 10
    at = table('[A]\ntrack = ["S010", "S013", "S015"]')
    assert state(at).line_route(0, 1) == 11


@rule("SV-1.11")
def test_snow_closes_white_segments_to_those_without_a_plow_there() -> None:
    text = 'turn = 8\n[A]\ntrack = ["S031", "S027"]\n'
    at = table(text, rules="advanced")
    assert state(at).find_closed(0) >> seg("S031") & 1
    assert not state(at).find_closed(0) >> seg("S027") & 1
    at = table(text + 'cleared = ["S031"]', rules="advanced")
    assert not state(at).find_closed(0) >> seg("S031") & 1
    assert state(at).find_closed(1) >> seg("S031") & 1
    assert state(table(text.replace("8", "7"))).find_closed(0) == 0


@rule("SV-1.12")
def test_three_goods_have_one_price_and_two_a_price_in_each_city() -> None:
    assert {BOARD.towns[city] for city in BOARD.cities} == {
        "Denver",
        "Salt Lake City",
        "Pueblo",
        "Santa Fe",
        "El Paso",
    }
    for goods in range(5):
        columns = {BOARD.column_for[goods][city] for city in BOARD.cities}
        assert len(columns) == (1 if goods < 3 else 5)


@rule("SV-1.13")
def test_lines_in_play_are_those_on_offer_and_those_owned() -> None:
    at = table('discarded = ["line 1"]\n[A]\ntrack = ["S001", "S049"]\nlines = [9]')
    in_play = {line for line in BOARD.lines if state(at).in_play >> line & 1}
    assert in_play == {2, 3, 4, 5, 6, 7, 8, 9}


# SV-2


@rule("SV-2.1", "SV-2.13")
def test_options_have_the_defaults_of_the_rules() -> None:
    options = rotonde.start(GAME.id, 3, seed=1).setup.options
    assert options == {
        "length": "regular",
        "rules": "basic",
        "scenario": "none",
        "slide": "off",
        "shared_lines": "off",
        "multi_plow": "off",
        "transfer": "off",
        "double_passengers": "off",
        "simple_market": "off",
        "hiring": "off",
        "winter_turn_4": "off",
        "cash": "hidden",
        "blocking": "on",
        "last_approach": "off",
        "bypass": "off",
        "theft_bonus": "off",
        "trade_offers": "4",
        "rival": "chosen",
    }


@rule("SV-2.2")
@pytest.mark.parametrize(
    ("length", "goal", "shown"),
    [
        ("short", 6000, 4000),
        ("regular", 10000, 5000),
        ("long", 20000, 10000),
        ("campaign", None, None),
    ],
)
def test_the_length_says_when_it_ends_and_when_cash_is_shown(
    length: str, goal: int | None, shown: int | None
) -> None:
    at = rotonde.start(GAME.id, 2, seed=1, options={"length": length})
    terms = state(at).terms
    assert (terms.goal, terms.announce, terms.last_turn) == (goal, shown, 24)
    assert ("C" in state(at).unseen) == (length != "short")
    raised = state(at).cells[column("gold")] - BOARD.columns[column("gold")].start
    assert raised == (1 if length == "short" else 0)


@rule("SV-2.3")
def test_rows_are_dealt_and_of_no_further_use() -> None:
    at = opened(3, 2, 0)  # the third row, then the first that is left
    assert state(at).rows == [2, 0, 1]
    assert [BOARD.towns[starts[0]] for starts in state(at).starts] == [
        "El Paso",
        "Denver",
        "Denver",
    ]
    rows = {tuple(state(rotonde.start(GAME.id, 3, seed=seed)).rows) for seed in range(40)}
    assert len(rows) == 6


BASIC = {
    2: (2400, ["S+2 S P+1 P", "S+1 S P+2 P"]),
    3: (2200, ["S+2 S P P", "S+1 S P+1 P", "S S P+2 P"]),
    4: (2000, ["S+2 S P P", "S+1 S P+1 P", "S+1 S P+1 P", "S S P+2 P"]),
    5: (1600, ["S+2 P", "S P+2", "S+1 P+1", "S P+2", "S+1 P+1"]),
    6: (1400, ["S+2 P", "S P+2", "S+1 P+1", "S P+2", "S+1 P+1", "S+2 P"]),
}
CITIES = ["Denver", "Denver", "El Paso", "Salt Lake City", "Pueblo", "Santa Fe"]


@rule("SV-2.4", "SV-2.5", "SV-2.10")
@pytest.mark.parametrize("seats", BASIC)
def test_each_row_has_its_city_crew_and_cash(seats: int) -> None:
    at = table(seats=seats)
    cash, crews = BASIC[seats]
    assert state(at).cash == [cash] * seats
    assert state(at).turn == 1
    for seat, crew in enumerate(crews):
        assert [piece.name for piece in state(at).crew[seat]] == crew.split()
        assert [BOARD.towns[city] for city in state(at).starts[seat]] == [CITIES[seat]]
        assert state(at).roads[seat].count == 0


@rule("SV-2.6")
def test_t1_columns_in_use() -> None:
    for seats, used in ((1, 6), (2, 9), (3, 12), (4, 13), (5, 13), (6, 13)):
        at = rotonde.start(GAME.id, seats, seed=1)
        assert len(at.view(None).board.columns) == used


def start_prices(at: Table) -> dict[str, tuple[int, int]]:
    return {each.id: (each.cell, each.price) for each in at.view(None).board.columns}


@rule("SV-2.7")
def test_t2_a_short_game_starts_one_cell_up() -> None:
    found = start_prices(rotonde.start(GAME.id, 4, seed=1, options={"length": "short"}))
    assert found["gold"] == (5, 250)
    assert found["silver"] == (6, 200)
    assert found["lumber-salt-lake-city"] == (6, 160)
    assert found["coal-denver"] == (6, 80)


@rule("SV-2.7", "SV-18.2")
def test_t3_salt_lake_city_alone_has_three_cities_two_cells_down() -> None:
    options = {"scenario": "salt-lake-city-10000"}
    found = start_prices(rotonde.start(GAME.id, 1, seed=1, options=options))
    assert [found[f"lumber-{city}"][1] for city in ("denver", "pueblo", "santa-fe")] == [60, 60, 40]
    assert [found[f"coal-{city}"][1] for city in ("denver", "pueblo", "santa-fe")] == [40, 20, 30]
    assert found["gold"][1] == 250
    assert len(found) == 13


@rule("SV-18.2")
def test_t4_the_denver_campaign_has_two_cities_two_cells_down() -> None:
    found = start_prices(rotonde.start(GAME.id, 1, seed=1, options={"scenario": "denver-campaign"}))
    assert found["lumber-salt-lake-city"][1] == 80
    assert found["coal-salt-lake-city"][1] == 30
    assert found["lumber-santa-fe"][1] == 40
    assert found["coal-santa-fe"][1] == 30
    assert found["coal-denver"][1] == 60


@rule("SV-2.8")
def test_eight_claims_lie_open_and_no_event() -> None:
    for seed in range(20):
        at = rotonde.start(GAME.id, 2, seed=seed)
        assert len(state(at).row) == 8
        assert all(card in BOARD.claims for card in state(at).row)
        assert len(state(at).mishaps) == 6
        assert state(at).deck_size == 100


@rule("SV-2.9")
def test_eight_piles_with_an_a_card_on_top() -> None:
    at = rotonde.start(GAME.id, 2, seed=1)
    assert state(at).piles == [(line, "BC") for line in range(1, 9)]
    assert state(at).offered_lines() == [*range(1, 9)]
    assert [state(at).line_owner[line] == OFFERED for line in BOARD.lines] == [True] * 8 + [
        False
    ] * 16
    short = rotonde.start(GAME.id, 2, seed=1, options={"length": "short"})
    assert state(short).piles[0] == (1, "B")


@rule("SV-2.11")
def test_claims_and_lines_have_no_limit() -> None:
    claims = [*range(1, 44), 46]
    at = table(f"turn = 3\nrow = []\n[A]\nclaims = {claims}\n")
    assert len(state(at).hands[0]) == 44


@rule("SV-2.12")
def test_what_is_left_unseen_is_public() -> None:
    at = table('discarded = [1, "cave-in", "line 3"]')
    board = at.view(None).board
    assert 1 not in board.unseen_claims
    assert board.unseen_mishaps == 5
    assert 3 not in [pile.line for pile in board.piles]


# SV-3


@rule("SV-3.1", "SV-6.1")
def test_each_player_finishes_the_seven_steps_before_the_next() -> None:
    at = table(
        'phase = "buy"\n[A]\ncrew = ["S right on S027", "P right on claim 51", "P+1 jailed"]\n'
        'claims = ["1 with 3 worked"]\ntrack = ["S008"]\n'
        '[B]\ncrew = ["S right on S026", "P right on claim 45"]\nclaims = [30]\n'
    )
    seen = []
    while state(at).turn == 1 and step(at) != "place":
        seen.append((at.to_act[0], step(at)))
        run(at, offered(at)[-1])
    steps = ["buy", "build", "operate", "trade", "deliver", "release"]
    assert seen == [(0, each) for each in steps] + [(1, each) for each in steps[:4]]


@rule("SV-3.2")
def test_the_turn_cards_are_dealt_anew_each_turn() -> None:
    orders = set()
    at = quiet(seats=3)
    for _ in range(40):
        events = list(at.play(at.to_act[0], DONE))
        for event in told(events, TurnBegun):
            assert event.seats == state(at).order
            orders.add(event.seats)
    assert len(orders) > 3
    assert at.to_act == (state(at).order[state(at).at],)


@rule("SV-3.3")
@pytest.mark.parametrize("plan", range(len(PLANS)))
def test_nobody_is_ever_in_debt(plan: int) -> None:
    seats, options = PLANS[plan]
    for seed, money in ((plan, 800), (plan + 50, 12000)):
        rng = Random(seed)
        position = rich(seats, money)
        at = rotonde.start(GAME.id, seats, seed=seed, options=options, position=position)
        while not at.over:
            at.play(at.to_act[0], choose(at.legal(at.to_act[0]), rng))
            here = state(at)
            assert min(here.cash) >= 0
            assert min(here.goods) >= 0
            assert max(roads.count for roads in here.roads) <= 32
            assert len([*here.deck, *here.planted]) == here.zone[1:].count(-1)
            for seat in range(seats):
                assert here.hands[seat] == [c for c in BOARD.claims if here.zone[c] == seat]
                assert len(here.trains[seat]) <= 4
                assert not any(
                    BOARD.parallel[s] & here.roads[seat].own
                    for s in range(180)
                    if here.owner[s] == seat
                )
            for line in BOARD.lines:
                owner, partner = here.line_owner[line], here.line_partner[line]
                if owner >= 0 and partner < 0:
                    assert here.line_route(owner, line) is not None
                elif owner >= 0:
                    assert here.joint_route(line, owner, partner) is not None


@rule("SV-3.3")
def test_what_one_cannot_pay_one_cannot_choose() -> None:
    at = table('phase = "build"\n[A]\ncash = 149\ncrew = ["S right on S027", "S+1 right on S008"]')
    assert [action.segment for action in offered(at) if action != DONE] == [seg("S008")]


@rule("SV-3.4")
def test_a_question_with_one_answer_is_not_asked() -> None:
    at = table('phase = "operate"\n[A]\nclaims = [1]\ncash = 40')
    events = do(at, Operate(1), 4)  # nothing else to operate: the die follows at once
    assert told(events, ClaimOperated)
    at = quiet('phase = "build"\n[B]\ncash = 5')
    assert (step(at), state(at).turn) == ("place", 2)


@rule("SV-3.4")
def test_whatever_one_may_do_one_may_leave() -> None:
    at = table(
        'phase = "buy"\n[A]\ncrew = ["S right on S027", "P right on claim 51"]\nclaims = [1]\n'
        '[B]\ncrew = ["S", "P"]\n'
    )
    events = pass_on(at, to="trade", seat=0)
    assert {type(event).__name__ for event in events} <= {"TurnBegun"}
    assert statuses(at, 0) == ["spent", "spent"]
    assert state(at).cash[0] == 2400


def test_the_phases_of_the_strip_are_steps() -> None:
    assert len(set(flow.PHASES)) == len(flow.PHASES)
    assert msgspec.to_builtins(DONE) == {"type": "done"}
    assert "S001" in surveys(table())
