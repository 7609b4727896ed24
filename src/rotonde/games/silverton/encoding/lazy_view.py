"""The fields of a view that a vector is made of, each worked out when it is read."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import SilvertonState
from rotonde.games.silverton.rules.view import (
    ClaimView,
    ColumnView,
    PieceView,
    PileView,
    count_unseen_mishaps,
    show_cash,
    view_claims,
    view_columns,
    view_depletions,
    view_piece,
    view_plows,
    view_trains,
    view_unseen_claims,
)


class LazyView:
    """What `view` says of a state to a seat, field by field."""

    def __init__(self, state: SilvertonState, seat: int) -> None:
        self._state = state
        self.players = LazyPlayers(state, seat)
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

    @property
    def unseen_claims(self) -> tuple[int, ...]:
        return view_unseen_claims(self._state)

    @property
    def unseen_mishaps(self) -> int:
        return count_unseen_mishaps(self._state)

    @property
    def piles(self) -> tuple[PileView, ...]:
        return tuple(PileView(*pile) for pile in self._state.piles)

    @property
    def depletions(self) -> dict[str, int]:
        return view_depletions(self._state)

    @property
    def columns(self) -> tuple[ColumnView, ...]:
        return view_columns(self._state)


class LazyPlayer:
    """What `view_player` says of a player, field by field."""

    def __init__(self, state: SilvertonState, seat: int, viewer: int) -> None:
        self._state = state
        self._viewer = viewer
        self.seat = seat
        self.row = state.rows[seat]
        self.starts = state.starts[seat]
        self.announced = state.announced[seat]
        self.joined = state.joined[seat]
        self.sold = state.sold_by[seat]

    @property
    def cash(self) -> int | None:
        return show_cash(self._state, self.seat, self._viewer)

    @property
    def claims(self) -> tuple[ClaimView, ...]:
        return view_claims(self._state, self.seat)

    @property
    def live(self) -> tuple[int, ...]:
        return tuple(bits(self._state.roads[self.seat].live))

    @property
    def trains(self) -> tuple[tuple[int, int, bool], ...]:
        return view_trains(self._state, self.seat)

    @property
    def plows(self) -> tuple[tuple[int, bool], ...]:
        return view_plows(self._state, self.seat)

    @property
    def crew(self) -> list[PieceView]:
        return [view_piece(self.seat, piece) for piece in self._state.crew[self.seat]]


class LazyPlayers:
    """What a seat knows of each player."""

    def __init__(self, state: SilvertonState, viewer: int) -> None:
        self._state = state
        self._viewer = viewer

    def __getitem__(self, seat: int) -> LazyPlayer:
        return LazyPlayer(self._state, seat, self._viewer)

    def __iter__(self) -> Iterator[LazyPlayer]:
        return (self[seat] for seat in range(self._state.terms.players))
