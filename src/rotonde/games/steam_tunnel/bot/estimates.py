"""What a good player of Steam Tunnel weighs."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from rotonde.games.steam_tunnel.rules.actions import Flip, Pass
from rotonde.games.steam_tunnel.rules.board import PAWN, PAWNS
from rotonde.games.steam_tunnel.rules.scoring import SHARE, owners, sixtieths, straightened
from rotonde.games.steam_tunnel.rules.state import TunnelState

_FLIPS, _CLAIMS, _BLOCKS = 6, 8, 3


def evaluate(state: TunnelState) -> list[float]:
    """Each seat's points as the board reads now, hidden cards taken as straight."""
    return [total / SHARE for total in sixtieths(state)]


def swing(state: TunnelState) -> float:
    """Each card still to come can move some points, one way or the other."""
    return 10.0 + 8.0 * math.sqrt(len(state.flips))


def candidates(state: TunnelState, seat: int, legal: list[Any]) -> list[Any]:
    """The few choices that a good player looks at.

    Flips where the straight reading serves others most; claims that gain most as the board reads,
    one for each known part, since its segments are interchangeable; blocks that guard most.
    """
    if legal[0].__class__ is Flip:
        rows = guarded(state, seat, legal)
        rows.sort(key=lambda row: row[0])
        return [flip for _, flip in rows[:_FLIPS]]
    if legal[0].__class__ is Pass:
        return legal
    blocks = guarded(state, seat, state.blocks)
    blocks.sort(key=lambda row: -row[0])
    return [*_claims(state, seat), *(block for _, block in blocks[:_BLOCKS])]


def habit(state: TunnelState, legal: list[Any], rng: Random) -> Any:
    """Cards keep being turned up, and nobody places a pawn.

    A search that imagines so learns how well what is owned now withstands the cards to come;
    imagined pawns would only add noise to that.
    """
    if legal[0].__class__ is Flip:
        return legal[int(rng.random() * len(legal))]
    return legal[-1]


def _claims(state: TunnelState, seat: int) -> list[Any]:
    parent, tally = straightened(state)
    joins = state.board.joins
    parts: set[int] = set()
    rows = []
    for claim in state.claims:
        root = state.root(joins[claim.card][claim.ports[0]])
        if root in parts:
            continue
        parts.add(root)
        while parent[root] != root:
            root = parent[root]
        sums = tally[root]
        gain = _lead(state, sums + PAWN[seat], seat) - _lead(state, sums, seat)
        # A pawn more on a tunnel counts later even where it changes nothing yet.
        rows.append((gain + state.scoring.value(sums), claim))
    rows.sort(key=lambda row: -row[0])
    return [claim for _, claim in rows[:_CLAIMS]]


def guarded(state: TunnelState, seat: int, actions: list[Any]) -> list[tuple[int, Any]]:
    """For each hidden card what its straight reading brings this seat, less what others get."""
    parent, tally = straightened(state)
    joins = state.board.joins
    straight = state.board.straight
    leads: dict[int, int] = {}
    rows = []
    for action in actions:
        around = joins[action.card]
        guarded = 0
        for one, _ in straight:
            root = around[one]
            while parent[root] != root:
                root = parent[root]
            lead = leads.get(root)
            if lead is None:
                lead = leads[root] = _lead(state, tally[root], seat)
            guarded += lead
        rows.append((guarded, action))
    return rows


def _lead(state: TunnelState, sums: int, seat: int) -> int:
    """What a tunnel brings this seat, less what it brings the others, in sixtieths."""
    if not sums >> PAWNS:
        return 0
    whose = owners(sums, state.players)
    worth = SHARE * state.scoring.value(sums)
    if whose == (seat,):
        return worth
    return worth * (2 - len(whose)) // len(whose) if seat in whose else -worth
