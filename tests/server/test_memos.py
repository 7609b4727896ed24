"""What is kept from one message to the next is what would be made anew."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import rotonde
from rotonde.kernel.memo import GenerationCache
from rotonde.server.deltas import Version
from rotonde.server.pictures import Backdrops
from rotonde.server.table_message import Viewpoint, current
from tests.every import GAMES
from tests.server.following import merge_table
from tests.server.shown import decide, live_table

_LOOKS = 24
"""Moments of a match that are made anew: that takes far longer than to follow it."""
_LAST = 400
"""Decisions of a match at most; half of the moments lie in the first third, as some end sooner."""


@pytest.mark.parametrize("game", GAMES)
def test_a_followed_match_is_the_match_as_it_is_made_anew(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(game)
    live = live_table(rotonde.start(game, 2, seed=3))
    viewpoints = (Viewpoint((0,)), Viewpoint((1,), "fr"))
    sent: dict[Viewpoint, Version] = {}
    have: dict[Viewpoint, dict[str, Any]] = {each: {} for each in viewpoints}
    backdrops = Backdrops()
    looks = {rng.randrange(_LAST // (1 + 2 * (at % 2))) for at in range(_LOOKS)}

    def follow() -> None:
        for viewpoint in viewpoints:
            now = current(live, viewpoint, backdrops)
            before = sent.get(viewpoint)
            if now is not before:
                delta = json.loads(now.whole if before is None else now.since(before))
                sent[viewpoint] = now
                have[viewpoint] = merge_table(delta, have[viewpoint])

    def compare() -> None:
        anew = live_table(live.table.copy())
        anew.drafts = live.drafts
        with monkeypatch.context() as patched:
            patched.setattr(GenerationCache, "get", lambda *_: None)
            for viewpoint in viewpoints:
                made = json.loads(current(anew, viewpoint, Backdrops()).whole)
                assert have[viewpoint] == made

    for at in range(_LAST):
        follow()
        if at in looks or live.table.over:
            compare()
        if live.table.over:
            break
        seat = rng.choice(live.table.to_act)
        decide(live, seat, rng.choice(live.seen_from((seat,)).legal(seat)))
