"""Many games of one set-up at once, as numpy arrays, for `rotonde.envs.batch`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class ArrayGames(ABC):
    """So many games, each at a decision of one seat. A game that ends starts anew at once.

    Action numbers and observations are those of the game's `Encoding`. What is drawn follows from
    the seed alone, game by game: the first games of a hundred are those of a thousand.
    """

    seats: NDArray[np.int16]
    """Per game who is to act."""
    masks: NDArray[np.int8]
    """Per game ones for the legal action numbers, zeros else."""
    observations: NDArray[np.float32]
    """Per game what the seat that is to act sees; no rows if nobody asked for them."""
    rewards: NDArray[np.float32]
    """Per game and seat what the last decision brought: 0 but where it ended the game."""
    ended: NDArray[np.bool_]
    """Per game whether the last decision ended it, so that now a new one stands there."""

    @abstractmethod
    def step(self, actions: NDArray[np.int32]) -> int:
        """Decide in every game, by number, and bring the arrays up to date.

        If one is illegal nothing changes; the place of the first such game, else -1.
        """

    @abstractmethod
    def choose(self, actions: NDArray[np.int32]) -> None:
        """Write a random legal action number for each game, all equally likely."""
