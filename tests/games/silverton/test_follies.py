"""Follies are seen where they happen, and only there."""

from __future__ import annotations

from collections import Counter

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import Abandon, Build, Done
from rotonde.games.silverton.rules.state import PLACED

BOT = GAME.bot


def watched(players: int, seed: int):
    at = rotonde.start(GAME.id, players, seed=seed, options={"length": "short"})
    while at.to_act:
        seat = at.to_act[0]
        action = BOT.heuristic_action(at.state, seat, at.legal(seat))
        yield at, seat, action
        at.play(seat, action)


def test_to_place_nobody_is_folly_if_a_claim_soon_pays():
    seen = Counter()
    for at, seat, action in watched(2, 3):
        if at.state.stack[-1].id == "place":
            found = list(BOT.watch_follies().see(at.state, seat, Done()))
            placed = any(piece.status == PLACED for piece in at.state.crew[seat])
            assert not (placed and found)
            seen.update(found)
            if not isinstance(action, Done):
                assert not list(BOT.watch_follies().see(at.state, seat, action))
    assert seen["folly-idle-turn"] > 2
    assert set(seen) == {"folly-idle-turn"}


def test_to_build_again_what_was_torn_up_is_folly_for_three_turns():
    at, seat, _ = next(watched(2, 3))
    for turns, found in ((0, ["folly-torn-up"]), (3, ["folly-torn-up"]), (4, [])):
        watch, of = BOT.watch_follies(), at.state.copy()
        assert not list(watch.see(of, seat, Abandon(7)))
        of.turn += turns
        assert not list(watch.see(of, seat, Build(8)))
        assert not list(watch.see(of, 1 - seat, Build(7)))
        assert list(watch.see(of, seat, Build(7))) == found


def test_a_claim_that_is_too_far_away_by_now_keeps_nobody_from_another():
    """In these games track to such claims was thought of as bound to come first."""
    for number in (6, 8):
        at = rotonde.start(GAME.id, 3, seed=f"folly/{number}", options={"length": "regular"})
        watch = BOT.watch_follies()
        while at.to_act:
            seat = at.to_act[0]
            action = BOT.heuristic_action(at.state, seat, at.legal(seat))
            assert "folly-idle-turn" not in list(watch.see(at.state, seat, action))
            at.play(seat, action)
