"""Analyses at the table: in pieces, for those who wait, limited, and only of what is over."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import rotonde
from rotonde.analysis import Judge
from rotonde.analysis.run import analyse
from rotonde.kernel.message import BadInput
from rotonde.kernel.table import match
from rotonde.server import analyses
from rotonde.server.analyses import Analyses, Piece, describe_match, judge_jobs, outline_match
from rotonde.server.background import Background
from rotonde.server.bot_pool import Unwanted
from rotonde.server.limits import _RATES
from rotonde.server.protocol import AnalysisProgress
from tests.server.screen import Server


def _played(seed: int = 1) -> rotonde.Table:
    table, rng = rotonde.start("steam-tunnel", ["Ada", "Ben"], seed=seed), Random(seed)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def _bring_in(server: Server, table: rotonde.Table) -> str:
    answer = server.http.post("/api/matches", json={"file": match.dump(table)})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def _wait(screen: Any) -> dict[str, Any]:
    """The last word on a match."""
    found = None
    while True:
        message = screen.until("analysis")
        found = message["found"] or found
        if found and found["complete"]:
            return found


def test_it_comes_in_rounds_and_is_what_the_command_finds(server: Server) -> None:
    table = _played()
    with server.screen(_bring_in(server, table)) as screen:
        screen.say("analysis", on=True)
        heard = [screen.until("analysis")]
        while not (heard[-1]["found"] or {}).get("complete"):
            heard.append(screen.until("analysis"))
        done = [each["progress"] for each in heard]
        assert done == sorted(done)
        assert done[-1] == 1
        first = next(each["found"] for each in heard if each["found"])
        assert not first["complete"]
        assert len(first["curve"]) > 10, "a rough curve first"
        found = heard[-1]["found"]
    same = analyse(Judge(table), processes=1)
    assert found["curve"] == json.loads(msgspec.json.encode(same.curve))
    mistakes = [each["found"]["n"] for each in found["mistakes"]]
    assert mistakes == [each.n for each in same.mistakes]


def test_who_comes_later_is_told_at_once_and_in_their_language(server: Server) -> None:
    id = _bring_in(server, _played(2))
    with server.screen(id) as one:
        one.say("analysis", on=True)
        english = _wait(one)
    with server.screen(id, lang="fr") as two:
        two.say("analysis", on=True)
        french = _wait(two)
    assert french["curve"] == english["curve"]
    assert french["turning_points"], "there is something to tell"
    for told, dit in zip(english["turning_points"], french["turning_points"], strict=True):
        assert told["lines"] != dit["lines"]


def test_it_ends_when_nobody_waits_and_goes_on_when_asked_again(fragile: Server) -> None:
    id = _bring_in(fragile, _played(3))
    with fragile.screen(id) as screen:
        screen.say("analysis", on=True)
        while not screen.until("analysis")["found"]:
            pass
        screen.say("analysis", on=False)
        while screen.until("analysis")["running"]:
            pass
        screen.say("analysis", on=True)
        assert _wait(screen)["complete"]


class _SlowPool:
    """Does the work here, but finds no words before it may."""

    def __init__(self) -> None:
        self.asked, self.may = asyncio.Event(), asyncio.Event()

    async def work(
        self, work: Callable[[bytes], bytes], asked: bytes, key: str, wanted: Callable[[], bool]
    ) -> bytes:
        if work is describe_match:
            self.asked.set()
            await self.may.wait()
        await asyncio.sleep(0)
        if not wanted():
            raise Unwanted
        return work(asked)


class _Viewer:
    def __init__(self, live: Any) -> None:
        self.live, self.address, self.heard = live, "one", []  # type: ignore[var-annotated]
        self.viewpoint = SimpleNamespace(lang="en")

    def tell(self, message: AnalysisProgress) -> None:
        self.heard.append((message.running, message.found is not None))


@pytest.mark.parametrize("again", [False, True])
def test_who_stops_it_while_words_are_found_is_not_told_that_it_runs(again: bool) -> None:
    """The page would show it as running for good."""

    async def stop_in_between() -> _Viewer:
        pool, background = _SlowPool(), Background()
        analyses = Analyses(pool, background, 1)  # type: ignore[arg-type]
        live = SimpleNamespace(id="x", stopped=None, review=None, table=_played(8))
        viewer = _Viewer(live)

        async def allow() -> None: ...

        await analyses.ask(viewer, allow)  # type: ignore[arg-type]
        review: Any = live.review
        await pool.asked.wait()
        analyses.leave(viewer)  # type: ignore[arg-type]
        if again:
            await analyses.ask(viewer, allow)  # type: ignore[arg-type]
        pool.may.set()
        while review.running:
            await asyncio.sleep(0.01)
        background.close()
        return viewer

    heard = asyncio.run(stop_in_between()).heard
    assert not heard[-1][0], "nothing runs any more"
    stopped = heard.index((False, False))
    assert any(found for _, found in heard[stopped:]) == again


def test_two_screens_of_a_visitor_that_ask_at_once_start_one() -> None:
    async def ask_twice() -> list[Any]:
        pool, background = _SlowPool(), Background()
        pool.may.set()
        analyses = Analyses(pool, background, 1)  # type: ignore[arg-type]
        table = _played(9)
        viewers = [
            _Viewer(SimpleNamespace(id=id, stopped=None, review=None, table=table)) for id in "xy"
        ]

        async def allow() -> None:
            await asyncio.sleep(0.01)

        asking = [analyses.ask(viewer, allow) for viewer in viewers]  # type: ignore[arg-type]
        found = await asyncio.gather(*asking, return_exceptions=True)
        while any(viewer.live.review and viewer.live.review.running for viewer in viewers):
            await asyncio.sleep(0.01)
        background.close()
        return found

    first, second = asyncio.run(ask_twice())
    assert first is None
    assert isinstance(second, BadInput)
    assert second.message.id == "server-analysis-busy"


def test_a_running_match_is_not_analysed(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as screen:
        screen.say("analysis", on=True)
        refused = screen.until("refused")
        assert refused["id"] == "server-no-analysis"


def test_a_visitor_has_one_at_a_time(fragile: Server) -> None:
    ids = [_bring_in(fragile, _played(seed)) for seed in (4, 5)]
    with fragile.screen(ids[0]) as one, fragile.screen(ids[1]) as two:
        one.say("analysis", on=True)
        assert one.until("analysis")["running"]
        two.say("analysis", on=True)
        assert two.until("refused")["id"] == "server-analysis-busy"
        assert _wait(one)["complete"]


def test_starting_them_is_limited_like_other_expensive_requests() -> None:
    assert _RATES["analysis"].amount <= 10
    assert _RATES["analysis"].get_expiry() == 60


def test_a_piece_is_short_and_leaves_the_rest_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    record = match.dump(_played(6))
    outline = msgspec.json.decode(outline_match(msgspec.json.encode(Piece(record))))
    jobs = tuple(analyses.Job(each["n"], 0, 4) for each in outline["choices"] if each["several"])
    monkeypatch.setattr(analyses, "_PIECE", 0.0)
    done = msgspec.json.decode(judge_jobs(msgspec.json.encode(Piece(record, jobs))))
    assert [each["n"] for each in done] == [jobs[0].n], "at least one, and no more than fit"


def test_bots_of_others_come_in_between(fragile: Server) -> None:
    """One worker, a match to analyse, a bot to play: both get on."""
    finished = _bring_in(fragile, _played(7))
    id, keys = fragile.open("me", "random")
    with fragile.screen(finished) as one, fragile.screen(id, *keys.values()) as two:
        one.say("analysis", on=True)
        one.until("analysis")
        began = time.monotonic()
        for _ in range(3):
            if two.table["deciding"] is not None:
                two.decide()
        while two.table["deciding"] is None and not two.table["over"]:
            two.until("table")
        assert time.monotonic() - began < 30
        assert _wait(one)["complete"]
