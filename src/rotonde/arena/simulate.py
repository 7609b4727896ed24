"""Simulate: bots play whole games, seats rotated, results counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from rotonde.arena.match import MatchJob, Played, play_match
from rotonde.arena.saved import make_folder, save_match
from rotonde.arena.spread import spread


class SimulationJob(msgspec.Struct, frozen=True):
    """What to play, in a form that can be sent to another process."""

    game: str
    seats: tuple[str, ...]
    """The bot of each chair in the first game; each further game turns the list by one chair."""
    games: int
    seed: str
    options: Mapping[str, str]
    nodes: int | None = None
    seconds: float | None = None
    data: Mapping[str, str] | None = None


class Simulation(msgspec.Struct, frozen=True):
    """What `rotonde simulate --json` prints."""

    game: str
    games: int
    wins: dict[str, float]
    """Games won per bot id; a shared win counts in parts."""
    seat_wins: tuple[float, ...]
    """The same by starting place, not by chair."""
    decisions: int
    seconds: float
    endings: dict[str, int]
    results: tuple[Played, ...]


def simulate(
    job: SimulationJob,
    *,
    processes: int | None = None,
    on: str | None = None,
    save: Path | None = None,
    tick: Callable[[], Any] = lambda: None,
) -> Simulation:
    """Play the job.

    Args:
        job: What to play.
        processes: How many share the work; None: one for each processor.
        on: The address of a Dask scheduler, whose workers play instead.
        save: A folder that keeps the matches.
        tick: Called after each game.
    """
    began = time.perf_counter()
    if save is not None:
        make_folder(save)
    play = partial(_play, job, save is not None)
    results: dict[int, Played] = {}
    for number, played, record in spread(play, range(job.games), processes=processes, on=on):
        results[number] = played
        if save is not None:
            save_match(save, f"{number:05}", record)
        tick()
    ordered = [results[number] for number in range(job.games)]
    return _count(job, ordered, time.perf_counter() - began)


def one(job: SimulationJob, number: int) -> Played:
    """Game `number` of a job: the same wherever and whenever it is played."""
    return _play(job, False, number)[1]


def _play(job: SimulationJob, keeps_record: bool, number: int) -> tuple[int, Played, str]:
    count = len(job.seats)
    players = [job.seats[(chair - number) % count] for chair in range(count)]
    seed = f"{job.seed}/{number}"
    match = MatchJob(job.game, seed, job.options, job.nodes, job.seconds, job.data, keeps_record)
    played, notes = play_match(match, players)
    return number, played, notes.record


def _count(job: SimulationJob, results: Sequence[Played], seconds: float) -> Simulation:
    wins: dict[str, float] = dict.fromkeys(job.seats, 0.0)
    by_place = [0.0] * len(job.seats)
    for played in results:
        share = 1 / len(played.winners)
        for chair in played.winners:
            wins[played.bots[chair]] += share
            by_place[played.places[chair]] += share
    return Simulation(
        job.game,
        len(results),
        {id: round(won, 6) for id, won in wins.items()},
        tuple(round(won, 6) for won in by_place),
        sum(played.decisions for played in results),
        round(seconds, 3),
        dict(sorted(Counter(played.ending for played in results).items())),
        tuple(results),
    )
