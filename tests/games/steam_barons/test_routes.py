"""Runs of cubes over made-up nets: nothing is missed, nothing comes twice (SB-8, SB-11.13)."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import pytest

from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.names import NOBODY
from rotonde.games.steam_barons.rules.routes import Net, Run, Steam, Stock, company_nets, net
from tests.rules import rule


def chain(*owners: int) -> Net:
    """Stops 0, 1, 2 … in a row, joined by links of these owners."""
    return net([Link(owner, at, at + 1, (), 1) for at, owner in enumerate(owners)])


def steam(ways: Net, colours: dict[int, int], limit: int, colour: int = 0) -> list[Run]:
    """The runs of player 0 from stop 0."""
    return Steam(ways, colours, 0, limit).runs(0, [colour])[colour]


@rule("SB-8.2", "SB-8.3", "SB-8.4")
@pytest.mark.parametrize(
    ("owners", "limit", "legal"),
    [
        ((0, 0, 1, 1, 2), 5, True),  # as many own links as of each other player
        ((0, 0, 1, 1, 1), 5, False),
        ((1,), 6, False),  # at least one own link
        ((NOBODY,), 6, False),
        ((NOBODY, 0), 2, True),
        ((NOBODY, NOBODY, NOBODY, 0), 4, True),  # nobody's links count against no one
        ((0, 0, 0), 2, False),  # the locomotive
        ((1, 1, 0, 0), 4, True),  # own links may come last
        ((1, 2, 0), 3, True),
    ],
)
def test_own_links_and_the_locomotive(owners, limit, legal) -> None:
    end = len(owners)
    found = steam(chain(*owners), {end: 0}, limit)
    assert [run.city for run in found] == ([end] if legal else [])
    if legal:
        assert found[0].owners == owners
        assert found[0].points(0) == owners.count(0)
        assert NOBODY not in found[0].shares()


@rule("SB-8.2", "SB-14.1")
def test_the_first_city_of_the_colour_takes_it() -> None:
    assert [run.city for run in steam(chain(0, 0), {1: 0, 2: 0}, 6)] == [1]
    assert not steam(chain(0, 0), {0: 0}, 6)  # nor back home


@rule("SB-11.13", "SB-18.29")
def test_a_company_stops_at_the_first_city_too_and_runs_any_length() -> None:
    far = Stock(chain(*[1] * 12), {12: 0}, 1, unowned=True).runs(0, [0])[0]
    assert [(run.city, run.points(1)) for run in far] == [(12, 12)]
    near = Stock(chain(1, 1), {0: 0, 1: 0, 2: 0}, 1, unowned=True).runs(0, [0])[0]
    assert [run.city for run in near] == [1]


@rule("SB-8.2", "SB-8.3")
def test_nothing_is_missed_and_no_stop_comes_twice() -> None:
    """Five stops, every pair joined, owners in turn: against all orders of stops."""
    pairs = [(a, b) for a in range(5) for b in range(a + 1, 5)]
    links: list[Link | None] = [Link(at % 3, a, b, (), 1) for at, (a, b) in enumerate(pairs)]
    owner = {frozenset(pair): at % 3 for at, pair in enumerate(pairs)}
    found = {tuple(sorted(run.shares().items())) for run in steam(net(links), {4: 7}, 3, 7)}
    wanted = set()
    for count in range(3):
        for between in permutations((1, 2, 3), count):
            owners = [owner[frozenset(pair)] for pair in pairwise((0, *between, 4))]
            own = owners.count(0)
            if own and all(owners.count(other) <= own for other in (1, 2)):
                wanted.add(tuple(sorted((each, owners.count(each)) for each in set(owners))))
    assert found == wanted


@rule("SB-8.2", "SB-8.3", "SB-11.13", "SB-18.30")
def test_random_nets_against_all_orders_of_stops() -> None:
    """Parallel links, nobody's links, several cities of the colour."""
    for seed in range(40):
        rng = Random(seed)
        links: list[Link | None] = []
        for _ in range(rng.randint(4, 9)):
            one, other = rng.sample(range(6), 2)
            links.append(Link(rng.choice((NOBODY, 0, 0, 1, 2)), one, other, (), 1))
        cities = {stop: rng.choice((0, 0, 1)) for stop in rng.sample(range(6), 4)}
        limit = rng.randint(1, 6)
        assert _scores(steam(net(links), cities, limit)) == _all_steam(links, cities, limit)
        ways = company_nets(links, 3)[0]
        runs = Stock(ways, cities, 0, unowned=True).runs(0, [0])[0]
        assert {(run.city, run.points(0)) for run in runs} == _all_stock(links, cities)


def _scores(runs: list[Run]) -> set[tuple[object, ...]]:
    found = [(run.city, tuple(sorted(run.shares().items()))) for run in runs]
    assert len(set(found)) == len(found)  # one for each way of scoring
    return set(found)


def _walks(links, cities) -> list[tuple[int, tuple[int, ...]]]:
    """Every way from stop 0 to the first city of colour 0: where, and over whose links."""
    found = []
    for count in range(1, 6):
        for stops in permutations(range(1, 6), count):
            if cities.get(stops[-1]) != 0 or any(cities.get(s) == 0 for s in stops[:-1]):
                continue
            ways: list[tuple[int, ...]] = [()]
            for pair in pairwise((0, *stops)):
                owners = {link.owner for link in links if {link.one, link.other} == {*pair}}
                ways = [(*way, owner) for way in ways for owner in owners]
            found += [(stops[-1], way) for way in ways]
    return found


def _all_steam(links, cities, limit) -> set[tuple[object, ...]]:
    found = set()
    for city, way in _walks(links, cities):
        own = way.count(0)
        if len(way) <= limit and own and all(way.count(o) <= own for o in way if o > 0):
            shares = tuple(sorted((o, way.count(o)) for o in set(way) if o >= 0))
            found.add((city, shares))
    return found


def _all_stock(links, cities) -> set[tuple[int, int]]:
    usable = [link for link in links if link.owner in (0, NOBODY)]
    return {(city, way.count(0)) for city, way in _walks(usable, cities)}
