"""Live tables: what stands in the store, kept in memory while somebody plays or looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from rotonde.kernel.draft import Draft
from rotonde.kernel.match import entry_line
from rotonde.kernel.message import BadInput, Refused, refuse
from rotonde.kernel.snapshot import freeze, restore
from rotonde.kernel.step import Action
from rotonde.kernel.table import Table
from rotonde.server.ceilings import Ceiling, Ceilings
from rotonde.server.drafts import Drafts, written
from rotonde.server.security import hashed, looks_like_key
from rotonde.server.settings import Settings
from rotonde.server.speech import Fluency
from rotonde.server.store import Kind, Store, Stored, Taken
from rotonde.server.thinkers import Confused, Thinkers

if TYPE_CHECKING:
    from rotonde.server.lobby import Opened
    from rotonde.server.viewer import Viewer

_MOMENTS = 6
_logger = logging.getLogger("rotonde.server")


class UndoRequest:
    """Somebody asks the others to let them take a decision back."""

    def __init__(self, seat: int, n: int, needed: set[int]) -> None:
        self.seat = seat
        self.n = n
        self.needed = needed
        self.agreed: set[int] = set()


class Live:
    """A match in memory. Its table changes only after the store has the entry."""

    def __init__(self, stored: Stored, table: Table, frozen: int = 0) -> None:
        self.id = stored.id
        self.table = table
        self.frozen = frozen
        """The entry that the snapshot in the store is of; 0: there is none."""
        self.kinds = stored.kinds
        self.keys = stored.keys
        self.touched = stored.touched
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.asked: UndoRequest | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.rematch: Opened | None = None
        self.fluency = Fluency()
        self.told: dict[object, Any] = {}
        """Log lines by entry and listener: an event is told once and never changes."""
        self.guessed: set[int] = set()
        """The entries in which a bot that found no answer took any legal choice."""
        self._moments: list[Table] = []
        self.recall(stored)

    def recall(self, stored: Stored) -> None:
        """Take up what seats keep to themselves beside the match, as far as it still fits."""
        self.drafts = Drafts()
        self.ceilings = Ceilings()
        for aside in stored.asides:
            if aside.kind == "draft":
                self.drafts.recall(self.table, aside.seat, aside.said)
            elif aside.kind == "ceiling":
                self.ceilings.recall(aside.seat, aside.said)

    @property
    def people(self) -> set[int]:
        return {i for i, seat in enumerate(self.table.setup.seats) if seat.bot is None}

    @property
    def connected(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    @property
    def idle(self) -> bool:
        return not self.viewers and self.thinking is None and not self.lock.locked()

    def seats_of(self, keys: Sequence[str]) -> tuple[int, ...]:
        """The seats these keys hold; a wrong key holds none."""
        given = {hashed(key) for key in keys if looks_like_key(key)}
        return tuple(sorted({key.seat for key in self.keys if key.hash in given}))

    def seen_from(self, seats: Sequence[int]) -> Table:
        """The table as these seats have it before them: with what they are trying out."""
        for seat in seats:
            draft = self.drafts.of(self.table, seat)
            if draft is not None:
                return draft.preview
        return self.table

    def at(self, n: int, seen: Table | None = None) -> Table:
        """The match after entry n, played on from a moment shown lately if one is before it.

        `seen`: the table with what somebody is trying out, where n may lie within that.
        """
        if seen is not None and n > self.table.n:
            return seen.at(n)
        before = [moment for moment in self._moments if moment.n <= n]
        found = self.table.at(n, max(before, key=lambda moment: moment.n, default=None))
        self._moments = [*self._moments[1 - _MOMENTS :], found]
        return found

    def show(self) -> None:
        for viewer in self.viewers:
            viewer.show()


class Hall:
    """All live tables of this server, and what can be done at them."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._freezing: set[asyncio.Task[None]] = set()

    async def open(self, id: str) -> Live:
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

    async def _load(self, id: str) -> Live:
        stored = await self.store.match(id)
        if stored is None:
            raise BadInput("server-no-match")
        live = Live(stored, *await asyncio.to_thread(restore, stored.record, stored.snapshot))
        self._live[id] = live
        self._freeze(live, self.settings.snapshot_every)
        self._forget_idle()
        if not live.table.over and len(live.people) < len(live.table.setup.seats):
            self.thinkers.wake()
        self.rouse(live)
        return live

    def _forget_idle(self) -> None:
        idle = [id for id, live in list(self._live.items())[:-1] if live.idle]
        for id in idle[: max(0, len(self._live) - self.settings.cached)]:
            self._freeze(self._live.pop(id), self.settings.snapshot_every // 4)

    def _freeze(self, live: Live, entries: int) -> None:
        """Keep a snapshot if that many entries have come since the last one."""
        if live.table.n - live.frozen < max(1, entries):
            return
        live.frozen = live.table.n
        freezing = asyncio.create_task(self._keep_snapshot(live.id, live.table.copy()))
        self._freezing.add(freezing)
        freezing.add_done_callback(self._freezing.discard)

    async def _keep_snapshot(self, id: str, table: Table) -> None:
        try:
            state = await asyncio.to_thread(freeze, table)
            await self.store.keep_snapshot(id, table.n, state)
        except Exception:
            _logger.exception("No snapshot of match %s", id)

    async def decide(self, live: Live, seat: int, action: Action, point: int) -> None:
        """A decision; Refused, and nothing changed, if it is not legal now."""
        async with live.lock:
            longer = live.drafts.joined(live.table, seat, action, point)
            if longer is not None:
                await self._try_out(live, longer)
                return
            await self._make(live, seat, action, point)
        self._moved(live)

    async def _make(self, live: Live, seat: int, action: Action, point: int) -> None:
        """A decision is made, and with it all that its seat was trying out."""
        draft = live.drafts.of(live.table, seat)
        tail = [] if draft is None else draft.tail
        trial = live.table.copy()
        for earlier in tail:
            trial.play(seat, earlier)
        trial.play(seat, action, point=None if tail else point)
        await self._append(live, trial)

    async def _try_out(self, live: Live, draft: Draft) -> None:
        """A draft instead of its seat's last one, safe before it is shown."""
        await self.store.keep_aside(live.id, draft.seat, "draft", written(draft))
        live.drafts.put(draft)
        live.show()

    async def reset(self, live: Live, seat: int) -> None:
        """A draft is given up: the table is as it was before it."""
        async with live.lock:
            await self._try_out(live, Draft(live.table, seat))

    async def stand(self, live: Live, seat: int, most: int | None, occasion: str) -> None:
        """Bid by itself for a seat from now on, up to `most`; None: no longer."""
        async with live.lock:
            ceiling, said = None, None
            if most is not None:
                ceiling = Ceiling.checked(live.table, seat, most, occasion)
                said = msgspec.json.encode(ceiling)
            await self.store.keep_aside(live.id, seat, "ceiling", said)
            live.ceilings.put(seat, ceiling)
        live.show()
        self.rouse(live)

    async def undo(self, live: Live, seat: int) -> UndoRequest | None:
        """Take back at once if that is free; else the request that the others must agree to."""
        async with live.lock:
            draft = live.drafts.of(live.table, seat)
            if draft is not None:
                await self._try_out(live, Draft(live.table, seat, draft.tail[:-1]))
                return None
            table = live.table
            if table.over:
                raise Refused(refuse(table.game.over_rule, "refusal-over"), game=table.game.id)
            refusal = table.undo_refusal(seat)
            if refusal is None:
                await self._take_back(live, seat, set())
            elif refusal.message.id == "refusal-undo-consent":
                live.asked = UndoRequest(seat, table.n, live.people - {seat})
                return live.asked
            else:
                raise Refused(refusal, game=table.game.id)
        self._moved(live)
        return None

    async def agree_to_undo(self, live: Live, seats: set[int]) -> bool:
        """These seats agree: whether that was all that was needed, and the undo is done."""
        async with live.lock:
            asked = live.asked
            if asked is None or asked.n != live.table.n:
                raise BadInput("server-undo-gone")
            asked.agreed |= seats & asked.needed
            if asked.agreed != asked.needed:
                return False
            await self._take_back(live, asked.seat, asked.agreed)
        self._moved(live)
        return True

    async def _take_back(self, live: Live, seat: int, agreed: set[int]) -> None:
        trial = live.table.copy()
        trial.undo(seat, agreed=agreed)
        live.asked = None
        await self._append(live, trial, undone=True)

    async def _append(self, live: Live, trial: Table, undone: bool = False) -> None:
        fresh = []
        entry = trial.log
        while entry is not None and entry.n > live.table.n:
            fresh.append((entry.n, entry_line(entry)))
            entry = entry.before
        ended: list[Kind] = ["draft", "ceiling"] if undone or trial.over else ["draft"]
        try:
            await self.store.append(live.id, fresh[::-1], ended)
        except Taken:
            # Another process was first: go on from what it wrote.
            stored = await self.store.match(live.id)
            assert stored is not None
            live.table, _ = await asyncio.to_thread(restore, stored.record, stored.snapshot)
            live.recall(stored)
            live.told.clear()
            live.show()
            rule = _rule(live.table)
            raise Refused(refuse(rule, "refusal-stale"), game=live.table.game.id) from None
        live.table = trial
        live.drafts.clear()
        if "ceiling" in ended:
            live.ceilings.clear()
        live.touched = time.time()
        self._freeze(live, self.settings.snapshot_every)

    def _moved(self, live: Live) -> None:
        asked, live.asked = live.asked, None
        if asked is not None:
            for viewer in live.viewers:
                viewer.undo_answered(False, "server-undo-gone")
        live.show()
        self.rouse(live)

    # Bots

    def rouse(self, live: Live) -> None:
        """Let a bot that is to decide start thinking, and a standing bid be made."""
        waiting = _bot_to_act(live.table) is not None or live.ceilings.due(live.table) is not None
        if live.thinking is None and waiting:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: Live) -> None:
        try:
            while True:
                if (seat := _bot_to_act(live.table)) is not None:
                    await self._let_decide(live, seat)
                elif live.ceilings.due(live.table) is not None:
                    await self._let_stand(live)
                else:
                    break
        except Exception:
            _logger.exception("A bot stopped thinking in match %s", live.id)
        finally:
            live.thinking = None

    async def _let_decide(self, live: Live, seat: int) -> None:
        table = live.table
        level = table.setup.seats[seat].bot or ""
        asked = asyncio.get_running_loop().time()
        try:
            action = await self.thinkers.choose(table, seat, level)
        except (Confused, BadInput):
            where = (level, seat, live.id, table.n + 1)
            _logger.warning(
                "Bot %s, seat %d of match %s, has no answer: entry %d is random", *where
            )
            live.guessed.add(table.n + 1)
            legal = table.legal(seat)
            action = legal[int(Random().random() * len(legal))]
        spent = asyncio.get_running_loop().time() - asked
        await asyncio.sleep(max(0.0, self.settings.pause - spent))
        if live.table.point != table.point:
            return  # the table has moved on meanwhile
        try:
            await self.decide(live, seat, action, table.point)
        except Refused:
            live.guessed.discard(table.n + 1)
            await asyncio.sleep(0.1)

    async def _let_stand(self, live: Live) -> None:
        """Bid for a seat up to its ceiling; until then it may change its mind."""
        table = live.table
        await asyncio.sleep(self.settings.pause)
        try:
            # Locked, lest a bid go out by a ceiling that is being taken back.
            async with live.lock:
                due = live.ceilings.due(live.table)
                if due is None or live.table.point != table.point:
                    return
                await self._make(live, *due, table.point)
        except Refused:
            await asyncio.sleep(0.1)  # another process was first
        else:
            self._moved(live)

    async def close(self) -> None:
        for live in self._live.values():
            if live.thinking is not None:
                live.thinking.cancel()
        if self._freezing:
            await asyncio.wait(self._freezing)


def _bot_to_act(table: Table) -> int | None:
    seats = table.setup.seats
    return next((seat for seat in table.to_act if seats[seat].bot is not None), None)


def _rule(table: Table) -> str:
    return table.state.stack[-1].rule if table.state.stack else table.game.over_rule
