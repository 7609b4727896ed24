"""Whether each level of the bots beats the one below: `make ladder`, or `python -m bench.ladder`.

Marks are fixed beforehand. With two players the higher level wins 65 % of the games; alone among
lower ones it wins 1.6 times an even share, and a lower one among higher ones at most 0.6 times. In
solo games the higher level's grade is the better one in 65 % of the pairs on the same seed, an
equal grade counting half. For `expert` 60 % and 1.4 times.

Passes are fixed, never the clock. Games are kept in a folder, so that a run that was cut off goes
on; all of them take most of an hour on two cores.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from tqdm import tqdm

from rotonde.arena import ArenaJob, play_arena, report
from rotonde.arena.arena import ArenaGame, count_games
from rotonde.arena.report import interval
from rotonde.kernel.contract.rules import Standings
from rotonde.kernel.registry import game as find_game

LEVELS = ("random", "easy", "fair", "strong", "expert")
_TWO, _HIGH, _LOW = 0.65, 1.6, 0.6
_TWO_EXPERT, _HIGH_EXPERT = 0.6, 1.4


class Form(NamedTuple):
    """One form of a game, and how many games of each mix are played on each step."""

    name: str
    game: str
    players: int
    games: tuple[int, int, int, int]
    options: dict[str, str]
    nodes: int | None = None
    """Passes of `strong` on the last two steps, where those it has usually would take too long for
    so many games."""


def _forms() -> list[Form]:
    tunnel, silverton, barons = "steam-tunnel", "silverton", "steam-barons"
    short = {"length": "short"}
    return [
        Form("Steam Tunnel", tunnel, 2, (40, 60, 40, 40), {}, 600),
        Form("Steam Tunnel", tunnel, 3, (20, 30, 12, 12), {}, 300),
        *(
            Form(f"Steam Tunnel, {words}", tunnel, 2, (20, 30, 20, 20), options, 300)
            for words, options in (
                ("killer dead ends", {"variant": "killer-dead-ends"}),
                ("softer dead ends", {"variant": "softer-dead-ends"}),
                ("charity", {"variant": "charity"}),
                ("full board", {"board": "full"}),
            )
        ),
        Form("Silverton, basic", silverton, 2, (20, 40, 30, 16), short),
        Form("Silverton, basic", silverton, 3, (10, 30, 12, 6), short, 24),
        Form("Silverton, basic", silverton, 4, (10, 30, 12, 6), short, 24),
        Form("Silverton, advanced", silverton, 2, (10, 20, 12, 8), {**short, "rules": "advanced"}),
        Form("Silverton, alone", silverton, 1, (20, 20, 20, 10), {"scenario": "denver-6000"}, 24),
        Form("Stock market, Eastern US", barons, 2, (20, 40, 20, 16), {}),
        Form("Stock market, Eastern US", barons, 3, (20, 40, 20, 12), {}),
        Form("Stock market, Eastern US", barons, 4, (10, 20, 8, 6), {}),
        Form(
            "Stock market, Northern England",
            *(barons, 3, (20, 40, 12, 8)),
            {"map": "northern-england"},
        ),
        Form("Base", barons, 3, (20, 60, 12, 6), {"rules": "base"}),
        Form("Standard", barons, 3, (20, 60, 12, 6), {"rules": "standard"}),
    ]


class Rung(NamedTuple):
    """What a step of a form has shown."""

    holds: bool
    cells: tuple[str, ...]
    seconds: int
    """Of processor time, all bots together."""


def climb(form: Form, step: int, folder: Path, seed: str, processes: int | None) -> Rung | None:
    """Play one step; None if no games are planned."""
    lower, higher, count = LEVELS[step], LEVELS[step + 1], form.games[step]
    if not count:
        return None
    nodes = form.nodes if higher in LEVELS[3:] else None
    job = ArenaJob(form.game, (higher, lower), form.players, count, seed, form.options, nodes)
    words = [form.game, *form.options.values(), str(form.players), higher, lower, seed]
    path = folder / ("-".join(words) + ".jsonl")
    with tqdm(total=count_games(job), desc=" ".join(words), leave=False, disable=None) as bar:
        games = play_arena(job, path=path, processes=processes, tick=bar.update)
    spent = sum(each for game in games for times in game.times for each in times)
    told = report(job, games)
    two, high = (_TWO_EXPERT, _HIGH_EXPERT) if higher == "expert" else (_TWO, _HIGH)
    if form.players == 1:
        wins, pairs = _compare_alone(form.game, higher, games)
        holds = wins >= two * pairs
        cells = [_show(wins, pairs), ""]
    else:
        first = told.mixes[0]
        holds = first.rate >= two if form.players == 2 else first.ratio >= high
        cells = [_show(first.wins, first.games), ""]
        if form.players > 2:
            other = told.mixes[1]
            holds = holds and other.ratio <= _LOW
            cells[1] = _show(other.wins, other.games)
    times = told.times[higher]
    cells.append(f"{times.median} / {times.p99} / {times.worst}")
    return Rung(holds, tuple(cells), round(spent / 1000))


def _show(wins: float, games: int) -> str:
    low, high = interval(wins, games)
    return f"{wins:g} of {games} ({low:.2f} to {high:.2f})"


def _compare_alone(id: str, higher: str, games: Sequence[ArenaGame]) -> tuple[float, int]:
    """In how many pairs of solo games on the same seed the higher level's grade is better."""
    knowledge = find_game(id).bot
    values: dict[tuple[str, int], float] = {}
    for game in games:
        scores = tuple(Fraction(score) for score in game.scores)
        standings = Standings.by_score(scores, game.ending)
        values[game.bots[0], game.number] = knowledge.solo_value(standings)
    better, pairs = 0.0, 0
    for (id, number), value in values.items():
        if id != higher:
            top = values[higher, number]
            better += (top > value) + (top == value) / 2
            pairs += 1
    return better, pairs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("ladder"))
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--form", default="", help="only forms whose name has these words")
    parser.add_argument("--players", type=int, help="only forms of so many players")
    parser.add_argument("--step", choices=LEVELS[1:], help="only the step to this level")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    print("| form | players | step | higher wins | lower wins among higher | ms | s | holds |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    failed = 0
    for form in _forms():
        if args.form.lower() not in form.name.lower():
            continue
        if args.players not in (None, form.players):
            continue
        for step, higher in enumerate(LEVELS[1:]):
            if args.step not in (None, higher):
                continue
            rung = climb(form, step, args.folder, args.seed, args.processes)
            if rung is not None:
                what = (form.name, str(form.players), f"{higher} > {LEVELS[step]}")
                holds = "yes" if rung.holds else "no"
                print(
                    f"| {' | '.join([*what, *rung.cells, str(rung.seconds), holds])} |", flush=True
                )
                failed += not rung.holds
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
