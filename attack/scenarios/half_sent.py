"""Requests that are begun and never finished, and sockets that never say hello."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Iterable, Sequence
from time import monotonic

from attack.client import Closed, Screen, crowd
from attack.server import Server
from attack.stage import Stage

_LARGE = 10 * 1024 * 1024
_MOST_MEMORY = 50.0
_DEADLINE = 45.0
_SETTLES_WITHIN = 40.0
Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def half_sent(stage: Stage) -> None:
    async with stage.server() as server, stage.player(server):
        id, _ = await stage.open(server, "steam-tunnel", "me", "here")
        before = await _settled(server)
        bodies = await _all(_half_body(server, crowd(at, 5)) for at in range(20))
        heads = await _all(_half_head(server, crowd(at, 5)) for at in range(50))
        silent = []
        for at in range(50):
            with contextlib.suppress(Closed, TimeoutError):
                screen = await Screen.open(server.address, id, source=crowd(at, 5), hello=False)
                silent.append(screen)
        grown = await _most_grown(server, before, stage.size(3.0, 1.0))
        stage.check(
            f"{len(bodies)} bodies of 10 MB half sent, {len(heads)} half heads, "
            f"{len(silent)} sockets without hello",
            f"memory grew by {grown:.0f} MB from {before:.0f} MB",
            f"by less than {_MOST_MEMORY:.0f} MB",
            grown < _MOST_MEMORY,
        )
        if not stage.short:
            await _let_go(stage, bodies, heads, silent)
        for _, writer in (*bodies, *heads):
            writer.transport.abort()
        for screen in silent:
            screen.drop()


async def _settled(server: Server) -> float:
    """Its memory once it has drawn all boards, which it does by itself after its start."""
    before, quiet, ends = server.memory(), 0, monotonic() + _SETTLES_WITHIN
    while quiet < 3 and monotonic() < ends:
        await asyncio.sleep(0.5)
        now = server.memory()
        quiet = quiet + 1 if now - before < 0.5 else 0
        before = now
    return before


async def _all(opening: Iterable[Awaitable[Pair]]) -> list[Pair]:
    found = await asyncio.gather(*opening, return_exceptions=True)
    return [pair for pair in found if not isinstance(pair, BaseException)]


async def _connect(server: Server, source: str) -> Pair:
    host, port = server.address.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port), local_addr=(source, 0))


async def _half_body(server: Server, source: str) -> Pair:
    reader, writer = await _connect(server, source)
    head = f"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {_LARGE}\r\n\r\n"
    writer.write(head.encode() + b'{"file": "')
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(5):
            for _ in range(_LARGE // 2 // 65536):
                writer.write(b"x" * 65536)
                await writer.drain()
    return reader, writer


async def _half_head(server: Server, source: str) -> Pair:
    reader, writer = await _connect(server, source)
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: tex")
    await writer.drain()
    return reader, writer


async def _most_grown(server: Server, before: float, seconds: float) -> float:
    most = 0.0
    ends = monotonic() + seconds
    while monotonic() < ends:
        most = max(most, server.memory() - before)
        await asyncio.sleep(0.1)
    return most


async def _let_go(
    stage: Stage, bodies: list[Pair], heads: list[Pair], silent: list[Screen]
) -> None:
    """How many of them the server ends by itself, in the time it has."""
    answered: list[bytes] = []
    waiting = {
        "half bodies": [_ended(pair, answered) for pair in bodies],
        "half heads": [_ended(pair, answered) for pair in heads],
        "silent sockets": [screen.drain() for screen in silent],
    }
    ends = monotonic() + _DEADLINE
    counts = await asyncio.gather(*(_in_time(each, ends) for each in waiting.values()))
    for first in answered:
        stage.answers.heard(int(first.split(b" ", 2)[1]), "half a request")
    for what, each, count in zip(waiting, waiting.values(), counts, strict=True):
        stage.check(
            f"{len(each)} {what}, left",
            f"{count} ended by the server",
            f"all within {_DEADLINE:.0f} s",
            count == len(each),
        )


async def _in_time(waiting: Sequence[Awaitable[None]], ends: float) -> int:
    tasks = [asyncio.ensure_future(each) for each in waiting]
    if not tasks:
        return 0
    done, late = await asyncio.wait(tasks, timeout=ends - monotonic())
    for task in late:
        task.cancel()
    return len(done)


async def _ended(pair: Pair, answered: list[bytes]) -> None:
    """Until the server ends the connection; what it answers before is kept."""
    with contextlib.suppress(OSError):
        if first := await pair[0].read(65536):
            answered.append(first)
        while await pair[0].read(65536):
            pass
