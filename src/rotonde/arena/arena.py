"""The arena: every mix of bots, every seat alike, game by game into a file that can be resumed.

A mix is one bot among others of one kind, each way round; with two seats it is the two of them.
Each game turns the seats by one, so every bot sits everywhere equally often.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import msgspec

from rotonde.arena.match import MatchJob, play_match
from rotonde.arena.saved import file_name, make_folder, path_of, save_match
from rotonde.arena.spread import spread
from rotonde.kernel.message import BadInput

VERSION = 1


Key = tuple[tuple[str, ...], int]
"""A game: its mix and its number."""


class ArenaJob(msgspec.Struct, frozen=True):
    """What to play. It stands in the first line of the file."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """Of each mix."""
    seed: str
    options: Mapping[str, str] = {}
    nodes: int | None = None
    seconds: float | None = None
    data: Mapping[str, str] | None = None
    version: int = VERSION


class ArenaGame(msgspec.Struct, frozen=True):
    """One game: a line of the file."""

    mix: tuple[str, ...]
    number: int
    bots: tuple[str, ...]
    """The bot of each chair."""
    scores: tuple[str, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    decisions: int
    times: tuple[tuple[int, ...], ...]
    """Per chair the milliseconds of processor time of each decision between several choices."""
    follies: tuple[dict[str, int], ...]
    """Per chair how often it did what a good player never does."""


def list_mixes(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """One of each among any other, the pairs next to each other."""
    if players == 1:
        return [(id,) for id in bots]
    if players == 2:
        return list(combinations(bots, 2))
    pairs = sorted(permutations(range(len(bots)), 2), key=lambda pair: (*sorted(pair), pair))
    return [(bots[one], *(bots[other],) * (players - 1)) for one, other in pairs]


def play_arena_game(job: ArenaJob, keeps_record: bool, key: Key) -> tuple[ArenaGame, str]:
    """A game of a mix: the same wherever and whenever it is played, but for the times.

    With it comes the match as a match file, or nothing.
    """
    mix, number = key
    count = len(mix)
    players = [mix[(chair - number) % count] for chair in range(count)]
    seed = f"{job.seed}/{number}"
    match = MatchJob(job.game, seed, job.options, job.nodes, job.seconds, job.data, keeps_record)
    played, notes = play_match(match, players)
    game = ArenaGame(
        mix,
        number,
        *(played.bots, played.scores, played.winners, played.places),
        *(played.ending, played.decisions),
        tuple(tuple(round(1000 * each) for each in times) for times in notes.times),
        tuple(dict(sorted(counts.items())) for counts in notes.follies),
    )
    return game, notes.record


def play_arena(
    job: ArenaJob,
    *,
    path: Path | None = None,
    processes: int | None = None,
    on: str | None = None,
    save: Path | None = None,
    tick: Callable[[], Any] = lambda: None,
) -> list[ArenaGame]:
    """Play all that is not in the file yet, and add it there.

    Args:
        job: What to play.
        path: The file of games, which a later run goes on from.
        processes: How many share the work; None: one for each processor.
        on: The address of a Dask scheduler, whose workers play instead.
        save: A folder that keeps the matches; a game whose match is missing there is played again.
        tick: Called for each game.
    """
    wanted = [(mix, number) for number in range(job.games) for mix in _mixes(job)]
    known = {} if path is None else _read(job, path)
    found = {key: known[key] for key in wanted if key in known and _is_saved(key, save)}
    for _ in found:
        tick()
    missing = [key for key in wanted if key not in found]
    if save is not None:
        make_folder(save)
    play = partial(play_arena_game, job, save is not None)
    with _Writer(job, path) as writer:
        for game, record in spread(play, missing, processes=processes, on=on):
            key = game.mix, game.number
            if save is not None:
                save_match(save, file_name(game.number, game.mix), record)
            if key not in known:
                writer.add(game)
            found[key] = game
            tick()
    return [found[key] for key in wanted]


def _is_saved(key: Key, save: Path | None) -> bool:
    mix, number = key
    return save is None or path_of(save, file_name(number, mix)).exists()


def count_games(job: ArenaJob) -> int:
    return len(_mixes(job)) * job.games


def _mixes(job: ArenaJob) -> list[tuple[str, ...]]:
    return list_mixes(job.bots, job.players)


# The file


def _read(job: ArenaJob, path: Path) -> dict[Key, ArenaGame]:
    """The games of an earlier run of the same job; one of more or fewer games is the same."""
    try:
        lines = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadInput("bad-file", path=str(path), detail=error.strerror or "") from error
    if lines == [b""]:
        return {}
    try:
        first = msgspec.json.decode(lines[0], type=ArenaJob)
    except msgspec.DecodeError as error:
        raise BadInput("bad-arena-file", path=str(path)) from error
    if msgspec.structs.replace(first, games=job.games) != job:
        raise BadInput("bad-arena-job", path=str(path))
    found = {}
    for line in lines[1:]:
        try:
            game = msgspec.json.decode(line, type=ArenaGame)
        except msgspec.DecodeError:
            continue  # the last line of a run that was cut off
        found[game.mix, game.number] = game
    return found


class _Writer:
    def __init__(self, job: ArenaJob, path: Path | None) -> None:
        self._job, self._path = job, path
        self._file: Any = None

    def __enter__(self) -> _Writer:
        if self._path is not None:
            try:
                self._file = self._path.open("a+b")
            except OSError as error:
                detail = error.strerror or ""
                raise BadInput("bad-file-write", path=str(self._path), detail=detail) from error
            size = self._file.seek(0, os.SEEK_END)
            if not size:
                self._write(self._job)
            else:
                self._file.seek(size - 1)
                if self._file.read(1) != b"\n":
                    self._file.write(b"\n")
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, game: ArenaGame) -> None:
        if self._file is not None:
            self._write(game)

    def _write(self, row: ArenaJob | ArenaGame) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()
