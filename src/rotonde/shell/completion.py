"""`rotonde completion`: what a shell needs to complete the commands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rotonde.kernel.registry import games
from rotonde.kernel.words import LANGUAGES
from rotonde.shell import Text, command

_SHELLS = ("bash", "zsh", "tcsh")


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "completion", text, _complete)
    parser.add_argument("shell", choices=_SHELLS, help=text("completion-shell"))


def _complete(args: argparse.Namespace) -> int:
    import shtab  # no other command needs it

    for action in _actions(args.parser):
        if action.dest == "game":
            action.choices = games()
        elif action.dest == "lang":
            action.choices = LANGUAGES
        elif action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    print(shtab.complete(args.parser, shell=args.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments of a command and of the commands below it."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from _actions(below)
