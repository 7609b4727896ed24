"""Silverton at the table: alone and in company, by mouse, by keys, in French, on any screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator

from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.board import board
from tests.browser import axe
from tests.browser.conftest import THOROUGH, Visit
from tests.browser.french import check as french
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.browser.silver import miner, played, proper
from tests.browser.words import SILVERTON


def _choose_silverton(me: Player) -> None:
    me.go("/new")
    me.page.get_by_role("radio", name=me.say("title")).check()
    me.unfold_options()


def _option(me: Player, id: str) -> Locator:
    return me.page.get_by_role("combobox", name=me.say(f"option-{id}"), exact=True)


def _turn(me: Player, turn: int, seats: str) -> Locator:
    return me.log.get_by_text(me.say("event-turn-begun", turn=turn, winter=0, seats=seats))


def test_two_turns_alone_by_mouse(house: House, visit: Visit) -> None:
    me = miner(visit(house, quick=True, game=SILVERTON))
    _choose_silverton(me)
    me.set_seat(1, "me", "Ada")
    _option(me, "scenario").select_option("denver-6000")
    expect(me.group("seat-number", number=2)).to_have_count(0)
    me.button("start").click()
    expect(me.board).to_be_visible()
    me.await_turn()

    me.decide_anything()
    expect(me.confirm).to_contain_text(me.say("choice-done-place"))
    me.button("step-back").click()
    expect(me.button("step-back")).to_have_count(0)
    for _ in range(60):
        if _turn(me, 3, me.say("you-among")).count():
            break
        me.await_turn()
        me.decide_anything()
    expect(_turn(me, 3, me.say("you-among"))).to_be_visible()


def test_a_setup_that_does_not_fit_is_explained_before_the_start(
    house: House, visit: Visit
) -> None:
    me = visit(house, quick=True, game=SILVERTON)
    _choose_silverton(me)
    # The first game offered is one against a goal, which has no length.
    expect(_option(me, "scenario")).to_be_visible()
    expect(_option(me, "length")).to_have_count(0)
    _option(me, "scenario").select_option("none")
    _option(me, "length").select_option("short")
    _option(me, "scenario").select_option("golden-spike")
    # The scenario has a length of its own: what was chosen before is no longer asked.
    expect(_option(me, "length")).to_have_count(0)
    alert = me.page.get_by_role("alert")
    expect(alert).to_have_count(0)
    me.page.get_by_text(me.say("switches")).click()
    me.page.get_by_role("switch", name=me.say("option-hiring")).press("Space")
    expect(alert).to_have_text(me.say("bad-option-advanced", option="hiring"))


def test_two_at_one_screen_keep_their_cash_to_themselves(house: House, visit: Visit) -> None:
    us = miner(visit(house, quick=True, game=SILVERTON))
    _choose_silverton(us)
    us.set_seat(1, "me", "Ada")
    us.button("seat-add").click()
    us.set_seat(2, "here", "Ben")
    us.button("start").click()
    order = []
    for _ in range(2):
        cover = us.page.get_by_role("dialog", name=us.say.pattern("cover"))
        expect(cover).to_be_visible()
        expect(us.board).to_have_count(0)
        name = "Ada" if us.say("cover-reveal", name="Ada") in cover.inner_text() else "Ben"
        order.append(name)
        us.button("cover-reveal", name=name).click()
        expect(us.board).to_be_visible()
        mine, theirs = us.chips.filter(has_text=name), us.chips.filter(has_not_text=name)
        expect(mine).to_contain_text("$")
        expect(theirs).to_contain_text(us.say("secret"))
        us.await_turn()
        us.decide_anything()
        expect(us.confirm).to_contain_text(us.say("choice-done-place"))
        us.confirm_next()
    assert sorted(order) == ["Ada", "Ben"]


def test_some_decisions_by_keyboard_alone(house: House, visit: Visit) -> None:
    me = miner(visit(house, quick=True, game=SILVERTON))
    id, keys = house.open("me", "easy", game="silverton", options={"length": "short"})
    me.sit(id, list(keys.values()))
    for _ in range(14):
        me.await_turn()
        n, sent = me.n, me.sent
        me.page.keyboard.press("PageDown")
        for _ in range(4):
            me.page.keyboard.press("Enter")
            if me.sent > sent:
                break
        me.see_past(n)
    assert me.n > 14


def test_pointing_tells_odds_and_prices(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=SILVERTON)
    me.sit(*house.bring_in(played("place", 4)))
    pointed = me.region("pointed")
    me.page.locator("[data-desk-spot^='claim:']").first.hover()
    expect(pointed).to_contain_text("%")
    expect(pointed).to_contain_text("$")
    me.page.mouse.move(*me.place(me.spots("line").first))
    expect(pointed).to_contain_text(me.say("about-reach-towns", towns="@").partition("@")[0])
    assert me.page.locator(".light.pointed").count() >= 1
    rail = me.page.get_by_role("navigation", name=me.say("boards"), exact=True)
    rail.get_by_role("button", name=me.say("board-title-market"), exact=True).click()
    columns = me.page.locator("path[data-spot^='column:']")
    assert 3 < me.page.locator("path.stroke").count() <= columns.count()
    me.page.mouse.move(*me.place(columns.first))
    expect(pointed).to_contain_text(me.say("about-history", prices="@").partition("@")[0])


def test_an_offer_to_a_bot(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=SILVERTON)
    table = played("trade", 4)
    me.sit(*house.bring_in(table))
    offers = table.state.terms.trade_offers  # type: ignore[attr-defined]
    opener = me.button("form-trade", count=offers)
    opener.click()
    form = me.page.get_by_role("dialog", name=me.say("form-trade", count=offers), exact=True)
    form.get_by_role("button", name=me.say("confirm"), exact=True).click()
    expect(form.get_by_role("alert")).to_contain_text(me.say("refusal-empty-deal"))
    cash = form.get_by_role("spinbutton", name=me.say.pattern("amount-range")).first
    cash.fill("300")
    expect(form.get_by_role("status")).to_contain_text("$")
    form.get_by_role("button", name=me.say("confirm"), exact=True).click()
    expect(form).to_be_hidden()
    dealt = me.say("part-cash", amount=300)
    expect(me.log.get_by_text(dealt).first).to_be_visible()


def test_a_bot_that_refuses_says_why(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=SILVERTON)
    table = played("trade", 4)
    me.sit(*house.bring_in(table))
    count = table.state.terms.trade_offers  # type: ignore[attr-defined]
    me.button("form-trade", count=count).click()
    form = me.page.get_by_role("dialog", name=me.say("form-trade", count=count), exact=True)
    get = form.get_by_role("group", name=me.say("form-take"), exact=True)
    get.get_by_role("spinbutton", name=me.say.pattern("amount-range")).first.fill("100")
    form.get_by_role("button", name=me.say("confirm"), exact=True).click()
    expect(form).to_be_hidden()
    said = me.say("event-offer-refused", you="no", seat="Ben", reason="loss")
    expect(me.log.get_by_text(said)).to_be_visible()


def test_what_is_typed_is_what_is_sent(house: House, visit: Visit) -> None:
    """A form opens empty, and a number out of range is shown put right before it is sent."""
    me = visit(house, quick=True, game=SILVERTON)
    table = played("trade", 4)
    me.sit(*house.bring_in(table))
    n = me.n
    count = table.state.terms.trade_offers  # type: ignore[attr-defined]
    me.button("form-trade", count=count).click()
    form = me.page.get_by_role("dialog", name=me.say("form-trade", count=count), exact=True)
    give = form.get_by_role("group", name=me.say("form-give"), exact=True)
    cash = give.get_by_role("spinbutton", name=me.say.pattern("amount-range")).first
    expect(cash).to_have_value("")
    cash.fill("99999")
    form.get_by_role("button", name=me.say("confirm"), exact=True).click()
    expect(form.locator(".wrong")).to_be_visible()
    expect(cash).to_have_value(str(table.state.cash[0]))  # type: ignore[attr-defined]
    assert me.n == n
    form.get_by_role("button", name=me.say("confirm"), exact=True).click()
    me.see_past(n)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_claims_to_operate_are_chosen_in_any_order(house: House, visit: Visit, by: str) -> None:
    me = visit(house, quick=True, game=SILVERTON)
    table = played("operate", 6, bots=(None, "fair", "fair"))
    id, keys = house.bring_in(table)
    me.sit(id, keys)
    n = me.n
    spots = me.page.locator("aside [data-desk-spot^='claim:'].may")
    expect(spots.first).to_be_visible()
    options = me.choices.get_by_role("option", selected=True)
    assert spots.count() > 1
    named = [spots.nth(at).get_attribute("data-desk-spot") or "" for at in (0, 1)]
    if by == "mouse":
        me.on_desk(named[1]).click()
        me.on_desk(named[0]).click()
        expect(options).to_have_count(2)
        me.on_desk(named[0]).click()  # thought better of
        expect(options).to_have_count(1)
        me.on_desk(named[0]).click()
        expect(me.page.locator(".light.chosen")).to_have_count(2)
        me.confirm.click()
    else:
        me.page.keyboard.press("PageDown")
        me.page.keyboard.press("PageDown")
        me.page.keyboard.press("Enter")
        expect(options).to_have_count(1)
        me.page.keyboard.press("PageUp")
        me.page.keyboard.press("Enter")
        expect(options).to_have_count(2)
        me.page.keyboard.press("Enter")
    me.see_past(n)
    exported = house.http.get(f"/api/matches/{id}/file").text
    entry = json.loads(exported.splitlines()[n + 1])
    claims = [int(spot.removeprefix("claim:")) for spot in named]
    assert f'"claims": {sorted(claims)}' in json.dumps(entry), "one decision, in order"


def test_sales_are_proposed_trimmed_and_made_at_one_click(house: House, visit: Visit) -> None:
    me = miner(visit(house, quick=True, game=SILVERTON))
    me.sit(*house.bring_in(played("deliver", 6, (None, "fair", "fair"))))
    assert me.my_turn()
    plan = me.table["plan"]
    expect(me.confirm).to_contain_text(plan["label"])
    expect(me.confirm).to_contain_text(plan["note"])
    line = next(each for each in plan["blocks"][0]["lines"] if each.get("stepper", {}).get("now"))
    less = me.page.get_by_role("button", name=me.say("amount-less", label=line["text"])).first
    less.click()
    less.click()
    expect(me.confirm).not_to_contain_text(plan["note"])
    field = me.page.get_by_role("spinbutton", name=line["text"]).first
    expect(field).to_have_value(str(line["stepper"]["now"] - 2))
    field.fill("9999")
    field.press("Enter")
    expect(me.confirm).to_contain_text(plan["note"])
    expect(field).to_have_value(str(line["stepper"]["now"]))
    n = me.n
    me.confirm_next()
    me.see_past(n)


def test_a_piece_is_placed_at_one_click(house: House, visit: Visit) -> None:
    """The plainest goes, unless another one is named first; a tick leaves a proposed one out."""
    me = miner(visit(house, quick=True, game=SILVERTON))
    table = played("place", 4, (None, "fair", "fair"))
    me.sit(*house.bring_in(table))
    assert me.my_turn()
    label = me.table["plan"]["label"]
    expect(me.confirm).to_contain_text(label)
    me.page.locator("[data-board='crew'] input[type=checkbox]").first.uncheck()
    expect(me.confirm).not_to_contain_text(label)
    usual = next(each for each in me.table["choices"] if each.get("usual"))
    me.reach(usual["spots"][-1])
    expect(me.confirm).to_contain_text(me.say("choice-done-place"))
    assert me.table["drafted"] == 1


def test_the_end_alone_has_books_and_a_grade(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=SILVERTON)
    table = played(None, bots=(None,), scenario="denver-6000")
    me.sit(*house.bring_in(table))
    expect(me.heading("chart")).to_be_visible()
    books = me.region("books")
    expect(books.get_by_role("rowheader", name=me.say("books-start"))).to_be_visible()
    assert table.standings is not None
    for goods in ("metals", "lumber", "coal"):
        title = me.say("chart-prices", goods=goods)
        drawn = me.page.get_by_role("region", name=title).get_by_role("img")
        expect(drawn).to_be_visible()
        assert drawn.locator(".curve").count() == drawn.locator("circle").count() > 0
    grade = me.say(f"ending-{table.standings.ending}")
    said = me.say("end-because", ending=grade)
    expect(me.page.locator("aside").get_by_text(said)).to_be_visible()
    # Alone nobody is beaten: the foot says how it ended, too.
    expect(me.foot).to_contain_text(said)


def test_in_french(house: House, visit: Visit) -> None:
    me = visit(house, "fr", quick=True, game=SILVERTON)
    _choose_silverton(me)
    me.page.locator("summary").first.click()
    french(me.page, proper())
    table = played("place", 4, bots=(None, "fair", "fair"))
    me.sit(*house.bring_in(table))
    french(me.page, proper())
    pointed = me.region("pointed")
    for kind in ("claim", "segment", "town", "line"):
        written = me.page.locator(f"[data-desk-spot^='{kind}:']:visible").first
        if written.count():
            written.hover()
        else:
            me.page.mouse.move(*me.place(me.page.locator(f"path[data-spot^='{kind}']").first))
        expect(pointed.locator(".first")).to_be_visible()
        french(me.page, proper())
    for key in range(2, 9):
        me.page.keyboard.press(str(key))
        french(me.page, proper())
    me.page.keyboard.press("1")
    me.button("rules-here").click()
    rules = me.drawer("rules")
    expect(rules.get_by_role("table").first).to_be_attached()
    french(me.page, proper() | {"cash", "short"})  # names of options
    me.page.keyboard.press("Escape")
    me.sit(*house.bring_in(played("trade", 4)))
    me.page.get_by_role("button", name=me.say("form-trade", count=4), exact=True).click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    french(me.page, proper())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_strip_of_phases_is_readable(house: House, visit: Visit, lang: str) -> None:
    """No name is cut or covered; on a phone there is only the phase of now, and all are heard."""
    me = visit(house, lang, quick=True, game=SILVERTON)
    me.sit(*house.bring_in(played("place", 4)))
    phases = me.page.get_by_role("list", name=me.say("phases")).get_by_role("listitem")
    names = [me.say(f"phase-{id}") for id in GAME.info.phases]
    for width in (1440, 1280, 1024):
        me.page.set_viewport_size({"width": width, "height": 844})
        assert [name.strip() for name in phases.all_text_contents()] == names
        assert phases.evaluate_all(_CUT) == [], width
        assert phases.evaluate_all(_COVERED) == [], width
    for width in (768, 390):
        me.page.set_viewport_size({"width": width, "height": 844})
        assert [name.strip() for name in phases.all_text_contents()] == names
        now = me.page.locator("header .phase")
        expect(now).to_contain_text(me.say("phase-place"))
        assert now.evaluate_all(_CUT) == [], width


_CUT = """all => all
    .filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"""
_COVERED = """all => all.flatMap(one => {
    const { left, right, top, height } = one.getBoundingClientRect()
    const inside = [left + 3, right - 3].every(
        x => one.contains(document.elementFromPoint(x, top + height / 2)))
    return inside ? [] : [one.textContent]
})"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_axe(house: House, visit: Visit, size: tuple[int, int]) -> None:
    view = {"width": size[0], "height": size[1]}
    me = visit(house, game=SILVERTON, reduced_motion="reduce", viewport=view)
    _choose_silverton(me)
    me.page.locator("summary").first.click()
    axe.check_both(me)
    me.sit(*house.bring_in(played("trade", 4)))
    me.tool("form-trade", count=4).click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    axe.check_both(me)
    me.page.keyboard.press("Escape")
    if size[0] < 900 and not THOROUGH:
        return  # the drawing and the rules are the same there
    axe.check(me, drawn=True)
    me.button("rules-here").click()
    expect(me.drawer("rules").get_by_role("table").first).to_be_attached()
    axe.check(me)  # in the dark they look as they do on the page of rules


