"""What a player gains or pays is seen for a moment beside the figure."""

from __future__ import annotations

from tests.browser.barons import SELLING, Baron, arranged
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.patience import expect
from tests.browser.words import STEAM_BARONS
from tests.games.steam_barons.play import EAST


def test_a_sale_is_seen_on_the_purse_and_is_gone_again(house: House, visit: Visit) -> None:
    shows = {"quick": True, "reduced_motion": "no-preference"}
    ada, ben, max = (Baron(visit(house, game=STEAM_BARONS, **shows)) for _ in range(3))
    id, keys = house.bring_in(arranged(SELLING, "stock", map=EAST))
    for screen, key in zip((ada, ben, max), keys, strict=True):
        screen.sit(id, [key])
    expect(ada.page.locator(".gain")).to_have_count(0)
    # A moment that lasts until it was looked at.
    held = ada.page.add_style_tag(content=".gain { animation-play-state: paused !important }")
    for screen in (ada, ben, max):
        n = ada.n
        screen.sell_all()
        if screen is not max:
            screen.see(n + 1)
    expect(ada.page.locator(".gain").first).to_be_visible()
    expect(ada.page.locator(".gain").first).to_have_text("+30")
    held.evaluate("style => style.remove()")
    expect(ada.page.locator(".gain")).to_have_count(0)
