"""The turn: one flip, then a claim, a block or nothing (ST-18 to ST-25, ST-74 to ST-81)."""

import pytest
from hypothesis import given, settings

from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip
from rotonde.games.steam_tunnel.rules.events import CardBlocked, CardFlipped, Passed, SegmentClaimed
from rotonde.kernel.step import Action
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
    pawns,
    plans,
    refused,
    segments,
    table,
    tunnel,
)
from tests.rules import rule


class Nonsense(Action, frozen=True):
    """An action of no game."""


class TestParts:
    @rule("ST-18")
    def test_first_any_face_down_card_that_is_not_blocked(self) -> None:
        at = table(laid("0,0 A1", "0,1 #"))
        hidden = {place for place, code in enumerate(codes(at)) if code == "."}
        assert offered(at) == {Flip(card=place) for place in hidden}
        assert len(hidden) == 30

    @rule("ST-18")
    def test_then_a_segment_a_card_or_nothing(self) -> None:
        at = table(laid() + "? 0,0 A1\nmove A flip")
        events = at.play(0, flip("0,0"))
        assert events == (CardFlipped(0, 0, "A1"),)
        assert at.to_act == (0,)
        kinds = {type(action) for action in offered(at)}
        assert kinds == {Claim, Block, type(PASS)}

    @rule("ST-18")
    def test_after_the_pawn_it_is_the_next_player_who_flips(self) -> None:
        for action, event in (
            (claim("0,0 0-3"), SegmentClaimed(0, 0, (0, 3))),
            (block("5,5"), CardBlocked(0, 35)),
            (PASS, Passed(0)),
        ):
            at = table(laid("0,0 A1") + "move A pawn")
            assert at.play(0, action) == (event,)
            assert at.to_act == (1,)
            assert flips_in(at) == offered(at)

    @rule("ST-18")
    def test_what_lies_open_cannot_be_flipped(self) -> None:
        at = table(laid("0,0 A1"))
        refused(at, flip("0,0"), "ST-18", "refusal-flip-open")
        refused(at, flip("1,1"), "ST-18", "refusal-flip-open")

    @rule("ST-18")
    @pytest.mark.parametrize("card", [-1, 36, 10**9, True, "0", 1.0, None])
    def test_nor_what_is_no_card(self, card: object) -> None:
        refused(table(laid()), Flip(card=card), "ST-18", "refusal-no-card")

    @rule("ST-18")
    @pytest.mark.parametrize("step", ["flip", "pawn"])
    def test_what_is_no_action_is_refused(self, step: str) -> None:
        at = table(laid("0,0 A1") + f"move A {step}")
        refused(at, Nonsense(), "ST-18", "refusal-not-an-action")


class TestFlipIsCompulsory:
    @rule("ST-74", "ST-75")
    def test_no_turn_and_no_flip_is_skipped(self) -> None:
        at = table(laid("0,0 A1"))
        refused(at, PASS, "ST-75", "refusal-flip-first")
        assert flips_in(at) == offered(at)

    @rule("ST-74", "ST-81")
    def test_not_even_without_pawns(self) -> None:
        at = table(TWENTY + "move A flip", pawns=20)
        refused(at, PASS, "ST-75", "refusal-flip-first")
        assert flips_in(at) == offered(at) != set()

    @rule("ST-74")
    def test_nor_when_the_flip_does_harm(self) -> None:
        # The cap of B1 will stop the lower line, and its bend leads the upper one astray.
        at = table("P A1 . P\n# # # #\n\nA 0,1 1-5\n? 0,2 B1\nmove A flip")
        assert at.scores == (5, 0)
        assert offered(at) == {flip("0,2", 4)}


