"""Where matches are kept: SQLite, one writer, a decision is safe before anyone hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args
from urllib.parse import quote

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError

from rotonde.kernel.files import reason
from rotonde.kernel.message import BadInput, Message

_SCHEMA = 4
_meta = sa.MetaData()
_matches = sa.Table(
    "match",
    _meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("kinds", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
_entries = sa.Table(
    "entry",
    _meta,
    sa.Column("match", sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
_keys = sa.Table(
    "key",
    _meta,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("match", sa.ForeignKey("match.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("sealed", sa.String, nullable=False),
)

_snapshots = sa.Table(
    "snapshot",
    _meta,
    sa.Column("match", sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
)
_asides = sa.Table(
    "aside",
    _meta,
    sa.Column("match", sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, primary_key=True),
    sa.Column("said", sa.LargeBinary, nullable=False),
)

Relation = Literal["rematch", "continuation"]
_nexts = {
    relation: sa.Table(
        relation,
        _meta,
        sa.Column("match", sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("next", sa.ForeignKey("match.id"), nullable=False),
    )
    for relation in get_args(Relation)
}

# Thousands of rows in one step of SQLite: between two steps a thread waits for the others.
_insert_all = sa.text(
    "INSERT INTO entry (match, n, line, at)"
    " SELECT :match, value ->> 0, value ->> 1, :at FROM json_each(:rows)"
)
_select_all = sa.text(
    "SELECT json_group_array(line), max(at)"
    " FROM (SELECT line, at FROM entry WHERE match = :match ORDER BY n)"
)

# Written at every decision: as text, so that no statement is put together each time.
_INSERT_ENTRY = "INSERT INTO entry (match, n, line, at) VALUES (?, ?, ?, ?)"
_DELETE_ASIDES = "DELETE FROM aside WHERE match = ? AND kind = ?"
_DELETE_ASIDE = "DELETE FROM aside WHERE match = ? AND seat = ? AND kind = ?"
_INSERT_ASIDE = "INSERT INTO aside (match, seat, kind, said) VALUES (?, ?, ?, ?)"

Kind = Literal["draft", "ceiling"]
"""Private data of a seat: drafts, and bid limits by the name that stored ones have."""
Work = Callable[[sa.Connection], None]
T = TypeVar("T")
_logger = logging.getLogger("rotonde.server")


class EntryConflict(Exception):
    """Another process wrote this entry first."""


class NotSaved(BadInput):
    """The store does not take it now, e.g. because the disk is full; nothing was written."""

    def __init__(self) -> None:
        super().__init__("server-not-saved")


class NotRead(BadInput):
    """The store cannot be read now, e.g. because the disk fails; later it may be."""

    def __init__(self) -> None:
        super().__init__("server-not-read")


class Unreadable(BadInput):
    """What lies in the store is no match that this server can read."""

    def __init__(self) -> None:
        super().__init__("server-unreadable")


class StoredKey(msgspec.Struct, frozen=True):
    hash: str
    seat: int
    sealed: str = ""
    """The key itself, readable only with the key of the one who opened the match."""


class SeatPrivateData(msgspec.Struct, frozen=True):
    """What a seat keeps to itself beside the match: no part of its record."""

    seat: int
    kind: str
    said: bytes


class Stored(msgspec.Struct, frozen=True):
    """A match as it lies in the store; together its lines are a match file."""

    id: str
    header: str
    kinds: tuple[str, ...]
    created: float
    lines: tuple[str, ...]
    touched: float
    """When its last entry was written."""
    keys: tuple[StoredKey, ...]
    snapshot: bytes | None = None
    """A state on the way to its last entry, if one is kept and it still fits."""
    private_data: tuple[SeatPrivateData, ...] = ()

    @property
    def record(self) -> tuple[str, ...]:
        return (self.header, *self.lines)


class Store:
    """One task writes, and commits together what has queued up; reading has its own threads."""

    def __init__(self, path: Path) -> None:
        self._prepare(path)
        self._reader = _engine(path, "BEGIN")
        self._writer = _engine(path, "BEGIN IMMEDIATE")
        try:
            self._open()
        except DatabaseError as error:
            detail = str(error.orig)
            raise BadInput("bad-database", path=str(path), detail=detail) from None
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(2, "store-read")
        self._pen = ThreadPoolExecutor(1, "store-write")

    @staticmethod
    def _prepare(path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # The seeds of running matches are in it: nobody else on this machine may read it.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise BadInput("bad-database", path=str(path), detail=reason(error)) from None

    def _open(self) -> None:
        with self._writer.begin() as db:
            version = db.exec_driver_sql("PRAGMA user_version").scalar_one()
            if version > _SCHEMA:
                raise BadInput("bad-database-version", version=version, known=_SCHEMA)
            _meta.create_all(db)
            db.exec_driver_sql(f"PRAGMA user_version = {_SCHEMA}")

    async def write_forever(self) -> None:
        """The writer: nothing is lost that it has answered for."""
        loop = asyncio.get_running_loop()
        while True:
            jobs = [await self._queue.get()]
            while not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            try:
                failures = await loop.run_in_executor(
                    self._pen, self._commit, [work for work, _ in jobs]
                )
            except Exception as error:
                failures = [error] * len(jobs)
            for (_, done), failure in zip(jobs, failures, strict=True):
                if done.done():
                    continue
                if failure is None:
                    done.set_result(None)
                else:
                    done.set_exception(failure)

    def _commit(self, jobs: list[Work]) -> list[Exception | None]:
        try:
            with self._writer.begin() as db:
                for work in jobs:
                    work(db)
        except IntegrityError:
            # One of them came too late, which is rare: each is kept or fails by itself.
            return [self._commit_alone(work) for work in jobs]
        return [None] * len(jobs)

    def _commit_alone(self, work: Work) -> Exception | None:
        try:
            with self._writer.begin() as db:
                work(db)
        except IntegrityError:
            return EntryConflict()
        except Exception as error:
            return error
        return None

    async def _write(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, done))
        try:
            await done
        except SQLAlchemyError as error:
            _logger.warning("The store takes nothing: %s", getattr(error, "orig", error))
            raise NotSaved from None

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._reader.begin() as db:
                return work(db)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        except SQLAlchemyError as error:
            _logger.warning("The store cannot be read: %s", getattr(error, "orig", error))
            raise (NotRead if is_passing(error) else Unreadable) from None

    async def create(
        self,
        id: str,
        header: str,
        lines: Iterable[tuple[int, str]],
        kinds: tuple[str, ...],
        keys: Iterable[StoredKey],
        after: tuple[str, Relation] | None = None,
    ) -> None:
        """A new match, whole or not at all.

        `after`: as the rematch or continuation of that one; EntryConflict if it has one.
        """
        now = time.time()
        rows = msgspec.json.encode([*lines]).decode()
        held = [{"match": id, **msgspec.structs.asdict(key)} for key in keys]

        def work(db: sa.Connection) -> None:
            db.execute(
                _matches.insert(),
                {"id": id, "header": header, "kinds": " ".join(kinds), "created": now},
            )
            db.execute(_insert_all, {"match": id, "at": now, "rows": rows})
            if held:
                db.execute(_keys.insert(), held)
            if after is not None:
                former, relation = after
                db.execute(_nexts[relation].insert(), {"match": former, "next": id})

        await self._write(work)

    async def next(self, id: str, relation: Relation) -> str | None:
        """The match that was opened as the rematch or continuation of this one."""
        nexts = _nexts[relation]
        asked = sa.select(nexts.c.next).where(nexts.c.match == id)
        return await self._read(lambda db: db.execute(asked).scalar())

    async def add_keys(self, id: str, keys: Sequence[StoredKey]) -> None:
        """Further keys of a match; those it has already are left as they are."""
        rows = [{"match": id, **msgspec.structs.asdict(key)} for key in keys]
        await self._write(lambda db: _put_keys(db, rows))

    async def append(
        self, id: str, lines: Sequence[tuple[int, str]], ended: Sequence[Kind]
    ) -> None:
        """Entries of a match with their numbers, all or none; EntryConflict if one exists.

        `ended`: the kinds of private data that end with them, whosever they are.
        """
        now = time.time()
        rows = [(id, n, line, now) for n, line in lines]
        over = [(id, kind) for kind in ended]

        def work(db: sa.Connection) -> None:
            db.exec_driver_sql(_INSERT_ENTRY, rows)
            db.exec_driver_sql(_DELETE_ASIDES, over)

        await self._write(work)

    async def keep_private_data(self, id: str, seat: int, kind: Kind, said: bytes | None) -> None:
        """What a seat keeps to itself, instead of what it kept so far; None: nothing."""
        row = (id, seat, kind)

        def work(db: sa.Connection) -> None:
            db.exec_driver_sql(_DELETE_ASIDE, row)
            if said is not None:
                db.exec_driver_sql(_INSERT_ASIDE, (*row, said))

        await self._write(work)

    async def keep_snapshot(self, id: str, n: int, state: bytes) -> None:
        """The state after entry `n`, instead of an earlier one."""
        row = {"match": id, "n": n, "state": state}

        def work(db: sa.Connection) -> None:
            db.execute(_snapshots.delete().where(_snapshots.c.match == id))
            db.execute(_snapshots.insert(), row)

        await self._write(work)

    async def match(self, id: str) -> Stored | None:
        return await self._read(lambda db: _read_match(db, id))

    async def close(self) -> None:
        self._pen.shutdown()
        self._threads.shutdown()
        self._reader.dispose()
        self._writer.dispose()


def read_records(path: Path) -> Iterator[tuple[str, tuple[str, ...] | None]]:
    """Every match of a database by its id, with its record; None: that cannot be read.

    Nothing is written, so that a server may be running on it.
    """
    if not path.is_file():
        raise BadInput("bad-database-read", path=str(path), detail=(Message("os-missing"),))
    engine = sa.create_engine(f"sqlite:///file:{quote(str(path))}?mode=ro&uri=true")
    try:
        with engine.connect() as db:
            version = db.exec_driver_sql("PRAGMA user_version").scalar_one()
            if version > _SCHEMA:
                raise BadInput("bad-database-version", version=version, known=_SCHEMA)
            ids = db.execute(sa.select(_matches.c.id).order_by(_matches.c.created)).scalars().all()
            for id in ids:
                yield str(id), _record(db, id)
    except DatabaseError as error:
        raise BadInput("bad-database-read", path=str(path), detail=str(error.orig)) from None
    finally:
        engine.dispose()


def _record(db: sa.Connection, id: str) -> tuple[str, ...] | None:
    try:
        header = db.execute(sa.select(_matches.c.header).where(_matches.c.id == id)).scalar_one()
        lines, _ = db.execute(_select_all, {"match": id}).one()
    except DatabaseError:
        return None
    record = (header, *msgspec.json.decode(lines))
    return record if all(isinstance(text, str) for text in record) else None


def is_passing(error: SQLAlchemyError) -> bool:
    """Whether a failed read says nothing about the match itself."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF in _PASSING  # the bits above tell which kind of it


