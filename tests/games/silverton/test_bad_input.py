"""Data files and positions that make no sense: one sentence that names the place."""

from __future__ import annotations

import pytest

import rotonde
from tests.bad import data_of, refuse_data, refuse_position, refused


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
    assert told in refuse_data("silverton", name, change, rules="advanced")


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
    for text, told in ((towns, "towns is not valid"), (towns * 10, "")):
        assert told in refused(rotonde.start, "silverton", 2, data={"towns.toml": text})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[A]\ntrack = ["a\\nb"]', "no segment"),
        ("[A]\ntrack = [" + '"S001",' * 20_000 + "]", "S001"),
        ("[A]\ncrew = [" + '"S",' * 40_000 + "]", "surveyors"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_position_that_makes_no_sense(text, told):
    assert told in refuse_position("silverton", text)
