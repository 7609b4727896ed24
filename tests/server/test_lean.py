"""A screen that has most of a list is told the rest, and has all of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import rotonde
from rotonde.server.deltas import OF_SCENE, Version
from rotonde.server.live_table import LiveTable
from rotonde.server.table_message import Viewpoint
from tests.every import GAMES, three
from tests.server.barons import build, builder, to_build
from tests.server.screen import Server, whole
from tests.server.shown import live_table, shown


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
            have[at] = whole(lean, have[at])
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
        lists = {name: [] for name in ("networks", "log")}
        scene = {name: [] for name in ("pieces", "spots", "strokes")}
        choices = [{"label": label} for label in labels]
        message = {"choices": choices, **lists, "scene": scene}
        now = Version({**message, "scene": Version(scene, OF_SCENE)})
        lean = json.loads(now.whole if sent is None else now.since(sent))
        sent = now
        runs = [part for part in lean["choices"] if isinstance(part, list)]
        kept = [at for start, end in runs for at in range(start, end)]
        assert len(kept) == len(set(kept)), "no item stands for two"
        have = whole(lean, have)
        assert have == message


def test_a_build_is_a_small_message(server: Server) -> None:
    id, keys, screens = to_build(server)
    acting, _ = builder(screens)
    seat = acting.table["deciding"]
    with server.screen(id, keys[seat], lean=True) as lean:
        assert lean.table == acting.table
        first = len(lean.raw[-1])
        build(acting)
        assert lean.until("table") == acting.table
        assert len(lean.raw[-1]) < first / 4
        lean.say("undo", seat=seat)
        acting.see(drafted=0)
        assert lean.see(drafted=0) == acting.table
        # What a new line has not been sent is not taken for granted.
        with server.screen(id, keys[seat], lean=True) as again:
            assert again.table["choices"] == lean.table["choices"]
            assert all(isinstance(one, dict) for one in json.loads(again.raw[0])["choices"])
    for screen in screens:
        screen.close()
