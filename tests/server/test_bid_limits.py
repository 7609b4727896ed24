"""A standing bid: it plays by itself, stops where it should, and nobody else learns of it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.barons import CEILING, bid, in_turn, now, put, to_bid
from tests.server.screen import Screen, Server


@pytest.fixture
def three(server: Server) -> Iterator[list[Screen]]:
    screens = to_bid(server)[2]
    yield in_turn(screens)
    for screen in screens:
        screen.close()


def leader(screen: Screen) -> tuple[int, str]:
    auction = screen.table["auction"]
    return next(one["seat"] for one in auction["bidders"] if one["leads"]), auction["standing"]


def test_it_bids_as_low_as_it_can_up_to_the_ceiling_and_then_passes(three: list[Screen]) -> None:
    me, other, third = three
    least = me.table["bid_limit"]["least"]
    put(me, least + 3)
    me.see(n=1)
    assert leader(me)[1] == f"you bid ${least}"
    other.see(n=1)
    bid(other, least + 1)
    third.see(n=2)
    third.decide(labels(third).index("Pass"))
    other.see(n=4)
    assert leader(other)[1].endswith(f"bids ${least + 2}")
    bid(other, least + 3)
    # Now the lowest bid would be above the ceiling.
    me.see(n=6)
    texts = [line["text"] for line in me.table["log"]]
    assert texts[3:6] == [f"You bid ${least + 2} for Orange.", texts[4], "You pass on Orange."]


def labels(screen: Screen) -> list[str]:
    return [choice["label"] for choice in screen.table["choices"]]


def test_it_can_be_set_out_of_turn_changed_and_withdrawn(three: list[Screen]) -> None:
    me, other, _ = three
    put(other, CEILING)
    now(other, CEILING)
    put(other, CEILING + 1)
    now(other, CEILING + 1)
    put(other, None)
    now(other, None)
    bid(me, me.table["bid_limit"]["least"])
    other.see(n=1)
    assert other.table["deciding"] == other.table["look"]


def test_nobody_else_learns_of_it(three: list[Screen], server: Server) -> None:
    me, other, third = three
    put(third, CEILING)
    now(third, CEILING)
    bid(me, me.table["bid_limit"]["least"])
    other.see(n=1)
    other.decide(labels(other).index("Pass"))
    third.see(n=3)
    assert leader(third)[1].startswith("you bid")
    now(third, CEILING)
    me.see(n=3)
    with server.screen(me.table["id"]) as spectator:
        sent = [*me.raw, *other.raw, *spectator.raw]
    for raw in sent:
        table = json.loads(raw)
        assert (table.get("bid_limit") or {"now": None})["now"] is None
    file = server.http.get(f"/api/matches/{me.table['id']}/file").text
    assert "ceiling" not in file
    assert "limit" not in file
    assert str(CEILING) not in "".join(line["text"] for line in third.table["log"])


def test_it_ends_with_the_auction(three: list[Screen]) -> None:
    me, other, third = three
    put(other, CEILING)
    now(other, CEILING)
    for screen in (me, third):
        screen.see(deciding=screen.table["look"])
        screen.decide(labels(screen).index("Pass"))
    # The other has the only share for the lowest bid; the next auction knows of no ceiling.
    other.see(n=3)
    assert other.table["step"] == "bid"
    assert other.table["bid_limit"]["now"] is None


def test_it_ends_with_an_undo(three: list[Screen]) -> None:
    me = three[0]
    bid(me, me.table["bid_limit"]["least"])
    me.see(n=1)
    put(me, CEILING)
    now(me, CEILING)
    me.say("undo", seat=me.table["look"])
    me.see(n=2)
    now(me, None)


def test_wrong_messages_get_one_sentence(three: list[Screen]) -> None:
    me, other, third = three
    at = me.table["bid_limit"]
    wrong: list[tuple[dict[str, object], str]] = [
        ({"most": at["least"] - 1}, "server-bid-limit-range"),
        ({"most": at["most"] + 1}, "server-bid-limit-range"),
        ({"most": "13"}, "server-bad-message"),
        ({"most": 13.5}, "server-bad-message"),
        ({"occasion": "shares 9 white"}, "server-bid-limit-gone"),
        ({"occasion": ""}, "server-bid-limit-gone"),
        ({"seat": other.table["look"]}, "server-not-yours"),
        ({"seat": 7}, "server-not-yours"),
    ]
    for more, id in wrong:
        said = {"seat": at["seat"], "most": CEILING, "occasion": at["occasion"], **more}
        assert me.refused("bid-limit", **said)["id"] == id
    me.decide(labels(me).index("Pass"))
    said = {"seat": at["seat"], "most": CEILING, "occasion": at["occasion"]}
    assert me.refused("bid-limit", **said)["id"] == "server-bid-limit-out"
    with_none = {"seat": at["seat"], "most": None}
    me.say("bid-limit", **with_none)
    me.until("table")
    third.see(n=1)
    assert third.table["bid_limit"]["now"] is None


def test_other_games_know_no_ceiling(server: Server) -> None:
    id, keys = server.open("me", "here")
    with server.screen(id, keys[0]) as screen:
        assert screen.table["auction"] is screen.table["bid_limit"] is None
        said = {"seat": 0, "most": 3, "occasion": ""}
        assert screen.refused("bid-limit", **said)["id"] == "server-bid-limit-gone"
