"""Capital, the opening auction, Standard's auction for the order (SB-3.6, SB-4, SB-6)."""

import pytest

from rotonde.games.steam_barons.rules.actions import Bid, Raise, Take, ToIncome
from rotonde.games.steam_barons.rules.events import CapitalRaised, PlaceWon, PlayerBankrupt
from tests.games.steam_barons.play import (
    DONE,
    PASS,
    base,
    do,
    joined,
    lay,
    offered,
    pass_to,
    refused,
    road,
    standard,
    state,
    step,
    told,
    track,
    unfinished,
)
from tests.rules import rule

BUILD = 'phase = "build"\norder = "ABC"\nplayer = "A"\n'


# Capital


@rule("SB-4.1")
def test_cash_goes_first_then_as_few_fives_as_are_needed():
    at = base(BUILD + "[A]\ncash = 1\n")
    events = do(at, lay("0613", "Manchester", "Huddersfield"))  # $4, a hill
    assert told(events, CapitalRaised) == [CapitalRaised(0, 5, -1, 0)]
    assert (state(at).cash[0], state(at).income[0]) == (2, -1)
    do(at, lay("0614", "Manchester", "Buxton"))  # $4 again
    assert (state(at).cash[0], state(at).income[0]) == (3, -2)
    assert not told(do(at, DONE), CapitalRaised)


@rule("SB-4.1")
def test_nothing_is_raised_while_cash_suffices():
    at = base(BUILD + "[A]\ncash = 4\n")
    assert not told(do(at, lay("0613", "Manchester", "Huddersfield")), CapitalRaised)
    assert (state(at).cash[0], state(at).income[0]) == (0, 0)


@rule("SB-4.1")
def test_a_payment_of_just_five_takes_one_level():
    at = base('marker = "A"\n')
    do(at, Bid(5), PASS, PASS)
    assert (state(at).cash[0], state(at).income[0]) == (0, -1)


@rule("SB-4.2", "SB-5.2", "SB-4.3", "SB-4.6")
def test_vector_10_a_locomotive_on_credit_and_the_bill():
    position = track(
        road("A", "Manchester", "0613", "Huddersfield"), road("A", "Leeds", "0811", "0911")
    )
    position += 'phase = "choose"\norder = "ABC"\n'
    at = base(position + "[A]\nincome = -9\nvp = 5\ncash = 1\nlocomotive = 2\n")
    do(at, Take(6))
    of = state(at)
    assert (of.income[0], of.vp[0], of.cash[0], of.level[0]) == (-10, 3, 4, 3)
    do(at, Take(1), Take(2))
    events = pass_to(at, "move")
    events += pass_to(at, "choose")
    assert told(events, PlayerBankrupt) == [PlayerBankrupt(0)]
    assert of.order == (1, 2)
    assert of.cash[0] == 0
    assert joined(at) == ["Huddersfield-Manchester"]
    assert joined(at, owner=0) == []
    assert unfinished(at) == [(-1, "Leeds")]


@rule("SB-4.3", "SB-4.2")
def test_what_cannot_be_paid_cannot_be_chosen():
    at = base(BUILD + "[A]\nincome = -10\nvp = 3\n")  # one five, for 2 points
    assert do(at, lay("0613", "Manchester", "Huddersfield"))
    assert (state(at).cash[0], state(at).vp[0]) == (1, 1)
    refused(at, lay("0614", "Manchester", "Buxton"), "SB-4.3", "refusal-money")
    poor = base('phase = "choose"\norder = "ABC"\n[A]\nincome = -10\nvp = 1\n')
    assert Take(7) not in offered(poor)
    assert Take(7, False) in offered(poor)
    refused(poor, Take(7), "SB-4.3", "refusal-money")


@rule("SB-4.4", "SB-4.2")
def test_standard_sells_capital_in_phase_1_alone():
    at = standard("[A]\nincome = -9\nvp = 5\n")
    assert [raised.steps for raised in offered(at, Raise)] == [0, 1, 2, 3]
    refused(at, Raise(4), "SB-4.2", "refusal-no-more-capital")
    refused(at, Raise(-1), "SB-4.4", "refusal-not-offered")
    do(at, Raise(2))
    of = state(at)
    assert (of.cash[0], of.income[0], of.vp[0]) == (10, -10, 3)
    assert at.to_act == (1,)
    built = standard('phase = "build"\n[A]\ncash = 3\n')
    refused(built, lay("0613", "Manchester", "Huddersfield"), "SB-4.3", "refusal-money")


