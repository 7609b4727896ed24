"""What costs the server the most work, asked for on eight connections without a pause."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from random import Random
from time import monotonic

from attack.client import ATTACKER, Closed, Http, Keys, Screen, with_keys
from attack.matches import CAMPAIGN, building, file_of, random_table, with_undos
from attack.server import Server
from attack.stage import Stage

_CONNECTIONS = 8
_PATIENCE = 8.0
Ask = Callable[[], Awaitable[bool]]
"""One more time; False if it was refused."""


async def expensive(stage: Stage) -> None:
    seconds = stage.size(6.0, 0.5)
    long = random_table("silverton", 4, 400, options=CAMPAIGN)
    async with stage.server() as server, stage.player(server):
        match = await stage.bring_in(server, file_of(long))
        barons = await stage.bring_in(server, file_of(building()))
        async with stage.http(server, ATTACKER, timeout=_PATIENCE) as http:
            pictures = partial(_picture, http, *match, Random(1), long.n)
            imports = partial(_import, http, with_undos(stage.size(40, 5)))
            await _all_at_once(stage, "board.svg?at=", seconds, [pictures] * _CONNECTIONS)
            await _all_at_once(stage, "imports", seconds, [imports] * _CONNECTIONS)
        for kind, place, ask in (
            ("chart", match, _chart),
            ("undo and decide again", match, _undo),
            ("100 ghosts", barons, _ghosts),
        ):
            async with _screens(server, *place) as screens:
                asking = [partial(ask, screen) for screen in screens]
                await _all_at_once(stage, kind, seconds, asking)


@contextlib.asynccontextmanager
async def _screens(server: Server, id: str, keys: Keys) -> AsyncIterator[list[Screen]]:
    screens = []
    for _ in range(_CONNECTIONS):
        with contextlib.suppress(Closed, TimeoutError):
            screens.append(await Screen.open(server.address, id, list(keys.values())))
    try:
        yield screens
    finally:
        for screen in screens:
            screen.drop()


async def _all_at_once(stage: Stage, what: str, seconds: float, asking: Sequence[Ask]) -> None:
    ends = monotonic() + seconds

    async def again(ask: Ask) -> tuple[int, int]:
        done = refused = 0
        with contextlib.suppress(Closed, TimeoutError):
            while monotonic() < ends:
                if await ask():
                    done += 1
                else:
                    refused += 1
        return done, refused

    counts = await asyncio.gather(*map(again, asking))
    done, refused = (sum(column) for column in zip(*counts, strict=True)) if counts else (0, 0)
    stage.check(
        f"{what} on {len(asking)} connections without a pause",
        f"{done / seconds:.0f} a second, {refused} refused or unanswered",
        "answered, refused or slowed down",
        True,
    )


async def _picture(http: Http, id: str, keys: Keys, rng: Random, last: int) -> bool:
    shown = with_keys(list(keys.values())[:1])
    shown["params"]["at"] = str(rng.randrange(last))
    answer = await http.tried("GET", f"/api/matches/{id}/board.svg", **shown)
    return answer is not None and answer.status_code == 200


async def _import(http: Http, file: str) -> bool:
    answer = await http.tried("POST", "/api/matches", json={"file": file})
    return answer is not None and answer.status_code == 201


async def _chart(screen: Screen) -> bool:
    await screen.say("chart")
    return await _answered(screen, "chart")


async def _undo(screen: Screen) -> bool:
    """Take back and decide again: somebody else at the same table may have been faster."""
    rng = Random(screen.table["n"])
    if screen.table["deciding"] is not None:
        action = screen.choice(rng)
        seat, point = screen.table["deciding"], screen.table["point"]
        await screen.say("decide", seat=seat, action=action, point=point)
        await screen.until("table", "refused", within=_PATIENCE)
    seat = screen.table["undo_seat"]
    if seat is None:
        await screen.say("at", n=None)
        await screen.until("table", "refused", within=_PATIENCE)
        return False
    await screen.say("undo", seat=seat)
    return await _answered(screen, "table")


async def _ghosts(screen: Screen) -> bool:
    table = screen.table
    actions = [choice["action"] for choice in table["choices"] if choice.get("shows_pieces")][:100]
    await screen.say("ghosts", seat=table["deciding"], actions=actions, point=table["point"])
    return await _answered(screen, "ghosts")


async def _answered(screen: Screen, type: str) -> bool:
    heard = await screen.until(type, "refused", within=_PATIENCE)
    return bool(heard["type"] == type)
