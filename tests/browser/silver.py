"""Matches of Silverton as far as a test wants them, played by what a good player does at once."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Locator, WebSocket

from rotonde.games.silverton import GAME
from rotonde.games.silverton.rules.actions import Counter, Decline, Offer, Operate
from rotonde.games.silverton.rules.board import board
from rotonde.games.silverton.rules.operating import OPERATE
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.kernel.chance import Seed
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.step import Action
from rotonde.kernel.table import match
from rotonde.kernel.table.start import check_setup, start
from rotonde.kernel.table.table import Table
from tests.browser.house import Player
from tests.browser.patience import expect
from tests.browser.words import words_in
from tests.server.following import follow

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
        table.play(seat, table.game.bot.heuristic_action(state, seat, table.legal(seat)))
    return table


def arranged(position: str, seed: str = "silver", **options: str) -> Table:
    """A position in notation between two people, as it is before the first decision."""
    seats = [Seat(name) for name in _NAMES[:2]]
    return start("silverton", seats, seed=seed, options=options, position=position)


@cache
def alone(key: int, turn: int, **options: str) -> Table:
    """A match alone until the placement of a turn, on a seed that nobody typed: it counts."""
    setup = check_setup(GAME, [Seat("Ada")], options, None, None)
    table = Table(GAME, setup, Seed(bytes([key]) * 32, chosen=False))
    while not table.over and table.state.turn < turn:  # type: ignore[attr-defined]
        table.play(0, GAME.bot.heuristic_action(table.state, 0, table.legal(0)))  # type: ignore[arg-type]
    return table


@cache
def proper() -> frozenset[str]:
    """The words of names on the map: they are the same in every language."""
    found = board(None)
    names = " ".join(found.towns)
    return frozenset(words_in(names)) | _LANDS


class Miner(Player):
    """Takes decisions one after the other, whatever is asked, by mouse."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.page, player.say, player.house)
        self.table: dict[str, Any] = {}
        """What this screen was last told."""
        self._tried: list[Action] = []
        self._followed: tuple[str, Table] | None = None
        self._sent = 0
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)
        line.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        self._sent += json.loads(frame)["type"] in ("decide", "decide-in-turn", "fill")

    @property
    def sent(self) -> int:
        """How many decisions this page has sent."""
        self.page.evaluate("0")  # it answers after what it has sent
        return self._sent

    def _hear(self, frame: str | bytes) -> None:
        self.table = follow(json.loads(frame), self.table)

    @property
    def _proposed(self) -> Any:
        """A whole without numbers that Confirm offers."""
        plan = self.table["plan"]
        return plan if plan and not plan["blocks"] else None

    def decide_anything(self) -> None:
        """What is proposed, else what is found first."""
        n = self.n
        if self._proposed and self.confirm.is_enabled():
            self.confirm_next()
        elif self.spots().count():
            self._by_spots()
        elif self.confirm.is_enabled():
            self.confirm_next()
        else:
            self.answer(self.offers.last)
        self.see_past(n)

    def _by_spots(self) -> None:
        for _ in range(3):
            sent = self.sent
            self._touch_any()
            menu = self.group("several").get_by_role("button")
            if menu.count():
                menu.first.click()
            if self.sent > sent:
                return
            if self.confirm.is_enabled():
                self.confirm_next()
                return

    def _touch_any(self) -> None:
        """A line of the map if one can be had, else what glows on the desk or on the map."""
        if self.spots("line").count():
            self.choose(self.spots("line").first)
        elif self.desk_spots.count():
            self.desk_spots.first.click()
        else:
            self.choose(self.spots().first)

    # Whole games

    def my_turn(self) -> bool:
        """Whether I am asked something, else it is over."""
        asked = self.await_question()
        while self.table["n"] < self.n:  # what is on the screen has been heard, or is about to be
            self.page.evaluate("new Promise(requestAnimationFrame)")
        return asked

    def decide_well(self) -> str:
        """What a good player does at once, by mouse; the step it was."""
        n, seat, step = self.n, self.table["deciding"], str(self.table["step"])
        table = self._follow().copy()
        self._tried = self._tried if self.table["drafted"] else []
        for action in self._tried:
            table.play(seat, action)
        found: Any = table.game.bot.heuristic_action(table.state, seat, table.legal(seat))
        if self.table["shortcuts"]:
            whole = self.table["shortcuts"][-1]
            self.press(whole["label"])
            n += _made(table, seat, whole["actions"]) - 1
        elif self._proposed:
            n += _made(table, seat, self._proposed["actions"]) - 1
            self.confirm_next()
        elif step == "operate":
            self._operate(table.state, seat)
        else:
            self._tried.append(found)
            self.take(found)
        self.see_past(n)
        return step

    @property
    def turn(self) -> int:
        found: int = self._follow().state.turn  # type: ignore[attr-defined]
        return found

    def _follow(self) -> Table:
        """The match as its file tells it; what was played before is not played again."""
        id = self.table["id"]
        told = match.parse(self.house.http.get(f"/api/matches/{id}/file").text)
        if self._followed is None or self._followed[0] != id:
            self._followed = id, match.replay(told)
        table = self._followed[1]
        match.play_on(table, told.lines[table.n :])
        return table

    def press(self, label: str) -> None:
        """Confirm what a button says, unless Confirm says so already."""
        said = self.confirm.locator("b")
        if said.inner_text() != label:
            buttons = self.page.locator("aside, footer").get_by_role("button", name=label)
            buttons.first.click()
            expect(said).to_have_text(label)
        self.confirm_next()

    def spot(self, id: str) -> Locator:
        return self.page.locator(f"path[data-spot='{id}']")

    def take(self, action: Action) -> None:
        """One of the choices, over its spots on the board or by its button."""
        choice, amount = self._offered(action)
        draft = self.table["draft"]
        if not choice["spots"]:
            return self.press(choice["label"])
        for at, id in enumerate(choice["spots"], 1):
            self._touch(id)
            short = choice.get("short", choice["label"])
            menu = self.group("several").get_by_role("button", name=short, exact=True)
            named = menu.count() > 0
            if named:
                menu.click()
            walked = named or at == len(choice["spots"])
            # A menu proposes, even where a place alone is taken at once.
            if walked and draft and not named:
                return None
            if walked or self.foot.locator(".main:enabled").and_(self.confirm).count():
                break
        if amount is not None:
            self.foot.get_by_role("spinbutton").fill(str(amount))
        return self.confirm.click()

    def _touch(self, id: str) -> None:
        """Click a spot; what it led to can be read in the prompt."""
        prompt = self.foot.locator(".prompt").element_handle()
        before, n = prompt.inner_text(), self.n
        self.reach(id)
        slider = self.slider.element_handle()
        self.page.wait_for_function(_TOUCHED, arg=[prompt, before, slider, n])

    def reach(self, id: str) -> None:
        """Click a spot where it is: on a slip, else on the map."""
        there = self.on_desk(id)
        if there.count() and there.first.is_visible():
            there.first.click()
        else:
            self.choose(self.spot(id))

    def _offered(self, action: Action) -> tuple[dict[str, Any], int | None]:
        """The choice on the screen that this is, and the number that goes with it."""
        wanted = json.loads(msgspec.json.encode(action))
        choices: list[dict[str, Any]] = self.table["choices"]
        for choice in choices:
            field = choice.get("amount", {}).get("field")
            if choice["action"] == (
                {**wanted, field: choice["action"][field]} if field in wanted else wanted
            ):
                return choice, wanted[field] if field else None
        # A bargain that is not listed is not made.
        assert isinstance(action, Offer | Counter | Decline), action
        wanted = "done" if self.table["step"] == "trade" else "refuse"
        return next(c for c in choices if c["action"]["type"] == wanted), None

    def _operate(self, state: SilvertonState, seat: int) -> None:
        """All claims that are worth it as one decision."""
        twin = state.copy()
        claims = []
        while isinstance(
            found := GAME.bot.heuristic_action(twin, seat, OPERATE.menu(twin, seat)), Operate
        ):
            claims.append(found.claim)
            twin.cash[seat] -= twin.board.claim_fee[found.claim]
            twin.worked_now[found.claim] = 1
            twin.chosen += (found.claim,)
        if not claims:
            return self.press(self.say("choice-roll-operate", count=0))
        for claim in reversed(claims):
            self.reach(f"claim:{claim}")
        return self.confirm.click()


def _made(table: Table, seat: int, actions: list[Any]) -> int:
    """How many decisions these come to. The screen is told of each."""
    read = [table.game.rules.read_action(action) for action in actions]
    for at, action in enumerate(read):
        if table.refusal(seat, action) is not None:
            return at
        if at + 1 < len(read):  # the last may draw what nobody knows yet
            table.play(seat, action)
    return len(read)


_TOUCHED = """([prompt, before, slider, n]) =>
    prompt.innerText !== before || Number(slider.max) > n"""


def miner(player: Player) -> Miner:
    return Miner(player)
