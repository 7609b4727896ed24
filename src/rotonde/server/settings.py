"""How a server is set up."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from rotonde.kernel.message import BadInput

STATIC = Path(__file__).parent / "static"


class PublicUrl(msgspec.Struct, frozen=True):
    """Where people find a server that stands behind a proxy."""

    scheme: str
    host: str
    """With its port, if it has one."""

    @classmethod
    def read(cls, text: str) -> PublicUrl:
        """BadInput unless it is a scheme and a host, e.g. https://games.example."""
        found = _URL.fullmatch(text.strip().lower())
        if found is None:
            raise BadInput("bad-public-url", url=text[:100])
        return cls(found["scheme"], found["host"])

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}"


_URL = re.compile(r"(?P<scheme>https?)://(?P<host>([a-z0-9_.-]+|\[[0-9a-f:]+\])(:\d{1,5})?)/?")


class Settings(msgspec.Struct, frozen=True):
    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: PublicUrl | None = None
    """Where people find it, if that is not where it listens."""
    static: Path = STATIC
    """The built client."""
    think: float = 0.6
    """Seconds the strong bot thinks; the other levels take a share of it."""
    bots: tuple[str, ...] = ()
    """Bots from elsewhere that the host has named, besides those that are installed."""
    bot_seconds: float = 10.0
    """How long a bot from elsewhere may take for a decision."""
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
    warm: bool = True
    """Whether all games are read and drawn at the start, before anyone asks for them."""
    limits: bool = True
    """Whether a visitor who asks for too much is slowed down or refused."""
