"""Small helpers for tests that need a game that is under way."""

from __future__ import annotations

from random import Random

import rotonde


def random_table(
    seed=0, *, game="steam-tunnel", seats=2, decisions=None, options=None, undo=0.0, **more
):
    """A table of random play, finished or stopped after some decisions."""
    table = rotonde.start(game, seats, seed=seed, options=options, **more)
    rng = Random(seed)
    while table.to_act and (decisions is None or table.n < decisions):
        seat = table.to_act[0]
        if rng.random() < undo and table.undo_refusal(seat) is None:
            table.undo(seat)
            continue
        table.play(seat, rng.choice(table.legal(seat)))
    return table
