"""Information-set tree search: one tree over decisions, a new guess at the hidden facts each time.

The choices at hand are weighed side by side on the same futures, and the worse half is dropped
again and again (sequential halving): what the future holds is then the same for all of them, and
only what they change makes the difference. Below them each pass walks down the tree by the choices
that are legal in its guess, lets the game play on from its edge, and weighs where that leads.

Where the game has a heuristic action, what a good player would do at once, it stays in to the end,
and another choice is only taken on evidence: it must have been better by more than its noise. A few
futures suffice then, and the search ends as soon as the choice is clear.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from rotonde.bots.futures import Futures
from rotonde.bots.rollout import DEPTH, choose_for_others, play_on
from rotonde.kernel.contract.bot import Future
from rotonde.kernel.contract.game import Game
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table


class Budget(NamedTuple):
    """How long to think: a number of passes, which can be repeated, or a clock.

    Neither: the number of passes that the game thinks right. `share` is the part of it one has:
    with less than all of it, no search is made where the game has a heuristic action.
    Where the game has one, the passes hold with a clock too, and the clock is a limit.
    """

    nodes: int | None = None
    seconds: float | None = None
    share: float = 1.0

    def passes(self, game: Game) -> int:
        return round((self.nodes or game.bot.search_passes) * self.share)

    def limit(self) -> float:
        """Seconds for all passes of a search that uses its time up."""
        assert self.seconds is not None
        return min(self.seconds * self.share, self._longest())

    def deadline(self) -> float:
        """When the passes must end, done or not."""
        if self.seconds is None:
            return math.inf
        spent = _OVERTIME * self.seconds * self.share
        return time.perf_counter() + min(spent, self._longest())

    def _longest(self) -> float:
        """Somebody waits: only who asks for more gets it."""
        assert self.seconds is not None
        return max(_LONGEST, self.seconds)


_FEWEST = 8
"""Passes of a search without a heuristic action to fall back on."""
_OVERTIME = 3.0
"""How many times its seconds a search with a heuristic action may take: most take far less."""
_LONGEST = 4.5
"""Seconds of a decision at most, whatever the share; the last pass and what is around the search
come on top."""
_LEAST = 3
"""Fewer futures than this are no evidence."""
_CLEAR = 2.0
"""By how many times its noise a choice must be better to end the search."""


class Node:
    """A decision that was reached: how often it was open, how often taken, what it brought."""

    __slots__ = ("children", "open", "seen", "taken", "worth")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.seen: list[float] = []
        """What each future brought: of a choice at hand only, to compare it with others."""
        self.open = 0
        self.taken = 0
        self.worth = 0.0


Course = tuple[Action, ...]
"""What a seat does one after another; mostly a single action."""
Row = tuple[Course, Node]
"""A choice at hand with what is known of it."""


class Search:
    """Monte Carlo tree search over sampled tables.

    `rollout_depth`: decisions of the rollout policy beyond the tree; `expand_after`: how often a
    decision is tried before the answers to it get nodes of their own; `exploration`: the weight of
    what was tried little; `level`: whose slips it makes, as often as the game says.

    It may be kept for all decisions of a match, or of many: it remembers futures, and the rest of
    the course it is on, which it only follows where that leads on from the very position.
    """

    def __init__(
        self,
        budget: Budget,
        *,
        rollout_depth: int = DEPTH,
        expand_after: int = 60,
        exploration: float = 0.5,
        level: str = "",
    ) -> None:
        self.budget = budget
        self.level = level
        self.rollout_depth = rollout_depth
        self.expand_after = expand_after
        self.exploration = exploration
        self._futures = Futures()
        self._course: tuple[Hashable, Course] = (None, ())
        """What comes next, and the key of the position in which it does."""

    def choose(self, guess: Table, seat: int, rng: Random) -> Action:
        legal: list[Action] = guess.legal(seat)
        if len(legal) == 1:
            return legal[0]
        knowledge, state = guess.game.bot, guess.state
        slips = knowledge.slip_rates.get(self.level)
        if slips and rng.random() < slips:
            return _pick(knowledge.slip_choices(state, seat, legal, self.level), rng)
        thinks = self.budget.share >= 1
        at_once = knowledge.sharp_action if thinks else knowledge.heuristic_action
        usual: Action | None = at_once(state, seat, legal)
        if usual is None:
            found = self._search_deeper(guess, legal, rng)
            if found is None:
                found = self._search(guess, seat, self._choices(guess, seat), rng)
            return found
        if not thinks or self.budget.passes(guess.game) < 2 * _LEAST:
            return usual  # the level below is what a good player does at once, whatever budget
        if self.budget.share > 1:
            found = self._find_course(guess, seat, rng)
            if found is not None:
                return found
        if not knowledge.is_searched(state):
            return usual
        choices = self._choices(guess, seat)
        if choices == [usual]:
            return usual
        enough = knowledge.rollout_end(state)
        courses: list[Course] = [(action,) for action in choices]
        return self._weigh(guess, seat, courses, (usual,), enough, rng)[0]

    # Without a heuristic action

    def _search_deeper(self, guess: Table, legal: list[Action], rng: Random) -> Action | None:
        budget = self.budget
        if budget.share <= 1:
            return None
        seconds = None if budget.seconds is None else budget.limit()
        passes = budget.passes(guess.game)
        found: Action | None = guess.game.bot.search_deeper(
            guess.state, legal, passes, seconds, rng
        )
        return found

    def _search(self, guess: Table, seat: int, choices: list[Action], rng: Random) -> Action:
        if len(choices) == 1:
            return choices[0]
        left: list[Row] = [((action,), Node()) for action in choices]
        rounds = math.ceil(math.log2(len(left)))
        for _ in range(rounds):
            for seed in self._seeds(guess.game, rounds, len(left), rng):
                future = Future(seed, (0.0,) * len(guess.setup.seats))
                for course, node in left:
                    self._run_iteration(node, course, guess, seat, future, None, {})
            left = _halve(left)
        return left[0][0][0]

    def _seeds(self, game: Game, rounds: int, width: int, rng: Random) -> Iterator[int]:
        """Seeds for one round's guesses, as many as its part of the budget allows."""
        if self.budget.seconds is None:
            passes = max(_FEWEST, self.budget.passes(game))
            for _ in range(max(1, round(passes / (rounds * width)))):
                yield rng.getrandbits(64)
            return
        end = time.perf_counter() + self.budget.limit() / rounds
        yield rng.getrandbits(64)
        while time.perf_counter() < end:
            yield rng.getrandbits(64)

    # With a heuristic action

    def _find_course(self, guess: Table, seat: int, rng: Random) -> Action | None:
        """The next action of the best course; None: there is no choice of courses here."""
        knowledge, (key, coming) = guess.game.bot, self._course
        self._course = None, ()
        legal = guess.legal(seat)
        if (
            not coming
            or coming[0] not in legal
            or key
            != (
                guess.game.id,
                seat,
                knowledge.course_key(guess.state, seat),
            )
        ):
            courses = knowledge.list_courses(guess.state, seat, legal)
            if not courses:
                return None
            coming = courses[0]
            if len(courses) > 1:
                coming = self._weigh(guess, seat, courses, coming, _never, rng)
        action, rest = coming[0], coming[1:]
        if rest:
            then = guess.copy()
            then.play(seat, action)
            key = knowledge.course_key(then.state, seat)
            if key is not None:
                self._course = (guess.game.id, seat, key), rest
        return action

    def _weigh(
        self,
        guess: Table,
        seat: int,
        choices: list[Course],
        usual: Course,
        enough: Callable[[Any], bool] | None,
        rng: Random,
    ) -> Course:
        game = guess.game
        passes, deadline = self.budget.passes(game), self.budget.deadline()
        evidence = game.bot.search_evidence
        futures = self._futures.of(guess, seat, rng)
        left = [(course, Node()) for course in choices]
        kept = next((row for row in left if row[0] == usual), None)
        if kept is None:
            kept = usual, Node()
            left.append(kept)
        rounds = math.ceil(math.log2(len(left)))
        for at in range(rounds):
            for _ in range(max(1 if at else _LEAST, round(passes / (rounds * len(left))))):
                future = next(futures)
                # Of the very sample that this future's passes are played on.
                sample = guess.guess(seat, Random(future.seed))
                others = choose_for_others(sample, seat, future)
                for course, node in left:
                    self._run_iteration(node, course, guess, seat, future, enough, others)
                    if time.perf_counter() > deadline:
                        return _find_best(left, kept, evidence)[0]
                if _is_clear(left):
                    return _find_best(left, kept, evidence)[0]
            left = _halve(left)
            if kept not in left:
                left.append(kept)
        return _find_best(left, kept, evidence)[0]

    def compare(
        self, guess: Table, seat: int, courses: Sequence[Course], count: int, rng: Random
    ) -> list[list[float]]:
        """What each of the courses brings the seat in the end, in each of so many futures."""
        rows = [(course, Node()) for course in courses]
        for _, future in zip(range(count), self._futures.of(guess, seat, rng), strict=False):
            sample = guess.guess(seat, Random(future.seed))
            others = choose_for_others(sample, seat, future)
            for course, node in rows:
                self._run_iteration(node, course, guess, seat, future, _never, others)
        return [node.seen for _, node in rows]

    # One pass

    def _run_iteration(
        self,
        node: Node,
        course: Course,
        guess: Table,
        seat: int,
        future: Future,
        enough: Callable[[Any], bool] | None,
        others: dict[int, Action],
    ) -> None:
        rng = Random(future.seed)
        table = guess.guess(seat, rng)
        table.game.bot.settle_unseen(table.state, future)
        table.play(seat, course[0])
        for other, choice in others.items():
            table.play(other, choice)
        for action in course[1:]:
            if table.to_act != (seat,) or action not in table.legal(seat):
                break
            table.play(seat, action)
        path = [(seat, node)]
        while node.taken >= self.expand_after and not table.over:
            seat = table.to_act[0]
            node, action = self._step(node, self._choices(table, seat), rng)
            table.play(seat, action)
            path.append((seat, node))
        values = play_on(table, future, enough, rng, self.rollout_depth)
        path[0][1].seen.append(values[path[0][0]])
        for seat, node in path:
            node.taken += 1
            node.worth += values[seat]

    def _step(self, node: Node, choices: list[Action], rng: Random) -> tuple[Node, Action]:
        children = node.children
        fresh = [action for action in choices if action not in children]
        if fresh:
            action = fresh[int(rng.random() * len(fresh))]
            child = children[action] = Node()
            child.open = 1
            return child, action
        best, best_action, highest = node, choices[0], -1.0
        for action in choices:
            child = children[action]
            child.open += 1
            taken = child.taken
            value = child.worth / taken + self.exploration * math.sqrt(math.log(child.open) / taken)
            if value > highest:
                best, best_action, highest = child, action, value
        return best, best_action

    def _choices(self, table: Table, seat: int) -> list[Action]:
        return table.game.bot.candidates(table.state, seat, table.legal(seat))


