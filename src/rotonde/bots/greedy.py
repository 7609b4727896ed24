"""The bot that looks one decision ahead."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rotonde.kernel.contract.bot import lead
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table

_GUESSES = 4
"""How often the secret choices of the others are guessed."""


class Greedy:
    """The action after which the score as it stands is best; at random where chance decides.

    Where others choose in secret at the same time, their choices are guessed as rollouts do. What
    a good player of the game does at once is then better than chance, if the game knows it.
    """

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        legal: list[Action] = guess.legal(seat)
        secret = guess.ready(seat) is not None
        rounds = [_choices_of_others(guess, seat, rng) for _ in range(_GUESSES if secret else 1)]
        best, highest = legal[0], float("-inf")
        for action in legal:
            margins = [_margin_after(guess, seat, action, others) for others in rounds]
            known = [margin for margin in margins if margin is not None]
            if len(known) < len(margins):
                return _any(guess, seat, legal, secret, rng)
            # Of equal ones the first: games list what builds before what hinders.
            if sum(known) > highest:
                best, highest = action, sum(known)
        return best


def _choices_of_others(guess: Table, seat: int, rng: Random) -> dict[int, Action]:
    """What the others may choose in secret at the same time; nothing if it is one seat's turn."""
    state, policy = guess.state, guess.game.bot.rollout_policy
    others = [other for other in guess.to_act if other != seat]
    return {other: policy(state, other, guess.legal(other), rng) for other in others}


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


def _any(guess: Table, seat: int, legal: list[Action], secret: bool, rng: Random) -> Action:
    if secret:
        favourite: Action | None = guess.game.bot.heuristic_action(guess.state, seat, legal)
        if favourite is not None:
            return favourite
    return legal[int(rng.random() * len(legal))]
