"""axe finds nothing serious, at any size and in either theme; who asked for stillness gets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.axe import AXE, THEMES, check_both
from tests.browser.bigmap import spread
from tests.browser.conftest import THOROUGH, Visit
from tests.browser.house import FINISHED, House, Player
from tests.browser.patience import expect

_WATCH_MOTION = """() => {
    const seen = (window.moved = new Set())
    const note = (one) => {
        if (one.effect.getComputedTiming().duration > 20)
            seen.add(one.animationName ?? one.transitionProperty ?? 'script')
        return one
    }
    const look = () => document.getAnimations().forEach(note)
    look()
    // Frames may be too far apart to see one: it is noted as it begins.
    for (const kind of ['animationstart', 'transitionrun'])
        document.addEventListener(kind, look, true)
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        return note(animate.apply(this, how))
    }
}"""


_TABLET = {"tablet": (1024, 768)} if THOROUGH else {}
SIZES = {"wide": (1440, 900), **_TABLET, "phone": (390, 844)}
"""A tablet shows what a wide window shows: axe is asked there by `make thorough`."""


@pytest.fixture(params=SIZES)
def me(house: House, visit: Visit, request: pytest.FixtureRequest) -> Player:
    assert Path(AXE).exists(), "npm ci in web/ brings axe-core"
    width, height = SIZES[request.param]
    size = {"width": width, "height": height}
    found = visit(house, reduced_motion="reduce", viewport=size)
    found.go("/")
    return found


def _narrow(me: Player) -> bool:
    return me.button("side-open").is_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_the_theme_of_the_room_is_there_at_once(house: House, visit: Visit, theme: str) -> None:
    me = visit(house, color_scheme=theme)
    me.go("/")
    assert me.page.evaluate("document.documentElement.dataset.theme") == theme


def test_home_and_new_game(me: Player) -> None:
    expect(me.set_up()).to_be_visible()
    check_both(me)
    me.set_up().click()
    me.unfold_options()
    me.text("designed").click()
    me.button("seat-add").click()
    check_both(me)
    me.button("start").click()
    expect(me.board).to_be_visible()
    me.go("/")
    expect(me.heading("my-games")).to_be_visible()
    check_both(me)


def test_the_table(me: Player) -> None:
    id, keys = me.house.open("me", "here")
    me.sit(id, list(keys.values()))
    check_both(me, drawn=True)
    me.decide()
    me.choose(me.spots("line").first)
    me.tool("hint").click()
    expect(me.page.get_by_role("status").get_by_text(me.say.pattern("note-hint"))).to_be_visible()
    check_both(me)
    for opener, drawer in (("settings", "settings"), ("rules-here", "rules")):
        me.button(opener).click()
        expect(me.drawer(drawer)).to_be_visible()
        check_both(me)
        me.page.keyboard.press("Escape")
    if _narrow(me):
        me.button("side-open").click()
        expect(me.region("log")).to_be_visible()
        check_both(me)
        me.page.keyboard.press("Escape")
    me.page.keyboard.press("[")
    me.see_at(0)
    check_both(me)


def test_a_big_map(me: Player) -> None:
    spread(me.page)
    id, keys = me.house.open("me", "here")
    me.sit(id, list(keys.values()))
    whole = me.board.get_attribute("viewBox") or ""
    me.page.keyboard.press("+")
    expect(me.board).not_to_have_attribute("viewBox", whole)
    check_both(me)
    if _narrow(me):
        return  # fingers move the map
    me.page.keyboard.press("/")
    me.page.keyboard.type("halt")
    expect(me.page.get_by_role("option", name="Halt 5", exact=True)).to_be_visible()
    check_both(me)


def test_the_end_of_a_game(me: Player) -> None:
    me.sit(*me.house.bring_in(FINISHED))
    if _narrow(me):
        me.tool("tally").click()
        check_both(me)
    expect(me.heading("chart")).to_be_visible()
    check_both(me)
    if not _narrow(me):
        me.button("tally-next").click()
        check_both(me)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_stillness_on_request(house: House, visit: Visit, wish: str) -> None:
    us = visit(house, reduced_motion=wish)
    id, keys = house.open("me", "here")
    us.sit(id, list(keys.values()))
    us.page.evaluate(_WATCH_MOTION)
    for _ in range(4):
        us.decide()
    us.button("settings").click()
    expect(us.drawer("settings")).to_be_visible()
    us.page.keyboard.press("Escape")
    moved = us.page.evaluate("[...window.moved]")
    # Without the wish things do move: so this test can tell.
    assert bool(moved) == (wish == "no-preference"), moved
