"""`rotonde arena`: bots meet in every mix and in every seat."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tqdm import tqdm

from rotonde.arena.arena import ArenaJob, count_games, play_arena
from rotonde.arena.page import page
from rotonde.arena.report import ArenaReport, MixResult, report
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.words import words
from rotonde.shell import Text, as_json, at_terminal, command, tell
from rotonde.shell.bot_games import add_play_options, bots_from, read_bot_games

_MOST_GAMES = 100_000


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "arena", text, _arena)
    parser.add_argument("game", metavar=text("name-game"), help=text("game"))
    parser.add_argument("--bots", required=True, help=text("arena-bots"))
    parser.add_argument("--games", type=int, default=40, help=text("arena-games"))
    parser.add_argument("-o", "--output", type=Path, help=text("arena-output"))
    parser.add_argument("--report", type=Path, metavar=text("name-file"), help=text("arena-report"))
    add_play_options(parser, text)


def _arena(args: argparse.Namespace) -> int:
    job = _job(args)
    with tqdm(total=count_games(job), disable=not at_terminal(), leave=False) as bar:
        games = play_arena(
            job,
            path=args.output,
            processes=args.processes,
            on=args.on,
            save=args.save,
            tick=bar.update,
        )
    result = report(job, games)
    if args.report is not None:
        _write(args.report, page(result, args.lang))
    if args.json:
        as_json(result)
    else:
        _show(result, args.lang)
    return 0


def _job(args: argparse.Namespace) -> ArenaJob:
    bots = tuple(dict.fromkeys(bots_from(args.bots)))
    asked = read_bot_games(args, 2, _MOST_GAMES)
    if not bots or (len(bots) < 2 <= asked.players):
        raise BadInput("bad-arena-bots")
    return ArenaJob(
        asked.game,
        bots,
        asked.players,
        args.games,
        args.seed,
        asked.options,
        args.nodes,
        asked.seconds,
        asked.data,
    )


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("bad-file-write", path=str(path), detail=error.strerror or "") from error


def _show(result: ArenaReport, lang: str) -> None:
    _show_ratings(result, lang)
    for mix in result.mixes:
        _show_mix(mix, lang)
    if result.job.players > 1:
        _show_matrix(result, lang)
        places = " · ".join(f"{each:.2f}" for each in result.places)
        tell(lang, "arena-places", places=places)
    for id, times in result.times.items():
        tell(
            lang,
            "arena-times",
            bot=id,
            median=str(times.median),
            p99=str(times.p99),
            worst=str(times.worst),
        )
    for id, follies in result.follies.items():
        for folly, count in follies.items():
            tell(
                lang,
                "arena-folly",
                bot=id,
                folly=_say(lang, result.job.game, folly),
                count=count,
                places=result.played[id],
            )


def _show_ratings(result: ArenaReport, lang: str) -> None:
    if result.ratings is None:
        if result.job.players > 1:
            tell(lang, "report-no-ratings")
        return
    tell(lang, "arena-ratings")
    wide = max(8, *(len(id) + 2 for id in result.ratings))
    for id, each in result.ratings.items():
        low, high = f"{each.low:+.0f}", f"{each.high:+.0f}"
        points = f"{each.points:+.0f}"
        print(_minus(f"{id:<{wide}}{points:>7}{low:>9}{high:>7}"), flush=True)


def _minus(text: str) -> str:
    return text.replace(" -", " \N{MINUS SIGN}")


def _show_mix(mix: MixResult, lang: str) -> None:
    alone = len(mix.mix) == 1
    tell(
        lang,
        "arena-alone" if alone else "arena-mix",
        bot=mix.mix[0],
        others=mix.mix[-1],
        count=len(mix.mix) - 1,
        won=f"{mix.wins:g}",
        games=mix.games,
        low=f"{mix.low:.2f}",
        high=f"{mix.high:.2f}",
        ratio=f"{mix.ratio:.2f}",
    )


def _show_matrix(result: ArenaReport, lang: str) -> None:
    bots = result.job.bots
    tell(lang, "arena-matrix")
    wide = max(8, *(len(id) + 2 for id in bots))
    print(" " * wide + "".join(f"{id:>{wide}}" for id in bots))
    for id in bots:
        row = result.matrix.get(id, {})
        cells = (f"{row[other]:.2f}" if other in row else "-" for other in bots)
        print(f"{id:<{wide}}" + "".join(f"{cell:>{wide}}" for cell in cells), flush=True)


def _say(lang: str, game: str, id: str) -> str:
    return words(lang, game).say(Message(id))
