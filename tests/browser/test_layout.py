"""The zones of the table keep their places whatever is done, and nothing covers anything else.

That they are the same in every phase is looked at in test_moments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rotonde.kernel.table.table import Table
from tests.browser.barons import TWO_WAYS, Baron, arranged, played
from tests.browser.conftest import Visit
from tests.browser.house import House, overlap
from tests.browser.measure import box, resize, zones
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS
from tests.games.steam_barons.play import EAST, ENGLAND

SIX = (None, "easy", "easy", "easy", "easy", "easy")
FOUR = SIX[:4]
SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844))
_HEIGHTS = """() => {
    const seen = new Set(), foot = document.querySelector('footer')
    const note = () => seen.add(foot.getBoundingClientRect().top)
    note()
    new ResizeObserver(note).observe(foot)
    return seen
}"""


def come(house: House, visit: Visit, width: int = 1440, height: int = 900, **more: Any) -> Baron:
    view = {"width": width, "height": height}
    return Baron(visit(house, quick=True, game=STEAM_BARONS, viewport=view, **more))


# The zones


@pytest.mark.halved
@pytest.mark.parametrize("size", [*SIZES, (360, 740), (768, 1024)])
def test_they_stay_whatever_is_chosen(house: House, visit: Visit, size: tuple[int, int]) -> None:
    me = come(house, visit, *size, lang="fr")
    for step, rules, kind in (("build", "stock", "hex"), ("move", "base", "cube")):
        me.sit(*house.bring_in(played(step, 3, FOUR, rules=rules)))
        before, board = zones(me), box(me.board)
        if kind == "hex":
            me.open_menu(2)
        else:
            me.choose(me.spot(me.all_in_sight(kind)[0]))
        assert zones(me) == before, step
        assert box(me.board) == board, step
        if me.menu.count():
            me.menu.first.click()
            assert zones(me) == before, step
            assert box(me.board) == board, step


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_they_stay_while_others_play(hasty: House, visit: Visit, size: tuple[int, int]) -> None:
    me = come(hasty, visit, *size, lang="fr")
    for step, rules in (("move", "base"), ("bid", "stock")):
        me.sit(*hasty.bring_in(played(step, 3, FOUR, rules=rules)))
        before = zones(me)
        tops = me.page.evaluate_handle(_HEIGHTS)
        n = me.n
        # On a phone at once as well: in the foot, or on the desk where there are several.
        me.answer(me.offers.filter(has_text=me.say("choice-pass", step=step)))
        me.see_past(n)
        me.await_turn()
        assert len(tops.evaluate("seen => [...seen]")) == 1, step
        assert zones(me) == before


@pytest.mark.parametrize("map", [EAST, ENGLAND])
@pytest.mark.parametrize(("step", "rules"), [("bid", "stock"), ("build", "base")])
def test_all_of_the_main_board_is_in_sight_on_a_wide_screen(
    house: House, visit: Visit, step: str, rules: str, map: str
) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played(step, 2, FOUR, rules=rules, map=map)))
    main = box(me.page.locator("main"))
    hexes = me.page.locator("path[data-spot^='hex:']")
    expect(hexes.first).to_be_attached()
    boxes = hexes.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert len(boxes) > 50
    for hex in boxes:
        assert hex["left"] >= main["x"], hex
        assert hex["right"] <= main["x"] + main["width"], hex
        assert hex["top"] >= main["y"], hex
        assert hex["bottom"] <= main["y"] + main["height"], hex


@pytest.mark.halved
@pytest.mark.parametrize("size", [(844, 390), (640, 360), (720, 450), (960, 600)])
def test_a_low_window_keeps_a_board_and_all_that_decides(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    """Among them 1440 by 900 at 150 and at 200 percent."""
    width, height = size
    me = come(house, visit, width, height, lang="fr")
    for step, rules in (("move", "base"), ("build", "stock"), ("bid", "stock")):
        me.sit(*house.bring_in(played(step, 3, FOUR, rules=rules)))
        main = box(me.page.locator("main"))
        assert main["height"] >= 200
        assert main["width"] >= 240
        assert me.page.evaluate("document.documentElement.scrollHeight") == height
        me.open_more()
        for part in (me.foot.locator(".said"), *me.foot.get_by_role("button").all()):
            there = box(part)
            assert there["x"] >= 0
            assert there["y"] >= 0
            assert there["x"] + there["width"] <= width
            assert there["y"] + there["height"] <= height
        assert not overlap(box(me.confirm), box(me.foot.locator(".said")))


_COLUMNS_CUT = """() => [...document.querySelectorAll('.table > aside td')].filter(cell => {
    const { width, right } = cell.getBoundingClientRect()
    return width > 0 && right > cell.closest('.table > aside').getBoundingClientRect().right
}).map(cell => cell.textContent.trim())"""


def test_large_text_and_a_window_at_twice_its_size_cut_off_no_column(
    house: House, visit: Visit
) -> None:
    me = come(house, visit, lang="fr")
    me.sit(*house.bring_in(played("bid", 3, FOUR, rules="stock")))
    me.button("settings").click()
    me.page.get_by_role("radio", name=re.compile("^130")).check()
    me.page.keyboard.press("Escape")
    for size in ((1440, 900), (1024, 768)):
        resize(me, *size)
        assert me.page.evaluate(_COLUMNS_CUT) == []
    me.page.evaluate("localStorage.setItem('rotonde.settings', '{}')")
    me.page.set_viewport_size({"width": 720, "height": 450})
    me.page.reload()
    expect(me.page.locator(".table > aside td").first).to_be_visible()
    assert me.page.evaluate(_COLUMNS_CUT) == []


# Confirm


@pytest.mark.parametrize("by", ["mouse", "finger", "keys"])
def test_a_second_click_on_confirm_ends_nothing(house: House, visit: Visit, by: str) -> None:
    me = come(house, visit, has_touch=by == "finger")
    me.sit(*house.bring_in(played("build", 3)))
    me.open_menu(2)
    n = me.n
    if by == "mouse":
        me.confirm.dblclick()
    else:
        me.confirm.evaluate(_PRESS_AS_WORDS_CHANGE)
        me.confirm.tap() if by == "finger" else me.confirm.press("Enter")
        me.page.wait_for_function("() => window.pressedAgain")
    me.see(n + 1)
    expect(me.confirm).to_contain_text(me.say("choice-done"))
    me.page.wait_for_timeout(700)
    assert me.n == n + 1
    expect(me.button("step-back")).to_be_visible()
    # What was read since is meant.
    me.confirm.tap() if by == "finger" else me.confirm.click()
    expect(me.button("step-back")).to_have_count(0)


_PRESS_AS_WORDS_CHANGE = """confirm => new MutationObserver(() => {
    if (window.pressedAgain) return
    window.pressedAgain = true
    setTimeout(() => confirm.click(), 20)
}).observe(confirm, { subtree: true, characterData: true, childList: true })"""


def test_it_says_what_will_happen_and_what_is_half_chosen_is_never_dropped(
    house: House, visit: Visit
) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(TWO_WAYS))
    me.sit(id, keys[:1])
    expect(me.confirm).to_have_text(me.say("confirm-choose"))
    expect(me.confirm).to_be_disabled()
    me.choose(me.spot(me.glowing("cube")[0]))
    expect(me.confirm).to_have_text(me.say("confirm-further"))
    expect(me.confirm).to_be_disabled()
    me.choose(me.spot(me.glowing("hex")[0]))
    said = me.menu.nth(1).inner_text().splitlines()[0]
    me.menu.nth(1).hover()
    chosen = next(one for one in me.frames[-1]["choices"] if one.get("short") == said)
    expect(me.confirm).to_contain_text(chosen["label"])
    expect(me.confirm).to_be_enabled()


def test_what_is_half_chosen_is_put_back_and_nothing_undone(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played("build", 3)))
    back = me.foot.locator(".tools .press").nth(1)
    before = back.inner_text()
    n = me.n
    me.open_menu(2)
    expect(back).to_have_text(me.say("put-back"))
    back.click()
    expect(me.menu).to_have_count(0)
    expect(back).to_have_text(before)
    expect(me.confirm).to_contain_text(me.say("choice-done"))
    assert me.n == n


@pytest.mark.halved
@pytest.mark.parametrize("size", SIZES)
def test_what_is_asked_and_what_it_means_are_in_sight(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = come(house, visit, *size, lang="fr")
    said = me.foot.locator(".said")
    for step, rules in (("build", "stock"), ("sell", "stock"), ("move", "base")):
        me.sit(*house.bring_in(played(step, 3, rules=rules)))
        expect(me.foot).to_contain_text(me.frames[-1]["prompt"])
        _all_or_a_cue(me, step)
        if step == "build":
            me.open_menu(2)
            expect(said.locator(".remark")).to_be_visible()
            _all_or_a_cue(me, "menu")


def _all_or_a_cue(me: Baron, step: str) -> None:
    """On a wide screen all is in sight; elsewhere what is asked is, and that there is more."""
    asked, seen, all = me.foot.locator(".said").evaluate(_ROOM)
    size = me.page.viewport_size
    assert size is not None
    assert asked <= seen + 1, step
    # The descenders of tight lines reach three pixels beyond their box.
    assert all <= seen + 3 or size["width"] < 1280, step
    more = "below" if all > seen + 3 else ""
    expect(me.foot.locator(".said")).to_have_attribute("data-more", more)


_ROOM = """said => {
    const asked = document.createRange()
    const texts = [...said.querySelector('.prompt').childNodes].filter(one => one.nodeType === 3)
    asked.selectNodeContents(texts.find(one => one.data.trim()))
    const { top } = said.getBoundingClientRect()
    return [asked.getBoundingClientRect().bottom - top, said.clientHeight, said.scrollHeight]
}"""


# The desk


def windows(
    me: Baron, table: Table, sizes: tuple[tuple[int, int], ...], first: int
) -> Iterator[None]:
    """A table that is opened in a window of one of these sizes and drawn to the others."""
    for at, (width, height) in enumerate((*sizes[first:], *sizes[:first])):
        resize(me, width, height)
        if not at:
            me.sit(*me.house.bring_in(table))
        yield
        look_away(me)


LINGERS = 1500
"""Milliseconds that what was pointed at is told on, and the log waits."""


def look_away(me: Baron) -> None:
    """Until the log is back."""
    log = me.page.locator("aside .notes ol")
    me.page.mouse.move(2, 2)
    me.until(lambda: me.let_time_pass() or log.is_visible())


def wordiest(me: Baron, table: Table) -> str:
    """The spot of the board in sight that has most to tell."""
    words = table.words(me.say.lang, 0)

    def letters(id: str) -> int:
        told = table.game.presentation.describe_spot(table.state, 0, id)
        return 0 if told is None else len(" ".join(words.say(line) for line in told.lines))

    spots = me.page.locator("path[data-spot^='hex:']")
    expect(spots.first).to_be_attached()
    ids: list[str] = spots.evaluate_all("all => all.map(one => one.dataset.spot)")
    best = sorted(ids, key=letters, reverse=True)
    return next(id for id in best if me.in_sight(me.spot(id)))


@pytest.mark.halved
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("first", "step", "rules", "seats"),
    [
        (0, "move", "base", SIX[:3]),
        (1, "move", "base", FOUR),
        (2, "build", "stock", FOUR),
        (3, "build", "stock", SIX),
    ],
)
def test_all_that_is_told_of_a_place_is_in_sight_while_one_points_there(
    house: House,
    visit: Visit,
    first: int,
    step: str,
    rules: str,
    seats: tuple[str | None, ...],
    lang: str,
) -> None:
    me = come(house, visit, lang=lang, hold=LINGERS)
    table = played(step, 3, seats, rules=rules)
    sizes = ((1440, 900), (1280, 800), (1280, 720), (1024, 768))
    for _ in windows(me, table, sizes, first):
        said = me.region("pointed").locator(".said")
        slips = me.page.locator("aside .slip").all()
        before = [box(slip) for slip in slips]
        me.page.mouse.move(*me.place(me.spot(wordiest(me, table))))
        expect(said.locator(".first")).to_be_visible()
        assert said.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        assert [box(slip) for slip in slips] == before


def test_the_log_is_a_key_or_a_tab_away_while_one_points(house: House, visit: Visit) -> None:
    me = come(house, visit, 1280, 800, lang="fr")
    table = played("build", 3, FOUR)
    me.sit(*house.bring_in(table))
    before = box(me.region("log").locator("ol"))
    me.page.mouse.move(*me.place(me.spot(wordiest(me, table))))
    expect(me.region("pointed").locator(".first")).to_be_visible()
    expect(me.region("log")).to_be_hidden()
    me.page.keyboard.press("l")
    expect(me.region("log").locator(".line[tabindex='0']")).to_be_focused()
    assert box(me.region("log").locator("ol")) == before
    me.page.keyboard.press("Home")
    first = me.region("log").locator(".line").first
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport()


def test_an_ended_match_has_no_blank_paper_below(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played(None)))
    expect(me.heading("chart")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollHeight") == 900


def test_what_adds_up_stands_above_the_sum_and_nothing_else(house: House, visit: Visit) -> None:
    me = come(house, visit)
    for rules, beside in (("stock", "books-deals"), ("base", "books-runs")):
        me.sit(*house.bring_in(played(None, rules=rules)))
        rows = me.region("books").locator("tbody th")
        expect(rows.filter(has_text=me.say(beside))).to_be_visible()
        texts = rows.all_inner_texts()
        total = texts.index(me.say("books-sum"))
        assert [me.say(beside) in text for text in texts].index(True) > total


# The menu


def test_all_faces_of_a_tile_are_in_sight_in_full_rows(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played("build", 3)))
    me.open_menu(20)
    menu = me.group("several")
    assert menu.locator(".faces").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    rows: dict[float, int] = {}
    for face in me.menu.all():
        expect(face).to_be_in_viewport(ratio=1)
        rows[box(face)["y"]] = rows.get(box(face)["y"], 0) + 1
    *full, _ = rows.values()
    assert len(set(full)) == 1


@pytest.mark.halved
@pytest.mark.parametrize("size", SIZES)
def test_a_menu_covers_nothing_of_what_it_compares(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = come(house, visit, *size)
    id, keys = house.bring_in(arranged(TWO_WAYS))
    me.sit(id, keys[:1])
    me.choose(me.spot(me.glowing("cube")[0]))
    me.choose(me.spot(me.glowing("hex")[0]))
    expect(me.menu.first).to_be_in_viewport(ratio=1)
    main = box(me.page.locator("main"))
    assert not overlap(box(me.group("several")), main)
    for lit in me.page.locator(".light path").all():
        assert overlap(box(lit), main)


# On the glass


def test_what_a_finger_points_at_is_not_told_behind_the_tools(house: House, visit: Visit) -> None:
    me = come(house, visit, 768, 1024, has_touch=True)
    me.sit(*house.bring_in(played("move", 3, FOUR, rules="base")))
    tools = [me.page.locator(".find"), me.group("zoom")]
    told = me.page.locator("main p.slip")
    for id in me.all_in_sight("cube"):
        me.page.touchscreen.tap(*me.place(me.spot(id)))
        expect(told).to_be_visible()
        for tool in tools:
            assert not overlap(box(told), box(tool))
        me.page.keyboard.press("Escape")


def test_the_offer_to_watch_again_leaves_the_board_at_the_first_touch(
    house: House, visit: Visit
) -> None:
    me = come(house, visit, hold=2000)  # it would leave by itself
    me.sit(*house.bring_in(played("build", 3)))
    slip = me.page.locator("main .slip")
    expect(slip).to_be_visible()
    board = box(me.board)
    me.page.mouse.move(board["x"] + 300, board["y"] + 300)
    me.page.mouse.wheel(0, -100)
    expect(slip).to_have_count(0)
    me.page.mouse.move(2, 2)
    again = me.region("log").locator(".head button")
    expect(again).to_be_visible()
    again.click()
    expect(me.button("replay-live")).to_be_visible()


# Drawers


def test_the_sale_leaves_the_market_in_sight(house: House, visit: Visit) -> None:
    me = come(house, visit, 1024, 768, lang="fr")
    me.sit(*house.bring_in(played("sell", 3)))
    me.button("form-sell").click()
    assert box(me.page.get_by_role("dialog"))["width"] < 381


def test_options_that_mean_nothing_are_not_listed(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played("build", 3)))
    me.button("settings").click()
    listed = me.drawer("settings").locator("dt").all_inner_texts()
    assert me.say("option-rules") in listed
    assert me.say("option-four_player_turns") not in listed
