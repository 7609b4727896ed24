"""Moving goods in Base and Standard games (SB-8, SB-14.1, SB-14.2, SB-14.8)."""

import pytest

import rotonde
from rotonde.games.steam_barons.rules.actions import Move, ToIncome, ToPoints, Upgrade
from rotonde.games.steam_barons.rules.events import Delivered, PointsTaken
from rotonde.games.steam_barons.rules.routes import Routes
from rotonde.games.steam_barons.rules.view import unpack
from tests.games.steam_barons.play import (
    PASS,
    base,
    colour,
    deliveries,
    do,
    links,
    move,
    offered,
    place,
    refused,
    road,
    standard,
    state,
    step,
    told,
    track,
)
from tests.rules import rule

MOVE = 'phase = "move"\norder = "ABC"\n'
MANCHESTER = ("Manchester", "0613", "Huddersfield")
LEEDS = ("Huddersfield", "0711", "Leeds")
YORK = ("Leeds", "0910", "1010", "York")
SHEFFIELD = ("Huddersfield", "0812", "Sheffield")


def moving(*roads, cubes: str = "", level: int = 5, more: str = "", rules=base):
    """The goods phase, A first."""
    figures = f"[A]\nlocomotive = {level}\n"
    return rules(track(*roads) + MOVE + figures + f"{more}[cubes]\n{cubes}\n")


LINE = (road("A", *MANCHESTER), road("A", *LEEDS), road("B", *YORK))
"""Manchester (blue) - Huddersfield - Leeds (red) - York (yellow)."""


@rule("SB-8.1")
@pytest.mark.parametrize("rules", [base, standard])
def test_two_rounds_of_one_action_each(rules):
    at = moving(*LINE, cubes='Manchester = "RRR"\nLeeds = "Y"', rules=rules)
    do(at, move(at, "red", "Manchester", "Huddersfield", "Leeds"), ToPoints())
    assert at.to_act == (1,)
    do(at, Upgrade(), PASS)
    assert state(at).round == 1
    assert at.to_act == (0,)
    do(at, Upgrade())
    assert at.to_act == (1,)
    refused(at, Upgrade(), "SB-8.1", "refusal-upgraded")
    do(at, PASS)
    do(at, Upgrade())
    assert state(at).level == [6, 2, 2]
    assert step(at) != "move"


@rule("SB-8.1")
def test_level_6_is_the_last():
    at = moving(*LINE, cubes='Manchester = "R"', level=6)
    refused(at, Upgrade(), "SB-8.1", "refusal-top-level")
    assert Upgrade() not in offered(at)


@rule("SB-8.1")
def test_the_step_up_counts_for_the_second_round():
    at = moving(*LINE, cubes='Manchester = "R"', level=1)
    assert deliveries(at) == {}
    do(at, Upgrade(), PASS, PASS)
    assert deliveries(at) == {("red", "Manchester", "Leeds"): {2}}


@rule("SB-8.2")
def test_no_more_links_than_the_locomotive_pulls():
    at = moving(*LINE, cubes='Manchester = "RY"', level=2)
    assert deliveries(at) == {("red", "Manchester", "Leeds"): {2}}
    far = move(at, "yellow", "Manchester", "Huddersfield", "Leeds", "York")
    refused(at, far, "SB-8.2", "refusal-too-far")


@rule("SB-8.2", "SB-14.1")
def test_a_cube_stops_at_the_first_city_of_its_colour():
    roads = (
        road("A", *LEEDS),
        road("A", *MANCHESTER),
        road("A", "Liverpool", "0313", "0413", "Manchester"),
    )
    at = moving(*roads, cubes='Liverpool = "R"')
    # Liverpool and Leeds are red: the cube cannot come home, and goes to Leeds.
    assert deliveries(at) == {("red", "Liverpool", "Leeds"): {3}}
    through = moving(
        road("A", *LEEDS),
        road("A", "Leeds", "Bradford"),
        road("A", *SHEFFIELD),
        cubes='Sheffield = "R"',
    )
    beyond = move(through, "red", "Sheffield", "Huddersfield", "Leeds", "Bradford")
    refused(through, beyond, "SB-14.1", "refusal-first-city")


@rule("SB-8.2")
def test_other_stops_are_passed_but_none_twice():
    roads = (
        road("A", *MANCHESTER),
        road("A", "Manchester", "0612", "Huddersfield"),
        road("A", *LEEDS),
    )
    at = moving(*roads, cubes='Leeds = "B"\nManchester = "B"')
    assert deliveries(at) == {("blue", "Leeds", "Manchester"): {2}}
    there_and_back = [n for n, link in links(at) if link.one != place("Leeds") != link.other]
    again = Move(place("Manchester"), colour("blue"), tuple(there_and_back))
    refused(at, again, "SB-8.2", "refusal-stop-twice")


