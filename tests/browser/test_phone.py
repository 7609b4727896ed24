"""A phone in the hand, and no page wider than its window."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import CORPUS, FINISHED, House, Player
from tests.browser.patience import expect

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
SMALLEST_TARGET = 24
"""CSS pixels, as WCAG 2.2 has it."""


class Thumb(Player):
    """Touches only."""

    def tap_at(self, x: float, y: float) -> None:
        """Where places lie close together a glass opens, and its middle means the nearest."""
        self.page.touchscreen.tap(x, y)
        glass = self.page.locator(".glass")
        expect(glass.or_(self.foot.locator(".confirm:enabled"))).to_be_visible()
        if glass.is_visible():
            expect(glass).to_be_in_viewport(ratio=1)
            glass.tap()
        expect(self.confirm).to_be_enabled()

    def turn(self) -> None:
        n = self.n
        self.tap_at(*self.place(self.any_spot()))
        self.confirm.tap()
        self.see_past(n)


def test_a_few_turns_by_touch(house: House, visit: Visit) -> None:
    guest = visit(house, quick=True, **PHONE)
    me = Thumb(guest.page, guest.say, house)
    me.go("/")
    me.set_up().tap()
    me.set_seat(2, "here", "Ben")
    me.button("start").tap()
    expect(me.board).to_be_visible()
    for _ in range(6):
        me.turn()
    assert me.n == 6
    _no_sideways(me)

    me.button("side-open").tap()
    drawer = me.page.get_by_role("dialog", name=me.say("title"), exact=True)
    expect(drawer.get_by_role("region", name=me.say("log"), exact=True)).to_be_visible()
    expect(drawer.get_by_text("Ben", exact=True).first).to_be_visible()
    drawer.get_by_role("button", name=me.say("replay-back"), exact=True).tap()
    _no_sideways(me)
    drawer.get_by_role("button", name=me.say("close"), exact=True).tap()
    expect(drawer).to_be_hidden()
    me.button("replay-live").tap()
    me.await_turn()
    me.turn()


def test_a_near_miss_of_a_track_still_counts(house: House, visit: Visit) -> None:
    guest = visit(house, quick=True, **PHONE)
    me = Thumb(guest.page, guest.say, house)
    id, keys = house.open("me", "here")
    me.sit(id, list(keys.values()))
    me.turn()
    expect(me.spots("line").first).to_be_attached()
    x, y = me.place(me.spots("line").first)
    me.tap_at(x + 3, y + 3)


def test_five_at_a_phone_are_told_in_words_whose_turn_it_is(house: House, visit: Visit) -> None:
    guest = visit(house, **PHONE)
    me = Thumb(guest.page, guest.say, house)
    id, keys = house.open("me", *["here"] * 4)
    me.sit(id, list(keys.values()))
    name = me.page.locator(".seats .acting .name")
    for _ in range(2):
        expect(me.foot).to_contain_text(me.say("standing-turn", name=name.inner_text()))
        me.turn()


def test_the_board_is_large_beside_the_result(house: House, visit: Visit) -> None:
    me = visit(house, **{**PHONE, "viewport": {"width": 390, "height": 844}})
    me.sit(*house.bring_in(CORPUS / "12-greedy-4-full-standard.match"))
    box = me.board.bounding_box()
    assert box is not None
    assert box["height"] > 340


def test_the_result_is_within_reach(house: House, visit: Visit) -> None:
    guest = visit(house, quick=True, **PHONE)
    me = Thumb(guest.page, guest.say, house)
    me.sit(*house.bring_in(FINISHED))
    _no_sideways(me)
    expect(me.heading("end-title")).to_be_in_viewport()
    me.heading("chart").scroll_into_view_if_needed()
    expect(me.heading("chart")).to_be_in_viewport()
    _no_sideways(me)


def test_what_is_touched_is_large_enough(house: House, visit: Visit) -> None:
    guest = visit(house, quick=True, **PHONE)
    me = Thumb(guest.page, guest.say, house)
    id, keys = house.open("me", "here")
    me.sit(id, list(keys.values()))
    me.foot.locator(".more").tap()
    expect(me.at_foot("why-not")).to_be_visible()
    for button in me.page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET, button.inner_text()


@pytest.mark.parametrize("width", [1440, 1024, 768, 360])
def test_no_page_is_wider_than_its_window(house: House, visit: Visit, width: int) -> None:
    me = visit(house, "fr", viewport={"width": width, "height": 740})
    me.go("/")
    expect(me.set_up()).to_be_visible()
    _no_sideways(me)
    me.go("/new")
    expect(me.button("start")).to_be_visible()
    while me.button("seat-add").is_visible():
        me.button("seat-add").click()
    _no_sideways(me)
    id, keys = house.open("me", "here", "here", "here", "here")
    me.sit(id, list(keys.values()))
    _no_sideways(me)
    _all_in_sight(me)
    me.decide()
    _no_sideways(me)
    _all_in_sight(me)
    for drawer in ("settings", "rules-here"):
        me.button(drawer).click()
        expect(me.page.get_by_role("dialog")).to_be_visible()
        _no_sideways(me)
        me.page.keyboard.press("Escape")
    me.sit(*house.bring_in(FINISHED))
    _no_sideways(me)


def _no_sideways(me: Player) -> None:
    """Neither the page nor anything in it that scrolls can be pushed sideways."""
    wide = me.page.evaluate("""() => [...document.querySelectorAll('*')].filter((one) => {
        if (one.scrollWidth <= one.clientWidth + 1 || one.clientWidth === 0) return false
        const flow = getComputedStyle(one).overflowX
        return one === document.documentElement || flow === 'auto' || flow === 'scroll'
    }).map((one) => one.tagName + '.' + one.className)""")
    assert wide == []


def _all_in_sight(me: Player) -> None:
    """The board, what is asked and every button of the foot lie within the window."""
    size = me.page.viewport_size
    assert size is not None
    expect(me.tool("why-not")).to_be_visible()
    for each in (me.board, me.foot.locator(".prompt"), *me.foot.get_by_role("button").all()):
        box = each.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"] + 1
        assert box["y"] + box["height"] <= size["height"] + 1
    if me.foot.locator(".more").count():
        me.foot.locator(".more").click()
