"""Every choice of a decision as a list: found by keyboard, taken from there."""

from __future__ import annotations

from tests.browser.axe import check
from tests.browser.barons import Baron, played
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS


def test_a_delivery_is_taken_from_the_list(house: House, visit: Visit) -> None:
    me = Baron(visit(house, "en", quick=True, game=STEAM_BARONS))
    table = played("move", 4)
    id, keys = house.bring_in(table)
    me.sit(id, keys[:1])
    placed = [action for action in table.legal(0) if action.spots(table.state)]
    assert len(placed) > 3
    opener = me.button("all-choices", count=len(placed))
    opener.focus()
    me.page.keyboard.press("Enter")
    listed = me.page.get_by_role("dialog").get_by_role("listitem")
    expect(listed).to_have_count(len(placed))
    # The best first: what it earns never rises down the list.
    earned = [
        sum(table.state.track.links[link].owner == table.state.active for link in move.links)
        for move in placed
    ]
    assert earned == sorted(earned, reverse=True)
    check(me)
    n = me.n
    listed.first.get_by_role("button").focus()
    me.page.keyboard.press("Enter")
    expect(listed).to_have_count(0)
    me.confirm.click()
    me.see_past(n)
    taken = table.copy().play(0, placed[0])[0].message(table.state)
    expect(me.log.filter(has_text=table.words("en", 0).say(taken))).to_have_count(1)
