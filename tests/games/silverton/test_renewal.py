"""Phases 6 and 7, the end, and what stays secret (SV-15, SV-16)."""

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import Build, BuyTrain, TakeUp
from rotonde.games.silverton.rules.events import (
    CashAnnounced,
    ClaimTurnedUp,
    GameEnded,
    LineTurnedUp,
    PriceMoved,
)
from rotonde.games.silverton.rules.state import GONE
from tests.games.silverton.play import (
    DONE,
    do,
    quiet,
    run,
    seg,
    state,
    step,
    table,
    told,
)
from tests.rules import rule


@rule("SV-15.1")
def test_t24_events_met_in_the_refill_go_back() -> None:
    at = table('phase = "new-cards"\nrow = [91, 92, 93, 94, 95]\ndeck = [1, "cave-in", 2, 3]')
    assert state(at).row == [91, 92, 93, 94, 95, 1, 2, 3]
    assert state(at).mishaps == (201, 202, 203, 204, 205, 206)
    assert state(at).turn == 2


@rule("SV-15.1")
def test_the_row_is_filled_as_far_as_the_claims_go() -> None:
    gone = ", ".join(map(str, range(3, 103)))
    at = table(f'phase = "new-cards"\nrow = []\ndiscarded = [{gone}]')
    assert sorted(state(at).row) == [1, 2]
    assert state(at).deck_size == 6  # the events
    nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    at = table(f'phase = "new-cards"\nrow = {nine}')
    assert state(at).row == nine


@rule("SV-15.2")
def test_piles_show_their_next_card_or_disappear() -> None:
    at = quiet(
        'phase = "fines"\nplayer = "B"\ndiscarded = ["line 1", "line 2", "line 9", "line 17"]\n'
        'piles = ["-", "- BC", "3 BC", "4 BC", "5 BC", "6 BC", "7 BC", "8 BC"]\n'
        '[B]\ncrew = ["S jailed"]'
    )
    events = run(at, DONE)
    (shown,) = told(events, LineTurnedUp)
    assert 10 <= shown.line <= 16
    assert state(at).piles[0] == (shown.line, "C")
    assert len(state(at).piles) == 7


@rule("SV-15.3", "SV-17.8")
def test_purchases_come_before_the_turn_marker_moves() -> None:
    at = table('phase = "new-cards"', rules="advanced")
    assert (step(at), state(at).turn) == ("purchase", 1)
    do(at, DONE)
    run(at, DONE)
    assert state(at).turn == 2


# The end


@rule("SV-16.1", "SV-16.4")
@pytest.mark.parametrize(("third", "winners"), [(9990, (1,)), (10350, (1, 2))])
def test_t43_the_richest_wins_and_equals_share(third: int, winners: tuple[int, ...]) -> None:
    at = table(
        f'phase = "end-of-turn"\n[A]\ncash = 10200\n[B]\ncash = 10350\n[C]\ncash = {third}\n', 3
    )
    assert at.over
    assert at.standings is not None
    assert at.standings.ending == "goal-reached"
    assert at.standings.winners == winners


@rule("SV-16.1")
def test_nobody_is_a_turn_short() -> None:
    at = quiet(
        'phase = "fines"\norder = "AB"\n[A]\ncash = 12000\ncrew = ["S jailed"]\n'
        '[B]\ncrew = ["S jailed"]'
    )
    run(at, DONE)
    assert not at.over
    assert at.to_act == (1,)
    events = run(at, DONE)
    assert told(events, GameEnded) == [GameEnded("goal-reached")]
    assert at.over
    assert at.legal(0) == []


@rule("SV-16.1")
def test_what_is_spent_on_trains_does_not_count() -> None:
    at = table('phase = "purchase"\n[A]\ncash = 10050\n', rules="advanced")
    run(at, BuyTrain(9))
    run(at, DONE)
    assert not at.over


@rule("SV-16.2")
def test_every_length_ends_after_turn_24() -> None:
    for length in ("short", "regular", "long", "campaign"):
        at = table('turn = 24\nphase = "end-of-turn"\n[A]\ncash = 3000', length=length)
        assert at.over
        assert at.standings is not None
        assert at.standings.ending == "last-turn"
        assert at.standings.winners == (0,)
    at = table('turn = 23\nphase = "end-of-turn"\n[A]\ncash = 99000', length="campaign")
    assert not at.over


@rule("SV-16.3")
def test_a_last_turn_stops_after_phase_4() -> None:
    at = quiet(
        'turn = 24\nrow = [1]\nphase = "fines"\nplayer = "B"\n[B]\ncrew = ["S jailed"]',
        rules="advanced",
    )
    events = do(at, DONE)
    assert at.over
    assert not told(events, PriceMoved)
    assert not told(events, ClaimTurnedUp)
    at = quiet(
        'turn = 20\nphase = "fines"\nplayer = "C"\n[C]\ncrew = ["S from Denver jailed"]',
        3,
        scenario="golden-spike",
    )
    assert not told(do(at, DONE), PriceMoved)
    assert at.over


@rule("SV-16.4")
def test_only_cash_counts() -> None:
    at = table(
        'phase = "end-of-turn"\n[A]\ncash = 10000\n'
        '[B]\ncash = 9999\nclaims = ["29 with 90 worked"]\ntrack = ["S026"]\n'
    )
    assert at.standings is not None
    assert [int(score) for score in at.standings.scores] == [10000, 9999]
    assert at.standings.ranks == (1, 2)
    assert state(at).zone[1] != GONE


# Secrecy

SECRET = (
    'phase = "build"\n[A]\ncash = {}\ntrack = ["S001"]\n'
    'crew = ["S right on own S001", "S+1 right on S031", "S+2 right on S049"]\n'
)


@rule("SV-16.5")
def test_t42a_five_thousand_is_still_secret() -> None:
    at = table(SECRET.format(4930))
    events = do(at, TakeUp(seg("S001")))
    assert not told(events, CashAnnounced)
    assert at.view(1).board.players[0].cash is None
    assert at.view(None).board.players[0].cash is None
    assert at.view(0).board.players[0].cash == 5000


@rule("SV-16.5")
def test_t42b_above_it_is_public_and_stays_so() -> None:
    at = table(SECRET.format(4940))
    events = do(at, TakeUp(seg("S001")))
    assert told(events, CashAnnounced) == [CashAnnounced(0, 5010)]
    assert at.view(1).board.players[0].cash == 5010
    do(at, Build(seg("S031")))
    assert at.view(1).board.players[0].cash == 4630
    text = SECRET.format(3000).replace("cash = 3000", "cash = 3000\nannounced = true")
    assert table(text).view(1).board.players[0].cash == 3000


@rule("SV-16.5")
def test_a_campaign_keeps_it_secret_and_the_end_reveals_all() -> None:
    at = table("[A]\ncash = 50000", length="campaign")
    assert at.view(1).board.players[0].cash is None
    at = table('turn = 24\nphase = "end-of-turn"\n[A]\ncash = 50000', length="campaign")
    assert at.view(1).board.players[0].cash == 50000


@rule("SV-16.6")
def test_with_open_cash_nothing_is_hidden() -> None:
    at = rotonde.start(GAME.id, 2, seed=1, options={"cash": "open"})
    assert [player.cash for player in at.view(None).board.players] == [2400, 2400]
    hidden = rotonde.start(GAME.id, 2, seed=1)
    assert [player.cash for player in hidden.view(0).board.players] == [2400, None]
    # Payments are public: those who saw a bargain know its price.
    assert all(event.seen_by(1) is event for event in at.play(at.to_act[0], DONE))
