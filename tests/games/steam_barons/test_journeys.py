"""A delivered cube is seen to travel: along its links, hex by hex, to its city."""

from itertools import pairwise
from math import hypot

import pytest

import rotonde
from rotonde.games.steam_barons.presentation.drawing.layout import on_sheet
from rotonde.games.steam_barons.rules.events import Delivered

_NEXT = 121.0
"""From the middle of a hex to that of its neighbour, and a little more."""


@pytest.mark.parametrize("rules", ["stock", "base"])
def test_a_cube_goes_from_hex_to_neighbouring_hex(rules: str) -> None:
    at = rotonde.start("steam-barons", 3, seed=2, options={"rules": rules})
    hexes = at.state.terms.map.hexes  # type: ignore[attr-defined]
    seen = 0
    while at.to_act:
        seat = at.to_act[0]
        for event in at.play(seat, at.game.bot.heuristic_action(at.state, seat, at.legal(seat))):
            journey = at.game.presentation.journey(at.state, event)
            assert (journey is not None) == isinstance(event, Delivered)
            if journey is not None and isinstance(event, Delivered):
                seen += 1
                assert journey.path[0] == on_sheet(hexes[event.hex].at)
                assert journey.path[-1] == on_sheet(hexes[event.city].at)
                assert journey.sprite in at.scene().sprites
                for one, other in pairwise(journey.path):
                    assert hypot(one[0] - other[0], one[1] - other[1]) < _NEXT
    assert seen > 20
