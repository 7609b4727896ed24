"""What matches of Steam Tunnel share is complete before a thread can see it."""

from __future__ import annotations

import pytest

from rotonde.games.steam_tunnel.rules.board import board
from rotonde.games.steam_tunnel.rules.cards import deck
from tests.together import same_object


@pytest.mark.parametrize("number", range(3))
def test_a_board_is_the_same_object_in_all_threads(number):
    same_object(lambda _: (board(9 + number, 7, deck(None)),))
