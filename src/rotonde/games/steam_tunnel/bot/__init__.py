"""What bots know of Steam Tunnel."""

from __future__ import annotations

from random import Random
from typing import Any

from rotonde.games.steam_tunnel.bot import array_search, estimates
from rotonde.games.steam_tunnel.rules.actions import Decisions
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.contract.bot import BotKnowledge


class TunnelBot(BotKnowledge):
    chance_sharpness = 0.75

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

    def search_deeper(
        self,
        state: TunnelState,
        legal: list[Decisions],
        passes: int,
        seconds: float | None,
        rng: Random,
    ) -> Any:
        if seconds is None:
            ready = array_search.prepare()
        else:  # somebody waits: it is made ready meanwhile, and serves the next decisions
            ready = array_search.is_ready()
            if not ready:
                array_search.prepare_aside()
        return array_search.choose(state, legal, passes, seconds, rng) if ready else None
