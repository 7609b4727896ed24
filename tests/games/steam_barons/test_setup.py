"""Set-up of all three rule sets: pieces, cubes, money, the first order."""

from collections import Counter
from random import Random

import pytest

import rotonde
from rotonde import BadInput
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.rules.names import COLOURS, GREY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.view import unpack
from tests.games.steam_barons.play import EAST, ENGLAND, LIVERIES, state, step
from tests.rules import rule

MAPS = (EAST, ENGLAND)


def fresh(rules: str, players: int = 4, map: str = ENGLAND, seed: int = 1, **options: str):
    given = {"rules": rules, "map": map, **options}
    return rotonde.start(GAME.id, players, seed=seed, options=given)


def lying(of: BaronsState) -> Counter[int]:
    return Counter(cube for packed in (*of.cubes, *of.spaces) for cube in unpack(packed))


@rule("SB-10.1", "SB-18.39")
@pytest.mark.parametrize(("rules", "fewest"), [("stock", 2), ("base", 3), ("standard", 3)])
def test_how_many_may_play(rules, fewest):
    for players in range(fewest, 7):
        assert len(state(fresh(rules, players)).cash) == players
    with pytest.raises(BadInput):
        fresh(rules, fewest - 1)
    with pytest.raises(BadInput):
        fresh(rules, 7)


@rule("SB-10.1")
def test_stock_rules_and_the_eastern_map_unless_something_else_is_chosen():
    terms = state(rotonde.start(GAME.id, 3, seed=1)).terms
    assert (terms.rules, terms.map.terms.id) == ("stock", EAST)


@rule("SB-3.1", "SB-3.2", "SB-3.3", "SB-18.26", "SB-17.3", "SB-2.2")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("rules", ["base", "standard"])
@pytest.mark.parametrize("players", [3, 6])
def test_two_cubes_in_every_city_and_on_each_of_twelve_spaces(map, rules, players):
    of = state(fresh(rules, players, map))
    assert [len(unpack(of.cubes[city])) for city in of.terms.cities] == [2] * len(of.terms.cities)
    assert [len(unpack(space)) for space in of.spaces] == [2] * 12
    assert not any(of.cubes[town] for town in of.terms.towns)


@rule("SB-3.3", "SB-1.1", "SB-2.3")
def test_black_and_grey_cubes_are_in_the_bag_and_no_more_than_there_are():
    seen: Counter[int] = Counter()
    for seed in range(20):
        found = lying(state(fresh("base", seed=seed)))
        assert all(found[colour] <= most for colour, most in enumerate((20, 20, 20, 20, 16, 16)))
        seen |= found
    assert all(seen[colour] for colour in range(6))


@rule("SB-3.4", "SB-3.5")
@pytest.mark.parametrize(("players", "last"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_players_start_from_nothing(players, last):
    of = state(fresh("base", players))
    assert (of.cash, of.income, of.vp) == ([0] * players, [0] * players, [0] * players)
    assert of.level == [1] * players
    assert (of.turn, of.terms.turns) == (1, last)


@rule("SB-3.7")
def test_dealt_places_are_worth_a_dollar_each():
    at = fresh("base", 5, opening="dealt")
    of = state(at)
    assert step(at) == "choose"
    assert sorted(of.order) == [0, 1, 2, 3, 4]
    assert [of.cash[seat] for seat in of.order] == [0, 1, 2, 3, 4]
    orders = {state(fresh("base", 5, opening="dealt", seed=seed)).order for seed in range(8)}
    assert len(orders) > 4


@rule("SB-3.8", "SB-6.1")
def test_standard_deals_an_order_and_begins_with_capital():
    at = fresh("standard", 5)
    of = state(at)
    assert step(at) == "capital"
    assert sorted(of.order) == [0, 1, 2, 3, 4]
    assert at.to_act == of.order[:1]
    assert of.cash == [0] * 5
    assert len({state(fresh("standard", 5, seed=seed)).order for seed in range(8)}) > 4


@rule("SB-3.6")
def test_who_opens_the_first_auction_is_drawn():
    assert {fresh("base", 4, seed=seed).to_act[0] for seed in range(30)} == {0, 1, 2, 3}


@rule("SB-11.1", "SB-14.9", "SB-2.2")
@pytest.mark.parametrize("map", MAPS)
def test_printed_numbers_one_in_each_town_and_no_grey_cubes(map):
    greys = 0
    for seed in range(6):
        of = state(fresh("stock", map=map, seed=seed))
        printed = {of.terms.map.index[city.hex]: city.cubes for city in of.terms.map.cities}
        expected = {**printed, **dict.fromkeys(of.terms.towns, 1)}
        found = {place: len(unpack(of.cubes[place])) for place in expected}
        assert all(found[place] <= expected[place] for place in expected)
        greys += sum(expected.values()) - sum(found.values())
        assert lying(of)[GREY] == 0
        assert not any(of.spaces)
        assert lying(of)[COLOURS.index("black")] <= 16
    assert greys > 0  # some were drawn, and taken off again


@rule("SB-11.2", "SB-1.7")
@pytest.mark.parametrize(("map", "card"), [(EAST, 8), (ENGLAND, 6)])
@pytest.mark.parametrize(("players", "cash"), [(2, 40), (3, 30), (4, 25), (5, 20), (6, 20)])
def test_six_companies_with_one_share_each_for_sale(map, card, players, cash):
    of = state(fresh("stock", players, map))
    assert of.terms.liveries == LIVERIES
    assert of.treasury == of.price == [5] * 6
    assert of.performance == [0] * 6
    assert of.available == [1] * 6
    assert of.card == [card] * 6
    assert of.controller == [-1] * 6
    assert of.cash == [cash] * players
    assert sorted(of.order) == [*range(6)]


@rule("SB-11.2")
def test_company_order_and_marker_are_drawn():
    starts = [state(fresh("stock", 4, seed=seed)) for seed in range(30)]
    assert len({of.order for of in starts}) > 20
    assert {of.marker for of in starts} == {0, 1, 2, 3}


@rule("SB-11.3", "SB-5.1", "SB-6.1")
def test_the_phases_come_in_the_order_of_the_rulebook():
    wanted = {
        "stock": ["bid", "buy", "build", "move", "sell"],
        "base": ["opening", "choose", "build", "move"],
        "standard": ["capital", "order", "choose", "build", "move"],
    }
    for rules, steps in wanted.items():
        at, rng, seen = fresh(rules, 3), Random(3), []
        while at.to_act and state(at).turn == 1:
            if step(at) not in seen:
                seen.append(step(at))
            at.play(at.to_act[0], rng.choice(at.legal(at.to_act[0])))
        assert [each for each in seen if each in steps] == [each for each in steps if each in seen]
        assert seen[0] == steps[0]
        assert "build" in seen
    assert state(fresh("stock", 3)).terms.turns == 5


@rule("SB-18.10")
def test_every_seat_sees_the_same():
    at = fresh("stock", 3)
    boards = [at.view(seat).board for seat in (None, 0, 1, 2)]
    for board in boards[1:]:
        assert board.players == boards[0].players
        assert board.companies == boards[0].companies
        assert board.cubes == boards[0].cubes
