"""Lists that a screen has for the most part are sent to it as what has changed in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

_LISTS = ("choices", "networks", "log")
_OF_SCENE = ("pieces", "spots", "strokes")
_encode = msgspec.json.Encoder().encode


class Sent:
    """The lists that one screen was sent last."""

    def __init__(self) -> None:
        self._lists: dict[str, _List] = {}

    def lean(self, message: dict[str, Any]) -> dict[str, Any]:
        """The table for this screen alone, which is taken to have it from now on."""
        scene = message["scene"]
        return {
            **message,
            **{name: self._news(name, message[name]) for name in _LISTS},
            "scene": {**scene, **{name: self._news(name, scene[name]) for name in _OF_SCENE}},
        }

    def _news(self, name: str, items: Sequence[Any]) -> list[Any]:
        known = self._lists.get(name, _List((), ()))
        self._lists[name], news = known.followed_by(items)
        return news


class _List:
    """A list that was sent, and its items as they were written."""

    def __init__(self, items: Sequence[Any], written: Sequence[bytes]) -> None:
        self._items = items
        self._written = written

    def followed_by(self, items: Sequence[Any]) -> tuple[_List, list[Any]]:
        """The next list, and what to send of it: runs [from, to) of this one, and what is new."""
        old, written = self._items, self._written
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
