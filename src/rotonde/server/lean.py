"""A table message, written once for all screens that are shown the same.

Lists that a screen has for the most part are sent to it as what has changed in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from operator import eq
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

_LISTS = ("choices", "networks", "log")
_OF_SCENE = ("pieces", "spots", "strokes")
_encode = msgspec.json.Encoder().encode


class Version:
    """What screens with the same eye are shown at one moment."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message
        self._lists: dict[str, _List] = {}
        # Weak, or each version would keep all that came before it.
        self._since: WeakKeyDictionary[Version, str] = WeakKeyDictionary()

    @cached_property
    def whole(self) -> str:
        """For a screen that has nothing yet, or takes only whole tables."""
        return _encode(self.message).decode()

    def since(self, before: Version) -> str:
        """For a screen that was sent an earlier version."""
        text = self._since.get(before)
        if text is None:
            text = self._since[before] = _encode(self._lean(before)).decode()
        return text

    def _lean(self, before: Version) -> dict[str, Any]:
        def news(name: str) -> list[Any]:
            self._lists[name], found = before._list(name).followed_by(self._items(name))
            return found

        scene = {**self.message["scene"], **{name: news(name) for name in _OF_SCENE}}
        return {**self.message, **{name: news(name) for name in _LISTS}, "scene": scene}

    def _items(self, name: str) -> Sequence[Any]:
        holder = self.message["scene"] if name in _OF_SCENE else self.message
        items: Sequence[Any] = holder[name]
        return items

    def _list(self, name: str) -> _List:
        if name not in self._lists:
            self._lists[name], _ = _List((), ()).followed_by(self._items(name))
        return self._lists[name]


class _List:
    """A list that was sent, and its items as they were written."""

    def __init__(self, items: Sequence[Any], written: Sequence[bytes]) -> None:
        self._items = items
        self._written = written

    def followed_by(self, items: Sequence[Any]) -> tuple[_List, list[Any]]:
        """The next list, and what to send of it: runs [from, to) of this one, and what is new."""
        old, written = self._items, self._written
        if len(items) == len(old) and all(map(eq, items, old)):
            return _List(items, written), [[0, len(old)]] if old else []
        places = {raw: at for at, raw in enumerate(written)}
        now: list[bytes] = []
        seen: set[bytes] = set()
        news: list[Any] = []
        run = [0, 0]
        for item in items:
            # Most follow each other as they did before, and need not be written again.
            at = run[1]
            if at < len(old) and (item is old[at] or item == old[at]):
                raw = written[at]
            else:
                raw = _encode(item)
                at = places.get(raw, -1)
            now.append(raw)
            # Twice the same are two things: only one of them is that of before.
            if at < 0 or raw in seen:
                news.append(msgspec.Raw(raw))
            elif at == run[1] and news and news[-1] is run:
                run[1] += 1
            else:
                run = [at, at + 1]
                news.append(run)
            seen.add(raw)
        return _List(items, now), news
