"""A screen that has most of a list is told the rest, and has all of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import rotonde
from rotonde.server.deltas import Version
from rotonde.server.live_table import LiveTable
from rotonde.server.protocol import Highlight, ListDelta
from rotonde.server.table_message import Viewpoint
from tests.every import GAMES, three
from tests.server.barons import build, builder, to_build
from tests.server.following import merge_table
from tests.server.screen import Server
from tests.server.shown import live_table, shown


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    log: ListDelta[Highlight]
    count: int


def told(
    live: LiveTable, viewpoint: Viewpoint, before: Version | None
) -> tuple[Version, dict[str, Any], int]:
    now = shown(live, viewpoint)
    raw = now.whole if before is None else now.since(before)
    assert before is None or now.since(before) is raw, "written once, however many look"
    return now, json.loads(raw), len(raw)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_put_together_is_what_others_are_sent_at_once(game: str) -> None:
    rng = Random(game)
    players = three(game)
    table = rotonde.start(game, players, seed=2)
    live = live_table(table)
    everybody = tuple(range(players))
    viewpoints = [
        Viewpoint((0,)),
        Viewpoint(everybody[-1:], "fr"),
        Viewpoint(everybody),
        Viewpoint(()),
    ]
    sent: list[Version | None] = [None for _ in viewpoints]
    have: list[dict[str, Any]] = [{} for _ in viewpoints]
    weights: dict[bool, int] = {True: 0, False: 0}

    def look() -> None:
        for at, viewpoint in enumerate(viewpoints):
            _, plain, much = told(live, viewpoint, None)
            sent[at], lean, little = told(live, viewpoint, sent[at])
            have[at] = merge_table(lean, have[at])
            assert have[at] == plain
            weights[True] += little
            weights[False] += much

    look()
    assert weights[True] == weights[False], "who has nothing is sent everything"
    for _ in range(30):
        if rng.random() < 0.15:
            viewpoints[0] = Viewpoint(
                (0,), at=int(rng.random() * table.n) if viewpoints[0].at is None else None
            )
        look()
        if table.over:
            break
        seat = table.to_act[0]
        table = table.copy()
        table.play(seat, rng.choice(table.legal(seat)))
        live.move(table)
    assert 2 * weights[True] < weights[False]


def test_twice_the_same_are_two() -> None:
    sent: Version | None = None
    have: dict[str, Any] = {}
    for labels in ("ab", "aab", "ba", "aaa", "", "bab"):
        now = Version(Lines([Highlight((), [label]) for label in labels], len(labels)))
        delta = json.loads(now.whole if sent is None else now.since(sent))
        sent = now
        runs = [part for part in delta.get("log", []) if isinstance(part, list)]
        kept = [at for start, end in runs for at in range(start, end)]
        assert len(kept) == len(set(kept)), "no item stands for two"
        have = merge_table(delta, have)
        assert [line["lines"][0] for line in have["log"]] == [*labels]
        assert have["count"] == len(labels)


def test_what_is_as_it_was_is_left_out() -> None:
    before = Version(Lines([Highlight((), ["a"])], 1))
    assert json.loads(Version(Lines([Highlight((), ["a"])], 1)).since(before)) == {"type": "lines"}
    assert json.loads(Version(Lines([Highlight((), ["a"])], 2)).since(before)) == {
        "type": "lines",
        "count": 2,
    }
    assert json.loads(Version(Lines([], 1)).since(before)) == {"type": "lines", "log": []}


def test_a_build_is_a_small_message(server: Server) -> None:
    id, keys, screens = to_build(server)
    acting, _ = builder(screens)
    seat = acting.table["deciding"]
    with server.screen(id, keys[seat], deltas=True) as delta:
        assert delta.table == acting.table
        first = len(delta.raw[-1])
        build(acting)
        assert delta.until("table") == acting.table
        assert len(delta.raw[-1]) < first / 4
        delta.say("undo", seat=seat)
        acting.see(drafted=0)
        assert delta.see(drafted=0) == acting.table
        # What a new line has not been sent is not taken for granted.
        with server.screen(id, keys[seat], deltas=True) as again:
            assert again.table["choices"] == delta.table["choices"]
            assert all(isinstance(one, dict) for one in json.loads(again.raw[0])["choices"])
    for screen in screens:
        screen.close()
