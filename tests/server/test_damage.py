"""A store that does not take or give what it should: that is said, and nothing else suffers."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.server.background import Background
from rotonde.server.bot_pool import BotPool
from rotonde.server.lobby import NewMatch, NewSeat, open_match
from rotonde.server.pictures import Backdrops
from rotonde.server.settings import Settings
from rotonde.server.store import NotSaved, Store, is_passing
from rotonde.server.table_message import Viewpoint, version
from rotonde.server.table_registry import TableRegistry
from tests.server.screen import Server
from tests.server.shown import Watcher

_SPOILED = {
    "snapshot text": "UPDATE snapshot SET state = 'x' WHERE match = ?",
    "blob line": "UPDATE entry SET line = x'00ff' WHERE match = ? AND n = 2",
    "odd line": "UPDATE entry SET line = '{\"n\":2}' WHERE match = ? AND n = 2",
    "missing line": "DELETE FROM entry WHERE match = ? AND n = 2",
    "blob header": "UPDATE match SET header = x'ff00' WHERE id = ?",
    "odd header": "UPDATE match SET header = '[]' WHERE id = ?",
    "blob kinds": "UPDATE match SET kinds = x'ff00' WHERE id = ?",
    "few kinds": "UPDATE match SET kinds = 'me' WHERE id = ?",
    "odd times": "UPDATE match SET created = 'x' WHERE id = ?",
    "odd time": "UPDATE entry SET at = 'x' WHERE match = ?",
    "odd seat": "UPDATE key SET seat = 'x' WHERE match = ?",
    "far seat": "UPDATE key SET seat = 99 WHERE match = ?",
    "blob seal": "UPDATE key SET sealed = x'ff' WHERE match = ?",
}
_READABLE = {"snapshot text", "odd times", "odd time", "odd seat", "far seat", "blob seal"}


def _opened(server: Server) -> tuple[str, dict[int, str]]:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us:
        for _ in range(10):
            us.decide()
    return id, keys


def test_a_damaged_match_is_a_card_that_says_so(fragile: Server) -> None:
    good, keys = _opened(fragile)
    spoiled = {name: _opened(fragile)[0] for name in _SPOILED}
    fragile.kill()
    with closing(sqlite3.connect(fragile.database)) as db, db:
        for name, id in spoiled.items():
            db.execute(_SPOILED[name], (id,))
    fragile.start()
    asked = {"matches": [{"id": id} for id in (good, *spoiled.values())], "lang": "fr"}
    answer = fragile.http.post("/api/cards", json=asked)
    assert answer.status_code == 200
    first, *others = answer.json()
    assert first["n"] == 10
    for name, card in zip(spoiled, others, strict=True):
        assert ("error" in card) == (name not in _READABLE), (name, card)
    for name, id in spoiled.items():
        if name not in _READABLE:
            answer = fragile.http.get(f"/api/matches/{id}/file")
            assert answer.status_code in (400, 409), name
            assert answer.json()["error"]
            with pytest.raises(Exception, match="4422"):
                fragile.screen(id)
    with fragile.screen(good, *keys.values()) as us:
        us.decide()
    assert "Traceback" not in fragile.stop()
    fragile.start()


def test_a_store_that_cannot_be_read_just_now_is_not_damaged(tmp_path: Path) -> None:
    path = tmp_path / "some.sqlite"
    reader = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 0})

    def failure() -> sa.exc.SQLAlchemyError:
        with pytest.raises(sa.exc.SQLAlchemyError) as failed, reader.connect() as db:
            db.execute(sa.text("SELECT text FROM row")).all()
        return failed.value

    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("CREATE TABLE row (text TEXT)")
        db.execute("BEGIN EXCLUSIVE")
        assert is_passing(failure())
        db.execute("COMMIT")
        db.execute("INSERT INTO row VALUES (CAST(x'ff' AS TEXT))")
    assert not is_passing(failure())
    reader.dispose()
    path.write_bytes(b"not a database" * 100)
    assert not is_passing(failure())


def _locked(server: Server) -> sqlite3.Connection:
    db = sqlite3.connect(server.database, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    return db


def test_a_bot_goes_on_once_the_store_does(tmp_path: Path) -> None:
    """The store fails while the bot decides; people at the table read why it does not go on."""

    class Chooses(BotPool):
        async def choose(self, table: Table, seat: int, *_: object, **__: object) -> Action:
            return table.legal(seat)[0]

    class Failing(Store):
        failures = 0

        async def append(self, *about: Any) -> None:
            if self.failures:
                self.failures -= 1
                raise NotSaved
            await super().append(*about)

    async def play() -> list[str]:
        settings = Settings(tmp_path / "matches.sqlite", pause=0)
        store, background = Failing(settings.database), Background()
        writing = asyncio.create_task(store.write_forever())
        tables = TableRegistry(settings, store, background, Chooses(1, 0.1, background))
        wanted = NewMatch("steam-tunnel", seats=[NewSeat("bot"), NewSeat("bot")])
        live = await tables.open((await open_match(tables, wanted, "en")).id)
        store.failures = 2
        live.join(Watcher())  # type: ignore[arg-type]
        tables.wake_bots(live)
        while not live.trouble:
            await asyncio.sleep(0.01)
        prompts = [(await version(live, Viewpoint(), Backdrops())).message.prompt]
        while not live.table.over:
            await asyncio.sleep(0.01)
        prompts.append((await version(live, Viewpoint(), Backdrops())).message.prompt)
        assert not live.trouble
        writing.cancel()
        await tables.close()
        await store.close()
        return prompts

    waits, over = asyncio.run(asyncio.wait_for(play(), 60))
    assert "could not be saved" in waits
    assert "could not be saved" not in over


def test_a_decision_that_is_not_saved_is_refused_and_changes_nothing(fragile: Server) -> None:
    id, keys = fragile.open("me", "here")
    with fragile.screen(id, *keys.values()) as us:
        db = _locked(fragile)
        us.send_choice()
        refused = us.until("refused")
        assert refused["id"] == "server-not-saved"
        assert us.table["n"] == 0
        db.execute("ROLLBACK")
        us.decide()
    assert "Traceback" not in fragile.stop()
    fragile.start()
