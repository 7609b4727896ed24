"""Both languages have the same messages, with the same arguments."""

from __future__ import annotations

import pytest

from tests.words.arguments import arguments
from tests.words.files import Source, entries, sources


@pytest.mark.parametrize("source", sources(), ids=str)
def test_both_languages_have_the_same_messages(source: Source) -> None:
    english, french = ([entry.id for entry in entries(source, lang)] for lang in ("en", "fr"))
    assert sorted(set(english) - set(french)) == [], f"add them to {source.file('fr')}"
    assert sorted(set(french) - set(english)) == [], f"add them to {source.file('en')}"
    assert len(english) == len(set(english)), f"twice in {source}"
    assert len(french) == len(set(french)), f"twice in {source}"


@pytest.mark.parametrize("source", sources(), ids=str)
def test_both_languages_use_the_same_arguments(source: Source) -> None:
    """With those of the messages within: each language divides its sentences in its own way."""
    french = {entry.id: set(arguments(entry)) for entry in entries(source, "fr")}
    wrong = [
        f"{entry}: en has {sorted(set(arguments(entry)) - french[entry.id])} more, "
        f"fr {sorted(french[entry.id] - set(arguments(entry)))}"
        for entry in entries(source, "en")
        if entry.id in french and set(arguments(entry)) != french[entry.id]
    ]
    assert not wrong, "\n".join(wrong)
