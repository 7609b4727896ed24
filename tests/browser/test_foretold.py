"""Before one decides: what a place would bring, why not, and a view of where the choice is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rotonde.games.steam_barons.actions import Take
from tests.browser.barons import BUILDING, SELLING, TWO_WAYS, Baron, arranged, played
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.words import STEAM_BARONS
from tests.games.steam_barons.play import EAST, ENGLAND


def come(house: House, visit: Visit, lang: str = "en", **more: object) -> Baron:
    more.setdefault("reduced_motion", "reduce")
    return Baron(visit(house, lang, quick=True, game=STEAM_BARONS, **more))


def test_a_cube_in_the_hand_shows_what_each_city_would_bring(house: House, visit: Visit) -> None:
    me = come(house, visit)
    table = arranged(TWO_WAYS)
    me.sit(*house.bring_in(table))
    where = {city.name: city.hex for city in table.state.terms.map.cities}  # type: ignore[attr-defined]
    badges = me.page.locator("svg.sheet .badge text")
    expect(badges).to_have_count(0)
    me.choose(me.spot(f"cube:{where['Manchester']}:red"))
    expect(badges).to_have_text(["+2"])
    me.page.keyboard.press("Escape")
    expect(badges).to_have_count(0)


def test_a_cube_in_the_way_says_why_its_city_takes_no_track(house: House, visit: Visit) -> None:
    me = come(house, visit)
    table = arranged(BUILDING + 'Leeds = "R"\n')
    me.sit(*house.bring_in(table))
    where = {city.name: city.hex for city in table.state.terms.map.cities}  # type: ignore[attr-defined]
    me.choose(me.spot(f"cube:{where['Leeds']}:red"))
    expect(me.page.get_by_text("SB-7.3")).to_be_visible()


def test_a_cube_does_not_keep_one_from_its_town(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played("build", 1, map=EAST)))
    for id in me.glowing():
        cube = me.page.locator(f"path[data-spot^='cube:{id.removeprefix('hex:')}:']")
        if cube.count() and me.in_sight(cube.first):
            me.choose(cube.first)
            expect(me.menu.first.or_(me.button("step-back"))).to_be_visible()
            return
    raise AssertionError("no town with a cube can be built in")


def test_the_view_goes_to_the_action_tiles_and_back_to_the_map(house: House, visit: Visit) -> None:
    me = come(house, visit, viewport={"width": 1440, "height": 900})
    id, keys = house.bring_in(played("choose", 1, rules="base", map=ENGLAND))
    me.sit(id, keys[:1])
    actions = me.page.get_by_role("button", name=me.say("scene-part-actions"), exact=True)
    expect(actions).to_have_attribute("aria-pressed", "true")
    n = me.n
    me.choose(me.page.locator("path[data-spot^='tile:'].may").first)
    me.confirm.click()
    me.see_past(n)
    expect(me.hexes().first).to_be_attached()
    expect(actions).to_have_attribute("aria-pressed", "false")
    assert me.in_sight(me.hexes().first)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tile_in_the_hand_says_what_it_does(house: House, visit: Visit, lang: str) -> None:
    me = come(house, visit, lang)
    table = arranged('phase = "choose"\norder = "ABC"\n[A]\ncash = 5\n[cubes]\n')
    id, keys = house.bring_in(table)
    me.sit(id, keys[:1])
    words = table.words(lang, 0)
    remark = me.page.locator("footer .remark")
    me.choose(me.spot("tile:5"))
    for at, taken in enumerate((Take(5), Take(5, effect=False))):
        me.menu.nth(at).hover()
        for line in table.game.weigh(table.state, 0, taken):
            expect(remark).to_contain_text(words.say(line))
    me.menu.nth(1).click()
    n = me.n
    me.confirm.click()
    me.see_past(n)
    # For its number in the order, not for what it does: the log says so too.
    said = table.copy().play(0, Take(5, effect=False))[0].message(table.state)
    expect(me.log.filter(has_text=words.say(said))).to_have_count(1)


def test_to_keep_all_shares_is_one_click_and_to_sell_them_two(house: House, visit: Visit) -> None:
    me, ben = come(house, visit), come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    ben.sit(id, keys[1:2])
    me.button("choice-sell", count=0).click()
    expect(me.button("form-sell")).to_have_count(0)
    ben.starts("form-sell-all").click()
    form = ben.page.get_by_role("dialog")
    expect(form.get_by_role("status")).to_contain_text("$12")
    expect(ben.button("form-sell")).to_be_visible()
    form.get_by_role("button", name=ben.say("confirm"), exact=True).click()
    expect(ben.button("form-sell")).to_have_count(0)
