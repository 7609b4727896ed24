"""Live tables: what stands in the store, kept in memory while somebody plays or looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from rotonde.kernel.draft import Draft
from rotonde.kernel.match import entry_line
from rotonde.kernel.message import BadInput, Refused, refuse
from rotonde.kernel.snapshot import freeze, restore
from rotonde.kernel.step import Action
from rotonde.kernel.table import Table
from rotonde.server.ceilings import Ceilings
from rotonde.server.security import hashed, looks_like_key
from rotonde.server.settings import Settings
from rotonde.server.speech import Fluency
from rotonde.server.store import Store, Stored, Taken
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
        self.ceilings = Ceilings()
        self.guessed: set[int] = set()
        """The entries in which a bot that found no answer took any legal choice."""
        self.drafts: dict[int, Draft] = {}
        """Decisions a seat is trying out: nobody else sees them before they are made."""
        self._moments: list[Table] = []

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

    def draft(self, seat: int) -> Draft | None:
        """What this seat is trying out; what the table has moved past is forgotten."""
        found = self.drafts.get(seat)
        if found is not None and found.point != self.table.point:
            del self.drafts[seat]
            return None
        return found

    def seen_from(self, seats: Sequence[int]) -> Table:
        """The table as these seats have it before them: with what they are trying out."""
        for seat in seats:
            draft = self.draft(seat)
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
            if self._drafted(live, seat, action, point):
                live.show()
                return
            draft = live.drafts.pop(seat, None)
            tail = [] if draft is None else draft.tail
            trial = live.table.copy()
            for earlier in tail:
                trial.play(seat, earlier)
            trial.play(seat, action, point=None if tail else point)
            await self._append(live, trial)
        self._moved(live)

    def _drafted(self, live: Live, seat: int, action: Action, point: int) -> bool:
        """Whether a decision only joins a draft; Refused if it is not legal in it."""
        game, table = live.table.game, live.seen_from((seat,))
        step = table.state.stack[-1] if table.state.stack else None
        if step is None or step.id not in game.drafts or live.table.setup.seats[seat].bot:
            return False
        refusal = table.refusal(seat, action, point=point)
        if refusal is not None:
            raise Refused(refusal, game=game.id)
        if isinstance(action, game.closing):
            return False
        draft = live.draft(seat) or Draft(live.table, seat)
        trial = Draft(live.table, seat, [*draft.tail, action])
        after = trial.preview.state.stack
        if trial.closed or not after or after[-1].id not in game.drafts:
            return False
        live.drafts[seat] = trial
        return True

    async def reset(self, live: Live, seat: int) -> None:
        """A draft is given up: the table is as it was before it."""
        async with live.lock:
            live.drafts.pop(seat, None)
        live.show()

    async def undo(self, live: Live, seat: int) -> UndoRequest | None:
        """Take back at once if that is free; else the request that the others must agree to."""
        async with live.lock:
            draft = live.draft(seat)
            if draft is not None:
                draft.back()
                if not draft.tail:
                    del live.drafts[seat]
                live.show()
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
        live.ceilings.clear()
        live.asked = None
        await self._append(live, trial)

    async def _append(self, live: Live, trial: Table) -> None:
        fresh = []
        entry = trial.log
        while entry is not None and entry.n > live.table.n:
            fresh.append((entry.n, entry_line(entry)))
            entry = entry.before
        try:
            await self.store.append(live.id, fresh[::-1])
        except Taken:
            # Another process was first: go on from what it wrote.
            stored = await self.store.match(live.id)
            assert stored is not None
            live.table, _ = await asyncio.to_thread(restore, stored.record, stored.snapshot)
            live.told.clear()
            live.show()
            rule = _rule(live.table)
            raise Refused(refuse(rule, "refusal-stale"), game=live.table.game.id) from None
        live.table = trial
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
        due = live.ceilings.due(live.table)
        if due is None or live.table.point != table.point:
            return
        try:
            await self.decide(live, *due, table.point)
        except Refused:
            await asyncio.sleep(0.1)  # another process was first

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
