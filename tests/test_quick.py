"""`make quick` finds the tests of what has changed."""

from __future__ import annotations

from tests.quick import ROOT, matter


def test_a_game_has_its_own_tests() -> None:
    assert matter(["src/rotonde/games/silverton/rules/trade.py"]) == ["tests/games/silverton"]


def test_a_test_that_changed_is_run_once() -> None:
    files = ["tests/kernel/test_moments.py", "src/rotonde/kernel/table/log.py"]
    found = matter(files)
    assert "tests/kernel" in found
    assert "tests/kernel/test_moments.py" not in found


def test_what_it_names_exists_and_the_browser_is_left_out() -> None:
    files = [
        "src/rotonde/server/live_table.py",
        "docs/kernel.md",
        "tests/browser/test_axe.py",
        "x.md",
    ]
    found = matter(files)
    assert found
    assert all((ROOT / test).exists() for test in found)
    assert not any("browser" in test for test in found)
    assert matter(["LICENSE"]) == []
