"""What helps a player to decide, and what is told once a match is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from rotonde.kernel.contract.boards import Block
from rotonde.kernel.contract.presentation import Highlight, Say
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.message import Message
from rotonde.kernel.step import Action, Event


class Shortcut(msgspec.Struct, frozen=True):
    """Decisions often made in a row, offered as one: played while they are legal."""

    label: Message
    actions: tuple[Action, ...]
    shown: bool = False
    """A single one that is shown on the board before it is confirmed, like any other choice."""


class Plan(msgspec.Struct, frozen=True):
    """The sensible whole of a decision; one with numbers lies on a board, to be trimmed."""

    label: Message
    """What Confirm says: a verb, a thing and a place."""
    actions: tuple[Action, ...]
    """The decisions it stands for, legal one after the other."""
    note: Message | None = None
    """What it comes to: a sum, and what is left."""
    board: str = ""
    """The id of the board it lies on: its blocks take the place of that board's."""
    blocks: tuple[Block, ...] = ()
    """Its lines may carry steppers."""
    short: str = ""
    """What stands beside the board's title."""
    others: tuple[Shortcut, ...] = ()
    """Other wholes of this decision, offered as buttons."""


class Record(msgspec.Struct, frozen=True):
    """A result worth keeping beside others of its kind."""

    group: str
    """Only results of the same group are compared."""
    order: tuple[int, ...]
    """The lowest is the best."""
    text: Message


class Curve(msgspec.Struct, frozen=True):
    """One line of a chart, e.g. the price of something turn by turn."""

    label: Message
    points: tuple[tuple[int, int], ...]
    """How far across and how high, from left to right."""
    ink: str = ""
    """A token of the theme, e.g. a player's, or a colour of CSS; empty: the page chooses."""


class Chart(msgspec.Struct, frozen=True):
    """How things of one kind went over time, e.g. the prices of coal."""

    title: Message
    across: Message
    """What is counted from left to right."""
    curves: tuple[Curve, ...]


class Help:
    """All of it is optional."""

    def prompt_hint(self, state: Any, seat: int) -> Message | None:
        """What a player would want to know before this decision: odds, what a deal is worth."""
        return None

    def list_title(self, state: Any, seat: int) -> Message | None:
        """The title of a list of all choices of this decision, where it has one of its own."""
        return None

    def draft_summary(self, before: Any, state: Any, seat: int) -> Message | None:
        """What a seat's draft comes to since the state `before` it: told instead of the hint."""
        return None

    def preview(self, state: Any, seat: int, action: Action) -> Sequence[Message]:
        """What a legal action, by a form or with `has_preview`, would mean."""
        return ()

    def shortcuts(self, state: Any, seat: int, past: Iterable[Action]) -> Sequence[Shortcut]:
        """Buttons for several decisions at once where there is no plan to hold them.

        `past`: what this seat has decided, newest first.
        """
        return ()

    def plan(
        self,
        state: Any,
        seat: int,
        past: Iterable[Action],
        wanted: Mapping[str, int] | None,
        say: Say,
    ) -> Plan | None:
        """The whole that Confirm offers until something else is chosen; None: there is none.

        `past`: what this seat has decided, newest first. `wanted`: the numbers of its steppers as
        the player has set them, which are met as far as the rules allow, unknown ones ignored;
        None: as most players would set them.
        """
        return None

    def hint_reasons(self, state: Any, seat: int, actions: Sequence[Action]) -> Sequence[Message]:
        """Why a strong player would decide so, in a sentence or two, with figures."""
        return ()

    def action_at(self, state: Any, seat: int, spots: Sequence[str]) -> Action | None:
        """What a click on these spots would mean, legal or not: how "why not?" is answered."""
        return None

    def score_breakdown(self, state: Any, events: Sequence[Event]) -> list[Highlight]:
        """Once it is over: where the scores came from, told by all that happened.

        Empty: the highlights that brought something say it.
        """
        return []

    def charts(self, state: Any, events: Sequence[Event]) -> Sequence[Chart]:
        """Once it is over: what went up and down on the way, besides the scores."""
        return ()

    def record(self, state: Any, standings: Standings) -> Record | None:
        """What a player who was alone can try to better; None: nothing."""
        return None
