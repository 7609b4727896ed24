"""Bots from elsewhere at the table, each in a process of its own that can be ended.

A worker is told the match as its seat may know it, and has so many seconds for a decision. One that
stalls is ended and started anew for the next decision.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any

import msgspec

from rotonde.bots import choose, external
from rotonde.bots.external import one_line
from rotonde.kernel.message import BadInput, Refused
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.server.bot_pool import (
    NoBotAnswer,
    Question,
    Unwanted,
    begin_worker,
    question,
    rebuild,
)
from rotonde.server.fair_turns import Turns

_START_SECONDS = 60.0
"""For a worker to begin and to load its bot: large libraries take their time."""
_MOST_SEATS = 64
"""Of how many seats a worker keeps the bot's object, with what it remembers."""


class ExternalQuestion(msgspec.Struct, frozen=True):
    """What a worker is sent."""

    match: str
    asked: Question


class ExternalAnswer(msgspec.Struct, frozen=True):
    """What a worker answers; the first answer says that its bot is loaded."""

    action: Any = None
    error: str = ""


class ExternalBots:
    """The workers of a server's bots from elsewhere, started when they are first asked."""

    def __init__(self, ids: Sequence[str], seconds: float) -> None:
        self._workers = {id: _Worker(id, seconds) for id in ids}
        self._threads = ThreadPoolExecutor(max(1, len(ids)), "external-bot")

    async def choose(
        self,
        table: Table,
        seat: int,
        id: str,
        match: str,
        visitor: str,
        wanted: Callable[[], bool],
    ) -> Action:
        """What this bot does at this seat; NoBotAnswer, with the reason, if it does nothing legal.

        Unwanted if nobody wants to know when it is this visitor's turn.
        """
        worker = self._workers.get(id)
        if worker is None:
            raise NoBotAnswer("server-bot-absent")
        async with worker.turns.turn(visitor):
            if not wanted():
                raise Unwanted
            loop = asyncio.get_running_loop()
            about = (table.copy(), seat, match)
            answer = await loop.run_in_executor(self._threads, worker.ask, *about)
        if answer.error:
            raise NoBotAnswer("server-bot-raised", answer.error)
        try:
            action = table.game.rules.read_action(answer.action)
        except BadInput as error:
            raise NoBotAnswer("server-bot-illegal", str(error.message.id)) from error
        refusal = table.refusal(seat, action)
        if refusal is not None:
            raise NoBotAnswer("server-bot-illegal", refusal.message.id)
        return action

    def close(self) -> None:
        for worker in self._workers.values():
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """The process of one bot, as the server holds it."""

    def __init__(self, id: str, seconds: float) -> None:
        self.turns = Turns(1)
        self._id = id
        self._seconds = seconds
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, table: Table, seat: int, match: str) -> ExternalAnswer:
        """In a thread: it waits for the answer, but not longer than the bot may take."""
        asked = question(table, seat, self._id, self._seconds)
        raw = msgspec.json.encode(ExternalQuestion(match, asked))
        try:
            pipe = self._ready()
            pipe.send_bytes(raw)
            return self._hear(pipe, self._seconds)
        except (EOFError, OSError) as error:
            self.end()
            raise NoBotAnswer("server-bot-raised", "its process ended") from error

    def end(self) -> None:
        """Whatever it is at; the next question starts another."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join(5.0)
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()

    def _ready(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.end()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(self._id, theirs), daemon=True)
        self._process.start()
        theirs.close()  # so that its end is seen here
        loaded = self._hear(self._pipe, _START_SECONDS)
        if loaded.error:
            self.end()
            raise NoBotAnswer("server-bot-raised", loaded.error)
        return self._pipe

    def _hear(self, pipe: Connection, seconds: float) -> ExternalAnswer:
        if not pipe.poll(seconds):
            self.end()
            raise NoBotAnswer("server-bot-stalled", f"no answer in {seconds:g} s")
        return msgspec.json.decode(pipe.recv_bytes(), type=ExternalAnswer)


def work(id: str, pipe: Connection) -> None:
    """In the worker: load the bot, then decide whenever asked, until the server ends."""
    begin_worker()
    try:
        external.find_class(id)
    except BadInput as error:
        detail = str(error.message.args.get("detail", error.message.id))
        pipe.send_bytes(msgspec.json.encode(ExternalAnswer(error=detail)))
        return
    pipe.send_bytes(msgspec.json.encode(ExternalAnswer()))
    kept: OrderedDict[tuple[str, int], Any] = OrderedDict()
    while True:
        try:
            raw = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(msgspec.json.encode(_answer(id, raw, kept)))


def _answer(id: str, raw: bytes, kept: OrderedDict[tuple[str, int], Any]) -> ExternalAnswer:
    given = msgspec.json.decode(raw, type=ExternalQuestion)
    seat = given.asked.seat
    try:
        key = given.match, seat
        if key not in kept:
            kept[key] = external.make(id)
        kept.move_to_end(key)
        while len(kept) > _MOST_SEATS:
            kept.popitem(last=False)
        table = rebuild(given.asked)
        action = choose(kept[key], table, seat, Random())
        msgspec.json.encode(action)
    except (BadInput, Refused) as error:
        detail = error.message.args.get("detail", error.message.id)
        return ExternalAnswer(error=str(detail))
    except Exception as error:
        return ExternalAnswer(error=one_line(error))
    return ExternalAnswer(action)
