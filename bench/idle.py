"""`python -m bench.idle [--json] [--seconds S] [--only WORD]`: what an untouched table costs.

One moment of every step of recorded matches is opened in a real Chromium, at the seat that is to
decide, so that all that may be chosen is lit. Once the lights rest, the processor time of all
processes of the browser is taken over some seconds. The bar is 2 % of a core.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.house import House, Player
from tests.browser.test_moments import MATCHES, moments
from tests.browser.words import say
from tests.corpus import files
from tests.server.screen import ROOT
from tqdm import tqdm

BAR = 2.0
"""Percent of a core."""
_SETTLES = 14.0
"""Seconds after which the lights have breathed and rest."""
_TICKS = os.sysconf("SC_CLK_TCK")


def browser_seconds() -> float:
    """Processor seconds of every process of the browsers that were started from here."""
    parents: dict[int, tuple[int, float, str]] = {}
    for place in Path("/proc").iterdir():
        if not place.name.isdecimal():
            continue
        try:
            name, _, rest = (place / "stat").read_text().partition("(")[2].rpartition(") ")
        except OSError:
            continue  # it has ended meanwhile
        fields = rest.split()
        used = (int(fields[11]) + int(fields[12])) / _TICKS
        parents[int(place.name)] = int(fields[1]), used, name
    mine = {os.getpid()}
    total = 0.0
    # A parent has started before its children, but its number may be higher: until nothing is new.
    while fresh := {pid for pid, (parent, _, _) in parents.items() if parent in mine} - mine:
        mine |= fresh
    for pid in mine:
        _, used, name = parents.get(pid, (0, 0.0, ""))
        total += used if "chrom" in name or "headless" in name else 0.0
    return total


def measure(
    browser: Browser, house: House, game: str, name: str, step: str, seconds: float
) -> float:
    """Percent of a core that an idle table takes at a step."""
    n, seat = next((n, seat) for id, n, seat in moments(game, name) if id == step)
    id, keys = house.bring_in(files.corpus(game) / name, n)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    Player(page, say("en", game.replace("-", "_")), house).sit(id, [keys[seat]])
    page.wait_for_timeout(1000 * _SETTLES)
    before = browser_seconds()
    page.wait_for_timeout(1000 * seconds)
    used = browser_seconds() - before
    context.close()
    return 100 * used / seconds


def cases(only: str) -> Iterator[tuple[str, str, str]]:
    for game, name in MATCHES:
        for step, _, _ in moments(game, name):
            if only in f"{game} {name} {step}":
                yield game, name, step


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is watched")
    parser.add_argument("--only", default="", help="tables whose game, match and step hold this")
    asked = parser.parse_args(arguments)
    wanted = list(cases(asked.only))
    if not wanted or asked.seconds <= 0:
        parser.error("there is nothing to measure")
    chromium = subprocess.run(
        [str(ROOT / "tests/browser/chromium")], check=True, capture_output=True, text=True
    )
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "matches.sqlite")
        browser = playwright.chromium.launch(
            executable_path=chromium.stdout.strip().splitlines()[-1],
            args=["--no-sandbox", "--disable-gpu"],
        )
        for game, name, step in tqdm(wanted, disable=None, leave=False):
            used = measure(browser, house, game, name, step, asked.seconds)
            found[f"{game} {name.partition('.')[0]} {step}"] = round(used, 2)
        browser.close()
        house.stop()
    if asked.json:
        print(json.dumps(found))
        return
    for title, used in found.items():
        print(f"{title:60}{used:8.2f} %{'  over the bar' if used > BAR else ''}")


if __name__ == "__main__":
    main()
