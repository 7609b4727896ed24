"""Silverton's companion: a market kept on a phone, with or without a network."""

from __future__ import annotations

import http.server
import itertools
import json
import re
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from playwright.sync_api import Locator, Page, Response

from rotonde.games.silverton.companion import market
from tests.browser.axe import THEMES, check_both
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.browser.test_axe import SIZES
from tests.browser.test_bytes import Toll
from tests.browser.words import Say
from tests.server.screen import ROOT

PAGE = "/companion/silverton"
MOST = 60_000
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


def _say(lang: str) -> Say:
    """The page's own words on top of the house's."""
    found = Say(lang)
    own = (ROOT / f"web/companion/words/{lang}.ftl").read_text("utf-8")
    for text in (own, market()["words"][lang]):
        found._bundle.add_resource(FluentResource(text), allow_overrides=True)
    return found


_SILENCE = """
window.asked = []
window.fetch = async () => {
    asked.push(Date.now())
    throw new TypeError('Nobody answers.')
}
window.hide = (hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
}
"""
"""No host at all, and a page that can be put out of sight."""


class Keeper(Player):
    """Whoever minds the market at a real table."""

    def __init__(self, guest: Player) -> None:
        super().__init__(guest.page, _say(guest.say.lang), guest.house)

    def name(self, column: str) -> str:
        return self.say(f"sv-column-{column}")

    def open_market(self, players: int = 3) -> None:
        self.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        self.button("co-start").click()
        expect(self.heading("co-turn", turn=1)).to_be_visible()

    def sold(self, column: str) -> Locator:
        label = self.say("co-sold-in", name=self.name(column))
        return self.page.get_by_role("spinbutton", name=label, exact=True)

    def price(self, column: str, amount: int) -> Locator:
        # What a page is asked for by its role has plain spaces.
        price = re.escape(self.say("co-money", amount=amount)).replace("\u00a0", r"\s")
        said = re.compile(rf"^{self.name(column)} {price} .*{self.say('co-look')}$")
        return self.page.get_by_role("button", name=said)

    def line(
        self, column: str, *dice: int, sold: int, result: int, moved: int, price: int
    ) -> Locator:
        """The audit line of a column on turn 1, as it is read out."""
        way = "none" if not moved else "up" if moved > 0 else "down"
        said = self.say(
            "co-line",
            name=self.name(column),
            dice=" + ".join(map(str, dice)),
            sold=sold,
            idn=0,
            result=str(result),
            step=self.say(f"co-moved-{way}", cells=abs(moved)),
            price=self.say("co-money", amount=price),
        )
        return self.page.get_by_role("main").get_by_text(said, exact=True)

    def undo(self, what: str, **args: str | int) -> Locator:
        return self.button("co-undo-what", what=self.say(what, **args))

    def wait_until_kept(self) -> None:
        """Until the page can do without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.page.wait_for_function("navigator.serviceWorker.controller !== null")


@pytest.fixture
def me(house: House, visit: Visit) -> Keeper:
    found = Keeper(visit(house, "fr", **PHONE))
    found.go(PAGE)
    return found


def _no_sideways(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_three_players_a_phone_and_their_own_dice(me: Keeper) -> None:
    assert me.page.url.endswith("/companion/silverton/")
    assert me.page.evaluate("document.documentElement.lang") == "fr"
    expect(me.heading("co-in-use", count=12)).to_be_visible()
    me.open_market(3)
    expect(me.price("gold", 250)).to_be_visible()
    expect(me.sold("lumber-santa-fe")).to_have_count(0)
    limit = me.say("co-limit", limit=16)
    assert limit in me.price("coal-denver", 60).inner_text()
    _no_sideways(me.page)

    for _ in range(3):
        me.button("co-more", name=me.name("gold")).tap()
    expect(me.sold("gold")).to_have_value("3")
    me.sold("coal-denver").fill("7")
    me.button("co-less", name=me.name("coal-denver")).tap()
    expect(me.sold("coal-denver")).to_have_value("6")
    me.sold("lumber-denver").fill("31")
    expect(me.text("co-limit-over", players=3, most=30)).to_be_visible()
    me.undo("co-did-sold", name=me.name("lumber-denver"), units=31).tap()
    expect(me.sold("lumber-denver")).to_have_value("0")

    me.button("co-own").tap()
    expect(me.heading("co-dice-title", turn=1)).to_be_visible()
    pad = me.group("co-dice-pad")
    for face in (6, 1, 4):  # gold, copper, the first of silver
        pad.get_by_role("button", name=str(face), exact=True).tap()
    me.button("co-dice-back").tap()
    for face in (1, 1):
        pad.get_by_role("button", name=str(face), exact=True).tap()
    me.button("co-dice-slot-empty", name=me.name("coal-denver"), n=1).tap()
    for face in (5, 3):
        pad.get_by_role("button", name=str(face), exact=True).tap()
    me.button("co-dice-one", name=me.name("coal-el-paso")).tap()
    _no_sideways(me.page)
    me.button("co-dice-rest").tap()
    me.button("co-move").tap()

    expect(me.heading("co-did", turn=1)).to_be_visible()
    expect(me.line("gold", 6, sold=3, result=9, moved=-2, price=200)).to_be_visible()
    expect(me.line("copper", 1, sold=0, result=1, moved=3, price=280)).to_be_visible()
    expect(me.line("silver", 1, 1, sold=0, result=2, moved=3, price=300)).to_be_visible()
    expect(me.line("coal-denver", 5, 3, sold=6, result=11, moved=-2, price=40)).to_be_visible()
    expect(me.page.get_by_role("main").get_by_role("listitem")).to_have_count(12)
    _no_sideways(me.page)
    me.button("co-on", turn=2).tap()
    expect(me.heading("co-turn", turn=2)).to_be_visible()
    expect(me.sold("gold")).to_have_value("0")
    expect(me.price("gold", 200)).to_be_visible()


def test_roll_undo_and_come_back_later(me: Keeper) -> None:
    me.open_market(3)
    me.button("co-more", name=me.name("copper")).tap()
    me.button("co-roll").tap()
    expect(me.heading("co-did", turn=1)).to_be_visible()
    me.undo("co-did-turn", turn=1).tap()
    expect(me.heading("co-turn", turn=1)).to_be_visible()
    expect(me.sold("copper")).to_have_value("1")
    expect(me.price("gold", 250)).to_be_visible()
    me.button("co-redo-what", what=me.say("co-did-turn", turn=1)).tap()
    expect(me.heading("co-turn", turn=2)).to_be_visible()
    for turn in (2, 3):
        me.button("co-roll").tap()
        me.button("co-on", turn=turn + 1).tap()

    faces = me.page.locator("button.face")
    kept = faces.all_inner_texts()
    assert len(kept) == 12
    me.page.reload()
    expect(me.heading("co-turn", turn=4)).to_be_visible()
    assert faces.all_inner_texts() == kept
    me.button("co-history").tap()
    drawer = me.drawer("co-history")
    expect(drawer.locator("summary")).to_have_count(3)
    drawer.locator("summary").last.tap()
    gold = drawer.get_by_text(me.name("gold"), exact=True)
    expect(gold.locator("visible=true")).to_have_count(2)


def test_it_goes_on_without_a_network(frail: House, visit: Visit) -> None:
    me = Keeper(visit(frail, "fr", **PHONE))
    me.go(PAGE)
    me.open_market(3)
    me.wait_until_kept()
    frail.kill()
    me.page.reload()
    expect(me.heading("co-turn", turn=1)).to_be_visible()
    expect(me.text("co-offline-away")).to_be_visible()
    me.button("co-roll").tap()
    me.button("co-on", turn=2).tap()
    me.page.get_by_role("button", name="EN, English").tap()
    assert me.page.evaluate("document.documentElement.lang") == "en"
    faces = "Promise.all([...document.fonts].map((face) => face.load())).then((all) => all.length)"
    assert me.page.evaluate(faces) == 7
    english = _say("en")
    later = me.page.context.new_page()
    later.goto(me.house.address + PAGE + "/")
    expect(later.get_by_role("heading", name=english("co-turn", turn=2))).to_be_visible()
    away = later.get_by_text(english("co-offline-away"), exact=True)
    expect(away).to_be_visible()
    licences = me.page.context.new_page()
    licences.goto(me.house.address + PAGE + "/THIRD-PARTY.txt")
    expect(licences.get_by_text("SIL OPEN FONT LICENSE").first).to_be_visible()
    frail.start()
    expect(away).to_be_hidden()


def _ask(answer: Response) -> bool:
    return answer.request.method == "HEAD"


def test_a_host_that_answers_is_not_asked_again(me: Keeper) -> None:
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.method))
    me.page.clock.install()
    with me.page.expect_response(_ask):
        me.page.reload()
    expect(me.button("co-start")).to_be_visible()
    me.page.clock.run_for("01:00:00")
    assert asked.count("HEAD") == 1
    with me.page.expect_response(_ask):
        me.page.evaluate("dispatchEvent(new Event('online'))")
    expect(me.text("co-offline-away")).to_be_hidden()


def test_a_silent_host_is_asked_ever_more_seldom(me: Keeper) -> None:
    me.page.add_init_script(_SILENCE)
    me.page.clock.install(time=0)
    me.page.reload()
    expect(me.text("co-offline-away")).to_be_visible()

    def moments() -> list[float]:
        """When the host is asked in the next five minutes, in seconds."""
        me.page.clock.run_for("05:00")
        return [at / 1000 for at in me.page.evaluate("asked.splice(0)")]

    def pauses() -> list[int]:
        return [round(b - a) for a, b in itertools.pairwise(moments())]

    me.page.evaluate("asked.length = 0; dispatchEvent(new Event('offline'))")
    assert pauses()[:7] == [2, 4, 8, 16, 32, 60, 60]
    me.page.evaluate("hide(true)")
    assert moments() == []
    me.page.evaluate("hide(false)")
    assert pauses()[:3] == [2, 4, 8]


def test_only_this_page_is_kept(me: Keeper) -> None:
    me.wait_until_kept()
    kept = me.page.evaluate(
        """async () => {
            const found = []
            for (const name of await caches.keys())
                for (const { url } of await (await caches.open(name)).keys()) found.push(url)
            return found
        }"""
    )
    home = me.house.address + PAGE + "/"
    assert len(kept) > 8
    shared = {url for url in kept if not url.startswith(home)}
    assert all(url.startswith(f"{me.house.address}/assets/") for url in shared)
    assert all(re.search(r"\.woff2?$", url) for url in shared)
    me.go("/")
    assert me.page.evaluate("navigator.serviceWorker.controller") is None


def test_it_can_be_installed(me: Keeper) -> None:
    answer = me.house.http.get(PAGE + "/app.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert said["start_url"] == said["scope"] == "./"
    assert said["display"] == "standalone"
    for icon in said["icons"]:
        assert me.house.http.get(f"{PAGE}/{icon['src']}").headers["content-type"] == icon["type"]


def test_several_tables_side_by_side(me: Keeper) -> None:
    name = me.page.get_by_role("textbox", name=me.say("co-name"), exact=True)
    name.fill("Chez Ambre")
    me.open_market(2)
    me.sold("gold").fill("5")
    me.link("co-tables-all").tap()
    me.link("co-new").tap()
    me.open_market(6)
    expect(me.sold("gold")).to_have_value("0")
    me.link("co-tables-all").tap()
    me.page.get_by_role("button", name="Chez Ambre").first.tap()
    expect(me.sold("gold")).to_have_value("5")
    expect(me.sold("coal-el-paso")).to_have_count(0)
    me.link("co-tables-all").tap()
    me.button("co-remove", name="Chez Ambre").tap()
    me.button("co-keep").tap()
    me.button("co-remove", name="Chez Ambre").tap()
    me.button("co-remove-yes").tap()
    expect(me.page.get_by_text("Chez Ambre")).to_have_count(0)
    expect(me.page.get_by_role("button", name=me.say("co-name-given", n=2))).to_have_count(2)


def test_the_options_change_the_market(me: Keeper) -> None:
    def switch(option: str) -> Locator:
        return me.page.get_by_role("switch", name=me.say(f"sv-option-{option}"))

    switch("simple_market").check(force=True)
    switch("winter_turn_4").check(force=True)
    me.page.get_by_role("combobox", name=me.say("co-from")).select_option("4")
    me.button("co-start").click()
    expect(me.text("co-winter-line")).to_be_visible()
    expect(me.button("co-roll")).to_have_count(0)
    expect(me.price("lumber-denver", 60)).to_be_visible()
    me.sold("silver").fill("3")
    me.button("co-move").tap()
    me.button("co-on", turn=5).tap()
    expect(me.price("lumber-denver", 80)).to_be_visible()
    expect(me.price("silver", 180)).to_be_visible()
    expect(me.text("co-winter-next", turn=8)).to_be_visible()

    me.go(PAGE + "/#new")
    me.page.get_by_role("radio", name="1", exact=True).check(force=True)
    scenario = me.page.get_by_role("combobox", name=me.say("sv-option-scenario"))
    scenario.select_option("salt-lake-city-10000")
    expect(me.heading("co-in-use", count=13)).to_be_visible()
    expect(switch("simple_market")).to_have_count(0)


def test_the_last_turn_moves_nothing(me: Keeper) -> None:
    me.page.get_by_role("combobox", name=me.say("co-from")).select_option("23")
    me.button("co-start").click()
    me.button("co-roll").tap()
    me.button("co-on", turn=24).tap()
    expect(me.text("co-last-line").first).to_be_visible()
    expect(me.button("co-roll")).to_have_count(0)
    expect(me.button("co-own")).to_have_count(0)


def test_a_sale_and_a_marker_put_right(me: Keeper) -> None:
    me.open_market(3)
    me.price("coal-denver", 60).tap()
    drawer = me.page.get_by_role("dialog", name=me.name("coal-denver"), exact=True)
    more = me.say("amount-more", label=me.say("co-sale-units"))
    for _ in range(3):
        drawer.get_by_role("button", name=more, exact=True).tap()
    total = me.say(
        "co-sale-total",
        units=4,
        price=me.say("co-money", amount=60),
        total=me.say("co-money", amount=240),
    )
    expect(drawer.get_by_text(total, exact=True)).to_be_visible()
    drawer.get_by_role("button", name=me.say("co-sale-add"), exact=True).tap()
    expect(me.sold("coal-denver")).to_have_value("4")
    me.price("coal-denver", 60).tap()
    cell = drawer.get_by_role("button", name=me.say("co-money", amount=120), exact=True)
    expect(cell).to_be_disabled()
    drawer.get_by_role("switch").check(force=True)
    cell.tap()
    me.page.keyboard.press("Escape")
    expect(me.price("coal-denver", 120)).to_be_visible()
    me.undo("co-did-set", name=me.name("coal-denver")).tap()
    expect(me.price("coal-denver", 60)).to_be_visible()


def test_by_keyboard(house: House, visit: Visit) -> None:
    me = Keeper(visit(house, "en"))
    me.go(PAGE)
    me.button("co-start").press("Enter")
    me.sold("gold").press("ArrowUp")
    expect(me.sold("gold")).to_have_value("1")
    me.button("co-own").press("Enter")
    expect(me.heading("co-dice-title", turn=1)).to_be_focused()
    me.page.keyboard.type("3 4 5")
    me.page.keyboard.press("Backspace")
    me.page.keyboard.type("62")
    expect(me.button("co-dice-slot", name="Silver", n=1, face=6)).to_be_visible()
    expect(me.button("co-dice-slot", name="Silver", n=2, face=2)).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.heading("co-turn", turn=1)).to_be_visible()
    me.page.keyboard.press("u")
    expect(me.sold("gold")).to_have_value("0")


@pytest.mark.parametrize("theme", THEMES)
def test_the_theme_of_the_room(house: House, visit: Visit, theme: str) -> None:
    me = Keeper(visit(house, "fr", color_scheme=theme))
    me.go(PAGE)
    expect(me.button("co-start")).to_be_visible()
    assert me.page.evaluate("document.documentElement.dataset.theme") == theme


@pytest.mark.parametrize("size", SIZES)
def test_axe(house: House, visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    me = Keeper(visit(house, "fr", reduced_motion="reduce", viewport=viewport))
    me.go(PAGE)
    expect(me.button("co-start")).to_be_visible()
    check_both(me)
    me.page.get_by_role("combobox", name=me.say("co-from")).select_option("8")
    me.button("co-start").click()
    me.sold("coal-denver").fill("99")
    check_both(me)
    me.button("co-own").click()
    me.page.keyboard.type("12345")
    check_both(me)
    me.button("co-dice-rest").click()
    me.button("co-move").click()
    check_both(me)
    me.button("co-on", turn=9).click()
    check_both(me)
    me.page.locator("button.face").nth(4).click()
    me.page.get_by_role("dialog").get_by_role("switch").check(force=True)
    check_both(me)
    me.page.keyboard.press("Escape")
    if size == "phone":
        me.button("co-history").click()
        check_both(me)
        me.page.keyboard.press("Escape")
    me.link("co-tables-all").click()
    check_both(me)
    me.page.get_by_role(
        "button", name=me.say("co-remove", name=me.say("co-name-given", n=1))
    ).click()
    check_both(me)


@pytest.mark.parametrize("width", [320, 360, 390, 768, 1024, 1440, 2200])
def test_no_page_is_wider_than_its_window(house: House, visit: Visit, width: int) -> None:
    me = Keeper(visit(house, "fr", viewport={"width": width, "height": 800}))
    me.go(PAGE)
    _no_sideways(me.page)
    me.open_market(6)
    me.button("co-more", name=me.name("gold")).click()
    _no_sideways(me.page)
    me.button("co-own").click()
    _no_sideways(me.page)
    me.button("co-dice-rest").click()
    me.button("co-move").click()
    _no_sideways(me.page)
    me.undo("co-did-turn", turn=1).click()
    _no_sideways(me.page)
    heights = me.page.locator("footer button, main button, main a").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(filter(None, heights)) >= 38


def test_the_first_load_is_small(house: House, visit: Visit) -> None:
    me = Keeper(visit(house))
    toll = Toll(me.page)
    me.go(PAGE)
    expect(me.button("co-start")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    toll.report("Companion")
    assert 10_000 < toll.of("not", "Font") < MOST
    away = [url for url in toll.urls if not url.startswith(me.house.address)]
    assert away == []


def test_the_house_leads_there_and_back(house: House, visit: Visit) -> None:
    me = Keeper(visit(house))
    me.go("/games/silverton")
    me.link("game-companion-open").click()
    expect(me.button("co-start")).to_be_visible()
    me.page.get_by_role("link", name=me.say("house"), exact=True).click()
    expect(me.set_up()).to_be_visible()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class _Folder:
    """The folder that `make companion` builds on a plain host, somewhere below its root."""

    def __init__(self, root: Path) -> None:
        self.root = root
        build = ["npm", "run", "--silent", "companion", "--", "--outDir", root / "our/games/market"]
        subprocess.run(build, cwd=ROOT / "web", check=True)
        self.port = 0
        self.start()

    def start(self) -> None:
        handler = partial(_Quiet, directory=str(self.root))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/our/games/market/"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[_Folder]:
    found = _Folder(tmp_path)
    yield found
    found.stop()


def test_the_folder_works_at_any_address(elsewhere: _Folder, house: House, visit: Visit) -> None:
    me = Keeper(visit(house, "fr", **PHONE))
    toll = Toll(me.page)
    me.page.goto(elsewhere.address)
    me.open_market(4)
    me.wait_until_kept()
    assert all(url.startswith(elsewhere.address) for url in toll.urls), toll.urls
    expect(me.text("co-offline-away")).to_be_hidden()
    elsewhere.stop()
    me.page.reload()
    expect(me.heading("co-turn", turn=1)).to_be_visible()
    kept = json.loads(me.page.evaluate("localStorage.getItem('rotonde.companion.silverton')"))
    assert kept["books"][0]["players"] == 4
    expect(me.text("co-offline-away")).to_be_visible()
    elsewhere.start()
    me.page.evaluate("dispatchEvent(new Event('online'))")
    expect(me.text("co-offline-away")).to_be_hidden()
