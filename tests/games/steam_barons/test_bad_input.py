"""Data files and positions that make no sense: one sentence that names the place."""

from __future__ import annotations

import pytest

import rotonde
from tests.bad import data_of, refused
from tests.odd import DEEP, LONG_NUMBER


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("eastern_us.toml", ("step = [104, 90]", "step = [90, 90]"), "step"),
        ("tables.toml", ("changes = [", "changes = [" + "0, " * 999), "changes"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_data_file_that_makes_no_sense(name, change, told):
    text = data_of("steam-barons", name)
    assert change[0] in text
    spoilt = text.replace(*change)
    said = refused(rotonde.start, "steam-barons", 3, data={name: spoilt})
    assert told in said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"turn = {LONG_NUMBER}", "one of its numbers"),
        ("turn = nan", "turn"),
        ("x = " + DEEP, "nested too deep"),
        ("track = [" + '"0613 22@1 green",' * 10_000 + "]", "0613"),
        ("x" * 300 + " = 1", "there is no"),
        ("#" * 1_000_000, "too long"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_position_that_makes_no_sense(text, told):
    said = refused(rotonde.start, "steam-barons", 3, position=text)
    assert any(part in said for part in told.split("|"))
