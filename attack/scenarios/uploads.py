"""Match files that take long to check, several at once: the page must load all the same."""

from __future__ import annotations

import asyncio
import contextlib
import re
from time import monotonic

import httpx

from attack.client import ORDINARY, Http
from attack.matches import with_undos, with_wrong_draw
from attack.server import Server
from attack.stage import Stage

_SLOWEST_PAGE = 1.0


async def uploads(stage: Stage) -> None:
    file = with_undos(stage.size(999, 15))
    wrong = with_wrong_draw(file)
    kinds = {"legal": [file] * 6, "first draw wrong": [wrong] * 6}
    for name, files in stage.size(kinds, {"half of them legal": [file, wrong] * 3}).items():
        async with stage.server() as server, stage.player(server):
            sending = [asyncio.create_task(_upload(stage, server, each)) for each in files]
            await asyncio.sleep(0.5)
            times = await _load_page(stage, server, stage.size(12.0, 2.0))
            answered = [task.result() for task in sending if task.done()]
            for task in sending:
                task.cancel()
            await asyncio.gather(*sending, return_exceptions=True)
            stage.check(
                f"6 imports at once, {len(file) // 1000} kB, {name}; the page is loaded",
                f"{len(times)} times, slowest {1000 * max(times):.0f} ms; "
                f"{len(answered)} imports answered: {sorted(set(answered))}",
                f"a page within {_SLOWEST_PAGE:.0f} s",
                max(times) < _SLOWEST_PAGE,
                timed=True,
            )


async def _upload(stage: Stage, server: Server, text: str) -> int:
    async with stage.http(server, timeout=60) as http:
        answer = await http.tried("POST", "/api/matches", json={"file": text})
    return answer.status_code if answer is not None else 0


async def _load_page(stage: Stage, server: Server, seconds: float) -> list[float]:
    """Load the page with all it names, again and again: how long each time took."""
    times: list[float] = []
    ends = monotonic() + seconds
    async with stage.http(server, ORDINARY) as http:
        while monotonic() < ends or not times:
            began = monotonic()
            # What does not come in time counts with the time it was waited for.
            with contextlib.suppress(httpx.TimeoutException):
                await _page(http)
            times.append(monotonic() - began)
            await asyncio.sleep(0.2)
    return times


async def _page(http: Http) -> None:
    page = await http.get("/")
    parts = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    answers = await asyncio.gather(*(http.get(part) for part in parts))
    for answer in (page, *answers):
        # Without a built client there is only the sentence that says so.
        if answer.status_code not in (200, 404):
            raise RuntimeError(f"{answer.status_code} for {answer.request.url.path}")
