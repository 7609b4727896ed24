"""A game of another package at the server: found, as any such game, by its entry point."""

from __future__ import annotations

import os
from pathlib import Path


def with_yard(folder: Path) -> dict[str, str]:
    """The environment of a server that knows the yard as well."""
    info = folder / "yard-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: yard\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text("[rotonde.games]\nyard = tests.kernel.yard:YARD\n")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
