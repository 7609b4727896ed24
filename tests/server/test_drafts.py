"""A build turn is a draft: one's own until it is done, then all of it at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.screen import Screen, Server

OPTIONS = {"rules": "base", "opening": "dealt", "map": "northern-england"}


@pytest.fixture
def three(server: Server) -> Iterator[tuple[str, dict[int, str], list[Screen]]]:
    """Three people with a screen each, at the first build turn."""
    id, keys = server.open("me", "link", "link", game="steam-barons", options=OPTIONS)
    screens = [server.screen(id, keys[seat]) for seat in range(3)]
    for _ in range(3):
        acting = next(s for s in screens if s.table["deciding"] is not None)
        n = acting.table["n"]
        free = next(
            at
            for at, choice in enumerate(acting.table["choices"])
            if choice["action"].get("tile") in (1, 2, 3, 4)
        )
        acting.send_choice(free)
        for screen in screens:
            screen.see_past(n)
    assert screens[0].table["step"] == "build"
    yield id, keys, screens
    for screen in screens:
        screen.close()


def _builder(screens: list[Screen]) -> tuple[Screen, Screen]:
    acting = next(s for s in screens if s.table["deciding"] is not None)
    return acting, next(s for s in screens if s is not acting)


def _build(acting: Screen) -> None:
    """The first tile there is, and the table with it."""
    drafted = acting.table["drafted"]
    assert acting.table["choices"][0]["action"]["type"] == "lay"
    acting.send_choice(0)
    acting.see(drafted=drafted + 1)


def _track(table: dict[str, object]) -> set[str]:
    pieces = table["scene"]["pieces"]  # type: ignore[index]
    return {piece["id"] for piece in pieces if piece["id"].startswith("track:")}


def test_nobody_sees_a_draft_before_it_is_done(
    server: Server, three: tuple[str, dict[int, str], list[Screen]]
) -> None:
    id, _, screens = three
    acting, other = _builder(screens)
    before = other.table
    _build(acting)
    _build(acting)
    assert len(_track(acting.table)) >= 2
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
    assert _track(other.table) == _track(acting.see(drafted=0))
    assert server.http.get(f"/api/matches/{id}/file").text.count('"lay"') == 2


def test_step_back_and_start_again(
    three: tuple[str, dict[int, str], list[Screen]],
) -> None:
    acting, _ = _builder(three[2])
    start = acting.table
    _build(acting)
    one = acting.table
    _build(acting)
    assert acting.table["can_undo"] == "free"
    acting.say("undo", seat=acting.table["undo_seat"])
    acting.see(drafted=1)
    assert acting.table["scene"]["pieces"] == one["scene"]["pieces"]
    assert acting.table["choices"] == one["choices"]
    _build(acting)
    acting.say("reset", seat=acting.table["deciding"])
    acting.see(drafted=0)
    assert acting.table["n"] == start["n"]
    assert acting.table["scene"]["pieces"] == start["scene"]["pieces"]


def test_a_reload_keeps_the_draft_and_replay_walks_through_it(
    server: Server, three: tuple[str, dict[int, str], list[Screen]]
) -> None:
    id, keys, screens = three
    acting, _ = _builder(screens)
    _build(acting)
    _build(acting)
    seat = acting.table["deciding"]
    with server.screen(id, keys[seat]) as again:
        assert again.table["drafted"] == 2
        assert again.table["scene"]["pieces"] == acting.table["scene"]["pieces"]
        again.say("at", n=again.table["n"] - 1)
        again.see(live=False)
        assert len(_track(again.table)) < len(_track(acting.table))


def test_what_is_illegal_in_a_draft_is_refused_and_changes_nothing(
    three: tuple[str, dict[int, str], list[Screen]],
) -> None:
    acting, other = _builder(three[2])
    seat = acting.table["deciding"]
    _build(acting)
    stale = acting.table["point"]
    _build(acting)
    lay = acting.table["choices"][0]["action"]
    again = {"seat": seat, "action": lay, "point": stale}
    assert acting.refused("decide", **again)["id"] == "refusal-stale"
    far = {"seat": seat, "action": {**lay, "hex": 9999}, "point": acting.table["point"]}
    assert acting.refused("decide", **far)["rule"].startswith("SB-")
    assert acting.table["drafted"] == 2
    assert other.refused("reset", seat=seat)["id"] == "server-not-yours"
    assert acting.table["drafted"] == 2
