"""Phases 2 and 3 of the stock market: companies build and move goods (SB-11.9 to SB-11.14)."""

import pytest

from rotonde.games.steam_barons.rules.actions import Grow, Lay, Move, Upgrade, Urbanize
from rotonde.games.steam_barons.rules.events import Delivered, SharesIssued, TrackLapsed
from tests.games.steam_barons import slow
from tests.games.steam_barons.play import (
    BLACK,
    DONE,
    EAST,
    ENGLAND,
    GREEN,
    ORANGE,
    PASS,
    WHITE,
    allows,
    colour,
    connect,
    deliveries,
    do,
    joined,
    lay,
    links,
    move,
    offered,
    pass_to,
    place,
    redirect,
    refused,
    road,
    state,
    step,
    stock,
    tile,
    told,
    track,
    unfinished,
)
from tests.rules import rule

OWNERS = "[A]\nshares = { orange = 1 }\n[B]\nshares = { green = 1 }\n"
MANCHESTER = ("Manchester", "0613", "Huddersfield")
LEEDS = ("Huddersfield", "0711", "Leeds")


def building(
    *roads, more: str = "", figures: str = OWNERS, map: str = "northern-england", **options
):
    return stock(track(*roads, map=map) + 'phase = "build"\n' + more + figures, map=map, **options)


# Building


@rule("SB-11.10")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_builds_by_map_and_round(turn):
    assert state(building(more=f"turn = {turn}\n", map=EAST)).builds == turn + 1
    assert state(building(more=f"turn = {turn}\n")).builds == 3


@rule("SB-17.6")
@pytest.mark.parametrize("turn", [1, 5])
def test_with_rising_builds_england_counts_like_america(turn):
    at = building(more=f"turn = {turn}\n", england_builds="rising")
    assert state(at).builds == turn + 1


@rule("SB-11.10", "SB-18.11")
def test_controllers_build_in_company_order_and_may_stop_at_once():
    at = building(more='order = "green orange white black brown natural"\n')
    assert (at.to_act, state(at).active) == ((1,), GREEN)
    do(at, DONE)
    assert (at.to_act, state(at).active) == ((0,), ORANGE)
    do(at, DONE)
    assert state(at).builds == 0


@rule("SB-11.10")
def test_no_new_cities_and_the_treasury_pays():
    at = building()
    assert not offered(at, Urbanize, Grow)
    refused(at, Urbanize(place("Wigan"), 0), "SB-11.10", "refusal-no-new-cities")
    refused(at, Grow(place("Leeds")), "SB-11.10", "refusal-no-new-cities")
    cash = list(state(at).cash)
    do(at, lay("0613", "Manchester", "Huddersfield"))
    assert state(at).cash == cash
    assert state(at).treasury[ORANGE] == 1


@rule("SB-11.11", "SB-18.12")
def test_just_enough_shares_are_issued_whatever_the_price():
    at = building(figures=OWNERS + "[orange]\ntreasury = 0\nprice = 12\n")
    events = do(at, lay("0613", "Manchester", "Huddersfield"))
    assert told(events, SharesIssued) == [SharesIssued(ORANGE, 1, 5)]
    of = state(at)
    assert (of.treasury[ORANGE], of.card[ORANGE], of.available[ORANGE]) == (1, 5, 1)
    up_to_goole = road("orange>", "Doncaster", "1011", "Goole")
    dear = building(up_to_goole, figures=OWNERS + "[orange]\ntreasury = 0\n")
    six = next(b for b in offered(dear, Lay) if state(dear).track.cost(b) == 6)
    events = do(dear, six)
    assert told(events, SharesIssued) == [SharesIssued(ORANGE, 2, 10)]


@rule("SB-18.12")
def test_a_build_of_just_five_takes_one_share():
    at = building(figures=OWNERS + "[orange]\ntreasury = 0\n")
    five = next(b for b in offered(at, Lay) if state(at).track.cost(b) == 5)
    assert told(do(at, five), SharesIssued) == [SharesIssued(ORANGE, 1, 5)]
    assert state(at).treasury[ORANGE] == 0


@rule("SB-11.11")
def test_nothing_is_issued_while_the_treasury_suffices():
    at = building()
    assert told(do(at, lay("0613", "Manchester", "Huddersfield")), SharesIssued) == []


@rule("SB-11.11", "SB-18.12")
def test_an_empty_card_means_no_issue():
    figures = "[A]\nshares = { orange = 1 }\n[orange]\ntreasury = 3\navailable = 6\n"
    at = building(figures=figures)
    assert state(at).card[ORANGE] == 0
    refused(at, lay("0613", "Manchester", "Huddersfield"), "SB-18.12", "refusal-money")
    assert allows(at, lay("0711", "Leeds", "0611"))


