"""Matches of Silverton as far as a test wants them, played by what a good player does at once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rotonde.games.silverton.rules.board import board
from rotonde.kernel import match
from rotonde.kernel.game import Seat
from rotonde.kernel.start import start
from rotonde.kernel.table import Table
from tests.browser.house import House, Player
from tests.browser.words import words_in

_LANDS = {"mesa", "bow", "front", "park", "grand"}
"""Rivers, ranges and states on the map."""
_NAMES = ("Ada", "Ben", "Max", "Dan", "Eve", "Fay")


@cache
def played(
    step: str | None, turn: int = 1, bots: tuple[str | None, ...] = (None, "fair"), **options: str
) -> Table:
    """Until the first seat is to make this decision; None: to the end. Made once, to be read."""
    seats = [Seat(name, bot) for name, bot in zip(_NAMES, bots, strict=False)]
    table = start("silverton", seats, seed="silver", options=options)
    while not table.over:
        seat, state = table.to_act[0], table.state
        if step == state.stack[-1].id and seat == 0 and state.turn >= turn:  # type: ignore[attr-defined]
            break
        table.play(seat, table.game.favourite(state, seat, table.legal(seat)))
    return table


def bring_in(house: House, table: Table, folder: Path) -> tuple[str, list[str]]:
    file = folder / "silver.match"
    file.write_text(match.dump(table), "utf-8")
    return house.bring_in(file)


@cache
def proper() -> frozenset[str]:
    """The words of names on the map: they are the same in every language."""
    found = board(None)
    names = " ".join(found.towns)
    return frozenset(words_in(names)) | _LANDS


class Miner(Player):
    """Takes decisions one after the other, whatever is asked, by mouse."""

    def decide_anything(self) -> None:
        n = self.n
        if self.spots().count():
            self._by_spots()
        else:
            self._last_button().click()
        self.see_past(n)

    def _by_spots(self) -> None:
        for _ in range(3):
            n = self.n
            lines = self.spots("line")
            self.choose(lines.first if lines.count() else self.spots().first)
            menu = self.group("several").get_by_role("button")
            if menu.count():
                menu.first.click()
            if self.n > n or self.page.evaluate(_SENT, n):
                return
            if self.confirm.is_visible() and self.confirm.is_enabled():
                self.confirm.click()
                return

    def _last_button(self) -> Any:
        return self.page.locator("footer .press:not(.aside):enabled").last


_SENT = """n => new Promise(done => {
    const slider = document.querySelector('input[type=range]')
    setTimeout(() => done(Number(slider.max) > n), 150)
})"""


def miner(player: Player) -> Miner:
    return Miner(player.page, player.say, player.house)
