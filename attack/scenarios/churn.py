"""Crowds of spectators: coming, going, and looking on while a match is played."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic

from attack.client import ATTACKER, Closed, Keys, Screen, crowd
from attack.matches import CAMPAIGN, file_of, random_table
from attack.server import Server
from attack.stage import Stage

_MOST_PER_MOVE = 0.002
"""Seconds of processor time for each spectator of a move: one second for 500."""
_SEATED_WITHIN = 20.0
"""Seconds for a crowd to sit down."""


async def churn(stage: Stage) -> None:
    async with stage.server() as server:
        match = await stage.bring_in(
            server, file_of(random_table("silverton", 4, 300, options=CAMPAIGN))
        )
        async with stage.player(server):
            await _come_and_go(stage, server, match[0])
            await _sit_down(stage, server, match[0], stage.size(200, 10))
        await _look_on(stage, server, *match, stage.size(500, 12))


async def _crowd(
    server: Server, id: str, count: int, within: float = _SEATED_WITHIN
) -> tuple[list[Screen], list[asyncio.Task[None]]]:
    """Spectators, one after the other as long as there is time, who read all they are sent."""
    screens: list[Screen] = []
    reading = []
    ends = monotonic() + within
    for at in range(count):
        if monotonic() > ends:
            break
        try:
            screen = await Screen.open(server.address, id, source=crowd(at), within=10)
        except (Closed, TimeoutError):
            continue
        screens.append(screen)
        reading.append(asyncio.create_task(screen.drain()))
    return screens, reading


async def _leave(screens: list[Screen], reading: list[asyncio.Task[None]]) -> None:
    for screen in screens:
        screen.drop()
    await asyncio.gather(*reading, return_exceptions=True)


async def _come_and_go(stage: Stage, server: Server, id: str) -> None:
    seated = await _crowd(server, id, stage.size(60, 8))
    used, began, visits, refused = server.processor(), monotonic(), 0, 0
    while monotonic() - began < stage.size(6.0, 1.0):
        try:
            visitor = await Screen.open(server.address, id, source=ATTACKER)
            visitor.drop()
            visits += 1
        except (Closed, TimeoutError):
            refused += 1
            await asyncio.sleep(0.1)
    spent = (server.processor() - used) / max(1, visits)
    await _leave(*seated)
    stage.check(
        f"{len(seated[0])} spectators, and a visitor who comes and goes",
        f"{visits} visits, {refused} refused, {1000 * spent:.0f} ms of processor a visit",
        "–",
        True,
    )


async def _sit_down(stage: Stage, server: Server, id: str, count: int) -> None:
    used, began = server.processor(), monotonic()
    seated = await _crowd(server, id, count)
    spent, took = server.processor() - used, monotonic() - began
    await _leave(*seated)
    stage.check(
        f"{count} spectators sit down one after the other",
        f"{len(seated[0])} sat down in {took:.1f} s, {spent:.1f} s of processor",
        f"done within {_SEATED_WITHIN:.0f} s",
        took < _SEATED_WITHIN,
        timed=True,
    )


async def _look_on(stage: Stage, server: Server, id: str, keys: Keys, count: int) -> None:
    seated = await _crowd(server, id, count, 2 * _SEATED_WITHIN)
    await asyncio.sleep(1)
    moves = stage.size(12, 3)
    rng = Random(1)
    async with stage.player(server):
        async with await Screen.open(server.address, id, list(keys.values())) as us:
            used, made = server.processor(), 0
            ends = monotonic() + stage.size(25, 5)
            while made < moves and monotonic() < ends and not us.table["ended"]:
                made += await us.decide(us.choice(rng), stage.acks, within=30)
                await asyncio.sleep(0.5)
        spent = (server.processor() - used) / max(1, made)
    each = spent / max(1, len(seated[0]))
    await _leave(*seated)
    stage.check(
        f"a match is played before {len(seated[0])} spectators (of {count} who came)",
        f"{made} moves, {1000 * spent:.0f} ms of processor a move, {1000 * each:.1f} a spectator",
        f"under {1000 * _MOST_PER_MOVE:.0f} ms a spectator",
        made > 0 and each < _MOST_PER_MOVE,
        timed=True,
    )
