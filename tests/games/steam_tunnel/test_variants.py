"""Variants and options (ST-43 to ST-48, ST-82 to ST-87)."""

from itertools import product

import pytest

import rotonde
from rotonde import BadInput, Table
from rotonde.games.steam_tunnel import GAME
from rotonde.kernel.words import LANGUAGES, words
from tests.games.steam_tunnel.play import (
    DESIGNS,
    PASS,
    VARIANTS,
    Plan,
    block,
    blocks_in,
    claim,
    claims_in,
    codes,
    flip,
    flips_in,
    offered,
    pawns,
    refused,
    segments,
    table,
    tunnel,
)
from tests.rules import rule

HOLE = 3 * 7 + 3


def start(**options: object) -> Table:
    return rotonde.start("steam-tunnel", seats=2, seed=1, options=options)


def value(position: str, segment: str, variant: str) -> int:
    return tunnel(table(position, variant=variant), segment).value


# One segment from the 3 of a point card to a cap: the bend of B3 under the cap of B2r.
CAPPED = "P B3\n# B2r"
# The same cap at the end of one arm of a fork whose other arms reach ends of 3 and 2.
FORKED = "P C1 P\n# B2r #"
# Two ends of 3 and 2 and no cap.
CLEAN = "P A1 P\n# # #"
# Two ends of one point card.
ONE_CARD = "P A6r\n# #"


class TestDeadEnds:
    @rule("ST-43", "ST-44", "ST-46")
    @pytest.mark.parametrize(
        ("position", "segment", "ends", "values"),
        [
            (CAPPED, "0,1 0-5", (3, 0), (3, 0, 0, 4)),
            (FORKED, "0,1 0-1-5", (3, 2, 0), (5, 0, 5, 6)),
            (CLEAN, "0,1 1-5", (3, 2), (5, 5, 5, 5)),
            (ONE_CARD, "0,1 4-5", (3, 2), (5, 5, 5, 5)),
        ],
    )
    def test_values(
        self, position: str, segment: str, ends: tuple[int, ...], values: tuple[int, ...]
    ) -> None:
        assert tunnel(table(position), segment).ends == ends
        assert tuple(value(position, segment, variant) for variant in VARIANTS) == values

    @rule("ST-43", "ST-87")
    def test_killer_looks_at_every_branch(self) -> None:
        # Ends of 3 and 2 on the way through; the cap is on the arm that leads away from it.
        assert value(FORKED, "0,1 0-1-5", "standard") == 5
        assert value(FORKED, "0,1 0-1-5", "killer-dead-ends") == 0

    @rule("ST-44", "ST-87")
    def test_softer_counts_two_ends_of_one_point_card_as_two(self) -> None:
        assert value(ONE_CARD, "0,1 4-5", "softer-dead-ends") == 5

    @rule("ST-44")
    def test_softer_does_not_mind_dead_ends_beside_two_values(self) -> None:
        assert value(FORKED, "0,1 0-1-5", "softer-dead-ends") == 5

    @rule("ST-44", "ST-87")
    def test_softer_wants_a_second_value_even_without_a_dead_end(self) -> None:
        # A circle with a single end.
        circle = "A1 C1 A1\nP P P"
        assert value(circle, "0,1 2-3-4", "standard") == 12
        assert value(circle, "0,1 2-3-4", "softer-dead-ends") == 0

    @rule("ST-87", "ST-54")
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_without_an_end_a_tunnel_is_worth_nothing(self, variant: str) -> None:
        assert value("A6 A6r\n# #", "0,0 1-2", variant) == 0

    @rule("ST-46")
    def test_charity_adds_no_length(self) -> None:
        # Between two caps: two ends of 1 and one segment.
        between = "B2r #\nA1 #\nB1 #"
        assert tunnel(table(between), "1,0 0-3").ends == (0, 0)
        assert value(between, "1,0 0-3", "charity") == 2

    @rule("ST-43", "ST-44", "ST-46")
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_a_variant_changes_no_claim(self, variant: str) -> None:
        position = "P B3 .\n# B2r .\n\nmove A pawn"
        assert offered(table(position, variant=variant)) == offered(table(position))


class TestSimplePaths:
    @rule("ST-45", "ST-85")
    @pytest.mark.parametrize("out", [1, 2, 3, 4])
    def test_fork_cards_leave_the_deck_and_everyone_knows_how_many(self, out: int) -> None:
        at = start(forks_out=out)
        unseen = at.view(None).board.unseen
        assert unseen.get("C1", 0) == 4 - out
        assert all(unseen[design] == 4 for design in DESIGNS if design != "C1")
        assert at.view(None).setup.options["forks_out"] == str(out)

    @rule("ST-45")
    @pytest.mark.parametrize("out", [1, 2, 3, 4])
    def test_the_board_is_laid_as_usual_and_fewer_are_left_over(self, out: int) -> None:
        at = start(forks_out=out)
        assert codes(at) == codes(start())
        assert sum(at.view(None).board.unseen.values()) - len(flips_in(at)) == 12 - out

    @rule("ST-45")
    def test_what_left_never_turns_up(self) -> None:
        for seed in range(8):
            assert "C1" not in codes(Plan(2, seed, {"forks_out": "4"}, 0.0, 0.0).play())
        assert any("C1" in codes(Plan(2, seed, {}, 0.0, 0.0).play()) for seed in range(8))

    @rule("ST-45", "ST-85")
    def test_a_position_counts_without_them_too(self) -> None:
        at = table("C1 . .\n. . .", forks_out=3)
        assert "C1" not in at.view(None).board.unseen


