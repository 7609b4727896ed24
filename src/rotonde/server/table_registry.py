"""All live tables of a server, and what can be done at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from rotonde.kernel.message import BadInput, Refused, Said, refuse
from rotonde.kernel.step import Action
from rotonde.kernel.table.draft import Draft
from rotonde.kernel.table.match import entry_line
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.snapshot import Restored, freeze, restore
from rotonde.kernel.table.table import Table
from rotonde.server.analyses import Analyses
from rotonde.server.autoplay import Autoplay
from rotonde.server.background import Background
from rotonde.server.bid_limits import BidLimit
from rotonde.server.bot_pool import BotPool
from rotonde.server.drafts import encode_draft
from rotonde.server.external_bots import ExternalBots
from rotonde.server.limits import Limits
from rotonde.server.live_table import LiveTable, UndoRequest, lost_by_undo
from rotonde.server.opponents import Opponents
from rotonde.server.settings import Settings
from rotonde.server.store import EntryConflict, Kind, NotSaved, Store, Stored, StoredKey, Unreadable

_logger = logging.getLogger("rotonde.server")


class TableRegistry:
    """All live tables of this server, and what can be done at them."""

    def __init__(
        self, settings: Settings, store: Store, background: Background, bot_pool: BotPool
    ) -> None:
        self.settings = settings
        self.store = store
        self.background = background
        self.bot_pool = bot_pool
        self.opponents = Opponents(settings.bots)
        self.external_bots = ExternalBots(self.opponents.external, settings.bot_seconds)
        self.analyses = Analyses(bot_pool, background, settings.workers)
        self.limits = Limits(settings.limits)
        self.importing = 0
        """How many match files are being checked or wait for it."""
        self.autoplay = Autoplay(self)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._freezing: set[asyncio.Task[None]] = set()

    async def open(self, id: str) -> LiveTable:
        """The live table of a match, rebuilt from snapshot and log if need be."""
        live = self._live.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
            # Others may have crowded it out before we got our turn.
            live = self._live.setdefault(id, live)
        else:
            self._live.move_to_end(id)
        return live

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.match(id)
        if stored is None:
            raise BadInput("server-no-match")
        try:
            (table, spared, stopped), moments = await self._restore(stored)
            live = LiveTable(stored, table, moments, self.background, spared, stopped)
        except Unreadable:
            raise
        except Said as said:
            _logger.warning("Match %s cannot be read: %s", id, said)
            raise
        except Exception as error:
            # Somebody's hand in the store may break anything; the other matches are not touched.
            _logger.warning("Match %s cannot be read: %s", id, type(error).__name__)
            raise Unreadable from None
        self._live[id] = live
        self._freeze(live, self.settings.snapshot_every)
        self._forget_idle()
        return live

    async def _restore(self, stored: Stored) -> tuple[Restored, Moments]:
        moments = Moments()
        work = (stored.record, stored.snapshot, moments)
        restored = await self.background.run("restore", restore, *work)
        if restored.stopped is not None:
            _logger.warning("Match %s cannot be played on: %s", stored.id, restored.stopped)
        return restored, moments

    def _forget_idle(self) -> None:
        idle = [id for id, live in list(self._live.items())[:-1] if live.idle]
        for id in idle[: max(0, len(self._live) - self.settings.cached)]:
            self._freeze(self._live.pop(id), self.settings.snapshot_every // 4)

    def _freeze(self, live: LiveTable, entries: int) -> None:
        """Keep a snapshot if that many entries have come since the last one."""
        if live.stopped is not None:
            return  # it would not spare playing the record
        table = live.moments.back(self.settings.snapshot_back)
        if table is None or abs(table.n - live.frozen) < max(1, entries):
            return
        live.frozen = table.n
        freezing = asyncio.create_task(self._keep_snapshot(live.id, table.copy()))
        self._freezing.add(freezing)
        freezing.add_done_callback(self._freezing.discard)

    async def _keep_snapshot(self, id: str, table: Table) -> None:
        try:
            state = await self.background.run("freeze", freeze, table)
            await self.store.keep_snapshot(id, table.n, state)
        except NotSaved:
            pass  # the store has said so; a match can do without
        except Exception:
            _logger.exception("No snapshot of match %s", id)

    async def decide(self, live: LiveTable, seat: int, action: Action, point: int) -> None:
        """A decision; Refused, and nothing changed, if it is not legal now."""
        async with live.lock:
            longer = live.drafts.extend(live.table, seat, action, point)
            if longer is not None:
                await self._try_out(live, longer)
                return
            await self.make(live, seat, action, point)
        self.moved(live)

    async def make(self, live: LiveTable, seat: int, action: Action, point: int) -> None:
        """A decision is made, and with it all that its seat was trying out."""
        draft = live.drafts.of(live.table, seat)
        tail = [] if draft is None else draft.tail
        trial = live.table.copy()
        for earlier in tail:
            trial.play(seat, earlier)
        trial.play(seat, action, point=None if tail else point)
        await self._append(live, trial)

    async def _try_out(self, live: LiveTable, draft: Draft) -> None:
        """A draft instead of its seat's last one, safe before it is shown."""
        await self.store.keep_private_data(live.id, draft.seat, "draft", encode_draft(draft))
        live.drafts.put(draft)
        live.show(draft.seat)

    async def reset(self, live: LiveTable, seat: int) -> None:
        """A draft is given up: the table is as it was before it."""
        async with live.lock:
            await self._try_out(live, Draft(live.table, seat))

    async def set_bid_limit(
        self, live: LiveTable, seat: int, most: int | None, occasion: str
    ) -> None:
        """Bid for a seat from now on, up to `most`; None: no longer."""
        async with live.lock:
            limit, said = None, None
            if most is not None:
                limit = BidLimit.make(live.table, seat, most, occasion)
                said = msgspec.json.encode(limit)
            await self.store.keep_private_data(live.id, seat, "ceiling", said)
            live.bid_limits.put(seat, limit)
        live.show(seat)
        self.wake_bots(live)

    async def undo(self, live: LiveTable, seat: int, practice: bool = False) -> UndoRequest | None:
        """Take back at once if that is free; else the request that the others must agree to."""
        async with live.lock:
            draft = live.drafts.of(live.table, seat)
            if draft is not None:
                await self._try_out(live, Draft(live.table, seat, draft.tail[:-1]))
                return None
            table = live.table
            if table.over:
                raise Refused(
                    refuse(table.game.rules.over_rule, "refusal-over"), game=table.game.id
                )
            refusal = table.undo_refusal(seat, practice=practice)
            if refusal is None:
                await self._take_back(live, seat, set(), practice)
            elif refusal.message.id == "refusal-undo-consent":
                others = live.people - {seat}
                live.asked = UndoRequest(seat, table.n, others, lost_by_undo(table, seat))
                return live.asked
            else:
                raise Refused(refusal, game=table.game.id)
        self.moved(live)
        return None

    async def agree_to_undo(self, live: LiveTable, seats: set[int]) -> bool:
        """These seats agree: whether that was all that was needed, and the undo is done."""
        async with live.lock:
            asked = live.asked
            if asked is None or asked.n != live.table.n:
                raise BadInput("server-undo-gone")
            asked.agreed |= seats & asked.needed
            if asked.agreed != asked.needed:
                return False
            await self._take_back(live, asked.seat, asked.agreed)
        self.moved(live)
        return True

    async def _take_back(
        self, live: LiveTable, seat: int, agreed: set[int], practice: bool = False
    ) -> None:
        trial = live.table.copy()
        trial.undo(seat, agreed=agreed, moments=live.moments, practice=practice)
        live.asked = None
        await self._append(live, trial, undone=True)

    async def _append(self, live: LiveTable, trial: Table, undone: bool = False) -> None:
        fresh = []
        entry = trial.log
        while entry is not None and entry.n > live.table.n:
            fresh.append((entry.n, entry_line(entry)))
            entry = entry.before
        ended: list[Kind] = ["draft", "ceiling"] if undone or trial.over else ["draft"]
        try:
            await self.store.append(live.id, fresh[::-1], ended)
        except EntryConflict:
            # Another process was first: go on from what it wrote.
            stored = await self.store.match(live.id)
            assert stored is not None
            (table, _, stopped), moments = await self._restore(stored)
            live.take_up(stored, table, moments, stopped)
            live.show()
            raise Refused(refuse(table.rule, "refusal-stale"), game=table.game.id) from None
        live.move(trial)
        live.drafts.clear()
        if "ceiling" in ended:
            live.bid_limits.clear()
        live.touched = time.time()
        self._freeze(live, self.settings.snapshot_every)

    def moved(self, live: LiveTable) -> None:
        asked, live.asked = live.asked, None
        if asked is not None:
            for viewer in live.viewers:
                viewer.undo_answered(False, "server-undo-gone")
        live.show()
        self.wake_bots(live)

    async def add_keys(self, id: str, keys: Sequence[StoredKey]) -> None:
        """Further keys for seats of a match."""
        await self.store.add_keys(id, keys)
        live = await self.open(id)
        known = {key.hash for key in live.keys}
        live.keys += [key for key in keys if key.hash not in known]

    def wake_bots(self, live: LiveTable) -> None:
        """Let a bot that is to decide start thinking, and a standing bid be made."""
        self.autoplay.wake_bots(live)

    async def close(self) -> None:
        for live in self._live.values():
            if live.thinking is not None:
                live.thinking.cancel()
        self.external_bots.close()
        self.analyses.close()
        if self._freezing:
            await asyncio.wait(self._freezing)
