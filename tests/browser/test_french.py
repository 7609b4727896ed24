"""The French interface from the door to the count: no English word is left."""

from __future__ import annotations

import re

from tests.browser.conftest import Visit
from tests.browser.french import check, only
from tests.browser.house import FINISHED, House, Player
from tests.browser.patience import expect
from tests.browser.words import messages, pieces, say, vocabulary, words_in


def test_the_words_files_differ() -> None:
    """The checks of this file would catch an English page."""
    assert len(only("en")) > 300
    assert {"confirm", "undo", "settings", "players"} <= vocabulary("en") - vocabulary("fr")
    assert words_in(say("en")("lead")) & (vocabulary("en") - vocabulary("fr"))


def test_home_and_new_game(house: House, visit: Visit) -> None:
    me = visit(house, "fr", quick=True)
    me.go("/")
    expect(me.set_up()).to_be_visible()
    check(me.page)
    me.set_up().click()
    expect(me.button("start")).to_be_visible()
    for kind in ("here", "link", "bot"):
        me.set_seat(2, kind)
        check(me.page)
    me.unfold_options()
    me.text("designed").click()
    me.button("seat-add").click()
    check(me.page)
    me.button("start").click()
    expect(me.board).to_be_visible()
    me.page.get_by_role("link", name=me.say("house"), exact=True).click()
    expect(me.heading("my-games")).to_be_visible()
    check(me.page)


def test_the_table_and_its_drawers(house: House, visit: Visit) -> None:
    us = visit(house, "fr", quick=True)
    _open(us)
    check(us.page)
    us.decide()
    us.choose(us.spots("line").first)
    expect(us.confirm).to_be_enabled()
    check(us.page)
    us.button("hint").click()
    expect(us.page.get_by_role("status").get_by_text(us.say.pattern("note-hint"))).to_be_visible()
    check(us.page)
    _ask_why(us)
    us.button("settings").click()
    expect(us.drawer("settings")).to_be_visible()
    check(us.page)
    us.page.keyboard.press("Escape")
    us.button("rules-here").click()
    rules = us.drawer("rules")
    for page in ("rules", "tutorial", "keys"):
        rules.get_by_role("radio", name=us.say(page), exact=True).check()
        expect(rules.locator("article p, dl").first).to_be_visible()
        check(us.page)
    us.page.keyboard.press("Escape")
    us.button("put-back").click()
    us.button("undo-ask").click()
    expect(us.drawer("undo-asked")).to_be_visible()
    check(us.page)
    us.button("undo-no").click()
    expect(us.drawer("undo-asked")).to_be_hidden()
    check(us.page)
    us.slider.press("Home")
    us.see_at(0)
    check(us.page)


def _open(us: Player) -> None:
    us.go("/new")
    us.set_seat(1, "me")
    us.set_seat(2, "here")
    us.button("seat-add").click()
    us.set_seat(3, "link")
    us.button("start").click()
    invitations = us.drawer("links")
    expect(invitations).to_be_visible()
    check(us.page)
    secret = invitations.get_by_role("textbox").input_value().partition("#")[2]
    us.page.keyboard.press("Escape")
    expect(invitations).to_be_hidden()
    if not us.choices.is_visible():
        _let_the_friend_begin(us, secret)
    us.await_turn()


def _let_the_friend_begin(us: Player, secret: str) -> None:
    id = us.page.url.rpartition("/")[2]
    with us.house.screen(id, secret) as friend:
        friend.decide()
        friend.decide(-1)


def _ask_why(us: Player) -> None:
    us.button("why-not").click()
    check(us.page)
    us.page.locator("[data-piece='card:1,1']").click()
    expect(us.page.get_by_role("status").get_by_text(us.say("refusal-point-card"))).to_be_visible()
    check(us.page)


def test_the_end_of_a_game(house: House, visit: Visit) -> None:
    us = visit(house, "fr", quick=True)
    us.sit(*house.bring_in(FINISHED))
    expect(us.heading("chart")).to_be_visible()
    check(us.page)
    us.button("tally-next").click()
    expect(us.text("tally-explain")).to_be_hidden()
    check(us.page)
    us.go("/")
    expect(us.heading("my-ended")).to_be_visible()
    check(us.page)


def test_what_goes_wrong_is_said_in_french(house: House, visit: Visit) -> None:
    me = visit(house, "fr", quick=True)
    me.go("/table/nowhere")
    expect(me.text("server-no-match")).to_be_visible()
    check(me.page)
    me.go("/")
    me.page.get_by_label(me.say("import")).set_input_files(
        {"name": "no.jsonl", "mimeType": "text/plain", "buffer": b"nonsense"}
    )
    expect(me.page.get_by_role("alert")).to_be_visible()
    check(me.page)


def test_another_language_in_the_middle_loses_nothing(house: House, visit: Visit) -> None:
    us = visit(house, "fr", quick=True)
    id, keys = house.open("me", "here")
    us.sit(id, list(keys.values()))
    us.decide()
    us.choose(us.spots("line").first)
    expect(us.confirm).to_be_enabled()
    board = us.pieces()
    chosen = us.page.locator(".light.chosen path").first.get_attribute("d")
    url, n = us.page.url, us.n

    them = Player(us.page, say("en"), house)
    us.page.get_by_role("button", name=re.compile("^EN")).click()
    expect(them.confirm).to_be_enabled()
    expect(them.board).to_be_visible()
    assert us.page.evaluate("document.documentElement.lang") == "en"
    assert (us.page.url, them.n, us.pieces()) == (url, n, board)
    assert us.page.locator(".light.chosen path").first.get_attribute("d") == chosen
    expect(them.page.locator("footer")).to_contain_text(_first_words("choice-claim"))
    them.confirm.click()
    them.see_past(n)

    them.slider.press("Home")
    them.see_at(0)
    us.page.get_by_role("button", name=re.compile("^FR")).click()
    expect(us.button("replay-live")).to_be_visible()
    us.see_at(0)
    us.page.wait_for_url(re.compile("at=0"))
    us.page.reload()
    expect(us.button("replay-live")).to_be_visible()
    us.see_at(0)
    check(us.page)


def test_another_language_keeps_a_half_filled_form(house: House, visit: Visit) -> None:
    me = visit(house, "fr", quick=True)
    me.go("/new")
    me.set_seat(1, "me", "Zoé")
    me.set_seat(2, "bot", "Max", "strong")
    me.page.get_by_role("button", name=re.compile("^EN")).click()
    them = Player(me.page, say("en"), house)
    expect(them.button("start")).to_be_visible()
    seat = them.group("seat-number", number=2)
    expect(seat.get_by_role("textbox")).to_have_value("Max")
    expect(seat.get_by_role("combobox").last).to_have_value("strong")


def _first_words(id: str) -> str:
    return next(pieces(messages("en")[id]))
