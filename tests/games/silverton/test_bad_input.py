"""Data files and positions that make no sense: one sentence that names the place."""

from __future__ import annotations

import pytest

import rotonde
from tests.bad import data_of, refused
from tests.odd import DEEP, LONG_NUMBER


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("tables.toml", ("most = 2", "most = 99"), "ranks[0].most"),
        ("tables.toml", ("points = 14", "points = 1"), "no crew"),
        ("tables.toml", ("first_operation = 6", "first_operation = 7"), "first_op"),
        ("tables.toml", ("most_trains = 4", "most_trains = 99"), "most_trains"),
        ("towns.toml", ("width = ", "width = 1e308 #"), "board.width"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_data_file_that_makes_no_sense(name, change, told):
    text = data_of("silverton", name)
    assert change[0] in text
    spoilt = text.replace(*change)
    said = refused(
        rotonde.start, "silverton", 3, options={"rules": "advanced"}, data={name: spoilt}
    )
    assert told in said


TOWN = """
[[towns]]
name = "T{0}"
state = "X"
market = true
lat = 1.0
lon = 1.0
at = [5, 5]
label = "n"
source = "designed"
"""


def test_more_towns_than_fit_are_refused_at_once():
    towns = data_of("silverton", "towns.toml") + "".join(map(TOWN.format, range(1_000)))
    for text, told in ((towns, "towns does not fit"), (towns * 10, "")):
        assert told in refused(rotonde.start, "silverton", 2, data={"towns.toml": text})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"turn = {LONG_NUMBER}", "one of its numbers"),
        ("turn = 99999999999999999999", "turn"),
        ("turn = " + DEEP, "nested too deep"),
        ("turn" + ".a" * 50_000 + " = 1", "nested too deep"),
        ('[A]\ntrack = ["a\\nb"]', "no segment"),
        ('[A]\ntrack = ["\\u0000"]', "A.track[0]"),
        ("[A]\ntrack = [" + '"S001",' * 20_000 + "]", "S001"),
        ("[A]\ncrew = [" + '"S",' * 40_000 + "]", "crew|surveyors"),
        ("#" * 1_000_000, "too long"),
        ("turn = 1979-05-27", "turn"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_position_that_makes_no_sense(text, told):
    said = refused(rotonde.start, "silverton", 3, position=text)
    assert any(part in said for part in told.split("|"))
