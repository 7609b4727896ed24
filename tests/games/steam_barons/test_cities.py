"""City Growth, Urbanization, and the eastern map (SB-7.14 to SB-7.16, SB-10, SB-18.24 ff.)."""

import pytest

from rotonde.games.steam_barons.rules.actions import (
    Connect,
    Fill,
    Grow,
    Lay,
    Redirect,
    Take,
    Urbanize,
)
from rotonde.games.steam_barons.rules.events import CityGrown, NothingToDo, TrackLapsed
from rotonde.games.steam_barons.rules.view import unpack
from tests.games.steam_barons.play import (
    DONE,
    EAST,
    allows,
    base,
    colour,
    connect,
    deliveries,
    do,
    joined,
    lay,
    offered,
    place,
    refused,
    road,
    standard,
    state,
    step,
    stock,
    told,
    track,
    unfinished,
)
from tests.rules import rule

BUILD = 'phase = "build"\norder = "ABC"\n'
SUPPLY = 'supply = ["RB", "", "YK"]\n'


def building(tile: int, *roads, more: str = SUPPLY, figures: str = "", rules=base, **options):
    """The build turn of A, who holds an action tile."""
    laid = track(*roads, map=options.get("map", "northern-england"))
    return rules(laid + BUILD + more + f"[A]\ntile = {tile}\ncash = 30\n{figures}", **options)


def town(name: str, kind: str) -> Urbanize:
    return Urbanize(place(name), colour(kind))


# City Growth


@rule("SB-7.14")
def test_growth_empties_one_space_on_to_a_city_without_a_marker():
    at = building(5, more=SUPPLY + 'grown = ["Leeds"]\n')
    refused(at, Grow(place("Leeds")), "SB-7.14", "refusal-grown")
    refused(at, Grow(place("Wigan")), "SB-7.14", "refusal-no-city")
    do(at, Grow(place("Hull")))
    assert step(at) == "fill"
    refused(at, Fill(1), "SB-7.14", "refusal-empty-space")
    assert offered(at) == [Fill(0), Fill(2)]
    events = do(at, Fill(2))
    of = state(at)
    assert [len(unpack(space)) for space in of.spaces[:3]] == [2, 0, 0]
    assert unpack(of.cubes[place("Hull")]) == (colour("yellow"), colour("black"))
    assert told(events, CityGrown)[0].city == place("Hull")
    assert of.grown >> place("Hull") & 1
    assert of.markers == 8
    assert of.builds == 3  # no build
    refused(at, Grow(place("York")), "SB-7.14", "refusal-not-your-tile")


@rule("SB-7.14", "SB-18.42")
@pytest.mark.parametrize("rules", [base, standard])
def test_an_empty_supply_makes_growth_do_nothing(rules):
    at = building(5, more="supply = []\n", rules=rules)
    assert not offered(at, Grow)
    assert DONE in offered(at)


@rule("SB-18.42")
def test_without_a_city_to_mark_growth_does_nothing_and_money_is_lost():
    grown = [city.name for city in state(base()).terms.map.cities]
    names = ", ".join(f'"{name}"' for name in grown)
    at = base(f'phase = "choose"\norder = "ABC"\n{SUPPLY}grown = [{names}]\n[A]\ncash = 2\n')
    do(at, Take(5), Take(1))
    events = do(at, Take(2))
    assert told(events, NothingToDo) == [NothingToDo(0, 5)]
    assert state(at).cash[0] == 0


TEN = ("Leeds", "Hull", "York", "Manchester", "Sheffield", "Doncaster", "Grimsby")
TEN += ("Newcastle", "Carlisle", "Liverpool")


def choosing(rules, *grown: str, version=None, more: str = SUPPLY):
    names = ", ".join(f'"{name}"' for name in grown)
    position = f'phase = "choose"\norder = "ABC"\n{more}grown = [{names}]\n'
    return rules(position + "[A]\ncash = 2\n", version=version)


@rule("SB-7.14", "SB-1.4")
@pytest.mark.parametrize("rules", [base, standard])
def test_with_all_ten_markers_in_use_cities_still_grow(rules):
    at = choosing(rules, *TEN)
    assert state(at).markers == 0
    do(at, Take(5), Take(1), Take(2))
    assert {grow.hex for grow in offered(at, Grow)} == {
        city for city in state(at).terms.cities if not state(at).grown >> city & 1
    }
    do(at, Grow(place("Scarborough")), Fill(0))
    assert unpack(state(at).cubes[place("Scarborough")]) == (colour("red"), colour("blue"))
    assert state(at).grown.bit_count() == 11
    # Version 1 took the markers for a limit, and its matches go on so.
    before = choosing(rules, *TEN, version=1)
    do(before, Take(5), Take(1))
    assert told(do(before, Take(2)), NothingToDo) == [NothingToDo(0, 5)]


