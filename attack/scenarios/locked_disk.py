"""A database that cannot be written for a while: what is not kept is refused, then it goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from attack.client import PATIENCE, Closed, Screen
from attack.disk import full, locked, no_larger_files, small_disk
from attack.server import Server
from attack.stage import Stage

_LOCKED = 12.0
"""Longer than SQLite itself is told to wait."""
_BOT_THINKS = 1.5


async def locked_disk(stage: Stage) -> None:
    for first in stage.size(("bot", "person"), ("bot",)):
        await _locked(stage, first)
    await _full(stage, "the files cannot grow", None)
    disk = stage.folder / "disk"
    disk.mkdir()
    if not stage.short and (prefix := small_disk(disk, 4)) is not None:
        await _full(stage, "the disk is full", prefix)


async def _locked(stage: Stage, first: str) -> None:
    """Who writes first waits the longest."""
    async with stage.server() as server, _tables(stage, server) as (us, me):
        rng = Random(1)
        await us.decide(us.choice(rng), stage.acks)
        await _to_bots_turn(stage, me, rng)
        async with locked(server.database):
            if first == "bot":
                await asyncio.sleep(_BOT_THINKS)
            trying = asyncio.create_task(_decide(stage, us, rng))
            await asyncio.sleep(_LOCKED)
        said = await trying
        what = f"locked for {_LOCKED:.0f} s, a {first} writes first"
        stage.check(what, said, "kept or refused", bool(said))
        await _goes_on(stage, us, rng, f"{what}; the person's match")
        await _goes_on(stage, me, rng, f"{what}; the bot's match")


@contextlib.asynccontextmanager
async def _tables(stage: Stage, server: Server) -> AsyncIterator[tuple[Screen, Screen]]:
    """A match of two people and one with a bot."""
    mine = await stage.open(server, "steam-tunnel", "me", "here")
    bots = await stage.open(server, "steam-tunnel", "me", "fair")
    async with (
        await Screen.open(server.address, mine[0], list(mine[1].values())) as us,
        await Screen.open(server.address, bots[0], list(bots[1].values())) as me,
    ):
        yield us, me


async def _full(stage: Stage, what: str, prefix: list[str] | None) -> None:
    how: dict[str, Any] = (
        {"prefix": prefix, "folder": stage.folder / "disk"} if prefix is not None else {}
    )
    async with stage.server(**how) as server, _tables(stage, server) as (us, me):
        rng = Random(2)
        await us.decide(us.choice(rng), stage.acks)
        await _to_bots_turn(stage, me, rng)
        with no_larger_files(server) if prefix is None else full(server.files.parent):
            said = [await _decide(stage, us, rng) for _ in range(4)]
            await asyncio.sleep(stage.size(5.0, 2.0))  # the bot tries as well
        refused = [text for text in said if not text.startswith("kept")]
        stage.check(
            f"{what}: 4 decisions",
            f"{len(refused)} refused: {sorted(set(refused))}",
            "the last is refused in a sentence",
            said[-1].startswith("refused"),
        )
        await _goes_on(stage, us, rng, f"room again after {what}")
        await _goes_on(stage, me, rng, f"room again after {what}, a bot's turn")


async def _decide(stage: Stage, us: Screen, rng: Random) -> str:
    """A decision, and what became of it; empty: nothing was said."""
    try:
        before = us.table["n"]
        if await us.decide(us.choice(rng), stage.acks, within=2 * PATIENCE):
            return "kept"
        assert us.table["n"] == before
    except (Closed, TimeoutError) as error:
        return f"lost the connection ({error})" if isinstance(error, Closed) else ""
    return f"refused: {us.refused}"


async def _to_bots_turn(stage: Stage, me: Screen, rng: Random) -> None:
    """Decide until the bot is to think; it takes a moment, so nothing of it is stored yet."""
    await _my_turn(me)
    while me.table["deciding"] is not None:
        await me.decide(me.choice(rng), stage.acks)


async def _my_turn(me: Screen) -> None:
    await me.see(lambda table: table["deciding"] is not None or table["ended"])


async def _goes_on(stage: Stage, screen: Screen, rng: Random, what: str) -> None:
    """Two more decisions, as soon as it is our turn."""
    made = 0
    with contextlib.suppress(Closed, TimeoutError):
        for _ in range(2):
            await _my_turn(screen)
            made += await screen.decide(screen.choice(rng), stage.acks)
    stage.check(what, f"{made} of 2 decisions made", "it goes on", made == 2)
