"""Whole games of Silverton by mouse, alone and against bots; bargains; a winter with plows."""

from __future__ import annotations

import re
from collections import Counter as Tally

from playwright.sync_api import Locator

from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import Accept, Bundle, Counter, Deliver, Offer, Plow
from rotonde.games.silverton.rules.events import Delivered, PlowRolled
from rotonde.kernel.table.table import Table
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.browser.silver import alone, arranged, miner, played
from tests.browser.words import SILVERTON


def test_two_turns_against_two_bots(hasty: House, visit: Visit) -> None:
    me = miner(visit(hasty, quick=True, game=SILVERTON))
    options = {"length": "short"}
    id, keys = hasty.open("me", "easy", "easy", game="silverton", options=options, seed="4")
    me.sit(id, list(keys.values()))
    made: Tally[str] = Tally()
    wanted = {"place", "buy", "build", "trade"}
    # The bots think as far as their time allows: what I come to do, and when, is not the same.
    while me.my_turn() and (me.turn < 3 or not wanted <= set(made)):
        made[me.decide_well()] += 1
    assert wanted <= set(made)


def test_the_end_of_a_short_game_against_two_bots(hasty: House, visit: Visit) -> None:
    me = miner(visit(hasty, quick=True, game=SILVERTON))
    me.sit(*hasty.bring_in(played("place", 9, bots=(None, "easy", "easy"), length="short")))
    made: Tally[str] = Tally()
    while me.my_turn():
        made[me.decide_well()] += 1
    assert {"place", "trade"} <= set(made)
    ending = me.say("end-because", ending=me.table["standings"]["ending"])
    expect(me.page.get_by_text(ending)).to_be_visible()
    scores = me.table["standings"]["scores"]
    names = (me.say("you") if seat["mine"] else seat["name"] for seat in me.table["seats"])
    for name, score in zip(names, scores, strict=True):
        line = me.region("end-title").get_by_role("listitem").filter(has_text=name)
        expect(line).to_contain_text(score)
    rows = me.region("books").get_by_role("row")
    expect(rows.last.get_by_role("cell")).to_have_text(scores)
    expect(me.heading("chart")).to_be_visible()
    for goods in ("metals", "lumber", "coal"):
        drawn = me.page.get_by_role("region", name=me.say("chart-prices", goods=goods))
        expect(drawn.locator(".curve").first).to_be_attached()


def test_the_last_turns_alone_to_a_grade_and_its_record(hasty: House, visit: Visit) -> None:
    me = miner(visit(hasty, quick=True, game=SILVERTON))
    id, keys = hasty.bring_in(alone(6, 8, scenario="denver-6000"))
    me.sit(id, keys)
    made: Tally[str] = Tally()
    while me.my_turn():
        made[me.decide_well()] += 1
    assert {"operate", "deliver"} <= set(made)
    cash = me.table["standings"]["scores"][0]
    grade = me.table["standings"]["ending"]
    assert "victory" in grade
    expect(
        me.page.locator("aside").get_by_text(me.say("end-because", ending=grade))
    ).to_be_visible()
    records = me.region("records").get_by_role("listitem")
    expect(records).to_have_count(1)
    expect(records).to_contain_text(me.table["record"]["text"])
    expect(records).to_contain_text(grade)
    assert cash in me.table["record"]["text"]
    # Somewhat less good, on the same shelf.
    worse = alone(2, 99, scenario="denver-6000")
    me.sit(*hasty.bring_in(worse))
    expect(records).to_have_count(2)
    expect(records.first).to_contain_text(grade)
    expect(records.nth(1)).to_have_attribute("aria-current", "true")
    me.go(f"/table/{id}")
    expect(records.first).to_have_attribute("aria-current", "true")


# A bargain

FOR_SALE = (
    'turn = 3\nphase = "trade"\n[A]\ncash = 900\ntrack = ["S031"]\n[B]\ncash = 700\nclaims = [80]\n'
)
"""Ben has timber at Fraser, Ada has the track to it."""


def _weighed(table: Table, seat: int, action: Offer | Counter) -> str:
    (line,) = GAME.help.preview(table.state, seat, action)  # type: ignore[arg-type]
    return table.words("en", seat).say(line)


def _money(form: Locator, me: Player, side: str) -> Locator:
    return form.get_by_role("group", name=me.say(side), exact=True).get_by_role("spinbutton")


