"""Ratings: what the games say, no more, and the same whatever their order."""

from __future__ import annotations

import math

import pytest

from rotonde.arena.plackett_luce import rate
from rotonde.arena.rating import Outcome


def test_two_bots_differ_by_the_odds_of_their_games():
    rated = rate(["a", "b"], [Outcome((1, 1), (2600, 1400))])
    apart = rated["a"].points - rated["b"].points
    assert apart == pytest.approx(400 * math.log10(26 / 14), abs=0.5)
    # The variance of the odds' logarithm is 1/wins + 1/losses; each bot takes half the difference.
    half = 400 / math.log(10) * 1.96 * math.sqrt(1 / 2600 + 1 / 1400) / 2
    assert rated["a"].high - rated["a"].points == pytest.approx(half, rel=0.02)


def test_a_bot_on_several_seats_counts_for_each():
    """Equal bots: the one with two seats of three wins twice as often."""
    rated = rate(["a", "b"], [Outcome((1, 2), (100, 200)), Outcome((2, 1), (200, 100))])
    assert rated["a"].points == pytest.approx(0, abs=0.1)
    assert rated["a"].low < 0 < rated["a"].high


def test_strengths_that_made_the_games_are_found_again():
    made = {"a": 1.0, "b": 0.2, "c": -1.2}
    ids = list(made)
    outcomes = []
    for one in range(3):
        for other in range(3):
            if one != other:
                seats = [0, 0, 0]
                seats[one], seats[other] = 1, 3
                weights = [count * math.exp(made[id]) for id, count in zip(ids, seats, strict=True)]
                outcomes.append(
                    Outcome(tuple(seats), tuple(4000 * w / sum(weights) for w in weights))
                )
    rated = rate(ids, outcomes)
    assert list(rated) == ["a", "b", "c"]
    for id, strength in made.items():
        assert rated[id].points == pytest.approx(400 / math.log(10) * strength, abs=1)
    assert rate(ids, outcomes[::-1]) == rated


def test_a_bot_that_won_every_game_is_finite_and_its_interval_leans_outwards():
    rated = rate(["a", "b"], [Outcome((1, 1), (20, 0))])["a"]
    assert 100 < rated.low < rated.points < rated.high < 2000
    assert rated.high - rated.points > rated.points - rated.low
    more = rate(["a", "b"], [Outcome((1, 1), (200, 0))])["a"]
    assert more.low > rated.low


def test_nobody_is_better_without_games_between_them():
    rated = rate(["a", "b", "c"], [Outcome((1, 1, 0), (5, 5, 0))])
    assert rated["c"].points == pytest.approx(0, abs=0.1)
    assert rated["c"].high - rated["c"].low > 1.5 * (rated["a"].high - rated["a"].low)
