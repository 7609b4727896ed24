"""The rest of a Base or Standard game by first sight: links are built to their end without another
look, and everybody sees things a little differently, in the same way all through a future."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rotonde.games.steam_barons.bot import base_heuristics
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.chance import SimulatedChance, key_from
from rotonde.kernel.contract.bot import Future

_DOUBT = 0.5
"""How far the others' first sight may be off."""


class BasePlayout:
    """A state that plays itself, and that it owns."""

    def __init__(self, state: BaronsState, future: Future) -> None:
        self.state, self.future = state, future
        # As a guess draws it, so that what was drawn before the playout fits what is drawn in it.
        self.chance = SimulatedChance(key_from(Random(future.seed)))
        self._coming: tuple[Any, ...] = ()
        """What the link that is being built still takes."""

    def run(self, enough: Callable[[BaronsState], bool] | None) -> None:
        state, chance = self.state, self.chance
        decisions = 0
        while state.stack and not (enough is not None and enough(state)):
            step, seat = state.stack[-1], state.to_act[0]
            legal = step.legal(state, seat)
            action = legal[0] if len(legal) == 1 else self._choose(step.id, seat, legal)
            decisions += 1
            chance.begin(decisions)
            step.perform(state, seat, action, chance)

    def _choose(self, step: str, seat: int, legal: list[Any]) -> Any:
        if step != "build":
            return self._pick(seat, base_heuristics.score_choices(self.state, seat, legal))
        if self._coming and self._coming[0] in legal:
            action, *rest = self._coming
            self._coming = tuple(rest)
            return action
        rows = base_heuristics.rank_builds(self.state, seat, legal)
        action = self._pick(seat, [(value, action) for value, action, _ in rows])
        project = next(each for _, other, each in rows if other is action)
        self._coming = () if project is None else project.builds[1:]
        return action

    def _pick(self, seat: int, rows: list[tuple[float, Any]]) -> Any:
        """The best at first sight. What a player doubts hangs on the future and on what it is
        about, not on how many decisions came before: it is the same for all choices compared."""
        if not self.future.tempers[seat]:
            return max(rows, key=lambda row: row[0])[1]
        seed, best, highest = f"{self.future.seed}/{seat}", None, float("-inf")
        for value, action in rows:
            drawn = Random(f"{seed}/{action!r}")
            value += _DOUBT * (drawn.random() + drawn.random() - 1.0)
            if value > highest:
                best, highest = action, value
        return best
