"""What a seat sees of Silverton: everything but the decks and, until announced, others' cash."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from rotonde.games.silverton.rules.board import Board
from rotonde.games.silverton.rules.player_track import bits
from rotonde.games.silverton.rules.state import DRAWN, STATUSES, Offered, Piece, SilvertonState


class PieceView(msgspec.Struct, frozen=True):
    seat: int
    name: str
    city: int
    status: str
    place: int
    """What `place_of` reads; -1: nowhere."""
    rolls: bool
    price: int
    earliest: int


class ClaimView(msgspec.Struct, frozen=True):
    claim: int
    goods: int
    worked: bool
    depleted: bool


class PileView(msgspec.Struct, frozen=True):
    line: int
    beneath: str


class ColumnView(msgspec.Struct, frozen=True):
    id: str
    cell: int
    price: int
    sold: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    row: int
    starts: tuple[int, ...]
    cash: int | None
    """None while it is secret (SV-16.5)."""
    announced: bool
    joined: bool
    claims: tuple[ClaimView, ...]
    lines: tuple[int, ...]
    segments: tuple[int, ...]
    live: tuple[int, ...]
    trains: tuple[tuple[int, int, bool], ...]
    """Power, city it is bound to (-1: none), whether it is used this turn."""
    plows: tuple[tuple[int, bool], ...]
    sold: tuple[int, ...]
    crew: tuple[PieceView, ...]


class BoardView(msgspec.Struct, frozen=True):
    turn: int
    winter: bool
    stage: str
    order: tuple[int, ...]
    at: int
    step: str | None
    to_act: tuple[int, ...]
    acting: int
    """Whose crew lies ready: the viewer if they are to act, else the first who is; -1: nobody."""
    owner: tuple[int, ...]
    row: tuple[int, ...]
    """Face-up claims; minus a number is a passenger card slid here."""
    deck: int
    unseen_claims: tuple[int, ...]
    """Claims nobody has seen, in no order: what is left is public (SV-2.12)."""
    unseen_mishaps: int
    piles: tuple[PileView, ...]
    unseen_lines: Mapping[str, tuple[int, ...]]
    line_owner: tuple[int, ...]
    line_partner: tuple[int, ...]
    depletions: Mapping[str, int]
    columns: tuple[ColumnView, ...]
    past: tuple[tuple[int, ...], ...]
    """Per turn before this one the cell of every column of the chart; -1: not in use."""
    players: tuple[PlayerView, ...]
    train_stock: Mapping[int, int]
    plow_stock: Mapping[int, int]
    chosen: tuple[Any, ...]
    deliveries: int
    lots: tuple[tuple[int, int], ...]
    offers: int
    deals: int
    offer: Offered | None
    rival: int
    drawn: int
    """The claim just drawn and neither bought nor laid down; 0: none."""
    spaces: tuple[tuple[str, int, int], ...]
    """Spaces emptied this turn: "pile" or "row", its place, and by whom (SV-19.2.2)."""
    cleared: tuple[tuple[int, ...], ...]
    """Per seat the white segments its plows have opened this turn."""
    ending: str | None
    options: Mapping[str, str]
    _board: Board


def view(state: SilvertonState, seat: int | None) -> BoardView:
    board = state.board
    return BoardView(
        state.turn,
        state.winter,
        state.stage,
        state.order,
        state.at,
        state.stack[-1].id if state.stack else None,
        state.to_act,
        _find_acting(state, seat),
        tuple(state.owner),
        tuple(state.row),
        state.deck_size,
        view_unseen_claims(state),
        count_unseen_mishaps(state),
        tuple(PileView(*pile) for pile in state.piles),
        dict(state.unseen),
        tuple(state.line_owner),
        tuple(state.line_partner),
        view_depletions(state),
        view_columns(state),
        state.past,
        tuple(view_player(state, each, seat) for each in range(state.terms.players)),
        dict(state.train_stock),
        dict(state.plow_stock),
        state.chosen,
        state.deliveries,
        state.lots,
        state.offers,
        state.deals,
        state.offer,
        state.rival,
        next((claim for claim in board.claims if state.zone[claim] == DRAWN), 0),
        state.spaces,
        tuple(tuple(bits(segments)) for segments in state.cleared),
        state.ending,
        state.terms.options,
        board,
    )


def view_unseen_claims(state: SilvertonState) -> tuple[int, ...]:
    return tuple(sorted([*state.deck, *(card for card in state.planted if card < 200)]))


def count_unseen_mishaps(state: SilvertonState) -> int:
    return len(state.mishaps) + sum(card >= 200 for card in state.planted)


def view_columns(state: SilvertonState) -> tuple[ColumnView, ...]:
    return tuple(
        ColumnView(state.board.column_ids[at], cell, state.price(at), state.sold[at])
        for at, cell in enumerate(state.cells)
        if cell >= 0
    )


def view_depletions(state: SilvertonState) -> dict[str, int]:
    towns = state.board.towns
    return {towns[town]: count for town, count in sorted(state.depletions.items())}


def _find_acting(state: SilvertonState, seat: int | None) -> int:
    return seat if seat in state.to_act else next(iter(state.to_act), -1)


def show_cash(state: SilvertonState, seat: int, viewer: int | None) -> int | None:
    """A seat's cash as another may know it (SV-16.5)."""
    hidden = state.terms.hidden_cash and not state.announced[seat] and state.ending is None
    return None if hidden and seat != viewer else state.cash[seat]


def view_player(state: SilvertonState, seat: int, viewer: int | None) -> PlayerView:
    return PlayerView(
        seat,
        state.rows[seat],
        state.starts[seat],
        show_cash(state, seat, viewer),
        state.announced[seat],
        state.joined[seat],
        view_claims(state, seat),
        tuple(state.lines_of(seat)),
        tuple(bits(state.roads[seat].own)),
        tuple(bits(state.roads[seat].live)),
        view_trains(state, seat),
        view_plows(state, seat),
        tuple(state.sold_by[seat]),
        tuple(view_piece(seat, piece) for piece in state.crew[seat]),
    )


def view_claims(state: SilvertonState, seat: int) -> tuple[ClaimView, ...]:
    goods, worked, depleted = state.goods, state.worked, state.depleted
    return tuple(
        ClaimView(claim, goods[claim], bool(worked[claim]), bool(depleted[claim]))
        for claim in state.hands[seat]
    )


def view_trains(state: SilvertonState, seat: int) -> tuple[tuple[int, int, bool], ...]:
    return tuple((train.power, train.city, train.used) for train in state.trains[seat])


def view_plows(state: SilvertonState, seat: int) -> tuple[tuple[int, bool], ...]:
    return tuple((plow.bonus, plow.used) for plow in state.plows[seat])


@lru_cache(maxsize=20_000)
def view_piece(seat: int, piece: Piece) -> PieceView:
    """Pieces are looked at far more often than they move."""
    return PieceView(
        seat,
        piece.name,
        piece.city,
        STATUSES[piece.status],
        piece.place,
        piece.rolls,
        piece.price,
        piece.earliest,
    )
