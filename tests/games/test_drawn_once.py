"""Groups of pieces kept from earlier pictures are what would be drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import pytest

import rotonde
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.drawing.pen import Pen
from rotonde.kernel.table.table import Table
from tests.every import GAMES

MATCHES = 6
DECISIONS = 120


def draw_always(self: Pen, key: Hashable, draw: Callable[[], Any]) -> Any:
    return draw()


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_matches_side_by_side(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(game)
    people = [["Ambre", "Basile", "Cléo"], ["Hugo", "Ambre", "Iris"]]
    for seed in range(MATCHES):
        tables = [rotonde.start(game, [*map(Seat, names)], seed=seed) for names in people]
        for n in range(DECISIONS):
            for table in tables:
                if not table.over:
                    seat = table.to_act[0]
                    table.play(seat, rng.choice(table.legal(seat)))
                if n % 5 == 0:
                    compare(table, monkeypatch)


def compare(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    for viewer in (None, 0):
        kept = table.scene(viewer)
        with monkeypatch.context() as patch:
            patch.setattr(Pen, "draw_once", draw_always)
            anew = table.scene(viewer)
        assert kept == anew
