"""A view as a vector: what a learning program sees of Steam Barons."""

from __future__ import annotations

from rotonde.games.steam_barons.rules.hexes import Chart, TileCatalog
from rotonde.games.steam_barons.rules.names import COLOURS, NOBODY
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.view import BoardView

_STEPS = ("bid", "buy", "build", "fill", "move", "score", "sell", "capital", "order", "opening")
_MONEY, _FEW = 50.0, 10.0


class Sight:
    """What is seen in which place; owners and seats are counted from the seat that looks."""

    def __init__(self, terms: Terms, chart: Chart, catalog: TileCatalog) -> None:
        self._terms, self._chart, self._catalog = terms, chart, catalog
        self._stops = terms.stops
        self._steps = (*_STEPS, "choose")
        self._owners = terms.owners
        self.length = len(self._blank())

    def _blank(self) -> list[float]:
        terms, players, owners = self._terms, self._terms.players, self._owners
        companies = len(terms.liveries) if terms.stock else 0
        head = 3 + len(self._steps) + owners + 3 + players
        people = players * 8
        market = companies * (7 + 2 * players)
        stops = len(self._stops) * (len(COLOURS) + 2)
        sides = 6 * len(self._chart.kind) * (owners + 1)
        rest = terms.spaces * len(COLOURS) + len(COLOURS) + len(self._catalog.counts)
        return [0.0] * (head + people + market + stops + sides + rest)

    def of(self, view: BoardView, seat: int) -> list[float]:
        terms, players = self._terms, self._terms.players
        turned = [(seat + step) % players for step in range(players)]
        found = [view.turn / view.turns, view.round, view.builds / _FEW]
        found += [float(view.step == step) for step in self._steps]
        owners = range(self._owners) if terms.stock else turned
        found += [float(view.active == owner) for owner in owners]
        bid, bidder, _ = view.auction or (0, NOBODY, ())
        found += [bid / _MONEY, view.lots / _MONEY, float(view.auction is not None)]
        found += [float(other in (view.marker, bidder)) for other in turned]
        for other in turned:
            player = view.players[other]
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
        for company in view.companies:
            found += [
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
        for stop in self._stops:
            cubes = view.cubes.get(stop, ())
            found += [cubes.count(colour) / 4.0 for colour in range(len(COLOURS))]
            found += [view.new_cities.get(stop, NOBODY) / _FEW, float(stop in view.grown)]
        found += self._track(view, owners)
        for space in view.supply:
            found += [space.count(colour) / 4.0 for colour in range(len(COLOURS))]
        found += [count / _FEW for count in view.new_left]
        found += [count / 100.0 for count in view.stock]
        return found

    def _track(self, view: BoardView, owners: range | list[int]) -> list[float]:
        """Per side whose track leaves there: an owner's, or in the last place nobody's."""
        width = self._owners + 1
        sides = [0.0] * (6 * len(self._chart.kind) * width)
        place = {owner: at for at, owner in enumerate(owners)}
        for link in view.links:
            at = place.get(link.owner, self._owners)
            for side in link.sides:
                sides[side * width + at] = 1.0 if link.complete else 0.5
        return sides