@rule("SB-4.4")
def test_who_has_nothing_to_sell_is_not_asked():
    at = standard("[A]\nincome = -10\nvp = 1\n")
    assert (step(at), at.to_act) == ("capital", (1,))


@rule("SB-4.5")
def test_income_stops_at_10():
    at = base(
        track(
            road("A", "Manchester", "0613", "Huddersfield"),
            road("A", "Huddersfield", "0711", "Leeds"),
        )
        + 'phase = "move"\norder = "ABC"\n[A]\nincome = 9\nlocomotive = 2\n'
        + '[cubes]\nManchester = "R"\n'
    )
    do(at, offered(at)[0], ToIncome())
    assert state(at).income[0] == 10
    assert state(at).vp[0] == 0


# Bankruptcy


@rule("SB-18.44", "SB-4.6")
def test_the_last_player_left_has_won():
    broke = "income = -10\n"
    at = base(f'phase = "income"\norder = "ABC"\n[A]\n{broke}[B]\n{broke}')
    assert at.over
    standings = at.standings
    assert standings is not None
    assert standings.winners == (2,)
    assert standings.ending == "last-player"


@rule("SB-18.44")
def test_play_goes_on_without_a_bankrupt_player():
    at = base(
        'phase = "income"\norder = "CAB"\n'
        "[A]\nincome = -10\ntile = 2\n[B]\ntile = 1\n[C]\ntile = 3\n"
    )
    assert not at.over
    assert state(at).order == (1, 2)
    assert state(at).taken == [0, 0, 0]
    assert at.to_act == (1,)


# Base: the opening auction


@rule("SB-3.6", "SB-18.40")
def test_places_are_sold_from_the_front_and_the_last_is_free():
    at = base('marker = "B"\n', 4)
    assert (step(at), at.to_act) == ("opening", (1,))
    do(at, Bid(0))
    refused(at, Bid(0), "SB-3.6", "refusal-bid-low")
    do(at, Bid(3), PASS, PASS)  # C bids, D and A pass
    assert at.to_act == (1,)
    events = do(at, PASS)
    assert told(events, PlaceWon) == [PlaceWon(2, 1, 3)]
    assert (state(at).cash[2], state(at).income[2]) == (2, -1)
    # The next place: clockwise from the winner, all who passed are in again.
    assert at.to_act == (3,)
    events = do(at, PASS, PASS)  # D, A: B is left, without a bid
    assert told(events, PlaceWon) == [PlaceWon(1, 2, 0)]
    assert at.to_act == (3,)  # the next without a place, clockwise
    events = do(at, PASS)
    assert told(events, PlaceWon) == [PlaceWon(0, 3, 0), PlaceWon(3, 4, 0)]
    assert state(at).order == (2, 1, 0, 3)
    assert (step(at), at.to_act) == ("choose", (2,))


@rule("SB-18.40")
def test_a_bid_must_be_payable_with_all_the_capital_there_is():
    at = base("[A]\nincome = -8\nvp = 3\ncash = 2\n")
    assert max(bid.price for bid in offered(at, Bid)) == 2 + 10 + 5
    refused(at, Bid(18), "SB-18.40", "refusal-bid-high")


# Standard: the order of play

AUCTION = 'phase = "order"\norder = "ABCD"\n'
RICH = "".join(f"[{letter}]\ncash = 20\n" for letter in "ABCD")


@rule("SB-6.2", "SB-6.3")
def test_places_1_and_2_pay_in_full_the_last_nothing_others_half_rounded_up():
    at = standard(AUCTION + RICH, 4)
    do(at, Bid(0), Bid(3), Bid(4), Bid(6))  # A, B, C, D
    events = do(at, PASS)  # A has the last place
    assert told(events, PlaceWon) == [PlaceWon(0, 4, 0)]
    do(at, Bid(7), PASS)  # B raises, C passes: third
    events = do(at, PASS)  # D second, B first
    assert told(events, PlaceWon) == [PlaceWon(3, 2, 6), PlaceWon(1, 1, 7)]
    assert state(at).cash == [20, 13, 18, 14]
    assert state(at).order == (1, 3, 2, 0)


