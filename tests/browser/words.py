"""The words people read, from the words files, so that no test copies a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/rotonde/games"
SERVER = ROOT / "src/rotonde/server/words"
CLIENT = ROOT / "web/src/words"
PAGES = ROOT / "web/src/pages/words"
END = ROOT / "web/src/end/words"

STEAM_TUNNEL, SILVERTON, STEAM_BARONS = "steam_tunnel", "silverton", "steam_barons"


def _folders(game: str) -> tuple[Path, ...]:
    (home,) = (*ROOT.glob(f"src/rotonde/games/{game}"), *ROOT.glob(f"examples/*/src/{game}"))
    return (ROOT / "src/rotonde/kernel/words", SERVER, home / "words", CLIENT, PAGES, END)


_UNSEEN = ("shell-", "simulate-", "verify-", "play-", "bad-")
_PLACED = re.compile(r"\{[^{}]*\}")
_WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


class Say:
    """`say("undo")` is the label of that id in this language."""

    def __init__(self, lang: str, game: str = STEAM_TUNNEL) -> None:
        self.lang = lang
        self.game = game
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in _folders(game):
            text = (folder / f"{lang}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __call__(self, id: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(id).value
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (id, errors)
        return str(text).replace("\u202f", "\u00a0")

    def pattern(self, id: str) -> re.Pattern[str]:
        """The message, whatever its arguments are."""
        raw = messages(self.lang, self.game)[id]
        pieces = (re.escape(piece).replace("\u00a0", r"\s") for piece in _PLACED.split(raw))
        return re.compile("^" + ".+".join(pieces) + "$")


@cache
def say(lang: str, game: str = STEAM_TUNNEL) -> Say:
    return Say(lang, game)


@cache
def messages(lang: str, game: str = STEAM_TUNNEL) -> dict[str, str]:
    """Every message a page may show, as it stands in the words files."""
    found: dict[str, str] = {}
    for folder in _folders(game):
        id = ""
        for line in (folder / f"{lang}.ftl").read_text("utf-8").splitlines():
            opened = re.match(r"([a-z][\w-]*) = ?(.*)", line)
            if opened:
                id = opened[1]
                found[id] = opened[2]
            elif line.startswith(" ") and id:
                found[id] += f"\n{line.strip()}"
    return {id: text for id, text in found.items() if not id.startswith(_UNSEEN)}


def pieces(raw: str) -> Iterator[str]:
    """The texts of a message between its placeables, variant by variant."""
    for line in raw.splitlines():
        if "->" in line or line.strip() == "}":
            continue
        variant = re.sub(r"^\*?\[\w+\] ", "", line)
        for piece in _PLACED.split(variant):
            if _WORD.search(piece):
                yield piece.strip()


def words_in(text: str) -> set[str]:
    return {word.casefold() for word in _WORD.findall(text)}


@cache
def sentences(lang: str) -> frozenset[str]:
    """Every piece of a sentence of any game in a language."""
    games = (messages(lang, game) for game in (STEAM_TUNNEL, SILVERTON, STEAM_BARONS))
    return frozenset(piece for found in games for raw in found.values() for piece in pieces(raw))


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of a language in the words files and the guides."""
    texts = [*sentences(lang)]
    texts += [file.read_text("utf-8") for file in GAMES.glob(f"*/guide/*.{lang}.md")]
    return frozenset(word for text in texts for word in words_in(text))
