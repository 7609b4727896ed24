"""Every numbered rule has a test, every mark a rule, and both languages the same numbers."""

import pytest

import rotonde
from tests.every import GAMES, folder
from tests.rules import marked, numbers


@pytest.mark.parametrize("id", [id for id in GAMES if folder(id).is_dir()])
def test_every_number_has_a_test_and_every_mark_a_number(id: str) -> None:
    rules = set(numbers(rotonde.game(id).info.folder))
    marks = set(marked(folder(id)))
    assert rules
    assert sorted(rules - marks) == []
    assert sorted(marks - rules) == []


@pytest.mark.parametrize("id", GAMES)
def test_both_languages_number_the_same_rules_in_the_same_order(id: str) -> None:
    english = numbers(rotonde.game(id).info.folder)
    assert len(english) == len(set(english))
    assert numbers(rotonde.game(id).info.folder, "fr") == english
