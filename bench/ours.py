"""The games of the house in random play, through the public API only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import rotonde
from bench.measure import Contender


def contender(game: str, seats: int) -> Contender:
    seeds, chance = count(), Random(0).random

    def play() -> tuple[int, int]:
        decisions = choices = 0
        table = rotonde.start(game, seats=seats, seed=next(seeds))
        while to_act := table.to_act:
            legal = table.legal(to_act[0])
            table.play(to_act[0], legal[int(chance() * len(legal))])
            decisions += 1
            choices += len(legal)
        assert table.standings is not None
        return decisions, choices

    def walk() -> Iterator[rotonde.Table]:
        own = Random(1)
        table = rotonde.start(game, seats=seats, seed=1)
        while to_act := table.to_act:
            yield table
            table.play(to_act[0], own.choice(table.legal(to_act[0])))

    return Contender(game, play, walk)
