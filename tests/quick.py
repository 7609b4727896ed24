"""Runs the unit tests that matter for what has changed: `python -m tests.quick`.

What is not committed counts, else the last commit. It takes a minute where `make test` takes a
quarter of an hour, and is no substitute for it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_KERNEL = ("tests/kernel", "tests/games/steam_tunnel", "tests/server/test_present.py")
_SERVER = tuple(
    f"tests/server/test_{name}.py"
    for name in ("present", "deltas", "crowds", "damage", "static", "words", "play", "undo")
)
_MATTER: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("src/rotonde/kernel/", _KERNEL),
    ("src/rotonde/server/", _SERVER),
    ("src/rotonde/bots/", ("tests/bots",)),
    ("src/rotonde/arena/", ("tests/arena",)),
    ("src/rotonde/envs/", ("tests/envs",)),
    ("src/rotonde/shell/", ("tests/shell",)),
    ("src/rotonde/trial/", ("tests/shell/test_check.py",)),
    ("src/rotonde/cli.py", ("tests/shell",)),
    ("attack/", ("tests/server/test_play.py",)),
    ("bench/", ("tests/test_bench.py",)),
    ("docs/", ("tests/test_docs.py",)),
    ("README.md", ("tests/test_docs.py",)),
    ("CONTRIBUTING.md", ("tests/test_docs.py",)),
    ("SECURITY.md", ("tests/test_docs.py",)),
    ("mkdocs.yml", ("tests/test_docs.py",)),
    ("tools/", ("tests/test_tools.py",)),
    ("web/build_client.py", ("tests/test_tools.py", "tests/test_wheel.py")),
    ("web/plugins/", ("tests/test_wheel.py",)),
    ("hatch_build.py", ("tests/test_wheel.py",)),
    ("pyproject.toml", ("tests/test_wheel.py",)),
)


def changed() -> list[str]:
    """Files that differ from the last commit, or that it changed."""

    def git(*asked: str) -> list[str]:
        told = subprocess.run(["git", *asked], cwd=ROOT, check=True, capture_output=True, text=True)
        return told.stdout.split("\n")[:-1]

    open_ = git("diff", "--name-only", "HEAD")
    open_ += git("ls-files", "--others", "--exclude-standard")
    return open_ or git("diff", "--name-only", "HEAD~1", "HEAD")


def matter(files: Iterable[str]) -> list[str]:
    """The tests that say most about these files."""
    found: set[str] = set()
    for file in files:
        name = Path(file).name
        if file.startswith("tests/browser/"):
            continue
        if file.startswith("tests/") and name.startswith("test_") and name.endswith(".py"):
            found.add(file)
        elif file.startswith("src/rotonde/games/"):
            found.add(f"tests/games/{file.split('/')[3]}")
        for start, tests in _MATTER:
            if file.startswith(start):
                found.update(tests)
    there = {test for test in found if (ROOT / test).exists()}
    folders = {f"{test}/" for test in there if (ROOT / test).is_dir()}
    return sorted(test for test in there if not any(test.startswith(each) for each in folders))


def main() -> int:
    tests = matter(changed())
    print(" ".join(tests) or "No unit test matters for what has changed.", flush=True)
    return int(pytest.main(["-n", "2", "-x", *tests])) if tests else 0


if __name__ == "__main__":
    sys.exit(main())
