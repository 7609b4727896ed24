"""The board and cards: entries, joins, ways up, straight crossings (ST-1 to ST-7, ST-28, ST-57)."""

from collections import Counter
from itertools import pairwise
from math import atan2

import pytest

from rotonde.games.steam_tunnel.presentation.lines import CARD, PORTS
from tests.games.steam_tunnel.play import (
    DESIGNS,
    block,
    claim,
    claims_in,
    flip,
    laid,
    refused,
    segments,
    table,
    tunnel,
    tunnels,
)
from tests.rules import rule

SYMMETRIC = ("A1", "A2", "A3", "C1")


def pieces(code: str) -> set[tuple[int, ...]]:
    """The segments of a card lying open, as the table offers them."""
    return {found.ports for found in claims_in(table(laid(f"2,2 {code}") + "move A pawn"))}


@rule("ST-1")
def test_a_card_is_taller_than_wide_and_has_six_entries() -> None:
    width, height = CARD
    assert height > width
    right, left = max(x for x, _ in PORTS), min(x for x, _ in PORTS)
    top, bottom = min(y for _, y in PORTS), max(y for _, y in PORTS)
    sides = Counter(
        "top" if y == top else "bottom" if y == bottom else "right" if x == right else "left"
        for x, y in PORTS
    )
    assert sides == {"top": 1, "bottom": 1, "right": 2, "left": 2}
    assert left == -right
    assert all(len(joins) == 6 for joins in table(laid()).state.board.joins)


@rule("ST-2")
def test_entries_are_numbered_clockwise_from_the_top() -> None:
    # Drawn with y downwards: an angle that grows from the top goes clockwise.
    angles = [atan2(x, -y) % 6.2831853 for x, y in PORTS]
    assert angles[0] == 0
    assert all(one < next for one, next in pairwise(angles))


@rule("ST-3", "ST-2")
@pytest.mark.parametrize(("rows", "cols"), [(6, 6), (4, 4), (7, 7), (2, 2), (3, 5)])
def test_neighbours_meet_at_facing_entries_all_round(rows: int, cols: int) -> None:
    joins = table("\n".join([" ".join("#" * cols)] * rows)).state.board.joins

    def at(row: int, col: int) -> tuple[int, ...]:
        return joins[row % rows * cols + col % cols]

    for row in range(rows):
        for col in range(cols):
            assert at(row, col)[0] == at(row - 1, col)[3]
            assert at(row, col)[1] == at(row, col + 1)[5]
            assert at(row, col)[2] == at(row, col + 1)[4]
    assert set(Counter(join for around in joins for join in around).values()) == {2}


@rule("ST-4")
@pytest.mark.parametrize("design", DESIGNS)
def test_upside_down_opposite_entries_change_places(design: str) -> None:
    turned = {tuple(sorted((port + 3) % 6 for port in ports)) for ports in pieces(design)}
    assert pieces(f"{design}r") == turned
    assert (turned == pieces(design)) == (design in SYMMETRIC)


@rule("ST-4")
def test_a_card_fits_in_these_two_ways_only() -> None:
    ways = Counter(face.code.rstrip("r") for face in table(laid()).state.board.faces)
    assert ways == {d: 1 if d in (*SYMMETRIC, "P") else 2 for d in (*DESIGNS, "P")}


def walled(code: str) -> str:
    """A card among point cards, so that every entry faces an end."""
    return f"P P P\nP {code} P\nP P P\n"


@rule("ST-6")
def test_lines_that_cross_are_not_linked() -> None:
    # Of A4 the low straight crosses the bend from the upper left to the bottom.
    at = table(walled("A4"))
    found = {t.segments: t.ends for t in tunnels(at)}
    assert found == {
        ((4, (0, 1)),): (4, 2),
        ((4, (2, 4)),): (3, 2),
        ((4, (3, 5)),): (4, 3),
    }


@rule("ST-6")
def test_a_fork_links_three_entries() -> None:
    found = {t.segments: t.ends for t in tunnels(table(walled("C1")))}
    assert found == {((4, (0, 1, 5)),): (4, 3, 2), ((4, (2, 3, 4)),): (4, 3, 2)}


