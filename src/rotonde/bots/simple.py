"""The bot that does not think."""

from __future__ import annotations

from random import Random

from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table


class RandomBot:
    """Any legal action, all equally likely."""

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        legal = guess.legal(seat)
        chosen: Action = legal[int(rng.random() * len(legal))]
        return chosen
