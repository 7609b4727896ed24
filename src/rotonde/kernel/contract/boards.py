"""The boards of a table: what lies beside the main drawing, and the line on how the match stands.

A game says what is on its boards and which of them the decision at hand needs; the page places
them. Their text is written by the page and not drawn, so that it can be read at any size.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Tone = Literal["", "strong", "soft", "rise", "fall"]
Side = Literal["left", "middle", "right"]
Role = Literal["decides", "helps", ""]


class Shift(msgspec.Struct, frozen=True, gc=False):
    """A marker that has moved along a scale from `least` to `most`, e.g. a price."""

    before: int
    after: int
    least: int
    most: int


class Cell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place in a row: a sprite of the scene as an icon, then text."""

    text: str = ""
    sprite: str = ""
    colour: str = ""
    tone: Tone = ""
    spot: str = ""
    """A cell that is chosen by itself, e.g. a city that buys lumber."""
    span: int = 1
    label: str = ""
    """What a sprite without text says to those who cannot see it."""
    shift: Shift | None = None
    """The sprite moves along a scale; the page shows it moving where that is news."""


class Column(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What stands below each other."""

    head: str = ""
    side: Side = "right"
    wide: bool = False
    """Left out where there is no room."""


class Row(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Things told of one thing, e.g. a claim."""

    cells: tuple[Cell, ...]
    spot: str = ""
    marked: bool = False
    """What the decision or the turn is about now."""


class Rows(msgspec.Struct, frozen=True, tag="rows", omit_defaults=True):
    """Rows under the heads of their columns."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: str = ""
    """A line below, e.g. what the arrows mean."""
    halves: bool = False
    """Short rows, which may stand in two columns side by side."""


class Stepper(msgspec.Struct, frozen=True, gc=False):
    """A number of a plan that the player may change, within what the other numbers leave."""

    id: str
    """What `Help.plan` knows it by."""
    now: int
    least: int
    most: int


class PictureCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing with a picture, e.g. a member of a crew and where it stands."""

    title: str
    text: str = ""
    sprite: str = ""
    colour: str = ""
    spot: str = ""
    marked: bool = False
    stepper: Stepper | None = None
    """From 0 to 1: whether it is in."""


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """Cards beside each other."""

    cards: tuple[PictureCard, ...]


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something with an amount."""

    text: str
    note: str = ""
    amount: str = ""
    sprite: str = ""
    colour: str = ""
    spot: str = ""
    tone: Tone = ""
    stepper: Stepper | None = None


class Sum(msgspec.Struct, frozen=True, tag="sum", omit_defaults=True):
    """Lines, and what they come to."""

    lines: tuple[Line, ...]
    totals: tuple[Line, ...] = ()


class Figure(msgspec.Struct, frozen=True, gc=False):
    """A figure to take in at a glance, and what it is."""

    value: str
    label: str


class Figures(msgspec.Struct, frozen=True, tag="figures"):
    """A few figures beside each other."""

    figures: tuple[Figure, ...]


class TrackCell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A space of a track, and what stands on it."""

    text: str
    marks: tuple[Cell, ...] = ()
    marked: bool = False
    tone: Tone = ""


class Track(msgspec.Struct, frozen=True, tag="track"):
    """Spaces in a row, along which markers move."""

    cells: tuple[TrackCell, ...]


class Drawing(msgspec.Struct, frozen=True, tag="drawing"):
    """A part of the scene, e.g. the map."""

    part: str
    """The id of a `Part`."""


Block = Rows | Cards | Sum | Figures | Track | Drawing


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board. The first is the main one; the others come in the order in which they lie."""

    id: str
    title: str
    """One or two words: it also stands on the board's tab."""
    icon: str
    """The path of an icon of 24 by 24, which is stroked; see `kernel.drawing.icons`."""
    blocks: tuple[Block, ...]
    role: Role = ""
    """What it is to the decision at hand: it is made here, it helps with it, or neither."""
    short: str = ""
    """What it comes to, beside the title: "8 on offer, none open to you"."""
    weight: int = 0
    """Where there is not room for all, the lowest is folded first."""


class ClockCell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A turn on the clock."""

    text: str
    now: bool = False
    cold: bool = False
    """A turn unlike the others, e.g. in winter."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the match is."""

    label: str
    now: str
    of: str = ""
    """E.g. "of 24"."""
    cells: tuple[ClockCell, ...] = ()
    """The turns nearby."""
    next_label: str = ""
    next: str = ""
    """What comes, and when: "Winter in", "3 turns"."""


class Purse(msgspec.Struct, frozen=True, gc=False):
    """What the seat that looks has to spend."""

    label: str
    amount: str


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """How near the seat that looks is to the end it plays for."""

    label: str
    share: float
    """From 0 to 1."""
    note: str = ""
    mark: float | None = None
    """Where something happens on the way, e.g. cash is no longer secret."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is always in sight above the table."""

    clock: Clock | None = None
    purse: Purse | None = None
    goal: Goal | None = None
    order: tuple[int, ...] = ()
    """The seats in order of play; empty: as they sit."""
