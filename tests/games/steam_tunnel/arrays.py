"""A game on arrays beside the same game of the engine: all that can be asked must be the same."""

from __future__ import annotations

from random import Random
from typing import Any

from rotonde import Table
from rotonde.games.steam_tunnel.arrays.core import TunnelCore
from rotonde.kernel.compiled import COMPILES
from tests.games.steam_tunnel.play import Plan

UNCOMPILED = (
    Plan(2, 1, {}, blocking=0.3, passing=0.05),
    Plan(3, 2, {"board": "full", "pawns": "20"}, blocking=0.1, passing=0.0),
    Plan(5, 3, {"variant": "softer-dead-ends", "forks_out": "4"}, blocking=0.1, passing=0.0),
)
ENDINGS = 20


def compare(table: Table, core: TunnelCore, game: Any) -> None:
    """The row stands where the engine stands."""
    codes = table.game.encoding(table.setup)
    seat = table.to_act[0] if table.to_act else None
    legal = codes.numbers(table.legal(seat)) if seat is not None else []
    assert core.to_act(game) == seat
    assert core.legal(game) == legal
    assert core.scores(game) == table.scores
    assert core.mask(game).nonzero()[0].tolist() == sorted(legal)
    for viewer in range(len(table.setup.seats)):
        seen = codes.observe(table.game.rules.view(table.state, viewer), viewer)
        assert core.observation(game, viewer).tolist() == seen


def play_beside(plan: Plan, table: Table, taken_up_at: int) -> Table:
    """A game to its end on both, and on a row that is made anew from a state in its middle."""
    core = TunnelCore(table.setup)
    codes = table.game.encoding(table.setup)
    games = [core.row_of(table.state)]
    compare(table, core, games[0])
    for seat, action in plan.moves(table):
        if table.n == taken_up_at:
            games.append(core.row_of(table.state))
        number = codes.number(action)
        expected = [core.outcomes(game, number) for game in games]
        table.play(seat, action)
        assert table.log is not None
        drew = table.log.drew
        assert [bool(outcomes) for outcomes in expected] == [bool(drew)] * len(games)
        for game, outcomes in zip(games, expected, strict=True):
            assert not drew or drew[0] < outcomes
            core.play(game, number, drew[0] if drew else 0)
            compare(table, core, game)
    return table


def endings(plan: Plan) -> list[list[int]]:
    """What some random endings of a game score, from a moment in its middle."""
    table = plan.start()
    core = TunnelCore(table.setup)
    rng = Random(plan.seed)
    for _ in range(20):
        seat = table.to_act[0]
        table.play(seat, plan.choose(table.legal(seat), rng))
    scores, _ = core.play_out(core.row_of(table.state), ENDINGS, plan.seed)
    return scores.tolist()  # type: ignore[no-any-return]


def main() -> None:
    """Without Numba: games beside the engine's, and what random endings of theirs score."""
    assert not COMPILES
    for plan in UNCOMPILED:
        play_beside(plan, plan.start(), plan.seed)
    print([endings(plan) for plan in UNCOMPILED])
