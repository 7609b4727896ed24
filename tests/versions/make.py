"""Write a store and match files with the code as it is: `python -m tests.versions.make FOLDER`.

Done once for each version of the rules, just before they change, and never again. `v1` was written
by commit 1111ffa, when all three games had rules version 1, `v2` when Silverton and Steam Barons
had version 2; its `silverton-shared`, which is not in the store, was written with the same code
once the next change was known. Tests then open what is there with the code of today. What the
matches hold follows the rules of the day: before the next version, see that each new rule is met in
one of them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import rotonde
from rotonde import Table
from rotonde.games.silverton.rules.actions import (
    Accept,
    Bundle,
    Demand,
    GiveTrain,
    Hire,
    Offer,
    Recall,
    Survey,
)
from rotonde.games.steam_barons.rules.actions import Lay, Take
from rotonde.games.steam_barons.rules.events import CityGrown
from rotonde.kernel.step import Action
from rotonde.kernel.table import match
from rotonde.kernel.table.log import Undo, entries, events
from rotonde.server import lobby
from rotonde.server.background import Background
from rotonde.server.bot_pool import BotPool
from rotonde.server.live_table import LiveTable
from rotonde.server.settings import Settings
from rotonde.server.store import Store
from rotonde.server.table_registry import TableRegistry
from tests.corpus.files import pack
from tests.games.silverton import plans as silver
from tests.games.silverton.play import ROW, seg
from tests.games.silverton.test_disputes import JUNCTION
from tests.games.silverton.test_placement import TIED_ONE
from tests.games.silverton.test_scenarios import DEAD_NORTH
from tests.games.steam_barons import plans as barons
from tests.games.steam_barons.play import lay, road, step, track

Pick = Callable[[Table, int, Random], Any]
_GROWN = [
    "Newcastle",
    "Carlisle",
    "Middlesbrough",
    "Whitehaven",
    "Darlington",
    "Scarborough",
    "Barrow",
    "Lancaster",
    "York",
    "Leeds",
]


_TWO_TRACKS = (
    'player = "B"\n[A]\ntrack = ["S178"]\ncrew = ["S on S179", "P"]\n'
    '[B]\ntrack = ["S081"]\ncrew = ["S on S180", "P"]\n'
)
"""Both come to Green River, where no way on is left (SV-5.8)."""
_LIKE_TRAINS = (
    'phase = "trade"\norder = "BA"\nplayer = "A"\n[A]\ntrains = ["15 from Denver"]\n'
    '[B]\ntrains = ["9 from Denver used", "9 from Salt Lake City"]\n'
)


def silverton(table: Table, seat: int, rng: Random) -> Action:
    """Sensible, with more bargains than is wise."""
    found: Action = silver.act(table, seat, rng, 0.9)
    return found


def disputing(table: Table, seat: int, rng: Random) -> Action:
    legal: list[Action] = table.legal(seat)
    return Demand() if Demand() in legal else silverton(table, seat, rng)


def heuristic(table: Table, seat: int, rng: Random) -> Action:
    found: Action = table.game.bot.heuristic_action(table.state, seat, table.legal(seat))
    return found


def railways(table: Table, seat: int, rng: Random) -> Action:
    if seat % 2:
        return heuristic(table, seat, rng)
    found: Action = barons.careful(table.state, seat, table.legal(seat), rng)  # type: ignore[arg-type]
    return found


def two_pieces(table: Table, seat: int, rng: Random) -> Action:
    """White's first tile has two pieces of track, which share a stop (SB-18.14)."""
    if table.n == 0:
        return lay("0911", ("0910", "1011"), ("0811", "Doncaster"))
    return railways(table, seat, rng)


def growing(table: Table, seat: int, rng: Random) -> Action:
    """City Growth is taken though all its markers lie on the board (SB-7.14)."""
    if step(table) == "choose":
        wanted = [each for each in table.legal(seat) if each == Take(5)]
        if wanted:
            return wanted[0]
    return railways(table, seat, rng)


