"""Many messages at once on one socket: each socket must wait for its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from time import monotonic
from typing import Any

from attack.client import Closed, Screen
from attack.matches import building, file_of, random_table
from attack.server import Server
from attack.stage import Stage


async def burst(stage: Stage) -> None:
    async with stage.server() as server, stage.player(server):
        wait = stage.size(5.0, 1.0)
        barons = await stage.bring_in(server, file_of(building()))
        async with await Screen.open(server.address, barons[0], list(barons[1].values())) as us:
            ghosts = json.dumps(_ghosts(us.table))
        for count in stage.size((100, 500, 1500), (100,)):
            await _send(stage, server, *barons, f"{count} × ghosts", [ghosts] * count, wait)
        late = await stage.bring_in(server, file_of(random_table("silverton", 4, 400)))
        async with await Screen.open(server.address, late[0], list(late[1].values())) as us:
            kinds = dict(_others(us.table))
        for kind, messages in kinds.items():
            count = stage.size(300, 30)
            raw = [json.dumps(messages[at % len(messages)]) for at in range(count)]
            await _send(stage, server, *late, f"{count} × {kind}", raw, wait)


async def _send(
    stage: Stage,
    server: Server,
    id: str,
    keys: dict[str, str],
    what: str,
    messages: list[str],
    wait: float,
) -> None:
    """All at once; then as many answers as come in the time there is."""
    heard = 0
    began = monotonic()
    try:
        async with asyncio.timeout(4 * wait):
            us = await Screen.open(server.address, id, list(keys.values()))
            sending = asyncio.create_task(_say_all(us, messages))
            with contextlib.suppress(TimeoutError, Closed):
                while heard < len(messages):
                    await us.raw(max(0.01, wait - (monotonic() - began)))
                    heard += 1
            sending.cancel()
            us.drop()
    except (TimeoutError, Closed) as error:
        closed = f", then {type(error).__name__} {error}"
    else:
        closed = ""
    figures = f"{heard} answers in {monotonic() - began:.1f} s{closed}"
    stage.check(f"a burst of {what} on one socket", figures, "answered or slowed down", True)


async def _say_all(us: Screen, messages: list[str]) -> None:
    with contextlib.suppress(Closed):
        for message in messages:
            await us.send(message)


def _ghosts(table: dict[str, Any]) -> dict[str, Any]:
    actions = [choice["action"] for choice in table["choices"] if choice.get("ghost")][:100]
    return {
        "type": "ghosts",
        "seat": table["deciding"],
        "actions": actions,
        "point": table["point"],
    }


def _others(table: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The other questions that cost the server work."""
    seat, point = table["deciding"], table["point"]
    spots = [spot["id"] for spot in table["scene"]["spots"] if isinstance(spot, dict)] or ["x"]
    form: dict[str, Any] = {"form": "trade", "partner": None, "give": {}, "take": {}}
    yield "weigh", [{"type": "weigh", "seat": seat, "form": form, "point": point}]
    yield "why", [{"type": "why", "spots": [spot]} for spot in spots]
    yield "about", [{"type": "about", "spot": spot} for spot in spots]
    yield "at", [{"type": "at", "n": n} for n in range(table["n"], 0, -7)]
    yield "chart", [{"type": "chart"}]
    yield "hint", [{"type": "hint"}]
