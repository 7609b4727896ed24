"""Routes of cubes: the vector on the Eastern US map, and Steam's rule of the links."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from rotonde.games.steam_barons.rules.cards import box
from rotonde.games.steam_barons.rules.hexes import compiled
from rotonde.games.steam_barons.rules.routes import (
    Net,
    company_net,
    net,
    steam_routes,
    stock_routes,
)
from rotonde.games.steam_barons.rules.track import NOBODY, Link, Track
from tests.rules import rule

COLOURS = {"red": 0, "blue": 1, "yellow": 2, "purple": 3, "grey": 4, "black": 5}
GREEN, WHITE = 1, 2


@pytest.fixture
def east() -> tuple[Track, dict[str, int], dict[int, int]]:
    """Boston-Albany Green, Albany-New York nobody's, symbols Green, Green and White (TV-9)."""
    track = Track(*compiled("eastern-us"))
    drawn = box("eastern-us").map
    stops = {place.name: drawn.index[place.hex] for place in (*drawn.cities, *drawn.towns)}
    colours = {drawn.index[city.hex]: COLOURS[city.colour] for city in drawn.cities}
    for one, other, owner in (
        ("Boston", "Albany", GREEN),
        ("Albany", "New York", NOBODY),
        ("New York", "Philadelphia", GREEN),
        ("Philadelphia", "Baltimore", GREEN),
        ("Baltimore", "Washington", WHITE),
    ):
        track.links.append(Link(owner, stops[one], stops[other], (), 1))
    return track, stops, colours


@rule("SB-11.13", "SB-11.14", "SB-18.28", "SB-18.29")
@pytest.mark.parametrize(
    ("start", "colour", "found"),
    [
        ("Boston", "yellow", {"Albany": 1}),
        ("Boston", "blue", {"Baltimore": 3}),
        ("Baltimore", "blue", {"Boston": 3}),
        ("New York", "yellow", {"Albany": 0}),
        ("Albany", "red", {"New York": 0}),
        ("Philadelphia", "red", {"New York": 1}),
        ("Philadelphia", "purple", {}),
    ],
)
def test_deliveries_of_the_vector(east, start, colour, found) -> None:
    track, stops, colours = east
    routes = stock_routes(company_net(track, GREEN), colours, stops[start], COLOURS[colour], GREEN)
    names = {place: name for name, place in stops.items()}
    assert {names[route.city]: route.points(GREEN) for route in routes} == found


def chain(*owners: int) -> Net:
    """Stops 0, 1, 2 … in a row, joined by links of these owners."""
    found: Net = {}
    for at, owner in enumerate(owners):
        found.setdefault(at, []).append((at + 1, at, owner))
        found.setdefault(at + 1, []).append((at, at, owner))
    return found


@rule("SB-8.2", "SB-8.3", "SB-8.4")
@pytest.mark.parametrize(
    ("owners", "limit", "legal"),
    [
        ((0, 0, 1, 1, 2), 5, True),  # as many own links as of each other player
        ((0, 0, 1, 1, 1), 5, False),
        ((1,), 6, False),  # at least one own link
        ((NOBODY, 0), 2, True),
        ((0, 0, 0), 2, False),  # the locomotive
        ((1, 1, 0, 0), 4, True),  # own links may come last
    ],
)
def test_own_links_and_the_locomotive(owners, limit, legal) -> None:
    end = len(owners)
    routes = list(steam_routes(chain(*owners), {end: 0}, 0, 0, 0, limit))
    assert [route.city for route in routes] == ([end] if legal else [])


@rule("SB-8.2")
def test_the_first_city_of_the_colour_takes_it() -> None:
    routes = list(steam_routes(chain(0, 0), {1: 0, 2: 0}, 0, 0, 0, 6))
    assert [route.city for route in routes] == [1]
    assert not list(steam_routes(chain(0, 0), {0: 0}, 0, 0, 0, 6))  # nor back home


@rule("SB-8.2", "SB-8.3")
def test_nothing_is_missed_and_no_stop_comes_twice() -> None:
    """Five stops, every pair joined, owners in turn: against all orders of stops."""
    track = Track(*compiled("northern-england"))
    pairs = [(a, b) for a in range(5) for b in range(a + 1, 5)]
    track.links = [Link(at % 3, a, b, (), 1) for at, (a, b) in enumerate(pairs)]
    owner = {frozenset(pair): at % 3 for at, pair in enumerate(pairs)}
    found = {(route.city, route.owners) for route in steam_routes(net(track), {4: 7}, 0, 7, 0, 3)}
    wanted = set()
    for count in range(3):
        for between in permutations((1, 2, 3), count):
            stops = (0, *between, 4)
            owners = tuple(owner[frozenset(pair)] for pair in pairwise(stops))
            own = owners.count(0)
            if own and all(owners.count(other) <= own for other in (1, 2)):
                wanted.add((4, owners))
    assert found == wanted