class TestFullBoard:
    @rule("ST-47", "ST-82")
    def test_forty_eight_face_down_cards_and_no_end_in_sight(self) -> None:
        at = start(board="full")
        board = at.view(None).board
        assert (board.rows, board.cols) == (7, 7)
        assert [place for place, code in enumerate(board.cards) if code != "."] == [HOLE]
        assert board.cards[HOLE] == "o"
        assert len(flips_in(at)) == 48
        assert board.unseen == {**dict.fromkeys(DESIGNS, 4), "P": 4}
        assert board.tunnels == ()

    @rule("ST-47")
    def test_point_cards_are_flipped_like_any_other(self) -> None:
        ends = [codes(Plan(2, seed, {"board": "full"}, 0.0, 0.0).play()) for seed in range(3)]
        assert all(board.count("P") == 4 for board in ends)
        assert len({tuple(p for p, code in enumerate(b) if code == "P") for b in ends}) == 3

    @rule("ST-82")
    def test_a_flipped_point_card_offers_no_segment_but_the_pawn_may_go_elsewhere(self) -> None:
        at = table("A1 . .\n. o .\n. . .\n\n? 0,1 P\nmove A flip", board="full")
        at.play(0, flip("0,1", 3))
        assert {one.card for one in claims_in(at)} == {0}
        refused(at, claim("0,1 0-3", 3), "ST-24", "refusal-point-card")
        assert tunnel(at, "0,0 1-5").ends == (3, 2)
        assert blocks_in(at)
        at.play(0, claim("0,0 1-5", 3))
        assert (0, 0, (1, 5)) in pawns(at)

    @rule("ST-82", "ST-60")
    def test_a_blocked_point_card_offers_no_end(self) -> None:
        at = table("A1 . A1\n# o #\n# # .\n\n? 0,1 P\n? 2,2 A1\nmove A pawn", board="full")
        at.play(0, block("0,1", 3))
        line = tunnel(at, "0,0 1-5")
        assert set(line.segments) == segments("0,0 1-5", "0,2 1-5", cols=3)
        assert line.ends == ()
        at.play(1, flip("2,2", 3))
        assert at.over
        assert codes(at)[1] == "#"
        assert at.view(None).board.unseen["P"] == 4

    @rule("ST-83")
    def test_the_hole_is_neither_flipped_nor_blocked(self) -> None:
        at = start(board="full")
        refused(at, flip("3,3", 7), "ST-83", "refusal-hole")
        at.play(at.to_act[0], flip("0,0", 7))
        refused(at, block("3,3", 7), "ST-80", "refusal-hole")
        refused(at, claim("3,3 0-3", 7), "ST-21", "refusal-claim-hidden")

    @rule("ST-83", "ST-5")
    def test_tunnels_pass_over_it_and_gain_no_segment(self) -> None:
        at = table("P A1 o A1 P\n# # . # #\n\nmove A pawn")
        line = tunnel(at, "0,1 1-5")
        assert set(line.segments) == segments("0,1 1-5", "0,3 1-5", cols=5)
        assert (line.value, line.finished, line.hidden) == (10, True, 0)
        refused(at, claim("0,1 1-5", 5), "ST-29", "refusal-finished")

    @rule("ST-84")
    def test_its_dead_ends_are_worth_1_unless_the_table_says_otherwise(self) -> None:
        def worth(**options: str) -> int:
            return tunnel(table(CAPPED, board="full", **options), "0,1 0-5").value

        assert worth() == worth(variant="charity") == 4
        assert worth(variant="standard") == 3
        assert worth(variant="killer-dead-ends") == 0
        assert (
            tunnel(table(FORKED, board="full", variant="softer-dead-ends"), "0,1 0-1-5").value == 5
        )
        assert start(board="full").setup.options["variant"] == "charity"
        assert start(board="full", variant="standard").setup.options["variant"] == "standard"
        assert start().setup.options["variant"] == "standard"


class TestCombinations:
    @rule("ST-48")
    @pytest.mark.parametrize("out", [1, 2, 3, 4])
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_simple_paths_and_the_full_board_do_not_go_together(
        self, out: int, variant: str
    ) -> None:
        with pytest.raises(BadInput) as raised:
            start(forks_out=out, board="full", variant=variant)
        assert raised.value.message.id == "refusal-forks-full"
        assert all(words(lang, GAME.id).has("refusal-forks-full") for lang in LANGUAGES)

    @rule("ST-48")
    def test_dead_ends_have_one_variant_at_a_time(self) -> None:
        (option,) = (option for option in GAME.info.options if option.id == "variant")
        assert option.choices == VARIANTS
        for one, other in product(VARIANTS, repeat=2):
            with pytest.raises(BadInput):
                start(variant=f"{one},{other}")

    @rule("ST-86")
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_every_other_pair_may_be_played(self, variant: str) -> None:
        for options in (
            *({"forks_out": str(out)} for out in range(5)),
            {"board": "full"},
            {"board": "full", "forks_out": "0"},
        ):
            plan = Plan(2, 1, {**options, "variant": variant}, 0.2, 0.0)
            assert plan.start().setup.options["variant"] == variant
            assert plan.play().over

    @rule("ST-85")
    @pytest.mark.parametrize("out", [5, -1, "all", 1.5, ""])
    def test_no_other_number_of_fork_cards(self, out: object) -> None:
        with pytest.raises(BadInput) as raised:
            start(forks_out=out)
        assert raised.value.message.id == "bad-choice"


@rule("ST-27")
def test_pawns_are_unlimited_or_twenty() -> None:
    assert start().view(None).board.supply is None
    assert start(pawns=20).view(None).board.supply == (20, 20)
    with pytest.raises(BadInput):
        start(pawns=19)
    at = start(pawns=20)
    seat = at.to_act[0]
    at.play(seat, flip("0,0"))
    at.play(seat, PASS)
    assert at.view(None).board.supply == (20, 20)
