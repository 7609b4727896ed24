"""Snapshots: what is thawed goes on like what was frozen, and nothing else is ever thawed."""

from __future__ import annotations

import copy
import os
import pickle
import zlib
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde.kernel import registry
from rotonde.kernel.table import match, snapshot
from rotonde.kernel.table.log import entries
from rotonde.kernel.table.snapshot import Unfit, freeze, restore, thaw
from tests.kernel.yard import YARD, yard

GAMES = (*registry.games(), "yard")
WORKED_OUT = {"menu", "secret_menus", "known", "rows", "stale", "turnings"}
"""Follows from the rest, and is there once somebody has asked for it."""


@pytest.fixture(autouse=True)
def _yard_is_known(monkeypatch):
    known = registry.game
    for module in (match, snapshot):
        monkeypatch.setattr(module, "find_game", lambda id: YARD if id == "yard" else known(id))


def begun(game, seed):
    return yard(seed=seed) if game == "yard" else rotonde.start(game, seed=seed)


def play(table, rng, decisions):
    """Random play with some undoing in it."""
    for _ in range(decisions):
        if not table.to_act:
            return
        seat = rng.choice(table.to_act)
        if rng.random() < 0.1 and table.undo_refusal(seat) is None:
            table.undo(seat)
        else:
            table.play(seat, rng.choice(table.legal(seat)))


def record(table):
    """The lines that a store keeps of a match."""
    lines = [match.entry_line(entry) for entry in entries(table.log)]
    return [match.dump(table).splitlines()[0], *lines]


def same(one, other, seen=()):
    """Equal in every part that a state is made of; what is private may be worked out later."""
    if one is other or (id(one), id(other)) in seen:
        return True
    if type(one) is not type(other):
        return False
    seen = {*seen, (id(one), id(other))}
    if isinstance(one, list | tuple):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all(same(*pair, seen) for pair in pairs)
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key], seen) for key in one)
    if not isinstance(one, msgspec.Struct) and type(one).__eq__ is not object.__eq__:
        return one == other
    names = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [name for name in (*names, *getattr(one, "__dict__", ())) if name[0] != "_"]
    names = [name for name in names if name not in WORKED_OUT]
    return all(same(getattr(one, name), getattr(other, name), seen) for name in names)


def assert_alike(one, other):
    assert same(one.state, other.state)
    assert one.position() == other.position()
    assert (one.n, one.point, one.to_act, one.counts) == (
        other.n,
        other.point,
        other.to_act,
        other.counts,
    )
    assert match.dump(one) == match.dump(other)
    assert same(entries(one.log)[-9:], entries(other.log)[-9:])
    for seat in (None, *range(len(one.setup.seats))):
        assert same(one.view(seat), other.view(seat))
        if seat is not None:
            assert one.legal(seat) == other.legal(seat)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15)
@given(st.integers(0, 10_000), st.integers(0, 60), st.integers(0, 30))
def test_a_thawed_table_goes_on_like_the_frozen_one(game, seed, before, after):
    table, rng = begun(game, seed), Random(seed)
    play(table, rng, before)
    twin = thaw(freeze(table), record(table))
    assert_alike(table, twin)
    futures = [(each, Random(seed + 1)) for each in (table, twin)]
    for each, dice in futures:
        play(each, dice, after)
    assert_alike(table, twin)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_shares_is_named_not_copied(game):
    table = begun(game, 3)
    play(table, Random(3), 12)
    shared = {id(thing) for thing in table.game.rules.shared(table.setup)}
    twin = thaw(freeze(table), record(table))
    for name in type(table.state).__slots__:
        before, after = getattr(table.state, name), getattr(twin.state, name)
        if id(before) in shared:
            assert before is after, name
    for step, again in zip(table.state.stack, twin.state.stack, strict=True):
        assert step is again or id(step) not in shared


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_and_the_entries_after_it_are_the_match(game):
    table, rng = begun(game, 5), Random(5)
    play(table, rng, 9)
    frozen, at = freeze(table), table.n
    play(table, rng, 9)
    again, spared, _ = restore(record(table), frozen)
    assert spared == at
    assert_alike(table, again)


def test_going_back_to_before_a_snapshot():
    table = rotonde.start("steam-tunnel", 2, seed=4)
    play(table, Random(2), 10)
    twin = thaw(freeze(table), record(table))
    for each in (table, twin):
        each.undo(0, to=2, agreed=(1,))
    assert_alike(table, twin)
    assert_alike(table.at(5), twin.at(5))


