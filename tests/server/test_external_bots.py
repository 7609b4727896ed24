"""Bots from elsewhere: only those of the host play, and one that fails holds nobody up."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import rotonde
from rotonde.cli import main
from rotonde.kernel.message import BadInput
from rotonde.kernel.table import match
from rotonde.server.background import Background
from rotonde.server.bot_pool import BotPool, NoBotAnswer
from rotonde.server.external_bots import ExternalBots
from rotonde.server.live_table import LiveTable
from rotonde.server.lobby import NewMatch, NewSeat, check_match, import_match, open_match
from rotonde.server.opponents import Opponents
from rotonde.server.pictures import Backdrops
from rotonde.server.settings import Settings
from rotonde.server.store import Store
from rotonde.server.table_message import Viewpoint, version
from rotonde.server.table_registry import TableRegistry
from tests.server.screen import ROOT, Server
from tests.server.shown import Watcher

ODD = "tests.server.odd_bots"


def _ask(id: str, times: int = 1, seconds: float = 30.0) -> list[str]:
    """What comes of asking a bot so often at the start of a match: choices, or why none."""
    table = rotonde.start("steam-tunnel", 2, seed=4)
    seat = table.to_act[0]

    async def run() -> list[str]:
        bots = ExternalBots([id], seconds)
        found = []
        try:
            for _ in range(times):
                try:
                    about = (table, seat, id, "match", "visitor", lambda: True)
                    found.append(type(await bots.choose(*about)).__name__)
                except NoBotAnswer as none:
                    found.append(f"{none.why}: {none.detail}")
        finally:
            bots.close()
        return found

    return asyncio.run(run())


def test_it_decides_in_a_process_of_its_own_and_keeps_its_object():
    assert _ask(f"{ODD}:Good", 4) == [
        "Flip",
        "Flip",
        "Flip",
        "server-bot-raised: RuntimeError: asked 4 times",
    ]
    assert ODD not in sys.modules, "nothing of it is loaded into the server"


def test_each_failure_has_its_reason_and_the_next_question_is_asked_all_the_same():
    assert _ask(f"{ODD}:Failing", 2) == ["server-bot-raised: ValueError: a secret path"] * 2
    assert _ask(f"{ODD}:Dying", 2) == ["server-bot-raised: its process ended"] * 2
    assert _ask(f"{ODD}:Cheating")[0].startswith("server-bot-illegal")
    assert _ask(f"{ODD}:Refusing") == ["server-bot-raised: RuntimeError: not today"]
    assert _ask(f"{ODD}:Missing")[0].startswith("server-bot-raised: AttributeError")


def test_one_that_stalls_is_ended_in_time():
    began = time.monotonic()
    assert _ask(f"{ODD}:Stalling", 2, 0.4) == ["server-bot-stalled: no answer in 0.4 s"] * 2
    assert time.monotonic() - began < 50


def _at_tables(
    path: Path, bots: tuple[str, ...], work: Callable[[TableRegistry], Awaitable[Any]]
) -> Any:
    async def run() -> Any:
        settings = Settings(path / "matches.sqlite", pause=0, bots=bots)
        store = Store(settings.database)
        writing = asyncio.create_task(store.write_forever())
        background = Background()
        tables = TableRegistry(settings, store, background, BotPool(1, 0.02, background))
        try:
            return await work(tables)
        finally:
            writing.cancel()
            await tables.close()
            tables.bot_pool.close()
            background.close()
            await store.close()

    return asyncio.run(run())


async def _watch_to_the_end(tables: TableRegistry, live: LiveTable) -> list[list[str]]:
    live.join(Watcher())  # type: ignore[arg-type]
    tables.wake_bots(live)
    while live.thinking is not None:
        await live.thinking
    assert live.table.over
    shown = [await version(live, Viewpoint((), lang), Backdrops()) for lang in ("en", "fr")]
    return [[line["text"] for line in json.loads(each.whole)["log"]] for each in shown]


def test_at_the_table_a_failing_bot_is_named_and_its_moves_are_random(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    id = f"{ODD}:Failing"

    async def play(tables: TableRegistry) -> Any:
        wanted = NewMatch(
            "steam-tunnel", seats=[NewSeat("bot", "Rose", id), NewSeat("bot", "Jean", "random")]
        )
        live = await tables.open((await open_match(tables, wanted, "en")).id)
        told = await _watch_to_the_end(tables, live)
        seat = json.loads((await version(live, Viewpoint((), "en"), Backdrops())).whole)["seats"][0]
        return told, seat

    with caplog.at_level(logging.WARNING, "rotonde.server"):
        (english, french), seat = _at_tables(tmp_path, (id,), play)
    said = "Rose’s bot Failing failed. This move was chosen at random."
    assert english.count(said) > 3
    assert not any("Jean’s bot" in line for line in english)
    assert "Le robot Failing (Rose) a échoué. Ce coup a été tiré au hasard." in french
    assert not any("a secret path" in line for line in english), "players are not told the details"
    assert "a secret path" in caplog.records[0].getMessage(), "the host is"
    assert (seat["bot"], seat["bot_label"]) == (id, "Failing")


@pytest.mark.parametrize("id", ["antigravity:geohash", "tests.server.odd_bots:Good", "os:_exit"])
def test_a_name_from_the_network_loads_nothing(tmp_path: Path, id: str) -> None:
    sys.modules.pop("antigravity", None)
    wanted = NewMatch("steam-tunnel", seats=[NewSeat("me"), NewSeat("bot", "Rose", id)])
    checked = check_match(wanted, "en", Opponents())
    assert "There is no bot" in checked.trouble

    async def open_it(tables: TableRegistry) -> None:
        with pytest.raises(BadInput, match="There is no bot"):
            await open_match(tables, wanted, "en")

    _at_tables(tmp_path, (), open_it)
    assert "antigravity" not in sys.modules
    assert ODD not in sys.modules


def _file(id: str, whole: bool) -> str:
    table = rotonde.start("steam-tunnel", [rotonde.Seat("Ada"), rotonde.Seat("Guest", id)], seed=1)
    while table.to_act and (whole or table.n < 4):
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    return match.dump(table)


def test_a_file_with_an_unknown_bot_opens_only_when_there_is_nothing_left_to_decide(
    tmp_path: Path,
) -> None:
    async def bring(tables: TableRegistry) -> None:
        with pytest.raises(BadInput, match="There is no bot"):
            await import_match(tables, _file("os:_exit", whole=False))
        opened = await import_match(tables, _file("os:_exit", whole=True))
        live = await tables.open(opened.id)
        assert live.table.over
        shown = await version(live, Viewpoint((), "en"), Backdrops())
        assert json.loads(shown.whole)["seats"][1]["bot_label"] == "_exit"

    _at_tables(tmp_path, (), bring)


def test_a_bot_that_the_host_no_longer_names_is_said_to_be_absent(tmp_path: Path) -> None:
    id = f"{ODD}:Good"

    async def begin(tables: TableRegistry) -> str:
        seats = [NewSeat("bot", "Rose", id), NewSeat("bot", "Jean", "random")]
        return (await open_match(tables, NewMatch("steam-tunnel", seats=seats), "en")).id

    match_id = _at_tables(tmp_path, (id,), begin)

    async def go_on(tables: TableRegistry) -> Any:
        return await _watch_to_the_end(tables, await tables.open(match_id))

    english, french = _at_tables(tmp_path, (), go_on)
    assert "Rose’s bot Good is not on this server. This move was chosen at random." in english
    assert any("n’existe pas sur ce serveur" in line for line in french)


def test_the_guide_s_bots_are_offered_in_the_set_up_and_play(tmp_path: Path) -> None:
    """`rotonde play` as the guide starts it, in the folder of the bots."""
    text = (ROOT / "docs/write_a_bot.md").read_text("utf-8")
    first, ahead = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "first_bot.py").write_text(first)
    (tmp_path / "ahead_bot.py").write_text(ahead)
    (command,) = re.findall(r"^rotonde (play .*)$", text, re.MULTILINE)
    where = ["--port", "0", "--database", str(tmp_path / "m.sqlite"), "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-m", "rotonde.cli", *command.split(), *where],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found
        server = Server.__new__(Server)
        server.address = found[0]
        server.http = httpx.Client(base_url=found[0], timeout=20)
        offered = {
            bot["id"]: bot["label"] for bot in server.http.get("/api/games").json()[0]["bots"]
        }
        assert offered["first_bot:First"] == "First"
        assert offered["ahead_bot:Ahead"] == "Ahead"
        page = server.http.get("/new/steam-tunnel").text
        assert "first_bot:First" in page, "the page brings the games along"
        id, keys = server.open("me", "first_bot:First")
        with server.screen(id, *keys.values()) as screen:
            while screen.table["n"] < 6:
                if screen.table["deciding"] is not None:
                    screen.decide()
                else:
                    screen.until("table")
            assert screen.table["seats"][1]["bot_label"] == "First"
            assert not any("chosen at random" in line["text"] for line in screen.table["log"])
    finally:
        process.terminate()
        process.communicate(timeout=30)


def test_a_bot_that_cannot_be_loaded_is_told_before_the_server_starts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--lang", "en", "play", "--no-browser", "--bots", "nowhere_at_all:Bot"]) == 2
    assert "cannot be loaded" in capsys.readouterr().err
