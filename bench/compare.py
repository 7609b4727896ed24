"""`python -m bench.compare OLD [--what W] [--game G]`: is this source tree faster than another?

OLD is the `src` folder of the other tree, e.g. of `git worktree add ../old REVISION`. Both play the
same random games in processes of their own, by turns in short slices, so that a busy moment of the
machine affects both; processor time counts. It says too whether both were offered the same.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import IO

from tqdm import tqdm

ENGINE, PETTINGZOO = "engine", "pettingzoo"
GAMES = {"steam-tunnel": 2, "silverton": 4, "steam-barons": 4}
_HERE = Path(__file__).parents[1]
_LOOKED_AT = 2000
"""Decisions whose choices are compared, and after which caches are warm."""
_SLICE = {ENGINE: 1500, PETTINGZOO: 400}


def _engine(game: str) -> Iterator[bytes]:
    import rotonde

    rng, seed = Random(0).random, 0
    while True:
        table = rotonde.start(game, seats=GAMES[game], seed=seed)
        seed += 1
        while to_act := table.to_act:
            legal = table.legal(to_act[0])
            choice = int(rng() * len(legal))
            yield b"%d %d " % (len(legal), choice)
            table.play(to_act[0], legal[choice])


def _pettingzoo(game: str) -> Iterator[bytes]:
    import numpy as np

    from rotonde.envs.pettingzoo import env

    made, rng = env(game, seats=GAMES[game]), Random(0).random
    made.reset(seed=1)
    while True:
        made.reset()
        for _ in made.agent_iter():
            seen, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                made.step(None)
                continue
            legal = seen["action_mask"].view(np.bool_).nonzero()[0]
            yield legal.tobytes()
            made.step(legal[int(rng() * len(legal))])


def _work(what: str, game: str) -> None:
    """In a process of each tree: what was offered at first, then seconds for each slice."""
    play = {ENGINE: _engine, PETTINGZOO: _pettingzoo}[what](game)
    offered = hashlib.sha256()
    for _ in range(_LOOKED_AT):
        offered.update(next(play))
    print(offered.hexdigest(), flush=True)
    for _ in sys.stdin:
        began = process_time()
        for _ in range(_SLICE[what]):
            next(play)
        print(process_time() - began, flush=True)


class _Tree:
    def __init__(self, source: Path, what: str, game: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.compare", "--work", str(source), *_named(what, game)],
            env={**os.environ, "PYTHONPATH": str(source)},
            cwd=_HERE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._asked: IO[str] = self._process.stdin
        self._answers: IO[str] = self._process.stdout
        self.offered = self._answers.readline()

    def play(self) -> float:
        self._asked.write("\n")
        self._asked.flush()
        return float(self._answers.readline())

    def close(self) -> None:
        self._asked.close()
        self._process.wait()
        self._answers.close()


def _named(what: str, game: str) -> list[str]:
    return ["--what", what, "--game", game]


def compare(old: Path, new: Path, what: str, game: str, slices: int) -> tuple[bool, list[float]]:
    """Whether both were offered the same, and for each slice how many times as fast the new is."""
    trees = [_Tree(source, what, game) for source in (old, new)]
    ratios = []
    for _ in tqdm(range(slices), disable=None, leave=False):
        before, after = (tree.play() for tree in trees)
        ratios.append(before / after)
        trees[0], trees[1] = trees[1], trees[0]  # neither is always the first
        before, after = (tree.play() for tree in trees)
        ratios.append(after / before)
        trees[0], trees[1] = trees[1], trees[0]
    for tree in trees:
        tree.close()
    return trees[0].offered == trees[1].offered != "", ratios


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("old", type=Path, help="the src folder of the other tree")
    parser.add_argument("--what", choices=tuple(_SLICE), default=ENGINE)
    parser.add_argument("--game", choices=tuple(GAMES), default="steam-barons")
    parser.add_argument("--slices", type=int, default=30, help="pairs of slices for each order")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.work:
        _work(asked.what, asked.game)
        return
    if asked.slices < 1 or not (asked.old / "rotonde").is_dir():
        parser.error("slices must be more than none, and OLD hold the package rotonde")
    new = _HERE / "src"
    same, ratios = compare(asked.old.resolve(), new, asked.what, asked.game, asked.slices)
    low, _, high = quantiles(ratios)
    offered = "the same choices" if same else "OTHER CHOICES"
    print(
        f"{asked.what} {asked.game}: {median(ratios):.2f} times as fast "
        f"(half of the slices {low:.2f} to {high:.2f}), {offered}"
    )


if __name__ == "__main__":
    main()
