"""What can be measured of any table as it stands: letters, zones, slips, the standing line.

On drawings it is the size on the screen that counts, whatever the scale: the letters of a sprite
are measured where the sprite is used.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from playwright.sync_api import FloatRect, Locator

from tests.browser.house import Player, overlap

FLOOR, PHONE_FLOOR = 11, 12
"""Pixels on the screen, from 900 pixels wide and on phones."""
WIDE, LOW = 900, 480
LINE = 18
"""Pixels of a line of the log, at least."""
ZONES = ("> header", "> .standing", "> .rail", "> footer", ".confirm")

_BOXES = """zones => zones.map(zone => {
    const one = document.querySelector(`.table ${zone}`)
    if (!one) return []
    const { x, y, right, bottom } = one.getBoundingClientRect()
    return [x, y, right, bottom].map(Math.round)
})"""
_LAID_OUT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
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
    const short = [...document.querySelectorAll('.confirm > *')].filter(one =>
        one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    return { count: seen.size, small, cut: short.map(one => one.textContent) }
}"""


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def settle(me: Player) -> None:
    """Until the page has been laid out anew."""
    me.page.evaluate(_LAID_OUT)


def resize(me: Player, width: int, height: int) -> None:
    me.page.set_viewport_size({"width": width, "height": height})
    settle(me)


def window_of(me: Player) -> tuple[int, int]:
    size = me.page.viewport_size
    assert size is not None
    return size["width"], size["height"]


def measure_letters(me: Player) -> tuple[list[tuple[str, float]], list[str]]:
    """Texts that are too small, each with its size, and words of Confirm that are cut off."""
    width, _ = window_of(me)
    found: dict[str, Any] = me.page.evaluate(_TEXTS, FLOOR if width >= WIDE else PHONE_FLOOR)
    assert found["count"] > 10
    return [(text, size) for text, size in found["small"]], found["cut"]


def zones(me: Player) -> dict[str, list[int]]:
    """Where they are. On an upright screen the rail lies under the map, whose height depends on
    whether it is touched, and a number stands left of Confirm."""
    found: dict[str, list[int]] = dict(zip(ZONES, me.page.evaluate(_BOXES, ZONES), strict=True))
    width, height = window_of(me)
    if width < WIDE and height > LOW:
        found[".confirm"] = found[".confirm"][1:]
        del found["> .rail"]
    return found


def check_zones(me: Player) -> dict[str, list[int]]:
    """Where they are: in the window, which does not scroll."""
    width, height = window_of(me)
    here = zones(me)
    for zone in ("> .standing", "> footer", ".confirm"):
        left, top, right, bottom = (0, *here[zone])[-4:]
        assert left >= 0, zone
        assert 0 <= top < bottom <= height, zone
        assert right <= width, zone
    assert me.page.evaluate("document.documentElement.scrollHeight") == height
    return here


def check_standing_line(me: Player, seats: int) -> None:
    """Every seat has its chip, but for who is bankrupt, and no part of the line covers another."""
    width, height = window_of(me)
    line = me.page.locator(".table > .standing")
    chips = line.locator(".seats").get_by_role("listitem")
    upright = width <= 600 < height  # the others are a touch away
    assert upright or 0 < chips.count() <= seats
    parts = [box(one) for one in line.locator(":scope > *:visible:not(.seats)").all()]
    boxes = [*parts, *(box(one) for one in chips.all())]
    around = box(line)
    for one in boxes:
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= width, one
        assert one["y"] + one["height"] <= around["y"] + around["height"], one
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other), (one, other)
    assert line.locator(".score, .secret, .big, .next *").evaluate_all(_OUT_OF_ITS_BOX) == []
    # When winter comes, say, is never left out.
    assert all(one.is_visible() for one in line.locator(".clock:visible .next").all())


_OUT_OF_ITS_BOX = """all => all.filter(one => {
    const inner = one.getBoundingClientRect(), outer = one.closest('li, .standing > *')
        .getBoundingClientRect()
    return inner.width && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
}).map(one => one.textContent)"""


def check_desk(me: Player, lines: int) -> None:
    """Slips and notes have each their room, the log one for so many lines."""
    notes, desk = box(me.page.locator("aside .notes")), box(me.page.locator("aside"))
    assert notes["y"] + notes["height"] <= desk["y"] + desk["height"] + 1
    log = me.region("log").locator("ol, .quiet").first
    assert box(log)["height"] >= lines * LINE
    rest = [notes]
    for slip in reversed(me.page.locator("aside .slip").all()):
        there = box(slip)
        assert not any(overlap(there, other) for other in rest)
        assert there["y"] + there["height"] <= notes["y"] + 1
        rest.append(there)
    me.until(lambda: not me.page.locator("aside .slip:not(.fills)").evaluate_all(_CUT))
    assert me.page.locator("aside .slip").evaluate_all(_TOO_WIDE) == []


# Tight lines reach three pixels beyond their box.
_CUT = """all => all.filter(one => one.scrollHeight > one.clientHeight + 3)
    .map(one => one.dataset.board)"""
_TOO_WIDE = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.dataset.board)"""
