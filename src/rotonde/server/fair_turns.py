"""Whose bot thinks next: visitors take turns, however many tables each of them watches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """As many at once as there are workers; the others wait in a circle of visitors."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._circle: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        """A worker's time for this visitor."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(visitor)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, visitor: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._circle.setdefault(visitor, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # it was our turn, and we are not there to take it
            raise

    def _pass_on(self) -> None:
        while self._circle:
            visitor, waiting = self._circle.popitem(last=False)
            called = waiting.popleft()
            if waiting:
                self._circle[visitor] = waiting  # at the end: the others come first
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
