"""Finished tunnels (ST-29 to ST-33, ST-58)."""

import pytest
from hypothesis import given, settings

from rotonde.games.steam_tunnel.rules.events import TunnelFinished
from tests.games.steam_tunnel import slow
from tests.games.steam_tunnel.play import (
    PASS,
    Plan,
    block,
    claim,
    claims,
    claims_in,
    flip,
    laid,
    offered,
    plans,
    refused,
    segments,
    table,
    tunnel,
    tunnels,
)
from tests.rules import rule


class TestWhatFinishes:
    @rule("ST-29")
    def test_a_tunnel_whose_whole_course_is_settled(self) -> None:
        at = table(laid("1,2 A1", "1,3 A1") + "move A pawn")
        assert tunnel(at, "1,2 1-5").finished
        refused(at, claim("1,2 1-5"), "ST-29", "refusal-finished")

    @rule("ST-29")
    def test_blocked_cards_and_the_hole_are_settled(self) -> None:
        for mark in "#o":
            at = table(laid("1,2 A1", f"1,3 {mark}") + "move A pawn")
            assert tunnel(at, "1,2 1-5").finished
            refused(at, claim("1,2 1-5"), "ST-29", "refusal-finished")

    @rule("ST-29")
    def test_one_unsettled_branch_keeps_all_of_it_open(self) -> None:
        # Both forks reach a point card to the left and to the right; the upper one also looks up
        # at a hidden card, the lower one down at a blocked one.
        at = table("# . #\nP C1 P\n# # #\n# P #\n\nmove A pawn")
        assert not tunnel(at, "1,1 0-1-5").finished
        assert tunnel(at, "1,1 2-3-4").finished
        assert claims_in(at) == {claim("1,1 0-1-5", 3)}
        refused(at, claim("1,1 2-3-4", 3), "ST-29", "refusal-finished")

    @rule("ST-29", "ST-30")
    def test_a_finished_tunnel_is_told_to_all(self) -> None:
        at = table(laid("1,2 A1") + "A 1,2 1-5\n? 1,3 A1\nmove B flip")
        events = at.play(1, flip("1,3"))
        told = [event for event in events if isinstance(event, TunnelFinished)]
        assert sorted((e.segments, e.value, e.owners) for e in told) == [(2, 10, ()), (2, 10, (0,))]
        mine = next(event for event in told if event.owners)
        assert set(mine.spots(at.state)) == {"seg:1,2:1-5", "seg:1,3:1-5"}


class TestYourOwnFlip:
    POSITION = laid("1,2 A1") + "? 1,3 A1\nmove A flip"

    @rule("ST-31")
    def test_may_close_a_tunnel_before_you_can_claim_in_it(self) -> None:
        at = table(self.POSITION)
        at.play(0, flip("1,3"))
        assert claims_in(at) == claims("1,2 0-3", "1,3 0-3")
        for segment in ("1,2 1-5", "1,3 1-5", "1,2 2-4", "1,3 2-4"):
            refused(at, claim(segment), "ST-29", "refusal-finished")


class TestBlocks:
    @rule("ST-30")
    def test_close_for_the_blocker_too(self) -> None:
        at = table(laid("1,2 A1", "5,5 A1") + "move A pawn", seats=2)
        at.play(0, block("1,3"))
        at.play(1, flip("5,4"))
        refused(at, claim("1,2 1-5"), "ST-29", "refusal-finished")
        at.play(1, PASS)
        at.play(0, flip("5,3"))
        refused(at, claim("1,2 1-5"), "ST-29", "refusal-finished")

    @rule("ST-30")
    def test_close_nothing_that_another_card_keeps_open(self) -> None:
        at = table(laid("1,5 A1") + "move A pawn")  # (1,0) lies between it and the point card
        at.play(0, block("0,5"))
        at.play(1, flip("3,3"))
        assert claims_in(at) >= claims("1,5 1-5", "1,5 2-4", "1,5 0-3")


class TestOneCardIsEnough:
    @rule("ST-58")
    def test_also_when_the_tunnel_runs_through_it_twice(self) -> None:
        # Two U-turns face each other across the hidden card at (0,1).
        at = table("A6 . A6r #\n# # # #\n\nmove A pawn")
        twice = tunnel(at, "0,0 1-2")
        assert set(twice.segments) == segments("0,0 1-2", "0,2 4-5", cols=4)
        assert (twice.hidden, twice.finished) == (1, False)
        assert {claim("0,0 1-2", 4), claim("0,2 4-5", 4)} <= offered(at)

    @rule("ST-58")
    def test_also_when_it_cannot_change_who_leads(self) -> None:
        at = table("P A1 A1 A1 . P\n# # # # # #\n\nA 0,1 1-5\nA 0,2 1-5\nmove B pawn")
        assert tunnel(at, "0,1 1-5").owners == (0,)
        assert claim("0,3 1-5") in offered(at)
        at.play(1, claim("0,3 1-5"))
        at.play(0, flip("0,4"))
        # Whatever the card was, A has two pawns on its tunnel and B one at most.
        assert tunnel(at, "0,1 1-5").owners == (0,)


@rule("ST-32")
@given(plans())
@settings(max_examples=25)
def test_a_finished_tunnel_stays_as_it_is(plan: Plan) -> None:
    at = plan.start()
    finished: set[object] = set()
    for seat, action in plan.moves(at):
        at.play(seat, action)
        now = {t for t in tunnels(at) if t.finished}
        assert finished <= now
        finished = now


@rule("ST-33")
@given(plans())
@settings(max_examples=6)
def test_a_hidden_card_read_as_a_wall_leaves_the_same_tunnels_open(plan: Plan) -> None:
    at = plan.start()
    for seat, action in plan.moves(at):
        at.play(seat, action)
        straight = slow.Board.of(at.view(None).board)
        walled = slow.Board.of(at.view(None).board, hidden=())
        assert straight.open_segments() == walled.open_segments()
        if at.view(None).step == "pawn" and at.view(None).board.supply is None:
            owned = {(pawn.cell, pawn.ports) for pawn in at.view(None).board.pawns}
            offer = {(one.card, one.ports) for one in claims_in(at)}
            assert offer == walled.open_segments() - owned


@rule("ST-33")
@pytest.mark.parametrize("code", ["A1", "A4", "B1", "C1"])
def test_what_leads_up_to_a_hidden_card_is_open(code: str) -> None:
    at = table(f". . .\n. {code} .\n. . .\n\nmove A pawn")
    assert len(claims_in(at)) == len(slow.face(code).segments)
