"""Information-set tree search: one tree over decisions, a new guess at the hidden facts each time.

The choices at hand are weighed side by side on the same guesses, and the worse half is dropped
again and again (sequential halving): what the future holds is then the same for all of them, and
only what they change makes the difference. Below them each pass walks down the tree by the choices
that are legal in its guess, lets habit play a little further from its edge, and weighs where that
leads.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
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
    the answers to it are looked at one by one; `curiosity`: the pull of what was tried little."""

    def __init__(
        self, budget: Budget, *, ahead: int = 12, ripe: int = 60, curiosity: float = 0.5
    ) -> None:
        self.budget = budget
        self.ahead = ahead
        self.ripe = ripe
        self.curiosity = curiosity

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        choices = self._choices(guess, seat)
        if len(choices) == 1:
            return choices[0]
        left = [(action, Node()) for action in choices]
        rounds = math.ceil(math.log2(len(left)))
        for _ in range(rounds):
            for future in self._futures(rounds, len(left), rng):
                for action, node in left:
                    self._pass(node, action, guess, seat, Random(future))
            left.sort(key=lambda row: -row[1].worth / max(row[1].taken, 1))
            left = left[: (len(left) + 1) // 2]
        return left[0][0]

    def _futures(self, rounds: int, width: int, rng: Random) -> Iterator[int]:
        """Seeds for one round's guesses, as many as its part of the budget allows."""
        nodes, seconds = self.budget
        if nodes is not None:
            for _ in range(max(1, round(nodes / (rounds * width)))):
                yield rng.getrandbits(64)
            return
        end = time.perf_counter() + (seconds or 0.2) / rounds
        yield rng.getrandbits(64)
        while time.perf_counter() < end:
            yield rng.getrandbits(64)

    def _pass(self, node: Node, action: Action, guess: Table, seat: int, rng: Random) -> None:
        table = guess.guess(seat, rng)
        table.play(seat, action)
        path = [(seat, node)]
        while node.taken >= self.ripe and not table.over:
            seat = table.to_act[0]
            node, action = self._step(node, self._choices(table, seat), rng)
            table.play(seat, action)
            path.append((seat, node))
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
        standings = table.standings
        if standings is not None:
            share = 1 / len(standings.winners)
            return [share if rank == 1 else 0.0 for rank in standings.ranks]
        values = game.evaluate(table.state)
        scale = game.swing(table.state)
        return [
            1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, margin(values, seat) / scale))))
            for seat in range(len(values))
        ]
