"""What every command takes that lets bots play, read and checked before any work."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rotonde.bots import bot
from rotonde.kernel.data import folder_of
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game
from rotonde.kernel.table.start import start
from rotonde.shell import Text, check_number

_MOST_PROCESSES = 256


class BotGames(NamedTuple):
    """The games that were asked for, all of which can be started."""

    game: str
    players: int
    options: dict[str, str]
    data: Mapping[str, str] | None
    seconds: float | None
    """For a decision; None: as many passes as `--nodes` says."""


def add_play_options(parser: argparse.ArgumentParser, text: Text) -> None:
    parser.add_argument("--players", type=int, help=text("players"))
    parser.add_argument("--seed", default="0", help=text("seed"))
    parser.add_argument("--option", action="append", default=[], help=text("option"))
    parser.add_argument("--data", type=Path, help=text("own-data"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--time", type=float, help=text("time"))
    budget.add_argument("--nodes", type=int, help=text("nodes"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=int, help=text("processes"))
    where.add_argument("--on", metavar=text("name-address"), help=text("on"))
    parser.add_argument("--save", type=Path, metavar=text("name-folder"), help=text("save"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def bots_from(asked: str) -> list[str]:
    """Names with commas between them, each of which is a bot's."""
    found = [id.strip() for id in asked.split(",") if id.strip()]
    for id in found:
        bot(id)
    return found


def read_bot_games(args: argparse.Namespace, least: int, most_games: int) -> BotGames:
    """As `add_play_options` has them, for so many players at least unless it is said."""
    found = game(args.game)
    players = args.players if args.players is not None else max(least, found.info.seats[0])
    for value, most in (
        (args.games, most_games),
        (args.nodes, None),
        (args.time, None),
        (args.processes, _MOST_PROCESSES),
    ):
        check_number(value, most)
    options = _options_from(args.option)
    data = folder_of(args.data) if args.data else None
    start(found.id, players, seed=args.seed, options=options, data=data)
    seconds = None if args.time is None else args.time / 1000
    return BotGames(found.id, players, options, data, seconds)


def _options_from(pairs: list[str]) -> dict[str, str]:
    """KEY=VALUE pairs as options."""
    found = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadInput("bad-option-pair", pair=pair[:40])
        found[key] = value
    return found
