"""Many messages at once on one socket: each socket must wait for its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from time import monotonic
from typing import Any

from attack.client import Closed, Keys, Screen, crowd
from attack.matches import building, file_of, trading
from attack.server import Server
from attack.stage import Stage


async def burst(stage: Stage) -> None:
    async with stage.server() as server, stage.player(server):
        wait = stage.size(5.0, 1.0)
        barons = await stage.bring_in(server, file_of(building()))
        async with await _sit(server, barons, crowd(200, 1)) as us:
            ghosts = json.dumps(_ghosts(us.table))
        for at, count in enumerate(stage.size((100, 500, 1500), (100,))):
            await _send(stage, server, barons, "ghosts", [ghosts] * count, wait, crowd(at, 1))
        late = await stage.bring_in(server, file_of(trading()))
        async with await _sit(server, late, crowd(200, 1)) as us:
            kinds = dict(_others(us.table))
        for at, (kind, messages) in enumerate(kinds.items(), 10):
            raw = [json.dumps(message) for message in islice(cycle(messages), stage.size(300, 30))]
            await _send(stage, server, late, kind, raw, wait, crowd(at, 1))


async def _sit(server: Server, match: tuple[str, Keys], source: str) -> Screen:
    id, keys = match
    return await Screen.open(server.address, id, list(keys.values()), source=source)


async def _send(
    stage: Stage,
    server: Server,
    match: tuple[str, Keys],
    kind: str,
    messages: list[str],
    wait: float,
    source: str,
) -> None:
    """All at once; then as many answers as come in the time there is."""
    heard: Counter[str] = Counter()
    ended = ""
    began = monotonic()
    try:
        async with asyncio.timeout(4 * wait):
            us = await _sit(server, match, source)
            sending = asyncio.create_task(_say_all(us, messages))
            with contextlib.suppress(TimeoutError, Closed):
                while heard.total() < len(messages):
                    left = max(0.01, wait - (monotonic() - began))
                    heard[(await us.hear(left))["type"]] += 1
            sending.cancel()
            us.drop()
    except (TimeoutError, Closed) as error:
        ended = f", then {type(error).__name__} {error}"
    told = ", ".join(f"{count} × {type}" for type, count in heard.most_common())
    stage.check(
        f"a burst of {len(messages)} × {kind} on one socket",
        f"{told or 'nothing'} in {monotonic() - began:.1f} s{ended}",
        "answered or slowed down",
        True,
    )


async def _say_all(us: Screen, messages: list[str]) -> None:
    with contextlib.suppress(Closed):
        for message in messages:
            await us.send(message)


def _ghosts(table: dict[str, Any]) -> dict[str, Any]:
    actions = [choice["action"] for choice in table["choices"] if choice.get("shows_pieces")][:100]
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
    for offered in table["forms"]:
        partner = next(iter(offered["partners"]), None)
        give = {item["id"]: 1 for item in offered["give"] if item["partner"] in (None, partner)}
        form = {"form": offered["id"], "partner": partner, "give": give, "take": {}}
        yield "weigh", [{"type": "preview", "seat": seat, "form": form, "point": point}]
    yield "why", [{"type": "why", "spots": [spot]} for spot in spots]
    yield "about", [{"type": "describe", "spot": spot} for spot in spots]
    yield "at", [{"type": "at", "n": n} for n in range(table["n"], 0, -7)]
    yield "chart", [{"type": "chart"}]
    yield "hint", [{"type": "hint"}]
