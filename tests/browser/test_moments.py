"""One moment of every phase of recorded matches, in every game and rule set, is looked at closely.

Each page is opened once for all that can be measured of it: no letter is too small, what Confirm
says is not cut off, the zones are where they were in the phase before, nothing covers anything
else, and from 1024 pixels on the figures that the decision needs are in sight.
"""

from __future__ import annotations

from functools import cache

import pytest

from rotonde.kernel.table import match
from tests.browser.conftest import THOROUGH, Visit, by_turns
from tests.browser.house import House, Player
from tests.browser.in_sight import HEIGHT, WIDTH, hidden_in_silverton, hidden_in_steam_barons
from tests.browser.measure import (
    WIDE,
    check_desk,
    check_standing_line,
    check_zones,
    measure_letters,
    settle,
)
from tests.browser.patience import expect
from tests.corpus import files

SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (820, 1180))
MATCHES = {
    ("steam-tunnel", "04-random-5-standard.match"): ((1440, 900), "fr"),
    ("steam-tunnel", "13-greedy-4-full-killer-dead-ends.match"): ((390, 844), "en"),
    ("steam-tunnel", "06-random-5-softer-dead-ends.match"): ((844, 390), "fr"),
    ("steam-tunnel", "15-greedy-4-full-charity.match"): ((1024, 768), "en"),
    ("silverton", "02-4-basic-long.match.gz"): ((1440, 900), "fr"),
    ("silverton", "05-1-basic-denver-10000.match.gz"): ((1024, 768), "en"),
    ("silverton", "11-3-basic-nickel-spike.match.gz"): ((390, 844), "en"),
    ("silverton", "17-6-advanced-campaign.match.gz"): ((1024, 768), "fr"),
    ("steam-barons", "04-6-stock-eastern-us.match.gz"): ((1024, 768), "fr"),
    ("steam-barons", "07-4-stock-northern-england.match.gz"): ((820, 1180), "en"),
    ("steam-barons", "13-6-base-eastern-us.match.gz"): ((1440, 900), "fr"),
    ("steam-barons", "23-4-standard-northern-england.match.gz"): ((1280, 720), "en"),
}
"""One of every rule set and of every board, with the window and the language it is looked at in;
`make thorough` looks at all in each."""
_MATCHES_PER_STEP = 2
"""So many of a game's matches show a step, others for each; `make thorough` looks at it in all."""


def _cases() -> list[tuple[str, str, tuple[int, int], str]]:
    if not THOROUGH:
        return [(*match, *seen) for match, seen in MATCHES.items()]
    return [(*match, size, lang) for match in MATCHES for size in SIZES for lang in ("en", "fr")]


def _name(of: str | tuple[int, int]) -> str:
    return of.partition(".")[0] if isinstance(of, str) else "x".join(map(str, of))


@cache
def moments(game: str, name: str) -> list[tuple[str, int, int]]:
    """One moment per phase, of the middle of the match: the step, the entry and who is to act."""
    told = match.parse(files.text_of(files.corpus(game) / name))
    table = match.replay(told, upto=0)
    met: dict[str, list[tuple[int, int]]] = {}
    for line in told.lines:
        met.setdefault(table.state.stack[-1].id, []).append((table.n, table.to_act[0]))
        match.play_on(table, [line])
    found = [(step, *there[len(there) // 2]) for step, there in met.items()]
    return [*found, ("end", table.n, 0)] if table.over else found


@cache
def chosen_moments(game: str, name: str) -> list[tuple[str, int, int]]:
    """Those moments of a match that are looked at: all windows and languages have their turn."""
    there: dict[str, list[str]] = {}
    for other, match_name in MATCHES:
        if other == game:
            for step, *_ in moments(game, match_name):
                there.setdefault(step, []).append(match_name)
    looked_at = {
        step: by_turns(names, number, min(_MATCHES_PER_STEP, len(names)))
        for number, (step, names) in enumerate(there.items())
    }
    return [moment for moment in moments(game, name) if name in looked_at[moment[0]]]


@pytest.mark.parametrize(("game", "name", "size", "lang"), _cases(), ids=_name)
def test_every_phase_can_be_read(
    house: House, visit: Visit, game: str, name: str, size: tuple[int, int], lang: str
) -> None:
    view = {"width": size[0], "height": size[1]}
    me = visit(house, lang, quick=True, ground=True, game=game.replace("-", "_"), viewport=view)
    told: list[str] = []
    before = None
    for step, n, seat in chosen_moments(game, name):
        id, keys = house.bring_in(files.corpus(game) / name, n)
        me.sit(id, [keys[seat]])
        if step == "end":
            expect(me.heading("end-title")).to_be_visible()
        settle(me)
        small, cut = measure_letters(me)
        told += [f"{step}: {size:.1f} px, {text!r}" for text, size in small]
        told += [f"{step}: cut off, {text!r}" for text in cut]
        here = check_zones(me)
        assert here == (before or here), step
        before = here
        if step != "end":
            check_standing_line(me, len(keys))
            told += [f"{step}: hidden, {text}" for text in _look_closer(me, game, name, step, n)]
    assert not told, f"{len(told)} faults:\n" + "\n".join(told[:60])


def _look_closer(me: Player, game: str, name: str, step: str, n: int) -> list[str]:
    """From 900 pixels on what lies on the desk has its room; the figures that are out of sight."""
    width, height = (me.page.viewport_size or {}).values()
    if width >= WIDE and me.page.locator("aside .slip").count():
        check_desk(me, 2 if n > 4 else 1)
    if width < WIDTH or height < HEIGHT:
        return []
    if game == "silverton":
        return hidden_in_silverton(me, step)
    return hidden_in_steam_barons(me, step, "stock" in name) if game == "steam-barons" else []
