"""Matches of Steam Barons as far as a test wants them, and a person who plays them by mouse."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Locator

from rotonde.games.steam_barons.rules.cards import box
from rotonde.kernel.contract.info import Seat
from rotonde.kernel.table.start import start
from rotonde.kernel.table.table import Table
from tests.browser.house import AIM, Player
from tests.browser.patience import expect
from tests.browser.words import messages, pieces, words_in
from tests.games.steam_barons.play import EAST, ENGLAND, road, track
from tests.server.following import merge_table

GAME = "steam-barons"
_NAMES = ("Ada", "Ben", "Max", "Dan", "Eve", "Fay")
_PEOPLE = (None, None, None)
BOTS = (None, "easy", "easy")


def _seats(bots: tuple[str | None, ...]) -> list[Seat]:
    return [Seat(name, bot) for name, bot in zip(_NAMES, bots, strict=False)]


def arranged(
    position: str,
    rules: str = "base",
    bots: tuple[str | None, ...] = _PEOPLE,
    map: str = ENGLAND,
) -> Table:
    """A position in notation, as it is before the first decision."""
    options = {"rules": rules, "map": map}
    return start(GAME, _seats(bots), seed="barons", options=options, position=position)


@cache
def played(
    step: str | None, turn: int = 1, bots: tuple[str | None, ...] = BOTS, **options: str
) -> Table:
    """Until the first seat is to make this decision; None: to the end. Made once, to be read."""
    table = start(GAME, _seats(bots), seed="barons", options=options)
    while not table.over:
        seat, state = table.to_act[0], table.state
        if step == state.stack[-1].id and seat == 0 and state.turn >= turn:  # type: ignore[attr-defined]
            break
        table.play(seat, table.game.bot.heuristic_action(state, seat, table.legal(seat)))
    return table


@cache
def proper() -> frozenset[str]:
    """The words of names on the maps: they are the same in every language."""
    stops = [
        stop.name for map in (EAST, ENGLAND) for stop in (*box(map).map.cities, *box(map).map.towns)
    ]
    return frozenset(words_in(" ".join((*stops, *_NAMES, "Barons"))))


# Positions

BUILDING = 'phase = "build"\norder = "ABC"\n[A]\ncash = 30\n[cubes]\n'
URBANIZING = 'phase = "build"\norder = "ABC"\nsupply = ["RB", "", "YK"]\n[A]\ntile = 7\ncash = 30\n'
TWO_WAYS = (
    track(
        road("A", "Manchester", "0613", "Huddersfield"),
        road("B", "Manchester", "0612", "Huddersfield"),
        road("A", "Huddersfield", "0711", "Leeds"),
    )
    + 'phase = "move"\norder = "ABC"\nplayer = "A"\n[A]\nlocomotive = 3\n'
    + '[cubes]\nManchester = "R"\n'
)
"""A red cube for Leeds: over two links of A, or over one of A and one of B."""
FROM_TWO = (
    track(
        road("A", "Manchester", "0613", "Huddersfield"),
        road("B", "Manchester", "0612", "Huddersfield"),
        road("A", "Huddersfield", "0711", "Leeds"),
        road("B", "Huddersfield", "0812", "Sheffield"),
    )
    + 'phase = "move"\norder = "ABC"\nplayer = "A"\n[A]\nlocomotive = 3\n'
    + '[cubes]\nManchester = "R"\nSheffield = "R"\n'
)
"""Leeds may get a red cube by either way from Manchester, or one from Sheffield."""
POOR = (
    'phase = "build"\norder = "orange green"\n[A]\nshares = { orange = 2 }\n'
    "[B]\nshares = { green = 2 }\n[orange]\ntreasury = 0\nprice = 12\n[cubes]\n"
)
"""Orange has no money: whatever it builds, it must issue shares."""
SELLING = (
    'phase = "sell"\nturn = 2\n[A]\ncash = 7\nshares = { orange = 3, green = 1 }\n'
    "[B]\ncash = 9\nshares = { green = 2 }\n[C]\ncash = 5\nshares = { black = 1 }\n"
    "[orange]\nprice = 8\n[green]\nprice = 6\n[cubes]\n"
)


class Baron(Player):
    """Builds, delivers and bids by mouse; hears what the server tells this screen."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.page, player.say, player.house)
        self.frames: list[dict[str, Any]] = []
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.frames.append(merge_table(message, self.frames[-1] if self.frames else {}))

    def see(self, n: int) -> None:
        """Wait until the match, with what I try out, has just so many entries."""
        expect(self.slider).to_have_attribute("max", str(n))

    def hexes(self) -> Locator:
        return self.page.locator("path[data-spot^='hex:'].may")

    def spot(self, id: str) -> Locator:
        return self.page.locator(f"path[data-spot='{id}']")

    def glowing(self, kind: str = "hex") -> list[str]:
        """The spots of a kind that can be chosen now."""
        found = self.page.locator(f"path[data-spot^='{kind}:'].may")
        expect(found.first).to_be_attached()
        ids: list[str] = found.evaluate_all("all => all.map(one => one.dataset.spot)")
        return ids

    def open_menu(self, least: int) -> Locator:
        """The menu of the first hex with so many tiles to choose from; the hex."""
        for id in self.glowing():
            if not self.in_sight(self.spot(id)):
                continue
            self.choose(self.spot(id))
            expect(self.spot(id)).to_be_attached()
            expect(self.foot.locator(".prompt .remark")).to_be_attached()
            more = self.group("several").locator(".more")
            if more.count():
                more.click()
            if self.menu.count() >= least:
                return self.spot(id)
            self.page.keyboard.press("Escape")
        raise AssertionError(f"no hex has {least} choices")

    def in_sight(self, spot: Locator) -> bool:
        """Whether a click there would reach it: a phone shows a part of the map alone."""
        found: bool = spot.evaluate(_IN_SIGHT, list(self.place(spot)))
        return found

    def all_in_sight(self, kind: str = "hex") -> list[str]:
        """Which of those that can be chosen now a click would reach."""
        ids = self.glowing(kind)
        self.place(self.spot(ids[0]))
        found = self.page.locator(f"path[data-spot^='{kind}:'].may").evaluate_all(_ALL_IN_SIGHT)
        return [id for id in ids if id in found]

    @property
    def menu(self) -> Locator:
        return self.group("several").locator(".faces").get_by_role("button")

    def build(self, at: int = 0) -> None:
        """A tile on one of the hexes that glow, the first that fits there."""
        n = self.n
        expect(self.hexes().nth(at)).to_be_attached()
        self.choose(self.hexes().nth(at))
        self.confirm_next()
        self.see(n + 1)

    def tracks(self) -> set[str]:
        """The track that lies on this screen's board."""
        return {piece for piece in self.pieces() if piece.startswith("track:")}

    # Whole games

    def starts(self, id: str) -> Locator:
        """The buttons whose words begin like this message."""
        words = next(pieces(messages(self.say.lang, self.say.game)[id]))
        return self.offers.filter(has_text=words)

    @property
    def ranked(self) -> Locator:
        """What brings most, best first, on the slip of the decision."""
        return self.page.locator("[data-board=decision] li").get_by_role("button")

    def my_turn(self) -> bool:
        """Whether I am asked something, else it is over."""
        return self.await_question()

    def bid(self, price: int) -> None:
        self.foot.get_by_role("spinbutton").fill(str(price))
        expect(self.confirm).to_contain_text(self.say("short-bid", price=price))
        self.confirm_next()

    def sell_all(self) -> None:
        """Until it is chosen: others, who choose meanwhile, add entries too."""
        self.open_more()
        self.starts("form-sell-all").click()
        form = self.page.get_by_role("dialog")
        form.get_by_role("button", name=self.say("confirm"), exact=True).click()
        expect(self.starts("form-sell-all")).to_be_hidden()

    def is_told_ready(self, *names: str, within: Locator | None = None) -> None:
        """Who has chosen among those who choose in secret, and who has not."""
        where = within or self.foot
        marks = where.get_by_role("list", name=self.say("ready-marks"), exact=True)
        ready = marks.get_by_role("listitem").filter(has_text=self.say("seat-ready"))
        expect(ready).to_contain_text(names)
        choosing = marks.get_by_role("listitem").filter(has_text=self.say("seat-choosing"))
        expect(choosing).to_have_count(3 - len(names))

    def decide_anything(self) -> None:
        """What is asked, by the first sensible click."""
        n = self.n
        if self.region("auction").count():
            self._bid(n)
        elif self.confirm.filter(has_text=self.say("choice-done")).count():
            self._lay()
        elif self.ranked.count():
            self.ranked.first.click()
            self.confirm_next()
        elif self.starts("form-sell-all").count():
            self.sell_all()
        elif self.spots().count() and not self.offers.count():
            if self.desk_spots.count():
                self.desk_spots.first.click()
            else:
                self.choose(self.spots().first)
            if self.menu.count():
                self.menu.first.click()
            if self.confirm.is_enabled():
                self.confirm_next()
        else:
            self.answer(self.offers.first)
        self.see_past(n)

    def _bid(self, n: int) -> None:
        """Now and then: who buys nothing sees little of the game."""
        passes = self.offers.filter(has_text=self.say("choice-pass", step="bid"))
        if self.confirm.is_enabled() and not (n % 2 and passes.count()):
            self.confirm_next()
        else:
            self.answer((passes if n % 2 and passes.count() else self.offers).first)

    def _lay(self) -> None:
        if self.at_foot("step-back").count() or not self.hexes().count():
            self.confirm_next()
        else:
            self.build()


_IN_SIGHT = """(path, [x, y]) => document.elementFromPoint(x, y) === path"""
_ALL_IN_SIGHT = f"""all => {{
    const place = {AIM}
    const seen = all.filter(path => document.elementFromPoint(...place(path)) === path)
    return seen.map(path => path.dataset.spot)
}}"""
