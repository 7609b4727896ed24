"""Whole games, replayed on every run: exact results, every draw, every ending and option."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rotonde
from rotonde.kernel.table import match
from tests.corpus.files import files, read, text_of
from tests.every import GAMES, TESTS, own

ROOT = Path(__file__).parents[2]
RECORDED = [game for game in GAMES if files(game)]

DIGEST = """
import hashlib
from rotonde.kernel.table import match
from tests.corpus.files import files, read
digest = hashlib.sha256()
for file in files():
    table = match.replay(read(file))
    digest.update(table.position().encode() + repr(table.standings).encode())
    digest.update(repr(table.legal(0)).encode())
    for made in table.decisions:
        digest.update(repr((made.n, made.seat, made.action, made.drew, made.events)).encode())
print(digest.hexdigest())
"""


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name.split(".")[0])
def test_the_game_replays_to_its_recorded_result(file):
    table = match.verify(read(file))
    assert table.over
    assert match.dump(table) == text_of(file)
    ledger = own(table.game.id, "ledger")
    if ledger is not None:
        money_is_accounted_for(table, ledger.held, ledger.after)


def money_is_accounted_for(table, held, after):
    at = table.at(0)
    for decision in table.decisions:
        before = held(at.state)
        at.play_scripted(decision.seat, decision.action, decision.drew)
        assert held(at.state) == after(at.state, decision, before)
    assert at.scores == table.standings.scores


def test_every_game_with_tests_here_has_a_corpus():
    folders = {place.parent.name for place in TESTS.glob("*/__init__.py")}
    assert {game.replace("-", "_") for game in RECORDED} == folders


@pytest.mark.parametrize("id", RECORDED)
def test_every_option_and_ending_is_in_the_corpus(id):
    """By what the files say: that they say the truth is for the test above."""
    found = [read(file) for file in files(id)]
    game = rotonde.game(id)
    for option in game.info.options:
        assert {each.header.options[option.id] for each in found} == set(option.choices)
    counts = {len(each.header.seats) for each in found}
    assert counts == set(range(game.info.seats[0], game.info.seats[1] + 1))
    assert {each.result.ending for each in found} == set(game.info.endings)
    assert any(isinstance(line, match.UndoLine) for each in found for line in each.lines)


def test_nothing_hangs_on_the_order_of_hashes():
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", DIGEST],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "1")
    ]
    digests = {run.communicate()[0] for run in runs}
    assert not any(run.returncode for run in runs)
    assert len(digests) == 1
