"""Builds the browser's table into the package, so that a wheel needs no Node where it is used."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        static = root / "src/rotonde/server/static"
        built = (static / "index.html", static / "companion/silverton/index.html")
        # An editable install is for those who build the client themselves, with make.
        if version == "editable" or all(map(Path.exists, built)) or not (root / "web").is_dir():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("Building Rotonde's client needs Node and npm.")
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *step], cwd=root / "web", check=True)
