"""What a decision on a full board costs is measured; how much that is, is another matter."""

from __future__ import annotations

from bench.boards import Board, of_server
from bench.browser import as_text, of_page
from playwright.sync_api import Browser

from tests.browser.house import House


def test_a_decision_is_measured_on_both_sides(chromium: Browser, house: House) -> None:
    board = Board("small", "steam-barons", 3, {"rules": "base"})
    table = board.table()
    assert table.to_act == (0,)

    row = {**of_server(table), **of_page(chromium, house, table, rounds=2)}

    assert min(row.values()) > 0
    for kind in ("script", "menu_script"):
        first, later = row[f"{kind}_first_ms"], row[f"{kind}_worst_ms"]
        assert min(first, later) <= row[f"{kind}_ms"] <= max(first, later)
    shown = as_text({board.name: row}).splitlines()
    assert [line.split()[0] for line in shown] == ["choices", "small"]
    assert str(row["message_kb"]) in shown[1]
