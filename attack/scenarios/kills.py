"""The power fails again and again while all games are played as fast as they are acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from time import monotonic

from attack.client import Closed, Keys, Screen, crowd
from attack.matches import GAMES, seats
from attack.server import Server
from attack.stage import Stage

_OPTIONS = {"steam-barons": {"rules": "base"}}
"""On the stock market sales are filled in on a form; here every decision is a choice."""
_UNDER_WAY_WITHIN = 10.0
_REFUSALS = 50
"""In a row: then something else is wrong than the choice."""


async def kills(stage: Stage) -> None:
    rng = Random(7)
    times = stage.size(15, 2)
    async with stage.server() as server:
        matches = {}
        for game in GAMES:
            id, keys = await _open(stage, server, game)
            matches[id] = (game, keys)
        made = dict.fromkeys(GAMES, 0)
        for _ in range(times):
            playing = [
                asyncio.create_task(_play(stage, server, id, keys, crowd(at, 1), made, game))
                for at, (id, (game, keys)) in enumerate(matches.items())
            ]
            await _all_under_way(made)
            await asyncio.sleep(0.8 * rng.random())
            server.kill()
            await asyncio.gather(*playing)
            await server.start()
            for game in await _ended(stage, server, matches):
                id, keys = await _open(stage, server, game)
                matches[id] = (game, keys)
        stage.check(
            f"{times} kills while each game is played",
            ", ".join(f"{count} decisions of {game}" for game, count in made.items()),
            "each is played",
            all(made.values()),
        )


async def _open(stage: Stage, server: Server, game: str) -> tuple[str, Keys]:
    return await stage.open(server, game, *seats(game, 3), options=_OPTIONS.get(game, {}))


async def _all_under_way(made: dict[str, int]) -> None:
    """Wait until each game has been played since the start, or has had the time for it."""
    before = dict(made)
    ends = monotonic() + _UNDER_WAY_WITHIN
    while monotonic() < ends and any(made[game] == before[game] for game in made):
        await asyncio.sleep(0.01)


async def _play(
    stage: Stage,
    server: Server,
    id: str,
    keys: Keys,
    source: str,
    made: dict[str, int],
    game: str,
) -> None:
    """Decide as fast as it is acknowledged, until the connection breaks or the match is over."""
    rng = Random(f"{id} {made[game]}")
    refused = 0
    with contextlib.suppress(Closed):
        us = await Screen.open(server.address, id, list(keys.values()), source=source)
        stage.acks.found_at(id, us.table["n"])
        while not us.table["ended"] and refused < _REFUSALS:
            if await us.decide(us.choice(rng), stage.acks):
                made[game] += 1
                refused = 0
            else:
                refused += 1


async def _ended(stage: Stage, server: Server, matches: dict[str, tuple[str, Keys]]) -> list[str]:
    """Set matches aside that are over; their games."""
    async with stage.http(server, crowd(99, 1)) as http:
        asked = [{"id": id} for id in matches]
        cards = (await http.post("/api/cards", json={"matches": asked})).json()
    return [matches.pop(card["id"])[0] for card in cards if card.get("over")]
