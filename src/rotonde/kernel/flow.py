"""A turn as a list of stages, and decisions whose menu is worked out once.

A stage either asks somebody, or does what needs no decision and sets `state.stage` to what comes
after it. A state can be copied, stored and searched between any two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Message, Refusal, refuse
from rotonde.kernel.step import Action, Event, State, Step

SEATS = tuple((seat,) for seat in range(8))


class StagedState(State):
    """A state that knows where in the turn it stands."""

    __slots__ = ("ending", "menu", "stage")

    menu: list[Any] | None
    """What the decision at hand offers, once it has been asked for."""
    stage: int
    """Where in the turn: an index into `stages`."""
    ending: str | None
    """How the match ended; None: it goes on."""

    @property
    def stages(self) -> Sequence[Stage]:
        """The turn from its first stage to its last."""
        raise NotImplementedError


S = TypeVar("S", bound=StagedState)
Stage = Callable[[Any, Chance, list[Event]], None]


def run_to_decision(state: StagedState, chance: Chance, events: list[Event]) -> None:
    """Pass through the stages of the turn until somebody owes a decision or the match is over."""
    while not state.stack and state.ending is None:
        state.stages[state.stage](state, chance, events)
    if state.ending is not None:
        state.stack.clear()
        state.to_act = ()


def ask(state: StagedState, step: Choice[Any], seat: int) -> None:
    state.stack.append(step)
    state.to_act = SEATS[seat]
    state.menu = None


def answered(state: StagedState, chance: Chance, events: list[Event]) -> None:
    """The step at hand is over; its stage says what comes next."""
    state.stack.pop()
    run_to_decision(state, chance, events)


class Choice(Step[S]):
    """A decision whose menu is worked out once, however often it is looked at."""

    __slots__ = ()
    takes: ClassVar[tuple[type[Action], ...]]
    """The kinds of action that answer it."""

    def menu(self, state: S, seat: int) -> list[Any]:
        """What may be done."""
        raise NotImplementedError

    def do(self, state: S, seat: int, action: Any, chance: Chance, events: list[Event]) -> None:
        """Do it."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: Any) -> Refusal | None:
        """Why an action of the right kind, with the right kinds of fields, is not on the menu;
        None if it is legal all the same."""
        return refuse(self.rule, "refusal-not-offered")

    def about(self, state: S) -> dict[str, Arg]:
        """What the prompt speaks of."""
        return {}

    def prompt(self, state: S, seat: int | None) -> Message:
        return Message(f"prompt-{self.id}", self.about(state))

    def legal(self, state: S, seat: int) -> list[Any]:
        menu = state.menu
        if menu is None:
            menu = state.menu = self.menu(state, seat)
        return menu[:]

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        menu = state.menu
        if menu is None:
            menu = state.menu = self.menu(state, seat)
        for listed in menu:
            if listed is action:
                return None
        if action.__class__ not in self.takes:
            return refuse(self.rule, "refusal-not-now")
        if not has_valid_fields(action):
            return refuse(self.rule, "refusal-not-an-action")
        if action in menu:
            return None
        return self.why_not(state, seat, action)

    def perform(self, state: S, seat: int, action: Any, chance: Chance) -> Sequence[Event]:
        state.menu = None
        events: list[Event] = []
        self.do(state, seat, action, chance, events)
        return events


def has_valid_fields(value: object) -> bool:
    """Whether an action holds what its fields say: True is no 1, and a list no tuple."""
    for field, kind in _kinds(type(value)):  # type: ignore[arg-type]
        held = getattr(value, field)
        if kind == "int":
            if type(held) is not int:
                return False
        elif kind == "str":
            if type(held) is not str:
                return False
        elif kind == "bool":
            if type(held) is not bool:
                return False
        elif kind.startswith("tuple"):
            if not _sound_tuple(kind, held):
                return False
        elif held.__class__.__name__ != kind or not has_valid_fields(held):
            return False
    return True


@cache
def _kinds(shape: type) -> tuple[tuple[str, str], ...]:
    """The fields of an action type with their types, as Python writes them."""
    fields: tuple[str, ...] = getattr(shape, "__struct_fields__", ())
    if not fields:
        return ()
    known = get_type_hints(shape)
    return tuple((field, _spelled(known[field])) for field in fields)


def _spelled(kind: Any) -> str:
    return kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)


def _sound_tuple(kind: str, held: object) -> bool:
    if type(held) is not tuple:
        return False
    if kind == "tuple[str, ...]":
        return all(type(item) is str for item in held)
    if kind == "tuple[tuple[int, int], ...]":
        return all(
            type(pair) is tuple and len(pair) == 2 and all(type(item) is int for item in pair)
            for pair in held
        )
    return all(type(item) is int for item in held)
