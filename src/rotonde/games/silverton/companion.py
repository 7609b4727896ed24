"""What the companion page knows of the market, as JSON: figures, set-ups, words and signs.

`python -m rotonde.games.silverton.companion FILE` writes it; the build of the page does so. Set-ups
come ready from the rules, so that the page has no reading of its own of SV-2.6 and SV-2.7.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from rotonde.games.silverton import GAME
from rotonde.games.silverton.presentation.drawing import icons, styles
from rotonde.games.silverton.rules.board import GOODS, board
from rotonde.games.silverton.rules.components import Column
from rotonde.games.silverton.rules.terms import NONE, OPTIONS, SCENARIOS, check, terms_of
from rotonde.kernel.contract.info import Seat, Setup
from rotonde.kernel.drawing import themes
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.words import LANGUAGES, words

_ASKED = ("length", "scenario", "simple_market", "winter_turn_4")
"""The options that the market hangs on."""
_COLUMN = (
    "id",
    "commodity",
    "city",
    "prices",
    "lowest",
    "highest",
    "limit",
    "dice",
    "halved",
    "idn",
    "table",
)


def market() -> dict[str, Any]:
    """All of it, in the order of the chart."""
    box = board(None).box
    return {
        "columns": [_column(column) for column in box.columns],
        "tables": {id: change.moves for id, change in box.changes.items()},
        "idn": box.idn,
        "winter": box.tables.turns.winter,
        "earlyWinter": box.tables.turns.early_winter,
        "setups": list(_setups()),
        "words": {lang: _words(lang) for lang in LANGUAGES},
        "letters": icons.LETTERS,
        "signs": icons.GOODS,
        "flake": icons.FLAKE,
        "style": _style("".join(icons.GOODS.values())),
    }


def _column(column: Column) -> dict[str, Any]:
    return {name: getattr(column, name) for name in _COLUMN}


def _setups() -> Iterator[dict[str, Any]]:
    """Every table that can be laid, with its last turn and the cells its markers start on."""
    fewest, most = GAME.info.seats
    defaults = {option.id: option.default for option in OPTIONS}
    choices = {option.id: option.choices for option in OPTIONS}
    for players, scenario, length, simple in product(
        range(fewest, most + 1), (NONE, *SCENARIOS), choices["length"], choices["simple_market"]
    ):
        given = {"scenario": scenario, "length": length, "simple_market": simple}
        seats = (Seat(""),) * players
        setup = Setup(GAME.id, GAME.info.rules_version, seats, {**defaults, **given})
        try:
            settled = msgspec.structs.replace(setup, options=check(setup, given))
        except BadInput:
            continue
        _, terms = terms_of(settled)
        yield {
            "players": players,
            "scenario": scenario,
            "length": length,
            "simple": terms.simple,
            "last": terms.last_turn,
            "cells": terms.start_cells,
        }


def _words(lang: str) -> str:
    """Names of columns, goods and options as Fluent messages, each beginning with `sv-`."""
    speech = words(lang, GAME.id)
    said = {}
    for option in OPTIONS:
        if option.id in _ASKED:
            for id in ("", *(f"-{choice}" for choice in option.choices)):
                said[f"option-{option.id}{id}"] = Message(f"option-{option.id}{id}")
    for scenario in SCENARIOS:
        said[f"scenario-{scenario}"] = Message("scenario-name", {"scenario": scenario})
    for goods in GOODS:
        said[f"goods-{goods}"] = Message("column-name", {"goods": goods, "city": ""})
    for column in board(None).columns:
        said[f"column-{column.id}"] = Message(
            "column-name", {"goods": column.commodity, "city": column.city or ""}
        )
    return "\n".join(f"sv-{id} = {speech.say(message).strip()}" for id, message in said.items())


def _style(drawn: str) -> str:
    """The pens and inks that these drawings name, by day and by night."""
    used = {name for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}
    rules = re.findall(r"\.([\w-]+)\{([^}]*)\}", themes.stylesheet() + styles.style())
    text = "".join(f".{name}{{{body}}}" for name, body in rules if name in used)
    tokens = sorted(set(re.findall(r"var\(--([\w-]+)\)", text)))
    by_theme = {
        theme: "".join(f"--{token}:{inked[token]};" for token in tokens if token in inked)
        for theme, inked in themes.THEMES.items()
    }
    return f":root{{{by_theme['light']}}}:root[data-theme=dark]{{{by_theme['dark']}}}{text}"


def exported() -> str:
    """The file's text.

    >>> "lumber-santa-fe" in exported()
    True
    """
    raw = msgspec.json.encode(market())
    # One line a figure's block: a change of data is a change of few lines.
    return re.sub(r"(?<=[}\]]),(?=\{)", ",\n", raw.decode()) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(exported(), "utf-8")
