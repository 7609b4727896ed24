"""A game from elsewhere is under the tests of all games, without a line of theirs changed."""

from __future__ import annotations

import re
from collections import Counter

from tests.scratch import ROOT, Scratch

_ELSEWHERE = {"browser", "soak"}
"""Tests of other make targets."""
_FOR_EACH = re.compile(r"parametrize\([^@]*?(\bGAMES\b|\bgames\(\)|encoded\(\))")


def test_the_tests_of_all_games_are_made_for_it_and_pass(scratch: Scratch) -> None:
    asking = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "tests").rglob("test_*.py")
        if not _ELSEWHERE.intersection(file.parts) and _FOR_EACH.search(file.read_text("utf-8"))
    }
    chosen = ["-rp", "-p", "no:cacheprovider", "-k", "night-mail"]
    done = scratch.run("-m", "pytest", *chosen, *sorted(asking))
    passed = Counter(re.findall(r"^PASSED (tests/[\w/.]+)::", done.stdout, re.MULTILINE))
    assert set(passed) == asking
    assert len(asking) >= 10
    assert passed.total() >= 30
