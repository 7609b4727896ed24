"""What the recorded matches must hold besides every option."""

from __future__ import annotations

import rotonde
from tests.corpus.files import files, read


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
