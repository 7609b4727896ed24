"""Gymnasium's own check, unchanged, and what it does not ask."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rotonde import BadInput
from rotonde.envs.gymnasium import env
from tests.every import encoded

# They warn of infinite bounds, which a vector of counts and money has.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(
    ("game", "setup"), [pair for pair in encoded() if not pair[1].long][::4], ids=str
)
def test_their_check_passes(game, setup):
    check_env(env(game, seats=setup.players, bots="random", **setup.options))


def play(match, seed, rng):
    """To the end by the mask alone: the rewards on the way, and the last info."""
    seen, _ = match.reset(seed=seed)
    rewards = []
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, terminated, truncated, info = match.step(rng.choice(legal))
        rewards.append(reward)
        assert not truncated
        if terminated:
            return rewards, info


@pytest.mark.parametrize("seat", [0, 2])
def test_a_match_from_one_seat(seat):
    match = env("steam-tunnel", seats=3, seat=seat, bots="random")
    rng = np.random.default_rng(1)
    for seed in range(8):
        rewards, info = play(match, seed, rng)
        assert not any(rewards[:-1])
        ranks = match.table.standings.ranks
        assert info["rank"] == ranks[seat]
        share = 1 / ranks.count(1) if ranks[seat] == 1 else 0
        assert rewards[-1] == pytest.approx(share - 1 / 3)
        with pytest.raises(gymnasium.error.ResetNeeded):
            match.step(0)


def test_alone_there_are_no_bots():
    rewards, info = play(env("silverton", seats=1), 1, np.random.default_rng(1))
    assert (rewards[-1], info["ending"]) == (-1.0, "decisive-defeat")


def test_the_other_seats_are_played_by_these_bots():
    """Greedy beats a player who does not think; two who do not think win their share."""
    rng = np.random.default_rng(2)
    wins = {}
    for bots in ("greedy", "random"):
        match = env("steam-tunnel", seats=2, bots=bots)
        wins[bots] = sum(play(match, seed, rng)[0][-1] > 0 for seed in range(40))
    assert wins["greedy"] < 10 < wins["random"]


def test_one_seed_repeats_a_whole_run():
    runs = []
    for _ in range(2):
        match = env("steam-tunnel", seats=2, bots=["fair"], nodes=48)
        rng = np.random.default_rng(3)
        runs.append([play(match, seed, rng) for seed in (5, None)])
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


def test_an_illegal_action_ends_the_match():
    match = env("steam-tunnel", bots="random")
    seen, _ = match.reset(seed=1)
    assert (match.action_masks() == seen["action_mask"].astype(bool)).all()
    _, reward, terminated, _, info = match.step(0)  # passing before a card is turned up
    assert (reward, terminated, info) == (-1.0, True, {"illegal": True})


def test_render():
    match = env("steam-tunnel", render_mode="ansi", bots="random")
    match.reset(seed=1)
    assert "Steam Tunnel" in match.render()
    match = env("steam-tunnel", render_mode="svg", bots="random")
    match.reset(seed=1)
    assert match.render().startswith("<svg")


def test_bad_input_is_one_sentence():
    with pytest.raises(BadInput, match="one of 0 to 1"):
        env("steam-tunnel", seat=2)
    with pytest.raises(BadInput, match="Bots wanted: 2"):
        env("steam-tunnel", seats=3, bots=["random"])
    with pytest.raises(BadInput, match="render mode"):
        env("steam-tunnel", render_mode="hologram")
    with pytest.raises(BadInput, match="no bot"):
        env("steam-tunnel", bots="genius")


def test_a_missing_extra_is_named():
    code = "import sys; sys.modules['numpy'] = None; import rotonde.envs.gymnasium"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert 'pip install "rotonde[gymnasium]"' in run.stderr
