"""What a scenario has at hand: servers, an ordinary player, and a place for what it finds."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, TypeVar

from attack.client import ATTACKER, PATIENCE, Closed, Http, Keys, Screen, crowd
from attack.player import Found
from attack.report import Row
from attack.server import ROOT, Server
from attack.watch import Acks, Answers, named, tracebacks

LONGEST_P99 = 0.25
_CARDS = 25
_PLAYER_SITS_WITHIN = 60.0
_PLAYER_ENDS_WITHIN = 90.0
T = TypeVar("T")


class Stage:
    """One scenario under way."""

    def __init__(self, name: str, folder: Path, *, short: bool = False) -> None:
        self.name = name
        self.folder = folder
        self.short = short
        self.rows: list[Row] = []
        self.answers = Answers()
        self.acks = Acks()
        self.tracebacks: list[str] = []
        self.matches: dict[str, Keys] = {}
        """Matches that must open at the end, with the keys of their seats."""

    def size(self, long: T, short: T) -> T:
        return short if self.short else long

    def check(self, done: str, figures: str, bar: str, kept: bool, *, timed: bool = False) -> None:
        """Note what was found, and whether it is as it should be."""
        self.rows.append(Row(self.name, done, figures, bar, kept, timed))

    @contextlib.asynccontextmanager
    async def server(self, folder: Path | None = None, **how: Any) -> AsyncIterator[Server]:
        """A server until the end of the block; then it is checked what holds for all attacks."""
        found = Server((folder or self.folder) / f"{len(self.rows)}.sqlite", **how)
        try:
            await found.start()
            yield found
            await self._all_open(found)
            self.acks.compare(found.copied())
        finally:
            found.kill()
            self.tracebacks += tracebacks(found.log)
            self.matches.clear()

    def http(self, server: Server, source: str = ATTACKER, timeout: float = PATIENCE) -> Http:
        return Http(server.address, self.answers, source, timeout)

    async def open(
        self, server: Server, game: str, *seats: str, source: str = ATTACKER, **more: Any
    ) -> tuple[str, Keys]:
        """A match that must open at the end."""
        async with self.http(server, source) as http:
            id, keys = await http.open(game, *seats, **more)
        self.matches[id] = keys
        if len(keys) < len(seats):
            self.acks.shared.add(id)
        return id, keys

    async def bring_in(self, server: Server, file: str, source: str = ATTACKER) -> tuple[str, Keys]:
        async with self.http(server, source) as http:
            id, keys = await http.bring_in(file)
        self.matches[id] = keys
        return id, keys

    @contextlib.asynccontextmanager
    async def player(self, server: Server) -> AsyncIterator[None]:
        """An ordinary player at a table of their own, until the end of the block."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "attack.player", server.address),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=64 * 1024 * 1024,
        )
        assert process.stdout is not None
        try:
            await asyncio.wait_for(process.stdout.readline(), _PLAYER_SITS_WITHIN)
            yield
            said, _ = await asyncio.wait_for(process.communicate(b""), _PLAYER_ENDS_WITHIN)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        self._heard(Found.from_json(said.decode()))

    def _heard(self, found: Found) -> None:
        for match, sent in found.sent.items():
            for each in sent:
                self.acks.add(match, each)
        self.matches.update(found.matches)
        p50, p99, worst = (1000 * found.at(share) for share in (0.5, 0.99, 1.0))
        self.check(
            "another player meanwhile",
            f"{len(found.waits)} decisions, p50 {p50:.0f}, p99 {p99:.0f}, worst {worst:.0f} ms",
            f"p99 under {1000 * LONGEST_P99:.0f} ms",
            p99 < 1000 * LONGEST_P99,
            timed=True,
        )
        if found.troubles or not found.waits:
            self.check(
                "another player meanwhile", named(found.troubles), "plays undisturbed", False
            )

    async def _all_open(self, server: Server) -> None:
        """Every match is on the first page, and a few are looked at."""
        closed = []
        ids = list(self.matches)
        for at in range(0, len(ids), _CARDS):
            closed += await self._unreadable(server, ids[at : at + _CARDS], crowd(at, _CARDS))
        for at, id in enumerate(ids[:: max(1, len(ids) // 5)]):
            try:
                keys = list(self.matches[id].values())
                async with await Screen.open(server.address, id, keys, source=crowd(at, 2)) as us:
                    if id in self.acks.sent:
                        self.acks.found_at(id, us.table["n"])
            except (Closed, TimeoutError) as error:
                closed.append(f"{id} {error or 'in time'}")
        if ids:
            bar = "every match opens"
            said = f"{len(ids)} matches" + (f"; not {named(closed)}" if closed else "")
            self.check("open all matches afterwards", said, bar, not closed)

    async def _unreadable(self, server: Server, ids: Iterable[str], source: str) -> list[str]:
        wanted = {"matches": [{"id": id} for id in ids]}
        async with self.http(server, source, timeout=60) as http:
            answer = await http.tried("POST", "/api/cards", json=wanted)
        if answer is None or answer.status_code != 200:
            return [f"the cards ({'no answer' if answer is None else answer.status_code})"]
        cards = answer.json()
        return [f"{card['id']} ({card['error']})" for card in cards if "error" in card]

    def finish(self) -> list[Row]:
        """The bars that hold for every attack."""
        answers, acks = self.answers, self.acks
        told = ", ".join(f"{count} × {status}" for status, count in sorted(answers.counts.items()))
        self.check("all answers", named(answers.failed) or told, "none 5xx", not answers.failed)
        self.check(
            "the server's log",
            f"{len(self.tracebacks)} tracebacks: {named(self.tracebacks)}"
            if self.tracebacks
            else "quiet",
            "no traceback",
            not self.tracebacks,
        )
        wrong = [*acks.lost, *acks.doubled]
        if acks.compared or wrong:
            self.check(
                "all acknowledged decisions",
                named(wrong) or f"{acks.compared} are in the store, once each",
                "none lost, none doubled",
                not wrong,
            )
        return self.rows
