"""Where a match stands: the open cards, the pawns, and every tunnel kept up to date.

Tunnels are kept as known parts: joins united by what lies open (or is blocked, or is the hole),
each with its sums. A hidden card unites nothing yet; it only keeps what touches it open, which
gives the same answer as reading it straight (ST-33).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip
from rotonde.games.steam_tunnel.rules.board import LENGTH, PAWN, SLOTS, Board
from rotonde.kernel.step import State

if TYPE_CHECKING:
    from rotonde.games.steam_tunnel.rules.scoring import Scoring

DOWN, BLOCKED, HOLE = -1, -2, -3
NOBODY = 255
SEATS = tuple((seat,) for seat in range(5))


class TunnelState(State):
    __slots__ = (
        "at",
        "blocks",
        "board",
        "cards",
        "claim_at",
        "claimable",
        "claims",
        "ending",
        "first",
        "flips",
        "free",
        "hidden",
        "parent",
        "pawns",
        "planted",
        "players",
        "scoring",
        "supply",
        "tally",
        "unseen",
    )

    def __init__(self, board: Board, players: int, scoring: Scoring) -> None:
        joins = SLOTS * board.cells
        self.stack = []
        self.board = board
        self.players = players
        self.scoring = scoring
        self.to_act = ()
        self.first = 0
        """Who had the first turn."""
        self.ending: str | None = None
        self.cards = [DOWN] * board.cells
        """Per place the index of the open face, or DOWN, BLOCKED, HOLE."""
        self.pawns = bytearray([NOBODY]) * (joins + board.cells)
        """Whose pawn: per segment (3 x place + slot), then per place for blocks."""
        self.unseen: list[int] = []
        """The designs nobody has seen, in no order that means anything."""
        self.planted: dict[int, int] = {}
        """Faces fixed beforehand under hidden cards, in set positions only."""
        self.supply: list[int] | None = None
        """Pawns left per seat, if they are limited."""
        self.parent = list(range(joins))
        self.hidden = [2] * joins
        """Per known part, how many of its entries face a card that can still be turned up."""
        self.tally = [0] * joins
        """Per known part its sums, a field each: see board.py."""
        self.free = [0] * joins
        """Per known part, as bits: its segments that can be claimed."""
        self.claims: list[Claim] = []
        self.claimable: list[int] = []
        """The number of each claim's segment, in the same order."""
        self.claim_at = [-1] * joins
        self.flips: list[Flip] = list(board.flips)
        self.blocks: list[Block] = list(board.blocks)
        self.at = list(range(board.cells))

    def copy(self) -> TunnelState:
        twin = TunnelState.__new__(TunnelState)
        twin.stack = self.stack[:]
        twin.board = self.board
        twin.players = self.players
        twin.scoring = self.scoring
        twin.to_act = self.to_act
        twin.first = self.first
        twin.ending = self.ending
        twin.cards = self.cards[:]
        twin.pawns = self.pawns[:]
        twin.unseen = self.unseen[:]
        twin.planted = self.planted.copy() if self.planted else self.planted
        twin.supply = self.supply[:] if self.supply is not None else None
        twin.parent = self.parent[:]
        twin.hidden = self.hidden[:]
        twin.tally = self.tally[:]
        twin.free = self.free[:]
        twin.claims = self.claims[:]
        twin.claimable = self.claimable[:]
        twin.claim_at = self.claim_at[:]
        twin.flips = self.flips[:]
        twin.blocks = self.blocks[:]
        twin.at = self.at[:]
        return twin

    # Changes

    def open(self, cell: int, face: int) -> list[int]:
        """A face comes to lie open; the roots of the tunnels this finishes.

        The hottest code of the game: the walk to a root is written out wherever it is taken.
        """
        roots = self._reveal(cell)
        wiring = self.board.wirings[cell][face]
        self.cards[cell] = face
        parent, tally, hidden = self.parent, self.tally, self.hidden
        for port, sums in wiring.ends:
            tally[roots[port]] += sums
        self._unite(roots, wiring.unions)
        finished: list[int] = []
        free, claims, claimable = self.free, self.claims, self.claimable
        for port, segment, bit, claim in wiring.claims:
            root = roots[port]
            while parent[root] != root:
                root = parent[root]
            tally[root] += LENGTH
            if hidden[root]:
                free[root] |= bit
                self.claim_at[segment] = len(claims)
                claims.append(claim)
                claimable.append(segment)
            elif root not in finished:
                finished.append(root)
        for port, _ in wiring.ends:
            root = roots[port]
            while parent[root] != root:
                root = parent[root]
            if not hidden[root] and root not in finished:
                finished.append(root)
        for root in finished:
            if free[root]:
                self._shut(root)
        return finished

    def close(self, cell: int, status: int) -> list[int]:
        """A card will never be turned up, or is no card: tunnels cross it straight for ever."""
        roots = self._reveal(cell)
        self.cards[cell] = status
        parent, hidden = self.parent, self.hidden
        straight = self.board.straight
        self._unite(roots, straight)
        finished: list[int] = []
        for port, _ in straight:
            root = roots[port]
            while parent[root] != root:
                root = parent[root]
            if not hidden[root] and root not in finished:
                finished.append(root)
                if self.free[root]:
                    self._shut(root)
        return finished

    def put_pawn(self, seat: int, cell: int, ports: tuple[int, ...]) -> None:
        """A pawn on a free segment."""
        segment = SLOTS * cell + self.board.faces[self.cards[cell]].segments.index(ports)
        self.pawns[segment] = seat
        root = self.root(self.board.joins[cell][ports[0]])
        self.tally[root] += PAWN[seat]
        if self.claim_at[segment] >= 0:
            self.free[root] ^= 1 << segment
            self._drop_claim(segment)
        if self.supply is not None:
            self.supply[seat] -= 1

    def put_block(self, seat: int, cell: int) -> None:
        """Note whose pawn lies on a blocked card."""
        self.pawns[SLOTS * self.board.cells + cell] = seat
        if self.supply is not None:
            self.supply[seat] -= 1

    # Questions

    def root(self, join: int) -> int:
        """The join that stands for the whole known part."""
        parent = self.parent
        while parent[join] != join:
            join = parent[join]
        return join

    def segment(self, cell: int, ports: tuple[int, ...]) -> int | None:
        """The number of a segment, or None if the place shows no such segment."""
        face = self.cards[cell]
        if face < 0:
            return None
        try:
            return SLOTS * cell + self.board.faces[face].segments.index(ports)
        except ValueError:
            return None

    def blocker(self, cell: int) -> int:
        return self.pawns[SLOTS * self.board.cells + cell]

    def segments(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Every open segment: its number, place and entries, in reading order."""
        for cell, face in enumerate(self.cards):
            if face >= 0:
                for slot, ports in enumerate(self.board.faces[face].segments):
                    yield SLOTS * cell + slot, cell, ports

    def segments_with(self, join: int) -> list[tuple[int, tuple[int, ...]]]:
        """The segments of the known part that a join belongs to."""
        root = self.root(join)
        joins = self.board.joins
        return [
            (cell, ports)
            for _, cell, ports in self.segments()
            if self.root(joins[cell][ports[0]]) == root
        ]

    # Inside

    def _reveal(self, cell: int) -> list[int]:
        """A card no longer hides what touches it; per entry, the root of what touches it."""
        at, flips, blocks = self.at, self.flips, self.blocks
        place = at[cell]
        last = flips.pop()
        last_block = blocks.pop()
        moved = last.card
        if moved != cell:
            flips[place] = last
            blocks[place] = last_block
            at[moved] = place
        at[cell] = -1
        parent, hidden = self.parent, self.hidden
        roots = []
        for join in self.board.joins[cell]:
            while (up := parent[join]) != join:
                parent[join] = join = parent[up]
            hidden[join] -= 1
            roots.append(join)
        return roots

    def _unite(self, roots: list[int], pairs: tuple[tuple[int, int], ...]) -> None:
        """Join the known parts that these pairs of entries connect."""
        parent, tally, free, hidden = self.parent, self.tally, self.free, self.hidden
        for one, other in pairs:
            root, end = roots[one], roots[other]
            while parent[root] != root:
                root = parent[root]
            while parent[end] != end:
                end = parent[end]
            if end != root:
                parent[end] = root
                hidden[root] += hidden[end]
                tally[root] += tally[end]
                free[root] |= free[end]

    def _shut(self, root: int) -> None:
        """A tunnel is finished: nothing on it can be claimed any more (ST-29)."""
        left = self.free[root]
        self.free[root] = 0
        while left:
            low = left & -left
            left ^= low
            self._drop_claim(low.bit_length() - 1)

    def _drop_claim(self, segment: int) -> None:
        claims, claimable, claim_at = self.claims, self.claimable, self.claim_at
        place = claim_at[segment]
        claim_at[segment] = -1
        last = claims.pop()
        moved = claimable.pop()
        if moved != segment:
            claims[place] = last
            claimable[place] = moved
            claim_at[moved] = place
