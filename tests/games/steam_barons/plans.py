"""Random matches of every form of the rules, so played that boards fill up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import rotonde
from rotonde import Table
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.rules.actions import Lay, Move, Raise, Redirect
from rotonde.games.steam_barons.rules.state import BaronsState
from tests.games.steam_barons.play import EAST, ENGLAND, state


class Plan(NamedTuple):
    rules: str
    map: str
    players: int
    careful: bool = True
    """Whether players try to finish links and keep out of debt; else anything goes."""
    options: tuple[tuple[str, str], ...] = ()

    def __repr__(self) -> str:
        more = "".join(f" {key}={value}" for key, value in self.options)
        return f"{self.rules} {self.map} {self.players}{'' if self.careful else ' wild'}{more}"

    def start(self, seed: int) -> Table:
        options = {"rules": self.rules, "map": self.map, **dict(self.options)}
        return rotonde.start(GAME.id, self.players, seed=seed, options=options)


PLANS = (
    Plan("stock", EAST, 2),
    Plan("stock", EAST, 4, False),
    Plan("stock", EAST, 6, True, (("lost_symbol", "reopens"), ("port_via", "link"))),
    Plan("stock", ENGLAND, 3, False, (("england_builds", "rising"), ("unowned_run", "off"))),
    Plan("stock", ENGLAND, 5),
    Plan("base", EAST, 4, False, (("port_symbol", "printed"),)),
    Plan("base", EAST, 6),
    Plan("base", ENGLAND, 3, True, (("opening", "dealt"),)),
    Plan("base", ENGLAND, 5),
    Plan("standard", EAST, 5),
    Plan("standard", ENGLAND, 3, False, (("debt_floor", "0"), ("second_pass", "free"))),
    Plan("standard", ENGLAND, 6),
)
EVERY_TABLE = tuple(
    Plan(rules, map, players)
    for map in (EAST, ENGLAND)
    for rules, fewest in (("stock", 2), ("base", 3), ("standard", 3))
    for players in range(fewest, 7)
)


def walk(of: Plan, seed: int = 1) -> Iterator[tuple[Table, int, Any]]:
    """A match decision by decision: the table, and what this seat is about to do."""
    at, rng = of.start(seed), Random(seed)
    while at.to_act:
        seat = at.to_act[0]
        legal = at.legal(seat)
        action = careful(state(at), seat, legal, rng) if of.careful else wild(legal, rng)
        yield at, seat, action
        at.play(seat, action)


def wild(legal: list[Any], rng: Random) -> Any:
    """A kind of decision first, or most would be tiles."""
    kind = rng.choice(sorted({type(action).__name__ for action in legal}))
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def careful(of: BaronsState, seat: int, legal: list[Any], rng: Random) -> Any:
    step = of.stack[-1].id
    if step in ("opening", "order"):
        return legal[-1] if rng.random() < 0.8 else legal[0]
    if step == "bid":
        return legal[0] if rng.random() < 0.6 else legal[-1]
    if step == "capital":
        return Raise(min(len(legal) - 1, 2 if of.cash[seat] < 6 and of.income[seat] > -4 else 0))
    if step == "score":
        return legal[0] if of.income[seat] < 6 else legal[-1]
    if step == "build":
        return _track(of, seat, legal, rng)
    if step == "move":
        return _goods(of, legal, rng)
    return wild(legal, rng)


def _track(of: BaronsState, seat: int, legal: list[Any], rng: Random) -> Any:
    """Finish a link if that can be done, else carry one on."""
    owner = of.active
    others = [action for action in legal if not isinstance(action, Lay | Redirect)]
    builds = [action for action in legal if isinstance(action, Lay | Redirect)]
    money = of.treasury[owner] + 10 if of.terms.stock else of.cash[seat]
    if of.terms.base and of.income[seat] > -5:
        money += 5
    builds = [build for build in builds if of.track.cost(build) <= money]
    rng.shuffle(builds)
    before = of.track.count_finished(owner)
    for build in builds[:30]:
        tried = of.track.copy()
        tried.lay(build, owner, of.turn)
        if tried.count_finished(owner) > before:
            return build
    if builds and rng.random() < 0.7:
        return builds[0]
    return rng.choice(others or legal)


def _goods(of: BaronsState, legal: list[Any], rng: Random) -> Any:
    moves = [action for action in legal if isinstance(action, Move)]
    if not moves or rng.random() < 0.15:
        return rng.choice([action for action in legal if not isinstance(action, Move)])

    def own(move: Move) -> int:
        return sum(of.track.links[n].owner == of.active for n in move.links)  # type: ignore[union-attr]

    return max(moves, key=own)
