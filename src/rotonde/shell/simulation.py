"""`rotonde simulate`: bots against bots."""

from __future__ import annotations

import argparse
from typing import Any

from tqdm import tqdm

from rotonde.arena.simulate import Simulation, SimulationJob, simulate
from rotonde.kernel.message import BadInput
from rotonde.shell import Text, as_json, at_terminal, command, tell
from rotonde.shell.bot_games import add_play_options, bots_from, read_bot_games

_MOST_GAMES = 1_000_000


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "simulate", text, _simulate)
    parser.add_argument("game", metavar=text("name-game"), help=text("game"))
    parser.add_argument("--bots", default="random", help=text("bots"))
    parser.add_argument("--games", type=int, default=100, help=text("how-many"))
    add_play_options(parser, text)


def _simulate(args: argparse.Namespace) -> int:
    job = _job(args)
    with tqdm(total=job.games, disable=not at_terminal(), leave=False) as bar:
        result = simulate(
            job, processes=args.processes, on=args.on, save=args.save, tick=bar.update
        )
    if args.json:
        as_json(result)
    else:
        _show(result, args.lang)
    return 0


def _job(args: argparse.Namespace) -> SimulationJob:
    bots = bots_from(args.bots)
    asked = read_bot_games(args, len(bots), _MOST_GAMES)
    if not bots or len(bots) > asked.players:
        raise BadInput("bad-bot-count", bots=len(bots), players=asked.players)
    return SimulationJob(
        asked.game,
        tuple(bots[chair % len(bots)] for chair in range(asked.players)),
        args.games,
        args.seed,
        asked.options,
        args.nodes,
        asked.seconds,
        asked.data,
    )


def _show(result: Simulation, lang: str) -> None:
    for id, won in result.wins.items():
        tell(lang, "simulate-wins", bot=id, won=f"{won:g}", percent=_percent(won, result.games))
    places = " · ".join(_percent(won, result.games) for won in result.seat_wins)
    tell(lang, "simulate-places", places=places)
    tell(
        lang,
        "simulate-total",
        count=result.games,
        decisions=result.decisions,
        seconds=f"{result.seconds:.1f}",
    )


def _percent(won: float, games: int) -> str:
    return f"{100 * won / max(games, 1):.1f} %"
