"""What a browser says over the socket."""

from __future__ import annotations

from typing import Any

import msgspec

from rotonde.kernel.contract.inputs import FormInput


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message."""

    keys: list[str] = []
    """Several when several people share a screen, none for a spectator; a wrong key is ignored."""
    lang: str = "en"
    rim: bool = False
    """Ask for the rim at once."""
    at: int | None = None
    """Begin at this entry, so that the address of a moment never shows another one first."""
    deltas: bool = False
    """Whether tables may be sent as what has changed."""


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """A decision."""

    seat: int
    action: Any
    """As it came in a choice."""
    point: int


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """A decision by one of the forms."""

    seat: int
    form: FormInput
    point: int


class AskPreview(msgspec.Struct, frozen=True, tag="preview"):
    """What would this form bring, as it is filled in?"""

    seat: int
    form: FormInput
    point: int


class DecideInTurn(msgspec.Struct, frozen=True, tag="decide-in-turn"):
    """Make several decisions one after the other, as far as they are legal: those of a plan, of a
    shortcut or of a hint."""

    seat: int
    actions: list[Any]
    """As they came, at most 16."""
    point: int


class AskPlan(msgspec.Struct, frozen=True, tag="plan"):
    """The plan with these numbers on its steppers."""

    seat: int
    numbers: dict[str, int]
    point: int


class ShowMoment(msgspec.Struct, frozen=True, tag="at"):
    """Show the match after an entry."""

    n: int | None
    """Null: live again."""


class SetLanguage(msgspec.Struct, frozen=True, tag="lang"):
    """Speak another language."""

    lang: str


class LookFrom(msgspec.Struct, frozen=True, tag="look"):
    """Which of my seats I look from."""

    seat: int | None
    """Null: whoever is to decide."""


class AskHint(msgspec.Struct, frozen=True, tag="hint"):
    """Which choice would the strong bot take?"""

    on: bool = True
    """False: the hint was put away, and its chances need not be worked out."""


class AskWhy(msgspec.Struct, frozen=True, tag="why"):
    """Why can I not choose this?"""

    spots: list[str]
    """Those touched so far, the last one last."""


class AskDescription(msgspec.Struct, frozen=True, tag="describe"):
    """What is there to say of this spot?"""

    spot: str
    """Of a player: `seat:N`."""


class AskGhosts(msgspec.Struct, frozen=True, tag="ghosts"):
    """What would these choices, at most 100, put on the board, and what would they mean?"""

    seat: int
    actions: list[Any]
    """As they came."""
    point: int


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take my last decision back, or ask the others to let me; within a draft a step back."""

    seat: int
    practice: bool = False
    """Whether the match may go on as practice, which it must where only bots could be asked."""


class Reset(msgspec.Struct, frozen=True, tag="reset"):
    """Give up what I have put together and not yet shown."""

    seat: int


class UndoAnswer(msgspec.Struct, frozen=True, tag="undo-answer"):
    """My answer to such a request."""

    seat: int
    agree: bool


class AskBidLimit(msgspec.Struct, frozen=True, tag="bid-limit"):
    """Bid for me up to a limit in the auction of that occasion."""

    seat: int
    most: int | None
    """Null: no longer."""
    occasion: str = ""


class AskChart(msgspec.Struct, frozen=True, tag="chart"):
    """Scores over time."""


class AskAnalysis(msgspec.Struct, frozen=True, tag="analysis"):
    """How did this match go? It is worked out while somebody waits for it, once it is over."""

    on: bool
    """False: I no longer wait."""


class ShowRim(msgspec.Struct, frozen=True, tag="rim"):
    """Draw what lies beyond the edges faintly round the board, where a game can."""

    on: bool


Request = (
    Hello
    | Decide
    | Fill
    | AskPreview
    | DecideInTurn
    | AskPlan
    | ShowMoment
    | SetLanguage
    | LookFrom
    | AskHint
    | AskWhy
    | AskDescription
    | AskGhosts
    | Undo
    | Reset
    | UndoAnswer
    | AskBidLimit
    | AskChart
    | AskAnalysis
    | ShowRim
)
