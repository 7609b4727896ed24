"""The worked examples of the rulebook: its pictures are lost, so the boards are ours."""

from fractions import Fraction

import pytest

from tests.games.steam_tunnel.play import (
    block,
    claim,
    claims,
    claims_in,
    flip,
    laid,
    offered,
    refused,
    segments,
    table,
    tunnel,
    tunnels,
)
from tests.rules import rule

SIMPLE = """\
A1   A4   C1   A5r  B1r  B3
A1   P    C1   A5r  P    B4r
B1r  A4   B4r  B4   A6   A1
B4r  A4r  A2   B1r  A6r  B2
A2   P    A6r  B2r  P    B3
A5   A3   C1   A2   A3   A2
"""


@rule("ST-36", "ST-37", "ST-57")
def test_five_segments_between_a_3_and_a_4_are_worth_35() -> None:
    found = tunnel(table(SIMPLE), "0,0 1-5")
    assert set(found.segments) == segments("0,0 1-5", "0,1 3-5", "0,5 1-3", "1,0 2-4", "1,5 0-2")
    assert found.ends == (4, 3)
    assert found.value == 35


SHARED = """\
A2   A1   A4r  A1   B3r  B3
B3r  P    A2   B3   P    A5r
A2   A4r  C1   A5   A1   C1
A3   A6r  A2   B4r  A6   B2
B1r  P    B4r  C1   P    B2r
A3   A4r  A6r  A5   C1   B4

A 3,2 2-3
A 3,3 3-4
B 4,2 0-2
B 4,2 3-4
C 4,3 0-1-5
C 4,3 2-3-4
"""


class TestTwoForksSharedByThree:
    @rule("ST-36", "ST-38", "ST-79")
    def test_the_tunnel_is_worth_56(self) -> None:
        found = tunnel(table(SHARED, seats=3), "3,2 2-3")
        assert set(found.segments) == segments(
            "3,2 2-3",
            "3,3 3-4",
            "4,2 0-2",
            "4,2 3-4",
            "4,3 0-1-5",
            "4,3 2-3-4",
            "5,2 0-1",
            "5,3 0-5",
        )
        assert found.ends == (3, 2, 2, 0)
        assert sum(len(ports) == 3 for _, ports in found.segments) == 2
        assert found.value == 56

    @rule("ST-39", "ST-40")
    def test_each_of_three_scores_a_third(self) -> None:
        at = table(SHARED, seats=3)
        found = tunnel(at, "3,2 2-3")
        assert found.pawns == (2, 2, 2)
        assert found.owners == (0, 1, 2)
        assert at.scores == (Fraction(56, 3),) * 3
        assert sum(at.scores) == 56

    @rule("ST-40")
    def test_which_is_shown_as_18_67(self) -> None:
        at = table(SHARED, seats=3)
        assert at.words("en").points(at.scores[0]) == "18.67"
        assert at.words("fr").points(at.scores[0]) == "18,67"


SMALL = """\
A4   C1   B2r  B3r
P    A3   A6r  B3r
A1   A5   #    B4
C1   B3   P    A2
"""
OWNED = """
C 0,0 3-5
A 2,0 2-4
A 0,0 0-1
A 0,1 0-1-5
B 0,2 0-2
B 0,3 0-4
A 0,0 2-4
A 0,1 2-3-4
A 0,2 1-4
C 0,3 2-3
C 1,1 0-1
A 2,0 0-3
B 2,1 1-3
C 2,3 3-5
B 1,1 3-4
"""

PATHS = [
    (["0,0 3-5"], (4, 0), (4, 0, 0, 5)),
    (["2,0 2-4", "2,1 2-4"], (0, 0), (0, 0, 0, 4)),
    (
        ["0,0 0-1", "0,1 0-1-5", "0,2 0-2", "0,3 0-4", "3,0 2-3-4", "3,1 1-3", "3,3 2-3"],
        (4, 2, 0, 0),
        (42, 0, 42, 56),
    ),
    (
        [
            "0,0 2-4",
            "0,1 2-3-4",
            "0,2 1-4",
            "0,3 2-3",
            "1,1 0-1",
            "1,1 2-5",
            "1,2 2-3",
            "1,2 4-5",
            "1,3 0-4",
        ],
        (4, 3, 0),
        (63, 0, 63, 72),
    ),
    (
        ["2,0 0-3", "2,1 1-3", "2,3 3-5", "3,0 0-1-5", "3,1 0-5", "3,3 0-5", "3,3 1-4"],
        (4, 3, 2),
        (63, 63, 63, 63),
    ),
    (["1,1 3-4", "1,3 2-3", "2,0 1-5", "2,1 0-5", "2,3 0-1"], (3, 2), (25, 25, 25, 25)),
    (["1,2 0-1"], (0, 0), (0, 0, 0, 2)),
]
"""Per path its segments, its ends, and its value as standard, killer, softer, charity."""


