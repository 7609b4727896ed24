"""What a seat is offered: choices, amounts, forms, shortcuts, auctions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rotonde.kernel.contract.boards import Block
from rotonde.kernel.contract.inputs import FormInput
from rotonde.kernel.drawing.scene import Piece
from rotonde.kernel.step import Action


class QuickAmount(msgspec.Struct, frozen=True, gc=False):
    """A number that is decided at one click."""

    number: int
    label: str
    """What it decides."""
    short: str
    """The same on its button."""


class Amount(msgspec.Struct, frozen=True):
    """A whole number still to be named."""

    field: str
    """Where the action keeps it."""
    least: int
    most: int
    unit: int
    """What one of it stands for, e.g. 5 dollars: numbers are shown and typed in it."""
    suggested: Sequence[int]
    quick: Sequence[QuickAmount]


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A path of spots, or without spots a button. What is usual is left out."""

    action: Action
    spots: Sequence[str]
    label: str
    short: str = ""
    """Its label where the spots are known, if that is another."""
    low_priority: bool = False
    """Seldom wanted: it does not glow before its first spot is taken."""
    usual: bool = False
    """Of those that end at one spot the one that a click there means."""
    amount: Amount | None = None
    lights: Sequence[str] = ()
    """Spots that light up while it is considered, besides its own."""
    badge: str = ""
    """What it brings, in a few signs, shown at its last spot once the others are taken."""
    shows_pieces: bool = False
    """Whether what it would put on the board can be asked for with `ghosts`."""
    has_preview: bool = False
    """Whether what it would mean can be asked for with `ghosts`."""
    note: str = ""
    """What it would mean, where that is known at once: what a draft that it ends leaves undone."""
    stands_out: bool = False
    """It comes first among the choices of its place."""
    joins: str | None = None
    """A part that can be taken together with others: the field in which its action lists it."""


class Ghost(msgspec.Struct, frozen=True):
    """What a choice would put on the board, and what it would mean, in words."""

    action: Action
    pieces: Sequence[Piece]
    means: str = ""
    label: str = ""
    """What it is called on the button that decides, where that is not the choice's label."""


class Item(msgspec.Struct, frozen=True, gc=False):
    """Something on a form: with `most` 1 a box to tick, else a number."""

    id: str
    label: str
    most: int
    partner: int | None
    """The only seat it can be had from or given to; null: any."""


class Form(msgspec.Struct, frozen=True):
    """A decision in two columns: what I give and what I get."""

    id: str
    label: str
    title: str
    """What stands at its head."""
    partners: Sequence[int]
    """The seats to choose from; empty: it concerns nobody else."""
    give: Sequence[Item]
    take: Sequence[Item]
    start: FormInput | None
    """What it is filled in with when it opens."""


class Shortcut(msgspec.Struct, frozen=True):
    """Decisions in a row that can be taken at one go."""

    label: str
    actions: Sequence[Action]
    """What is sent with `decide-in-turn`."""
    shown: bool
    """A single one that is shown on the board before it is confirmed, like any other choice."""
    spots: Sequence[str] = ()
    """What lights up while it is looked at."""


class Plan(msgspec.Struct, frozen=True):
    """The sensible whole of a decision; one with numbers lies on a board, to be trimmed."""

    label: str
    """What Confirm says until something else is chosen,"""
    note: str
    """and below it."""
    actions: Sequence[Action]
    """What is sent with `decide-in-turn` then."""
    board: str
    """The id of the board whose blocks it takes the place of; empty: there is none."""
    blocks: Sequence[Block]
    short: str


class Bidder(msgspec.Struct, frozen=True, gc=False):
    """A seat at an auction."""

    seat: int
    out: bool
    leads: bool
    speaks: bool
    """Whether it is asked now."""
    money: str
    note: str


class Auction(msgspec.Struct, frozen=True):
    """An auction under way, or a sale at the price it led to."""

    lot: str
    standing: str
    bidders: Sequence[Bidder]


class BidLimit(msgspec.Struct, frozen=True, gc=False):
    """How far a seat of mine bids by itself; sent to nobody else."""

    seat: int
    occasion: str
    """Which auction it is for."""
    least: int
    """The lowest number it may be set to,"""
    most: int
    """and the highest."""
    now: int | None
    """The one in force; null: none."""
