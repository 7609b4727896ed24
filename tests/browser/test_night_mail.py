"""Night Mail, installed as its package, played to the end by clicks: its page is the one of all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.axe import check_both
from tests.browser.conftest import Visit
from tests.browser.french import check as check_french
from tests.browser.house import House, Player, Quick
from tests.browser.patience import expect
from tests.scratch import Scratch

GAME = "night_mail"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def station(scratch: Scratch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the environment in which the game is installed, and not of this one."""
    found = Quick(tmp_path_factory.mktemp("mail") / "matches.sqlite", python=scratch.python)
    yield found
    assert found.stop() == ""


class Clerk(Player):
    """Plays by clicks, and hears what the server tells this screen."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.page, player.say, player.house)
        self.told: dict[str, Any] = {}
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.told = {**self.told, **message}

    def decide(self, aim: object = None) -> None:
        """What is asked: at the first place that glows, else by the first button."""
        point = self.told["point"]
        if self.spots().count():
            self.choose(self.spots().first)
        elif self.confirm.is_disabled():
            self.open_more()
            self.offers.first.click()
        menu = self.group("several").get_by_role("button")
        self.until(lambda: menu.count() or self.confirm.is_enabled())
        for several in (menu, self.foot.get_by_text("2", exact=True)):
            if several.count():  # how many bags, how much coal
                several.first.click()
        self.confirm.click()
        self.until(lambda: self._is_in(point) and self.n == self.told["n"])

    def _is_in(self, point: int) -> bool:
        """Whether my decision is made. Who bids at the same time adds entries too."""
        return bool(self.told["point"] != point or self.told["deciding"] is None)


@pytest.mark.parametrize(("lang", "how"), [("en", {}), ("fr", PHONE)])
def test_a_whole_game_against_bots(
    station: House, visit: Visit, lang: str, how: dict[str, object]
) -> None:
    me = Clerk(visit(station, lang, quick=True, game=GAME, **how))
    id, keys = station.open("me", "easy", "greedy", game="night-mail", seed="7")
    me.sit(id, list(keys.values()))
    check_both(me)
    mine = 0
    while me.await_question():
        me.decide()
        mine += 1
    assert mine > 8
    if lang == "fr":
        check_french(me.page, frozenset({"night", "mail"}))
    check_both(me)
    expect(me.at_foot("rematch")).to_be_visible()
