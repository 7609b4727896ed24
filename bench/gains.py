"""What a searched decision gains: `python -m bench.gains GAME --players 3 --games 30`.

Games are too few to tell. So in positions of games without search all candidates are played out on
the same futures. A search that sees some of them chooses by its rule, and the others say what its
choice gains over the heuristic action. This is repeated for many ways to part the futures.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tqdm import tqdm

from rotonde.bots import bot, choose
from rotonde.bots.search import Budget, Search
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table

_PARTINGS = 40
_SEEN = (4, 8, 16, 32)
_EVIDENCE = (0.0, 0.5, 1.0, 1.5, 2.0)


class Played(NamedTuple):
    """A decision, and what each candidate brought in each future: the heuristic action's is the
    first row. No rows: there was nothing to choose."""

    step: str
    rows: list[list[float]]


def find_decisions(args: argparse.Namespace, number: int) -> Iterator[tuple[Table, int]]:
    """Some decisions worth a search of one game, of each step as many as asked for."""
    name, options = f"{args.seed}/{number}", dict(each.split("=", 1) for each in args.option)
    seats = [Seat(f"bot {chair + 1}", "strong") for chair in range(args.players)]
    table = start(args.game, seats, seed=name, options=options)
    rng, player = Random(f"bots/{name}"), bot("strong", nodes=1)
    found: dict[str, list[tuple[Table, int]]] = defaultdict(list)
    while table.to_act:
        seat = table.to_act[0]
        if len(table.legal(seat)) > 1 and _is_weighed(args.bot, table, seat):
            found[table.state.stack[-1].id].append((table.copy(), seat))
        table.play(seat, choose(player, table, seat, rng))
    for several in found.values():
        yield from rng.sample(several, min(args.each, len(several)))


def _is_weighed(level: str, table: Table, seat: int) -> bool:
    knowledge = table.game.bot
    if knowledge.is_searched(table.state):
        return True
    legal = table.legal(seat)
    return level == "expert" and len(knowledge.list_courses(table.state, seat, legal)) > 1


def play_decision(table: Table, seat: int, level: str, futures: int, rng: Random) -> Played:
    guess = table.guess(seat, rng)
    knowledge, state, legal = guess.game.bot, guess.state, guess.legal(seat)
    usual = knowledge.sharp_action(state, seat, legal)
    courses = knowledge.list_courses(state, seat, legal) if level == "expert" else []
    if not courses:
        found = dict.fromkeys([usual, *knowledge.candidates(state, seat, legal)])
        courses = [(action,) for action in found]
    rows = []
    if len(courses) > 1:
        rows = Search(Budget()).compare(guess, seat, courses, futures, rng)
    return Played(state.stack[-1].id, rows)


def judge(played: Played, seen: int, evidence: float) -> tuple[float, float]:
    """What a search that sees so many futures gains, and how often it leaves the heuristic action;
    both on average over the ways to part the futures."""
    gained, left = 0.0, 0
    if played.rows:
        usual, *others = played.rows
        order, rng = list(range(len(usual))), Random(0)
        for _ in range(_PARTINGS):
            rng.shuffle(order)
            best, highest = None, 0.0
            for row in others:
                mean, noise = _compare(row, usual, order[:seen])
                if mean > max(highest, evidence * noise):
                    best, highest = row, mean
            if best is not None:
                left += 1
                gained += _compare(best, usual, order[seen:])[0]
    return gained / _PARTINGS, left / _PARTINGS


def _compare(row: list[float], usual: list[float], futures: list[int]) -> tuple[float, float]:
    return _average([row[at] - usual[at] for at in futures])


def _average(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean, count = sum(values) / len(values), len(values)
    square = sum((value - mean) ** 2 for value in values)
    return mean, math.sqrt(square / max(count - 1, 1) / count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", choices=("strong", "expert"), default="strong")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--each", type=int, default=2, help="decisions of each step in a game")
    parser.add_argument("--futures", type=int, default=64)
    parser.add_argument("--seed", default="gains")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    args = parser.parse_args()
    found: dict[str, list[Played]] = defaultdict(list)
    for number in tqdm(range(args.games), leave=False, disable=None):
        rng = Random(f"judge/{args.seed}/{number}")
        for table, seat in find_decisions(args, number):
            played = play_decision(table, seat, args.bot, args.futures, rng)
            found[played.step].append(played)
    print("In thousandths of a win (standard error), and how often another action was taken.\n")
    widths = [seen for seen in _SEEN if seen < args.futures]
    print(f"| step | decisions | evidence | {' | '.join(f'{seen} futures' for seen in widths)} |")
    print(f"|---|---|---|{'---|' * len(widths)}")
    for step, all_played in found.items():
        for evidence in _EVIDENCE:
            cells = []
            for seen in widths:
                judged = [judge(played, seen, evidence) for played in all_played]
                mean, noise = _average([gain for gain, _ in judged])
                often = sum(left for _, left in judged) / len(judged)
                cells.append(f"{1000 * mean:.1f} ({1000 * noise:.1f}), {often:.2f}")
            print(f"| {step} | {len(all_played)} | {evidence} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
