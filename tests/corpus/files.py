"""Corpus files: match files, packed where matches are long."""

from __future__ import annotations

import gzip
from pathlib import Path

from rotonde.kernel.table import match

HERE = Path(__file__).parent


def files(game: str = "*") -> list[Path]:
    """All of them, or those of a game."""
    folder = game.replace("-", "_")
    return sorted([*HERE.glob(f"{folder}/*.match"), *HERE.glob(f"{folder}/*.match.gz")])


def text_of(file: Path) -> str:
    raw = file.read_bytes()
    return (gzip.decompress(raw) if file.suffix == ".gz" else raw).decode()


def read(file: Path) -> match.Match:
    return match.parse(text_of(file))


def pack(text: str, file: Path) -> None:
    """Written so that the same match is the same file."""
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
