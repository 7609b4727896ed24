"""What bots know of Silverton."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from types import MappingProxyType
from typing import Any

from rotonde.games.silverton.bot import estimates, trade
from rotonde.games.silverton.bot.bargains import list_trade_courses
from rotonde.games.silverton.bot.follies import SilvertonFollies
from rotonde.games.silverton.bot.playout import play_out, settle_cards
from rotonde.games.silverton.bot.style import SHARP
from rotonde.games.silverton.bot.turn_plans import list_turn_plans
from rotonde.games.silverton.rules.flow import ENDINGS
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.contract.bot import BotKnowledge, Future
from rotonde.kernel.contract.rules import Standings


class SilvertonBot(BotKnowledge):
    search_passes = 48
    search_evidence = 1.0
    slip_rates = MappingProxyType({"easy": 0.95, "fair": 0.55})
    chance_sharpness = 2.0

    def evaluate(self, state: SilvertonState) -> list[float]:
        return estimates.evaluate(state)

    def score_scale(self, state: SilvertonState) -> float:
        return estimates.find_score_scale(state)

    def win_chances(self, state: SilvertonState) -> list[float]:
        return estimates.estimate_chances(state)

    def candidates(self, state: SilvertonState, seat: int, legal: list[Any]) -> list[Any]:
        return estimates.list_candidates(state, seat, legal)

    def slip_choices(
        self, state: SilvertonState, seat: int, legal: list[Any], level: str
    ) -> list[Any]:
        if level == "easy":
            return estimates.list_beginner_choices(state, seat, legal)
        return estimates.list_fair_choices(state, seat, legal)

    def list_courses(
        self, state: SilvertonState, seat: int, legal: list[Any]
    ) -> list[tuple[Any, ...]]:
        if state.terms.solo:
            return []
        step = state.stack[-1].id
        if step in trade.STEPS:
            return list_trade_courses(state, seat, legal)
        return list_turn_plans(state, seat, legal) if step == "place" else []

    def course_key(self, state: SilvertonState, seat: int) -> Hashable:
        if not state.stack or state.stack[-1].id != "place":
            return None
        return state.turn, *state.cash, *state.row, *map(tuple, state.crew)

    def is_searched(self, state: SilvertonState) -> bool:
        return estimates.is_searched(state)

    def heuristic_action(self, state: SilvertonState, seat: int, legal: list[Any]) -> Any:
        return estimates.choose_best(state, seat, legal)

    def sharp_action(self, state: SilvertonState, seat: int, legal: list[Any]) -> Any:
        return estimates.choose_best(state, seat, legal, SHARP)

    def rollout_policy(
        self, state: SilvertonState, seat: int, legal: list[Any], rng: Random
    ) -> Any:
        return estimates.choose_quickly(state, seat, legal)

    def rollout_end(self, state: SilvertonState) -> Callable[[Any], bool]:
        return estimates.make_horizon(state)

    def settle_unseen(self, state: SilvertonState, future: Future) -> None:
        settle_cards(state, future)

    def playout(
        self, state: SilvertonState, future: Future, enough: Callable[[Any], bool] | None
    ) -> list[float]:
        play_out(state, future, enough, [SHARP] * state.terms.players)
        return estimates.estimate_chances(state)

    def watch_follies(self) -> SilvertonFollies:
        return SilvertonFollies()

    def solo_value(self, standings: Standings) -> float:
        """The seven grades, evenly from 1 to -1; a result without a grade is worth nothing."""
        grades = ENDINGS[ENDINGS.index("decisive-victory") :]
        if standings.ending not in grades:
            return 0.0
        return 1.0 - 2.0 * grades.index(standings.ending) / (len(grades) - 1)
