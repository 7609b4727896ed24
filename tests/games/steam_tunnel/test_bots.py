"""Bots at Steam Tunnel: they know nothing hidden, and weigh each known part once."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.bots import bot, choose
from rotonde.games.steam_tunnel.rules.actions import Claim, Flip
from tests.play import random_table

HIDDEN = """\
A2   B2r  A4r  B3   A5   B4r
B2   P    B3r  #    P    #
#    A3   A6   .    #    B4
#    B2   A2   A3   A1   B4
.    P    .    C1   P    .
#    B1   A4   A4r  #    A3

A 0,0 1-4
B 5,2 3-5
C 0,0 2-3
"""


@pytest.mark.parametrize("id", ["greedy", "easy", "strong", "expert"])
@pytest.mark.parametrize("move", ["move A flip", "move A pawn"])
def test_choices_do_not_change_when_only_hidden_facts_change(id, move):
    planted = ["? 4,5 B3\n? 2,3 A6", "? 4,5 A6r\n? 2,3 B1", "? 4,0 C1", ""]
    chosen = set()
    for number, cards in enumerate(planted):
        position = f"{HIDDEN}{cards}\n{move}\n"
        table = rotonde.start("steam-tunnel", 3, position=position, seed=number)
        chosen.add(choose(bot(id, nodes=120), table, 0, Random(9)))
    assert len(chosen) == 1


def test_greedy_flips_any_card():
    table = rotonde.start("steam-tunnel", 2, seed=1)
    flips = {choose(bot("greedy"), table, table.to_act[0], Random(n)) for n in range(40)}
    assert len(flips) > 15
    assert all(isinstance(flip, Flip) for flip in flips)


def test_candidates_keep_one_claim_for_each_known_part():
    table = random_table(8, decisions=31)
    seat = table.to_act[0]
    legal = table.legal(seat)
    kept = table.game.bot.candidates(table.state, seat, legal)
    assert set(kept) <= set(legal)
    joins = table.state.board.joins
    parts = [table.state.root(joins[c.card][c.ports[0]]) for c in kept if isinstance(c, Claim)]
    every = {table.state.root(joins[c.card][c.ports[0]]) for c in legal if isinstance(c, Claim)}
    assert len(parts) == len(set(parts)) == min(8, len(every))
