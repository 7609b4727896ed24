"""The pages before a table: what each game is, one click to play, and one's own games."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser import axe
from tests.browser.conftest import Visit, by_turns
from tests.browser.house import FINISHED, House, Player
from tests.browser.patience import expect
from tests.browser.words import SILVERTON, STEAM_BARONS, STEAM_TUNNEL, say

TITLES = {STEAM_TUNNEL: "Steam Tunnel", STEAM_BARONS: "Steam Barons", SILVERTON: "Silverton"}
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGS = ("en", "fr")
PAGES = (
    "/",
    "/new/silverton",
    "/games/silverton",
    "/games/steam-barons/rules",
    "/games/steam-tunnel/summary",
)


def _sized(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


def _no_sideways(me: Player) -> None:
    wide = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], me.page.url


def _in_sight(me: Player, what: Locator) -> None:
    box, size = what.bounding_box(), me.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


# The first page, new


@pytest.mark.halved
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES)
def test_all_games_and_their_buttons_are_in_sight(
    house: House, visit: Visit, size: str, lang: str
) -> None:
    me = visit(house, lang, **_sized(*SIZES[size]))
    me.go("/")
    for title in TITLES.values():
        expect(me.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        _in_sight(me, me.play_now(title))
        _in_sight(me, me.set_up(title))
        rules = me.page.get_by_role("link", name=f"{me.say('rules')}, {title}", exact=True)
        _in_sight(me, rules)
    _no_sideways(me)
    for scene in me.page.locator(".poster .picture").all():
        expect(scene.locator("svg").first).to_be_attached()


@pytest.mark.parametrize("game", TITLES)
def test_one_click_leads_to_the_first_decision(house: House, visit: Visit, game: str) -> None:
    me = visit(house, game=game)
    me.go("/")
    me.play_now(TITLES[game]).wait_for()
    begun = time.monotonic()
    me.play_now(TITLES[game]).click()
    expect(me.board.first).to_be_visible()
    me.page.wait_for_function("!!document.querySelector('path[data-spot].may, footer .press')")
    print(f"{TITLES[game]}: 1 click, {time.monotonic() - begun:.1f} s to the table")
    me.page.go_back()
    expect(me.heading("my-games")).to_be_visible()
    expect(me.page.get_by_role("article")).to_contain_text(TITLES[game])


def test_the_same_by_keys_in_french(house: House, visit: Visit) -> None:
    me = visit(house, "fr", game=SILVERTON)
    me.go("/")
    expect(me.play_now("Silverton")).to_be_visible()
    for _ in range(40):
        me.page.keyboard.press("Tab")
        focused = "document.activeElement.getAttribute('aria-label')"
        if me.page.evaluate(focused) == f"{me.say('play-now')}, Silverton":
            break
    else:
        raise AssertionError("the button cannot be reached")
    me.page.keyboard.press("Enter")
    expect(me.board.first).to_be_visible()


def test_a_friend_joins_by_link_or_by_its_end(house: House, visit: Visit) -> None:
    for cut in (0, len(f"{house.address}/table/")):
        id, keys = house.open("me", "link")
        me = visit(house)
        me.go("/")
        field = me.page.get_by_label(me.say("join-explain"))
        me.button("join-do").click()
        expect(me.page.get_by_role("alert")).to_have_text(me.say("join-empty"))
        field.fill("hello?")
        me.button("join-do").click()
        expect(me.page.get_by_role("alert")).to_have_text(me.say("join-unclear"))
        field.fill(f" {house.address}/table/{id}#{keys[1]} "[cut and cut + 1 :])
        field.press("Enter")
        expect(me.board).to_be_visible()
        assert me.page.url == f"{house.address}/table/{id}"


# Coming back


def test_the_game_that_waits_comes_first_and_is_live(house: House, visit: Visit) -> None:
    id, keys = house.open("me", "link")
    over, over_keys = house.bring_in(FINISHED)
    me = visit(house)
    me.go("/favicon.svg")
    held = [
        {"id": over, "keys": over_keys[:1], "since": 0},
        {"id": id, "keys": [keys[0]], "since": 0},
    ]
    me.page.evaluate("all => localStorage.setItem('rotonde.games', JSON.stringify(all))", held)
    with house.screen(id, keys[0]) as own, house.screen(id, keys[1]) as friend:
        if own.table["choices"]:
            own.decide()
            own.decide(-1)
        me.go("/")
        expect(me.text("my-waiting", count=0)).to_be_visible()
        first = me.page.get_by_role("article")
        expect(first).to_contain_text("Steam Tunnel")
        expect(first.locator(".picture svg").first).to_be_attached()
        expect(me.heading("my-ended")).to_be_visible()
        expect(me.page.get_by_role("listitem").filter(has_text="Basile").last).to_be_visible()
        friend.see_past(own.table["n"] - 1)
        friend.decide()
        friend.decide(-1)
        # Nobody touches the page: it is told.
        expect(first).to_contain_text(me.say("card-yours"))
        expect(me.text("my-waiting", count=1)).to_be_visible()
        expect(first).to_contain_text(me.say("card-since"))
        expect(first).to_contain_text(me.say("card-here", names="Basile", count=1))
    me.page.get_by_role("link", name=me.say("card-go-on")).click()
    me.await_turn()
    me.page.go_back()
    expect(me.heading("my-games")).to_be_visible()


def test_a_server_that_is_away_is_told_and_comes_back(frail: House, visit: Visit) -> None:
    id, keys = frail.open("me", "link")
    me = visit(frail, "fr")
    me.go("/")
    expect(me.play_now()).to_be_visible()
    me.page.evaluate(
        "held => localStorage.setItem('rotonde.games', JSON.stringify([held]))",
        {"id": id, "keys": [keys[0]], "since": 0},
    )
    me.page.reload()
    me.page.get_by_role("article").get_by_role("link").last.click()
    expect(me.drawer("links")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.drawer("links")).to_be_hidden()
    frail.kill()
    me.page.get_by_role("link", name=me.say("house"), exact=True).click()
    expect(me.text("my-offline")).to_be_visible()
    expect(me.text("my-offline-explain", count=1)).to_be_visible()
    frail.start()
    me.button("try-again").click()
    expect(me.page.get_by_role("article")).to_contain_text("Steam Tunnel")


# A game's page, its rules, its summary


@pytest.mark.halved
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TITLES)
def test_a_game_has_a_page_of_its_own(house: House, visit: Visit, game: str, lang: str) -> None:
    me = visit(house, lang, game=game)
    me.go("/")
    title = TITLES[game]
    me.page.locator("article").get_by_role("link", name=title, exact=True).click()
    expect(me.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    assert me.page.title() == f"{title} · Rotonde"
    for id in ("intro-about", "intro-goal"):
        expect(me.page.get_by_text(me.say(id)).first).to_be_visible()
    gallery = me.page.get_by_role("list", name=me.say("game-gallery"))
    assert gallery.get_by_role("button").count() >= 3
    gallery.get_by_role("button").first.click()
    expect(me.page.get_by_role("dialog").locator("svg").last).to_be_attached()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    companion = me.link("game-companion-open")
    expect(companion).to_have_count(1 if game == SILVERTON else 0)
    ways = me.page.get_by_role("region", name=me.say("game-scenarios"))
    ways.get_by_role("link").last.click()
    expect(me.button("start")).to_be_visible()
    assert "?" in me.page.url
    me.page.go_back()
    expect(me.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_role("heading", level=1, name=title)).to_be_visible()


def test_a_scenario_chosen_there_is_set_up(house: House, visit: Visit) -> None:
    me = visit(house, game=SILVERTON)
    me.go("/new/silverton?scenario=golden-spike")
    expect(me.group("seat-number", number=2)).to_be_visible()
    expect(me.page.locator("details.options > summary")).to_contain_text("Golden Spike")
    me.go("/games/chess")
    expect(me.heading("game-missing")).to_be_visible()


@pytest.mark.halved
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "rule"), [(STEAM_TUNNEL, "ST-36"), (SILVERTON, "SV-1.5")])
def test_the_rules_begin_with_the_goal(
    house: House, visit: Visit, game: str, rule: str, lang: str
) -> None:
    me = visit(house, lang, game=game)
    path = f"/games/{game.replace('_', '-')}/rules"
    me.go(path)
    lines = me.page.locator("article ol").first.get_by_role("listitem")
    expect(lines).to_have_count(6)
    expect(me.heading("rules-goal")).to_be_visible()
    picture = me.page.locator("figure")
    expect(picture.locator("svg").first).to_be_attached()
    said = picture.locator("svg text").all_text_contents()
    numbers = re.findall(r"\d", picture.locator("figcaption").inner_text())
    assert numbers
    assert set(numbers) <= set(said)
    # A rule has an address, which leads to it again.
    me.go(f"{path}#{rule}")
    expect(me.page.locator(f"[data-rule='{rule}']")).to_be_focused()
    me.page.reload()
    expect(me.page.locator(f"[data-rule='{rule}']")).to_be_focused()
    # Why something was ruled is folded, until it is asked for.
    reason = me.page.locator("[data-rule] details p").first
    expect(reason).to_be_hidden()
    me.page.get_by_role("switch", name=me.say("rules-reasons")).press("Space")
    expect(reason).to_be_visible()
    me.page.get_by_role("searchbox", name=me.say("rules-search")).fill(rule)
    expect(me.page.locator(f"[data-rule='{rule}']")).to_be_visible()
    assert me.page.locator("[data-rule]").count() < 12
    me.page.get_by_role("searchbox").fill("xyzzy")
    expect(me.text("rules-found", count=0)).to_be_visible()


def test_each_set_of_rules_has_its_own_goal(house: House, visit: Visit) -> None:
    me = visit(house, game=STEAM_BARONS)
    me.go("/games/steam-barons/rules")
    goal = me.page.get_by_role("region", name=me.say("rules-goal"))
    expect(goal).to_contain_text("cash")
    me.page.locator("article").get_by_role("radio").first.check()
    expect(goal).to_contain_text("victory points")


@pytest.mark.halved
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TITLES)
def test_the_summary_prints_on_one_page(house: House, visit: Visit, game: str, lang: str) -> None:
    me = visit(house, lang, game=game)
    me.go(f"/games/{game.replace('_', '-')}/summary")
    expect(me.page.locator(".sheet[data-ready=yes]")).to_be_visible()
    expect(me.page.locator(".sheet .picture svg").first).to_be_attached()
    me.page.evaluate("document.fonts.ready.then(() => true)")
    pdf = me.page.pdf(format="A4", margin=dict.fromkeys(("top", "bottom", "left", "right"), "14mm"))
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    assert len(pdf) > 20_000


# All pages


@pytest.mark.parametrize("path", PAGES)
def test_title_and_language_are_right(house: House, visit: Visit, path: str) -> None:
    for lang in LANGS:
        me = visit(house, lang)
        answer = me.page.goto(house.address + path)
        assert answer is not None
        sent = re.findall("<title>(.*?)</title>", answer.text())
        expect(me.page.locator("h1").first).to_be_attached()
        assert me.page.title() == sent[0]
        assert me.page.locator("html").get_attribute("lang") == lang
        other = "EN" if lang == "fr" else "FR"
        me.page.get_by_role("button", name=re.compile(f"^{other}")).click()
        expect(me.page.locator("html")).to_have_attribute("lang", other.lower())
        theirs = Player(me.page, say(other.lower()), house)
        expect(theirs.link("new-game")).to_be_visible()


_SHIFTS = """() => new Promise((resolve) => {
    let moved = 0
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(moved), 400)
})"""
_LEAST_SHIFT = 0.02


def _console_errors(me: Player) -> list[str]:
    found: list[str] = []
    me.page.on("console", lambda said: found.append(said.text) if said.type == "error" else None)
    return found


@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves_after_the_first_paint(house: House, visit: Visit, path: str) -> None:
    for size in ((1440, 900), (390, 844)):
        me = visit(house, **_sized(*size))
        errors = _console_errors(me)
        me.go(path)
        me.page.wait_for_load_state("networkidle")
        moved = me.page.evaluate(_SHIFTS)
        print(f"{path} at {size}: {moved:.4f}")
        assert moved < _LEAST_SHIFT
        assert errors == []
        unsized = "[...document.images].filter(one => !one.width || !one.height).length"
        assert me.page.evaluate(unsized) == 0


_NARROW = {
    "360 px": (360, 740),
    "sideways": (844, 390),
    "zoomed": (720, 450),
    "large": (2560, 1440),
}


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_every_window(house: House, visit: Visit, path: str) -> None:
    me = visit(house, "fr", reduced_motion="reduce")
    me.go(path)
    expect(me.page.locator("h1").first).to_be_attached()
    me.page.wait_for_load_state("networkidle")
    for width, height in _NARROW.values():
        me.page.set_viewport_size({"width": width, "height": height})
        _no_sideways(me)


@pytest.mark.parametrize("path", PAGES)
def test_axe_has_nothing_to_say(house: House, visit: Visit, path: str) -> None:
    me = visit(house)
    me.go(path)
    me.page.wait_for_load_state("networkidle")
    axe.check_both(me)
    if path in by_turns(PAGES, 0, len(PAGES) // 2):
        me.page.set_viewport_size({"width": 390, "height": 844})
        axe.check(me)


def test_setting_up_fits_a_phone_and_remembers(house: House, visit: Visit) -> None:
    me = visit(house, has_touch=True, is_mobile=True, **_sized(390, 844))
    me.go("/new/steam-barons")
    _in_sight(me, me.button("start"))
    for number in (1, 2, 3):
        _in_sight(me, me.group("seat-number", number=number))
    expect(me.page.get_by_role("combobox", name=me.say("seed"))).to_have_count(0)
    me.set_seat(1, "me", "Zoe")
    me.set_seat(2, "here", "Max")
    me.button("start").tap()
    me.page.wait_for_url("**/table/*")
    me.go("/new")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("Steam Barons")
    me.button("setup-again").tap()
    name = me.group("seat-number", number=2).get_by_role("textbox")
    expect(name).to_have_value("Max")


def test_surprises_suit_a_newcomer(house: House, visit: Visit) -> None:
    me = visit(house)
    me.go("/new")
    seen = set()
    for _ in range(6):
        me.button("surprise").click()
        expect(me.button("start")).to_be_enabled()
        expect(me.page.get_by_role("alert")).to_have_count(0)
        levels = me.page.get_by_role("combobox", name=me.say("seat-level"))
        assert {level.input_value() for level in levels.all()} <= {"easy", "fair"}
        seen.add(me.page.url)
    assert len(seen) > 1
