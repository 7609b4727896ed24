"""A game from elsewhere is under the tests of all games, without a line of theirs changed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter

from tests.examples.test_night_mail import environment
from tests.server.screen import ROOT

__all__ = ["environment"]

_ELSEWHERE = {"browser", "soak"}
"""Tests of other make targets."""
_FOR_EACH = re.compile(r"parametrize\([^@]*?(\bGAMES\b|\bgames\(\)|encoded\(\))")


def test_the_tests_of_all_games_are_made_for_it_and_pass(environment: dict[str, str]) -> None:
    asking = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "tests").rglob("test_*.py")
        if not _ELSEWHERE.intersection(file.parts) and _FOR_EACH.search(file.read_text("utf-8"))
    }
    chosen = ["-rp", "-p", "no:cacheprovider", "-k", "night-mail"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *chosen, *sorted(asking)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    passed = Counter(re.findall(r"^PASSED (tests/[\w/.]+)::", done.stdout, re.MULTILINE))
    assert set(passed) == asking
    assert len(asking) >= 10
    assert passed.total() >= 35
