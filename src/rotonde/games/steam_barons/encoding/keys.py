"""What each part of the vector depends on: it is worked out anew when this has changed."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.state import BaronsState


def people(it: BaronsState, seat: int) -> object:
    # Where players own the track, its links count for them.
    links = () if it.terms.stock else tuple(it.track.links)
    people = (*it.cash, *it.income, *it.vp, *it.level, *it.taken)
    return people, it.order, it.out, links


def goods(it: BaronsState, seat: int) -> object:
    return tuple(it.cubes), tuple(it.track.cities.items()), it.grown


def supplies(it: BaronsState, seat: int) -> object:
    return tuple(it.spaces), it.new_cities, tuple(it.track.supply)
