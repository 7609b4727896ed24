"""The commands of `rotonde`, a module per family."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from rotonde.kernel.message import Arg, BadInput, Message
from rotonde.kernel.words import words

Text = Callable[[str], str]


def command(
    commands: Any, name: str, text: Text, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """A sub-command with its help from the words files."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=text(name), description=text(name)
    )
    parser.add_argument("--lang", help=text("lang"), default=argparse.SUPPRESS)
    parser.set_defaults(run=run)
    return parser


def tell(lang: str, id: str, *, game: str | None = None, **args: Arg) -> None:
    """A sentence to the person at the shell."""
    print(words(lang, game).say(Message(id, args)), flush=True)


def as_json(value: object) -> None:
    print(msgspec.json.encode(value, enc_hook=str).decode())


def default_database() -> Path:
    """The database of whoever is at the shell."""
    return user_data_path("rotonde", appauthor=False) / "rotonde.sqlite"


def at_terminal() -> bool:
    return sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


def check_number(value: float | None, most: int | None) -> None:
    """Refuse a number that is not above zero, or too large; None is not given."""
    if value is None:
        return
    if not 0 < value < inf:
        raise BadInput("bad-number", value=str(value))
    if most is not None and value > most:
        raise BadInput("bad-number-large", value=str(value), most=most)
