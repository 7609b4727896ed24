"""A real server in a process of its own: `python -m tests.server.launch DATABASE [PAUSE]`."""

from __future__ import annotations

import sys
from pathlib import Path

from rotonde.server.run import serve
from rotonde.server.settings import Settings


def launch() -> None:
    pause = float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
    settings = Settings(
        Path(sys.argv[1]),
        port=0,
        think=0.03,
        pause=pause,
        workers=1,
        cached=3,
        snapshot_every=8,
        snapshot_back=0,
        warm=False,  # most tests are over sooner than that
    )
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    launch()
