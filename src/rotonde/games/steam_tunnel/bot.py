"""What a good player of Steam Tunnel weighs."""

from __future__ import annotations

from random import Random
from typing import Any

from rotonde.games.steam_tunnel.actions import Block, Claim, Flip, Pass
from rotonde.games.steam_tunnel.rules.board import PAWN, PAWNS
from rotonde.games.steam_tunnel.rules.scoring import SHARE, owners, sixtieths, straightened
from rotonde.games.steam_tunnel.rules.state import TunnelState

_BLOCKS = 4
_CALM_FLIPS = 3


def evaluate(state: TunnelState) -> list[float]:
    """Each seat's points as the board reads now, hidden cards taken as straight."""
    return [total / SHARE for total in sixtieths(state)]


def candidates(state: TunnelState, seat: int, legal: list[Any]) -> list[Any]:
    """The flips that touch somebody's tunnel and a few calm ones; one claim for each known part,
    since its segments are interchangeable; the blocks that guard most."""
    if legal[0].__class__ is Flip:
        return _flips(state, legal)
    kept: list[Any] = []
    parts: set[int] = set()
    joins = state.board.joins
    for action in legal:
        if action.__class__ is Claim:
            part = state.root(joins[action.card][action.ports[0]])
            if part not in parts:
                parts.add(part)
                kept.append(action)
    if any(action.__class__ is Block for action in legal):
        kept += _blocks(state, seat)
    return kept or [action for action in legal if action.__class__ is Pass]


def habit(state: TunnelState, seat: int, legal: list[Any], rng: Random) -> Any:
    """Flip anything; then claim where it lifts the margin most as the board reads now."""
    if legal[0].__class__ is not Claim:
        return legal[int(rng.random() * len(legal))]
    parent, tally = straightened(state)
    joins = state.board.joins
    best, most = legal[-1], 0
    weighed: dict[int, int] = {}
    for action in state.claims:
        root = joins[action.card][action.ports[0]]
        while parent[root] != root:
            root = parent[root]
        gain = weighed.get(root)
        if gain is None:
            sums = tally[root]
            gain = weighed[root] = _lead(state, sums + PAWN[seat], seat) - _lead(state, sums, seat)
        if gain > most:
            best, most = action, gain
    return best


def _lead(state: TunnelState, sums: int, seat: int) -> int:
    """What a tunnel brings this seat, less what it brings the others, in sixtieths."""
    if not sums >> PAWNS:
        return 0
    whose = owners(sums, state.players)
    worth = SHARE * state.scoring.value(sums)
    if whose == (seat,):
        return worth
    return worth * (2 - len(whose)) // len(whose) if seat in whose else -worth


def _flips(state: TunnelState, legal: list[Any]) -> list[Any]:
    parent, tally = straightened(state)
    joins = state.board.joins
    kept, calm = [], 0
    for action in legal:
        for join in joins[action.card][:3]:
            while parent[join] != join:
                join = parent[join]
            if tally[join] >> PAWNS:
                kept.append(action)
                break
        else:
            if calm < _CALM_FLIPS:
                calm += 1
                kept.append(action)
    return kept


def _blocks(state: TunnelState, seat: int) -> list[Any]:
    """The cards whose straight reading serves this seat best."""
    parent, tally = straightened(state)
    joins = state.board.joins
    straight = state.board.straight
    found = []
    for action in state.blocks:
        guarded = 0
        around = joins[action.card]
        for one, _ in straight:
            root = around[one]
            while parent[root] != root:
                root = parent[root]
            guarded += _lead(state, tally[root], seat)
        if guarded > 0:
            found.append((guarded, action.card, action))
    found.sort(reverse=True, key=lambda row: row[:2])
    return [action for _, _, action in found[:_BLOCKS]] or state.blocks[:1]
