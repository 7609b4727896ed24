"""Every numbered rule has a test, and every mark a rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.games.silverton.play import numbers

HERE = Path(__file__).parent


def marked() -> Iterator[str]:
    """The numbers that tests here are marked with, read from their source."""
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        yield from (ast.literal_eval(number) for number in mark.args)


def test_every_number_has_a_test_and_every_mark_a_number() -> None:
    rules, marks = set(numbers()), set(marked())
    assert rules
    assert sorted(rules - marks) == []
    assert sorted(marks - rules) == []


def test_both_languages_number_the_same_rules_in_the_same_order() -> None:
    assert len(numbers()) == len(set(numbers()))
    assert numbers("fr") == numbers("en")
