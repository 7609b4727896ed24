"""What a seat sees of Steam Barons: everything; a sale being chosen lies with the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.terms import Terms


class LinkView(msgspec.Struct, frozen=True):
    """Track between two ends: a stop's hex, or an open side as minus its number less 1."""

    number: int
    owner: int
    """A seat, on the stock market a company; -1: nobody."""
    one: int
    other: int
    sides: tuple[int, ...]
    """Every side with track of this link, hex x 6 + direction; none for a rail symbol."""
    complete: bool


class CompanyView(msgspec.Struct, frozen=True):
    id: str
    """Its livery."""
    price: int
    """-1: bankrupt."""
    treasury: int
    card: int
    """Shares it can still issue."""
    available: int
    performance: int
    controller: int
    """-1: nobody."""
    place: int
    """In the order of companies, from 0; -1: bankrupt."""
    shares: tuple[int, ...]
    """What each seat holds."""


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    cash: int
    out: bool
    income: int
    vp: int
    level: int
    """Of the locomotive."""
    tile: int
    """The action tile taken this turn; 0: none."""
    place: int
    """In the turn order, from 0; -1: none yet."""
    bid: int
    links: int
    """Complete links owned."""


class BoardView(msgspec.Struct, frozen=True):
    rules: str
    map: str
    turn: int
    turns: int
    """The last one."""
    round: int
    step: str | None
    to_act: tuple[int, ...]
    active: int
    """The seat, or on the stock market the company, that builds or moves goods; -1: none."""
    order: tuple[int, ...]
    builds: int
    """Builds left in this build turn."""
    tiles: Mapping[int, int]
    """Per hex with a tile the way it lies: a number of the catalog."""
    links: tuple[LinkView, ...]
    symbols: tuple[int, ...]
    """Per rail symbol the number of its link; -1: not built."""
    new_cities: Mapping[int, int]
    """Hex and colour, as a place in COLOURS."""
    cubes: Mapping[int, tuple[int, ...]]
    """Per hex the colours of its cubes, in the order of COLOURS."""
    supply: tuple[tuple[int, ...], ...]
    """The Goods Supply, space by space."""
    grown: tuple[int, ...]
    """Cities with a growth marker."""
    stock: tuple[int, ...]
    """Per kind of tile how many are left."""
    new_left: tuple[int, ...]
    """New City tiles left, by colour."""
    players: tuple[PlayerView, ...]
    companies: tuple[CompanyView, ...]
    """Empty but on the stock market."""
    marker: int
    """Who holds the first-player marker; -1: there is none."""
    auction: tuple[int, int, tuple[int, ...]] | None
    """The standing bid, whose it is (-1: nobody's), and who is still in, next to speak first."""
    lots: int
    """The price at which shares are being bought; 0: none are."""
    ending: str | None
    _terms: Terms


def view(state: BaronsState) -> BoardView:
    """The same for every seat."""
    terms, track = state.terms, state.track
    step = state.stack[-1].id if state.stack else None
    return BoardView(
        terms.rules,
        terms.map.terms.id,
        state.turn,
        terms.turns,
        state.round,
        step,
        state.to_act,
        state.active,
        state.order,
        state.builds,
        {place: way for place, way in enumerate(track.tile) if way >= 0},
        view_links(state),
        tuple(track.symbols),
        dict(track.cities),
        view_cubes(state),
        tuple(unpack(space) for space in state.spaces),
        view_grown(state),
        tuple(track.supply),
        state.new_cities,
        view_players(state),
        view_companies(state),
        view_marker(state),
        None if state.auction is None else tuple(state.auction),  # type: ignore[arg-type]
        state.lots,
        state.ending,
        terms,
    )


def view_links(state: BaronsState) -> tuple[LinkView, ...]:
    return tuple(
        LinkView(number, link.owner, link.one, link.other, link.sides, link.complete)
        for number, link in enumerate(state.track.links)
        if link is not None
    )


def view_cubes(state: BaronsState) -> dict[int, tuple[int, ...]]:
    return {place: unpack(packed) for place, packed in enumerate(state.cubes) if packed}


def view_grown(state: BaronsState) -> tuple[int, ...]:
    return tuple(place for place in state.terms.stops if state.grown >> place & 1)


def view_players(state: BaronsState) -> tuple[PlayerView, ...]:
    return tuple(_player(state, each) for each in range(state.terms.players))


def view_companies(state: BaronsState) -> tuple[CompanyView, ...]:
    return tuple(view_company(state, each) for each in range(len(state.price)))


def view_marker(state: BaronsState) -> int:
    return state.marker if state.terms.stock else -1


@lru_cache(maxsize=4096)
def unpack(cubes: int) -> tuple[int, ...]:
    """Packed counts as colours, one for each cube."""
    found: list[int] = []
    colour = 0
    while cubes:
        found += [colour] * (cubes & 255)
        cubes >>= 8
        colour += 1
    return tuple(found)


def _player(state: BaronsState, seat: int) -> PlayerView:
    seated = not state.terms.stock
    return PlayerView(
        seat,
        state.cash[seat],
        seated and state.is_out(seat),
        state.income[seat],
        state.vp[seat],
        state.level[seat],
        state.taken[seat],
        state.order.index(seat) if seated and seat in state.order else -1,
        state.bids[seat],
        state.track.count_finished(seat) if seated else 0,
    )


def view_company(state: BaronsState, company: int) -> CompanyView:
    return CompanyView(
        state.terms.liveries[company],
        state.price[company],
        state.treasury[company],
        state.card[company],
        state.available[company],
        state.performance[company],
        state.controller[company],
        state.order.index(company) if company in state.order else -1,
        tuple(state.shares[company :: len(state.price)]),
    )
