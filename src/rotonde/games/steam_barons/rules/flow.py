"""A turn of each rule set from its first stage to its last, as the rulebooks tell it.

Stages that end in a participle ask for decisions; the others pass by themselves.
"""

from __future__ import annotations

from rotonde.games.steam_barons.rules.building import building, building_begins
from rotonde.games.steam_barons.rules.capital import capital, capital_begins
from rotonde.games.steam_barons.rules.goods import goods_begin, moving
from rotonde.games.steam_barons.rules.income import base_income, end_check, standard_income
from rotonde.games.steam_barons.rules.market import (
    bankruptcies,
    company_order,
    dividends,
    prices,
    selling,
)
from rotonde.games.steam_barons.rules.opening import opening
from rotonde.games.steam_barons.rules.order import by_tiles, new_turn, order_begins, ordering
from rotonde.games.steam_barons.rules.shares import buying, buying_begins
from rotonde.games.steam_barons.rules.terms import BASE, STANDARD, STOCK
from rotonde.games.steam_barons.rules.tiles import choosing, tiles_begin
from rotonde.kernel.flow import Flow

_BASE_FLOW = Flow(
    opening,  # before the first turn
    tiles_begin,  # phase 1
    choosing,
    building_begins,  # phase 2
    building,
    goods_begin,  # phase 3
    moving,
    base_income,  # phase 4
    end_check,
    by_tiles,  # phase 5
    new_turn,  # phase 6
    again=tiles_begin,
)
_STANDARD_FLOW = Flow(
    capital_begins,  # phase 1
    capital,
    order_begins,  # phase 2
    ordering,
    tiles_begin,  # phase 3
    choosing,
    building_begins,  # phase 4
    building,
    goods_begin,  # phase 5
    moving,
    standard_income,  # phase 6
    end_check,
    new_turn,  # phase 7
)
_STOCK_FLOW = Flow(
    buying_begins,  # phase 1
    buying,
    building_begins,  # phase 2
    building,
    goods_begin,  # phase 3
    moving,
    dividends,  # phase 4
    prices,
    selling,  # phase 5
    bankruptcies,  # phase 6
    company_order,  # phases 7 and 8
)
FLOWS = {BASE: _BASE_FLOW, STANDARD: _STANDARD_FLOW, STOCK: _STOCK_FLOW}
"""A turn of each rule set."""

PHASES = {
    STOCK: ("bid", "build", "move", "sell"),
    BASE: ("choose", "build", "move"),
    STANDARD: ("capital", "order", "choose", "build", "move"),
}
ENDINGS = ("last-round", "all-bankrupt", "last-turn", "last-player")
