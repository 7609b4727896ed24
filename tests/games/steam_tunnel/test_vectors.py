"""Ten positions worked out by hand, every clause of them."""

from fractions import Fraction

import pytest

import rotonde
from rotonde import BadInput
from rotonde.games.steam_tunnel.rules.events import CardFlipped, GameEnded, TunnelFinished
from tests.games.steam_tunnel.play import (
    PASS,
    Plan,
    block,
    blocks_in,
    cell,
    claim,
    claims,
    claims_in,
    codes,
    flip,
    flips_in,
    laid,
    offered,
    refused,
    segments,
    table,
    tunnel,
    tunnels,
)
from tests.rules import rule


class TestFirstFlip:
    """TT-1: what the first flip leaves to choose from."""

    @rule("ST-21", "ST-22", "ST-23")
    @pytest.mark.parametrize(
        ("place", "card", "free"),
        [
            ("1,2", "A4", ["1,2 0-1", "1,2 2-4", "1,2 3-5"]),
            ("1,2", "B1", ["1,2 1-3", "1,2 2-5"]),
            ("2,2", "C1", ["2,2 0-1-5", "2,2 2-3-4"]),
            ("0,1", "A6", ["0,1 0-5", "0,1 1-2", "0,1 3-4"]),
        ],
    )
    def test_its_segments_every_hidden_card_and_a_pass(
        self, place: str, card: str, free: list[str]
    ) -> None:
        at = table(laid() + f"? {place} {card}\nmove A flip")
        assert len(flips_in(at)) == 32

        at.play(0, flip(place))

        assert claims_in(at) == claims(*free)
        assert len(blocks_in(at)) == 31
        assert len(offered(at)) == len(free) + 31 + 1
        assert PASS in offered(at)

    @rule("ST-24", "ST-56")
    def test_a_cap_that_faces_a_point_card_leaves_nothing_to_claim(self) -> None:
        at = table(laid() + "? 1,2 B1\nmove A flip")
        at.play(0, flip("1,2"))
        refused(at, claim("1,2 4"), "ST-24", "refusal-dead-end")
        refused(at, claim("1,1 2"), "ST-24", "refusal-point-card")
        assert {segment for t in tunnels(at) for segment in t.segments} == segments(
            "1,2 1-3", "1,2 2-5"
        )


class TestOwnFlipShutsTheTunnel:
    """TT-2"""

    @rule("ST-31", "ST-29")
    def test_a_straight_finishes_what_it_completes(self) -> None:
        at = table(laid("2,1 A1") + "? 3,1 A1\nmove A flip")

        events = at.play(0, flip("3,1"))

        shut = tunnel(at, "2,1 0-3")
        assert set(shut.segments) == segments("2,1 0-3", "3,1 0-3")
        assert (shut.ends, shut.value, shut.finished, shut.owners) == ((4, 4), 16, True, ())
        assert [(e.segments, e.value, e.owners) for e in events if type(e) is TunnelFinished] == [
            (2, 16, ())
        ]
        assert claims_in(at) == claims("2,1 1-5", "2,1 2-4", "3,1 1-5", "3,1 2-4")
        refused(at, claim("2,1 0-3"), "ST-29", "refusal-finished")
        refused(at, claim("3,1 0-3"), "ST-29", "refusal-finished")

    @rule("ST-31")
    def test_a_fork_would_have_left_all_of_it_open(self) -> None:
        at = table(laid("2,1 A1") + "? 3,1 C1\nmove A flip")
        at.play(0, flip("3,1"))
        assert claims_in(at) == claims("2,1 0-3", "2,1 1-5", "2,1 2-4", "3,1 0-1-5", "3,1 2-3-4")


class TestBlockFinishes:
    """TT-3"""

    @rule("ST-30", "ST-22")
    def test_what_only_the_blocked_card_kept_open(self) -> None:
        at = table(laid("1,2 A1") + "A 1,2 1-5\nmove B flip", seats=3)
        at.play(1, flip("5,5"))
        assert claims_in(at) >= claims("1,2 2-4", "1,2 0-3")

        at.play(1, block("1,3"))

        upper, lower = tunnel(at, "1,2 1-5"), tunnel(at, "1,2 2-4")
        assert (upper.ends, upper.value, upper.finished) == ((3, 2), 5, True)
        assert (lower.ends, lower.value, lower.finished) == ((3, 2), 5, True)
        assert upper.owners == (0,)
        assert lower.owners == ()
        assert upper.pawns == (1, 0, 0)
        assert lower.pawns == (0, 0, 0)
        assert at.scores == (5, 0, 0)
        assert not tunnel(at, "1,2 0-3").finished

    @rule("ST-30", "ST-29")
    def test_and_nobody_can_claim_there_any_more(self) -> None:
        at = table(laid("1,2 A1", "1,3 #", "5,5 B3") + "A 1,2 1-5\nB 1,3 #\nmove C flip", seats=3)
        for seat in (2, 0, 1):
            at.play(seat, sorted(flips_in(at), key=lambda f: f.card)[-1])
            refused(at, claim("1,2 2-4"), "ST-29", "refusal-finished")
            assert claim("1,2 0-3") in offered(at)
            at.play(seat, PASS)


