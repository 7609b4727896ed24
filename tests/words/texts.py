"""The texts that people read, as they are written: variants of messages, and lines of guides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl

from tests.words.files import ROOT, all_entries, guides

PLACED = "¤"
"""Stands for what is put into a message."""


def written(*langs: str) -> Iterator[tuple[str, str, str]]:
    """Where a text stands, its language, and the text."""
    for entry in all_entries(*langs):
        for text in _variants(entry.message.value):
            yield str(entry), entry.lang, text
    for path, lang in guides(*langs):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not re.fullmatch(r"[|: -]*", line):
                yield f"{_short(path)}:{number}", lang, line


def without_code(text: str) -> str:
    """A text without what is to be typed as it stands."""
    return re.sub(r"`[^`]*`|pip install \"[^\"]*\"|--\w+|%(?:\(\w+\))?s", PLACED, text)


def _variants(pattern: ftl.Pattern) -> Iterator[str]:
    """A pattern with each select expression as a placeable, then the variants of those."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            text += element.expression.parse()["value"]
        else:
            text += PLACED
            if isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    yield from _variants(variant.value)
    yield text


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