@rule("SB-8.2")
def test_only_over_complete_links_that_join():
    at = moving(road("A>", *MANCHESTER), road("A", *LEEDS), cubes='Manchester = "R"')
    assert deliveries(at) == {}
    unfinished = next(n for n, link in links(at) if not link.complete)
    numbers = (unfinished, next(n for n, link in links(at) if link.complete))
    for run in (numbers, numbers[1:], (99,), ()):
        refusal = at.refusal(0, Move(place("Manchester"), colour("red"), run))
        assert refusal is not None
        assert refusal.rule == "SB-8.2"


@rule("SB-8.2")
def test_a_cube_must_lie_there_and_reach_a_city_of_its_colour():
    at = moving(*LINE, cubes='Manchester = "RB"')
    run = move(at, "red", "Manchester", "Huddersfield", "Leeds")
    refused(at, Move(run.hex, colour("yellow"), run.links), "SB-8.2", "refusal-no-cube")
    refused(at, Move(run.hex, colour("blue"), run.links), "SB-8.2", "refusal-wrong-city")
    refused(at, Move(-3, colour("red"), run.links), "SB-8.2", "refusal-no-cube")
    refused(at, Move(run.hex, 17, run.links), "SB-8.2", "refusal-no-cube")


@rule("SB-8.3")
@pytest.mark.parametrize(
    ("owners", "legal"),
    [
        ("AB", True),  # as many own links as of any other
        ("BA", True),
        ("ABB", False),
        ("AAB", True),
        ("ABC", True),
    ],
)
def test_own_links_at_least_as_many_as_anybody_elses(owners, legal):
    ways = (MANCHESTER, LEEDS, YORK)[: len(owners)]
    goal = {2: ("R", "red", "Leeds"), 3: ("Y", "yellow", "York")}[len(owners)]
    roads = [road(owner, *way) for owner, way in zip(owners, ways, strict=True)]
    at = moving(*roads, cubes=f'Manchester = "{goal[0]}"')
    assert bool(deliveries(at)) == legal
    if not legal:
        names = ("Manchester", "Huddersfield", "Leeds", "York")[: len(owners) + 1]
        refused(at, move(at, goal[1], *names), "SB-8.3", "refusal-more-of-another")


@rule("SB-8.3")
def test_two_own_two_of_ana_one_of_ben_will_do_and_three_of_ana_will_not():
    ways = (
        ("Manchester", "0613", "Huddersfield"),
        ("Huddersfield", "0711", "Bradford"),
        ("Bradford", "Leeds"),
        ("Leeds", "0809", "Ripon"),
        ("Ripon", "0807", "Northallerton"),
    )
    names = ("Manchester", "Huddersfield", "Bradford", "Leeds", "Ripon", "Northallerton")
    more = 'cities = { Northallerton = "grey" }\n'
    for owners, legal in (("AABBC", True), ("BBCAA", True), ("AABBB", False)):
        roads = [
            road(owner + (">" if at == 4 else ""), *way)
            for at, (owner, way) in enumerate(zip(owners, ways, strict=True))
        ]
        at = base(track(*roads) + MOVE + more + '[A]\nlocomotive = 5\n[cubes]\nManchester = "G"\n')
        assert bool(deliveries(at)) == legal
        if not legal:
            refused(at, move(at, "grey", *names), "SB-8.3", "refusal-more-of-another")


@rule("SB-14.8", "SB-8.3")
def test_a_run_over_nothing_of_ones_own_is_refused():
    at = moving(road("B", *MANCHESTER), road("-", *LEEDS), cubes='Manchester = "R"')
    run = move(at, "red", "Manchester", "Huddersfield", "Leeds")
    refused(at, run, "SB-14.8", "refusal-no-own-link")


@rule("SB-8.4")
def test_nobodys_links_are_pulled_over_and_score_for_nobody():
    roads = (road("A", *MANCHESTER), road("-", *LEEDS))
    assert deliveries(moving(*roads, cubes='Manchester = "R"', level=1)) == {}
    at = moving(*roads, cubes='Manchester = "R"', level=2)
    events = do(at, offered(at, Move)[0], ToPoints())
    assert told(events, PointsTaken) == [PointsTaken(0, 1, False)]
    assert sum(state(at).vp) == 1


