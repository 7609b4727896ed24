"""Boards beside the map: those of the decision lie on the desk, and each is a tab or a key away."""

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
_BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"


def come(house: House, visit: Visit, lang: str = "en", **more: object) -> Baron:
    more.setdefault("reduced_motion", "reduce")
    return Baron(visit(house, lang, quick=True, game=STEAM_BARONS, **more))


def tab(me: Baron, id: str) -> Locator:
    rail = me.page.get_by_role("navigation", name=me.say("boards"), exact=True)
    return rail.get_by_role("button", name=me.say(f"board-{id}"), exact=True)


def laid(me: Baron, id: str) -> Locator:
    """A board on the table, in the map's place."""
    return me.page.get_by_role("main").get_by_role("region", name=me.say(f"board-{id}"))


def slip(me: Baron, id: str) -> Locator:
    """A board on the desk."""
    return me.page.locator(f"aside [data-board='{id}']")


def test_a_board_is_laid_on_the_table_by_click_and_by_key(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    for key, board in enumerate(("actions", "players", "income", "tiles"), 2):
        tab(me, board).click()
        expect(laid(me, board)).to_be_visible()
        expect(tab(me, board)).to_have_attribute("aria-pressed", "true")
        expect(tab(me, "map")).to_have_attribute("aria-pressed", "false")
        # It lies on the table or on the desk, not on both.
        expect(slip(me, board)).to_have_count(0)
        me.page.keyboard.press(str(key))
        expect(laid(me, board)).to_have_count(0)
        expect(tab(me, "map")).to_have_attribute("aria-pressed", "true")
        me.page.keyboard.press(str(key))
        expect(laid(me, board)).to_be_visible()
        for back in ("1", "Escape"):
            me.page.keyboard.press(back)
            expect(laid(me, board)).to_have_count(0)
            me.page.keyboard.press(str(key))
        laid(me, board).get_by_role("button", name=me.say.pattern("board-back")).click()
        expect(laid(me, board)).to_have_count(0)
    me.page.keyboard.press("9")
    expect(tab(me, "map")).to_have_attribute("aria-pressed", "true")


def test_escape_goes_back_to_the_map_before_it_drops_what_is_chosen(
    house: House, visit: Visit
) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    me.open_menu(2)
    me.page.keyboard.press("3")
    expect(laid(me, "players")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(laid(me, "players")).to_have_count(0)
    expect(me.menu.first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.menu).to_have_count(0)


def test_a_board_is_pinned_folded_and_enlarged_and_that_is_kept(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    title = me.say("board-actions")
    expect(slip(me, "actions")).to_have_count(0)
    me.page.keyboard.press("Shift+2")
    expect(slip(me, "actions")).to_be_visible()
    pin = slip(me, "actions").get_by_role("button", name=me.say("board-pin", title=title))
    expect(pin).to_have_attribute("aria-pressed", "true")
    fold = slip(me, "players").get_by_role("button", name=me.say("board-fold", title="Players"))
    fold.click()
    expect(slip(me, "players").get_by_role("table")).to_have_count(0)
    me.page.reload()
    expect(slip(me, "actions")).to_be_visible()
    expect(slip(me, "players").get_by_role("table")).to_have_count(0)
    unfold = me.say("board-unfold", title="Players")
    slip(me, "players").get_by_role("button", name=unfold).click()
    expect(slip(me, "players").get_by_role("table")).to_be_visible()
    enlarge = me.say("board-enlarge", title=title)
    slip(me, "actions").get_by_role("button", name=enlarge).click()
    expect(laid(me, "actions")).to_be_visible()
    me.page.keyboard.press("Escape")
    pin.click()
    expect(slip(me, "actions")).to_have_count(0)


def _in_sight(me: Baron, kind: str) -> float:
    """How much of what can be chosen could be clicked."""
    return len(me.all_in_sight(kind)) / len(me.glowing(kind))


def _come_to_the_tiles(me: Baron, house: House) -> Locator:
    """The action tiles, once the first seat may take one."""
    id, keys = house.bring_in(played("opening", 1, rules="base", map=EAST))
    me.sit(id, keys[:1])
    tiles = slip(me, "actions").locator("[data-desk-spot^='tile:'].may")
    out = me.at_foot("choice-pass", step="opening")
    while not tiles.count():
        n = me.n
        me.answer(out.first)
        me.see_past(n)
        expect(out.or_(tiles).first).to_be_attached()
    return tiles


def test_each_decision_brings_its_boards_and_a_view_of_one_s_own_stays(
    house: House, visit: Visit
) -> None:
    me = come(house, visit, viewport={"width": 1280, "height": 800})
    tiles = _come_to_the_tiles(me, house)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=1)
    # Who looks elsewhere meanwhile is left alone, whatever else there is to tell.
    me.page.keyboard.press("3")
    expect(laid(me, "players")).to_be_visible()
    me.page.get_by_role("button", name=me.say("language-fr")).click()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    me.page.get_by_role("button", name="English").click()
    expect(laid(me, "players")).to_be_visible()
    tiles.first.click()
    me.page.keyboard.press("Escape")
    me.confirm.click()
    expect(me.hexes().first).to_be_attached()
    expect(slip(me, "actions")).to_have_count(0)
    assert _in_sight(me, "hex") > 0.5
    # A view of one's own stays, though it shows little of the decision.
    before = me.board.get_attribute("viewBox") or ""
    me.page.mouse.move(*me.place(me.spot(me.all_in_sight()[0])))
    me.page.mouse.wheel(0, -900)
    expect(me.board).not_to_have_attribute("viewBox", before)
    mine = me.board.get_attribute("viewBox") or ""
    assert _in_sight(me, "hex") < 0.4
    n = me.n
    me.choose(me.spot(me.all_in_sight()[0]))
    me.confirm_next()
    me.see(n + 1)
    expect(me.board).to_have_attribute("viewBox", mine)


@pytest.mark.halved
@pytest.mark.parametrize("map", [EAST, ENGLAND])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (360, 740)])
def test_a_new_city_and_its_cubes_are_chosen_on_the_desk(
    house: House, visit: Visit, map: str, size: tuple[int, int]
) -> None:
    me = come(house, visit, "fr", viewport={"width": size[0], "height": size[1]})
    me.sit(*house.bring_in(arranged(URBANIZING, map=map)))
    n = me.n
    me.on_desk("newcity:grey").click()
    expect(me.foot.locator(".prompt")).to_contain_text(me.say("prompt-go-on"))
    me.choose(me.spot(me.all_in_sight()[0]))
    me.confirm_next()
    me.see(n + 1)
    spaces = slip(me, "supply").locator("[data-desk-spot^='space:'].may")
    expect(spaces.first).to_be_visible()
    me.on_desk("space:0").click()
    me.confirm_next()
    me.see(n + 2)
    assert _in_sight(me, "hex") > 0.2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tools_over_the_map_stand_clear_of_each_other(
    house: House, visit: Visit, lang: str
) -> None:
    me = come(house, visit, lang)
    me.sit(*house.bring_in(arranged(BUILDING)))
    for width in (*range(1440, 340, -60), 360):
        me.page.set_viewport_size({"width": width, "height": 800})
        board, *beside = me.page.locator("main, .find, .zoom").evaluate_all(_BOXES)
        tools = [box for box in beside if box["width"]]
        # A phone has no room for the search, and the list of all choices finds places too.
        assert len(tools) == (2 if width > 600 else 1), width
        assert not any(overlap(one, other) for one, other in combinations(tools, 2)), width
        assert all(box["x"] + box["width"] < board["x"] + board["width"] for box in tools), width


