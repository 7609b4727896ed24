"""What version 1 of the rules has left: a store, and match files."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from tests.corpus.files import text_of

V1 = Path(__file__).parent / "v1"
MATCHES: dict[str, dict[str, Any]] = json.loads((V1 / "matches.json").read_text("utf-8"))
"""By name: id, keys, and where the match stood."""
FILES = sorted(V1.glob("*.match.gz"))


def unpack_store(folder: Path) -> Path:
    path = folder / "matches.sqlite"
    path.write_bytes(gzip.decompress((V1 / "matches.sqlite.gz").read_bytes()))
    return path


def unpack_file(name: str, folder: Path) -> Path:
    path = folder / f"{name}.match"
    path.write_text(text_of(V1 / f"{name}.match.gz"), "utf-8")
    return path


def keys(name: str) -> dict[int, str]:
    return {int(seat): key for seat, key in MATCHES[name]["keys"].items()}
