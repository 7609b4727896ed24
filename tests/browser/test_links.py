"""A friend joins by a link; somebody watches; a decision is taken back by agreement."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import FINISHED, House, Player
from tests.browser.patience import expect


@pytest.fixture
def pair(house: House, visit: Visit) -> tuple[Player, Player]:
    """Ada opened the match, Ben came by the link; the one to act is first."""
    ada = visit(house, quick=True)
    ada.go("/new")
    ada.set_seat(1, "me", "Ada")
    ada.set_seat(2, "link", "Ben")
    ada.button("start").click()
    invitations = ada.drawer("links")
    expect(invitations.get_by_role("img", name=ada.say("links-code", name="Ben"))).to_be_visible()
    address = invitations.get_by_label(ada.say("links-address", name="Ben")).input_value()
    ada.page.keyboard.press("Escape")
    expect(invitations).to_be_hidden()
    expect(ada.button("invite").first).to_be_visible()

    ben = visit(house, quick=True)
    ben.page.goto(address)
    expect(ben.board).to_be_visible()
    assert "#" not in ben.page.url
    expect(ada.button("invite")).to_have_count(0)
    return (ada, ben) if ada.choices.count() else (ben, ada)


def _turn(acting: Player, *others: Player) -> None:
    n = acting.n
    acting.decide()
    acting.decide()
    for each in others:
        each.see_past(n + 1)
        assert each.pieces() == acting.pieces()


def test_both_see_each_decision(pair: tuple[Player, Player]) -> None:
    """And the seat stays with the browser that joined."""
    one, other = pair
    expect(other.choices).to_have_count(0)
    expect(other.confirm).to_be_disabled()
    note = other.page.locator("main").get_by_role("status").get_by_role("paragraph")
    other.choose(other.page.locator(".spot-area[data-spot]").first)
    expect(note.first).to_be_visible()
    _turn(one, other)
    # What was said of a moment goes when the moment goes.
    expect(note).to_have_count(0)
    other.page.reload()
    other.await_turn()
    expect(one.choices).to_have_count(0)
    _turn(other, one)
    one.await_turn()


def test_who_has_no_key_only_watches(pair: tuple[Player, Player], visit: Visit) -> None:
    one, other = pair
    watcher = visit(one.house, quick=True)
    watcher.page.goto(one.page.url)
    expect(watcher.board).to_be_visible()
    _turn(one, other, watcher)
    _turn(other, one, watcher)
    expect(watcher.choices).to_have_count(0)
    expect(watcher.confirm).to_be_disabled()
    for id in ("undo", "hint", "invite"):
        expect(watcher.button(id)).to_have_count(0)
    assert watcher.spots().count() == 0
    watcher.choose(watcher.page.locator(".spot-area[data-spot]").first)
    expect(watcher.text("server-why-spectator")).to_be_visible()


def test_taking_back_is_asked_for_and_agreed(pair: tuple[Player, Player]) -> None:
    one, other = pair
    before = one.pieces()
    one.decide()
    other.see_past(0)
    one.button("undo-ask").click()
    expect(one.text("undo-sent")).to_be_visible()
    expect(other.drawer("undo-asked")).to_be_visible()
    other.button("undo-yes").click()
    one.see_past(1)
    other.see_past(1)
    expect(other.drawer("undo-asked")).to_be_hidden()
    assert one.pieces() == other.pieces() == before
    one.await_turn()
    one.decide()


def test_and_asked_for_and_refused(pair: tuple[Player, Player]) -> None:
    one, other = pair
    one.decide()
    other.see_past(0)
    after = one.pieces()
    one.button("undo-ask").click()
    other.button("undo-no").click()
    stands = one.page.get_by_role("status").get_by_role("paragraph")
    names = ("Ada", "Ben")
    said = [one.say("server-undo-declined", you="no", seat=name) for name in names]
    expect(stands.filter(has_text=said[0]).or_(stands.filter(has_text=said[1]))).to_be_visible()
    assert one.n == 1
    assert one.pieces() == after
    one.decide()


def test_the_rematch_is_open_to_both(house: House, visit: Visit) -> None:
    """From a match that ends with the next decision."""
    id, keys = house.bring_in(FINISHED, upto=46)
    players = [visit(house, quick=True), visit(house, quick=True)]
    for player, key in zip(players, keys, strict=True):
        player.sit(id, [key])
    acting, other = players if players[0].choices.count() else reversed(players)
    acting.decide()
    for player in (acting, other):
        expect(player.heading("end-title")).to_be_visible()
    expect(acting.confirm).to_have_text(acting.say("rematch"))
    acting.confirm_next()
    acting.page.wait_for_url(lambda url: id not in url)
    other.button("rematch-join").click()
    other.page.wait_for_url(acting.page.url)
    for player in (acting, other):
        expect(player.board).to_be_visible()
        assert player.n == 0
