"""Whole build turns of the stock market, which the expert weighs."""

from __future__ import annotations

from random import Random

from rotonde import Table
from rotonde.bots.search import Budget, Search
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.rules.actions import Done
from tests.games.steam_barons.plans import PLANS
from tests.games.steam_barons.play import state, step

BOT = GAME.bot
PLAN = next(plan for plan in PLANS if plan.rules == "stock")


def play_to_builds():
    """The beginning of every build turn of a game of heuristic actions."""
    at: Table = PLAN.start(3)
    last = None
    while at.to_act:
        seat = at.to_act[0]
        here = state(at).turn, state(at).at
        if step(at) == "build" and here != last:
            yield at, seat, at.legal(seat)
        if step(at) == "build":
            last = here
        at.play(seat, BOT.heuristic_action(at.state, seat, at.legal(seat)))


def test_build_turns_are_legal_and_end_the_turn():
    several = 0
    for at, seat, legal in play_to_builds():
        turns = BOT.list_courses(at.state, seat, legal)
        several += len(turns) > 3
        assert len({frozenset(turn) for turn in turns}) == len(turns)
        for turn in turns:
            then = at.copy()
            for action in turn:
                assert state(then).at == state(at).at
                assert action in then.legal(seat)
                then.play(seat, action)
            assert step(then) != "build" or state(then).at > state(at).at
    assert several > 5


def test_the_first_build_turn_is_that_of_a_playout():
    compared = 0
    for at, seat, legal in play_to_builds():
        turn = BOT.list_courses(at.state, seat, legal)[0]
        then = at.copy()
        while step(then) == "build" and state(then).at == state(at).at:
            usual = BOT.heuristic_action(then.state, seat, then.legal(seat))
            then.play(seat, usual)
        twin = at.copy()
        for action in turn:
            twin.play(seat, action)
        compared += 1
        assert state(twin).track.tile == state(then).track.tile
    assert compared > 5


def test_the_expert_builds_the_turn_it_has_chosen():
    search = Search(Budget(3, share=4.0), level="expert")
    followed = 0
    for at, seat, _ in play_to_builds():
        then, rng = at.copy(), Random(1)
        first = search.choose(then.guess(seat, rng), seat, rng)
        coming = search._course[1]
        if isinstance(first, Done) or not coming:
            continue
        then.play(seat, first)
        for action in coming:
            assert search.choose(then.guess(seat, rng), seat, rng) == action
            then.play(seat, action)
        followed += 1
        if followed == 3:
            break
    assert followed == 3
