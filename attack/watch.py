"""What holds for every attack: no traceback, no answer of 5xx, no decision lost or doubled."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_MOST_NAMED = 5


class Answers:
    """The status codes of all HTTP answers."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()
        self.failed: list[str] = []

    def heard(self, status: int, what: str) -> None:
        self.counts[status] += 1
        if status >= 500:
            self.failed.append(f"{status} for {what[:120]}")


def tracebacks(log: Sequence[str]) -> list[str]:
    """The last line of each traceback in a log."""
    found = []
    inside = False
    for line in log:
        if line.startswith("Traceback (most recent call last)"):
            inside = True
        elif inside and line.strip() and not line.startswith((" ", "\t")):
            found.append(line.strip()[:160])
            inside = False
    return found + ["a traceback without an end"] * inside


@dataclass(frozen=True)
class Sent:
    """A decision of a player, sent at a table with `before` entries."""

    before: int
    seat: int
    action: Any
    acknowledged: bool


@dataclass
class Acks:
    """Every decision that was sent, to compare with the store."""

    sent: dict[str, list[Sent]] = field(default_factory=dict)
    shared: set[str] = field(default_factory=set)
    """Matches in which bots decide as well: these have more entries than were sent."""
    compared: int = 0
    doubled: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    def add(self, match: str, sent: Sent) -> None:
        self.sent.setdefault(match, []).append(sent)

    def found_at(self, match: str, n: int) -> None:
        """A match was opened again and shows `n` entries."""
        due, most = self._expected(match)
        if n < due:
            self.lost.append(f"{match} shows {n} entries, {due} were acknowledged")
        elif n > most and match not in self.shared:
            self.doubled.append(f"{match} shows {n} entries, {most} were sent")

    def _expected(self, match: str) -> tuple[int, int]:
        """How many entries there must be at least, and may be at most."""
        due = most = 0
        for each in self.sent.get(match, ()):
            due = max(due, each.before + each.acknowledged)
            most = max(most, each.before + 1)
        return due, max(due, most)

    def compare(self, database: Path) -> None:
        """Look each acknowledged decision up in the store; then begin anew."""
        with sqlite3.connect(database) as db:
            for match, sent in self.sent.items():
                self._compare(match, sent, _stored(db, match))
        self.sent.clear()

    def _compare(self, match: str, sent: list[Sent], stored: list[Any]) -> None:
        _, most = self._expected(match)
        if len(stored) > most and match not in self.shared:
            self.doubled.append(f"{match} has {len(stored)} entries, {most} were sent")
        for each in sent:
            if not each.acknowledged:
                continue
            self.compared += 1
            kept = stored[each.before] if each.before < len(stored) else None
            if kept is None or not _same(kept, each.action):
                self.lost.append(f"entry {each.before + 1} of {match}: {kept}")


def _same(kept: Any, action: Any) -> bool:
    # What is sent may leave out what is usual, and the store does not.
    return isinstance(kept, dict) and all(kept.get(key) == action[key] for key in action)


def _stored(db: sqlite3.Connection, match: str) -> list[Any]:
    """The decisions of a match in order, those of a draft at the end."""
    rows = db.execute("SELECT line FROM entry WHERE match = ? ORDER BY n", (match,))
    found = [json.loads(line).get("do") for (line,) in rows]
    drafts = db.execute("SELECT said FROM aside WHERE match = ? AND kind = 'draft'", (match,))
    for (said,) in drafts:
        found += json.loads(said)["tail"]
    return found


def named(found: Sequence[str]) -> str:
    """The first few of a list of troubles."""
    different = list(dict.fromkeys(found))
    more = f" and {len(different) - _MOST_NAMED} more" if len(different) > _MOST_NAMED else ""
    return "; ".join(different[:_MOST_NAMED]) + more
