"""What of the boards beside the map can be pointed at: it stays as it is, so it is sent once."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.games.steam_barons.presentation.drawing import (
    figures,
    market,
    seats,
    supply,
    tile_supply,
    turn_header,
)
from rotonde.games.steam_barons.presentation.drawing.layout import Layout, headed, rect
from rotonde.games.steam_barons.presentation.drawing.static_scene import Say
from rotonde.games.steam_barons.rules.components import BANKRUPT, CELLS
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.kernel.drawing.scene import Spot


def spots(plan: Layout, terms: Terms, say: Say) -> Iterator[Spot]:
    rounds = "-stock" if terms.stock else ""
    yield Spot("turns", rect(turn_header.turns(plan, terms)), say(f"scene-caption-turn{rounds}"))
    yield Spot("order", rect(turn_header.orders(plan)), say(f"scene-caption-order{rounds}"))
    yield from (_market if terms.stock else _railways)(plan, terms, say)
    yield Spot("tiles", rect(tile_supply.heading(plan)), say("scene-caption-tiles"))
    for at, tile in enumerate(terms.box.tiles):
        one, other = (terms.box.face(id).name for id in tile.faces)
        label = say("scene-spot-kind", face=one, face2=other)
        yield Spot(f"kind:{at}", rect(tile_supply.area(plan, at)), label)


def _market(plan: Layout, terms: Terms, say: Say) -> Iterator[Spot]:
    tables = terms.tables
    yield Spot("first-player", rect(turn_header.marker(plan)), say("scene-caption-first"))
    for id, down in market.HEADINGS.items():
        path = rect(headed(plan, down))
        if id == "dividends":  # the names of its rows belong to it
            path += rect(market.dividend_names(plan))
        yield Spot(id, path, say(f"scene-caption-{id}"))
    for price in range(BANKRUPT, tables.prices.highest + 1):
        label = say("scene-spot-price", price=price)
        yield Spot(f"price:{price}", rect(market.cell(plan, price)), label)
    for at in range(1, CELLS + 1):
        modifier = figures.signed(tables.adjustment.modifiers[at - 1])
        label = say("scene-spot-cell", cell=at, modifier=modifier)
        yield Spot(f"cell:{at}", rect(market.adjust_cell(plan, at)), label)
    rows = tables.dividends
    for at, row in enumerate(rows):
        label = say("scene-spot-dividend", least=row.least)
        yield Spot(f"dividend:{at}", rect(market.dividend_cell(plan, at, len(rows))), label)


def _railways(plan: Layout, terms: Terms, say: Say) -> Iterator[Spot]:
    income = terms.tables.income
    for id, down in seats.HEADINGS.items():
        yield Spot(id, rect(headed(plan, down)), say(f"scene-caption-{id}"))
    yield Spot("supply", rect(supply.heading(terms)), say("scene-caption-supply"))
    for at in range(income.lowest, income.highest + 1):
        label = say("scene-spot-income", income=at)
        yield Spot(f"income-level:{at}", rect(seats.level(plan, income.lowest, at)), label)
    for seat in range(terms.players):
        area = seats.engine(plan, terms, seat)
        yield Spot(f"locomotive:{seat}", rect(area), say("scene-caption-locomotive"))
