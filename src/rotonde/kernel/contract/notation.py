"""Positions as text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.step import State


class Notation(ABC):
    """Writes and reads positions of one game."""

    @abstractmethod
    def write(self, state: Any) -> str:
        """The position; `read` of a set-up that holds it gives an equal state."""

    @abstractmethod
    def read(self, setup: Setup, chance: Chance | None = None) -> State:
        """The state of `setup.position`; BadInput says what is wrong with it.

        `chance` draws what the position leaves open; None: it is only checked.
        """

    @abstractmethod
    def seats_in(self, position: str) -> int:
        """How many players a position speaks of."""
