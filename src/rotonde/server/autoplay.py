"""Decisions that the server makes itself: those of bots, and bids up to a limit."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING

from rotonde.bots import BOTS, external
from rotonde.kernel.message import BadInput, Message, Refused
from rotonde.kernel.step import Action
from rotonde.kernel.table.table import Table
from rotonde.server.bot_pool import NoBotAnswer, Unwanted
from rotonde.server.store import NotSaved

if TYPE_CHECKING:
    from rotonde.server.live_table import LiveTable
    from rotonde.server.table_registry import TableRegistry

_FIRST_DELAY = 0.5
_LONGEST_DELAY = 15.0
_MOST_FAILURES = 8
_logger = logging.getLogger("rotonde.server")


class Autoplay:
    """Goes on at a table as long as somebody looks at it."""

    def __init__(self, tables: TableRegistry) -> None:
        self._hall = tables

    def wake_bots(self, live: LiveTable) -> None:
        """Let a bot that is to decide start thinking, and a standing bid be made."""
        if live.thinking is None and self._due(live):
            live.thinking = asyncio.create_task(self._play(live))

    def _due(self, live: LiveTable) -> bool:
        if not live.viewers or live.stopped is not None:
            return False
        return bot_to_act(live.table) is not None or live.bid_limits.due(live.table) is not None

    async def _play(self, live: LiveTable) -> None:
        failures = 0
        try:
            while self._due(live):
                try:
                    await self._once(live)
                except Unwanted:
                    break
                except NotSaved:
                    failures += 1
                    await self._wait(live, "server-bot-waits", failures)
                except Exception:
                    failures += 1
                    _logger.exception("A bot failed in match %s", live.id)
                    if failures >= _MOST_FAILURES:
                        self._say(live, "server-bot-stopped")
                        break
                    await self._wait(live, "server-bot-waits", failures)
                else:
                    failures = 0
                    self._say(live, "")
        finally:
            live.thinking = None
        # Somebody may have come just as the last one had left.
        if not failures:
            self.wake_bots(live)

    async def _wait(self, live: LiveTable, why: str, failures: int) -> None:
        """Say what is going on, and try again later, each time a little later."""
        self._say(live, why)
        await asyncio.sleep(min(_LONGEST_DELAY, _FIRST_DELAY * 2**failures))

    def _say(self, live: LiveTable, why: str) -> None:
        if live.trouble != why:
            live.trouble = why
            live.show()

    async def _once(self, live: LiveTable) -> None:
        seat = bot_to_act(live.table)
        if seat is not None:
            await self._let_decide(live, seat)
        else:
            await self._let_stand(live)

    async def _let_decide(self, live: LiveTable, seat: int) -> None:
        tables, table = self._hall, live.table
        level = table.setup.seats[seat].bot or ""
        asked = asyncio.get_running_loop().time()
        try:
            action = await self._ask(live, table, seat, level)
        except (NoBotAnswer, BadInput) as error:
            why, detail = "server-bot-guessed", ""
            if isinstance(error, NoBotAnswer):
                why, detail = error.why, error.detail
            where = (level, seat, live.id, f" ({detail})" if detail else "", table.n + 1)
            _logger.warning(
                "Bot %s, seat %d of match %s, has no answer%s: entry %d is random", *where
            )
            named = external.short_name(level)
            live.guessed[table.n + 1] = Message(why, {"seat": seat, "bot": named})
            legal = table.legal(seat)
            action = legal[int(Random().random() * len(legal))]
        spent = asyncio.get_running_loop().time() - asked
        await asyncio.sleep(max(0.0, tables.settings.pause - spent))
        if live.table.point != table.point:
            return  # the table has moved on meanwhile
        try:
            await tables.decide(live, seat, action, table.point)
        except Refused:
            live.guessed.pop(table.n + 1, None)
            await asyncio.sleep(0.1)

    async def _ask(self, live: LiveTable, table: Table, seat: int, level: str) -> Action:
        """What a bot does, ours in the pool, another in a process of its own."""
        tables, visitor = self._hall, _visitor(live)

        def wanted() -> bool:
            return bool(live.viewers)

        if level in BOTS:
            return await tables.bot_pool.choose(table, seat, level, visitor, wanted)
        about = (table, seat, level, live.id, visitor, wanted)
        return await tables.external_bots.choose(*about)

    async def _let_stand(self, live: LiveTable) -> None:
        """Bid for a seat up to its limit; until then it may change its mind."""
        tables, table = self._hall, live.table
        await asyncio.sleep(tables.settings.pause)
        try:
            # Locked, lest a bid go out by a limit that is being taken back.
            async with live.lock:
                due = live.bid_limits.due(live.table)
                if due is None or live.table.point != table.point:
                    return
                await tables.make(live, *due, table.point)
        except Refused:
            await asyncio.sleep(0.1)  # another process was first
        else:
            tables.moved(live)


def bot_to_act(table: Table) -> int | None:
    seats = table.setup.seats
    return next((seat for seat in table.to_act if seats[seat].bot is not None), None)


def _visitor(live: LiveTable) -> str:
    """On whose account a bot thinks: a player's at this table, else a spectator's."""
    found = sorted(live.viewers, key=lambda viewer: (not viewer.seats, viewer.address))
    return found[0].address if found else ""
