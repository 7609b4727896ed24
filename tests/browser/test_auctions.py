"""Auctions: a slip for all to read, the bid in the foot, and a bid limit."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator

from rotonde.kernel.contract.info import Seat
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.patience import expect

BARONS = "steam_barons"
NAMES = ("Ada", "Ben", "Max", "Dan", "Eve")
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


@cache
def played(step: str, turn: int, seats: int, rules: str) -> Table:
    """Until the first seat owes this decision; the others are bots."""
    people = [Seat(name, "easy" if at else None) for at, name in enumerate(NAMES[:seats])]
    table = start("steam-barons", people, seed="hammer", options={"rules": rules})
    while True:
        seat, state = table.to_act[0], table.state
        asked = state.stack[-1].id
        if asked == step and seat == 0 and state.turn >= turn:  # type: ignore[attr-defined]
            return table
        table.play(seat, table.game.bot.heuristic_action(state, seat, table.legal(seat)))


def sit(me: Player, table: Table) -> None:
    me.sit(*me.house.bring_in(table))
    me.await_turn()


def bar(me: Player) -> Locator:
    """The slip of the auction."""
    return me.region("auction")


def number(me: Player) -> Locator:
    """What Confirm would bid."""
    return me.foot.get_by_role("spinbutton")


def least(table: Table) -> int:
    auction = table.game.inputs.auction(table.state, 0)
    assert auction is not None
    return auction.least


def test_a_bid_is_a_number_and_confirm(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=BARONS)
    table = played("bid", 1, 3, "stock")
    sit(me, table)
    price = least(table)
    expect(bar(me).get_by_role("listitem")).to_have_count(3)
    mine = bar(me).get_by_role("listitem").filter(has_text=me.say("you"))
    expect(mine).to_contain_text(me.say("auction-speaks"))
    n = me.n
    expect(me.confirm).to_contain_text(me.say("short-bid", price=price))
    me.foot.locator(".quick").get_by_role("button").nth(1).click()
    expect(me.confirm).to_contain_text(me.say("short-bid", price=price + 1))
    assert me.n == n
    me.confirm.click()
    me.see_past(n)
    company = table.state.terms.liveries[table.state.line[table.state.at]]  # type: ignore[attr-defined]
    said = me.say("event-share-bid", you="yes", seat="Ada", company=company, price=price + 1)
    expect(me.log.get_by_text(said, exact=True)).to_be_visible()


def test_any_other_number_by_hand_and_by_keys(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=BARONS)
    table = played("bid", 1, 3, "stock")
    sit(me, table)
    number(me).fill(str(least(table) + 9))
    expect(me.confirm).to_contain_text(me.say("short-bid", price=least(table) + 9))
    n = me.n
    number(me).press("Enter")
    me.see_past(n)
    assert str(least(table) + 9) in " ".join(me.log.all_inner_texts())


def test_capital_is_named_in_dollars(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=BARONS)
    table = played("capital", 1, 3, "standard")
    sit(me, table)
    (amount,) = table.game.inputs.amounts(table.state, 0)
    cash = table.state.cash[0]  # type: ignore[attr-defined]
    raised = number(me)
    raised.fill("37")
    raised.press("Enter")
    expect(raised).to_have_value("35")
    wrong = me.text("amount-wrong", least=0, most=5 * amount.most, unit=5)
    expect(wrong).to_be_visible()
    me.button("amount-more", label=me.say("amount-raise", amount=5)).click()
    expect(raised).to_have_value("40")
    expect(me.confirm).to_contain_text("40")
    n = me.n
    raised.press("Enter")
    me.see_past(n)
    expect(me.chips.filter(has_text=me.say("you"))).to_contain_text(f"${cash + 40}")


def test_a_number_nobody_typed_is_never_bid(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=BARONS)
    table = played("bid", 1, 3, "stock")
    sit(me, table)
    (amount,) = table.game.inputs.amounts(table.state, 0)
    most, n = amount.most, me.n
    wrong = me.text("amount-wrong", least=least(table), most=most, unit=1)
    field = number(me)
    field.fill(str(most + 15))
    # What Confirm says is what the field would become.
    expect(me.confirm).to_contain_text(me.say("short-bid", price=most))
    field.press("Enter")
    expect(wrong).to_be_visible()
    expect(field).to_have_value(str(most))
    axe.check(me)
    field.fill("")
    field.press("Enter")
    expect(wrong).to_be_visible()
    assert me.n == n
    field.fill("0")
    field.press("Tab")
    expect(wrong).to_be_visible()
    expect(field).to_have_value(str(least(table)))
    field.fill(str(most))
    expect(wrong).to_have_count(0)
    field.press("Enter")
    me.see_past(n)
    company = table.state.terms.liveries[table.state.line[table.state.at]]  # type: ignore[attr-defined]
    said = me.say("event-share-bid", you="yes", seat="Ada", company=company, price=most)
    expect(me.log.get_by_text(said, exact=True)).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bid_reads_the_same_wherever_it_stands(house: House, visit: Visit, lang: str) -> None:
    me = visit(house, lang, quick=True, game=BARONS)
    table = played("bid", 1, 3, "stock")
    sit(me, table)
    for price in range(least(table), least(table) + 9):
        number(me).fill(str(price))
        expect(me.confirm).to_contain_text(me.say("short-bid", price=price))


def test_a_hint_rings_the_number_alone(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=BARONS)
    sit(me, played("bid", 1, 3, "stock"))
    prompt = me.page.locator("footer .prompt")
    asked = prompt.inner_text()
    me.button("hint").click()
    note = me.page.get_by_role("status").get_by_text(me.say.pattern("note-hint"))
    expect(note).to_be_visible()
    # A number with a button rings it; Confirm is ready to bid it in any case. A bot that has had
    # little time may say to pass, which has a button too.
    ringed = me.foot.locator(".hinted, .pointed")
    passing = me.say("choice-pass", step="bid")
    expect(ringed.and_(me.confirm)).to_have_count(0 if passing in note.inner_text() else 1)
    assert ringed.count()
    for one in ringed.all_inner_texts():
        assert one.splitlines()[0] in note.inner_text()
    assert prompt.inner_text() == asked


def test_a_bid_limit_bids_by_itself(house: House, visit: Visit) -> None:
    me = visit(house, quick=True, game=BARONS)
    table = played("bid", 1, 3, "stock")
    sit(me, table)
    most = least(table) + 6
    limit = me.page.get_by_role("group", name=me.say("bid-limit"), exact=True)
    limit.get_by_role("spinbutton").fill(str(most))
    n = me.n
    me.button("bid-limit-set", n=most).click()
    # It bids at once, and goes on until the auction is over.
    me.see_past(n)
    company = table.state.terms.liveries[table.state.line[table.state.at]]  # type: ignore[attr-defined]
    said = me.say("event-share-bid", you="yes", seat="Ada", company=company, price=least(table))
    expect(me.log.get_by_text(said, exact=True)).to_be_visible()
    me.await_turn()
    expect(me.page.get_by_text(me.say.pattern("bid-limit-now"))).to_have_count(0)
    expect(me.button("bid-limit-withdraw")).to_have_count(0)


def test_a_bid_limit_is_withdrawn(house: House, visit: Visit) -> None:
    """Among people there is time to change one's mind."""
    wanted = {"game": "steam-barons", "seed": 1}
    id, keys = house.open("me", "link", "link", **wanted)
    with house.screen(id, *keys.values()) as screen:
        first = screen.table["to_act"][0]
    me, other = visit(house, quick=True, game=BARONS), visit(house, quick=True, game=BARONS)
    second = (first + 1) % 3
    me.sit(id, [keys[second]])
    other.sit(id, [keys[first]])
    numbers = me.page.get_by_role("group", name=me.say("bid-limit"), exact=True)
    numbers.get_by_role("spinbutton").fill("11")
    me.button("bid-limit-set", n=11).click()
    expect(me.text("bid-limit-now", most=11)).to_be_visible()
    expect(other.button("choice-pass", step="bid")).to_be_visible()
    expect(other.text("bid-limit-now", most=11)).to_have_count(0)
    axe.check(me)
    me.button("bid-limit-withdraw").click()
    expect(me.text("bid-limit-now", most=11)).to_have_count(0)
    other.answer(other.at_foot("choice-pass", step="bid"))
    # Nobody bids for me: I am asked.
    expect(me.button("choice-pass", step="bid")).to_be_visible()
    out = bar(me).get_by_role("listitem").filter(has_text=me.say("auction-out"))
    expect(out).to_have_count(1)


AUCTIONS = [
    ("bid", 2, 4, "stock"),
    ("buy", 2, 4, "stock"),
    ("opening", 1, 5, "base"),
    ("order", 2, 5, "standard"),
]


@pytest.mark.halved
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("auction", AUCTIONS, ids=lambda each: each[0])
def test_every_auction_fits_every_screen(
    house: House, visit: Visit, auction: tuple[str, int, int, str], size: str
) -> None:
    width, height = SIZES[size]
    dark = (len(size) + len(auction[0])) % 2 == 0
    me = visit(
        house,
        "fr" if dark else "en",
        quick=True,
        game=BARONS,
        color_scheme="dark" if dark else "light",
        viewport={"width": width, "height": height},
    )
    sit(me, played(*auction))
    chips = bar(me).get_by_role("listitem")
    expect(chips).to_have_count(auction[2])
    expect(chips.filter(has_text=me.say("you"))).to_contain_text(me.say("auction-speaks"))
    axe.check(me)
    me.open_more()
    for part in (*chips.all(), *me.foot.get_by_role("button").all()):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= width, part
        assert box["y"] + box["height"] <= height, part