class TestOrder:
    @rule("ST-75")
    def test_no_pawn_before_the_flip(self) -> None:
        at = table(laid("0,0 A1"))
        refused(at, claim("0,0 0-3"), "ST-75", "refusal-flip-first")
        refused(at, block("5,5"), "ST-75", "refusal-flip-first")

    @rule("ST-75")
    def test_no_second_flip(self) -> None:
        at = table(laid())
        at.play(0, flip("0,0"))
        refused(at, flip("0,1"), "ST-75", "refusal-one-flip")

    @rule("ST-75", "ST-17")
    def test_no_second_pawn(self) -> None:
        at = table(laid("0,0 A1") + "move A pawn")
        at.play(0, claim("0,0 0-3"))
        refused(at, claim("0,0 1-5"), "ST-18", "refusal-not-your-turn", seat=0)
        refused(at, block("5,5"), "ST-18", "refusal-not-your-turn", seat=0)

    @rule("ST-75")
    @given(plans())
    @settings(max_examples=15)
    def test_pawns_stay_where_they_were_put(self, plan: Plan) -> None:
        at = plan.start()
        before = pawns(at)
        flips = placed = 0
        for seat, action in plan.moves(at):
            at.play(seat, action)
            now = pawns(at)
            assert before <= now
            assert len(now - before) == isinstance(action, Claim | Block)
            assert all(pawn[0] == seat for pawn in now - before)
            flips += isinstance(action, Flip)
            placed += not isinstance(action, Flip)
            assert flips - placed in (0, 1)
            before = now


class TestPassing:
    @rule("ST-23")
    @given(plans())
    @settings(max_examples=15)
    def test_is_always_allowed_and_never_forced_while_pawns_remain(self, plan: Plan) -> None:
        at = plan.start()
        for seat, action in plan.moves(at):
            if at.view(seat).step == "pawn":
                supply = at.view(seat).board.supply
                assert PASS in offered(at)
                assert bool(blocks_in(at)) == (supply is None or supply[seat] > 0)
            at.play(seat, action)

    @rule("ST-23")
    def test_changes_nothing_but_the_turn(self) -> None:
        at = table(laid("0,0 A1") + "move A pawn")
        before = codes(at), pawns(at), at.scores
        at.play(0, PASS)
        assert (codes(at), pawns(at), at.scores) == before


