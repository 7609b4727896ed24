"""What a test needs to sit down at a real server: Server, Screen."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]


def held(*keys: str) -> dict[str, str]:
    """The header that says which keys somebody holds."""
    return {"Seat-Keys": ", ".join(keys)}


class Server:
    """A server process; `kill` ends it as a power cut would."""

    module = "tests.server.launch"

    def __init__(
        self,
        database: Path,
        pause: float = 0.0,
        env: dict[str, str] | None = None,
        python: str = sys.executable,
    ) -> None:
        self.database = database
        self.env = env
        self.python = python
        self._pause = pause
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.python, "-m", self.module, str(self.database), str(self._pause)],
            cwd=ROOT,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.process.stderr.read()  # type: ignore[union-attr]
        self.http = httpx.Client(base_url=self.address, timeout=20)

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> str:
        """Stop it kindly; what it complained of."""
        self.process.terminate()
        _, complaints = self.process.communicate(timeout=60)
        return complaints

    def open(self, *seats: str, **more: Any) -> tuple[str, dict[int, str]]:
        """A match; a seat is `me`, `here`, `link` or the id of a bot."""
        people = [
            {"kind": s} if s in ("me", "here", "link") else {"kind": "bot", "bot": s} for s in seats
        ]
        wanted = {"game": "steam-tunnel", "seats": people, **more}
        answer = self.http.post("/api/matches", json=wanted)
        assert answer.status_code == 201, answer.text
        body = answer.json()
        return body["id"], {int(seat): key for seat, key in body["keys"].items()}

    def screen(self, id: str, *keys: str, lang: str = "en", **more: Any) -> Screen:
        return Screen(self, id, keys, lang, more)


def whole(delta: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A table in full, of which only what has changed since another was sent."""
    return {
        **_merged(delta, before),
        "scene": _merged(delta.get("scene", {}), before.get("scene", {})),
    }


_LISTS = ("boards", "choices", "highlights", "log", "pieces", "spots", "strokes")


def _merged(delta: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    lists = {key: _filled(delta[key], before.get(key, [])) for key in _LISTS if key in delta}
    return {**before, **delta, **lists}


def _filled(delta: list[Any], known: list[Any]) -> list[Any]:
    parts = (known[slice(*part)] if isinstance(part, list) else [part] for part in delta)
    return [item for part in parts for item in part]


class Screen:
    """One browser at a table: the last table it was sent, and every raw message."""

    def __init__(
        self, server: Server, id: str, keys: tuple[str, ...], lang: str, more: dict[str, Any]
    ) -> None:
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self._open = contextlib.ExitStack()
        address = f"ws://{server.host}/ws/{id}"
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, origin=server.address, max_size=None)  # type: ignore[arg-type]
        )
        self.say("hello", keys=list(keys), lang=lang, **more)
        self.until("table")

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def say(self, type: str, **content: Any) -> None:
        self.socket.send(json.dumps({"type": type, **content}))

    def hear(self) -> dict[str, Any]:
        raw = self.socket.recv(timeout=20)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "table":
            message = self.table = whole(message, self.table)
        elif message["type"] == "presence":
            for seat, player in enumerate(self.table["seats"]):
                player["connected"] = player["bot"] is not None or seat in message["connected"]
        return message

    def until(self, type: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != type:
            pass
        return message

    def see(self, **wanted: Any) -> dict[str, Any]:
        """Wait until the table shows this."""
        while any(self.table[key] != value for key, value in wanted.items()):
            self.until("table")
        return self.table

    def see_past(self, n: int) -> dict[str, Any]:
        while self.table["n"] <= n:
            self.until("table")
        return self.table

    def decide(self, choice: int = 0) -> dict[str, Any]:
        """Take a choice and wait until the table shows it."""
        n = self.table["n"]
        self.send_choice(choice)
        return self.see_past(n)

    def send_choice(self, choice: int = 0) -> None:
        table = self.table
        action = table["choices"][choice]["action"]
        self.say("decide", seat=table["deciding"], action=action, point=table["point"])

    def refused(self, type: str, **content: Any) -> dict[str, Any]:
        """Say something and hear why not; the table must be the same after it."""
        n = self.table["n"]
        self.say(type, **content)
        answer = self.until("refused")
        assert answer["text"]
        assert self.table["n"] == n
        return answer
