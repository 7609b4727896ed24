"""Matches restored, drawn and put into words by eight threads, in a process that knows nothing yet.

`python -m tests.threaded RUNS` does the work in one thread and then, RUNS times, in eight: each
time in a process of its own, in which every memo is empty. It prints what came out differently.
"""

from __future__ import annotations

import contextlib
import hashlib
import multiprocessing
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from pathlib import Path

from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.table import match
from rotonde.kernel.table.log import entries
from rotonde.kernel.table.snapshot import freeze, restore
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import LANGUAGES
from tests.corpus.files import files, read
from tests.every import GAMES
from tests.together import SWITCH, THREADS

PATIENCE = 300
"""Seconds after which threads are taken to wait for each other."""
PLAYED = 130
"""Decisions of a match that are played."""
SAID = 12
"""Choices and decisions put into words at a moment."""

Found = list[str]
Meet = Callable[[], object]
"""Waits for the other threads of the round."""
Job = tuple[str, Callable[[Meet], Found]]


# The work


def played(file: Path, meet: Meet) -> Found:
    """All that a match offers, decision by decision, and where its first part leads."""
    told = read(file)
    setup = match.setup_of(told)
    list(told.game.rules.shared(setup))
    meet()
    table = Table.open_from_draws(told.game, setup, told.seed, told.header.opening)
    assert table is not None
    found = [_offered(table)]
    for line in told.lines[:PLAYED]:
        if isinstance(line, match.UndoLine):
            table.undo(line.seat, line.undo, line.agreed)
        else:
            table.play(line.seat, table.game.rules.read_action(line.do))
        found.append(_offered(table))
    return [*found, _digest((table.standings, table.position()))]


def restored(file: Path, meet: Meet) -> Found:
    """A match from its record as a server takes it up, with a snapshot and without."""
    told = read(file)
    meet()
    table = match.replay(told)
    half = table.at(table.n // 2)
    record = [match.dump(table).splitlines()[0], *map(match.entry_line, entries(table.log))]
    again, spared, _ = restore(record, freeze(half))
    return [f"{spared} spared", *(_digest(match.dump(each)) for each in (table, again))]


def drawn(file: Path, lang: str, meet: Meet) -> Found:
    """A match in pictures and words at its start, on the way and at its end."""
    told = read(file)
    meet()
    table = match.replay(told)
    found = []
    for n in (0, table.n // 3, table.n):
        seen = table.at(n)
        found.append(_digest(to_svg(seen.scene(0, lang))))
        found += _told(seen, lang)
    return found


def _told(table: Table, lang: str) -> Found:
    say, state = table.words(lang, 0).say, table.state
    chosen = [action for seat in table.to_act for action in table.legal(seat)[:SAID]]
    events = [event for made in table.decisions[-SAID:] for event in made.events]
    return [say(told) for told in (table.prompt(), *(x.message(state) for x in (*chosen, *events)))]


def _offered(table: Table) -> str:
    return _digest([(seat, table.legal(seat)) for seat in table.to_act])


def _digest(thing: object) -> str:
    return hashlib.sha256(repr(thing).encode()).hexdigest()[:16]


def rounds() -> list[list[Job]]:
    """Eight jobs at a time that ask for the same things first: of each game, then of all."""
    # From a position a match is over too soon to be of use here.
    whole = ([file for file in files(game) if read(file).header.position is None] for game in GAMES)
    recorded = [each for each in whole if each]
    short = [sorted(each, key=lambda file: file.stat().st_size) for each in recorded]
    few = [each[at] for at in range(THREADS) for each in short][:THREADS]
    drawing = [(file, lang) for file in few[: THREADS // 2] for lang in LANGUAGES]
    return [
        *([_play(file) for file in _spread(each)] for each in recorded),
        [(f"draw {_name(file)} {lang}", partial(drawn, file, lang)) for file, lang in drawing],
        [
            *((f"restore {_name(file)}", partial(restored, file)) for file in few[: THREADS // 2]),
            *(_play(file) for file in few[THREADS // 2 :]),
        ],
    ]


def _play(file: Path) -> Job:
    return f"play {_name(file)}", partial(played, file)


def _spread(found: list[Path]) -> list[Path]:
    return [found[at * len(found) // THREADS] for at in range(THREADS)]


def _name(file: Path) -> str:
    return f"{file.parts[-3]} {file.name}"


# One thread, or eight


def alone() -> dict[str, Found]:
    return {name: _done(work, _at_once) for jobs in rounds() for name, work in jobs}


def from_the_start() -> dict[str, Found]:
    """In eight threads that meet where a game is imported and a file is read for the first time."""
    return _in_threads(meeting=False)


def from_the_board() -> dict[str, Found]:
    """In eight threads that meet where play begins, so that they ask the same new things."""
    return _in_threads(meeting=True)


def _in_threads(*, meeting: bool) -> dict[str, Found]:
    sys.setswitchinterval(SWITCH)
    found: dict[str, Found] = {}
    for jobs in rounds():
        barrier = threading.Barrier(len(jobs), timeout=60)

        def work(job: Job, meet: Meet = barrier.wait) -> None:
            if not meeting:
                meet()
            found[job[0]] = _done(job[1], meet if meeting else _at_once)

        threads = [threading.Thread(target=work, args=(job,)) for job in jobs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return found


def _at_once() -> None:
    pass


def _done(work: Callable[[Meet], Found], meet: Meet) -> Found:
    try:
        return work(meet)
    except Exception:
        return [traceback.format_exc()]


def in_a_process(work: Callable[[], dict[str, Found]]) -> dict[str, Found]:
    """What this finds where no game was asked anything before; nothing if that fails."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    # Forked, so that only the kernel need not be imported again.
    child = multiprocessing.get_context("fork").Process(target=lambda: theirs.send(work()))
    child.start()
    theirs.close()
    found: dict[str, Found] = {}
    with contextlib.suppress(EOFError, OSError):
        found = ours.recv() if ours.poll(PATIENCE) else {}
    child.terminate()
    child.join()
    return found


def differences(expected: dict[str, Found], found: dict[str, Found]) -> list[str]:
    if not found:
        return ["the process crashed or hung"]
    return [
        f"{name}: {_first(rows, found[name])}"
        for name, rows in expected.items()
        if rows != found[name]
    ]


def _first(expected: Found, found: Found) -> str:
    """Where two threads part: at which decision or sentence, and what each has there."""
    rows = enumerate(zip_longest(expected, found))
    at, (one, other) = next((at, pair) for at, pair in rows if pair[0] != pair[1])
    return f"at {at} of {len(expected)}: {one}, {other}"


def main(runs: int) -> None:
    loaded = [name for name in sys.modules if name.startswith("rotonde.games.")]
    assert not loaded, f"a game is known before the threads ask for it: {loaded[0]}"
    expected = in_a_process(alone)
    if not expected:
        print("the process crashed or hung, with one thread")
    for name, rows in expected.items():
        if rows[0].startswith("Traceback"):
            print(f"{name}: {rows[0]}")
    for run in range(runs):
        for work in (from_the_board, from_the_start):
            for line in differences(expected, in_a_process(work)):
                print(f"{work.__name__} {run}: {line}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
