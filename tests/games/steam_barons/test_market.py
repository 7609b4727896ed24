"""Phases 4 to 8 of the stock market: dividends, prices, sales, bankruptcies, the end."""

import pytest

from rotonde.games.steam_barons.rules.actions import Sell
from rotonde.games.steam_barons.rules.events import (
    CompanyBankrupt,
    ControlTaken,
    DividendPaid,
    MoneyReceived,
    PriceMoved,
    SharesSold,
)
from tests.games.steam_barons.play import (
    BLACK,
    BROWN,
    EAST,
    GREEN,
    LIVERIES,
    PASS,
    WHITE,
    do,
    offered,
    refused,
    road,
    sell,
    state,
    step,
    stock,
    told,
    track,
)
from tests.rules import rule

A, B, C, D = range(4)


def figures(**companies: dict[str, object]) -> str:
    """Blocks of companies: `white=dict(price=6)`."""
    out = ""
    for livery, block in companies.items():
        out += f"[{livery}]\n"
        for key, value in block.items():
            out += f"{key} = {value!r}\n".replace("'", '"')
    return out


# Dividends


@rule("SB-11.15", "SB-12.3", "SB-14.13")
def test_vector_7_dividends_bonus_and_profit():
    at = stock(
        'phase = "dividends"\n'
        "[B]\nshares = { black = 3 }\n[C]\nshares = { black = 1, green = 2 }\n"
        + figures(
            white={"performance": 12, "controller": "A"},
            black={"performance": 9, "available": 2},
            green={"performance": 10},
        ),
        map=EAST,
    )
    of = state(at)
    assert of.cash == [30 + 2, 30 + 12, 30 + 16]
    gained = {WHITE: 5, BLACK: 4, GREEN: 5}
    assert of.treasury == [5 + gained.get(company, 0) for company in range(6)]


@rule("SB-11.15")
def test_shares_for_sale_earn_nothing():
    at = stock(
        'phase = "move"\n[A]\nshares = { white = 2 }\n'
        + figures(white={"performance": 10, "available": 3})
    )
    # Nobody can move anything, so the bank has paid already.
    assert state(at).cash[A] == 30 + 2 * 5 + 2


@rule("SB-11.15", "SB-11.16")
def test_what_is_told_of_dividends_and_prices():
    roads = track(road("white", "Manchester", "0613", "Huddersfield"))
    at = stock(
        roads + 'phase = "move"\nround = 2\nplayer = "white"\n[A]\nshares = { white = 2 }\n'
        '[white]\nperformance = 9\n[cubes]\nHuddersfield = "B"\n'
    )
    events = do(at, offered(at)[0])
    paid = {event.company: event for event in told(events, DividendPaid)}
    assert paid[WHITE] == DividendPaid(WHITE, 10, 5, 5, 2)
    assert paid[BLACK] == DividendPaid(BLACK, 0, 0, 0, 0)
    assert told(events, MoneyReceived) == [MoneyReceived(A, 12)]
    moved = {event.company: event for event in told(events, PriceMoved)}
    assert moved[WHITE] == PriceMoved(WHITE, 3, 1, 0, 5, 6)
    assert state(at).performance == [0] * 6


# Prices


def adjusted(performance: dict[str, int], price: dict[str, int], dead: str = "") -> dict[str, int]:
    order = [livery for livery in LIVERIES if livery not in dead.split()]
    text = f'phase = "prices"\norder = "{" ".join(order)}"\n[A]\nshares = {{ {order[0]} = 1 }}\n'
    for livery in order:
        text += f"[{livery}]\nperformance = {performance[livery]}\nprice = {price[livery]}\n"
    of = state(stock(text))
    return {livery: of.price[LIVERIES.index(livery)] for livery in order}


@rule("SB-12.1", "SB-12.2", "SB-12.4", "SB-18.32")
def test_the_four_stacks_of_the_rulebooks_example():
    found = adjusted(
        {"black": 9, "white": 9, "natural": 7, "orange": 5, "green": 5, "brown": 2},
        {"black": 6, "white": 5, "natural": 4, "orange": 8, "green": 5, "brown": 3},
    )
    assert found == {"black": 9, "white": 7, "natural": 6, "orange": 7, "green": 5, "brown": 2}


