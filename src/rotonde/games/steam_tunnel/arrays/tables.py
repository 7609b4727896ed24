"""What never changes during a match, as numbers: the board, the faces, and where in a game's row
of numbers each field begins.

A game is one row of small whole numbers, so that a copy of it is a copy of the row. The fields are
those of `TunnelState`, with two differences: a tunnel's sums are numbers of their own, and the free
segments of a known part are a ring (each segment names the next) instead of bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rotonde.games.steam_tunnel.encoding import shapes_of
from rotonde.games.steam_tunnel.rules.board import SLOTS, Board
from rotonde.games.steam_tunnel.rules.cards import PORTS, Face
from rotonde.games.steam_tunnel.rules.scoring import Scoring
from rotonde.kernel.compiled import Ints

# The first numbers of a row.
SEAT, STEP, FLIPS, CLAIMS, UNSEEN, FIRST, HEADER = range(7)
"""Who is to act, in which step; how many flips, claims and unseen cards there are; who began."""
FLIP, PAWN, ALL_FLIPPED, ALL_BLOCKED = range(4)
"""The steps; from ALL_FLIPPED on the game is over."""

# A join's part of a row: what it belongs to, and, if it stands for a whole known part: how many of
# its entries face a card that can still be turned up, one of its segments that were free (or -1),
# and its sums; then the pawns of each seat. It is named by where it begins in the row.
PARENT, HIDDEN, RING, LENGTH, ENDS, DEAD, VALUED, SEATS = range(8)

# A face: its segments, the pairs of entries they unite, its ends.
FACE_SEGMENTS, FACE_PORTS, FACE_SHAPES, FACE_PAIRS = 0, 1, 4, 7
FACE_PAIR, FACE_ENDS, FACE_END, FACE_WIDTH = 8, 18, 19, 37
MARKS = 3
"""What a place shows if not a face: face down, blocked, the hole."""


class Tables(NamedTuple):
    """The numbers of one set-up. Fields from `after` on say where in a row they begin."""

    players: int
    cells: int
    limited: int
    """Whether pawns are limited."""
    dead_end: int
    killer: int
    softer: int
    designs: int
    faces: int
    joins: Ints
    """Per place and entry where its join begins in a row."""
    face_data: Ints
    ways: Ints
    """Per design its face either way up."""
    design_of: Ints
    """Per face its design."""
    straight: Ints
    """The entries that face each other, in pairs."""
    per_join: int
    """How many numbers a join has; they begin after the header."""
    per_cell: int
    """How many action numbers a place has: a flip, a block, a claim for each shape."""
    after: int
    """Per segment the next of its ring: the free segments of a known part."""
    cards: int
    pawns: int
    supply: int
    unseen: int
    counts: int
    """Per design how many cards of it nobody has seen."""
    planted: int
    claimable: int
    claim_at: int
    flips: int
    at: int
    room: int
    """Room to sort the claims of a finished tunnel in."""
    width: int
    """How long a row is."""


def tables_of(
    board: Board,
    players: int,
    scoring: Scoring,
    limited: bool,
    cards: int,
    array: Callable[[list[int]], Ints],
) -> Tables:
    """The tables of a set-up with so many cards; `array` keeps numbers."""
    joins, cells = SLOTS * board.cells, board.cells
    shapes = shapes_of(board)
    per_join = SEATS + players
    sizes = {
        "after": joins,
        "cards": cells,
        "pawns": (SLOTS + 1) * cells,
        "supply": players,
        "unseen": cards,
        "counts": len(board.designs),
        "planted": cells,
        "claimable": joins,
        "claim_at": joins,
        "flips": cells,
        "at": cells,
        "room": joins,
    }
    places, width = {}, HEADER + joins * per_join
    for field, size in sizes.items():
        places[field] = width
        width += size
    return Tables(
        players=players,
        cells=cells,
        limited=int(limited),
        dead_end=scoring.dead_end,
        killer=int(scoring.killer),
        softer=int(scoring.softer),
        designs=len(board.designs),
        faces=len(board.faces),
        joins=array([HEADER + join * per_join for around in board.joins for join in around]),
        face_data=array([n for face in board.faces for n in _face(face, shapes)]),
        ways=array([face for both in board.ways for face in both]),
        design_of=array([at for at, both in enumerate(board.by_design) for _ in both]),
        straight=array([port for pair in board.straight for port in pair]),
        per_join=per_join,
        per_cell=2 + len(shapes),
        width=width,
        **places,
    )


def _face(face: Face, shapes: list[tuple[int, ...]]) -> list[int]:
    pairs = [(segment[0], port) for segment in face.segments for port in segment[1:]]
    ends = [(port, 0, 1) for port in face.dead_ends]
    ends += [(port, value, 0) for port, value in enumerate(face.values)]
    return [
        len(face.segments),
        *_padded([segment[0] for segment in face.segments], SLOTS),
        *_padded([shapes.index(segment) for segment in face.segments], SLOTS),
        len(pairs),
        *_padded([port for pair in pairs for port in pair], FACE_ENDS - FACE_PAIR),
        len(ends),
        *_padded([number for end in ends for number in end], SLOTS * PORTS),
    ]


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


assert FACE_END + 3 * PORTS == FACE_WIDTH
