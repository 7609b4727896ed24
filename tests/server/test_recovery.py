"""The power fails in the middle: nothing acknowledged is lost, and the game goes on."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.server.screen import Server


def _children(pid: int) -> list[int]:
    """Linux only: the processes a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def _gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_killed_in_the_middle_and_started_again(fragile: Server) -> None:
    id, keys = fragile.open("me", "here")
    acknowledged = {}
    for _ in range(2):
        with fragile.screen(id, *keys.values()) as us:
            for n, board in acknowledged.items():
                us.say("at", n=n)
                us.until("table")
                assert (us.table["at"], us.table["scene"]["pieces"]) == (n, board)
            us.say("at", n=None)
            us.see(live=True)
            for _ in range(6):
                us.decide(us.table["n"] % len(us.table["choices"]))
                acknowledged[us.table["n"]] = us.table["scene"]["pieces"]
            us.send_choice(0)
            fragile.kill()
        fragile.start()
    with fragile.screen(id, *keys.values()) as us:
        assert us.table["n"] >= max(acknowledged)
        while not us.table["over"]:
            us.decide()


def test_bots_go_on_after_a_restart(fragile: Server) -> None:
    id, keys = fragile.open("me", "fair", "fair", "fair")
    with fragile.screen(id, keys[0]) as me:
        while me.table["deciding"] is None:
            me.until("table")
        me.decide()
        me.send_choice(-1)
        me.until("table")
        fragile.kill()
    fragile.start()
    with fragile.screen(id, keys[0]) as me:
        while me.table["deciding"] is None:
            me.until("table")
        me.decide()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_killed_worker_is_replaced_and_a_killed_server_leaves_none_behind(
    fragile: Server,
) -> None:
    id, keys = fragile.open("me", "easy")
    with fragile.screen(id, keys[0]) as me:
        for _ in range(2):
            while me.table["deciding"] is None:
                me.until("table")
            me.decide()
            workers = _children(fragile.process.pid)
            assert workers
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            me.decide(-1)
        while me.table["deciding"] is None:
            me.until("table")
        workers = _children(fragile.process.pid)
        fragile.kill()
    deadline = time.monotonic() + 10
    while not all(_gone(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert all(_gone(worker) for worker in workers)
    fragile.start()


def test_two_servers_on_one_store_agree(fragile: Server) -> None:
    id, keys = fragile.open("me", "here")
    second = Server(fragile.database)
    try:
        with fragile.screen(id, *keys.values()) as here, second.screen(id, *keys.values()) as there:
            here.decide(0)
            there.send_choice(1)
            assert there.until("refused")["id"] == "refusal-stale"
            there.see(n=1)
            assert there.table["scene"]["pieces"] == here.table["scene"]["pieces"]
            there.decide(0)
    finally:
        second.stop()


def test_more_matches_than_stay_in_memory(fragile: Server) -> None:
    matches = [fragile.open("me", "here") for _ in range(6)]
    for _ in range(2):
        for id, keys in matches:
            with fragile.screen(id, *keys.values()) as us:
                us.decide()
    for id, keys in matches:
        with fragile.screen(id, *keys.values()) as us:
            assert us.table["n"] == 2
