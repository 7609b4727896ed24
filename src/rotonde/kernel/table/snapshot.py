"""Snapshots: a table's state as bytes, so that a long match need not be played again to go on.

The record of a match (the lines of its file) stays the only truth. A snapshot is sealed over the
record it was taken from and the code that took it; one that does not fit both is not used.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import sys
import zlib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from rotonde.kernel.chance import Chance, Seed
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.info import Setup
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.table.log import Decision, Entry, Undo, entries, went_back
from rotonde.kernel.table.match import Stopped, dump, last_good, parse, play_on, setup_of
from rotonde.kernel.table.moments import Moments
from rotonde.kernel.table.table import Table

_SEAL = 16
_NUMBER = 4
_UNDO_FIELDS = 5
_LARGEST = 64 * 1024 * 1024

_PLAIN = {
    "builtins": {"bytearray", "frozenset", "range", "set"},
    "collections": {"Counter", "OrderedDict", "defaultdict", "deque"},
    "fractions": {"Fraction"},
    # How structs with named fields alone are built again.
    "msgspec._utils": {"rebuild"},
}


class Restored(NamedTuple):
    table: Table
    spared: int
    """How many entries a snapshot spared playing."""
    stopped: Stopped | None
    """What stops the installed rules from playing the record to its end, if anything."""


class Unfit(Exception):
    """These bytes are no snapshot of this match by this code."""


def freeze(table: Table) -> bytes:
    """The table as bytes that `thaw` takes back. What its game shares is named, not copied."""
    body = table.n.to_bytes(_NUMBER, "little") + zlib.compress(_dump(table), 6)
    return _seal(table.game, dump(table).splitlines()[: table.n + 1], body) + body


def thaw(frozen: bytes, record: Sequence[str]) -> Table:
    """The table that was frozen, for the match with this record; Unfit if it is not of it."""
    if not isinstance(frozen, bytes):
        raise Unfit  # whatever somebody has put into the store
    seal, body = frozen[:_SEAL], frozen[_SEAL:]
    n = int.from_bytes(body[:_NUMBER], "little")
    if len(body) < _NUMBER or n >= len(record):
        raise Unfit
    match = parse(record[0])
    game, seed = match.game, match.seed
    if seal != _seal(game, record[: n + 1], body):
        raise Unfit
    setup = setup_of(match)
    try:
        raw = zlib.decompressobj().decompress(body[_NUMBER:], _LARGEST)
        chance = Chance((seed or Seed.random()).key)
        return _load(game, setup, seed, chance, raw)
    except Exception as error:
        # A forged snapshot may fail anywhere; the record is there for that.
        raise Unfit from error


def pack(table: Table) -> tuple[str, Setup, Seed | None, Chance, bytes]:
    """What pickle keeps of a table, guesses included; another version may not understand it."""
    return table.game.id, table.setup, table.seed, table.chance, _dump(table)


def unpack(game: str, setup: Setup, seed: Seed | None, chance: Chance, raw: bytes) -> Table:
    """The table that `pack` took apart."""
    return _load(find_game(game), setup, seed, chance, raw)


def restore(
    record: Sequence[str], frozen: bytes | None, moments: Moments | None = None
) -> Restored:
    """The table a record leads to, or where the installed rules can play it no further.

    `moments` is filled with tables on the way, as far as they are played.
    """
    if frozen is not None:
        try:
            table = thaw(frozen, record)
            spared = table.n
            if moments is not None:
                moments.keep(table.copy())
            rest = parse("\n".join((record[0], *record[1 + spared :])))
            play_on(table, rest.lines, moments=moments, draws=True)
            return Restored(table, spared, None)
        except Exception:  # whatever it is, the record decides
            pass
    table, stopped = last_good(parse("\n".join(record)), moments)
    return Restored(table, 0, stopped)


@cache
def code(game: Game) -> bytes:
    """Names the code and data of the kernel and of a game: what a snapshot depends on."""
    digest = hashlib.blake2b(repr(sys.version_info[:2]).encode(), digest_size=32)
    for folder in (Path(__file__).parents[1], game.info.folder):
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".so", ".pyd", ".toml"):
                digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(hashlib.blake2b(file.read_bytes()).digest())
    return digest.digest()


def _seal(game: Game, record: Sequence[str], body: bytes) -> bytes:
    digest = hashlib.blake2b(code(game), digest_size=_SEAL)
    for line in record:
        digest.update(line.encode("utf-8", "surrogatepass") + b"\n")
    digest.update(body)
    return digest.digest()


def _unlink(entry: Entry) -> tuple[Any, ...]:
    # A chain of thousands of entries is deeper than pickle can follow.
    if isinstance(entry, Undo):
        return entry.n, entry.seat, entry.to, entry.agreed, entry.crossed
    assert isinstance(entry, Decision)
    return entry.n, entry.seat, entry.action, entry.drew, entry.events, entry.hidden_draws


def _link(told: list[tuple[Any, ...]]) -> Entry | None:
    decisions: dict[int, Decision] = {}
    log: Entry | None = None
    for each in told:
        if len(each) == _UNDO_FIELDS:
            n, seat, to, agreed, crossed = each
            back = crossed or went_back(log)
            log = Undo(log, n, seat, to, agreed, crossed, decisions.get(to), went_back=back)
        else:
            log = Decision(log, *each, went_back=went_back(log))
            decisions[log.n] = log
    return log


def _dump(table: Table) -> bytes:
    told = [_unlink(entry) for entry in entries(table.log)]
    opening = (table.opening, table.opening_secret)
    out = io.BytesIO()
    kept = (opening, table.n, table.point, table._pending, table.state, told)
    _Pickler(out, table.game, table.setup).dump(kept)
    return out.getvalue()


def _load(game: Game, setup: Setup, seed: Seed | None, chance: Chance, raw: bytes) -> Table:
    kept = _Unpickler(io.BytesIO(raw), game, setup).load()
    opening, n, point, pending, state, told = kept
    table = Table.__new__(Table)
    table.game, table.setup, table.seed, table.chance = game, setup, seed, chance
    table.opening, table.opening_secret = opening
    table.n, table.point = n, point
    table.state, table._pending = state, pending
    table.log = _link(told)
    return table


class _Pickler(pickle.Pickler):
    def __init__(self, out: io.BytesIO, game: Game, setup: Setup) -> None:
        super().__init__(out, protocol=5)
        self._shared = list(game.rules.shared(setup))
        self._places = {id(thing): at for at, thing in enumerate(self._shared)}

    def persistent_id(self, thing: Any) -> int | None:
        return self._places.get(id(thing))


_KERNEL = __name__.rpartition(".table.")[0]


def _package_of(game: Game) -> str:
    """Where the classes of its states are: the package that its rules are part of."""
    module = type(game.rules).__module__
    return module.rpartition(".")[0] or module


class _Unpickler(pickle.Unpickler):
    """Only what a state is made of: classes of the kernel and of the game, and plain data.

    Somebody else's database must not be able to run code.
    """

    def __init__(self, source: io.BytesIO, game: Game, setup: Setup) -> None:
        super().__init__(source)
        self._shared = list(game.rules.shared(setup))
        self._homes = (_KERNEL, _package_of(game))

    def persistent_load(self, at: Any) -> Any:
        return self._shared[at]

    def find_class(self, module: str, name: str) -> Any:
        if name in _PLAIN.get(module, ()):
            return super().find_class(module, name)
        if any(module == home or module.startswith(f"{home}.") for home in self._homes):
            # A dotted name would lead from a module to all that it imports.
            found = vars(import_module(module)).get(name)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise Unfit
