"""A worker's bots keep what they have worked out from one question to the next."""

from __future__ import annotations

import msgspec

import rotonde
from rotonde.games.steam_barons.bot.playout_memo import memo_of
from rotonde.server.bot_pool import question, think
from tests.games.steam_barons.play import state


def test_what_was_worked_out_for_a_round_serves_the_next_decision():
    table = rotonde.start("steam-barons", 3, seed=4)
    memo_of.cache_clear()
    known = []
    for _ in range(3):
        seat = table.to_act[0]
        asked = msgspec.json.encode(question(table, seat, "strong", 30.0))
        (answer,) = msgspec.json.decode(think(asked))
        known.append(len(memo_of(state(table).terms)))
        assert table.game.rules.read_action(answer) in table.legal(seat)
    assert known[0] > 50
    assert known == known[:1] * 3, "the same futures again: nothing new to work out"
