"""What a first visit costs, and where it comes from. Bytes are counted, never seconds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect

MOST = 150_000


class Toll:
    """Every request of a page, with what went over the wire for it."""

    def __init__(self, page: Page) -> None:
        self.urls: list[str] = []
        self._kinds: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        page.on("request", lambda request: self.urls.append(request.url))
        line = page.context.new_cdp_session(page)
        line.on("Network.responseReceived", self._answered)
        line.on("Network.loadingFinished", self._done)
        line.on("Network.webSocketFrameReceived", self._framed)
        line.send("Network.enable")

    def _answered(self, event: dict) -> None:  # type: ignore[type-arg]
        self._kinds[event["requestId"]] = event["type"]

    def _done(self, event: dict) -> None:  # type: ignore[type-arg]
        self._bytes[event["requestId"]] = event["encodedDataLength"]

    def _framed(self, event: dict) -> None:  # type: ignore[type-arg]
        id = event["requestId"]
        self._kinds[id] = "Socket"
        size = len(event["response"]["payloadData"].encode())
        self._bytes[id] = self._bytes.get(id, 0) + size

    def of(self, *kinds: str) -> int:
        """Bytes of these kinds; of all but them with "not" in front."""
        if kinds[0] == "not":
            return sum(n for id, n in self._bytes.items() if self._kinds.get(id) not in kinds[1:])
        return sum(n for id, n in self._bytes.items() if self._kinds.get(id) in kinds)

    def report(self, what: str) -> None:
        parts = {kind: self.of(kind) for kind in sorted(set(self._kinds.values()))}
        print(f"{what}: {self.of('not', 'Font')} bytes apart from fonts; {parts}")


@pytest.fixture
def me(house: House, visit: Visit) -> Player:
    return visit(house)


def test_the_first_load_is_small(me: Player) -> None:
    toll = Toll(me.page)
    me.go("/")
    expect(me.set_up()).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    toll.report("Home")
    assert 10_000 < toll.of("not", "Font") < MOST


def test_so_is_a_table_visited_first(me: Player) -> None:
    id, _ = me.house.open("me", "here")
    toll = Toll(me.page)
    me.go(f"/table/{id}")
    expect(me.board).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    toll.report("Table")
    assert 10_000 < toll.of("not", "Font", "Socket") < MOST


def test_nothing_leaves_the_host(me: Player) -> None:
    toll = Toll(me.page)
    me.go("/")
    me.set_up().click()
    me.button("start").click()
    expect(me.board).to_be_visible()
    me.button("rules-here").click()
    expect(me.drawer("rules")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    away = [url for url in toll.urls if not url.startswith((me.house.address, "data:", "blob:"))]
    assert away == []
    fonts = [url for url in toll.urls if re.search(r"\.woff2?$", url)]
    assert fonts
    assert toll.of("Font") > 0
    loaded = me.page.evaluate("[...document.fonts].some((font) => font.status === 'loaded')")
    assert loaded


def test_what_stays_the_same_is_kept(me: Player) -> None:
    me.go("/")
    expect(me.set_up()).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    toll = Toll(me.page)
    me.page.reload()
    expect(me.set_up()).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    toll.report("Home again")
    assert toll.of("Script", "Font") < 2_000
    # While a page is on its way, something is there.
    me.page.route("**/assets/*.js", lambda route: None)
    me.page.goto(me.house.address, wait_until="commit")
    expect(me.page.locator(".opening")).to_have_text(me.say("house"))


_READY = """() => {
    const all = performance.getEntriesByType('resource')
    // The picture of the tab is fetched by a browser that has tabs, and nobody waits for it.
    const seen = all.filter(({ name }) => !/\\.woff|favicon/.test(name))
    return [performance.now(), seen.map(({ name }) => new URL(name).pathname)]
}"""


def test_a_board_can_be_played_after_few_trips(house: House, visit: Visit) -> None:
    """Each trip costs what the line costs, so they are counted; the time is only reported.

    All but the backdrop are named by the page itself, so that they are fetched side by side.
    """
    me = visit(house, quick=True)
    id, keys = me.house.open("me", "here")
    me.sit(id, list(keys.values()))
    me.page.reload()
    expect(me.spots().first).to_be_attached()
    after, asked = me.page.evaluate(_READY)
    print(f"Playable after {after:.0f} ms and {len(asked)} requests: {asked}")
    assert 1 <= len(asked) <= 9
    named = me.page.content()
    late = [path for path in asked if path not in named]
    assert len(late) <= 1, late
