"""The lobby: opening a match, bringing one in, playing another."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from rotonde.kernel.contract.info import Seat
from rotonde.kernel.contract.rules import Rules
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.table import match
from rotonde.kernel.table.log import entries
from rotonde.kernel.table.start import NAMES, start
from rotonde.kernel.table.table import Table
from rotonde.server.live_table import LiveTable
from rotonde.server.opponents import Opponents
from rotonde.server.phrases import speech
from rotonde.server.protocol import (
    Checked,
    NewMatch,
    NewSeat,
    Opened,
    Rematch,
)
from rotonde.server.security import LARGEST_FILE, derive_key, hash_key, new_id, new_key, seal_key
from rotonde.server.store import EntryConflict, Relation, StoredKey
from rotonde.server.table_registry import TableRegistry

_T = TypeVar("_T")
_LONGEST_NAME = 40
_MOST_ENTRIES = 20_000
_MOST_IMPORTS = 8
"""How many files may wait to be checked."""
_IMPORT_SECONDS = 5.0
"""Of processor time: a match of thousands of decisions takes a fraction of one."""
_BLANK = re.compile(r"[\x00-\x1f\x7f\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+")


async def open_match(tables: TableRegistry, wanted: NewMatch, lang: str) -> Opened:
    """A new match as asked for."""
    found = find_game(wanted.game)
    fewest, most = found.info.seats
    if not fewest <= len(wanted.seats) <= most:
        count = len(wanted.seats)
        raise BadInput("bad-seats", game=found.id, count=count, fewest=fewest, most=most)
    seed = wanted.seed if wanted.seed != "" else None
    if len(str(seed)) > 200:
        raise BadInput("server-bad-message", detail="seed")
    people = _name_seats(wanted.seats, tables.opponents)
    table = start(found.id, people, seed=seed, options=wanted.options)
    return await _keep(tables, _record(table), [seat.kind for seat in wanted.seats])


def check_match(wanted: NewMatch, lang: str, opponents: Opponents) -> Checked:
    found = find_game(wanted.game)
    given = found.info.read_options(wanted.options)
    try:
        people = _name_seats(wanted.seats, opponents)
        settled = start(found.id, people, seed=0, options=wanted.options).setup.options
        trouble = ""
    except BadInput as error:
        settled = {**found.info.default_options(), **given}
        trouble = speech(lang, found.id).say(error.message)
    idle = found.rules.irrelevant_options(
        {**found.info.default_options(), **given}, len(wanted.seats)
    )
    return Checked(trouble, dict(settled), found.seats_for(given), sorted(idle))


def _name_seats(seats: Sequence[NewSeat], opponents: Opponents) -> list[Seat]:
    """As they were asked for, each name once; a bot never takes a person's."""
    names = [
        _BLANK.sub(" ", seat.name).strip()[:_LONGEST_NAME].strip() or NAMES[at % len(NAMES)]
        for at, seat in enumerate(seats)
    ]
    people = {name for name, seat in zip(names, seats, strict=True) if seat.kind != "bot"}
    named: list[Seat] = []
    for wanted, name in zip(seats, names, strict=True):
        level = (wanted.bot or "fair") if wanted.kind == "bot" else None
        if level is not None:
            opponents.check(level)
        taken = {seat.name for seat in named} | (people if level is not None else set())
        if name in taken:
            others = NAMES if level is not None and name in people else ()
            numbered = (f"{name} {at}" for at in range(2, 99))
            name = next(each for each in (*others, *numbered) if each not in taken.union(names))
        named.append(Seat(name, level))
    return named