LAST_FLIP = """\
A2   B2r  A4r  B3   A5   B4r
B2   P    B3r  #    P    #
#    A3   A6   #    #    B4
#    B2   A2   A3   A1   B4
#    P    #    C1   P    .
#    B1   A4   A4r  #    A3

A 0,0 1-4
A 2,2 0-5
A 2,2 3-4
A 3,4 1-5
B 3,5 3-5
B 5,2 3-5
B 5,3 1-5
C 0,0 2-3
C 3,2 2-3
C 5,3 0-2
C 5,3 3-4
? 4,5 B3
move A flip
"""


class TestLastFlip:
    """TT-4"""

    @rule("ST-34", "ST-40")
    def test_the_preview_before_it(self) -> None:
        at = table(LAST_FLIP, seats=3)
        assert at.scores == (Fraction(67, 2), 27, Fraction(159, 2))
        assert at.standings is None

    @rule("ST-20", "ST-76", "ST-39", "ST-40", "ST-42")
    def test_it_is_forced_and_ends_the_game(self) -> None:
        at = table(LAST_FLIP, seats=3)
        assert offered(at) == {flip("4,5")}

        events = at.play(0, flip("4,5"))

        assert at.over
        assert at.to_act == ()
        assert events[0] == CardFlipped(0, cell("4,5"), "B3")
        assert events[-1] == GameEnded("last-card-flipped")
        assert at.standings is not None
        assert at.standings.scores == (Fraction(109, 2), 48, Fraction(91, 2))
        assert at.standings.winners == (0,)
        assert at.standings.ranks == (1, 2, 3)
        owned = sorted(((t.value, t.owners) for t in tunnels(at) if t.owners), reverse=True)
        assert owned == [
            (42, (0, 1)),
            (30, (1, 2)),
            (25, (0, 2)),
            (21, (0,)),
            (18, (2,)),
            (12, (1,)),
            (0, (0,)),
        ]

    @rule("ST-40")
    def test_the_scores_as_shown(self) -> None:
        at = table(LAST_FLIP, seats=3)
        at.play(0, flip("4,5"))
        shown = [at.words("en").points(score) for score in at.scores]
        assert [shown[0], shown[2]] == ["54.50", "45.50"]
        assert shown[1] in ("48", "48.00")


TWO_LEFT = """\
A6   #    A2   A5   B4   B4r
A6r  P    B2   #    P    B2r
B1r  .    A1   A4   #    A3
B1   #    #    A3   B4   A3
.    P    #    #    P    B3
#    B2   #    A2   A1   #

A 0,0 3-4
A 0,2 0-5
A 0,4 3-5
A 2,5 2-5
B 0,2 1-4
B 0,2 2-3
B 0,3 1-3
B 1,0 4-5
B 2,5 3-4
B 5,1 1-4
? 2,1 B2
? 4,0 A6r
move A flip
"""
SIX = ("0,0 0-5", "0,5 0-2", "1,0 0-1", "3,0 1-3", "3,3 2-5", "4,5 1-3")


