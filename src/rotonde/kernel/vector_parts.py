"""A vector put together from parts, of which only what has changed is written again.

Environments look at every decision, and a decision changes little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import is_not
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_FLOAT = 4
"""Bytes of a number."""


def own_to_each(seat: int) -> int:
    """The subject of a part that is different for each who looks."""
    return seat


def same_for_all(seat: int) -> int:
    """The subject of a part that does not depend on who looks."""
    return 0


class Part(NamedTuple):
    """Numbers that are worked out anew when what they depend on has changed."""

    length: int
    key: Callable[[Any, int], object]
    """All that they depend on, from a state and the seat that looks: nothing that is changed in
    place."""
    numbers: Callable[[Any, int], Sequence[float] | dict[int, float]]
    """The numbers themselves, from a view and the seat; or only those that are not 0, by place."""
    subject: Callable[[int], int] = own_to_each
    """Which of the remembered numbers serve a seat."""


class DirectPart(NamedTuple):
    """Numbers that are sooner written than compared."""

    length: int
    pack: Callable[[Any, int], bytes]
    """The numbers from a state and the seat that looks, packed as 32-bit floats."""
    numbers: Callable[[Any, int], Sequence[float]]
    """The same from a view."""


class RowsPart(NamedTuple):
    """A row of numbers for each of some things: only the rows of those that have changed are
    written. Where there are fewer things than rows, the rest is zeros."""

    length: int
    width: int
    """Of one row."""
    things: Callable[[Any, int], Sequence[Any]]
    """All that each row depends on, from a state and the seat that looks: nothing that is changed
    in place."""
    pack: Callable[[Any, int], bytes]
    """The row of a thing for the seat that looks, packed as 32-bit floats."""
    numbers: Callable[[Any, int], Sequence[float]]
    """All rows, from a view and the seat."""


class MarkedPart(NamedTuple):
    """Zeros, and marks of things that come and go: only those of the things that have changed are
    written. No two things mark the same place."""

    length: int
    things: Callable[[Any], Sequence[Any]]
    """What leaves marks, from a state: nothing that is changed in place; None: there is nothing.
    What has not changed is the same object and has the same place in the list."""
    marks: Callable[[Any, int], tuple[Iterable[int], float]]
    """Where a thing leaves marks for the seat that looks, and which number."""
    numbers: Callable[[Any, int], dict[int, float]]
    """All marks, from a view and the seat."""


class _SeatVector:
    """What a seat saw last."""

    def __init__(self, length: int, parts: int) -> None:
        import numpy as np  # an extra: only environments need it

        self.vector = np.zeros(length, np.float32)
        # Numbers are written several times faster into memory than into an array.
        self.numbers: Any = memoryview(self.vector)  # type: ignore[arg-type]
        self.bytes = self.numbers.cast("B")
        self.keys: list[Any] = [None] * parts
        """For each part what it depended on when it was written."""


class VectorParts:
    """Parts one after the other; it remembers what each last was for each subject, and the whole
    vector of each seat. One environment uses it, in one thread."""

    def __init__(self, parts: Sequence[Part | DirectPart | RowsPart | MarkedPart]) -> None:
        self._parts = parts
        self.length = 0
        self._kept: list[tuple[int, Part, slice, Callable[..., bytes]]] = []
        self._direct: list[tuple[DirectPart, slice]] = []
        self._rows: list[tuple[int, RowsPart, slice]] = []
        self._marked: list[tuple[int, MarkedPart, int]] = []
        for at, part in enumerate(parts):
            stretch = slice(_FLOAT * self.length, _FLOAT * (self.length + part.length))
            if isinstance(part, Part):
                self._kept.append((at, part, stretch, Struct(f"{part.length}f").pack))
            elif isinstance(part, DirectPart):
                self._direct.append((part, stretch))
            elif isinstance(part, RowsPart):
                self._rows.append((at, part, stretch))
            else:
                self._marked.append((at, part, self.length))
            self.length += part.length
        self._last: dict[tuple[int, int], tuple[object, bytes]] = {}
        self._vectors: dict[int, _SeatVector] = {}

    def of(self, view: Any, seat: int) -> list[float]:
        """What a seat sees in its view."""
        found: list[float] = []
        for part in self._parts:
            found += _list_numbers(part.numbers(view, seat), part.length)
        return found

    def fill(
        self, state: Any, look: Callable[[Any, int], Any], seat: int, seen: NDArray[np.float32]
    ) -> None:
        """Write the same into an array; `look` gives a view of the state to the seat and is asked
        only if something has changed."""
        known = self._vectors.get(seat)
        if known is None:
            known = self._vectors[seat] = _SeatVector(self.length, len(self._parts))
        for direct, stretch in self._direct:
            known.bytes[stretch] = direct.pack(state, seat)
        for at, rows, stretch in self._rows:
            things = tuple(rows.things(state, seat))
            if things != known.keys[at]:
                _renew_rows(known.bytes[stretch], rows, known.keys[at] or (), things, seat)
                known.keys[at] = things
        for at, marked, start in self._marked:
            things = tuple(marked.things(state))
            if things != known.keys[at]:
                _renew_marks(known.numbers, start, marked, known.keys[at] or (), things, seat)
                known.keys[at] = things
        view = None
        for at, part, stretch, pack in self._kept:
            key = part.key(state, seat)
            if key == known.keys[at]:
                continue
            last = self._last.get(place := (at, part.subject(seat)))
            if last is None or last[0] != key:
                view = view or look(state, seat)
                numbers = _list_numbers(part.numbers(view, seat), part.length)
                last = self._last[place] = key, pack(*numbers)
            known.bytes[stretch] = last[1]
            known.keys[at] = key
        seen[:] = known.vector


def _list_numbers(numbers: Sequence[float] | dict[int, float], length: int) -> Sequence[float]:
    if not isinstance(numbers, dict):
        return numbers
    found = [0.0] * length
    for place, number in numbers.items():
        found[place] = number
    return found


def _renew_rows(
    memory: memoryview, part: RowsPart, old: tuple[Any, ...], new: tuple[Any, ...], seat: int
) -> None:
    width = _FLOAT * part.width
    for at, thing in enumerate(new):
        if at >= len(old) or thing != old[at]:
            memory[at * width : (at + 1) * width] = part.pack(thing, seat)
    if len(new) < len(old):
        memory[len(new) * width : len(old) * width] = bytes((len(old) - len(new)) * width)


def _renew_marks(
    numbers: Any,
    start: int,
    part: MarkedPart,
    old: tuple[Any, ...],
    new: tuple[Any, ...],
    seat: int,
) -> None:
    """Wipe the marks of things that have changed or gone, then write those there are now."""
    longest = max(len(old), len(new))
    before = old + (None,) * (longest - len(old))
    after = new + (None,) * (longest - len(new))
    changed = list(map(is_not, before, after))
    for thing in compress(before, changed):
        if thing is not None:
            for place in part.marks(thing, seat)[0]:
                numbers[start + place] = 0.0
    for thing in compress(after, changed):
        if thing is not None:
            places, number = part.marks(thing, seat)
            for place in places:
                numbers[start + place] = number
