"""Work beside the event loop, each kind in threads of its own, so that no kind waits for another.

What a thread is given is its own: a copy of a table, never one that the loop goes on asking.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, ParamSpec, TypeVar

Kind = Literal["restore", "import", "draw", "freeze", "ask"]
_THREADS: dict[str, int] = {"restore": 2, "import": 1, "draw": 1, "freeze": 1, "ask": 1}

P = ParamSpec("P")
T = TypeVar("T")


class Background:
    """The threads of a server."""

    def __init__(self) -> None:
        self._pools = {kind: ThreadPoolExecutor(most, kind) for kind, most in _THREADS.items()}

    async def run(self, kind: Kind, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something in a thread of this kind, after what was asked of it before."""

        def call() -> Any:
            return work(*args, **more)

        found: T = await asyncio.get_running_loop().run_in_executor(self._pools[kind], call)
        return found

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=True, cancel_futures=True)
