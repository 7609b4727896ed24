"""`python -m bench.browser [--json] [--rounds N] [--only WORD]`: what an update of a full board
costs, on the server and in a real Chromium.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.browser.house import House, Player
from tests.browser.words import say
from tests.server.screen import ROOT
from tqdm import tqdm

from bench.boards import Board, of_server
from rotonde.kernel.table import match
from rotonde.kernel.table.table import Table

_BASE = {"rules": "base", "opening": "dealt"}
_EAST, _ENGLAND = ({**_BASE, "map": map} for map in ("eastern-us", "northern-england"))
BOARDS = (
    Board("Eastern US, longest list", "steam-barons", options=_EAST),
    Board("Eastern US, late", "steam-barons", options=_EAST, late=True),
    Board("Northern England, longest list", "steam-barons", options=_ENGLAND),
    Board("Northern England, late", "steam-barons", options=_ENGLAND, late=True),
    Board("Silverton campaign, late", "silverton", options={"length": "campaign"}, late=True),
)
_SETTLES = 1000
"""Milliseconds after which nothing stirs any more."""
_MOST_CLICKS = 6
_STRIDE = 7


class Spent(NamedTuple):
    """Milliseconds of the page's own script, and of what the browser makes of it."""

    script: float
    layout: float


class Guest:
    """A page at a board, with the first player's key, whose work is watched."""

    def __init__(self, browser: Browser, house: House, table: Table) -> None:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        self._page = context.new_page()
        self._page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self._devtools = context.new_cdp_session(self._page)
        # Processor time: a busy machine does not make a script any longer.
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._player = Player(self._page, say("en", table.game.id.replace("-", "_")), house)
        self._record = match.dump(table)
        self._tables: list[dict[str, Any]] = []

    def sit(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "board.match"
            file.write_text(self._record, "utf-8")
            id, keys = self._player.house.bring_in(file)
        self._player.sit(id, keys[:1])
        self._page.wait_for_timeout(2 * _SETTLES)

    def decide(self, number: int) -> tuple[Spent | None, Spent]:
        """What the first click cost, if more had to follow, and what the last one did."""
        heard = len(self._tables)
        first: Spent | None = None
        for clicks in range(_MOST_CLICKS):
            run_to_decision = self._next(number, begun=clicks > 0)
            before = self._spent()
            run_to_decision()
            self._page.wait_for_timeout(_SETTLES)
            script, layout = (now - then for now, then in zip(self._spent(), before, strict=True))
            if len(self._tables) > heard:
                return first, Spent(script, layout)
            first = first or Spent(script, layout)
        raise RuntimeError("Nothing comes of what is clicked here.")

    def take_back(self) -> None:
        """As before, so that the next decision has as much to choose from."""
        if self._tables[-1]["can_undo"] == "free":
            self._page.keyboard.press("u")
            self._page.wait_for_timeout(_SETTLES)
        else:
            self.sit()

    def leave(self) -> None:
        self._page.context.close()

    def _next(self, number: int, begun: bool) -> Callable[[], None]:
        """What to do next. Looking for it is work of its own, and not to be counted."""
        glowing, confirm = self._player.spots(), self._player.confirm
        # Before anything is chosen Confirm would end the turn.
        if begun and confirm.is_visible() and confirm.is_enabled():
            return confirm.click
        x, y = self._player.place(glowing.nth(number * _STRIDE % glowing.count()))
        return lambda: self._page.mouse.click(x, y)

    def _spent(self) -> tuple[float, float]:
        told = self._devtools.send("Performance.getMetrics")["metrics"]
        found = {one["name"]: 1000 * one["value"] for one in told}
        return found["ScriptDuration"], found["LayoutDuration"] + found["RecalcStyleDuration"]

    def _hear(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if heard["type"] == "table":
            # Fields that are as they were are not sent again.
            self._tables.append({**(self._tables[-1] if self._tables else {}), **heard})


def of_page(browser: Browser, house: House, table: Table, rounds: int) -> dict[str, float]:
    """What decisions cost a page: until the menu is there, and from then until the new board is."""
    guest = Guest(browser, house, table)
    guest.sit()
    menus: list[Spent] = []
    updates: list[Spent] = []
    for number in range(rounds):
        menu, update = guest.decide(number)
        menus += [] if menu is None else [menu]
        updates.append(update)
        guest.take_back()
    guest.leave()
    return {
        **{f"menu_{key}": value for key, value in _summed(menus).items()},
        **_summed(updates),
    }


def _summed(found: Sequence[Spent]) -> dict[str, float]:
    """The first is told apart: the browser has not made fast code of the page by then."""
    if not found:
        return {}
    return {
        "script_ms": round(median(one.script for one in found), 1),
        "script_first_ms": round(found[0].script, 1),
        "script_worst_ms": round(max(one.script for one in found[1:] or found), 1),
        "layout_ms": round(median(one.layout for one in found), 1),
    }


def measure(boards: Sequence[Board], rounds: int) -> dict[str, dict[str, float]]:
    chromium = subprocess.run(
        [str(ROOT / "tests/browser/chromium")], check=True, capture_output=True, text=True
    )
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "matches.sqlite")
        browser = playwright.chromium.launch(
            executable_path=chromium.stdout.strip().splitlines()[-1],
            args=["--no-sandbox", "--disable-gpu"],
        )
        for board in tqdm(boards, disable=None, leave=False):
            table = board.table()
            found[board.name] = {
                "choices": len(table.game.inputs.offers(table.state, 0, table.legal(0))),
                **of_server(table),
                **of_page(browser, house, table, rounds),
            }
        browser.close()
        house.stop()
    return found


_COLUMNS = {
    "choices": "choices",
    "scene_ms": "scene ms",
    "message_ms": "message ms",
    "message_kb": "kB",
    "first_kb": "first kB",
    "script_ms": "script ms",
    "script_first_ms": "first",
    "script_worst_ms": "worst later",
    "layout_ms": "layout ms",
    "menu_script_ms": "menu ms",
    "menu_script_first_ms": "first",
    "menu_script_worst_ms": "worst later",
}


def as_text(found: Mapping[str, Mapping[str, float]]) -> str:
    lines = [" " * 32 + "".join(f"{title:>12}" for title in _COLUMNS.values())]
    lines += [
        f"{name:32}" + "".join(f"{row.get(key, '–'):>12}" for key in _COLUMNS)
        for name, row in found.items()
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--rounds", type=int, default=8, help="decisions on each board")
    parser.add_argument("--only", default="", help="boards whose name holds this")
    asked = parser.parse_args(arguments)
    boards = [board for board in BOARDS if asked.only.lower() in board.name.lower()]
    if asked.rounds < 1 or not boards:
        parser.error("there is nothing to measure")
    found = measure(boards, asked.rounds)
    print(json.dumps(found) if asked.json else as_text(found))


if __name__ == "__main__":
    main()
