"""Phones, a tablet held upright and a window at twice its size: what is decided on is in sight."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House, Player, overlap
from tests.browser.measure import box, check_standing_line, settle, window_of
from tests.browser.patience import expect
from tests.browser.test_moments import moments
from tests.corpus import files

PHONE, ACROSS, TABLET, TWICE = (390, 844), (844, 390), (768, 1024), (720, 450)
SIZES = (PHONE, ACROSS, TABLET, TWICE)
ADVANCED = ("silverton", "17-6-advanced-campaign.match.gz")
STOCK = ("steam-barons", "04-6-stock-eastern-us.match.gz")
TUNNEL = ("steam-tunnel", "04-random-5-standard.match")


def _sit(
    house: House,
    visit: Visit,
    match: tuple[str, str],
    step: str,
    size: tuple[int, int],
    lang: str = "en",
) -> Player:
    """At the seat that is to decide; what the page offers by itself stays."""
    game, name = match
    view = {"width": size[0], "height": size[1]}
    me = visit(
        house,
        lang,
        quick=True,
        hold=4000,
        game=game.replace("-", "_"),
        viewport=view,
        has_touch=True,
    )
    n, seat = next((n, seat) for id, n, seat in moments(game, name) if id == step)
    id, keys = house.bring_in(files.corpus(game) / name, n)
    me.sit(id, [keys[seat]])
    settle(me)
    return me


@pytest.mark.parametrize("size", [TABLET, TWICE], ids=str)
def test_six_seats_have_room_for_their_figures(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    for match, step in ((ADVANCED, "operate"), (STOCK, "sell")):
        check_standing_line(_sit(house, visit, match, step, size, "fr"), 6)


def test_a_cell_of_the_standing_line_that_says_nothing_is_not_there(
    house: House, visit: Visit
) -> None:
    me = _sit(house, visit, TUNNEL, "flip", TABLET)
    for cell in me.page.locator(".table > .standing > *:visible").all():
        assert cell.inner_text().strip()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_happened_meanwhile_covers_no_row_and_no_button(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = _sit(house, visit, STOCK, "bid", size)
    news = me.page.get_by_role("status").filter(has_text=me.say("news", count=1))
    slip = box(news.locator(".slip"))
    for other in ("aside", ".zoom", "footer", ".table > .standing"):
        for one in me.page.locator(other).all():
            assert not one.is_visible() or not overlap(slip, box(one)), other


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_where_there_is_nothing_but_the_board_it_lies_beside_it(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = _sit(house, visit, TUNNEL, "flip", size)
    expect(me.page.locator("[role=status] .slip")).to_have_count(0)
    replay = me.page.locator("aside").get_by_role("button", name=me.say("news-watch")).first
    asked = me.foot.locator(".prompt").inner_text()
    replay.click()
    expect(me.foot.locator(".prompt")).not_to_have_text(asked)


@pytest.mark.parametrize(("step", "board"), [("reply", "offer"), ("shift", "dispute")])
def test_the_slip_of_the_decision_comes_first(
    house: House, visit: Visit, step: str, board: str
) -> None:
    me = _sit(house, visit, ADVANCED, step, PHONE)
    slips = me.page.locator("aside .slip:not([data-board=decision])")
    assert slips.first.get_attribute("data-board") == board


@pytest.mark.parametrize("size", [ACROSS, TABLET, TWICE], ids=str)
def test_the_numbers_of_a_plan_are_in_sight(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = _sit(house, visit, ADVANCED, "deliver", size)
    number = box(me.page.locator("aside [data-board=deliveries] input, aside .stepper").first)
    desk = box(me.page.locator("aside"))
    assert number["y"] + number["height"] <= desk["y"] + desk["height"]
    assert number["y"] + number["height"] < window_of(me)[1]


_GOES_ON = """all => all.filter(one => one.scrollHeight > one.clientHeight + 3)
    .map(one => one.dataset.more)"""


def test_a_slip_that_scrolls_fades_where_it_goes_on(house: House, visit: Visit) -> None:
    me = _sit(house, visit, ADVANCED, "trade", (1024, 768), "fr")
    cut = me.page.locator("aside .slip.fills").evaluate_all(_GOES_ON)
    assert cut
    assert set(cut) == {"below"}


def test_words_do_not_run_together(house: House, visit: Visit) -> None:
    me = _sit(house, visit, ADVANCED, "operate", TABLET)
    gaps = me.page.locator(".table > .rail button").evaluate_all(
        """all => all.flatMap(one => {
            const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
            const found = []
            while (walker.nextNode()) {
                const text = walker.currentNode, at = text.data.trim().indexOf(' ')
                if (at < 0) continue
                const range = document.createRange()
                const from = text.data.indexOf(text.data.trim()) + at
                range.setStart(text, from)
                range.setEnd(text, from + 1)
                const size = parseFloat(getComputedStyle(text.parentElement).fontSize)
                const { width } = range.getBoundingClientRect()
                if (width > 0) found.push(width / size)
            }
            return found
        })"""
    )
    assert gaps
    assert min(gaps) > 0.2


@pytest.mark.parametrize("size", [PHONE, ACROSS], ids=str)
def test_the_button_of_a_long_form_is_in_sight(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    me = _sit(house, visit, ADVANCED, "trade", size, "fr")
    me.foot.locator(".others .press").first.click()
    form = me.page.locator("dialog[open] form")
    expect(form.get_by_role("button", name=me.say("confirm"), exact=True)).to_be_in_viewport(
        ratio=1
    )
    # As a French speaker says it.
    expect(form).to_contain_text("Concession de charbon à Walsenburg")


def test_a_slip_that_is_folded_fades_no_more(house: House, visit: Visit) -> None:
    me = _sit(house, visit, STOCK, "build", (1440, 900))
    expect(me.page.locator("aside .slip[data-more=below]")).to_have_count(1)
    me.choose(me.spots("area").first)
    expect(me.page.locator("aside .slip.folded")).not_to_have_count(0)
    expect(me.page.locator("aside .slip.folded[data-more]")).to_have_count(0)


def test_the_map_that_grows_for_a_decision_shows_it_as_a_fresh_page_does(
    house: House, visit: Visit
) -> None:
    """From a strip above the papers to most of the phone, while the view still glides."""
    view = {"width": PHONE[0], "height": PHONE[1]}
    me = visit(house, game="silverton", viewport=view)
    id, keys = house.bring_in(files.corpus("silverton") / "05-1-basic-denver-10000.match.gz", 0)
    me.sit(id, keys)
    me.tool("hint").click()
    me.button("hint-do").click()
    strip = box(me.page.locator("main.board"))["height"]
    me.confirm.click()
    me.until(lambda: box(me.page.locator("main.board"))["height"] > strip + 100)
    me.page.wait_for_timeout(900)
    grown = _wide(me)
    me.page.reload()
    expect(me.board).to_be_visible()
    me.page.wait_for_timeout(300)
    assert _wide(me) == pytest.approx(grown, rel=0.05)


def _wide(me: Player) -> float:
    """How much of the sheet the view shows."""
    return float((me.board.get_attribute("viewBox") or "").split()[2])
