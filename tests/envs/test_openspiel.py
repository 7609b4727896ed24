"""OpenSpiel's own simulation test, unchanged, and what it does not ask."""

from __future__ import annotations

import copy
import json
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import rotonde
import rotonde.envs.openspiel
from rotonde.envs.tree import root
from rotonde.kernel.chance import BadDraw
from tests.every import GAMES, encoded, length, setups

DECISIONS = 150
"""So many at least in each set-up."""


def load(parameters=""):
    return pyspiel.load_game(f"rotonde_steam_tunnel({parameters})")


@pytest.mark.parametrize(
    ("game", "setup"), [case for case in encoded() if not case[1].long], ids=str
)
def test_their_simulation_passes(game, setup):
    theirs = rotonde.envs.openspiel.load(game, setup.players, setup.options)
    which = setups(game).index(setup)
    sims = max(1, DECISIONS // length(game, which))
    # States are written and read back at every step in every other set-up: that takes long.
    pyspiel.random_sim_test(theirs, num_sims=sims, serialize=which % 2 == 0, verbose=False)


def test_a_secret_sale_is_unseen_until_all_have_chosen():
    """They take turns; what the first sold is in nobody else's observation."""
    game = pyspiel.load_game("rotonde_steam_barons(players=3)")
    state, rng, seen = game.new_initial_state(), random.Random(4), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
            continue
        legal, table = state.legal_actions(), state.node.table
        if table.state.stack[-1].id == "sell" and len(table.to_act) > 1:
            seen += 1
            one, other = state.child(legal[0]), state.child(legal[-1])
            for seat in {*range(3)} - {state.current_player()}:
                for told in ("observation", "information_state"):
                    for form in ("string", "tensor"):
                        tell = f"{told}_{form}"
                        assert getattr(one, tell)(seat) == getattr(other, tell)(seat)
        state.apply_action(rng.choice(legal))
    assert seen


def test_alone_the_returns_are_the_grade():
    game = pyspiel.load_game("rotonde_silverton(players=1)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    state = walk(game.new_initial_state(), random.Random(1))
    assert state.returns() == [-1.0]  # whoever plays at random never gets there
    together = pyspiel.load_game("rotonde_silverton(players=4)")
    assert (together.min_utility(), together.max_utility()) == (-1 / 4, 3 / 4)


@pytest.mark.parametrize("players", [3, 4])
def test_slots_mean_what_is_listed(players):
    """Numbers are distinct and each of them does what its words say, offers included."""
    game = pyspiel.load_game(f"rotonde_silverton(players={players},length=short,trade_offers=8)")
    state, rng = game.new_initial_state(), random.Random(3)
    offers = 0
    while not state.is_terminal() and offers < 20:
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
            continue
        player, table = state.current_player(), state.node.table
        listed = {repr(action) for action in table.legal(player)}
        legal = state.legal_actions()
        assert {state.action_to_string(player, number) for number in legal} == listed
        assert len(legal) == len(set(legal)) == len(listed)
        number = rng.choice(legal)
        said = state.action_to_string(player, number)
        offers += said.startswith("Offer")
        state.apply_action(number)
        node = state.node
        done = node.choice[1] if node.choice else node.table.decisions[-1].action
        assert repr(done) == said
    assert offers


def test_the_information_tensor_tells_one_slot_from_another():
    game = pyspiel.load_game("rotonde_silverton(players=2)")
    codes = game.rules.codes
    state = walk(game.new_initial_state(), random.Random(1), 60)
    while state.is_chance_node():
        state.apply_action(0)
    numbers = {
        seat: [
            1 + number
            for decision, number in zip(state.node.table.decisions, state.node.made, strict=True)
            if decision.seat == seat
        ]
        for seat in (0, 1)
    }
    for seat, made in numbers.items():
        told = state.information_state_tensor(seat)[codes.shape :]
        assert told[: len(made)] == made
        assert not any(told[len(made) :])


@pytest.mark.parametrize("id", GAMES)
def test_every_game_with_an_encoding_is_registered(id):
    name = f"rotonde_{id.replace('-', '_')}"
    assert (name in pyspiel.registered_names()) == rotonde.game(id).has_encoding


def walk(state, rng, steps=10**9):
    """Random play, chance included, for so many steps or to the end."""
    while steps and not state.is_terminal():
        steps -= 1
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 20, 41])
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda state: state.clone()])
def test_a_clone_goes_its_own_way(steps, twin_of):
    state = walk(load("players=3").new_initial_state(), random.Random(1), steps)
    before = str(state)
    twin = twin_of(state)
    assert str(twin) == before
    walk(twin, random.Random(2))
    assert twin.is_terminal()
    assert str(state) == before
    walk(state, random.Random(2))
    assert str(state) == str(twin)
    assert state.returns() == twin.returns()


