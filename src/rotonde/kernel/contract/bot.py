"""What a bot knows of a game. A game that says nothing is still played, by its scores."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from rotonde.kernel.contract.rules import Rules, Standings


class Future(NamedTuple):
    """One way the rest of the match may go. All choices at hand are compared on the same ones."""

    seed: int
    """What chance draws in it comes from this number."""
    tempers: tuple[float, ...]
    """Per seat how far its player leans from the average, normally distributed; 0 for the seat
    that thinks. A player's temper stays the same all through a future."""


class FollyWatch:
    """Counts what a good player never does, over one match."""

    def see(self, state: Any, seat: int, action: Any) -> Iterable[str]:
        """The follies that this decision, about to be made, is or completes, by the ids under which
        the game's words name them."""
        return ()


class BotKnowledge:
    """States given here are samples or a seat's own: never what a seat may not know."""

    search_passes: ClassVar[int] = 1200
    """The strong bot's budget unless another is asked for: about a fifth of a second."""

    search_evidence: ClassVar[float] = 0.5
    """By how many times its noise another choice must be better than the heuristic action."""

    slip_rates: ClassVar[Mapping[str, float]] = {"easy": 0.5}
    """By level, how often it takes any of its `slip_choices` instead of what it thinks best."""

    chance_sharpness: ClassVar[float] = 1.0
    """How the outlooks that searches maximise become chances of winning, which an analysis tells:
    shares to this power. Above 1: a lead is surer than they say; below: less sure. Fitted on games
    between bots (docs/analysis.md)."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def evaluate(self, state: Any) -> Sequence[float]:
        """Each seat's prospects, in points."""
        return [float(score) for score in self._rules.scores(state)]

    def score_scale(self, state: Any) -> float:
        """How many points the rest of the match may still turn: such a lead is not yet a win.

        By default as many as the highest score so far, whatever points are worth in this game. A
        game whose scores say little before its end gives a better number.
        """
        return max(1.0, *(abs(float(score)) for score in self.evaluate(state)))

    def win_chances(self, state: Any) -> list[float]:
        """Each seat's outlook from 0 to 1: what a search maximises."""
        if not state.stack:
            standings = self._rules.standings(state)
            share = 1 / len(standings.winners)
            return [share if rank == 1 else 0.0 for rank in standings.ranks]
        values = self.evaluate(state)
        scale = self.score_scale(state)
        return [sigmoid(lead(values, seat) / scale) for seat in range(len(values))]

    def candidates(self, state: Any, seat: int, legal: list[Any]) -> list[Any]:
        """The choices worth a look; never empty when `legal` is not."""
        return legal

    def slip_choices(self, state: Any, seat: int, legal: list[Any], level: str) -> list[Any]:
        """What a player of that level might do without much thought: wise or not on the easy level,
        never a folly above it. Never empty; by default what is worth a look."""
        return self.candidates(state, seat, legal)

    def is_searched(self, state: Any) -> bool:
        """Whether the decision at hand is worth a search; else the heuristic action is played."""
        return True

    def heuristic_action(self, state: Any, seat: int, legal: list[Any]) -> Any:
        """What a good player does at once, which only evidence changes; None: no idea."""
        return None

    def sharp_action(self, state: Any, seat: int, legal: list[Any]) -> Any:
        """The same for a very good player: what the levels that search start from. None: no
        idea."""
        return self.heuristic_action(state, seat, legal)

    def rollout_policy(self, state: Any, seat: int, legal: list[Any], rng: Random) -> Any:
        """What a player does without thinking: how rollouts choose."""
        return legal[int(rng.random() * len(legal))]

    def rollout_end(self, state: Any) -> Callable[[Any], bool] | None:
        """When a rollout from here has gone far enough; None: after a few decisions."""
        return None

    def playout(
        self, state: Any, future: Future, enough: Callable[[Any], bool] | None
    ) -> Sequence[float] | None:
        """Each seat's outlook, from 0 to 1, when this state is played on until `enough`, the
        `rollout_end` of the decision at hand. The state may be changed.

        For games that can pass whole phases at once. None: the rollout policy plays on, decision by
        decision, and `win_chances` weighs where that leads.
        """
        return None

    def settle_unseen(self, state: Any, future: Future) -> None:
        """Fix what this future holds and a guess leaves open, e.g. the order of a deck, before a
        choice is tried: draws that come later may hang on how many came before."""

    def futures_key(self, state: Any) -> Hashable:
        """While this stays the same, the decisions of a seat are searched on the same futures, so
        that what a playout has worked out serves again; None: new futures for each decision."""
        return None

    def list_courses(self, state: Any, seat: int, legal: list[Any]) -> list[tuple[Any, ...]]:
        """What the highest level weighs instead of the candidates: courses, each the actions of a
        seat one after another while it is its turn, that of first sight first. They are played on
        to the end. None: it looks at what the levels below look at."""
        return []

    def course_key(self, state: Any, seat: int) -> Hashable:
        """All that the rest of a course hangs on: while it is as foreseen, the course is followed.
        None: the next decision is weighed anew."""
        return None

    def search_deeper(
        self, state: Any, legal: list[Any], passes: int, seconds: float | None, rng: Random
    ) -> Any:
        """The best action by a search of the game's own that looks deeper than the common one in
        the time of so many of its passes, or in so many seconds. For the highest level.

        None: there is none here; or, with a clock, it could not begin at once.
        """
        return None

    def watch_follies(self) -> FollyWatch | None:
        """A watch for one match; None: nothing is known of follies in this game."""
        return None

    def solo_value(self, standings: Standings) -> float:
        """What a result is worth to a player without opponents, from -1 to 1."""
        return 0.0


def lead(values: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others, default=0.0)


def sigmoid(value: float) -> float:
    """A lead as a chance of winning."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value))))
