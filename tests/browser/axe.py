"""What axe has to say about a page."""

from __future__ import annotations

from typing import Any, Literal

from tests.browser.house import Player
from tests.browser.patience import expect
from tests.server.screen import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def check(me: Player) -> None:
    """What axe has to say about the page as it stands: nothing serious."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = me.page.evaluate(
        "axe.run(document, {resultTypes: ['violations'], "
        "runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
    )
    assert found["violations"] is not None
    grave = [
        (each["id"], each["help"], [node["html"][:160] for node in each["nodes"][:4]])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert grave == [], grave


def check_both(me: Player) -> None:
    """The same in either theme: the room gets dark about the page, and nobody comes twice."""
    for theme in THEMES:
        me.page.emulate_media(color_scheme=theme)
        expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
        check(me)