@rule("SB-18.13")
def test_new_shares_come_up_in_the_next_round_and_issuing_changes_no_control():
    at = building(figures=OWNERS + "[orange]\ntreasury = 0\n")
    do(at, lay("0613", "Manchester", "Huddersfield"))
    assert state(at).controller[ORANGE] == 0
    pass_to(at, "bid")
    of = state(at)
    assert of.turn == 2
    assert of.available[ORANGE] == 1
    last = building(more="turn = 5\n", figures=OWNERS + "[orange]\ntreasury = 0\n")
    do(last, lay("0613", "Manchester", "Huddersfield"))
    pass_to(last, "bid")
    assert last.over


@rule("SB-11.12", "SB-18.14", "SB-14.7")
def test_a_company_with_track_stays_in_one_piece():
    at = building()
    assert allows(at, lay("1107", "Scarborough", "1007"))
    mine = building(road("orange", *MANCHESTER))
    refused(mine, lay("0811", "Leeds", "0911"), "SB-11.12", "refusal-not-contiguous")
    assert allows(mine, lay("Huddersfield", "0613", "0711"))
    assert allows(mine, lay("0614", "Manchester", "Buxton"))


WHITE_STARTS = "[A]\nshares = { white = 1 }\n[white]\ntreasury = 20\n"


def ends_apart(at, build: Lay) -> bool:
    """Whether a first tile would leave its company with two networks."""
    track = state(at).track.copy()
    track.lay(build, WHITE, 1)
    return slow.Map(track).networks(WHITE) > 1


@rule("SB-18.14", "SB-11.12")
@pytest.mark.parametrize(
    ("map", "first", "apart"), [(ENGLAND, tile("0904", "41", 3), 47), (EAST, None, 41)]
)
def test_the_two_pieces_of_a_first_tile_share_a_stop(map, first, apart):
    at = building(figures=WHITE_STARTS, map=map)
    assert not any(ends_apart(at, each) for each in offered(at, Lay))
    before = building(figures=WHITE_STARTS, map=map, version=1)
    split = [each for each in offered(before, Lay) if ends_apart(before, each)]
    assert len(split) == apart
    assert {*offered(before)} - {*offered(at)} == {*split}
    for each in (first or split[0], split[-1]):
        assert allows(before, each)
        refused(at, each, "SB-18.14", "refusal-two-networks")


@rule("SB-18.14")
def test_a_first_tile_of_two_pieces_may_claim_two_links_of_one_city():
    """Both of nobody's links come out of Leeds, so that is where white's pieces meet."""
    one, other = road("-", "Leeds", "0910", "0911"), road("-", "Leeds", "0811", "0911")
    both = lay("0911", ("0910", "1011"), ("0811", "Doncaster"))
    at = building(one, other, figures=WHITE_STARTS)
    do(at, both)
    assert joined(at, owner=WHITE) == ["Doncaster-Leeds"]
    assert unfinished(at) == [(WHITE, "Leeds")]
    apart = building(one, figures=WHITE_STARTS)
    refused(apart, both, "SB-18.14", "refusal-two-networks")
    # Once it has track, each piece must belong to it.
    later = building(one, road("white", "Sheffield", "0912", "Doncaster"), figures=WHITE_STARTS)
    refused(later, both, "SB-18.19", "refusal-foreign-end")


@rule("SB-18.14", "SB-18.18")
def test_both_pieces_of_a_later_tile_belong_to_the_one_network():
    network = road("white", "Leeds", "0811", "0911"), road("white", "Leeds", "0910", "0911")
    both = lay("0911", ("0910", "1011"), ("0811", "Doncaster"))
    at = building(*network, figures=WHITE_STARTS)
    do(at, both)
    assert slow.Map(state(at).track).networks(WHITE) == 1
    half = building(network[1], figures=WHITE_STARTS)
    refused(half, both, "SB-11.12", "refusal-not-contiguous")


@rule("SB-18.14")
def test_a_position_may_hold_two_networks_and_both_are_built_on():
    """As some boards of older matches; what is built never makes a third."""
    york = road("white", "York", "1010", "0910", "Leeds")
    at = building(road("white", *MANCHESTER), york, figures=WHITE_STARTS)
    assert slow.Map(state(at).track).networks(WHITE) == 2
    assert stock(at.position(), map=ENGLAND).position() == at.position()
    assert allows(at, lay("0811", "Leeds", "0911"))
    assert allows(at, lay("Huddersfield", "0613", "0711"))
    for each in offered(at, Lay):
        track = state(at).track.copy()
        track.lay(each, WHITE, 1)
        assert slow.Map(track).networks(WHITE) <= 2