async def import_match(tables: TableRegistry, file: str) -> Opened:
    """A match from its file, every decision checked, one file after the other."""
    if len(file.encode("utf-8", "replace")) > LARGEST_FILE:
        raise BadInput("server-too-large", size=LARGEST_FILE // 1024)
    if file.count("\n") > _MOST_ENTRIES + 8:
        raise BadInput("server-import-long", most=_MOST_ENTRIES)
    if tables.importing >= _MOST_IMPORTS:
        raise BadInput("server-busy")
    tables.importing += 1
    try:
        record = await tables.background.run("import", _read, file, tables.opponents)
    finally:
        tables.importing -= 1
    seats = match.parse(record[0]).header.seats
    kinds = ["here" if seat.bot is None else "bot" for seat in seats]
    if "here" in kinds:
        kinds[kinds.index("here")] = "me"
    return await _keep(tables, record, kinds)


def _read(file: str, opponents: Opponents) -> list[str]:
    told = match.parse(file)
    if len(told.lines) > _MOST_ENTRIES:
        raise BadInput("server-import-long", most=_MOST_ENTRIES)
    for seat in told.header.seats:
        if len(seat.name) > 2 * _LONGEST_NAME or _BLANK.sub(" ", seat.name) != seat.name:
            raise BadInput("server-import-name")
        # A bot that has nothing more to decide is never loaded.
        if seat.bot is not None and told.result is None:
            opponents.check(seat.bot)
    until = time.thread_time() + _IMPORT_SECONDS

    def watch() -> None:
        if time.thread_time() > until:
            raise BadInput("server-import-slow")

    try:
        return _record(match.verify(told, watch))
    except match.Stopped:
        # Of an older match all is kept that can be read: it opens where it stops.
        if not told.outdated or any(line.n != n for n, line in enumerate(told.lines, 1)):
            raise
        return told.record


async def rematch(tables: TableRegistry, live: LiveTable, keys: Sequence[str]) -> Opened:
    """The same again; who else is there is invited."""
    if not live.table.over and live.seats_of(keys):
        raise BadInput("server-rematch-running")

    async def again() -> Table:
        setup = live.table.setup
        return start(
            setup.game,
            _turned(setup.seats, _seats_on(live.table)),
            options=setup.options,
            data=setup.data,
            position=setup.position,
        )

    return await _open_next(tables, live, keys, "rematch", again)


def _seats_on(table: Table) -> int:
    """By how many seats everyone goes on in a rematch.

    Where the rules draw who starts, everybody stays, and so keeps their colour.
    """
    drawn = type(table.game.rules).starting_place is not Rules.starting_place
    return 0 if drawn and table.setup.position is None else 1


def _turned(seats: Sequence[_T], by: int) -> list[_T]:
    return [*seats[by:], *seats[:by]]


async def go_on(tables: TableRegistry, live: LiveTable, keys: Sequence[str]) -> Opened:
    """A match that cannot be played on goes on as a new one, everyone in the same seat."""
    if (live.stopped is None or live.table.over) and live.seats_of(keys):
        raise BadInput("server-not-stopped")

    async def further() -> Table:
        return await tables.background.run("restore", under_new_rules, live.table.copy())

    return await _open_next(tables, live, keys, "continuation", further)


def under_new_rules(table: Table) -> Table:
    """The same match up to here, to be played on under the newest rules that it fits.

    It has no seed: what that would draw next has been seen already.
    """
    told = match.parse(match.dump(table))
    bare = msgspec.structs.replace(
        told.header, seed="", commitment="", chosen=False, rules=table.game.info.rules_version
    )
    found, stopped = match.last_good(match.Match(bare, told.lines, None))
    if stopped is None and found.position() == table.position():
        return found
    bare = msgspec.structs.replace(bare, rules=told.header.rules)
    return match.replay(match.Match(bare, told.lines, None))


async def _open_next(
    tables: TableRegistry,
    live: LiveTable,
    keys: Sequence[str],
    relation: Relation,
    make: Callable[[], Awaitable[Table]],
) -> Opened:
    """The match that follows on this one.

    Whoever asks later, of this server or after its restart, gets the same match.
    """
    held = {seat: key for key in keys for seat in live.seats_of([key])}
    if not held:
        raise BadInput("server-no-key")
    count = len(live.kinds)
    async with live.lock:
        next_id = await tables.store.next(live.id, relation)
        if next_id is None:
            by = _seats_on(live.table) if relation == "rematch" else 0
            own = {(old - by) % count: key for old, key in held.items()}
            kinds = [
                kind if kind == "bot" or seat in own else "link"
                for seat, kind in enumerate(_turned(live.kinds, by))
            ]
            try:
                opener = (min(own), own[min(own)])
                record = _record(await make())
                opened = await _keep(tables, record, kinds, opener, (live.id, relation))
            except EntryConflict:
                next_id = await tables.store.next(live.id, relation)  # by another process, just now
                assert next_id is not None
            else:
                next_id = opened.id
                if relation == "rematch":
                    _invite(live, set(held), next_id)
    # An older server turned the seats of every rematch: look where everybody sits.
    old, new = live.table.setup.seats, (await tables.open(next_id)).table.setup.seats
    by = next((by for by in (0, 1) if _turned(old, by) == list(new)), 0)
    own = {(seat - by) % count: key for seat, key in held.items()}
    """By their new seats, the keys of who asks."""
    mine = {seat: derive_key(key, next_id) for seat, key in own.items()}
    # A key that follows from the one held so far: it can be given again, and nobody else has it.
    await tables.add_keys(next_id, [StoredKey(hash_key(key), seat) for seat, key in mine.items()])
    return Opened(next_id, mine)


def _invite(live: LiveTable, asking: set[int], id: str) -> None:
    for viewer in live.viewers:
        if viewer.seats and not set(viewer.seats) & asking:
            viewer.tell(Rematch(id))


async def _keep(
    tables: TableRegistry,
    record: Sequence[str],
    kinds: Sequence[str],
    opener: tuple[int, str] | None = None,
    after: tuple[str, Relation] | None = None,
) -> Opened:
    """A match into the store. `opener`: whose old key the new one follows from, in a rematch."""
    id = new_id()
    keys = {seat: new_key() for seat, kind in enumerate(kinds) if kind != "bot"}
    if opener is not None:
        seat, old = opener
        keys[seat] = derive_key(old, id)
        first: int | None = seat
    else:
        here = [seat for seat, kind in enumerate(kinds) if kind in ("me", "here")]
        first = next((seat for seat in here if kinds[seat] == "me"), here[0] if here else None)
    held = [
        StoredKey(
            hash_key(key),
            seat,
            seal_key(key, keys[first], id, seat)
            if kinds[seat] == "link" and first is not None
            else "",
        )
        for seat, key in keys.items()
    ]
    header, *lines = record
    await tables.store.create(id, header, enumerate(lines, 1), tuple(kinds), held, after)
    return Opened(id, keys)


def _record(table: Table) -> list[str]:
    header = match.dump(table).split("\n", 1)[0]
    return [header, *(match.entry_line(entry) for entry in entries(table.log))]
