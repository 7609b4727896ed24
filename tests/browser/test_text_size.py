"""Nothing that is shown is too small to read, and what Confirm says is not cut off: every visible
text of every phase is measured.

On drawings it is the size on the screen that counts, whatever the scale: the letters of a sprite
are measured where the sprite is used.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rotonde.kernel.table import match
from tests.browser.conftest import THOROUGH, Visit, by_turns
from tests.browser.house import House, Player
from tests.browser.patience import expect
from tests.corpus import files

SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (820, 1180))
FLOOR, PHONE_FLOOR = 11, 12
"""Pixels on the screen, from 900 pixels wide and on phones."""
WIDE = 900

MATCHES = [
    ("steam-tunnel", "04-random-5-standard.match"),
    ("steam-tunnel", "13-greedy-4-full-killer-dead-ends.match"),
    ("steam-tunnel", "06-random-5-softer-dead-ends.match"),
    ("steam-tunnel", "15-greedy-4-full-charity.match"),
    ("silverton", "02-4-basic-long.match.gz"),
    ("silverton", "05-1-basic-denver-10000.match.gz"),
    ("silverton", "11-3-basic-nickel-spike.match.gz"),
    ("silverton", "17-6-advanced-campaign.match.gz"),
    ("steam-barons", "04-6-stock-eastern-us.match.gz"),
    ("steam-barons", "07-4-stock-northern-england.match.gz"),
    ("steam-barons", "13-6-base-eastern-us.match.gz"),
    ("steam-barons", "23-4-standard-northern-england.match.gz"),
]
"""One of every rule set, and of every board."""

_OFTEN = ("04", "13", "02", "05", "17", "23")
"""Measured each time, in one language each; `make thorough` measures all in both."""


def _cases() -> list[tuple[str, str, str]]:
    if THOROUGH:
        return [(game, name, lang) for game, name in MATCHES for lang in ("en", "fr")]
    often = [(game, name) for game, name in MATCHES if name[:2] in _OFTEN]
    return [(*each, ("fr", "en")[at % 2]) for at, each in enumerate(often)]


_TEXTS = """floor => {
    const svg = document.querySelector('svg.sheet')
    const rect = svg?.querySelector('#sheet-edge rect')
    const edge = rect && (() => {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(at => +rect.getAttribute(at))
        const at = svg.getScreenCTM()
        const one = new DOMPoint(x, y).matrixTransform(at)
        const other = new DOMPoint(x + w, y + h).matrixTransform(at)
        return { left: one.x, top: one.y, right: other.x, bottom: other.y }
    })()
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const share = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

    // Letters of sprites are put where they are used, and taken away again.
    const copies = []
    for (let uses = [...document.querySelectorAll('use')], depth = 0; depth < 3; depth++) {
        const fresh = []
        for (const use of uses) {
            const kept = document.getElementById(use.getAttribute('href')?.slice(1) ?? '')
            if (!kept || !kept.querySelector('text, use')) continue
            if (use.closest('defs') || !share(use.getBoundingClientRect(), window)) continue
            const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g')
            for (const name of ['class', 'transform', 'style'])
                if (use.hasAttribute(name)) copy.setAttribute(name, use.getAttribute(name))
            for (const child of kept.childNodes) copy.append(child.cloneNode(true))
            use.after(copy)
            copies.push(copy)
            fresh.push(...copy.querySelectorAll('use'))
        }
        uses = fresh
    }

    const seen = new Map()
    // What of the window an element can be seen in: none, where something above it is hidden.
    const frames = new Map()
    const frameOf = (one) => {
        if (!(one instanceof Element)) return window
        if (!frames.has(one)) frames.set(one, found(one))
        return frames.get(one)
    }
    const found = (one) => {
        const outer = frameOf(one.parentElement), style = getComputedStyle(one)
        const hidden = style.display === 'none' || style.visibility === 'hidden'
        if (!outer || hidden || +style.opacity < 0.05) return null
        if (one.getAttribute('clip-path') && edge) return cut(outer, edge)
        const drawn = one instanceof SVGElement && !(one instanceof SVGSVGElement)
        if (drawn || style.overflow === 'visible' && style.clipPath === 'none') return outer
        return cut(outer, one.getBoundingClientRect())
    }
    const cut = (one, other) => ({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    })
    const visible = (element, box) => {
        const frame = frameOf(element)
        return frame !== null && share(box, frame)
    }
    const where = (element) => {
        const piece = element.closest('[data-piece]')?.dataset.piece.split(':')[0]
        const board = element.closest('[data-board]')?.dataset.board
        const zone = element.closest('.backdrop, .standing, .rail, .notes, header, main, footer')
        return piece ?? board ?? zone?.classList[0] ?? zone?.localName ?? 'desk'
    }
    const note = (element, box, text) => {
        if (element.closest('defs, style, script, title') || !visible(element, box)) return
        const at = element instanceof SVGElement ? element.getScreenCTM() : null
        const scale = at ? Math.hypot(at.a, at.b) : 1
        const size = parseFloat(getComputedStyle(element).fontSize) * scale
        const said = `${where(element)}: ${text.trim().replace(/\\s+/g, ' ').slice(0, 40)}`
        seen.set(said, Math.min(size, seen.get(said) ?? Infinity))
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement
        if (!node.data.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const drawn = element instanceof SVGElement
        note(element, (drawn ? element : range).getBoundingClientRect(), node.data)
    }
    for (const field of document.querySelectorAll('input:not([type=range]), select'))
        note(field, field.getBoundingClientRect(), field.value || field.placeholder)
    for (const copy of copies) copy.remove()
    const small = [...seen].filter(([text, size]) => size < floor - 0.05)
    // Tight lines reach three pixels beyond their box.
    const lines = [...document.querySelectorAll('.confirm > *')].filter(one =>
        one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    return { count: seen.size, small, cut: lines.map(one => one.textContent) }
}"""


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


@pytest.mark.parametrize(
    ("game", "name", "lang"), _cases(), ids=lambda each: each.partition(".")[0]
)
def test_no_letter_is_too_small(
    house: House, visit: Visit, game: str, name: str, lang: str
) -> None:
    me = visit(house, lang, quick=True, game=game.replace("-", "_"), reduced_motion="reduce")
    small: dict[tuple[str, str], tuple[float, set[str]]] = {}
    phases = moments(game, name)
    for number, (step, n, seat) in enumerate(phases):
        id, keys = house.bring_in(files.corpus(game) / name, n)
        # A game of few phases is seen in all sizes nevertheless.
        for width, height in by_turns(SIZES, number, 1 if len(phases) > 3 else 2):
            me.page.set_viewport_size({"width": width, "height": height})
            me.sit(id, [keys[seat]])  # a page is opened sooner than it is laid out anew
            if step == "end":
                expect(me.heading("end-title")).to_be_visible()
            found = _measure(me, FLOOR if width >= WIDE else PHONE_FLOOR)
            assert found["cut"] == [], (step, width)
            for text, size in found["small"]:
                at = small.get((f"{width}x{height}", text), (size, set()))
                small[f"{width}x{height}", text] = (min(size, at[0]), at[1] | {step})
    told = [
        f"{where}: {size:.1f} px, {text!r} ({', '.join(sorted(steps))})"
        for (where, text), (size, steps) in sorted(small.items(), key=lambda each: each[1][0])
    ]
    assert not told, f"{len(told)} texts of {game}, {name}, in {lang}:\n" + "\n".join(told[:60])


def _measure(me: Player, floor: float) -> dict[str, Any]:
    """What is too small or cut off, once the page has been laid out anew."""
    me.page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    found: dict[str, Any] = me.page.evaluate(_TEXTS, floor)
    assert found["count"] > 10
    return found
