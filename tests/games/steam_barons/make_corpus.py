"""The recorded matches: every rule set on both maps with every number of players, every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import rotonde
from rotonde.games.steam_barons.rules.actions import Grow, Take, Urbanize
from tests.corpus.files import name_of
from tests.games.steam_barons.every import every_form
from tests.games.steam_barons.plans import careful, wild
from tests.games.steam_barons.play import LIVERIES


def matches() -> Iterator[tuple[str, rotonde.Table]]:
    endings = set()
    number = 0
    for seats, options in every_form():
        table = _played(seats, number, options)
        endings.add(table.standings.ending)
        yield name_of(table, number, options), table
        number += 1
    # The best of several stacks never falls, so all six go bankrupt in a made position alone.
    ruin = 'phase = "sell"\n' + "".join(f'[{id}]\nprice = "B"\n' for id in LIVERIES)
    options = {"rules": "stock", "map": "northern-england"}
    table = rotonde.start("steam-barons", 3, seed="corpus ruin", options=options, position=ruin)
    endings.add(table.standings.ending)
    yield name_of(table, number, {**options, "ending": table.standings.ending}), table
    assert endings == set(rotonde.game("steam-barons").info.endings)
    options = {"rules": "base", "map": "northern-england"}
    table = _grown(options)
    yield name_of(table, number + 1, {**options, "growth": "on"}), table


def _grown(options: dict[str, str]) -> rotonde.Table:
    """Cities grow whenever they can: also when all ten markers are in use (SB-7.14)."""
    table = rotonde.start("steam-barons", 3, seed="corpus growth", options=options)
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        grows = [each for each in legal if isinstance(each, Grow | Urbanize)]
        tiles = [each for each in legal if isinstance(each, Take) and each.effect]
        grows += [each for number in (5, 7) for each in tiles if each.tile == number]
        known = table.game.bot.heuristic_action(table.state, seat, legal)
        table.play(seat, grows[0] if grows else known)
    return table


def _played(seats: int, number: int, options: dict[str, str]) -> rotonde.Table:
    """Every other seat knows the game, and the rest builds and delivers by chance."""
    table = rotonde.start("steam-barons", seats, seed=f"corpus {number}", options=options)
    rng = Random(number)
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        if (seat + number) % 2 == 0:
            action = table.game.bot.heuristic_action(table.state, seat, legal)
        elif number % 3 == 0:
            action = wild(legal, rng)
        else:
            action = careful(table.state, seat, legal, rng)
        table.play(seat, action)
        if number % 7 == 0 and rng.random() < 0.03 and table.undo_refusal(seat) is None:
            table.undo(seat)
    return table
