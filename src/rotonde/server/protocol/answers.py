"""What the server says over the socket, besides the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rotonde.kernel.step import Action
from rotonde.server.protocol.offers import Ghost, Plan


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Which people are at the table now; nothing else has changed."""

    connected: Sequence[int]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A decision or message that was not accepted; nothing changed."""

    text: str
    rule: str
    """Empty where no rule of the game applies."""
    id: str


class Why(msgspec.Struct, frozen=True, tag="why"):
    """The answer to `why`."""

    text: str
    rule: str
    spots: Sequence[str]
    idle: bool
    """There is nothing to choose there or now, whatever it is."""


class Description(msgspec.Struct, frozen=True, tag="description"):
    """What lights up with a spot, and what to say of it; no lines: its label says it all."""

    spot: str
    at: int
    spots: Sequence[str]
    lines: Sequence[str]


class Ghosts(msgspec.Struct, frozen=True, tag="ghosts"):
    """One for each action that is legal there and then; none if the decision has gone by."""

    point: int
    ghosts: Sequence[Ghost]


class Preview(msgspec.Struct, frozen=True, tag="preview"):
    """What the form would bring; with a rule: why it would be refused."""

    lines: Sequence[str]
    rule: str


class Planned(msgspec.Struct, frozen=True, tag="plan"):
    """The answer to `plan`."""

    point: int
    plan: Plan | None


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a strong player would do."""

    choice: int | None
    """Its index among the choices, if it is listed,"""
    amount: int | None
    """and its number, if it has one."""
    text: str
    """All of it, where the decision is put together bit by bit."""
    action: Action
    """The first of it: what is decided with no such choice on show, e.g. where a form is filled."""
    actions: Sequence[Action]
    """What of that can be tried out with `decide-in-turn`; empty: it is the choice alone."""
    reasons: Sequence[str]
    """Why, a sentence each."""
    spots: Sequence[str]
    """Where all of it lies."""
    point: int
    outlook: bool
    """Whether the chances follow as `hint-outlook`: they take a second more."""


class HintOutlook(msgspec.Struct, frozen=True, tag="hint-outlook"):
    """How often the hint that was told wins, beside the next best."""

    text: str
    point: int


class UndoAsked(msgspec.Struct, frozen=True, tag="undo-asked"):
    """Another player asks to take back."""

    seat: int
    text: str
    mine: Sequence[int]
    """My seats that must answer; one answer speaks for all at the screen."""


class UndoAnswered(msgspec.Struct, frozen=True, tag="undo-answered"):
    """How that ended."""

    agreed: bool
    text: str


class Chart(msgspec.Struct, frozen=True, tag="chart"):
    """Scores over time: after which entry, and the scores, wherever one changed."""

    points: Sequence[tuple[int, Sequence[float | None]]]
    """Null where a score is secret to the viewer; once the match is over none is."""


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """Another player opened a rematch; `POST /api/matches/ID/rematch` gives me my keys in it."""

    id: str
