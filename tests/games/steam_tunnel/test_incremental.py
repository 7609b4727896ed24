"""What the game keeps up to date is what a slow count from the rules finds, at every decision."""

import pytest
from hypothesis import given, settings

from rotonde import Table
from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip
from rotonde.games.steam_tunnel.rules.events import TunnelFinished
from rotonde.kernel.step import Event
from tests.games.steam_tunnel import slow
from tests.games.steam_tunnel.play import (
    PASS,
    VARIANTS,
    Plan,
    offered,
    plans,
    table,
)
from tests.rules import rule


def expected(at: Table, board: slow.Board) -> set[object]:
    """All that the seat to act may do, by the slow count."""
    down = board.face_down()
    view = at.view(None)
    if view.step == "flip":
        return {Flip(card=card) for card in down}
    if view.board.supply is not None and not view.board.supply[at.to_act[0]]:
        return {PASS}
    claims = {Claim(card=card, ports=ports) for card, ports in board.claims()}
    return claims | {Block(card=card) for card in down} | {PASS}


def compare(at: Table) -> slow.Board:
    view = at.view(None).board
    board = slow.Board.of(view)
    variant = at.setup.options["variant"]
    kept = {
        (frozenset(t.segments), t.ends, t.value, t.finished, t.hidden, t.pawns, t.owners)
        for t in view.tunnels
    }
    counted = {
        (t.segments, t.ends, t.value(variant), t.finished, t.hidden, t.pawns, t.owners)
        for t in board.listed()
    }
    assert kept == counted, at.position()
    assert len(view.tunnels) == len(board.listed())
    assert all(len(t.segments) == len(set(t.segments)) for t in view.tunnels)
    assert at.scores == view.scores == board.scores(variant)
    if at.over:
        assert at.standings is not None
        assert at.standings.scores == board.scores(variant)
        assert not board.face_down()
    else:
        assert board.face_down()
        assert offered(at) == expected(at, board), at.position()
    return board


def told(events: tuple[Event, ...]) -> list[tuple[int, int, tuple[int, ...]]]:
    """The tunnels that a decision finished, as its events tell."""
    finished = [event for event in events if isinstance(event, TunnelFinished)]
    return sorted((event.segments, event.value, event.owners) for event in finished)


def newly(before: slow.Board, after: slow.Board, variant: str) -> list[object]:
    """The tunnels that a decision finished, by the slow count."""
    known = {t.segments for t in before.listed() if t.finished}
    finished = [t for t in after.listed() if t.finished and t.segments not in known]
    return sorted((len(t.segments), t.value(variant), t.owners) for t in finished)


@rule("ST-28", "ST-29", "ST-36", "ST-39", "ST-40")
@given(plans())
@settings(max_examples=80)
def test_tunnels_claims_values_owners_and_scores(plan: Plan) -> None:
    at = plan.start()
    before = compare(at)
    for seat, action in plan.moves(at):
        events = at.play(seat, action)
        after = compare(at)
        assert told(events) == newly(before, after, at.setup.options["variant"])
        before = after


SHAPES = {
    "two by two": "C1 .\nA6 P\n\nA 0,0 0-1-5\nB 1,0 1-2\nmove B pawn",
    "two rows": "A6 . A6r C1 #\nB1 P B2r A3 .\n\nC 0,3 2-3-4\nmove C pawn",
    "two columns": "C1 A2\n. B3r\n# P\nA4 o\n\nA 0,0 0-1-5\nB 0,0 2-3-4\nmove A pawn",
    "only forks": "C1 C1 C1\nC1 C1 C1\nC1 . C1\n\nA 0,0 0-1-5\nB 2,2 2-3-4\nmove B pawn",
    "all blocked": "# # #\n# # #",
    "all hidden": ". . .\n. . .",
    "point cards": "P P .\nP # P\nP o P\n\nmove A pawn",
}


@rule("ST-28")
@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_boards_of_any_shape(name: str, variant: str) -> None:
    at = table(SHAPES[name], seats=3, variant=variant)
    compare(at)
    for seat, action in Plan(3, 5, {}, 0.2, 0.1).moves(at):
        at.play(seat, action)
        compare(at)
