"""Sums of money are written by the words files alone, in drawings too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.files import ROOT

_CODE = ("src/rotonde", "examples")
_PAGES = ("web/src", "web/companion")


def _python() -> list[Path]:
    return [path for folder in _CODE for path in sorted((ROOT / folder).rglob("*.py"))]


def _dollars(tree: ast.Module) -> Iterator[int]:
    """Lines with a text that puts a dollar sign before or after a value."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            text = "".join(
                part.value if isinstance(part, ast.Constant) else "¤" for part in node.values
            )
            if re.search(r"\$\s?¤|¤\s?\$", text):
                yield node.lineno


def test_code_writes_no_dollar_sign_beside_a_value() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: say a message that is written with NUMBER()"
        for path in _python()
        for line in _dollars(ast.parse(path.read_text("utf-8")))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("folder", _PAGES)
def test_pages_write_no_dollar_sign_beside_a_value(folder: str) -> None:
    """`$${n}` in a script, `${n}` after a dollar sign in markup."""
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: say a message of the words files"
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"\$\$\{|^[^`]*>\s*\$\{|\} \$<", line)
    ]
    assert not wrong, "\n".join(wrong)
