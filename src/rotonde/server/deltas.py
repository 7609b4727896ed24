"""Messages written once for all screens that are shown the same.

Lists that a screen has for the most part are sent to it as what has changed in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import ne
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

OF_TABLE = ("choices", "networks", "log")
OF_SCENE = ("pieces", "spots", "strokes")
_STRIDE = 32
_encode = msgspec.json.Encoder().encode


class Version:
    """What screens that look alike are shown at one moment, or a part of it.

    `lists` are sent as changes; a value may be a version itself, shared by several others.
    """

    def __init__(self, message: Mapping[str, Any], lists: Sequence[str] = OF_TABLE) -> None:
        self.message = message
        self._names = lists
        self._lists: dict[str, _List] = {}
        # Weak, or each version would keep all that came before it.
        self._since: WeakKeyDictionary[Version, bytes] = WeakKeyDictionary()
        self._texts: WeakKeyDictionary[Version, str] = WeakKeyDictionary()

    @cached_property
    def whole(self) -> str:
        """For a screen that has nothing yet, or takes only whole tables."""
        return self._written.decode()

    def since(self, before: Version) -> str:
        """For a screen that was sent an earlier version."""
        text = self._texts.get(before)
        if text is None:
            text = self._texts[before] = self._written_since(before).decode()
        return text

    @cached_property
    def _written(self) -> bytes:
        parts = {name: msgspec.Raw(part._written) for name, part in self._parts()}
        return _encode({**self.message, **parts})

    def _written_since(self, before: Version) -> bytes:
        found = self._since.get(before)
        if found is None:
            news: dict[str, Any] = {}
            for name in self._names:
                self._lists[name], news[name] = before._list(name).followed_by(self.message[name])
            for name, part in self._parts():
                news[name] = msgspec.Raw(part._written_since(before.message[name]))
            found = self._since[before] = _encode({**self.message, **news})
        return found

    def _parts(self) -> list[tuple[str, Version]]:
        return [(name, part) for name, part in self.message.items() if isinstance(part, Version)]

    def _list(self, name: str) -> _List:
        if name not in self._lists:
            self._lists[name], _ = _List((), ()).followed_by(self.message[name])
        return self._lists[name]


class _List:
    """A list that was sent, and its items as they were written."""

    def __init__(self, items: Sequence[Any], written: Sequence[bytes]) -> None:
        self._items = items
        self._written = written

    def followed_by(self, items: Sequence[Any]) -> tuple[_List, list[Any]]:
        """The next list, and what to send of it: runs [from, to) of this one, and what is new."""
        old, written = self._items, self._written
        head = _same(items, old)
        if head == len(items) == len(old):
            return _List(items, written), [[0, head]] if head else []
        tail = _same(items[:head:-1], old[:head:-1])
        ends, after = len(old) - tail, len(items) - tail
        places = {raw: head + at for at, raw in enumerate(written[head:ends])}
        now = [*written[:head]]
        run = [0, head]
        news: list[Any] = [run] if head else []
        used: set[int] = set()
        for item in items[head:after]:
            # Most follow each other as they did before, and need not be written again.
            at = run[1]
            if at < ends and item == old[at]:
                raw = written[at]
            else:
                raw = _encode(item)
                at = places.get(raw, -1)
            now.append(raw)
            # Twice the same are two things: only one of them is that of before.
            if at < 0 or at in used:
                news.append(msgspec.Raw(raw))
                continue
            used.add(at)
            if at == run[1] and news and news[-1] is run:
                run[1] += 1
            else:
                run = [at, at + 1]
                news.append(run)
        if tail:
            now += written[ends:]
            if news and news[-1] is run and run[1] == ends:
                run[1] = len(old)
            else:
                news.append([ends, len(old)])
        return _List(items, now), news


def _same(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many items they begin with alike."""
    at = 0
    # Slices are compared by identity first, and without a loop here.
    while one[at : at + _STRIDE] == other[at : at + _STRIDE]:
        at += _STRIDE
        if at >= len(one) or at >= len(other):
            return min(len(one), len(other))
    for each, differs in enumerate(map(ne, one[at:], other[at:]), at):
        if differs:
            return each
    return min(len(one), len(other))
