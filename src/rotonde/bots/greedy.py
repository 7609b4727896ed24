"""The bot that looks one decision ahead."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rotonde.bots.futures import draw_future
from rotonde.bots.rollout import choose_for_others
from rotonde.kernel.contract.bot import lead
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table

_GUESSES = 4
"""How often the secret choices of the others are guessed."""


class Greedy:
    """The action after which the score as it stands is best.

    Where others choose in secret at the same time, their choices are guessed as rollouts do. What
    pays only later, or by chance, cannot be seen one decision ahead. So a game that knows what a
    good player does at once says which choices are worth a look, and that one is taken where chance
    decides; in other games all are looked at, and chance is met with any.
    """

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        legal: list[Action] = guess.legal(seat)
        knowledge = guess.game.bot
        usual: Action | None = knowledge.heuristic_action(guess.state, seat, legal)
        if usual is not None and not knowledge.is_searched(guess.state):
            return usual
        known = usual is not None
        looked_at = knowledge.candidates(guess.state, seat, legal) if known else legal
        rounds: list[dict[int, Action]] = [{}]
        if guess.ready(seat) is not None:
            futures = [draw_future(guess, seat, rng) for _ in range(_GUESSES)]
            rounds = [choose_for_others(guess, seat, future) for future in futures]
        best, highest = looked_at[0], float("-inf")
        for action in looked_at:
            margins = [_margin_after(guess, seat, action, others) for others in rounds]
            if None in margins:
                return legal[int(rng.random() * len(legal))] if usual is None else usual
            total = sum(margin for margin in margins if margin is not None)
            # Of equal ones the first: games list what builds before what hinders.
            if total > highest:
                best, highest = action, total
        return best


def _margin_after(
    guess: Table, seat: int, action: Action, others: Mapping[int, Action]
) -> float | None:
    """None if chance has a say: one look ahead cannot weigh that."""
    trial = guess.copy()
    for other, choice in others.items():
        trial.play(other, choice)
    trial.play(seat, action)
    if trial.chance.drawn:
        return None
    return lead(guess.game.bot.evaluate(trial.state), seat)
