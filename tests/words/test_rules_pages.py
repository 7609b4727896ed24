"""Rules pages: the goal, a turn in a few lines, then the same rules in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rotonde.kernel.words import LANGUAGES
from tests.words.files import game_folders

_RULE = re.compile(r"^\*\*([A-Z]{2}-\d+(?:\.\d+)*)\*\* ", re.MULTILINE)
_GOAL = {"en": "## The goal", "fr": "## Le but"}
_RULING = {"en": "*ruling*", "fr": "*arbitrage*"}
_LINES = range(3, 9)


def _page(folder: Path, lang: str) -> str:
    return (folder / f"guide/rules.{lang}.md").read_text("utf-8")


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_both_languages_number_the_same_rules_in_the_same_order(folder: Path) -> None:
    english, french = (_RULE.findall(_page(folder, lang)) for lang in ("en", "fr"))
    assert len(english) == len(set(english))
    assert french == english, f"mend the numbers of {folder}/guide/rules.fr.md"


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_both_languages_mark_the_same_rulings(folder: Path) -> None:
    english, french = (
        re.findall(rf"^\*\*(\S+)\*\* {re.escape(_RULING[lang])} ", _page(folder, lang), re.M)
        for lang in ("en", "fr")
    )
    assert french == english, f"mark them in {folder}/guide: *ruling*, *arbitrage*"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_a_page_opens_with_the_goal_and_a_turn(folder: Path, lang: str) -> None:
    before, *_ = _RULE.split(_page(folder, lang), maxsplit=1)
    goal, turn, *_ = [
        part for part in re.split(r"^(?=## )", before, flags=re.M) if part[:2] == "##"
    ]
    assert goal.startswith(_GOAL[lang]), f"{folder}: open rules.{lang}.md with “{_GOAL[lang]}”"
    steps = re.findall(r"^\d\. ", turn, re.MULTILINE)
    assert len(steps) in _LINES, f"{folder}: say a turn in about six numbered lines, after the goal"
