"""Trouble with the disk: a database that another program holds, and no room left."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from attack.server import Server


@contextlib.asynccontextmanager
async def locked(database: Path) -> AsyncIterator[None]:
    """Nobody else can write meanwhile."""
    db = sqlite3.connect(database, timeout=30, isolation_level=None, check_same_thread=False)
    try:
        await asyncio.to_thread(db.execute, "BEGIN IMMEDIATE")
        yield
    finally:
        db.close()


@contextlib.contextmanager
def no_larger_files(server: Server) -> Iterator[None]:
    """The server's files cannot grow meanwhile, as on a full disk or beyond a quota."""
    sizes = [os.path.getsize(f"{server.files}{end}") for end in ("", "-wal")]
    _, hard = before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (max(sizes), hard))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def small_disk(folder: Path, megabytes: int) -> list[str] | None:
    """What to put before a command so that it finds a small disk there; None if that cannot be."""
    unshare = shutil.which("unshare")
    if unshare is None:
        return None
    script = f'mount -t tmpfs -o size={megabytes}m tmpfs "{folder}" && exec "$@"'
    prefix = [unshare, "--mount", "--", "sh", "-c", script, "sh"]
    tried = subprocess.run([*prefix, "true"], capture_output=True, check=False)
    return prefix if tried.returncode == 0 else None


@contextlib.contextmanager
def full(folder: Path) -> Iterator[None]:
    """Not a byte is left on this disk meanwhile."""
    filler = folder / "filler"
    with open(filler, "wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0" * 4096)
    try:
        yield
    finally:
        filler.unlink()
