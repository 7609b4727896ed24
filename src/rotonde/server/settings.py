"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

import msgspec

STATIC = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True):
    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    static: Path = STATIC
    """The built client."""
    think: float = 0.6
    """Seconds the strong bot thinks; the other levels take a share of it."""
    pause: float = 0.25
    """A bot takes at least this long, so that people can follow."""
    workers: int = 2
    cached: int = 64
    """How many matches nobody looks at stay in memory."""
    snapshot_every: int = 200
    """How many entries of a match may lie between its snapshot and its end."""
    snapshot_back: int = 12
    """How many decisions a snapshot lies behind the end of its match: after a restart the last
    ones are taken back from there."""
    limits: bool = True
    """Whether a visitor who asks for too much is slowed down or refused."""