@rule("SB-6.3")
def test_half_of_an_odd_bid_is_rounded_up():
    at = standard(AUCTION + RICH, 4)
    do(at, PASS, Bid(5), Bid(6), Bid(7), PASS)
    assert state(at).cash[1] == 17  # third of four: half of 5


@rule("SB-6.2", "SB-6.3")
def test_a_bid_is_higher_and_never_above_cash():
    at = standard(AUCTION + "[A]\ncash = 4\n", 4)
    refused(at, Bid(5), "SB-6.3", "refusal-bid-high")
    do(at, Bid(4))
    refused(at, Bid(4), "SB-6.2", "refusal-bid-low")
    assert offered(at, Bid) == []


@rule("SB-18.41", "SB-6.3")
def test_whoever_never_bid_owes_nothing():
    at = standard(AUCTION + RICH, 4)
    events = do(at, PASS, PASS, PASS)
    assert told(events, PlaceWon)[2:] == [PlaceWon(2, 2, 0), PlaceWon(3, 1, 0)]
    assert state(at).order == (3, 2, 1, 0)
    assert state(at).cash == [20] * 4


@rule("SB-6.2", "SB-18.41", "SB-5.2")
def test_the_last_holder_of_turn_order_may_pass_once():
    at = standard(AUCTION + RICH.replace("[A]\n", "[A]\ntile = 1\n"), 4)
    do(at, PASS, PASS, PASS)  # A's pass is free, even before a bid; B and C are out
    assert at.to_act == (3,)
    do(at, Bid(2))
    assert at.to_act == (0,)
    do(at, PASS)  # this time it counts
    assert state(at).order == (3, 0, 2, 1)


@rule("SB-17.5")
@pytest.mark.parametrize(("second", "paid"), [("pays", 3), ("free", 0)])
def test_what_a_second_pass_costs(second, paid):
    at = standard(AUCTION + RICH.replace("[A]\n", "[A]\ntile = 1\n"), 4, second_pass=second)
    do(at, Bid(3), PASS, PASS, Bid(4))
    do(at, PASS)  # A's free one
    assert at.to_act == (0,)  # D does not bid against himself
    events = do(at, PASS)  # and the second
    assert told(events, PlaceWon)[0] == PlaceWon(0, 2, paid)
    assert state(at).cash[0] == 20 - paid


@rule("SB-17.5", "SB-6.3")
def test_whoever_passed_once_and_wins_pays_all_the_same():
    at = standard(AUCTION + RICH.replace("[A]\n", "[A]\ntile = 1\n"), 4, second_pass="free")
    do(at, PASS, PASS, PASS, Bid(4))
    events = do(at, Bid(5), PASS)
    assert told(events, PlaceWon) == [PlaceWon(3, 2, 4), PlaceWon(0, 1, 5)]


@rule("SB-6.2", "SB-18.41")
def test_nobody_is_asked_to_outbid_himself():
    at = standard(AUCTION + RICH.replace("[B]\n", "[B]\ntile = 1\n"), 4)
    do(at, Bid(1), PASS, PASS, PASS)  # B's pass is free, C and D are out
    assert at.to_act == (1,)
    do(at, Bid(2))
    assert at.to_act == (0,)


@rule("SB-6.2")
def test_without_turn_order_a_pass_is_final():
    at = standard(AUCTION + RICH, 4)
    do(at, PASS)
    assert at.to_act == (1,)
    assert state(at).places == (0,)


@rule("SB-6.3", "SB-18.44")
def test_of_two_players_left_the_second_is_last_and_pays_nothing():
    at = standard('phase = "order"\norder = "AC"\n[A]\ncash = 9\n[B]\nout = true\n[C]\ncash = 9\n')
    do(at, Bid(3), Bid(4), PASS)
    assert state(at).order == (2, 0)
    assert (state(at).cash[0], state(at).cash[2]) == (9, 5)


@rule("SB-18.44", "SB-6.2")
def test_nobody_has_the_free_pass_of_a_bankrupt_player():
    at = standard(
        'phase = "income"\norder = "ABC"\n[A]\nincome = -10\nlocomotive = 6\ntile = 1\n'
        "[B]\nincome = 5\n[C]\nincome = 5\n"
    )
    assert state(at).is_out(0)
    assert state(at).taken == [0, 0, 0]
    pass_to(at, "order")
    assert state(at).spare == -1
