"""An arena on a real Dask cluster of this machine: the same games, also if a worker is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from rotonde.arena import ArenaJob, play_arena
from rotonde.cli import main
from rotonde.kernel.message import BadInput

JOB = ArenaJob("steam-tunnel", ("greedy", "random"), 3, 16, "a", {"variant": "charity"})


def outcomes(games):
    """All but the times, which are never the same."""
    return [msgspec.structs.replace(game, times=()) for game in games]


def start(*args):
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([sys.executable, "-m", *args], **quiet)


@pytest.fixture
def cluster(tmp_path):
    """A scheduler's address and the processes of its two workers."""
    told = tmp_path / "scheduler.json"
    common = ("--scheduler-file", str(told), "--no-dashboard")
    scheduler = start("distributed.cli.dask_scheduler", *common, "--port", "0")
    # Without a nanny, which would start a lost worker again.
    worker = ("distributed.cli.dask_worker", *common, "--nthreads", "1", "--no-nanny")
    place = ("--local-directory", str(tmp_path))
    workers = [start(*worker, *place) for _ in range(2)]
    try:
        ends = time.monotonic() + 60
        while not told.exists() or not told.read_bytes().endswith(b"}"):
            assert time.monotonic() < ends, "the scheduler does not start"
            time.sleep(0.05)
        yield msgspec.json.decode(told.read_bytes())["address"], workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def test_games_are_the_same_on_a_cluster_that_loses_a_worker(cluster, tmp_path):
    from distributed import Client

    address, workers = cluster
    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=60)
    alone = play_arena(JOB, processes=1)
    seen = []

    def tick():
        seen.append(1)
        if len(seen) == 5:
            os.kill(workers[0].pid, signal.SIGKILL)

    file = tmp_path / "games.jsonl"
    spread = play_arena(JOB, on=address, path=file, save=tmp_path / "matches", tick=tick)
    assert workers[0].wait(10) == -signal.SIGKILL
    assert workers[1].poll() is None
    assert outcomes(spread) == outcomes(alone)
    assert len(seen) == len(alone) == 32
    assert len(file.read_bytes().splitlines()) == 33, "no game is there twice"
    assert len(list((tmp_path / "matches").iterdir())) == 32


def test_an_address_without_a_scheduler_is_one_sentence(capsys, monkeypatch):
    monkeypatch.setattr("rotonde.arena.cluster._PATIENCE", 1)
    asked = ["arena", "steam-tunnel", "--bots", "greedy,random", "--games", "1"]
    for address in ("tcp://127.0.0.1:9", "no address", "ftp://127.0.0.1:9"):
        assert main([*asked, "--on", address]) == 2
        told = capsys.readouterr().err.strip()
        assert len(told.splitlines()) == 1, told
        assert address in told


def test_without_the_extra_it_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "rotonde.arena.cluster", raising=False)
    with pytest.raises(BadInput, match=r"rotonde\[cluster\]"):
        play_arena(JOB, on="tcp://127.0.0.1:9")
