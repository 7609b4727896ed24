"""What tunnels are worth and who scores (ST-36 to ST-42, ST-54 to ST-56, ST-88)."""

from fractions import Fraction

import pytest
from hypothesis import given, settings

from rotonde.games.steam_tunnel.rules.actions import Claim
from tests.games.steam_tunnel.play import (
    VARIANTS,
    Plan,
    claims_in,
    plans,
    segments,
    table,
    tunnel,
    tunnels,
)
from tests.games.steam_tunnel.test_worked_examples import SHARED
from tests.rules import rule


class TestValue:
    @rule("ST-36")
    def test_ends_of_4_and_2_with_three_segments_make_18(self) -> None:
        # From the 2 at the lower right of one point card down and round to the 4 of another.
        at = table("P A1 A3 #\n# # A1 #\n# # P #")
        found = tunnel(at, "0,1 2-4")
        assert set(found.segments) == segments("0,1 2-4", "0,2 3-4", "1,2 0-3", cols=4)
        assert found.ends == (4, 2)
        assert found.value == 18

    @rule("ST-36")
    def test_a_dead_end_adds_nothing_to_the_sum_or_the_length(self) -> None:
        found = tunnel(table("P A1 B1 #\n# # # #"), "0,1 2-4")
        assert found.ends == (2, 0)
        assert found.value == 2

    @rule("ST-36")
    def test_only_dead_ends_are_worth_nothing(self) -> None:
        found = tunnel(table("B2r #\nA1 #\nB1 #"), "1,0 0-3")
        assert found.ends == (0, 0)
        assert found.value == 0

    @rule("ST-36", "ST-22")
    @pytest.mark.parametrize("blocked", [0, 1, 2, 3])
    def test_blocked_cards_add_no_length(self, blocked: int) -> None:
        at = table(f"P A1 {'# ' * blocked}A1 P\n# # {'# ' * blocked}# #")
        assert tunnel(at, "0,1 1-5").value == (3 + 2) * 2

    @rule("ST-37")
    def test_two_ends_of_one_point_card_both_count(self) -> None:
        # The U-turn leads from the 3 to the 2 of the same card.
        found = tunnel(table("P A6r\n# #"), "0,1 4-5")
        assert found.ends == (3, 2)
        assert found.value == 5

    @rule("ST-38")
    def test_a_fork_adds_one_even_if_its_arms_meet_again(self) -> None:
        # The two arms to the right come back together through the U-turn.
        at = table("P C1 A6r\n# # #")
        found = tunnel(at, "0,1 0-1-5")
        assert set(found.segments) == segments("0,1 0-1-5", "0,1 2-3-4", "0,2 4-5", cols=3)
        assert found.ends == (3, 2)
        assert found.value == 5 * 3

    @rule("ST-38")
    def test_a_fork_adds_one_whatever_its_arms_lead_to(self) -> None:
        found = tunnel(table("P P P\nP C1 P\nP P P"), "1,1 0-1-5")
        assert (len(found.segments), found.value) == (1, 9)

    @rule("ST-55")
    def test_a_circle_with_an_end_counts_each_segment_and_end_once(self) -> None:
        # The lower fork closes a circle round the row; its third arm runs down to the 4.
        found = tunnel(table("A1 C1 A1\nP P P"), "0,1 2-3-4")
        assert set(found.segments) == segments("0,0 2-4", "0,1 2-3-4", "0,2 2-4", cols=3)
        assert (found.ends, found.value, found.finished) == ((4,), 12, True)


class TestLoops:
    @rule("ST-54")
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_a_ring_round_the_board_has_no_end_and_no_worth(self, variant: str) -> None:
        at = table("A1 A1 A1\n. . .\n\nA 0,0 1-5\nmove A pawn", variant=variant)
        ring = tunnel(at, "0,0 1-5")
        assert (ring.ends, ring.value, ring.finished) == ((), 0, True)
        assert ring.owners == (0,)
        assert at.scores == (0, 0)
        assert {one.ports for one in claims_in(at) if isinstance(one, Claim)} == {(0, 3)}


class TestContacts:
    @rule("ST-56")
    @pytest.mark.parametrize("variant", VARIANTS)
    @pytest.mark.parametrize("between", ["", "# ", "# o "])
    def test_ends_that_meet_without_a_segment_are_left_out(
        self, variant: str, between: str
    ) -> None:
        row = f"P {between}P {between}".split()
        at = table("\n".join([" ".join(row), " ".join("#" * len(row))]), variant=variant)
        assert tunnels(at) == ()
        assert at.scores == (0, 0)

    @rule("ST-56")
    def test_so_are_caps(self) -> None:
        # B1 is closed at the top and B2r at the bottom; the first stands under the second.
        at = table("P P P\nP B2r P\nP B1 P\nP P P", variant="charity")
        assert all(t.segments for t in tunnels(at))
        assert sum(t.ends.count(0) for t in tunnels(at)) == 0


