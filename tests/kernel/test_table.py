"""The kernel's contract, held by a game that has everything the big ones will need."""

from __future__ import annotations

import copy
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.kernel.message import BadInput, Refused
from rotonde.kernel.table.log import entries
from tests.kernel.yard import (
    Answer,
    Bid,
    Collect,
    Collecting,
    Done,
    Lay,
    Offer,
    Offering,
    Roll,
    yard,
)


def bid_all(table, *coins):
    for seat, bid in enumerate(coins):
        table.play(seat, Bid(bid))


def random_yard(seed):
    table, rng = yard(seed=seed), Random(seed)
    while table.to_act:
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def test_several_seats_owe_a_secret_choice_at_once():
    table = yard()
    assert table.to_act == (0, 1, 2)
    assert [table.ready(seat) for seat in (0, 1, 2)] == [False, False, False]
    table.play(1, Bid(4))
    assert table.to_act == (0, 2)
    assert table.legal(1) == []
    assert [table.ready(seat) for seat in (0, 1, 2)] == [False, True, False]


def test_nobody_is_ready_where_one_decides_after_the_other():
    table = yard()
    for seat in (0, 1, 2):
        table.play(seat, Bid(seat))
    assert len(table.to_act) == 1
    assert [table.ready(seat) for seat in (0, 1, 2)] == [None, None, None]


def test_a_secret_choice_is_told_to_nobody_before_the_reveal():
    table = yard()
    before = [table.view(seat) for seat in (0, 2, None)]
    assert table.play(1, Bid(4)) == ()
    after = [table.view(seat) for seat in (0, 2, None)]
    assert [view.board for view in before] == [view.board for view in after]
    assert [view.point for view in before] == [view.point for view in after]


@given(st.permutations([0, 1, 2]), st.lists(st.integers(0, 10), min_size=3, max_size=3))
def test_effects_follow_seat_order_never_order_of_arrival(order, bids):
    ordered, shuffled = yard(), yard()
    for seat in range(3):
        ordered.play(seat, Bid(bids[seat]))
    for seat in order:
        shuffled.play(seat, Bid(bids[seat]))
    assert ordered.position() == shuffled.position()


def test_a_secret_choice_is_not_stale_because_another_chose_first():
    table = yard()
    point = table.point
    table.play(0, Bid(1), point=point)
    table.play(1, Bid(2), point=point)
    table.play(2, Bid(3), point=point)
    with pytest.raises(Refused) as refused:
        table.play(2, Lay(0), point=point)
    assert refused.value.refusal.message.id == "refusal-stale"


def test_a_guess_forgets_the_pending_choices_of_others_and_keeps_ones_own():
    table = yard()
    table.play(0, Bid(7))
    table.play(1, Bid(9))
    guess = table.guess(0, Random(1))
    assert guess.to_act == (1, 2)
    assert [entry.seat for entry in entries(guess.log)] == [0]
    assert guess.seed is None


def test_a_guess_redraws_what_the_seat_cannot_know():
    table = yard()
    bid_all(table, 5, 0, 0)
    own = table.guess(0, Random(1))
    assert own.view(0).board == table.view(0).board
    others = {tuple(table.guess(1, Random(n)).state.hands[0]) for n in range(20)}
    assert len(others) > 5
    rolls = set()
    for n in range(20):
        twin = table.guess(0, Random(n))
        twin.play(0, Done())
        twin.play(0, Roll())
        rolls.add(twin.state.coins[0])
    assert len(rolls) > 2


def test_an_event_reaches_only_those_who_may_know():
    table = yard()
    table.play(0, Bid(5))
    table.play(1, Bid(0))
    events = table.play(2, Bid(0))
    secret = [event for event in events if event.text.startswith("card")]
    assert secret[0].seen_by(0) is secret[0]
    assert secret[0].seen_by(1) is None
    assert secret[0].seen_by(None) is None


def test_a_forced_step_is_played_by_the_kernel():
    table = yard()
    bid_all(table, 5, 0, 0)
    table.play(0, Done())
    table.play(0, Roll())
    coins = table.state.coins[0]
    events = table.play(0, Done())
    assert table.state.coins[0] == coins + 1
    assert [event.text for event in events] == ["collected"]
    assert table.to_act == (0, 1, 2)