class TestTwoCardsLeft:
    """TT-5"""

    @rule("ST-29", "ST-59")
    def test_the_claims_after_the_flip(self) -> None:
        at = table(TWO_LEFT)
        assert offered(at) == {flip("2,1"), flip("4,0")}
        at.play(0, flip("2,1"))
        assert offered(at) == claims(*SIX) | {block("4,0"), PASS}

    @rule("ST-59", "ST-77")
    def test_blocking_the_other_ends_the_game(self) -> None:
        at = table(TWO_LEFT)
        at.play(0, flip("2,1"))
        events = at.play(0, block("4,0"))
        assert events[-1] == GameEnded("last-card-blocked")
        assert at.standings is not None
        assert at.standings.scores == (58, 56)
        assert at.standings.winners == (0,)

    @rule("ST-20", "ST-76")
    def test_passing_leaves_the_last_flip_to_the_other(self) -> None:
        at = table(TWO_LEFT)
        at.play(0, flip("2,1"))
        at.play(0, PASS)
        assert at.to_act == (1,)
        at.play(1, flip("4,0"))
        assert at.standings is not None
        assert at.standings.scores == (52, 56)

    @rule("ST-39")
    @pytest.mark.parametrize("segment", SIX)
    def test_three_of_the_six_claims_win(self, segment: str) -> None:
        at = table(TWO_LEFT)
        at.play(0, flip("2,1"))
        at.play(0, claim(segment))
        at.play(1, flip("4,0"))
        assert at.standings is not None
        good = segment in ("0,0 0-5", "3,0 1-3", "3,3 2-5")
        assert at.standings.scores == ((58, 56) if good else (52, 56))


class TestRing:
    """TT-6: a ring with a fork and one end."""

    POSITION = laid("0,0 C1", "0,1 A1", "0,2 A1", "0,3 #", "0,4 #", "0,5 #", "5,0 A1", "4,0 A2")

    @rule("ST-55", "ST-38", "ST-57")
    def test_each_segment_and_the_end_count_once(self) -> None:
        ring = tunnel(table(self.POSITION), "0,0 0-1-5")
        assert set(ring.segments) == segments(
            "0,0 0-1-5", "0,1 1-5", "0,2 1-5", "5,0 0-3", "4,0 2-3"
        )
        assert ring.ends == (3,)
        assert ring.finished

    @rule("ST-55", "ST-43", "ST-44", "ST-46")
    @pytest.mark.parametrize(
        ("variant", "value"),
        [("standard", 15), ("killer-dead-ends", 15), ("charity", 15), ("softer-dead-ends", 0)],
    )
    def test_its_value(self, variant: str, value: int) -> None:
        assert tunnel(table(self.POSITION, variant=variant), "0,0 0-1-5").value == value


class TestVariants:
    """TT-7: the last flip of TT-4 under each variant."""

    @rule("ST-43", "ST-44", "ST-46")
    @pytest.mark.parametrize(
        ("variant", "scores"),
        [
            ("killer-dead-ends", (42, 21, 0)),
            ("softer-dead-ends", (Fraction(109, 2), 36, Fraction(55, 2))),
            ("charity", (71, 57, 60)),
        ],
    )
    def test_its_scores(self, variant: str, scores: tuple[Fraction, ...]) -> None:
        at = table(LAST_FLIP, seats=3, variant=variant)
        at.play(0, flip("4,5"))
        assert at.standings is not None
        assert at.standings.scores == scores


FULL = """\
. . .  . . . .
. . .  . . . .
. . .  . . . .
. . A1 o P . .
. . .  . . . .
. . .  . . . .
. . .  . . . .

? 3,1 P
? 2,2 P
move A flip
"""


class TestFullBoard:
    """TT-8"""

    @rule("ST-83", "ST-47")
    def test_before_the_flip(self) -> None:
        at = table(FULL, board="full")
        assert not tunnel(at, "3,2 1-5").finished
        assert not tunnel(at, "3,2 2-4").finished
        assert len(flips_in(at)) == 46

    @rule("ST-82", "ST-83")
    def test_a_point_card_finishes_both_lines_through_the_hole(self) -> None:
        at = table(FULL, board="full")

        events = at.play(0, flip("3,1", 7))

        assert events[0] == CardFlipped(0, cell("3,1", 7), "P")
        for segment in ("3,2 1-5", "3,2 2-4"):
            line = tunnel(at, segment)
            assert (line.ends, line.value, line.finished) == ((3, 2), 5, True)
            refused(at, claim(segment, 7), "ST-29", "refusal-finished")
        assert claims_in(at) == {claim("3,2 0-3", 7)}
        assert len(blocks_in(at)) == 45
        assert len(offered(at)) == 1 + 45 + 1

    @rule("ST-82", "ST-60")
    def test_a_blocked_point_card_has_no_ends_and_is_never_shown(self) -> None:
        at = table(FULL, board="full")
        at.play(0, flip("3,1", 7))

        at.play(0, block("2,2", 7))

        line = tunnel(at, "3,2 0-3")
        assert line.ends == ()
        assert line.hidden == 5  # the rest of its column: the blocked card is no part of it
        for seat, action in Plan(2, 3, {}, 0.1, 0.0).moves(at):
            at.play(seat, action)
        assert at.over
        assert codes(at)[cell("2,2", 7)] == "#"
        flipped = {e.card for d in at.decisions for e in d.events if type(e) is CardFlipped}
        assert cell("2,2", 7) not in flipped
        assert at.view(None).board.unseen["P"] >= 1


