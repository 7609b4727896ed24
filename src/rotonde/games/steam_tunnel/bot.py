"""What a good player of Steam Tunnel weighs."""

from __future__ import annotations

from typing import Any

from rotonde.games.steam_tunnel.actions import Claim, Pass
from rotonde.games.steam_tunnel.rules.scoring import SHARE, sixtieths
from rotonde.games.steam_tunnel.rules.state import TunnelState


def evaluate(state: TunnelState) -> list[float]:
    """Each seat's points as the board reads now, hidden cards taken as straight."""
    return [total / SHARE for total in sixtieths(state)]


def candidates(state: TunnelState, seat: int, legal: list[Any]) -> list[Any]:
    """Segments of one known part are interchangeable: one claim for each part is enough.

    Passing is only worth a thought when there is nothing else to do.
    """
    kept: list[Any] = []
    parts: set[int] = set()
    joins = state.board.joins
    for action in legal:
        if action.__class__ is Claim:
            part = state.root(joins[action.card][action.ports[0]])
            if part in parts:
                continue
            parts.add(part)
        elif action.__class__ is Pass and kept:
            continue
        kept.append(action)
    return kept
