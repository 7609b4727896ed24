"""One Chromium and one server of a kind for each worker, a fresh browser profile for each visit."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, expect, sync_playwright

from tests.browser.house import House, Player, Quick
from tests.browser.words import STEAM_TUNNEL, say
from tests.server.screen import ROOT

PATIENCE = 20_000
"""Milliseconds; what is there sooner is not waited for."""

_QUICK = """localStorage.getItem('rotonde.settings')
    || localStorage.setItem('rotonde.settings', '{"pace": "instant"}')"""

Visit = Callable[..., Player]
"""`visit(house, lang, quick=True, **context)`: quick shows what others do at once."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = subprocess.run(
        [str(ROOT / "tests/browser/chromium")], check=True, capture_output=True, text=True
    )
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip().splitlines()[-1],
            args=["--no-sandbox", "--disable-gpu"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house") / "matches.sqlite")
    yield found
    assert found.stop() == ""


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = Quick(tmp_path_factory.mktemp("hasty") / "matches.sqlite")
    yield found
    assert found.stop() == ""


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[House]:
    """A server to kill."""
    found = House(tmp_path / "matches.sqlite")
    yield found
    assert found.stop() == ""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[Any]:
    report = yield
    if report.failed:
        item.stash[_FAILED] = True
    return report


_FAILED = pytest.StashKey[bool]()


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; no page may fail under them."""
    contexts = []
    trouble: list[str] = []

    def come(
        house: House,
        lang: str = "en",
        quick: bool = False,
        game: str = STEAM_TUNNEL,
        **more: Any,
    ) -> Player:
        locale = {"en": "en-GB", "fr": "fr-FR"}[lang]
        size = {"width": 1440, "height": 900}
        context = chromium.new_context(**{"locale": locale, "viewport": size, **more})
        context.set_default_timeout(PATIENCE)
        if quick:
            context.add_init_script(_QUICK)
        contexts.append(context)
        page = context.new_page()
        _listen(page, trouble)
        return Player(page, say(lang, game), house)

    yield come
    if request.node.stash.get(_FAILED, False):
        pages = [page for context in contexts for page in context.pages]
        for at, page in enumerate(pages):
            picture = tmp_path / f"{request.node.name}-{at}.png"
            page.screenshot(path=picture)
            print(f"Screenshot: {picture} of {page.url}")
    for context in contexts:
        context.close()
    assert trouble == []


def _listen(page: Page, trouble: list[str]) -> None:
    page.on("pageerror", lambda error: trouble.append(f"uncaught: {error}"))
    page.on("console", lambda said: _warned(said, trouble))
    page.on("response", lambda answer: _suspect(answer, trouble))


def _warned(said: ConsoleMessage, trouble: list[str]) -> None:
    if said.type == "warning" and "svelte.dev" in said.text:
        trouble.append(said.text)


def _suspect(answer: Response, trouble: list[str]) -> None:
    # Nobody asks for links that are not theirs to give.
    least = 400 if "/api/links/" in answer.url else 500
    if answer.status >= least:
        trouble.append(f"{answer.status}: {answer.url}")
