"""Guides name options as the screen does; a code stands at most in brackets, on rules pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rotonde
from rotonde.kernel.message import Message
from rotonde.kernel.words import LANGUAGES, words
from tests.every import GAMES

_CODE = re.compile(r"`([^`]+)`")


def _labels(game: str, lang: str) -> dict[str, set[str]]:
    """What the screen says for each code of an option or of one of its choices."""
    spoken = words(lang, game)
    found: dict[str, set[str]] = {}
    for option in rotonde.game(game).info.options:
        found.setdefault(option.id, set()).add(spoken.say(Message(f"option-{option.id}")))
        for choice in option.choices:
            said = spoken.say(Message(f"option-{option.id}-{choice}"))
            found.setdefault(choice, set()).add(re.split(r"[\s\u00a0]*[:.]", said)[0])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tutorials_name_no_codes(game: str, lang: str) -> None:
    known = _labels(game, lang)
    path = Path(rotonde.game(game).info.folder) / f"guide/tutorial.{lang}.md"
    wrong = [
        f"{path}: `{code}`: write {' or '.join(sorted(known[code]))}"
        for code in _CODE.findall(path.read_text("utf-8"))
        if code in known
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_put_the_label_before_the_code(game: str, lang: str) -> None:
    known = _labels(game, lang)
    path = Path(rotonde.game(game).info.folder) / f"guide/rules.{lang}.md"
    text = path.read_text("utf-8")
    wrong = [
        f"{path}: `{found[1]}`: write {sorted(known[found[1]])[0]} (`{found[1]}`)"
        for found in _CODE.finditer(text)
        if found[1] in known
        and not any(text[: found.start()].endswith(f"{label} (") for label in known[found[1]])
    ]
    assert not wrong, "\n".join(wrong)
