"""The fields of a view that a vector is made of, each worked out when it is read."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.view import (
    CompanyView,
    PlayerView,
    unpack,
    view_companies,
    view_cubes,
    view_grown,
    view_marker,
    view_players,
)


class LazyView:
    """What `view` says of a state, field by field. It is the same for every seat."""

    def __init__(self, state: BaronsState) -> None:
        self._state = state
        self.turn = state.turn
        self.round = state.round
        self.builds = state.builds
        self.step = state.stack[-1].id if state.stack else None
        self.active = state.active
        self.auction = state.auction
        self.lots = state.lots
        self.marker = view_marker(state)
        self.new_cities = state.track.cities
        self.new_left = state.new_cities
        self.stock = state.track.supply

    @property
    def companies(self) -> tuple[CompanyView, ...]:
        return view_companies(self._state)

    @property
    def players(self) -> tuple[PlayerView, ...]:
        return view_players(self._state)

    @property
    def links(self) -> list[Link]:
        return [link for link in self._state.track.links if link is not None]

    @property
    def cubes(self) -> dict[int, tuple[int, ...]]:
        return view_cubes(self._state)

    @property
    def grown(self) -> tuple[int, ...]:
        return view_grown(self._state)

    @property
    def supply(self) -> tuple[tuple[int, ...], ...]:
        return tuple(unpack(space) for space in self._state.spaces)
