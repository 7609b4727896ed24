"""Whole games of Steam Barons against two bots, by the first sensible clicks."""

from __future__ import annotations

import pytest

from tests.browser.barons import Baron
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS


@pytest.mark.parametrize("rules", ["stock", "base"])
def test_a_whole_game(hasty: House, visit: Visit, rules: str) -> None:
    me = Baron(visit(hasty, quick=True, game=STEAM_BARONS))
    options = {"rules": rules, "map": "northern-england"}
    id, keys = hasty.open("me", "easy", "easy", game="steam-barons", options=options, seed="7")
    me.sit(id, list(keys.values()))
    mine = 0
    while me.my_turn():
        _was_told(me)
        me.decide_anything()
        mine += 1
    _was_told(me)
    assert mine > 20
    expect(me.heading("chart")).to_be_visible()
    books = me.region("books")
    expect(books.get_by_role("row").nth(2)).to_be_visible()
    money = "$" in me.page.locator("aside").get_by_role("table").first.inner_text()
    assert money == (rules == "stock")
    assert me.page.locator(".curve").count() > 3


def _was_told(me: Baron) -> None:
    """Always as the first seat. All that a whole game tells is too much to carry along."""
    assert all(frame["seats"][0]["mine"] for frame in me.frames)
    del me.frames[:-1]
