"""The companion page: what is exported to it, and that it reckons like the engine."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import rotonde
from rotonde.games.silverton.companion import exported, market
from rotonde.games.silverton.rules.events import PriceMoved
from rotonde.games.silverton.rules.market import prices
from rotonde.kernel.chance import Chance
from tests.games.silverton.play import BOARD, dice, state
from tests.rules import rule

WEB = Path(__file__).parents[3] / "web"
PAGE = WEB / "companion"
LANGUAGES = ("en", "fr")
TABLES = 14
"""Whole games; each has 19 to 24 turns."""


def test_the_page_holds_what_the_game_exports() -> None:
    assert (PAGE / "market.json").read_text("utf-8") == exported(), "make companion renews it"


@rule("SV-2.6", "SV-2.7")
def test_every_set_up_is_one_the_rules_let_stand() -> None:
    setups = market()["setups"]
    plain = Counter(each["players"] for each in setups if each["scenario"] == "none")
    assert plain == dict.fromkeys(range(2, 7), 7)
    solo = {each["scenario"] for each in setups if each["players"] == 1}
    assert solo == {
        "denver-6000",
        "denver-10000",
        "salt-lake-city-10000",
        "denver-campaign",
        "copper-spike",
    }
    for each in setups:
        terms = state(_start(each)).terms
        assert tuple(each["cells"]) == terms.start_cells
        assert each["last"] == terms.last_turn
    three = next(each for each in setups if each["players"] == 3 and each["length"] == "regular")
    assert sum(cell >= 0 for cell in three["cells"]) == 12


def _start(setup: dict[str, Any]) -> rotonde.Table:
    options = {
        "scenario": setup["scenario"],
        "length": setup["length"],
        "simple_market": "on" if setup["simple"] else "off",
    }
    return rotonde.start("silverton", setup["players"], seed=1, options=options)


def _faces(rng: Random) -> list[list[int]]:
    return [[rng.randint(1, 6) for _ in range(column.dice)] for column in BOARD.columns]


@pytest.fixture(scope="module")
def tables() -> list[dict[str, Any]]:
    """Random games: a set-up, and per turn what was sold and thrown in every column."""
    rng = Random(14)
    setups = market()["setups"]
    chosen = rng.sample([each for each in setups if each["simple"]], 4)
    chosen += rng.sample([each for each in setups if not each["simple"]], TABLES - 4)
    return [
        {
            "setup": {key: setup[key] for key in ("players", "scenario", "length", "simple")},
            "turns": [
                {
                    "sold": [rng.choice((0, 0, 1, 2, rng.randint(3, 40))) for _ in BOARD.columns],
                    "dice": _faces(rng),
                }
                for _ in range(24)
            ],
        }
        for setup in chosen
    ]


@pytest.fixture(scope="module")
def played(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("companion.mjs")), str(WEB)],
        input=json.dumps({"tables": tables}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@rule("SV-14.1", "SV-14.2", "SV-14.3", "SV-14.4", "SV-16.3", "SV-19.7")
def test_it_reckons_like_the_engine(
    tables: list[dict[str, Any]], played: list[dict[str, Any]]
) -> None:
    compared = 0
    for given, shown in zip(tables, played, strict=True):
        at = state(_start(given["setup"]))
        for turn, (now, after) in enumerate(
            zip(given["turns"], shown["seen"][1:], strict=True), start=1
        ):
            if turn >= at.terms.last_turn:
                assert after["over"]
                assert after["turn"] == at.terms.last_turn
                assert after["cells"] == at.cells
                continue
            at.turn = turn
            at.sold = [
                units if cell >= 0 else 0 for units, cell in zip(now["sold"], at.cells, strict=True)
            ]
            faces = [
                face
                for thrown, cell in zip(now["dice"], at.cells, strict=True)
                for face in thrown
                if cell >= 0
            ]
            events: list[Any] = []
            prices(at, Chance(b"") if at.terms.simple else dice(*faces), events)
            assert [_line(event) for event in events] == after["past"][-1]["lines"]
            assert after["past"][-1]["turn"] == turn
            assert after["cells"] == at.cells
            assert after["turn"] == turn + 1
            assert not any(after["sold"])
            compared += 1
    assert compared >= 200


def _line(event: PriceMoved) -> dict[str, Any]:
    return {
        "column": event.column,
        "dice": list(event.dice),
        "sold": event.sold,
        "idn": event.idn,
        "result": event.result,
        "moved": event.moved,
        "price": event.price,
    }


def test_its_odds_are_those_of_the_dice(
    tables: list[dict[str, Any]], played: list[dict[str, Any]]
) -> None:
    """On the first turn of every game, each column by every throw there is."""
    for given, shown in zip(tables, played, strict=True):
        sold = given["turns"][0]["sold"]
        terms = state(_start(given["setup"])).terms
        for column, chances in enumerate(shown["odds"][0]):
            if terms.simple or terms.start_cells[column] < 0:
                continue
            facts = BOARD.columns[column]
            units = -(-sold[column] // 2) if facts.halved else sold[column]
            wanted: Counter[int] = Counter()
            throws = list(product(range(1, 7), repeat=facts.dice))
            for throw in throws:
                cell = terms.start_cells[column] + BOARD.move(column, sum(throw) + units)
                wanted[min(max(cell, facts.lowest), facts.highest)] += 1
            assert {each["cell"]: Fraction(each["chances"], 36) for each in chances} == {
                cell: Fraction(count, len(throws)) for cell, count in wanted.items()
            }


# Words


def _bundle(lang: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


def _ids(text: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_the_words_are_the_same_in_both_languages() -> None:
    ids = {lang: _ids((PAGE / f"words/{lang}.ftl").read_text("utf-8")) for lang in LANGUAGES}
    assert ids["en"] == ids["fr"]
    assert len(ids["en"]) == len(set(ids["en"]))
    assert _ids(market()["words"]["en"]) == _ids(market()["words"]["fr"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_house_says_too_is_said_alike(lang: str) -> None:
    own = (PAGE / f"words/{lang}.ftl").read_text("utf-8")
    house = (WEB / f"src/words/{lang}.ftl").read_text("utf-8")
    shared = [line for line in own.splitlines() if re.match(r"(?!co-)[a-z][\w-]* = ", line)]
    assert len(shared) >= 5
    assert set(shared) <= set(house.splitlines())


def test_every_word_asked_for_is_there_and_none_is_idle() -> None:
    words = (PAGE / "words/en.ftl").read_text("utf-8")
    code = "\n".join(
        file.read_text("utf-8")
        for file in sorted(PAGE.glob("*.svelte")) + sorted(PAGE.glob("*.ts"))
    )
    asked = set(re.findall(r"'(co-[a-z-]+)'", code))
    known = {id for id in _ids(words) if id.startswith("co-")}
    assert asked == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_exported_is_words(lang: str) -> None:
    bundle = _bundle(lang, market()["words"][lang])
    said = {
        id: str(bundle.format_pattern(bundle.get_message(id).value, {})[0])
        for id in _ids(market()["words"][lang])
    }
    assert said["sv-column-coal-el-paso"] == {"en": "Coal El Paso", "fr": "Charbon El Paso"}[lang]
    assert said["sv-goods-lumber"] == {"en": "Lumber", "fr": "Bois"}[lang]
    assert not any(text.startswith(("option-", "scenario-", "column-")) for text in said.values())
