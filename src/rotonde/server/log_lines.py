"""The log of a match in words, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rotonde.kernel.message import Message
from rotonde.kernel.step import Card, Event
from rotonde.kernel.table.log import Decision, Entry, Undo, standing_entries
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words
from rotonde.server import protocol
from rotonde.server.live_table import LiveTable, ShownLog

_MOST_LINES = 400
_MOST_SINCE = 32


def log_lines(
    live: LiveTable, table: Table, seat: int | None, you: int | None, words: Words
) -> tuple[list[protocol.LogLine], int]:
    """What happened and still stands, and what was taken back: the last of it, and how much more.

    Only what is shown is put into words: a long match has thousands of lines.
    """
    key = (seat, you, words.lang)
    settled = table.n == table.point and table.n <= live.table.n
    known = live.shown_logs.get(key)
    since = None if known is None else _decisions_since(table.log, known.log)
    if known is not None and since is not None:
        # The usual case: a few decisions more than the last time.
        lines = known.lines
        for decided in since:
            if _may_know(table, decided, seat):
                lines = [*lines, *_entry_lines(live, table, decided, seat, you, words)]
        over = max(0, len(lines) - _MOST_LINES)
        tail = ShownLog(known.log, lines[over:] if over else lines, known.earlier + over)
        if settled and since:
            live.shown_logs[key] = tail._replace(log=since[-1])
        return tail.lines, tail.earlier
    parts: list[list[protocol.LogLine]] = []
    count = 0
    past = standing_entries(table.log)
    for entry in past:
        if _may_know(table, entry, seat):
            parts.append(_entry_lines(live, table, entry, seat, you, words))
            count += len(parts[-1])
        if count >= _MOST_LINES:
            break
    lines = [line for part in reversed(parts) for line in part]
    more = max(0, len(lines) - _MOST_LINES)
    earlier = more + _count_lines(live, table, next(past, None), seat)
    if settled and table.log is not None:
        live.shown_logs[key] = ShownLog(table.log, lines[more:], earlier)
    return lines[more:], earlier


def _decisions_since(log: Entry | None, known: Entry) -> list[Decision] | None:
    """What was decided after an entry, a few decisions at most; None: it is not as simple."""
    found: list[Decision] = []
    while log is not known:
        if not isinstance(log, Decision) or len(found) == _MOST_SINCE:
            return None
        found.append(log)
        log = log.before
    return found[::-1]


def _may_know(table: Table, entry: Entry, seat: int | None) -> bool:
    """Whether a seat may know of an entry: choices of others are secret until all are made."""
    return isinstance(entry, Undo) or entry.n <= table.point or entry.seat == seat


def _entry_lines(
    live: LiveTable,
    table: Table,
    entry: Entry,
    seat: int | None,
    you: int | None,
    words: Words,
) -> list[protocol.LogLine]:
    if entry.n > live.table.n:  # only tried out: it may yet be another
        return _say_entry(live, table, entry, seat, words)
    key = (entry.n, seat, you, words.lang)
    found = live.lines.get(key)
    if found is None:
        found = live.lines[key] = _say_entry(live, table, entry, seat, words)
    return found


def _count_lines(live: LiveTable, table: Table, log: Entry | None, seat: int | None) -> int:
    """How many lines a seat is told up to an entry; counted once for each of a match."""
    uncounted: list[Entry] = []
    total = 0
    for entry in standing_entries(log):
        known = live.line_counts.get((entry.n, seat))
        if known is not None:
            total = known
            break
        uncounted.append(entry)
    for entry in reversed(uncounted):
        if isinstance(entry, Decision) and _may_know(table, entry, seat):
            total += sum(event.seen_by(seat) is not None for event in entry.events)
            total += (entry.n in live.guessed) + _tells_rules(table, entry)
        elif isinstance(entry, Undo):
            total += 1
        if entry.n <= min(table.point, live.table.n):
            live.line_counts[entry.n, seat] = total
    return total


def _say_entry(
    live: LiveTable, table: Table, entry: Entry, seat: int | None, words: Words
) -> list[protocol.LogLine]:
    def line(message: Message, spots: Sequence[str] = ()) -> protocol.LogLine:
        return protocol.LogLine(entry.n, entry.seat, words.say(message), spots)

    if isinstance(entry, Undo):
        id = "server-took-back-practice" if entry.crossed else "server-took-back"
        return [line(Message(id, {"seat": entry.seat}))]
    assert isinstance(entry, Decision)
    lines = []
    if _tells_rules(table, entry):
        lines.append(line(Message("server-newer-rules", {"version": table.setup.rules})))
    events = [seen for event in entry.events if (seen := event.seen_by(seat)) is not None]
    lines += [_say_event(table, entry, event, words) for event in events]
    moment = table.game.presentation.moment(table.state, events, words.say)
    if moment is not None:
        card = protocol.Card(moment.title, moment.text, "", moment.rows)
        lines[-1] = msgspec.structs.replace(lines[-1], card=card)
    if entry.n in live.guessed:
        lines.append(line(live.guessed[entry.n]))
    return lines


def _tells_rules(table: Table, entry: Entry) -> bool:
    """At its start a match says if the rules that it was started with are no longer played."""
    return entry.n == 1 and not table.game.info.plays(table.setup.rules)


def _say_event(table: Table, entry: Decision, event: Event, words: Words) -> protocol.LogLine:
    state = table.state
    card = event.revealed_card(state)
    return protocol.LogLine(
        entry.n,
        entry.seat,
        words.say(event.message(state)),
        event.spots(state),
        event.dice_rolled(state) or None,
        None if card is None else _say_card(card, words),
        table.game.presentation.journey(state, event),
    )


def _say_card(card: Card, words: Words) -> protocol.Card:
    return protocol.Card(words.say(card.title), words.say(card.text), card.sprite)