def test_a_late_board_under_load(house: House, visit: Visit) -> None:
    """What a table of four weighs late in a long game, and how soon it is on the screen."""
    me = miner(visit(house, quick=True, game=SILVERTON))
    table = played("place", 18, bots=(None, "fair", "fair", "fair"), length="campaign")
    sizes: list[dict[str, int]] = []

    def weigh(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            parts = {key: len(json.dumps(message[key])) for key in ("scene", "log", "choices")}
            sizes.append({"message": len(frame), **parts})

    me.page.on("websocket", lambda line: line.on("framereceived", weigh))
    me.sit(*house.bring_in(table))
    me.await_turn()
    me.page.evaluate(_STOPWATCH)
    for _ in range(2):
        me.decide_anything()
    took = me.page.evaluate("window.took")
    print(f"Late board: {sizes[-1]} bytes; frames after an update took {took} ms")
    assert sizes


_STOPWATCH = """() => {
    window.took = []
    const slider = document.querySelector('input[type=range]')
    new MutationObserver(() => {
        const from = performance.now()
        requestAnimationFrame(() => requestAnimationFrame(
            () => window.took.push(Math.round(performance.now() - from))))
    }).observe(slider, { attributes: true, attributeFilter: ['max'] })
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_card_to_buy_shows_what_each_roll_yields(house: House, visit: Visit, lang: str) -> None:
    table = played("keep")
    claim = GAME.rules.view(table.state, 0).drawn  # type: ignore[attr-defined]
    yields = board(None).claim_yields[claim]
    me = visit(house, lang, quick=True, game=SILVERTON)
    id, keys = house.bring_in(table)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.sit(id, keys[:1])
        cells = me.page.locator("aside [data-board='card'] ol li")
        rolls = dict(tuple(text.split()) for text in cells.all_inner_texts())
        assert rolls.pop(f"≤{min(map(int, list(rolls)[1:])) - 1}") == "✕"
        assert rolls == {roll: str(yields[int(roll)]) for roll in rolls}
        shown = cells.locator(".mark")
        assert shown.count() == cells.count()
        for at in range(shown.count()):
            box = shown.nth(at).bounding_box()
            assert box is not None
            assert box["height"] >= 11
            assert box["width"] > 3


def test_of_several_goods_for_a_city_each_comes_with_its_amount(house: House, visit: Visit) -> None:
    me = miner(visit(house, quick=True, game=SILVERTON))
    me.sit(*house.bring_in(played("deliver", 6, (None, "fair", "fair"))))
    assert me.my_turn()
    me.page.locator("aside td .spot.may").nth(1).click()
    menu = me.group("several").get_by_role("button")
    assert menu.count() > 1
    amount = me.foot.get_by_role("spinbutton")
    expect(amount).not_to_have_value("0")
    n = me.n
    me.confirm_next()
    me.see_past(n)