@rule("SB-8.5", "SB-14.2")
def test_each_owner_says_where_his_points_go_the_mover_first():
    at = moving(*LINE, road("C", "York", "1109", "Malton"), cubes='Manchester = "Y"')
    do(at, move(at, "yellow", "Manchester", "Huddersfield", "Leeds", "York"))
    assert (step(at), at.to_act) == ("score", (0,))
    refused(at, ToIncome(), "SB-8.5", "refusal-not-your-turn", seat=1)
    do(at, ToIncome())
    assert at.to_act == (1,)
    do(at, ToPoints())
    of = state(at)
    assert (of.income[0], of.vp[0]) == (2, 0)
    assert (of.income[1], of.vp[1]) == (0, 1)
    assert at.to_act == (1,)  # and now B moves


@rule("SB-8.5")
def test_the_others_are_asked_in_turn_order():
    roads = [road(o, *w) for o, w in (("B", MANCHESTER), ("A", LEEDS), ("C", YORK))]
    at = base(
        track(*roads) + 'phase = "move"\norder = "CAB"\nplayer = "A"\n'
        '[A]\nlocomotive = 3\n[cubes]\nManchester = "Y"\n'
    )
    do(at, offered(at, Move)[0])
    asked = []
    while step(at) == "score":
        asked += at.to_act
        do(at, ToPoints())
    assert asked == [0, 2, 1]


@rule("SB-8.6")
def test_a_delivered_cube_is_out_of_the_game():
    at = moving(*LINE, cubes='Manchester = "RR"')
    events = do(at, offered(at, Move)[0], ToIncome())
    assert [e.city for e in told(events, Delivered)] == [place("Leeds")]
    assert unpack(state(at).cubes[place("Manchester")]) == (colour("red"),)
    assert state(at).cubes[place("Leeds")] == 0


@rule("SB-8.2")
def test_ways_that_score_alike_are_listed_once_and_all_accepted():
    at = moving(
        road("A", *MANCHESTER),
        road("A", "Manchester", "0612", "Huddersfield"),
        road("A", *LEEDS),
        cubes='Manchester = "R"',
    )
    assert len(offered(at, Move)) == 1
    listed = offered(at, Move)[0]
    both = [n for n, link in links(at) if place("Manchester") in (link.one, link.other)]
    other = Move(
        listed.hex,
        listed.colour,
        (next(n for n in both if n not in listed.links), *listed.links[1:]),
    )
    assert at.refusal(0, other) is None
    do(at, other, ToPoints())
    assert state(at).vp[0] == 2


def test_the_best_is_listed_first_then_what_helps_others_least_then_the_shortest():
    at = moving(
        road("A", *MANCHESTER),
        road("B", "Manchester", "0612", "Huddersfield"),
        road("A", *LEEDS),
        road("B", *SHEFFIELD),
        road("A", *YORK),
        cubes='Manchester = "R"\nSheffield = "R"\nYork = "R"',
    )
    assert [
        (state(at).terms.name(each.hex), state(at).own_points(each.links), len(each.links))
        for each in offered(at, Move)
    ] == [("Manchester", 2, 2), ("York", 1, 1), ("Manchester", 1, 2), ("Sheffield", 1, 2)]


@rule("SB-8.2", "SB-11.13")
@pytest.mark.parametrize("rules", ["stock", "base"])
def test_what_a_copy_delivers_is_still_there_on_the_original(rules: str) -> None:
    """Copies share the ways that were found, not the cubes that are left."""
    at = rotonde.start("steam-barons", 3, seed=5, options={"rules": rules})
    seen = 0
    while at.to_act and seen < 12:
        seat = at.to_act[0]
        legal = at.legal(seat)
        moves = [action for action in legal if isinstance(action, Move)]
        if moves:
            seen += 1
            fresh = at.copy()
            fresh.state.routes, fresh.state.menu = Routes(), None  # type: ignore[attr-defined]
            expected = set(fresh.legal(seat))
            for move in moves:
                elsewhere = at.copy()
                elsewhere.play(seat, move)
                while elsewhere.to_act and elsewhere.state.stack[-1].id in ("move", "score"):
                    elsewhere.play(elsewhere.to_act[0], elsewhere.legal(elsewhere.to_act[0])[0])
            again = at.copy()
            again.state.menu = None  # type: ignore[attr-defined]
            assert set(again.legal(seat)) == expected
        at.play(seat, at.game.bot.heuristic_action(at.state, seat, legal))
    assert seen == 12
