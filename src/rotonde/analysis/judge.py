"""What a position is worth to each seat, and what each choice at hand would have been worth.

The whole match is judged on the same futures, so that only what was decided makes the difference.
They are drawn from numbers of their own, never from the match's seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from rotonde.bots.futures import draw_future
from rotonde.bots.rollout import choose_for_others, play_on
from rotonde.kernel.contract.bot import Future
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.step import Action
from rotonde.kernel.table.log import Decision
from rotonde.kernel.table.table import Table


class Job(msgspec.Struct, frozen=True):
    """A piece of work, small enough to be done between two others."""

    n: int
    """The entry of the decision that is judged."""
    first: int
    """The number of its first future."""
    futures: int
    actions: tuple[Any, ...] | None = None
    """The choices to be played, as they are written in match files; None: those worth a look.
    Empty: the position as it stands, before the decision."""


class Judged(msgspec.Struct, frozen=True):
    """What came of a job."""

    n: int
    first: int
    actions: tuple[Any, ...]
    """The choice that was made comes first."""
    values: tuple[tuple[tuple[float, ...], ...], ...]
    """By choice, by future, by seat, from 0 to 1; of a position by future and seat, as its only
    row."""


class Choices(msgspec.Struct, frozen=True):
    """A decision of the match."""

    n: int
    seat: int
    several: bool
    """Whether there was a choice."""
    begins: bool
    """Whether a move begins here, all that one seat decides until another does: a point of the
    curve. Alone, what chance decides ends a move."""


class Outline(msgspec.Struct, frozen=True):
    """What a review must know of a match before any of it is judged."""

    choices: tuple[Choices, ...]
    players: int
    result: tuple[float, ...] | None
    """Each seat's share of the win; None: the match is not over, or there is nobody to beat."""
    smooth: int = 1
    """Over how many moves the curve is averaged, in games whose rollouts leave out what the seat to
    move would do."""
    sharpness: float = 1.0


class Judge:
    """A match, ready to be judged at any of its decisions."""

    def __init__(self, table: Table, seed: str = "analysis") -> None:
        self.table = table
        self._seed = seed
        self._before: dict[int, Table] = {}
        self._decisions: dict[int, Decision] = {}
        walked = table.at(0)
        for decision in table.decisions:
            self._before[decision.n] = walked.copy()
            self._decisions[decision.n] = decision
            walked.n = decision.n - 1
            walked.play_scripted(decision.seat, decision.action, decision.drew)

    def before(self, n: int) -> Table:
        """The table just before the decision of this entry."""
        return self._before[n]

    def decision(self, n: int) -> Decision:
        return self._decisions[n]

    def numbers(self, first: int, last: int) -> list[int]:
        """The entries of the decisions from one to another."""
        return [n for n in self._decisions if first <= n <= last]

    def list_choices(self) -> list[Choices]:
        """All decisions of the match that stand, in order."""
        found, last = [], -1
        solo = len(self.table.setup.seats) == 1
        for n, decision in self._decisions.items():
            table = self._before[n]
            several = len(table.legal(decision.seat)) > 1
            # In the middle of secret choices nobody knows where the match stands.
            settled = table.to_act == table.state.to_act
            found.append(Choices(n, decision.seat, several, settled and decision.seat != last))
            last = -1 if solo and decision.drew else decision.seat
        return found

    def outline(self) -> Outline:
        players = len(self.table.setup.seats)
        return Outline(
            tuple(self.list_choices()),
            players,
            _share_of_win(self.table.standings, players),
            players if self.plays_habits() else 1,
            self.table.game.bot.chance_sharpness,
        )

    def plays_habits(self) -> bool:
        """Whether rollouts leave out what players would do: a position is then worth less to the
        seat whose turn it is."""
        for n, decision in self._decisions.items():
            guess = self._know(self._before[n], decision.seat)
            legal = guess.legal(decision.seat)
            if len(legal) > 1:
                knowledge = guess.game.bot
                return knowledge.heuristic_action(guess.state, decision.seat, legal) is None
        return False

    def judge(self, job: Job) -> Judged:
        table, decision = self._before[job.n], self._decisions[job.n]
        seat = decision.seat
        futures = [
            find_future(table, seat, self._seed, job.first + at) for at in range(job.futures)
        ]
        enough = table.game.bot.rollout_end(self._know(table, seat).state)
        if job.actions == ():
            rows = [try_choice(table, seat, None, future, enough) for future in futures]
            return Judged(job.n, job.first, (), (tuple(rows),))
        if job.actions is None:
            actions = self._list_candidates(table, decision)
        else:
            actions = [table.game.rules.read_action(raw) for raw in job.actions]
        if len(actions) == 1:
            futures = []  # there is nothing to compare it with
        values: list[list[tuple[float, ...]]] = [[] for _ in actions]
        for future in futures:
            for row, action in zip(values, actions, strict=True):
                row.append(try_choice(table, seat, action, future, enough))
        raw = tuple(msgspec.to_builtins(action) for action in actions)
        return Judged(job.n, job.first, raw, tuple(map(tuple, values)))

    def _know(self, table: Table, seat: int) -> Table:
        return table.guess(seat, Random(f"{self._seed}/{table.n}"))

    def _list_candidates(self, table: Table, decision: Decision) -> list[Action]:
        """The choice that was made, what a good player does at once, and what else is worth a look,
        as far as it is legal at this very table."""
        seat = decision.seat
        found = [decision.action, *list_candidates(self._know(table, seat), seat)]
        return [
            action
            for action in dict.fromkeys(found)
            if action == decision.action or table.refusal(seat, action) is None
        ]


def list_candidates(guess: Table, seat: int) -> list[Action]:
    """What a good player does at once, and what else is worth a look."""
    knowledge, legal = guess.game.bot, guess.legal(seat)
    usual: Action | None = knowledge.sharp_action(guess.state, seat, legal)
    found = knowledge.candidates(guess.state, seat, legal)
    return [*dict.fromkeys(found if usual is None else [usual, *found])]


def find_future(table: Table, seat: int, seed: str, number: int) -> Future:
    """The future of that number, the same whenever it is asked for."""
    return draw_future(table, seat, Random(f"{seed}/{number}"))


def _share_of_win(standings: Standings | None, players: int) -> tuple[float, ...] | None:
    if standings is None or players == 1:
        return None
    share = round(1 / len(standings.winners), 4)
    return tuple(share if seat in standings.winners else 0.0 for seat in range(players))


def try_choice(
    table: Table,
    seat: int,
    action: Action | None,
    future: Future,
    enough: Callable[[Any], bool] | None,
) -> tuple[float, ...]:
    """Each seat's outlook where this choice, or with None the seat's habit, leads."""
    rng = Random(future.seed)
    guess = table.guess(seat, rng)
    knowledge = guess.game.bot
    others = choose_for_others(guess, seat, future)
    knowledge.settle_unseen(guess.state, future)
    if action is not None:
        guess.play(seat, action)
    for other, choice in others.items():
        guess.play(other, choice)
    return _share(play_on(guess, future, enough, rng))


def _share(values: Sequence[float]) -> tuple[float, ...]:
    """Outlooks as shares of one win; alone, as they are."""
    total = sum(values)
    if len(values) == 1:
        return (round(values[0], 5),)
    if total <= 0:
        return (round(1 / len(values), 5),) * len(values)
    return tuple(round(value / total, 5) for value in values)
