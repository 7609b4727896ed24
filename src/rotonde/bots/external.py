"""Bots from elsewhere: a class by its module, or what other packages register.

A package registers one by an entry point in the group `rotonde.bots`, named by the bot's id. Any
other class is named as `package.module:Class` and looked for where Python looks, and in the folder
one is in.
"""

from __future__ import annotations

import importlib
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rotonde.kernel.message import BadInput

GROUP = "rotonde.bots"


@cache
def registered() -> tuple[str, ...]:
    """The ids of the bots that other packages bring."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def find_class(id: str) -> Any | None:
    """The class of a bot from elsewhere; None: there is none of that name."""
    module, colon, name = id.partition(":")
    if id not in registered() and not (colon and module and name):
        return None
    try:
        if id in registered():
            (point, *_) = entry_points(group=GROUP, name=id)
            found = point.load()
        else:
            if "" not in sys.path:
                sys.path.insert(0, "")
            found = getattr(importlib.import_module(module), name)
    except Exception as error:
        raise BadInput("bad-bot-broken", name=id[:80], detail=one_line(error)) from error
    if not callable(getattr(found, "choose", None)):
        raise BadInput("bad-bot-class", name=id[:80])
    return found


def make(id: str) -> Any | None:
    """A bot from elsewhere, ready to play one match; None: there is none of that name."""
    found = find_class(id)
    if found is None:
        return None
    try:
        return found()
    except Exception as error:
        raise BadInput("bad-bot-broken", name=id[:80], detail=one_line(error)) from error


def short_name(id: str) -> str:
    """What a bot from elsewhere is called: of a class only its own name."""
    return id.rpartition(":")[2][:24]


def one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]
