"""Which tiles fit on a hex, and which way track can be turned. Answers are kept in the catalog.

Nothing here knows a map or a match: a hex is described by what lies on it and by sets of its six
sides. A set is a number in which bit d stands for direction d.
"""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.steam_barons.rules.hexes import Extension, TileCatalog


def fitting_tiles(
    catalog: TileCatalog, town: bool, old: int, entry: int, shut: int, reached: bool
) -> tuple[int, ...]:
    """The ways that can be laid on a hex, by their numbers, cheapest first.

    - `old`: the way that lies there already; -1: none. Its track must stay.
    - `entry`: the sides at which new track may begin. Behind them lies a city where the builder may
      start, or an open end that he owns or may claim (SB-7.2).
    - `shut`: the sides that new track must not use: the rim, water, thick edges, open ends of
      others, and on a town also track that comes from this town (SB-7.3, SB-7.5, SB-18.19).
    - `reached`: whether a link of the builder ends at this town, so that track may begin here.

    A piece of plain track needs an entry of its own; for the exits of a town one is enough, or none
    if it is reached (SB-18.18).
    """
    key = (town, old, entry, shut, reached)
    found = catalog.fitting.get(key)
    if found is None:
        ways = [each for each in _extensions_of(catalog, town, old) if not each.sides & shut]
        if not town:
            ways = [each for each in ways if all(piece & entry for piece in each.pieces)]
        elif not reached:
            ways = [each for each in ways if each.sides & entry]
        costs = catalog.ways
        numbers = sorted((costs[each.number].cost, each.number) for each in ways)
        found = catalog.fitting[key] = tuple(number for _, number in numbers)
    return found


def _extensions_of(catalog: TileCatalog, town: bool, old: int) -> tuple[Extension, ...]:
    """The ways that keep all track of an old one and add some (SB-7.7)."""
    found = catalog.extensions.get((town, old))
    if found is None:
        found = catalog.extensions[town, old] = tuple(_find_extensions(catalog, town, old))
    return found


def _find_extensions(catalog: TileCatalog, town: bool, old: int) -> Iterator[Extension]:
    kept = catalog.ways[old].pairs if old >= 0 else ()
    taken = catalog.ways[old].exits if old >= 0 else 0
    for number, way in enumerate(catalog.ways):
        if way.town != town or len(way.pairs) <= len(kept):
            continue
        if any(pair not in way.pairs for pair in kept):
            continue
        fresh = [pair for pair in way.pairs if pair not in kept]
        pieces = tuple(1 << one | 1 << other for one, other in fresh)
        sides = 0
        for piece in pieces:
            sides |= piece
        if not sides & taken:
            yield Extension(number, sides, pieces)


def turns(catalog: TileCatalog, tile: int, direction: int) -> tuple[tuple[int, int], ...]:
    """How a piece that leaves by a side can be turned: the way, and the side it leaves by then."""
    key = (tile, direction)
    found = catalog.turns.get(key)
    if found is None:
        found = catalog.turns[key] = tuple(_find_turns(catalog, tile, direction))
    return found


def _find_turns(catalog: TileCatalog, tile: int, direction: int) -> Iterator[tuple[int, int]]:
    old = catalog.ways[tile]
    if old.town:
        return
    pair = next(pair for pair in old.pairs if direction in pair)
    stays = pair[0] if pair[1] == direction else pair[1]
    rest = tuple(each for each in old.pairs if each != pair)
    for number, way in enumerate(catalog.ways):
        if way.town or len(way.pairs) != len(old.pairs):
            continue
        fresh = [each for each in way.pairs if each not in rest]
        if len(fresh) != 1 or stays not in fresh[0] or direction in fresh[0]:
            continue
        towards = fresh[0][0] if fresh[0][1] == stays else fresh[0][1]
        if not old.exits >> towards & 1:
            yield number, towards
