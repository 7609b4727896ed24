"""Nonsense of every kind: refused with a reason, nothing changed."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde.cli import main
from rotonde.games.steam_tunnel.actions import Block, Claim, Flip, Pass
from rotonde.kernel import match
from rotonde.kernel.message import BadInput, Refused, Said
from tests.play import random_table

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 60),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(max_size=4),
    st.binary(max_size=4),
    st.lists(st.integers(-1, 7), max_size=3),
    st.tuples(st.integers(-1, 7), st.integers(-1, 7)),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
)
ACTIONS = st.one_of(
    st.builds(Flip, card=ODD),
    st.builds(Block, card=ODD),
    st.builds(Claim, card=ODD, ports=ODD),
    st.builds(Claim, card=st.integers(0, 35), ports=st.tuples(ODD, ODD)),
    st.just(Pass()),
    ODD,
)
SEATS = st.one_of(st.integers(-2, 6), ODD)


def snapshot(table):
    return (
        table.position(),
        table.n,
        table.point,
        table.to_act,
        tuple(table.log is None for _ in "1"),
    )


@settings(max_examples=400)
@given(st.integers(0, 40), st.integers(0, 30), SEATS, ACTIONS, st.one_of(st.none(), ODD))
def test_the_kernel_refuses_what_is_not_legal(seed, decisions, seat, action, point):
    table = random_table(seed % 5, seats=3, decisions=decisions)
    before = snapshot(table)
    legal = table.legal(seat) if type(seat) is int else []
    # Equal is not enough: True equals 1, and a card is no truth.
    fits = any(repr(action) == repr(each) for each in legal)
    if fits and point in (None, table.point):
        table.play(seat, action, point=point)
        return
    with pytest.raises(Refused) as refused:
        table.play(seat, action, point=point)
    assert refused.value.refusal.rule.startswith("ST-")
    assert str(refused.value) != refused.value.message.id
    assert snapshot(table) == before


@given(st.one_of(ODD, st.dictionaries(st.sampled_from(["type", "card", "ports", "x"]), ODD)))
def test_raw_data_is_an_action_or_refused(raw):
    game = rotonde.game("steam-tunnel")
    try:
        action = game.action_from(raw)
    except BadInput as bad:
        assert str(bad)
    else:
        assert isinstance(action, Flip | Claim | Block | Pass)


TEXT = match.dump(random_table(3, decisions=20))
ROWS = TEXT.splitlines()


def refused_or_loaded(text):
    try:
        match.verify(match.parse(text))
    except Said as said:
        assert str(said)
        assert "\n" not in str(said)


@settings(max_examples=150)
@given(st.text(max_size=300))
def test_any_text_as_a_match_file(text):
    refused_or_loaded(text)


@settings(max_examples=200)
@given(st.integers(0, len(TEXT) - 1), st.text(min_size=0, max_size=3))
def test_a_match_file_with_a_wound(at, wound):
    refused_or_loaded(TEXT[:at] + wound + TEXT[at + 1 :])


@settings(max_examples=200)
@given(st.integers(0, len(ROWS) - 1), st.data())
def test_a_match_file_with_a_field_of_another_kind(row, data):
    raw = json.loads(ROWS[row])
    key = data.draw(st.sampled_from(sorted(raw)))
    raw[key] = data.draw(ODD.filter(lambda odd: not isinstance(odd, bytes | float)))
    rows = [*ROWS[:row], json.dumps(raw), *ROWS[row + 1 :]]
    refused_or_loaded("\n".join(rows))


@settings(max_examples=150)
@given(st.text(alphabet="ABCP123456r.#o \n,-?move flip0", max_size=120))
def test_any_text_as_a_position(text):
    game = rotonde.game("steam-tunnel")
    try:
        game.count(text, {"variant": "standard"})
    except BadInput as bad:
        assert str(bad).startswith("Line ")


DECK = (rotonde.game("steam-tunnel").folder / "data" / "deck.toml").read_text("utf-8")


@settings(max_examples=100)
@given(st.integers(0, len(DECK) - 1), st.text(max_size=3))
def test_a_data_file_with_a_wound(at, wound):
    deck = DECK[:at] + wound + DECK[at + 1 :]
    try:
        rotonde.start("steam-tunnel", 2, data={"deck.toml": deck})
    except BadInput as bad:
        assert str(bad)


@settings(max_examples=60)
@given(st.dictionaries(st.sampled_from(["variant", "board", "forks_out", "x"]), ODD), ODD)
def test_any_options_and_seats(options, seats):
    try:
        rotonde.start("steam-tunnel", seats, options=options)
    except BadInput as bad:
        assert str(bad)


@settings(max_examples=60)
@given(
    st.lists(
        st.sampled_from(
            [
                "games",
                "simulate",
                "replay",
                "score",
                "--json",
                "--at",
                "-1",
                "steam-tunnel",
                "x",
                "--lang",
                "zz",
                "",
                "--nodes",
                "é",
            ]
        ),
        max_size=4,
    )
)
def test_any_words_at_the_shell(words):
    if words[:1] == ["simulate"]:
        words += ["--games", "1"]
    try:
        assert main(words) in (0, 1, 2)
    except SystemExit as exit:
        assert exit.code in (0, 2)


def test_actions_survive_json():
    for action in (Flip(card=7), Claim(card=3, ports=(2, 3)), Block(card=1), Pass()):
        raw = msgspec.to_builtins(action)
        assert rotonde.game("steam-tunnel").action_from(raw) == action
