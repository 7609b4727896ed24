"""A copy of the database, taken while a server may be running on it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from rotonde.kernel.files import reason
from rotonde.kernel.message import BadInput, Message


def back_up(database: Path, copy: Path) -> None:
    """Write a copy that only its owner can read: the seeds of running matches are in it."""
    if not database.is_file():
        raise BadInput("bad-database-read", path=str(database), detail=(Message("os-missing"),))
    try:
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise BadInput("bad-file-write", path=str(copy), detail=reason(error)) from None
    except ValueError:
        raise BadInput("bad-path", path=str(copy)) from None
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(database))}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise BadInput("bad-database-read", path=str(database), detail=str(error)) from None