@pytest.fixture
def sealed(monkeypatch):
    """Yard, in which all seats collect at once and in secret; what `reveal` was given."""
    revealed = []

    def collect(self, state, choices, chance):
        revealed.append(choices)
        return self.perform(state, state.builder, choices[state.builder], chance)

    def offer(self, state, seat, action, chance):
        state.stack[-1] = Collecting()
        state.to_act = (2, 0, 1)
        return []

    monkeypatch.setattr(Offering, "perform", offer)
    monkeypatch.setattr(Collecting, "secret", True)
    monkeypatch.setattr(Collecting, "reveal", collect, raising=False)
    table = yard()
    bid_all(table, 3, 1, 2)
    table.play(0, Done())
    table.play(0, Roll())
    return table, revealed


def test_a_forced_step_that_is_secret_is_revealed_by_the_kernel_if_nobody_has_a_choice(sealed):
    table, revealed = sealed
    events = table.play(0, Done())
    assert revealed == [{0: Collect(), 1: Collect(), 2: Collect()}]
    assert list(revealed[0]) == [0, 1, 2], "in seat order"
    assert [event.text for event in events] == ["collected"]
    assert table.state.stack[-1].id == "bidding"


def test_everybody_is_asked_at_a_secret_step_if_somebody_has_a_choice(sealed, monkeypatch):
    table, revealed = sealed
    monkeypatch.setattr(
        Collecting, "legal", lambda self, state, seat: [Collect(), Done()][: 1 + (seat == 1)]
    )
    table.play(0, Done())
    assert not revealed
    assert table.to_act == (2, 0, 1)
    for seat in (0, 1, 2):
        table.play(seat, Collect())
    assert revealed == [{0: Collect(), 1: Collect(), 2: Collect()}]


def test_an_open_ended_decision_is_validated_beyond_what_is_listed():
    table = yard()
    bid_all(table, 5, 0, 0)
    table.play(0, Done())
    table.play(0, Roll())
    assert Offer(1, 3) not in table.legal(0)
    table.play(0, Offer(1, 3))
    assert table.to_act == (1,)
    table.play(1, Answer(True))
    assert table.state.coins[1] == 7


def test_a_refusal_changes_nothing():
    table = yard()
    before = table.position(), table.n, table.point
    for seat, action in ((0, Bid(99)), (5, Bid(1)), ("x", Bid(1)), (True, Bid(1)), (0, Lay(1))):
        with pytest.raises(Refused):
            table.play(seat, action)
    assert (table.position(), table.n, table.point) == before


class TestDraft:
    def test_decisions_are_tried_on_a_copy_and_made_at_confirm(self):
        table = yard()
        bid_all(table, 5, 0, 0)
        draft = table.draft(0)
        draft.play(Lay(2))
        draft.play(Lay(4))
        assert draft.preview.state.rails == [2, 4]
        assert table.state.rails == []
        assert len(draft.confirm()) == 2
        assert table.state.rails == [2, 4]

    def test_stepping_back(self):
        table = yard()
        bid_all(table, 5, 0, 0)
        draft = table.draft(0)
        draft.play(Lay(2))
        draft.play(Done())
        draft.back()
        draft.back()
        draft.play(Lay(3))
        draft.confirm()
        assert table.state.rails == [3]

    def test_a_roll_closes_it_unseen(self):
        table = yard()
        bid_all(table, 5, 0, 0)
        draft = table.draft(0)
        draft.play(Done())
        draft.play(Roll())
        assert draft.closed
        assert draft.preview.state.coins == table.state.coins
        with pytest.raises(Refused):
            draft.play(Done())
        draft.confirm()
        assert table.state.stack[-1].id == "offering"

    def test_asking_another_seat_closes_it(self):
        table = yard()
        bid_all(table, 5, 0, 0)
        table.play(0, Done())
        table.play(0, Roll())
        draft = table.draft(0)
        draft.play(Offer(1, 1))
        assert draft.closed

    def test_a_draft_on_a_table_that_moved_on_is_stale(self):
        table = yard()
        bid_all(table, 5, 0, 0)
        draft = table.draft(0)
        draft.play(Lay(1))
        table.play(0, Lay(2))
        with pytest.raises(Refused):
            draft.confirm()
        assert table.state.rails == [2]


