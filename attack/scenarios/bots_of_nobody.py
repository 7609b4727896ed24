"""Tables of bots alone: somebody else's bot must still answer."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from time import monotonic

from attack.client import ATTACKER, ORDINARY, PATIENCE, Closed, Screen, crowd
from attack.server import Server
from attack.stage import Stage

_LEFT, _WATCHED = 3.0, 6.0
"""Seconds a bot may take while tables are left alone, and while they are watched."""


async def bots_of_nobody(stage: Stage) -> None:
    async with stage.server() as server, stage.player(server):
        tables = [await _open(stage, server, crowd(at, 4)) for at in range(stage.size(40, 5))]
        async with stage.http(server) as http:
            for id in tables:
                await http.tried("GET", f"/api/matches/{id}/board.svg")
        for id in tables[::2]:
            with contextlib.suppress(Closed, TimeoutError):
                (await Screen.open(server.address, id)).drop()
        await _answers(stage, server, f"{len(tables)} tables of bots, looked at once", _LEFT)
        watching = []
        for id in tables:
            with contextlib.suppress(Closed, TimeoutError):
                watching.append(await Screen.open(server.address, id, source=ATTACKER))
        reading = [asyncio.create_task(screen.drain()) for screen in watching]
        what = f"{len(watching)} tables of bots, watched from one address"
        await _answers(stage, server, what, _WATCHED)
        for screen in watching:
            screen.drop()
        await asyncio.gather(*reading)


async def _open(stage: Stage, server: Server, source: str) -> str:
    bots = ("strong", "strong", "strong")
    id, _ = await stage.open(server, "silverton", *bots, source=source)
    return id


async def _answers(stage: Stage, server: Server, what: str, bar: float) -> None:
    """How long another person's bot takes for its turns."""
    id, keys = await stage.open(server, "steam-tunnel", "me", "fair", source=ORDINARY)
    times: list[float] = []
    rng = Random(1)
    stuck = ""
    try:
        async with await Screen.open(
            server.address, id, list(keys.values()), source=ORDINARY
        ) as me:
            while len(times) < stage.size(6, 2):
                began = monotonic()
                await me.see(lambda table: table["deciding"] is not None, 2 * PATIENCE)
                times.append(monotonic() - began)
                await me.decide(me.choice(rng), stage.acks)
    except (Closed, TimeoutError) as error:
        stuck = f"stuck after {len(times)} answers ({error or 'nothing came'})"
    slowest = max(times, default=2 * PATIENCE)
    stage.check(
        f"{what}; another person's bot",
        stuck or f"{len(times)} answers, slowest {slowest:.1f} s",
        f"answers within {bar:.0f} s",
        not stuck and slowest < bar,
        timed=True,
    )
    stage.check(f"{what}; another person's bot", stuck or "plays on", "goes on", not stuck)
