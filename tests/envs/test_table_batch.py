"""Batches that are played on the engine: equal to it, on one process or several."""

from __future__ import annotations

import os
import signal
from random import Random

import numpy as np
import pytest

import rotonde
from rotonde import BadInput
from rotonde.envs.batch import batch
from rotonde.envs.returns import returns
from tests.every import encoded, setups


class Followed:
    """The engine's own table of one game of a batch, found again by its seeds."""

    def __init__(self, game_id, setup, seed, row):
        self.game = rotonde.game(game_id)
        self._setup = (game_id, setup.players), setup.options
        batch_seed = Random(seed).getrandbits(64)
        self._seeds = Random(f"games/{batch_seed}/{row}")
        self.begin()

    def begin(self):
        (game_id, players), options = self._setup
        self.table = rotonde.start(
            game_id, players, seed=self._seeds.getrandbits(64), options=options
        )
        self.codes = self.game.encoding(self.table.setup)

    def compare(self, seat, mask, observation):
        table = self.table
        assert table.to_act[0] == seat
        assert np.flatnonzero(mask).tolist() == sorted(self.codes.numbers(table.legal(seat)))
        view = self.game.rules.view(table.state, seat)
        assert np.array_equal(observation, np.array(self.codes.observe(view, seat), np.float32))

    def play(self, seat, number):
        """What the batch must say the decision was worth."""
        table = self.table
        table.play(seat, self.codes.chosen(number, table.legal(seat)))
        if not table.over:
            return [0.0] * len(table.setup.seats), False
        worth = returns(self.game, table.standings)
        self.begin()
        return worth, True


def follow(game_id, setup, steps, processes, every):
    count = 3
    with batch(game_id, count, seats=setup.players, processes=processes, **setup.options) as games:
        observations, masks = games.reset(seed=5)
        followed = [Followed(game_id, setup, 5, row) for row in range(count)]
        ends = 0
        for step in range(steps):
            if step % every == 0:
                for row, one in enumerate(followed):
                    one.compare(games.seats[row], masks[row], observations[row])
            seats, actions = games.seats.copy(), games.random_actions().copy()
            observations, masks, rewards, ended = games.step(actions)
            for row, one in enumerate(followed):
                worth, over = one.play(int(seats[row]), int(actions[row]))
                assert bool(ended[row]) == over
                assert rewards[row] == pytest.approx(worth, abs=1e-6)
            ends += int(ended.sum())
        return ends


@pytest.mark.parametrize(
    ("game_id", "setup"),
    [each for each in encoded() if not rotonde.game(each[0]).has_array_games][::3],
    ids=str,
)
def test_every_form_is_followed_on_the_engine(game_id, setup):
    follow(game_id, setup, 60, 1, 7)


def test_games_end_and_begin_anew_as_on_the_engine():
    (setup, *_) = (each for each in setups("steam-barons") if each.players == 2)
    assert follow("steam-barons", setup, 500, 1, 50) >= 3


def test_processes_change_nothing():
    made = {}
    for processes in (1, 2):
        with batch("silverton", 5, seats=2, processes=processes) as games:
            games.reset(seed=3)
            games.reset()
            seen = []
            for _ in range(12):
                actions = games.random_actions().copy()
                seen.append([actions, *(each.copy() for each in games.step(actions))])
            made[processes] = seen
    for one, two in zip(made[1], made[2], strict=True):
        assert all(np.array_equal(ours, theirs) for ours, theirs in zip(one, two, strict=True))
    with batch("silverton", 2, seats=2, processes=1) as few:
        few.reset(seed=3)
        few.reset()
        assert few.random_actions().tolist() == made[1][0][0][:2].tolist()


def test_misuse_is_one_sentence_and_changes_nothing():
    games = batch("steam-barons", 3, processes=2, observing=False)
    observations, masks = games.reset(seed=1)
    assert len(observations) == 0
    actions, before = games.random_actions().copy(), masks.copy()
    for bad in (-1, 10**6, int(np.flatnonzero(masks[1] == 0)[0])):
        with pytest.raises(BadInput, match="Game 1"):
            games.step([actions[0], bad, actions[2]])
        assert np.array_equal(games.masks, before)
    games.step(actions)
    worker = games._shared._close.peek()[2][2][1]
    os.kill(worker.pid, signal.SIGKILL)
    worker.join()
    with pytest.raises(BadInput, match="ended unexpectedly"):
        games.random_actions()
    games.close()
    assert games.masks.any(), "the arrays stay"
    with pytest.raises(BadInput, match="1 to 256 processes"):
        batch("steam-barons", 3, processes=0)
