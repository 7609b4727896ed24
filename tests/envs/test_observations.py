"""What is written straight from a state is what the seat's view says, and nothing more."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest

import rotonde
from tests.every import encoded

FAR = 250


@pytest.mark.parametrize(("game", "setup"), encoded(), ids=str)
def test_a_filled_observation_is_the_view_s(game, setup):
    table = rotonde.start(game, setup.players, seed=8, options=setup.options)
    codes = table.game.encoding(table.setup)
    rng = Random(8)
    filled = 0
    while table.n < FAR:
        for seat in range(setup.players):
            view = table.game.rules.view(table.state, seat)
            seen = np.full(codes.shape, np.nan, np.float32)
            if codes.fill(table.state, seat, seen):
                filled += 1
                assert (seen == np.array(codes.observe(view, seat), np.float32)).all()
        if table.over:
            break
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    if game in ("steam-tunnel", "silverton", "steam-barons"):
        assert filled


def test_two_matches_side_by_side_do_not_mix():
    """An encoding remembers what a part last was, and serves several matches."""
    one, other = (rotonde.start("silverton", 3, seed=seed) for seed in (1, 2))
    codes = one.game.encoding(one.setup)
    rng = Random(1)
    for _ in range(60):
        for table in (one, other):
            seat = table.to_act[0]
            table.play(seat, rng.choice(table.legal(seat)))
            seen = np.full(codes.shape, np.nan, np.float32)
            assert codes.fill(table.state, seat, seen)
            expected = codes.observe(table.game.rules.view(table.state, seat), seat)
            assert (seen == np.array(expected, np.float32)).all()


@pytest.mark.parametrize("game", ["steam-tunnel", "silverton", "steam-barons"])
def test_actions_that_are_not_the_list_s_own_have_the_same_numbers(game):
    table = rotonde.start(game, seed=1)
    legal = table.legal(table.to_act[0])
    codes = table.game.encoding(table.setup)
    read = [table.game.rules.read_action(msgspec.to_builtins(action)) for action in legal]
    assert codes.numbers(read) == codes.numbers(legal)
