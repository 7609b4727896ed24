"""`python -m attack.shell SEED COUNT`: odd files and options for `rotonde …`, tracebacks as JSON.

The commands run in this process, since starting Python takes longer than most of them.
"""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path

import rotonde
from attack.matches import GAMES, random_table
from attack.mutate import Mutator
from attack.odd_files import chosen_files, real_files, wounded_file
from rotonde.cli import main

_LONGEST = 20


class TooLong(Exception):
    """A command that nobody would wait for."""


def run(words: list[str]) -> str | None:
    """One command: None, or how it went wrong."""

    def alarm(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGALRM, alarm)
    signal.alarm(_LONGEST)
    # A terminal takes UTF-8 and nothing else.
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(said):
            code = main(words)
            out.flush()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0
    except BaseException as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} {error} ({Path(last.filename).name}:{last.lineno})"[:200]
    finally:
        signal.alarm(0)
    return None if code in (0, 1, 2) else f"exit code {code}"


def commands(mutator: Mutator, folder: Path, files: list[str], at: int) -> list[str]:
    """A command with something odd about it."""
    rng = mutator.rng
    game = rng.choice(GAMES)
    kind = rng.choice(("replay", "verify", "render", "data", "simulate", "score", "words"))
    if kind in ("replay", "verify", "render"):
        file = _write(folder / f"{at}.match", wounded_file(mutator, files))
        more = {
            "replay": [[], ["--json"], ["--at", "3"], ["--at", mutator.text("7")]],
            "verify": [[], ["--json"]],
            "render": [
                [],
                ["--at", "2"],
                ["-o", str(folder / "no" / "x.svg")],
                ["--theme", "dark"],
            ],
        }[kind]
        return [kind, file, *rng.choice(more)]
    if kind in ("data", "simulate"):
        own = _own_data(mutator, folder / f"data{at}", game)
        if kind == "data":
            return ["data", game, "--data", own, *rng.choice(([], ["--json"]))]
        options = rng.choice(([], ["--option", mutator.text("rules=base")]))
        few = ["--games", "1", "--processes", "1"]
        return ["simulate", game, *few, "--data", own, *options]
    if kind == "score":
        position = random_table(game, 3, rng.randrange(20), seed=rng.randrange(5)).position()
        file = _write(folder / f"{at}.position", mutator.text(position))
        return ["score", file, "--game", game, "--variant", rng.choice(("standard", "x", ""))]
    words = ["simulate", game, "--games", "1", "--processes", "1", "--players", "3", "--seed", "é"]
    place = rng.randrange(1, len(words))
    words[place] = mutator.text(words[place])
    if words[3:4] != ["1"] or words[2] != "--games":
        return words[:2]  # never more games than one
    return words


def _own_data(mutator: Mutator, folder: Path, game: str) -> str:
    folder.mkdir()
    found = sorted((rotonde.game(game).info.folder / "data").glob("*.toml"))
    for file in found:
        shutil.copy(file, folder)
    if found:
        file = mutator.rng.choice(found)
        _write(folder / file.name, mutator.text(file.read_text("utf-8")))
    return str(folder)


def _typed(word: str) -> str:
    """The word as a shell could pass it on."""
    return word.replace("\x00", "").encode("utf-8", "replace").decode("utf-8")


def _write(path: Path, text: str) -> str:
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    return str(path)


def fuzz(seed: str, count: int) -> dict[str, object]:
    """`count` random commands, and as many of the chosen files."""
    failures: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        tried = 0
        for words in _all(Mutator(seed), Path(name), count):
            failures += _failed(words)
            tried += 1
    return {"count": tried, "failures": failures}


def _all(mutator: Mutator, folder: Path, count: int) -> Iterator[list[str]]:
    files = real_files()
    yield from (["replay", "\udcff"], ["replay", str(folder)], ["data", "\udcff"])
    yield from (["games", "\udc80"], ["score", str(folder)], ["render", ""])
    odd = list(chosen_files(files))
    for file in odd[:: max(1, len(odd) // count)]:
        written = _write(folder / "odd.match", file)
        yield from (["replay", written], ["verify", written], ["render", written])
    for at in range(count):
        yield [_typed(word) for word in commands(mutator, folder, files, at)]


def _failed(words: list[str]) -> list[str]:
    wrong = run(["--lang", "en", *words])
    return [] if wrong is None else [f"{wrong} by rotonde {' '.join(words)}"[:300]]


if __name__ == "__main__":
    print(json.dumps(fuzz(sys.argv[1], int(sys.argv[2]))))
