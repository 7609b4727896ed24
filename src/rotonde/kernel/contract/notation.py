"""Positions as text."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.message import BadInput
from rotonde.kernel.step import State, Step


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


class PlainNotation(Notation):
    """A notation for states of plain data: numbers, texts, tuples, lists, dictionaries, None.

    One line per field, as Python writes it. Fields that the state annotates are read as these types
    and no others. Enough for a new game; a notation of its own reads better, and can leave out what
    is usual.
    """

    def __init__(self, state: type[State], steps: Sequence[Step[Any]]) -> None:
        self._state = state
        self._steps = {step.id: step for step in steps}
        self._fields = tuple(dict.fromkeys(name for kind in state.__mro__ for name in _slots(kind)))
        known = get_type_hints(state)
        self._types = {name: known[name] for name in self._fields if name in known}
        self._types["stack"] = list[str]

    def write(self, state: Any) -> str:
        values = {name: getattr(state, name) for name in self._fields}
        values["stack"] = [step.id for step in state.stack]
        return "".join(f"{name} = {value!r}\n" for name, value in sorted(values.items()))

    def read(self, setup: Setup, chance: Chance | None = None) -> State:
        values = _read_lines(setup.position or "")
        if set(values) != set(self._fields):
            wrong = sorted(set(values) ^ set(self._fields))[0]
            raise BadInput("bad-plain-field", field=wrong[:40])
        for name, type in self._types.items():
            try:
                values[name] = msgspec.convert(values[name], type)
            except (msgspec.ValidationError, OverflowError):
                raise BadInput("bad-plain-field", field=name) from None
        stack, to_act = values["stack"], values["to_act"]
        if not set(stack) <= set(self._steps):
            raise BadInput("bad-plain-field", field="stack")
        if not set(to_act) <= set(range(len(setup.seats))):
            raise BadInput("bad-plain-field", field="to_act")
        state = self._state.__new__(self._state)
        for name, value in values.items():
            setattr(state, name, value)
        state.stack = [self._steps[id] for id in stack]
        self.check(state, setup)
        return state

    def check(self, state: Any, setup: Setup) -> None:
        """Raise BadInput for a state that cannot be; by default every state can."""

    def seats_in(self, position: str) -> int:
        raise BadInput("bad-plain-seats")


def _slots(kind: type) -> tuple[str, ...]:
    return tuple(getattr(kind, "__slots__", ()))


def _read_lines(text: str) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for at, line in enumerate(text.splitlines(), 1):
        name, equals, value = line.partition(" = ")
        if not line.strip():
            continue
        if not equals or name in values or len(value) > _LONGEST:
            raise BadInput("bad-plain-line", line=at)
        try:
            values[name] = ast.literal_eval(value)
        except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
            raise BadInput("bad-plain-line", line=at) from None
    return values


_LONGEST = 100_000