@rule("SB-18.15")
def test_links_of_others_and_of_nobody_join_nothing():
    roads = (road("orange", *MANCHESTER), road("-", *LEEDS))
    at = building(*roads)
    refused(at, lay("0811", "Leeds", "0911"), "SB-11.12", "refusal-not-contiguous")
    at = building(road("orange", *MANCHESTER), road("green", *LEEDS))
    refused(at, lay("0811", "Leeds", "0911"), "SB-11.12", "refusal-not-contiguous")


@rule("SB-14.17", "SB-18.14")
def test_the_new_exit_of_an_improved_town_must_belong_with_the_rest():
    at = building(road("green", *MANCHESTER), road("orange", "Sheffield", "0812", "0711"))
    # Huddersfield is green's: orange has no business there, though its own end is near.
    refused(at, lay("Huddersfield", "0613", "0611"), "SB-7.2", "refusal-not-connected")
    joins = building(
        road("green", *MANCHESTER), road("orange>", "Sheffield", "0812", "Huddersfield")
    )
    do(joins, lay("Huddersfield", "0613", "0812"))
    assert joined(joins, owner=ORANGE) == ["Huddersfield-Sheffield"]


@rule("SB-18.14", "SB-7.10")
def test_a_company_may_claim_where_it_could_start_or_has_been():
    free = building(road("-", "Sheffield", "0812", "0711"))
    assert allows(free, lay("0711", "0812", "Leeds"))
    bound = building(road("-", "Sheffield", "0812", "0711"), road("orange", *MANCHESTER))
    assert not allows(bound, lay("0711", "0812", "Leeds"))
    there = building(road("-", "Huddersfield", "0812", "0811"), road("orange", *MANCHESTER))
    assert allows(there, lay("0811", "0812", "Leeds"))


@rule("SB-18.16", "SB-18.17", "SB-7.9", "SB-11.12")
def test_track_lapses_in_an_idle_build_turn_and_the_company_starts_afresh():
    at = building(road("orange", "Manchester", "0613", "0713"), more="turn = 2\n")
    refused(at, lay("0811", "Leeds", "0911"), "SB-11.12", "refusal-not-contiguous")
    events = do(at, DONE)
    assert told(events, TrackLapsed) == [TrackLapsed(ORANGE, place("Manchester"))]
    assert state(at).track.counts[ORANGE] == 0
    assert state(at).track.roams(ORANGE)


@rule("SB-18.16", "SB-18.14")
def test_a_company_that_starts_afresh_may_claim_anywhere():
    at = building(
        road("orange", "Manchester", "0613", "0713"),
        road("-", "Whitehaven", "0105", "0205", "0305"),
        more="turn = 2\n",
    )
    onward = lay("0305", "0205", "Kirkby Stephen")
    assert not allows(at, onward)
    do(at, DONE)
    assert onward in state(at).track.builds(ORANGE, 20)


@rule("SB-18.16")
def test_a_redirection_never_cuts_a_network():
    at = building(road("orange", *MANCHESTER), road("orange/1", "Huddersfield", "0711", "0811"))
    do(at, redirect("0711", "0811", "Huddersfield", "Leeds"))
    assert joined(at, owner=ORANGE) == ["Huddersfield-Leeds", "Huddersfield-Manchester"]
    assert unfinished(at) == []


@rule("SB-18.25", "SB-11.12")
def test_a_company_with_track_takes_symbols_only_where_it_has_been():
    at = building(road("orange", "Boston", "1405", "Albany"), map=EAST)
    refused(at, connect("Toronto-Buffalo"), "SB-11.12", "refusal-symbol-start")
    near = building(road("orange", "New York", "1406", "Albany"), map=EAST)
    assert allows(near, connect("New York-Philadelphia"))


# Goods


def moving(*roads, more: str = "", cubes: str = "", map: str = "northern-england", **options):
    figures = OWNERS + f"[cubes]\n{cubes}\n"
    return stock(track(*roads, map=map) + 'phase = "move"\n' + more + figures, map=map, **options)


NINE = (
    'symbols = ["New York-Philadelphia green", "Philadelphia-Baltimore green", '
    '"Baltimore-Washington white"]\norder = "green orange white black brown natural"\n'
)


