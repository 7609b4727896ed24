"""Information-set tree search: one tree over decisions, a new guess at the hidden facts each time.

The choices at hand are weighed side by side on the same guesses, and the worse half is dropped
again and again (sequential halving): what the future holds is then the same for all of them, and
only what they change makes the difference. Below them each pass walks down the tree by the choices
that are legal in its guess, lets habit play a little further from its edge, and weighs where that
leads.

Where the game has a favourite, what a good player would do at once, it stays in to the end, and
another choice is only taken on evidence: it must have been better by more than its noise.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from rotonde.kernel.contract.game import Game
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table


class Budget(NamedTuple):
    """How long to think: a number of passes, which can be repeated, or a clock.

    Neither: the number of passes that the game thinks right. `share` is the part of it one has.
    """

    nodes: int | None = None
    seconds: float | None = None
    share: float = 1.0

    def passes(self, game: Game) -> int:
        return max(_FEWEST, round((self.nodes or game.bot.search_passes) * self.share))


_FEWEST = 8


class Node:
    """A decision that was reached: how often it was open, how often taken, what it brought."""

    __slots__ = ("children", "open", "seen", "taken", "worth")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.seen: list[float] = []
        """What each future brought: of a choice at hand only, to compare it with others."""
        self.open = 0
        self.taken = 0
        self.worth = 0.0


class Search:
    """Monte Carlo tree search over sampled tables.

    `rollout_depth`: decisions of the rollout policy beyond the tree; `expand_after`: how often a
    decision is tried before the answers to it get nodes of their own; `exploration`: the weight of
    what was tried little; `blunder_rate`: how often any candidate replaces the game's heuristic
    action.
    """

    def __init__(
        self,
        budget: Budget,
        *,
        rollout_depth: int = 12,
        expand_after: int = 60,
        exploration: float = 0.5,
        blunder_rate: float = 0.0,
    ) -> None:
        self.budget = budget
        self.blunder_rate = blunder_rate
        self.rollout_depth = rollout_depth
        self.expand_after = expand_after
        self.exploration = exploration

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        choices = self._choices(guess, seat)
        if len(choices) == 1:
            return choices[0]
        favourite: Action | None = guess.game.bot.heuristic_action(guess.state, seat, choices)
        if favourite is not None:
            if self.blunder_rate and rng.random() < self.blunder_rate:
                return choices[int(rng.random() * len(choices))]
            if self.budget.seconds is None and (
                self.budget.passes(guess.game) < _LEAST * len(choices)
            ):
                return favourite  # too little thought to think better of it
        left = [(action, Node()) for action in choices]
        kept = next((row for row in left if row[0] == favourite), None)
        rounds = math.ceil(math.log2(len(left)))
        for _ in range(rounds):
            for future in self._futures(guess.game, rounds, len(left), rng):
                for action, node in left:
                    self._run_iteration(node, action, guess, seat, Random(future))
            left.sort(key=lambda row: -row[1].worth / max(row[1].taken, 1))
            left = left[: (len(left) + 1) // 2]
            if kept is not None and kept not in left:
                left.append(kept)
        best = left[0]
        if kept is not None and best is not kept and not _significantly_better(best[1], kept[1]):
            return kept[0]
        return best[0]

    def _futures(self, game: Game, rounds: int, width: int, rng: Random) -> Iterator[int]:
        """Seeds for one round's guesses, as many as its part of the budget allows."""
        seconds = self.budget.seconds
        if seconds is None:
            for _ in range(max(1, round(self.budget.passes(game) / (rounds * width)))):
                yield rng.getrandbits(64)
            return
        end = time.perf_counter() + seconds * self.budget.share / rounds
        yield rng.getrandbits(64)
        while time.perf_counter() < end:
            yield rng.getrandbits(64)

    def _run_iteration(
        self, node: Node, action: Action, guess: Table, seat: int, rng: Random
    ) -> None:
        table = guess.guess(seat, rng)
        table.play(seat, action)
        path = [(seat, node)]
        while node.taken >= self.expand_after and not table.over:
            seat = table.to_act[0]
            node, action = self._step(node, self._choices(table, seat), rng)
            table.play(seat, action)
            path.append((seat, node))
        values = self._outcome(table, rng)
        path[0][1].seen.append(values[path[0][0]])
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
            value = child.worth / taken + self.exploration * math.sqrt(math.log(child.open) / taken)
            if value > highest:
                best, best_action, highest = child, action, value
        return best, best_action

    def _choices(self, table: Table, seat: int) -> list[Action]:
        return table.game.bot.candidates(table.state, seat, table.legal(seat))

    def _outcome(self, table: Table, rng: Random) -> list[float]:
        """For each seat how good the outlook is, from 0 to 1."""
        game = table.game
        enough = game.bot.rollout_end(table.state)
        for _ in range(self.rollout_depth if enough is None else _FAR):
            if table.over or (enough is not None and enough(table.state)):
                break
            seat = table.to_act[0]
            table.play(seat, game.bot.rollout_policy(table.state, seat, table.legal(seat), rng))
        return game.bot.win_chances(table.state)


_FAR = 2000
"""No horizon lies beyond so many decisions."""


def _significantly_better(better: Node, favourite: Node) -> bool:
    """Whether a choice did better than the favourite on the same futures, beyond its noise."""
    rollout_depth = [one - other for one, other in zip(better.seen, favourite.seen, strict=False)]
    count = len(rollout_depth)
    if count < _LEAST:
        return False
    mean = sum(rollout_depth) / count
    spread = math.sqrt(sum((each - mean) ** 2 for each in rollout_depth) / (count - 1) / count)
    return mean > spread


_LEAST = 3
"""Fewer futures than this are no evidence."""
