"""Actions as whole numbers and views as vectors, for environments with fixed shapes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rotonde.kernel.step import Action

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Encoding(ABC):
    """The encoding of one set-up.

    Where a decision is open-ended a number can be a slot: its meaning depends on what is legal at
    the time. So an environment goes by `numbers` and `chosen`, which are given the legal actions.
    """

    size: int
    """How many action numbers there are."""
    shape: int
    """How long an observation is."""
    longest: int
    """No match has more decisions than this."""
    draws: int
    """No single draw of chance has more outcomes than this."""

    @abstractmethod
    def number(self, action: Action) -> int:
        """The number of an action by itself; of one that has slots the first of them."""

    @abstractmethod
    def action(self, number: int) -> Action:
        """What a number means by itself; BadInput if it means nothing without a list."""

    def numbers(self, legal: Sequence[Any]) -> list[int]:
        """The number of each action of a list, no two alike."""
        return [self.number(action) for action in legal]

    def chosen(self, number: int, legal: Sequence[Any]) -> Action:
        """What a number means with this list to choose from, legal or not."""
        numbers = self.numbers(legal)
        return legal[numbers.index(number)] if number in numbers else self.action(number)

    @abstractmethod
    def observe(self, view: Any, seat: int) -> list[float]:
        """A view as a vector, seats counted from this one."""

    def fill(self, state: Any, seat: int, seen: NDArray[np.float32]) -> bool:
        """Write what a seat sees over all that a vector held, straight from the state.

        It must be what `observe` says of the seat's view, and saves making the view. False: it
        cannot, and nothing was written.
        """
        return False
