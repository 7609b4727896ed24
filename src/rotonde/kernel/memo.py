"""Memos for what all matches share, in whichever thread they are.

What is costly to make is made by one thread, while others that want it wait, and is visible only
when it is complete: `Interned` and `Recent`. What may as well be made twice is in a
`GenerationCache`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import count
from threading import RLock
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Interned(Generic[K, T]):
    """One object per key as long as anybody holds it, for what is compared by identity.

    Every call takes the lock: put a `functools.lru_cache` before it.
    """

    def __init__(self) -> None:
        self._held: WeakValueDictionary[K, T] = WeakValueDictionary()
        self._making = RLock()

    def get(self, key: K, make: Callable[[], T]) -> T:
        with self._making:
            found = self._held.get(key)
            if found is None:
                found = self._held[key] = make()
            return found


class Recent(Generic[K, T]):
    """The things used last, up to `most` of them. What is there is found without a lock."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, _Entry[T]] = {}
        self._clock = count()
        self._making = RLock()

    def get(self, key: K, make: Callable[[], T]) -> T:
        found = self._kept.get(key)
        if found is None:
            with self._making:
                found = self._kept.get(key)
                if found is None:
                    found = self._add(key, make())
        found.used = next(self._clock)
        return found.thing

    def _add(self, key: K, thing: T) -> _Entry[T]:
        while len(self._kept) >= self._most:
            oldest, _ = min(self._kept.items(), key=lambda row: row[1].used)
            del self._kept[oldest]
        entry = self._kept[key] = _Entry(thing, next(self._clock))
        return entry


class GenerationCache(Generic[K, T]):
    """The answers used last, `most` of them or up to twice as many. None is no answer.

    When the newer generation is full the older one is dropped: what is in use stays, and nothing
    need be kept in order. There is no lock: of two threads that find the same answer either may
    keep it.
    """

    __slots__ = ("_most", "_newer", "_older")

    def __init__(self, most: int) -> None:
        self._most = most
        self._newer: dict[K, T] = {}
        self._older: dict[K, T] = {}

    def get(self, key: K) -> T | None:
        found = self._newer.get(key)
        if found is None:
            found = self._older.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: K, answer: T) -> T:
        """Keep an answer that is complete."""
        newer = self._newer
        if len(newer) >= self._most:
            self._older, self._newer = newer, {}
        self._newer[key] = answer
        return answer


class _Entry(Generic[T]):
    __slots__ = ("thing", "used")

    def __init__(self, thing: T, used: int) -> None:
        self.thing = thing
        self.used = used
