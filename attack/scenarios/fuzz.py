"""Random and wounded input of every kind: refused in a sentence, never a failure."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from random import Random
from typing import Any

import httpx

from attack.client import Closed, Http, Keys, Screen, crowd
from attack.matches import GAMES, seats
from attack.mutate import Mutator
from attack.odd_files import chosen_files, real_files, wounded_file
from attack.server import ROOT, Server
from attack.stage import Stage
from attack.watch import named

_TOGETHER = 3
_PER_ADDRESS = 20
_PATIENCE = 30.0


async def fuzz(stage: Stage) -> None:
    seed = "rotonde"
    async with stage.server() as server:
        match = await _match(stage, server)
        shell = asyncio.create_task(_shell(stage, seed, stage.size(300, 8)))
        async with stage.player(server):
            await _requests(stage, server, match, seed, stage.size(1500, 60))
            await _messages(stage, server, seed, stage.size(2000, 60))
            await _files(stage, server, seed, stage.size(150, 10))
        await shell


async def _match(stage: Stage, server: Server) -> tuple[str, Keys]:
    return await stage.open(server, "steam-tunnel", "me", "link", "fair")


async def _requests(
    stage: Stage, server: Server, match: tuple[str, Keys], seed: str, count: int
) -> None:
    mutator = Mutator(f"{seed} requests")
    unanswered: list[str] = []
    for at in range(0, count, _PER_ADDRESS):
        async with stage.http(server, crowd(at, _PER_ADDRESS), _PATIENCE) as http:
            for _ in range(_PER_ADDRESS // _TOGETHER + 1):
                asking = [_ask(http, mutator, *match) for _ in range(_TOGETHER)]
                unanswered += filter(None, await asyncio.gather(*asking))
    stage.check(
        f"{count} odd requests",
        f"{len(unanswered)} unanswered: {named(unanswered)}" if unanswered else "all answered",
        "each is answered",
        not unanswered,
    )


def _routes(id: str, keys: Keys) -> list[tuple[str, str, Any]]:
    """Method, address and body of sound requests."""
    key = next(iter(keys.values()))
    seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "fair", "name": "B"}]
    new = {"game": "silverton", "options": {"length": "short"}, "seats": seats, "seed": "7"}
    return [
        ("GET", "/", None),
        ("GET", "/table/x", None),
        ("GET", "/assets/x.js", None),
        ("GET", "/api/games?lang=fr", None),
        ("GET", "/api/games/silverton/board.svg?players=3&length=short&lang=en&theme=dark", None),
        ("GET", "/api/guide/steam-barons/rules?lang=fr", None),
        ("GET", f"/api/matches/{id}/file?key={key}", None),
        ("GET", f"/api/matches/{id}/board.svg?key={key}&at=0&theme=dark&lang=en&rim=1", None),
        ("GET", f"/api/links/{id}?key={key}", None),
        ("GET", "/api/backdrop/0123456789abcdef", None),
        ("GET", "/api/look.css", None),
        ("POST", "/api/check", new),
        ("POST", "/api/matches", new),
        ("POST", "/api/cards", {"matches": [{"id": id, "keys": [key]}], "lang": "en"}),
        ("POST", f"/api/matches/{id}/rematch", {"keys": [key]}),
    ]


async def _ask(http: Http, mutator: Mutator, id: str, keys: Keys) -> str | None:
    """One request with something odd about it; what it was if no answer came."""
    rng = mutator.rng
    method, path, body = rng.choice(_routes(id, keys))
    headers = {b"Seat-Keys": ", ".join(keys.values()).encode()}
    if rng.random() < 0.1:
        method = rng.choice(("HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"))
    if rng.random() < 0.6:
        path = mutator.text(path)
    if rng.random() < 0.4:
        name = rng.choice(
            ("Host", "Origin", "Accept-Language", "Seat-Keys", "Content-Type", "Accept-Encoding")
        )
        headers[name.encode()] = mutator.text(f"{http.base_url}").encode("utf-8", "replace")
    content = mutator.json(body) if body is not None else None
    try:
        url = path.encode("utf-8", "replace").decode("utf-8")[:8000]
        await http.request(method, url, headers=headers, content=content)
    except (httpx.InvalidURL, httpx.LocalProtocolError, ValueError):
        return None  # what cannot be sent
    except httpx.RemoteProtocolError:
        return None  # a request that is none is not answered
    except httpx.TransportError as error:
        return f"{type(error).__name__} {method} {path[:100]!r}"
    return None


async def _messages(stage: Stage, server: Server, seed: str, count: int) -> None:
    mutator = Mutator(f"{seed} messages")
    broken: list[str] = []
    matches = [await stage.open(server, game, *seats(game, 2)) for game in GAMES]
    for at in range(0, count, _PER_ADDRESS):
        id, keys = mutator.rng.choice(matches)
        trouble = await _talk(server, id, keys, mutator, crowd(at, _PER_ADDRESS))
        broken += [trouble] if trouble else []
    stage.check(
        f"{count} odd messages on sockets",
        f"{len(broken)} sockets broke: {named(broken)}" if broken else "each socket went on",
        "refused, and it goes on",
        not broken,
    )


async def _talk(server: Server, id: str, keys: Keys, mutator: Mutator, source: str) -> str | None:
    """A socket with odd messages, then a sound one that must be answered."""
    said = b""
    try:
        us = await Screen.open(
            server.address, id, list(keys.values()), source=source, within=_PATIENCE
        )
        reading = asyncio.create_task(_until_back(us))
        for _ in range(_PER_ADDRESS):
            said = mutator.json(_message(mutator.rng, us.table))
            await us.send(said if mutator.rng.random() < 0.05 else said.decode("utf-8", "replace"))
        await us.say("describe", spot="seat:0")
        await asyncio.wait_for(reading, _PATIENCE)
        us.drop()
    except (Closed, TimeoutError) as error:
        # What is far too long ends the connection, as it may.
        return None if "1009" in str(error) else f"{error or 'no answer'} after {said[:80]!r}"
    return None


async def _until_back(us: Screen) -> None:
    while (await us.hear(_PATIENCE))["type"] != "description":
        pass


def _message(rng: Random, table: dict[str, Any]) -> dict[str, Any]:
    """A sound message for this table."""
    seat, point = table["deciding"], table["point"]
    actions = [choice["action"] for choice in table["choices"][:5]] or [{"type": "x"}]
    form = {"form": "trade", "partner": 1, "give": {"cash": 1}, "take": {}}
    at = {"seat": seat, "point": point}
    return rng.choice(
        (
            {"type": "decide", "action": rng.choice(actions), **at},
            {"type": "fill", "form": form, **at},
            {"type": "preview", "form": form, **at},
            {"type": "decide-in-turn", "actions": actions[:3], **at},
            {"type": "plan", "numbers": {"x": 1, "1>0": -3}, **at},
            {"type": "ghosts", "actions": actions, **at},
            {"type": "at", "n": table["n"]},
            {"type": "lang", "lang": "fr"},
            {"type": "look", "seat": seat},
            {"type": "hint"},
            {"type": "why", "spots": ["x", "y"]},
            {"type": "undo", "seat": seat},
            {"type": "reset", "seat": seat},
            {"type": "undo-answer", "seat": 1, "agree": True},
            {"type": "bid-limit", "seat": seat, "most": 7, "occasion": "x"},
            {"type": "chart"},
            {"type": "rim", "on": True},
            {"type": "hello", "keys": [], "lang": "en"},
        )
    )


async def _files(stage: Stage, server: Server, seed: str, count: int) -> None:
    mutator = Mutator(f"{seed} files")
    files = real_files()
    chosen = list(chosen_files(files))[:: stage.size(1, 12)]
    tried = [*chosen, *(wounded_file(mutator, files) for _ in range(count))]
    taken = 0
    wrong: list[str] = []
    for at, file in enumerate(tried):
        async with stage.http(server, crowd(at, 5), _PATIENCE) as http:
            content = json.dumps({"file": file}).encode()
            answer = await http.tried("POST", "/api/matches", content=content)
            if answer is None:
                wrong.append(f"no answer to {file[:60]!r}")
            elif answer.status_code == 201:
                taken += 1
                body = answer.json()
                stage.matches[body["id"]] = body["keys"]
    stage.check(
        f"{len(tried)} odd match files",
        named(wrong) or f"{taken} taken, the others refused",
        "each is answered, and opens if taken",
        not wrong,
    )


async def _shell(stage: Stage, seed: str, count: int) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "attack.shell", seed, str(count)),
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    said, _ = await process.communicate()
    found = json.loads(said or b'{"count": 0, "failures": ["it ended without a word"]}')
    stage.check(
        f"{found['count']} commands at the shell with odd files and options",
        f"{len(found['failures'])} failed: {named(found['failures'])}"
        if found["failures"]
        else "each answered in a sentence",
        "no traceback",
        not found["failures"],
    )
