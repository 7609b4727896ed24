"""`rotonde check`: holds a game to its contract."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rotonde.kernel.chance import Seed
from rotonde.shell import Text, as_json, at_terminal, check_number, command

_MATCHES = 24
"""`rotonde.trial.MATCHES`, which takes a while to import."""
_MOST_MATCHES = 100_000


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "check", text, _check)
    parser.add_argument("game", metavar=text("name-game"), help=text("game"))
    parser.add_argument("--matches", type=int, default=_MATCHES, help=text("how-many-matches"))
    parser.add_argument("--seed", type=int, default=0, help=text("seed"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def _check(args: argparse.Namespace) -> int:
    from rotonde.trial import check  # needs the server's libraries, other commands do not

    check_number(args.matches, _MOST_MATCHES)
    Seed.of(args.seed)  # refuse before any work
    report = check(
        args.game,
        matches=args.matches,
        seed=args.seed,
        tell=_tell if at_terminal() else None,
    )
    if args.json:
        as_json(
            {
                "game": report.game,
                "passed": report.passed,
                "matches": report.matches,
                "decisions": report.decisions,
                "checks": report.checks,
                "findings": report.findings,
                "skipped": report.skipped,
            }
        )
    else:
        print(report.text())
    return 0 if report.passed else 1


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
