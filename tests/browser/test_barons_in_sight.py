"""Steam Barons: every figure that a decision needs is in sight without scrolling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.barons import Baron
from tests.browser.conftest import Visit, by_turns
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.test_text_size import moments
from tests.browser.words import STEAM_BARONS
from tests.corpus import files

SIZES = ((1024, 768), (1440, 900))

_COMPANIES = "[data-board=shares] :is(td, th)"
_PLAYERS = "[data-board=players] :is(td, th)"
_DELIVERIES = "[data-board=decision] li, footer .prompt"
"""There may be none to make."""
_PURSE = ".standing .purse, .standing .clock"
_ASKED = "footer .prompt, footer .confirm"

STOCK = {
    "bid": ("[data-board=decision] li", "[data-board=sale] .blocks", _COMPANIES),
    "buy": ("[data-board=decision] li", "[data-board=sale] .blocks", _COMPANIES),
    "build": ("[data-board=decision] .faces button", _COMPANIES),
    "move": (_DELIVERIES, _COMPANIES),
    "sell": ("[data-board=mine] .blocks", _COMPANIES, "footer .prompt li"),
}
RAILWAYS = {
    "opening": ("[data-board=decision] li", _PLAYERS),
    "capital": (_PLAYERS,),
    "order": ("[data-board=decision] li", _PLAYERS),
    "choose": ("[data-board=actions] tr", _PLAYERS),
    "build": ("[data-board=decision] .faces button", _PLAYERS),
    "move": (_DELIVERIES, _PLAYERS),
    "score": (_PLAYERS,),
}
"""Where the figures of each phase stand; the prompt, Confirm and the standing line always."""

MATCHES = [
    ("04-6-stock-eastern-us.match.gz", STOCK),
    ("07-4-stock-northern-england.match.gz", STOCK),
    ("13-6-base-eastern-us.match.gz", RAILWAYS),
    ("23-4-standard-northern-england.match.gz", RAILWAYS),
]

_OUT_OF_SIGHT = """wanted => {
    const inside = (box, frame) =>
        box.left >= frame.left - 1 && box.right <= frame.right + 1
        && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
    const shown = (one) => one.getClientRects().length > 0
    const seen = (one) => {
        const box = one.getBoundingClientRect()
        if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
            const clips = getComputedStyle(outer).overflow !== 'visible'
            if (clips && !inside(box, outer.getBoundingClientRect())) return false
        }
        const clips = getComputedStyle(one).overflow !== 'visible'
        return !clips || one.scrollWidth <= one.clientWidth + 1
    }
    const missing = []
    for (const what of wanted) {
        const all = [...document.querySelectorAll(what)].filter(shown)
        if (all.length === 0) missing.push(`${what}: there is none`)
        for (const one of all.filter((each) => !seen(each)))
            missing.push(`${what}: ${one.innerText.replace(/\\s+/g, ' ').slice(0, 60)}`)
    }
    return missing
}"""


@pytest.mark.halved
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("name", "figures"), MATCHES, ids=[name.partition(".")[0] for name, _ in MATCHES]
)
def test_the_figures_of_a_decision_are_in_sight(
    house: House, visit: Visit, name: str, figures: dict[str, tuple[str, ...]], lang: str
) -> None:
    me = Baron(visit(house, lang, quick=True, game=STEAM_BARONS, reduced_motion="reduce"))
    found: dict[str, Any] = {}
    for number, (step, n, seat) in enumerate(moments("steam-barons", name)):
        if step not in figures:
            continue
        id, keys = house.bring_in(files.corpus("steam-barons") / name, n)
        for width, height in by_turns(SIZES, number + (lang == "fr")):
            me.page.set_viewport_size({"width": width, "height": height})
            me.sit(id, [keys[seat]])
            me.await_question()
            if step == "build":
                me.open_menu(2)
            expect(me.confirm).to_be_visible()
            wanted = [_PURSE, _ASKED, *figures[step]]
            # Whoever urbanizes needs the New Cities and the cubes before the players.
            if step == "build" and me.page.locator("[data-board=supply] .blocks").count():
                wanted.remove(_PLAYERS)
            missing = me.page.evaluate(_OUT_OF_SIGHT, wanted)
            if missing:
                found[f"{step} {width}x{height}"] = missing
    told = [f"{where}: {row}" for where, rows in found.items() for row in rows[:8]]
    assert not told, "\n".join(told)
