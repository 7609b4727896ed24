"""PettingZoo's own suites, unchanged, and what they do not ask."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rotonde import BadInput, Refused
from rotonde.envs.pettingzoo import env, raw_env
from tests.every import encoded

CYCLES = 120

# Their test expects the names of their own games before it accepts a dict as an observation.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize(("game", "setup"), encoded(), ids=str)
def test_their_suites_pass(game, setup):
    def made():
        return env(game, seats=setup.players, **setup.options)

    api_test(made(), num_cycles=CYCLES)
    seed_test(made, num_cycles=CYCLES // 4)


def finished(match, seed=None):
    """Play to the end by the mask alone; the rewards and infos of every agent."""
    match.reset(seed=seed)
    rng = np.random.default_rng(0)
    rewards, infos = {}, {}
    for agent in match.agent_iter():
        seen, reward, terminated, truncated, info = match.last()
        if terminated or truncated:
            rewards[agent], infos[agent] = reward, info
            match.step(None)
        else:
            match.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return rewards, infos


@pytest.mark.parametrize("seats", [2, 5])
def test_rewards_sum_to_zero_and_follow_the_ranks(seats):
    for seed in range(10):
        rewards, infos = finished(env("steam-tunnel", seats=seats), seed)
        assert len(rewards) == seats
        assert sum(rewards.values()) == pytest.approx(0)
        winners = [agent for agent in rewards if infos[agent]["rank"] == 1]
        for agent, reward in rewards.items():
            share = 1 / len(winners) if agent in winners else 0
            assert reward == pytest.approx(share - 1 / seats)


@pytest.mark.parametrize(("game", "setup"), encoded(), ids=str)
def test_the_mask_is_what_is_legal_and_only_for_who_acts(game, setup):
    raw = raw_env(game, seats=setup.players, **setup.options)
    raw.reset(seed=1)
    for agent in raw.agents:
        mask = raw.observe(agent)["action_mask"]
        # Who chooses in secret at the same time comes later.
        acts = agent == raw.agent_selection
        assert mask.sum() == (len(raw.table.legal(raw.agents.index(agent))) if acts else 0)


def test_alone_the_reward_is_the_grade():
    seen = set()
    for seed in range(4):
        rewards, infos = finished(env("silverton", seats=1), seed)
        (reward,), (info,) = rewards.values(), infos.values()
        assert (info["ending"], reward) == ("decisive-defeat", -1.0)
        seen.add(info["score"])
    assert len(seen) > 1


def test_a_slot_that_holds_nothing_is_refused():
    raw = raw_env("silverton", seats=3)
    raw.reset(seed=1)
    codes = raw.table.game.encoding(raw.table.setup)
    offer = codes.number(raw.table.game.rules.read_action({"type": "offer", "seat": 1}))
    with pytest.raises(BadInput):
        raw.step(offer)
    with pytest.raises(Refused):
        raw.step(codes.number(raw.table.game.rules.read_action({"type": "roll"})))


def test_spaces_are_the_same_objects_each_time():
    match = env("steam-tunnel", seats=2)
    for agent in match.possible_agents:
        assert match.observation_space(agent) is match.observation_space(agent)
        assert match.action_space(agent) is match.action_space(agent)


def test_one_seed_repeats_a_whole_run():
    one, other, free = (raw_env("steam-tunnel") for _ in range(3))
    one.reset(seed=5)
    other.reset(seed=5)
    free.reset()
    assert one.table.seed.key == other.table.seed.key != free.table.seed.key
    one.reset()
    other.reset()
    assert one.table.seed.key == other.table.seed.key
    free.reset()
    assert one.table.seed.key != free.table.seed.key


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_action_ends_the_match_as_in_their_own_games():
    match = env("steam-tunnel", seats=2)
    match.reset(seed=1)
    culprit = match.agent_selection
    match.step(0)  # passing before a card is turned up
    assert all(match.terminations.values())
    assert match.rewards[culprit] == -1
    raw = raw_env("steam-tunnel", seats=2)
    raw.reset(seed=1)
    with pytest.raises(Refused):
        raw.step(0)


@pytest.mark.filterwarnings("ignore")
def test_misuse_is_answered_as_by_their_wrappers():
    match = env("steam-tunnel", seats=2)
    for early in (match.render, match.agent_iter, lambda: match.step(1)):
        with pytest.raises(AssertionError, match="reset"):
            early()
    with pytest.raises(AssertionError, match="reset"):
        match.observe("player_0")
    with pytest.raises(AttributeError):
        match.agent_selection  # noqa: B018
    match.reset(seed=1)
    for bad in (-1, 685, None, 1.5):
        with pytest.raises(AssertionError, match="action space"):
            match.step(bad)
    finished(match)
    match.step(1)  # a warning: nobody is left
    assert match.agents == []


def test_render_and_pickle():
    text = env("steam-tunnel", render_mode="ansi")
    text.reset(seed=1)
    assert "Steam Tunnel" in text.render()
    picture = pickle.loads(pickle.dumps(env("steam-tunnel", render_mode="svg")))
    picture.reset(seed=1)
    assert picture.render().startswith("<svg")
    picture.close()


def test_bad_input_is_one_sentence():
    with pytest.raises(BadInput, match="render mode"):
        env("steam-tunnel", render_mode="hologram")
    with pytest.raises(BadInput, match="2 to 5 players"):
        env("steam-tunnel", seats=9)
    with pytest.raises(BadInput, match="no option"):
        env("steam-tunnel", colour="red")


@pytest.mark.parametrize(
    ("module", "theirs", "extra"),
    [("pettingzoo", "gymnasium", "pettingzoo"), ("openspiel", "pyspiel", "openspiel")],
)
def test_a_missing_extra_is_named(module, theirs, extra):
    code = f"import sys; sys.modules[{theirs!r}] = None; import rotonde.envs.{module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert f'pip install "rotonde[{extra}]"' in run.stderr


def test_importing_rotonde_imports_no_extra():
    code = (
        "import sys, rotonde, rotonde.envs; rotonde.start('steam-tunnel');"
        "assert not {'numpy', 'numba', 'pettingzoo', 'gymnasium', 'pyspiel'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
