"""The recorded matches: every variant, board and number of pawns, by bots of three kinds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import rotonde
from rotonde.bots import bot, choose


def matches() -> Iterator[tuple[str, rotonde.Table]]:
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
        yield f"{name}.match", table
