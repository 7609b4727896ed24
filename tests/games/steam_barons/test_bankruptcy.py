"""Phases 6 to 8 of the stock market: bankruptcies, the new order, the end (SB-11.18 ff.)."""

import pytest

from rotonde.games.steam_barons.rules.events import OrderDrawn, TurnBegun
from tests.games.steam_barons.play import (
    DONE,
    EAST,
    GREEN,
    LIVERIES,
    NATURAL,
    ORANGE,
    WHITE,
    allows,
    base,
    connect,
    deliveries,
    do,
    joined,
    lay,
    pass_to,
    place,
    refused,
    road,
    sell,
    state,
    step,
    stock,
    told,
    track,
    unfinished,
)
from tests.rules import rule

A, B, C = range(3)


# Bankruptcies


@rule("SB-11.18", "SB-18.34", "SB-18.36", "SB-11.13")
def test_a_bankrupt_company_leaves_its_track_and_nothing_else():
    at = stock(
        track(
            road("white", "Manchester", "0613", "Huddersfield"),
            road("white", "Huddersfield", "0711", "0811"),
            road("green", "Huddersfield", "0812", "Sheffield"),
        )
        + 'phase = "bankruptcies"\n[A]\nshares = { white = 2 }\n[B]\nshares = { green = 1 }\n'
        '[white]\nprice = "B"\ntreasury = 9\n[cubes]\nManchester = "K"\n'
    )
    of = state(at)
    assert WHITE not in of.order
    assert (of.treasury[WHITE], of.card[WHITE], of.available[WHITE]) == (0, 0, 0)
    assert (of.shares_of(A, WHITE), of.controller[WHITE]) == (0, -1)
    assert joined(at, owner=-1) == ["Huddersfield-Manchester"]
    assert (-1, "Huddersfield") in unfinished(at)
    assert of.cubes[place("Manchester")]
    # Others run over it for nothing, and take over what is unfinished.
    pass_to(at, "build")
    assert of.active == GREEN
    assert allows(at, lay("0811", "0711", "Leeds"))
    do(at, DONE)
    assert step(at) == "move"
    assert deliveries(at) == {("black", "Manchester", "Sheffield"): {1}}


@rule("SB-18.34")
def test_finished_links_of_the_bankrupt_are_nobodys_for_good():
    at = stock(
        track(
            road("-", "Manchester", "0613", "Huddersfield"),
            road("green", "Huddersfield", "0812", "Sheffield"),
        )
        + 'phase = "build"\norder = "orange green brown natural black"\n'
        + "[B]\nshares = { green = 1 }\n"
    )
    do(at, lay("Huddersfield", "0613", "0812", "0711"))
    assert joined(at, owner=-1) == ["Huddersfield-Manchester"]


SYMBOL = (
    'symbols = ["Baltimore-Washington white"]\nphase = "bankruptcies"\n'
    '[A]\nshares = { green = 1 }\n[white]\nprice = "B"\n'
)


@rule("SB-18.35")
def test_a_symbol_of_the_bankrupt_stays_built():
    at = stock(SYMBOL, map=EAST)
    pass_to(at, "build")
    assert joined(at, owner=-1) == ["Baltimore-Washington"]
    refused(at, connect("Baltimore-Washington"), "SB-10.4", "refusal-symbol-built")
    assert allows(at, lay("1108", "Washington", "Harrisburg", map=EAST))


@rule("SB-17.11")
def test_with_lost_symbols_reopening_it_can_be_built_anew():
    at = stock(SYMBOL, map=EAST, lost_symbol="reopens")
    pass_to(at, "build")
    assert joined(at) == []
    assert not allows(at, lay("1108", "Washington", "Harrisburg", map=EAST))
    do(at, connect("Baltimore-Washington"))
    assert joined(at, owner=GREEN) == ["Baltimore-Washington"]


@rule("SB-18.8", "SB-18.34")
def test_a_company_nobody_controls_can_go_bankrupt():
    at = stock('phase = "bankruptcies"\n[natural]\nprice = "B"\n')
    assert NATURAL not in state(at).order
    assert len(state(at).order) == 5


@rule("SB-18.37", "SB-11.20")
def test_with_all_six_bankrupt_the_game_is_over():
    text = 'phase = "bankruptcies"\n[B]\ncash = 31\n'
    text += "".join(f'[{livery}]\nprice = "B"\n' for livery in LIVERIES)
    at = stock(text)
    assert at.over
    assert at.standings.ending == "all-bankrupt"
    assert at.standings.winners == (B,)


# The end of a round, and of the game


@rule("SB-11.19", "SB-11.3")
def test_the_order_is_drawn_anew_among_the_living():
    orders = set()
    for seed in range(12):
        at = stock('phase = "bankruptcies"\n[natural]\nprice = "B"\n', seed=seed)
        assert sorted(state(at).order) == [c for c in range(6) if c != NATURAL]
        assert (state(at).turn, step(at)) == (2, "bid")
        orders.add(state(at).order)
    assert len(orders) > 8


@rule("SB-18.38", "SB-11.19", "SB-11.20")
def test_round_5_ends_after_bankruptcies_and_cash_alone_counts():
    at = stock(
        'turn = 5\nphase = "sell"\n[A]\ncash = 20\nshares = { white = 3 }\n[B]\ncash = 31\n'
        "[C]\ncash = 31\n[white]\nprice = 10\ntreasury = 99\n"
    )
    events = sell(at, A={"white": 1})
    assert at.over
    assert told(events, OrderDrawn) == told(events, TurnBegun) == []
    assert at.standings.scores == (30, 31, 31)
    assert at.standings.winners == (B, C)
    assert at.standings.ending == "last-round"


@rule("SB-17.7")
@pytest.mark.parametrize(("map", "cards"), [(EAST, (8, 7)), ("northern-england", (6, 5))])
def test_the_share_for_sale_beside_those_on_the_card_or_among_them(map, cards):
    for switch, card in zip(("beside", "within"), cards, strict=True):
        of = state(stock(map=map, share_count=switch))
        assert (of.card[ORANGE], of.available[ORANGE]) == (card, 1)


@rule("SB-17.2")
def test_six_supply_spaces():
    assert len(state(base(drawn=True, supply_spaces="6")).spaces) == 6
    assert len(state(base(drawn=True)).spaces) == 12
