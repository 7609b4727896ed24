"""What is said of tunnels, and what a click would mean."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

import rotonde
from rotonde.games.steam_tunnel.rules.actions import Block, Claim, Flip
from rotonde.kernel.table.table import Table


def _somewhere(decisions: int, seed: int = 1, **more: object) -> Table:
    table = rotonde.start("steam-tunnel", 3, seed=seed, **more)  # type: ignore[arg-type]
    rng = random.Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"variant": "killer-dead-ends"},
        {"variant": "softer-dead-ends"},
        {"variant": "charity"},
        {"board": "full"},
        {"pawns": "20"},
    ],
    ids=str,
)
def test_shares_add_up_to_the_scores(options: dict[str, str]) -> None:
    for seed in range(4):
        table = _somewhere(200, seed, options=options)
        board = table.view(None).board
        total = [Fraction(0)] * 3
        for network in table.game.presentation.highlights(board):
            for seat, share in enumerate(network.shares or ()):
                total[seat] += share
        assert tuple(total) == table.scores
        said = [
            table.words("fr").say(line)
            for n in table.game.presentation.highlights(board)
            for line in n.lines
        ]
        assert not any(line.startswith("network-") for line in said)


def test_every_segment_belongs_to_one_network() -> None:
    table = _somewhere(40)
    scene = table.scene()
    segments = [spot.id for spot in scene.spots if spot.id.startswith("seg:")]
    lit = [
        spot
        for network in table.game.presentation.highlights(table.view(0).board)
        for spot in network.spots
    ]
    assert sorted(lit) == sorted(segments)


POSITION = """\
. . .  . . .
. P A1 P . .
. . .  . . .
. . .  . . .
. P .  . P .
. . .  . . .

A 1,2 1-5
B 1,2 0-3
move A flip
"""


def test_a_tunnel_tells_its_worth_its_pawns_its_state_and_its_owner() -> None:
    table = rotonde.start("steam-tunnel", 2, position=POSITION)
    say = table.words("en").say
    said = [
        [say(line) for line in n.lines]
        for n in table.game.presentation.highlights(table.view(0).board)
    ]
    assert said == [
        [
            "One segment without a numbered end: worth nothing.",
            "Basile: one pawn.",
            "Still open: it crosses 5 face-down cards.",
            "It belongs to Basile.",
        ],
        [
            "Ends × length: (3 + 2) × 1 = 5.",
            "Ambre: one pawn.",
            "Finished.",
            "It belongs to Ambre.",
        ],
        ["Ends × length: (3 + 2) × 1 = 5.", "Finished.", "It belongs to nobody."],
    ]


def test_notes_count_pawns() -> None:
    table = _somewhere(45, options={"pawns": "20"})
    board = table.view(0).board
    for seat, note in enumerate(table.game.presentation.notes(board)):
        assert note is not None
        assert int(note.args["count"]) + int(note.args["left"]) == 20
        placed = [pawn.seat for pawn in board.pawns] + [pawn.seat for pawn in board.blockers]
        assert note.args["count"] == placed.count(seat)


def test_a_click_means_what_the_step_asks_for() -> None:
    table = rotonde.start("steam-tunnel", 2, seed=1)
    seat = table.to_act[0]
    at = table.game.help.action_at
    assert at(table.state, seat, ["cell:0,1"]) == Flip(card=1)
    assert at(table.state, seat, ["seg:0,0:2-3"]) == Claim(card=0, ports=(2, 3))
    early = table.refusal(seat, Claim(card=0, ports=(2, 3)))
    assert early is not None
    assert early.message.id == "refusal-flip-first"
    table.play(seat, Flip(card=0))
    assert at(table.state, seat, ["cell:0,1"]) == Block(card=1)
    point = at(table.state, seat, ["card:1,1"])
    refusal = table.refusal(seat, point) if point is not None else None
    assert refusal is not None
    assert refusal.message.id == "refusal-point-card"
    for spot in ("", "cell:9,9", "cell:0", "seg:0,0:7-8", "seg:0,0:", "nonsense", "cell:0,1x"):
        assert at(table.state, seat, [spot]) is None
    assert at(table.state, seat, []) is None


def test_every_choice_is_what_a_click_on_its_spots_means() -> None:
    table = _somewhere(0)
    rng = random.Random(3)
    while not table.over:
        seat = table.to_act[0]
        for action in table.legal(seat):
            spots = action.spots(table.state)
            if spots:
                assert table.game.help.action_at(table.state, seat, spots) == action
        table.play(seat, rng.choice(table.legal(seat)))


def test_the_rim_shows_what_lies_beyond() -> None:
    table = _somewhere(10)
    board = table.view(0).board
    plain, rimmed = (
        table.scene(),
        table.game.presentation.scene_with_rim(board, table.words("en").say),
    )
    assert rimmed is not None
    assert rimmed.width > plain.width
    assert [spot.id for spot in rimmed.spots] == [spot.id for spot in plain.spots]
