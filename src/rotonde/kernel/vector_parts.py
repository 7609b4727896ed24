"""A vector put together from parts, each worked out anew only when what it depends on has changed.

Environments look at every decision, and a decision changes little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def own_to_each(seat: int) -> int:
    """The subject of a part that is different for each who looks."""
    return seat


def same_for_all(seat: int) -> int:
    """The subject of a part that does not depend on who looks."""
    return 0


class Part(NamedTuple):
    """Some of the numbers that a seat sees."""

    length: int
    key: Callable[[Any, int], object]
    """All that they depend on, from a state and the seat that looks: nothing that is changed in
    place."""
    numbers: Callable[[Any, int], Sequence[float] | dict[int, float]]
    """The numbers themselves, from a view and the seat; or only those that are not 0, by place."""
    subject: Callable[[int], int] = own_to_each
    """Which of the remembered numbers serve a seat."""


class VectorParts:
    """Parts one after the other; it remembers what each last was for each subject, and the whole
    vector of each seat. One environment uses it, in one thread."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts
        self.length = 0
        self._starts = []
        for part in parts:
            self._starts.append(self.length)
            self.length += part.length
        self._last: dict[tuple[int, int], tuple[object, Any, Any]] = {}
        self._vectors: dict[int, tuple[NDArray[np.float32], list[object]]] = {}
        """Per seat its vector, and for each part what it depended on when it was written."""

    def of(self, view: Any, seat: int) -> list[float]:
        """What a seat sees in its view."""
        found: list[float] = []
        for part in self._parts:
            numbers = part.numbers(view, seat)
            if isinstance(numbers, dict):
                found += [numbers.get(place, 0.0) for place in range(part.length)]
            else:
                found += numbers
        return found

    def fill(self, state: Any, view: Any, seat: int, seen: NDArray[np.float32]) -> None:
        """Write the same into an array; `view` is read only for what has changed."""
        import numpy as np  # an extra: only environments need it

        if seat not in self._vectors:
            self._vectors[seat] = np.zeros(self.length, np.float32), [None] * len(self._parts)
        vector, keys = self._vectors[seat]
        for at, part in enumerate(self._parts):
            key = part.key(state, seat)
            if key == keys[at]:
                continue
            known = self._last.get(place := (at, part.subject(seat)))
            if known is None or known[0] != key:
                known = self._last[place] = (key, *self._written(at, part.numbers(view, seat)))
            _, places, values = known
            if not isinstance(places, slice):
                vector[self._starts[at] : self._starts[at] + part.length] = 0.0
            vector[places] = values
            keys[at] = key
        seen[:] = vector

    def _written(
        self, at: int, numbers: Sequence[float] | dict[int, float]
    ) -> tuple[slice | NDArray[np.int64], NDArray[np.float32]]:
        """Where in the vector the numbers of a part go, and what they are."""
        import numpy as np  # an extra: only environments need it

        start = self._starts[at]
        if isinstance(numbers, dict):
            places = np.fromiter(numbers, np.int64, len(numbers))
            values = np.fromiter(numbers.values(), np.float32, len(numbers))
            return places + start, values
        return slice(start, start + len(numbers)), np.array(numbers, np.float32)