class TestOptions:
    """TT-9"""

    @rule("ST-48")
    @pytest.mark.parametrize(
        "pair",
        [
            ("killer-dead-ends", "softer-dead-ends"),
            ("killer-dead-ends", "charity"),
            ("softer-dead-ends", "charity"),
        ],
    )
    def test_two_variants_of_dead_ends_cannot_be_asked_for_at_once(
        self, pair: tuple[str, str]
    ) -> None:
        for asked in ("+".join(pair), ",".join(pair), pair, list(pair)):
            with pytest.raises(BadInput) as raised:
                rotonde.start("steam-tunnel", seats=2, options={"variant": asked})
            assert raised.value.message.id == "bad-choice"

    @rule("ST-48")
    def test_simple_paths_on_the_full_board_are_refused(self) -> None:
        for out in "1234":
            with pytest.raises(BadInput) as raised:
                rotonde.start("steam-tunnel", seats=2, options={"board": "full", "forks_out": out})
            assert raised.value.message.id == "refusal-forks-full"

    @rule("ST-85")
    def test_five_fork_cards_out_are_refused_and_none_out_is_the_plain_game(self) -> None:
        with pytest.raises(BadInput):
            rotonde.start("steam-tunnel", seats=2, options={"forks_out": 5})
        plain = rotonde.start("steam-tunnel", seats=2, options={"forks_out": 0})
        assert plain.view(None).board.unseen["C1"] == 4

    @rule("ST-17")
    @pytest.mark.parametrize("seats", [1, 6])
    def test_one_player_or_six_are_refused(self, seats: int) -> None:
        with pytest.raises(BadInput) as raised:
            rotonde.start("steam-tunnel", seats=seats)
        assert raised.value.message.id == "bad-seats"

    @rule("ST-86", "ST-45")
    def test_killer_with_simple_paths(self) -> None:
        options = {"variant": "killer-dead-ends", "forks_out": "4"}
        at = rotonde.start("steam-tunnel", seats=2, options=options)
        unseen = sum(at.view(None).board.unseen.values())
        hidden = codes(at).count(".")
        assert (unseen, hidden, unseen - hidden) == (40, 32, 8)

    @rule("ST-86", "ST-84")
    def test_the_full_board_with_killer_has_dead_ends_at_0_and_alone_at_1(self) -> None:
        capped = laid("0,0 P", "0,1 B3", "6,1 B2r", on=FULL.split("\n\n")[0])
        worth = {
            variant: tunnel(table(capped, board="full", **variant_of(variant)), "0,1 0-5")
            for variant in ("killer-dead-ends", "standard", None)
        }
        assert {(t.ends, t.finished) for t in worth.values()} == {((3, 0), True)}
        assert worth["killer-dead-ends"].value == 0
        assert worth["standard"].value == 3
        assert worth[None].value == 4


def variant_of(variant: str | None) -> dict[str, str]:
    return {} if variant is None else {"variant": variant}


class TestTurningAndWrapping:
    """TT-10"""

    @rule("ST-4", "ST-6")
    @pytest.mark.parametrize(
        ("code", "pieces", "caps"),
        [("B3r", ["2-3", "0-4"], (1, 5)), ("B2r", ["1-4", "0-2"], (3, 5))],
    )
    def test_cards_upside_down(self, code: str, pieces: list[str], caps: tuple[int, int]) -> None:
        at = table(laid(f"2,2 {code}") + "move A pawn")
        assert claims_in(at) == claims(*(f"2,2 {piece}" for piece in pieces))
        for cap in caps:
            refused(at, claim(f"2,2 {cap}"), "ST-24", "refusal-dead-end")

    @rule("ST-3", "ST-57")
    @pytest.mark.parametrize(
        ("one", "port", "other", "facing"),
        [("0,5", 1, "0,0", 5), ("0,2", 0, "5,2", 3), ("3,0", 4, "3,5", 2)],
    )
    def test_entries_that_meet_over_the_edge(
        self, one: str, port: int, other: str, facing: int
    ) -> None:
        joins = table(laid()).state.board.joins
        assert joins[cell(one)][port] == joins[cell(other)][facing]
