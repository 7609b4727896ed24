"""What is not accepted: said clearly, and the game unharmed."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.screen import Screen, Server

NONSENSE = [
    "",
    "garbage",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    '{"type":"nothing"}',
    '{"type":7}',
    '{"type":"decide"}',
    '{"type":"decide","seat":"0","action":{},"point":0}',
    '{"type":"decide","seat":true,"action":{"type":"flip","card":0},"point":0}',
    '{"type":"decide","seat":0,"action":null,"point":0}',
    '{"type":"decide","seat":0,"action":{"type":"flip","card":1e400},"point":0}',
    '{"type":"decide","seat":0,"action":{"type":"flip","card":' + "9" * 5000 + '},"point":0}',
    '{"type":"decide","seat":-1,"action":{"type":"pass"},"point":0}',
    '{"type":"decide","seat":0,"action":{"type":"claim","card":0,"ports":"abc"},"point":0}',
    '{"type":"at","n":-5}',
    '{"type":"at","n":1.5}',
    '{"type":"why","spots":[]}',
    '{"type":"why","spots":[1]}',
    '{"type":"undo","seat":99}',
    '{"type":"undo-answer","seat":0,"agree":true}',
    '{"type":"hello","keys":[]}',
    '{"type":"lang","lang":"\\ud800"}',
    '{"type":"lang","lang":' + "[" * 20000 + "]" * 20000 + "}",
    "[" * 60000,
    '{"type":"decide","seat":0,"point":0,"action":' + '{"a":' * 9000 + "1" + "}" * 9000 + "}",
    "x" * 70_000,
    '{"type":"why","spots":["' + "é" * 60_000 + '"]}',
]


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, dict[int, str]]:
    return server.open("me", "here")


def test_every_malformed_message_is_refused_and_the_game_goes_on(
    server: Server, table: tuple[str, dict[int, str]]
) -> None:
    id, keys = table
    with server.screen(id, *keys.values()) as us:
        before = us.table
        for nonsense in [*NONSENSE, b"\x00\xff", b'{"type":"chart"}', b"\x80" * 70_000]:
            us.socket.send(nonsense)
            answer = us.hear()
            assert answer["type"] == "refused", nonsense[:80]
            assert answer["text"].strip()
            assert set(answer) == {"type", "text", "rule", "id"}
        us.say("at", n=None)
        assert us.until("table") == before
        us.decide()


def test_a_giant_message_ends_only_its_own_connection(
    server: Server, table: tuple[str, dict[int, str]]
) -> None:
    id, keys = table
    with server.screen(id) as spectator, server.screen(id, *keys.values()) as us:
        before = us.table["n"]
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            spectator.socket.send("x" * 3_000_000)
            while True:
                spectator.hear()
        us.decide()
        assert us.table["n"] == before + 1


def test_nonsense_before_hello(server: Server, table: tuple[str, dict[int, str]]) -> None:
    id, keys = table
    with connect(f"ws://{server.host}/ws/{id}") as socket:
        for nonsense in ("garbage", b"\x00", '{"type":"chart"}', '{"type":"hello","keys":3}'):
            socket.send(nonsense)
            assert json.loads(socket.recv(timeout=5))["type"] == "refused"
        socket.send(json.dumps({"type": "hello", "keys": list(keys.values())}))
        assert json.loads(socket.recv(timeout=5))["type"] == "table"
    with connect(f"ws://{server.host}/ws/nowhere") as socket:
        socket.send('{"type":"hello","keys":[]}')
        assert json.loads(socket.recv(timeout=5))["id"] == "server-no-match"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=5)


def test_stale_and_foreign_decisions(server: Server) -> None:
    id, keys = server.open("me", "link")
    with server.screen(id, keys[0]) as one, server.screen(id, keys[1]) as other:
        acting, waiting = (one, other) if one.table["deciding"] is not None else (other, one)
        seat, point = acting.table["deciding"], acting.table["point"]
        first, second = (choice["action"] for choice in acting.table["choices"][:2])
        foreign = waiting.refused("decide", seat=seat, action=first, point=point)
        assert foreign["id"] == "server-not-yours"
        early = waiting.refused("decide", seat=1 - seat, action=first, point=point)
        assert early["id"] == "refusal-not-your-turn"
        acting.decide()
        stale = acting.refused("decide", seat=seat, action=second, point=point)
        assert stale["id"] == "refusal-stale"
        illegal = acting.refused("decide", seat=seat, action=second, point=acting.table["point"])
        assert illegal["rule"].startswith("ST-")


def test_one_of_two_decisions_sent_at_once_is_stale(server: Server) -> None:
    id, keys = server.open("me", "here")
    screens = [server.screen(id, *keys.values()) for _ in range(2)]
    for screen in screens:
        screen.send_choice(0)
    answers = {_next(screen) for screen in screens}
    assert "table" in answers
    for screen in screens:
        screen.see(n=1)
        screen.close()


def _next(screen: Screen) -> str:
    while True:
        message = screen.hear()
        if message["type"] == "refused" or screen.table["n"] == 1:
            return str(message["type"])


def test_wrong_keys_see_what_a_spectator_sees(server: Server) -> None:
    id, keys = server.open("me", "link")
    _, other_keys = server.open("me", "here")
    wrong = [*other_keys.values(), keys[0][:-1] + "!", "", "x" * 500, keys[0][::-1]]
    with server.screen(id) as spectator, server.screen(id, *wrong) as stranger:
        assert stranger.table == spectator.table
        assert stranger.table["look"] is None
        assert stranger.table["choices"] == []
        assert not any(seat["mine"] for seat in stranger.table["seats"])
        assert stranger.refused("undo", seat=0)["id"] == "server-not-yours"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://localhost:1", "x"]
)
def test_other_sites_are_refused(
    server: Server, table: tuple[str, dict[int, str]], origin: str
) -> None:
    address = f"ws://{server.host}/ws/{table[0]}"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403
    answer = server.http.post("/api/matches", json={}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["id"] == "server-origin"


def test_a_name_that_is_not_ours_is_refused(
    server: Server, table: tuple[str, dict[int, str]]
) -> None:
    """A page can make its own name lead here: then its origin and the host agree."""
    evil = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    answer = server.http.get("/api/games", headers=evil)
    assert answer.status_code == 403
    assert answer.json()["id"] == "server-host"


BAD_MATCHES: list[object] = [
    {},
    [],
    {"game": "chess", "seats": []},
    {"game": 7},
    {"game": "steam-tunnel", "seats": []},
    {"game": "steam-tunnel", "seats": [{"kind": "me"}]},
    {"game": "steam-tunnel", "seats": [{"kind": "queen"}, {"kind": "me"}]},
    {"game": "steam-tunnel", "seats": [{"kind": "bot", "bot": "hal"}, {"kind": "me"}]},
    {"game": "steam-tunnel", "seats": [{"kind": "me"}] * 2, "options": {"variant": "no"}},
    {"game": "steam-tunnel", "seats": [{"kind": "me"}] * 2, "options": {"no": "no"}},
    {"game": "steam-tunnel", "seats": [{"kind": "me"}] * 2, "seed": [1]},
    {"game": "steam-tunnel", "seats": [{"kind": "me"}] * 2, "seed": "s" * 1000},
    {"file": ""},
    {"file": "garbage"},
    {"file": '{"rotonde":1}'},
    {"file": '{"rotonde":99,"game":"steam-tunnel"}'},
    {"file": 5},
]


def _told(answer: httpx.Response) -> bool:
    body = answer.json()
    return set(body) == {"error", "id"} and bool(body["error"]) and answer.status_code < 500


@pytest.mark.parametrize("body", BAD_MATCHES, ids=str)
def test_bad_matches_are_refused_in_one_shape(server: Server, body: object) -> None:
    answer = server.http.post("/api/matches", json=body)
    assert answer.status_code in (400, 404)
    assert _told(answer)


def test_bad_requests_are_refused_in_one_shape(
    server: Server, table: tuple[str, dict[int, str]]
) -> None:
    id, keys = table
    http = server.http
    deep = "[" * 100_000
    answers = {
        400: [
            http.post("/api/matches", content=b"\xff\x00"),
            http.post("/api/matches", content=deep),
            http.post("/api/cards", content='{"matches":[{"id":1}]}'),
            http.post("/api/cards", json={"matches": [{"id": "x"}] * 500}),
            http.get(f"/api/matches/{id}/board.svg?at=-1"),
            http.get(f"/api/matches/{id}/board.svg?at=999999"),
            http.get(f"/api/matches/{id}/board.svg?theme=pink"),
            http.post(f"/api/matches/{id}/rematch", content="{}"),
        ],
        403: [
            http.post(f"/api/matches/{id}/rematch", json={"keys": ["x"]}),
            http.get(f"/api/links/{id}", headers={"Seat-Keys": "wrong"}),
        ],
        404: [
            http.get("/api/nothing"),
            http.get("/api/guide/steam-tunnel/secrets"),
            http.get("/api/guide/..%2f..%2fetc/rules"),
            http.get("/api/matches/none/file"),
            http.get("/api/backdrop/none"),
            http.get("/assets/../../../pyproject.toml"),
            http.get("/%2e%2e/%2e%2e/pyproject.toml"),
            http.get("/a%00b.js"),
        ],
        405: [http.delete("/api/games")],
        409: [http.post(f"/api/matches/{id}/rematch", json={"keys": [keys[0]]})],
        413: [
            http.post("/api/matches", json={"file": "x" * 6_000_000}),
            http.post("/api/matches", content=b" " * 11_000_000),
            http.post("/api/cards", content=b" " * 70_000),
            http.post("/api/matches", json={"game": "x" * 70_000}),
        ],
    }
    for status, found in answers.items():
        for answer in found:
            assert answer.status_code == status, (answer.request.url, answer.text[:200])
            assert _told(answer)
