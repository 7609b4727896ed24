"""Match files as nobody should send them: the service refuses them in one sentence."""

from __future__ import annotations

import json

import pytest

from rotonde.kernel.table.match import dump
from tests.odd import LONG_NUMBER, NEST
from tests.play import random_table
from tests.server.screen import Server

HEADER, *ROWS = dump(random_table(3, decisions=4)).splitlines()
DEEP = "[" * NEST + "]" * NEST


def with_field(name: str, value: str) -> str:
    """The header with one field as raw JSON."""
    text = json.dumps({**json.loads(HEADER), name: "<here>"})
    return text.replace('"<here>"', value)


HEADERS = {
    "half a character": with_field("seats", '[{"name": "\\ud800"}, {"name": "b"}]'),
    "control character": with_field("seats", '[{"name": "\\u0000"}, {"name": "b"}]'),
    "many digits": with_field("rules", LONG_NUMBER),
    "not a number": with_field("rules", "NaN"),
    "deep": with_field("options", DEEP),
    "deep data": with_field("data", json.dumps({"deck.toml": f"a = {DEEP}"})),
    "many digits in data": with_field("data", json.dumps({"deck.toml": f"a = {LONG_NUMBER}"})),
    "many parts of a key": with_field("data", json.dumps({"deck.toml": "a" + ".a" * 90_000})),
    "half a character in a position": with_field("position", '"\\udfff"'),
}


@pytest.mark.parametrize("header", HEADERS.values(), ids=HEADERS)
def test_a_file_with_an_odd_header(server: Server, header: str) -> None:
    answer = server.http.post("/api/matches", json={"file": "\n".join([header, *ROWS])})
    assert answer.status_code == 400
    assert set(answer.json()) == {"error", "id"}
    assert len(answer.json()["error"].splitlines()) == 1
