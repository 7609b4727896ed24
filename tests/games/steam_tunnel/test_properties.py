"""What holds at every decision of every game, whatever is played."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import rotonde
from rotonde import Refused, Table
from rotonde.games.steam_tunnel import GAME
from rotonde.games.steam_tunnel.notation import positions
from rotonde.games.steam_tunnel.rules.actions import Flip
from rotonde.games.steam_tunnel.rules.events import CardFlipped
from rotonde.kernel.step import Action
from tests.games.steam_tunnel.play import (
    DESIGNS,
    Plan,
    codes,
    flip,
    laid,
    offered,
    plans,
    same_view,
    snapshot,
    table,
)
from tests.rules import rule

TWO_WAYS = ("A4", "A5", "A6", "B1", "B2", "B3", "B4")
DEPTH = st.integers(0, 95)


def reached(plan: Plan, depth: int) -> Table:
    """A random game after some decisions, or at its end."""
    at = plan.start()
    for seat, action in islice(plan.moves(at), depth):
        at.play(seat, action)
    return at


def again(at: Table, text: str, seed: int = 1) -> Table:
    """A table of the same kind at a position."""
    return table(text, seats=len(at.setup.seats), seed=seed, **at.setup.options)


def planted(at: Table, rng: Random) -> str:
    """The position with some hidden cards fixed, as they might be."""
    board = at.view(None).board
    unseen = [design for design, count in board.unseen.items() for _ in range(count)]
    rng.shuffle(unseen)
    places = [place for place, code in enumerate(board.cards) if code == "."]
    lines = []
    for place in rng.sample(places, rng.randint(1, len(places))):
        design = unseen.pop()
        code = design + rng.choice(("", "r")) if design in TWO_WAYS else design
        lines.append(f"? {place // board.cols},{place % board.cols} {code}\n")
    return at.position() + "".join(lines)


class TestCards:
    @rule("ST-8", "ST-61")
    @given(plans())
    @settings(max_examples=20)
    def test_are_conserved(self, plan: Plan) -> None:
        at = plan.start()
        out = int(plan.options.get("forks_out", "0"))
        deck = Counter({**dict.fromkeys(DESIGNS, 4), "P": 4}) - Counter({"C1": out})
        for seat, action in plan.moves(at):
            at.play(seat, action)
            board = at.view(None).board
            shown = Counter(code.removesuffix("r") for code in board.cards if code not in ".#o")
            assert shown + Counter(board.unseen) == deck
            # Of those nobody has seen, one lies at each place without a face; the rest is aside.
            faceless = sum(code in (".", "#") for code in board.cards)
            aside = sum(board.unseen.values()) - faceless
            assert aside == (0 if plan.options["board"] == "full" else 12 - out)


class TestReplay:
    @given(plans(), st.randoms(use_true_random=False))
    @settings(max_examples=15)
    def test_of_the_log_gives_the_same_state(self, plan: Plan, rng: Random) -> None:
        at = plan.start()
        seen = [snapshot(at)]
        for seat, action in plan.moves(at):
            at.play(seat, action)
            seen.append(snapshot(at))
        for n in {0, 1, at.n, *(rng.randint(0, at.n) for _ in range(4))}:
            assert snapshot(at.at(n)) == seen[n]
        assert at.at(at.n).standings == at.standings

    @given(plans())
    @settings(max_examples=10)
    def test_of_the_decisions_on_a_new_table_gives_the_same_game(self, plan: Plan) -> None:
        played, again = plan.play(), plan.start()
        for decision in played.decisions:
            again.play(decision.seat, decision.action)
        assert again.position() == played.position()
        assert again.standings == played.standings
        assert [d.events for d in again.decisions] == [d.events for d in played.decisions]


class TestPositions:
    @given(plans(), DEPTH)
    @settings(max_examples=40)
    def test_round_trip(self, plan: Plan, depth: int) -> None:
        at = reached(plan, depth)
        text = at.position()
        twin = again(at, text)
        assert twin.position() == text
        assert positions.write(positions.parse(text, players=plan.seats)) == text
        assert twin.over == at.over
        assert twin.to_act == at.to_act
        for seat in range(plan.seats):
            assert set(twin.legal(seat)) == set(at.legal(seat))
        board, other = at.view(None).board, twin.view(None).board
        assert other.tunnels == board.tunnels
        assert other.scores == board.scores
        assert other.unseen == board.unseen
        assert other.supply == board.supply

    @given(plans(), st.integers(0, 40), st.randoms(use_true_random=False))
    @settings(max_examples=20)
    def test_with_planted_cards_too(self, plan: Plan, depth: int, rng: Random) -> None:
        at = reached(plan, depth)
        assume(not at.over)
        twin = again(at, planted(at, rng))
        for seat, action in plan.moves(twin):
            text = twin.position()
            assert again(at, text).position() == text
            twin.play(seat, action)

    def test_a_planted_card_that_was_blocked_stays_where_it_is(self) -> None:
        at = table(laid("0,0 A1", "2,2 #") + "A 2,2 #\n? 2,2 A4\nmove B flip")
        assert "? 2,2 A4" in at.position()
        assert codes(at)[14] == "#"
        assert again(at, at.position()).position() == at.position()


class TestViews:
    """No view changes when only hidden facts change."""

    @rule("ST-61")
    @given(plans(), st.integers(0, 40), st.randoms(use_true_random=False))
    @settings(max_examples=25)
    def test_planted_cards_are_not_seen(self, plan: Plan, depth: int, rng: Random) -> None:
        at = reached(plan, depth)
        assume(not at.over)
        tables = [again(at, text) for text in (at.position(), planted(at, rng), planted(at, rng))]
        for seat in (None, *range(plan.seats)):
            assert same_view(tables[0], tables[1], seat)
            assert same_view(tables[0], tables[2], seat)
        for seat in range(plan.seats):
            assert set(tables[0].legal(seat)) == set(tables[1].legal(seat))

    @rule("ST-61")
    def test_not_even_in_the_set_up(self) -> None:
        one, other = (table(laid() + f"? 0,0 {code}\nmove A flip") for code in ("A4", "C1"))
        for seat in (None, 0, 1):
            assert same_view(one, other, seat)

    @rule("ST-61")
    @given(plans(), DEPTH, st.integers(0, 2**32 - 1))
    @settings(max_examples=15)
    def test_nor_is_the_seed(self, plan: Plan, depth: int, seed: int) -> None:
        at = reached(plan, depth)
        one, other = again(at, at.position()), again(at, at.position(), seed)
        for seat in (None, *range(plan.seats)):
            assert same_view(one, other, seat)

    @rule("ST-61")
    def test_every_seat_and_a_spectator_know_the_same(self) -> None:
        at = reached(Plan(4, 3, {}, 0.2, 0.1), 20)
        assert all(at.view(seat).board == at.view(None).board for seat in range(4))


class TestCopies:
    @given(plans(), DEPTH)
    @settings(max_examples=25)
    def test_never_share_what_changes(self, plan: Plan, depth: int) -> None:
        at = reached(plan, depth)
        twin = at.copy()
        before = snapshot(at)
        assert snapshot(twin) == before

        for seat, action in plan.moves(twin):
            twin.play(seat, action)
            assert snapshot(at)[:2] == before[:2]
        assert snapshot(at) == before

        other = at.copy()
        for seat, action in plan.moves(at):
            at.play(seat, action)
        assert snapshot(other) == before

    def test_nor_what_is_planted(self) -> None:
        at = table(laid() + "? 0,0 A4\n? 0,1 C1\nmove A flip")
        twin = at.copy()
        twin.play(0, flip("0,0"))
        assert at.play(0, flip("0,0")) == (CardFlipped(0, 0, "A4"),)

    @given(plans(), DEPTH)
    @settings(max_examples=10)
    def test_have_the_same_future(self, plan: Plan, depth: int) -> None:
        at = reached(plan, depth)
        twin = at.copy()
        for each in (at, twin):
            for seat, action in plan.moves(each):
                each.play(seat, action)
        assert twin.position() == at.position()
        assert twin.standings == at.standings


class TestUndo:
    @given(plans(), DEPTH)
    @settings(max_examples=25)
    def test_never_crosses_chance_or_another_seat_unasked(self, plan: Plan, depth: int) -> None:
        at = reached(plan, depth)
        made = at.decisions
        for seat in range(plan.seats):
            for to in range(max(0, at.n - 5), at.n):
                back = made[to:]
                free = all(d.seat == seat and not isinstance(d.action, Flip) for d in back)
                before = snapshot(at)
                assert (at.undo_refusal(seat, to) is None) == free
                if not free:
                    with pytest.raises(Refused) as raised:
                        at.undo(seat, to)
                    assert raised.value.refusal.message.id == "refusal-undo-consent"
                    assert snapshot(at) == before

    @given(plans(), DEPTH)
    @settings(max_examples=25)
    def test_takes_back_the_pawn_just_placed(self, plan: Plan, depth: int) -> None:
        at = reached(plan, depth)
        assume(at.n and not isinstance(at.decisions[-1].action, Flip))
        seat, n = at.decisions[-1].seat, at.n
        earlier = at.at(n - 1)

        at.undo(seat)

        assert at.position() == earlier.position()
        assert at.to_act == (seat,)
        assert offered(at) == offered(earlier)
        assert len(at.decisions) == n - 1
        assert at.n == n + 1
        assert at.at(n).decisions[-1].seat == seat

    def test_by_consent_draws_anew_and_sets_no_record(self) -> None:
        faces = set()
        for seed in range(12):
            at = table(laid(), seed=seed)
            (first,) = at.play(0, flip("0,0"))
            at.undo(0, agreed=[1])
            assert codes(at).count(".") == 32
            (second,) = at.play(0, flip("0,0"))
            assert not at.counts
            faces.add((first.face, second.face))
        assert any(first != second for first, second in faces)

    def test_a_planted_card_that_came_to_light_is_not_taken_back_unasked(self) -> None:
        at = table(laid() + "? 0,0 A4\nmove A flip")
        at.play(0, flip("0,0"))
        assert at.undo_refusal(0) is not None
        at.undo(0, agreed=[1])
        (event,) = at.play(0, flip("0,0"))
        assert event == CardFlipped(0, 0, "A4")


class TestCourse:
    @rule("ST-26")
    @given(plans())
    @settings(max_examples=60)
    def test_every_live_state_offers_a_decision_and_every_game_ends(self, plan: Plan) -> None:
        at = plan.start()
        cards = len(at.legal(at.to_act[0]))
        turns = 0
        for seat, action in plan.moves(at):
            assert at.standings is None
            assert at.to_act == (seat,)
            legal = at.legal(seat)
            assert legal
            assert all(at.refusal(seat, each) is None for each in legal)
            assert all(at.legal(other) == [] for other in range(plan.seats) if other != seat)
            at.play(seat, action)
            turns += isinstance(action, Flip)
            assert turns <= cards
            assert at.n <= 2 * cards - 1
        assert cards / 2 <= turns <= cards
        assert at.standings is not None
        assert at.standings.winners

    @given(plans(), DEPTH, st.data())
    @settings(max_examples=30)
    def test_what_is_not_listed_is_refused_and_changes_nothing(
        self, plan: Plan, depth: int, data: st.DataObject
    ) -> None:
        at = reached(plan, depth)
        codes_of = GAME.encoding(at.setup)
        before = snapshot(at)
        for _ in range(10):
            action: Action = codes_of.action(data.draw(st.integers(0, codes_of.size - 1)))
            for seat in range(plan.seats):
                assert (at.refusal(seat, action) is None) == (action in at.legal(seat))
        assert snapshot(at) == before


class TestGuesses:
    @given(plans(), DEPTH, st.randoms(use_true_random=False))
    @settings(max_examples=20)
    def test_keep_the_view(self, plan: Plan, depth: int, rng: Random) -> None:
        at = reached(plan, depth)
        before = snapshot(at)
        for seat in range(plan.seats):
            guess = at.guess(seat, rng)
            assert same_view(guess, at, seat)
            assert set(guess.legal(seat)) == set(at.legal(seat))
            for each, action in plan.moves(guess):
                guess.play(each, action)
        assert snapshot(at) == before

    def test_differ_in_what_is_to_come(self) -> None:
        at = rotonde.start(GAME.id, seats=2, seed=1)
        seat = at.to_act[0]
        faces = [
            at.guess(seat, Random(n)).play(seat, Flip(card=0))[0].face  # type: ignore[attr-defined]
            for n in range(60)
        ]
        assert len(set(faces)) > 8

    def test_do_not_know_what_was_planted(self) -> None:
        at = table(laid() + "? 0,0 A4\n? 0,1 C1\nmove A flip")
        faces = [
            at.guess(0, Random(n)).play(0, Flip(card=0))[0].face  # type: ignore[attr-defined]
            for n in range(60)
        ]
        assert len(set(faces)) > 8
        assert "?" not in at.guess(0, Random(0)).position()

    @given(st.integers(0, 2**32 - 1))
    @settings(max_examples=10)
    def test_are_repeatable(self, seed: int) -> None:
        at = table(laid("0,0 A1"))
        one, other = (at.guess(0, Random(seed)).play(0, flip("3,3")) for _ in range(2))
        assert one == other
