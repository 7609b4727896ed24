"""What versions of the rules have left, each a store and match files."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from tests.corpus.files import text_of

V1, V2 = (Path(__file__).parent / version for version in ("v1", "v2"))


def read_matches(version: Path) -> dict[str, dict[str, Any]]:
    """By name: id, keys, and where the match stood."""
    found: dict[str, dict[str, Any]] = json.loads((version / "matches.json").read_text("utf-8"))
    return found


MATCHES = read_matches(V1)
FILES = [file for version in (V1, V2) for file in sorted(version.glob("*.match.gz"))]


def unpack_store(folder: Path, version: Path = V1) -> Path:
    path = folder / "matches.sqlite"
    path.write_bytes(gzip.decompress((version / "matches.sqlite.gz").read_bytes()))
    return path


def unpack_file(file: Path, folder: Path) -> Path:
    path = folder / file.stem
    path.write_text(text_of(file), "utf-8")
    return path


def keys(name: str) -> dict[int, str]:
    return {int(seat): key for seat, key in MATCHES[name]["keys"].items()}