@rule("ST-6", "ST-24")
def test_a_dead_end_stops_a_tunnel_and_is_no_segment() -> None:
    # B1 is closed at the top: the straight of the card above ends there.
    at = table("P P P\nP A1 P\nP B1 P\nP . P\n\nmove A pawn")
    stopped = tunnel(at, "1,1 0-3")
    assert set(stopped.segments) == segments("1,1 0-3", cols=3)
    assert (stopped.ends, stopped.value, stopped.finished) == ((4, 0), 4, True)
    refused(at, claim("2,1 0", cols=3), "ST-24", "refusal-dead-end")


@rule("ST-7")
@pytest.mark.parametrize("design", DESIGNS)
def test_a_tunnel_card_shows_two_or_three_segments(design: str) -> None:
    assert len(pieces(design)) in (2, 3)


@rule("ST-28")
def test_a_tunnel_is_all_that_hangs_together() -> None:
    at = table(
        """
        P  A1 C1 #  A6r .
        #  #  A1 #  #   .
        #  #  P  #  #   .
        """.replace("        ", "")
    )
    # From the 3 of the point card to the fork; one arm down to the 4, the other over a blocked
    # card to a U-turn and back by the lower fork.
    whole = tunnel(at, "0,1 1-5")
    assert set(whole.segments) == segments(
        "0,1 1-5",
        "0,1 2-4",
        "0,2 0-1-5",
        "0,2 2-3-4",
        "0,4 4-5",
        "1,2 0-3",
    )
    assert whole.ends == (4, 4, 3, 2)


@rule("ST-57")
def test_crossing_the_edge_is_a_join_like_any_other() -> None:
    inside = table(laid("0,1 P", "0,2 A1", "0,3 A1", "0,4 P", on=laid().strip()))
    across = table(laid("0,4 P", "0,5 A1", "0,0 A1", "0,1 P", on=laid().strip()))
    middle, edge = tunnel(inside, "0,2 1-5"), tunnel(across, "0,5 1-5")
    assert set(edge.segments) == segments("0,5 1-5", "0,0 1-5")
    assert (edge.ends, edge.value, edge.finished) == (middle.ends, middle.value, True)
    assert edge.value == (3 + 2) * 2
    down = tunnel(table(laid("5,1 A1", "0,1 A1")), "5,1 0-3")
    assert set(down.segments) == segments("5,1 0-3", "0,1 0-3")
    assert (down.ends, down.value, down.finished) == ((4, 4), 16, True)


@rule("ST-5")
@pytest.mark.parametrize("mark", [".", "#", "o"])
def test_what_shows_no_face_is_crossed_straight(mark: str) -> None:
    at = table(
        f"""
        #  A1 #
        A1 {mark}  A1
        #  A1 #
        """.replace("        ", "")
    )
    across = [set(tunnel(at, f"1,0 {ports}").segments) for ports in ("1-5", "2-4")]
    assert across[0] >= segments("1,0 1-5", "1,2 1-5", cols=3)
    assert across[1] >= segments("1,0 2-4", "1,2 2-4", cols=3)
    assert across[0].isdisjoint(across[1])
    down = set(tunnel(at, "0,1 0-3").segments)
    assert down == segments("0,1 0-3", "2,1 0-3", cols=3)


class TestForecast:
    POSITION = laid("1,2 A1") + "A 1,2 1-5\n? 1,3 B4\nmove B flip"

    @rule("ST-34")
    def test_the_crossing_of_a_hidden_card_is_a_forecast(self) -> None:
        at = table(self.POSITION)
        forecast = tunnel(at, "1,2 1-5")
        assert (forecast.ends, forecast.value, forecast.finished) == ((3, 2), 5, False)
        assert at.scores == (5, 0)

    @rule("ST-34")
    def test_a_flip_may_change_it(self) -> None:
        at = table(self.POSITION)
        at.play(1, flip("1,3"))
        changed = tunnel(at, "1,2 1-5")
        # Down column 3 and, round the board, into the same card from above.
        assert set(changed.segments) == segments("1,2 1-5", "1,3 3-5", "1,3 0-1")
        assert (changed.ends, changed.value, changed.finished) == ((3, 2), 15, False)
        assert at.scores == (15, 0)

    @rule("ST-34", "ST-22")
    def test_a_block_makes_it_final(self) -> None:
        at = table(self.POSITION)
        at.play(1, flip("5,5"))
        at.play(1, block("1,3"))
        final = tunnel(at, "1,2 1-5")
        assert (final.ends, final.value, final.finished) == ((3, 2), 5, True)