def _pick(choices: list[Action], rng: Random) -> Action:
    return choices[int(rng.random() * len(choices))]


def _never(state: Any) -> bool:
    return False


def _mean(node: Node) -> float:
    return node.worth / max(node.taken, 1)


def _halve(rows: list[Row]) -> list[Row]:
    ranked = sorted(rows, key=lambda row: -_mean(row[1]))
    return ranked[: (len(ranked) + 1) // 2]


def _gain(better: Node, other: Node) -> tuple[float, float]:
    """How much better a choice did on the futures that both were played on, and the noise of it."""
    gains = [one - two for one, two in zip(better.seen, other.seen, strict=False)]
    count = len(gains)
    if count < _LEAST:
        return 0.0, math.inf
    mean = sum(gains) / count
    return mean, math.sqrt(sum((each - mean) ** 2 for each in gains) / (count - 1) / count)


def _is_clear(rows: list[Row]) -> bool:
    """Whether one choice is so much better than each other one that no more need be tried."""
    best = max(rows, key=lambda row: _mean(row[1]))
    for row in rows:
        if row is not best:
            mean, noise = _gain(best[1], row[1])
            if noise == math.inf or (mean and mean <= _CLEAR * noise):
                return False
    return True


def _find_best(rows: list[Row], kept: Row, evidence: float) -> Row:
    """The best choice if there is evidence for it, else the heuristic action."""
    futures = min(len(row[1].seen) for row in rows)
    best = max(rows, key=lambda row: sum(row[1].seen[:futures]))
    if best is kept or futures < _LEAST:
        return kept
    mean, noise = _gain(best[1], kept[1])
    return best if mean > evidence * noise else kept
