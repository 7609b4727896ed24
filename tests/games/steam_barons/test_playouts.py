"""Playouts of the stock market do at once what heuristic actions do one by one."""

from __future__ import annotations

from random import Random

import pytest

from rotonde import Table
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.bot import playout_memo
from rotonde.games.steam_barons.bot.playout_memo import PlayoutMemo, memo_of
from rotonde.games.steam_barons.bot.stock_playout import Playout
from rotonde.games.steam_barons.rules.actions import Bid, Move, Pass
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.kernel.contract.bot import Future
from tests.games.steam_barons.plans import PLANS, Plan
from tests.games.steam_barons.play import state, step

STOCK = [plan for plan in PLANS if plan.rules == "stock"]
BOT = GAME.bot


def even(at: Table, seed: int = 5) -> Future:
    """A future in which everybody plays as the heuristic says."""
    return Future(seed, (0.0,) * len(at.setup.seats))


def play_round(at: Table) -> None:
    """By heuristic actions to the end of the round."""
    turn = state(at).turn
    while at.to_act and state(at).turn == turn:
        seat = at.to_act[0]
        at.play(seat, BOT.heuristic_action(at.state, seat, at.legal(seat)))


def outcome(of: BaronsState) -> dict[str, object]:
    """All that a round leaves behind, but for the order that is drawn for the next."""
    rails = of.track
    links = sorted(str(link) for link in rails.links if link is not None)
    return {
        "order": sorted(of.order),
        "track": (rails.tile, links, rails.reach, rails.counts, rails.wild and len(rails.wild)),
        **{
            name: getattr(of, name)
            for name in (
                *("turn", "cash", "shares", "price", "treasury", "card", "available"),
                *("controller", "marker", "cubes", "out", "ending"),
            )
        },
    }


@pytest.mark.parametrize("of", STOCK, ids=repr)
def test_a_playout_is_what_heuristic_actions_do(of: Plan) -> None:
    at, rng = of.start(3), Random(3)
    compared = set()
    while at.to_act:
        seat = at.to_act[0]
        if len(at.to_act) == 1 and rng.random() < 0.2:
            turn, kind = state(at).turn, step(at)
            done = Playout(state(at).copy(), even(at), PlayoutMemo())
            done.run(lambda later, turn=turn: later.turn != turn)
            twin = at.copy()
            play_round(twin)
            assert outcome(done.state) == outcome(state(twin))
            compared.add(kind)
        at.play(seat, BOT.heuristic_action(at.state, seat, at.legal(seat)))
    assert compared >= {"bid", "build", "move"}


def test_what_is_remembered_changes_no_outcome() -> None:
    at = STOCK[0].start(1)
    fresh = [BOT.playout(state(at).copy(), even(at, seed), None) for seed in range(3)]
    again = [BOT.playout(state(at).copy(), even(at, seed), None) for seed in range(3)]
    memo_of.cache_clear()
    alone = [BOT.playout(state(at).copy(), even(at, seed), None) for seed in reversed(range(3))]
    assert fresh == again == alone[::-1]
    assert len({tuple(each or ()) for each in fresh}) > 1


def test_a_memo_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout_memo, "_MOST_POSITIONS", 10)
    at, memo = STOCK[0].start(1), PlayoutMemo()
    expected = Playout(state(at).copy(), even(at), PlayoutMemo())
    expected.run(None)
    for _ in range(2):
        done = Playout(state(at).copy(), even(at), memo)
        done.run(None)
        assert outcome(done.state) == outcome(expected.state)
        assert len(memo) <= 10


def test_rivals_of_another_temper_bid_otherwise() -> None:
    at = STOCK[3].start(2)
    tempers = ((0.0, 0.0, 0.0), (0.0, 3.0, 3.0), (0.0, -3.0, -3.0))
    found = []
    for each in tempers:
        done = Playout(state(at).copy(), Future(1, each), PlayoutMemo())
        done.run(lambda later: later.turn != 1)
        found.append(sum(done.state.shares[: len(done.state.price)]))
    assert found[1] > found[0] > found[2]


def test_candidates_are_the_next_bid_or_none_and_deliveries_go_by_first_sight() -> None:
    at = STOCK[4].start(4)
    while at.to_act:
        seat = at.to_act[0]
        legal = at.legal(seat)
        if step(at) == "bid":
            assert set(BOT.candidates(at.state, seat, legal)) == {legal[0], Pass()}
            assert isinstance(legal[0], Bid)
        favourite = BOT.heuristic_action(at.state, seat, legal)
        if step(at) == "move":
            assert not BOT.is_searched(at.state)
            own = max(state(at).own_points(each.links) for each in legal if isinstance(each, Move))
            assert isinstance(favourite, Move) or own == 0
        at.play(seat, favourite)
