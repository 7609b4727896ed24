"""What each part of the vector depends on: it is worked out anew when this has changed."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.state import BaronsState


def course(it: BaronsState, seat: int) -> object:
    step = it.stack[-1] if it.stack else None
    return it.turn, it.round, it.builds, step, it.active, it.auction, it.lots, it.marker


def people(it: BaronsState, seat: int) -> object:
    # Where players own the track, its links count for them.
    links = () if it.terms.stock else tuple(it.track.links)
    people = (*it.cash, *it.income, *it.vp, *it.level, *it.taken)
    return people, it.order, it.out, links


def company(number: int, it: BaronsState, seat: int) -> object:
    return (
        it.price[number],
        it.treasury[number],
        it.card[number],
        it.available[number],
        it.performance[number],
        it.controller[number],
        it.shares[number :: len(it.price)],
        it.order,
    )


def goods(it: BaronsState, seat: int) -> object:
    return tuple(it.cubes), tuple(it.track.cities.items()), it.grown


def track(it: BaronsState, seat: int) -> object:
    return tuple(it.track.links)


def supplies(it: BaronsState, seat: int) -> object:
    return tuple(it.spaces), it.new_cities, tuple(it.track.supply)
