"""What a page of the client says of itself before its script runs: title, language, preview.

Messengers and search engines read no further, and a reader sees the games without a second request.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import NamedTuple

import msgspec

from rotonde.kernel.contract.game import Game
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.registry import usable_games
from rotonde.kernel.words import LANGUAGES
from rotonde.server.game_cards import game_card
from rotonde.server.opponents import add_bots
from rotonde.server.phrases import speech

_GAME = re.compile(r"(games|new)/([\w-]+)(/rules|/summary)?/?")
_HTML = re.compile(r"<html[^>]*>")
_TITLE = re.compile(r"<title>[^<]*</title>")


class _Head(NamedTuple):
    title: str
    description: str
    picture: str
    """The path of the preview."""
    listed: bool
    """Whether it is for search engines: a table is for those who play there."""


def complete(
    page: bytes,
    path: str,
    lang: str,
    origin: str,
    parts: tuple[str, ...] = (),
    bots: tuple[str, ...] = (),
) -> bytes:
    """The client's page as it goes out for one of its addresses.

    `parts`: the files of the client that this address needs besides, fetched at once. `bots`: those
    from elsewhere that are offered.
    """
    return _complete(page, path, lang, origin, parts, usable_games(), bots)


@lru_cache(maxsize=256)
def _complete(
    page: bytes,
    path: str,
    lang: str,
    origin: str,
    parts: tuple[str, ...],
    games: tuple[Game, ...],
    bots: tuple[str, ...],
) -> bytes:
    """`games`: those of the house, as a page that lists others is another page."""
    head = _head(path, lang)
    tags = [
        f"<title>{escape(head.title)}</title>",
        f'<meta name="description" content="{escape(head.description)}" />',
        f'<meta property="og:title" content="{escape(head.title)}" />',
        f'<meta property="og:description" content="{escape(head.description)}" />',
        f'<meta property="og:image" content="{escape(origin + head.picture)}" />',
        '<meta property="og:image:width" content="1200" />',
        '<meta property="og:image:height" content="630" />',
        '<meta property="og:type" content="website" />',
        '<meta property="og:site_name" content="Rotonde" />',
        f'<meta property="og:locale" content="{"fr_FR" if lang == "fr" else "en_GB"}" />',
        f'<meta property="og:url" content="{escape(f"{origin}/{path}")}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    for part in parts:
        kind = "modulepreload" if part.endswith(".js") else "stylesheet"
        tags.append(f'<link rel="{kind}" crossorigin href="/{part}" />')
    if not head.listed:
        tags.append('<meta name="robots" content="noindex" />')
    text = _HTML.sub(f'<html lang="{lang}">', page.decode("utf-8"), count=1)
    text = _TITLE.sub(lambda _: "\n    ".join(tags), text, count=1)
    if not path.startswith("table/"):
        text = text.replace("</body>", f"  {_games(lang, games, bots)}\n  </body>", 1)
    return text.encode()


@lru_cache(maxsize=len(LANGUAGES))
def _games(lang: str, games: tuple[Game, ...], bots: tuple[str, ...]) -> str:
    """The games as the client fetches them, so that it need not."""
    # "</script>" would end the block, and "<!--" begin a comment in it.
    cards = [add_bots(game_card(game, lang), bots, speech(lang)) for game in games]
    raw = msgspec.json.encode(cards).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="games" data-lang="{lang}">{raw}</script>'


def _head(path: str, lang: str) -> _Head:
    def say(id: str, **args: str) -> str:
        return speech(lang).say(Message(id, args))

    picture = f"/api/preview.png?lang={lang}"
    if path.startswith("table/"):
        return _Head(say("server-page-table"), say("server-page-table-line"), picture, False)
    found = _GAME.fullmatch(path)
    if found is None:
        return _Head(say("server-page-home"), say("server-page-home-line"), picture, path == "")
    kind, id, leaf = found.groups()
    try:
        card = game_card(find_game(id), lang)
    except BadInput:
        return _Head(say("server-page-home"), say("server-page-home-line"), picture, False)
    told = card.introduction
    leaves = {"/rules": "server-page-rules", "/summary": "server-page-summary"}
    what = leaves.get(leaf or "", "server-page-game")
    title = say("server-page-new" if kind == "new" else what, game=card.title)
    line = f"{card.tagline} {told.goal}" if told is not None and kind == "games" else card.tagline
    return _Head(title, line, f"/api/games/{id}/preview.png?lang={lang}", kind == "games")