# Urbanization


@rule("SB-7.15", "SB-7.1", "SB-1.3")
def test_a_town_becomes_a_city_with_marker_and_cubes():
    at = building(7)
    do(at, town("Wigan", "grey"), Fill(0))
    of = state(at)
    assert of.track.cities == {place("Wigan"): colour("grey")}
    assert unpack(of.cubes[place("Wigan")]) == (colour("red"), colour("blue"))
    assert of.grown >> place("Wigan") & 1
    assert of.new_cities[colour("grey")] == 3
    assert of.builds == 3
    # Track starts there, and none lies on it.
    assert allows(at, lay("0411", "Wigan", "Preston"))
    refused(at, Lay(place("Wigan"), lay("Bradford", "Leeds").way), "SB-7.3", "refusal-on-city")


@rule("SB-7.15")
def test_before_between_and_after_the_builds():
    at = building(7)
    do(at, lay("0811", "Leeds", "0911"), town("Wigan", "red"), Fill(0))
    do(at, lay("0413", "Manchester", "Wigan"))
    assert "Manchester-Wigan" in joined(at)
    late = building(7)
    do(late, lay("0413", "Manchester", "Wigan"), lay("0811", "Leeds", "0911"))
    do(late, lay("0709", "Leeds", "0708"), town("Wigan", "red"), Fill(0))
    assert "Manchester-Wigan" in joined(late)
    assert offered(late) == [DONE]


@rule("SB-7.15", "SB-18.43", "SB-14.3")
def test_the_town_tile_goes_and_what_touches_the_city_is_complete():
    at = building(
        7,
        road("B", "Manchester", "0613", "Huddersfield"),
        road("->", "Leeds", "0711", "Huddersfield"),
        road("C", "Huddersfield", "0812"),
    )
    kinds = [k for k in state(at).track.kinds if k >= 0]
    assert (1, "Huddersfield") not in unfinished(at)
    assert (2, "Huddersfield") in unfinished(at)
    do(at, town("Huddersfield", "purple"), Fill(0))
    of = state(at)
    assert of.track.tile[place("Huddersfield")] < 0
    assert sum(kind >= 0 for kind in of.track.kinds) == len(kinds) - 1
    assert sum(of.track.supply) == sum(of.track.catalog.counts) - 2
    assert joined(at, owner=1) == ["Huddersfield-Manchester"]
    assert joined(at, owner=-1) == ["Huddersfield-Leeds"]
    assert unfinished(at) == []  # C's spur is gone


@rule("SB-7.16")
def test_a_spur_straight_to_a_city_leaves_no_link():
    at = building(7, road("B", "Leeds", "Bradford"))
    assert joined(at, owner=1) == ["Bradford-Leeds"]
    do(at, town("Bradford", "blue"), Fill(0))
    assert joined(at) == []
    assert not offered(at, Connect)


@rule("SB-7.15", "SB-18.42", "SB-1.3")
def test_only_towns_and_colours_that_are_left():
    at = building(7, more=SUPPLY + 'cities = { Wigan = "red", Goole = "grey" }\n')
    refused(at, town("Wigan", "blue"), "SB-7.15", "refusal-no-town")
    refused(at, town("Skipton", "red"), "SB-7.15", "refusal-no-new-city")
    refused(at, town("Skipton", "black"), "SB-7.15", "refusal-no-new-city")
    refused(at, town("Leeds", "blue"), "SB-7.15", "refusal-no-town")
    do(at, town("Skipton", "grey"), Fill(0))
    assert len(state(at).track.cities) == 3


@rule("SB-18.42")
def test_a_new_city_comes_empty_from_an_empty_supply():
    at = building(7, more="supply = []\n")
    do(at, town("Wigan", "grey"))
    assert step(at) == "build"
    assert state(at).cubes[place("Wigan")] == 0


@rule("SB-18.42")
def test_without_new_cities_urbanization_does_nothing():
    cities = ["Wigan", "Skipton", "Goole", "Kendal"]
    grey = ", ".join(f'{name} = "grey"' for name in cities)
    rest = 'Hexham = "red", Alston = "blue", Durham = "yellow", Penrith = "purple"'
    at = building(7, more=SUPPLY + f"cities = {{ {grey}, {rest} }}\n")
    assert not offered(at, Urbanize)
    assert DONE in offered(at)


