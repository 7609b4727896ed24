"""A decision and what it is made of: Action, Event, Card, State, Step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from rotonde.kernel.chance import Chance
from rotonde.kernel.copyable import Copyable, Shared, initial
from rotonde.kernel.message import Arg, Message, Refusal


class Action(msgspec.Struct, frozen=True, gc=False):
    """What a seat decides. Subclasses are small, immutable and tagged: `Flip(card=7)`."""

    low_priority: ClassVar[bool] = False
    """Seldom wanted: where it leads glows only once its first spot is taken."""
    ends_draft: ClassVar[bool] = False
    """Ends a draft, whoever decides next."""
    shows_pieces: ClassVar[bool] = False
    """`Presentation.pieces_of` shows what it would put on the board."""
    has_preview: ClassVar[bool] = False
    """`Help.preview` tells what it would mean."""

    def message(self, state: Any) -> Message:
        """The choice in words, e.g. on a button."""
        raise NotImplementedError

    def seen_by(self, actor: int, viewer: int | None) -> bool:
        """Whether a viewer (None: a spectator) may know this decision of `actor` once it is made.

        Until the match is over, others are given neither the action nor its draws.
        """
        return True

    def short(self, state: Any) -> Message | None:
        """The same where one knows the spot, e.g. in a menu beside it; None: just the same."""
        return None

    def brief(self, state: Any) -> Message | None:
        """The same on the button that decides: a verb, a thing, a place and a sum.

        For an action with `has_preview` whose message says more, e.g. how a tile is turned. None:
        the message will do.
        """
        return None

    def spots(self, state: Any) -> tuple[str, ...]:
        """The path of spots in the scene that makes this choice; empty for a plain button."""
        return ()

    def badge(self, state: Any) -> str:
        """What it brings, in a few signs, to stand at its last spot once the others are taken."""
        return ""

    def stands_out(self, state: Any) -> bool:
        """Whether it comes first among the choices of its place, e.g. track that joins two towns.

        Where a place has many choices, the others are shown only when asked for.
        """
        return False

    def lights(self, state: Any) -> tuple[str, ...]:
        """Spots that light up while one considers this choice, besides its own: a route."""
        return ()


class Card(msgspec.Struct, frozen=True):
    """A card turned up for all at the table to read."""

    title: Message
    text: Message
    sprite: str = ""
    """What is printed on it, by its name in the scene; drawn about its origin, 150 by 90."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """What happened, told to those who may know it."""

    def message(self, state: Any) -> Message:
        """The line in the log."""
        raise NotImplementedError

    def spots(self, state: Any) -> tuple[str, ...]:
        """The parts of the scene this event speaks of."""
        return ()

    def dice_rolled(self, state: Any) -> tuple[int, ...]:
        """The faces of the dice that decided it, to be seen rolling; empty: no dice."""
        return ()

    def revealed_card(self, state: Any) -> Card | None:
        """The card this event turns up, where it is more than a line in the log."""
        return None

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (None: a spectator) learns of it; None if it does not."""
        return self


class FieldEvent(Event, frozen=True, gc=False):
    """An event that is told by its fields: the message `event-TAG`, with what each field says.

    A game with many events gives its fields fixed meanings (a `town` is a town everywhere), and
    says once what each is called and where it lies.
    """

    def field_args(self, state: Any, field: str, value: Any) -> dict[str, Arg]:
        """The arguments of the message that a field stands for."""
        return {field: value}

    def field_spots(self, state: Any, field: str, value: Any) -> Sequence[str]:
        """The parts of the scene that a field speaks of."""
        return ()

    def message(self, state: Any) -> Message:
        args: dict[str, Arg] = {}
        for field in self.__struct_fields__:
            args.update(self.field_args(state, field, getattr(self, field)))
        return Message(f"event-{self.__struct_config__.tag}", args)

    def spots(self, state: Any) -> tuple[str, ...]:
        found: list[str] = []
        for field in self.__struct_fields__:
            found += self.field_spots(state, field, getattr(self, field))
        return tuple(found)


class State(Copyable):
    """Where a match stands. Flow is data: a stack of steps, the last one owed now, and by whom.

    Subclasses declare their fields, each once: see copyable.py. Search copies a lot, so share what
    never changes.
    """

    stack: list[Shared[Step[Any]]] = initial(lambda state: [])
    to_act: tuple[int, ...] = ()
    """The seats that owe the decision on top of the stack; nobody once the match is over."""


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One decision of the rulebook: it lists what may be done, explains what may not, and does it.

    Steps are immutable and lie on the state's stack; `perform` leaves the stack and `to_act` as the
    next decision needs them (an empty stack is the end of the match).
    """

    __slots__ = ()

    id: ClassVar[str]
    """Names the step, and its words: `prompt-ID` and `phase-ID`."""
    rule: ClassVar[str]
    """The numbered rule this decision rests on: its help, and the reason it is nobody else's."""
    secret: ClassVar[bool] = False
    """Seats choose at once, unseen; `reveal` acts when the last has chosen."""
    drafted: ClassVar[bool] = False
    """Put together bit by bit: each bit can be taken back until the whole is confirmed."""
    phase: ClassVar[str] = ""
    """The phase it is shown under, if that is not its own id."""
    forced: ClassVar[bool] = False
    """A single legal choice is played by the kernel instead of asked for.

    A step that is secret too is played by the kernel only if nobody has a choice: asking some of
    the seats would tell who has one.
    """

    def legal(self, state: S, seat: int) -> list[Any]:
        """Every legal action, or for an open-ended decision a useful finite part."""
        raise NotImplementedError

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why the action is not legal, None if it is; never an exception, whatever it holds."""
        raise NotImplementedError

    def perform(self, state: S, seat: int, action: Any, chance: Chance) -> Sequence[Event]:
        """Do it. Only called with what `refusal` let through."""
        raise NotImplementedError

    def reveal(self, state: S, choices: dict[int, Any], chance: Chance) -> Sequence[Event]:
        """Do all secret choices, in seat order: never in order of arrival."""
        events: list[Event] = []
        for seat in sorted(choices):
            events.extend(self.perform(state, seat, choices[seat], chance))
        return events

    def prompt(self, state: S, seat: int | None) -> Message:
        """What is asked of this seat, or what the others wait for."""
        return Message(f"prompt-{self.id}")
