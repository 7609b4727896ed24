"""What tells where places lie: arrows at the edges, the locator, a glass over a knot of them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.bigmap import spread
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.browser.silver import played
from tests.browser.words import SILVERTON

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

_KNOT = """() => {
    // A point that two lines are as near to.
    const lines = [...document.querySelectorAll('path.spot-line.may')].map(path => {
        const to = path.getScreenCTM(), length = path.getTotalLength()
        const points = Array.from({ length: 13 }, (_, i) => {
            const { x, y } = path.getPointAtLength(length * i / 12).matrixTransform(to)
            return [x, y]
        })
        return points
    })
    const board = document.querySelector('svg.sheet').getBoundingClientRect()
    const clear = ([x, y]) => x > board.left + 100 && x < board.right - 100
        && y > board.top + 100 && y < board.bottom - 140
    for (const one of lines) for (const other of lines) {
        if (one === other) continue
        for (const [x, y] of one) for (const [u, v] of other) {
            const far = Math.hypot(x - u, y - v)
            if (far > 1 && far < 8 && clear([x, y])) return [(x + u) / 2, (y + v) / 2]
        }
    }
    return null
}"""


def _arrows(me: Player) -> Locator:
    return me.page.get_by_role("main").locator("button.edge")


def _view(me: Player) -> list[float]:
    return [float(part) for part in (me.board.get_attribute("viewBox") or "").split()]


@pytest.mark.parametrize("size", [{}, PHONE])
def test_arrows_lead_to_places_out_of_sight(
    house: House, visit: Visit, size: dict[str, Any]
) -> None:
    me = visit(house, quick=True, ground=True, reduced_motion="reduce", **size)
    spread(me.page)
    id, keys = house.open("me", "here")
    me.sit(id, list(keys.values()))
    expect(_arrows(me)).to_have_count(0)
    for _ in range(6):
        me.page.keyboard.press("+")
    expect(_arrows(me).first).to_be_visible()
    for arrow in _arrows(me).all():
        count = int(re.search(r"\d+", arrow.inner_text())[0])  # type: ignore[index]
        assert str(count) in (arrow.get_attribute("aria-label") or "")
    before = _view(me)
    _arrows(me).first.click()
    assert _view(me)[:2] != before[:2]
    assert _view(me)[2:] == pytest.approx(before[2:])
    me.page.keyboard.press("0")
    expect(_arrows(me)).to_have_count(0)


def test_the_locator_shows_the_view_and_moves_it(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, ground=True, reduced_motion="reduce")
    spread(me.page)
    id, keys = house.open("me", "here")
    me.sit(id, list(keys.values()))
    locator = me.page.locator("svg.locator")
    expect(locator).to_have_count(0)
    for _ in range(3):
        me.page.keyboard.press("+")
    expect(locator).to_be_visible()
    locator.click(position={"x": 12, "y": 12})
    corner = _view(me)
    locator.click(position={"x": 105, "y": 70})
    assert _view(me)[0] > corner[0]
    assert _view(me)[1] > corner[1]


@pytest.mark.parametrize("finger", [False, True])
def test_a_glass_tells_apart_what_lies_close_together(
    house: House, visit: Visit, finger: bool
) -> None:
    size = {"has_touch": True} if finger else {}
    me = visit(house, quick=True, ground=True, game=SILVERTON, reduced_motion="reduce", **size)
    id, keys = house.bring_in(played("place"))
    me.sit(id, keys[:1])
    knot = me.page.evaluate(_KNOT)
    assert knot is not None, "no two segments end close together"
    x, y = knot
    if finger:
        me.page.touchscreen.tap(x, y)
    else:
        me.page.mouse.move(x - 3, y)
        me.page.mouse.move(x, y)
    glass = me.page.get_by_role("img", name=me.say("glass"))
    expect(glass).to_be_visible()
    box = glass.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] / 2 == pytest.approx(x, abs=2)
    # A place in it is chosen as on the board.
    (me.page.touchscreen.tap if finger else me.page.mouse.click)(x, y)
    expect(glass).to_have_count(0)
    expect(me.page.locator("path.chosen").or_(me.confirm).first).to_be_visible()
    # Elsewhere it is put away.
    if finger:
        me.page.touchscreen.tap(x, y)
        me.page.touchscreen.tap(box["x"] - 30, y)
        expect(glass).to_have_count(0)
