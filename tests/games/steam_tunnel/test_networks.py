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
    assert sorted(spot for spot in lit if spot.startswith("seg:")) == sorted(segments)
    assert len(lit) == len(set(lit))
    assert set(lit) <= {spot.id for spot in scene.spots}


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
            "Leading: Basile.",
            "Pawns: Basile 1.",
            "Still open: 5 face-down cards on its way.",
        ],
        [
            "Ends × length: (3 + 2) × 1 = 5.",
            "It belongs to Ambre.",
            "Pawns: Ambre 1.",
            "Finished.",
        ],
        ["Ends × length: (3 + 2) × 1 = 5.", "Nobody has a pawn on it.", "Finished."],
    ]


def test_a_tunnel_lights_up_from_end_to_end_through_cards_without_a_face() -> None:
    table = rotonde.start("steam-tunnel", 2, position=POSITION)
    column, row, _ = table.game.presentation.highlights(table.view(0).board)
    assert set(column.spots) == {
        "seg:1,2:0-3",
        *(f"way:{row},2:0-3" for row in (0, 2, 3, 4, 5)),
    }
    assert column.leaders == (1,)
    assert set(row.spots) == {"seg:1,2:1-5", "end:1,1:1", "end:1,3:5"}
    assert row.leaders == (0,)
    blocked = POSITION.replace(". . .  . . .\n. P A1", ". . #  . . .\n. P A1")
    table = rotonde.start("steam-tunnel", 2, position=blocked)
    column, *_ = table.game.presentation.highlights(table.view(0).board)
    assert "way:0,2:0-3" in column.spots


def test_who_leads_is_who_shares() -> None:
    for seed in range(4):
        table = _somewhere(60, seed)
        for network in table.game.presentation.highlights(table.view(None).board):
            if network.shares is None:
                assert network.leaders == ()
            else:
                paid = [seat for seat, share in enumerate(network.shares) if share]
                assert paid in ([], list(network.leaders))


def test_a_running_score_tells_its_parts() -> None:
    for seed in range(4):
        table = _somewhere(50, seed)
        for seat, score in enumerate(table.scores):
            told = table.game.presentation.describe_spot(table.state, None, f"seat:{seat}")
            assert told is not None
            total, *parts = told.lines
            assert Fraction(str(total.args["points"])) == score
            assert sum(Fraction(str(part.args["points"])) for part in parts) == score
            assert total.args["count"] == len(parts)
            assert bool(told.spots) == bool(parts)
    assert table.game.presentation.describe_spot(table.state, None, "seat:3") is None
    assert table.game.presentation.describe_spot(table.state, None, "cell:0,0") is None


def test_a_score_is_told_line_by_line() -> None:
    shared = POSITION.replace("B 1,2 0-3", "B 1,2 2-4")
    table = rotonde.start("steam-tunnel", 2, position=shared)
    said = [
        [table.words(lang).say(line) for line in told.lines]
        for lang in ("en", "fr")
        if (told := table.game.presentation.describe_spot(table.state, 0, "seat:1"))
    ]
    assert said == [
        [
            "Basile: 5 from one tunnel, face-down cards crossed straight.",
            "5 = (3 + 2) × 1, finished, from row 2, column 3",
        ],
        [
            "Basile\u00a0: 5 pour un tunnel, cartes cachées traversées tout droit.",
            "5 = (3 + 2) × 1, terminé, depuis rangée 2, colonne 3",
        ],
    ]


def test_what_is_always_in_sight() -> None:
    table = rotonde.start("steam-tunnel", 2, position=POSITION)
    view, say = table.view(0).board, table.words("en").say
    standing = table.game.presentation.standing(view, 0, say)
    assert standing is not None
    assert standing.clock is not None
    assert (standing.clock.now, standing.clock.of) == ("31", "of 36")
    assert standing.goal is not None
    assert (standing.goal.label, standing.goal.share) == ("5 ahead of Basile", 1.0)
    assert sorted(standing.order) == [0, 1]
    behind = table.game.presentation.standing(view, 1, say)
    watched = table.game.presentation.standing(view, None, say)
    assert behind is not None
    assert behind.goal is not None
    assert watched is not None
    assert watched.goal is not None
    assert (behind.goal.label, behind.goal.share) == ("5 behind Ambre", 0.0)
    assert (watched.goal.label, watched.goal.share) == ("Ambre leads Basile by 5", 0.0)
    begun = rotonde.start("steam-tunnel", 5, seed=3)
    order = begun.game.presentation.standing(begun.view(0).board, 0, begun.words("en").say)
    assert order is not None
    assert order.order[0] == begun.to_act[0]
    assert order.order == tuple((begun.to_act[0] + at) % 5 for at in range(5))


def test_choices_come_as_one_reads_the_board() -> None:
    table = _somewhere(0)
    rng = random.Random(5)
    while not table.over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        offers = table.game.inputs.offers(table.state, seat, legal)
        assert sorted(map(repr, offers)) == sorted(map(repr, legal))
        cards = [offer.card for offer in offers if isinstance(offer, Flip | Claim | Block)]
        assert cards == sorted(cards)
        assert len(cards) in (len(offers), len(offers) - 1)
        table.play(seat, rng.choice(legal))


def test_segments_are_named_by_the_sides_of_their_card() -> None:
    table = rotonde.start("steam-tunnel", 2, position=POSITION)
    claims = (Claim(card=8, ports=(0, 1, 5)), Claim(card=20, ports=(2, 5)))
    said = {
        lang: [table.words(lang).say(claim.message(table.state)) for claim in claims]
        for lang in ("en", "fr")
    }
    assert said == {
        "en": [
            "Claim the fork top, upper right, upper left in row 2, column 3",
            "Claim lower right to upper left in row 4, column 3",
        ],
        "fr": [
            "Acquérir la fourche haut, haut droite, haut gauche, rangée 2, colonne 3",
            "Acquérir bas droite – haut gauche, rangée 4, colonne 3",
        ],
    }


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
    assert at(table.state, seat, ["end:1,1:0"]) == Claim(card=7, ports=(0,))
    assert at(table.state, seat, ["way:0,1:0-3"]) == Block(card=1)
    nowhere = ("", "cell:9,9", "cell:0", "seg:0,0:7-8", "seg:0,0:", "nonsense", "cell:0,1x")
    for spot in (*nowhere, "end:9,9:0", "end:0,0:6", "way:0,1", "cell:0,1:0-3"):
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
    assert rimmed.bleed > plain.bleed == 0
    assert [spot.id for spot in rimmed.spots] == [spot.id for spot in plain.spots]
