"""Steam Barons at the table: a turn as a draft, deliveries, cities, shares and secret sales."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.barons import (
    BUILDING,
    FROM_TWO,
    POOR,
    SELLING,
    TWO_WAYS,
    URBANIZING,
    Baron,
    arranged,
)
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS


def come(house: House, visit: Visit, lang: str = "en", **more: object) -> Baron:
    return Baron(visit(house, lang, quick=True, game=STEAM_BARONS, **more))


# Building


def test_a_turn_is_a_draft_that_nobody_else_sees(house: House, visit: Visit) -> None:
    me, other, watcher = (come(house, visit) for _ in range(3))
    id, keys = house.bring_in(arranged(BUILDING))
    me.sit(id, keys[:1])
    other.sit(id, keys[1:2])
    watcher.sit(id, [])
    n = me.n

    me.build()
    assert me.tracks()
    me.button("step-back").click()
    me.see(n)
    assert not me.tracks()
    me.build()
    expect(me.page.locator(".remark")).to_contain_text(me.say("builds-made", builds=1))
    me.build(1)
    assert me.n == n + 2
    expect(me.page.locator(".remark")).to_contain_text(me.say("builds-made", builds=2))
    me.button("start-again").click()
    me.see(n)
    assert not me.tracks()
    me.build(2)
    mine = me.tracks()

    me.page.reload()
    expect(me.button("step-back")).to_be_visible()
    me.see(n + 1)
    assert me.tracks() == mine
    for screen in (other, watcher):
        # Asked anew, so that whatever was sent before has been heard.
        screen.page.reload()
        expect(screen.board).to_be_visible()
        assert screen.n == n
        assert not screen.tracks()
        assert {(frame["n"], frame["drafted"]) for frame in screen.frames} == {(n, 0)}

    me.confirm_next()
    for screen in (other, watcher):
        screen.see_past(n)
        assert screen.tracks() == mine
    told = other.log.all_inner_texts()
    assert sum("Ada" in line for line in told) >= 2, told


def test_a_tile_is_turned_where_it_would_lie(house: House, visit: Visit) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(arranged(BUILDING)))
    n = me.n
    hex = me.open_menu(3)
    count = me.menu.count()
    ghost = me.page.locator(".ghost use").first
    prompt = me.page.locator("footer .prompt")
    seen = set()
    for _ in range(count):
        seen.add((prompt.inner_text(), ghost.get_attribute("transform")))
        me.page.keyboard.press("r")
    assert len(seen) == count, "every turn says and shows another"
    me.choose(hex)
    second = prompt.inner_text()
    me.page.keyboard.press("Shift+R")
    assert prompt.inner_text() != second
    me.page.keyboard.press("r")
    assert prompt.inner_text() == second
    assert not me.tracks()
    me.confirm.click()
    me.see(n + 1)
    assert len(me.tracks()) == 1


@pytest.mark.parametrize("position", [BUILDING, URBANIZING], ids=["building", "urbanizing"])
@pytest.mark.parametrize("width", [1440, 1000, 700])
def test_nothing_moves_under_the_hand_that_chooses(
    house: House, visit: Visit, position: str, width: int
) -> None:
    me = come(house, visit, viewport={"width": width, "height": 900})
    me.sit(*house.bring_in(arranged(position)))
    foot = me.page.locator("footer")
    before = me.board.bounding_box(), foot.bounding_box()
    me.open_menu(3)
    assert (me.board.bounding_box(), foot.bounding_box()) == before


def test_pictures_that_come_late_find_their_place(house: House, visit: Visit) -> None:
    me = come(house, visit)
    held: list[str | bytes] = []
    asked: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def slow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def told(raw: str | bytes) -> None:
            late = json.loads(raw)["type"] == "ghosts"
            held.append(raw) if late else line.send(raw)

        def said(raw: str | bytes) -> None:
            asked.extend([raw] if json.loads(raw)["type"] == "ghosts" else [])
            server.send(raw)

        server.on_message(told)
        line.on_message(said)

    me.page.route_web_socket(re.compile("/ws/"), slow)
    me.sit(*house.bring_in(arranged(BUILDING)))
    me.open_menu(3)
    menu, drawn = me.group("several"), me.group("several").locator("svg use")
    ghost = me.page.locator(".ghost use")
    before = menu.bounding_box()
    assert drawn.count() == ghost.count() == 0
    me.until(lambda: len(held) == len(asked) > 0)
    for raw in held:
        lines[-1].send(raw)
    expect(ghost.first).to_be_attached()
    expect(menu.locator("svg:has(use)")).to_have_count(me.menu.count())
    assert menu.bounding_box() == before
    turns = len(asked)
    for _ in range(me.menu.count()):
        me.page.keyboard.press("r")
        expect(ghost.first).to_be_attached()
    assert len(asked) == turns, "what is known is not asked again"


def test_why_not_says_the_rule(house: House, visit: Visit) -> None:
    me = come(house, visit)
    table = arranged(BUILDING)
    me.sit(*house.bring_in(table))
    me.button("why-not").click()
    city = table.state.terms.map.cities[0]  # type: ignore[attr-defined]
    me.choose(me.spot(f"hex:{city.hex}"))
    said = me.say("refusal-on-city", city=city.name)
    note = me.page.get_by_role("status").filter(has_text=said)
    expect(note).to_be_visible()
    note.get_by_role("button", name="SB-7.3").click()
    expect(me.drawer("rules").locator("[data-rule]:focus")).to_be_in_viewport()


def test_a_town_becomes_a_city_and_is_filled(house: House, visit: Visit) -> None:
    me = come(house, visit)
    table = arranged(URBANIZING)
    me.sit(*house.bring_in(table))
    n = me.n
    town = next(t for t in table.state.terms.map.towns if t.name == "Wigan")  # type: ignore[attr-defined]
    me.on_desk("newcity:grey").click()
    expect(me.page.locator("footer .prompt")).to_contain_text(me.say("prompt-go-on"))
    me.choose(me.spot(f"hex:{town.hex}"))
    me.confirm_next()
    me.see(n + 1)
    expect(me.page.locator("footer")).to_contain_text(me.say("prompt-fill", city="Wigan"))
    me.on_desk("space:0").click()
    me.confirm_next()
    me.see(n + 2)
    cubes = [piece for piece in me.pieces() if piece.startswith(f"cube:{town.hex}:")]
    assert len(cubes) == 2
    me.confirm_next()
    me.see_past(n + 2)
    assert any(piece.startswith(f"newcity:{town.hex}") for piece in me.pieces())


# Goods


def test_two_routes_and_another_owner_s_choice(house: House, visit: Visit) -> None:
    me, other = come(house, visit), come(house, visit)
    table = arranged(TWO_WAYS)
    id, keys = house.bring_in(table)
    me.sit(id, keys[:1])
    other.sit(id, keys[1:2])
    n = me.n
    where = {city.name: city.hex for city in table.state.terms.map.cities}  # type: ignore[attr-defined]
    me.choose(me.spot(f"cube:{where['Manchester']}:red"))
    if not me.menu.count():
        me.choose(me.spot(f"hex:{where['Leeds']}"))
    expect(me.menu).to_have_count(2)
    routes = []
    for at in range(2):
        me.menu.nth(at).hover()
        lights = me.page.locator(".light path.edge")
        routes.append(tuple(lights.evaluate_all("all => all.map(one => one.getAttribute('d'))")))
    assert routes[0] != routes[1], "each is drawn as one points at it"
    shared = me.menu.filter(has_text="Ben +1")
    expect(shared).to_have_count(1)
    expect(me.menu.filter(has_text="Ada +2")).to_have_count(1)
    shared.click()
    me.confirm.click()
    me.see_past(n)

    me.answer(me.at_foot("choice-to-income", count=1))
    expect(other.button("choice-to-points", count=1)).to_be_visible()
    expect(other.button("choice-to-income", count=1)).to_be_visible()
    expect(me.button("choice-to-income", count=1)).to_have_count(0)
    other.answer(other.at_foot("choice-to-points", count=1))
    me.see_past(n + 2)
    expect(me.chips.filter(has_text="Ben")).to_contain_text(me.say("vp-points", vp=1))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_city_that_takes_cubes_from_many_places_says_which_is_which(
    house: House, visit: Visit, lang: str
) -> None:
    me = come(house, visit, lang)
    table = arranged(FROM_TWO)
    me.sit(*house.bring_in(table))
    where = {city.name: city.hex for city in table.state.terms.map.cities}  # type: ignore[attr-defined]
    me.choose(me.spot(f"hex:{where['Leeds']}"))
    expect(me.menu).to_have_count(3)
    moves = [choice["label"] for choice in me.frames[-1]["choices"] if len(choice["spots"]) == 2]
    expect(me.menu).to_contain_text(moves)
    for at, (origin, parts) in enumerate(
        (("Manchester", "Ada +2"), ("Manchester", "Ben +1"), ("Sheffield", "Ben +1"))
    ):
        expect(me.menu.nth(at)).to_contain_text(origin)
        expect(me.menu.nth(at)).to_contain_text(parts)
    # The best is what one would take: it is looked at first.
    expect(me.page.locator("footer .prompt")).to_contain_text(moves[0])


def test_the_best_delivery_is_shown_at_one_click_and_made_at_the_next(
    house: House, visit: Visit
) -> None:
    me = come(house, visit)
    me.sit(*house.bring_in(arranged(TWO_WAYS)))
    n = me.n
    me.ranked.filter(has_text="Ada +2").click()
    expect(me.page.locator(".light path.edge").nth(3)).to_be_attached()
    assert me.n == n
    me.confirm.click()
    me.see_past(n)
    expect(me.button("choice-to-points", count=2)).to_be_visible()


# Auctions and shares


def test_an_auction_for_the_order(house: House, visit: Visit) -> None:
    us = [come(house, visit) for _ in range(3)]
    table = arranged(
        'phase = "order"\nturn = 2\norder = "ABC"\n[A]\ncash = 9\n[B]\ncash = 9\n[cubes]\n',
        "standard",
    )
    id, keys = house.bring_in(table)
    for at, player in enumerate(us):
        player.sit(id, keys[at : at + 1])
    me, ben, max = us
    bids = me.page.locator("[data-piece^='bid:']")
    expect(bids).to_have_count(0)
    me.bid(0)
    expect(bids).to_have_count(1)
    ben.bid(2)
    for player in (max, me):
        player.answer(player.at_foot("choice-pass", step="order"))
    # Out in the order they passed: Max last, Ada before him, Ben first.
    order = me.log.filter(has_text="Ben")
    expect(order.first).to_be_visible()
    choosing = ben.page.locator("path[data-spot^='tile:'].may")
    expect(choosing.first).to_be_attached()
    assert me.page.locator("path.may").count() == 0


def test_shares_are_auctioned_and_bought(house: House, visit: Visit) -> None:
    us = [come(house, visit) for _ in range(3)]
    table = arranged(
        'phase = "bid"\norder = "orange green"\n[orange]\navailable = 3\n[cubes]\n', "stock"
    )
    id, keys = house.bring_in(table)
    for at, player in enumerate(us):
        player.sit(id, keys[at : at + 1])
    me, ben, max = us
    auction = table.game.inputs.auction(table.state, 0)
    assert auction is not None
    me.bid(auction.least)
    ben.bid(auction.least + 1)
    for player in (max, me):
        player.answer(player.at_foot("choice-pass", step="bid"))
    price = auction.least + 1
    few = ben.foot.locator(".quick").get_by_text(ben.say("short-buy", count=1, total=price))
    few.click()
    bought = ben.say("choice-buy", count=1, total=price, company="orange", you="no")
    expect(ben.confirm).to_contain_text(bought)
    n = ben.n
    ben.confirm_next()
    me.see_past(n)
    expect(me.chips.filter(has_text="Ben")).to_contain_text(
        me.say("note-controls", company="orange", count=1)
    )


def test_a_company_without_money_issues_shares(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(POOR, "stock"))
    me.sit(id, keys[:1])
    me.build()
    issued = me.say("event-shares-issued", company="orange", count=1, amount=5)
    expect(me.log.get_by_text(issued, exact=True)).to_be_visible()
    with house.screen(id, keys[1]) as other:
        assert issued not in other.raw[-1]
        n = other.table["n"]
        me.confirm_next()
        other.see_past(n)
        assert any(line["text"] == issued for line in other.table["log"])


def test_sales_are_secret_until_all_are_ready(house: House, visit: Visit) -> None:
    us = [come(house, visit) for _ in range(3)]
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    for at, player in enumerate(us):
        player.sit(id, keys[at : at + 1])
    me, ben, max = us
    me.button("form-sell").click()
    form = me.page.get_by_role("dialog", name=me.say("form-sell"), exact=True)
    form.get_by_role("spinbutton").first.fill("2")
    expect(form.get_by_role("status")).to_contain_text("$16")
    form.get_by_role("button", name=me.say("confirm"), exact=True).click()
    expect(form).to_be_hidden()
    expect(me.button("form-sell")).to_have_count(0)

    acting = re.compile("acting")
    expect(ben.chips.filter(has_text="Max")).to_have_class(acting)
    ada = ben.chips.filter(has_text="Ada")
    expect(ada).not_to_have_class(acting)
    expect(ada).to_contain_text(ben.say("seat-ready"))
    expect(ada).to_contain_text("$7")
    you = me.say("you")
    me.is_told_ready(you)
    ben.is_told_ready("Ada")
    ben.button("form-sell").click()
    ben.is_told_ready("Ada", within=ben.page.get_by_role("dialog"))
    ben.page.keyboard.press("Escape")
    ben.page.reload()
    expect(ben.button("form-sell")).to_be_visible()
    frame = ben.frames[-1]
    assert frame["seats"][0]["score"] == "$7"
    assert frame["seats"][0]["note"] == ben.frames[0]["seats"][0]["note"]
    assert [line["text"] for line in frame["log"]] == [
        line["text"] for line in ben.frames[0]["log"]
    ]

    ben.sell_all()
    me.is_told_ready(you, "Ben")
    ben.is_told_ready("Ada", you)
    max.is_told_ready("Ada", "Ben")
    n = max.n
    max.sell_all()
    me.see_past(n)
    for player in (me, ben):
        ada = player.chips.filter(has_text=you if player is me else "Ada")
        expect(ada).to_contain_text("$23")
        expect(ada).not_to_contain_text(player.say("seat-ready"))
        expect(player.page.get_by_role("list", name=player.say("ready-marks"))).to_have_count(0)


def test_a_hint_for_a_form_can_be_done(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    expect(me.confirm).to_be_disabled()
    me.button("hint").click()
    note = me.page.locator(".place .slip")
    advised = note.get_by_text(me.say.pattern("note-hint")).inner_text()
    note.get_by_role("button", name=me.say("hint-do")).click()
    expect(me.confirm).to_be_enabled()
    assert me.confirm.locator("b").inner_text() in advised
    me.confirm.click()
    expect(me.button("form-sell")).to_have_count(0)


def test_a_hint_stays_and_says_the_same_again(house: House, visit: Visit) -> None:
    me = come(house, visit, hold=600)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    note = me.page.locator(".place .slip")
    said = note.get_by_text(me.say.pattern("note-hint"))
    me.button("hint").click()
    expect(said).to_be_visible()
    first = said.inner_text()
    me.let_time_pass()
    expect(said).to_have_text(first)
    note.get_by_role("button", name=me.say("close")).click()
    expect(note).to_have_count(0)
    me.button("hint").click()
    expect(said).to_have_text(first)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_sales_at_one_screen_are_nobody_else_s(
    size: tuple[int, int], house: House, visit: Visit
) -> None:
    us = come(house, visit, viewport={"width": size[0], "height": size[1]})
    us.arrive(*house.bring_in(arranged(SELLING, "stock")))
    sheet = us.page.get_by_role("dialog", name=us.say("form-sell"), exact=True)
    for name in ("Ada", "Ben", "Max"):
        expect(us.page.get_by_text(us.say("cover", name=name), exact=True)).to_be_visible()
        us.button("cover-reveal", name=name).click()
        expect(us.page.locator("footer .prompt")).to_contain_text(f"{name}: ")
        us.tool("form-sell").click()
        # Nothing of what the one before has filled in stands on it.
        for box in sheet.get_by_role("checkbox").all():
            expect(box).not_to_be_checked()
        for number in sheet.get_by_role("spinbutton").all():
            expect(number).to_have_value("")
        if name != "Max":
            first = sheet.get_by_role("checkbox").or_(sheet.get_by_role("spinbutton")).first
            first.fill("1") if first.get_attribute("type") == "number" else first.check()
        # Twice, as a hasty finger would.
        sheet.get_by_role("button", name=us.say("confirm"), exact=True).dblclick()
        expect(sheet).to_be_hidden()
    us.see_past(2)
    sold = [line["text"] for line in us.frames[-1]["log"] if "sell" in line["text"]]
    assert ["nothing" in line for line in sold] == [False, False, True]


def test_who_has_sold_still_sees_what(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    me.sell_all()
    prompt = me.page.locator("footer .prompt")
    expect(prompt).to_contain_text(me.say("server-chosen", choice="")[:12])
    expect(prompt).to_contain_text("$30")
    me.page.reload()
    expect(prompt).to_contain_text("$30")


def test_pointing_at_a_player_says_what_the_shares_are_worth(house: House, visit: Visit) -> None:
    me = come(house, visit)
    id, keys = house.bring_in(arranged(SELLING, "stock"))
    me.sit(id, keys[:1])
    me.chips.filter(has_text=me.say("you")).hover()
    pointed = me.region("pointed")
    expect(pointed).to_contain_text("$30")
    expect(pointed).to_contain_text("$37")
    assert me.page.locator(".light.pointed").count() >= 1
