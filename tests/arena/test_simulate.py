"""Simulate: the same games wherever they run, counted by bot and by starting place."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rotonde.arena.simulate import SimulationJob, one, simulate

PLAN = SimulationJob(
    "steam-tunnel", ("greedy", "random", "random"), 9, "seed", {"variant": "charity"}
)


def test_processes_do_not_change_the_results():
    alone, together = simulate(PLAN, processes=1), simulate(PLAN, processes=2)
    assert alone.results == together.results
    assert alone.wins == together.wins


def test_bots_turn_by_one_seat_each_game():
    seats = [one(PLAN, number).bots for number in range(4)]
    assert seats[0] == ("greedy", "random", "random")
    assert seats[1] == ("random", "greedy", "random")
    assert seats[3] == seats[0]


def test_wins_add_up_and_equal_ids_are_added():
    result = simulate(PLAN, processes=1)
    assert set(result.wins) == {"greedy", "random"}
    assert sum(result.wins.values()) == pytest.approx(9)
    assert sum(result.seat_wins) == pytest.approx(9)
    assert result.decisions == sum(played.decisions for played in result.results)


def test_places_are_counted_from_the_first_player_not_by_chair():
    for number in range(12):
        played = one(PLAN, number)
        assert sorted(played.places) == [0, 1, 2]
        first = played.places.index(0)
        assert played.places == tuple((chair - first) % 3 for chair in range(3))


def test_winners_have_the_highest_score():
    for played in simulate(PLAN, processes=1).results:
        scores = [Fraction(score) for score in played.scores]
        assert played.winners == tuple(i for i, s in enumerate(scores) if s == max(scores))
