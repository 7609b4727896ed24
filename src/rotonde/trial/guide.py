"""What a game brings besides its code: words, rules and tutorial pages, in both languages."""

from __future__ import annotations

import re
from functools import cache

from rotonde.kernel.contract.game import Game
from rotonde.kernel.message import Message
from rotonde.kernel.words import LANGUAGES, words
from rotonde.trial.report import Fault

_PAGES = ("rules", "tutorial")


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
