"""axe finds nothing serious, in either theme; who asked for stillness gets it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import FINISHED, House, Player
from tests.server.screen import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

_WATCH_MOTION = """() => {
    const seen = (window.moved = new Set())
    const look = () => {
        for (const one of document.getAnimations()) {
            const { duration } = one.effect.getComputedTiming()
            if (one.playState === 'running' && duration > 20)
                seen.add(one.animationName ?? one.transitionProperty ?? 'script')
        }
        requestAnimationFrame(look)
    }
    look()
}"""


def _check(me: Player) -> None:
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = me.page.evaluate(
        "axe.run(document, {resultTypes: ['violations'], "
        "runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
    )
    assert found["violations"] is not None
    grave = [
        (each["id"], each["help"], [node["html"][:160] for node in each["nodes"][:4]])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert grave == []


@pytest.fixture(params=["light", "dark"])
def me(house: House, visit: Visit, request: pytest.FixtureRequest) -> Player:
    assert Path(AXE).exists(), "npm ci in web/ brings axe-core"
    found = visit(house, color_scheme=request.param, reduced_motion="reduce")
    found.go("/")
    assert found.page.evaluate("document.documentElement.dataset.theme") == request.param
    return found


def test_home_and_new_game(me: Player) -> None:
    expect(me.link("new-game-choose")).to_be_visible()
    _check(me)
    me.link("new-game-choose").click()
    me.text("designed").click()
    me.button("seat-add").click()
    _check(me)
    me.button("start").click()
    expect(me.board).to_be_visible()
    me.go("/")
    expect(me.heading("my-games")).to_be_visible()
    _check(me)


def test_the_table(me: Player) -> None:
    id, keys = me.house.open("me", "here")
    me.sit(id, list(keys.values()))
    _check(me)
    me.decide()
    me.choose(me.spots("line").first)
    me.button("hint").click()
    expect(me.page.get_by_role("status").get_by_text(me.say.pattern("note-hint"))).to_be_visible()
    _check(me)
    for opener, drawer in (("settings", "settings"), ("rules-here", "rules")):
        me.button(opener).click()
        expect(me.drawer(drawer)).to_be_visible()
        _check(me)
        me.page.keyboard.press("Escape")
    me.slider.press("Home")
    me.see_at(0)
    _check(me)


def test_the_end_of_a_game(me: Player) -> None:
    me.sit(*me.house.bring_in(FINISHED))
    expect(me.heading("chart")).to_be_visible()
    _check(me)
    me.button("tally-next").click()
    _check(me)


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
