"""The log is one stop for Tab; within it the arrows lead."""

from __future__ import annotations

import re

from tests.browser.conftest import Visit
from tests.browser.house import FINISHED, House
from tests.browser.patience import expect


def test_one_stop_and_arrows_within(house: House, visit: Visit) -> None:
    me = visit(house, quick=True)
    me.sit(*house.bring_in(FINISHED, upto=20))
    lines = me.region("log").get_by_role("listitem").get_by_role("button")
    stops = me.region("log").locator("ol button[tabindex='0']")
    expect(stops).to_have_count(1)
    last = lines.count() - 1
    assert last > 10
    lines.nth(last).focus()
    for key, at in (("ArrowUp", last - 1), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1)):
        me.page.keyboard.press(key)
        expect(lines.nth(at)).to_be_focused()
        expect(stops).to_have_count(1)
    # The board's own keys have been left alone.
    assert me.choices.get_attribute("aria-activedescendant") is None
    me.page.keyboard.press("Shift+Tab")
    expect(lines.nth(1)).not_to_be_focused()
    me.page.keyboard.press("Tab")
    expect(lines.nth(1)).to_be_focused()
    me.page.keyboard.press("End")
    expect(lines.nth(last)).to_be_focused()
    expect(me.page.locator(".light.pointed").first).to_be_attached()
    me.page.keyboard.press("Tab")
    expect(me.page.locator(":focus")).not_to_have_class(re.compile("line"))
