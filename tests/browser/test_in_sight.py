"""The figures that a decision needs are in sight without scrolling, from 1024 pixels on."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit, by_turns
from tests.browser.house import House
from tests.browser.in_sight import GAMES, SIZES, find_hidden
from tests.browser.silver import miner
from tests.browser.test_text_size import moments
from tests.corpus import files

CASES = [
    ("silverton", "02-4-basic-long.match.gz", "en"),
    ("silverton", "05-1-basic-denver-10000.match.gz", "fr"),
    ("silverton", "17-6-advanced-campaign.match.gz", "fr"),
]


@pytest.mark.parametrize(("game", "name", "lang"), CASES, ids=lambda each: each.partition(".")[0])
def test_figures_are_in_sight(house: House, visit: Visit, game: str, name: str, lang: str) -> None:
    visitor = visit(house, lang, quick=True, game=game.replace("-", "_"), reduced_motion="reduce")
    me = miner(visitor)
    hidden = []
    for number, (step, n, seat) in enumerate(moments(game, name)):
        needed = GAMES[game].get(step, ())
        if not needed:
            continue
        id, keys = house.bring_in(files.corpus(game) / name, n)
        for width, height in by_turns(SIZES, number + len(name)):
            me.page.set_viewport_size({"width": width, "height": height})
            me.sit(id, [keys[seat]])
            there = {board["id"] for board in me.table["boards"]}
            for each in needed:
                if each.board not in there or width < each.least:
                    continue
                found = find_hidden(me, each)
                if found:
                    where = f"{step} at {width}x{height}: {each.board}"
                    hidden.append(f"{where}: {len(found)} {found[:6]}")
    assert not hidden, "\n".join(hidden)
