"""Courses: what the highest level does one after another is weighed as a whole, and followed."""

from __future__ import annotations

from random import Random

import pytest

from rotonde.bots.search import Budget, Search
from tests.kernel.yard import Bid, yard

FIRST_SIGHT = (Bid(0), Bid(0))
BETTER = (Bid(3), Bid(6))
COURSES = [FIRST_SIGHT, (Bid(9), Bid(9)), BETTER]


class Counting:
    """Seat 1 bids again and again; all it has bid, in order, is what a future is about."""

    def __init__(self, monkeypatch, key=lambda state, seat: state.round):
        self.table = yard(seed=3)
        self.table.state.round = 1
        self.playouts = []
        choice = self.table.state.stack[-1].__class__
        monkeypatch.setattr(choice, "secret", False)
        monkeypatch.setattr(choice, "perform", self.bid, False)
        self.table.state.to_act = (1,)
        for name, answer in {
            "heuristic_action": lambda state, seat, legal: Bid(0),
            "is_searched": lambda state: False,
            "list_courses": lambda state, seat, legal: COURSES if state.round == 1 else [],
            "course_key": key,
            "playout": self.playout,
        }.items():
            monkeypatch.setattr(self.table.game.bot, name, answer, raising=False)

    def bid(self, state, seat, action, chance):
        state.round = 10 * state.round + action.coins
        return []

    def playout(self, state, future, enough):
        self.playouts.append(state.round)
        return [0.0, {136: 0.9, 199: 0.5}.get(state.round, 0.1), 0.0]

    def choose(self, search):
        return search.choose(self.table.guess(1, Random(1)), 1, Random(1))


@pytest.fixture
def expert():
    return Search(Budget(12, share=4.0), level="expert")


def test_a_course_is_weighed_as_a_whole_and_followed(monkeypatch, expert):
    of = Counting(monkeypatch)
    assert of.choose(expert) == Bid(3)
    assert set(of.playouts) == {100, 199, 136}
    of.table.play(1, Bid(3))
    of.playouts.clear()
    assert of.choose(expert) == Bid(6)
    assert not of.playouts, "the choice was made before"


def test_only_the_highest_level_weighs_courses(monkeypatch):
    of = Counting(monkeypatch)
    assert of.choose(Search(Budget(12), level="strong")) == Bid(0)
    assert not of.playouts


def test_a_course_is_left_where_the_position_is_another(monkeypatch, expert):
    of = Counting(monkeypatch)
    of.choose(expert)
    of.table.play(1, Bid(9))
    assert of.choose(expert) == Bid(0), "first sight, since no courses are offered there"


def test_a_course_is_not_followed_where_no_key_tells_positions_apart(monkeypatch, expert):
    of = Counting(monkeypatch, key=lambda state, seat: None)
    assert of.choose(expert) == Bid(3)
    of.table.play(1, Bid(3))
    assert of.choose(expert) == Bid(0)
