"""`rotonde replay | verify | render`: match files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.files import write_text
from rotonde.kernel.message import Arg, BadInput, Message, Said
from rotonde.kernel.table import match as matches
from rotonde.kernel.table.log import events
from rotonde.kernel.table.match import Match, Stopped
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import words
from rotonde.shell import Text, as_json, command, tell


def add(commands: Any, text: Text) -> None:
    replay = command(commands, "replay", text, _replay)
    replay.add_argument("file", metavar=text("name-file"), type=Path, help=text("match-file"))
    replay.add_argument("--at", type=int, help=text("at"))
    replay.add_argument("--json", action="store_true", help=text("json"))
    verify = command(commands, "verify", text, _verify)
    verify.add_argument("file", metavar=text("name-file"), type=Path, help=text("match-file"))
    verify.add_argument("--json", action="store_true", help=text("json"))
    render = command(commands, "render", text, _render)
    render.add_argument("file", metavar=text("name-file"), type=Path, help=text("match-file"))
    render.add_argument("--at", type=int, help=text("at"))
    render.add_argument("-o", "--output", type=Path, help=text("output"))
    render.add_argument("--theme", choices=("light", "dark"), default="light", help=text("theme"))


def _table(args: argparse.Namespace) -> tuple[Table, Stopped | None]:
    """A match as far as it was asked for; of an older one as far as the rules of today go."""
    match = matches.read(args.file)
    last = match.lines[-1].n if match.lines else 0
    if args.at is not None:
        if not 0 <= args.at <= last:
            raise BadInput("bad-decision-number", n=args.at, last=last)
        match = Match(match.header, match.lines[: args.at], None)
    if not match.outdated:
        return matches.replay(match), None
    table, stopped = matches.last_good(match)
    if stopped is not None:
        told: dict[str, Arg] = {"n": stopped.n, "seat": stopped.seat, "rule": stopped.rule}
        message = Message("replay-stopped", {**told, "reason": (stopped.why,)})
        print(table.words(args.lang).say(message), file=sys.stderr)
    return table, stopped


def _replay(args: argparse.Namespace) -> int:
    table, stopped = _table(args)
    code = 0 if stopped is None else 1
    if args.json:
        as_json(
            {
                "game": table.game.id,
                "decisions": len(table.decisions),
                "position": table.game.visibility.visible_position(table.state, None),
                "scores": [
                    None if score is None else str(score) for score in table.visible_scores(None)
                ],
                "over": table.over,
                "winners": table.standings.winners if table.standings else None,
                "stopped": None if stopped is None else {"n": stopped.n, "rule": stopped.rule},
            }
        )
        return code
    say = table.words(args.lang).say
    for number, event in events(table.log):
        print(f"{number:4}  {say(event.message(table.state))}")
    print()
    print(table.text(args.lang))
    return code


def _verify(args: argparse.Namespace) -> int:
    match = matches.read(args.file)
    try:
        table = matches.verify(match)
    except Said as said:
        if args.json:
            reason = words(args.lang, said.game).say(said.message)
            as_json({"verified": False, "reason": reason})
            return 1
        tell(args.lang, said.message.id, game=said.game, **dict(said.message.args))
        return 1
    seeded = match.seed is not None
    if args.json:
        as_json(
            {
                "verified": True,
                "decisions": len(table.decisions),
                "seed": seeded,
                "chosen": match.header.chosen,
                "over": table.over,
                "counts": table.counts,
            }
        )
        return 0
    tell(args.lang, "verify-decisions", count=len(table.decisions))
    if not seeded:
        tell(args.lang, "verify-no-seed")
    elif match.header.chosen:
        tell(args.lang, "verify-chosen")
    else:
        tell(args.lang, "verify-seed")
    return 0


def _render(args: argparse.Namespace) -> int:
    table, stopped = _table(args)
    svg = to_svg(table.scene(None, args.lang), theme=args.theme)
    if args.output is None:
        print(svg)
    else:
        write_text(args.output, svg)
    return 0 if stopped is None else 1
