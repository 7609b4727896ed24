"""What axe has to say about a page."""

from __future__ import annotations

from typing import Any, Literal

from tests.browser.house import Player
from tests.browser.patience import expect
from tests.server.screen import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
_KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_OF_COLOUR = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


_RUN = """([how, drawn]) => {
    // As a whole, so that what changes meanwhile finds its neighbours.
    const pictures = drawn ? [] : [...document.querySelectorAll('svg[role=img]')]
    const contents = pictures.map(picture => {
        const kept = document.createDocumentFragment()
        kept.append(...picture.childNodes)
        return kept
    })
    return axe.run(document, how)
        .then(({ violations }) => violations)
        .finally(() => pictures.forEach((picture, at) => picture.append(contents[at])))
}"""
_REST = """() => Promise.all(document.getAnimations()
    .filter(({ effect, playState }) =>
        playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => null))).then(() => true)"""


def check(me: Player, only: dict[str, Any] | None = None, drawn: bool = False) -> None:
    """What axe has to say about the page as it stands: nothing serious.

    A drawing is one picture with a name, and most of the elements of a page: axe looks into
    drawings only where `drawn` asks for it.
    """
    # Colours that are on their way to others are no colours to be measured.
    me.page.evaluate(_REST)
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text("utf-8"))
    options = {"resultTypes": ["violations"], "runOnly": only or _KINDS}
    found: list[dict[str, Any]] = me.page.evaluate(_RUN, [options, drawn])
    grave = [
        (each["id"], each["help"], [node["html"][:160] for node in each["nodes"][:4]])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
    assert grave == [], grave


def check_both(me: Player, drawn: bool = False) -> None:
    """The same in either theme: as the room gets dark about the page, its colours alone change."""
    for theme, only in zip(THEMES, (None, _OF_COLOUR), strict=True):
        me.page.emulate_media(color_scheme=theme)
        expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
        check(me, only, drawn)
