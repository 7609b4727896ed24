"""What a seat of Steam Tunnel may know: everything but what the hidden cards are."""

from __future__ import annotations

from random import Random

import msgspec

from rotonde.games.steam_tunnel.notation import positions
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.contract.visibility import Visibility


class TunnelVisibility(Visibility):
    def sample_state(self, state: TunnelState, seat: int, rng: Random) -> TunnelState:
        twin = state.copy()
        if twin.planted:
            # What was planted goes back among the unseen cards, in an order that tells nothing.
            number_of = {
                face.index: number
                for number, both in enumerate(twin.board.by_design)
                for face in both
            }
            twin.unseen = sorted(twin.unseen + [number_of[f] for f in twin.planted.values()])
            twin.planted = {}
        return twin

    def public_setup(self, setup: Setup) -> Setup:
        if setup.position is None:
            return setup
        return msgspec.structs.replace(setup, position=positions.unplanted(setup.position))
