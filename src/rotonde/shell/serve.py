"""`rotonde play`: the table in the browser."""

from __future__ import annotations

import argparse
import contextlib
import webbrowser
from pathlib import Path
from typing import Any

from rotonde.shell import Text, check_number, command, default_database, tell
from rotonde.shell.bot_games import bots_from

_LONGEST_BOT_TIME = 600


def add(commands: Any, text: Text) -> None:
    parser = command(commands, "play", text, _play)
    parser.add_argument("--host", default="127.0.0.1", help=text("host"))
    parser.add_argument("--port", type=int, default=8000, help=text("port"))
    parser.add_argument("--public-url", help=text("public-url"))
    parser.add_argument("--no-browser", action="store_true", help=text("no-browser"))
    parser.add_argument("--bots", default="", help=text("play-bots"))
    parser.add_argument("--bot-time", type=float, default=10.0, help=text("play-bot-time"))
    parser.add_argument("--database", type=Path, default=default_database(), help=text("database"))


def _play(args: argparse.Namespace) -> int:
    # These take a while to import, and no other command needs them.
    from rotonde.server.links import lan_address
    from rotonde.server.run import serve
    from rotonde.server.settings import PublicUrl, Settings

    check_number(args.bot_time, _LONGEST_BOT_TIME)
    bots = tuple(dict.fromkeys(bots_from(args.bots)))
    public_url = None if args.public_url is None else PublicUrl.read(args.public_url)
    settings = Settings(
        args.database, args.host, args.port, public_url, bots=bots, bot_seconds=args.bot_time
    )

    def ready(address: str) -> None:
        tell(args.lang, "play-ready", address=address)
        own = lan_address() if args.host in ("0.0.0.0", "::") else None
        if public_url is not None:
            tell(args.lang, "play-public", address=str(public_url))
        elif own is not None:
            tell(args.lang, "play-friends", address=f"http://{own}:{address.rpartition(':')[2]}")
        if not args.no_browser:
            webbrowser.open(address)

    with contextlib.suppress(KeyboardInterrupt):
        serve(settings, ready)
    return 0
