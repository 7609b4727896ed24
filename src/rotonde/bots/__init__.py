"""Players that know only the kernel.

A bot is handed a guess, never the true table: what its seat cannot know it cannot use.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from rotonde.bots import external
from rotonde.bots.greedy import Greedy
from rotonde.bots.search import Budget, Search
from rotonde.bots.simple import RandomBot
from rotonde.kernel.message import BadInput
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table

BOTS = ("random", "greedy", "easy", "fair", "strong", "expert")

_NODES = {"easy": 1 / 40, "fair": 1 / 6, "strong": 1.0, "expert": 4.0}
"""What share of the strong bot's budget each level has."""


class Bot(Protocol):
    """Decides for a seat at a table it may only guess at."""

    def choose(self, guess: Table, seat: int, rng: Random) -> Action: ...


def bot(id: str, *, nodes: int | None = None, seconds: float | None = None) -> Bot:
    """The bot of that id. `nodes` or `seconds` is the budget of the strong level.

    Besides our own, an id may name a class (`package.module:Class`) or a bot that another package
    registers: see `external`.
    """
    if id == "random":
        return RandomBot()
    if id == "greedy":
        return Greedy()
    if id in _NODES:
        return Search(Budget(nodes, seconds, _NODES[id]), level=id)
    found: Bot | None = external.make(id) if isinstance(id, str) else None
    if found is None:
        known = ", ".join((*BOTS, *external.registered()))
        raise BadInput("bad-bot", name=str(id)[:40], known=known)
    return found


def choose(player: Bot, table: Table, seat: int, rng: Random) -> Action:
    """Ask a bot: it sees a guess made from what the seat knows, and its own random numbers."""
    return player.choose(table.guess(seat, rng), seat, rng)
