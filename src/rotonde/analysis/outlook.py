"""What a choice at hand is worth beside the next best, while a match is played.

It is judged as an analysis judges decisions: by what the seat knows, on futures that have nothing
to do with the match's seed.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import Any

import msgspec

from rotonde.analysis.judge import find_future, list_candidates, try_choice
from rotonde.analysis.review import find_chance
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table

_OTHERS = 4
"""Other choices that are looked at: those that a game lists first."""
_SCREENED = 2
"""Futures by which the best of them is found,"""
_FUTURES = 12
"""and by which it is compared, which must be others."""
_FEWEST = 6
_SEED = "outlook"


class Outlook(msgspec.Struct, frozen=True):
    """A choice beside the best of the others."""

    chance: float
    """Of a win, from 0 to 1,"""
    other_chance: float
    """and with the other one;"""
    noise: float
    """the standard error of the difference."""
    other: Any
    """The other one, as it is written in match files."""


def compare_choice(
    table: Table, seat: int, action: Action, seconds: float = math.inf
) -> Outlook | None:
    """None: there is no other choice, nobody to beat, or too little time."""
    players, knowledge = len(table.setup.seats), table.game.bot
    guess = table.guess(seat, Random(_SEED))
    others = [
        other
        for other in list_candidates(guess, seat)
        if other != action and table.refusal(seat, other) is None
    ][:_OTHERS]
    if players == 1 or not others or table.refusal(seat, action) is not None:
        return None
    until = time.perf_counter() + seconds
    enough = knowledge.rollout_end(guess.state)

    def play(choice: Action, number: int) -> float:
        future = find_future(table, seat, _SEED, number)
        return try_choice(table, seat, choice, future, enough)[seat]

    best = others[0]
    if len(others) > 1:
        best = max(others, key=lambda each: sum(play(each, at) for at in range(_SCREENED)))
    mine: list[float] = []
    theirs: list[float] = []
    for number in range(_SCREENED, _SCREENED + _FUTURES):
        if time.perf_counter() > until:
            break
        mine.append(play(action, number))
        theirs.append(play(best, number))
    if len(mine) < _FEWEST:
        return None
    one, two = (
        find_chance(sum(values) / len(values), players, knowledge.chance_sharpness)
        for values in (mine, theirs)
    )
    gain, noise = _compare(mine, theirs)
    # Chances lie further apart than shares of a win, and so does their noise.
    wider = (one - two) / gain if gain else 1.0
    return Outlook(one, two, noise * wider, msgspec.to_builtins(best))


def _compare(mine: list[float], theirs: list[float]) -> tuple[float, float]:
    """How much better the first did on the same futures, and the standard error of that."""
    gains = [one - two for one, two in zip(mine, theirs, strict=True)]
    count, mean = len(gains), sum(gains) / len(gains)
    return mean, math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
