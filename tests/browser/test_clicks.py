"""How many clicks a turn takes: the same turns, played by mouse, are counted."""

from __future__ import annotations

from typing import Any

from rotonde.games.silverton.rules.actions import Done
from tests.browser.conftest import Visit
from tests.browser.house import House, Player
from tests.browser.silver import Miner, alone, played
from tests.browser.words import SILVERTON

ALONE, OF_THREE = 8, 14
"""Half of what the first turn of a game alone and a turn of three players took before: 16 and
about 28."""


class Counting(Miner):
    """Plays as a person does who takes what Confirm offers, and counts the clicks."""

    def __init__(self, player: Player, by_hand: bool) -> None:
        super().__init__(player)
        self.clicks: list[str] = []
        """Per click the step it was for."""
        self._by_hand = by_hand
        """Whether crew is placed piece by piece instead of as proposed."""
        self._placed: list[Any] = []

    def play_turn(self, turn: int) -> None:
        while self.my_turn() and self.turn == turn:
            if self.table["deciding"] is None:
                continue  # asked no longer: what was decided at once is still coming in
            n, drafted, step = self.n, self.table["drafted"], self.table["step"]
            if step == "place" and self._by_hand:
                self._place_one()
            elif self.confirm.is_enabled():
                self._click(self.confirm_next)
            else:  # nothing is proposed: what comes last is to do nothing
                words = [each["label"] for each in self.table["choices"] if not each["spots"]]
                buttons = self.page.locator("aside, footer").get_by_role("button")
                self._click(buttons.filter(has_text=words[-1]).first.click)
                self._click(self.confirm_next)
            self.until(lambda n=n, d=drafted: self.n > n or self.table["drafted"] != d)  # type: ignore[misc]
            self._come_to_rest()

    def _come_to_rest(self) -> None:
        """Until all decisions of a click have come in."""
        before = -1
        while before != (before := self.table["n"]):
            self.page.wait_for_timeout(300)

    def _place_one(self) -> None:
        """The next piece where a good player would put it: one click on the place."""
        table = self._follow().copy()
        seat = self.table["deciding"]
        self._placed = self._placed[: self.table["drafted"]]
        for action in self._placed:
            table.play(seat, action)
        found: Any = table.game.bot.heuristic_action(table.state, seat, table.legal(seat))
        if isinstance(found, Done):
            self._placed = []
            self._click(self.confirm_next)
            return
        spot = found.spots(table.state)[-1]
        usual = table.game.inputs.usual(table.state, seat, table.legal(seat))
        self._placed.append(next(each for each in usual if each.spots(table.state)[-1] == spot))
        self._click(lambda: self.reach(spot))

    def _click(self, click: Any) -> None:
        self.clicks.append(str(self.table["step"]))
        click()


def test_a_first_turn_alone(hasty: House, visit: Visit) -> None:
    me = Counting(visit(hasty, quick=True, game=SILVERTON), by_hand=True)
    me.sit(*hasty.bring_in(alone(1, 1, scenario="denver-6000")))
    me.play_turn(1)
    assert {"place", "operate"} <= set(me.clicks)
    assert len(me.clicks) <= ALONE, me.clicks


def test_a_turn_of_three(hasty: House, visit: Visit) -> None:
    """A person against two bots, in the middle of a game."""
    table = played("place", 4, (None, "fair", "fair"))
    me = Counting(visit(hasty, quick=True, game=SILVERTON), by_hand=True)
    me.sit(*hasty.bring_in(table))
    me.play_turn(4)
    assert {"place", "operate", "trade"} <= set(me.clicks)
    assert len(me.clicks) <= OF_THREE, me.clicks


def test_a_turn_as_it_is_proposed(hasty: House, visit: Visit) -> None:
    """With the whole placement as proposed: one click to place, one to confirm."""
    me = Counting(visit(hasty, quick=True, game=SILVERTON), by_hand=False)
    me.sit(*hasty.bring_in(alone(1, 1, scenario="denver-6000")))
    me.play_turn(1)
    assert me.clicks.count("place") == 2
    assert len(me.clicks) < ALONE, me.clicks
