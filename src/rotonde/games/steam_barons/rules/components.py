"""What is in the box: tile faces, tiles, the rulebooks' tables and a map (SB-1, SB-12, SB-13).

The structs are the data files' blocks, field by field; Hex, Map and Box are made of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rotonde.kernel.data import Block

SIDES = 6
"""Sides of a hex, counter-clockwise: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE."""
STEPS = (
    ((1, 0), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)),
    ((1, 0), (1, -1), (0, -1), (-1, 0), (0, 1), (1, 1)),
)
"""Columns and rows to the neighbour at each side, in even rows and in odd ones."""
SPACING = (104, 90)
"""From column to column and from row to row on the sheet: hexes are drawn in this size."""
NOWHERE = -1
"""Beyond a side that no track crosses."""
CELLS = 6
"""The cells of the adjustment table, counted from 1."""
BANKRUPT = -1
"""The cell below price 0 (SB-12.2)."""
LEGEND = {
    ".": ("plain", False),
    "~": ("plain", True),
    "h": ("hill", False),
    "H": ("hill", True),
    "m": ("mountain", False),
    "M": ("mountain", True),
    "c": ("city", False),
    "w": ("water", False),
}
"""The letters of a map's picture: terrain, and whether a river runs there."""

# What a real box never holds is refused: sums are kept in small fields.
Small = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Signed = Annotated[int, Meta(ge=-99, le=99)]
Money = Annotated[int, Meta(ge=0, le=999)]
Length = Annotated[int, Meta(ge=1, le=9999)]
Half = Annotated[int, Meta(ge=0, le=2)]
Cell = Annotated[int, Meta(ge=1, le=CELLS)]
Side = Annotated[int, Meta(ge=0, lt=SIDES)]
Point = tuple[int, int]
Slug = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
FaceId = Annotated[str, Meta(pattern="^T?[1-9][0-9]$")]
HexId = Annotated[str, Meta(pattern="^[0-9]{4}$")]
Pair = tuple[HexId, HexId]
Terrain = Literal["plain", "hill", "mountain", "city", "water"]
CityColour = Literal["red", "blue", "yellow", "purple", "black"]
Colour = Literal["red", "blue", "yellow", "purple", "grey", "black"]
Livery = Literal["orange", "green", "brown", "natural", "black", "white"]
Effect = Literal[
    "turn-order",
    "first-move",
    "engineer",
    "first-build",
    "city-growth",
    "locomotive",
    "urbanization",
]


# The tiles


class Face(Block, frozen=True):
    """One side of a tile. A piece of track joins two sides, on a town face a side and the town."""

    id: FaceId
    name: Slug
    town: bool
    segments: Annotated[tuple[tuple[Side, ...], ...], Meta(min_length=1)]

    @property
    def exits(self) -> tuple[int, ...]:
        return tuple(sorted(side for segment in self.segments for side in segment))

    @property
    def rotations(self) -> int:
        """How many rotations look different; they are 0, 1 and so on."""
        turned = {frozenset(self.turned(rotation)) for rotation in range(SIDES)}
        return len(turned)

    def turned(self, rotation: int) -> tuple[tuple[int, ...], ...]:
        """The pieces of track at a rotation, each and all in order."""
        return tuple(
            sorted(
                tuple(sorted((side + rotation) % SIDES for side in segment))
                for segment in self.segments
            )
        )


class Tile(Block, frozen=True):
    """A tile with a face on either side, and how many are in Steam's box and in Barons'."""

    faces: tuple[FaceId, FaceId]
    steam: Small
    barons: Small

    @property
    def count(self) -> int:
        # SB-1.2: both sets are mixed.
        return self.steam + self.barons


# The tables


class Goods(Block, frozen=True):
    colour: Colour
    count: Some


class NewCity(Block, frozen=True):
    colour: Colour
    count: Some


class Pieces(Block, frozen=True):
    """Counted pieces; money and discs never run out (SB-1.6)."""

    growth_markers: Some
    spaces: Some
    spaces_other: Some
    trains: Some


class Fill(Block, frozen=True):
    """Cubes drawn at set-up: city and Goods Supply space in Base and Standard, town in stock."""

    city: Small
    space: Small
    town: Small


