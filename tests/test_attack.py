"""A short form of every attack. Times are not held here: `make attack` does that."""

from __future__ import annotations

import sqlite3
import sys

import pytest
from attack.__main__ import main, run
from attack.player import PACE, Found
from attack.report import Row, as_text, missed
from attack.scenarios import SCENARIOS
from attack.watch import Acks, Sent, tracebacks

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@on_linux
@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "calm"])
def test_the_server_holds_off(name):
    rows = run(name, short=True)
    assert len(rows) >= 3
    failed = missed(rows, times=False)
    assert not failed, as_text(failed)


def test_an_unknown_scenario_is_named(capsys):
    with pytest.raises(SystemExit):
        main(["nothing"])
    assert "nothing" in capsys.readouterr().err


def test_a_long_wait_counts_for_the_decisions_it_kept_from_being_sent():
    found = Found(waits=[0.01] * 50 + [100 * PACE])
    assert found.at(0.5) > 10 * PACE
    assert found.at(1.0) == 100 * PACE
    assert Found(waits=[0.01] * 50).at(0.99) == 0.01


def test_a_lost_and_a_doubled_decision_are_noticed():
    acks = Acks()
    acks.add("m", Sent(0, 0, {"type": "pass"}, True))
    acks.add("m", Sent(1, 1, {"type": "pass"}, True))
    acks.add("m", Sent(2, 1, {"type": "pass"}, False))
    for n, lost, doubled in ((2, 0, 0), (3, 0, 0), (1, 1, 0), (4, 1, 1)):
        acks.found_at("m", n)
        assert (len(acks.lost), len(acks.doubled)) == (lost, doubled)


def test_each_acknowledged_decision_is_looked_up_in_the_store(tmp_path):
    file = tmp_path / "matches.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE entry (match, n, line)")
        db.execute("CREATE TABLE aside (match, seat, kind, said)")
        line = '{"n": 1, "seat": 0, "do": {"type": "flip", "card": 3}}'
        db.execute("INSERT INTO entry VALUES ('m', 1, ?)", (line,))
        draft = '{"point": 1, "tail": [{"type": "lay"}]}'
        db.execute("INSERT INTO aside VALUES ('m', 0, 'draft', ?)", (draft,))
    kept = [Sent(0, 0, {"type": "flip", "card": 3}, True), Sent(1, 0, {"type": "lay"}, True)]
    for more, lost in (([], 0), ([Sent(2, 0, {"type": "lay"}, True)], 1)):
        acks = Acks(sent={"m": [*kept, *more]})
        acks.compare(file)
        assert (len(acks.lost), acks.doubled) == (lost, [])
    acks = Acks(sent={"m": kept[:1]})
    acks.compare(file)
    assert len(acks.doubled) == 1


def test_tracebacks_are_found_by_their_last_line():
    log = ["WARNING x\n", "Traceback (most recent call last):\n", '  File "x"\n', "KeyError: 7\n"]
    assert tracebacks(log) == ["KeyError: 7"]
    assert tracebacks(log[:1]) == []


def test_a_missed_time_is_no_failure_of_a_short_run():
    rows = [Row("a", "", "", "", False, timed=True), Row("a", "", "", "", True)]
    assert missed(rows, times=False) == []
    assert missed(rows) == rows[:1]
    assert "MISSED" in as_text(rows)
