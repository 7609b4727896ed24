"""Taking back: free, asked for, agreed, declined, overtaken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.screen import Screen, Server


@pytest.fixture
def pair(server: Server) -> Iterator[tuple[Screen, Screen]]:
    """Two screens, the first one to act."""
    id, keys = server.open("me", "link")
    with server.screen(id, keys[0]) as one, server.screen(id, keys[1]) as other:
        yield (one, other) if one.table["deciding"] is not None else (other, one)


def test_free_until_chance_or_another_seat_intervened(pair: tuple[Screen, Screen]) -> None:
    acting, other = pair
    assert acting.table["can_undo"] is None
    acting.decide()
    flipped = acting.table
    assert flipped["can_undo"] == "ask"
    acting.decide(-1)
    assert acting.table["can_undo"] == "free"
    acting.say("undo", seat=acting.table["undo_seat"])
    after = acting.see_past(2)
    assert after["scene"]["pieces"] == flipped["scene"]["pieces"]
    assert after["n"] == 3
    assert after["counts"]
    assert after["log"][-1]["text"] == "You take a decision back."
    other.see(n=3)
    assert other.table["can_undo"] is None
    acting.decide(-1)


def test_asked_and_agreed(pair: tuple[Screen, Screen]) -> None:
    acting, other = pair
    start = acting.table
    seat = start["deciding"]
    acting.decide()
    acting.say("undo", seat=seat)
    asked = other.until("undo-asked")
    assert (asked["seat"], asked["mine"]) == (seat, [1 - seat])
    other.say("undo-answer", seat=1 - seat, agree=True)
    assert acting.until("undo-answered")["agreed"]
    acting.see(n=2)
    assert acting.table["scene"]["pieces"] == start["scene"]["pieces"]
    assert not acting.table["counts"]
    acting.decide()


def test_asked_and_declined(pair: tuple[Screen, Screen]) -> None:
    acting, other = pair
    seat = acting.table["deciding"]
    acting.decide()
    board = acting.table["scene"]["pieces"]
    acting.say("undo", seat=seat)
    other.until("undo-asked")
    assert acting.refused("undo-answer", seat=seat, agree=True)["id"] == "server-undo-gone"
    other.say("undo-answer", seat=1 - seat, agree=False)
    answer = acting.until("undo-answered")
    assert not answer["agreed"]
    assert answer["text"]
    assert acting.table["scene"]["pieces"] == board
    assert acting.table["counts"]
    gone = other.refused("undo-answer", seat=1 - seat, agree=True)
    assert gone["id"] == "server-undo-gone"


def test_a_request_ends_when_the_table_moves_on(pair: tuple[Screen, Screen]) -> None:
    acting, other = pair
    seat = acting.table["deciding"]
    acting.decide()
    acting.say("undo", seat=seat)
    other.until("undo-asked")
    acting.send_choice(-1)
    assert not acting.until("undo-answered")["agreed"]
    other.see(n=2)
    late = other.refused("undo-answer", seat=1 - seat, agree=True)
    assert late["id"] == "server-undo-gone"


def test_those_at_the_same_screen_are_asked_too(server: Server) -> None:
    id, keys = server.open("me", "here", "here")
    with server.screen(id, *keys.values()) as us:
        seat = us.table["deciding"]
        us.decide()
        us.say("undo", seat=seat)
        mine = us.until("undo-asked")["mine"]
        assert len(mine) == 2
        us.say("undo-answer", seat=mine[0], agree=True)
        assert us.until("undo-answered")["agreed"]
        assert us.see(n=2)["deciding"] == seat


def test_who_comes_late_is_still_asked(server: Server) -> None:
    id, keys = server.open("me", "link")
    with server.screen(id, keys[0]) as one:
        if one.table["deciding"] is None:
            with server.screen(id, keys[1]) as other:
                other.decide()
                other.decide(-1)
            one.see(deciding=0)
        n = one.decide()["n"]
        one.say("undo", seat=0)
        with server.screen(id, keys[1]) as other:
            other.until("undo-asked")
            other.say("undo-answer", seat=1, agree=True)
            other.see(n=n + 1)
        assert one.until("undo-answered")["agreed"]


def test_alone_with_bots_it_goes_on_as_practice(server: Server) -> None:
    id, keys = server.open("me", "easy", "random")
    with server.screen(id, keys[0]) as me:
        while me.table["deciding"] is None:
            me.until("table")
        me.decide()
        before = me.table
        me.decide(-1)
        while me.table["deciding"] is None:
            me.until("table")
        n = me.table["n"]
        assert n > before["n"] + 2
        assert me.table["can_undo"] == "practice"
        assert not me.table["practice"]
        assert me.refused("undo", seat=0)["id"] == "refusal-undo-practice"
        me.say("undo", seat=0, practice=True)
        after = me.see_past(n)
        assert after["scene"]["pieces"] == before["scene"]["pieces"]
        assert after["deciding"] == 0
        assert after["practice"]
        assert not after["counts"]
        assert "no longer counts for records" in after["log"][-1]["text"]
        # From now on all can be taken back.
        me.decide(-1)
        while me.table["deciding"] is None:
            me.until("table")
        assert me.table["can_undo"] == "free"
        me.decide(-1)


def test_nothing_to_take_back(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, *keys.values()) as us:
        assert us.refused("undo", seat=0)["id"] == "refusal-nothing-to-undo"
