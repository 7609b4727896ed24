"""A big map is looked at closely: by wheel, hand, fingers, keys and by name."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.bigmap import HEIGHT, WIDTH, spread
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def size() -> dict[str, Any]:
    return {}


@pytest.fixture
def me(house: House, visit: Visit, size: dict[str, Any]) -> Player:
    found = visit(house, quick=True, ground=True, reduced_motion="reduce", **size)
    spread(found.page)
    id, keys = house.open("me", "here")
    found.sit(id, list(keys.values()))
    return found


def _view(me: Player) -> list[float]:
    return [float(part) for part in (me.board.get_attribute("viewBox") or "").split()]


def _wide(me: Player) -> float:
    return _view(me)[2]


def _town(me: Player, name: str) -> Locator:
    return me.page.locator(f"path[data-spot='{name}']")


def _in_sight(me: Player, name: str) -> bool:
    box = me.board.bounding_box()
    x, y = me.place(_town(me, name))
    assert box is not None
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


def test_all_of_it_is_seen_first(me: Player) -> None:
    x, y, width, height = _view(me)
    assert x <= 0
    assert y <= 0
    assert width >= WIDTH
    assert height >= HEIGHT
    for id in ("zoom-out", "zoom-whole"):
        expect(me.button(id)).to_be_disabled()


def test_the_wheel_zooms_where_it_points(me: Player) -> None:
    before = me.place(_town(me, "Ouray"))
    wide = _wide(me)
    me.page.mouse.move(*before)
    me.page.mouse.wheel(0, -500)
    expect(me.button("zoom-out")).to_be_enabled()
    assert _wide(me) < wide / 1.5
    # At the edge of the sheet there is nothing to move in, so it may shift a little.
    x, y = me.place(_town(me, "Salida"))
    me.page.mouse.move(x, y)
    seen = me.board.get_attribute("viewBox") or ""
    me.page.mouse.wheel(0, -300)
    expect(me.board).not_to_have_attribute("viewBox", seen)
    assert me.place(_town(me, "Salida")) == pytest.approx((x, y), abs=1.5)
    for _ in range(9):
        me.page.mouse.wheel(0, 900)
    expect(me.button("zoom-out")).to_be_disabled()
    assert _wide(me) == wide


def test_a_drag_moves_the_map_and_chooses_nothing(me: Player) -> None:
    for _ in range(3):
        me.button("zoom-in").click()
    before = _view(me)
    box = me.board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 60, y + 30, steps=4)
    me.page.mouse.up()
    after = _view(me)
    unit = before[2] / box["width"]
    assert after[0] == pytest.approx(before[0] - 60 * unit, abs=1)
    assert after[1] == pytest.approx(before[1] - 30 * unit, abs=1)
    expect(me.confirm).to_be_disabled()
    shown = next(s for s in me.spots().all() if _in_sight(me, s.get_attribute("data-spot") or ""))
    me.choose(shown)
    expect(me.confirm).to_be_enabled()


def test_a_decision_leaves_the_view_alone(me: Player) -> None:
    me.button("zoom-in").click()
    me.button("zoom-in").click()
    before = _view(me)
    n = me.n
    shown = next(s for s in me.spots().all() if _in_sight(me, s.get_attribute("data-spot") or ""))
    me.choose(shown)
    me.confirm.click()
    me.see_past(n)
    assert _view(me) == before


def test_keys_on_the_board_itself(me: Player) -> None:
    board = me.group("board")
    board.focus()
    whole = _view(me)
    me.page.keyboard.press("+")
    me.page.keyboard.press("+")
    near = _view(me)
    assert near[2] < whole[2] / 2
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowDown")
    moved = _view(me)
    assert moved[0] > near[0]
    assert moved[1] > near[1]
    assert me.choices.get_attribute("aria-activedescendant") is None
    me.page.keyboard.press("-")
    assert _wide(me) > near[2]
    me.page.keyboard.press("0")
    assert _view(me) == whole


def test_the_view_follows_the_keyboard_from_choice_to_choice(me: Player) -> None:
    for _ in range(5):
        me.button("zoom-in").click()
    me.choices.focus()
    for _ in range(6):
        me.page.keyboard.press("PageDown")
        cursor = me.page.locator(".light.cursor")
        expect(cursor).to_be_attached()
        active = me.choices.get_attribute("aria-activedescendant") or ""
        at = int(active.rpartition("-")[2])
        name = me.page.evaluate(
            "at => document.querySelectorAll('path[data-spot]')[at].dataset.spot", at
        )
        assert _in_sight(me, name)


def test_a_place_is_found_by_typing(me: Player) -> None:
    me.page.keyboard.press("/")
    box = me.page.get_by_role("combobox", name=me.say("find"), exact=True)
    expect(box).to_be_focused()
    me.page.keyboard.type("canon")
    found = me.page.get_by_role("option", name="Cañon City", exact=True)
    expect(found).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(found).to_be_hidden()
    assert _wide(me) < WIDTH / 1.5
    assert _in_sight(me, "Cañon City")
    expect(me.page.locator(".light.pointed")).to_have_count(1)
    box.fill("halt 9")
    expect(
        me.page.get_by_role("listbox", name=me.say("find-found")).get_by_role("option")
    ).to_have_count(8)
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    expect(box).to_have_value("Halt 90")
    assert _in_sight(me, "Halt 90")
    box.fill("atlantis")
    expect(me.text("find-nothing")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.text("find-nothing")).to_be_hidden()


def test_names_keep_their_size_on_the_screen(me: Player) -> None:
    def pixels() -> float:
        size: float = me.page.locator("svg text").first.evaluate(
            "text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
        )
        return size

    sizes = [pixels()]
    for _ in range(3):
        me.button("zoom-in").click()
        sizes.append(pixels())
    assert all(10.9 < size < 21 for size in sizes), sizes


@pytest.mark.parametrize("size", [PHONE])
def test_two_fingers(me: Player) -> None:
    line = me.page.context.new_cdp_session(me.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    before = _wide(me)
    touch("touchStart", (170, 400), (220, 400))
    for step in range(1, 6):
        touch("touchMove", (170 - 20 * step, 400), (220 + 20 * step, 400))
    touch("touchEnd")
    near = _view(me)
    assert near[2] < before / 3
    expect(me.confirm).to_be_disabled()
    touch("touchStart", (200, 400))
    for step in range(1, 6):
        touch("touchMove", (200 - 15 * step, 400))
    touch("touchEnd")
    moved = _view(me)
    assert moved[0] > near[0]
    assert moved[2] == near[2]
    expect(me.confirm).to_be_disabled()
    # The page itself has not been zoomed.
    assert me.page.evaluate("visualViewport.scale") == 1


def test_a_small_board_shows_no_buttons_unless_asked(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, ground=True, reduced_motion="reduce")
    id, keys = house.open("me", "here")
    me.sit(id, list(keys.values()))
    whole = _view(me)
    expect(me.button("zoom-in")).to_have_count(0)
    expect(me.page.get_by_role("combobox", name=me.say("find"))).to_have_count(0)
    me.page.mouse.move(*me.place(me.spots().first))
    me.page.mouse.wheel(0, -500)
    assert _view(me) == whole
    me.page.keyboard.press("+")
    expect(me.button("zoom-in")).to_be_visible()
    assert _view(me)[3] < whole[3]
    me.button("zoom-whole").click()
    expect(me.button("zoom-in")).to_have_count(0)
    me.button("settings").click()
    me.drawer("settings").get_by_text(me.say("zoom-show"), exact=True).click()
    me.page.keyboard.press("Escape")
    me.button("zoom-in").click()
    me.button("zoom-whole").click()
    me.decide()
