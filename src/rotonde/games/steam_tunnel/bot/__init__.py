"""What bots know of Steam Tunnel."""

from __future__ import annotations

from random import Random
from typing import Any

from rotonde.games.steam_tunnel.bot import estimates
from rotonde.games.steam_tunnel.rules.actions import Decisions
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.contract.bot import BotKnowledge


class TunnelBot(BotKnowledge):
    def evaluate(self, state: TunnelState) -> list[float]:
        return estimates.evaluate(state)

    def score_scale(self, state: TunnelState) -> float:
        return estimates.swing(state)

    def candidates(self, state: TunnelState, seat: int, legal: list[Decisions]) -> list[Decisions]:
        return estimates.candidates(state, seat, legal)

    def rollout_policy(
        self, state: TunnelState, seat: int, legal: list[Decisions], rng: Random
    ) -> Any:
        return estimates.habit(state, legal, rng)
