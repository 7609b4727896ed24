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
from rotonde.kernel.copyable import Shared, initial
from rotonde.kernel.step import State

if TYPE_CHECKING:
    from rotonde.games.steam_tunnel.rules.scoring import Scoring

DOWN, BLOCKED, HOLE = -1, -2, -3
NOBODY = 255
SEATS = tuple((seat,) for seat in range(5))


class TunnelState(State):
    board: Shared[Board]
    players: int
    scoring: Shared[Scoring]
    first: int = 0
    """Who had the first turn."""
    ending: str | None = None
    cards: list[int] = initial(lambda it: [DOWN] * it.board.cells)
    """Per place the index of the open face, or DOWN, BLOCKED, HOLE."""
    pawns: bytearray = initial(lambda it: bytearray([NOBODY]) * ((SLOTS + 1) * it.board.cells))
    """Whose pawn: per segment (3 x place + slot), then per place for blocks."""
    unseen: list[int] = initial(lambda it: [])
    """The designs nobody has seen, in no order that means anything."""
    planted: dict[int, int] = initial(lambda it: {})
    """Faces fixed beforehand under hidden cards, in set positions only."""
    supply: list[int] | None = None
    """Pawns left per seat, if they are limited."""
    parent: list[int] = initial(lambda it: list(range(SLOTS * it.board.cells)))
    hidden: list[int] = initial(lambda it: [2] * (SLOTS * it.board.cells))
    """Per known part, how many of its entries face a card that can still be turned up."""
    tally: list[int] = initial(lambda it: [0] * (SLOTS * it.board.cells))
    """Per known part its sums, a field each: see board.py."""
    free: list[int] = initial(lambda it: [0] * (SLOTS * it.board.cells))
    """Per known part, as bits: its segments that can be claimed."""
    claims: list[Claim] = initial(lambda it: [])
    claimable: list[int] = initial(lambda it: [])
    """The number of each claim's segment, in the same order."""
    claim_at: list[int] = initial(lambda it: [-1] * (SLOTS * it.board.cells))
    flips: list[Flip] = initial(lambda it: list(it.board.flips))
    blocks: list[Block] = initial(lambda it: list(it.board.blocks))
    at: list[int] = initial(lambda it: list(range(it.board.cells)))

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
