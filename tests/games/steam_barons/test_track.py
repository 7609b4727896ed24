"""Track: what fits, what it costs, and the links it forms, held to a slow recomputation."""

from __future__ import annotations

import random

import pytest

from rotonde.games.steam_barons.rules.hexes import beyond, compiled
from rotonde.games.steam_barons.rules.track import NOBODY, Build, Track
from tests.rules import rule

MAPS = ("eastern-us", "northern-england")


def fresh(name: str) -> Track:
    return Track(*compiled(name))


def slow_links(track: Track) -> set[tuple[frozenset[int], tuple[int, ...]]]:
    """The links as the tiles alone show them: sides and ends of each chain of pieces."""
    near = track.chart.near
    pieces = [
        (place, one, other)
        for place, way in enumerate(track.tile)
        if way >= 0
        for one, other in track.kit.ways[way].pairs
    ]
    at = {6 * p + side: i for i, (p, *sides) in enumerate(pieces) for side in sides}
    found, done = set(), set()
    for start in range(len(pieces)):
        if start in done:
            continue
        group, ends, queue = set(), [], [start]
        while queue:
            piece = queue.pop()
            if piece in group:
                continue
            group.add(piece)
            place, one, other = pieces[piece]
            if one == other:
                ends.append(place)
            for side in {6 * place + one, 6 * place + other}:
                if track.is_city(near[side]):
                    ends.append(near[side])
                elif beyond(side, near) in at:
                    queue.append(at[beyond(side, near)])
                else:
                    ends.append(-side - 1)
        done |= group
        sides = frozenset(6 * pieces[i][0] + side for i in group for side in pieces[i][1:])
        found.add((sides, _ends(track, *ends)))
    return found


def _ends(track: Track, one: int, other: int) -> tuple[int, ...]:
    """Ends in order; a circle from a New City to itself counts as one end."""
    faced = {end if end >= 0 else track.chart.near[-end - 1] for end in (one, other)}
    if len(faced) == 1 and track.is_city(next(iter(faced))):
        return tuple(faced)
    return tuple(sorted((one, other)))


def links(track: Track) -> set[tuple[frozenset[int], tuple[int, ...]]]:
    return {
        (frozenset(link.sides), _ends(track, link.one, link.other))
        for link in track.links
        if link is not None and link.sides
    }


@rule("SB-2.1", "SB-7.5", "SB-7.9", "SB-7.15", "SB-18.20", "SB-18.43")
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("contiguous", [False, True])
def test_links_are_what_the_tiles_show(name: str, contiguous: bool) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        track = fresh(name)
        for turn in range(1, 61):
            owner = turn % 4
            for _ in range(3):
                choices = track.builds(owner, contiguous=contiguous)
                assert len(set(choices)) == len(choices)
                if not choices:
                    break
                track.lay(rng.choice(choices), owner, turn)
            track.lapse(owner, turn)
            if turn % 15 == 0 and not contiguous:
                towns = [p for p in range(len(track.tile)) if track.is_town(p)]
                track.urbanize(rng.choice(towns), 0)
            assert links(track) == slow_links(track)
            assert all(count >= 0 for count in track.supply)
            assert sum(track.supply) + sum(kind >= 0 for kind in track.kinds) == sum(
                track.kit.counts
            )
            for link in track.links:
                assert link is None or link.one != link.other
                assert link is None or link.owner == NOBODY or link.complete or link.built <= turn


@rule("SB-1.6", "SB-7.1")
def test_a_copy_shares_nothing_that_changes() -> None:
    track = fresh("northern-england")
    twin = track.copy()
    for owner in range(3):
        twin.lay(twin.builds(owner)[owner], owner, 1)
    assert links(track) == set()
    assert track.supply == list(track.kit.counts)


def way(track: Track, face: str, turn: int) -> int:
    return next(
        number
        for number, each in enumerate(track.kit.ways)
        if each.face == face and each.turn == turn % 6
    )


def offered(track: Track, owner: int, place: str, face: str, turn: int, **more: bool) -> Build:
    """The build of a tile on a hex, which must be on offer."""
    at, number = track.chart.ids[place], way(track, face, turn)
    return next(b for b in track.builds(owner, **more) if (b.hex, b.way) == (at, number))


@rule("SB-7.6", "SB-7.7", "SB-10.4", "SB-10.5")
def test_costs_of_the_vector() -> None:
    track = fresh("eastern-us")
    chart, kit = track.chart, track.kit
    cost = {each.face: each.cost for each in kit.ways}
    for place, face, wanted in (
        ("1007", "21", 5),
        ("1106", "22", 5),
        ("0506", "21", 2),
        ("0809", "T22", 6),
        ("0712", "T43", 8),
        ("0513", "T11", 5),
    ):
        assert cost[face] + chart.ground[chart.ids[place]] == wanted
    assert (cost["42"], cost["T32"], cost["21"], chart.symbol_cost) == (4, 4, 2, 3)


@rule("SB-11.12", "SB-7.4", "SB-18.21")
def test_a_link_to_a_town_and_beyond() -> None:
    track = fresh("northern-england")
    first = offered(track, 0, "0613", "22", 1)
    assert first.cost == 4
    track.lay(first, 0, 1)
    town = offered(track, 0, "0712", "T21", 1, contiguous=True)
    assert town.cost == 3
    track.lay(town, 0, 1)
    complete = [link for _, link in track.owned(0) if link.complete]
    ids = {number: id for id, number in track.chart.ids.items()}
    assert len(complete) == 1
    assert "0712" in {ids[complete[0].one], ids[complete[0].other]}
    onward = offered(track, 0, "0711", "22", 2, contiguous=True)
    assert onward.cost == 2
    track.lay(onward, 0, 1)
    assert sum(not link.complete for _, link in track.owned(0)) == 1


@rule("SB-10.2", "SB-10.3", "SB-18.24", "SB-18.25")
def test_ports_and_rail_symbols() -> None:
    track = fresh("eastern-us")
    symbols = [b for b in track.builds(0, contiguous=True) if b.hex < 0]
    assert len(symbols) == 5  # each has a port at one end
    at, number = track.chart.ids["1108"], way(track, "22", 5)

    def washington(owner: int) -> bool:
        return any((b.hex, b.way) == (at, number) for b in track.builds(owner, contiguous=True))

    assert not washington(1)
    names = {track.chart.symbols[-1 - b.hex]: b for b in symbols}
    baltimore, last = track.chart.ids["1209"], track.chart.ids["1109"]
    track.lay(names[(baltimore, last)], 0, 1)
    assert washington(1)  # anyone's built symbol will do


@rule("SB-7.9", "SB-7.10")
def test_unfinished_track_lapses_and_is_claimed() -> None:
    track = fresh("northern-england")
    track.lay(offered(track, 0, "0613", "22", 1), 0, 1)
    assert not track.lapse(0, 1)
    assert len(track.lapse(0, 5)) == 1
    claim = offered(track, 1, "0712", "T21", 1)
    track.lay(claim, 1, 6)
    assert [link.owner for link in track.links if link is not None and link.complete] == [1]
