"""A view as a vector: what a learning program sees of Steam Barons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rotonde.games.steam_barons.encoding import keys
from rotonde.games.steam_barons.encoding.lazy_view import LazyView
from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.view import BoardView
from rotonde.kernel.vector_parts import Part, VectorParts, own_to_each, same_for_all

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
        companies = len(terms.liveries) if terms.stock else 0
        course = 3 + len(self._steps) + self._owners + 3 + terms.players
        rest = terms.spaces * len(COLOURS) + len(COLOURS) + len(catalog.counts)
        # Companies own the track of the stock market: it looks the same from every seat.
        owned = same_for_all if terms.stock else own_to_each
        sides = 6 * len(chart.kind) * (self._owners + 1)
        self._parts = VectorParts(
            (
                Part(course, keys.course, self._course),
                Part(8 * terms.players, keys.people, self._people),
                *(
                    Part(
                        7 + 2 * terms.players,
                        partial(keys.company, number),
                        partial(self._company, number),
                    )
                    for number in range(companies)
                ),
                Part(len(self._stops) * (len(COLOURS) + 2), keys.goods, self._goods, same_for_all),
                Part(sides, keys.track, self._track, owned),
                Part(rest, keys.supplies, self._supplies, same_for_all),
            )
        )
        self.length = self._parts.length

    def of(self, view: BoardView, seat: int) -> list[float]:
        return self._parts.of(view, seat)

    def fill(self, state: BaronsState, seat: int, seen: NDArray[np.float32]) -> None:
        self._parts.fill(state, LazyView(state), seat, seen)

    def _turned(self, seat: int) -> list[int]:
        players = self._terms.players
        return [(seat + step) % players for step in range(players)]

    def _course(self, view: Seen, seat: int) -> list[float]:
        turned = self._turned(seat)
        found = [view.turn / self._terms.turns, view.round, view.builds / _FEW]
        found += [float(view.step == step) for step in self._steps]
        owners = range(self._owners) if self._terms.stock else turned
        found += [float(view.active == owner) for owner in owners]
        bid, bidder, _ = view.auction or (0, NOBODY, ())
        found += [bid / _MONEY, view.lots / _MONEY, float(view.auction is not None)]
        found += [float(other in (view.marker, bidder)) for other in turned]
        return found

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

    def _company(self, number: int, view: Seen, seat: int) -> list[float]:
        turned = self._turned(seat)
        company = view.companies[number]
        found = [
            company.price / _FEW,
            company.treasury / _MONEY,
            company.card / _FEW,
            company.available / _FEW,
            company.performance / _FEW,
            company.place / _FEW,
            float(company.price < 0),
        ]
        found += [company.shares[other] / _FEW for other in turned]
        found += [float(company.controller == other) for other in turned]
        return found

    def _goods(self, view: Seen, seat: int) -> list[float]:
        found: list[float] = []
        everywhere, grown = view.cubes, view.grown
        for stop in self._stops:
            cubes = everywhere.get(stop, ())
            found += [cubes.count(colour) / 4.0 for colour in range(len(COLOURS))]
            found += [view.new_cities.get(stop, NOBODY) / _FEW, float(stop in grown)]
        return found

    def _track(self, view: Seen, seat: int) -> dict[int, float]:
        """Per side whose track leaves there: an owner's, or in the last place nobody's."""
        owners = range(self._owners) if self._terms.stock else self._turned(seat)
        width = self._owners + 1
        sides: dict[int, float] = {}
        place = {owner: at for at, owner in enumerate(owners)}
        for link in view.links:
            at = place.get(link.owner, self._owners)
            mark = 1.0 if link.complete else 0.5
            for side in link.sides:
                sides[side * width + at] = mark
        return sides

    def _supplies(self, view: Seen, seat: int) -> list[float]:
        found: list[float] = []
        for space in view.supply:
            found += [space.count(colour) / 4.0 for colour in range(len(COLOURS))]
        found += [count / _FEW for count in view.new_left]
        found += [count / 100.0 for count in view.stock]
        return found