class TestFinalCount:
    @rule("ST-36", "ST-22", "ST-57", "ST-43", "ST-44", "ST-46")
    @pytest.mark.parametrize("path", range(7), ids=lambda path: f"path-{path + 1}")
    def test_the_seven_paths(self, path: int) -> None:
        pieces, ends, values = PATHS[path]
        variants = ("standard", "killer-dead-ends", "softer-dead-ends", "charity")
        for variant, value in zip(variants, values, strict=True):
            found = tunnel(table(SMALL, variant=variant), pieces[0])
            assert set(found.segments) == segments(*pieces, cols=4)
            assert len(found.segments) == len(pieces)
            assert found.ends == ends
            assert found.value == value
            assert found.finished

    @rule("ST-56")
    def test_are_all_there_is_to_count(self) -> None:
        found = tunnels(table(SMALL))
        assert len(found) == 7
        assert sum(t.value for t in found) == 197
        # Two contacts without a segment take the 2 and the 3 that no path lists.
        assert sorted(end for t in found for end in t.ends if end) == [2, 2, 2, 3, 3, 3, 4, 4, 4, 4]

    @rule("ST-39", "ST-40", "ST-41")
    def test_owners_and_scores(self) -> None:
        at = table(SMALL + OWNED, seats=3)
        owners = [tunnel(at, pieces[0]).owners for pieces, _, _ in PATHS]
        assert owners == [(2,), (0,), (0, 1), (0,), (0, 1, 2), (1,), ()]
        assert at.standings is not None
        assert at.standings.scores == (105, 67, 25)
        assert at.standings.winners == (0,)


@rule("ST-31", "ST-29", "ST-21")
def test_the_second_flip_closes_segments_1_and_4() -> None:
    at = table(laid("1,2 A4") + "? 1,3 B2\nmove B flip")
    at.play(1, flip("1,3"))
    label = {1: "1,2 2-4", 2: "1,2 0-1", 3: "1,2 3-5", 4: "1,3 1-4", 5: "1,3 3-5"}
    assert claims_in(at) == claims(label[2], label[3], label[5])
    refused(at, claim(label[1]), "ST-29", "refusal-finished")
    refused(at, claim(label[4]), "ST-29", "refusal-finished")
    closed = tunnel(at, label[1])
    assert set(closed.segments) == segments(label[1], label[4])
    assert (closed.ends, closed.value) == ((2, 2), 8)


@rule("ST-30", "ST-29")
def test_a_block_finishes_tunnels() -> None:
    at = table(laid("1,2 A1") + "move A pawn")
    three = claims("1,2 1-5", "1,2 2-4", "1,2 0-3")
    assert claims_in(at) == three
    assert not any(t.finished for t in tunnels(at))

    at.play(0, block("1,3"))

    worth = {(t.segments[0][1]): (t.ends, t.value, t.finished) for t in tunnels(at)}
    assert worth[(1, 5)] == ((3, 2), 5, True)
    assert worth[(2, 4)] == ((3, 2), 5, True)
    assert not worth[(0, 3)][2]


@rule("ST-54")
@pytest.mark.parametrize("variant", ["standard", "killer-dead-ends", "softer-dead-ends", "charity"])
def test_a_pure_loop_is_worth_nothing(variant: str) -> None:
    at = table(laid("2,2 A6", "2,3 A6r") + "move A pawn", variant=variant)
    loop = tunnel(at, "2,2 1-2")
    assert set(loop.segments) == segments("2,2 1-2", "2,3 4-5")
    assert (loop.ends, loop.value, loop.finished) == ((), 0, True)
    assert not offered(at) & claims("2,2 1-2", "2,3 4-5")
    refused(at, claim("2,2 1-2"), "ST-29", "refusal-finished")
    refused(at, claim("2,3 4-5"), "ST-29", "refusal-finished")
