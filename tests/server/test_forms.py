"""Amounts and forms through the server, with a game that has both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import with_yard
from tests.server.screen import Screen, Server


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("yard")
    found = Server(folder / "matches.sqlite", env=with_yard(folder / "packages"))
    yield found
    assert found.stop() == ""


@pytest.fixture
def three(yard: Server) -> Iterator[list[Screen]]:
    id, keys = yard.open("me", "link", "link", game="yard")
    screens = [yard.screen(id, keys[seat]) for seat in range(3)]
    yield screens
    for screen in screens:
        screen.close()


def _bid(screen: Screen, coins: int) -> None:
    (choice,) = screen.table["choices"]
    action = {**choice["action"], choice["amount"]["field"]: coins}
    screen.say("decide", seat=screen.table["deciding"], action=action, point=screen.table["point"])


def _to_the_offer(three: list[Screen]) -> Screen:
    for seat, coins in enumerate((1, 7, 2)):
        _bid(three[seat], coins)
        three[seat].see_past(seat)
    builder = three[1]
    builder.see(deciding=1, step="building")
    labels = [choice["label"] for choice in builder.table["choices"]]
    builder.decide(labels.index("Done"))
    builder.decide()
    assert builder.table["step"] == "offering"
    return builder


def _fill(screen: Screen, **more: object) -> None:
    form = {"form": "offer", "partner": 2, "give": {"card": 1}, "take": {"coins": 3}, **more}
    screen.say("fill", seat=1, form=form, point=screen.table["point"])


def test_an_amount_is_one_choice_with_a_range(three: list[Screen]) -> None:
    me = three[0]
    (choice,) = me.table["choices"]
    assert choice["label"] == "Bid"
    assert choice["amount"] == {
        "field": "coins",
        "least": 0,
        "most": 10,
        "unit": 1,
        "suggested": [5, 0, 10],
        "quick": [],
    }
    _bid(me, 11)
    refused = me.until("refused")
    assert (refused["rule"], refused["text"]) == ("Y-1", "You do not have that much.")
    assert me.table["n"] == 0
    _bid(me, 4)
    me.see_past(0)
    assert me.table["choices"] == []


def test_the_server_says_what_any_number_decides(three: list[Screen]) -> None:
    me = three[0]
    numbers = [{"type": "bid", "coins": coins} for coins in (0, 7, 11)]
    me.say("ghosts", seat=0, actions=numbers, point=me.table["point"])
    told = me.until("ghosts")["ghosts"]
    assert [(one["action"]["coins"], one["label"]) for one in told] == [(0, "Bid 0"), (7, "Bid 7")]


def test_a_hint_names_the_amount(three: list[Screen]) -> None:
    three[0].say("hint")
    hint = three[0].until("hint")
    assert hint["choice"] == 0
    assert hint["text"] == f"Bid {hint['amount']}"


def test_a_form_is_filled_in_and_becomes_a_decision(three: list[Screen]) -> None:
    builder = _to_the_offer(three)
    (form,) = builder.table["forms"]
    assert form["label"] == "Make an offer"
    assert form["partners"] == [0, 2]
    assert [item["id"] for item in form["give"]] == ["card"]
    assert [(item["id"], item["most"], item["partner"]) for item in form["take"]] == [
        ("coins", 99, 0),
        ("coins", 99, 2),
        ("favour", 1, None),
    ]
    assert [choice["label"] for choice in builder.table["choices"]] == ["Done"]
    n = builder.table["n"]
    _fill(builder)
    builder.see_past(n)
    three[2].see(deciding=2)
    assert three[2].table["step"] == "answering"
    assert three[0].see(n=n + 1)["forms"] == []


def test_what_a_form_may_not_hold_is_refused_and_nothing_changes(three: list[Screen]) -> None:
    builder = _to_the_offer(three)
    n, point = builder.table["n"], builder.table["point"]
    wrong: list[tuple[dict[str, object], str]] = [
        ({"give": {}}, "bad-offer"),
        ({"partner": None}, "bad-form-partner"),
        ({"partner": 1}, "bad-form"),
        ({"take": {"coins": 100}}, "bad-form-count"),
        ({"form": "loan"}, "bad-form"),
        ({"take": {"coins": "3"}}, "server-bad-message"),
        ({"give": ["card"]}, "server-bad-message"),
    ]
    for more, id in wrong:
        _fill(builder, **more)
        assert builder.until("refused")["id"] == id
    builder.say("fill", seat=1, form={"form": "offer"}, point=point - 1)
    assert builder.until("refused")["id"] == "refusal-stale"
    builder.say("fill", seat=2, form={"form": "offer"}, point=point)
    assert builder.until("refused")["id"] == "server-not-yours"
    three[2].see(n=n)
    three[2].say("fill", seat=2, form={"form": "offer"}, point=point)
    assert three[2].until("refused")["id"] == "refusal-not-your-turn"
    assert builder.table["n"] == n
    _fill(builder)
    builder.see_past(n)


def test_a_game_without_them_offers_none(yard: Server) -> None:
    id, keys = yard.open("me", "here")
    with yard.screen(id, *keys.values()) as us:
        assert us.table["forms"] == []
        assert all("amount" not in choice for choice in us.table["choices"])
        us.say("fill", seat=us.table["deciding"], form={"form": "offer"}, point=0)
        assert us.until("refused")["id"] == "bad-form"
