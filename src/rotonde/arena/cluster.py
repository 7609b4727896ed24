"""Games on the workers of a Dask cluster that is already running: the extra `cluster`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import Any, TypeVar

from rotonde import __version__
from rotonde.arena.spread import Batches, play_batch
from rotonde.kernel.message import BadInput, Said, one_line

try:
    import distributed
    from distributed.scheduler import KilledWorker
except ModuleNotFoundError:
    raise BadInput("missing-extra", name="cluster") from None

Key = TypeVar("Key")
Found = TypeVar("Found")
_PATIENCE = 10
"""Seconds to wait for the scheduler, and for a first worker."""
_ALONE = Lock()


def play_on_cluster(
    play: Callable[[Key], Found], keys: Sequence[Key], address: str
) -> Iterator[Found]:
    """In the order in which batches end. Batches of a worker that is lost are played again."""
    client = _connect(address)
    try:
        workers = _count_workers(client, address)
        batches = Batches(keys, workers)
        running = distributed.as_completed(loop=client.loop, raise_errors=False)

        def submit() -> None:
            if batch := batches.take():
                # Not pure: the times of an earlier run are not those of this one.
                running.add(client.submit(_play_alone, play, batch, pure=False))

        # Few at a time, so that a run that is stopped leaves little behind.
        for _ in range(3 * workers):
            submit()
        for future in running:
            found, seconds = _result_of(future)
            batches.learn(len(found), seconds)
            submit()
            yield from found
    finally:
        client.close()


def _play_alone(play: Callable[[Key], Found], batch: Sequence[Key]) -> tuple[list[Found], float]:
    """On a worker. One batch at a time: threads of one process would only slow each other down."""
    with _ALONE:
        return play_batch(play, batch)


def _version() -> str:
    return __version__


def _connect(address: str) -> Any:
    # What the library tells about connections is not for the person at the shell.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        detail = one_line(str(error))[:120]
        raise BadInput("bad-cluster", address=address[:80], detail=detail) from error


def _count_workers(client: Any, address: str) -> int:
    """How many cores there are, all with this version."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError as error:
        raise BadInput("bad-cluster-empty", address=address[:80]) from error
    try:
        found = client.run(_version)
    except Exception as error:
        detail = one_line(f"{type(error).__name__}: {error}")[:120]
        raise BadInput("bad-cluster-worker", detail=detail) from error
    for worker, version in sorted(found.items()):
        if version != __version__:
            raise BadInput("bad-cluster-version", worker=worker, found=version, own=__version__)
    return max(1, len(found))


def _result_of(future: Any) -> Any:
    try:
        return future.result()
    except Said:
        raise
    except KilledWorker as error:
        raise BadInput("bad-cluster-lost") from error
    except (distributed.client.FutureCancelledError, OSError) as error:
        raise BadInput("bad-cluster-gone") from error