def line(pawns: str, variant: str = "standard", seats: int = 4) -> tuple[tuple[int, ...], ...]:
    """Owners and scores of a line of six segments worth 30, with these pawns on it, in order."""
    placed = "".join(
        f"{letter} 0,{place} 1-5\n" for place, letter in enumerate(pawns, 1) if letter != "-"
    )
    at = table(f"P A1 A1 A1 A1 A1 A1 P\n# # # # # # # #\n\n{placed}", seats=seats, variant=variant)
    found = tunnel(at, "0,1 1-5")
    assert found.value == 30
    return found.owners, at.scores


class TestOwners:
    @rule("ST-39")
    def test_the_most_pawns_score_all_its_points(self) -> None:
        assert line("AAB---") == ((0,), (30, 0, 0, 0))
        assert line("ABBB-A") == ((1,), (0, 30, 0, 0))

    @rule("ST-39")
    def test_which_need_not_be_more_than_half(self) -> None:
        assert line("AABC--") == ((0,), (30, 0, 0, 0))
        assert line("AABCD-") == ((0,), (30, 0, 0, 0))
        assert line("A-----") == ((0,), (30, 0, 0, 0))

    @rule("ST-40")
    def test_ties_share_equally_and_exactly(self) -> None:
        assert line("AB----") == ((0, 1), (15, 15, 0, 0))
        assert line("AABBC-") == ((0, 1), (15, 15, 0, 0))
        assert line("ABC---") == ((0, 1, 2), (10, 10, 10, 0))
        assert line("ABCD--") == ((0, 1, 2, 3), (Fraction(15, 2),) * 4)

    @rule("ST-40")
    def test_shares_are_shown_with_two_decimals(self) -> None:
        at = table("P A1 A1 A1 P\n# # # # #\n\nA 0,1 2-4\nB 0,2 2-4", seats=2)
        assert at.scores == (Fraction(15, 2), Fraction(15, 2))
        assert [at.words(lang).points(at.scores[0]) for lang in ("en", "fr")] == ["7.50", "7,50"]

    @rule("ST-41")
    def test_without_a_pawn_nobody_scores(self) -> None:
        assert line("------") == ((), (0, 0, 0, 0))

    @rule("ST-39", "ST-40", "ST-41")
    @given(plans())
    @settings(max_examples=15)
    def test_every_owned_point_is_scored_once(self, plan: Plan) -> None:
        at = plan.play()
        owned = sum(t.value for t in tunnels(at) if t.owners)
        assert sum(at.scores) == owned
        assert all(isinstance(score, Fraction) for score in at.scores)


class TestWinners:
    @rule("ST-42")
    def test_the_most_points_win(self) -> None:
        at = table("P A1 A1 P\n# # # #\n\nA 0,1 1-5\nB 0,1 2-4\nB 0,2 1-5\nB 0,2 2-4")
        assert at.standings is not None
        assert at.standings.scores == (5, 15)
        assert at.standings.winners == (1,)
        assert at.standings.ranks == (2, 1)

    @rule("ST-42", "ST-88")
    def test_players_level_at_the_top_win_together(self) -> None:
        at = table("P A1 A1 P\n# # # #\n\nA 0,1 1-5\nC 0,1 2-4", seats=4)
        assert at.standings is not None
        assert at.standings.scores == (10, 0, 10, 0)
        assert at.standings.winners == (0, 2)
        assert at.standings.ranks == (1, 3, 1, 3)

    @rule("ST-88")
    def test_exact_fractions_decide(self) -> None:
        # A, B and C share 56; D has 10 and 8 alone. Rounded down, all four would be level.
        at = table(SHARED + "D 4,0 2-5\nD 3,1 2-3\n", seats=4)
        assert at.standings is not None
        assert at.standings.scores == (*(Fraction(56, 3),) * 3, 18)
        assert at.standings.winners == (0, 1, 2)
        assert at.standings.ranks == (1, 1, 1, 4)

    @rule("ST-88", "ST-42")
    def test_owning_nothing_means_a_score_of_0(self) -> None:
        at = table("P A1 A1 P\n# # # #", seats=5)
        assert at.standings is not None
        assert at.standings.scores == (0,) * 5
        assert at.standings.winners == (0, 1, 2, 3, 4)
