"""`python -m bench.environments [--json] [--seconds S]`: environments beside the engine.

In one run: batches of Steam Tunnel, PettingZoo and Gymnasium environments, random endings in
arrays, the engine itself, and OpenSpiel's chess if it is installed. Processor time counts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

import numpy as np
from tqdm import tqdm

import rotonde
from bench import ours
from bench.measure import TURNS, Contender, measure
from bench.peers import OPENSPIEL_CHESS, peers
from rotonde.envs.batch import batch
from rotonde.envs.gymnasium import env as seat_env
from rotonde.envs.pettingzoo import env as agents_env
from rotonde.games.steam_tunnel.arrays.core import TunnelCore

ENGINE = "steam-tunnel"
_GAMES = {"steam-tunnel": 2, "silverton": 4, "steam-barons": 4}
_BATCHES = (256, 1024, 4096)
_STEPS = 20
_ENDINGS = 200


def contenders() -> list[Contender]:
    batches = [Contender(f"batch of {count}", _batch(count, observing=False)) for count in _BATCHES]
    observing = Contender("batch of 1024, observing", _batch(1024, observing=True))
    # On one process: only its own processor time is seen here.
    on_tables = [
        Contender(f"batch of 64 {game}", _batch(64, game, seats, observing=True))
        for game, seats in _GAMES.items()
        if game != ENGINE
    ]
    engines = [ours.contender(game, seats) for game, seats in _GAMES.items()]
    return [
        *batches,
        observing,
        *on_tables,
        Contender("random endings", _endings()),
        *(Contender(engine.name, engine.play) for engine in engines),
        *(Contender(f"pettingzoo {game}", _agents(game, n)) for game, n in _GAMES.items()),
        Contender("gymnasium steam-tunnel", _seat()),
        *(peer for peer in peers() if peer.name == OPENSPIEL_CHESS),
    ]


def _batch(count: int, game: str = ENGINE, seats: int = 2, *, observing: bool) -> Any:
    games = batch(game, count, seats=seats, observing=observing, processes=1)
    games.reset(seed=1)

    def play() -> tuple[int, int]:
        for _ in range(_STEPS):
            games.step(games.random_actions())
        return _STEPS * count, int(games.masks.sum()) * _STEPS

    return play


def _endings() -> Any:
    core = TunnelCore(rotonde.start("steam-tunnel", 2).setup)
    start, seeds = core.blank(), iter(range(10**9))

    def play() -> tuple[int, int]:
        _, decisions = core.play_out(start, _ENDINGS, next(seeds))
        return decisions, decisions

    return play


def _agents(game: str, seats: int) -> Any:
    made, rng = agents_env(game, seats=seats), np.random.default_rng(0)
    made.reset(seed=1)

    def steps() -> Iterator[int]:
        while True:
            made.reset()
            for _ in made.agent_iter():
                seen, _, terminated, truncated, _ = made.last()
                if terminated or truncated:
                    made.step(None)
                    continue
                legal = seen["action_mask"].view(np.bool_).nonzero()[0]
                made.step(legal[int(rng.random() * len(legal))])
                yield len(legal)

    endless = steps()

    def play() -> tuple[int, int]:
        choices = [next(endless) for _ in range(_STEPS)]
        return len(choices), sum(choices)

    return play


def _seat() -> Any:
    made, rng = seat_env("steam-tunnel", seats=2, bots="random"), np.random.default_rng(0)
    made.reset(seed=1)

    def play() -> tuple[int, int]:
        seen, _ = made.reset()
        decisions = choices = 0
        ended = False
        while not ended:
            legal = seen["action_mask"].view(np.bool_).nonzero()[0]
            seen, _, ended, _, _ = made.step(legal[int(rng.random() * len(legal))])
            decisions += 1
            choices += len(legal)
        return decisions, choices

    return play


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="per contender and round")
    parser.add_argument("--rounds", type=int, default=5, help="whose median counts")
    asked = parser.parse_args(arguments)
    if asked.seconds <= 0 or asked.rounds < 1:
        parser.error("seconds and rounds must be more than none")
    with tqdm(total=TURNS * asked.rounds, disable=None, leave=False) as bar:
        found = measure(
            contenders(),
            seconds=asked.seconds,
            rounds=asked.rounds,
            tick=bar.update,
            clock=process_time,
        )
    engine = found[ENGINE].decisions_per_s
    report = {
        name: {
            "decisions_per_s": round(figures.decisions_per_s, 1),
            "vs_engine": round(figures.decisions_per_s / engine, 3),
        }
        for name, figures in found.items()
    }
    if asked.json:
        print(json.dumps(report))
        return
    print(f"{'':28}{'decisions/s':>14}{'x Steam Tunnel':>18}")
    for name, row in report.items():
        print(f"{name:28}{row['decisions_per_s']:>14,.0f}{row['vs_engine']:>18,.2f}")


if __name__ == "__main__":
    main()
