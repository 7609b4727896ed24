"""What the recorded matches must hold besides every option."""

from __future__ import annotations

import msgspec
import pytest

import rotonde
from rotonde.kernel.table import match
from tests.corpus.files import corpus, files, read
from tests.games.silverton import rule_games

SAME_BEFORE = {
    "sv-4-9-new-town",
    "sv-4-9-shorter-line",
    # What these rules forbid is in no record: tests of the rules refuse it.
    "sv-4-9-1-cheyenne",
    "sv-10-4-one-train",
}
"""What was legal before, too, and is recorded because it must stay so."""
SINCE = {"sv-19-8-5-alone": 3}
"""The version of the rules that a match shows; else 2."""


def test_every_scenario_is_there_in_both_forms():
    """And so is each length: what the options alone would not show."""
    found = {
        (options["scenario"], options["rules"], options["length"])
        for options in (read(file).header.options for file in files("silverton"))
    }
    choices = {option.id: option.choices for option in rotonde.game("silverton").info.options}
    for rules in choices["rules"]:
        assert {row[0] for row in found if row[1] == rules} == set(choices["scenario"])
        plain = {row[2] for row in found if row[:2] == ("none", rules)}
        assert plain == set(choices["length"])


@pytest.mark.parametrize("name", [game.name for game in rule_games.MATCHES])
def test_a_match_that_shows_a_change_goes_another_way_under_the_version_before(name: str) -> None:
    told = read(corpus("silverton") / f"{name}.match.gz")
    now = match.replay(told)
    before = msgspec.structs.replace(told.header, rules=SINCE.get(name, 2) - 1)
    table, stopped = match.last_good(msgspec.structs.replace(told, header=before))
    differs = stopped is not None or table.position() != now.position()
    assert differs is (name not in SAME_BEFORE)
