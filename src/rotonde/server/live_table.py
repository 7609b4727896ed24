"""A live table: a match as it stands in the store, in memory while somebody plays or looks."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from rotonde.kernel.drawing.scene import Scene
from rotonde.kernel.message import Message
from rotonde.kernel.table.log import Entry, standing_decisions
from rotonde.kernel.table.match import Stopped
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.table import Table, View
from rotonde.kernel.words import Words
from rotonde.server.background import Background
from rotonde.server.bid_limits import BidLimits
from rotonde.server.choices import Wholes, choices, plan, wholes
from rotonde.server.drafts import Drafts
from rotonde.server.phrases import PhraseCache
from rotonde.server.pictures import scene_of
from rotonde.server.protocol import LogLine, OptionLabel, Plan, Presence
from rotonde.server.score_chart import Point, chart
from rotonde.server.security import hash_key, looks_like_key
from rotonde.server.store import Stored, Unreadable

if TYPE_CHECKING:
    from rotonde.server.analyses import MatchReview
    from rotonde.server.deltas import Version
    from rotonde.server.table_message import Viewpoint
    from rotonde.server.viewer import Viewer

_MOST_RECENT = 6
_MOST_VERSIONS = 32
_MOST_CHARTS = 8


class Lost(NamedTuple):
    """What everybody has seen since the decision that is to be taken back."""

    decisions: int
    """Of other seats."""
    draws: int


def lost_by_undo(table: Table, seat: int) -> Lost:
    decisions = draws = 0
    for decision in standing_decisions(table.log):
        draws += len(decision.drew)
        if decision.seat == seat:
            break
        decisions += 1
    return Lost(decisions, draws)


class UndoRequest:
    """Somebody asks the others to let them take a decision back."""

    def __init__(self, seat: int, n: int, needed: set[int], lost: Lost) -> None:
        self.seat = seat
        self.n = n
        self.needed = needed
        self.lost = lost
        self.agreed: set[int] = set()


class ShownLog(NamedTuple):
    """The last lines of a log as somebody was told them, up to an entry."""

    log: Entry
    lines: list[LogLine]
    earlier: int
    """How many came before them."""


class Drawing(NamedTuple):
    """A board as it was drawn."""

    board: Any
    picture: Scene
    hash: str
    scene: Version
    rim: bool | None


class Agreed(NamedTuple):
    """What a match is called and what was agreed on, in words."""

    title: str
    options: Sequence[OptionLabel]


class LiveTable:
    """A match in memory. Its table changes only after the store has the entry."""

    def __init__(
        self,
        stored: Stored,
        table: Table,
        moments: Moments,
        background: Background,
        frozen: int = 0,
        stopped: Stopped | None = None,
    ) -> None:
        if len(stored.kinds) != len(table.setup.seats):
            raise Unreadable
        self.id = stored.id
        self.frozen = frozen
        """The entry that the snapshot in the store is of; 0: there is none."""
        self.kinds = stored.kinds
        self.keys = [key for key in stored.keys if 0 <= key.seat < len(stored.kinds)]
        self.touched = stored.touched
        self.viewers: set[Viewer] = set()
        self.watchers: set[Callable[[LiveTable], None]] = set()
        """Who is told that something has changed, but does not sit at the table."""
        self.lock = asyncio.Lock()
        self.spectator_turn = asyncio.Lock()
        """Held while a spectator is sent the table."""
        self.asked: UndoRequest | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.trouble = ""
        """The message that says why a bot does not go on; empty: it does."""
        self.guessed: dict[int, Message] = {}
        """The entries in which any legal choice was taken for a bot without an answer, and why."""
        self.review: MatchReview | None = None
        """Its analysis, once somebody has asked for it."""
        self.phrases = PhraseCache()
        self.agreed: dict[str, Agreed] = {}
        """By language."""
        self.versions: dict[Viewpoint, Version] = {}
        """What is shown now, by who looks."""
        self.drawings: dict[tuple[str, bool], list[Drawing]] = {}
        """The boards drawn last, by language and rim."""
        self._seen: tuple[Table, int, View] | None = None
        self._wholes: dict[tuple[int, str, int | None], tuple[Table, int, Wholes]] = {}
        self._background = background
        self._present: Counter[int] = Counter()
        self._drawn: set[tuple[str, bool]] = set()
        self.take_up(stored, table, moments, stopped)

    def take_up(
        self, stored: Stored, table: Table, moments: Moments, stopped: Stopped | None
    ) -> None:
        """Begin with what the store holds."""
        self.table = table
        self.stopped = stopped
        """Why the table is not the end of its record, and can only be looked at; None: it is."""
        self.moments = moments
        self.lines: dict[object, list[LogLine]] = {}
        """Log lines by entry and listener: an event is told once and never changes."""
        self.shown_logs: dict[object, ShownLog] = {}
        """The log as it was shown last, by listener."""
        self.line_counts: dict[object, int] = {}
        """How many lines the log has up to an entry, by entry and listener."""
        self._recent_tables: OrderedDict[int, Table] = OrderedDict()
        self._charts: OrderedDict[tuple[int, int | None], list[Point]] = OrderedDict()
        moments.keep(table)
        self.drafts = Drafts()
        self.bid_limits = BidLimits()
        for aside in stored.private_data:
            if aside.kind == "draft":
                self.drafts.recall(table, aside.seat, aside.said)
            elif aside.kind == "ceiling":
                self.bid_limits.recall(aside.seat, aside.said)

    def move(self, table: Table) -> None:
        """The match goes on with this table, which the store has by now."""
        self.table = table
        self.moments.keep(table)

    @property
    def people(self) -> set[int]:
        return {i for i, seat in enumerate(self.table.setup.seats) if seat.bot is None}

    @property
    def bots(self) -> bool:
        """Whether bots have something to do here."""
        running = not self.table.over and self.stopped is None
        return running and len(self.people) < len(self.table.setup.seats)

    @property
    def connected(self) -> set[int]:
        return {seat for seat, screens in self._present.items() if screens}

    @property
    def idle(self) -> bool:
        waited_for = self.viewers or self.watchers
        busy = self.thinking is not None or (self.review is not None and self.review.running)
        return not waited_for and not busy and not self.lock.locked()

    def seats_of(self, keys: Sequence[str]) -> tuple[int, ...]:
        """The seats these keys hold; a wrong key holds none."""
        given = {hash_key(key) for key in keys if looks_like_key(key)}
        return tuple(sorted({key.seat for key in self.keys if key.hash in given}))

    def seen_from(self, seats: Sequence[int]) -> Table:
        """The table as these seats have it before them: with what they are trying out."""
        for seat in seats:
            draft = self.drafts.of(self.table, seat)
            if draft is not None:
                return draft.preview
        return self.table

    def view_of(self, table: Table, seat: int | None) -> View:
        """What a seat sees of a table; where nothing is hidden all see the same board."""
        if table.game.visibility.has_hidden_info:
            return table.view(seat)
        if self._seen is None or self._seen[0] is not table or self._seen[1] != table.n:
            self._seen = table, table.n, table.view(None)
        return msgspec.structs.replace(self._seen[2], seat=seat)

    def wholes_of(self, table: Table, seat: int, you: int | None, words: Words) -> Wholes:
        """The plan and the shortcuts of a seat, worked out once for each moment and language."""
        key = seat, words.lang, you
        kept = self._wholes.get(key)
        if kept is None or kept[0] is not table or kept[1] != table.n:
            kept = self._wholes[key] = table, table.n, wholes(table, seat, words)
        return kept[2]

    async def plan_with(
        self, table: Table, seat: int, lang: str, you: int | None, numbers: Mapping[str, int]
    ) -> Plan | None:
        """The plan with other numbers, worked out beside the loop: it takes a while."""
        # Words of its own: those of the table go on being asked by the loop.
        say = PhraseCache().words(table, lang, you).say
        return await self._background.run("draw", plan, table.copy(), seat, say, numbers)

    # Screens

    def join(self, viewer: Viewer) -> None:
        """A screen more; the others learn only whether somebody is there now."""
        self.viewers.add(viewer)
        self._count(viewer, 1)
        viewer.show()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if self.review is not None:
                self.review.waiting.discard(viewer)
            self._count(viewer, -1)

    def _count(self, viewer: Viewer, change: int) -> None:
        before = self.connected
        for seat in viewer.seats:
            self._present[seat] += change
        now = self.connected
        if now != before:
            self.versions.clear()
            for other in self.viewers - {viewer}:
                other.tell(Presence(sorted(now)))
            self._tell_watchers()

    def show(self, seat: int | None = None) -> None:
        """The table has changed for everyone; with a seat, only for the screens of that seat."""
        for viewpoint in [*self.versions]:
            if seat is None or seat in viewpoint.seats:
                del self.versions[viewpoint]
        for viewer in self.viewers:
            if seat is None or seat in viewer.seats:
                viewer.show()
        if seat is None:
            self._tell_watchers()

    def _tell_watchers(self) -> None:
        for watcher in self.watchers:
            watcher(self)

    def keep_version(self, viewpoint: Viewpoint, version: Version) -> None:
        if len(self.versions) >= _MOST_VERSIONS:
            self.versions.clear()
        self.versions[viewpoint] = version

    async def draw_first(self, lang: str, rim: bool) -> None:
        """Read the words and draw what never changes, beside the loop: the first time is slow."""
        if (lang, rim) not in self._drawn:
            await self._background.run("restore", prepare_table, self.table.copy(), lang, rim)
            self._drawn.add((lang, rim))

    # The past

    async def at(self, n: int, seen: Table | None = None) -> Table:
        """The match after entry n, played on beside the loop from a moment before it.

        `seen`: the table with what somebody is trying out, where n may lie within that.
        """
        table = self.table if seen is None or n <= self.table.n else seen
        found = self._recent_tables.get(n) if table is self.table else None
        if found is None:
            near = self.moments.near(table.log_at(n), self._recent_tables.values())
            found = await self._background.run("draw", table.at, n, near)
        if table is self.table:
            self._recent_tables[n] = found
            self._recent_tables.move_to_end(n)
            while len(self._recent_tables) > _MOST_RECENT:
                self._recent_tables.popitem(last=False)
        return found

    async def chart(self, seat: int | None) -> list[Point]:
        """How the seats stood over time, kept until the match goes on."""
        table = self.table
        key = (table.n, seat)
        found = self._charts.get(key)
        if found is None:
            found = await self._background.run("draw", chart, table.copy(), seat)
            self._charts[key] = found
            while len(self._charts) > _MOST_CHARTS:
                self._charts.popitem(last=False)
        return found


def prepare_table(table: Table, lang: str, rim: bool = False) -> None:
    """Draw a table and its boards, so that memos hold what takes longest at the first look."""
    view, words = table.view(None), PhraseCache().words(table, lang, None)
    scene_of(table, view, words, rim)
    table.game.presentation.boards(view.board, None, words.say)


def prepare_decision(table: Table, lang: str) -> None:
    """The same for what the first seat to act is offered."""
    for seat in table.to_act[:1]:
        words = PhraseCache().words(table, lang, seat)
        choices(table, seat, words)
        wholes(table, seat, words)
