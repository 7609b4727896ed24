"""A package written by `rotonde new`, put on the path as if it were installed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

GROUP = "rotonde.games"


def rotonde(*args, env=None, cwd=None, code=0, lang="C"):
    """A command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "rotonde.cli", *map(str, args)],
        capture_output=True,
        text=True,
        env={**(env or os.environ), "LANG": lang, "LC_ALL": lang},
        cwd=cwd,
        timeout=120,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


def write(folder: Path, name: str) -> dict[str, str]:
    """Write a package; the environment in which Rotonde finds it."""
    rotonde("new", name, "--folder", folder)
    return installed(folder)


def installed(folder: Path) -> dict[str, str]:
    """What installing would do: its own entry points beside it, and both on the path."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head)
    points = (f"{id} = {where}\n" for id, where in project["entry-points"][GROUP].items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{''.join(points)}")
    return found_in(folder)


def found_in(folder: Path) -> dict[str, str]:
    """The environment in which an installed package is found there."""
    path = os.pathsep.join(filter(None, (str(folder / "src"), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
