"""A virtual environment in which games are really installed, beside what the running one has."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
NIGHT_MAIL = ROOT / "examples/night_mail"


class Scratch:
    """What is installed here is found by `python`, and by nobody else."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=os.name != "nt")
        here = {"base": str(folder), "platbase": str(folder)}
        site = Path(sysconfig.get_path("purelib", "venv", here))
        # Its own packages come first; all else, pip and hatchling too, is where we have it.
        paths = {str(ROOT / "src"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        (site / "running.pth").write_text("".join(f"{path}\n" for path in sorted(paths)))
        self.folder = folder
        self.python = str(
            Path(sysconfig.get_path("scripts", "venv", here)) / Path(sys.executable).name
        )

    def install(self, *projects: Path | str) -> None:
        """`pip install`, with nothing from the network."""
        offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
        self.run("-m", "pip", "install", "--disable-pip-version-check", *offline, *projects)

    def run(
        self,
        *words: Path | str,
        code: int = 0,
        cwd: Path = ROOT,
        path: Path | None = None,
        timeout: int = 600,
    ) -> subprocess.CompletedProcess[str]:
        """Run Python with these words; `path` is a folder whose modules are found first."""
        done = subprocess.run(
            [self.python, *map(str, words)],
            cwd=cwd,
            env=self.env(path),
            capture_output=True,
            text=True,
            timeout=timeout,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done

    def rotonde(self, *words: Path | str | int, **how: object) -> subprocess.CompletedProcess[str]:
        """A command of Rotonde's."""
        done = self.run("-m", "rotonde.cli", "--lang", "en", *map(str, words), **how)  # type: ignore[arg-type]
        assert "Traceback" not in done.stderr
        return done

    def env(self, path: Path | None = None) -> dict[str, str]:
        if path is None:
            return {**os.environ}
        paths = os.pathsep.join(filter(None, (str(path), os.environ.get("PYTHONPATH"))))
        return {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
