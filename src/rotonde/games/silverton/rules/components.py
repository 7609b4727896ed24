"""What is in the box: towns, track, cards, the market and the rulebook's tables (SV-1, SV-2).

The structs are the data files' blocks, field by field.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rotonde.kernel.data import Block

CELLS = 10
BEST = 12
"""The highest result of a claim: two dice, or one and six (SV-9.2)."""
OPEN = 999
"""The open end of a change table."""
NEVER = 99
"""The turn of a goal never reached."""
MOST_TRAINS = 8
"""What is delivered together is tried with every set of trains."""

# What a real box never holds is refused: sums are kept in small fields.
Small = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Money = Annotated[int, Meta(ge=0, le=99_999)]
Trains = Annotated[int, Meta(ge=1, le=MOST_TRAINS)]
Bonus = Annotated[int, Meta(ge=0, le=2)]
Players = Annotated[int, Meta(ge=1, le=6)]
Point = tuple[int, int]
Slug = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Commodity = Literal["coal", "copper", "gold", "lumber", "silver"]
Letter = Literal["A", "B", "C"]
East = Literal["n", "nne", "ne", "ene", "e", "ese", "se", "sse"]
West = Literal["s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw"]
Side = East | West
"""Of the wind rose."""
Effect = Literal["jailed", "killed", "row-discarded"]
Kind = Literal["S", "P"]


class Board(Block, frozen=True):
    """The sheet that towns and boxes are placed on."""

    width: int
    height: int


class Town(Block, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    state: str
    market: bool
    lat: float
    lon: float
    at: Point
    label: Side
    shift: Point = (0, 0)
    """How far the name is moved from there, right and down."""
    stacked: bool = False
    """Whether the name stands in two lines."""


class Segment(Block, frozen=True):
    """One square of track and the two or three towns it touches (SV-1.5, SV-1.6)."""

    id: Annotated[str, Meta(pattern="^S[0-9]{3}$")]
    towns: Annotated[tuple[str, ...], Meta(min_length=2, max_length=3)]
    length: Some
    cost: Money
    white: bool
    line: str
    miles: int
    built: Literal["built", "projected"]
    box: Point
    group: str = ""
    curve: Annotated[tuple[Point, ...], Meta(max_length=1)] = ()


class Claim(Block, frozen=True):
    no: Annotated[int, Meta(ge=1, le=199)]
    town: str
    commodity: Commodity
    profile: str
    cost: Money
    operate: Money
    depleted: Annotated[int, Meta(ge=1, lt=BEST)]
    """This result or less exhausts the claim (SV-9.3)."""
    yields: tuple[Small, ...]
    """Goods for each result above `depleted`."""

    def goods(self, result: int) -> int:
        """What a result brings; none when it exhausts the claim."""
        return self.yields[result - self.depleted - 1] if result > self.depleted else 0


class Ends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line is discarded once so many claims of a town are depleted (SV-9.6)."""

    town: str
    count: Some


class Line(Block, frozen=True):
    """A passenger card."""

    no: Some
    letter: Letter
    towns: tuple[str, str]
    price: Money
    revenue: Money
    ends: Ends | None = None


class Mishap(Block, frozen=True):
    """An event card of the claim deck (SV-7.6)."""

    no: Some
    id: Slug
    effect: Effect
    copies: Some
    pay: Money = 0


class Idn(Block, frozen=True):
    turns: tuple[Small, ...]


class Column(Block, frozen=True):
    """One price ladder of the chart, cheapest cell first (SV-1.12)."""

    id: Slug
    commodity: Commodity
    prices: Annotated[tuple[Money, ...], Meta(min_length=CELLS, max_length=CELLS)]
    lowest: Small
    highest: Small
    start: Small
    players: Players
    dice: Annotated[int, Meta(ge=1, le=2)]
    halved: bool
    idn: bool
    table: str
    city: str | None = None
    """None: valid in every market city."""
    limit: Small | None = None


class Change(Block, frozen=True):
    """How far a price moves: least result, greatest result, cells (SV-14.4)."""

    id: Slug
    moves: Annotated[tuple[tuple[int, int, int], ...], Meta(min_length=1)]

    def move(self, result: int) -> int:
        return next(cells for _, most, cells in self.moves if result <= most or most == OPEN)


class Turns(Block, frozen=True):
    count: Some
    winter: tuple[Some, ...]
    early_winter: Some


class Figures(Block, frozen=True):
    """The rulebook's single numbers."""

    cubes: Some
    row: Some
    piles: Some
    track_bonus: Small
    refund: Money
    first_operation: Annotated[int, Meta(ge=0, le=BEST - 6)]
    deliveries: Some
    fine: Money
    release: tuple[Some, ...]
    most_trains: Trains
    double_segment_players: Small
    transfer: Some
    hire: Money
    shared_length: Small


