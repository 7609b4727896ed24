"""Whole games, replayed on every run: exact results, every draw, every ending and option."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rotonde
from rotonde.kernel import match
from rotonde.kernel.log import Undo, entries

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.match"))

DIGEST = """
import hashlib, pathlib
from rotonde.kernel import match
digest = hashlib.sha256()
for file in sorted(pathlib.Path({folder!r}).glob("*/*.match")):
    table = match.replay(match.read(file))
    digest.update(table.position().encode() + repr(table.standings).encode())
    digest.update(repr(table.legal(0)).encode() + repr(table.log).encode())
print(digest.hexdigest())
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_replays_to_its_recorded_result(file):
    table = match.verify(match.read(file))
    assert table.over
    assert match.dump(table) == file.read_text("utf-8")


@pytest.mark.parametrize("id", rotonde.game_ids())
def test_every_option_and_ending_is_in_the_corpus(id):
    tables = [match.replay(match.read(f)) for f in FILES if f.parent.name == id.replace("-", "_")]
    game = rotonde.game(id)
    for option in game.options:
        assert {table.setup.options[option.id] for table in tables} == set(option.choices)
    counts = {len(table.setup.seats) for table in tables}
    assert counts == set(range(game.seats[0], game.seats[1] + 1))
    assert {table.standings.ending for table in tables} == set(game.endings)
    assert any(isinstance(entry, Undo) for table in tables for entry in entries(table.log))


def test_nothing_hangs_on_the_order_of_hashes():
    digests = set()
    for seed in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", DIGEST.format(folder=str(HERE))],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout)
    assert len(digests) == 1
