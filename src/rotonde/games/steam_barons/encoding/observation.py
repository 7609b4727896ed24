"""A view as a vector: what a learning program sees of Steam Barons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING

from rotonde.games.steam_barons.encoding import keys
from rotonde.games.steam_barons.encoding.lazy_view import LazyView
from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog
from rotonde.games.steam_barons.rules.links import Link
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import Auction, BaronsState
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.view import BoardView, LinkView, view_marker
from rotonde.kernel.vector_parts import (
    DirectPart,
    MarkedPart,
    Part,
    RowsPart,
    VectorParts,
    same_for_all,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Seen = BoardView | LazyView

_STEPS = ("bid", "buy", "build", "fill", "move", "score", "sell", "capital", "order", "opening")
_MONEY, _FEW = 50.0, 10.0


class Sight:
    """What is seen in which place; owners and seats are counted from the seat that looks."""

    def __init__(self, terms: Terms, chart: Chart, catalog: TileCatalog) -> None:
        self._terms = terms
        self._stops = terms.stops
        self._steps = (*_STEPS, "choose")
        self._owners = terms.owners
        self._companies = len(terms.liveries) if terms.stock else 0
        course = 3 + len(self._steps) + self._owners + 3 + terms.players
        self._pack_numbers = Struct(f"{course}f").pack
        rest = terms.spaces * len(COLOURS) + len(COLOURS) + len(catalog.counts)
        width = 7 + 2 * terms.players
        self._pack_row = Struct(f"{width}f").pack
        companies = self._companies * width
        sides = 6 * len(chart.kind) * (self._owners + 1)
        self._parts = VectorParts(
            (
                DirectPart(course, self._pack_course, self._course),
                Part(8 * terms.players, keys.people, self._people),
                RowsPart(
                    companies, width, self._find_companies, self._pack_company, self._list_companies
                ),
                Part(len(self._stops) * (len(COLOURS) + 2), keys.goods, self._goods, same_for_all),
                MarkedPart(sides, lambda state: state.track.links, self._mark_link, self._track),
                Part(rest, keys.supplies, self._supplies, same_for_all),
            )
        )
        self.length = self._parts.length

    def of(self, view: BoardView, seat: int) -> list[float]:
        return self._parts.of(view, seat)

    def fill(self, state: BaronsState, seat: int, seen: NDArray[np.float32]) -> None:
        self._parts.fill(state, _look, seat, seen)

    def _turned(self, seat: int) -> tuple[int, ...]:
        return _count_from(seat, self._terms.players)

    def _course(self, view: Seen, seat: int) -> list[float]:
        return self._list_course(view, view.step, view.marker, view.auction, seat)

    def _pack_course(self, state: BaronsState, seat: int) -> bytes:
        step = state.stack[-1].id if state.stack else None
        found = self._list_course(state, step, view_marker(state), state.auction, seat)
        return self._pack_numbers(*found)

    def _list_course(
        self,
        it: Seen | BaronsState,
        step: str | None,
        marker: int,
        auction: Auction | tuple[int, int, tuple[int, ...]] | None,
        seat: int,
    ) -> list[float]:
        turned = self._turned(seat)
        owners = range(self._owners) if self._terms.stock else turned
        bid, bidder, _ = auction or (0, NOBODY, ())
        return [
            it.turn / self._terms.turns,
            it.round,
            it.builds / _FEW,
            *_mark(self._steps, step),
            *_mark(owners, it.active),
            bid / _MONEY,
            it.lots / _MONEY,
            auction is not None,
            *_mark(turned, marker, bidder),
        ]

    def _people(self, view: Seen, seat: int) -> list[float]:
        found: list[float] = []
        players = view.players
        for other in self._turned(seat):
            player = players[other]
            found += [
                player.cash / _MONEY,
                float(player.out),
                player.income / _FEW,
                player.vp / _MONEY,
                player.level / _FEW,
                player.tile / _FEW,
                player.place / _FEW,
                player.links / _FEW,
            ]
        return found

    def _list_companies(self, view: Seen, seat: int) -> list[float]:
        found: list[float] = []
        for each in view.companies:
            found += self._list_company(
                (
                    *(each.price, each.treasury, each.card, each.available, each.performance),
                    *(each.controller, each.place, *each.shares),
                ),
                seat,
            )
        return found

    def _find_companies(self, state: BaronsState, seat: int) -> list[tuple[int, ...]]:
        """Per company what is known of it, in the same order."""
        count = self._companies
        return list(
            zip(
                *(state.price, state.treasury, state.card, state.available, state.performance),
                *(state.controller, _find_places(state.order, count)),
                *(state.shares[at : at + count] for at in range(0, len(state.shares), count)),
                strict=True,
            )
            if count
            else ()
        )

    def _pack_company(self, company: tuple[int, ...], seat: int) -> bytes:
        return self._pack_row(*self._list_company(company, seat))

    def _list_company(self, company: tuple[int, ...], seat: int) -> list[float]:
        turned = self._turned(seat)
        price, treasury, card, available, performance, controller, place, *shares = company
        return [
            price / _FEW,
            treasury / _MONEY,
            card / _FEW,
            available / _FEW,
            performance / _FEW,
            place / _FEW,
            price < 0,
            *[shares[other] / _FEW for other in turned],
            *_mark(turned, controller),
        ]

    def _goods(self, view: Seen, seat: int) -> list[float]:
        found: list[float] = []
        everywhere, grown, new_cities = view.cubes, view.grown, view.new_cities
        for stop in self._stops:
            found += _count_cubes(everywhere.get(stop, ()))
            found += (new_cities.get(stop, NOBODY) / _FEW, float(stop in grown))
        return found

    def _track(self, view: Seen, seat: int) -> dict[int, float]:
        """Per side whose track leaves there: an owner's, or in the last place nobody's."""
        sides: dict[int, float] = {}
        for link in view.links:
            places, mark = self._mark_link(link, seat)
            sides.update(dict.fromkeys(places, mark))
        return sides

    def _mark_link(self, link: Link | LinkView, seat: int) -> tuple[list[int], float]:
        width, at = self._owners + 1, link.owner
        if at == NOBODY:
            at = self._owners
        elif not self._terms.stock:
            at = (at - seat) % self._terms.players
        return [side * width + at for side in link.sides], 1.0 if link.complete else 0.5

    def _supplies(self, view: Seen, seat: int) -> list[float]:
        found: list[float] = []
        for space in view.supply:
            found += _count_cubes(space)
        found += [count / _FEW for count in view.new_left]
        found += [count / 100.0 for count in view.stock]
        return found


def _look(state: BaronsState, seat: int) -> LazyView:
    return LazyView(state)


@lru_cache(maxsize=64)
def _count_from(seat: int, players: int) -> tuple[int, ...]:
    """All seats in their order, from one on."""
    return tuple((seat + step) % players for step in range(players))


@lru_cache(maxsize=4096)
def _find_places(order: tuple[int, ...], companies: int) -> tuple[int, ...]:
    """The place of each company in the order; -1: it has none."""
    return tuple(order.index(each) if each in order else -1 for each in range(companies))


@lru_cache(maxsize=4096)
def _mark(things: Sequence[object], *marked: object) -> tuple[float, ...]:
    """A one for each thing that is marked, a zero for the others."""
    return tuple(float(thing in marked) for thing in things)


@lru_cache(maxsize=4096)
def _count_cubes(cubes: tuple[int, ...]) -> tuple[float, ...]:
    """How many there are of each colour."""
    return tuple(cubes.count(colour) / 4.0 for colour in range(len(COLOURS)))
