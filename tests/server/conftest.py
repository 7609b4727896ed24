"""A server for all tests, and one to break."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.screen import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server") / "matches.sqlite")
    yield found
    assert found.stop() == ""


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path / "matches.sqlite")
    yield found
    assert found.stop() == ""
