"""A page that has followed a match shows what a freshly loaded one shows.

Recorded matches of all three games, in all rule sets, are played again decision by decision. One
page follows them from their start; now and then another is loaded, and both are compared: the
pieces on the board and their faces, what may be chosen, the boards of the desk, the standing line,
the foot and the log. It is a stretch of each match that is followed so; `make thorough` follows
the whole of it, and compares after every decision.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from rotonde.kernel.table import match
from tests.browser.conftest import THOROUGH, Visit
from tests.browser.house import House
from tests.corpus import files
from tests.server.screen import Screen

MATCHES = [
    ("steam-tunnel", "04-random-5-standard.match"),
    ("steam-tunnel", "13-greedy-4-full-killer-dead-ends.match"),
    ("silverton", "04-1-basic-denver-6000.match.gz"),
    ("silverton", "47-4-basic-short-7.match.gz"),
    ("silverton", "22-2-advanced-golden-spike.match.gz"),
    ("steam-barons", "02-4-stock-eastern-us.match.gz"),
    ("steam-barons", "11-4-base-eastern-us.match.gz"),
    ("steam-barons", "23-4-standard-northern-england.match.gz"),
]
"""One of every rule set, in which nothing was taken back."""
_STRETCH, _LOOKS = 26, 2
"""How many decisions from the middle on are followed, and how often the pages are compared."""
_FAST = """localStorage.getItem('rotonde.settings')
    || localStorage.setItem('rotonde.settings', '{"pace": "fast"}')"""
"""What others do is shown move by move, and skipped: pieces turn and drop while more comes."""

_SHOWN = """() => {
    const said = (one) => one.innerText.replace(/\\s+/g, ' ').trim()
    const all = (what) => [...document.querySelectorAll(what)]
    const pieces = {}
    for (const one of all('[data-piece]')) {
        const use = one.querySelector('use')
        pieces[one.dataset.piece] = [
            one.getAttribute('class'), one.style.transform,
            use.getAttribute('href'), use.getAttribute('transform'),
        ].join(' ')
    }
    // Which slips are folded depends on what else lies on the desk.
    const slips = {}
    for (const one of all('aside [data-board]:not(.folded)')) slips[one.dataset.board] = said(one)
    return {
        pieces,
        slips,
        spots: all('path[data-spot].may').map((one) => one.dataset.spot).sort(),
        strokes: all('path.stroke').map((one) => one.getAttribute('d')),
        standing: said(document.querySelector('.standing')),
        foot: said(document.querySelector('footer')),
        choices: all('[role=listbox] [role=option]').map((one) => one.textContent),
        log: all('.log li').map(said),
    }
}"""
"""All that a page tells, as far as it does not depend on where the mouse has been."""

_AT_REST = """([n, skip]) => {
    const confirm = document.querySelector('.confirm')
    if (confirm?.textContent.trim() === skip) confirm.click()
    if (Number(document.querySelector('header input[type=range]')?.max) < n) return false
    const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity
    return !document.getAnimations().some((one) => one.playState === 'running' && ends(one))
}"""
"""Whether the page has heard of so many entries, and nothing turns or drops any more."""


class Replayed:
    """A recorded match, or a stretch of it, played once more through a socket for each seat."""

    def __init__(self, house: House, file: Path, most: int | None) -> None:
        lines = match.parse(files.text_of(file)).lines
        first = 0 if most is None else max(0, (len(lines) - most) // 2)
        self._lines = lines[first : None if most is None else first + most]
        self.id, self.keys = house.bring_in(file, first)
        self._house = house

    def __len__(self) -> int:
        return len(self._lines)

    def decisions(self) -> Iterator[int]:
        """Make every decision there was; how many entries the first seat knows of after it."""
        with ExitStack() as open:
            seats = [
                open.enter_context(Screen(self._house, self.id, (key,), "en", {"deltas": True}))
                for key in self.keys
            ]
            known = 0
            for line in self._lines:
                assert isinstance(line, match.DecisionLine)
                mine = seats[line.seat]
                _hear_of(mine, line.n - 1)
                about = {"action": line.do, "point": mine.table["point"]}
                mine.say("decide", seat=line.seat, **about)
                _hear_of(mine, line.n)
                # What is only drafted nobody else is shown.
                known = line.n if line.seat == 0 or not mine.table["drafted"] else known
                yield known


def _hear_of(screen: Screen, n: int) -> None:
    while screen.table["n"] < n:
        told = screen.hear()
        assert told["type"] != "refused", told


def _shown(page: Page, n: int, skip: str) -> dict[str, Any]:
    """What a page tells once it has come to rest."""
    page.wait_for_function(_AT_REST, arg=[n, skip])
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = page.evaluate(_SHOWN)
    return found


def _differences(followed: dict[str, Any], fresh: dict[str, Any]) -> list[str]:
    found = []
    for part in fresh:
        one, other = followed[part], fresh[part]
        if isinstance(one, dict):
            # While others decide, the desk keeps the boards of one's own last decision.
            keys = one.keys() & other.keys() if part == "slips" else one.keys() | other.keys()
            rows = [(f"{part} {key}", one.get(key), other.get(key)) for key in sorted(keys)]
        else:
            rows = [(part, one, other)]
        found += [f"{what}: {a!r}, not {b!r}" for what, a, b in rows if a != b]
    return found


@pytest.mark.parametrize(
    ("game", "name"), MATCHES, ids=[name.partition(".")[0] for _, name in MATCHES]
)
def test_a_page_that_followed_shows_what_a_fresh_one_shows(
    house: House, visit: Visit, game: str, name: str
) -> None:
    replayed = Replayed(house, files.corpus(game) / name, None if THOROUGH else _STRETCH)
    me = visit(house, game=game.replace("-", "_"))
    me.page.context.add_init_script(_FAST)
    me.sit(replayed.id, replayed.keys[:1])
    other = me.page.context.new_page()
    every = 1 if THOROUGH else max(1, len(replayed) // _LOOKS)
    skip = me.say("skip")
    found: list[str] = []
    for made, n in enumerate(replayed.decisions(), 1):
        if made % every and made < len(replayed):
            continue
        other.goto(me.page.url)
        other.wait_for_selector(".standing")
        fresh = _shown(other, n, skip)
        found += [f"{n}, {each}" for each in _differences(_shown(me.page, n, skip), fresh)]
        assert len(found) < 20, "\n".join(found)
    assert not found, "\n".join(found)
