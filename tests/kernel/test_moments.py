"""Moments: going back is right wherever it starts from, and costs about what it takes back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde.kernel import registry
from rotonde.kernel.table import match
from rotonde.kernel.table.log import active_decisions, entries
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.table import Table
from tests.kernel.test_snapshot import _yard_is_known, assert_alike  # noqa: F401
from tests.kernel.yard import yard


def advance(table, rng):
    seat = table.to_act[0]
    table.play(seat, rng.choice(table.legal(seat)))


def play(table, rng, decisions, moments=None):
    """Play and take back at random; with moments as a server keeps them."""
    for _ in range(decisions):
        if not table.to_act:
            return
        seat = rng.choice(table.to_act)
        everybody = range(len(table.setup.seats))
        if rng.random() < 0.15 and table.decisions:
            to = rng.choice([0, *(d.n for d in table.decisions[:-1])])
            table.undo(seat, to, everybody, moments, practice=True)
        else:
            table.play(seat, rng.choice(table.legal(seat)))
        if moments is not None:
            moments.keep(table.copy())


@pytest.mark.parametrize("game", registry.games())
@settings(max_examples=12)
@given(st.integers(0, 10_000), st.integers(1, 90))
def test_undo_with_moments_is_undo_by_playing_again(game, seed, decisions):
    quick, slow = (rotonde.start(game, seed=seed) for _ in range(2))
    moments = Moments()
    moments.keep(quick.copy())
    play(quick, Random(seed), decisions, moments)
    play(slow, Random(seed), decisions)
    assert_alike(quick, slow)
    again = match.replay(match.parse(match.dump(quick)))
    assert_alike(quick, again)


@pytest.mark.parametrize("game", ["steam-tunnel", "yard"])
def test_a_moment_is_the_same_from_wherever_it_is_reached(game):
    table = yard(seed=4) if game == "yard" else rotonde.start(game, 2, seed=4)
    start, moments, shown = table.copy(), Moments(), [table.copy()]
    for _ in range(60):
        before = table.n
        play(table, Random(table.n), 1, moments)
        if table.n > before:
            shown.append(table.copy())
    other = Moments()
    other.keep(start)
    for n, there in enumerate(shown):
        near = moments.near(table.log_at(n), [table.at(max(0, n - 1))])
        for known in (None, moments, other, near):
            assert_alike(table.at(n, known), there)


def test_what_an_undo_takes_back_it_does_not_walk_through_again():
    table = rotonde.start("steam-tunnel", 2, seed=4)
    play(table, Random(5), 60)
    stands = active_decisions(table.log)
    assert [d.n for d in stands] == sorted({d.n for d in stands})
    undos = [entry for entry in entries(table.log) if hasattr(entry, "stands")]
    assert undos
    for undo in undos:
        assert undo.to == (0 if undo.stands is None else undo.stands.n)


@pytest.fixture
def played(monkeypatch):
    """How many decisions have been performed."""
    made = []
    perform = Table._perform

    def counted(self, *about):
        made.append(1)
        return perform(self, *about)

    monkeypatch.setattr(Table, "_perform", counted)
    return made


def test_a_file_of_undos_costs_what_it_plays(played):
    table = rotonde.start("silverton", 4, seed=2)
    rng, moments = Random(3), Moments()
    for _ in range(160):
        advance(table, rng)
    for _ in range(150):
        seat = table.to_act[0]
        advance(table, rng)
        table.undo(seat, agreed=range(4), moments=moments)
    # Far back, then step by step: none of them may start from the beginning each time.
    table.undo(0, table.decisions[80].n, range(4), moments)
    while len(table.decisions) > 30:
        table.undo(0, table.decisions[-2].n, range(4), moments)
    text = match.dump(table)
    played.clear()
    assert match.dump(match.verify(match.parse(text))) == text
    assert len(played) < 3 * table.n


def test_few_moments_are_kept_of_a_long_match():
    table = rotonde.start("silverton", 6, seed=2, options={"length": "campaign"})
    rng, moments = Random(3), Moments()
    for _ in range(400):
        advance(table, rng)
        moments.keep(table.copy())
    depths = [moment.depth for moment in moments]
    assert depths == sorted(set(depths))
    assert depths[-4:] == [397, 398, 399, 400]
    assert len(depths) < 30


def test_a_wrong_draw_is_refused_where_it_stands(played):
    table = rotonde.start("silverton", 2, seed=7)
    rng = Random(7)
    while sum(bool(d.drew) for d in table.decisions) < 2:
        advance(table, rng)
    first = next(d for d in table.decisions if d.drew)
    told = match.parse(match.dump(table))
    lines = list(told.lines)
    wrong = type(lines[0])(first.n, first.seat, lines[first.n - 1].do, (*first.drew, 0))
    lines[first.n - 1] = wrong
    played.clear()
    with pytest.raises(rotonde.BadInput) as refused:
        match.verify(match.Match(told.header, tuple(lines), told.result))
    assert refused.value.message.id == "bad-match-drew"
    assert len(played) == first.n
