"""Steam Tunnel on arrays is Steam Tunnel: decision by decision what the engine says."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from rotonde.games.steam_tunnel.arrays.core import TunnelCore, streams
from rotonde.games.steam_tunnel.arrays.draws import draw
from rotonde.games.steam_tunnel.rules.scoring import SHARE
from rotonde.kernel.compiled import COMPILES, row
from tests.every import setups
from tests.games.steam_tunnel.arrays import UNCOMPILED, endings, play_beside
from tests.games.steam_tunnel.play import Plan, laid, plans, table


def test_numba_is_installed_where_tests_run():
    assert COMPILES


@given(plans(), st.integers(0, 60))
@settings(max_examples=40, deadline=None)
def test_whole_games_are_the_engine_s(plan, taken_up_at):
    play_beside(plan, plan.start(), taken_up_at)


@pytest.mark.parametrize("setup", setups("steam-tunnel"), ids=str)
def test_every_variant_and_number_of_players(setup):
    plan = Plan(setup.players, 11, setup.options, blocking=0.2, passing=0.05)
    end = play_beside(plan, plan.start(), 9)
    assert end.over


def test_a_supply_that_runs_out():
    plan = Plan(2, 3, {"board": "full", "pawns": "20"}, blocking=0.0, passing=0.0)
    end = play_beside(plan, plan.start(), 30)
    assert 0 in end.state.supply


def test_planted_cards_come_up():
    for seed in range(4):
        start = table(laid("0,0 A2") + "? 3,3 B1\n? 5,5 C1r\n? 0,5 A6\n", seats=3)
        assert len(start.state.planted) == 3
        play_beside(Plan(3, seed, {}, blocking=0.4, passing=0.2), start, 4)


def test_uncompiled_it_is_the_same():
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from tests.games.steam_tunnel.arrays import main; main()"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == [endings(plan) for plan in UNCOMPILED]


def test_random_endings_score_what_random_games_of_the_engine_do():
    core = TunnelCore(rotonde.start("steam-tunnel", 2).setup)
    scores, decisions = core.play_out(core.blank(), 4000, seed=1)
    engine = [random_game(seed) for seed in range(300)]
    lengths = np.array([game.n for game in engine])
    points = np.array([float(score) for game in engine for score in game.scores])
    # Four standard errors of what the engine's games show.
    assert abs(decisions / 4000 - lengths.mean()) < 4 * lengths.std() / 300**0.5
    assert abs(scores.mean() / SHARE - points.mean()) < 4 * points.std() / 600**0.5


def random_game(seed):
    game, rng = rotonde.start("steam-tunnel", 2, seed=seed), Random(seed)
    while not game.over:
        game.play(game.to_act[0], rng.choice(game.legal(game.to_act[0])))
    return game


def test_draws_are_even():
    stream = row(streams(1, 5)[0])
    counts = np.bincount([draw(stream, 7) for _ in range(70_000)], minlength=7)
    # Each is binomial with a standard deviation of about 93.
    assert abs(counts - 10_000).max() < 400


def test_a_game_s_draws_do_not_hang_on_the_others():
    assert (streams(3, 9) == streams(50, 9)[:3]).all()
    assert (streams(3, 9) != streams(3, 10)).any(axis=1).all()
