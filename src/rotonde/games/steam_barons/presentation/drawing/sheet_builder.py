"""Prints the sheet of a match: the map, the boards beside it, and the sprites that lie on them."""

from __future__ import annotations

from typing import Final

from rotonde.games.steam_barons.presentation.drawing import (
    boards,
    figures,
    labels,
    market,
    seats,
    shapes,
    shares,
    sheet,
    stops,
    styles,
    supply,
    tile_supply,
    tracks,
    turn_header,
)
from rotonde.games.steam_barons.presentation.drawing.layout import Layout, hexagon, on_sheet, rect
from rotonde.games.steam_barons.presentation.drawing.places import BLANK, COUNTRIES
from rotonde.games.steam_barons.presentation.drawing.static_scene import Say, StaticScene
from rotonde.games.steam_barons.rules.components import Hex, Map
from rotonde.games.steam_barons.rules.hexes import TileCatalog
from rotonde.games.steam_barons.rules.terms import Terms
from rotonde.kernel.drawing.pen import GROUPS, SAID
from rotonde.kernel.drawing.scene import Piece, Spot, number
from rotonde.kernel.memo import GenerationCache

_CAPTIONS: Final = (
    *("subtitle", "map-eastern-us", "map-northern-england"),
    *("caption-turn", "caption-turn-stock", "caption-order", "caption-order-stock"),
    *("caption-first", "caption-prices", "caption-bankrupt", "caption-adjustment"),
    *("caption-dividends", "caption-share", "caption-profit", "caption-bonus"),
    *("caption-treasury", "caption-card", "caption-available", "caption-performance"),
    *("caption-actions", "caption-income-track", "caption-players", "caption-new-cities"),
    *("caption-cash", "caption-vp", "caption-income", "caption-links", "caption-bid"),
    *("caption-locomotive", "caption-supply", "caption-tiles"),
    *(f"company-{livery}" for livery in styles.LIVERIES),
    *(f"initial-{colour}" for colour in styles.GOODS),
)


def make(terms: Terms, say: Say) -> StaticScene:
    drawn = terms.map
    plan = Layout(drawn.board.width, drawn.board.height)
    called = sheet.names(drawn, say)
    middles = tuple(on_sheet(place.at) for place in drawn.hexes)
    by_hex = _by_hex(drawn, called, say)
    paths = tuple(hexagon(at, 0.985) for at in middles)
    sides = stops.symbol_sides(drawn)
    levels = {drawn.index[town.hex]: stops.town_levels() for town in drawn.towns}
    for city in drawn.cities:
        levels[drawn.index[city.hex]] = stops.city_levels(sides.get(city.hex, ()))
    growth = labels.growth_places(drawn, labels.plates(drawn, called))
    towns = [(drawn.index[town.hex], town.hex) for town in drawn.towns]
    cities = [(drawn.index[city.hex], city.hex) for city in drawn.cities]
    return StaticScene(
        plan,
        _backdrop(terms, plan, called, say),
        _sprites(terms, called, say),
        tuple(
            None if place.terrain == "water" else Spot(f"hex:{place.id}", path, label)
            for place, path, label in zip(drawn.hexes, paths, by_hex, strict=True)
        ),
        by_hex,
        paths,
        middles,
        levels,
        {drawn.index[id]: by for id, by in growth.items()},
        tuple((at, Piece(f"town:{id}", "town", middles[at])) for at, id in towns),
        tuple(
            (at, Piece(f"name:{id}", f"{kind}-{id}", middles[at], label=by_hex[at], layer=1))
            for kind, places in (("name", towns), ("plate", cities))
            for at, id in places
        ),
        TileCatalog(terms.box).ways,
        called,
        tuple(boards.spots(plan, terms, say)),
        {},
        GenerationCache(SAID),
        GenerationCache(GROUPS),
    )


def _by_hex(drawn: Map, called: dict[str, str], say: Say) -> tuple[str, ...]:
    cities = {city.hex: city for city in drawn.cities}
    towns = {town.hex: town for town in drawn.towns}
    found = []
    for place in drawn.hexes:
        ground = _ground(place)
        if place.id in cities:
            city = cities[place.id]
            name = called[city.name]
            kind = "scene-label-port" if city.port else "scene-label-city"
            found.append(say(kind, name=name, colour=city.colour))
        elif place.id in towns:
            name = called[towns[place.id].name]
            found.append(say("scene-label-town", name=name, ground=ground))
        else:
            found.append(say("scene-label-land", name=place.id, ground=ground))
    return tuple(found)


def _ground(place: Hex) -> str:
    return f"{place.terrain}-river" if place.river else place.terrain


def _backdrop(terms: Terms, plan: Layout, called: dict[str, str], say: Say) -> str:
    country = COUNTRIES.get(terms.map.terms.id, BLANK)
    captions = {f"scene-{name}": say(f"scene-{name}") for name in _CAPTIONS}
    captions |= {words.id: say(words.id) for words in country.words}
    for tile in terms.tables.actions:
        captions[f"scene-action-{tile.id}"] = say(f"scene-action-{tile.id}")
    costs = terms.tables.costs
    legend = [
        say("scene-legend-river", cost=costs.river),
        say("scene-legend-hill", cost=costs.hill),
        say("scene-legend-mountain", cost=costs.mountain),
        say("scene-legend-town", cost=costs.town),
        say("scene-legend-symbol", cost=costs.symbol),
        say("scene-legend-port"),
        say("scene-legend-wall"),
    ]
    width, height = number(plan.width), number(plan.height)
    rules = "".join(
        f'<path class="open {pen}" d="{rect((i, i, plan.width - i, plan.height - i))}"/>'
        for i, pen in ((7, "heavy"), (12, "hair"))
    )
    out = (
        f"<style>{styles.style()}</style>"
        f'<rect class="paper" width="{width}" height="{height}"/>{rules}'
        + sheet.the_map(terms.map, called, captions, legend, terms.stock)
        + turn_header.draw_printed(plan, terms, captions)
        + tile_supply.draw_printed(plan, terms.box, captions["scene-caption-tiles"])
    )
    if terms.stock:
        return out + market.draw_printed(plan, terms.tables, captions)
    prices = {
        tile.no: _price(terms, tile.price, tile.by_level, say) for tile in terms.tables.actions
    }
    return (
        out
        + supply.draw_printed(terms, captions["scene-caption-supply"])
        + seats.draw_printed(plan, terms, captions, prices)
    )


def _price(terms: Terms, price: int, by_level: bool, say: Say) -> str:
    """What an action tile costs; in Standard the auction has paid for it."""
    if not price or not terms.base:
        return ""
    return say("scene-action-price-level" if by_level else "scene-action-price", price=price)


def _sprites(terms: Terms, called: dict[str, str], say: Say) -> dict[str, str]:
    """All that this match can ever show, so that a page fetches it once."""
    initials = {colour: say(f"scene-initial-{colour}") for colour in styles.GOODS}
    found = {
        **shapes.sprites(initials),
        **figures.sprites(),
        **tracks.sprites(),
        **tile_supply.sprites(terms.box),
        **turn_header.sprites(),
        **(shares.sprites() if terms.stock else seats.sprites(terms.players)),
        "town": stops.TOWN,
        "growth": stops.GROWTH,
    }
    colours = sorted({each.colour for each in terms.tables.new_cities})
    found |= {f"newcity-{colour}": shapes.city(colour) for colour in colours}
    return found | labels.sprites(terms.map, called, colours, initials)