def test_a_counter_offer_is_accepted(hasty: House, visit: Visit) -> None:
    table = arranged(FOR_SALE)
    id, keys = hasty.bring_in(table)
    ada, ben = (miner(visit(hasty, quick=True, game=SILVERTON)) for _ in range(2))
    ada.sit(id, keys[:1])
    ben.sit(id, keys[1:])
    timber = Bundle(claims=(80,))

    title = ada.say("form-trade", count=4)
    ada.at_foot("form-trade", count=4).click()
    form = ada.page.get_by_role("dialog", name=title, exact=True)
    _money(form, ada, "form-give").fill("100")
    form.get_by_role("checkbox", name=re.compile(r"\(#80\)")).check()
    first = Offer(1, Bundle(cash=100), timber)
    expect(form.get_by_role("status")).to_have_text(_weighed(table, 0, first))
    form.get_by_role("button", name=ada.say("confirm"), exact=True).click()
    expect(form).to_be_hidden()
    table.play(0, first)

    counter = Counter(Bundle(cash=250), timber)
    prompt = ben.page.locator("footer .prompt")
    expect(prompt).to_contain_text(table.words("en", 1).say(table.prompt(1)))
    said = GAME.help.prompt_hint(table.state, 1)  # type: ignore[arg-type]
    assert said is not None
    expect(prompt).to_contain_text(table.words("en", 1).say(said))
    ben.at_foot("form-counter").click()
    form = ben.page.get_by_role("dialog", name=ben.say("form-counter"), exact=True)
    expect(_money(form, ben, "form-take")).to_have_value("100")
    expect(form.get_by_role("checkbox", name=re.compile(r"\(#80\)"))).to_be_checked()
    _money(form, ben, "form-take").fill("250")
    expect(form.get_by_role("status")).to_have_text(_weighed(table, 1, counter))
    form.get_by_role("button", name=ben.say("confirm"), exact=True).click()
    expect(form).to_be_hidden()
    table.play(1, counter)

    prompt = ada.page.locator("footer .prompt")
    expect(prompt).to_contain_text(table.words("en", 0).say(table.prompt(0)))
    expect(prompt).to_contain_text(_weighed(table, 0, Offer(1, counter.give, counter.take)))
    ada.press(ada.say("choice-accept"))
    (dealt,) = table.play(0, Accept())
    for seat, me, cash in ((0, ada, 650), (1, ben, 950)):
        told = table.words("en", seat).say(dealt.message(table.state))
        expect(me.log.get_by_text(told)).to_be_visible()
        expect(me.chips.filter(has_text=me.say("you"))).to_contain_text(f"${cash}")
    expect(ada.at_foot("form-trade", count=4)).to_be_visible()


# Winter

SNOW = (
    'turn = 8\nphase = "plow"\n[A]\ncash = 500\ntrack = ["S031", "S038"]\nplows = [5, 3]\n'
    'claims = ["80 with 5 worked"]\ntrains = [72]\n'
)
"""Timber at Fraser, one white segment from Denver; another one leads to Como."""


def test_plows_clear_the_way_for_a_train(hasty: House, visit: Visit) -> None:
    table = arranged(SNOW, seed="1", rules="advanced", trade_offers="0")
    id, keys = hasty.bring_in(table)
    me = miner(visit(hasty, game=SILVERTON, hold=2000))  # dice stay until they were read
    me.sit(id, keys[:1])
    assert me.my_turn()
    fraser, como = (table.state.board.segment_at[at] for at in ("S031", "S038"))  # type: ignore[attr-defined]
    me.page.mouse.move(*me.place(me.spot("segment:S031")))
    expect(me.region("pointed")).to_contain_text(me.say("about-snow"))
    me.take(Plow(5, fraser))
    table.play(0, Plow(5, fraser))
    expect(me.confirm).to_contain_text(me.say("choice-roll-plow", count=1))
    n = me.n
    me.take(Plow(3, como))
    rolled = [event for event in table.play(0, Plow(3, como)) if isinstance(event, PlowRolled)]
    assert [event.success for event in rolled] == [True, False]
    me.see_past(n)
    dice = me.page.locator("main svg[data-face]")
    expect(dice).to_have_count(2)
    for at, event in enumerate(rolled):
        expect(dice.nth(at)).to_have_attribute("data-face", str(event.die))
        told = table.words("en", 0).say(event.message(table.state))
        expect(me.log.get_by_text(told)).to_be_visible()
    me.page.mouse.move(*me.place(me.spot("segment:S031")))
    expect(me.region("pointed")).to_contain_text(me.say("about-cleared", you="yes", seat="Ada"))
    me.page.mouse.move(*me.place(me.spot("segment:S038")))
    expect(me.region("pointed")).to_contain_text(me.say("about-snow"))

    assert me.my_turn()
    sale = Deliver(80, table.state.board.town_at["Denver"], 4, (72,))  # type: ignore[attr-defined]
    me.take(sale)
    sold = next(event for event in table.play(0, sale) if isinstance(event, Delivered))
    told = table.words("en", 0).say(sold.message(table.state))
    expect(me.log.get_by_text(told)).to_be_visible()
    expect(me.chips.filter(has_text=me.say("you"))).to_contain_text(f"${500 + sold.total}")
    assert me.my_turn()
    assert me.table["step"] == "purchase"
