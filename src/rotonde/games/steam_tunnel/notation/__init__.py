"""Positions of Steam Tunnel as text (docs/position_notation.md)."""

from __future__ import annotations

from rotonde.games.steam_tunnel.notation import positions
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.notation import Notation
from rotonde.kernel.message import BadInput

_FEWEST_SEATS = 2


class TunnelNotation(Notation):
    def write(self, state: TunnelState) -> str:
        return positions.write(state)

    def read(self, setup: Setup, chance: Chance | None = None) -> TunnelState:
        state = positions.parse(
            setup.position or "",
            players=len(setup.seats),
            options=setup.options,
            data=setup.data,
        )
        hidden = sum(flip.card not in state.planted for flip in state.flips)
        if len(state.unseen) < hidden:
            raise BadInput("bad-deck", game=setup.game, cards=len(state.unseen), places=hidden)
        return state

    def seats_in(self, position: str) -> int:
        return max(positions.seats_in(position), _FEWEST_SEATS)
