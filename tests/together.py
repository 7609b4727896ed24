"""Threads that ask at the same time, and take turns as often as they can."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import TypeVar

THREADS = 8
SWITCH = 1e-6
"""Seconds a thread runs before another may: the shorter, the more they meet."""
T = TypeVar("T")


@contextmanager
def taking_turns() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def in_threads(ask: Callable[[int], T]) -> list[T]:
    """What eight threads find that ask at the same time, each with its number."""
    barrier = Barrier(THREADS)

    def asked(number: int) -> T:
        barrier.wait()
        return ask(number)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(asked, range(THREADS)))
