"""Analyses of matches that are over, worked out in the bots' workers while somebody waits.

The work is cut into pieces of a fraction of a second, so that bots that are to decide come in
between, and so that it ends soon after nobody waits any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from rotonde.analysis import Analysis, Job, Judge, Judged, Outline, Review, describe
from rotonde.analysis.run import load_table
from rotonde.kernel.message import BadInput
from rotonde.kernel.table.match import dump
from rotonde.server.background import Background
from rotonde.server.bot_pool import BotPool, NoBotAnswer, Unwanted
from rotonde.server.protocol import AnalysisProgress, MatchAnalysis

if TYPE_CHECKING:
    from rotonde.server.live_table import LiveTable
    from rotonde.server.viewer import Viewer

_PIECE = 0.3
"""Seconds of a worker's time between two looks at who else waits."""
_JOBS_AT_ONCE = 32
_TELL_EVERY = 0.4
_MOST_JUDGES = 2
_logger = logging.getLogger("rotonde.server")


# In the workers


class Piece(msgspec.Struct, frozen=True):
    """What a worker is sent: jobs, or what is known, to be put into words; neither: the outline."""

    record: str
    jobs: tuple[Job, ...] = ()
    known: Analysis | None = None
    lang: str = "en"


def outline_match(asked: bytes) -> bytes:
    given = msgspec.json.decode(asked, type=Piece)
    return msgspec.json.encode(_find_judge(given.record).outline())


def judge_jobs(asked: bytes) -> bytes:
    """As many of the jobs as there is time for, but at least one."""
    given = msgspec.json.decode(asked, type=Piece)
    judge = _find_judge(given.record)
    until = time.perf_counter() + _PIECE
    done = []
    for job in given.jobs:
        done.append(judge.judge(job))
        if time.perf_counter() > until:
            break
    return msgspec.json.encode(done)


def describe_match(asked: bytes) -> bytes:
    given = msgspec.json.decode(asked, type=Piece)
    assert given.known is not None
    judge = _find_judge(given.record)
    return msgspec.json.encode(describe(judge, given.known, judge.table.words(given.lang)))


_judges: OrderedDict[bytes, Judge] = OrderedDict()


def _find_judge(record: str) -> Judge:
    """A worker keeps the matches that it judged last."""
    key = blake2b(record.encode()).digest()
    if key not in _judges:
        _judges[key] = Judge(load_table(record))
    _judges.move_to_end(key)
    while len(_judges) > _MOST_JUDGES:
        _judges.popitem(last=False)
    return _judges[key]


# In the server