_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}


def _put_keys(db: sa.Connection, rows: Sequence[dict[str, Any]]) -> None:
    db.execute(_keys.insert().prefix_with("OR IGNORE"), rows)


def _read_match(db: sa.Connection, id: str) -> Stored | None:
    found = db.execute(sa.select(_matches).where(_matches.c.id == id)).first()
    if found is None:
        return None
    lines, touched = db.execute(_select_all, {"match": id}).one()
    keys = db.execute(
        sa.select(_keys.c.hash, _keys.c.seat, _keys.c.sealed).where(_keys.c.match == id)
    ).all()
    # Whatever somebody has put there: it is for others to find out that it means nothing.
    state = sa.cast(_snapshots.c.state, sa.LargeBinary)
    snapshot = db.execute(sa.select(state).where(_snapshots.c.match == id)).scalar()
    said = sa.cast(_asides.c.said, sa.LargeBinary)
    private = db.execute(
        sa.select(_asides.c.seat, _asides.c.kind, said).where(_asides.c.match == id)
    ).all()
    record = msgspec.json.decode(lines)
    if not all(isinstance(text, str) for text in (found.header, found.kinds, *record)):
        raise Unreadable
    return Stored(
        id,
        found.header,
        tuple(found.kinds.split()),
        _time(found.created),
        tuple(record),
        _time(found.created if touched is None else touched),
        tuple(StoredKey(*key) for key in keys if _is_valid_key(*key)),
        snapshot,
        tuple(SeatPrivateData(*row) for row in private if isinstance(row.seat, int)),
    )


def _time(stored: object) -> float:
    return float(stored) if isinstance(stored, int | float) else 0.0


def _is_valid_key(hash: object, seat: object, sealed: object) -> bool:
    """Whether a key's row holds what it should; else it opens nothing."""
    return isinstance(hash, str) and isinstance(seat, int) and isinstance(sealed, str)


def _engine(path: Path, begin: str) -> sa.Engine:
    engine = sa.create_engine(
        f"sqlite:///{path}",
        connect_args={"timeout": 10, "check_same_thread": False},
        # What is written holds secrets: a failure is logged without it.
        hide_parameters=True,
    )

    @sa.event.listens_for(engine, "connect")
    def settle(raw: Any, _: object) -> None:
        raw.isolation_level = None  # we say BEGIN ourselves
        with contextlib.closing(raw.cursor()) as cursor:
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA foreign_keys = ON")

    @sa.event.listens_for(engine, "begin")
    def say_begin(db: sa.Connection) -> None:
        db.exec_driver_sql(begin)

    return engine
