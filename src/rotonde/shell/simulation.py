"""`rotonde simulate`: bots against bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tqdm import tqdm

from rotonde.arena.simulate import Simulation, SimulationJob, simulate
from rotonde.bots import bot
from rotonde.kernel.data import folder_of
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game
from rotonde.kernel.table.start import start
from rotonde.shell import Text, as_json, at_terminal, check_number, command, tell

_MOST_GAMES = 1_000_000
_MOST_PROCESSES = 256


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "simulate", text, _simulate)
    parser.add_argument("game", metavar=text("name-game"), help=text("game"))
    parser.add_argument("--bots", default="random", help=text("bots"))
    parser.add_argument("--games", type=int, default=100, help=text("how-many"))
    add_play_options(parser, text)


def add_play_options(parser: argparse.ArgumentParser, text: Text) -> None:
    """What all commands take that let bots play."""
    parser.add_argument("--players", type=int, help=text("players"))
    parser.add_argument("--seed", default="0", help=text("seed"))
    parser.add_argument("--option", action="append", default=[], help=text("option"))
    parser.add_argument("--data", type=Path, help=text("own-data"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--time", type=float, help=text("time"))
    budget.add_argument("--nodes", type=int, help=text("nodes"))
    parser.add_argument("--processes", type=int, help=text("processes"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def options_from(pairs: list[str]) -> dict[str, str]:
    """KEY=VALUE pairs as options."""
    found = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadInput("bad-option-pair", pair=pair[:40])
        found[key] = value
    return found


def _simulate(args: argparse.Namespace) -> int:
    job = _job(args)
    with tqdm(total=job.games, disable=not at_terminal(), leave=False) as bar:
        result = simulate(job, processes=args.processes, tick=bar.update)
    if args.json:
        as_json(result)
    else:
        _show(result, args.lang)
    return 0


def _job(args: argparse.Namespace) -> SimulationJob:
    found = game(args.game)
    bots = [id.strip() for id in args.bots.split(",") if id.strip()]
    for id in bots:
        bot(id)
    players = args.players if args.players is not None else max(found.info.seats[0], len(bots))
    for value, most in (
        (args.games, _MOST_GAMES),
        (args.nodes, None),
        (args.time, None),
        (args.processes, _MOST_PROCESSES),
    ):
        check_number(value, most)
    if not bots or len(bots) > players:
        raise BadInput("bad-bot-count", bots=len(bots), players=players)
    options = options_from(args.option)
    data = folder_of(args.data) if args.data else None
    # Refuse before any work.
    start(found.id, players, seed=args.seed, options=options, data=data)
    return SimulationJob(
        found.id,
        tuple(bots[chair % len(bots)] for chair in range(players)),
        args.games,
        args.seed,
        options,
        args.nodes,
        None if args.time is None else args.time / 1000,
        data,
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