LENGTHS = ("short", "regular", "long", "campaign")


class Length(Block, frozen=True):
    """A length of the game (SV-2.2); without a goal it ends with the last turn."""

    id: Slug
    goal: Money | None = None
    announce: Money | None = None
    raised: Small = 0
    without: tuple[Letter, ...] = ()


class Start(Block, frozen=True):
    cities: tuple[str, ...]


class Basic(Block, frozen=True):
    players: Players
    cash: Money
    crews: tuple[str, ...]


class Advanced(Block, frozen=True):
    players: Players
    points: Small
    cash: Money
    trains: Annotated[tuple[int, ...], Meta(max_length=MOST_TRAINS)]


class Rank(Block, frozen=True):
    """What a piece of a bonus costs in points, and how many of a kind there are (SV-17.2)."""

    bonus: Bonus
    points: Some
    most: Annotated[int, Meta(ge=1, le=4)]


class Train(Block, frozen=True):
    power: Some
    turn: Some
    cost: Money
    count: Some
    value: Money | None = None


class Plow(Block, frozen=True):
    bonus: Some
    turn: Some
    cost: Money
    count: Some
    value: Money | None = None


class Hiring(Block, frozen=True):
    players: Players
    points: Small
    most: Annotated[int, Meta(ge=1, le=12)]


class Lowered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cities: tuple[str, ...]
    cells: Some


class Scenario(Block, frozen=True):
    """Start positions and an end of their own (SV-18)."""

    id: Slug
    players: Players
    cities: tuple[Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)], ...]
    cash: tuple[Money, Money]
    trains: Annotated[tuple[int, ...], Meta(max_length=MOST_TRAINS)]
    crews: tuple[Annotated[tuple[str, ...], Meta(min_length=1)], ...]
    """For each row the crews to choose from."""
    columns: Literal["by-players", "all"] | tuple[str, ...]
    train_cities: tuple[Small, ...] = ()
    points: Small | None = None
    """None: the advanced form has the same crew."""
    lowered: Lowered | None = None
    goal: Money | None = None
    last_turn: Some | None = None
    length: Literal["any"] | None = None
    grades: tuple[tuple[Slug, Money], ...] = ()
    rival: bool = False
    spike: bool = False

    def grade(self, turn: int | None, cash: int) -> str:
        """The grade for the goal reached on a turn (None: never), or for the cash at the end."""
        if self.goal is None:
            return next(id for id, least in self.grades if cash >= least)
        return next(id for id, last in self.grades if (turn or NEVER) <= last)


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turns: Turns
    figures: Figures
    lengths: tuple[Length, ...]
    start: Start
    basic: tuple[Basic, ...]
    advanced: tuple[Advanced, ...]
    ranks: tuple[Rank, ...]
    trains: tuple[Train, ...]
    plows: tuple[Plow, ...]
    hiring: tuple[Hiring, ...]
    scenarios: Annotated[tuple[Scenario, ...], Meta(max_length=60)]


class Piece(msgspec.Struct, frozen=True, order=True):
    """A surveyor or a prospector, and its bonus (SV-1.2)."""

    kind: Kind
    bonus: int


class Box(msgspec.Struct, frozen=True):
    """All of it, as one table uses it."""

    board: Board
    towns: tuple[Town, ...]
    segments: tuple[Segment, ...]
    claims: tuple[Claim, ...]
    lines: tuple[Line, ...]
    mishaps: tuple[Mishap, ...]
    idn: tuple[int, ...]
    columns: tuple[Column, ...]
    changes: dict[str, Change]
    tables: Tables

    def basic(self, players: int) -> Basic:
        return next(each for each in self.tables.basic if each.players == players)

    def advanced(self, players: int) -> Advanced:
        return next(each for each in self.tables.advanced if each.players == players)

    def hiring(self, players: int) -> Hiring:
        return next(each for each in self.tables.hiring if each.players == players)

    def length(self, id: str) -> Length:
        return next(each for each in self.tables.lengths if each.id == id)

    def scenario(self, id: str, players: int) -> Scenario | None:
        """The scenario of that id for so many players, if there is one."""
        found = (each for each in self.tables.scenarios if (each.id, each.players) == (id, players))
        return next(found, None)


@cache
def crew(text: str) -> tuple[Piece, ...]:
    """The pieces that `S+2 S P+1 P` stands for."""
    return tuple(Piece("S" if word[0] == "S" else "P", int(word[2:] or 0)) for word in text.split())
