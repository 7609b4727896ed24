"""What all tests share."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

from tests.scratch import NIGHT_MAIL, Scratch

# A whole game is one example: it may take its time, and games are not small.
settings.register_profile(
    "rotonde",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("rotonde")

_LONG = ("test_attack.py", "test_threads.py", "test_docs.py", "test_bad_input.py")
"""Begun last, one of these would keep a worker while the other has nothing left to do."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in _LONG)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """The command, in this process; what it would only log is a failure here."""
    from rotonde import cli
    from tests.bad import command

    def fail(error: Exception) -> None:
        raise AssertionError("a traceback") from error

    monkeypatch.setattr(cli, "_told", fail)
    return command


@pytest.fixture(scope="session")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """Night Mail, and a package as `rotonde new` writes it, really installed."""
    folder = tmp_path_factory.mktemp("scratch")
    found = Scratch(folder / "env")
    found.rotonde("new", "little-yard", "--folder", folder / "little-yard")
    found.install(NIGHT_MAIL, folder / "little-yard")
    return found
