"""What matches share is complete before a thread can see it: see "Threads" in docs/kernel.md."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def in_a_process(*args):
    done = subprocess.run(
        [sys.executable, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_eight_threads_find_what_one_finds():
    """Legal lists, results, snapshots, pictures and words, in processes whose memos are empty."""
    assert in_a_process("-m", "tests.threaded", "1") == ""


# Shapes


SHAPES = """
import msgspec
import rotonde
from rotonde.kernel.table import match
from tests.corpus.files import files, text_of
from tests.every import GAMES, begun

positions = {id: begun(id, 0).position() for id in GAMES}

def all_below(kind):
    for each in kind.__subclasses__():
        yield each
        yield from all_below(each)

for kind in all_below(msgspec.Struct):
    kind.__annotations__ = {name: "NoSuchType" for name in kind.__annotations__}
for file in files():
    told = match.parse(text_of(file))
    for line in told.lines:
        if isinstance(line, match.DecisionLine):
            told.game.rules.read_action(line.do)
for id, position in positions.items():
    begun(id, 0, position=position)
"""


def test_shapes_are_known_before_a_thread_converts_to_them():
    """msgspec reads a class's annotations the first time, and two threads at it crash."""
    in_a_process("-c", SHAPES)
