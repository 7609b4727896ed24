"""Steam Barons on any screen, in both themes, by keys alone, and in French."""

from __future__ import annotations

import re

import pytest

from tests.browser import axe
from tests.browser.barons import (
    BUILDING,
    TWO_WAYS,
    Baron,
    arranged,
    played,
    proper,
)
from tests.browser.conftest import Visit, by_turns
from tests.browser.french import check as french
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS

_FIRST = re.compile("first")
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


@pytest.mark.parametrize("size", SIZES)
def test_axe(house: House, visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    me = Baron(
        visit(
            house,
            quick=True,
            ground=True,
            game=STEAM_BARONS,
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
        )
    )
    # Each moment at one size, by turns.
    for number, come_to in enumerate((_build, _pick_up, _sell, _bid, _see_the_end)):
        if size in by_turns(list(SIZES), number):
            come_to(me)
            axe.check_both(me, drawn=come_to is _build)


def _build(me: Baron) -> None:
    me.sit(*me.house.bring_in(played("build", 3)))
    me.open_menu(2)


def _pick_up(me: Baron) -> None:
    me.sit(*me.house.bring_in(played("move", 4, rules="base")))
    cube = next(id for id in me.glowing("cube") if me.in_sight(me.spot(id)))
    me.choose(me.spot(cube))


def _sell(me: Baron) -> None:
    me.sit(*me.house.bring_in(played("sell", 3)))
    me.tool("form-sell").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def _bid(me: Baron) -> None:
    me.sit(*me.house.bring_in(played("bid", 2)))
    expect(me.region("auction")).to_be_visible()


def _see_the_end(me: Baron) -> None:
    me.sit(*me.house.bring_in(played(None)))
    expect(me.heading("chart")).to_be_visible()


def test_on_a_phone_the_map_has_room_where_it_is_touched(house: House, visit: Visit) -> None:
    """Else the papers have it; the desk always keeps some, and a menu covers nothing."""
    view = {"width": 390, "height": 844}
    me = Baron(visit(house, quick=True, game=STEAM_BARONS, viewport=view))
    steps = (("build", {}, 300), ("move", {"rules": "base"}, 300), ("bid", {}, 110))
    for step, options, high in steps:
        me.sit(*house.bring_in(played(step, 3, **options)))
        main, desk = (me.page.locator(zone).bounding_box() for zone in ("main", "aside"))
        assert main is not None
        assert desk is not None
        assert main["width"] == 390
        assert main["height"] == high, step
        assert desk["height"] >= 240, step
    me.sit(*house.bring_in(played("build", 3)))
    hex = me.open_menu(2)
    expect(me.menu.first).to_be_in_viewport(ratio=1)
    expect(hex).to_be_in_viewport()


# By keys


def test_a_turn_and_a_delivery_by_keys(house: House, visit: Visit) -> None:
    me = Baron(visit(house, quick=True, game=STEAM_BARONS))
    press = me.page.keyboard.press
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    me.await_turn()
    n = me.n
    press("ArrowDown")
    press("Enter")
    expect(me.menu.first).to_be_focused()
    press("r")
    expect(me.menu.nth(1)).to_be_focused()
    press("Shift+R")
    press("ArrowDown")
    expect(me.menu.nth(1)).to_be_focused()
    press("Enter")
    me.see(n + 1)
    press("u")
    me.see(n)
    press("PageDown")
    press("Enter")
    press("Enter")
    me.see(n + 1)
    press("End")
    expect(me.choices).to_be_focused()
    active = me.page.locator(f"[id='{me.choices.get_attribute('aria-activedescendant')}']")
    expect(active).to_have_text(me.say("choice-done"))
    press("Enter")
    expect(me.choices).to_have_count(0)
    with house.screen(id, keys[1]) as other:
        assert other.table["n"] == n + 2

    id, keys = house.bring_in(arranged(TWO_WAYS))
    me.sit(id, keys[:1])
    me.await_turn()
    n = me.n
    press("PageDown")
    press("Enter")
    expect(me.confirm).to_be_enabled()
    press("Enter")
    me.see_past(n)
    press("PageDown")
    press("Enter")
    expect(me.confirm).to_be_enabled()
    press("Enter")
    me.see_past(n + 1)


# In French

PHASES = [
    ("stock", "bid"),
    ("stock", "build"),
    ("stock", "move"),
    ("stock", "sell"),
    ("stock", None),
    ("base", "opening"),
    ("base", "choose"),
    ("base", "build"),
    ("base", "move"),
    ("base", "score"),
    ("base", None),
    ("standard", "capital"),
    ("standard", "order"),
]


def test_in_french(house: House, visit: Visit) -> None:
    me = Baron(visit(house, "fr", quick=True, game=STEAM_BARONS))
    for rules, step in PHASES:
        turn = 1 if step == "opening" else 2
        me.sit(*house.bring_in(played(step, turn, rules=rules)))
        if step == "build":
            me.open_menu(2)
        french(me.page, proper())
        if step == "sell":
            me.button("form-sell").click()
            expect(me.page.get_by_role("dialog")).to_be_visible()
            french(me.page, proper())


@pytest.mark.parametrize("rules", ["stock", "base"])
def test_what_is_pointed_at_is_said_in_french(house: House, visit: Visit, rules: str) -> None:
    me = Baron(visit(house, "fr", quick=True, game=STEAM_BARONS))
    me.sit(*house.bring_in(played("move", 3, rules=rules)))
    pointed = me.region("pointed").locator("p")
    told = set()
    for key in range(1, 9):
        me.page.keyboard.press(str(key))
        for kind in ("hex", "cube", "company", "seat", "tile", "space", "newcity", "kind"):
            drawn = me.page.locator(f"path[data-spot^='{kind}:']")
            written = me.page.locator(f"[data-desk-spot^='{kind}:']:visible").first
            if kind not in told and written.count():
                written.hover()
            elif kind not in told and drawn.count() and me.in_sight(drawn.first):
                me.page.mouse.move(*me.place(drawn.first))
            else:
                continue
            told.add(kind)
            expect(pointed.first).to_have_class(_FIRST)
            french(me.page, proper())
            me.page.mouse.move(2, 2)
        me.page.keyboard.press("1")
    both = {"hex", "cube", "kind"}
    assert told >= both | ({"company"} if rules == "stock" else {"tile", "space"})
    me.chips.last.hover()
    expect(pointed.nth(1)).to_be_visible()
    french(me.page, proper())
