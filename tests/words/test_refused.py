"""No text that players read has a word that the glossary replaces."""

from __future__ import annotations

import re
from functools import cache

from rotonde.kernel.words import LANGUAGES
from tests.words.files import ROOT
from tests.words.texts import without_code, written

_TABLE = "## Words we replace"
_ROW = re.compile(r"^\| (en|fr) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


@cache
def _refused(lang: str) -> dict[str, str]:
    """Each word that is replaced in a language, with what to write."""
    _, table = (ROOT / "docs/glossary.md").read_text("utf-8").split(_TABLE)
    return {
        word.casefold(): instead
        for language, words, instead in _ROW.findall(table)
        if language == lang
        for word in words.split(", ")
    }


@cache
def _pattern(lang: str) -> re.Pattern[str]:
    words = "|".join(map(re.escape, _refused(lang)))
    return re.compile(rf"(?<![\w-])(?:{words})(?!\w)", re.IGNORECASE)


def test_the_glossary_says_what_to_write() -> None:
    for lang in LANGUAGES:
        assert len(_refused(lang)) > 20


def test_no_text_has_a_word_that_the_glossary_replaces() -> None:
    wrong = [
        f"{where}: “{found[0]}”: write {_refused(lang)[found[0].casefold()]}"
        for where, lang, text in written()
        if (found := _pattern(lang).search(without_code(text)))
    ]
    assert not wrong, "\n".join(wrong)