def beginning(*actions: Action) -> Pick:
    """These decisions first, then sensible ones."""
    left = iter(actions)

    def pick(table: Table, seat: int, rng: Random) -> Action:
        return next(left, None) or silverton(table, seat, rng)

    return pick


def any_choice(table: Table, seat: int, rng: Random) -> Action:
    legal: list[Action] = table.legal(seat)
    return legal[int(rng.random() * len(legal))]


class Maker:
    """A server's tables without a server, and the keys of what is opened there."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.kept: dict[str, dict[str, Any]] = {}

    async def open(self, name: str, game: str, *seats: str, **options: str) -> LiveTable:
        people = [
            lobby.NewSeat(seat)  # type: ignore[arg-type]
            if seat in ("me", "here", "link")
            else lobby.NewSeat("bot", bot=seat)
            for seat in seats
        ]
        wanted = lobby.NewMatch(game, dict(options), people, seed=name)
        return await self._named(name, await lobby.open_match(self.tables, wanted, "en"))

    async def place(self, name: str, game: str, position: str, seats: int, **options: str) -> Any:
        """A match that starts from a position, brought in as a file."""
        table = rotonde.start(game, seats, seed=name, options=options, position=position)
        opened = await lobby.import_match(self.tables, match.dump(table))
        return await self._named(name, opened)

    async def _named(self, name: str, opened: lobby.Opened) -> LiveTable:
        self.kept[name] = {"id": opened.id, "keys": opened.keys}
        return await self.tables.open(opened.id)

    async def play(
        self, live: LiveTable, pick: Pick, decisions: int = 10_000, undo: float = 0.0
    ) -> Table:
        """So many decisions as people and bots make them: with drafts, and now and then undone."""
        rng = Random(live.table.setup.game)
        for _ in range(decisions):
            if live.table.over:
                break
            seat = live.table.to_act[0]
            seen = live.seen_from((seat,))
            person = live.table.setup.seats[seat].bot is None
            if person and rng.random() < undo and live.table.undo_refusal(seat) is None:
                await self.tables.undo(live, seat)
                continue
            await self.tables.decide(live, seat, pick(seen, seat, rng), seen.point)
        return live.table


async def fill(maker: Maker) -> None:
    """The matches; each holds what some rule is about."""
    live = await maker.open(
        "silverton-trade", "silverton", "me", "here", "link", trade_offers="8", length="short"
    )
    await maker.play(live, silverton, 150, undo=0.05)
    _has(live.table, Accept)
    live = await maker.open(
        "silverton-hiring", "silverton", "me", "fair", "easy", "fair", rules="advanced", hiring="on"
    )
    await maker.play(live, silverton, undo=0.05)
    _has(live.table, Hire)
    for name, text in (("silverton-junction", JUNCTION), ("silverton-two-tracks", _TWO_TRACKS)):
        live = await maker.place(name, "silverton", text, 2)
        await maker.play(live, disputing, 80)
        _has(live.table, Demand)
    spike = {"scenario": "golden-spike", "rules": "advanced"}
    live = await maker.place("silverton-like-trains", "silverton", _LIKE_TRAINS, 2, **spike)
    sold = Offer(1, Bundle(cash=50), Bundle(trains=(9,)))
    await maker.play(live, beginning(sold, Accept(), GiveTrain(1)), 60)
    _has(live.table, GiveTrain)
    live = await maker.place("silverton-dead-track", "silverton", DEAD_NORTH, 2, **spike)
    seconds = (Survey(0, seg("S010"), 0), Survey(1, seg("S014"), 0))
    await maker.play(live, beginning(*seconds), 60)
    _has(live.table, Survey)
    live = await maker.place("silverton-tied", "silverton", ROW + TIED_ONE, 2)
    await maker.play(live, beginning(Recall(seg("S027"))), 60)
    _has(live.table, Recall)
    live = await maker.open("silverton-solo", "silverton", "me", scenario="denver-10000")
    await maker.play(live, heuristic)
    live = await maker.open("silverton-solo-running", "silverton", "me", rules="advanced")
    await maker.play(live, silverton, 60, undo=0.1)

    stock = {"rules": "stock", "map": "northern-england"}
    free = (road("-", "Leeds", "0910", "0911"), road("-", "Leeds", "0811", "0911"))
    white = track(*free) + 'phase = "build"\n[A]\nshares = { white = 1 }\n[white]\ntreasury = 20\n'
    live = await maker.place("barons-two-pieces", "steam-barons", white, 3, **stock)
    await maker.play(live, two_pieces, 60)
    _has(live.table, Lay)
    live = await maker.open("barons-stock", "steam-barons", "me", "link", "fair", **stock)
    await maker.play(live, railways, undo=0.03)
    live = await maker.open("barons-bids", "steam-barons", "me", "link", "link", rules="stock")
    await maker.play(live, railways, 2)
    seat = live.table.to_act[0]
    auction = live.table.game.inputs.auction(live.table.state, seat)
    assert auction is not None
    await maker.tables.set_bid_limit(live, (seat + 1) % 3, 9, auction.occasion)

    base = {"rules": "base", "map": "northern-england"}
    grown = ", ".join(f'"{name}"' for name in _GROWN)
    full = f'phase = "choose"\norder = "ABC"\ngrown = [{grown}]\n' + "".join(
        f"[{letter}]\ncash = 20\n" for letter in "ABC"
    )
    live = await maker.place("barons-growth", "steam-barons", full, 3, **base)
    await maker.play(live, growing, 60)
    assert any(isinstance(event, CityGrown) for _, event in events(live.table.log))
    live = await maker.open("barons-base", "steam-barons", "me", "fair", "fair", **base)
    await maker.play(live, railways, undo=0.03)
    live = await maker.open("barons-draft", "steam-barons", "me", "here", "link", rules="base")
    while not live.drafts.of(live.table, live.table.to_act[0]):
        await maker.play(live, railways, 1)

    live = await maker.open("tunnel-running", "steam-tunnel", "me", "link")
    await maker.play(live, any_choice, 40, undo=0.2)
    await maker.tables.undo(live, 0)
    if live.asked is not None:
        await maker.tables.agree_to_undo(live, {1})
    assert any(isinstance(each, Undo) for each in entries(live.table.log))
    live = await maker.open("tunnel-over", "steam-tunnel", "me", "fair", "easy")
    await maker.play(live, any_choice)


def _has(table: Table, kind: type) -> None:
    assert any(isinstance(each.action, kind) for each in table.decisions), kind


async def make(folder: Path, database: Path) -> None:
    settings = Settings(database, snapshot_every=40, limits=False)
    store, background = Store(database), Background()
    writing = asyncio.create_task(store.write_forever())
    tables = TableRegistry(settings, store, background, BotPool(1, 0.1, background))
    maker = Maker(tables)
    await fill(maker)
    for name, kept in maker.kept.items():
        table = (await tables.open(kept["id"])).table
        pack(match.dump(table), folder / f"{name}.match.gz")
        kept |= {"n": table.n, "over": table.over, "position": table.position()}
        print(f"{name}: {table.n} entries, {'over' if table.over else 'running'}")
    running = (await tables.open(maker.kept["tunnel-running"]["id"])).table
    pack(match.dump(running, export=True), folder / "tunnel-export.match.gz")
    await tables.close()
    background.close()
    writing.cancel()
    await store.close()
    text = json.dumps(maker.kept, indent=1, ensure_ascii=False)
    (folder / "matches.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        stored = Path(scratch) / "matches.sqlite"
        asyncio.run(make(target, stored))
        with closing(sqlite3.connect(stored)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        packed = gzip.compress(stored.read_bytes(), 9, mtime=0)
        (target / "matches.sqlite.gz").write_bytes(packed)
