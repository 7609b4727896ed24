"""Games from elsewhere: found by their entry points, and one that is broken is told of once."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint

import pytest

from rotonde.kernel import registry


@pytest.fixture
def broken(monkeypatch):
    """A registered game that cannot be imported; how often that was tried."""
    tried = []

    class Broken(EntryPoint):
        def load(self):
            tried.append(self.name)
            raise OSError("gone")

    points = [Broken("broken-yard", "broken_yard:GAME", "rotonde.games")]
    monkeypatch.setattr(registry, "entry_points", lambda **asked: points)
    registry.forget()
    yield tried
    registry.forget()


def test_a_broken_game_is_tried_and_logged_once(broken, caplog):
    with caplog.at_level(logging.WARNING, "rotonde"):
        first = registry.usable_games()
        assert registry.usable_games() is first
    assert "broken-yard" in registry.games()
    assert "broken-yard" not in [game.id for game in first]
    assert broken == ["broken-yard"]
    assert [record.getMessage() for record in caplog.records] == [
        "The game “broken-yard” is installed but cannot be loaded: OSError: gone."
    ]
