"""Data files and positions that make no sense: one sentence that names the place."""

from __future__ import annotations

import pytest

from tests.bad import refuse_data, refuse_position


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("eastern_us.toml", ("step = [104, 90]", "step = [90, 90]"), "step"),
        ("tables.toml", ("changes = [", "changes = [" + "0, " * 999), "changes"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_data_file_that_makes_no_sense(name, change, told):
    assert told in refuse_data("steam-barons", name, change)


def test_a_position_with_the_same_track_over_and_over():
    text = "track = [" + '"0613 22@1 green",' * 10_000 + "]"
    assert "0613" in refuse_position("steam-barons", text)
