"""What the arguments of a message are: numbers, names, or one of a few words.

A selector tells most of it. What it leaves open is in arguments.toml, by the names of arguments,
which mean the same in all games.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from tests.words.files import Entry, Source, entries

_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_KNOWN = tomllib.loads((Path(__file__).parent / "arguments.toml").read_text("utf-8"))
_LEAST = re.compile(r"\$(\w+) is (\d+) or more")


@dataclass
class Argument:
    """What a message and those in it do with one of their arguments."""

    name: str
    words: list[str] = field(default_factory=list)
    """The words that selectors know."""
    counted: bool = False
    printed: bool = False
    least: int | None = None
    """The smallest number it can be, if a comment on the message says so."""

    def may_be(self, number: int) -> bool:
        return self.least is None or number >= self.least

    @property
    def can_be_name(self) -> bool:
        return self.printed and not self.counted and self.name not in _KNOWN["number"]

    @property
    def can_be_number(self) -> bool:
        return self.counted or (self.printed and not self.words and self.name not in _KNOWN["name"])


@cache
def arguments(entry: Entry) -> dict[str, Argument]:
    """The arguments of a message and of those it is made with, by their names."""
    found: dict[str, Argument] = {}
    _look(entry, entry.message.value, found, frozenset({entry.id}))
    return found


def _look(entry: Entry, node: object, found: dict[str, Argument], seen: frozenset[str]) -> None:
    if isinstance(node, ftl.SelectExpression):
        for name in _variables(node.selector):
            _look_at_keys(_argument(found, entry, name), node)
        for variant in node.variants:
            _look(entry, variant.value, found, seen)
    elif isinstance(node, ftl.FunctionReference):
        for name in _variables(node):
            argument = _argument(found, entry, name)
            argument.counted = argument.printed = True
    elif isinstance(node, ftl.VariableReference):
        _argument(found, entry, node.id.name).printed = True
    elif isinstance(node, ftl.MessageReference):
        if node.id.name not in seen:
            inner = _referred(entry, node.id.name)
            _look(inner, inner.message.value, found, seen | {inner.id})
    elif isinstance(node, ftl.Pattern):
        for element in node.elements:
            _look(entry, element, found, seen)
    elif isinstance(node, ftl.Placeable):
        _look(entry, node.expression, found, seen)


def _argument(found: dict[str, Argument], entry: Entry, name: str) -> Argument:
    argument = found.setdefault(name, Argument(name))
    for said, least in _LEAST.findall(entry.comment):
        if said == name:
            argument.least = int(least)
    return argument


def _look_at_keys(argument: Argument, node: ftl.SelectExpression) -> None:
    keys = [variant.key for variant in node.variants]
    names = [key.name for key in keys if isinstance(key, ftl.Identifier)]
    if any(isinstance(key, ftl.NumberLiteral) for key in keys) or "one" in names:
        argument.counted = True
    argument.words += [name for name in names if name not in _PLURALS]


def _variables(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.FunctionReference):
        for argument in node.arguments.positional:
            yield from _variables(argument)


def _referred(entry: Entry, id: str) -> Entry:
    for source in (entry.source, *map(Source, entry.source.beneath)):
        for each in entries(source, entry.lang):
            if each.id == id:
                return each
    raise AssertionError(f"{entry}: there is no message {id}")
