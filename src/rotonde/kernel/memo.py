"""Memos for what is costly to make and shared by all matches, in whichever thread they are.

A thing is made by one thread, while others that want it wait, and is visible only when it is
complete.
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


class _Entry(Generic[T]):
    __slots__ = ("thing", "used")

    def __init__(self, thing: T, used: int) -> None:
        self.thing = thing
        self.used = used
