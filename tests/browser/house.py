"""A real `rotonde play`, and a page that stands for a person at its table."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import FloatRect, Locator, Page

from rotonde.kernel.table import match
from rotonde.kernel.table.table import Table
from tests.browser.patience import PATIENCE, expect
from tests.browser.words import Say
from tests.corpus import files
from tests.server.screen import ROOT, Server

CORPUS = ROOT / "tests/games/steam_tunnel/corpus"
FINISHED = CORPUS / "00-random-2-standard.match"

AIM = """path => {
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2)
    const box = path.getBBox()
    const closed = /z\\s*$/i.test(path.getAttribute('d'))
    const at = closed ? [box.x + box.width / 2, box.y + box.height / 2] : [x, y]
    const on = new DOMPoint(...at).matrixTransform(path.getScreenCTM())
    return [on.x, on.y]
}"""
"""Where on the screen a person would aim for a spot."""

_PLACE_OF_SPOT = f"""async path => {{
    const place = {AIM}
    // What begins to glide stands still for its first frame.
    for (let before = place(path), still = 0; ; ) {{
        await new Promise(requestAnimationFrame)
        const now = place(path)
        still = now[0] === before[0] && now[1] === before[1] ? still + 1 : 0
        if (still === 2) return now
        before = now
    }}
}}"""
"""Once the board rests: nobody aims at what still glides by."""

_TYPE_SET = "document.fonts.ready.then(() => true)"

_ASKED = """words => [...document.querySelectorAll('footer button:enabled')]
    .some(button => words.includes(button.textContent.trim()))"""


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes on the screen share more than an edge."""
    return all(
        one[at] + one[size] > other[at] + 1 and other[at] + other[size] > one[at] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


class House(Server):
    """`rotonde play`; after `kill`, `start` brings it up at the same address."""

    port = 0

    def start(self) -> None:
        command = ["-m", "rotonde.cli", "--lang", "en", "play", "--no-browser"]
        where = ["--port", str(self.port), "--database", str(self.database)]
        self.process = subprocess.Popen(
            [self.python, *command, *where],
            cwd=ROOT,
            env={**(self.env or os.environ), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[\w.]+:(\d+)", said)
        assert found, said + self.process.stderr.read()  # type: ignore[union-attr]
        self.address = found[0]
        self.port = int(found[1])
        self.http = httpx.Client(base_url=self.address, timeout=20)

    def bring_in(self, kept: Path | Table, upto: int | None = None) -> tuple[str, list[str]]:
        """A match from its file, or from the first entries of it; its keys by seat."""
        whole = match.dump(kept) if isinstance(kept, Table) else files.text_of(kept)
        lines = whole.splitlines()
        text = "\n".join(lines if upto is None else lines[: upto + 1]) + "\n"
        answer = self.http.post("/api/matches", json={"file": text})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["id"], list(made["keys"].values())


class Quick(House):
    """The same server, whose bots neither think long nor wait to be followed."""

    def start(self) -> None:
        Server.start(self)


class Player:
    """A person at a page: what they see is found as they would find it, by role and words."""

    def __init__(self, page: Page, say: Say, house: House) -> None:
        self.page = page
        self.say = say
        self.house = house

    # Finding things

    def go(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def button(self, id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def link(self, id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(id, **args), exact=True)

    def heading(self, id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.say(id, **args), exact=True)

    def group(self, id: str, **args: str | int) -> Locator:
        return self.page.get_by_role("group", name=self.say(id, **args), exact=True)

    def drawer(self, id: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(id), exact=True)

    def text(self, id: str, **args: str | int) -> Locator:
        return self.page.get_by_text(self.say(id, **args), exact=True)

    @property
    def foot(self) -> Locator:
        """Where one decides. To look for a button in here alone spares the walk over the board."""
        return self.page.locator("footer")

    def at_foot(self, id: str, **args: str | int) -> Locator:
        return self.foot.get_by_role("button", name=self.say(id, **args), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("img", name=self.say.pattern("scene-title"))

    @property
    def slider(self) -> Locator:
        """Where the match stands; on a phone it lies in the drawer."""
        name = self.say("replay")
        where = self.page.locator("header, dialog")
        return where.get_by_role("slider", name=name, exact=True, include_hidden=True).first

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("listbox", name=self.say("choices"), exact=True)

    @property
    def confirm(self) -> Locator:
        """The one button that decides; its words say what will happen."""
        return self.foot.locator(".confirm")

    def confirm_next(self) -> None:
        """Confirm what follows; to a second click in the same place it is deaf for a moment."""
        self.page.mouse.move(2, 2)
        self.confirm.click()

    def open_more(self) -> None:
        """A small screen has the buttons of the foot but Confirm behind "More"."""
        more = self.foot.locator(".more")
        if more.count() and more.get_attribute("aria-expanded") == "false":
            more.click()

    def tool(self, id: str, **args: str | int) -> Locator:
        """A button other than Confirm: of the foot, or on the desk where a small screen has several
        offers."""
        self.foot.get_by_role("button").first.wait_for()
        desk = self.page.locator("aside .many")
        offer = desk.get_by_role("button", name=self.say(id, **args), exact=True)
        if offer.count():
            return offer
        self.open_more()
        return self.at_foot(id, **args)

    def on_desk(self, spot: str) -> Locator:
        """A spot where it stands on a slip."""
        return self.page.locator(f"[data-desk-spot='{spot}']")

    @property
    def desk_spots(self) -> Locator:
        """What glows on the desk."""
        return self.page.locator("aside [data-desk-spot].may")

    @property
    def offers(self) -> Locator:
        """The buttons that propose something without a place on the board."""
        return self.page.locator("aside .many .press:enabled, footer .others .press:enabled")

    def answer(self, button: Locator) -> None:
        """Propose what a button says, and confirm it."""
        words = button.inner_text()
        button.click()
        expect(self.confirm).to_contain_text(words)
        self.confirm.click()

    def region(self, id: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(id), exact=True)

    @property
    def chips(self) -> Locator:
        """The seats in the standing line."""
        seats = self.region("standing").get_by_role("list", name=self.say("players"), exact=True)
        return seats.get_by_role("listitem")

    @property
    def log(self) -> Locator:
        """The lines of the log; it gives way to what one points at."""
        if not self.region("log").is_visible():
            self.page.mouse.move(2, 2)
        expect(self.region("log")).to_be_visible()
        return self.region("log").get_by_role("listitem")

    @property
    def n(self) -> int:
        """How many entries the match has."""
        return int(self.slider.get_attribute("max") or "0")

    # The pages before a table

    def play_now(self, title: str = "Steam Tunnel") -> Locator:
        """The button of a game's poster that opens its first match."""
        name = f"{self.say('play-now')}, {title}"
        return self.page.get_by_role("button", name=name, exact=True)

    def set_up(self, title: str = "Steam Tunnel") -> Locator:
        """The link of a game's poster to its set-up."""
        name = f"{self.say('set-up')}, {title}"
        return self.page.get_by_role("link", name=name, exact=True)

    def unfold_options(self) -> None:
        """The options of a new game stand behind one line."""
        fold = self.page.locator("details.options")
        if fold.get_attribute("open") is None:
            fold.locator("summary").first.click()

    def set_seat(self, number: int, kind: str, name: str | None = None, bot: str = "") -> None:
        seat = self.group("seat-number", number=number)
        if name is not None:
            seat.get_by_role("textbox", name=self.say("seat-name"), exact=True).fill(name)
        who = seat.get_by_role("combobox", name=self.say("seat-kind"), exact=True)
        who.select_option(label=self.say(f"seat-{kind}"))
        if bot:
            level = seat.get_by_role("combobox", name=self.say("seat-level"), exact=True)
            level.select_option(label=self.say(f"bot-{bot}"))

    # At the table

    def sit(self, id: str, keys: list[str], query: str = "") -> None:
        """Come with the keys to these seats, and see the board."""
        self.arrive(id, keys, query)
        expect(self.board).to_be_visible()
        # What is measured before the typefaces are there does not keep its size.
        self.page.evaluate(_TYPE_SET)

    def arrive(self, id: str, keys: list[str], query: str = "") -> None:
        """As if this browser had opened the match; a cover may hide it."""
        games = [{"id": id, "keys": keys, "since": 0}]
        if self.page.url == "about:blank":
            self.go("/favicon.svg")  # of this house, and soon there
        self.page.evaluate(
            "games => localStorage.setItem('rotonde.games', JSON.stringify(games))", games
        )
        self.go(f"/table/{id}{query}")

    def be_quick(self) -> None:
        """Let nobody wait for what the others do."""
        self.button("settings").click()
        self.page.get_by_role("radio", name=self.say("pace-instant"), exact=True).check()
        self.page.keyboard.press("Escape")
        expect(self.drawer("settings")).to_be_hidden()

    def spots(self, kind: Literal["area", "line", "*"] = "*") -> Locator:
        """What glows: cards are areas, segments are lines."""
        which = "" if kind == "*" else f".spot-{kind}"
        return self.page.locator(f"path[data-spot].may{which}")

    def place(self, spot: Locator) -> tuple[float, float]:
        """Where on the screen a person would aim for a spot."""
        x, y = spot.evaluate(_PLACE_OF_SPOT)
        return x, y

    def choose(self, spot: Locator) -> None:
        """Click a spot of the board, aiming at it as a person would."""
        self.page.mouse.click(*self.place(spot))

    def any_spot(self) -> Locator:
        """A claim every other time where one is possible, else a card: so games end soon."""
        expect(self.spots().first).to_be_attached()
        lines = self.spots("line")
        return lines.first if self.n % 4 == 1 and lines.count() else self.spots("area").first

    def decide(self, aim: Callable[[Locator], Any] | None = None) -> None:
        """One decision on the board, confirmed, until the table shows it."""
        n = self.n
        (aim or self.choose)(self.any_spot())
        self.confirm.click()
        self.see_past(n)

    def see_past(self, n: int) -> None:
        """Wait until the match has more than n entries."""
        self.page.wait_for_function(
            "([slider, n]) => Number(slider.max) > n", arg=[self.slider.element_handle(), n]
        )

    def see_at(self, at: int) -> None:
        """Wait until the table shows this entry."""
        said = self.say("replay-at", at=at, n=self.n)
        expect(self.slider).to_have_attribute("aria-valuetext", said)

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until this is so, for what no locator can tell."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, "it never came to be so"
            self.page.wait_for_timeout(30)

    def let_time_pass(self) -> None:
        """What the page was held back from doing, it does now."""
        self.page.evaluate("letTimePass()")

    def await_turn(self) -> None:
        """Until I have something to choose."""
        expect(self.choices).to_be_attached()

    def await_question(self) -> bool:
        """Until I am asked something, else it is over; whether I am asked."""
        words = [self.say("hint"), self.say("rematch")]
        self.page.wait_for_function(_ASKED, arg=words)
        return not self.over

    def pieces(self) -> list[str]:
        """What lies on the board, and which side up."""
        found: list[str] = self.page.locator("[data-piece]").evaluate_all(
            "all => all.map(one => `${one.dataset.piece} ${one.querySelector('use').href.baseVal}`)"
        )
        return sorted(found)

    @property
    def over(self) -> bool:
        return self.at_foot("rematch").is_visible()
