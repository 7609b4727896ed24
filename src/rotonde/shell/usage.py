"""What argparse says of its own accord, in the reader's language.

It asks gettext for each of its sentences. There they are looked up in the words files instead, by
an id made of the sentence's own words; one that is not there stays as it is.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager

from rotonde.kernel.message import Message
from rotonde.kernel.words import Words

_GAP = re.compile(r"%\(\w+\)[a-z]|%[a-z]|[^a-z]")


class Formatter(argparse.HelpFormatter):
    """Help that says what holds if an option is not given."""

    def _get_help_string(self, action: argparse.Action) -> str:
        help = action.help or ""
        given = action.default
        if given is None or given is False or given in (argparse.SUPPRESS, [], ""):
            return help
        return f"{help} {vars(argparse)['_']('(default: %(default)s)')}"


@contextmanager
def spoken(words: Words) -> Iterator[None]:
    """While this lasts, argparse speaks the language of these words."""

    def say(sentence: str) -> str:
        id = "-".join(["usage", *_GAP.sub(" ", sentence.lower()).split()])
        return words.say(Message(id)) if words.has(id) else sentence

    def say_many(one: str, several: str, count: int) -> str:
        return say(one if count == 1 else several)

    module = vars(argparse)
    before = {name: module[name] for name in ("_", "ngettext")}
    module.update(_=say, ngettext=say_many)
    try:
        yield
    finally:
        module.update(before)
