"""A sheet with map and boards: names are readable from afar, and each part is a key away."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Locator

from tests.browser.barons import BUILDING, SELLING, URBANIZING, Baron, arranged, played
from tests.browser.conftest import Visit
from tests.browser.house import House, overlap
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
_BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"
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
    for width, height in WINDOWS:
        me.go("/favicon.svg")  # a map that is left need not be drawn once more
        me.page.set_viewport_size({"width": width, "height": height})
        me.sit(id, keys[:1])
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


def _in_sight(me: Baron, kind: str) -> float:
    """How much of what can be chosen could be clicked."""
    return len(me.all_in_sight(kind)) / len(me.glowing(kind))


def test_the_view_goes_where_a_decision_is_unless_a_hand_has_chosen_it(
    house: House, visit: Visit
) -> None:
    me = come(house, visit, viewport={"width": 1280, "height": 800})
    id, keys = house.bring_in(played("opening", 1, rules="base", map=EAST))
    me.sit(id, keys[:1])
    # The table opens near the map: to see some of the tiles beside it is not enough.
    expect(part(me, "actions")).to_have_attribute("aria-pressed", "false")
    tiles = me.page.locator("path[data-spot^='tile:'].may")
    out = me.button("choice-pass", step="opening")
    while not tiles.count():
        n = me.n
        out.click()
        me.see_past(n)
        expect(out.or_(tiles).first).to_be_attached()
    expect(part(me, "actions")).to_have_attribute("aria-pressed", "true")
    assert _in_sight(me, "tile") == 1
    # Who looks elsewhere meanwhile is left alone, whatever else there is to tell.
    me.page.keyboard.press("3")
    expect(part(me, "players")).to_have_attribute("aria-pressed", "true")
    me.page.get_by_role("button", name=me.say("language-fr")).click()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    me.page.get_by_role("button", name="English").click()
    expect(part(me, "players")).to_have_attribute("aria-pressed", "true")
    # A part that was looked at for one decision is not the place for the next.
    me.page.keyboard.press("2")
    me.choose(tiles.first)
    me.confirm.click()
    expect(me.hexes().first).to_be_attached()
    expect(part(me, "actions")).to_have_attribute("aria-pressed", "false")
    assert _in_sight(me, "hex") > 0.5
    # But a view of one's own stays, though it shows little of it.
    before = me.board.get_attribute("viewBox") or ""
    me.page.mouse.move(*me.place(me.spot(me.all_in_sight()[0])))
    me.page.mouse.wheel(0, -900)
    expect(me.board).not_to_have_attribute("viewBox", before)
    mine = me.board.get_attribute("viewBox") or ""
    assert _in_sight(me, "hex") < 0.4
    n = me.n
    me.choose(me.spot(me.all_in_sight()[0]))
    if me.menu.count():
        me.menu.first.click()
    me.see(n + 1)
    expect(me.board).to_have_attribute("viewBox", mine)


@pytest.mark.parametrize("map", [EAST, ENGLAND])
@pytest.mark.parametrize("width", [1280, 390, 360])
def test_a_space_of_the_supply_is_chosen_where_its_cubes_can_be_read(
    house: House, visit: Visit, map: str, width: int
) -> None:
    size = {"width": width, "height": 800}
    me = come(house, visit, "fr", viewport=size)
    me.sit(*house.bring_in(arranged(URBANIZING, map=map)))
    n = me.n
    part(me, "tiles").click()
    me.choose(me.spot("newcity:grey"))
    part(me, "map").click()
    me.choose(me.spot(me.all_in_sight()[0]))
    me.see(n + 1)
    expect(part(me, "supply")).to_have_attribute("aria-pressed", "true")
    cubes = me.page.locator("svg.sheet [data-piece^='supply:'] use").evaluate_all(_ON_CUBES)
    assert min(cubes) > 8
    assert _in_sight(me, "space") == 1
    me.choose(me.spot("space:0"))
    me.see(n + 2)
    expect(part(me, "supply")).to_have_attribute("aria-pressed", "false")
    assert _in_sight(me, "hex") > 0.2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tools_over_the_map_stand_clear_of_each_other(
    house: House, visit: Visit, lang: str
) -> None:
    me = come(house, visit, lang)
    me.sit(*house.bring_in(arranged(BUILDING)))
    for width in (*range(1280, 340, -60), 360):
        me.page.set_viewport_size({"width": width, "height": 800})
        board, *beside = me.page.locator("main, .find, .zoom, .parts").evaluate_all(_BOXES)
        tools = [box for box in beside if box["width"]]
        assert not any(overlap(one, other) for one, other in combinations(tools, 2)), width
        assert all(box["x"] + box["width"] < board["x"] + board["width"] for box in tools), width


def test_the_stock_market_has_no_supply(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    expect(part(me, "companies")).to_be_visible()
    expect(part(me, "supply")).to_have_count(0)


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
