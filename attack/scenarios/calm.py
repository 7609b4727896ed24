"""No attack at all: what this machine gives an ordinary player."""

from __future__ import annotations

import asyncio

from attack.stage import Stage


async def calm(stage: Stage) -> None:
    async with stage.server() as server, stage.player(server):
        await asyncio.sleep(stage.size(8, 2))
