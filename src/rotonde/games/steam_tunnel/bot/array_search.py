"""The search of the highest level on the array core, where that is compiled.

It looks deeper than the common search: in the time that one takes for a pass it makes twenty, which
grow a tree of choices, faces and answers.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import lru_cache
from importlib.util import find_spec
from random import Random
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from rotonde.games.steam_tunnel.rules.board import Board
from rotonde.games.steam_tunnel.rules.scoring import Scoring
from rotonde.games.steam_tunnel.rules.setup import OPTIONS, opening
from rotonde.games.steam_tunnel.rules.state import TunnelState
from rotonde.kernel.chance import Chance
from rotonde.kernel.contract.info import Seat, Setup

if TYPE_CHECKING:
    from rotonde.games.steam_tunnel.arrays.tables import Tables
    from rotonde.games.steam_tunnel.arrays.tree import Workspace

_PASSES = 20
"""Passes made in about the time of one pass of the common search."""
_SIZE = 300_000
"""Nodes and edges of a tree at most: some 14 MB."""
_AT_ONCE = 16
"""Futures between two looks at the clock."""
_LOCK = Lock()
"""A workspace is used by one thread at a time."""


class _Core:
    """Whether the core is compiled here; None: nobody has asked yet."""

    ready: bool | None = None
    aside: Thread | None = None


def is_ready() -> bool:
    """Whether a search would begin at once."""
    return bool(_Core.ready)


def prepare() -> bool:
    """Compile what is needed, or load what was compiled; False: Numba is not installed."""
    if _Core.ready is None:
        _Core.ready = _compile()
    return _Core.ready


def prepare_aside() -> None:
    """The same in a thread of its own."""
    if _Core.ready is None and _Core.aside is None:
        _Core.aside = Thread(target=prepare)
        _Core.aside.start()


def _compile() -> bool:
    if find_spec("numba") is None or find_spec("numpy") is None:
        return False
    from rotonde.kernel.compiled import COMPILES

    if COMPILES:
        seats = (Seat("A"), Seat("B"))
        usual = {option.id: option.default for option in OPTIONS}
        state = opening(Setup("steam-tunnel", 1, seats, usual), Chance(b"", (0,)))
        choose(state, list(state.flips), 1, None, Random(0))
    return COMPILES


def choose(
    state: TunnelState, legal: list[Any], passes: int, seconds: float | None, rng: Random
) -> Any:
    """The best action by a search as long as so many passes of the common one, or in so many
    seconds."""
    from rotonde.games.steam_tunnel.arrays.convert import write_state
    from rotonde.games.steam_tunnel.arrays.play import count_legal, legal_at

    with _LOCK:
        t, w, root = _make_room(state.board, state.players, state.scoring, state.supply is not None)
        write_state(t, state, root)
        number = _search(t, w, root, _PASSES * passes, seconds, rng)
        places = range(count_legal(t, root))
        numbers = [legal_at(t, root, place, len(places)) for place in places]
    return legal[numbers.index(number)]


def _search(
    t: Tables, w: Workspace, root: Any, passes: int, seconds: float | None, rng: Random
) -> int:
    """The number of the best action: the worse half of the choices is dropped again and again."""
    from rotonde.games.steam_tunnel.arrays.tree import (
        EDGE_WIDTH,
        NUMBER,
        plant_root,
        run_futures,
    )

    seed = as_row([rng.getrandbits(32), rng.getrandbits(32)], wide=True)
    left = list(range(plant_root(t, w, root)))
    rounds = max(1, (len(left) - 1).bit_length())
    future = 0
    for _ in range(rounds):
        edges = as_row(left)
        if seconds is None:
            last = future + max(1, passes // (rounds * len(left)))
            run_futures(t, w, root, edges, seed, future, last)
            future = last
        else:
            end = time.perf_counter() + seconds / rounds
            while True:
                run_futures(t, w, root, edges, seed, future, future + _AT_ONCE)
                future += _AT_ONCE
                if time.perf_counter() >= end:
                    break
        left = _halve(w, left)
    return int(w.edges[left[0] * EDGE_WIDTH + NUMBER])


def as_row(numbers: Iterable[int], *, wide: bool = False) -> Any:
    """Numbers as the compiled functions want them."""
    import numpy as np

    from rotonde.kernel.compiled import row

    return row(np.array(list(numbers), np.int64 if wide else np.int32))


def _halve(w: Workspace, left: list[int]) -> list[int]:
    from rotonde.games.steam_tunnel.arrays.tree import EDGE_WIDTH, TRIED

    def worth(edge: int) -> float:
        return float(w.worth[edge]) / max(1, int(w.edges[edge * EDGE_WIDTH + TRIED]))

    return sorted(left, key=worth, reverse=True)[: (len(left) + 1) // 2]


@lru_cache(maxsize=2)
def _make_room(board: Board, players: int, scoring: Scoring, limited: bool) -> tuple[Any, Any, Any]:
    """The tables of a set-up, a workspace for it, and a row for the position at hand."""
    import numpy as np

    from rotonde.games.steam_tunnel.arrays.core import keep_numbers
    from rotonde.games.steam_tunnel.arrays.tables import tables_of
    from rotonde.games.steam_tunnel.arrays.tree import make_workspace
    from rotonde.kernel.compiled import row

    cards = sum(design.copies for design in board.designs)
    t = tables_of(board, players, scoring, limited, cards, keep_numbers)
    return t, make_workspace(t, _SIZE), row(np.zeros(t.width, np.int16))
