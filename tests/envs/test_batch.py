"""Batches show what the engine shows, and go on by themselves."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import rotonde
from rotonde import BadInput
from rotonde.envs.batch import batch
from rotonde.envs.returns import returns
from rotonde.games.steam_tunnel.rules.actions import Flip
from tests.every import setups


def draw_of(table, cell, observation):
    """The draw that turns up the face which an observation shows at this place."""
    board = table.state.board
    codes = 3 + len(board.faces)
    per_cell = codes + 4 * len(table.setup.seats)
    face = int(observation[cell * per_cell : cell * per_cell + codes].argmax()) - 3
    unseen = table.state.unseen
    outcomes = range(2 * len(unseen))
    return next(n for n in outcomes if board.ways[unseen[n >> 1]][n & 1] == face)


@pytest.mark.parametrize("setup", setups("steam-tunnel")[::3], ids=str)
def test_a_game_of_a_batch_followed_on_the_engine(setup):
    games = batch("steam-tunnel", 3, seats=setup.players, **setup.options)
    observations, masks = games.reset(seed=4)
    game = rotonde.game("steam-tunnel")
    for _ in range(2):  # one match, and the one that begins where it ended
        first = int(games.seats[0])
        table = rotonde.start("steam-tunnel", setup.players, options=setup.options)
        table = rotonde.Table.open_from_draws(game, table.setup, None, (first,))
        codes = game.encoding(table.setup)
        while True:
            seat = int(games.seats[0])
            assert table.to_act == (seat,)
            legal = codes.numbers(table.legal(seat))
            assert np.flatnonzero(masks[0]).tolist() == sorted(legal)
            seen = codes.observe(game.rules.view(table.state, seat), seat)
            assert observations[0].tolist() == seen
            actions = games.random_actions().copy()
            action = codes.action(int(actions[0]))
            last = isinstance(action, Flip) and len(table.state.flips) == 1
            observations, masks, rewards, ended = games.step(actions)
            if last:
                # The face of the last card is seen by nobody who decides: any that gives the score.
                break
            drawn = ()
            if isinstance(action, Flip):
                drawn = (draw_of(table, action.card, observations[0]),)
            table.play_scripted(seat, action, drawn)
            assert bool(ended[0]) == table.over
            if table.over:
                expected = returns(game, table.standings)
                assert rewards[0] == pytest.approx(expected, abs=1e-6)
                break
            assert not rewards[0].any()
        assert ended[0]
        assert rewards[0].sum() == pytest.approx(0, abs=1e-6)


def test_every_game_ends_and_begins_anew():
    games = batch("steam-tunnel", 200, seats=2, observing=False)
    observations, _ = games.reset(seed=1)
    assert len(observations) == 0
    ends = np.zeros(200, int)
    wins = np.zeros(2)
    for _ in range(200):
        _, masks, rewards, ended = games.step(games.random_actions())
        ends += ended
        assert (rewards[~ended] == 0).all()
        assert masks[ended].sum(axis=1).tolist() == [32] * ended.sum()
        assert not rewards[ended].sum(axis=1).any()
        wins += (rewards[ended] > 0).sum(axis=0)
    assert ends.min() >= 2
    assert wins.min() > 0.4 * wins.sum()


def test_the_games_hang_on_the_seed_and_not_on_their_number():
    few, many = batch("steam-tunnel", 2), batch("steam-tunnel", 40)
    few.reset(seed=3)
    many.reset(seed=3)
    for _ in range(100):
        ours, theirs = few.random_actions(), many.random_actions()
        assert (ours == theirs[:2]).all()
        seen = few.step(ours)[0]
        assert (many.step(theirs)[0][:2] == seen).all()
    few.reset()
    many.reset()
    assert (few.random_actions() == many.random_actions()[:2]).all()
    many.reset(seed=4)
    assert (few.random_actions() != many.random_actions()[:2]).any()


def test_random_actions_are_legal_and_even():
    games = batch("steam-tunnel", 3200)
    games.reset(seed=1)
    chosen = games.random_actions()
    assert games.masks[np.arange(3200), chosen].all()
    counts = np.unique(chosen, return_counts=True)[1]
    assert len(counts) == 32
    assert 50 < counts.min() <= counts.max() < 150


@pytest.mark.parametrize("bad", [0, -1, 685, 10**6])
def test_an_illegal_action_changes_nothing(bad):
    games = batch("steam-tunnel", 5)
    games.reset(seed=2)
    seen, masks = games.observations.copy(), games.masks.copy()
    actions = games.random_actions().copy()
    actions[3] = bad
    with pytest.raises(BadInput, match="Game 3"):
        games.step(actions)
    assert (games.observations == seen).all()
    assert (games.masks == masks).all()


def test_bad_input_is_one_sentence():
    with pytest.raises(BadInput, match="1 to 1000000 games"):
        batch("steam-tunnel", 0)
    with pytest.raises(BadInput, match="2 to 5 players"):
        batch("steam-tunnel", 5, seats=9)
    with pytest.raises(BadInput, match="numbers wanted: 5"):
        batch("steam-tunnel", 5).step([1, 2])


def test_a_missing_extra_is_named():
    code = "import sys; sys.modules['numpy'] = None; import rotonde.envs.batch"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert 'pip install "rotonde[fast]"' in run.stderr
