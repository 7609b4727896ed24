"""What a seat is shown by environments of the Gymnasium family: a vector and a mask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table


class Choices(NamedTuple):
    """What a seat may do now."""

    numbers: list[int]
    actions: list[Any]

    def find(self, number: int) -> Action | None:
        """What a number means; None: it is not legal."""
        try:
            found: Action = self.actions[self.numbers.index(number)]
        except ValueError:
            return None
        return found


class Observations:
    """The encoding of a set-up, as arrays."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.codes = game.encoding(setup)

    def space(self) -> spaces.Dict:
        """The space of what `observe` returns."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.codes.shape,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.codes.size,), np.int8),
            }
        )

    def legal(self, table: Table, seat: int) -> Choices:
        """What a seat may do now."""
        legal = table.legal(seat)
        return Choices(self.codes.numbers(legal), legal)

    def observe(self, table: Table, seat: int, legal: Iterable[int]) -> dict[str, Any]:
        """What a seat sees, with ones in the mask for these numbers."""
        codes = self.codes
        # Single numbers are written into bytes several times faster than into an array.
        mask = bytearray(codes.size)
        for number in legal:
            mask[number] = 1
        seen = np.empty(codes.shape, np.float32)
        if not codes.fill(table.state, seat, seen):
            seen[:] = codes.observe(table.game.rules.view(table.state, seat), seat)
        return {"observation": seen, "action_mask": np.frombuffer(mask, np.int8)}
