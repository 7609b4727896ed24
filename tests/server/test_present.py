"""What a screen is sent of a long match."""

from __future__ import annotations

import json

import pytest

from rotonde.server import log_lines
from rotonde.server.table_message import Viewpoint
from tests.play import random_table
from tests.server.shown import live_table, table_message


def test_a_long_log_is_sent_by_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table(3, decisions=30)
    live = live_table(table, "me", "here")
    whole = json.loads(table_message(live, Viewpoint((0,))))
    assert whole["earlier"] == 0
    assert len(whole["log"]) > 20
    monkeypatch.setattr(log_lines, "_MOST_LINES", 12)
    live = live_table(table, "me", "here")
    short = json.loads(table_message(live, Viewpoint((0,))))
    assert short["log"] == whole["log"][-12:]
    assert short["earlier"] == len(whole["log"]) - 12
    assert short["log"][short["news"] :] == whole["log"][whole["news"] :]
    early = json.loads(table_message(live, Viewpoint((0,), at=8)))
    assert early["log"] == [line for line in whole["log"] if line["n"] <= 8][-12:]
