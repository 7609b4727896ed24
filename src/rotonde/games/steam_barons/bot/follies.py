"""What a good player of Steam Barons never does, by yardsticks that no bot is tuned to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rotonde.games.steam_barons.bot.projects import Surveyor
from rotonde.games.steam_barons.bot.railway import Railway, rank_runs, worth
from rotonde.games.steam_barons.rules.actions import Bid, Buy, Done, Lay, Move, Pass, Take
from rotonde.games.steam_barons.rules.shares import least_bid
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.contract.bot import FollyWatch

_ENDLESS = 99
_EARLY = 2
"""Rounds of the stock market in which nobody should run out of money."""


class BaronsFollies(FollyWatch):
    """
    - folly-spent-up: a bid or purchase in an early round that would leave too little for any of two
      or more lots still to come;
    - folly-idle-builds: a build turn without a build, though a link could be finished and paid for,
      without issuing shares, that brings points in this turn;
    - folly-idle-run: no cube moved, though one would score;
    - folly-relaid: a tile laid and built upon again in the same build turn;
    - folly-idle-tile: a tile taken without its effect, though one could be had with it.
    """

    def __init__(self) -> None:
        self._turn = (-1, -1)
        self._laid: set[int] = set()
        """Hexes of the build turn at hand."""
        self._built = False

    def see(self, state: BaronsState, seat: int, action: Any) -> Iterator[str]:
        step = state.stack[-1].id
        if step == "build":
            yield from self._see_build(state, action)
        elif step in ("bid", "buy"):
            price = _find_price(state, action)
            if state.turn <= _EARLY and price and _spends_up(state, seat, price):
                yield "folly-spent-up"
        elif step == "move" and isinstance(action, Pass):
            menu = state.stack[-1].legal(state, seat)
            if any(isinstance(each, Move) and state.own_points(each.links) for each in menu):
                yield "folly-idle-run"
        elif isinstance(action, Take) and not action.effect:
            menu = state.stack[-1].legal(state, seat)
            money = state.cash[seat]
            if any(each.effect and state.tile_cost(seat, each.tile) <= money for each in menu):
                yield "folly-idle-tile"

    def _see_build(self, state: BaronsState, action: Any) -> Iterator[str]:
        turn = state.turn, state.at
        if turn != self._turn:
            self._turn, self._laid, self._built = turn, set(), False
        if isinstance(action, Done):
            if not self._built and _could_build(state):
                yield "folly-idle-builds"
            return
        self._built = True
        if isinstance(action, Lay):
            if action.hex in self._laid:
                yield "folly-relaid"
            self._laid.add(action.hex)


def _find_price(state: BaronsState, action: Any) -> int:
    """What a bid or a purchase may cost."""
    if isinstance(action, Bid):
        return action.price
    return action.count * state.lots if isinstance(action, Buy) else 0


def _spends_up(state: BaronsState, seat: int, price: int) -> bool:
    later = [company for company in state.line[state.at + 1 :] if state.available[company]]
    left = state.cash[seat] - price
    return len(later) > 1 and all(left < least_bid(state, company) for company in later)


def _could_build(state: BaronsState) -> bool:
    """Whether a link can be finished and paid for that brings points before the turn ends."""
    owner = state.line[state.at]
    money = state.treasury[owner] if state.terms.stock else state.cash[owner]
    railway = Railway(state, owner, _ENDLESS if state.terms.stock else state.level[owner])
    cargo = railway.cargo()
    before = worth(rank_runs(cargo, state.cubes), 1)
    for project in Surveyor(state.track, owner, state.builds, money).projects():
        merged = dict(cargo)
        for key, points in railway.gains(project.one, project.other).items():
            merged[key] = max(points, merged.get(key, 0))
        if worth(rank_runs(merged, state.cubes), 1) > before:
            return True
    return False
