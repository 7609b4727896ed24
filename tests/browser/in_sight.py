"""The figures that a decision needs, which are in sight without scrolling from 1024 pixels on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.browser.barons import Baron
from tests.browser.house import Player
from tests.browser.measure import settle, window_of
from tests.browser.patience import expect

WIDTH, HEIGHT = 1024, 760
"""From this size of the window on."""

# Silverton

ALL = "th, td, li, dl > div, .figure, .cell"
SUMS = "li, dl > div"


class Needed(NamedTuple):
    """A board, and what of it must be in sight."""

    board: str
    what: str = ALL
    least: int = 0
    """From this width of the window on; narrower, it may be folded to its short line."""
    rows: int = 9
    """Of rows below each other so many; a longer list may scroll."""


Steps = Mapping[str, tuple[Needed, ...]]

SILVERTON: Steps = {
    "place": (Needed("crew"), Needed("claims"), Needed("lines", least=1181, rows=6)),
    "rival": (Needed("claims"),),
    "shift": (Needed("dispute"),),
    "demand": (Needed("dispute"),),
    "buy": (Needed("card"),),
    "keep": (Needed("card"),),
    "build": (Needed("crew"),),
    "operate": (Needed("own"),),
    "plow": (Needed("trains"),),
    "trade": (Needed("offer", SUMS),),
    "reply": (Needed("offer", SUMS),),
    "answer": (Needed("offer", SUMS),),
    "deliver": (Needed("market"), Needed("deliveries")),
    "purchase": (Needed("trains"),),
}
"""Per step the boards whose figures are needed."""

_HIDDEN = """([board, what, long]) => {
    const slip = document.querySelector(`section[data-board='${board}']`)
    if (!slip || slip.classList.contains('folded')) return ['(all of it)']
    const rowOf = (thing) => thing.closest('tr')?.sectionRowIndex ?? 0
    const cut = (one, other) => ({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    })
    const frameOf = (element) => {
        let frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        for (let each = element.parentElement; each; each = each.parentElement)
            if (getComputedStyle(each).overflow !== 'visible')
                frame = cut(frame, each.getBoundingClientRect())
        return frame
    }
    const things = [...slip.querySelectorAll(what)].filter(thing => rowOf(thing) < long)
    const hidden = []
    for (const thing of things) {
        const text = thing.innerText.trim().replace(/\\s+/g, ' ')
        const box = thing.getBoundingClientRect(), frame = frameOf(thing)
        if (!text || getComputedStyle(thing).display === 'none') continue
        // A line below the last figure may lose its descenders.
        const inside = box.left >= frame.left - 1 && box.right <= frame.right + 1
            && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 2
        if (!inside) hidden.push(text)
    }
    return hidden
}"""


def hidden_in_silverton(me: Player, step: str) -> list[str]:
    """What stands on a slip that is needed, and cannot be read without scrolling or opening it."""
    hidden = []
    for needed in SILVERTON.get(step, ()):
        there = me.page.locator(f"section[data-board='{needed.board}']").count()
        if not there or window_of(me)[0] < needed.least:
            continue
        found: Any = me.page.evaluate(_HIDDEN, [needed.board, needed.what, needed.rows])
        if found:
            hidden.append(f"{needed.board}: {len(found)} {found[:6]}")
    return hidden


# Steam Barons

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


def hidden_in_steam_barons(player: Player, step: str, stock: bool) -> list[str]:
    """What of the figures of a decision is out of sight; where tiles are laid, with a menu."""
    figures = (STOCK if stock else RAILWAYS).get(step)
    if figures is None:
        return []
    me = Baron(player)
    if step == "build":
        me.open_menu(2)
        settle(me)
    expect(me.confirm).to_be_visible()
    wanted = [_PURSE, _ASKED, *figures]
    # Whoever urbanizes needs the New Cities and the cubes before the players.
    if step == "build" and me.page.locator("[data-board=supply] .blocks").count():
        wanted.remove(_PLAYERS)
    found: list[str] = me.page.evaluate(_OUT_OF_SIGHT, wanted)
    return found
