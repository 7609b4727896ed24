"""My games on the first page: what happened since, who is there, and news over the socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.screen import Server


def _card(server: Server, id: str, *keys: str, lang: str = "en") -> dict[str, Any]:
    wanted = {"matches": [{"id": id, "keys": list(keys)}], "lang": lang}
    found = server.http.post("/api/cards", json=wanted).json()
    assert len(found) == 1
    return dict(found[0])


@contextmanager
def _watch(server: Server, *matches: dict[str, Any]) -> Iterator[ClientConnection]:
    address = f"ws://{server.host}/ws/cards"
    with connect(address, origin=server.address, max_size=None) as socket:  # type: ignore[arg-type]
        socket.send(json.dumps({"matches": list(matches), "lang": "en"}))
        yield socket


def test_a_card_tells_what_happened_since_my_last_decision(server: Server) -> None:
    id, keys = server.open("here", "link")
    with server.screen(id, keys[0]) as one, server.screen(id, keys[1]) as two:
        first, other = (one, two) if one.table["choices"] else (two, one)
        mine, theirs = (keys[0], keys[1]) if first is one else (keys[1], keys[0])
        assert _card(server, id, mine)["news"] == []
        first.decide()
        card = _card(server, id, theirs)
        assert card["news_count"] == 1
        assert len(card["news"]) >= 1
        assert _card(server, id, mine)["news_count"] == 0
        assert _card(server, id, theirs, lang="fr")["news"] != card["news"]
        assert card["when"]
        assert [seat["here"] for seat in card["seats"]] == [True, True]
        other.close()
    assert not any(seat["here"] for seat in _card(server, id, mine)["seats"])


def test_the_socket_tells_of_decisions_and_of_who_comes(server: Server) -> None:
    id, keys = server.open("here", "link")
    with _watch(server, {"id": id, "keys": [keys[0]]}, {"id": "nowhere-at-all"}) as news:
        with server.screen(id, keys[0]) as one, server.screen(id, keys[1]) as two:
            card = json.loads(news.recv(timeout=20))
            assert card["id"] == id
            acting = one if one.table["choices"] else two
            acting.decide()
            while card["n"] == 0:
                card = json.loads(news.recv(timeout=20))
            assert card["n"] == 1
            assert card["picture"].startswith("<svg")
        while any(seat["here"] for seat in card["seats"]):
            card = json.loads(news.recv(timeout=20))


@pytest.mark.parametrize("said", ["", "{", '{"matches": 7}', '{"matches": [{"id": 1}]}'])
def test_nonsense_ends_the_socket(server: Server, said: str) -> None:
    address = f"ws://{server.host}/ws/cards"
    with connect(address, origin=server.address) as socket:  # type: ignore[arg-type]
        socket.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_other_sites_may_not_listen(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        connect(f"ws://{server.host}/ws/cards", origin="http://elsewhere.example")  # type: ignore[arg-type]
