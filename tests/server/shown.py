"""A table as a screen would be shown it, without a server."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from rotonde.kernel.step import Action
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.table import Table
from rotonde.server.background import Background
from rotonde.server.deltas import Version
from rotonde.server.live_table import LiveTable
from rotonde.server.match_cards import _card
from rotonde.server.pictures import Backdrops
from rotonde.server.protocol import MatchCard
from rotonde.server.store import Stored
from rotonde.server.table_message import Viewpoint, version
from rotonde.server.table_message import describe_spot as described

BACKGROUND = Background()


def live_table(table: Table, *kinds: str, id: str = "shown") -> LiveTable:
    """A match in memory alone, whose seats are of these kinds; by default all of one screen."""
    kinds = kinds or ("me",) * len(table.setup.seats)
    return LiveTable(Stored(id, "", kinds, 0, (), 0, ()), table, Moments(), BACKGROUND)


class Watcher:
    """A screen that is there and hears nothing."""

    seats: tuple[int, ...] = ()
    address = ""

    def show(self) -> None:
        pass

    def tell(self, *_: object, **__: object) -> None:
        pass


def shown(live: LiveTable, viewpoint: Viewpoint) -> Version:
    live.versions.clear()
    return asyncio.run(version(live, viewpoint, Backdrops()))


def table_message(live: LiveTable, viewpoint: Viewpoint) -> str:
    return shown(live, viewpoint).whole


def describe_spot(live: LiveTable, viewpoint: Viewpoint, spot: str) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.to_builtins(asyncio.run(described(live, viewpoint, spot)))
    return said


def card_of(live: LiveTable, seats: tuple[int, ...], lang: str) -> MatchCard:
    """What the first page tells of a match, without its picture."""
    none: Any = None  # the registry only serves to draw pictures beside the loop
    return asyncio.run(_card(none, live, seats, lang, "light", None))


def decide(live: LiveTable, seat: int, action: Action) -> None:
    """A decision as the registry makes it, without a store: drafted where it joins a draft."""
    longer = live.drafts.extend(live.table, seat, action)
    if longer is not None:
        live.drafts.put(longer)
        live.show(seat)
        return
    draft = live.drafts.of(live.table, seat)
    table = live.table.copy()
    for earlier in draft.tail if draft is not None else ():
        table.play(seat, earlier)
    table.play(seat, action)
    live.move(table)
    live.drafts.clear()
    live.show()
