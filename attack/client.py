"""HTTP and sockets from a source address of choice: the limits of the server are per address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import httpx
from tests.server.following import follow
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from attack.watch import Acks, Answers, Sent

ORDINARY = "127.0.0.1"
ATTACKER = "127.0.0.2"
PATIENCE = 20.0
Keys = dict[str, str]


class Closed(Exception):
    """The server does not want this connection, or no longer."""


class Refused(Closed):
    """The server says in a sentence why there is no table."""


def crowd(at: int, each: int = 20) -> str:
    """The address of the visitor with this number: `each` share one."""
    return f"127.0.1.{1 + at // each % 250}"


def with_keys(keys: Sequence[str]) -> dict[str, Any]:
    """How a request shows the keys of its seats: as a header, and as older servers want it."""
    if not keys:
        return {}
    return {"params": {"key": list(keys)}, "headers": {"Seat-Keys": ", ".join(keys)}}


class Http(httpx.AsyncClient):
    """A browser without a page; every answer is counted."""

    def __init__(
        self, address: str, answers: Answers, source: str = ATTACKER, timeout: float = PATIENCE
    ) -> None:
        async def heard(response: httpx.Response) -> None:
            request = response.request
            answers.heard(response.status_code, f"{request.method} {request.url.path}")

        limits = httpx.Limits(max_connections=200)
        super().__init__(
            base_url=address,
            transport=httpx.AsyncHTTPTransport(local_address=source, limits=limits),
            timeout=timeout,
            event_hooks={"response": [heard]},
        )

    async def tried(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """An answer, or None if the connection broke or nothing came in time."""
        try:
            return await self.request(method, path, **more)
        except httpx.TransportError:
            return None

    async def open(self, game: str, *seats: str, **more: Any) -> tuple[str, Keys]:
        """A match; a seat is `me`, `here`, `link` or the id of a bot."""
        people = [
            {"kind": seat} if seat in ("me", "here", "link") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return await self._opened({"game": game, "seats": people, **more})

    async def bring_in(self, file: str) -> tuple[str, Keys]:
        return await self._opened({"file": file})

    async def _opened(self, wanted: dict[str, Any]) -> tuple[str, Keys]:
        for _ in range(20):
            answer = await self.post("/api/matches", json=wanted)
            if answer.status_code != 429:
                break
            await asyncio.sleep(float(answer.headers.get("Retry-After", 1)))
        if answer.status_code != 201:
            raise RuntimeError(f"No match: {answer.status_code} {answer.text[:200]}")
        body = answer.json()
        return body["id"], body["keys"]


class Screen:
    """One browser at a table, with the last table it was told."""

    def __init__(self, socket: ClientConnection, match: str) -> None:
        self.match = match
        self.table: dict[str, Any] = {}
        self.refused = ""
        """Why the last decision that was refused was refused."""
        self._socket = socket

    @classmethod
    async def open(
        cls,
        address: str,
        match: str,
        keys: Sequence[str] = (),
        *,
        source: str = ATTACKER,
        within: float = PATIENCE,
        hello: bool = True,
        **more: Any,
    ) -> Screen:
        """Closed if the server does not want it."""
        try:
            socket = await connect(
                f"{address.replace('http', 'ws', 1)}/ws/{match}",
                origin=address,  # type: ignore[arg-type]
                local_addr=(source, 0),
                proxy=None,
                max_size=None,
                ping_interval=None,
                close_timeout=1,
                open_timeout=within,
            )
        except InvalidStatus as error:
            raise Closed(f"HTTP {error.response.status_code}") from None
        except (InvalidHandshake, OSError, TimeoutError, EOFError) as error:
            raise Closed(type(error).__name__) from None
        found = cls(socket, match)
        if hello:
            await found.say("hello", keys=list(keys), lang="en", deltas=True, **more)
            await found.until("table", within=within)
        return found

    async def __aenter__(self) -> Screen:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._socket.close()

    def drop(self) -> None:
        """Leave without a word."""
        self._socket.transport.abort()

    async def say(self, type: str, **content: Any) -> None:
        await self.send(json.dumps({"type": type, **content}))

    async def send(self, raw: str | bytes) -> None:
        try:
            await self._socket.send(raw)
        except ConnectionClosed as error:
            raise Closed(str(error)) from None

    async def raw(self, within: float = PATIENCE) -> str | bytes:
        """The next message, unread."""
        try:
            async with asyncio.timeout(within):
                return await self._socket.recv()
        except ConnectionClosed as error:
            raise Closed(str(error)) from None

    async def hear(self, within: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.raw(within))
        self.table = follow(message, self.table)
        return self.table if message["type"] == "table" else message

    async def until(self, *types: str, within: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these types; TimeoutError if none comes in time."""
        async with asyncio.timeout(within):
            while (message := await self.hear(within))["type"] not in types:
                if message["type"] == "refused" and not self.table:
                    raise Refused(message["text"])
        return message

    async def see(self, wanted: Callable[[dict[str, Any]], bool], within: float = PATIENCE) -> None:
        """Wait until the table is as wanted."""
        async with asyncio.timeout(within):
            while not wanted(self.table):
                await self.until("table", within=within)

    async def drain(self) -> None:
        """Read and forget until the connection ends."""
        try:
            while True:
                await self._socket.recv()
        except ConnectionClosed:
            pass

    def choice(self, rng: Random) -> dict[str, Any]:
        """Any of the choices, its number settled if it leaves one open."""
        choice = rng.choice(self.table["choices"])
        action = dict(choice["action"])
        if amount := choice.get("amount"):
            action[amount["field"]] = amount["least"]
        return action

    async def decide(self, action: Any, acks: Acks, within: float = PATIENCE) -> bool:
        """Decide and wait for the acknowledgement; False if it was refused.

        Whatever happens on the way, what was sent is remembered.
        """
        before, seat = self.table["n"], self.table["deciding"]
        acknowledged = False
        try:
            await self.say("decide", seat=seat, action=action, point=self.table["point"])
            async with asyncio.timeout(within):
                while self.table["n"] <= before:
                    heard = await self.until("table", "refused", within=within)
                    if heard["type"] == "refused":
                        self.refused = heard["text"]
                        return False
            acknowledged = True
        finally:
            acks.add(self.match, Sent(before, seat, action, acknowledged))
        return True
