"""Spreads games over processes of this machine or over the workers of a cluster.

The result of a game does not depend on where it is played, only the order in which games end.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Generic, TypeVar

from rotonde.kernel.message import BadInput

Key = TypeVar("Key")
Found = TypeVar("Found")
_LARGEST_BATCH = 500
_BATCH_SECONDS = 0.5


def spread(
    play: Callable[[Key], Found],
    keys: Sequence[Key],
    *,
    processes: int | None = None,
    on: str | None = None,
) -> Iterator[Found]:
    """What `play` returns for each key, in the order in which it ends.

    Args:
        play: A function that can be pickled.
        keys: Its arguments.
        processes: How many; None: one for each processor.
        on: The address of a Dask scheduler, whose workers play instead.
    """
    if on is not None:
        from rotonde.arena.cluster import play_on_cluster

        return play_on_cluster(play, keys, on)
    workers = processes or os.cpu_count() or 1
    if workers == 1 or len(keys) <= 1:
        return map(play, keys)
    return _play_in_processes(play, keys, workers)


class Batches(Generic[Key]):
    """Keys in groups: each worth a message, none so long that a lost one costs much."""

    def __init__(self, keys: Sequence[Key], workers: int) -> None:
        self._keys, self._workers = keys, workers
        self._at = 0
        self._played, self._seconds = 0, 0.0

    def take(self) -> Sequence[Key]:
        """The next batch; nothing where none is left."""
        left = len(self._keys) - self._at
        size = 1
        if self._played:
            size = int(_BATCH_SECONDS * self._played / max(self._seconds, 1e-9))
        # Towards the end they get small, so that no worker waits long for another.
        size = max(1, min(size, _LARGEST_BATCH, left // (4 * self._workers)))
        batch = self._keys[self._at : self._at + size]
        self._at += len(batch)
        return batch

    def learn(self, count: int, seconds: float) -> None:
        """How long a batch took."""
        self._played += count
        self._seconds += seconds


def play_batch(play: Callable[[Key], Found], keys: Sequence[Key]) -> tuple[list[Found], float]:
    """With the seconds it took."""
    began = time.perf_counter()
    return [play(key) for key in keys], time.perf_counter() - began


def _play_in_processes(
    play: Callable[[Key], Found], keys: Sequence[Key], workers: int
) -> Iterator[Found]:
    batches = Batches(keys, workers)
    # spawn inherits no half-done state of the caller.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: set[Future[tuple[list[Found], float]]] = set()
        try:
            while True:
                while len(running) < 2 * workers and (batch := batches.take()):
                    running.add(pool.submit(play_batch, play, batch))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for each in done:
                    found, seconds = each.result()
                    batches.learn(len(found), seconds)
                    yield from found
        except BrokenProcessPool as error:
            raise BadInput("bad-worker-ended") from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
