"""A rival's last approach to a market city (SV-4.9.1, the option `last_approach`)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.silverton.rules.player_track import PlayerTrack, bits
from rotonde.games.silverton.rules.state import SilvertonState


def find_last_approaches(state: SilvertonState, seat: int, first: int | None = None) -> int:
    """The segments that would shut a rival's railhead out of a city this seat already has.

    `first`: what a second segment is good for is asked with its first built (SV-4.6).
    """
    board, roads = state.board, state.roads[seat]
    free = sum(1 << segment for segment, owner in enumerate(state.owner) if owner < 0)
    needed = 0
    for rival, theirs in enumerate(state.roads):
        cities = roads.towns & board.market_towns & ~theirs.towns
        if rival == seat or not cities:
            continue
        buildable = free & ~theirs.shut
        for end in find_railheads(theirs):
            for city in bits(cities):
                needed |= _intersect(_list_approaches(theirs, end, city, buildable))
    if first is not None:
        roads = roads.with_(first)
    claimed = sum({1 << board.claim_town[claim] for claim in state.hands[seat]})
    return sum(
        1 << segment
        for segment in bits(needed)
        if not board.ends[segment] & claimed & ~roads.live_towns
        and not roads.serves(segment, state.in_play)
    )


def find_railheads(roads: PlayerTrack) -> list[int]:
    """The towns where a railway ends for now: one live segment leads there, and none goes on."""
    touch = roads.board.touch
    return [
        town
        for town in bits(roads.live_towns)
        if town not in roads.starts and (touch[town] & roads.live).bit_count() == 1
    ]


def _list_approaches(roads: PlayerTrack, end: int, city: int, buildable: int) -> Iterator[int]:
    """Each way of one or two segments from a railhead to a city, as bits."""
    board = roads.board
    last = board.touch[city] & buildable
    for segment in bits(board.touch[end] & buildable):
        if last >> segment & 1:
            yield 1 << segment
            continue
        between = board.ends[segment] & ~roads.towns
        for town in bits(between):
            for other in bits(board.touch[town] & last):
                yield 1 << segment | 1 << other


def _intersect(ways: Iterator[int]) -> int:
    """The segments that every way needs; none if there is no way."""
    common = next(ways, 0)
    for way in ways:
        common &= way
    return common