class TestClaiming:
    @rule("ST-21")
    def test_any_free_segment_of_any_open_card(self) -> None:
        at = table(laid("0,0 A1", "3,3 A4") + "A 3,3 0-1\n? 5,5 A2\nmove B flip")
        at.play(1, flip("5,5"))
        assert claims_in(at) == claims(
            *("0,0 0-3", "0,0 1-5", "0,0 2-4"),
            *("3,3 2-4", "3,3 3-5"),
            *("5,5 0-5", "5,5 1-4", "5,5 2-3"),
        )
        at.play(1, claim("0,0 0-3"))
        assert (1, 0, (0, 3)) in pawns(at)

    @rule("ST-21")
    def test_a_segment_has_one_owner(self) -> None:
        at = table(laid("0,0 A1") + "A 0,0 0-3\nmove B pawn")
        refused(at, claim("0,0 0-3"), "ST-21", "refusal-claimed")

    @rule("ST-21")
    def test_not_even_the_owner_can_claim_it_again(self) -> None:
        at = table(laid("0,0 A1") + "A 0,0 0-3\nmove A pawn")
        refused(at, claim("0,0 0-3"), "ST-21", "refusal-claimed")

    @rule("ST-21", "ST-22")
    @pytest.mark.parametrize("place", ["0,0", "0,1"])
    def test_only_face_up_cards(self, place: str) -> None:
        at = table(laid("0,1 #", "5,5 A1") + "move A pawn")
        refused(at, claim(f"{place} 0-3"), "ST-21", "refusal-claim-hidden")

    @rule("ST-21")
    @pytest.mark.parametrize("ports", ["0-1", "3-0", "0-3-5", "0", "9", "0-0"])
    def test_only_what_the_card_shows(self, ports: str) -> None:
        at = table(laid("0,0 A1") + "move A pawn")
        refused(at, claim(f"0,0 {ports}"), "ST-21", "refusal-no-segment")

    @rule("ST-21")
    @pytest.mark.parametrize(
        "ports", [(0.0, 3.0), (False, 3), "03", None, (), ((0, 3),), ({},), ([], [])]
    )
    def test_and_nothing_that_merely_looks_like_it(self, ports: object) -> None:
        at = table(laid("0,0 A1") + "move A pawn")
        refused(at, Claim(card=0, ports=ports), "ST-21", "refusal-no-segment")

    @rule("ST-21")
    @pytest.mark.parametrize("card", [-1, 36, True, "0", None])
    def test_no_card_no_claim(self, card: object) -> None:
        at = table(laid("0,0 A1", "0,1 A1") + "move A pawn")
        refused(at, Claim(card=card, ports=(0, 3)), "ST-21", "refusal-no-card")

    @rule("ST-24")
    def test_dead_ends_take_no_pawn(self) -> None:
        at = table(laid("0,0 B1") + "move A pawn")
        refused(at, claim("0,0 0"), "ST-24", "refusal-dead-end")
        refused(at, claim("0,0 4"), "ST-24", "refusal-dead-end")

    @rule("ST-24")
    @pytest.mark.parametrize("ports", ["0", "1", "2", "3", "4", "5", "0-3", "1-5"])
    def test_nor_do_the_ends_of_point_cards(self, ports: str) -> None:
        at = table(laid() + "move A pawn")
        refused(at, claim(f"1,1 {ports}"), "ST-24", "refusal-point-card")
        assert not claims_in(at)

    @rule("ST-25")
    def test_beside_a_rival_and_beside_oneself(self) -> None:
        # One line along row 0; A and B each have a pawn on it.
        at = table(
            laid("0,0 A1", "0,1 A1", "0,2 A1", "0,3 A1")
            + "A 0,0 1-5\nB 0,1 1-5\n? 5,5 C1\nmove A flip"
        )
        at.play(0, flip("5,5"))
        assert claims_in(at) >= claims("0,2 1-5", "0,3 1-5")
        at.play(0, claim("0,2 1-5"))
        at.play(1, flip("5,4"))
        at.play(1, claim("0,3 1-5"))
        assert tunnel(at, "0,0 1-5").pawns == (2, 2)

    @rule("ST-79")
    def test_two_segments_of_one_card_on_one_tunnel_are_two(self) -> None:
        # The U-turn of A6r leads the upper straight of the card before it back along the lower.
        at = table(laid("0,0 A1", "0,1 A6r", "0,4 P") + "move A pawn")
        both = tunnel(at, "0,0 1-5")
        assert set(both.segments) == segments("0,0 1-5", "0,0 2-4", "0,1 4-5")
        assert claims_in(at) >= claims("0,0 1-5", "0,0 2-4")
        at.play(0, claim("0,0 1-5"))
        at.play(1, flip("5,5"))
        at.play(1, claim("0,0 2-4"))
        both = tunnel(at, "0,0 1-5")
        assert len(both.segments) == 3
        assert both.pawns == (1, 1)


class TestBlocking:
    @rule("ST-22")
    def test_a_blocked_card_is_never_flipped(self) -> None:
        at = table(laid("5,5 A1") + "move A pawn")
        at.play(0, block("0,0"))
        assert codes(at)[0] == "#"
        assert (0, 0, None) in pawns(at)
        assert flip("0,0") not in offered(at)
        refused(at, flip("0,0"), "ST-22", "refusal-flip-blocked")

    @rule("ST-22")
    def test_it_gives_no_segment_and_its_pawn_counts_on_no_tunnel(self) -> None:
        at = table(laid("1,2 A1") + "move A pawn")
        at.play(0, block("1,3"))
        line = tunnel(at, "1,2 1-5")
        assert len(line.segments) == 1
        assert line.pawns == (0, 0)
        assert line.owners == ()
        assert at.scores == (0, 0)

    @rule("ST-80")
    def test_only_cards_that_lie_face_down_without_a_pawn(self) -> None:
        at = table(laid("0,0 A1", "0,1 #") + "B 0,1 #\nmove A pawn")
        refused(at, block("0,0"), "ST-80", "refusal-block-open")
        refused(at, block("1,1"), "ST-80", "refusal-block-open")
        refused(at, block("0,1"), "ST-80", "refusal-block-twice")
        assert blocks_in(at) == {
            Block(card=place) for place, code in enumerate(codes(at)) if code == "."
        }

    @rule("ST-80", "ST-83")
    def test_nor_the_hole(self) -> None:
        at = table(laid("0,0 A1", "3,3 o") + "move A pawn")
        refused(at, block("3,3"), "ST-80", "refusal-hole")

    @rule("ST-22")
    @pytest.mark.parametrize("card", [-1, 36, True, "0", None])
    def test_no_card_no_block(self, card: object) -> None:
        at = table(laid("5,5 A1") + "move A pawn")
        refused(at, Block(card=card), "ST-22", "refusal-no-card")


