"""`rotonde replay | verify | render`: match files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.files import write_text
from rotonde.kernel.message import BadInput, Said
from rotonde.kernel.table import match as matches
from rotonde.kernel.table.log import events
from rotonde.kernel.table.table import Table
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


def _table(file: Path, at: int | None) -> Table:
    match = matches.read(file)
    if at is None:
        return matches.replay(match)
    last = match.lines[-1].n if match.lines else 0
    if not 0 <= at <= last:
        raise BadInput("bad-decision-number", n=at, last=last)
    return matches.replay(match, upto=at)


def _replay(args: argparse.Namespace) -> int:
    table = _table(args.file, args.at)
    if args.json:
        as_json(
            {
                "game": table.game.id,
                "decisions": len(table.decisions),
                "position": table.game.visibility.visible_position(table.state, None),
                "scores": [None if score is None else str(score) for score in table.shown(None)],
                "over": table.over,
                "winners": table.standings.winners if table.standings else None,
            }
        )
        return 0
    say = table.words(args.lang).say
    for number, event in events(table.log):
        print(f"{number:4}  {say(event.message(table.state))}")
    print()
    print(table.text(args.lang))
    return 0


def _verify(args: argparse.Namespace) -> int:
    match = matches.read(args.file)
    try:
        table = matches.verify(match)
    except Said as said:
        if args.json:
            as_json({"verified": False, "reason": str(said)})
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
    svg = to_svg(_table(args.file, args.at).scene(None, args.lang), theme=args.theme)
    if args.output is None:
        print(svg)
        return 0
    write_text(args.output, svg)
    return 0
