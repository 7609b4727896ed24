"""What each part of the vector depends on: it is worked out anew when this has changed."""

from __future__ import annotations

from collections.abc import Callable

from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.view import show_cash


def track(it: SilvertonState, seat: int) -> object:
    return [road.own for road in it.roads], [road.live for road in it.roads], _chosen(it, "plow")


def claims(it: SilvertonState, seat: int) -> object:
    return tuple(it.row), tuple(it.deck), it.planted, _chosen(it, "operate"), it.rival


def holdings(it: SilvertonState, seat: int) -> object:
    on_claims = tuple(it.goods), bytes(it.worked), bytes(it.depleted)
    return on_claims, [tuple(hand) for hand in it.hands]


def deck(it: SilvertonState, seat: int) -> object:
    return it.lots, it.deck_size, it.planted, it.mishaps


def depletions(it: SilvertonState, seat: int) -> object:
    return tuple(it.depletions.items())


def passengers(it: SilvertonState, seat: int) -> object:
    holders = tuple(it.line_owner), tuple(it.line_partner)
    return tuple(it.piles), tuple(it.row), it.rival, tuple(it.unseen.items()), holders


def market(it: SilvertonState, seat: int) -> object:
    stock = tuple(it.train_stock.items()), tuple(it.plow_stock.items())
    return tuple(it.cells), tuple(it.sold), stock


def bargain(it: SilvertonState, seat: int) -> object:
    return it.offer


def player(who: Callable[[int], int], it: SilvertonState, seat: int) -> object:
    other = who(seat)
    standing = it.announced[other], it.joined[other], it.rows[other], it.starts[other]
    fleet = it.trains[other], it.plows[other]
    return show_cash(it, other, seat), standing, fleet, it.sold_by[other][:]


def _chosen(it: SilvertonState, step: str) -> object:
    return it.chosen if it.stack and it.stack[-1].id == step else ()
