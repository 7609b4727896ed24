"""Steam Tunnel counted the slow way: from the rules alone, and from nothing the game keeps.

Every question floods the board anew from entry to entry. The cards are written out here again, so
that a slip in the data shows too.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

Ports = tuple[int, ...]
Segment = tuple[int, Ports]
Entry = tuple[int, int]

CARDS: Mapping[str, tuple[str, str]] = {
    "A1": ("03 15 24", ""),
    "A2": ("05 14 23", ""),
    "A3": ("01 25 34", ""),
    "A4": ("01 24 35", ""),
    "A5": ("05 13 24", ""),
    "A6": ("05 12 34", ""),
    "B1": ("13 25", "04"),
    "B2": ("14 35", "02"),
    "B3": ("05 13", "24"),
    "B4": ("01 35", "24"),
    "C1": ("015 234", ""),
}
STRAIGHT: tuple[Ports, ...] = ((0, 3), (1, 5), (2, 4))
POINTS = (4, 3, 2, 4, 3, 2)
FACING = {0: (-1, 0, 3), 1: (0, 1, 5), 2: (0, 1, 4), 3: (1, 0, 0), 4: (0, -1, 2), 5: (0, -1, 1)}


class Face(NamedTuple):
    segments: tuple[Ports, ...]
    ends: Mapping[int, int]
    """The value of the end at each entry that has one; 0: a dead end."""


@cache
def face(code: str) -> Face:
    """What an open card shows; the code ends with r if it is upside down."""
    if code == "P":
        return Face((), dict(enumerate(POINTS)))
    drawn, caps = CARDS[code.removesuffix("r")]
    half_turn = 3 if code.endswith("r") else 0

    def lying(port: str) -> int:
        return (int(port) + half_turn) % 6

    segments = tuple(tuple(sorted(map(lying, piece))) for piece in drawn.split())
    return Face(segments, {lying(port): 0 for port in caps})


class Tunnel(NamedTuple):
    segments: frozenset[Segment]
    ends: tuple[int, ...]
    finished: bool
    hidden: int
    pawns: tuple[int, ...]

    @property
    def owners(self) -> tuple[int, ...]:
        most = max(self.pawns)
        return tuple(s for s, count in enumerate(self.pawns) if count == most) if most else ()

    def value(self, variant: str) -> int:
        dead = self.ends.count(0)
        if variant == "killer-dead-ends" and dead:
            return 0
        if variant == "softer-dead-ends" and len(self.ends) - dead < 2:
            return 0
        worth = sum(self.ends) + (dead if variant == "charity" else 0)
        return worth * len(self.segments)


class Board:
    """A board as anyone sees it: codes row by row, and whose pawn is on which segment."""

    def __init__(
        self,
        rows: int,
        cols: int,
        codes: Sequence[str],
        pawns: Mapping[Segment, int] | None = None,
        seats: int = 0,
        hidden: tuple[Ports, ...] = STRAIGHT,
    ) -> None:
        """`hidden`: how a card that can still be flipped is crossed."""
        self.rows = rows
        self.cols = cols
        self.codes = codes
        self.pawns = pawns or {}
        self.seats = seats
        self.hidden = hidden
        self.tunnels = self._tunnels()

    @classmethod
    def of(cls, view: Any, hidden: tuple[Ports, ...] = STRAIGHT) -> "Board":
        """The board a seat sees; what the view says of tunnels is not looked at."""
        pawns = {(pawn.cell, pawn.ports): pawn.seat for pawn in view.pawns}
        return cls(view.rows, view.cols, view.cards, pawns, len(view.scores), hidden)

    def facing(self, entry: Entry) -> Entry:
        """The entry of the neighbouring card that meets this one."""
        cell, port = entry
        down, right, other = FACING[port]
        row, col = cell // self.cols + down, cell % self.cols + right
        return row % self.rows * self.cols + col % self.cols, other

    def pieces(self, cell: int) -> tuple[Ports, ...]:
        """The entries of a place that are linked with one another."""
        code = self.codes[cell]
        if code == ".":
            return self.hidden
        return STRAIGHT if code in "#o" else face(code).segments

    def _flood(self, start: Entry) -> set[Entry]:
        """Every entry that hangs together with this one."""
        found = {start}
        edge = [start]
        while edge:
            cell, port = edge.pop()
            reached = [self.facing((cell, port))]
            for piece in self.pieces(cell):
                if port in piece:
                    reached += [(cell, other) for other in piece]
            for entry in reached:
                if entry not in found:
                    found.add(entry)
                    edge.append(entry)
        return found

    def _tunnels(self) -> list[Tunnel]:
        left = {(cell, port) for cell in range(len(self.codes)) for port in range(6)}
        found = []
        while left:
            whole = self._flood(min(left))
            left -= whole
            found.append(self._counted(whole))
        return found

    def _counted(self, entries: set[Entry]) -> Tunnel:
        segments: set[Segment] = set()
        ends: list[int] = []
        unknown: set[int] = set()
        for cell, port in entries:
            code = self.codes[cell]
            if code == ".":
                unknown.add(cell)
            elif code not in "#o":
                shown = face(code)
                segments |= {(cell, ports) for ports in shown.segments if port in ports}
                if port in shown.ends:
                    ends.append(shown.ends[port])
        pawns = Counter(self.pawns[segment] for segment in segments if segment in self.pawns)
        return Tunnel(
            frozenset(segments),
            tuple(sorted(ends, reverse=True)),
            not unknown,
            len(unknown),
            tuple(pawns[seat] for seat in range(self.seats)),
        )

    def open_segments(self) -> set[Segment]:
        return {s for tunnel in self.tunnels if not tunnel.finished for s in tunnel.segments}

    def claims(self) -> set[Segment]:
        """The segments that a pawn may be put on."""
        return self.open_segments() - set(self.pawns)

    def face_down(self) -> set[int]:
        """The cards that may be flipped, or blocked."""
        return {cell for cell, code in enumerate(self.codes) if code == "."}

    def listed(self) -> list[Tunnel]:
        """The tunnels that are counted: those with a segment."""
        return [tunnel for tunnel in self.tunnels if tunnel.segments]

    def scores(self, variant: str) -> tuple[Fraction, ...]:
        totals = [Fraction(0)] * self.seats
        for tunnel in self.tunnels:
            for seat in tunnel.owners:
                totals[seat] += Fraction(tunnel.value(variant), len(tunnel.owners))
        return tuple(totals)
