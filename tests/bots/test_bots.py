"""Bots: they play by the rules, fairly, repeatably, and better as they think more."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.arena.simulate import SimulationJob, simulate
from rotonde.bots import BOTS, bot, choose
from rotonde.bots.greedy import Greedy
from rotonde.kernel.contract.bot import lead
from rotonde.kernel.message import BadInput
from tests.kernel.yard import Bid, Bidding, yard
from tests.play import random_table


@pytest.mark.parametrize("id", BOTS)
def test_every_bot_plays_a_whole_game(id):
    """One game here; the trial lets every bot play each."""
    table, rng = rotonde.start("steam-tunnel", 3, seed=1), Random(1)
    player = bot(id, nodes=20)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, choose(player, table, seat, rng))
    assert table.standings is not None


@pytest.mark.parametrize("id", ["random", "easy"])
def test_bots_play_games_with_secret_choices_and_dice(id):
    for seed in range(5):
        table, rng = yard(seed=seed), Random(seed)
        player = bot(id, nodes=16)
        while table.to_act:
            seat = table.to_act[-1]
            table.play(seat, choose(player, table, seat, rng))


def test_a_bot_is_handed_a_guess_never_the_table():
    seen = []

    class Spy:
        def choose(self, guess, seat, rng):
            seen.append(guess)
            return guess.legal(seat)[0]

    table = random_table(3, decisions=6)
    choose(Spy(), table, table.to_act[0], Random(1))
    assert seen[0] is not table
    assert seen[0].seed is None
    assert seen[0].state is not table.state


def test_the_same_seed_gives_the_same_choice():
    table = random_table(5, decisions=21)
    seat = table.to_act[0]
    picks = {choose(bot("strong", nodes=80), table, seat, Random(4)) for _ in range(3)}
    assert len(picks) == 1


def test_greedy_takes_the_best_margin_as_the_board_reads():
    table = random_table(8, decisions=21)
    assert table.state.stack[-1].id == "pawn"
    seat = table.to_act[0]
    best = max(_after(table, seat, action) for action in table.legal(seat))
    picked = Greedy().choose(table.guess(seat, Random(1)), seat, Random(1))
    assert _after(table, seat, picked) == best


def _after(table, seat, action):
    twin = table.copy()
    twin.play(seat, action)
    return lead([float(score) for score in twin.scores], seat)


def test_greedy_weighs_a_secret_choice_by_what_the_others_may_choose():
    """Everybody pays, for nothing: to bid none is best, and only the end of it shows that."""

    class Toll(Bidding):
        def reveal(self, state, choices, chance):
            for seat, bid in choices.items():
                state.coins[seat] -= bid.coins
            state.stack, state.to_act = [], ()
            return []

        def legal(self, state, seat):
            return super().legal(state, seat)[::-1]

    table = yard(seed=3)
    table.state.stack = [Toll()]
    assert table.legal(1)[0] == Bid(10)
    for seed in range(10):
        assert Greedy().choose(table.guess(1, Random(seed)), 1, Random(seed)) == Bid(0)


def test_greedy_asks_the_game_where_chance_follows_a_secret_choice(monkeypatch):
    table = yard(seed=3)
    picks = {Greedy().choose(table.guess(1, Random(n)), 1, Random(n)) for n in range(20)}
    assert len(picks) > 3, "by chance, since nobody knows better"
    monkeypatch.setattr(
        table.game.bot, "heuristic_action", lambda state, seat, legal: legal[4], raising=False
    )
    picks = {Greedy().choose(table.guess(1, Random(n)), 1, Random(n)) for n in range(20)}
    assert picks == {Bid(4)}


def test_a_lead_counts_by_what_scores_are_worth_in_the_game():
    """Ten times the points, and the same outlook."""
    table = yard()
    outlook = []
    for factor in (1, 10):
        table.state.coins = [10 * factor, 5 * factor, 5 * factor]
        outlook.append(table.game.bot.win_chances(table.state))
    assert outlook[0] == pytest.approx(outlook[1])
    assert 0.55 < outlook[0][0] < 0.95
    table.state.coins = [0, 0, 0]
    assert table.game.bot.win_chances(table.state) == [0.5, 0.5, 0.5]


def test_thinking_helps():
    # The bars themselves are measured with simulate (docs/bots.md); here only their direction.
    greedy = simulate(SimulationJob("steam-tunnel", ("greedy", "random"), 40, "t", {}), processes=1)
    assert greedy.wins["greedy"] >= 30
    search = simulate(
        SimulationJob("steam-tunnel", ("strong", "random"), 10, "t", {}, nodes=60), processes=1
    )
    assert search.wins["strong"] >= 8


def test_a_clock_is_a_budget_too():
    table = random_table(8, decisions=31)
    seat = table.to_act[0]
    assert choose(bot("strong", seconds=0.02), table, seat, Random(1)) in table.legal(seat)


def test_unknown_bots_are_refused():
    with pytest.raises(BadInput, match="deep-blue"):
        bot("deep-blue")