@rule("SB-12.1", "SB-12.4", "SB-11.18")
def test_three_stacks_beside_a_bankrupt_company():
    found = adjusted(
        {"black": 8, "white": 8, "orange": 6, "green": 6, "brown": 1},
        {"black": 7, "white": 6, "orange": 8, "green": 5, "brown": 2},
        dead="natural",
    )
    assert found == {"black": 9, "white": 9, "orange": 9, "green": 6, "brown": 0}


@rule("SB-12.1", "SB-12.2")
def test_one_stack_moves_pink_prices_alone():
    same = dict.fromkeys(LIVERIES, 3)
    found = adjusted(
        same, {"black": 8, "white": 5, "natural": 4, "orange": 2, "green": 18, "brown": 0}
    )
    assert found == {"black": 7, "white": 5, "natural": 4, "orange": 1, "green": 16, "brown": 0}


@rule("SB-12.1", "SB-12.2", "SB-18.32")
def test_vector_6_two_bankrupt_companies():
    found = adjusted(
        {"black": 11, "white": 6, "green": 6, "natural": 0},
        {"black": 16, "white": 10, "green": 4, "natural": 2},
        dead="orange brown",
    )
    assert found == {"black": 18, "white": 12, "green": 6, "natural": -1}


@rule("SB-12.1", "SB-18.33")
@pytest.mark.parametrize(
    ("dead", "cells"),
    [("brown natural orange", (1, 2, 3)), ("brown natural orange green", (1, 2))],
)
def test_three_and_four_bankrupt_companies(dead, cells):
    living = [livery for livery in LIVERIES if livery not in dead.split()]
    performance = {livery: 9 - at for at, livery in enumerate(living)}
    found = adjusted(performance, dict.fromkeys(living, 5), dead)
    modifiers = (3, 2, 1, 0, -1, -2)
    assert sorted(found.values(), reverse=True) == [5 + modifiers[cell - 1] for cell in cells]


@rule("SB-18.32", "SB-12.2")
def test_prices_stop_at_18():
    performance = {livery: at for at, livery in enumerate(LIVERIES)}
    found = adjusted(performance, dict.fromkeys(LIVERIES, 17))
    assert max(found.values()) == 18
    assert found["orange"] == 13  # the last stack: -2, pink -2


# Sales


@rule("SB-11.17", "SB-18.6", "SB-18.9", "SB-14.12", "SB-14.13")
def test_vector_8_a_secret_sale():
    at = stock(
        'phase = "sell"\n[A]\nshares = { brown = 3 }\n[B]\nshares = { brown = 2, white = 1 }\n'
        "[C]\nshares = { brown = 2 }\n[D]\nshares = { green = 2 }\n"
        + figures(brown={"price": 7}, green={"price": 5}, white={"price": 0}),
        4,
        map=EAST,
    )
    of = state(at)
    cash, available = list(of.cash), list(of.available)
    events = sell(at, A={"brown": 2}, B={"white": 1}, D={"green": 2})
    assert [after - before for after, before in zip(of.cash, cash, strict=True)] == [14, 0, 0, 10]
    assert (of.controller[BROWN], of.controller[GREEN], of.controller[WHITE]) == (B, D, B)
    assert told(events, ControlTaken) == [ControlTaken(B, BROWN)]
    grown = {BROWN: 2, GREEN: 2, WHITE: 1}
    assert of.available == [available[c] + grown.get(c, 0) for c in range(6)]
    assert [event.seat for event in told(events, SharesSold)] == [A, B, C, D]


