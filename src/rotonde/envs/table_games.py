"""Many games on the engine's own tables, written into the arrays of a batch."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from rotonde.envs.returns import returns
from rotonde.kernel.chance import Seed
from rotonde.kernel.contract.array_games import ArrayGames
from rotonde.kernel.contract.encoding import Encoding
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.table.table import Table

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Arrays(NamedTuple):
    """All that a batch shows, a row for each game."""

    seats: NDArray[np.int16]
    masks: NDArray[np.int8]
    observations: NDArray[np.float32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    actions: NDArray[np.int32]
    """What is to be done next; `choose` writes here."""

    def rows(self, first: int, last: int) -> Arrays:
        """Some of the games; they share the memory."""
        found: list[Any] = [each[first:last] for each in self]
        return Arrays(*found)


def shapes(game: Game, setup: Setup, count: int, observing: bool) -> list[tuple[Any, Any]]:
    """The shape and type of each of the arrays."""
    codes = game.encoding(setup)
    return [
        ((count,), np.int16),
        ((count, codes.size), np.int8),
        ((count if observing else 0, codes.shape), np.float32),
        ((count, len(setup.seats)), np.float32),
        ((count,), np.bool_),
        ((count,), np.int32),
    ]


class TableGames(ArrayGames):
    """Games `first` and on of a batch, in this process."""

    def __init__(
        self, game: Game, setup: Setup, arrays: Arrays, first: int, seed: int, observing: bool
    ) -> None:
        self._arrays = arrays
        self.seats, self.masks, self.observations = arrays.seats, arrays.masks, arrays.observations
        self.rewards, self.ended = arrays.rewards, arrays.ended
        self.rewards[:] = 0
        self.ended[:] = False
        self.masks[:] = 0
        # Single numbers are written into bytes several times faster than into an array.
        bytes_of_masks: Any = arrays.masks.reshape(-1)
        flat = memoryview(bytes_of_masks).cast("B")
        size = arrays.masks.shape[1]
        self._games = [
            _TableGame(game, setup, f"{seed}/{first + row}", flat, row * size)
            for row in range(len(arrays.seats))
        ]
        self._observing = observing
        for row in range(len(self._games)):
            self._show(row)

    def step(self, actions: NDArray[np.int32]) -> int:
        illegal = first_illegal(self.masks, actions)
        if illegal >= 0:
            return illegal
        rewards, ended = self.rewards, self.ended
        rewards[:] = 0
        ended[:] = False
        for row, (one, number) in enumerate(zip(self._games, actions.tolist(), strict=True)):
            worth = one.play(number)
            if worth is not None:
                rewards[row] = worth
                ended[row] = True
            self._show(row)
        return -1

    def choose(self, actions: NDArray[np.int32]) -> None:
        actions[:] = [one.choose() for one in self._games]

    def _show(self, row: int) -> None:
        one = self._games[row]
        self.seats[row] = one.seat
        if self._observing:
            one.observe(self.observations[row])


class _TableGame:
    """One game after another in a row of a batch."""

    def __init__(self, game: Game, setup: Setup, seed: str, masks: Any, start: int) -> None:
        self._game, self._setup = game, setup
        # An encoding of its own: it remembers what a seat saw last, which other games would drop.
        self._codes: Encoding = game.encoding(setup)
        self._masks, self._start = masks, start
        self._seeds, self._choices = Random(f"games/{seed}"), Random(f"choices/{seed}")
        self._numbers: list[int] = []
        self._legal: Any = ()
        self._begin()

    def play(self, number: int) -> list[float] | None:
        """What it was worth to each seat if the game is over; then the next one has begun."""
        self._table.play(self.seat, self._legal[self._numbers.index(number)])
        standings = self._table.standings
        if standings is None:
            self._list()
            return None
        self._begin()
        return returns(self._game, standings)

    def choose(self) -> int:
        numbers = self._numbers
        return numbers[int(self._choices.random() * len(numbers))]

    def observe(self, seen: NDArray[np.float32]) -> None:
        table = self._table
        if not self._codes.fill(table.state, self.seat, seen):
            view = self._game.rules.view(table.state, self.seat)
            seen[:] = self._codes.observe(view, self.seat)

    def _begin(self) -> None:
        """The next game that has a decision."""
        while True:
            seed = Seed.of(self._seeds.getrandbits(64))
            self._table = Table(self._game, self._setup, seed)
            if not self._table.over:
                break
        self._list()

    def _list(self) -> None:
        masks, start = self._masks, self._start
        for number in self._numbers:
            masks[start + number] = 0
        self.seat = self._table.to_act[0]
        self._legal = self._table.legal(self.seat)
        self._numbers = self._codes.numbers(self._legal)
        for number in self._numbers:
            masks[start + number] = 1


def first_illegal(masks: NDArray[np.int8], actions: NDArray[np.int32]) -> int:
    """The first row whose action its mask does not allow; -1: there is none."""
    outside = (actions < 0) | (actions >= masks.shape[1])
    known = np.where(outside, 0, actions)
    wrong = outside | (masks[np.arange(len(actions)), known] == 0)
    return int(wrong.argmax()) if wrong.any() else -1
