"""The recorded matches: every length, scenario, form and option, all endings and grades.

Every other seat knows the game and the rest plays at random: goals are reached, and what nobody in
his senses would do is done. What chance does not bring is in `rule_games`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import rotonde
from tests.corpus.files import name_of
from tests.games.silverton import rule_games
from tests.games.silverton.plans import act, every_form


def matches() -> Iterator[tuple[str, rotonde.Table]]:
    number = 0
    endings = set()
    for seats, options in every_form():
        table = _played(seats, number, options, skill=0.9 if seats == 1 else 0.8)
        endings.add(table.standings.ending)
        yield name_of(table, number, options), table
        number += 1
    missing = set(rotonde.game("silverton").info.endings) - endings
    for seats, seed in product((1, 2), range(60)):
        if not missing:
            break
        table = _played(seats, seed, {} if seats == 1 else {"length": "short"}, skill=1.0)
        if table.standings.ending in missing:
            missing.remove(table.standings.ending)
            yield name_of(table, number, {"ending": table.standings.ending}), table
            number += 1
    assert not missing, missing
    yield from rule_games.matches()


def _played(seats: int, number: int, options: dict[str, str], skill: float) -> rotonde.Table:
    table = rotonde.start("silverton", seats, seed=f"corpus {number}", options=options)
    rng = Random(number)
    while table.to_act:
        seat = table.to_act[0]
        knows = (seat + number) % 2 == 0 or seats == 1
        table.play(seat, act(table, seat, rng, skill if knows else 0.0))
        if number % 7 == 0 and rng.random() < 0.03 and table.undo_refusal(seat) is None:
            table.undo(seat)
    return table
