"""Malformed messages from a page of the house: each is refused, the game goes on unharmed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House, Player

_OPEN = """([id, keys]) => new Promise((done, fail) => {
    const socket = (window.line = new WebSocket(`ws://${location.host}/ws/${id}`))
    window.heard = []
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', keys, lang: 'en'}))
    socket.onmessage = ({data}) => (window.heard.push(JSON.parse(data)), done())
    socket.onclose = ({code}) => (window.endedWith = code, fail(new Error(`closed: ${code}`)))
})"""
_ASK = """(raw) => new Promise((done) => {
    const before = window.heard.length
    const end = performance.now() + 10_000
    window.line.send(raw)
    const look = setInterval(() => {
        const heard = window.heard.slice(before)
        const answer = heard.find((one) => one.type === 'refused')
        if (!answer && !window.endedWith && performance.now() < end) return
        clearInterval(look)
        done(answer ?? {closed: window.endedWith, heard: heard.map((one) => one.type)})
    }, 5)
})"""


class Rude(Player):
    """Speaks to the socket behind the table's back."""

    def call(self, id: str, *keys: str) -> dict[str, Any]:
        self.page.evaluate(_OPEN, [id, list(keys)])
        table: dict[str, Any] = self.page.evaluate("window.heard[0]")
        return table

    def ask(self, message: object) -> dict[str, Any]:
        raw = message if isinstance(message, str) else json.dumps(message)
        answer: dict[str, Any] = self.page.evaluate(_ASK, raw)
        return answer


@pytest.fixture
def us(house: House, visit: Visit) -> Rude:
    """A hot-seat game on the page, two decisions old."""
    guest = visit(house, quick=True)
    us = Rude(guest.page, guest.say, house)
    id, keys = house.open("me", "here")
    us.sit(id, list(keys.values()))
    us.decide()
    us.decide()
    return us


def _match(us: Rude) -> tuple[str, list[str]]:
    held = us.page.evaluate("JSON.parse(localStorage.getItem('rotonde.games'))[0]")
    return held["id"], held["keys"]


def test_whatever_is_said_is_refused_in_a_sentence(us: Rude) -> None:
    id, keys = _match(us)
    table = us.call(id, *keys)
    seat, action, point = table["deciding"], table["choices"][0]["action"], table["point"]
    good = {"type": "decide", "seat": seat, "action": action, "point": point}
    board, log = us.pieces(), us.log.all_inner_texts()
    for bad in (
        "garbage",
        "",
        "null",
        "[]",
        "7",
        "\u0000",
        '{"type": "decide"',
        "[" * 50_000,
        {"type": "nothing"},
        {"type": 7},
        {"type": "hello", "keys": keys, "lang": "en"},
        {**good, "seat": str(seat)},
        {**good, "seat": 1 - seat},
        {**good, "seat": 99},
        {**good, "seat": -1},
        {**good, "point": point - 1},
        {**good, "point": point + 1},
        {**good, "point": "now"},
        {**good, "point": 10**30},
        {**good, "action": None},
        {**good, "action": {"type": "flip", "card": 10**9}},
        {**good, "action": {"type": "flip", "card": "0"}},
        {**good, "action": {"type": "win"}},
        {**good, "action": {"type": "claim", "card": 0, "ports": [0] * 9999}},
        {"type": "decide", "padding": "x" * 200_000},
        {"type": "at", "n": -1},
        {"type": "at", "n": 10**9},
        {"type": "at", "n": "0"},
        {"type": "look", "seat": 9},
        {"type": "lang", "lang": "xx"},
        {"type": "why", "spots": []},
        {"type": "why", "spots": "cell:0,0"},
        {"type": "undo", "seat": 9},
        {"type": "undo-answer", "seat": seat, "agree": True},
        {"type": "rim", "on": "yes"},
    ):
        answer = us.ask(bad)
        said = str(bad)[:80]
        assert answer.get("text", "").endswith("."), (said, answer)
        assert answer["text"].count(" ") >= 2, said
    assert (us.n, us.pieces(), us.log.all_inner_texts()) == (2, board, log)
    us.decide()
    assert us.n == 3


def test_another_seat_cannot_be_played(house: House, visit: Visit) -> None:
    guest = visit(house, quick=True)
    me = Rude(guest.page, guest.say, house)
    id, keys = house.open("me", "link")
    me.go("/")
    with house.screen(id, keys[0]) as one, house.screen(id, keys[1]) as other:
        acting = one if one.table["deciding"] is not None else other
        seat = acting.table["deciding"]
        action = acting.table["choices"][0]["action"]
        move = {"type": "decide", "seat": seat, "action": action, "point": acting.table["point"]}
        assert me.call(id, keys[1 - seat])["choices"] == []
        assert me.ask(move)["id"] == "server-not-yours"
        assert me.ask({**move, "seat": 1 - seat})["text"]
        assert me.ask({"type": "undo", "seat": seat})["id"] == "server-not-yours"
        me.page.evaluate("() => { window.line.onclose = null }")
        assert me.call(id)["choices"] == []
        assert me.ask(move)["id"] == "server-not-yours"
        assert acting.decide()["n"] == 1


def test_what_is_far_too_long_ends_only_that_line(us: Rude) -> None:
    id, keys = _match(us)
    us.call(id, *keys)
    answer = us.ask("x" * (3 * 1024 * 1024))
    assert answer.get("closed") == 1009, answer
    us.decide()
    assert us.n == 3
