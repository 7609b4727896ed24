"""`rotonde check-matches | backup`: the matches that a server keeps."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rotonde.kernel.message import Arg, BadInput, Message, Said
from rotonde.kernel.table import match as matches
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import words
from rotonde.shell import Text, as_json, command, default_database, tell


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored match that does not replay, and a sentence that says so."""

    id: str
    text: str
    game: str = ""
    version: int = 0
    """The version of the rules it was started with."""
    entries: int = 0
    n: int = 0
    """The entry that cannot be played; 0: nothing of the match can be."""
    seat: int | None = None
    rule: str = ""


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "check-matches", text, _check)
    _add_database(parser, text)
    parser.add_argument("--json", action="store_true", help=text("json"))
    backup = command(commands, "backup", text, _backup)
    backup.add_argument("file", metavar=text("name-file"), type=Path, help=text("backup-file"))
    _add_database(backup, text)


def _add_database(parser: argparse.ArgumentParser, text: Text) -> None:
    parser.add_argument("--database", type=Path, default=default_database(), help=text("database"))


def _backup(args: argparse.Namespace) -> int:
    from rotonde.server.backup import back_up  # takes a while to import

    back_up(args.database, args.file)
    tell(args.lang, "backup-done", path=str(args.file))
    return 0


def _check(args: argparse.Namespace) -> int:
    from rotonde.server.store import read_records  # takes a while to import

    total, moved, faults = 0, 0, []
    for id, record in read_records(args.database):
        total += 1
        found = _examine(id, record, args.lang)
        if not isinstance(found, Fault):
            moved += not found.game.info.plays(found.setup.rules)
            continue
        faults.append(found)
        if not args.json:
            print(found.text, flush=True)
    if args.json:
        replayed = total - len(faults)
        as_json({"matches": total, "replayed": replayed, "moved": moved, "faults": faults})
    else:
        if moved:
            tell(args.lang, "check-matches-moved", count=moved)
        tell(args.lang, "check-matches-summary", count=total, count_faults=len(faults))
    return 1 if faults else 0


def _examine(id: str, record: Sequence[str] | None, lang: str) -> Table | Fault:
    """The table that a record leads to, or why it leads to none."""
    try:
        if record is None:
            raise BadInput("check-matches-damaged")
        told = matches.parse("\n".join(record))
        table, stopped = matches.last_good(told)
    except Said as said:
        args = {"id": id, "reason": words(lang, said.game).say(said.message)}
        return Fault(id, words(lang).say(Message("check-matches-unreadable", args)))
    if stopped is None:
        return table
    sentence: dict[str, Arg] = {
        "id": id,
        "game": table.game.id,
        "version": table.setup.rules,
        "n": stopped.n,
        "entries": len(told.lines),
        "seat": stopped.seat,
        "seats": ",".join(map(str, range(len(table.setup.seats)))),
        "reason": (stopped.why,),
        "rule": stopped.rule,
    }
    return Fault(
        id,
        table.words(lang).say(Message("check-matches-stopped", sentence)),
        table.game.id,
        table.setup.rules,
        len(told.lines),
        stopped.n,
        stopped.seat,
        stopped.rule,
    )
