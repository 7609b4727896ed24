"""What tunnels are worth and whose they are (ST-36 to ST-44, ST-46, ST-54 to ST-57, ST-87)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import msgspec

from rotonde.games.steam_tunnel.rules.board import FIELD, MASK, PAWN, PAWNS, SLOTS
from rotonde.games.steam_tunnel.rules.state import DOWN, NOBODY, TunnelState
from rotonde.kernel.contract.rules import Standings

SHARE = 60
"""Points are counted in sixtieths: any tunnel splits evenly among up to five owners."""


class Scoring(NamedTuple):
    """How ends count under the table's variant."""

    dead_end: int = 0
    killer: bool = False
    softer: bool = False

    def value(self, tally: int) -> int:
        """The worth of a tunnel from its sums."""
        length = tally & MASK
        dead = tally >> 2 * FIELD & MASK
        if self.killer and dead:  # ST-43
            return 0
        if self.softer and tally >> 3 * FIELD & MASK < 2:  # ST-44
            return 0
        ends = (tally >> FIELD & MASK) + dead * self.dead_end  # ST-46
        return ends * length  # ST-36


class Tunnel(msgspec.Struct, frozen=True):
    """A tunnel as people see it, hidden cards read straight."""

    segments: tuple[tuple[int, tuple[int, ...]], ...]
    """Each as its card's place and its entries."""
    ends: tuple[int, ...]
    """As printed, high to low; a dead end is 0."""
    value: int
    finished: bool
    pawns: tuple[int, ...]
    """How many each seat has on it."""
    owners: tuple[int, ...]
    hidden: int
    """How many cards it crosses that may yet be turned up."""
    crossings: tuple[tuple[int, tuple[int, int]], ...] = ()
    """Where it goes straight through a card without a face or the hole: its place and entries."""
    end_places: tuple[tuple[int, int], ...] = ()
    """Each end's card and entry, row by row."""


def owners(tally: int, players: int) -> tuple[int, ...]:
    """The seats with most pawns; nobody if there is none."""  # ST-39, ST-41
    return _most(tally >> PAWNS, players)


@lru_cache(maxsize=10_000)
def _most(pawns: int, players: int) -> tuple[int, ...]:
    if not pawns:
        return ()
    counts = [pawns >> seat * FIELD & MASK for seat in range(players)]
    most = max(counts)
    return tuple(seat for seat, count in enumerate(counts) if count == most)


def sixtieths(state: TunnelState) -> list[int]:
    """Each seat's score in sixtieths, hidden cards read straight (ST-34)."""
    parent, tally = straightened(state) if state.flips else (state.parent, state.tally)
    totals = [0] * state.players
    value = state.scoring.value
    for join, sums in enumerate(tally):
        # Pawns are in the highest fields: any sums below the first one have none.
        if sums >= PAWN[0] and parent[join] == join:
            worth = value(sums)
            if worth:
                sharing = owners(sums, state.players)
                share = SHARE * worth // len(sharing)  # ST-40
                for seat in sharing:
                    totals[seat] += share
    return totals


def scores(state: TunnelState) -> tuple[Fraction, ...]:
    return tuple(Fraction(total, SHARE) for total in sixtieths(state))


def standings(state: TunnelState) -> Standings:
    """Most points win; equal totals share."""  # ST-42, ST-88
    return Standings.by_score(scores(state), state.ending or "")


def straightened(state: TunnelState) -> tuple[list[int], list[int]]:
    """The known parts further united through every hidden card, as (parent, tally)."""  # ST-5
    parent, tally = state.parent[:], state.tally[:]
    joins = state.board.joins
    straight = state.board.straight
    for flip in state.flips:
        around = joins[flip.card]
        for one, other in straight:
            a, b = around[one], around[other]
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            if a != b:
                parent[b] = a
                tally[a] += tally[b]
    return parent, tally


def tunnels(state: TunnelState) -> list[Tunnel]:
    """Every tunnel with a segment, in reading order of its first one (ST-56)."""
    parent, tally = straightened(state)

    def root(join: int) -> int:
        while parent[join] != join:
            join = parent[join]
        return join

    board = state.board
    segments: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
    ends: dict[int, list[int]] = {}
    end_places: dict[int, list[tuple[int, int]]] = {}
    crossings: dict[int, list[tuple[int, tuple[int, int]]]] = {}
    hidden: dict[int, set[int]] = {}
    for _, cell, ports in state.segments():
        segments.setdefault(root(board.joins[cell][ports[0]]), []).append((cell, ports))
    for cell, face_index in enumerate(state.cards):
        joins = board.joins[cell]
        if face_index < 0:
            for pair in board.straight:
                at = root(joins[pair[0]])
                crossings.setdefault(at, []).append((cell, pair))
                if face_index == DOWN:
                    hidden.setdefault(at, set()).add(cell)
            continue
        face = board.faces[face_index]
        for port, value in (*((port, 0) for port in face.dead_ends), *enumerate(face.values)):
            at = root(joins[port])
            ends.setdefault(at, []).append(value)
            end_places.setdefault(at, []).append((cell, port))
    return [
        Tunnel(
            tuple(pieces),
            tuple(sorted(ends.get(at, ()), reverse=True)),
            state.scoring.value(tally[at]),
            at not in hidden,
            tuple(tally[at] >> PAWNS + seat * FIELD & MASK for seat in range(state.players)),
            owners(tally[at], state.players),
            len(hidden.get(at, ())),
            tuple(crossings.get(at, ())),
            tuple(end_places.get(at, ())),
        )
        for at, pieces in segments.items()
    ]


def pawn_seats(state: TunnelState) -> list[tuple[int, int, tuple[int, ...]]]:
    """Every pawn on a segment: seat, place, entries."""
    return [
        (state.pawns[number], cell, ports)
        for number, cell, ports in state.segments()
        if state.pawns[number] != NOBODY
    ]


def block_seats(state: TunnelState) -> list[tuple[int, int]]:
    """Every pawn on a blocked card, where it is known whose: seat, place."""
    base = SLOTS * state.board.cells
    return [
        (state.pawns[base + cell], cell)
        for cell in range(state.board.cells)
        if state.pawns[base + cell] != NOBODY
    ]
