"""Drafts and ceilings in the store: what no longer fits is none, and nothing else sees them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rotonde.games.steam_barons.rules.actions import Done, Lay
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.message import Refused
from rotonde.kernel.table.match import dump
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from rotonde.server.background import Background
from rotonde.server.bot_pool import BotPool, question
from rotonde.server.live_table import LiveTable
from rotonde.server.lobby import import_match
from rotonde.server.settings import Settings
from rotonde.server.store import Store
from rotonde.server.table_registry import TableRegistry
from tests.server.barons import CEILING
from tests.server.shown import Watcher

pytestmark = pytest.mark.anyio

BUILDING = 'phase = "build"\norder = "ABC"\n[A]\ncash = 30\n[cubes]\n'


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[TableRegistry]:
    """A server without a network: leave it and come again to restart it."""
    store = Store(database)
    writing = asyncio.create_task(store.write_forever())
    background = Background()
    tables = TableRegistry(
        Settings(database, pause=0), store, background, BotPool(1, 0.1, background)
    )
    yield tables
    writing.cancel()
    await tables.close()
    await store.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite"


def building(bot: str | None = None) -> Table:
    seats = [Seat("Ada", bot), Seat("Ben"), Seat("Max")]
    options = {"rules": "base", "map": "northern-england"}
    return start("steam-barons", seats, seed=1, options=options, position=BUILDING)


def bidding() -> Table:
    return start("steam-barons", 3, seed=1, options={"rules": "stock"})


async def sit_down(tables: TableRegistry, table: Table) -> LiveTable:
    live = await tables.open((await import_match(tables, dump(table))).id)
    live.viewers.add(Watcher())  # type: ignore[arg-type]
    return live


def drafted(live: LiveTable, seat: int = 0) -> int:
    return live.seen_from((seat,)).n - live.table.n


async def lay(tables: TableRegistry, live: LiveTable) -> None:
    """The first tile there is, as a draft."""
    seen = live.seen_from((0,))
    action = next(action for action in seen.legal(0) if isinstance(action, Lay))
    await tables.decide(live, 0, action, seen.point)


async def put(tables: TableRegistry, live: LiveTable, seat: int) -> None:
    auction = live.table.game.inputs.auction(live.table.state, seat)
    assert auction is not None
    await tables.set_bid_limit(live, seat, CEILING, auction.occasion)


def rows(database: Path) -> list[tuple[int, str, bytes]]:
    with sqlite3.connect(database) as db:
        return db.execute("SELECT seat, kind, said FROM aside ORDER BY 1, 2").fetchall()


def forge(database: Path, id: str, seat: object, kind: str, said: object) -> None:
    """This row alone."""
    with sqlite3.connect(database) as db:
        db.execute("DELETE FROM aside")
        db.execute("INSERT INTO aside VALUES (?, ?, ?, ?)", (id, seat, kind, said))


async def drafted_twice(database: Path) -> tuple[str, bytes]:
    """A match with a draft of two tiles, and how that is kept."""
    async with opened(database) as tables:
        live = await sit_down(tables, building())
        await lay(tables, live)
        await lay(tables, live)
    ((_, _, said),) = rows(database)
    return live.id, said


async def test_a_row_that_means_nothing_is_none(database: Path) -> None:
    id, said = await drafted_twice(database)
    kept = json.loads(said)
    first, second = kept["tail"]

    async def look(seat: object, kind: str, row: object) -> int:
        forge(database, id, seat, kind, row)
        async with opened(database) as tables:
            live = await tables.open(id)
            found = drafted(live)
            assert [drafted(live, other) for other in (1, 2)] == [0, 0]
            await lay(tables, live)
            assert drafted(live) == found + 1
        return found

    assert await look(0, "draft", said) == 2
    tails = (
        [first, {**second, "hex": 9999}],
        [first, first],
        [first, {"type": "done"}],
        [{"type": "teleport"}],
        [None],
        3,
    )
    changed = [{"point": kept["point"] + 1}, {"point": "0"}, *({"tail": tail} for tail in tails)]
    garbage = [b"", b"\xff\x00", "text", 7, b"null", b"[" * 5000, b'{"occasion": "", "most": 9}']
    for row in (*garbage, *(json.dumps({**kept, **more}).encode() for more in changed)):
        for kind in ("draft", "ceiling"):
            assert await look(0, kind, row) == 0, row
    for seat in (1, 9, -1, "x"):
        assert await look(seat, "draft", said) == 0
    assert await look(0, "wish", said) == 0


async def test_text_that_is_no_text(database: Path) -> None:
    id, _ = await drafted_twice(database)
    with sqlite3.connect(database) as db:
        db.execute("UPDATE aside SET said = CAST(x'ff80' AS TEXT)")
    async with opened(database) as tables:
        assert drafted(await tables.open(id)) == 0


async def test_a_bot_has_no_draft(database: Path) -> None:
    _, said = await drafted_twice(database)
    async with opened(database) as tables:
        id = (await import_match(tables, dump(building(bot="easy")))).id
        forge(database, id, 0, "draft", said)
        assert drafted(await tables.open(id)) == 0


async def test_a_table_that_moved_on_without_it(database: Path) -> None:
    id, _ = await drafted_twice(database)
    async with opened(database) as here, opened(database) as there:
        mine, theirs = await here.open(id), await there.open(id)
        assert drafted(mine) == drafted(theirs) == 2
        await there.decide(theirs, 0, Done(), theirs.seen_from((0,)).point)
        assert rows(database) == []
        # The other server has not heard of it; its next word on it is stale.
        await lay(here, mine)
        with pytest.raises(Refused):
            await here.decide(mine, 0, Done(), mine.seen_from((0,)).point)
        assert (drafted(mine), mine.table.n) == (0, theirs.table.n)
    # What it left behind is of another moment.
    assert len(rows(database)) == 1
    async with opened(database) as tables:
        assert drafted(await tables.open(id)) == 0


async def test_no_record_and_no_question_has_them(database: Path) -> None:
    async with opened(database) as tables:
        live = await sit_down(tables, building())
        before = await tables.store.match(live.id)
        await lay(tables, live)
        bidders = await sit_down(tables, bidding())
        acting = bidders.table.to_act[0]
        asked = question(bidders.table, acting, "fair", 0.1)
        await put(tables, bidders, (acting + 1) % 3)
        assert question(bidders.table, acting, "fair", 0.1) == asked
    async with opened(database) as tables:
        live = await tables.open(live.id)
        assert drafted(live) == 1
        after = await tables.store.match(live.id)
        assert before is not None
        assert after is not None
        assert after.record == before.record
        assert dump(live.table, export=True) == dump(building(), export=True)
        assert question(live.table, 1, "fair", 0.1) == question(building(), 1, "fair", 0.1)


async def test_both_go_with_the_end_of_a_match(database: Path) -> None:
    async with opened(database) as tables:
        live = await sit_down(tables, start("steam-tunnel", 2, seed=1))
        for kind in ("draft", "ceiling"):
            forge(database, live.id, 0, kind, b"{}")
            await tables.store.keep_private_data(live.id, 1, "ceiling", b"{}")
            while not live.table.over and (kind == "ceiling" or live.table.n < 1):
                seat = live.table.to_act[0]
                await tables.decide(live, seat, live.table.legal(seat)[0], live.table.point)
            left = [(1, "ceiling", b"{}")] if kind == "draft" else []
            assert rows(database) == left


async def test_no_bid_goes_out_by_a_ceiling_being_taken_back(database: Path) -> None:
    async with opened(database) as tables:
        live = await sit_down(tables, bidding())
        seat = live.table.to_act[0]
        async with live.lock:
            setting = asyncio.create_task(put(tables, live, seat))
            await asyncio.sleep(0)
            taking_back = asyncio.create_task(tables.set_bid_limit(live, seat, None, ""))
            await asyncio.sleep(0)
        await setting
        bidding_by_itself = live.thinking
        assert bidding_by_itself is not None
        await taking_back
        await bidding_by_itself
        assert live.table.n == 0
        assert rows(database) == []


async def test_a_failure_tells_no_secret(database: Path) -> None:
    async with opened(database) as tables:
        live = await sit_down(tables, bidding())
        with sqlite3.connect(database) as db:
            db.execute("DROP TABLE aside")
        seat = live.table.to_act[0]
        with pytest.raises(Exception, match="server-not-saved") as failed:
            await put(tables, live, seat)
        assert "most" not in str(failed.value)
        assert live.bid_limits.of(live.table, seat) is None
