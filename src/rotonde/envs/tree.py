"""A match as a tree whose chance is explicit: each draw is a node of its own.

Deciding is tried on a copy with the draws known so far. Where they run out the copy is dropped and
the draw becomes a node; once every draw is given, the copy is the next table. So no game has to
know about chance nodes, and nothing is drawn before somebody chooses the outcome.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from rotonde.kernel.chance import BadDraw, NeedsDraw
from rotonde.kernel.contract.encoding import Encoding
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table


@dataclass(frozen=True, slots=True)
class TreeSpec:
    """What all nodes of one tree share."""

    game: Game
    setup: Setup
    codes: Encoding


@dataclass(frozen=True, slots=True)
class Node:
    """One point of the tree. It never changes, so those who clone may share it."""

    kind: TreeSpec
    first: Table | None
    """The table at its first decision; None while the set-up draws."""
    table: Table | None
    """The table as it stood at the last decision made in full."""
    choice: tuple[int, Action] | None = None
    """The decision that waits for its draws, and whose it is."""
    draws: tuple[int, ...] = ()
    outcomes: int = 0
    """How many equal outcomes the next draw has; 0 where a seat decides or all is over."""
    made: tuple[int, ...] = ()
    """The numbers of the decisions made in full."""

    def decide(self, seat: int, action: Action) -> Node:
        """After this decision, or at its first draw. Raises Refused if it is not legal."""
        return _decide(self, (seat, action), ())

    def draw(self, outcome: int) -> Node:
        """After this outcome of the draw."""
        if not 0 <= outcome < self.outcomes:
            raise BadDraw
        draws = (*self.draws, outcome)
        if self.choice is None:
            return _open(self.kind, draws)
        return _decide(self, self.choice, draws)

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the way that led here: that is small, and holds no live object."""
        path: list[_Made] = []
        opening = self.draws
        if self.table is not None:
            opening = self.table.opening
            path = [((d.seat, d.action), d.drew) for d in self.table.decisions]
        if self.choice is not None:
            path.append((self.choice, self.draws))
        return _walk, (self.kind.game.id, self.kind.setup, opening, path)


_Made: TypeAlias = tuple[tuple[int, Action], tuple[int, ...]]


def _walk(game_id: str, setup: Setup, opening: tuple[int, ...], path: list[_Made]) -> Node:
    game = find_game(game_id)
    node = _open(TreeSpec(game, setup, game.encoding(setup)), opening)
    for choice, draws in path:
        node = _decide(node, choice, draws)
    return node


def root(kind: TreeSpec) -> Node:
    """The start of the tree: the first draw of the set-up, or the first decision."""
    return _open(kind, ())


def _open(kind: TreeSpec, draws: tuple[int, ...]) -> Node:
    while True:
        try:
            table = Table(kind.game, kind.setup, None, draws)
        except NeedsDraw as needed:
            if needed.outcomes > 1:
                return Node(kind, None, None, None, draws, needed.outcomes)
            draws = (*draws, 0)
        else:
            return Node(kind, table, table)


def _decide(node: Node, choice: tuple[int, Action], draws: tuple[int, ...]) -> Node:
    assert node.table is not None
    while True:
        trial = node.table.copy()
        try:
            trial.play_scripted(*choice, draws)
        except NeedsDraw as needed:
            if needed.outcomes > 1:
                return replace(node, choice=choice, draws=draws, outcomes=needed.outcomes)
            draws = (*draws, 0)
        else:
            made = (*node.made, _number(node, choice))
            return Node(node.kind, node.first, trial, made=made)


def _number(node: Node, choice: tuple[int, Action]) -> int:
    """A decision's number among those listed; of one that was not, its own."""
    assert node.table is not None
    seat, action = choice
    legal, codes = node.table.legal(seat), node.kind.codes
    if action in legal:
        return codes.numbers(legal)[legal.index(action)]
    return codes.number(action)
