"""The log of a match. It only grows: undoing is an entry too.

Entries are linked to the one before, so that a copy of a table shares its past instead of
copying it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rotonde.kernel.step import Action, Event


class _Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry knows of the log up to it, so that nobody need walk through it."""

    went_back: bool = False
    """Whether chance or another seat's decision was ever taken back."""


class Entry(_Summary, frozen=True):
    """Entry `n` of a log, the first being 1."""

    before: Entry | None
    n: int
    seat: int

    def __repr__(self) -> str:
        # The whole past would be said as well, thousands of entries deep.
        return f"{type(self).__name__} {self.n} by seat {self.seat}"


class Decision(Entry, frozen=True):
    """A seat decided; what chance drew for it, and what happened."""

    action: Action
    drew: tuple[int, ...]
    events: tuple[Event, ...]
    hidden_draws: bool = False


class Undo(Entry, frozen=True):
    """A seat went back to just after decision `to` (0: the start), with the consent of others."""

    to: int
    agreed: tuple[int, ...]
    crossed: bool
    """Whether it took back chance or another seat's decision: such a match sets no record."""
    stands: Decision | None
    """The decision `to` itself: what came between need not be walked through again."""


def went_back(log: Entry | None) -> bool:
    return log is not None and log.went_back


def entries(log: Entry | None) -> list[Entry]:
    """A log from its first entry to its last."""
    found = []
    while log is not None:
        found.append(log)
        log = log.before
    found.reverse()
    return found


def standing_entries(log: Entry | None) -> Iterator[Entry]:
    """What stands, newest first: decisions not undone, and the undos that took the others back."""
    while log is not None:
        yield log
        log = log.stands if isinstance(log, Undo) else log.before


def standing_decisions(log: Entry | None) -> Iterator[Decision]:
    """The decisions that stand, newest first."""
    return (entry for entry in standing_entries(log) if isinstance(entry, Decision))


def active_decisions(log: Entry | None) -> list[Decision]:
    """The decisions that stand: those not undone, in order."""
    return [*standing_decisions(log)][::-1]


def events(log: Entry | None) -> Iterator[tuple[int, Event]]:
    """All that happened and still stands, with the number of its decision."""
    for decision in active_decisions(log):
        for event in decision.events:
            yield decision.n, event
