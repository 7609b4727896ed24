"""What stands about the board keeps its place, and covers nothing of what it speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator

from rotonde.kernel.table.table import Table
from tests.browser.barons import TWO_WAYS, Baron, arranged, played
from tests.browser.conftest import Visit
from tests.browser.house import House, overlap
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS

SIX = (None, "easy", "easy", "easy", "easy", "easy")
FOUR = SIX[:4]
LINE = 20
"""Pixels of a line of the log, at least."""


_HEIGHTS = """() => {
    const seen = new Set(), foot = document.querySelector('footer')
    const phase = () => document.querySelector('[aria-current=step]')?.textContent
    const first = phase()
    new ResizeObserver(() => first === phase() && seen.add(foot.offsetHeight)).observe(foot)
    return seen
}"""
_ROOM_KEPT = """more => {
    const least = parseFloat(more.style.minHeight)
    return least + 0.5 > more.firstElementChild.getBoundingClientRect().height
}"""


def come(house: House, visit: Visit, width: int = 1440, height: int = 900, **more: Any) -> Baron:
    view = {"width": width, "height": height}
    return Baron(visit(house, quick=True, game=STEAM_BARONS, viewport=view, **more))


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


# The foot


def settle(me: Baron) -> None:
    """Until the foot keeps the room that its offers take, for as long as the phase lasts."""
    me.await_turn()
    me.until(lambda: me.foot.locator(".more").evaluate(_ROOM_KEPT))


def test_a_second_click_on_confirm_ends_nothing(house: House, visit: Visit) -> None:
    me = come(house, visit, hold=600)
    me.sit(*house.bring_in(played("build", 3)))
    me.open_menu(2)
    n, done = me.n, me.button("choice-done")
    place = box(me.confirm)
    me.confirm.dblclick()
    me.see(n + 1)
    expect(done).to_be_visible()
    assert not overlap(box(done), place)
    me.let_time_pass()
    expect(done).to_be_enabled()
    me.open_menu(2)
    me.menu.first.click()
    expect(done).to_be_disabled()
    me.let_time_pass()
    expect(done).to_be_enabled()


def test_what_is_half_chosen_is_put_back_and_nothing_undone(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played("build", 3)))
    expect(me.button("undo")).to_be_visible()
    n = me.n
    me.open_menu(2)
    expect(me.button("undo")).to_have_count(0)
    me.button("put-back").click()
    expect(me.menu).to_have_count(0)
    expect(me.button("undo")).to_be_visible()
    expect(me.confirm).to_be_disabled()
    assert me.n == n


def test_what_is_chosen_leaves_what_was_asked_in_sight(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played("build", 3)))
    asked = me.frames[-1]["prompt"]
    expect(me.foot).to_contain_text(asked)
    me.open_menu(2)
    said = me.foot.locator(".said")
    expect(said.locator(".remark")).to_be_visible()
    assert said.evaluate("box => box.scrollHeight <= box.clientHeight")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (360, 740)])
def test_the_board_keeps_its_size_whatever_is_chosen(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = come(house, visit, *size, lang="fr")
    for step, rules, kind in (("build", "stock", "hex"), ("move", "base", "cube")):
        me.sit(*house.bring_in(played(step, 3, FOUR, rules=rules)))
        settle(me)
        seen = [box(me.foot)["height"]]
        spot = next(id for id in me.glowing(kind) if me.in_sight(me.spot(id)))
        if kind == "hex":
            me.open_menu(2)
        else:
            me.choose(me.spot(spot))
        seen.append(box(me.foot)["height"])
        if me.menu.count():
            n = me.n
            me.menu.first.click()
            me.see(n + 1)
            seen.append(box(me.foot)["height"])
        assert len(set(seen)) == 1, (step, seen)


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_the_board_keeps_its_size_while_others_play_the_phase(
    hasty: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = come(hasty, visit, *size, lang="fr")
    for step, rules in (("move", "base"), ("bid", "stock")):
        me.sit(*hasty.bring_in(played(step, 3, FOUR, rules=rules)))
        settle(me)
        heights = me.page.evaluate_handle(_HEIGHTS)
        n = me.n
        me.button("choice-pass", step=step).click()
        me.see_past(n)
        me.await_turn()
        assert len(heights.evaluate("seen => [...seen]")) == 1, step


def test_on_a_phone_the_short_buttons_come_before_the_long(house: House, visit: Visit) -> None:
    me = come(house, visit, 360, 740, lang="fr")
    me.sit(*house.bring_in(played("move", 3, FOUR, rules="base")))
    expect(me.starts("choice-upgrade").first).to_be_visible()
    for button in me.foot.locator(".tools .press, .decide .press").all():
        assert box(button)["y"] + box(button)["height"] <= 740
    for scrolls in me.foot.locator(".many").all():
        more = scrolls.evaluate("one => one.scrollHeight > one.clientHeight + 1")
        assert bool(scrolls.get_attribute("data-more")) == more


def test_a_window_too_low_scrolls_before_the_board_is_gone(house: House, visit: Visit) -> None:
    me = come(house, visit, 640, 360)
    for step, rules in (("move", "base"), ("build", "stock"), ("bid", "stock")):
        me.sit(*house.bring_in(played(step, 3, FOUR, rules=rules)))
        assert box(me.board)["height"] >= 200
        assert me.page.evaluate("document.documentElement.scrollHeight > innerHeight")
        me.page.locator("footer button").last.scroll_into_view_if_needed()
        last = box(me.page.locator("footer button").last)
        assert last["y"] + last["height"] <= 360


# The side


def windows(
    me: Baron, table: Table, sizes: tuple[tuple[int, int], ...], first: int
) -> Iterator[None]:
    """A table that is opened in a window of one of these sizes and drawn to the others."""
    for at, (width, height) in enumerate((*sizes[first:], *sizes[:first])):
        me.page.set_viewport_size({"width": width, "height": height})
        if not at:
            me.sit(*me.house.bring_in(table))
        yield
        look_away(me)


LINGERS = 1500
"""Milliseconds that what was pointed at is told on, and the log waits."""


def look_away(me: Baron) -> None:
    """Until the log is back."""
    log = me.page.locator("aside .pages ol")
    me.page.mouse.move(2, 2)
    me.until(lambda: me.let_time_pass() or log.is_visible())


@pytest.mark.parametrize("seats", [FOUR, SIX])
@pytest.mark.parametrize(
    ("first", "step", "rules"),
    [(0, "move", "base"), (1, "build", "standard"), (2, "build", "stock")],
)
def test_players_log_and_pointer_have_each_their_room(
    house: House, visit: Visit, first: int, step: str, rules: str, seats: tuple[str | None, ...]
) -> None:
    me = come(house, visit, lang="fr", hold=LINGERS)
    sizes = ((1440, 900), (1280, 720), (1024, 768), (1024, 720))
    for _ in windows(me, played(step, 3, seats, rules=rules), sizes, first + (seats is SIX)):
        side = box(me.page.locator("aside"))
        log = me.region("log").locator("ol")
        expect(log).to_be_visible()
        assert box(log)["height"] >= 4 * LINE
        kind = "hex" if step == "build" else "cube"
        me.page.mouse.move(*me.place(me.spot(me.all_in_sight(kind)[0])))
        said = me.region("pointed")
        expect(said.locator(".first")).to_be_visible()
        for player in me.region("players").get_by_role("listitem").all():
            card = box(player)
            assert card["y"] + card["height"] <= side["y"] + side["height"]
            assert not overlap(card, box(said))
        assert me.page.locator("aside .side").evaluate(
            "one => one.scrollHeight <= one.clientHeight + 1"
        )


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
        said, log = me.region("pointed").locator(".said"), me.page.locator("aside .pages ol")
        spot = wordiest(me, table)
        before = box(me.page.locator("aside .talk"))
        me.page.mouse.move(*me.place(me.spot(spot)))
        expect(said.locator(".first")).to_be_visible()
        assert said.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        look_away(me)
        assert box(log)["height"] >= 4 * LINE
        assert box(me.page.locator("aside .talk")) == before


def test_the_log_stays_where_it_is_under_what_is_told(house: House, visit: Visit) -> None:
    me = come(house, visit, 1280, 800, lang="fr")
    table = played("build", 3, FOUR)
    me.sit(*house.bring_in(table))
    log, pointed = me.region("log").locator("ol"), me.region("pointed")
    before, kept = box(log), box(pointed)
    me.page.mouse.move(*me.place(me.spot(wordiest(me, table))))
    expect(pointed.locator(".first")).to_be_visible()
    assert box(log) == before
    assert box(pointed)["height"] > kept["height"]
    log.hover(position={"x": 20, "y": before["height"] - 5})
    expect(pointed).to_contain_text(me.say("pointed-nothing"))
    me.page.mouse.move(*me.place(me.spot(wordiest(me, table))))
    expect(pointed.locator(".first")).to_be_visible()
    # Who goes through it by keys sees where all the same.
    first = me.region("log").locator(".line").first
    me.region("log").locator(".line[tabindex='0']").focus()
    me.page.keyboard.press("Home")
    expect(first).to_be_focused()
    assert not overlap(box(first), box(pointed))
    assert box(pointed) == kept


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


# On the glass


def test_all_faces_of_a_tile_are_in_sight_in_full_rows(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(played("build", 3)))
    hex = me.open_menu(20)
    menu = me.group("several")
    assert menu.locator(".faces").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert not overlap(box(menu), box(hex))
    rows: dict[float, int] = {}
    for face in me.menu.all():
        rows[box(face)["y"]] = rows.get(box(face)["y"], 0) + 1
    *full, last = rows.values()
    assert len(set(full)) == 1
    assert 2 * last >= full[0]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_menu_leaves_the_ways_it_compares_in_sight(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = come(house, visit, *size)
    id, keys = house.bring_in(arranged(TWO_WAYS))
    me.sit(id, keys[:1])
    me.choose(me.spot(me.glowing("cube")[0]))
    me.choose(me.spot(me.glowing("hex")[0]))
    expect(me.menu.first).to_be_visible()
    menu = box(me.group("several"))
    for lit in me.page.locator(".light path").all():
        assert not overlap(menu, box(lit))


def test_what_a_finger_points_at_is_not_told_behind_the_tools(house: House, visit: Visit) -> None:
    me = come(house, visit, 360, 740, has_touch=True)
    me.sit(*house.bring_in(played("move", 3, FOUR, rules="base")))
    tools = [me.page.locator(".find"), me.group("parts"), me.group("zoom")]
    told = me.page.locator("p.slip")
    for id in me.glowing("cube"):
        if not me.in_sight(me.spot(id)):
            continue
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
    slip = me.page.locator(".slip")
    expect(slip).to_be_visible()
    board = box(me.board)
    me.page.mouse.move(board["x"] + 300, board["y"] + 300)
    me.page.mouse.wheel(0, -100)
    expect(slip).to_have_count(0)
    again = me.region("log").locator(".head button")
    expect(again).to_be_visible()
    me.page.mouse.move(2, 2)
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
