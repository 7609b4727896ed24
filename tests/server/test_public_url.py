"""A server behind a proxy is found by the name it was told, and by no other."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rotonde.kernel.message import BadInput
from rotonde.server.settings import PublicUrl
from tests.server.screen import held

PUBLIC = "https://games.example"
NEW = {"game": "steam-tunnel", "seats": [{"kind": "me"}, {"kind": "link"}]}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("public") / "x.sqlite"
    command = [sys.executable, "-m", "rotonde.cli", "play", "--no-browser", "--port", "0"]
    command += ["--database", str(database), "--public-url", PUBLIC]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield re.findall(r"http://\S+", server.stdout.readline())[0]
        assert PUBLIC in server.stdout.readline()
        server.terminate()


@pytest.mark.parametrize("host", ["games.example", None])
def test_a_proxy_may_pass_the_host_on_or_not(address: str, host: str | None) -> None:
    passed = {} if host is None else {"Host": host}
    with httpx.Client(base_url=address, headers=passed) as client:
        made = client.post("/api/matches", json=NEW, headers={"Origin": PUBLIC})
        assert made.status_code == 201
        assert "wss://games.example" in made.headers["Content-Security-Policy"]
        id, key = made.json()["id"], made.json()["keys"]["0"]
        (link,) = client.get(f"/api/links/{id}", headers=held(key)).json()
        assert link["address"].startswith(f"{PUBLIC}/table/{id}#")
        strange = {"Origin": "https://evil.example"}
        assert client.post("/api/matches", json=NEW, headers=strange).status_code == 403
    table = f"{address.replace('http', 'ws')}/ws/{id}"
    with connect(table, origin=PUBLIC, max_size=None) as socket:  # type: ignore[arg-type]
        socket.send(json.dumps({"type": "hello", "keys": [key]}))
        assert json.loads(socket.recv(timeout=20))["type"] == "table"
    with pytest.raises(InvalidStatus):
        connect(table, origin="https://evil.example")  # type: ignore[arg-type]


def test_another_name_is_not_answered(address: str) -> None:
    assert httpx.get(f"{address}/api/games", headers={"Host": "evil.example"}).status_code == 403


@pytest.mark.parametrize(
    "text", ["", "games.example", "ftp://games.example", "https://", "https://a/b", "https://a b"]
)
def test_what_is_not_a_public_url_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        PublicUrl.read(text)
    assert refused.value.message.id == "bad-public-url"
