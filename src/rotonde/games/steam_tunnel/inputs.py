"""The order in which Steam Tunnel's choices are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip
from rotonde.kernel.contract.inputs import Inputs, Offer
from rotonde.kernel.step import Action


class TunnelInputs(Inputs):
    def offers(self, state: Any, seat: int, legal: Sequence[Action]) -> list[Offer]:
        """As one reads the board: row by row, left to right; to pass comes last."""
        return [*sorted(legal, key=_place)]


def _place(action: Action) -> tuple[float, tuple[int, ...]]:
    if isinstance(action, Claim):
        return action.card, action.ports
    if isinstance(action, Flip | Block):
        return action.card, ()
    return float("inf"), ()
