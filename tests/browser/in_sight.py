"""Whether what stands on a slip can be read without scrolling, and which slips a step needs so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.browser.house import Player

SIZES = ((1440, 900), (1024, 768))
"""From 1024 pixels on the figures of a decision are in sight."""

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

GAMES: Mapping[str, Steps] = {"silverton": SILVERTON}

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


def find_hidden(me: Player, needed: Needed) -> list[str]:
    """What stands on a slip and cannot be read without scrolling or opening it."""
    me.page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    found: Any = me.page.evaluate(_HIDDEN, [needed.board, needed.what, needed.rows])
    return list(found)
