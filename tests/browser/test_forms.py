"""Open-ended decisions: a number to name, a form to fill in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.server.guest import with_yard
from tests.server.screen import Screen


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("yard")
    found = House(folder / "matches.sqlite", env=with_yard(folder / "packages"))
    yield found
    assert found.stop() == ""


SIZES = [(1440, 900), (390, 844)]


@pytest.fixture(params=SIZES, ids=lambda size: str(size[0]))
def seated(
    house: House, visit: Visit, request: pytest.FixtureRequest
) -> Iterator[tuple[Player, list[Screen]]]:
    """Me on the first seat of the yard, two others elsewhere."""
    width, height = request.param
    size = {"width": width, "height": height}
    me = visit(house, quick=True, reduced_motion="reduce", viewport=size)
    id, keys = house.open("me", "link", "link", game="yard")
    others = [house.screen(id, keys[seat]) for seat in (1, 2)]
    me.go("/")
    games = [{"id": id, "keys": [keys[0]], "since": 0}]
    me.page.evaluate("all => localStorage.setItem('rotonde.games', JSON.stringify(all))", games)
    me.go(f"/table/{id}")
    expect(me.confirm).to_be_visible()
    yield me, others
    for other in others:
        other.close()


def _button(me: Player, name: str) -> Locator:
    return me.page.get_by_role("button", name=name, exact=True)


def _press(me: Player, name: str) -> None:
    if not _button(me, name).is_visible():  # many buttons stand on the desk
        me.open_more()
    _button(me, name).click()


def _bid_low(others: list[Screen]) -> None:
    for seat, other in enumerate(others, 1):
        point = other.table["point"]
        other.say("decide", seat=seat, action={"type": "bid", "coins": 1}, point=point)


def _to_the_offer(me: Player, others: list[Screen]) -> None:
    _bid_low(others)
    _press(me, "Bid")
    me.confirm.click()
    for name in ("Done", "Roll"):
        expect(me.confirm).to_have_text(me.say("confirm-choose"))
        _press(me, name)
        expect(me.confirm).to_have_text(name)
        me.confirm.click()
    expect(me.confirm).to_have_text(me.say("confirm-choose"))
    offer = me.page.locator("button").filter(has_text="Make an offer")
    expect(offer).to_be_attached()


def test_a_number_is_named(seated: tuple[Player, list[Screen]]) -> None:
    me, others = seated
    expect(me.confirm).to_be_disabled()
    _press(me, "Bid")
    field = me.page.get_by_role("spinbutton")
    expect(field).to_have_value("5")
    expect(me.confirm).to_have_text("Bid 5")
    check(me)
    _button(me, "Bid: more").click()
    expect(field).to_have_value("6")
    _button(me, "Bid: less").click()
    _button(me, "10").click()
    expect(field).to_have_value("10")
    expect(_button(me, "Bid: more")).to_be_disabled()
    expect(me.confirm).to_have_text("Bid 10")
    field.fill("250")
    field.blur()
    expect(field).to_have_value("10")
    expect(me.text("amount-wrong", least=0, most=10, unit=1)).to_be_visible()
    field.fill("7")
    expect(me.text("amount-wrong", least=0, most=10, unit=1)).to_have_count(0)
    field.press("Enter")
    me.see_past(0)
    _bid_low(others)
    told = others[0].see(step="building")["log"]
    assert "bid 0 7" in [line["text"] for line in told]


def test_a_number_by_keyboard_alone(seated: tuple[Player, list[Screen]]) -> None:
    me, _ = seated
    me.choices.focus()
    me.page.keyboard.press("Enter")
    field = me.page.get_by_role("spinbutton")
    expect(field).to_be_focused()
    me.page.keyboard.type("3")
    me.page.keyboard.press("ArrowUp")
    expect(field).to_have_value("4")
    me.page.keyboard.press("Enter")
    me.see_past(0)


def test_a_form_is_filled_in(seated: tuple[Player, list[Screen]]) -> None:
    me, others = seated
    _to_the_offer(me, others)
    _press(me, "Make an offer")
    form = me.page.get_by_role("dialog", name="Make an offer", exact=True)
    give = form.get_by_role("group", name=me.say("form-give"), exact=True)
    take = form.get_by_role("group", name=me.say("form-take"), exact=True)
    expect(take.get_by_role("checkbox")).to_have_count(1)
    names = [seat["name"] for seat in others[0].table["seats"]]
    expect(form.get_by_role("radio", name=names[1])).to_be_checked()
    form.get_by_role("radio", name=names[2]).check()
    coins = take.get_by_role("spinbutton")
    coins.fill("8")
    check(me)
    send = form.get_by_role("button", name=me.say("confirm"), exact=True)
    send.click()
    # Refused by the rules: said on the form, and nothing on it is lost.
    expect(form.get_by_role("alert")).to_contain_text("Name a price for a card you give.")
    expect(form.get_by_role("button", name="Rule Y-4")).to_be_visible()
    expect(coins).to_have_value("8")
    me.page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    _press(me, "Make an offer")
    expect(coins).to_have_value("8")
    expect(form.get_by_role("radio", name=names[2])).to_be_checked()
    give.get_by_role("checkbox").check()
    n = me.n
    send.click()
    expect(form).to_be_hidden()
    me.see_past(n)
    asked = others[1].see(step="answering", deciding=2)
    assert asked["n"] == n + 1
