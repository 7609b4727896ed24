"""What bots know of Steam Barons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from rotonde.games.steam_barons.bot import estimates
from rotonde.games.steam_barons.bot.follies import BaronsFollies
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.contract.bot import BotKnowledge, Future


class BaronsBot(BotKnowledge):
    search_passes = 12
    slip_rates = MappingProxyType({"easy": 0.65})
    chance_sharpness = 2.0

    def evaluate(self, state: BaronsState) -> list[float]:
        return estimates.evaluate(state)

    def win_chances(self, state: BaronsState) -> list[float]:
        return estimates.estimate_chances(state)

    def candidates(self, state: BaronsState, seat: int, legal: list[Any]) -> list[Any]:
        return estimates.list_candidates(state, seat, legal)

    def list_courses(
        self, state: BaronsState, seat: int, legal: list[Any]
    ) -> list[tuple[Any, ...]]:
        return estimates.list_courses(state, seat, legal)

    def course_key(self, state: BaronsState, seat: int) -> Hashable:
        return estimates.find_course_key(state)

    def is_searched(self, state: BaronsState) -> bool:
        return estimates.is_searched(state)

    def heuristic_action(self, state: BaronsState, seat: int, legal: list[Any]) -> Any:
        return estimates.choose_best(state, seat, legal)

    def rollout_policy(self, state: BaronsState, seat: int, legal: list[Any], rng: Random) -> Any:
        return estimates.choose_quickly(state, seat, legal, rng)

    def rollout_end(self, state: BaronsState) -> Callable[[Any], bool]:
        return estimates.make_horizon(state)

    def playout(
        self, state: BaronsState, future: Future, enough: Callable[[Any], bool] | None
    ) -> Sequence[float] | None:
        return estimates.play_out(state, future, enough)

    def watch_follies(self) -> BaronsFollies:
        return BaronsFollies()

    def futures_key(self, state: BaronsState) -> int | None:
        return estimates.find_futures_key(state)
