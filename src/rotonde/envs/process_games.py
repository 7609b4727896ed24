"""Many games shared among processes, which write into the same arrays."""

from __future__ import annotations

import os
import weakref
from contextlib import suppress
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any

import numpy as np

from rotonde.envs.table_games import Arrays, TableGames, first_illegal, shapes
from rotonde.kernel.contract.array_games import ArrayGames
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.message import BadInput
from rotonde.kernel.registry import game as find_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

_ALIGNED = 64
_BEGIN, _STEP, _CHOOSE = "begin", "step", "choose"
_DONE = "done"


class ProcessGames(ArrayGames):
    """The games of a batch, some of them in each process. `begin` comes first."""

    def __init__(
        self, game: Game, setup: Setup, count: int, observing: bool, processes: int
    ) -> None:
        wanted = shapes(game, setup, count, observing)
        memory = SharedMemory(create=True, size=_places(wanted)[1])
        self._arrays = _arrays_in(memory, wanted)
        self.seats, self.masks, self.observations = self._arrays[:3]
        self.rewards, self.ended = self._arrays[3:5]
        pipes: list[Connection] = []
        workers: list[Any] = []
        self._pipes = pipes
        self._close = weakref.finalize(self, _close, memory, pipes, workers)
        # spawn inherits no half-done state of the caller.
        context = get_context("spawn")
        for at in range(processes):
            ours, theirs = context.Pipe()
            rows = count * at // processes, count * (at + 1) // processes
            task = (theirs, memory.name, game.id, setup, count, observing, rows)
            worker = context.Process(target=_work, args=task, daemon=True)
            worker.start()
            theirs.close()
            pipes.append(ours)
            workers.append(worker)

    def begin(self, seed: int) -> None:
        """New games."""
        self._ask((_BEGIN, seed))

    def step(self, actions: NDArray[np.int32]) -> int:
        illegal = first_illegal(self.masks, actions)
        if illegal < 0:
            self._arrays.actions[:] = actions
            self._ask((_STEP,))
        return illegal

    def choose(self, actions: NDArray[np.int32]) -> None:
        self._ask((_CHOOSE,))
        actions[:] = self._arrays.actions

    def close(self) -> None:
        """End the processes. The arrays stay readable."""
        if self._close.alive:
            kept: list[Any] = [each.copy() for each in self._arrays]
            self._arrays = Arrays(*kept)
            self.seats, self.masks, self.observations = self._arrays[:3]
            self.rewards, self.ended = self._arrays[3:5]
            self._close()

    def _ask(self, what: tuple[Any, ...]) -> None:
        """All of them at once, and wait for all."""
        try:
            for pipe in self._pipes:
                pipe.send(what)
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as error:
            raise BadInput("bad-batch-worker") from error
        for answer in answers:
            if answer != _DONE:
                raise answer


def count_processes(asked: int | None, count: int) -> int:
    """How many share so many games: one for each processor if it is not said."""
    most = os.cpu_count() or 1
    if asked is not None and (type(asked) is not int or not 1 <= asked <= 256):
        raise BadInput("bad-batch-processes", most=256)
    return min(most if asked is None else asked, count)


def _work(
    pipe: Connection,
    memory_name: str,
    game_id: str,
    setup: Setup,
    count: int,
    observing: bool,
    rows: tuple[int, int],
) -> None:
    """A process: does what it is told until the pipe is closed."""
    game = find_game(game_id)
    memory = SharedMemory(memory_name)
    arrays = _arrays_in(memory, shapes(game, setup, count, observing)).rows(*rows)
    games: TableGames | None = None
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            what = pipe.recv()
            try:
                if what[0] == _BEGIN:
                    games = TableGames(game, setup, arrays, rows[0], what[1], observing)
                elif games is not None and what[0] == _STEP:
                    games.step(arrays.actions)
                elif games is not None:
                    games.choose(arrays.actions)
            except Exception as error:
                pipe.send(error)
            else:
                pipe.send(_DONE)
    # The memory must not be closed while arrays look into it; the process ends here anyway.
    os._exit(0)


def _places(wanted: list[tuple[Any, Any]]) -> tuple[list[int], int]:
    """Where in the memory each array begins, and how long it is."""
    starts, at = [], 0
    for shape, kind in wanted:
        starts.append(at)
        at += -(-prod(shape) * np.dtype(kind).itemsize // _ALIGNED) * _ALIGNED
    return starts, max(at, 1)


def _arrays_in(memory: SharedMemory, wanted: list[tuple[Any, Any]]) -> Arrays:
    starts, _ = _places(wanted)
    found: list[Any] = [
        np.ndarray(shape, kind, memory.buf, start)
        for (shape, kind), start in zip(wanted, starts, strict=True)
    ]
    return Arrays(*found)


def _close(memory: SharedMemory, pipes: list[Connection], workers: list[Any]) -> None:
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join(5)
        if worker.is_alive():
            worker.kill()
    with suppress(FileNotFoundError):
        memory.unlink()
    # An array that somebody kept may still look into it; then it goes with the array.
    with suppress(BufferError):
        memory.close()
