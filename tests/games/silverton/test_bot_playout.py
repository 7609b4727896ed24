"""Playouts do what heuristic actions do, and hold luck still for what they compare."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.bot.playout import play_out, settle_cards
from rotonde.games.silverton.bot.style import SHARP
from rotonde.games.silverton.rules.actions import Done, Prospect
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.contract.bot import Future
from rotonde.kernel.table.table import Table

BOT = GAME.bot


def imagine(players: int, seed: int, **options: str) -> tuple[Table, Future]:
    future = Future(seed, (0.0,) * players)
    guess = rotonde.start(GAME.id, players, seed=seed, options=options).guess(0, Random(seed))
    settle_cards(guess.state, future)
    return guess, future


def first_sight(table: Table) -> SilvertonState:
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        table.play(seat, BOT.rollout_policy(table.state, seat, legal, Random(0)))
    return table.state


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"length": "short"}),
        (4, {"length": "short"}),
        (3, {"length": "short", "rules": "advanced"}),
        (3, {"length": "long", "rules": "advanced", "hiring": "on", "shared_lines": "on"}),
        (2, {"scenario": "golden-spike"}),
        (1, {"scenario": "denver-6000"}),
    ],
)
def test_a_playout_is_what_first_sight_decides_step_by_step(players, options):
    for seed in (0, 1) if players != 3 else (7, 9):  # in which shared lines are ended
        slow, _ = imagine(players, seed, **options)
        quick, future = imagine(players, seed, **options)
        first_sight(slow)
        play_out(quick.state, future, None, [SHARP] * players)
        assert (quick.state.turn, quick.state.cash) == (slow.state.turn, slow.state.cash)
        assert quick.state.owner == slow.state.owner


def test_a_playout_stops_where_it_is_enough():
    guess, future = imagine(2, 1, length="short")
    play_out(guess.state, future, lambda state: state.turn >= 3, [SHARP] * 2)
    assert guess.state.turn == 3
    assert guess.state.stack


def test_the_row_brings_the_same_cards_whatever_was_chosen():
    """A seat that takes a claim more has not another deck."""
    shown = []
    for taken in (True, False):
        guess, future = imagine(2, 4, length="short")
        state, seat = guess.state, guess.to_act[0]
        row = set(state.row)
        claim = next(a for a in guess.legal(seat) if isinstance(a, Prospect) and a.claim)
        guess.play(seat, claim if taken else Done())
        play_out(state, future, lambda state: state.turn >= 2, [SHARP] * 2)
        seen = [card for card, zone in enumerate(state.zone) if zone != -1 and card not in row]
        shown.append(seen)
    fewer, more = sorted(shown, key=len)
    assert fewer
    assert set(fewer) <= set(more)


def test_placements_that_are_compared_differ_in_what_follows():
    """What first sight would do anyway, a little later, is no choice."""
    compared = 0
    table = rotonde.start(GAME.id, 3, seed=5, options={"length": "short"})
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        usual = BOT.sharp_action(table.state, seat, legal)
        if table.state.stack[-1].id == "place" and len(legal) > 1:
            ends = []
            for action in BOT.candidates(table.state, seat, legal):
                twin = table.guess(seat, Random(1))
                twin.play(seat, action)
                while twin.to_act == (seat,) and twin.state.stack[-1].id == "place":
                    then = BOT.sharp_action(twin.state, seat, twin.legal(seat))
                    if isinstance(then, Done):
                        break
                    twin.play(seat, then)
                if twin.state.stack and twin.state.stack[-1].id == "place":
                    ends.append(sorted(p.place for p in twin.state.crew[seat] if p.place >= 0))
            compared += len(ends) > 1
            assert all(ends.count(end) == 1 for end in ends)
        table.play(seat, usual)
    assert compared > 5


def test_settling_tells_nothing_of_the_table():
    """Cards in the order of a future: the same whatever lies on the true deck."""
    guess, future = imagine(2, 1, length="short")
    other, _ = imagine(2, 1, length="short")
    again = other.guess(0, Random(99))
    settle_cards(again.state, future)
    assert again.state.planted == guess.state.planted