class MatchReview:
    """The analysis of one match, for all who wait for it."""

    def __init__(self, pool: BotPool, background: Background, workers: int) -> None:
        self.waiting: set[Viewer] = set()
        self._pool = pool
        self._background = background
        self._workers = workers
        self._task: asyncio.Task[None] | None = None
        self._record = ""
        self._review: Review | None = None
        self._left: deque[Job] = deque()
        """Jobs of this round that nobody works at."""
        self._known: Analysis | None = None
        self._texts: dict[str, MatchAnalysis] = {}
        self._told = 0.0

    @property
    def running(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def complete(self) -> bool:
        return self._known is not None and self._known.complete

    def start(self, live: LiveTable, visitor: str, ended: Callable[[], None]) -> None:
        """Go on with what there is; `ended` is called when it is done or given up."""
        self._task = asyncio.create_task(self._run(live, visitor))
        self._task.add_done_callback(lambda _: ended())

    async def tell(self, viewer: Viewer, visitor: str) -> None:
        """What is known by now, in this viewer's language."""
        found = None
        if self._known is not None:
            try:
                found = await self._put_into_words(viewer.viewpoint.lang, visitor)
            except NoBotAnswer:
                viewer.refuse(BadInput("server-no-analysis"))
        if viewer in self.waiting:  # else it was told that it is over while the words were found
            viewer.tell(AnalysisProgress(self._progress, self.running, found))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    @property
    def _progress(self) -> float:
        return 0.0 if self._review is None else round(self._review.progress, 3)

    def _is_wanted(self) -> bool:
        return bool(self.waiting)

    async def _run(self, live: LiveTable, visitor: str) -> None:
        try:
            while not await self._go_on(live, visitor):
                pass
        except (NoBotAnswer, BadInput):
            for viewer in self.waiting:
                viewer.refuse(BadInput("server-no-analysis"))
        except Exception:
            _logger.exception("Match %s could not be analysed", live.id)
            for viewer in self.waiting:
                viewer.refuse(BadInput("server-failed"))
        finally:
            self._task = None
            for viewer in self.waiting:
                viewer.tell(AnalysisProgress(self._progress, False, None))

    async def _go_on(self, live: LiveTable, visitor: str) -> bool:
        """Do what is left; False if it was given up, and somebody waits again by now."""
        try:
            if not self._record:
                self._record = await self._background.run("ask", dump, live.table.copy())
            review = self._review
            if review is None:
                raw = await self._work(outline_match, Piece(self._record), visitor)
                review = self._review = Review(msgspec.json.decode(raw, type=Outline))
            while True:
                if not self._left:
                    jobs = review.next_round()
                    if jobs is None:
                        break
                    self._left.extend(jobs)
                await self._do_round(review, visitor)
                await self._take_stock(review, visitor)
            await self._take_stock(review, visitor)
        except Unwanted:
            return not self._is_wanted()
        return True

    async def _do_round(self, review: Review, visitor: str) -> None:
        """All jobs of a round; given up in the middle, the rest is done when it is asked again."""
        working = [self._help(review, visitor) for _ in range(self._workers)]
        for found in await asyncio.gather(*working, return_exceptions=True):
            if isinstance(found, BaseException):
                raise found

    async def _help(self, review: Review, visitor: str) -> None:
        while self._left:
            taken = [self._left.popleft() for _ in range(min(_JOBS_AT_ONCE, len(self._left)))]
            done = 0
            try:
                raw = await self._work(judge_jobs, Piece(self._record, tuple(taken)), visitor)
                for judged in msgspec.json.decode(raw, type=list[Judged]):
                    review.take(judged)
                    done += 1
            finally:
                self._left.extendleft(reversed(taken[done:]))
            self._tell_progress()

    async def _work(self, work: Callable[[bytes], bytes], piece: Piece, visitor: str) -> bytes:
        return await self._pool.work(work, msgspec.json.encode(piece), visitor, self._is_wanted)

    def _tell_progress(self) -> None:
        now = time.monotonic()
        if now - self._told >= _TELL_EVERY:
            self._told = now
            for viewer in self.waiting:
                viewer.tell(AnalysisProgress(self._progress, True, None))

    async def _take_stock(self, review: Review, visitor: str) -> None:
        """What this round has brought, told to all who wait."""
        self._known = review.find()
        self._texts.clear()
        for viewer in [*self.waiting]:
            found = await self._put_into_words(viewer.viewpoint.lang, visitor)
            if viewer in self.waiting:
                viewer.tell(AnalysisProgress(self._progress, not self.complete, found))

    async def _put_into_words(self, lang: str, visitor: str) -> MatchAnalysis:
        found = self._texts.get(lang)
        known = self._known
        if found is None:
            piece = Piece(self._record, known=known, lang=lang)
            raw = await self._pool.work(
                describe_match, msgspec.json.encode(piece), visitor, lambda: True
            )
            found = msgspec.json.decode(raw, type=MatchAnalysis)
            if known is self._known:
                self._texts[lang] = found
        return found


class Analyses:
    """The analyses that this server works at: one for each visitor."""

    def __init__(self, pool: BotPool, background: Background, workers: int) -> None:
        self._pool = pool
        self._background = background
        self._workers = workers
        self._busy: dict[str, MatchReview] = {}
        self._telling: set[asyncio.Task[None]] = set()

    async def ask(self, viewer: Viewer, allow: Callable[[], Awaitable[None]]) -> None:
        """Tell a viewer what is known, and find out the rest.

        `allow` is awaited before new work is begun.
        """
        live = viewer.live
        if live.stopped is not None or not live.table.over or not live.table.decisions:
            raise BadInput("server-no-analysis")
        review = live.review
        if review is None:
            review = live.review = MatchReview(self._pool, self._background, self._workers)
        visitor = viewer.address
        if not review.complete and not review.running:
            if visitor in self._busy:
                raise BadInput("server-analysis-busy")
            self._busy[visitor] = review  # before waiting: another screen of theirs may ask too
            try:
                await allow()
            except BaseException:
                self._end(visitor)
                raise
            review.waiting.add(viewer)
            if review.running:  # another visitor was sooner
                self._end(visitor)
            else:
                review.start(live, visitor, partial(self._end, visitor))
        review.waiting.add(viewer)
        # Beside the socket: to put it into words may have to wait for a worker.
        telling = asyncio.create_task(review.tell(viewer, visitor))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    def _end(self, visitor: str) -> None:
        self._busy.pop(visitor, None)

    def leave(self, viewer: Viewer) -> None:
        """This viewer no longer waits."""
        review = viewer.live.review
        if review is not None and viewer in review.waiting:
            review.waiting.discard(viewer)
            viewer.tell(AnalysisProgress(0.0, False, None))

    def close(self) -> None:
        for review in [*self._busy.values()]:
            review.stop()