class TestUndo:
    def built(self):
        table = yard()
        bid_all(table, 5, 0, 0)
        table.play(0, Lay(1))
        table.play(0, Lay(2))
        return table

    def test_free_while_only_this_seat_decided(self):
        table = self.built()
        table.undo(0)
        assert table.state.rails == [1]
        table.undo(0)
        assert table.state.rails == []

    def test_the_log_only_grows(self):
        table = self.built()
        n = table.n
        table.undo(0)
        assert table.n == n + 1
        assert table.point == table.n
        assert [entry.n for entry in entries(table.log)] == list(range(1, table.n + 1))

    def test_never_across_chance_unasked(self):
        table = self.built()
        table.play(0, Done())
        table.play(0, Roll())
        before = table.position()
        with pytest.raises(Refused) as refused:
            table.undo(0)
        assert refused.value.refusal.message.id == "refusal-undo-consent"
        assert table.position() == before

    def test_never_across_another_seat_unasked(self):
        table = yard()
        bid_all(table, 5, 0, 0)
        with pytest.raises(Refused):
            table.undo(1)

    def test_with_consent_chance_is_drawn_anew_and_no_record_counts(self):
        rolls = set()
        for seed in range(12):
            table = yard(seed=seed)
            bid_all(table, 5, 0, 0)
            table.play(0, Done())
            table.play(0, Roll())
            first = table.state.coins[0]
            table.undo(0, agreed=[1, 2])
            assert not table.counts
            table.play(0, Roll())
            rolls.add(first == table.state.coins[0])
        assert rolls == {True, False} or rolls == {False}

    def test_with_bots_alone_it_is_practice(self):
        table = yard(bots=(1, 2))
        bid_all(table, 5, 0, 0)
        table.play(0, Done())
        table.play(0, Roll())
        with pytest.raises(Refused) as met:
            table.undo(0)
        assert met.value.refusal.message.id == "refusal-undo-practice"
        assert not table.went_back
        table.undo(0, practice=True)
        assert table.went_back
        table.play(0, Roll())
        table.undo(0)
        assert table.state.stack[-1].id == "rolling"
        assert not table.counts

    def test_nothing_to_take_back(self):
        with pytest.raises(Refused):
            yard().undo(0)
        with pytest.raises(Refused):
            self.built().undo(0, to=99)


@given(st.integers(0, 10_000))
def test_replay_to_any_entry_gives_the_same_state(seed):
    table, rng = yard(seed=seed), Random(seed)
    seen = {0: table.position()}
    while table.to_act:
        if rng.random() < 0.2 and any(table.undo_refusal(seat) is None for seat in range(3)):
            seat = next(seat for seat in range(3) if table.undo_refusal(seat) is None)
            table.undo(seat)
        else:
            seat = rng.choice(table.to_act)
            table.play(seat, rng.choice(table.legal(seat)))
        seen[table.n] = table.position()
    for n, position in seen.items():
        earlier = table.at(n)
        assert earlier.position() == position
        assert earlier.n == n


@given(st.integers(0, 10_000))
def test_a_copy_never_shares_what_changes(seed):
    table, rng = yard(seed=seed), Random(seed)
    for _ in range(8):
        if not table.to_act:
            break
        seat = rng.choice(table.to_act)
        twin = copy.deepcopy(table)
        before = table.position(), table.to_act, table.n
        twin.play(seat, rng.choice(twin.legal(seat)))
        assert (table.position(), table.to_act, table.n) == before
        table.play(seat, rng.choice(table.legal(seat)))


def test_every_random_game_ends_with_standings():
    for seed in range(30):
        standings = random_yard(seed).standings
        assert standings is not None
        assert standings.winners


def test_standings_only_at_the_end():
    assert yard().standings is None


def test_a_decision_that_is_not_there():
    table = yard()
    for n in (-1, 3, "x", True, None):
        with pytest.raises(BadInput):
            table.at(n)


def test_arrival_orders_are_all_tried():
    # The property above samples; three seats are few enough to try every order.
    ends = set()
    for order in permutations(range(3)):
        table = yard()
        for seat in order:
            table.play(seat, Bid(seat))
        ends.add(table.position())
    assert len(ends) == 1
