"""Write the corpus anew: `python -m tests.corpus.make [GAME]`. Only after a change of rules."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from random import Random

import rotonde
from rotonde.bots import bot, choose
from rotonde.kernel.table import match
from tests.corpus.files import files, pack
from tests.games.silverton.plans import act, every_form
from tests.games.steam_barons import plans as barons
from tests.games.steam_barons.every import every_form as every_railway
from tests.games.steam_barons.play import LIVERIES

HERE = Path(__file__).parent


def steam_tunnel() -> None:
    folder = HERE / "steam_tunnel"
    variants = ("standard", "killer-dead-ends", "softer-dead-ends", "charity")
    plans = [
        ("random", seats, {"variant": variant}) for seats, variant in product((2, 5), variants)
    ]
    plans += [("greedy", 3, {"forks_out": forks}) for forks in (1, 2, 3, 4)]
    plans += [("greedy", 4, {"board": "full", "variant": variant}) for variant in variants]
    plans += [("random", 2, {"board": "full", "pawns": "20"}), ("greedy", 2, {"pawns": "20"})]
    plans += [("easy", seats, {}) for seats in (2, 3, 4, 5)]
    for number, (player, seats, options) in enumerate(plans):
        # Random seats block early, greedy ones seldom: both endings turn up.
        table = rotonde.start("steam-tunnel", seats, seed=f"corpus {number}", options=options)
        rng, mind = Random(number), bot(player)
        while table.to_act:
            seat = table.to_act[0]
            table.play(seat, choose(mind, table, seat, rng))
            if number % 5 == 0 and rng.random() < 0.1 and table.undo_refusal(seat) is None:
                table.undo(seat)
        name = "-".join([f"{number:02}", player, str(seats), *map(str, options.values())])
        rotonde.save(table, folder / f"{name}.match")


def silverton() -> None:
    """Every length, scenario, form and option, the endings of those who play together, the grades.

    Every other seat knows the game and the rest plays at random: goals are reached, and what
    nobody in his senses would do is done.
    """
    number = 0
    endings = set()
    for seats, options in every_form():
        table = _played(seats, number, options, skill=0.9 if seats == 1 else 0.8)
        endings.add(table.standings.ending)
        _keep(table, number, options)
        number += 1
    missing = set(rotonde.game("silverton").info.endings) - endings
    for seats, seed in product((1, 2), range(60)):
        if not missing:
            break
        table = _played(seats, seed, {} if seats == 1 else {"length": "short"}, skill=1.0)
        if table.standings.ending in missing:
            missing.remove(table.standings.ending)
            _keep(table, number, {"ending": table.standings.ending})
            number += 1
    assert not missing, missing


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


def _keep(table: rotonde.Table, number: int, options: dict[str, str]) -> None:
    told = [key if value in ("on", "off") else value for key, value in options.items()]
    name = "-".join([f"{number:02}", str(len(table.setup.seats)), *told])
    folder = table.game.id.replace("-", "_")
    pack(match.dump(table), HERE / folder / f"{name}.match.gz")


def steam_barons() -> None:
    """Every rule set on both maps with every number of players, every option, all endings."""
    endings = set()
    number = 0
    for seats, options in every_railway():
        table = _railways(seats, number, options)
        endings.add(table.standings.ending)
        _keep(table, number, options)
        number += 1
    # The best of several stacks never falls, so all six go bankrupt in a made position alone.
    ruin = 'phase = "sell"\n' + "".join(f'[{id}]\nprice = "B"\n' for id in LIVERIES)
    options = {"rules": "stock", "map": "northern-england"}
    table = rotonde.start("steam-barons", 3, seed="corpus ruin", options=options, position=ruin)
    endings.add(table.standings.ending)
    _keep(table, number, {**options, "ending": table.standings.ending})
    assert endings == set(rotonde.game("steam-barons").info.endings)


def _railways(seats: int, number: int, options: dict[str, str]) -> rotonde.Table:
    """Every other seat knows the game, and the rest builds and delivers by chance."""
    table = rotonde.start("steam-barons", seats, seed=f"corpus {number}", options=options)
    rng = Random(number)
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        if (seat + number) % 2 == 0:
            action = table.game.bot.heuristic_action(table.state, seat, legal)
        elif number % 3 == 0:
            action = barons.wild(legal, rng)
        else:
            action = barons.careful(table.state, seat, legal, rng)
        table.play(seat, action)
        if number % 7 == 0 and rng.random() < 0.03 and table.undo_refusal(seat) is None:
            table.undo(seat)
    return table


MAKERS = {"steam-tunnel": steam_tunnel, "silverton": silverton, "steam-barons": steam_barons}

if __name__ == "__main__":
    for game in sys.argv[1:] or MAKERS:
        (HERE / game.replace("-", "_")).mkdir(exist_ok=True)
        for file in files(game):
            file.unlink()
        MAKERS[game]()
