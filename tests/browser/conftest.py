"""One Chromium and one server of a kind for each worker, a fresh browser profile for each visit."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, expect, sync_playwright

from tests.browser.house import House, Player, Quick
from tests.browser.patience import PATIENCE
from tests.browser.words import STEAM_TUNNEL, say
from tests.server.screen import ROOT

T = TypeVar("T")
THOROUGH = os.environ.get("THOROUGH") == "1"
"""Whether all sizes, languages and moments are gone through; it takes hours."""


def by_turns(values: Sequence[T], number: int, count: int = 1) -> list[T]:
    """So many of the values, others for each number, or all of them."""
    taken = len(values) if THOROUGH else count
    return [values[(count * number + at) % len(values)] for at in range(taken)]


_QUICK = """localStorage.getItem('rotonde.settings')
    || localStorage.setItem('rotonde.settings', '{"pace": "instant", "logDelay": 0}')"""
"""The log is back as soon as nothing is pointed at: tests would wait for it hundreds of times."""

_BARE = """addEventListener('DOMContentLoaded', () => {
    const rules = new CSSStyleSheet()
    rules.replaceSync('.sheet .backdrop { display: none }')
    document.adoptedStyleSheets.push(rules)
})"""
"""To draw the ground of a map is a quarter of a page's cost, and most tests only use the map."""

_HOLD = """
const [later, never, held] = [window.setTimeout, window.clearTimeout, new Map()]
let last = 0
window.setTimeout = (run, wait, ...more) => {
    if (!(wait >= %d)) return later(run, wait, ...more)
    held.set(--last, run)
    return last
}
window.clearTimeout = (id) => held.delete(id) || never(id)
window.letTimePass = () => {
    const due = [...held.values()]
    held.clear()
    for (const run of due) run()
}
"""

Visit = Callable[..., Player]
"""`visit(house, lang, quick=True, ground=True, hold=600, **context)`: quick shows what others do at
once, nothing glides, and the ground of the map is drawn only if `ground` asks for it; what the page
does after so many milliseconds or more it does when `let_time_pass` says so."""


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


@pytest.fixture(scope="session")
def _frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("frail") / "matches.sqlite")
    yield found
    assert found.stop() == ""


@pytest.fixture
def frail(_frail: House) -> Iterator[House]:
    """A server to kill, and up again for the next who does."""
    yield _frail
    if _frail.process.poll() is not None:
        _frail.start()


_LONG = (
    "moments",
    "one_truth",
    "silverton_games",
    "steam_barons_games",
    "steam_barons_screens",
    "night_mail",
    "hot_seat",
    "keyboard",
)
"""Begun last, one of these would keep a worker while the other has nothing left to do."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [] if THOROUGH else [item for item in items if _is_in_other_half(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: item.path.stem.removeprefix("test_") not in _LONG)


def _is_in_other_half(item: pytest.Item) -> bool:
    """As on a chessboard: each value of each parameter is in both halves, each pair in one."""
    called = getattr(item, "callspec", None)
    if called is None or item.get_closest_marker("halved") is None:
        return False
    total = 0
    for mark in item.iter_markers("parametrize"):
        names, values = mark.args[:2]
        if isinstance(names, str):
            total += list(values).index(called.params[names])
        else:
            total += [tuple(each) for each in values].index(tuple(called.params[n] for n in names))
    return total % 2 == 1


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
        ground: bool = False,
        hold: int = 0,
        game: str = STEAM_TUNNEL,
        **more: Any,
    ) -> Player:
        locale = {"en": "en-GB", "fr": "fr-FR"}[lang]
        size = {"width": 1440, "height": 900}
        motion = "reduce" if quick else "no-preference"
        usual = {"locale": locale, "viewport": size, "reduced_motion": motion}
        context = chromium.new_context(**{**usual, **more})
        context.set_default_timeout(PATIENCE)
        if quick:
            context.add_init_script(_QUICK)
        if quick and not ground and not THOROUGH:
            context.add_init_script(_BARE)
        if hold:
            context.add_init_script(_HOLD % hold)
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
