"""Bots think here: in processes of their own, about what their seat knows and nothing more."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, connection, get_context, parent_process
from random import Random
from typing import Any

import msgspec

from rotonde.bots import bot, choose
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.step import Action
from rotonde.kernel.table.match import dump, parse, replay
from rotonde.kernel.table.table import Table
from rotonde.server.background import Background
from rotonde.server.fair_turns import Turns

_TRIES = 3


class NoBotAnswer(Exception):
    """No answer came, however often the question was put."""


class Unwanted(Exception):
    """Nobody waits for the answer any more."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is sent: no live object, no seed."""

    bot: str
    seat: int
    seconds: float
    record: str = ""
    """The match as it may be told while it runs."""
    setup: Setup | None = None
    """Where that cannot be told in full: the same table as the seat guesses it to be."""


def question(table: Table, seat: int, level: str, seconds: float) -> Question:
    try:
        record = dump(table, export=True)
        if parse(record).complete:
            return Question(level, seat, seconds, record)
    except BadInput:
        pass  # its position plants hidden facts
    guess = table.guess(seat, Random())
    setup = msgspec.structs.replace(table.setup, position=guess.position())
    return Question(level, seat, seconds, setup=setup)


def _encode_request(table: Table, seat: int, level: str, seconds: float) -> bytes:
    return msgspec.json.encode(question(table, seat, level, seconds))


def think(asked: bytes) -> bytes:
    """In the worker: rebuild the table without its seed, decide, answer in plain JSON."""
    given = msgspec.json.decode(asked, type=Question)
    player = bot(given.bot, seconds=given.seconds)
    return msgspec.json.encode(choose(player, rebuild(given), given.seat, Random()))


def rebuild(asked: Question) -> Table:
    """The table that a question is about, as a worker has it."""
    if asked.setup is not None:
        return Table(find_game(asked.setup.game), asked.setup, None)
    return replay(parse(asked.record))


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people's clicks come first
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # A worker does not notice by itself that the server was killed.
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class BotPool:
    """A pool that is built anew when a worker dies. Visitors take turns at it."""

    def __init__(self, workers: int, seconds: float, background: Background) -> None:
        self._workers = workers
        self._seconds = seconds
        self._background = background
        self._turns = Turns(workers)
        self._pool: ProcessPoolExecutor | None = None

    def wake(self) -> None:
        """Start a worker before it is needed."""
        pool = self._ready()
        try:
            pool.submit(os.getpid)
        except BrokenProcessPool:
            self._drop(pool)

    async def choose(
        self, table: Table, seat: int, level: str, visitor: str, wanted: Callable[[], bool]
    ) -> Action:
        """What this bot would do at this seat, when it is this visitor's turn.

        Unwanted if by then nobody wants to know.
        """
        async with self._turns.turn(visitor):
            if not wanted():
                raise Unwanted
            about = (table.copy(), seat, level, self._seconds)
            asked = await self._background.run("ask", _encode_request, *about)
            return table.game.rules.read_action(await self._answer(asked))

    async def _answer(self, asked: bytes) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES):
            pool = self._ready()
            try:
                answer = await loop.run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                self._drop(pool)
            except Exception:
                continue
            else:
                return msgspec.json.decode(answer)
        raise NoBotAnswer

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            # Nobody waits for what they think; the server would, even for one that just begins.
            for worker in active_children():
                worker.terminate()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)
        return self._pool

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
        broken.shutdown(wait=False)