def test_the_stock_market_has_no_supply(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    expect(tab(me, "shares")).to_be_visible()
    expect(tab(me, "supply")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_a_tab_brings_its_board_to_the_top_of_the_desk(
    house: House, visit: Visit, lang: str
) -> None:
    me = come(house, visit, lang, **PHONE)
    id, keys = house.bring_in(arranged(SELLING, "stock", map=EAST))
    me.sit(id, keys[:1])
    main, rail, desk, foot = (
        me.page.locator(zone).bounding_box() for zone in ("main", ".rail", "aside", "footer")
    )
    zones = [zone for zone in (main, rail, desk, foot) if zone]
    assert len(zones) == 4
    assert not any(overlap(one, other) for one, other in combinations(zones, 2))
    for board in ("prices", "tiles", "players"):
        tab(me, board).tap()
        expect(tab(me, board)).to_have_attribute("aria-pressed", "true")
        heading = slip(me, board).get_by_role("heading", name=me.say(f"board-{board}"))
        expect(heading).to_be_in_viewport()
        first = me.page.locator("aside .slip[data-board]").evaluate_all(
            "all => all.map(one => one.dataset.board).filter(id => id !== 'decision')[0]"
        )
        assert first == board
    tab(me, "map").tap()
    expect(slip(me, "tiles")).to_have_count(0)
    log = me.page.locator(".rail").get_by_role("button", name=me.say("log"), exact=True)
    log.tap()
    expect(me.region("log")).to_be_visible()
    log.tap()
    expect(me.region("log")).to_have_count(0)


def test_a_finger_on_a_board_is_told_what_it_touches(house: House, visit: Visit) -> None:
    me = come(house, visit, **PHONE)
    id, keys = house.bring_in(arranged(SELLING, "stock", map=EAST))
    me.sit(id, keys[:1])
    company = me.on_desk("company:orange").first
    company.tap()
    told = me.page.locator("main .slip")
    expect(told).to_contain_text("share price")
    assert me.text("server-why-nothing").count() == 0
    # Who asks why is still told why.
    me.tool("why-not").tap()
    company.tap()
    expect(me.text("server-why-nothing")).to_be_visible()


def test_the_map_stays_in_sight_below_a_board_in_its_place(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    me.page.keyboard.press("3")
    board, sheet = laid(me, "players").bounding_box(), me.board.bounding_box()
    assert board is not None
    assert sheet is not None
    assert not overlap(board, sheet)
    assert sheet["height"] >= 140
    # What glows on it can be chosen there.
    me.open_menu(2)
    expect(laid(me, "players")).to_be_visible()


_LETTERS = """svg => {
    const letters = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    svg.append(letters)
    const { visibility } = getComputedStyle(letters)
    letters.remove()
    return visibility
}"""


def test_the_map_stands_in_small_beside_a_drawing_in_its_place(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    inset = me.page.locator("main .side svg").first
    for width, height in ((1440, 900), (1024, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        tab(me, "prices").click()
        expect(laid(me, "prices")).to_be_visible()
        box, sheet = inset.bounding_box(), me.board.bounding_box()
        assert box is not None
        assert sheet is not None
        assert 120 <= box["width"] < sheet["width"]
        assert inset.evaluate(_LETTERS) == "hidden", "none of them could be read"
        # Where the drawing needs all the room there is, the map has a corner of it.
        assert overlap(box, sheet) is (width == 1024)
        inset.click()
        expect(laid(me, "prices")).to_have_count(0)
        expect(inset).to_have_count(0)


def test_a_board_makes_way_for_a_decision_on_the_map(house: House, visit: Visit) -> None:
    me = come(house, visit)
    tiles = _come_to_the_tiles(me, house)
    me.page.keyboard.press("3")
    expect(laid(me, "players")).to_be_visible()
    tiles.first.click()
    me.confirm.click()
    expect(me.hexes().first).to_be_attached()
    expect(laid(me, "players")).to_have_count(0)
    expect(tab(me, "map")).to_have_attribute("aria-pressed", "true")


def test_a_phone_keeps_the_stop_that_was_chosen_in_a_step(house: House, visit: Visit) -> None:
    me = come(house, visit, **PHONE)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])

    def high() -> float:
        box = me.page.get_by_role("main").bounding_box()
        assert box is not None
        return box["height"]

    large = high()
    me.button("stop-papers").click()
    expect(me.button("stop-map")).to_be_visible()
    assert high() < large / 2
    me.page.reload()
    expect(me.button("stop-map")).to_be_visible()
    assert high() < large / 2
    # By a drag too.
    box = me.button("stop-map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x, y + 80, steps=4)
    me.page.mouse.up()
    expect(me.button("stop-papers")).to_be_visible()
    assert high() == large


def test_what_is_arranged_is_kept_for_each_kind_of_window(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    me.page.keyboard.press("Shift+2")
    expect(slip(me, "actions")).to_be_visible()
    me.page.set_viewport_size({"width": 1024, "height": 768})
    expect(slip(me, "actions")).to_have_count(0)
    me.page.set_viewport_size({"width": 1440, "height": 900})
    expect(slip(me, "actions")).to_be_visible()
