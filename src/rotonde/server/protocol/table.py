"""The `table` message: all there is to show to one viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from rotonde.kernel.contract.boards import Board, Rows, Standing
from rotonde.kernel.drawing.scene import Journey, Part, Piece, Spot, Stroke
from rotonde.server.protocol.delta import ListDelta
from rotonde.server.protocol.offers import Auction, BidLimit, Choice, Form, Plan, Shortcut


class OptionLabel(msgspec.Struct, frozen=True, gc=False):
    """An option that was agreed on."""

    label: str
    value: str


class Phase(msgspec.Struct, frozen=True, gc=False):
    """A phase of the turn."""

    id: str
    label: str
    current: bool


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A player."""

    name: str
    bot: str | None
    bot_label: str | None
    mine: bool
    colour: str
    mark: str
    score: str | None
    """Null while it is secret."""
    worth: float | None
    """The same as a number."""
    acting: bool
    ready: bool | None
    """Whether a choice that all make in secret is made; null: none is asked of this seat."""
    connected: bool
    note: str


class Backdrop(msgspec.Struct, frozen=True):
    """What stays the same from move to move."""

    backdrop: str
    sprites: dict[str, str]


class Scene(msgspec.Struct, frozen=True):
    """The drawing, without its backdrop."""

    hash: str
    """Names the backdrop and sprites: `GET /api/backdrop/HASH`."""
    width: float
    height: float
    title: str
    zoom: bool
    """A big map: offer to zoom and to find places."""
    pieces: ListDelta[Piece]
    spots: ListDelta[Spot]
    strokes: ListDelta[Stroke]
    parts: Sequence[Part]
    bleed: float
    """How far it goes on beyond each edge, to be shown where there is room."""


class Highlight(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Spots that light up together, and what to say of them."""

    spots: Sequence[str]
    lines: Sequence[str]
    leaders: Sequence[int] = ()
    """The seats whose it is so far; several share it."""


class Card(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card for all to read, drawn by a sprite of the scene, 150 by 90 about its origin."""

    title: str
    text: str
    sprite: str
    rows: Rows | None = None
    """What happened as a table, row by row."""


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened. What is usual is left out."""

    n: int
    seat: int | None
    text: str
    spots: Sequence[str]
    dice: Sequence[int] | None = None
    """The faces of the dice that decided it."""
    card: Card | None = None
    journey: Journey | None = None
    """Something that is seen to travel as it is told."""


class Standings(msgspec.Struct, frozen=True):
    """How the match ended."""

    ranks: Sequence[int]
    winners: Sequence[int]
    scores: Sequence[str]
    ending: str


class BreakdownRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that brought somebody points."""

    spots: Sequence[str]
    lines: Sequence[str]
    shares: Sequence[str]
    """Per seat."""
    apart: bool = False
    """Worth telling, but not a part of the score."""


class Curve(msgspec.Struct, frozen=True):
    """One line of a chart."""

    label: str
    points: Sequence[tuple[float, float]]
    """How far across and how high."""
    ink: str
    """A token of the look or a CSS colour; empty: the page chooses."""


class Curves(msgspec.Struct, frozen=True):
    """How things of one kind went over time."""

    title: str
    across: str
    curves: Sequence[Curve]


class Result(msgspec.Struct, frozen=True):
    """A result to be kept beside others of its group."""

    group: str
    order: Sequence[int]
    """The lowest is the best."""
    text: str


class Table(msgspec.Struct, frozen=True, tag="table"):
    """All there is to show. Sent at hello and after every change that this screen may know of."""

    id: str
    game: str
    title: str
    options: Sequence[OptionLabel]
    n: int
    """How many entries the log has."""
    at: int
    """The entry that is shown."""
    live: bool
    """Whether that is the last one."""
    point: int
    """Names the decision now owed; sent back with it."""
    over: bool
    """Whether the match is over at the entry shown."""
    ended: bool
    """Whether the match itself is over, whatever entry is shown."""
    stopped: bool
    """Its record goes on, but today's rules do not allow it: it can only be looked at."""
    to_act: Sequence[int]
    step: str | None
    phases: Sequence[Phase]
    rule: str
    """The rule of the decision at hand."""
    seats: Sequence[Seat]
    look: int | None
    """The seat looked from; null: a spectator."""
    prompt: str
    secrets: bool
    """Whether seats must not see each other's screen."""
    choices: ListDelta[Choice]
    """Only when live, for the seat in `deciding`; so are forms, shortcuts and the plan."""
    forms: Sequence[Form]
    shortcuts: Sequence[Shortcut]
    plan: Plan | None
    prompt_hint: str
    """What you would want to know before deciding, or empty."""
    list_title: str
    """What the list of all choices is called here; empty: nothing in particular."""
    draft: bool
    """Whether this decision is put together bit by bit, each to be taken back until it is done."""
    drafted: int
    """How many decisions of mine nobody else sees yet."""
    deciding: int | None
    """The seat of mine that owes a decision."""
    auction: Auction | None
    bid_limit: BidLimit | None
    can_undo: Literal["free", "ask", "practice"] | None
    """At once; only if the others agree; only as practice from then on; not at all."""
    undo_seat: int | None
    """Whose decision that is."""
    rim: bool | None
    """Whether the rim is drawn; null: this game has none."""
    host: bool
    """Whether this screen may hand out the seats that are taken by link."""
    scene: Scene
    boards: ListDelta[Board]
    """What lies on and beside the table, the main board first; empty: the scene is all."""
    standing: Standing | None
    """What is always in sight above the table."""
    highlights: ListDelta[Highlight]
    highlights_label: str
    """What a switch is called that shows all highlights in their leaders' colours; empty: none."""
    describes_spots: bool
    """Whether `describe` has more to say of a spot than its label."""
    log: ListDelta[LogLine]
    """The last 400 lines."""
    earlier: int
    """How many lines came before those."""
    news: int
    """Index of the first line since this viewer's last decision; for a spectator their number."""
    standings: Standings | None
    """Once over; so are breakdown, charts and record."""
    breakdown: Sequence[BreakdownRow]
    charts: Sequence[Curves]
    record: Result | None
    """For who played alone."""
    counts: bool
    """Whether the match may enter records."""
    practice: bool
    """Whether chance or another's decision was taken back: all can be, and it sets no record."""
    commitment: str
    """Of the seed; empty while a match with a typed seed runs: it could be found by trying."""
