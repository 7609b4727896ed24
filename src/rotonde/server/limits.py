"""How much one visitor may ask for, so that nobody can crowd the others out.

A visitor is an address on the network, or the key of a seat. Requests that come too often are
refused; a socket that asks for too much is read more slowly, which holds nobody else up.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal
from weakref import WeakValueDictionary

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from rotonde.kernel.message import BadInput

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Request = Literal[
    "open", "import", "check", "cards", "rematch", "file", "picture", "links", "analysis"
]

_RATES: dict[str, RateLimitItem] = {
    "open": RateLimitItemPerMinute(240),
    "import": RateLimitItemPerMinute(120),
    "check": RateLimitItemPerMinute(600),
    "cards": RateLimitItemPerMinute(120),
    "rematch": RateLimitItemPerMinute(60),
    "file": RateLimitItemPerMinute(600),
    "picture": RateLimitItemPerMinute(600),
    "links": RateLimitItemPerMinute(120),
    "analysis": RateLimitItemPerMinute(6),
}
_SOCKET = RateLimitItemPerSecond(1_000, 5)
_ADDRESS = RateLimitItemPerSecond(2_500, 5)
"""Milliseconds of work in five seconds, for one socket and for all of an address."""


class TooOften(BadInput):
    """Asked for too often; `seconds` later it may be asked again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("server-too-often", seconds=seconds)
        self.seconds = seconds


class Stopping(Exception):
    """The server stops: nobody waits for their turn any longer."""


class Limits:
    """What every visitor has asked for lately."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._stopping = asyncio.Event()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, what: Request, *visitors: str) -> None:
        """A request of these visitors; TooOften if they have made too many."""
        rate = _RATES[what]
        for visitor in visitors if self._on else ():
            if not await self._limiter.hit(rate, what, visitor):
                raise TooOften(math.ceil(await self._left(rate, what, visitor)))

    async def pace(self, address: str, sockets: Sequence[str], cost: int) -> None:
        """Wait until this much work, in milliseconds, may be done for an address and its socket.

        Raises Stopping once the server stops.
        """
        if self._stopping.is_set():
            raise Stopping
        if not self._on:
            return
        for rate, visitor in ((_ADDRESS, address), *((_SOCKET, socket) for socket in sockets)):
            while not await self._limiter.hit(rate, visitor, cost=cost):
                await self._wait(await self._left(rate, visitor))

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        except TimeoutError:
            return
        raise Stopping

    def stop(self) -> None:
        self._stopping.set()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """One thing at a time for each address: many sockets get no larger share than one."""
        lock = self._turns.get(address)
        if lock is None:
            lock = self._turns[address] = asyncio.Lock()
        async with lock:
            yield
            await asyncio.sleep(0)

    async def _left(self, rate: RateLimitItem, *visitor: str) -> float:
        reset, _ = await self._limiter.get_window_stats(rate, *visitor)
        return max(0.05, reset - time.time())


def address_of(client: object) -> str:
    """Who a connection comes from: an address, or for IPv6 the network that a house is given."""
    host = str(getattr(client, "host", "") or "")
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return host
