"""Bots think here: in processes of their own, about what their seat knows and nothing more."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import active_children, connection, get_context, parent_process
from random import Random

import msgspec

from rotonde.bots import Bot, bot, choose
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.step import Action
from rotonde.kernel.table.draft import Draft
from rotonde.kernel.table.match import dump, parse, replay
from rotonde.kernel.table.table import Table
from rotonde.server.background import Background
from rotonde.server.fair_turns import Turns

_TRIES = 3
_LONGEST_DRAFT = 16
"""A hint goes no further: somebody waits for it."""


class NoBotAnswer(Exception):
    """No answer came, however often the question was put, or none that can be used.

    `why` is the message that says so at the table, `detail` what only the host is told.
    """

    def __init__(self, why: str = "server-bot-guessed", detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail


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
    whole: bool = False
    """Whether all of a draft is asked for, not only its next decision."""


def question(table: Table, seat: int, level: str, seconds: float, whole: bool = False) -> Question:
    try:
        record = dump(table, export=True)
        if parse(record).complete:
            return Question(level, seat, seconds, record, whole=whole)
    except BadInput:
        pass  # its position plants hidden facts
    guess = table.guess(seat, Random())
    setup = msgspec.structs.replace(table.setup, position=guess.position())
    return Question(level, seat, seconds, setup=setup, whole=whole)


def _encode_request(table: Table, seat: int, level: str, seconds: float, whole: bool) -> bytes:
    return msgspec.json.encode(question(table, seat, level, seconds, whole))


def think(asked: bytes) -> bytes:
    """In the worker: rebuild the table without its seed, decide, answer in plain JSON.

    The answer lists one decision, or all of a draft.
    """
    given = msgspec.json.decode(asked, type=Question)
    table, seat, rng = rebuild(given), given.seat, Random()
    draft = Draft(table, seat)
    actions: list[Action] = []
    seconds = given.seconds
    while len(actions) < _LONGEST_DRAFT:
        here = draft.preview
        action = choose(_keep_bot(given.bot, seconds), here, seat, rng)
        actions.append(action)
        if not given.whole or not draft.goes_on or action.ends_draft:
            break
        draft.play(action)
        if not draft.goes_on:
            break
        # Somebody waits: what follows the first is thought about less.
        seconds = given.seconds / 6
    return msgspec.json.encode(actions)


@lru_cache(maxsize=16)
def _keep_bot(level: str, seconds: float) -> Bot:
    """A worker keeps its bots: what they look at in one decision serves the next one too."""
    return bot(level, seconds=seconds)


def rebuild(asked: Question) -> Table:
    """The table that a question is about, as a worker has it."""
    if asked.setup is not None:
        return Table(find_game(asked.setup.game), asked.setup, None)
    return replay(parse(asked.record))


def begin_worker() -> None:
    """What a process does first in which bots think."""
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
        (action,) = await self._ask(table, seat, level, visitor, wanted, whole=False)
        return action

    async def choose_draft(
        self, table: Table, seat: int, level: str, visitor: str, wanted: Callable[[], bool]
    ) -> list[Action]:
        """The same with all that follows, where a decision is put together bit by bit."""
        return await self._ask(table, seat, level, visitor, wanted, whole=True)

    async def _ask(
        self,
        table: Table,
        seat: int,
        level: str,
        visitor: str,
        wanted: Callable[[], bool],
        whole: bool,
    ) -> list[Action]:
        async with self._turns.turn(visitor):
            if not wanted():
                raise Unwanted
            about = (table.copy(), seat, level, self._seconds, whole)
            asked = await self._background.run("ask", _encode_request, *about)
            answer = msgspec.json.decode(await self._answer(think, asked))
            return [table.game.rules.read_action(raw) for raw in answer]

    async def work(
        self,
        work: Callable[[bytes], bytes],
        asked: bytes,
        visitor: str,
        wanted: Callable[[], bool],
    ) -> bytes:
        """Another piece of work in a worker, short enough to be done between two decisions."""
        async with self._turns.turn(visitor):
            if not wanted():
                raise Unwanted
            return await self._answer(work, asked)

    async def _answer(self, work: Callable[[bytes], bytes], asked: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                self._drop(pool)
            except Exception:
                continue
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
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), begin_worker)
        return self._pool

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
        broken.shutdown(wait=False)
