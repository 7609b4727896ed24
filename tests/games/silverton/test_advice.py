"""What helps a player: reasons of hints, what a seat has, and what a segment does not promise."""

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.bot import trade
from rotonde.games.silverton.bot.estimates import list_candidates
from rotonde.games.silverton.rules.actions import (
    Bundle,
    BuyPlow,
    Counter,
    Deliver,
    Dismantle,
    Offer,
    Operate,
    Prospect,
    Survey,
    Work,
)
from rotonde.games.silverton.rules.events import PriceMoved
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from tests.games.silverton.play import BOARD, column, quiet, seg, state, step, table, town
from tests.rules import rule


def reasons(at: Table, *actions: Action) -> list[str]:
    seat = at.to_act[0]
    say = at.words("en", seat).say
    return [say(line) for line in GAME.help.hint_reasons(at.state, seat, actions)]


def about(at: Table, spot: str, seat: int | None = 0) -> list[str]:
    found = GAME.presentation.describe_spot(at.state, seat, spot)
    assert found is not None
    return [at.words("en", seat).say(line) for line in found.lines]


# Hints

PLACE = 'phase = "place"\n[A]\ntrack = ["S001"]\ncrew = ["S", "P"]\n'


def test_a_hint_weighs_a_claim_by_price_and_yield() -> None:
    at = quiet(PLACE)
    fee = BOARD.claim_fee[45]
    (line,) = reasons(at, Prospect(0, 45))
    assert "likely yield" in line
    assert f"against a fee of ${fee}" in line


def test_a_hint_gives_two_lines_at_most_and_says_where_track_leads() -> None:
    at = quiet(PLACE)
    found = reasons(at, Prospect(0, 45), Survey(0, seg("S004")), Prospect(0, 51))
    assert len(found) == 2
    assert BOARD.towns[BOARD.joined[seg("S004")][0]] in found[1]


def test_a_hint_to_operate_names_what_is_likely_and_the_risk() -> None:
    at = quiet('phase = "operate"\n[A]\ntrack = ["S001"]\nclaims = ["23 worked", "24 worked"]\n')
    together = reasons(at, Work((23, 24)))
    assert together == reasons(at, Operate(23), Operate(24))
    assert together[0].startswith("Likely goods for $")
    assert together[1].endswith("%.")


def test_a_hint_to_sell_names_the_price_with_and_without_the_sale() -> None:
    at = quiet(
        'phase = "deliver"\n[A]\ntrack = ["S001", "S004", "S104"]\nclaims = ["23 with 20 worked"]\n'
    )
    (line,) = reasons(at, Deliver(23, town("Denver"), 16))
    assert line.startswith("$960 now, at $60 in Denver; next turn about $")


def test_a_search_looks_at_nothing_that_only_wastes_money() -> None:
    at = quiet(PLACE)
    assert any(isinstance(action, Dismantle) for action in at.legal(0))
    found = list_candidates(state(at), 0, at.legal(0))
    assert not any(isinstance(action, Dismantle) for action in found)
    at = table(
        'phase = "purchase"\nturn = 9\n[A]\ncash = 3000\ntrack = ["S001"]\n', rules="advanced"
    )
    while step(at) != "purchase":
        at.play(at.to_act[0], at.legal(at.to_act[0])[-1])
    seat = at.to_act[0]
    assert any(isinstance(action, BuyPlow) for action in at.legal(seat))
    found = list_candidates(state(at), seat, at.legal(seat))
    assert not any(isinstance(action, BuyPlow) for action in found)


# Under the pointer


def test_a_seat_says_what_it_has_and_that_its_cash_is_hidden() -> None:
    at = quiet('phase = "place"\n[A]\ncash = 900\n[B]\ncash = 700\nclaims = ["23 with 3 worked"]\n')
    assert about(at, "seat:0")[0].startswith("You have $900 in cash: that alone is the score")
    hidden = about(at, "seat:1")
    assert "hidden" in hidden[0]
    assert not any("700" in line for line in hidden)
    assert "One claim, 3 units on it" in hidden[1]
    assert about(at, "seat:1", 1)[0].startswith("You have $700")
    assert GAME.presentation.describe_spot(at.state, 0, "seat:9") is None


