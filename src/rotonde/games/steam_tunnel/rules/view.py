"""What a seat sees of Steam Tunnel: everything but what the hidden cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

import msgspec

from rotonde.games.steam_tunnel.rules.cards import Design
from rotonde.games.steam_tunnel.rules.scoring import (
    Tunnel,
    block_seats,
    pawn_seats,
    scores,
    tunnels,
)
from rotonde.games.steam_tunnel.rules.state import BLOCKED, DOWN, HOLE, TunnelState


class Pawn(msgspec.Struct, frozen=True):
    seat: int
    cell: int
    ports: tuple[int, ...]


class Blocker(msgspec.Struct, frozen=True):
    seat: int
    cell: int


class BoardView(msgspec.Struct, frozen=True):
    rows: int
    cols: int
    cards: tuple[str, ...]
    """The code of each place, row by row, as in the position notation."""
    pawns: tuple[Pawn, ...]
    blockers: tuple[Blocker, ...]
    designs: Mapping[str, Design]
    unseen: Mapping[str, int]
    """How many cards of each design nobody has seen: on the board or set aside (ST-61)."""
    turn: int | None
    first: int
    step: str | None
    supply: tuple[int, ...] | None
    """Pawns left per seat, if they are limited."""
    tunnels: tuple[Tunnel, ...]
    scores: tuple[Fraction, ...]


def view(state: TunnelState) -> BoardView:
    """The same for every seat: this game has no private knowledge (ST-61)."""
    designs = state.board.designs
    unseen = Counter(designs[number].id for number in state.unseen)
    for face in state.planted.values():
        unseen[state.board.faces[face].code.removesuffix("r")] += 1
    return BoardView(
        state.board.rows,
        state.board.cols,
        tuple(card_codes(state)),
        tuple(Pawn(*pawn) for pawn in pawn_seats(state)),
        tuple(Blocker(*block) for block in block_seats(state)),
        {design.id: design for design in designs},
        {design.id: unseen[design.id] for design in designs if unseen[design.id]},
        state.to_act[0] if state.to_act else None,
        state.first,
        state.stack[-1].id if state.stack else None,
        None if state.supply is None else tuple(state.supply),
        tuple(tunnels(state)),
        scores(state),
    )


MARKS = {".": DOWN, "#": BLOCKED, "o": HOLE}


def card_codes(state: TunnelState) -> list[str]:
    """The code of each place, row by row."""
    marks = {status: mark for mark, status in MARKS.items()}
    return [marks[c] if c < 0 else state.board.faces[c].code for c in state.cards]
