"""What the recorded matches must hold besides every option."""

from __future__ import annotations

import rotonde
from tests.corpus.files import files, read


def test_every_rule_set_is_there_on_both_maps_with_every_number_of_players():
    found = {
        (each.options["rules"], each.options["map"], len(each.seats))
        for each in (read(file).header for file in files("steam-barons"))
    }
    game = rotonde.game("steam-barons")
    choices = {option.id: option.choices for option in game.info.options}
    for rules in choices["rules"]:
        fewest, most = game.seats_for({"rules": rules})
        for map in choices["map"]:
            assert {row[2] for row in found if row[:2] == (rules, map)} == {
                *range(fewest, most + 1)
            }
