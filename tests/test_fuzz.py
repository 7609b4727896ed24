"""Nonsense of every kind: refused with a reason, nothing changed."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde.cli import main
from rotonde.kernel.message import BadInput, Refused, Said
from rotonde.kernel.table import match
from rotonde.trial.malformed import action_types
from tests.every import GAMES, begun, data_files, reached, setups

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
NUMBERS = st.one_of(st.integers(-2, 130), st.integers(-10, 10**6), ODD)
"""Small ones often mean something; it must not matter."""


def kinds(game):
    return action_types(rotonde.game(game))


def odd_fields(struct):
    """Any struct of this kind: its fields sound, odd, or bundles of such."""
    fields = {}
    for field in msgspec.structs.fields(struct):
        inside = st.tuples(NUMBERS, NUMBERS)
        several = st.lists(st.one_of(NUMBERS, inside), max_size=3).map(tuple)
        nested = field.type if isinstance(field.type, type) else None
        if nested is not None and issubclass(nested, msgspec.Struct):
            fields[field.name] = st.one_of(odd_fields(nested), ODD)
        else:
            fields[field.name] = st.one_of(NUMBERS, several, ODD)
    return st.builds(struct, **fields)


ACTIONS = {game: st.one_of(*(odd_fields(kind) for kind in kinds(game)), ODD) for game in GAMES}


@st.composite
def near(draw, legal):
    """A legal action with one of its fields changed, or one of its parts."""
    action = draw(st.sampled_from(legal))
    names = action.__struct_fields__
    if not names:
        return type(action)()
    name = draw(st.sampled_from(names))
    held = getattr(action, name)
    if isinstance(held, msgspec.Struct):
        part = draw(st.sampled_from(held.__struct_fields__))
        pairs = st.lists(st.tuples(NUMBERS, NUMBERS), max_size=2).map(tuple)
        value = draw(st.one_of(NUMBERS, st.tuples(NUMBERS), st.tuples(NUMBERS, NUMBERS), pairs))
        changed = msgspec.structs.replace(held, **{part: value})
    else:
        changed = draw(st.one_of(NUMBERS, st.tuples(NUMBERS), st.tuples(NUMBERS, NUMBERS)))
    return msgspec.structs.replace(action, **{name: changed})


SEATS = st.one_of(st.integers(-2, 6), ODD)


def snapshot(table):
    return (
        table.position(),
        table.n,
        table.point,
        table.to_act,
        tuple(table.log is None for _ in "1"),
    )


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=300)
@given(data=st.data())
def test_the_kernel_refuses_what_is_not_legal(game, data):
    which = data.draw(st.integers(0, len(setups(game)) - 1))
    table = reached(game, which, data.draw(st.integers(0, 15)) / 16).copy()
    seat = data.draw(st.one_of(st.just(table.to_act[0]), SEATS))
    action = data.draw(st.one_of(ACTIONS[game], near(table.legal(table.to_act[0]))))
    point = data.draw(st.one_of(st.none(), ODD))
    before = snapshot(table)
    legal = table.legal(seat) if type(seat) is int else []
    # Equal is not enough: True equals 1, and a card is no truth.
    fits = any(repr(action) == repr(each) for each in legal)
    refusal = table.refusal(seat, action, point=point)
    if fits and point in (None, table.point):
        assert refusal is None
    if refusal is None:  # an open-ended step takes more than it lists
        assert fits or isinstance(action, kinds(game))
        table.play(seat, action, point=point)
        return
    with pytest.raises(Refused) as refused:
        table.play(seat, action, point=point)
    assert refused.value.refusal == refusal
    assert refusal.rule.split("-")[0] == table.game.rules.over_rule.split("-")[0]
    assert str(refused.value) != refused.value.message.id
    assert snapshot(table) == before


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_raw_data_is_an_action_or_refused(game, data):
    names = sorted(
        {"type", "x", *(name for kind in kinds(game) for name in kind.__struct_fields__)}
    )
    tags = [kind.__struct_config__.tag for kind in kinds(game)]
    odd = st.dictionaries(st.sampled_from(names), ODD)
    tagged = st.builds(lambda tag, rest: {**rest, "type": tag}, st.sampled_from(tags), odd)
    raw = data.draw(st.one_of(ODD, odd, tagged))
    try:
        action = rotonde.game(game).rules.read_action(raw)
    except BadInput as bad:
        assert str(bad)
    else:
        assert isinstance(action, kinds(game))


TEXTS = {game: match.dump(reached(game, 3, 0.1)) for game in GAMES}


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


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150)
@given(at=st.integers(0, 10_000), wound=st.text(min_size=0, max_size=3))
def test_a_match_file_with_a_wound(game, at, wound):
    text = TEXTS[game]
    at %= len(text)
    refused_or_loaded(text[:at] + wound + text[at + 1 :])


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_a_match_file_with_a_field_of_another_kind(game, data):
    rows = TEXTS[game].splitlines()
    row = data.draw(st.integers(0, len(rows) - 1))
    raw = json.loads(rows[row])
    key = data.draw(st.sampled_from(sorted(raw)))
    raw[key] = data.draw(ODD.filter(lambda odd: not isinstance(odd, bytes | float)))
    refused_or_loaded("\n".join([*rows[:row], json.dumps(raw), *rows[row + 1 :]]))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=100)
@given(data=st.data())
def test_any_text_as_a_position(game, data):
    """Characters that a position has, in any order: hardly ever a position."""
    table = reached(game, 0, 0.5)
    text = data.draw(st.text(alphabet=sorted({*table.position(), "?"}), max_size=120))
    try:
        rotonde.start(game, len(table.setup.seats), position=text)
    except BadInput as bad:
        assert str(bad)


DATA = [(game, file.name) for game in GAMES for file in data_files(game)]


@pytest.mark.parametrize(("game", "name"), DATA)
@settings(max_examples=60)
@given(at=st.integers(0, 100_000), wound=st.text(max_size=3))
def test_a_data_file_with_a_wound(game, name, at, wound):
    text = (rotonde.game(game).info.folder / "data" / name).read_text("utf-8")
    at %= len(text)
    try:
        begun(game, 0, data={name: text[:at] + wound + text[at + 1 :]})
    except BadInput as bad:
        assert str(bad)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_any_options_and_seats(game, data):
    known = {option.id: option.choices for option in rotonde.game(game).info.options}
    names = data.draw(st.lists(st.sampled_from([*known, "x"]), max_size=4, unique=True))
    options = {
        name: data.draw(st.one_of(st.sampled_from(known.get(name, ("x",))), ODD)) for name in names
    }
    seats = data.draw(st.one_of(st.integers(0, 7), ODD))
    try:
        rotonde.start(game, seats, options=options)
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
                *GAMES,
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


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_back_from_json_is_played_like_what_was_listed(game):
    """Nothing hangs on an action being the very object that was listed."""
    for number in range(3):
        table = begun(game, number)
        while table.to_act and table.n < 150:
            seat = table.to_act[0]
            for action in table.legal(seat):
                raw = json.loads(msgspec.json.encode(action))
                again = table.game.rules.read_action(raw)
                assert again == action
                assert table.refusal(seat, again) is None
            table.play(seat, again)
