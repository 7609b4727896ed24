"""A hint says why, in both languages, and asking changes nothing."""

from __future__ import annotations

from random import Random

import rotonde
from rotonde.games.steam_tunnel import GAME
from rotonde.games.steam_tunnel.rules.actions import Claim
from tests.games.speech import Speech

SPEECH = Speech(GAME)


def test_every_choice_has_its_reason():
    table, rng = rotonde.start(GAME.id, 3, seed=4), Random(4)
    met = set()
    while table.to_act:
        seat = table.to_act[0]
        action = rng.choice(table.legal(seat))
        before = table.position()
        lines = GAME.help.hint_reasons(table.state, seat, [action])
        assert 1 <= len(lines) <= 2
        for line in lines:
            SPEECH.say(line, seat)
            met.add((line.id, line.args.get("brings"), line.args.get("lead")))
        assert table.position() == before
        table.play(seat, action)
    assert {"reason-flip", "reason-block", "reason-claim"} <= {id for id, *_ in met}
    assert {"mine", "none"} <= {brings for _, brings, _ in met}


def test_what_a_claim_is_said_to_bring_it_brings():
    table, rng = rotonde.start(GAME.id, 2, seed=7), Random(7)
    seen = 0
    while table.to_act:
        seat = table.to_act[0]
        action = rng.choice(table.legal(seat))
        told = GAME.help.hint_reasons(table.state, seat, [action])[0]
        before = table.scores
        table.play(seat, action)
        if isinstance(action, Claim) and table.to_act:
            gained = table.scores[seat] - before[seat]
            assert told.args["points"] == str(gained)
            seen += gained > 0
    assert seen
