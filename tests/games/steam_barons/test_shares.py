"""Phase 1 of the stock market: auctions, purchases, the marker, control (SB-11.4 to SB-11.9)."""

from rotonde.games.steam_barons.rules.actions import Bid, Buy
from rotonde.games.steam_barons.rules.events import (
    BidderSkipped,
    ControlTaken,
    MarkerMoved,
    NobodyBid,
    SharesBought,
)
from tests.games.steam_barons.play import (
    BLACK,
    BROWN,
    GREEN,
    NATURAL,
    ORANGE,
    PASS,
    WHITE,
    do,
    offered,
    pass_to,
    refused,
    state,
    step,
    stock,
    told,
)
from tests.rules import rule

A, B, C, D = range(4)
RICH = "".join(f"[{letter}]\ncash = 40\n" for letter in "ABCD")
EXAMPLE = """
order = "black green white orange natural brown"
[A]
cash = 40
shares = { white = 1 }
[B]
cash = 40
[C]
cash = 40
[D]
cash = 40
[black]
price = 4
available = 3
[green]
price = 5
[white]
price = 7
[orange]
price = 8
available = 2
[natural]
price = 4
available = 4
[brown]
price = 6
available = 2
"""
"""The rulebook's worked example, cash filled in: Simon, Arthur, Jérémie, Grégory."""


@rule("SB-11.4", "SB-11.5", "SB-11.6", "SB-18.1", "SB-18.4", "SB-11.7", "SB-11.8", "SB-18.3")
def test_vector_1_the_purchase_phase_of_the_rulebook():
    at = stock(EXAMPLE, 4, map="eastern-us")
    of = state(at)
    assert (at.to_act, of.marker) == ((A,), A)
    do(at, Bid(4))
    refused(at, Bid(4), "SB-11.4", "refusal-bid-low")
    do(at, Bid(5), PASS, Bid(8), PASS, PASS)
    assert (step(at), at.to_act) == ("buy", (D,))
    do(at, Buy(2), Buy(0), Buy(1))  # Gregory, Simon, Arthur; Jeremy is not asked
    assert (of.marker, of.active, at.to_act) == (B, GREEN, (B,))
    do(at, PASS, Bid(6), PASS)
    events = do(at, PASS)  # the one share there is goes to Jeremy by itself
    assert told(events, SharesBought) == [SharesBought(C, GREEN, 1, 6)]
    # White has none for sale; the marker moved once.
    assert (of.marker, of.active, at.to_act) == (C, ORANGE, (C,))
    do(at, PASS)
    refused(at, Bid(7), "SB-11.4", "refusal-bid-low")
    do(at, Bid(8), PASS, Bid(10), PASS)
    do(at, Buy(1), Buy(0), Buy(0), Buy(0))
    assert (of.marker, of.active) == (D, NATURAL)
    do(at, Bid(4), PASS, PASS, PASS, Buy(4))
    assert (of.marker, of.active) == (A, BROWN)
    events = do(at, PASS, PASS, PASS, PASS)
    assert told(events, NobodyBid) == [NobodyBid(BROWN)]
    assert told(events, MarkerMoved) == []
    assert of.marker == A
    assert of.cash == [40, 22, 34, 8]
    left = {ORANGE: 1, BROWN: 2}
    assert of.available == [left.get(company, 0) for company in range(6)]
    holders = {BLACK: D, GREEN: C, WHITE: A, ORANGE: B, NATURAL: D, BROWN: -1}
    assert of.controller == [holders[company] for company in range(6)]


@rule("SB-18.5", "SB-14.12", "SB-11.8", "SB-11.6")
def test_vector_2_control_changes_while_shares_are_bought():
    at = stock(
        "".join(f"[{c}]\ncash = 20\n" for c in "ABC") + "[orange]\navailable = 5\n",
        map="eastern-us",
    )
    of = state(at)
    do(at, Bid(5), PASS, PASS)
    events = do(at, Buy(1))
    assert told(events, ControlTaken) == [ControlTaken(A, ORANGE)]
    events = do(at, Buy(2))
    assert told(events, ControlTaken) == [ControlTaken(B, ORANGE)]
    events = do(at, Buy(2))
    assert told(events, ControlTaken) == []  # level is not enough
    assert of.controller[ORANGE] == B
    assert of.cash == [15, 10, 10]
    assert (of.marker, of.available[ORANGE]) == (B, 0)


def first_auction(more: str = "", seats: int = 3, company: str = ""):
    return stock(more + f"[orange]\n{company}", seats)


@rule("SB-11.4", "SB-14.14")
def test_the_opening_bid_is_the_price_and_at_least_1():
    at = first_auction(company="price = 7\n")
    refused(at, Bid(6), "SB-11.4", "refusal-bid-low")
    assert at.refusal(A, Bid(7)) is None
    nothing = first_auction(company="price = 0\n")
    refused(nothing, Bid(0), "SB-11.4", "refusal-bid-low")
    assert nothing.refusal(A, Bid(1)) is None


