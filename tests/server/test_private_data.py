"""What a seat keeps to itself outlives the server, and nobody learns of it that way either."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.server.barons import (
    CEILING,
    bid,
    build,
    builder,
    in_turn,
    now,
    put,
    sat_down,
    to_bid,
    to_build,
    track,
)
from tests.server.screen import Screen, Server, held


def rows(database: Path) -> dict[str, int]:
    """How many asides of each kind are kept."""
    with sqlite3.connect(database) as db:
        return dict(db.execute("SELECT kind, count(*) FROM aside GROUP BY kind").fetchall())


def cut_power(server: Server, screens: list[Screen]) -> None:
    server.kill()
    for screen in screens:
        screen.close()
    server.start()


def test_a_draft_outlives_a_power_cut(fragile: Server) -> None:
    id, keys, screens = to_build(fragile)
    acting, other = builder(screens)
    build(acting)
    build(acting)
    board, choices, n = acting.table["scene"]["pieces"], acting.table["choices"], other.table["n"]
    cut_power(fragile, screens)
    screens = sat_down(fragile, id, keys)
    acting, other = builder(screens)
    assert acting.table["drafted"] == 2
    assert (acting.table["scene"]["pieces"], acting.table["choices"]) == (board, choices)

    acting.say("undo", seat=acting.table["undo_seat"])
    acting.see(drafted=1)
    cut_power(fragile, screens)
    screens = sat_down(fragile, id, keys)
    acting, other = builder(screens)
    assert acting.table["drafted"] == 1

    with fragile.screen(id) as watcher:
        for raw in [*other.raw, *watcher.raw]:
            table = json.loads(raw)
            assert (table["n"], table["drafted"], track(table)) == (n, 0, set())
    seat = acting.table["look"]
    for headers in ({}, held(keys[seat])):
        assert '"lay"' not in fragile.http.get(f"/api/matches/{id}/file", headers=headers).text
    acting.send_choice(-1)
    other.see_past(n)
    assert track(other.table) == track(acting.see(drafted=0)) != set()
    assert rows(fragile.database) == {}
    for screen in screens:
        screen.close()


def test_a_draft_given_up_stays_given_up(fragile: Server) -> None:
    id, keys, screens = to_build(fragile)
    acting, _ = builder(screens)
    build(acting)
    acting.say("reset", seat=acting.table["deciding"])
    acting.see(drafted=0)
    assert rows(fragile.database) == {}
    cut_power(fragile, screens)
    with fragile.screen(id, *keys.values()) as us:
        assert us.table["drafted"] == 0


def test_a_ceiling_outlives_a_power_cut(fragile: Server) -> None:
    id, keys, screens = to_bid(fragile)
    _, other, third = in_turn(screens)
    for screen, most in ((third, CEILING), (other, CEILING)):
        put(screen, most)
        now(screen, most)
    put(other, None)
    now(other, None)
    cut_power(fragile, screens)
    screens = sat_down(fragile, id, keys)
    me, other, third = in_turn(screens)
    assert third.table["bid_limit"]["now"] == CEILING
    assert other.table["bid_limit"]["now"] is None
    bid(me, me.table["bid_limit"]["least"])
    other.see(n=1)
    other.decide([choice["label"] for choice in other.table["choices"]].index("Pass"))
    third.see(n=3)
    assert third.table["auction"]["standing"].startswith("you bid")
    me.see(n=3)
    with fragile.screen(id) as watcher:
        for raw in [*me.raw, *other.raw, *watcher.raw]:
            assert (json.loads(raw).get("bid_limit") or {"now": None})["now"] is None
    file = fragile.http.get(f"/api/matches/{id}/file").text
    assert "ceiling" not in file
    assert "limit" not in file
    assert str(CEILING) not in "".join(file.splitlines()[1:])

    # Any undo ends it, here and in the store.
    me.say("undo", seat=me.table["look"])
    for screen in (other, third):
        screen.until("undo-asked")
        screen.say("undo-answer", seat=screen.table["look"], agree=True)
    third.see(n=4)
    assert rows(fragile.database) == {}
    for screen in screens:
        screen.close()


def test_who_leaves_memory_leaves_them_in_the_store(fragile: Server) -> None:
    id, keys, screens = to_build(fragile)
    acting, _ = builder(screens)
    build(acting)
    for screen in screens:
        screen.close()
    for _ in range(5):
        other, theirs = fragile.open("me", "here")
        fragile.screen(other, *theirs.values()).close()
    with fragile.screen(id, *keys.values()) as us:
        assert us.table["drafted"] == 1


def test_a_file_from_before_there_were_asides(fragile: Server) -> None:
    id, keys, screens = to_build(fragile)
    fragile.kill()
    with sqlite3.connect(fragile.database) as db:
        db.executescript("DROP TABLE aside; PRAGMA user_version = 1")
    for _ in range(2):
        fragile.start()
        with fragile.screen(id, *keys.values()) as us:
            build(us)
            drafted = us.table["drafted"]
            fragile.kill()
    assert drafted == 2
    for screen in screens:
        screen.close()
    fragile.start()
