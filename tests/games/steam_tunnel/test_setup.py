"""Set-up: the deck, the layout, chance, and who begins (ST-8 to ST-17, ST-61, ST-89)."""

from collections import Counter

import pytest
from hypothesis import given, settings

import rotonde
from rotonde import Table
from rotonde.games.steam_tunnel.rules.actions import Flip
from rotonde.games.steam_tunnel.rules.events import CardFlipped
from tests.games.steam_tunnel.play import (
    DESIGNS,
    PASS,
    START,
    Plan,
    claims_in,
    codes,
    flip,
    flips_in,
    laid,
    plans,
    refused,
    table,
    tunnels,
)
from tests.rules import rule

TWO_WAYS = ("A4", "A5", "A6", "B1", "B2", "B3", "B4")


def start(seats: int = 2, seed: int = 1, **options: object) -> Table:
    return rotonde.start("steam-tunnel", seats=seats, seed=seed, options=options)


def drawn(at: Table, place: str, draw: int) -> str | None:
    """The face that turns up if chance draws this; None if it cannot."""
    events = at.copy().play_drawn(at.to_act[0], flip(place), (draw,))
    if events is None:
        return None
    assert isinstance(events[0], CardFlipped)
    return events[0].face


@rule("ST-8")
def test_the_deck_has_eleven_designs_of_four_cards() -> None:
    unseen = start().view(None).board.unseen
    assert unseen == dict.fromkeys(DESIGNS, 4)
    assert sum(unseen.values()) == 44


@rule("ST-8", "ST-7")
def test_six_designs_of_three_segments_four_with_two_caps_and_one_with_two_forks() -> None:
    designs = start().view(None).board.designs
    kinds = Counter(
        (len(d.segments), len(d.dead_ends), sum(len(ports) == 3 for ports in d.segments))
        for id, d in designs.items()
        if id != "P"
    )
    assert kinds == {(3, 0, 0): 6, (2, 2, 0): 4, (2, 0, 2): 1}


@rule("ST-13")
def test_a_point_card_has_six_numbered_ends_and_no_segment() -> None:
    # A straight in each direction meets the six ends one by one.
    at = table("A1 A1 A1\nA1 P A1\nA1 A1 .\n\nmove A pawn")
    ends = dict(enumerate(at.view(None).board.designs["P"].values))
    assert ends == {0: 4, 3: 4, 1: 3, 4: 3, 2: 2, 5: 2}
    assert not [found for found in claims_in(at) if found.card == 4]
    assert [t.ends for t in tunnels(at) if t.ends] == [(4, 4), (3, 2), (3, 2)]


@rule("ST-13", "ST-47")
def test_there_are_four_point_cards() -> None:
    assert codes(start()).count("P") == 4
    assert start(board="full").view(None).board.unseen["P"] == 4


@rule("ST-14")
def test_the_standard_board() -> None:
    at = start()
    board = at.view(None).board
    assert (board.rows, board.cols) == (6, 6)
    assert at.position().startswith(START)
    assert len(flips_in(at)) == 32
    assert sum(board.unseen.values()) - 32 == 12
    assert "P" not in board.unseen


class TestChance:
    @rule("ST-16")
    def test_every_unseen_card_is_equally_likely_and_so_are_its_two_ways_up(self) -> None:
        at = start()
        faces = Counter(drawn(at, "0,0", draw) for draw in range(88))
        assert faces == {
            code: 4 if code.rstrip("r") in TWO_WAYS else 8
            for design in DESIGNS
            for code in ((design, f"{design}r") if design in TWO_WAYS else (design,))
        }
        assert drawn(at, "0,0", 88) is None

    @rule("ST-16", "ST-61")
    def test_a_card_that_lies_open_is_not_drawn_again(self) -> None:
        at = table(laid("0,1 A4", "0,2 A4r", "0,3 A4", "0,4 A4", "0,5 C1"))
        faces = Counter(drawn(at, "0,0", draw) for draw in range(2 * 39))
        assert faces["A4"] == faces["A4r"] == 0
        assert faces["C1"] == 6
        assert faces["A1"] == 8
        assert drawn(at, "0,0", 2 * 39) is None

    @rule("ST-16")
    def test_every_cell_has_the_same_odds(self) -> None:
        at = start()
        one, other = (
            Counter(drawn(at, place, draw) for draw in range(88)) for place in ("0,0", "3,3")
        )
        assert one == other

    @rule("ST-16")
    def test_the_player_chooses_the_cell_and_nothing_else(self) -> None:
        assert Flip.__struct_fields__ == ("card",)

    @rule("ST-16")
    def test_seeds_give_different_cards(self) -> None:
        faces = set()
        for seed in range(40):
            at = start(seed=seed)
            (flipped,) = at.play(at.to_act[0], flip("0,0"))
            faces.add(flipped.face)
        assert len(faces) > 5


@rule("ST-61")
@given(plans())
@settings(max_examples=15)
def test_what_has_not_shown_up_is_public_and_where_it_lies_is_not(plan: Plan) -> None:
    at = plan.start()
    deck = dict.fromkeys(DESIGNS, 4)
    deck["C1"] -= int(plan.options.get("forks_out", "0"))
    if plan.options["board"] == "full":
        deck["P"] = 4
    for seat, action in plan.moves(at):
        at.play(seat, action)
        board = at.view(seat).board
        shown = Counter(code.rstrip("r") for code in board.cards if code not in ".#o")
        if plan.options["board"] == "standard":
            del shown["P"]
        assert board.unseen == +(Counter(deck) - shown)
        assert at.view(None).board == board


class TestFirstPlayer:
    @rule("ST-89")
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_is_drawn_from_the_seed(self, seats: int) -> None:
        first = [start(seats, seed).to_act[0] for seed in range(80)]
        assert set(first) == set(range(seats))
        assert first == [start(seats, seed).to_act[0] for seed in range(80)]

    @rule("ST-89")
    def test_with_the_same_chance_for_each(self) -> None:
        at = start(seats=3)
        starts = [Table.open_from_draws(at.game, at.setup, None, (draw,)) for draw in range(4)]
        assert [s and s.to_act for s in starts] == [(0,), (1,), (2,), None]


class TestTurnOrder:
    @rule("ST-17")
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_turns_go_clockwise(self, seats: int) -> None:
        at = start(seats)
        first = at.to_act[0]
        for turn in range(2 * seats + 1):
            seat = (first + turn) % seats
            assert at.to_act == (seat,)
            at.play(seat, min(flips_in(at), key=lambda f: f.card))
            assert at.to_act == (seat,)
            at.play(seat, PASS)

    @rule("ST-17", "ST-18")
    def test_nobody_plays_out_of_turn(self) -> None:
        at = table(laid() + "move B flip", seats=3)
        refused(at, flip("0,0"), "ST-18", "refusal-not-your-turn", seat=0)
        refused(at, flip("0,0"), "ST-18", "refusal-not-your-turn", seat=2)
        refused(at, flip("0,0"), "ST-18", "refusal-no-seat", seat=3)
        refused(at, flip("0,0"), "ST-18", "refusal-no-seat", seat=-1)
