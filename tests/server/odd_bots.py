"""Bots as a guest might bring them: good, failing, stalling, cheating. Loaded by a worker."""

from __future__ import annotations

import os
import time
from random import Random

from rotonde.bots import RandomBot
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table


class Good:
    """Counts what it was asked, to show that one object serves a whole match."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        assert guess.seed is None
        assert not guess.decisions, "no past"
        self.asked += 1
        if self.asked > 3:
            raise RuntimeError(f"asked {self.asked} times")
        found: Action = guess.legal(seat)[0]
        return found


class Failing:
    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        raise ValueError("a secret path")


class Stalling:
    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        time.sleep(60)
        return RandomBot().choose(guess, seat, rng)


class Cheating:
    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        chosen = RandomBot().choose(guess, seat, rng)
        guess.play(seat, chosen)
        found: Action = guess.legal(guess.to_act[0])[0]
        return found if found != chosen else None  # type: ignore[return-value]


class Dying:
    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        os._exit(3)


class Refusing:
    def __init__(self) -> None:
        raise RuntimeError("not today")

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        raise AssertionError
