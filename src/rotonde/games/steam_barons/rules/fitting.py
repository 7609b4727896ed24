"""Which tiles fit on one another, which way track can be turned: asked once of a kit, then known.

Nothing here knows a map or a match.
"""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.steam_barons.rules.hexes import Richer, TileCatalog


def fits(
    kit: TileCatalog, town: bool, old: int, entry: int, shut: int, reached: bool
) -> tuple[int, ...]:
    """The ways that fit: the same question comes up all the time, in every match."""
    key = (town, old, entry, shut, reached)
    found = kit.fits.get(key)
    if found is None:
        if town:  # one exit is enough (SB-18.18)
            fitting = (
                number
                for number, sides, _ in _richer(kit, town, old)
                if not sides & shut and (reached or sides & entry)
            )
        else:
            fitting = (
                number
                for number, sides, pieces in _richer(kit, town, old)
                if not sides & shut and all(piece & entry for piece in pieces)
            )
        found = kit.fits[key] = tuple(fitting)
    return found


def _richer(kit: TileCatalog, town: bool, old: int) -> tuple[Richer, ...]:
    """Ways with all the track of a tile and more."""
    found = kit.richer.get((town, old))
    if found is None:
        found = kit.richer[town, old] = tuple(_with_more(kit, town, old))
    return found


def _with_more(kit: TileCatalog, town: bool, old: int) -> Iterator[Richer]:
    kept = kit.ways[old].pairs if old >= 0 else ()
    taken = kit.ways[old].exits if old >= 0 else 0
    for number, way in enumerate(kit.ways):
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
            yield Richer(number, sides, pieces)


def turns(kit: TileCatalog, tile: int, direction: int) -> tuple[tuple[int, int], ...]:
    """Ways to turn the piece that leaves by a side: the way, and the side it leaves by then."""
    key = (tile, direction)
    found = kit.turns.get(key)
    if found is None:
        found = kit.turns[key] = tuple(_turnable(kit, tile, direction))
    return found


def _turnable(kit: TileCatalog, tile: int, direction: int) -> Iterator[tuple[int, int]]:
    old = kit.ways[tile]
    if old.town:
        return
    pair = next(pair for pair in old.pairs if direction in pair)
    stays = pair[0] if pair[1] == direction else pair[1]
    rest = tuple(each for each in old.pairs if each != pair)
    for number, way in enumerate(kit.ways):
        if way.town or len(way.pairs) != len(old.pairs):
            continue
        fresh = [each for each in way.pairs if each not in rest]
        if len(fresh) != 1 or stays not in fresh[0] or direction in fresh[0]:
            continue
        towards = fresh[0][0] if fresh[0][1] == stays else fresh[0][1]
        if not old.exits >> towards & 1:
            yield number, towards