@rule("SB-14.9", "SB-2.3")
def test_grey_cubes_wait_for_a_grey_city():
    roads = track(road("A", "Leeds", "0711", "Huddersfield"))
    position = roads + 'phase = "move"\norder = "ABC"\n'
    at = base(position + '[cubes]\nLeeds = "G"\n')
    assert deliveries(at) == {}
    at = base(
        'cities = { Huddersfield = "grey" }\n'
        + track(road("A>", "Leeds", "0711", "Huddersfield"))
        + 'phase = "move"\norder = "ABC"\n[cubes]\nLeeds = "G"\n'
    )
    assert deliveries(at) == {("grey", "Leeds", "Huddersfield"): {1}}


@rule("SB-2.3")
def test_black_cubes_go_to_black_cities():
    at = base(
        track(road("A", "Doncaster", "0912", "Sheffield"), road("A", "Sheffield", "0814", "Buxton"))
        + 'phase = "move"\norder = "ABC"\n[A]\nlocomotive = 6\n[cubes]\nDoncaster = "KRYG"\n'
    )
    assert deliveries(at) == {("black", "Doncaster", "Sheffield"): {1}}


# The eastern map


def east(*roads, more: str = "", figures: str = "", rules=base, **options):
    start = 'phase = "build"\n' if rules is stock else BUILD
    return rules(track(*roads, map=EAST) + start + more + figures, map=EAST, **options)


MONEY = "[A]\ncash = 60\n"


@rule("SB-10.2", "SB-10.3", "SB-14.7")
def test_track_starts_at_ports_alone():
    at = east(figures=MONEY)
    of = state(at)
    ports = "Montreal, Toronto, Buffalo, Boston, New York, Philadelphia, Baltimore, Norfolk"
    ports += ", Charleston, Savannah, Cleveland, Detroit, Chicago"
    assert {of.terms.name(p) for p in of.track.free} == set(ports.split(", "))
    refused(at, lay("1108", "Washington", "Harrisburg", map=EAST), "SB-10.2", "refusal-port")
    refused(at, lay("1008", "Pittsburgh", "1108", map=EAST), "SB-10.2", "refusal-port")
    assert allows(at, lay("0807", "Cleveland", "Pittsburgh", map=EAST))


@rule("SB-10.2", "SB-10.3", "SB-18.24")
def test_a_built_symbol_to_a_port_opens_its_city_for_all_and_no_further():
    at = east(more='symbols = ["Baltimore-Washington C"]\n', figures=MONEY)
    do(at, lay("1108", "Washington", "Harrisburg", map=EAST))
    assert unfinished(at) == [(0, "Washington")]
    # One step: a link from Washington opens nothing.
    further = east(
        road("C", "Washington", "1108", "Harrisburg"),
        more='symbols = ["Baltimore-Washington C"]\n',
        figures=MONEY,
    )
    refused(further, lay("Harrisburg", "1108", "1207", map=EAST), "SB-7.2", "refusal-not-connected")


@rule("SB-10.2")
def test_a_stop_one_has_reached_is_a_start():
    at = east(road("A", "Cleveland", "0807", "Pittsburgh"), figures=MONEY)
    assert allows(at, lay("1008", "Pittsburgh", "1108", map=EAST))


@rule("SB-18.24", "SB-7.10")
def test_nobodys_track_from_an_inland_city_can_be_claimed_only_by_who_could_start_there():
    at = east(road("-", "Pittsburgh", "1008", "1108"), figures=MONEY)
    refused(at, lay("1108", "1008", "Harrisburg", map=EAST), "SB-18.19", "refusal-foreign-end")
    assert offered(at, Redirect) == []
    near = east(
        road("-", "Pittsburgh", "1008", "1108"),
        road("A", "Cleveland", "0807", "Pittsburgh"),
        figures=MONEY,
    )
    assert allows(near, lay("1108", "1008", "Harrisburg", map=EAST))


@rule("SB-18.24", "SB-10.2")
def test_a_symbol_opens_the_far_end_of_nobodys_track_to_all():
    at = east(road("-", "Washington", "1108", "1007", "1006"), figures=MONEY)
    of = state(at)
    onward = lay("1006", "1007", "Buffalo", map=EAST)
    assert onward not in of.track.builds(1, 50)
    do(at, connect("Baltimore-Washington"))
    assert onward in of.track.builds(1, 50)


@rule("SB-18.24")
def test_a_new_city_is_no_port():
    at = east(more='cities = { Harrisburg = "red" }\n', figures=MONEY)
    assert place("Harrisburg", EAST) not in state(at).track.free
    england = base(BUILD + 'cities = { Wigan = "red" }\n' + MONEY)
    assert place("Wigan") in state(england).track.free


