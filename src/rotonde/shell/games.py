"""`rotonde games`, `rotonde data`: what there is to play, and where its figures come from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rotonde.bots import BOTS
from rotonde.kernel.contract.game import Game
from rotonde.kernel.data import folder_of
from rotonde.kernel.message import Message
from rotonde.kernel.registry import game, usable_games
from rotonde.kernel.words import words
from rotonde.shell import Text, as_json, command


def add(commands: Any, text: Text) -> None:
    listing = command(commands, "games", text, _games)
    listing.add_argument("game", metavar=text("name-game"), nargs="?", help=text("game"))
    listing.add_argument("--json", action="store_true", help=text("json"))
    data = command(commands, "data", text, _data)
    data.add_argument("game", metavar=text("name-game"), help=text("game"))
    data.add_argument("--data", type=Path, help=text("own-data"))
    data.add_argument("--json", action="store_true", help=text("json"))


def _games(args: argparse.Namespace) -> int:
    found = [game(args.game)] if args.game else usable_games()
    if args.json:
        described = [_describe(each, args.lang) for each in found]
        as_json(described[0] if args.game else described)
        return 0
    for each in found:
        say = words(args.lang, each.id)
        print(f"{each.id}: {say.say(Message('title'))}, {each.info.seats[0]}-{each.info.seats[1]}")
        print(f"  {say.say(Message('tagline'))}")
        for option in each.info.options if args.game else ():
            print(f"  {option.id} = {' | '.join(option.choices)}  ({option.default})")
            for choice in option.choices:
                print(f"      {choice}: {say.say(Message(f'option-{option.id}-{choice}'))}")
    return 0


def _describe(each: Game, lang: str) -> dict[str, Any]:
    say = words(lang, each.id)
    return {
        "id": each.id,
        "title": say.say(Message("title")),
        "rules": each.info.rules_version,
        "seats": each.info.seats,
        "bots": BOTS,
        "options": {
            option.id: {"choices": option.choices, "default": option.default}
            for option in each.info.options
        },
    }


def _data(args: argparse.Namespace) -> int:
    own = folder_of(args.data) if args.data else None
    rows = game(args.game).sources.sources(own)
    if args.json:
        as_json(rows)
        return 0
    wide = max((len(f"{row.file} {row.block}") for row in rows), default=0)
    for row in rows:
        print(f"{f'{row.file} {row.block}':{wide}}  {row.source:9}  {row.note}")
    return 0
