"""Whether what looks like folly is one: `python -m bench.follies GAME --games 6`.

A bot plays against itself. Wherever it does what a good player never does, by the yardsticks of the
arena, its choice and the heuristic action are played out on the same futures, which it has not
seen. A choice is a mistake if it does worse there by more than twice its noise.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from random import Random
from typing import NamedTuple

from tqdm import tqdm

from rotonde.arena.arena import ArenaJob
from rotonde.bots import bot, choose
from rotonde.bots.search import Budget, Search
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.table.start import start


class Verdict(NamedTuple):
    """What a choice that looks like folly gained over the heuristic action, in shares of a win."""

    gain: float
    noise: float

    @property
    def name(self) -> str:
        if abs(self.gain) <= 2 * self.noise:
            return "level"
        return "better" if self.gain > 0 else "worse"


def watch(job: ArenaJob, number: int, futures: int) -> dict[str, list[Verdict | None]]:
    """Play one game; per folly what playing out both choices says, None: the heuristic action was
    the same."""
    (id,) = job.bots
    seats = [Seat(f"{id} {chair + 1}", id) for chair in range(job.players)]
    table = start(job.game, seats, seed=f"{job.seed}/{number}", options=job.options)
    rng, judge = Random(f"bots/{job.seed}/{number}"), Random(f"judge/{job.seed}/{number}")
    bots = [bot(id, nodes=job.nodes) for _ in seats]
    follies = table.game.bot.watch_follies()
    found: dict[str, list[Verdict | None]] = defaultdict(list)
    while table.to_act:
        seat = table.to_act[0]
        action = choose(bots[seat], table, seat, rng)
        seen = [] if follies is None else list(follies.see(table.state, seat, action))
        if seen:
            guess = table.guess(seat, judge)
            usual = guess.game.bot.heuristic_action(guess.state, seat, guess.legal(seat))
            verdict = None
            if usual != action:
                search = Search(Budget())
                played = search.compare(guess, seat, ((action,), (usual,)), futures, judge)
                gains = [mine - theirs for mine, theirs in zip(*played, strict=True)]
                mean = sum(gains) / len(gains)
                square = sum((each - mean) ** 2 for each in gains)
                verdict = Verdict(mean, math.sqrt(square / (len(gains) - 1) / len(gains)))
            for each in seen:
                found[each].append(verdict)
        table.play(seat, action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--futures", type=int, default=40)
    parser.add_argument("--seed", default="follies")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    args = parser.parse_args()
    options = dict(each.split("=", 1) for each in args.option)
    job = ArenaJob(args.game, (args.bot,), args.players, args.games, args.seed, options)
    all_found: dict[str, list[Verdict | None]] = defaultdict(list)
    for number in tqdm(range(args.games), leave=False, disable=None):
        for folly, verdicts in watch(job, number, args.futures).items():
            all_found[folly] += verdicts
    print("| folly | times | the heuristic action too | better | level | worse | mean gain |")
    print("|---|---|---|---|---|---|---|")
    for folly, verdicts in sorted(all_found.items()):
        judged = [each for each in verdicts if each is not None]
        counts = [
            sum(each.name == name for each in judged) for name in ("better", "level", "worse")
        ]
        mean = f"{sum(each.gain for each in judged) / len(judged):+.4f}" if judged else ""
        row = [folly, len(verdicts), len(verdicts) - len(judged), *counts, mean]
        print(f"| {' | '.join(map(str, row))} |")


if __name__ == "__main__":
    main()
