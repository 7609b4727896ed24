"""Match files: what is saved comes back, what is hidden stays out, what is false is found."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde.kernel.message import BadInput
from rotonde.kernel.table import match
from tests.play import random_table

OPTIONS = st.sampled_from(
    [
        {},
        {"variant": "charity"},
        {"board": "full"},
        {"forks_out": 4, "variant": "killer-dead-ends"},
        {"pawns": "20"},
    ]
)


@settings(max_examples=25)
@given(st.integers(0, 999), st.integers(2, 5), st.integers(0, 60), OPTIONS)
def test_a_save_goes_on_where_it_was(seed, seats, decisions, options):
    table = random_table(seed, seats=seats, decisions=decisions, options=options)
    again = match.replay(match.parse(match.dump(table)))
    assert again.position() == table.position()
    assert again.setup == table.setup
    assert (again.n, again.point, again.to_act) == (table.n, table.point, table.to_act)
    if table.to_act:
        seat = table.to_act[0]
        action = table.legal(seat)[0]
        assert again.play(seat, action) == table.play(seat, action)


def test_a_save_is_verified():
    match.verify(match.parse(match.dump(random_table(5))))


def test_undo_is_kept_in_the_file():
    table = random_table(3, decisions=9)
    seat = table.decisions[-1].seat
    table.undo(seat, agreed=[1 - seat])
    again = match.replay(match.parse(match.dump(table)))
    assert again.position() == table.position()
    assert again.n == table.n == 10
    assert not again.counts


def test_a_running_export_has_no_seed_and_can_still_be_replayed():
    table = random_table(7, decisions=15)
    text = match.dump(table, export=True)
    assert table.seed.key.hex() not in text
    again = match.replay(match.parse(text))
    assert again.position() == table.position()
    assert again.seed is None


def test_what_follows_an_export_cannot_be_foreseen_from_it():
    table = random_table(7, decisions=14)
    seat = table.to_act[0]
    faces = set()
    for _ in range(12):
        again = match.replay(match.parse(match.dump(table, export=True)))
        faces.add(again.play(seat, again.legal(seat)[0])[0].face)
    assert len(faces) > 1


def test_a_finished_export_reveals_the_seed():
    table = random_table(7)
    found = match.parse(match.dump(table, export=True))
    assert found.seed.commitment == found.header.commitment
    match.verify(found)


def test_a_running_export_commits_to_no_seed_that_somebody_typed():
    """A short one could be found from its commitment by trying."""
    typed, drawn = rotonde.start("steam-tunnel", 2, seed=7), rotonde.start("steam-tunnel", 2)
    for table in (typed, drawn):
        assert match.parse(match.dump(table)).header.commitment == table.seed.commitment
    told = match.parse(match.dump(typed, export=True)).header
    assert (told.commitment, told.seed, told.chosen) == ("", "", True)
    assert match.parse(match.dump(drawn, export=True)).header.commitment == drawn.seed.commitment
    over = random_table(7)
    assert match.parse(match.dump(over, export=True)).header.commitment == over.seed.commitment


def test_a_running_export_shows_no_planted_card():
    position = "A1 A2\n. .\n\n? 1,0 B3\nmove A flip\n"
    table = rotonde.start("steam-tunnel", 2, position=position)
    with pytest.raises(BadInput):
        match.dump(table, export=True)
    assert "B3" in match.dump(table)


def test_a_match_from_a_position_comes_back():
    position = "A1 A2\n. .\n\nA 0,0 0-3\n? 1,0 B3\nmove B flip\n"
    table = rotonde.start("steam-tunnel", 2, position=position, seed=1)
    table.play(1, table.legal(1)[0])
    again = match.replay(match.parse(match.dump(table)))
    assert again.position() == table.position()


def test_data_of_the_tables_own_travel_with_the_match():
    folder = rotonde.game("steam-tunnel").info.folder / "data"
    deck = (
        (folder / "deck.toml")
        .read_text()
        .replace("values = [4, 3, 2, 4, 3, 2]", "values = [9, 3, 2, 9, 3, 2]")
    )
    table = random_table(2, data={"deck.toml": deck})
    again = match.replay(match.parse(match.dump(table)))
    assert again.scores == table.scores
    assert again.scores != random_table(2).scores


def lines(table):
    return [json.loads(line) for line in match.dump(table).splitlines()]


def text(rows):
    return "".join(json.dumps(row) + "\n" for row in rows)


def spoil_commitment(rows):
    rows[0]["commitment"] = "0" * 64


def spoil_seed(rows):
    rows[0]["seed"] = "11" * 32
    rows[0]["commitment"] = ""


def spoil_draw(rows):
    rows[1]["drew"] = [0 if rows[1]["drew"] != [0] else 1]


def spoil_result(rows):
    rows[-1]["result"]["scores"][0] = "999"


def spoil_decision(rows):
    rows[1]["seat"] = 1 - rows[1]["seat"]


def spoil_opening(rows):
    rows[0]["opening"] = [1 - rows[0]["opening"][0]]


def drop_a_line(rows):
    del rows[3]


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_commitment,
        spoil_seed,
        spoil_draw,
        spoil_result,
        spoil_decision,
        spoil_opening,
        drop_a_line,
    ],
)
def test_verify_finds_what_is_false(spoil):
    rows = lines(random_table(11))
    spoil(rows)
    with pytest.raises(BadInput):
        match.verify(match.parse(text(rows)))


def test_saving_replaces_the_file_whole(tmp_path):
    path = tmp_path / "a.match"
    rotonde.save(random_table(1, decisions=5), path)
    rotonde.save(random_table(1, decisions=7), path)
    assert rotonde.load(path).n == 7
    assert [file.name for file in tmp_path.iterdir()] == ["a.match"]


def test_another_rules_version_is_refused_with_a_sentence():
    rows = lines(random_table(1))
    rows[0]["rules"] = 99
    with pytest.raises(BadInput, match="rules version 99"):
        match.replay(match.parse(text(rows)))


def test_a_typed_seed_is_marked_and_sets_no_record():
    assert lines(random_table(1))[0]["chosen"] is True
    assert not random_table(1).counts
    assert rotonde.start("steam-tunnel", 2).counts
