"""`python -m attack [SCENARIO …] [--short] [--json]`, from the root of the repository."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from attack.report import Row, as_json, as_text, missed
from attack.scenarios import SCENARIOS
from attack.stage import Stage

_LONGEST = 180.0
"""Seconds for a scenario: a server that has stopped must not stop this."""


def run(name: str, *, short: bool = False) -> list[Row]:
    """One scenario from start to end."""
    with tempfile.TemporaryDirectory(prefix="rotonde-attack-") as folder:
        stage = Stage(name, Path(folder), short=short)
        try:
            asyncio.run(asyncio.wait_for(SCENARIOS[name](stage), _LONGEST))
        except Exception as error:
            stage.check("to the end", f"{type(error).__name__} {error}"[:300], "it ends", False)
        return stage.finish()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m attack", description=__doc__)
    parser.add_argument("scenario", nargs="*", help=", ".join(SCENARIOS))
    parser.add_argument("--short", action="store_true", help="a few seconds each, times not held")
    parser.add_argument("--json", action="store_true", help="a JSON list instead of a table")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.scenario if name not in SCENARIOS]
    if unknown:
        parser.error(f"no such scenario: {', '.join(unknown)}")
    rows: list[Row] = []
    for name in asked.scenario or SCENARIOS:
        began = time.monotonic()
        print(f"{name} …", end=" ", file=sys.stderr, flush=True)
        rows += run(name, short=asked.short)
        print(f"{time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print(json.dumps(as_json(rows)) if asked.json else as_text(rows))
    return 1 if missed(rows, times=not asked.short) else 0


if __name__ == "__main__":
    sys.exit(main())
