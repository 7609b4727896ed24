"""Snapshots spare a server the long way, and nobody notices when one is missing or broken."""

from __future__ import annotations

import sqlite3
import time

from rotonde.kernel.table.snapshot import restore
from tests.server.screen import Screen, Server

_SHOWN = ("n", "point", "to_act", "choices", "log", "seats", "scene", "news")


def _kept(server: Server, id: str) -> tuple[list[str], int, bytes]:
    """The record of a match, and the number and bytes of its snapshot."""
    with sqlite3.connect(server.database) as db:
        record = [db.execute("SELECT header FROM match WHERE id = ?", (id,)).fetchone()[0]]
        record += [
            line
            for (line,) in db.execute("SELECT line FROM entry WHERE match = ? ORDER BY n", (id,))
        ]
        found = db.execute("SELECT n, state FROM snapshot WHERE match = ?", (id,)).fetchall()
    assert len(found) <= 1
    return record, *(found[0] if found else (0, b""))


def _await_snapshot(server: Server, id: str, n: int) -> None:
    deadline = time.monotonic() + 60
    while _kept(server, id)[1] < n:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _shown(screen: Screen) -> dict[str, object]:
    return {key: screen.table[key] for key in _SHOWN}


def test_after_a_power_cut_the_state_is_the_snapshot_and_the_tail(fragile: Server) -> None:
    id, keys = fragile.open("me", "here")
    with fragile.screen(id, *keys.values()) as us:
        for _ in range(10):
            us.decide(us.table["n"] % len(us.table["choices"]))
        _await_snapshot(fragile, id, 8)
        before = _shown(us)
        fragile.kill()
    record, n, state = _kept(fragile, id)
    assert (len(record), n) == (11, 8)
    table, spared, _ = restore(record, state)
    assert (table.n, spared) == (10, 8)
    fragile.start()
    with fragile.screen(id, *keys.values()) as us:
        assert _shown(us) == before
        assert us.table["can_undo"] == "free"
        us.say("undo", seat=us.table["undo_seat"])
        us.see_past(10)
        us.decide()


def test_a_broken_or_missing_snapshot_costs_nothing(fragile: Server) -> None:
    id, keys = fragile.open("me", "here")
    with fragile.screen(id, *keys.values()) as us:
        for _ in range(10):
            us.decide()
        _await_snapshot(fragile, id, 8)
        before = _shown(us)
    for spoil in ("UPDATE snapshot SET state = x'00112233'", "DELETE FROM snapshot"):
        fragile.kill()
        with sqlite3.connect(fragile.database) as db:
            db.execute(spoil)
        fragile.start()
        with fragile.screen(id, *keys.values()) as us:
            assert _shown(us) == before
        # What had to go the long way once is kept for the next time.
        _await_snapshot(fragile, id, 10)


def test_a_match_that_leaves_memory_leaves_a_snapshot(fragile: Server) -> None:
    id, keys = fragile.open("me", "here")
    with fragile.screen(id, *keys.values()) as us:
        for _ in range(3):
            us.decide()
    assert _kept(fragile, id)[1] == 0
    for _ in range(5):
        other, theirs = fragile.open("me", "here")
        fragile.screen(other, *theirs.values()).close()
    _await_snapshot(fragile, id, 3)