def test_chance_sets_up_first_and_draws_each_card():
    state = load("players=3").new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]
    state.apply_action(2)
    assert state.current_player() == 2
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    chances = [chance for _, chance in state.chance_outcomes()]
    assert sum(chances) == pytest.approx(1)
    assert len(set(chances)) == 1
    state.apply_action(0)
    assert state.current_player() == 2


def test_the_tree_agrees_with_the_table_it_spells_out():
    table = rotonde.start("steam-tunnel", seats=2, seed=3)
    node, rng = root(load().rules), random.Random(4)
    for drawn in table.opening:
        node = node.draw(drawn)
    while not table.over:
        seat = table.to_act[0]
        assert node.table.legal(seat) == table.legal(seat)
        action = rng.choice(table.legal(seat))
        table.play(seat, action)
        node = node.decide(seat, action)
        for drawn in table.decisions[-1].drew:
            assert node.outcomes > drawn
            node = node.draw(drawn)
        assert node.table.position() == table.position()
    assert not node.outcomes
    assert node.table.standings == table.standings


@pytest.mark.parametrize("id", sorted({game for game, _ in encoded()}))
def test_a_pickled_game_is_the_same_game(id):
    name = f"rotonde_{id.replace('-', '_')}"
    game = pyspiel.load_game(name, {"players": rotonde.game(id).info.seats[1]})
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.rules.game is game.rules.game


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 20, 41])
def test_a_pickled_node_is_the_same_node(steps):
    state = walk(load("players=3").new_initial_state(), random.Random(1), steps)
    again = pickle.loads(pickle.dumps(state.node))
    assert (again.draws, again.outcomes, again.choice) == (
        state.node.draws,
        state.node.outcomes,
        state.node.choice,
    )
    if state.node.table is not None:
        assert again.table.position() == state.node.table.position()


def test_what_is_not_possible_leaves_the_state_alone():
    game = load()
    start = root(game.rules)
    with pytest.raises(BadDraw):
        start.draw(2)
    node = start.draw(0)
    with pytest.raises(rotonde.Refused):
        node.decide(1, game.rules.codes.action(1))
    assert node.table.to_act == (0,)


class NoIdea(mcts.Evaluator):
    """Values nothing: what is asked here is whether the search runs."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def let_play(game, bot, decisions, rng):
    """How many decisions it made of so many."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal() and made < decisions:
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        made += 1
    return made


def test_python_mcts_of_theirs_plays_to_the_end():
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(load(), 1.4, 2, evaluator, random_state=rng)
    assert let_play(load(), bot, 1000, rng) > 30


def test_python_mcts_of_theirs_plays_where_sales_are_secret():
    game, rng = pyspiel.load_game("rotonde_steam_barons(players=3)"), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 6, NoIdea(), random_state=rng)
    assert let_play(game, bot, 40, rng) == 40