@rule("SB-18.6")
def test_whoever_holds_most_takes_over_and_of_several_the_nearest_clockwise():
    start = (
        'phase = "sell"\n[A]\nshares = { brown = 2 }\n[B]\nshares = { brown = 1 }\n'
        "[C]\nshares = { brown = 2 }\n[D]\nshares = { brown = 2 }\n[brown]\n"
    )
    at = stock(start + 'controller = "D"\n', 4)
    sell(at, D={"brown": 2})
    assert state(at).controller[BROWN] == A  # clockwise from D: A, then C
    most = stock(start + 'controller = "C"\n', 4)
    sell(most, C={"brown": 2}, D={"brown": 2})
    assert state(most).controller[BROWN] == A


@rule("SB-18.6")
def test_all_sales_happen_before_control_is_looked_at():
    at = stock(
        'phase = "sell"\n[A]\nshares = { brown = 3 }\n[B]\nshares = { brown = 2 }\n[brown]\n'
    )
    sell(at, A={"brown": 2}, B={"brown": 2})
    assert state(at).controller[BROWN] == A


@rule("SB-14.13", "SB-11.8")
def test_selling_out_keeps_control():
    at = stock('phase = "sell"\n[A]\nshares = { brown = 2 }\n')
    sell(at, A={"brown": 2})
    assert state(at).controller[BROWN] == A


@rule("SB-11.17")
def test_nobody_sells_more_than_he_has():
    at = stock('phase = "sell"\n[A]\nshares = { brown = 2 }\n')
    too_many = Sell(tuple(3 if c == BROWN else 0 for c in range(6)))
    refused(at, too_many, "SB-11.17", "refusal-sell-most")
    refused(at, Sell((0, 0, -1, 0, 0, 0)), "SB-11.17", "refusal-sell-most")
    refused(at, Sell((0,)), "SB-11.17", "refusal-not-an-action")
    refused(at, Sell((0, 0, True, 0, 0, 0)), "SB-11.17", "refusal-not-an-action")
    assert Sell((0,) * 6) in offered(at)


@rule("SB-11.17")
def test_a_mixture_that_is_not_listed_is_accepted():
    at = stock('phase = "sell"\n[A]\nshares = { brown = 3, white = 3 }\n')
    mixed = Sell(tuple({BROWN: 1, WHITE: 2}.get(c, 0) for c in range(6)))
    assert mixed not in offered(at)
    do(at, mixed)
    assert state(at).cash[A] == 30 + 15


@rule("SB-18.10", "SB-11.17")
def test_a_sale_is_secret_until_all_have_chosen():
    at = stock('phase = "sell"\n[A]\nshares = { brown = 1 }\n[B]\nshares = { brown = 1 }\n')
    before = at.view(1).board
    events = at.play(0, Sell((0, 0, 1, 0, 0, 0)))
    assert told(events, SharesSold) == []
    assert at.view(1).board.players == before.players
    assert at.to_act == (1,)
    refused(at, Sell((0,) * 6), "SB-11.17", "refusal-already-chosen", seat=0)


@rule("SB-18.9", "SB-14.15", "SB-11.18")
def test_a_company_on_b_paid_its_dividends_but_its_shares_cannot_be_sold():
    at = stock(
        'phase = "dividends"\n'
        "[A]\nshares = { white = 1, natural = 1 }\n[B]\nshares = { black = 1 }\n"
        + figures(
            black={"performance": 5},
            brown={"performance": 4},
            orange={"performance": 3},
            green={"performance": 2},
            white={"performance": 1, "price": 0},
        )
    )
    of = state(at)
    assert of.price[WHITE] == -1
    assert of.cash[A] == 31
    refused(at, Sell((0, 0, 0, 0, 0, 1)), "SB-18.9", "refusal-sell-bankrupt")
    events = sell(at)
    assert told(events, CompanyBankrupt) == [CompanyBankrupt(WHITE)]
    assert of.cash[A] == 31
    assert of.shares_of(A, WHITE) == 0


@rule("SB-18.27")
def test_a_round_in_which_nobody_can_do_anything_passes():
    at = stock('phase = "move"\n[A]\nshares = { white = 1 }\n')
    assert step(at) == "sell"
    assert PASS not in offered(at)
