"""Steam Barons' decisions as numbers and its views as vectors, for environments of fixed shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rotonde.games.steam_barons.encoding.observation import Sight
from rotonde.games.steam_barons.rules.actions import (
    Bid,
    Buy,
    Connect,
    Done,
    Fill,
    Grow,
    Lay,
    Move,
    Pass,
    Raise,
    Redirect,
    Sell,
    Take,
    ToIncome,
    ToPoints,
    Upgrade,
    Urbanize,
)
from rotonde.games.steam_barons.rules.bidding import MOST_LISTED
from rotonde.games.steam_barons.rules.capital import LISTED as CAPITAL_LISTED
from rotonde.games.steam_barons.rules.goods import LISTED as RUNS_LISTED
from rotonde.games.steam_barons.rules.hexes import CITY, TOWN, WATER, Chart, TileCatalog
from rotonde.games.steam_barons.rules.names import COLOURS
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.games.steam_barons.rules.view import BoardView
from rotonde.kernel.family_encoding import FamilyEncoding

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class BaronsEncoding(FamilyEncoding):
    game = "steam-barons"

    def __init__(self, terms: Terms, chart: Chart, catalog: TileCatalog) -> None:
        super().__init__()
        self._sight = Sight(terms, chart, catalog)
        self.shape = self._sight.length
        for kind in (Pass, Done):
            self.add(kind)
        self.add(Bid, {}, MOST_LISTED)
        self._track(terms, chart, catalog)
        self.add(Move, {"hex": terms.stops, "colour": range(len(COLOURS))}, RUNS_LISTED)
        shares = terms.card + terms.tables.stock.available
        companies = len(terms.liveries)
        if terms.stock:
            self.add(Buy, {"count": range(shares + 1)})
            self.add(Sell, {}, 2**companies + companies * shares)
        else:
            self._steam(terms)
        self.longest = _longest(terms)
        cubes = sum(terms.bag)
        self.draws = max(cubes, companies, terms.players)

    def _track(self, terms: Terms, chart: Chart, catalog: TileCatalog) -> None:
        # A town tile fits on towns alone, a plain one elsewhere: two families would be two kinds.
        land = [place for place, kind in enumerate(chart.kind) if kind not in (CITY, WATER)]
        self.add(Lay, {"hex": land, "way": range(len(catalog.ways))})
        plain = [number for number, way in enumerate(catalog.ways) if not way.town]
        bare = [place for place in land if chart.kind[place] != TOWN]
        self.add(Redirect, {"hex": bare, "way": plain}, 2)
        self.add(Connect, {"symbol": range(len(chart.symbols))})

    def _steam(self, terms: Terms) -> None:
        self.add(Raise, {}, CAPITAL_LISTED + 1 if terms.standard else 0)
        tiles = [tile.no for tile in terms.tables.actions]
        self.add(Take, {"tile": tiles, "effect": (True, False)})
        self.add(Grow, {"hex": terms.stops})
        self.add(Urbanize, {"hex": terms.towns, "colour": range(len(COLOURS))})
        self.add(Fill, {"space": range(terms.spaces)})
        for kind in (Upgrade, ToIncome, ToPoints):
            self.add(kind)

    def observe(self, view: BoardView, seat: int) -> list[float]:
        return self._sight.of(view, seat)

    def fill(self, state: BaronsState, seat: int, seen: NDArray[np.float32]) -> bool:
        self._sight.fill(state, seat, seen)
        return True


def _longest(terms: Terms) -> int:
    """What all players could decide in one turn at the very most, times the turns."""
    tables = terms.tables
    players = terms.players
    if terms.stock:
        companies = len(terms.liveries)
        # Bids only rise, and never above the cash there is.
        cash = players * (terms.seats.cash + terms.turns * 20 * terms.card)
        bids = companies * min(cash, 400)
        each = max(terms.limits) + 1 + tables.stock.moves
        return terms.turns * (bids + companies * (players + each) + players)
    money = 5 * (tables.income.highest - tables.income.lowest + 60)
    bids = players * money
    # Capital, a tile, builds, growth with its filling, done, two moves with everybody's points.
    each = 1 + 1 + tables.builds.engineer + 2 + 1 + 2 * (1 + players)
    return bids + terms.turns * (players * each + min(bids, 400))
