"""What playouts of the stock market have worked out, kept from one to the next.

Who controls a company changes nothing about what its track can do. So the map and its cubes are a
position of their own, and what a build turn or the deliveries of a round make of it is found once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.track import Track

_MOST_POSITIONS = 1500
"""Some 30 MB: a memo that has grown beyond it starts anew."""


class TrackPosition:
    """The map with its track and cubes. Never changed: what is built makes another one."""

    __slots__ = ("after_builds", "after_moves", "cubes", "performance", "track")

    def __init__(self, track: Track, cubes: tuple[int, ...]) -> None:
        self.track, self.cubes = track, cubes
        self.performance: dict[Any, list[float]] = {}
        """Forecasts of companies' performance, by all they depend on."""
        self.after_builds: dict[Any, tuple[TrackPosition, int, int]] = {}
        """Per build turn where it leads, with the treasury and the card it leaves."""
        self.after_moves: dict[Any, tuple[TrackPosition, list[int]]] = {}
        """Per rest of the goods rounds where it leads, with the performances."""


class PlayoutMemo:
    """The positions met so far, of all matches on the same terms."""

    def __init__(self) -> None:
        self._positions: dict[Any, TrackPosition] = {}

    def __len__(self) -> int:
        return len(self._positions)

    def find_position(self, state: BaronsState) -> TrackPosition:
        """The position of a state, which gives up its track for it."""
        track, cubes = state.track, tuple(state.cubes)
        key = tuple(track.tile), tuple(track.links), tuple(track.symbols), cubes
        found = self._positions.get(key)
        if found is None:
            if len(self._positions) >= _MOST_POSITIONS:
                self._positions = {}
            found = self._positions[key] = TrackPosition(track, cubes)
        return found


@lru_cache(maxsize=4)
def memo_of(terms: Terms) -> PlayoutMemo:
    return PlayoutMemo()
