"""Marks a test with the numbered rules it holds: `@rule("ST-29")`; finds marks and numbers."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

rule = pytest.mark.rule


def numbers(game: Path, lang: str = "en") -> list[str]:
    """The numbers of a game's rules page, in its order."""
    page = (game / "guide" / f"rules.{lang}.md").read_text("utf-8")
    return re.findall(r"^\*\*([A-Z]{2}-\d+(?:\.\d+)*)\*\* ", page, re.MULTILINE)


def marked(tests: Path) -> Iterator[str]:
    """The numbers that the tests of a folder are marked with, read from their source."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        yield from (ast.literal_eval(number) for number in mark.args)
