"""A turn as a flow of stages, and decisions whose menu is worked out once.

A stage either asks somebody, or does what needs no decision and goes on to the next stage. A state
can be copied, stored and searched between any two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

from rotonde.kernel.chance import Chance
from rotonde.kernel.copyable import Shared, initial
from rotonde.kernel.message import Arg, Message, Refusal, refuse
from rotonde.kernel.step import Action, Event, State, Step

SEATS = tuple((seat,) for seat in range(8))
Stage = Callable[[Any, Chance, list[Event]], None]


class Flow:
    """A turn as its stages, in their order. A stage is known by the name of its function.

    After the last stage the next turn begins: with the first one, or with `again` if those before
    it come only once. A state holds its flow, and snapshots must not: name it in `Rules.shared`.
    """

    __slots__ = ("after", "first", "order", "stages")

    def __init__(self, *stages: Stage, again: Stage | None = None) -> None:
        names = [stage.__name__ for stage in stages]
        self.stages = dict(zip(names, stages, strict=True))
        if not names or len(self.stages) < len(names):
            raise ValueError(f"a flow has stages with different names, not {names}")
        self.first = names[0]
        turn = self.first if again is None else again.__name__
        if turn not in self.stages:
            raise ValueError(f"a turn cannot begin again at {turn}, which is not one of {names}")
        self.after = dict(zip(names, [*names[1:], turn], strict=True))
        """Per stage the one that follows it."""
        self.order = {name: at for at, name in enumerate(names)}
        """Per stage its place in the turn, from 0."""


class StagedState(State):
    """A state that knows where in the turn it stands."""

    flow: Shared[Flow]
    stage: str = initial(lambda state: state.flow.first)
    """Where in the turn: the name of a stage of `flow`."""
    menu: Shared[list[Any] | None] = None
    """What the decision at hand offers, once it has been asked for."""
    secret_menus: Shared[dict[int, list[Any]]] = initial(lambda state: {})
    """The same by seat, where several are asked at once."""
    ending: str | None = None
    """How the match ended; None: it goes on."""

    def next_stage(self) -> None:
        self.stage = self.flow.after[self.stage]

    def is_at(self, stage: Stage) -> bool:
        return self.stage == stage.__name__

    def is_past(self, stage: Stage) -> bool:
        """Whether this turn has left a stage behind."""
        order = self.flow.order
        return order[self.stage] > order[stage.__name__]


S = TypeVar("S", bound=StagedState)


def run_to_decision(state: StagedState, chance: Chance, events: list[Event]) -> None:
    """Pass through the stages of the turn until somebody owes a decision or the match is over."""
    stages = state.flow.stages
    while not state.stack and state.ending is None:
        stages[state.stage](state, chance, events)
    if state.ending is not None:
        state.stack.clear()
        state.to_act = ()


def ask(state: StagedState, step: Choice[Any], seat: int) -> None:
    state.stack.append(step)
    state.to_act = SEATS[seat]
    state.menu = None


def ask_at_once(state: StagedState, step: Choice[Any], seats: tuple[int, ...]) -> None:
    """Ask several seats, which choose in secret."""
    state.stack.append(step)
    state.to_act = seats
    state.menu, state.secret_menus = None, {}


def finish_step(state: StagedState, chance: Chance, events: list[Event]) -> None:
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

    def apply(self, state: S, seat: int, action: Any, chance: Chance, events: list[Event]) -> None:
        """Do it."""
        raise NotImplementedError

    def apply_all(
        self, state: S, choices: dict[int, Any], chance: Chance, events: list[Event]
    ) -> None:
        """The same for a secret step: do what all seats chose; they come in seat order."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: Any) -> Refusal | None:
        """Why an action of the right kind, with the right kinds of fields, is not on the menu;
        None if it is legal all the same."""
        return refuse(self.rule, "refusal-not-offered")

    def prompt_args(self, state: S) -> dict[str, Arg]:
        """What the prompt speaks of."""
        return {}

    def prompt(self, state: S, seat: int | None) -> Message:
        return Message(f"prompt-{self.id}", self.prompt_args(state))

    def legal(self, state: S, seat: int) -> list[Any]:
        menu = state.menu
        if menu is None:
            menu = self._fresh_menu(state, seat)
        return menu[:]

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        menu = state.menu
        if menu is None:
            menu = self._fresh_menu(state, seat)
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
        self.apply(state, seat, action, chance, events)
        return events

    def reveal(self, state: S, choices: dict[int, Any], chance: Chance) -> Sequence[Event]:
        state.secret_menus = {}
        events: list[Event] = []
        self.apply_all(state, choices, chance, events)
        return events

    def _fresh_menu(self, state: S, seat: int) -> list[Any]:
        """The menu where none is kept in `state.menu`, which only has room for one seat's."""
        if not self.secret:
            menu = state.menu = self.menu(state, seat)
            return menu
        known = state.secret_menus.get(seat)
        if known is None:
            known = self.menu(state, seat)
            # Copies share the menus, so they are replaced and never changed.
            state.secret_menus = {**state.secret_menus, seat: known}
        return known


def has_valid_fields(value: object) -> bool:
    """Whether an action holds what its fields say: True is no 1, and a list no tuple."""
    for field, kind in _field_types(type(value)):  # type: ignore[arg-type]
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
            if not _is_valid_tuple(kind, held):
                return False
        elif held.__class__.__name__ != kind or not has_valid_fields(held):
            return False
    return True


@cache
def _field_types(shape: type) -> tuple[tuple[str, str], ...]:
    """The fields of an action type with their types, as Python writes them."""
    fields: tuple[str, ...] = getattr(shape, "__struct_fields__", ())
    if not fields:
        return ()
    known = get_type_hints(shape)
    return tuple((field, _spell_type(known[field])) for field in fields)


def _spell_type(kind: Any) -> str:
    return kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)


def _is_valid_tuple(kind: str, held: object) -> bool:
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
