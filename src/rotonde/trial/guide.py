"""What a game brings besides its code: words, rules and tutorial pages, in both languages."""

from __future__ import annotations

from rotonde.kernel.contract.game import Game
from rotonde.kernel.message import Message
from rotonde.kernel.words import LANGUAGES, words
from rotonde.trial.report import Fault

_PAGES = ("rules", "tutorial")


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
