"""All that a release needs, up to the upload: `make release`.

Builds the sdist, the wheel out of the sdist, looks into both, starts the wheel in an empty
environment, and says what is left to do.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
_CLIENT = "rotonde/server/static"
_IN_WHEEL = (
    f"{_CLIENT}/index.html",
    f"{_CLIENT}/THIRD-PARTY.txt",
    f"{_CLIENT}/companion/silverton/index.html",
    f"{_CLIENT}/companion/silverton/THIRD-PARTY.txt",
    "rotonde/py.typed",
)
_IN_SDIST = ("Makefile", "LICENSE", "CHANGELOG.md", "requirements/dev.txt", "tests/test_docs.py")


class Fault(Exception):
    """Why this cannot be released."""


def main() -> int:
    try:
        version = _version()
        _check_tree(version)
        sdist, wheel = _build(version)
        _look_into(sdist, wheel)
        _try_out(wheel, version)
    except Fault as fault:
        print(f"No release: {fault}", file=sys.stderr)
        return 1
    for file in (sdist, wheel):
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")
    if 'repository = ""' in (ROOT / "pyproject.toml").read_text("utf-8"):
        print(
            "pyproject.toml names no repository: the page of the package has no links, no pictures."
        )
    print(f"""
Left to do:
  git tag -a v{version} -m "Rotonde {version}"
  git push origin v{version}
  twine upload {sdist.relative_to(ROOT)} {wheel.relative_to(ROOT)}
  put dist/docs on the documentation's host""")
    return 0


def _version() -> str:
    text = (ROOT / "src/rotonde/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        raise Fault("src/rotonde/__init__.py has no version of three numbers.")
    return found[1]


def _check_tree(version: str) -> None:
    if _run("git", "status", "--porcelain"):
        raise Fault("there are changes that are not committed.")
    if _run("git", "tag", "--list", f"v{version}"):
        raise Fault(f"v{version} is tagged already: raise __version__.")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        raise Fault(f"CHANGELOG.md has no section “## [{version}] - YYYY-MM-DD”.")


def _build(version: str) -> tuple[Path, Path]:
    """The wheel is built from the unpacked sdist: what is missing there is noticed."""
    _run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST))
    sdist = DIST / f"rotonde-{version}.tar.gz"
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        source = Path(folder) / f"rotonde-{version}"
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST), cwd=source)
    return sdist, DIST / f"rotonde-{version}-py3-none-any.whl"


def _look_into(sdist: Path, wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    with tarfile.open(sdist) as archive:
        sources = {name.partition("/")[2] for name in archive.getnames()}
    for wanted, found in ((_IN_WHEEL, packed), (_IN_SDIST, sources)):
        for name in wanted:
            if name not in found:
                raise Fault(f"{name} is missing.")


def _try_out(wheel: Path, version: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin/python")
        _run(python, "-m", "pip", "install", "--quiet", str(wheel))
        told = _run(python, "-m", "rotonde", "--version", cwd=Path(folder))
        if told != f"Rotonde {version}":
            raise Fault(f"the installed wheel says it is {told}.")
        _run(python, "-m", "rotonde", "check", "steam-tunnel", "--matches", "2", cwd=Path(folder))


def _run(*command: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Fault(f"{' '.join(command)}:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
