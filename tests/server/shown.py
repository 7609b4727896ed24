"""A table as a screen would be shown it, without a server."""

from __future__ import annotations

import asyncio
from typing import Any

from rotonde.kernel.moments import Moments
from rotonde.kernel.table import Table
from rotonde.server.beside import Beside
from rotonde.server.lean import Version
from rotonde.server.live import Live
from rotonde.server.pictures import Backdrops
from rotonde.server.present import Eye, version
from rotonde.server.present import about_message as asked_about
from rotonde.server.store import Stored

BESIDE = Beside()


def live_table(table: Table, *kinds: str, id: str = "shown") -> Live:
    """A match in memory alone, whose seats are of these kinds; by default all of one screen."""
    kinds = kinds or ("me",) * len(table.setup.seats)
    return Live(Stored(id, "", kinds, 0, (), 0, ()), table, Moments(), BESIDE)


class Watcher:
    """A screen that is there and hears nothing."""

    seats: tuple[int, ...] = ()
    address = ""

    def show(self) -> None:
        pass

    def tell(self, *_: object, **__: object) -> None:
        pass


def shown(live: Live, eye: Eye) -> Version:
    live.versions.clear()
    return asyncio.run(version(live, eye, Backdrops()))


def table_message(live: Live, eye: Eye) -> str:
    return shown(live, eye).whole


def about_message(live: Live, eye: Eye, spot: str) -> dict[str, Any]:
    return asyncio.run(asked_about(live, eye, spot))
