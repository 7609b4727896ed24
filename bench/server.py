"""What a decision costs the server: `python -m bench.server [--tables N] [--seconds S]`.

People sit in pairs at many tables, one screen each, and decide as fast as they are answered. What
counts is the processor time of the server for each acknowledged decision, not how long it took.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from tests.server.following import follow
from websockets.asyncio.client import ClientConnection, connect

from rotonde.kernel.registry import games
from rotonde.server.run import serve
from rotonde.server.settings import Settings


class Pair:
    """Two people at a table."""

    def __init__(self, address: str, id: str, keys: list[str], rng: random.Random) -> None:
        self._address = address
        self._id = id
        self._keys = keys
        self._rng = rng
        self.decided = 0

    async def play(self, begin: asyncio.Event, end: asyncio.Event) -> None:
        host = self._address.removeprefix("http://")
        sockets = [await self._sit(f"ws://{host}/ws/{self._id}", key) for key in self._keys]
        shown = [await _table(socket) for socket in sockets]
        await begin.wait()
        while not end.is_set():
            acting = [at for at, table in enumerate(shown) if table["choices"]]
            if not acting:
                break  # it is over, or wants a form
            at = self._rng.choice(acting)
            table = shown[at]
            choice = self._rng.choice(table["choices"])
            action = dict(choice["action"])
            if (amount := choice.get("amount")) is not None:
                action[amount["field"]] = self._rng.choice([amount["least"], *amount["suggested"]])
            about = {"seat": table["deciding"], "action": action, "point": table["point"]}
            await sockets[at].send(json.dumps({"type": "decide", **about}))
            shown[at] = await _table(sockets[at], table)
            self.decided += 1
            # What is only drafted nobody else is shown.
            if shown[at]["n"] > table["n"] and not shown[at]["drafted"]:
                for other in range(len(sockets)):
                    while shown[other]["n"] < shown[at]["n"]:
                        shown[other] = await _table(sockets[other], shown[other])
        for socket in sockets:
            await socket.close()

    async def _sit(self, address: str, key: str) -> ClientConnection:
        socket = await connect(address, origin=self._address, max_size=None)  # type: ignore[arg-type]
        await socket.send(json.dumps({"type": "hello", "keys": [key], "deltas": True}))
        return socket


async def _table(socket: ClientConnection, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """The next table, in full."""
    table = before or {}
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        assert told["type"] != "refused", told
        table = follow(told, table)
        if told["type"] == "table":
            return table


def _processor(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _measure(address: str, pid: int, game: str, tables: int, seconds: float) -> float:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        pairs = []
        for at in range(tables):
            seats = [{"kind": "me"}, {"kind": "link"}]
            asked = {"game": game, "seats": seats}
            made = (await http.post("/api/matches", json=asked)).json()
            pairs.append(Pair(address, made["id"], [*made["keys"].values()], random.Random(at)))
    begin, end = asyncio.Event(), asyncio.Event()
    playing = [asyncio.create_task(pair.play(begin, end)) for pair in pairs]
    await asyncio.sleep(3 + tables / 30)
    before = _processor(pid)
    begin.set()
    await asyncio.sleep(seconds)
    used, decided = _processor(pid) - before, sum(pair.decided for pair in pairs)
    end.set()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return 1000 * used / max(1, decided)


def _serve(database: str, profile: str) -> None:
    settings = Settings(Path(database), port=0, limits=False)
    if not profile:
        serve(settings, lambda address: print(address, flush=True))
        return
    import cProfile

    watched = cProfile.Profile()
    try:
        watched.runcall(serve, settings, lambda address: print(address, flush=True))
    finally:
        watched.dump_stats(profile)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="of each game")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", choices=games(), action="append")
    parser.add_argument("--profile", default="", help="where the server's profile goes")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        _serve(asked.serve, asked.profile)
        return
    with tempfile.TemporaryDirectory() as folder:
        given = ["--serve", f"{folder}/matches.sqlite", "--profile", asked.profile]
        command = [sys.executable, "-m", "bench.server", *given]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        for game in asked.game or games():
            about = (address, server.pid, game, asked.tables, asked.seconds)
            cost = asyncio.run(_measure(*about))
            print(f"{game}: {cost:.2f} ms of processor for a decision, {1000 / cost:.0f} a second")
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
