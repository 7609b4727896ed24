"""Information-set tree search: one tree over decisions, a new guess at the hidden facts each time.

Each pass guesses what the seat cannot know, walks down the tree by the choices that are legal in
that guess, lets habit play a little further from its edge, and weighs where that leads.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import NamedTuple

from rotonde.bots.greedy import margin
from rotonde.kernel.step import Action
from rotonde.kernel.table import Table


class Budget(NamedTuple):
    """How long to think: a number of passes, which can be repeated, or a clock."""

    nodes: int | None = None
    seconds: float | None = None


class Node:
    """A decision that was reached: how often it was open, how often taken, what it brought."""

    __slots__ = ("children", "open", "taken", "worth")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.open = 0
        self.taken = 0
        self.worth = 0.0


class Search:
    """`ahead`: decisions of habit beyond the tree; `ripe`: how often a decision is taken before
    the answers to it are looked at one by one; `scale`: a margin that is nearly a win."""

    def __init__(
        self,
        budget: Budget,
        *,
        ahead: int = 5,
        ripe: int = 40,
        scale: float = 40.0,
        curiosity: float = 0.5,
    ) -> None:
        self.budget = budget
        self.ahead = ahead
        self.ripe = ripe
        self.scale = scale
        self.curiosity = curiosity

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        choices = self._choices(guess, seat)
        if len(choices) == 1:
            return choices[0]
        root = Node()
        for _ in self._passes():
            self._pass(root, guess.guess(seat, rng), seat, rng)
        return max(root.children, key=lambda action: root.children[action].taken)

    def _passes(self) -> range | Clock:
        if self.budget.nodes is not None:
            return range(self.budget.nodes)
        return Clock(self.budget.seconds or 0.2)

    def _pass(self, root: Node, table: Table, seat: int, rng: Random) -> None:
        node = root
        path: list[tuple[int, Node]] = []
        while True:
            node, action = self._step(node, self._choices(table, seat), rng)
            table.play(seat, action)
            path.append((seat, node))
            if node.taken < self.ripe or table.over:
                break
            seat = table.to_act[0]
        values = self._outcome(table, rng)
        for seat, node in path:
            node.taken += 1
            node.worth += values[seat]

    def _step(self, node: Node, choices: list[Action], rng: Random) -> tuple[Node, Action]:
        children = node.children
        fresh = [action for action in choices if action not in children]
        if fresh:
            action = fresh[int(rng.random() * len(fresh))]
            child = children[action] = Node()
            child.open = 1
            return child, action
        best, best_action, highest = node, choices[0], -1.0
        for action in choices:
            child = children[action]
            child.open += 1
            taken = child.taken
            value = child.worth / taken + self.curiosity * math.sqrt(math.log(child.open) / taken)
            if value > highest:
                best, best_action, highest = child, action, value
        return best, best_action

    def _choices(self, table: Table, seat: int) -> list[Action]:
        return table.game.candidates(table.state, seat, table.legal(seat))

    def _outcome(self, table: Table, rng: Random) -> list[float]:
        """For each seat how good the outlook is, from 0 to 1."""
        game = table.game
        for _ in range(self.ahead):
            if table.over:
                break
            seat = table.to_act[0]
            table.play(seat, game.habit(table.state, seat, table.legal(seat), rng))
        values = game.evaluate(table.state)
        return [
            1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, margin(values, seat) / self.scale))))
            for seat in range(len(values))
        ]


class Clock:
    """Passes until the time is up, at least one."""

    def __init__(self, seconds: float) -> None:
        self._end = time.perf_counter() + seconds

    def __iter__(self) -> Clock:
        return self

    def __next__(self) -> int:
        if time.perf_counter() >= self._end:
            raise StopIteration
        return 0