def test_their_search_over_information_sets_plays_where_cash_is_secret():
    """It takes games of imperfect information only; of ours that is Silverton."""
    game = pyspiel.load_game("rotonde_silverton(players=2,length=short)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, NoIdea(), 1.4, 6, random_state=rng, use_observation_string=True)
    assert let_play(game, bot, 40, rng) == 40


def test_a_resampled_state_looks_the_same_and_goes_its_own_way():
    """Cash follows from the payments that all have seen, so there is nothing to draw anew."""
    game = pyspiel.load_game("rotonde_silverton(players=3,length=short)")
    state, rng = game.new_initial_state(), random.Random(3)
    while state.is_chance_node() or len(state.history()) < 150:
        legal = state.legal_actions()
        state.apply_action(rng.choice(legal))
    player = state.current_player()
    seen = state.observation_string(player)
    others = [state.resample_from_infostate(player, rng.random) for _ in range(8)]
    assert {other.observation_string(player) for other in others} == {seen}
    assert {other.current_player() for other in others} == {player}
    for other in others:
        while not other.is_terminal() and len(other.history()) < 5:
            other.apply_action(rng.choice(other.legal_actions()))
    assert len({str(other) for other in others}) > 1
    assert state.observation_string(player) == seen


def test_who_has_chosen_in_secret_chooses_anew():
    game, rng = pyspiel.load_game("rotonde_steam_barons(players=3)"), random.Random(4)
    state, seen = game.new_initial_state(), 0
    while not state.is_terminal() and not seen:
        if not state.is_chance_node() and state.node.table._pending:
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == player
            assert other.observation_string(player) == state.observation_string(player)
            assert sorted(other.legal_actions()) == sorted(state.legal_actions())
            seen += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert seen


def test_returns_share_the_win():
    for seed in range(10):
        state = walk(load("players=4").new_initial_state(), random.Random(seed))
        worth = state.returns()
        assert sum(worth) == pytest.approx(0)
        assert max(worth) <= 1 - 1 / 4
        assert min(worth) == -1 / 4 or len(set(worth)) == 1


def test_parameters_reach_the_game():
    assert load("board=full").num_distinct_actions() > load().num_distinct_actions()
    options = load("board=full").rules.setup.options
    assert options["variant"] == "charity"
    assert load("board=full,variant=standard").rules.setup.options["variant"] == "standard"
    by_dict = pyspiel.load_game("rotonde_steam_tunnel", {"pawns": "20"})
    assert by_dict.rules.setup.options["pawns"] == "20"
    assert pyspiel.load_game(str(by_dict)).rules.setup.options["pawns"] == "20"
    with pytest.raises(rotonde.BadInput, match="2 to 5 players"):
        load("players=9")


def test_information_states_remember_the_way():
    """The same cards turned up in another order look alike on the table, not in memory."""
    game = load()
    one, other = game.new_initial_state(), game.new_initial_state()
    for state in (one, other):
        state.apply_action(0)
    for cell, card in ((0, "A1"), (1, "B1")):
        turn_up(game, one, cell, card)
    for cell, card in ((1, "B1"), (0, "A1")):
        turn_up(game, other, cell, card)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def turn_up(game, state, cell, card):
    """Turn up that card there, and place no pawn."""
    flip = rotonde.game("steam-tunnel").rules.read_action({"type": "flip", "card": cell})
    state.apply_action(game.rules.codes.number(flip))
    state.apply_action(
        next(
            outcome
            for outcome, _ in state.chance_outcomes()
            if json.loads(state.child(outcome).observation_string(0))["cards"][cell] == card
        )
    )
    state.apply_action(0)


def test_an_observation_is_what_the_seat_sees():
    game = load("players=3")
    state = walk(game.new_initial_state(), random.Random(5), 30)
    assert not state.is_chance_node()
    table, rules = state.node.table, game.rules
    for seat in range(3):
        seen = rules.codes.observe(rules.game.rules.view(table.state, seat), seat)
        assert state.observation_tensor(seat) == pytest.approx(seen)
