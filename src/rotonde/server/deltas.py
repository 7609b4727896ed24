"""Messages written once for all screens that are shown the same.

A screen that was sent a version of a message is sent what has changed since: fields that are as
they were are left out, and long lists are told as runs of the list before and new items.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import asdict, astuple

from rotonde.server.protocol import delta_fields

_STRIDE = 32
_encode = msgspec.json.Encoder().encode


class Version:
    """What screens that look alike are shown at one moment, or a part of it.

    `parts`: fields that are versions of their own, shared by several others.
    """

    def __init__(self, message: msgspec.Struct, parts: Mapping[str, Version] | None = None) -> None:
        self.message = message
        self._parts = parts or {}
        self._lists: dict[str, _List] = {}

    @cached_property
    def whole(self) -> str:
        """For a screen that has nothing yet, or takes only whole tables."""
        return self._encoded.decode()

    def since(self, before: Version) -> str:
        """For a screen that was sent an earlier version."""
        text = self._texts.get(before)
        if text is None:
            text = self._texts[before] = self._encoded_since(before).decode()
        return text

    @cached_property
    def _encoded(self) -> bytes:
        if not self._parts:
            return _encode(self.message)
        parts = {name: msgspec.Raw(part._encoded) for name, part in self._parts.items()}
        return _encode({**_tag(self.message), **asdict(self.message), **parts})

    # Weak, or each version would keep all that came before it.

    @cached_property
    def _since(self) -> WeakKeyDictionary[Version, bytes]:
        return WeakKeyDictionary()

    @cached_property
    def _texts(self) -> WeakKeyDictionary[Version, str]:
        return WeakKeyDictionary()

    def _encoded_since(self, before: Version) -> bytes:
        found = self._since.get(before)
        if found is None:
            found = self._since[before] = _encode(self._changes(before))
        return found

    def _changes(self, before: Version) -> dict[str, Any]:
        lists = delta_fields(type(self.message))
        changes: dict[str, Any] = _tag(self.message)
        for name, value, known in zip(
            self.message.__struct_fields__,
            astuple(self.message),
            astuple(before.message),
            strict=True,
        ):
            if name in lists:
                self._lists[name], delta = before._list(name).followed_by(value)
                if delta is not None:
                    changes[name] = delta
            elif name in self._parts:
                part, last = self._parts[name], before._parts[name]
                if part is not last:
                    changes[name] = msgspec.Raw(part._encoded_since(last))
            elif value is not known and value != known:
                changes[name] = value
        return changes

    def _list(self, name: str) -> _List:
        if name not in self._lists:
            self._lists[name], _ = _List((), ()).followed_by(getattr(self.message, name))
        return self._lists[name]


def _tag(message: msgspec.Struct) -> dict[str, Any]:
    config = message.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: config.tag}


class _List:
    """A list that was sent, and its items as they were encoded."""

    def __init__(self, items: Sequence[Any], encoded: Sequence[bytes]) -> None:
        self._items = items
        self._encoded = encoded

    def followed_by(self, items: Sequence[Any]) -> tuple[_List, list[Any] | None]:
        """The next list, and its delta: runs [from, to) of this one, and new items.

        None: nothing has changed.
        """
        old, encoded = self._items, self._encoded
        if items is old:
            return self, None
        head = _common_start(items, old)
        if head == len(items) == len(old):
            return _List(items, encoded), None
        tail = _common_start(items[:head:-1], old[:head:-1])
        ends, after = len(old) - tail, len(items) - tail
        places: dict[bytes, int] | None = None
        now = [*encoded[:head]]
        run = [0, head]
        delta: list[Any] = [run] if head else []
        used: set[int] = set()
        for item in items[head:after]:
            # Most follow each other as they did before, and need not be encoded again.
            at = run[1]
            if at < ends and item == old[at]:
                raw = encoded[at]
            else:
                raw = _encode(item)
                if places is None:
                    places = {raw: head + at for at, raw in enumerate(encoded[head:ends])}
                at = places.get(raw, -1)
            now.append(raw)
            # Of two equal items only one can be the item of the list before.
            if at < 0 or at in used:
                delta.append(msgspec.Raw(raw))
                continue
            used.add(at)
            if at == run[1] and delta and delta[-1] is run:
                run[1] += 1
            else:
                run = [at, at + 1]
                delta.append(run)
        if tail:
            now += encoded[ends:]
            if delta and delta[-1] is run and run[1] == ends:
                run[1] = len(old)
            else:
                delta.append([ends, len(old)])
        return _List(items, now), delta


def _common_start(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many items they begin with alike."""
    least = min(len(one), len(other))
    at = 0
    # Slices are compared by identity first, and without a loop here.
    while at + _STRIDE <= least and one[at : at + _STRIDE] == other[at : at + _STRIDE]:
        at += _STRIDE
    while at < least and (one[at] is other[at] or one[at] == other[at]):
        at += 1
    return at