@rule("SB-11.4", "SB-18.2")
def test_no_bid_above_cash_and_who_cannot_bid_is_not_asked():
    at = first_auction("[A]\ncash = 6\n[B]\ncash = 4\n")
    refused(at, Bid(7), "SB-18.2", "refusal-bid-high")
    events = do(at, Bid(6))
    assert at.to_act == (C,)  # B cannot pay 7
    assert told(events, BidderSkipped) == [BidderSkipped(B, ORANGE, 7)]
    line = told(events, BidderSkipped)[0].message(state(at))
    assert at.words("en").say(line) == "Basile cannot bid $7 for Orange and passes."
    assert "n’a pas de quoi miser" in at.words("fr").say(line)


@rule("SB-18.2", "SB-11.4")
def test_those_who_cannot_open_are_skipped_one_by_one():
    at = first_auction("[A]\ncash = 9\n[B]\ncash = 4\n[C]\ncash = 0\n")
    events = do(at, PASS)
    assert told(events, BidderSkipped)[:2] == [
        BidderSkipped(B, ORANGE, 5),
        BidderSkipped(C, ORANGE, 5),
    ]
    assert told(events, NobodyBid)[0] == NobodyBid(ORANGE)


@rule("SB-18.1")
def test_the_one_whose_bid_stands_is_not_asked_again():
    at = first_auction()
    do(at, Bid(5), Bid(6), PASS)
    assert at.to_act == (A,)
    do(at, PASS)
    # B has won; the one share is his without a question.
    assert state(at).shares_of(B, ORANGE) == 1
    assert state(at).active == GREEN


@rule("SB-11.4")
def test_a_pass_is_final_for_this_company():
    at = first_auction(company="available = 2\n")
    do(at, PASS, Bid(5), Bid(6))
    assert at.to_act == (B,)
    do(at, PASS)
    assert (step(at), at.to_act) == ("buy", (C,))
    do(at, Buy(1))
    assert at.to_act == (A,)  # also one who passed may buy


@rule("SB-11.4")
def test_shares_on_the_card_are_not_for_sale():
    at = stock("[A]\nshares = { orange = 1 }\n")
    assert state(at).card[ORANGE] == 6
    assert state(at).active == GREEN  # no auction for orange


@rule("SB-11.5", "SB-18.3")
def test_the_winner_buys_one_at_least_and_all_buy_what_they_can_pay():
    at = first_auction("[A]\ncash = 12\n", company="available = 5\n")
    do(at, Bid(5), PASS, PASS)
    refused(at, Buy(0), "SB-11.5", "refusal-must-buy")
    refused(at, Buy(3), "SB-18.3", "refusal-buy-most")
    do(at, Buy(2))
    assert [buy.count for buy in offered(at, Buy)] == [0, 1, 2, 3]
    do(at, Buy(3))
    assert step(at) == "bid"  # none is left: C is not asked
    assert state(at).available[ORANGE] == 0


@rule("SB-11.5", "SB-11.11")
def test_the_bank_is_paid_not_the_company():
    at = first_auction()
    do(at, Bid(9), PASS, PASS)
    assert state(at).cash[A] == 21
    assert state(at).treasury == [5] * 6


@rule("SB-11.6", "SB-18.4")
def test_the_marker_moves_from_its_holder_not_from_the_winner():
    at = first_auction('marker = "B"\n')
    assert at.to_act == (B,)
    do(at, PASS, PASS, Bid(5))
    assert (state(at).shares_of(A, ORANGE), state(at).marker) == (1, C)
    do(at, PASS, PASS, PASS)
    assert state(at).marker == C


@rule("SB-18.4")
def test_the_marker_lies_where_the_last_round_left_it():
    at = stock('turn = 1\nphase = "sell"\nmarker = "C"\n')
    assert (state(at).turn, step(at), at.to_act) == (2, "bid", (C,))


@rule("SB-11.7")
def test_there_is_no_limit_to_what_one_may_hold():
    at = stock("[A]\ncash = 99\nshares = { orange = 3 }\n[orange]\navailable = 4\nprice = 2\n")
    do(at, Bid(2), PASS, PASS, Buy(4))
    assert state(at).shares_of(A, ORANGE) == 7


@rule("SB-11.8", "SB-18.7")
def test_a_controller_without_shares_loses_to_the_first_who_holds_one():
    at = first_auction(company='controller = "C"\n')
    assert state(at).controller[ORANGE] == C
    events = do(at, Bid(5), PASS, PASS)
    assert told(events, ControlTaken) == [ControlTaken(A, ORANGE)]


@rule("SB-11.9", "SB-18.8")
def test_a_company_without_a_controller_does_nothing_but_its_price_moves():
    at = stock('phase = "build"\n[A]\nshares = { white = 1 }\n[orange]\nprice = 4\n')
    of = state(at)
    assert of.line == (WHITE,)
    pass_to(at, "sell")
    # All on performance 0: one stack on the cell of 0.
    assert of.price[ORANGE] == 4
    assert ORANGE in of.order
    white = "[A]\nshares = { white = 1 }\n[white]\nperformance = 3\n"
    low = stock('phase = "prices"\n' + white + "[orange]\nprice = 0\n[green]\nprice = 1\n")
    # Two stacks: white rises by 1, the idle stand on the cell of 0, where pink takes 1.
    assert (state(low).price[WHITE], state(low).price[ORANGE]) == (6, 0)
    assert state(low).price[GREEN] == 0
