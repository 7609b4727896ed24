"""What a hint is worth beside the next best choice."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.analysis.judge import list_candidates
from rotonde.analysis.outlook import Outlook, compare_choice
from rotonde.kernel.table import match
from rotonde.kernel.table.table import Table


@pytest.fixture(scope="module")
def pawns() -> Table:
    """Late in Steam Tunnel, where a pawn can be put on several tunnels."""
    table, rng = rotonde.start("steam-tunnel", 2, seed=1), Random(2)
    for _ in range(49):
        seat = table.to_act[0]
        legal = table.legal(seat)
        table.play(seat, table.game.bot.rollout_policy(table.state, seat, legal, rng))
    return table


def _compare_all(table: Table) -> dict[object, Outlook]:
    seat = table.to_act[0]
    choices = list_candidates(table.guess(seat, Random(0)), seat)[:4]
    found = {choice: compare_choice(table, seat, choice) for choice in choices}
    return {choice: outlook for choice, outlook in found.items() if outlook is not None}


def test_only_one_choice_is_clearly_better_than_the_best_of_the_others(pawns: Table) -> None:
    found = _compare_all(pawns)
    assert len(found) == 4
    better = [each for each in found.values() if each.chance - each.other_chance > 2 * each.noise]
    assert len(better) == 1
    for choice, outlook in found.items():
        assert 0 <= outlook.other_chance <= 1
        other = pawns.game.rules.read_action(outlook.other)
        assert other != choice
        assert pawns.refusal(pawns.to_act[0], other) is None


def test_it_is_judged_alike_whatever_the_seed(pawns: Table) -> None:
    bare = match.replay(match.parse(match.dump(pawns, export=True)))
    assert bare.seed is None
    assert _compare_all(bare) == _compare_all(pawns)


def test_nothing_is_compared_alone_or_without_time(pawns: Table) -> None:
    alone = rotonde.start("silverton", 1, seed=1)
    seat, also = alone.to_act[0], pawns.to_act[0]
    assert compare_choice(alone, seat, alone.legal(seat)[0]) is None
    assert compare_choice(pawns, also, pawns.legal(also)[0], seconds=-1.0) is None
