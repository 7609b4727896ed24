"""How a match ends (ST-19, ST-20, ST-26, ST-35, ST-59, ST-60, ST-76 to ST-78)."""

import pytest
from hypothesis import given, settings

from rotonde.games.steam_tunnel.rules.actions import Block, Flip
from rotonde.games.steam_tunnel.rules.events import CardFlipped, GameEnded
from tests.games.steam_tunnel.play import (
    PASS,
    Plan,
    block,
    claim,
    claims_in,
    codes,
    flip,
    offered,
    plans,
    refused,
    table,
    tunnels,
)
from tests.rules import rule

ONE_LEFT = "P A1 . P\n# A3 # #\n\nA 0,1 1-5\nmove A flip"
TWO_LEFT = "P A1 . P\n. A3 # #\n\nA 0,1 1-5\nmove A flip"


@rule("ST-19")
@pytest.mark.parametrize("position", ["A1 #\n# P", "A1 A1\nA2 A3", "# #\n# #"])
def test_a_turn_without_a_card_to_flip_does_not_take_place(position: str) -> None:
    at = table(position)
    assert at.over
    assert at.to_act == ()
    assert at.legal(0) == at.legal(1) == []
    assert at.standings is not None
    for action in (Flip(card=0), Block(card=1), claim("0,0 0-3", 2), PASS):
        refused(at, action, "ST-19", "refusal-over", seat=0)


@rule("ST-20", "ST-76")
def test_the_last_flip_ends_the_game_and_no_pawn_follows() -> None:
    at = table(ONE_LEFT)
    assert offered(at) == {flip("0,2", 4)}
    events = at.play(0, flip("0,2", 4))
    assert events[-1] == GameEnded("last-card-flipped")
    assert at.over
    assert at.standings is not None
    assert at.standings.ending == "last-card-flipped"
    refused(at, PASS, "ST-19", "refusal-over", seat=0)
    refused(at, claim("1,1 0-1", 4), "ST-19", "refusal-over", seat=0)
    refused(at, Flip(card=0), "ST-19", "refusal-over", seat=1)


@rule("ST-77", "ST-59")
def test_blocking_the_last_card_ends_it_there_and_then() -> None:
    at = table(TWO_LEFT)
    at.play(0, flip("1,0", 4))
    assert not at.over
    events = at.play(0, block("0,2", 4))
    assert events[-1] == GameEnded("last-card-blocked")
    assert at.over
    assert at.to_act == ()
    assert at.standings is not None
    assert at.standings.ending == "last-card-blocked"
    refused(at, Flip(card=2), "ST-19", "refusal-over", seat=1)


@rule("ST-59", "ST-35")
def test_with_two_cards_left_a_player_can_settle_every_tunnel() -> None:
    at = table(TWO_LEFT)
    assert len(offered(at)) == 2
    at.play(0, flip("1,0", 4))
    at.play(0, block("0,2", 4))
    assert tunnels(at)
    assert all(t.finished for t in tunnels(at))


@rule("ST-59")
def test_or_leave_the_last_flip_to_the_next_player() -> None:
    at = table(TWO_LEFT)
    at.play(0, flip("1,0", 4))
    at.play(0, PASS)
    assert at.to_act == (1,)
    assert offered(at) == {flip("0,2", 4)}


@rule("ST-26")
@pytest.mark.parametrize(("board", "least", "most"), [("standard", 16, 32), ("full", 24, 48)])
def test_the_shortest_and_the_longest_game(board: str, least: int, most: int) -> None:
    def turns(blocking: float) -> int:
        at = Plan(3, 1, {"board": board}, blocking, 0.0).play()
        return sum(isinstance(decision.action, Flip) for decision in at.decisions)

    assert turns(blocking=1.0) == least
    assert turns(blocking=0.0) == most


@rule("ST-26", "ST-78", "ST-35", "ST-60")
@given(plans())
@settings(max_examples=30)
def test_however_it_is_played(plan: Plan) -> None:
    at = plan.start()
    start = codes(at).count(".")
    turns = blocked = 0
    for seat, action in plan.moves(at):
        at.play(seat, action)
        turns += isinstance(action, Flip)
        blocked += isinstance(action, Block)
        assert codes(at).count(".") == start - turns - blocked
        assert at.over == (turns + blocked == start)
    assert start / 2 <= turns <= start
    board = at.view(None).board
    assert {blocker.cell for blocker in board.blockers} == {
        place for place, code in enumerate(board.cards) if code == "#"
    }
    assert "." not in board.cards
    assert board.cards.count("o") == (plan.options["board"] == "full")
    assert all(t.finished and not t.hidden for t in board.tunnels)


@rule("ST-60")
@given(plans())
@settings(max_examples=10)
def test_the_count_turns_nothing_up(plan: Plan) -> None:
    at = plan.play()
    flipped = {e.card for d in at.decisions for e in d.events if isinstance(e, CardFlipped)}
    blocked = {d.action.card for d in at.decisions if isinstance(d.action, Block)}
    assert not flipped & blocked
    assert all(codes(at)[place] == "#" for place in blocked)
    shown = sum(code not in "#o" for code in codes(at))
    cards = 48 - int(plan.options.get("forks_out", "0"))
    assert sum(at.view(None).board.unseen.values()) == cards - shown


@rule("ST-20")
def test_the_ending_is_one_of_two() -> None:
    endings = {Plan(2, seed, {}, 0.3, 0.0).play().standings.ending for seed in range(12)}
    assert endings == {"last-card-flipped", "last-card-blocked"}


@rule("ST-20")
def test_before_the_last_card_claims_are_still_open() -> None:
    at = table(TWO_LEFT)
    at.play(0, flip("1,0", 4))
    assert claims_in(at)
