"""What a game brings besides its code: words, rules and tutorial pages, in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rotonde import kernel, server
from rotonde.kernel.contract.game import Game
from rotonde.kernel.message import Message
from rotonde.kernel.words import LANGUAGES, words
from rotonde.trial.report import Fault

_PAGES = ("rules", "tutorial")
_WORD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NUMBER = re.compile(r"^\*\*([A-Z]+-[\w.]+)\*\* ", re.MULTILINE)


@cache
def rule_numbers(game: Game) -> frozenset[str]:
    """The numbers on the page of rules, which steps and refusals cite."""
    page = game.info.folder / "guide" / f"rules.{LANGUAGES[0]}.md"
    return frozenset(_NUMBER.findall(page.read_text("utf-8")) if page.is_file() else ())


def check_guide(game: Game) -> None:
    info = game.info
    for lang in LANGUAGES:
        for page in _PAGES:
            if not (info.folder / "guide" / f"{page}.{lang}.md").is_file():
                raise Fault(f"there is no {page} page in {lang}", f"Write guide/{page}.{lang}.md.")
        known = words(lang, game.id)
        wanted = {"title", "tagline", *(f"phase-{id}" for id in info.phases)}
        wanted |= {f"ending-{id}" for id in info.endings}
        for option in info.options:
            wanted |= {f"option-{option.id}", *(f"option-{option.id}-{c}" for c in option.choices)}
        for id in sorted(wanted):
            if not known.has(id) or not known.say(Message(id)).strip():
                raise Fault(f"{id} has no words in {lang}", f"Add it to words/{lang}.ftl.")
    _check_own_words(game)


def _check_own_words(game: Game) -> None:
    """Of two messages with one id the first is said, and the other never."""
    for lang in LANGUAGES:
        own = _ids(game.info.folder / "words", lang)
        twice = sorted(id for id in set(own) if own.count(id) > 1)
        if twice:
            raise Fault(f"{twice[0]} is twice in words/{lang}.ftl", "Keep one of them.")
        for part in (kernel, server):
            shared = sorted(set(own).intersection(_ids(Path(part.__path__[0]) / "words", lang)))
            if shared:
                raise Fault(
                    f"{shared[0]} in words/{lang}.ftl is a message of {part.__name__} too",
                    "Give yours another id.",
                )


def _ids(folder: Path, lang: str) -> list[str]:
    return _WORD.findall((folder / f"{lang}.ftl").read_text("utf-8"))
