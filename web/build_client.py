"""Builds the browser's pages into the package: `python web/build_client.py`.

make and the package's own build call this. The pages carry a fingerprint of the sources they were
built from, so that pages of other sources are noticed and built anew, never shipped. It needs
nothing but Python, Node and npm.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src/rotonde/server/static"
_FINGERPRINT = STATIC / "sources.sha256"
_PAGES = (STATIC / "index.html", STATIC / "companion/silverton/index.html")
_NOT_SOURCES = {"node_modules", "__pycache__"}
_INSTALLED = WEB / "node_modules/.installed"

HOW_TO_GET_NODE = """\
Building the browser's pages needs Node 20.19, or 22.12 and later, with npm: {fault}.
  Debian, Ubuntu: sudo apt install nodejs npm   (Debian 12 and Ubuntu 24.04 have Node 18: too old)
  Fedora:         sudo dnf install nodejs-npm
  macOS:          brew install node
  elsewhere:      https://nodejs.org/en/download"""


def fingerprint() -> str:
    """Names the sources of the pages: every file below web/, by path and content."""
    digest = hashlib.sha256()
    for path in sorted(_sources(WEB), key=lambda path: path.relative_to(WEB).as_posix()):
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources(folder: Path) -> list[Path]:
    found = []
    for path in folder.iterdir():
        if path.name in _NOT_SOURCES:
            continue
        found += _sources(path) if path.is_dir() else [path]
    return found


def is_current() -> bool:
    """Whether the pages are there and were built from what lies in web/ now."""
    if not all(page.is_file() for page in _PAGES) or not _FINGERPRINT.is_file():
        return False
    return _FINGERPRINT.read_text("utf-8").strip() == fingerprint()


def missing() -> str | None:
    """What is missing for a build and how to get it; None: nothing."""
    if shutil.which("node") is None:
        return HOW_TO_GET_NODE.format(fault="there is no node here")
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", told.stdout)
    if version is None or not _is_supported(int(version[1]), int(version[2])):
        name = told.stdout.strip() or "of no version that it tells"
        return HOW_TO_GET_NODE.format(fault=f"this one is {name}")
    if shutil.which("npm") is None:
        return HOW_TO_GET_NODE.format(fault="there is no npm here")
    return None


def _is_supported(major: int, minor: int) -> bool:
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def install() -> None:
    """What package-lock.json names, unless it is there."""
    lock = WEB / "package-lock.json"
    if _INSTALLED.is_file() and _INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Installing what the build of the pages needs into web/node_modules.", flush=True)
    _npm("ci", "--no-audit", "--no-fund", "--silent")
    _INSTALLED.touch()


def build() -> None:
    """Build the pages if they are not of these sources."""
    if is_current():
        return
    _FINGERPRINT.unlink(missing_ok=True)
    before = fingerprint()
    install()
    print("Building the browser's pages.", flush=True)
    _npm("run", "--silent", "build")
    _FINGERPRINT.write_text(before + "\n", "utf-8")


def _npm(*words: str) -> None:
    # npm's own warnings about its settings are nobody's business here.
    quiet = {**os.environ, "NPM_CONFIG_LOGLEVEL": "error", "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    npm = shutil.which("npm") or "npm"
    subprocess.run([npm, *words], cwd=WEB, env=quiet, check=True)


def main(given: list[str]) -> int:
    if given == ["--check"]:
        needed = not is_current()
    else:
        needed = given == ["--install"] or not is_current()
    fault = missing() if needed else None
    if fault is not None:
        print(fault, file=sys.stderr)
        return 1
    if given == ["--install"]:
        install()
    elif not given:
        build()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"{' '.join(map(str, error.cmd))} failed, see above.")
