"""Whether each level of the bots beats the one below: `make ladder`, or `python -m bench.ladder`.

Marks are fixed beforehand: with two players the higher level wins 65 % of the games; alone among
lower ones it wins 1.6 times an even share; a lower one among higher ones at most 0.6 times. Games
are kept in a folder, so a run that was cut off goes on.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from tqdm import tqdm

from rotonde.arena import ArenaJob, play_arena, report
from rotonde.arena.arena import count_games

LEVELS = ("random", "easy", "fair", "strong")
_TWO, _HIGH, _LOW = 0.65, 1.6, 0.6


class Rung(NamedTuple):
    """Two levels next to each other in one form of a game."""

    game: str
    options: dict[str, str]
    players: int
    lower: str
    games: int


def _rungs() -> list[Rung]:
    found = []
    tunnel, silverton, barons = "steam-tunnel", "silverton", "steam-barons"
    forms: list[tuple[str, dict[str, str], int, tuple[int, int, int]]] = [
        (tunnel, {}, 2, (40, 100, 60)),
        (silverton, {"length": "short"}, 2, (20, 40, 40)),
        (silverton, {"length": "short"}, 4, (10, 30, 20)),
        (barons, {}, 2, (20, 40, 40)),
        (barons, {}, 3, (20, 40, 40)),
        (barons, {"map": "northern-england"}, 3, (20, 40, 40)),
        (barons, {"rules": "base"}, 3, (20, 40, 40)),
        (barons, {"rules": "standard"}, 3, (20, 40, 40)),
    ]
    for game, options, players, games in forms:
        for lower, count in zip(LEVELS, games, strict=False):
            found.append(Rung(game, options, players, lower, count))
    return found


def climb(rung: Rung, folder: Path, seed: str, processes: int | None) -> tuple[str, bool]:
    """A line of the table, and whether the rung holds."""
    higher = LEVELS[LEVELS.index(rung.lower) + 1]
    job = ArenaJob(rung.game, (higher, rung.lower), rung.players, rung.games, seed, rung.options)
    form = " ".join([rung.game, *rung.options.values(), str(rung.players)])
    path = folder / f"{form} {higher} {rung.lower} {seed}.jsonl".replace(" ", "-")
    with tqdm(total=count_games(job), desc=form, leave=False, disable=None) as bar:
        told = report(job, play_arena(job, path=path, processes=processes, tick=bar.update))
    first = told.mixes[0]
    holds = first.rate >= _TWO if rung.players == 2 else first.ratio >= _HIGH
    cells = [f"{first.wins:g} of {first.games} ({first.low:.2f} to {first.high:.2f})"]
    if rung.players > 2:
        other = told.mixes[1]
        holds = holds and other.ratio <= _LOW
        cells.append(f"{other.wins:g} of {other.games} ({other.low:.2f} to {other.high:.2f})")
    else:
        cells.append("")
    spent = told.times[higher]
    cells.append(f"{spent.median} / {spent.p99} / {spent.worst}")
    line = " | ".join([form, f"{higher} > {rung.lower}", *cells, "yes" if holds else "no"])
    return f"| {line} |", holds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("ladder"))
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--only", default="", help="forms that contain these words")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    print("| form, players | step | higher wins | lower wins among higher | ms | holds |")
    print("|---|---|---|---|---|---|", flush=True)
    failed = 0
    for rung in _rungs():
        form = " ".join([rung.game, *rung.options.values(), str(rung.players), rung.lower])
        if all(word in form.split() for word in args.only.split()):
            line, holds = climb(rung, args.folder, args.seed, args.processes)
            print(line, flush=True)
            failed += not holds
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
