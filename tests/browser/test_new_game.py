"""A new game: the rule set in a paragraph, the board as a picture, no idle question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Response

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect

BARONS = "steam_barons"
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def open_page(me: Player) -> None:
    me.go("/new")
    me.page.get_by_role("radio", name=me.say("title")).check()
    me.unfold_options()


def option(me: Player, id: str) -> Locator:
    return me.page.get_by_role("combobox", name=me.say(f"option-{id}"), exact=True)


def picture(me: Player) -> Locator:
    return me.page.get_by_role("img", name=me.say("preview", game=me.say("title")), exact=True)


def test_the_picture_and_the_paragraph_follow_the_options(house: House, visit: Visit) -> None:
    me = visit(house, game=BARONS)
    boards: list[str] = []

    def seen(answer: Response) -> None:
        if "/board.svg" in answer.url and "steam-barons" in answer.url:
            boards.append(answer.url)

    me.page.on("response", seen)
    open_page(me)
    expect(picture(me)).to_be_visible()
    expect(me.text("option-rules-stock-line")).to_be_visible()
    me.button("seat-remove", name=me.say("name-3")).click()
    expect(me.group("seat-number", number=3)).to_have_count(0)
    # Base games need a third player: the page adds one, and never asks for a board that cannot be.
    option(me, "rules").select_option("base")
    expect(me.text("option-rules-base-line")).to_be_visible()
    expect(me.group("seat-number", number=3)).to_be_visible()
    with me.page.expect_response(lambda answer: "map=northern-england" in answer.url) as north:
        option(me, "map").select_option("northern-england")
    assert north.value.status == 200
    assert "rules=base" in north.value.url
    assert "players=3" in north.value.url
    assert len(boards) == len(set(boards))


def test_what_means_nothing_is_not_asked(house: House, visit: Visit) -> None:
    me = visit(house, game=BARONS)
    open_page(me)
    alert = me.page.get_by_role("alert")
    # Few of the seldom changed ones mean something here: they need no unfolding.
    expect(option(me, "share_count")).to_be_visible()
    expect(option(me, "opening")).to_have_count(0)
    option(me, "share_count").select_option("within")
    option(me, "rules").select_option("standard")
    # What was chosen for the other rules is in nobody's way.
    expect(option(me, "share_count")).to_have_count(0)
    expect(option(me, "second_pass")).to_be_visible()
    expect(option(me, "four_player_turns")).to_have_count(0)
    expect(alert).to_have_count(0)
    me.button("seat-add").click()
    expect(option(me, "four_player_turns")).to_be_visible()
    option(me, "rules").select_option("stock")
    expect(option(me, "share_count")).to_have_value("within")
    me.button("start").click()
    expect(me.board).to_be_visible()
    me.button("settings").click()
    said = me.say("option-share_count-within")
    expect(me.drawer("settings").get_by_text(said, exact=True)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_every_screen(house: House, visit: Visit, size: str, theme: str) -> None:
    width, height = SIZES[size]
    lang = "fr" if theme == "dark" else "en"
    view = {"width": width, "height": height}
    me = visit(house, lang, game=BARONS, color_scheme=theme, viewport=view)
    open_page(me)
    expect(picture(me)).to_be_visible()
    option(me, "rules").select_option("base")
    expect(me.text("option-rules-base-line")).to_be_visible()
    axe.check(me)
    box = picture(me).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["height"] > 150
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width


def test_who_takes_seats_away_by_keys_stays_among_them(house: House, visit: Visit) -> None:
    me = visit(house, game=BARONS)
    open_page(me)
    me.button("seat-add").click()
    expect(me.group("seat-number", number=4)).to_be_visible()

    def taken_away(number: int) -> Locator:
        named = me.page.get_by_role("button", name=me.say.pattern("seat-remove"))
        return me.group("seat-number", number=number).locator(named)

    taken_away(4).press("Enter")
    expect(me.group("seat-number", number=4)).to_have_count(0)
    expect(taken_away(3)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.group("seat-number", number=3)).to_have_count(0)
    # Two are needed: nobody else can go.
    name = me.group("seat-number", number=2).get_by_role("textbox", name=me.say("seat-name"))
    expect(name).to_be_focused()


def test_a_bot_gives_up_the_name_that_a_person_takes(house: House, visit: Visit) -> None:
    me = visit(house)
    open_page(me)

    def name(seat: int) -> Locator:
        group = me.group("seat-number", number=seat)
        return group.get_by_role("textbox", name=me.say("seat-name"), exact=True)

    expect(name(2)).to_have_value(me.say("name-2"))
    name(1).fill(me.say("name-2"))
    expect(name(2)).to_have_value(me.say("name-1"))
    me.button("seat-add").click()
    expect(name(3)).to_have_value(me.say("name-3"))
    me.set_seat(3, "here", me.say("name-1"))
    expect(name(2)).to_have_value(me.say("name-3"))
