"""A state of the engine as a row of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.games.steam_tunnel.arrays.tables import (
    ALL_BLOCKED,
    ALL_FLIPPED,
    FLIP,
    HEADER,
    PAWN,
    Tables,
)
from rotonde.games.steam_tunnel.rules import turn
from rotonde.games.steam_tunnel.rules.board import FIELD, MASK, PAWNS, SLOTS
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.compiled import Ints

_SUMS = PAWNS // FIELD


def write_state(t: Tables, state: TunnelState, game: Ints) -> None:
    """Write a state into a game's row."""
    for at in range(t.width):
        game[at] = 0
    seat = state.to_act[0] if state.to_act else 0
    head = (seat, _step(state), len(state.flips), len(state.claims), len(state.unseen), state.first)
    _write(game, 0, head)
    assert len(head) == HEADER
    for join, tally in enumerate(state.tally):
        # What was a part of its own keeps the bits it had: only what stands for a part counts.
        bits = state.free[join] if state.parent[join] == join else 0
        free = [segment for segment in range(SLOTS * t.cells) if bits >> segment & 1]
        numbers = [
            HEADER + state.parent[join] * t.per_join,
            state.hidden[join],
            free[0] if free else -1,
            *(tally >> field * FIELD & MASK for field in range(_SUMS + t.players)),
        ]
        _write(game, HEADER + join * t.per_join, numbers)
        for segment, following in zip(free, free[1:] + free[:1], strict=True):
            game[t.after + segment] = following
    _write(game, t.cards, state.cards)
    _write(game, t.pawns, state.pawns)
    _write(game, t.supply, state.supply or ())
    _write(game, t.unseen, state.unseen)
    _write(game, t.planted, [state.planted.get(cell, -1) for cell in range(t.cells)])
    for design in (*state.unseen, *(t.design_of[face] for face in state.planted.values())):
        game[t.counts + design] += 1
    _write(game, t.claimable, state.claimable)
    _write(game, t.claim_at, state.claim_at)
    _write(game, t.flips, [flip.card for flip in state.flips])
    _write(game, t.at, state.at)


def _step(state: TunnelState) -> int:
    if state.stack:
        return FLIP if state.stack[-1] is turn.TURN_UP else PAWN
    return ALL_FLIPPED if state.ending == turn.ALL_FLIPPED else ALL_BLOCKED


def _write(game: Ints, at: int, numbers: Sequence[int] | bytearray) -> None:
    for place, number in enumerate(numbers, at):
        game[place] = number
