"""What a position is worth: it is played on by habit for a while, and weighed where that leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rotonde.kernel.contract.bot import Future
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table

DEPTH = 12
"""Decisions of a rollout in a game that does not say where one ends."""
_FAR = 2000
"""No horizon lies beyond so many decisions."""


def choose_for_others(guess: Table, seat: int, future: Future) -> dict[int, Action]:
    """What the others choose in secret at the same time; nothing if it is one seat's turn."""
    if guess.ready(seat) is None:
        return {}
    state, policy, rng = guess.state, guess.game.bot.rollout_policy, Random(future.seed)
    others = [other for other in guess.to_act if other != seat]
    return {other: policy(state, other, guess.legal(other), rng) for other in others}


def play_on(
    table: Table,
    future: Future,
    enough: Callable[[Any], bool] | None,
    rng: Random,
    depth: int = DEPTH,
) -> Sequence[float]:
    """For each seat how good the outlook is, from 0 to 1; the table is played on meanwhile."""
    knowledge = table.game.bot
    if not table.over and not _is_choosing(table):
        found = knowledge.playout(table.state, future, enough)
        if found is not None:
            return found
    for _ in range(depth if enough is None else _FAR):
        if table.over or (enough is not None and enough(table.state)):
            break
        seat = table.to_act[0]
        table.play(seat, knowledge.rollout_policy(table.state, seat, table.legal(seat), rng))
    return knowledge.win_chances(table.state)


def _is_choosing(table: Table) -> bool:
    """Whether a secret choice has been made that the state does not know of yet."""
    return table.to_act != table.state.to_act
