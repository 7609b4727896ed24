"""`rotonde analyse`: how a match went, and where it was lost."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tqdm import tqdm

from rotonde.analysis.describe import MatchAnalysis, describe
from rotonde.analysis.judge import Judge
from rotonde.analysis.report import write_page
from rotonde.analysis.run import analyse
from rotonde.kernel.files import write_text
from rotonde.kernel.message import BadInput
from rotonde.kernel.table import match as matches
from rotonde.kernel.table.table import Table
from rotonde.shell import Text, as_json, at_terminal, check_number, command, tell

_MOST_PROCESSES = 256
_MOST_EFFORT = 100


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "analyse", text, _analyse)
    parser.add_argument("file", metavar=text("name-file"), type=Path, help=text("match-file"))
    parser.add_argument("-o", "--output", type=Path, help=text("analyse-output"))
    parser.add_argument("--effort", type=int, default=1, help=text("analyse-effort"))
    parser.add_argument("--processes", type=int, help=text("processes"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def _analyse(args: argparse.Namespace) -> int:
    check_number(args.effort, _MOST_EFFORT)
    check_number(args.processes, _MOST_PROCESSES)
    table = matches.replay(matches.read(args.file))
    if not table.decisions:
        raise BadInput("bad-analysis-empty", path=str(args.file))
    judge = Judge(table)
    # "{bar}" alone: how long it takes is not known before the doubtful decisions are.
    with tqdm(total=100, disable=not at_terminal(), leave=False, bar_format="{l_bar}{bar}") as bar:

        def show(done: float) -> None:
            bar.update(round(100 * done) - bar.n)

        found = analyse(judge, effort=args.effort, processes=args.processes, tell=show)
    words = table.words(args.lang)
    described = describe(judge, found, words)
    if args.output is not None:
        write_text(args.output, write_page(table, described, words))
    if args.json:
        as_json({"game": table.game.id, "seats": table.setup.seats, "analysis": described})
    elif args.output is None:
        _show(table, described, args.lang)
    else:
        tell(args.lang, "analyse-written", path=str(args.output))
    if not found.complete:
        tell_unfinished(args)
    return 0 if found.complete else 130


def tell_unfinished(args: argparse.Namespace) -> None:
    if not args.json:
        tell(args.lang, "analysis-unfinished")


def _show(table: Table, found: MatchAnalysis, lang: str) -> None:
    names = [seat.name for seat in table.setup.seats]
    for seat, total in enumerate(found.totals):
        tell(
            lang,
            "analyse-total",
            name=names[seat],
            decisions=total.decisions,
            count=total.mistakes,
            loss=f"{100 * total.loss:.0f}",
        )
    for point in (told.found for told in found.turning_points):
        changes = ", ".join(
            f"{name} {100 * one:.0f} → {100 * two:.0f}"
            for name, one, two in zip(names, point.before, point.after, strict=True)
        )
        first, last = point.first, point.last
        tell(lang, "analyse-turn", first=first, last=last, name=names[point.seat], changes=changes)
    for each in found.mistakes:
        tell(
            lang,
            "analyse-mistake",
            n=each.found.n,
            name=names[each.found.seat],
            played=each.played,
            better=each.better,
            loss=f"{100 * each.found.loss:.0f}",
            noise=f"{100 * each.found.noise:.0f}",
        )
        for reason in each.reasons:
            print(f"      {reason}")
