"""Names of players and places fit into every sentence, whatever letter they begin with."""

from __future__ import annotations

import re

import pytest

from tests.words.files import Entry, Source, entries, sources
from tests.words.saying import numbers_of, say

NAMES = ("Ambre", "Élie", "Hugo", "El Paso", "Aspen", "Ogden")
_BEGINNING = "|".join(map(re.escape, NAMES))
_ELIDED = "de|que|le|la|ne|se|si|ce|je|me|te|jusque|lorsque|puisque|quoique|du|au"
_UNELIDED = re.compile(rf"\b({_ELIDED}) ({_BEGINNING})\b", re.IGNORECASE)
_ARTICLE = re.compile(r"\ba (Ambre|El Paso|Aspen|Ogden)\b", re.IGNORECASE)
_TWO = {
    "en": re.compile(r"James and Iris ((?:is|has|was|does|[a-z]+[^s’]s)\b)"),
    "fr": re.compile(
        r"James et Iris (?:n(?:e |’))?(?!de\b|ne\b)((?:a|est|va|[a-zé]+(?:e|it|d|et))\b)"
    ),
}


def _with_names(source: Source, lang: str) -> list[Entry]:
    return [entry for entry in entries(source, lang) if entry.message.value is not None]


@pytest.mark.parametrize("source", sources(), ids=str)
def test_french_puts_no_de_que_or_le_before_a_name(source: Source) -> None:
    wrong = {
        f"{entry}: “{found[0]}” in “{text}”: say it without “{found[1]}”, "
        "with brackets, “à”, a dash or an arrow"
        for entry in _with_names(source, "fr")
        for name in NAMES
        for text in say(entry, name, numbers_of(entry))
        for found in [_UNELIDED.search(text)]
        if found
    }
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("source", sources(), ids=str)
def test_english_puts_no_a_before_a_name(source: Source) -> None:
    wrong = {
        f"{entry}: “{text}”: say it without “a”"
        for entry in _with_names(source, "en")
        for name in ("Aspen", "El Paso")
        for text in say(entry, name, numbers_of(entry))
        if _ARTICLE.search(text)
    }
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("lang", _TWO)
@pytest.mark.parametrize("source", sources(), ids=str)
def test_two_names_take_a_plural_verb(source: Source, lang: str) -> None:
    wrong = {
        f"{entry}: “{text}”: choose between [one] and [other] by $count"
        for entry in _with_names(source, lang)
        for text in say(entry, "James", numbers_of(entry), "Iris")
        if _TWO[lang].search(text)
    }
    assert not wrong, "\n".join(sorted(wrong))