@rule("SB-11.13", "SB-11.14", "SB-18.28", "SB-18.29", "SB-18.27")
@pytest.mark.parametrize(
    ("start", "letter", "found"),
    [
        ("Boston", "Y", {("yellow", "Boston", "Albany"): {1}}),
        ("Boston", "B", {("blue", "Boston", "Baltimore"): {3}}),
        ("Baltimore", "B", {("blue", "Baltimore", "Boston"): {3}}),
        ("New York", "Y", {("yellow", "New York", "Albany"): {0}}),
        ("Albany", "R", {("red", "Albany", "New York"): {0}}),
        ("Philadelphia", "R", {("red", "Philadelphia", "New York"): {1}}),
        ("Philadelphia", "P", {}),
    ],
)
def test_vector_9_deliveries(start, letter, found):
    at = moving(
        road("green", "Boston", "1405", "Albany"),
        road("-", "Albany", "1406", "New York"),
        more=NINE,
        cubes=f'"{start}" = "{letter}"',
        map=EAST,
    )
    if found:
        assert state(at).active == GREEN
        assert deliveries(at) == found
    else:
        assert step(at) != "move"  # nobody can deliver anything


@rule("SB-11.13")
def test_cubes_leave_towns_and_the_run_is_as_long_as_it_likes():
    roads = (
        road("orange", *MANCHESTER),
        road("orange", *LEEDS),
        road("orange", "Leeds", "0910", "1010", "York"),
    )
    at = moving(*roads, cubes='Huddersfield = "Y"\nManchester = "Y"')
    assert deliveries(at) == {
        ("yellow", "Huddersfield", "York"): {2},
        ("yellow", "Manchester", "York"): {3},
    }
    refused(at, Upgrade(), "SB-11.13", "refusal-no-locomotives")


@rule("SB-11.13")
def test_never_over_the_links_of_another_company():
    at = moving(
        road("orange", *MANCHESTER),
        road("green", *LEEDS),
        cubes='Manchester = "R"\nHuddersfield = "B"',
    )
    assert deliveries(at) == {("blue", "Huddersfield", "Manchester"): {1}}
    refused(
        at,
        move(at, "red", "Manchester", "Huddersfield", "Leeds"),
        "SB-11.13",
        "refusal-foreign-link",
    )


@rule("SB-11.13", "SB-18.27")
def test_two_rounds_in_company_order_and_a_company_may_decline():
    at = moving(
        road("orange", *MANCHESTER),
        road("green", *LEEDS),
        cubes='Manchester = "R"\nHuddersfield = "BBRR"',
    )
    seen = []
    while step(at) == "move":
        seen.append(state(at).active)
        do(at, PASS)
    assert seen == [ORANGE, GREEN] * 2
    assert step(at) == "sell"


@rule("SB-11.14")
def test_performance_counts_own_links_alone():
    at = moving(
        road("orange", *MANCHESTER), road("-", *LEEDS), cubes='Manchester = "R"\nHuddersfield = "R"'
    )
    do(at, move(at, "red", "Manchester", "Huddersfield", "Leeds"))
    assert state(at).performance[ORANGE] == 1


@rule("SB-18.28", "SB-17.10")
@pytest.mark.parametrize(("switch", "legal"), [("on", True), ("off", False)])
def test_a_run_over_nobodys_links_alone(switch, legal):
    at = moving(
        road("-", *LEEDS),
        road("orange", "Huddersfield", "0812", "Sheffield"),
        cubes='Huddersfield = "RK"',
        unowned_run=switch,
    )
    assert (("red", "Huddersfield", "Leeds") in deliveries(at)) == legal
    run = move(at, "red", "Huddersfield", "Leeds")
    if legal:
        events = do(at, run)
        assert told(events, Delivered)[0].points == 0
        assert state(at).performance[ORANGE] == 0
    else:
        refused(at, run, "SB-17.10", "refusal-no-own-link")


@rule("SB-18.29")
def test_a_cube_in_a_city_of_its_colour_needs_a_second_one():
    at = moving(road("orange", *MANCHESTER), road("orange", *LEEDS), cubes='Leeds = "RB"')
    assert deliveries(at) == {("blue", "Leeds", "Manchester"): {2}}


@rule("SB-18.30")
def test_of_parallel_links_the_controller_chooses():
    at = moving(
        road("orange", *MANCHESTER),
        road("-", "Manchester", "0612", "Huddersfield"),
        cubes='Huddersfield = "BB"',
    )
    assert deliveries(at) == {("blue", "Huddersfield", "Manchester"): {0, 1}}
    assert len(offered(at, Move)) == 2
    nobodys = next(n for n, link in links(at) if link.owner == -1)
    do(at, Move(place("Huddersfield"), colour("blue"), (nobodys,)))
    assert state(at).performance[ORANGE] == 0


@rule("SB-18.31")
def test_performance_has_no_ceiling():
    at = stock('phase = "dividends"\n[A]\nshares = { white = 1 }\n[white]\nperformance = 47\n')
    assert state(at).cash[0] == 30 + 8 + 8
    assert state(at).treasury[WHITE] == 5 + 8
    assert state(at).treasury[BLACK] == 5
