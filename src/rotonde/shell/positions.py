"""`rotonde score`: what a position is worth."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rotonde.kernel.files import read_text
from rotonde.kernel.message import Said
from rotonde.kernel.registry import game
from rotonde.kernel.words import words
from rotonde.shell import Text, as_json, command

_LONGEST = 1_000_000


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "score", text, _score)
    parser.add_argument(
        "file", metavar=text("name-file"), type=Path, nargs="+", help=text("position-file")
    )
    parser.add_argument("--game", default="steam-tunnel", help=text("game"))
    parser.add_argument("--variant", default="standard", help=text("variant"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def _score(args: argparse.Namespace) -> int:
    found = game(args.game)
    given = found.info.read_options({"variant": args.variant})
    options = {**found.info.default_options(), **given}
    say = words(args.lang, found.id).say
    for file in args.file:
        text = read_text(file, _LONGEST)
        try:
            report = found.sources.score_position(text, options)
        except Said as said:
            said.where = str(file)
            raise
        if args.json:
            as_json(report)
        else:
            print(report.text(say))
    return 0
