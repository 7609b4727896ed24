"""A build turn is a draft: one's own until it is done, then all of it at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.barons import build, builder, to_build, track
from tests.server.screen import Screen, Server


@pytest.fixture
def three(server: Server) -> Iterator[tuple[str, dict[int, str], list[Screen]]]:
    """Three people with a screen each, at the first build turn."""
    found = to_build(server)
    yield found
    for screen in found[2]:
        screen.close()


def test_nobody_sees_a_draft_before_it_is_done(
    server: Server, three: tuple[str, dict[int, str], list[Screen]]
) -> None:
    id, _, screens = three
    acting, other = builder(screens)
    before = other.table
    build(acting)
    build(acting)
    assert len(track(acting.table)) >= 2
    with server.screen(id) as watcher, server.screen(id, three[1][other.table["look"]]) as again:
        for screen in (watcher, again):
            assert screen.table["n"] == before["n"]
            assert screen.table["drafted"] == 0
            assert screen.table["scene"]["pieces"] == before["scene"]["pieces"]
            assert screen.table["log"] == before["log"] or screen is watcher
    exported = server.http.get(f"/api/matches/{id}/file").text
    assert '"lay"' not in exported
    acting.send_choice(-1)
    other.see_past(before["n"])
    assert other.table["n"] == before["n"] + 3
    assert track(other.table) == track(acting.see(drafted=0))
    assert server.http.get(f"/api/matches/{id}/file").text.count('"lay"') == 2


def test_step_back_and_start_again(
    three: tuple[str, dict[int, str], list[Screen]],
) -> None:
    acting, _ = builder(three[2])
    start = acting.table
    build(acting)
    one = acting.table
    build(acting)
    assert acting.table["can_undo"] == "free"
    acting.say("undo", seat=acting.table["undo_seat"])
    acting.see(drafted=1)
    assert acting.table["scene"]["pieces"] == one["scene"]["pieces"]
    assert acting.table["choices"] == one["choices"]
    build(acting)
    acting.say("reset", seat=acting.table["deciding"])
    acting.see(drafted=0)
    assert acting.table["n"] == start["n"]
    assert acting.table["scene"]["pieces"] == start["scene"]["pieces"]


def test_a_reload_keeps_the_draft_and_replay_walks_through_it(
    server: Server, three: tuple[str, dict[int, str], list[Screen]]
) -> None:
    id, keys, screens = three
    acting, _ = builder(screens)
    build(acting)
    build(acting)
    seat = acting.table["deciding"]
    with server.screen(id, keys[seat]) as again:
        assert again.table["drafted"] == 2
        assert again.table["scene"]["pieces"] == acting.table["scene"]["pieces"]
        again.say("at", n=again.table["n"] - 1)
        again.see(live=False)
        assert len(track(again.table)) < len(track(acting.table))


def test_what_is_illegal_in_a_draft_is_refused_and_changes_nothing(
    three: tuple[str, dict[int, str], list[Screen]],
) -> None:
    acting, other = builder(three[2])
    seat = acting.table["deciding"]
    build(acting)
    stale = acting.table["point"]
    build(acting)
    lay = acting.table["choices"][0]["action"]
    again = {"seat": seat, "action": lay, "point": stale}
    assert acting.refused("decide", **again)["id"] == "refusal-stale"
    far = {"seat": seat, "action": {**lay, "hex": 9999}, "point": acting.table["point"]}
    assert acting.refused("decide", **far)["rule"].startswith("SB-")
    assert acting.table["drafted"] == 2
    assert other.refused("reset", seat=seat)["id"] == "server-not-yours"
    assert acting.table["drafted"] == 2


def test_a_hint_is_whole_and_can_be_tried(server: Server) -> None:
    """All that a strong player would put together, up to what decides; that is left to me."""
    id, keys = server.open("me", game="silverton", options={"scenario": "denver-6000"})
    with server.screen(id, keys[0]) as me:
        assert me.table["draft"]
        me.say("hint")
        hint = me.until("hint")
        assert len(hint["actions"]) > 1
        assert hint["text"].count(" · ") >= len(hint["actions"]) - 1
        before, point = me.table["n"], me.table["point"]
        me.say("decide-in-turn", seat=0, actions=hint["actions"], point=point)
        while me.table["drafted"] < len(hint["actions"]):
            me.until("table")
        assert me.table["n"] - me.table["drafted"] == before
        too_many = hint["actions"][:1] * 17
        answer = me.refused("decide-in-turn", seat=0, actions=too_many, point=me.table["point"])
        assert answer["id"] == "server-bad-message"