class Seats(Block, frozen=True):
    """What depends on the number of players."""

    players: Annotated[int, Meta(ge=2, le=6)]
    cash: Money
    turns: Some | None = None
    """None: Base and Standard are not played with so few."""
    turns_other: Some | None = None
    halves: tuple[Half, ...] = ()
    """Per place of the Standard auction the halves of a bid that are paid (SB-6.3)."""

    def payment(self, place: int, bid: int) -> int:
        """What the player on a place, counted from 1, pays for his last bid."""
        return -(-bid * self.halves[place - 1] // 2)


class Action(Block, frozen=True):
    """An action tile (SB-5.2); in Standard it costs nothing."""

    no: Some
    id: Effect
    price: Small = 0
    by_level: bool = False
    """The new locomotive level is paid on top."""
    passing: bool = False
    """It may be taken without its effect (SB-5.3)."""

    def cost(self, level: int) -> int:
        """The price in Base, for the level reached."""
        return self.price + level if self.by_level else self.price


class Start(Block, frozen=True):
    """A player's first figures (SB-3.4)."""

    money: Small
    income: Signed
    vp: Small
    locomotive: Some
    by_place: Small
    """Dollars more for each later place, when places are dealt (SB-3.7)."""


class Income(Block, frozen=True):
    """The income track and what its levels are worth at the end (SB-4, SB-9.1)."""

    lowest: Signed
    highest: Signed
    capital: Some
    """Dollars for a level."""
    capital_vp: Some
    """Victory points for as much at the lowest level."""
    vp: tuple[Signed, ...]

    def worth(self, level: int) -> int:
        return self.vp[level - self.lowest]


class Shortfall(Block, frozen=True):
    """Dollars that a victory point or a level pays in Standard, and the last level (SB-6.4)."""

    dollars: Some
    floor: Signed
    floor_other: Signed


class Locomotive(Block, frozen=True):
    highest: Some
    upgrades: Some
    upkeep: Small


class Builds(Block, frozen=True):
    count: Some
    engineer: Some


class Scoring(Block, frozen=True):
    link: Small


class Company(Block, frozen=True):
    id: Livery


class Stock(Block, frozen=True):
    """The stock-market game's single numbers (SB-11)."""

    rounds: Some
    moves: Some
    treasury: Money
    issue: Some
    available: Some
    least_bid: Some


class Prices(Block, frozen=True):
    """The share price track from 0 on: what a green cell adds, what a pink one takes (SB-12.2)."""

    start: Small
    changes: Annotated[tuple[Signed, ...], Meta(min_length=1, max_length=100)]

    @property
    def highest(self) -> int:
        return len(self.changes) - 1

    def after(self, price: int, modifier: int) -> int:
        """The new price; BANKRUPT when it falls below 0."""
        change = self.changes[price]
        # Green counts only for a rise, pink only without one.
        found = price + modifier + (change if (change > 0) == (modifier > 0) else 0)
        return max(BANKRUPT, min(self.highest, found))


class Adjustment(Block, frozen=True):
    modifiers: Annotated[tuple[Signed, ...], Meta(min_length=CELLS, max_length=CELLS)]


class Stacks(Block, frozen=True):
    """Where the best stack goes, by the number of stacks."""

    stacks: Some
    cell: Cell


class Tokens(Block, frozen=True):
    """The cells that bankrupt companies take, by their number."""

    companies: Some
    cells: tuple[Cell, ...]


class Dividend(Block, frozen=True):
    """A row of the dividend table, for a performance of `least` and more."""

    least: Small
    share: Small
    profit: Small
    bonus: Small


class Costs(Block, frozen=True):
    """What track costs (SB-7.6, SB-7.7, SB-10.4)."""

    exit: Small
    town: Small
    river: Small
    hill: Small
    mountain: Small
    symbol: Small

    def lay(self, face: Face, hex: Hex) -> int:
        """A new tile on a hex."""
        ground = {"hill": self.hill, "mountain": self.mountain}.get(hex.terrain, 0)
        return self.change(face) + self.river * hex.river + ground

    def change(self, face: Face) -> int:
        """A tile in place of another, improved or redirected."""
        return self.exit * len(face.exits) + self.town * face.town


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goods: tuple[Goods, ...]
    new_cities: tuple[NewCity, ...]
    pieces: Pieces
    fill: Fill
    players: tuple[Seats, ...]
    actions: tuple[Action, ...]
    start: Start
    income: Income
    shortfall: Shortfall
    locomotive: Locomotive
    builds: Builds
    costs: Costs
    scoring: Scoring
    companies: tuple[Company, ...]
    stock: Stock
    prices: Prices
    adjustment: Adjustment
    stacks: tuple[Stacks, ...]
    bankrupt: tuple[Tokens, ...]
    dividends: tuple[Dividend, ...]

    def seats(self, players: int) -> Seats:
        return next(each for each in self.players if each.players == players)

    def cells(self, stacks: int, bankrupt: int) -> tuple[int, ...]:
        """The cells that so many stacks take, best first, beside bankrupt companies (SB-12.1)."""
        taken = self.bankrupt[bankrupt - 1].cells if bankrupt else ()
        first = self.stacks[stacks + bankrupt - 1].cell
        return tuple(cell for cell in range(first, CELLS + 1) if cell not in taken)[:stacks]

    def dividend(self, performance: int) -> Dividend:
        return next(row for row in reversed(self.dividends) if row.least <= performance)


# The map


class Board(Block, frozen=True):
    """The sheet: `origin` is the centre of column 0, row 0; `step` leads a column, a row on."""

    width: Length
    height: Length
    origin: Point
    step: tuple[Length, Length]


class Terms(Block, frozen=True):
    """What a map's own rules say (SB-10, SB-11)."""

    id: Slug
    port_rule: bool
    shares: Some
    shares_other: Some
    builds: tuple[Some, ...]
    """The stock-market limit by round."""
    builds_other: tuple[Some, ...] | None = None
    best: tuple[Some, ...] = ()


class Land(Block, frozen=True):
    """A picture of the hexes, two letters wide each, from row 1 on."""

    rows: tuple[str, ...]


class City(Block, frozen=True):
    hex: HexId
    name: Name
    colour: CityColour
    cubes: Small
    port: bool = False


class Town(Block, frozen=True):
    hex: HexId
    name: Name


class Lake(Block, frozen=True):
    name: Name
    hexes: Annotated[tuple[HexId, ...], Meta(min_length=1)]


class Barrier(Block, frozen=True):
    """Thick edges: no track crosses them (SB-7.3)."""

    name: Name
    edges: Annotated[tuple[Pair, ...], Meta(min_length=1)]


class Symbol(Block, frozen=True):
    """A rail symbol between two neighbouring cities (SB-10.4)."""

    cities: tuple[Name, Name]


class Supply(Block, frozen=True):
    """Where the Goods Supply spaces are drawn: the size of a box, and their centres."""

    box: tuple[Length, Length]
    at: tuple[Point, ...]


class Hex(msgspec.Struct, frozen=True):
    """A hex of the map; a town keeps its terrain, a city has none."""

    id: str
    col: int
    row: int
    terrain: Terrain
    river: bool
    town: bool
    at: Point

    @property
    def axial(self) -> Point:
        return self.col - (self.row - (self.row & 1)) // 2, self.row


class Map(msgspec.Struct, frozen=True):
    """One side of the board, checked."""

    board: Board
    terms: Terms
    hexes: tuple[Hex, ...]
    """In reading order."""
    index: dict[str, int]
    """A hex's number, by its id."""
    beyond: tuple[tuple[int, ...], ...]
    """Per hex and side the hex that track may cross to, or NOWHERE."""
    cities: tuple[City, ...]
    towns: tuple[Town, ...]
    lakes: tuple[Lake, ...]
    barriers: tuple[Barrier, ...]
    symbols: tuple[Symbol, ...]
    supply: Supply

    def hex(self, id: str) -> Hex:
        return self.hexes[self.index[id]]


class Box(msgspec.Struct, frozen=True):
    """All of it, as one table uses it."""

    faces: tuple[Face, ...]
    tiles: tuple[Tile, ...]
    tables: Tables
    map: Map

    def face(self, id: str) -> Face:
        return next(face for face in self.faces if face.id == id)


def hex_id(col: int, row: int) -> str:
    return f"{col:02}{row:02}"


def neighbour(col: int, row: int, side: int) -> Point:
    """The column and row beyond a side."""
    across, down = STEPS[row % 2][side]
    return col + across, row + down


def opposite(side: int) -> int:
    """The same edge, seen from the neighbour."""
    return (side + SIDES // 2) % SIDES
