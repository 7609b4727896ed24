"""Threads that ask at the same time, and take turns as often as they can."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from random import Random
from threading import Barrier
from typing import Any, TypeVar

import pytest

import rotonde
from rotonde.kernel.data import text_of
from rotonde.kernel.table import snapshot
from rotonde.kernel.table.snapshot import freeze, thaw
from tests.kernel.test_snapshot import record

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


class Interrupted(int):
    """A number that is looked up slowly: meanwhile other threads go on."""

    meanwhile: Callable[[], object]

    def __hash__(self) -> int:
        self.meanwhile()
        return int.__hash__(self)


def own_file(game: str, name: str, number: int) -> dict[str, str]:
    """A data file of a table's own that changes nothing but that it was never seen before."""
    return {name: text_of(rotonde.game(game).info.folder / "data", name, None) + f"\n# {number}\n"}


def same_object(ask: Callable[[int], tuple[object, ...]]) -> None:
    """What all threads are given must be one object each, not only equal ones."""
    with taking_turns():
        for found in zip(*in_threads(ask), strict=True):
            assert all(each is found[0] for each in found)


def crowd_out(sheet: Callable[[int], str], moment: int) -> None:
    """A sheet is asked for while other threads ask for so many that it is dropped."""
    sheet(0)
    asked, board = count(1), Interrupted(0)
    board.meanwhile = lambda: next(asked) == moment and [sheet(at) for at in range(1, 30)]
    assert sheet(board) == "sheet 0"


def asked_while_written(
    game: str, step: str, ask: Callable[[Any, int], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is taken while another thread asks what adds to what was worked out.

    It may do so between any two things that are written: here it always does.
    """
    table, rng = rotonde.start(game, 3, seed=6), Random(6)
    while table.n < 60 or table.state.stack[-1].id != step:
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    numbers, written = count(), snapshot._Pickler.persistent_id

    def interrupted(self: Any, thing: object) -> object:
        ask(table.state, next(numbers))
        return written(self, thing)

    monkeypatch.setattr(snapshot._Pickler, "persistent_id", interrupted)
    twin = thaw(freeze(table.copy()), record(table))
    assert twin.position() == table.position()
    assert twin.legal(twin.to_act[0]) == table.legal(table.to_act[0])
