"""Analysing a match on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rotonde.analysis.judge import Job, Judge, Judged
from rotonde.analysis.review import Analysis, Review
from rotonde.kernel.table.match import dump, parse, replay
from rotonde.kernel.table.table import Table


def analyse(
    judge: Judge,
    *,
    effort: int = 1,
    processes: int | None = None,
    tell: Callable[[float], object] = lambda done: None,
) -> Analysis:
    """Judge a match; `tell` hears how much is done, from 0 to 1.

    A KeyboardInterrupt ends it early, with what is known by then.
    """
    review = Review(judge.outline(), effort)
    count = processes or os.cpu_count() or 1
    try:
        with _Workers(judge, count) as workers:
            while (jobs := review.next_round()) is not None:
                for judged in workers.judge(jobs):
                    review.take(judged)
                    tell(review.progress)
    except KeyboardInterrupt:
        pass
    return review.find()


class _Workers:
    """Judges in other processes, or the one here."""

    def __init__(self, judge: Judge, processes: int) -> None:
        self._judge = judge
        self._pool = None
        if processes > 1:
            about = (dump(judge.table),)
            self._pool = ProcessPoolExecutor(processes, get_context("spawn"), _load, about)

    def __enter__(self) -> _Workers:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def judge(self, jobs: Sequence[Job]) -> Iterator[Judged]:
        if self._pool is None:
            yield from map(self._judge.judge, jobs)
            return
        for done in as_completed([self._pool.submit(_work, job) for job in jobs]):
            yield done.result()


_loaded: list[Judge] = []


def _load(record: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _loaded.append(Judge(load_table(record)))


def _work(job: Job) -> Judged:
    return _loaded[0].judge(job)


def load_table(record: str) -> Table:
    """The table of a record that holds all of its match."""
    return replay(parse(record))
