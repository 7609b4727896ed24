"""Before one decides: what a place would bring, why not, and a view of where the choice is."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator

from rotonde.games.steam_barons.rules.actions import Take
from tests.browser.barons import BUILDING, FROM_TWO, SELLING, TWO_WAYS, Baron, arranged, played
from tests.browser.conftest import Visit
from tests.browser.house import House, overlap
from tests.browser.patience import expect
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
            expect(me.button("put-back")).to_be_visible()
            return
    raise AssertionError("no town with a cube can be built in")


def _rested(me: Baron, spot: str) -> FloatRect:
    me.place(me.spot(spot))
    box = me.spot(spot).bounding_box()
    assert box is not None
    return box


def _beside(me: Baron, spot: str, far: float) -> tuple[float, float]:
    """A place so many pixels right of a spot."""
    box = _rested(me, spot)
    return box["x"] + box["width"] + far, box["y"] + box["height"] / 2


def _within(me: Baron, spot: str) -> tuple[float, float]:
    """A place on the left rim of a hex."""
    box = _rested(me, spot)
    return box["x"] + 3, box["y"] + box["height"] / 2


# Leeds takes a red cube and has a blue one to give.
_BOTH = FROM_TWO + 'Leeds = "BR"\n'


def test_a_click_that_just_misses_a_cube_means_it_and_one_on_the_rim_the_city(
    house: House, visit: Visit
) -> None:
    me = come(house, visit)
    table = arranged(_BOTH)
    me.sit(*house.bring_in(table))
    where = {city.name: city.hex for city in table.state.terms.map.cities}  # type: ignore[attr-defined]
    cube, city = f"cube:{where['Leeds']}:blue", f"hex:{where['Leeds']}"
    prompt = me.page.locator("footer .prompt")
    for far in (2, 5):
        at = _beside(me, cube, far)
        hit = me.page.evaluate("at => document.elementFromPoint(...at).dataset.spot", list(at))
        assert hit == city
        me.page.mouse.click(*at)
        expect(me.page.locator("svg.sheet .badge text")).to_have_count(1)
        expect(prompt).to_contain_text(me.say("prompt-go-on"))
        me.page.keyboard.press("Escape")
    # A cube that cannot go is no miss of the one beside it.
    me.choose(me.spot(f"cube:{where['Leeds']}:red"))
    expect(me.menu).to_have_count(3)
    me.page.keyboard.press("Escape")
    me.page.mouse.click(*_within(me, city))
    expect(me.menu).to_have_count(3)


@pytest.mark.parametrize("width", [390, 360])
def test_so_does_a_finger(house: House, visit: Visit, width: int) -> None:
    size = {"width": width, "height": 800}
    me = come(house, visit, viewport=size, is_mobile=True, has_touch=True)
    table = arranged(_BOTH)
    me.sit(*house.bring_in(table))
    where = {city.name: city.hex for city in table.state.terms.map.cities}  # type: ignore[attr-defined]
    cube, city = f"cube:{where['Leeds']}:blue", f"hex:{where['Leeds']}"
    me.page.touchscreen.tap(*_beside(me, cube, 9))
    expect(me.page.locator("svg.sheet .badge text")).to_have_count(1)
    me.tool("put-back").tap()
    expect(me.page.locator("svg.sheet .badge text")).to_have_count(0)
    me.page.touchscreen.tap(*_within(me, city))
    expect(me.menu).to_have_count(3)


def _drag_to_the_foot(me: Baron, spot: Locator) -> None:
    """So far down that a note at the foot of the board would cover it."""
    board = me.page.get_by_role("main").bounding_box()
    assert board is not None
    me.page.mouse.move(*me.place(spot))
    me.page.mouse.wheel(0, -700)
    # Ground that can be had hold of, whatever a click there would choose.
    me.page.mouse.move(*me.place(spot))
    me.page.mouse.down()
    me.page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] - 34, steps=5)
    me.page.mouse.up()


def test_a_note_does_not_hide_what_it_is_about(house: House, visit: Visit) -> None:
    me = come(house, visit)
    table = arranged(BUILDING)
    me.sit(*house.bring_in(table))
    where = {city.name: city.hex for city in table.state.terms.map.cities}  # type: ignore[attr-defined]
    slip = me.page.locator("main [role=status] .slip")

    def apart(spot: Locator) -> bool:
        one, other = slip.bounding_box(), spot.bounding_box()
        return one is not None and other is not None and not overlap(one, other)

    leeds = me.spot(f"hex:{where['Leeds']}")
    me.button("why-not").click()
    me.choose(leeds)
    expect(slip).to_contain_text("SB-7.3")
    low = (slip.bounding_box() or {"y": 0})["y"]
    assert low > 500, "as a rule it stands at the foot"
    _drag_to_the_foot(me, leeds)
    me.until(lambda: (slip.bounding_box() or {"y": 900})["y"] < 300)
    assert apart(leeds)
    # So with a hint.
    me.page.keyboard.press("0")
    me.button("hint").click()
    expect(slip.locator("p").first).to_have_text(me.say.pattern("note-hint"))
    hint = me.page.locator(".light.hint path").first
    _drag_to_the_foot(me, hint)
    me.until(lambda: apart(hint))


def test_the_action_tiles_are_on_the_desk_while_one_is_chosen(house: House, visit: Visit) -> None:
    me = come(house, visit, viewport={"width": 1440, "height": 900})
    id, keys = house.bring_in(played("choose", 1, rules="base", map=ENGLAND))
    me.sit(id, keys[:1])
    actions = me.page.locator("aside [data-board=actions]")
    expect(actions).to_be_visible()
    n = me.n
    tiles = me.desk_spots.and_(actions.locator("[data-desk-spot^='tile:']"))
    for tile in tiles.all():
        expect(tile).to_be_in_viewport()
    tiles.first.click()
    expect(me.confirm).to_be_enabled()
    me.confirm.click()
    me.see_past(n)
    expect(me.hexes().first).to_be_attached()
    expect(actions).to_have_count(0)
    assert me.in_sight(me.hexes().first)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tile_in_the_hand_says_what_it_does(house: House, visit: Visit, lang: str) -> None:
    me = come(house, visit, lang)
    table = arranged('phase = "choose"\norder = "ABC"\n[A]\ncash = 5\n[cubes]\n')
    id, keys = house.bring_in(table)
    me.sit(id, keys[:1])
    words = table.words(lang, 0)
    remark = me.page.locator("footer .remark")
    me.on_desk("tile:5").click()
    for at, taken in enumerate((Take(5), Take(5, effect=False))):
        me.menu.nth(at).hover()
        for line in table.game.help.preview(table.state, 0, taken):
            expect(remark).to_contain_text(words.say(line))
    me.menu.nth(1).click()
    n = me.n
    me.confirm.click()
    me.see_past(n)
    # For its number in the order, not for what it does: the log says so too.
    said = table.copy().play(0, Take(5, effect=False))[0].message(table.state)
    expect(me.log.filter(has_text=words.say(said))).to_have_count(1)


def test_to_keep_all_shares_and_to_sell_them_are_two_clicks(house: House, visit: Visit) -> None:
    me, ben = come(house, visit), come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    ben.sit(id, keys[1:2])
    me.answer(me.at_foot("choice-sell", count=0))
    expect(me.button("form-sell")).to_have_count(0)
    ben.starts("form-sell-all").click()
    form = ben.page.get_by_role("dialog")
    expect(form.get_by_role("status")).to_contain_text("$12")
    expect(ben.button("form-sell")).to_be_visible()
    form.get_by_role("button", name=ben.say("confirm"), exact=True).click()
    expect(ben.button("form-sell")).to_have_count(0)
