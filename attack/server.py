"""A server in a process of its own, and what can be read about it from outside."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
_EAGER = (
    "import sys; sys.setswitchinterval({interval}); "
    "from rotonde.cli import main; sys.exit(main(sys.argv[1:]))"
)
_TICKS = os.sysconf("SC_CLK_TCK")
_STARTS_WITHIN = 60.0


class Server:
    """`rotonde play` on a database of its own; `kill` ends it as a power cut would."""

    def __init__(
        self,
        database: Path,
        *,
        switch_interval: float | None = None,
        prefix: Sequence[str] = (),
    ) -> None:
        """`prefix` stands before the command, for example to start it in another namespace."""
        self.database = database
        self.log: list[str] = []
        """What it wrote to stderr since the first start."""
        how = ["-m", "rotonde.cli"]
        if switch_interval is not None:
            how = ["-c", _EAGER.format(interval=switch_interval)]
        self._command = [
            *prefix,
            sys.executable,
            *how,
            *("--lang", "en", "play", "--no-browser", "--port", "0"),
            *("--database", str(database)),
        ]
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def files(self) -> Path:
        """The database as seen from here, also where the server has mounts of its own."""
        return Path(f"/proc/{self.pid}/root") / self.database.relative_to("/")

    def copied(self) -> Path:
        """A copy of the database with all that is committed; for that the server must be idle."""
        copy = self.database.parent / f"{self.database.name}.copy"
        copy.parent.mkdir(parents=True, exist_ok=True)
        for end in ("", "-wal"):
            if os.path.exists(f"{self.files}{end}"):
                shutil.copyfile(f"{self.files}{end}", f"{copy}{end}")
        return copy

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
        )
        assert self.process.stdout is not None
        threading.Thread(target=self._read_log, args=(self.process,), daemon=True).start()
        reading = asyncio.to_thread(self.process.stdout.readline)
        said = await asyncio.wait_for(reading, _STARTS_WITHIN)
        found = re.search(r"http://\S+?:\d+", said)
        if found is None:
            raise RuntimeError(f"The server did not start: {said}{''.join(self.log)}")
        self.address = found.group()

    def _read_log(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.log.append(line)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def memory(self) -> float:
        """MB of the server process itself, without the bots' workers."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found.group(1)) / 1024 if found else 0.0

    def processor(self) -> float:
        """Seconds of processor time so far."""
        stat = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / _TICKS
