"""Bots of Standard games know what the end of the turn asks for (SB-6.4, SB-17.4)."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.bots import bot, choose
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.bot.solvency import survives
from rotonde.games.steam_barons.rules.income import standard_income
from rotonde.kernel.chance import Chance
from tests.games.steam_barons.plans import Plan, walk
from tests.games.steam_barons.play import EAST, ENGLAND, state
from tests.rules import rule


@rule("SB-6.4", "SB-17.4")
@pytest.mark.parametrize("floor", ["-10", "0"])
@pytest.mark.parametrize("careful", [True, False])
def test_who_survives_is_who_the_end_of_the_turn_leaves_in(floor: str, careful: bool) -> None:
    found = set()
    for seed in range(4):
        of = Plan("standard", (EAST, ENGLAND)[seed % 2], 5, careful, (("debt_floor", floor),))
        for at, _, _ in walk(of, seed):
            here = state(at)
            twin = here.copy()
            standard_income(twin, Chance(b""), [])
            if len(twin.order) == 1:
                continue  # the last one is not asked to pay
            for seat in here.order:
                assert survives(here, seat) != twin.is_out(seat)
                found.add(twin.is_out(seat))
    assert found == {True, False}


@rule("SB-17.4")
@pytest.mark.parametrize("map", [EAST, ENGLAND])
@pytest.mark.parametrize(("id", "most"), [("easy", 1), ("greedy", 0)])
def test_with_a_floor_of_0_bots_play_to_the_end(id: str, most: int, map: str) -> None:
    """Of 18 seats. Who errs so often can be ruined by the last turn."""
    options = {"rules": "standard", "map": map, "debt_floor": "0"}
    ruined = 0
    for seed, players in enumerate((3, 4, 5, 6)):
        at = rotonde.start(GAME.id, players, seed=seed, options=options)
        rng, mind = Random(seed), bot(id)
        while at.to_act:
            seat = at.to_act[0]
            at.play(seat, choose(mind, at, seat, rng))
        assert at.standings is not None
        assert at.standings.ending == "last-turn"
        ruined += state(at).out.bit_count()
    assert ruined <= most
