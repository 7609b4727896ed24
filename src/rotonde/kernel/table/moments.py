"""Earlier tables of a match, kept so that an undo costs about what it takes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from rotonde.kernel.table.log import Decision, Entry, standing_decisions

if TYPE_CHECKING:
    from rotonde.kernel.table.table import Table

_NEAR = 4


class Moment(NamedTuple):
    depth: int
    """How many decisions stand at this table."""
    table: Table


class Moments:
    """Many tables near the end of the match, ever fewer further back: about twice the logarithm
    of its length. All stand on the line of decisions that leads to the newest one."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: list[Moment] = []

    def __iter__(self) -> Iterator[Moment]:
        """From the start of the match to its end."""
        return iter(self._kept)

    def keep(self, table: Table) -> None:
        """Keep a table, which must not be played on afterwards, as the newest."""
        known, tail = self.before(table.log)
        base = 0 if known is None else known.depth
        depth = base + len(tail)
        kept = [
            moment
            for moment in self._kept
            if moment.depth <= base and moment.depth < depth and _worth(moment.depth, depth)
        ]
        self._kept = [*kept, Moment(depth, table)]

    def before(self, log: Entry | None) -> tuple[Moment | None, list[Decision]]:
        """The newest moment on the line to this entry, and the decisions made since, in order."""
        known = {_decided(moment.table.log): moment for moment in self._kept}
        tail: list[Decision] = []
        for decision in standing_decisions(log):
            moment = known.get(decision.n)
            if moment is not None and _last(moment.table.log) is decision:
                return moment, tail[::-1]
            tail.append(decision)
        return known.get(0), tail[::-1]

    def back(self, decisions: int) -> Table | None:
        """The newest table that lies at least so many decisions back, or the first."""
        if not self._kept:
            return None
        end = self._kept[-1].depth
        far = [moment for moment in self._kept if end - moment.depth >= decisions]
        return (far[-1] if far else self._kept[0]).table

    def near(self, log: Entry | None, others: Iterable[Table] = ()) -> Moments:
        """What another thread needs to go to this entry: a copy of the nearest table before it.

        `others`: tables of the same match that are at hand besides.
        """
        pool = Moments()
        pool._kept = [*self._kept, *(Moment(0, table) for table in others)]
        known, _ = pool.before(log)
        found = Moments()
        if known is not None:
            found._kept = [Moment(known.depth, known.table.copy())]
        return found

    def passed(self, table: Table, depth: int, end: int) -> None:
        """Keep a copy of a table on the way to depth `end`, if it is worth it there."""
        if _worth(depth, end):
            self.keep(table.copy())


def _worth(depth: int, end: int) -> bool:
    # A multiple of a high power of two is kept for long.
    return depth == 0 or end - depth < _NEAR * (depth & -depth)


def _last(log: Entry | None) -> Decision | None:
    return next(standing_decisions(log), None)


def _decided(log: Entry | None) -> int:
    last = _last(log)
    return 0 if last is None else last.n
