"""What every decision of Silverton has in common, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rotonde.games.silverton.actions import Done
from rotonde.games.silverton.rules.state import SEATS, SilvertonState
from rotonde.kernel.chance import Chance
from rotonde.kernel.message import Arg, Message, Refusal, refuse
from rotonde.kernel.step import Action, Event, Step

DONE = Done()
Stage = Callable[[SilvertonState, Chance, list[Event]], None]
STAGES: list[Stage] = []
"""The turn from its first stage to its last: filled by flow.py."""


def go_on(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """Pass through the stages of the turn until somebody owes a decision or the match is over.

    A stage either asks, or sets `state.stage` to what comes after it.
    """
    while not state.stack and state.ending is None:
        STAGES[state.stage](state, chance, events)


def ask(state: SilvertonState, step: Choice, seat: int) -> None:
    state.stack.append(step)
    state.to_act = SEATS[seat]
    state.menu = None


def asks(state: SilvertonState, step: Choice, seat: int) -> bool:
    """Ask if there is a choice at all: with one answer a step is passed over (SV-3.4)."""
    menu = step.menu(state, seat)
    if len(menu) < 2:
        return False
    ask(state, step, seat)
    state.menu = menu
    return True


def each_in_turn(state: SilvertonState, step: Choice) -> None:
    """A stage in which every player decides once, in turn order."""
    while state.at < state.terms.players:
        if asks(state, step, state.seat):
            return
        state.at += 1
    state.at = 0
    state.stage += 1


def leave(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The step at hand is over, and with it its stage."""
    state.stack.clear()
    state.stage += 1
    go_on(state, chance, events)


def ask_again(state: SilvertonState, chance: Chance, events: list[Event]) -> None:
    """The step at hand is over; its stage says what comes next."""
    state.stack.clear()
    go_on(state, chance, events)


class Choice(Step[SilvertonState]):
    """A decision whose menu is worked out once, however often it is looked at."""

    __slots__ = ()
    takes: ClassVar[tuple[type[Action], ...]]
    """The kinds of action that answer it."""

    def menu(self, state: SilvertonState, seat: int) -> list[Any]:
        """What may be done."""
        raise NotImplementedError

    def do(
        self,
        state: SilvertonState,
        seat: int,
        action: Any,
        chance: Chance,
        events: list[Event],
    ) -> None:
        """Do it."""
        raise NotImplementedError

    def why_not(self, state: SilvertonState, seat: int, action: Any) -> Refusal | None:
        """Why an action of the right kind, with the right kinds of fields, is not on the menu."""
        return refuse(self.rule, "refusal-not-offered")

    def about(self, state: SilvertonState) -> dict[str, Arg]:
        """What the prompt speaks of."""
        return {}

    def prompt(self, state: SilvertonState, seat: int | None) -> Message:
        return Message(f"prompt-{self.id}", self.about(state))

    def legal(self, state: SilvertonState, seat: int) -> list[Any]:
        menu = state.menu
        if menu is None:
            menu = state.menu = self.menu(state, seat)
        return menu[:]

    def refusal(self, state: SilvertonState, seat: int, action: Action) -> Refusal | None:
        menu = state.menu
        if menu is None:
            menu = state.menu = self.menu(state, seat)
        for listed in menu:
            if listed is action:
                return None
        if action.__class__ not in self.takes:
            return refuse(self.rule, "refusal-not-now")
        if not sound(action):
            return refuse(self.rule, "refusal-not-an-action")
        if action in menu:
            return None
        return self.why_not(state, seat, action)

    def perform(
        self, state: SilvertonState, seat: int, action: Any, chance: Chance
    ) -> Sequence[Event]:
        state.menu = None
        events: list[Event] = []
        self.do(state, seat, action, chance, events)
        return events


def sound(value: object) -> bool:
    """Whether an action holds what its fields say: True is no 1, and a list no tuple."""
    for field, kind in type(value).__annotations__.items():
        held = getattr(value, field)
        if kind == "int":
            if type(held) is not int:
                return False
        elif kind == "str":
            if type(held) is not str:
                return False
        elif kind == "Bundle":
            if held.__class__.__name__ != "Bundle" or not sound(held):
                return False
        elif not _sound_tuple(kind, held):
            return False
    return True


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


ORDER, PRICE, YIELD, CARDS, LINES = range(5)
"""What draws can be about: how searches compare choices under the same luck."""


def two_dice(chance: Chance) -> tuple[int, int]:
    return (chance.below(6) + 1, chance.below(6) + 1)
