"""Every message with a number reads well at 0, 1, 2, 1,000 and below 0."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from rotonde.kernel.words import LANGUAGES
from tests.words.arguments import arguments
from tests.words.files import Entry, Source, entries, sources
from tests.words.saying import numbers_of, say

VALUES = (0, 1, 2, 1000, -3)
_FEW = 2
"""With more numbers in it, a message is said with all of them alike, and each by itself."""
_SINGULAR = {
    "en": "is was has as its this less plus ms does allows becomes buys connects contains serves "
    "shows stays",
    "fr": "fois dans sous sans vers des les ses plus moins cas mais puis pas dos gris ms",
}
"""Words that end in s and are not plural nouns."""


def _many(number: int, lang: str) -> re.Pattern[str]:
    """A plural noun after this number."""
    others = "|".join(_SINGULAR[lang].split())
    return re.compile(rf"(?<![\w.,+−–#]){number} (?!(?:{others})\b)[a-zà-ÿ]+s\b")


_ONE_OF_MANY = {lang: _many(1, lang) for lang in LANGUAGES}
_NONE_OF_MANY = _many(0, "fr")
_HYPHEN = re.compile(r"(?<![\w-])-\d")
_UNGROUPED = re.compile(r"\$\d{4}|\d{4}\u00a0?\$")
_SPELLED_OUT = re.compile(r"\b(une?|[lL]a seule?|[lL]’autre)\b")


def _each_value(entry: Entry) -> Iterator[dict[str, int]]:
    """The numbers of a message with the values they are tried with."""
    known = arguments(entry)
    values = {
        name: [value for value in VALUES if known[name].may_be(value)] for name in numbers_of(entry)
    }
    if len(values) <= _FEW:
        for chosen in product(*values.values()):
            yield dict(zip(values, chosen, strict=True))
        return
    for value in VALUES:
        yield {name: value if value in values[name] else 2 for name in values}
    for name in values:
        for value in values[name]:
            yield {**numbers_of(entry), name: value}


def _faults(entry: Entry, text: str) -> Iterator[str]:
    if found := _ONE_OF_MANY[entry.lang].search(text):
        yield f"“{found[0]}”: write a [one] variant"
    if entry.lang == "fr" and (found := _NONE_OF_MANY.search(text)):
        yield f"“{found[0]}”: French has the singular after 0; write [0] or [one]"
    if entry.source.page:
        return  # The page mends minus signs and groups thousands by itself.
    if found := _HYPHEN.search(text):
        yield f"“{found[0]}”: hand the number over as a number, or write −"
    if found := _UNGROUPED.search(text):
        yield f"“{found[0]}”: write money with NUMBER(…, useGrouping: 1)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", sources(), ids=str)
def test_numbers_read_well(source: Source, lang: str) -> None:
    wrong = {
        f"{entry}: {fault}": text
        for entry in entries(source, lang)
        if numbers_of(entry)
        for numbers in _each_value(entry)
        for text in say(entry, "Basil", numbers)
        for fault in _faults(entry, text)
    }
    assert not wrong, "\n".join(f"{fault} in “{text}”" for fault, text in sorted(wrong.items()))


@pytest.mark.parametrize("source", sources(), ids=str)
def test_french_does_not_say_one_at_0(source: Source) -> None:
    """The French [one] is 0 and 1: where it spells out “un”, there must be a [0]."""
    wrong = set()
    for entry in entries(source, "fr"):
        for name, argument in arguments(entry).items():
            if not argument.counted or not argument.may_be(0):
                continue
            none, one, two = (
                list(say(entry, "Basil", {**numbers_of(entry), name: value})) for value in (0, 1, 2)
            )
            for at_0, at_1, at_2 in zip(none, one, two, strict=True):
                if at_0 == at_1 and _spelled(at_1) > _spelled(at_2):
                    wrong.add(
                        f"{entry}: at ${name} = 0 it says “{at_0}”: add a [0] variant, "
                        f"or the comment “# ${name} is 1 or more” if it never is"
                    )
    assert not wrong, "\n".join(sorted(wrong))


def _spelled(text: str) -> int:
    return len(_SPELLED_OUT.findall(text))