def _twenty(segments: int) -> str:
    """A position with pawns of A on this many segments and on blocked cards to make 20."""
    blocked = 20 - segments
    lines = [
        f"A {n // 18 * 2},{n // 3 % 6} {('0-3', '1-5', '2-4')[n % 3]}" for n in range(segments)
    ]
    lines += [f"A 4,{n} #" for n in range(blocked)]
    marks = " ".join("#" if n < blocked else "." for n in range(6))
    row = "A1 A1 A1 A1 A1 A1"
    return "\n".join((row, ". . . . . .", row, ". . . . . .", marks, ". . . . . .", "", *lines, ""))


TWENTY = _twenty(20)


class TestSupply:
    @rule("ST-81")
    @pytest.mark.parametrize("claimed", [20, 18, 14])
    def test_claims_and_blocks_draw_on_the_same_twenty(self, claimed: int) -> None:
        at = table(_twenty(claimed) + "move A flip", pawns=20)
        assert at.view(0).board.supply == (0, 20)
        at.play(0, flip("5,5"))
        assert offered(at) == {PASS}
        refused(at, claim("2,5 0-3"), "ST-81", "refusal-no-pawns")
        refused(at, block("5,0"), "ST-81", "refusal-no-pawns")
        at.play(0, PASS)
        assert at.to_act == (1,)

    @rule("ST-81")
    @pytest.mark.parametrize("place", [claim("2,5 0-3"), block("5,0")])
    def test_the_last_pawn_can_be_spent_either_way(self, place: Action) -> None:
        nineteen = TWENTY.replace(f"{TWENTY.splitlines()[-1]}\n", "")
        at = table(nineteen + "move A pawn", pawns=20)
        assert at.view(0).board.supply == (1, 20)
        assert place in offered(at)
        at.play(0, place)
        assert at.view(0).board.supply == (0, 20)

    @rule("ST-27")
    def test_without_the_limit_there_is_always_another_pawn(self) -> None:
        at = table(TWENTY + "move A pawn")
        assert at.view(0).board.supply is None
        assert {claim("2,5 0-3"), block("5,0")} <= offered(at)

    @rule("ST-27")
    @pytest.mark.parametrize(("seats", "most"), [(2, 16), (3, 11), (4, 8), (5, 7)])
    def test_on_the_standard_board_twenty_are_always_enough(self, seats: int, most: int) -> None:
        found = [spent(Plan(seats, seed, {"pawns": "20"}, 0.0, 0.0)) for seed in range(10)]
        assert max(map(max, found)) == most
        mixed = [spent(Plan(seats, seed, {}, 0.3, 0.0)) for seed in range(10)]
        assert max(map(max, mixed)) <= most

    @rule("ST-27")
    def test_on_the_full_board_two_players_may_need_24(self) -> None:
        options = {"board": "full"}
        found = [spent(Plan(2, seed, options, 0.0, 0.0)) for seed in range(10)]
        assert max(map(max, found)) == 24
        capped = [spent(Plan(2, seed, {**options, "pawns": "20"}, 0.0, 0.0)) for seed in range(3)]
        assert max(map(max, capped)) == 20


def spent(plan: Plan) -> list[int]:
    """How many pawns each seat has placed in a game."""
    at = plan.play()
    placed = [seat for seat, _, _ in pawns(at)]
    assert len(placed) == sum(isinstance(d.action, Claim | Block) for d in at.decisions)
    return [placed.count(seat) for seat in range(plan.seats)]


@rule("ST-18")
def test_places_are_counted_row_by_row() -> None:
    at = table(laid() + "? 2,3 C1\nmove A flip")
    at.play(0, Flip(card=2 * 6 + 3))
    assert cell("2,3") == 15
    assert at.position().splitlines()[2].split() == [".", ".", ".", "C1", ".", "."]
