"""The search on the array core: the candidates of the ordinary one, fair, ready or not there."""

from __future__ import annotations

import time
from random import Random
from threading import Event

import pytest

import rotonde
from rotonde.bots import bot, choose
from rotonde.games.steam_tunnel.arrays import judge, tree
from rotonde.games.steam_tunnel.arrays.core import TunnelCore
from rotonde.games.steam_tunnel.bot import array_search
from tests.play import random_table

EXPERT = {"nodes": 20}


def table_at(seed: int, players: int = 3, **options: str) -> rotonde.Table:
    """A table somewhere in a random game."""
    rng = Random(seed)
    table = rotonde.start("steam-tunnel", players, seed=seed, options=options)
    for _ in range(rng.randrange(60)):
        if len(table.state.flips) < 3:
            break
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (5, {"variant": "killer-dead-ends"}),
        (3, {"variant": "softer-dead-ends", "forks_out": "2"}),
        (4, {"variant": "charity"}),
        (2, {"board": "full"}),
        (2, {"pawns": "20"}),
    ],
)
def test_candidates_are_those_of_the_ordinary_search(players, options):
    met = set()
    for seed in range(24):
        table = table_at(seed, players, **options)
        core = TunnelCore(table.setup)
        t = core.tables
        w = tree.make_workspace(t, 100)
        game, seat = core.row_of(table.state), table.to_act[0]
        count = judge.list_candidates(t, game, w.spare, w.seen, w.numbers, w.scores)
        legal = table.legal(seat)
        number_of = dict(zip(legal, core.legal(game), strict=True))
        wanted = table.game.bot.candidates(table.state, seat, legal)
        assert [int(n) for n in w.numbers[:count]] == [number_of[action] for action in wanted]
        met.add(table.state.stack[-1].id)
    assert met == {"flip", "pawn"}


def test_every_choice_at_hand_meets_the_same_futures_and_the_tree_grows_deep():
    table = table_at(5, 2)
    core = TunnelCore(table.setup)
    t, root = core.tables, core.row_of(table.state)
    w = tree.make_workspace(t, 5_000)
    count = tree.plant_root(t, w, root)
    left = array_search.as_row(range(count))
    tree.run_futures(t, w, root, left, array_search.as_row([7, 9], wide=True), 0, 400)
    tried = [int(w.edges[edge * tree.EDGE_WIDTH + tree.TRIED]) for edge in range(count)]
    assert tried == [400] * count
    assert all(0 < w.worth[edge] < 400 for edge in range(count))
    assert w.used[1] > 3 * count, "answers have edges of their own"
    assert w.used[0] <= 5_000 >= w.used[1]
    assert core.legal(root) == core.legal(core.row_of(table.state)), "the position is as it was"


def test_a_full_tree_grows_no_further():
    table = table_at(5, 2)
    core = TunnelCore(table.setup)
    t, root = core.tables, core.row_of(table.state)
    w = tree.make_workspace(t, 40)
    count = tree.plant_root(t, w, root)
    left = array_search.as_row(range(count))
    tree.run_futures(t, w, root, left, array_search.as_row([1, 2], wide=True), 0, 200)
    assert w.used[0] <= 40 >= w.used[1]


def test_the_same_random_numbers_give_the_same_choice():
    for seed in range(4):
        table = table_at(seed, 2)
        picks = {choose(bot("expert", **EXPERT), table, table.to_act[0], Random(3)) for _ in "ab"}
        assert len(picks) == 1


def test_it_beats_greedy_with_little_thought():
    won = 0.0
    for seed in range(8):
        table, rng = rotonde.start("steam-tunnel", 2, seed=f"deep{seed}"), Random(seed)
        players = [bot("greedy"), bot("greedy")]
        players[seed % 2] = bot("expert", **EXPERT)
        while table.to_act:
            seat = table.to_act[0]
            table.play(seat, choose(players[seat], table, seat, rng))
        won += (seed % 2 in table.standings.winners) / len(table.standings.winners)
    assert won >= 6


@pytest.fixture
def unready(monkeypatch):
    """As in a process that has not searched yet."""
    monkeypatch.setattr(array_search._Core, "ready", None)
    monkeypatch.setattr(array_search._Core, "aside", None)


def test_nobody_waits_until_it_is_compiled(monkeypatch, unready):
    table, going_on, searched = random_table(3, decisions=9), Event(), []
    seat = table.to_act[0]

    def search(state, legal, *_):
        searched.append(legal)
        return legal[0]

    monkeypatch.setattr(array_search, "_compile", lambda: going_on.wait(60))
    monkeypatch.setattr(array_search, "choose", search)
    for _ in range(2):
        assert choose(bot("expert", seconds=0.01), table, seat, Random(1)) in table.legal(seat)
    assert not searched, "the ordinary search meanwhile"
    going_on.set()
    array_search._Core.aside.join(60)
    assert choose(bot("expert", seconds=0.01), table, seat, Random(1)) == table.legal(seat)[0]
    assert len(searched) == 1


def test_without_numba_it_is_the_ordinary_search(monkeypatch, unready):
    table = random_table(3, decisions=9)
    seat = table.to_act[0]
    monkeypatch.setattr(array_search, "find_spec", lambda name: None)
    monkeypatch.setattr(array_search, "choose", lambda *_: pytest.fail("searched"))
    assert choose(bot("expert", nodes=16), table, seat, Random(1)) in table.legal(seat)
    assert not array_search.is_ready()


def test_levels_below_do_not_use_it(monkeypatch):
    table = random_table(3, decisions=9)
    seat = table.to_act[0]
    monkeypatch.setattr(array_search, "choose", lambda *_: pytest.fail("searched"))
    for id in ("easy", "fair", "strong"):
        assert choose(bot(id, nodes=16), table, seat, Random(1)) in table.legal(seat)


def test_the_clock_is_kept():
    table = table_at(2, 2)
    legal = table.legal(table.to_act[0])
    array_search.prepare()
    began = time.perf_counter()
    assert array_search.choose(table.state, legal, 10**9, 0.05, Random(1)) in legal
    assert time.perf_counter() - began < 5
