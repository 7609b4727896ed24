"""A sheet with map and boards: names are readable from afar, and each part is a key away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.barons import BUILDING, SELLING, Baron, arranged, played
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS
from tests.games.steam_barons.play import EAST, ENGLAND

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
# A sprite is drawn where it is used, and measured where it is kept.
_PIXELS = """all => all.flatMap(one => {
    const scale = document.querySelector('svg.sheet').getScreenCTM().a
    const kept = document.querySelectorAll(`${one.getAttribute('href')} text`)
    return [...kept].map(text => {
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a
        return [text.textContent, size > 1 ? size : size * scale]
    })
})"""
_ON_CUBES = """all => all.map(one => {
    const text = document.querySelector(`${one.getAttribute('href')} text`)
    return parseFloat(getComputedStyle(text).fontSize) * one.getScreenCTM().a
})"""
WINDOWS = ((1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 740))


def come(house: House, visit: Visit, lang: str = "en", **more: object) -> Baron:
    more.setdefault("reduced_motion", "reduce")
    return Baron(visit(house, lang, quick=True, game=STEAM_BARONS, **more))


def letters(me: Baron, kind: str) -> dict[str, float]:
    """Per word of these pieces how large it is on the screen."""
    found = me.page.locator(f"svg.sheet [data-piece^='{kind}:'] use")
    expect(found.first).to_be_attached()
    return dict(found.evaluate_all(_PIXELS))


def part(me: Baron, id: str) -> Locator:
    return me.page.get_by_role("button", name=me.say(f"scene-part-{id}"), exact=True)


def wide(me: Baron) -> float:
    return float((me.board.get_attribute("viewBox") or "").split()[2])


@pytest.mark.parametrize(
    ("step", "turn", "map"), [("build", 2, EAST), ("build", 2, ENGLAND), ("bid", 1, EAST)]
)
def test_names_and_cubes_are_readable_as_the_table_opens(
    house: House, visit: Visit, step: str, turn: int, map: str
) -> None:
    me = come(house, visit, "fr")
    id, keys = house.bring_in(played(step, turn, map=map))
    me.sit(id, keys[:1])
    for width, height in WINDOWS:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.reload()
        names = {word: size for word, size in letters(me, "name").items() if len(word) > 1}
        assert len(names) > 40
        smallest = min(names, key=lambda name: names[name])
        assert names[smallest] > 9.5, (width, height, smallest)
        cubes = me.page.locator("svg.sheet [data-piece^='cube:'] use").evaluate_all(_ON_CUBES)
        assert min(cubes) > 8, (width, height)


def test_before_there_is_anything_to_choose_on_the_map_it_can_be_read_too(
    house: House, visit: Visit
) -> None:
    me = come(house, visit, viewport={"width": 360, "height": 740})
    id, keys = house.bring_in(arranged(SELLING, "stock", map=EAST))
    me.sit(id, keys[:1])
    names = {word: size for word, size in letters(me, "name").items() if len(word) > 1}
    assert min(names.values()) > 9.5
    # All of the map is a key away, and the way back to reading it is to find a place.
    part(me, "map").click()
    expect(part(me, "map")).to_have_attribute("aria-pressed", "true")
    assert min(letters(me, "name").values()) < 7
    find = me.page.get_by_role("combobox")
    find.fill("Pittsb")
    find.press("Enter")
    expect(part(me, "map")).to_have_attribute("aria-pressed", "false")
    names = {word: size for word, size in letters(me, "name").items() if len(word) > 1}
    assert min(names.values()) > 9.5


def test_a_part_fills_the_glass_by_click_and_by_key(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    whole = wide(me)
    part(me, "players").click()
    expect(part(me, "players")).to_have_attribute("aria-pressed", "true")
    assert wide(me) < whole / 1.4
    me.page.keyboard.press("2")
    expect(part(me, "actions")).to_have_attribute("aria-pressed", "true")
    expect(part(me, "players")).to_have_attribute("aria-pressed", "false")
    me.page.keyboard.press("1")
    expect(part(me, "map")).to_have_attribute("aria-pressed", "true")
    me.page.keyboard.press("9")
    me.page.keyboard.press("2")
    me.page.keyboard.press("0")
    expect(part(me, "actions")).to_have_attribute("aria-pressed", "false")
    assert wide(me) == whole


def test_whoever_looks_at_the_boards_is_led_to_where_a_decision_is(
    house: House, visit: Visit
) -> None:
    # An upright window shows nothing of the map beside the boards.
    me = come(house, visit, viewport={"width": 900, "height": 1200})
    id, keys = house.bring_in(played("build", 1, rules="base", map=ENGLAND))
    me.sit(id, keys[:1])
    me.build()
    me.page.keyboard.press("3")
    expect(part(me, "players")).to_have_attribute("aria-pressed", "true")
    me.button("step-back").click()
    expect(part(me, "map")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_the_parts_stand_clear_of_the_other_tools(house: House, visit: Visit) -> None:
    me = come(house, visit, "fr", **PHONE)
    id, keys = house.bring_in(arranged(SELLING, "stock", map=EAST))
    me.sit(id, keys[:1])
    boxes = [
        me.page.locator(kind).bounding_box() for kind in (".find", ".zoom", ".parts", "svg.sheet")
    ]
    find, zoom, parts, sheet = (box for box in boxes if box)
    assert parts["y"] >= max(find["y"] + find["height"], zoom["y"] + zoom["height"])
    assert parts["x"] + parts["width"] < sheet["x"] + sheet["width"]
    part(me, "companies").click()
    expect(part(me, "companies")).to_have_attribute("aria-pressed", "true")


def test_a_finger_on_a_board_is_told_what_it_touches(house: House, visit: Visit) -> None:
    me = come(house, visit, **PHONE)
    id, keys = house.bring_in(arranged(SELLING, "stock", map=EAST))
    me.sit(id, keys[:1])
    part(me, "companies").tap()
    expect(part(me, "companies")).to_have_attribute("aria-pressed", "true")
    company = me.page.locator("path[data-spot='company:orange']")
    me.page.touchscreen.tap(*me.place(company))
    told = me.page.locator(".slip")
    expect(told).to_contain_text("share price")
    assert me.text("server-why-nothing").count() == 0
    # Who asks why is still told why.
    me.button("why-not").tap()
    me.page.touchscreen.tap(*me.place(company))
    expect(me.text("server-why-nothing")).to_be_visible()
