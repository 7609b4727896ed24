"""A sheet with map and boards: names are readable from afar, and each part is a key away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.barons import BUILDING, SELLING, Baron, arranged, bring_in, played
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.words import STEAM_BARONS
from tests.games.steam_barons.play import EAST, ENGLAND

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
_PIXELS = """all => all.map(one => [
    one.textContent,
    parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a,
])"""


def come(house: House, visit: Visit, lang: str = "en", **more: object) -> Baron:
    more.setdefault("reduced_motion", "reduce")
    return Baron(visit(house, lang, quick=True, game=STEAM_BARONS, **more))


def letters(me: Baron, kind: str) -> dict[str, float]:
    """Per word of these pieces how large it is on the screen."""
    found = me.page.locator(f"svg.sheet [data-piece^='{kind}:'] use")
    expect(found.first).to_be_attached()
    sprites: list[str] = found.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    sizes: dict[str, float] = {}
    scale = me.page.locator("svg.sheet").evaluate("sheet => sheet.getScreenCTM().a")
    for sprite in set(sprites):
        # A sprite is drawn where it is used, and measured where it is kept.
        for word, size in me.page.locator(f"{sprite} text").evaluate_all(_PIXELS):
            sizes[word] = size if size > 1 else size * scale
    return sizes


def part(me: Baron, id: str) -> Locator:
    return me.page.get_by_role("button", name=me.say(f"scene-part-{id}"), exact=True)


def wide(me: Baron) -> float:
    return float((me.board.get_attribute("viewBox") or "").split()[2])


@pytest.mark.parametrize("map", [EAST, ENGLAND])
@pytest.mark.parametrize("width", [1440, 1024])
def test_names_and_cubes_are_readable_as_the_table_opens(
    house: House, visit: Visit, tmp_path: Path, map: str, width: int
) -> None:
    me = come(house, visit, viewport={"width": width, "height": 900})
    id, keys = bring_in(house, played("build", 2, map=map), tmp_path)
    me.sit(id, keys[:1])
    names = {word: size for word, size in letters(me, "name").items() if len(word) > 1}
    assert len(names) > 40
    assert min(names.values()) > 9, min(names, key=lambda name: names[name])
    scales = me.page.locator("svg.sheet [data-piece^='cube:'] use").evaluate_all(
        "all => all.map(one => 12.5 * one.getScreenCTM().a)"
    )
    assert min(scales) > 6


def test_a_part_fills_the_glass_by_click_and_by_key(
    house: House, visit: Visit, tmp_path: Path
) -> None:
    me = come(house, visit)
    id, keys = bring_in(house, arranged(BUILDING), tmp_path)
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
    house: House, visit: Visit, tmp_path: Path
) -> None:
    # An upright window shows nothing of the map beside the boards.
    me = come(house, visit, viewport={"width": 900, "height": 1200})
    id, keys = bring_in(house, played("build", 1, rules="base", map=ENGLAND), tmp_path)
    me.sit(id, keys[:1])
    me.build()
    me.page.keyboard.press("3")
    expect(part(me, "players")).to_have_attribute("aria-pressed", "true")
    me.button("step-back").click()
    expect(part(me, "map")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_the_parts_stand_clear_of_the_other_tools(
    house: House, visit: Visit, tmp_path: Path
) -> None:
    me = come(house, visit, "fr", **PHONE)
    id, keys = bring_in(house, arranged(SELLING, "stock", map=EAST), tmp_path)
    me.sit(id, keys[:1])
    boxes = [
        me.page.locator(kind).bounding_box() for kind in (".find", ".zoom", ".parts", "svg.sheet")
    ]
    find, zoom, parts, sheet = (box for box in boxes if box)
    assert parts["y"] >= max(find["y"] + find["height"], zoom["y"] + zoom["height"])
    assert parts["x"] + parts["width"] < sheet["x"] + sheet["width"]
    part(me, "companies").click()
    expect(part(me, "companies")).to_have_attribute("aria-pressed", "true")
