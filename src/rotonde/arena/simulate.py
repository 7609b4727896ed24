"""Simulate: bots play whole games, seats rotated, results counted."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from rotonde.arena.match import MatchJob, Played, play_match


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
    job: SimulationJob, *, processes: int | None = None, tick: Callable[[], Any] = lambda: None
) -> Simulation:
    """Play the job; `tick` is called after each game."""
    began = time.perf_counter()
    results = []
    for played in _all(job, processes or os.cpu_count() or 1):
        results.append(played)
        tick()
    return _count(job, results, time.perf_counter() - began)


def one(job: SimulationJob, number: int) -> Played:
    """Game `number` of a job: the same wherever and whenever it is played."""
    count = len(job.seats)
    players = [job.seats[(chair - number) % count] for chair in range(count)]
    match = MatchJob(
        job.game, f"{job.seed}/{number}", job.options, job.nodes, job.seconds, job.data
    )
    return play_match(match, players)[0]


def _all(job: SimulationJob, processes: int) -> Iterator[Played]:
    if processes == 1 or job.games == 1:
        yield from (one(job, number) for number in range(job.games))
        return
    # forkserver and spawn inherit no half-done state of the caller.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        chunk = max(1, min(25, job.games // (4 * processes)))
        yield from pool.map(one, [job] * job.games, range(job.games), chunksize=chunk)


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
