"""Corpus files: match files, packed where matches are long, in the folder of each game's tests."""

from __future__ import annotations

import gzip
from pathlib import Path

from rotonde.kernel.table import match
from rotonde.kernel.table.table import Table
from tests.every import TESTS, folder


def corpus(game: str) -> Path:
    """Where the corpus of a game is."""
    return folder(game) / "corpus"


def files(game: str = "*") -> list[Path]:
    """All of them, or those of a game."""
    return sorted(TESTS.glob(f"{game.replace('-', '_')}/corpus/*.match*"))


def text_of(file: Path) -> str:
    raw = file.read_bytes()
    return (gzip.decompress(raw) if file.suffix == ".gz" else raw).decode()


def read(file: Path) -> match.Match:
    return match.parse(text_of(file))


def pack(text: str, file: Path) -> None:
    """Written so that the same match is the same file."""
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def name_of(table: Table, number: int, options: dict[str, str]) -> str:
    """What a packed file is called: its number, the number of players, and what is special."""
    told = [key if value in ("on", "off") else value for key, value in options.items()]
    return "-".join([f"{number:02}", str(len(table.setup.seats)), *told]) + ".match.gz"
