"""The bot that looks one step rollout_depth."""

from __future__ import annotations

from random import Random

from rotonde.kernel.contract.bot import lead
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table


class Greedy:
    """The action after which the score as it stands is best; at random where chance decides."""

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        legal: list[Action] = guess.legal(seat)
        best, highest = legal[0], float("-inf")
        for action in legal:
            margin = self._margin_after(guess, seat, action)
            if margin is None:
                return legal[int(rng.random() * len(legal))]
            # Of equal ones the first: games list what builds before what hinders.
            if margin > highest:
                best, highest = action, margin
        return best

    def _margin_after(self, guess: Table, seat: int, action: Action) -> float | None:
        """None if chance has a say: one look rollout_depth cannot weigh that."""
        trial = guess.copy()
        trial.play(seat, action)
        if trial.chance.drawn:
            return None
        return lead(guess.game.bot.evaluate(trial.state), seat)
