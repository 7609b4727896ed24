"""`rotonde …`: the games from the shell."""

from __future__ import annotations

import argparse
import io
import os
import sys
import traceback
from collections.abc import Sequence
from typing import Any, NoReturn

from platformdirs import user_log_path

from rotonde import __version__
from rotonde.kernel.message import BadInput, Message, Said, one_line
from rotonde.kernel.words import LANGUAGES, Words, words
from rotonde.shell import (
    analysis,
    arena,
    completion,
    games,
    matches,
    positions,
    scaffold,
    serve,
    simulation,
    stored,
    trials,
)
from rotonde.shell.usage import Formatter, spoken

_COMMANDS = (
    serve,
    stored,
    games,
    simulation,
    arena,
    matches,
    analysis,
    positions,
    scaffold,
    trials,
    completion,
)


class _Parser(argparse.ArgumentParser):
    """Bad usage is one sentence and exit code 2, like all bad input."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{"formatter_class": Formatter, **more})

    def error(self, message: str) -> NoReturn:
        raise BadInput("bad-usage", detail=message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 well, 1 the answer is no, 2 bad input, 3 a mistake of ours."""
    given = list(sys.argv[1:] if argv is None else argv)
    lang = _language(given)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack a name's letters
    try:
        return _run(given, words(lang))
    except Said as said:
        where = f"{one_line(said.where)}: " if said.where else ""
        print(where + words(lang, said.game).say(said.message), file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has seen enough, e.g. `rotonde games | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        # Readers refuse what they cannot read; whatever comes here is a mistake in this program. A
        # player can do nothing with a traceback: it goes to a file that a report can quote.
        if sys.flags.dev_mode:
            raise
        print(words(lang).say(_told(error)), file=sys.stderr)
        return 3


def _told(error: Exception) -> Message:
    """What went wrong, and where the rest of it is written down."""
    name = type(error).__name__
    log = user_log_path("rotonde", appauthor=False) / "error.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("w", encoding="utf-8", errors="backslashreplace") as file:
            traceback.print_exception(error, file=file)
    except OSError:
        return Message("shell-mistake", {"name": name})
    return Message("shell-mistake-log", {"name": name, "path": str(log)})


def _run(given: list[str], say: Words) -> int:
    def text(id: str) -> str:
        return say.say(Message(f"shell-{id}"))

    with spoken(say):
        parser = _Parser(prog="rotonde", description=text("about"))
        parser.add_argument("--lang", choices=LANGUAGES, help=text("lang"))
        version = f"Rotonde {__version__}"
        parser.add_argument("--version", action="version", version=version, help=text("version"))
        commands = parser.add_subparsers(dest="command", metavar=text("command"))
        for module in _COMMANDS:
            module.add(commands, text)
        args = parser.parse_args(given)
        if args.command is None:
            parser.print_help()
            return 0
    args.lang = say.lang
    args.parser = parser
    code: int = args.run(args)
    return code


def _language(given: Sequence[str]) -> str:
    """`--lang`, else the shell's own language, else English."""
    for at, word in enumerate(given):
        if word.startswith("--lang="):
            return _known(word.removeprefix("--lang="))
        if word == "--lang" and at + 1 < len(given):
            return _known(given[at + 1])
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].startswith("fr") else "en"
    return "en"


def _known(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


if __name__ == "__main__":
    sys.exit(main())
