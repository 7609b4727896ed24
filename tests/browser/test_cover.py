"""Where seats have secrets, nothing is seen until the next player says so.

A short game will do for this: its tables are told on their way to the page that they have some.
Sales of shares, which really are secret, are tried with the rest of Steam Barons.
"""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect


def _with_secrets(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()

    def tell(raw: str | bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "table":
            message["secrets"] = True
        socket.send(json.dumps(message))

    server.on_message(tell)


@pytest.fixture
def us(house: House, visit: Visit) -> Player:
    found = visit(house, quick=True)
    found.page.route_web_socket(re.compile("/ws/"), _with_secrets)
    found.go("/new")
    found.set_seat(1, "me", "Ada")
    found.set_seat(2, "here", "Ben")
    found.button("start").click()
    return found


def _cover(us: Player, name: str) -> Locator:
    return us.page.get_by_role("dialog", name=us.say("cover", name=name), exact=True)


def _who(us: Player) -> str:
    """Whose name stands on the cover."""
    dialog = us.page.get_by_role("dialog", name=us.say.pattern("cover"))
    expect(dialog).to_be_visible()
    text = dialog.inner_text()
    return "Ada" if us.say("cover-reveal", name="Ada") in text else "Ben"


def _nothing_is_seen(us: Player) -> None:
    expect(us.board).to_have_count(0)
    assert us.page.locator("[data-piece], [data-spot]").count() == 0
    expect(us.choices).to_have_count(0)
    on_top = us.page.evaluate("""() => {
        const places = [0.02, 0.25, 0.5, 0.75, 0.98]
        return places.every((x) => places.every((y) => document
            .elementFromPoint(x * (innerWidth - 1), y * (innerHeight - 1))
            ?.closest('[role=dialog]')))
    }""")
    assert on_top
    assert us.page.get_by_role("log").all_inner_texts() in ([], [""])


def test_the_screen_is_covered_between_seats(us: Player) -> None:
    first = _who(us)
    _nothing_is_seen(us)
    us.button("cover-reveal", name=first).click()
    expect(us.board).to_be_visible()
    us.decide()
    expect(us.board).to_be_visible()
    us.decide()

    second = _who(us)
    assert second != first
    _nothing_is_seen(us)
    for key in ("Escape", "ArrowDown", "u", "h", "?"):
        us.page.keyboard.press(key)
    _nothing_is_seen(us)
    us.button("cover-reveal", name=second).click()
    expect(_cover(us, second)).to_be_hidden()
    expect(us.board).to_be_visible()
    us.decide()
    us.decide()
    assert _who(us) == first


def test_a_reload_does_not_lift_the_cover(us: Player) -> None:
    first = _who(us)
    us.button("cover-reveal", name=first).click()
    expect(us.board).to_be_visible()
    us.page.reload()
    assert _who(us) == first
    _nothing_is_seen(us)


def test_the_cover_can_be_lifted_by_keyboard(us: Player) -> None:
    expect(us.button("cover-reveal", name=_who(us))).to_be_focused()
    us.page.keyboard.press("Enter")
    expect(us.board).to_be_visible()