def test_the_way_to_a_claim_is_lit() -> None:
    at = quiet(PLACE)
    found = GAME.presentation.describe_spot(at.state, 0, "claim:45")
    assert found is not None
    (line,) = [line for line in found.lines if line.id == "about-unreached"]
    lit = [spot for spot in found.spots if spot.startswith("segment:")]
    assert len(lit) == line.args["count"]
    assert sum(BOARD.costs[BOARD.segment_at[spot[8:]]] for spot in lit) == line.args["cost"]


@rule("SV-4.8")
def test_a_segment_that_is_refused_promises_nothing() -> None:
    at = quiet(PLACE)
    twin = next(s for s in range(len(BOARD.ids)) if BOARD.parallel[seg("S001")] >> s & 1)
    said = about(at, f"segment:{BOARD.ids[twin]}")
    assert not any("lead you to" in line or "within reach" in line for line in said)
    assert any("parallel" in line for line in said)


@rule("SV-14.2")
def test_the_log_shows_how_coal_is_halved() -> None:
    at = quiet(PLACE)
    moved = PriceMoved(column("coal-denver"), (3, 4), 7, 2, 9, 0, 60)
    assert "sold 7 (half: 4)" in at.words("en").say(moved.message(at.state))
    moved = PriceMoved(column("silver"), (3, 4), 7, 2, 12, 0, 60)
    assert "half" not in at.words("en").say(moved.message(at.state))


# Trade

FOR_SALE = (
    'turn = 3\nphase = "trade"\n[A]\ncash = 1900\ntrack = ["S031"]\n'
    "[B]\ncash = 700\nclaims = [80]\n"
)
"""B has timber at Fraser, A has the track to it."""


@rule("SV-10.8")
def test_a_bot_answers_a_poor_offer_by_a_fair_one() -> None:
    at = table(FOR_SALE)
    at.play(0, Offer(1, Bundle(cash=10), Bundle(claims=(80,))))
    counter = GAME.bot.heuristic_action(state(at), 1, at.legal(1))
    assert isinstance(counter, Counter)
    assert counter.take == Bundle(claims=(80,))
    assert counter.give.cash > 10
    mine, theirs = trade.estimate_gains(state(at), 0, 1, counter.give, counter.take)
    assert min(mine, theirs) > 0
    at.play(1, counter)


@rule("SV-10.8")
def test_no_bot_counters_where_nothing_is_in_it() -> None:
    at = table(FOR_SALE.replace('track = ["S031"]\n', ""))
    at.play(0, Offer(1, Bundle(cash=10), Bundle(claims=(80,))))
    assert not isinstance(GAME.bot.heuristic_action(state(at), 1, at.legal(1)), Counter)


def test_bots_offer_only_what_serves_both() -> None:
    offers = 0
    at = rotonde.start(GAME.id, 3, seed=3)
    while state(at).turn < 4:
        seat = at.to_act[0]
        action = GAME.bot.heuristic_action(state(at), seat, at.legal(seat))
        if isinstance(action, Offer):
            offers += 1
            sides = (action.seat, action.give, action.take)
            assert min(trade.estimate_gains(state(at), seat, *sides)) >= 40
        at.play(seat, action)
    assert offers


def test_claims_that_lie_the_wrong_way_are_swapped() -> None:
    """A has timber that only B reaches, B has coal that only A reaches."""
    at = table(
        'turn = 3\nphase = "trade"\n[A]\ncash = 900\ntrack = ["S008"]\nclaims = [80]\n'
        '[B]\ncash = 900\ntrack = ["S031"]\nclaims = [1]\n'
    )
    offer = GAME.bot.heuristic_action(state(at), 0, at.legal(0))
    assert isinstance(offer, Offer)
    assert (offer.seat, offer.give.claims, offer.take.claims) == (1, (80,), (1,))
    at.play(0, offer)
