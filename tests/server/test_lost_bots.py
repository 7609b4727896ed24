"""A bot that finds no answer holds nobody up, and hides nothing."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from rotonde.kernel.step import Action
from rotonde.server.background import Background
from rotonde.server.bot_pool import BotPool, NoBotAnswer
from rotonde.server.lobby import NewMatch, NewSeat, open_match
from rotonde.server.pictures import Backdrops
from rotonde.server.settings import Settings
from rotonde.server.store import Store
from rotonde.server.table_message import Viewpoint, version
from rotonde.server.table_registry import TableRegistry
from tests.server.shown import Watcher


class Lost(BotPool):
    def wake(self) -> None:
        pass

    async def choose(self, *_: object, **__: object) -> Action:
        raise NoBotAnswer


async def _play(path: Path) -> list[dict[str, list[str]]]:
    """A match of two bots to its end: what its log says in each language."""
    settings = Settings(path / "matches.sqlite", pause=0)
    store = Store(settings.database)
    writing = asyncio.create_task(store.write_forever())
    background = Background()
    tables = TableRegistry(settings, store, background, Lost(1, 0.1, background))
    wanted = NewMatch("steam-tunnel", seats=[NewSeat("bot", "Rose"), NewSeat("bot", "Jean")])
    live = await tables.open((await open_match(tables, wanted, "en")).id)
    assert live.thinking is None, "nobody looks"
    live.join(Watcher())  # type: ignore[arg-type]
    tables.wake_bots(live)
    assert live.thinking is not None
    await live.thinking
    assert live.table.over
    assert set(live.guessed) == set(range(1, live.table.n + 1))
    shown = [await version(live, Viewpoint((), lang), Backdrops()) for lang in ("en", "fr")]
    told = [json.loads(each.whole) for each in shown]
    writing.cancel()
    await tables.close()
    await store.close()
    return told


def test_it_chooses_at_random_and_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "rotonde.server"):
        english, french = asyncio.run(_play(tmp_path))
    said = [line["text"] for line in english["log"]]
    decisions = english["n"]
    assert said.count("Rose’s bot found no move and chose at random.") > 10
    assert sum("found no move" in text for text in said) == decisions
    dit = [line["text"] for line in french["log"]]
    assert "Le robot (Jean) n’a pas trouvé de coup et a choisi au hasard." in dit
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == decisions
    assert all("\n" not in line and "has no answer" in line for line in lines)
