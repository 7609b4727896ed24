"""The fields of a view that a vector is made of, each worked out when it is read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.view import (
    ColumnView,
    PileView,
    PlayerView,
    count_unseen_mishaps,
    view_columns,
    view_depletions,
    view_player,
    view_unseen_claims,
)


class LazyView:
    """What `view` says of a state to a seat, field by field."""

    def __init__(self, state: SilvertonState, seat: int) -> None:
        self._state = state
        self._seat = seat
        self.turn = state.turn
        self.winter = state.winter
        self.stage = state.stage
        self.order = state.order
        self.at = state.at
        self.step = state.stack[-1].id if state.stack else None
        self.to_act = state.to_act
        self.owner = state.owner
        self.row = state.row
        self.deck = state.deck_size
        self.unseen_lines = state.unseen
        self.line_owner = state.line_owner
        self.line_partner = state.line_partner
        self.train_stock = state.train_stock
        self.plow_stock = state.plow_stock
        self.chosen = state.chosen
        self.deliveries = state.deliveries
        self.lots = state.lots
        self.offers = state.offers
        self.deals = state.deals
        self.offer = state.offer
        self.rival = state.rival
        self.ending = state.ending

    @cached_property
    def unseen_claims(self) -> tuple[int, ...]:
        return view_unseen_claims(self._state)

    @cached_property
    def unseen_mishaps(self) -> int:
        return count_unseen_mishaps(self._state)

    @cached_property
    def piles(self) -> tuple[PileView, ...]:
        return tuple(PileView(*pile) for pile in self._state.piles)

    @cached_property
    def depletions(self) -> dict[str, int]:
        return view_depletions(self._state)

    @cached_property
    def columns(self) -> tuple[ColumnView, ...]:
        return view_columns(self._state)

    @cached_property
    def players(self) -> LazyPlayers:
        return LazyPlayers(self._state, self._seat)


class LazyPlayers:
    """What a seat knows of each player."""

    def __init__(self, state: SilvertonState, viewer: int) -> None:
        self._state = state
        self._viewer = viewer
        self._known: dict[int, PlayerView] = {}

    def __getitem__(self, seat: int) -> PlayerView:
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = view_player(self._state, seat, self._viewer)
        return known

    def __iter__(self) -> Iterator[PlayerView]:
        return (self[seat] for seat in range(self._state.terms.players))
