"""Write the corpus anew: `python -m tests.corpus.make`. Only after a change of rules."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import rotonde
from rotonde.bots import bot, choose

HERE = Path(__file__).parent


def steam_tunnel() -> None:
    folder = HERE / "steam_tunnel"
    folder.mkdir(exist_ok=True)
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


if __name__ == "__main__":
    steam_tunnel()
