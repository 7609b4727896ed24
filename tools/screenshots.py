"""Takes the pictures of README and the documentation anew: `make screenshots`.

Matches are played by the games' own heuristics from a fixed seed, as far as a picture wants them,
and shown in real Chromium by a server of this folder. Chromium itself turns the pictures into WebP.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.house import House

import rotonde
from rotonde import Seat, Table
from rotonde.bots import bot, choose

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs/screenshots"
DESK = (1440, 900)
PHONE = (390, 844)
_NAMES = ("Ada", "Ben", "Max", "Dan", "Eve", "Fay")
_QUALITY = 0.82
_TO_WEBP = """async ([png, width, quality]) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + png
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.min(width, image.width)
    canvas.height = Math.round((image.height * canvas.width) / image.width)
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""

Act = Callable[[Page], Any]


@dataclass(frozen=True)
class Picture:
    """A picture of the table, or of another page of the client."""

    name: str
    table: Callable[[], Table] | None = None
    path: str = "/"
    size: tuple[int, int] = DESK
    lang: str = "en"
    theme: str = "light"
    act: Act | None = None
    """What somebody does before the picture is taken."""


def played(game: str, seats: int, step: str | None, after: int = 0, **options: str) -> Table:
    """Until the first seat is to make this decision, after so many others; None: to the end."""
    people = [Seat(name, "fair" if at else None) for at, name in enumerate(_NAMES[:seats])]
    table = rotonde.start(game, people, seed="pictures", options=options)
    greedy, rng = bot("greedy"), Random(1)
    while not table.over:
        seat, state = table.to_act[0], table.state
        if seat == 0 and table.n >= after and state.stack[-1].id == step:
            break
        action = table.game.bot.heuristic_action(state, seat, table.legal(seat))
        table.play(seat, action or choose(greedy, table, seat, rng))
    return table


def choose_spot(page: Page) -> None:
    """Propose the first thing that glows on the board."""
    spot = page.locator("path[data-spot].may").first
    spot.dispatch_event("click")
    page.wait_for_timeout(600)


def open_companion(page: Page) -> None:
    """A table in its second turn."""
    page.locator("main button.press, .press.main").last.click()
    page.wait_for_timeout(300)
    for _ in range(2):
        page.locator(".press.main, button.main").last.click()
        page.wait_for_timeout(500)


SILVERTON = "silverton"
BARONS = "steam-barons"
TUNNEL = "steam-tunnel"
PICTURES = (
    Picture("home"),
    Picture("silverton", lambda: played(SILVERTON, 4, "build", 160), act=choose_spot),
    Picture("silverton_fr", lambda: played(SILVERTON, 3, "operate", 120), lang="fr"),
    Picture("silverton_books", lambda: played(SILVERTON, 1, None, scenario="denver-6000")),
    Picture("silverton_phone", lambda: played(SILVERTON, 3, "build", 90), size=PHONE),
    Picture("steam_barons", lambda: played(BARONS, 4, "build", 150), act=choose_spot),
    Picture("steam_barons_fr", lambda: played(BARONS, 4, "move", 170), lang="fr", act=choose_spot),
    Picture("steam_barons_dark", lambda: played(BARONS, 4, "bid", 140), theme="dark"),
    Picture("steam_barons_sale", lambda: played(BARONS, 4, "sell", 180)),
    Picture("steam_barons_phone", lambda: played(BARONS, 4, "move", 170), size=PHONE),
    Picture("steam_tunnel_fr", lambda: played(TUNNEL, 3, "flip", 12), lang="fr"),
    Picture("steam_tunnel_dark", lambda: played(TUNNEL, 4, "flip", 14), theme="dark"),
    Picture("steam_tunnel_phone", lambda: played(TUNNEL, 3, "flip", 12), size=PHONE),
    Picture("steam_tunnel_end", lambda: played(TUNNEL, 3, None)),
    Picture(
        "companion_phone", path="/companion/silverton/", size=PHONE, lang="fr", act=open_companion
    ),
    Picture("companion_dark", path="/companion/silverton/", theme="dark", act=open_companion),
)


def take(browser: Browser, house: House, picture: Picture) -> bytes:
    width, height = picture.size
    phone = picture.size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        locale="fr-FR" if picture.lang == "fr" else "en-GB",
        reduced_motion="reduce",
    )
    kept = {"theme": picture.theme, "lang": picture.lang, "pace": "instant"}
    stored = {"rotonde.settings": json.dumps(kept)}
    path = picture.path
    if picture.table is not None:
        id, keys = house.bring_in(picture.table())
        # The first seat's view: what the others hold stays covered.
        stored["rotonde.games"] = json.dumps([{"id": id, "keys": keys[:1], "since": 0}])
        path = f"/table/{id}"
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(stored)}))"
        " if (!localStorage.getItem(key)) localStorage.setItem(key, value)"
    )
    page = context.new_page()
    page.goto(house.address + path, wait_until="networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    # At a table, what happened before is offered for six seconds.
    page.wait_for_timeout(1500 if picture.table is None else 7500)
    if picture.act is not None:
        picture.act(page)
        page.wait_for_timeout(800)
    png = base64.b64encode(page.screenshot()).decode()
    blank = context.new_page()
    webp = blank.evaluate(_TO_WEBP, [png, width * (2 if phone else 1), _QUALITY])
    context.close()
    return base64.b64decode(webp)


def main(wanted: list[str]) -> int:
    names = [picture.name for picture in PICTURES]
    unknown = set(wanted).difference(names)
    if unknown:
        print(f"There is no picture {', '.join(sorted(unknown))}: {', '.join(names)}.")
        return 2
    chromium = subprocess.run(
        [str(ROOT / "tests/browser/chromium")], check=True, stdout=subprocess.PIPE, text=True
    ).stdout.split()[-1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "matches.sqlite")
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            for picture in PICTURES:
                if wanted and picture.name not in wanted:
                    continue
                data = take(browser, house, picture)
                (TARGET / f"{picture.name}.webp").write_bytes(data)
                print(f"{picture.name}.webp  {len(data) / 1000:.0f} kB", flush=True)
        finally:
            browser.close()
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
