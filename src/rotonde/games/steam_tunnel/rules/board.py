"""The board: a torus of cards, and everything about it that never changes during a match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip
from rotonde.games.steam_tunnel.rules.cards import PORTS, Deck, Design, Face, faces
from rotonde.kernel.data import SOURCES, load, text_of
from rotonde.kernel.memo import Interned
from rotonde.kernel.message import Arg, BadInput, Message

_DATA = Path(__file__).parent.parent / "data"

# A tunnel's sums are one whole number with a field each, so that joining two tunnels is adding
# two numbers. No board of ours comes near the width of a field.
FIELD = 16
MASK = (1 << FIELD) - 1
LENGTH = 1
ENDS = 1 << FIELD
DEAD = 1 << 2 * FIELD
VALUED = 1 << 3 * FIELD
PAWNS = 4 * FIELD
PAWN = tuple(1 << PAWNS + seat * FIELD for seat in range(5))

MOST_CELLS = 400
SLOTS = 3


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How cards are laid out at the start."""

    id: str
    rows: int
    cols: int
    points: tuple[tuple[int, int], ...]
    holes: tuple[tuple[int, int], ...]
    points_in_deck: bool
    dead_end: int
    source: str
    note: str = ""


class Layouts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    layout: tuple[Layout, ...]
    edition: int = 1


class Wiring(msgspec.Struct, frozen=True):
    """A face at one place of the board."""

    ends: tuple[tuple[int, int], ...]
    """Per end its entry and what it adds to the sums of its tunnel."""
    claims: tuple[tuple[int, int, int, Claim], ...]
    """Per segment its first entry, its number on the board, its bit, and the action to claim it."""
    unions: tuple[tuple[int, int], ...]
    """The pairs of entries that the segments unite; a fork is two pairs."""


class Board:
    """The places, their neighbours, the faces that may lie there, and ready-made actions.

    A *join* is where two neighbouring cards meet: entry 0, 1 and 2 of each place have one of
    their own, and entries 3, 4 and 5 are the other side of a neighbour's.
    """

    def __init__(self, rows: int, cols: int, deck: Deck) -> None:
        self.rows = rows
        self.cols = cols
        self.cells = rows * cols
        self.designs: tuple[Design, ...] = (*deck.design, deck.point)
        self.by_design = faces(self.designs)
        self.faces: tuple[Face, ...] = tuple(face for both in self.by_design for face in both)
        self.ways = tuple((both[0].index, both[-1].index) for both in self.by_design)
        """Per design its face either way up."""
        self.by_code = self._codes()
        self.straight = deck.straight
        self.joins = tuple(self._joins(cell) for cell in range(self.cells))
        self.flips = tuple(Flip(card=cell) for cell in range(self.cells))
        self.blocks = tuple(Block(card=cell) for cell in range(self.cells))
        self.wirings = tuple(
            tuple(self._wire(cell, face) for face in self.faces) for cell in range(self.cells)
        )

    def _codes(self) -> dict[str, int]:
        codes = {face.code: face.index for face in self.faces}
        for both in self.by_design:
            # A card that looks the same both ways up may be written either way.
            codes.setdefault(f"{both[0].code}r", both[0].index)
        return codes

    def _joins(self, cell: int) -> tuple[int, ...]:
        # ST-3: entry 0 meets 3 of the card above, 1 meets 5 and 2 meets 4 of the card to the
        # right; rows and columns go round.
        row, col = divmod(cell, self.cols)
        below = (row + 1) % self.rows * self.cols + col
        left = row * self.cols + (col - 1) % self.cols
        return (3 * cell, 3 * cell + 1, 3 * cell + 2, 3 * below, 3 * left + 2, 3 * left + 1)

    def _wire(self, cell: int, face: Face) -> Wiring:
        ends = [(port, DEAD) for port in face.dead_ends]
        ends += [(port, ENDS * value + VALUED) for port, value in enumerate(face.values)]
        claims = [
            (segment[0], number, 1 << number, Claim(card=cell, ports=segment))
            for number, segment in enumerate(face.segments, SLOTS * cell)
        ]
        unions = [(segment[0], port) for segment in face.segments for port in segment[1:]]
        return Wiring(tuple(ends), tuple(claims), tuple(unions))

    def place(self, cell: int) -> dict[str, Arg]:
        """A place as people count it: rows and columns from 1."""
        row, col = divmod(cell, self.cols)
        return {"row": row + 1, "col": col + 1}

    def card_spot(self, cell: int) -> str:
        row, col = divmod(cell, self.cols)
        return f"cell:{row},{col}"

    def card_piece(self, cell: int) -> str:
        row, col = divmod(cell, self.cols)
        return f"card:{row},{col}"

    def segment_spot(self, cell: int, ports: tuple[int, ...]) -> str:
        row, col = divmod(cell, self.cols)
        return f"seg:{row},{col}:{'-'.join(map(str, ports))}"

    def segment(self, cell: int, ports: tuple[int, ...]) -> dict[str, Arg]:
        """A segment as people see it: the sides of its card that it joins, and where that lies."""
        return {"segment": sides(ports), **self.place(cell)}


@lru_cache(maxsize=256)
def sides(ports: tuple[int, ...]) -> tuple[Message, ...]:
    """The sides of a card where a segment leaves it."""
    named = tuple((Message(f"side-{port}"),) for port in ports)
    if len(ports) == 2:
        return (Message("segment-pair", {"from": named[0], "to": named[1]}),)
    return (Message("segment-fork", {"sides": tuple(side for (side,) in named)}),)


_BOARDS: Interned[tuple[int, int, Deck], Board] = Interned()


@lru_cache(maxsize=64)
def board(rows: int, cols: int, deck: Deck) -> Board:
    """One board object per shape and deck, shared by all matches."""
    return _BOARDS.get((rows, cols, deck), lambda: Board(rows, cols, deck))


def layouts(data: Mapping[str, str] | None) -> dict[str, Layout]:
    """The layouts of this table, checked, by id."""
    return _layouts(text_of(_DATA, "layouts.toml", data))


@lru_cache(maxsize=32)
def _layouts(text: str) -> dict[str, Layout]:
    found = load(text, "layouts.toml", Layouts)
    for layout in found.layout:
        _check(layout)
    known = {layout.id: layout for layout in found.layout}
    if set(known) != {"standard", "full"} or len(known) != len(found.layout):
        raise BadInput("bad-layout", game="steam-tunnel", layout="standard, full")
    return known


def _check(layout: Layout) -> None:
    places = [*layout.points, *layout.holes]
    inside = all(0 <= r < layout.rows and 0 <= c < layout.cols for r, c in places)
    if (
        min(layout.rows, layout.cols) < 2
        or layout.rows * layout.cols > MOST_CELLS
        or not inside
        or len(set(places)) != len(places)
        or len(places) >= layout.rows * layout.cols
        or not 0 <= layout.dead_end <= 9
        or layout.source not in SOURCES
    ):
        raise BadInput("bad-layout", game="steam-tunnel", layout=layout.id)


assert PORTS == 2 * SLOTS