def test_what_was_taken_back_stays_known():
    table = rotonde.start("steam-tunnel", 2, seed=4)
    play(table, Random(2), 6)
    table.undo(0, to=2, agreed=(1,))
    play(table, Random(3), 3)
    twin = thaw(freeze(table), record(table))
    for each in (table, twin, match.replay(match.parse(match.dump(table)))):
        assert each.went_back
        play(each, Random(3), 1)
        assert each.went_back
        assert not each.at(6).went_back


def test_secret_choices_are_kept():
    table = yard()
    table.play(1, table.legal(1)[3])
    twin = thaw(freeze(table), record(table))
    assert twin.to_act == (0, 2)
    for each in (table, twin):
        each.play(0, each.legal(0)[1])
        each.play(2, each.legal(2)[2])
    assert_alike(table, twin)


@settings(max_examples=200)
@given(st.data())
def test_a_snapshot_with_a_wound_is_left_alone(data):
    table = rotonde.start("steam-tunnel", 2, seed=4)
    play(table, Random(2), 10)
    frozen = freeze(table)
    at = data.draw(st.integers(0, len(frozen) - 1))
    wound = data.draw(st.binary(max_size=3).filter(lambda new: new != frozen[at : at + 1]))
    wounded = frozen[:at] + wound + frozen[at + 1 :]
    with pytest.raises(Unfit):
        thaw(wounded, record(table))
    again, spared, _ = restore(record(table), wounded)
    assert spared == 0
    assert_alike(table, again)


@given(st.binary(max_size=60))
def test_any_bytes_as_a_snapshot(raw):
    with pytest.raises(Unfit):
        thaw(raw, record(rotonde.start("steam-tunnel", 2, seed=4)))


def test_a_snapshot_is_of_one_record_and_one_code(monkeypatch):
    table, other = (rotonde.start("steam-tunnel", 2, seed=seed) for seed in (4, 5))
    for each in (table, other):
        play(each, Random(2), 10)
    frozen = freeze(table)
    for lines in (record(other), record(table)[:-1]):
        with pytest.raises(Unfit):
            thaw(frozen, lines)
    monkeypatch.setattr(snapshot, "code", lambda game: b"a later version")
    with pytest.raises(Unfit):
        thaw(frozen, record(table))


class Calls:
    def __init__(self, function, *args):
        self.made = (function, args)

    def __reduce__(self):
        return self.made


def sealed(raw, table):
    """What someone who knows our code could write into a database."""
    body = table.n.to_bytes(4, "little") + zlib.compress(raw)
    return snapshot._seal(table.game, record(table), body) + body


@pytest.mark.parametrize(
    "raw",
    [
        pickle.dumps(Calls(os.mkdir, "ran")),
        pickle.dumps(Calls(eval, "open('ran', 'w')")),
        pickle.dumps(Calls(msgspec.json.decode, b"1")),
        b"\x80\x04\x8c\x10rotonde.kernel.data\x8c\x04Path\x93\x8c\x03ran\x85R.",
        b"\x80\x04\x8c\x14rotonde.kernel.chance\x8c\x12secrets.token_bytes\x93K\x04\x85R.",
        b"\x80\x04\x8c\x14rotonde.kernel.match\x8c\x04read\x93\x8c\x03ran\x85R.",
        pickle.dumps("no table"),
    ],
)
def test_a_forged_snapshot_runs_nothing(raw, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table = rotonde.start("steam-tunnel", 2, seed=4)
    with pytest.raises(Unfit):
        thaw(sealed(raw, table), record(table))
    assert list(tmp_path.iterdir()) == []


def test_a_snapshot_of_a_forged_kind_is_sealed_well_enough_to_be_read():
    """The forgeries above fail for what they hold, not for how they are sealed."""
    table = rotonde.start("steam-tunnel", 2, seed=4)
    raw = zlib.decompress(freeze(table)[20:])
    assert_alike(thaw(sealed(raw, table), record(table)), table)


def advance(table, seed):
    rng = Random(seed)
    for _ in range(25):
        if table.to_act:
            table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_table_goes_on_like_the_table(game):
    table = begun(game, 5)
    play(table, Random(5), 9)
    for one in (table, table.guess(0, Random(6))):
        for other in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
            assert_alike(one, other)
            twin = one.copy()
            advance(twin, 7)
            advance(other, 7)
            assert twin.n > one.n
            assert_alike(twin, other)  # chance draws the same