@rule("SB-10.4", "SB-18.25")
def test_a_rail_symbol_costs_3_is_a_build_and_a_link_with_one_owner():
    at = east(figures=MONEY)
    assert len(offered(at, Connect)) == 5
    do(at, connect("New York-Philadelphia"))
    of = state(at)
    assert (of.cash[0], of.builds) == (57, 2)
    assert joined(at, owner=0) == ["New York-Philadelphia"]
    refused(at, connect("New York-Philadelphia"), "SB-10.4", "refusal-symbol-built")
    refused(at, Connect(9), "SB-10.4", "refusal-no-symbol")
    assert told(do(at, DONE), TrackLapsed) == []
    assert joined(at, owner=0) == ["New York-Philadelphia"]


@rule("SB-18.25")
def test_a_symbol_needs_a_lawful_start_or_own_track_at_one_end():
    at = east(figures=MONEY)
    # Each of the five touches a port, so all are open at once.
    assert {state(at).track.chart.symbols[c.symbol] for c in offered(at, Connect)} == {
        *state(at).track.chart.symbols
    }
    poor = east(figures="[A]\ncash = 2\nincome = -10\n")
    refused(poor, connect("Toronto-Buffalo"), "SB-4.3", "refusal-money")


@rule("SB-10.5")
def test_mountains_cost_3_and_lake_erie_parts_detroit_from_cleveland():
    at = east(figures=MONEY)
    chart = state(at).track.chart
    assert chart.ground[place("1007", EAST)] == 3
    detroit = place("Detroit", EAST)
    assert place("Cleveland", EAST) not in chart.near[6 * detroit : 6 * detroit + 6]


@rule("SB-10.6")
def test_england_has_no_ports_symbols_or_mountains_and_the_humber_parts_hull_from_grimsby():
    at = base(BUILD + MONEY)
    chart = state(at).track.chart
    assert chart.symbols == ()
    assert state(at).track.free == frozenset(chart.cities)
    assert max(chart.ground) == 3  # a hill with a river
    hull = place("Hull")
    assert place("Grimsby") not in chart.near[6 * hull : 6 * hull + 6]


@rule("SB-17.8")
def test_with_printed_symbols_their_cities_are_open_from_the_start():
    at = east(figures=MONEY, port_symbol="printed")
    assert allows(at, lay("1108", "Washington", "Harrisburg", map=EAST))
    assert not allows(at, lay("1008", "Pittsburgh", "1108", map=EAST))


@rule("SB-17.9")
def test_with_port_via_link_any_complete_link_to_a_port_opens_its_other_city():
    roads = road("C", "Cleveland", "0807", "Pittsburgh")
    onward = lay("1008", "Pittsburgh", "1108", map=EAST)
    assert not allows(east(roads, figures=MONEY), onward)
    assert allows(east(roads, figures=MONEY, port_via="link"), onward)
    town_end = road("C", "Cleveland", "Erie")
    at = east(town_end, figures=MONEY, port_via="link")
    assert not allows(at, lay("Erie", "Cleveland", "0907", map=EAST))  # a town is no start


@rule("SB-10.2", "SB-18.25", "SB-11.12", "SB-18.14", "SB-18.12", "SB-11.10")
def test_vector_5_ports_in_round_1():
    at = stock(
        'phase = "build"\norder = "white green orange brown natural black"\n'
        "[A]\nshares = { white = 1 }\n[B]\nshares = { green = 1 }\n",
        map=EAST,
    )
    of = state(at)
    white, green = of.order[:2]
    assert (of.treasury[white], of.card[white], of.builds) == (5, 8, 2)
    start = lay("1108", "Washington", "Harrisburg", map=EAST)
    assert not allows(at, start)
    do(at, connect("Baltimore-Washington"))
    assert of.treasury[white] == 2
    refused(at, connect("New York-Philadelphia"), "SB-11.12", "refusal-symbol-start")
    do(at, connect("Philadelphia-Baltimore"))
    assert (of.treasury[white], of.card[white]) == (4, 7)
    do(at, DONE)
    assert at.to_act == (1,)
    refused(at, lay("0807", "Pittsburgh", "0907", map=EAST), "SB-10.2", "refusal-port")
    do(at, start)
    assert of.treasury[green] == 1
    do(at, lay("Harrisburg", "1108", map=EAST))
    assert (of.treasury[green], of.card[green]) == (3, 7)
    assert joined(at, owner=green) == ["Harrisburg-Washington"]
    refused(at, lay("1007", "Harrisburg", "1106", map=EAST), "SB-11.10", "refusal-no-builds-left")


@rule("SB-7.15")
def test_a_ring_about_a_new_city_is_never_finished():
    at = building(7, road("B>", "Huddersfield", "0611", "0612", "Huddersfield"))
    do(at, town("Huddersfield", "red"), Fill(0), DONE)
    assert unfinished(at) == [(1, "Huddersfield")]
    assert joined(at) == []
