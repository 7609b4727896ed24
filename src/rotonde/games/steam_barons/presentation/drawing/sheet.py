"""The printed map: water and coast, land, cities and towns, and what adorns it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rotonde.games.steam_barons.presentation.drawing import coast, ornaments, relief, rivers, stops
from rotonde.games.steam_barons.presentation.drawing.layout import (
    CORNERS,
    ORIGIN,
    Area,
    Point,
    box,
    rect,
    text,
    toward,
)
from rotonde.games.steam_barons.presentation.drawing.places import (
    BLANK,
    COUNTRIES,
    NAMES,
    Words,
    name_id,
)
from rotonde.games.steam_barons.rules.components import SIDES, Map
from rotonde.kernel.drawing.scene import number

Captions = Mapping[str, str]
_FRAME: Final = 9.0
_PAPER: Final = 10.0


def names(drawn: Map, say: Callable[[str], str]) -> dict[str, str]:
    """What every place is called: those that translate by their words, others as in the data."""
    found = {}
    stops = [*(city.name for city in drawn.cities), *(town.name for town in drawn.towns)]
    for name in (*stops, *(lake.name for lake in drawn.lakes)):
        found[name] = (say(name_id(name)) if name in NAMES else "") or name
    return found


def the_map(drawn: Map, called: Captions, captions: Captions, costs: list[str], stock: bool) -> str:
    """The whole of it, framed."""
    country = COUNTRIES.get(drawn.terms.id, BLANK)
    width, height = drawn.board.width, drawn.board.height
    rings = coast.outline(drawn)
    land = "".join(
        coast.closed(coast.weathered(ring, f"{drawn.terms.id} {at}", 3.5, 3.2))
        for at, ring in enumerate(rings)
    )
    outer = "".join(
        coast.closed(coast.weathered(ring, f"{drawn.terms.id} shore {at}", 0, 4))
        for at, ring in enumerate(country.shores)
    )
    body = (
        relief.plates()
        + f'<path class="sb-sea" d="M0 0H{width}V{height}H0Z"/>'
        + coast.water(outer + land)
        + f'<path class="sb-beyond" fill-rule="evenodd" d="{outer}"/>'
        + _lettering([each for each in country.words if stock or _open(drawn, each)], captions)
        + f'<path class="sb-field" d="{land}"/>'
        + _ground(drawn)
        + rivers.svg(rivers.rivers(drawn, country.rivers))
        + _barriers(drawn)
        + _lakes(drawn, called)
        + _numbers(drawn)
        + _cities(drawn, stock)
        + _symbols(drawn)
    )
    title = [captions.get(f"scene-map-{drawn.terms.id}", ""), captions["scene-subtitle"]]
    body += ornaments.cartouche(country.cartouche, title, drawn.terms.id == "eastern-us")
    body += ornaments.compass(country.compass)
    body += ornaments.legend(country.legend, country.columns, legend_lines(captions, costs, drawn))
    if country.ship and (stock or drawn.terms.port_rule):
        body += ornaments.ship(country.ship)
    frame = (
        f'<svg x="{ORIGIN:g}" y="{ORIGIN:g}" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )
    return frame + _border(width, height)


def legend_lines(captions: Captions, costs: list[str], drawn: Map) -> list[tuple[str, str]]:
    """Sign and words, for what this map has."""
    lines = list(
        zip(("river", "hill", "mountain", "town", "symbol", "port", "wall"), costs, strict=True)
    )
    there = {place.terrain for place in drawn.hexes}
    absent = {"mountain"} - there
    if not drawn.symbols:
        absent.add("symbol")
    if not any(city.port for city in drawn.cities):
        absent.add("port")
    return [line for line in lines if line[0] not in absent]


def framed(drawn: Map) -> Area:
    """The map with its frame and a little paper, on the sheet."""
    by = _FRAME + _PAPER
    right, bottom = ORIGIN + drawn.board.width + by, ORIGIN + drawn.board.height + by
    return ORIGIN - by, ORIGIN - by, right, bottom


def _border(width: float, height: float) -> str:
    """A neat line with its degrees, as an atlas has it."""
    out = ""
    area: Area = (ORIGIN, ORIGIN, ORIGIN + width, ORIGIN + height)
    out += f'<path class="open line" d="{rect(area)}"/>'
    left, top, right, bottom = (
        area[0] - _FRAME,
        area[1] - _FRAME,
        area[2] + _FRAME,
        area[3] + _FRAME,
    )
    out += f'<path class="open heavy" d="{rect((left, top, right, bottom))}"/>'
    dark = ""
    step = width / 16
    for at in range(0, 16, 2):
        x = area[0] + at * step
        for y in (top, area[3]):
            dark += f"M{number(x)} {number(y)}h{number(step)}v{_FRAME:g}h-{number(step)}Z"
    step = height / 14
    for at in range(0, 14, 2):
        y = area[1] + at * step
        for x in (left, area[2]):
            dark += f"M{number(x)} {number(y)}v{number(step)}h{_FRAME:g}v-{number(step)}Z"
    return out + f'<path class="ink" d="{dark}"/>'


def _open(drawn: Map, words: Words) -> bool:
    """Whether these words are clear of the Goods Supply."""
    areas = [supply_area(drawn, space) for space in range(len(drawn.supply.at))]
    left, top = min(area[0] for area in areas), min(area[1] for area in areas)
    right, bottom = max(area[2] for area in areas), max(area[3] for area in areas)
    return not (left < words.at[0] < right and top < words.at[1] < bottom)


def _lettering(words: Sequence[Words], captions: Captions) -> str:
    out = ""
    for each in words:
        (x, y), kind = each.at, "sb-land" if each.land else "sb-ocean"
        out += (
            f'<g transform="translate({number(x)} {number(y)}) rotate({each.turn})">'
            + text(captions[each.id], kind, (0, 0), each.size)
            + "</g>"
        )
    return out


def _ground(drawn: Map) -> str:
    """Hills and mountains under the grid, row by row, so that nearer ones stand before others."""
    out = "".join(relief.terrain(place, place.at) for place in drawn.hexes)
    tufts = "".join(relief.tufts(place) for place in drawn.hexes)
    grid = "".join(
        f"M{place.at[0] + 52} {place.at[1] + 30}v-60l-52-30-52 30v60l52 30Z"
        for place in drawn.hexes
        if place.terrain != "water"
    )
    return f'<path class="sb-h1" d="{tufts}"/>{out}<path class="sb-grid" d="{grid}"/>'


def _numbers(drawn: Map) -> str:
    """By which the log calls a hex that has no name; they fade in as one comes near."""
    named = {city.hex for city in drawn.cities} | {town.hex for town in drawn.towns}
    numbers = "".join(
        f'<text x="{place.at[0]}" y="{place.at[1] + 47}">{place.id}</text>'
        for place in drawn.hexes
        if place.terrain != "water" and place.id not in named
    )
    return f'<g class="sb-number">{numbers}</g>'


def _barriers(drawn: Map) -> str:
    path = ""
    for barrier in drawn.barriers:
        for one, other in barrier.edges:
            side = next(
                side for side in range(SIDES) if _near(drawn.hex(one).at, drawn.hex(other).at, side)
            )
            x, y = drawn.hex(one).at
            (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % SIDES]
            path += f"M{number(x + ax)} {number(y + ay)}L{number(x + bx)} {number(y + by)}"
    return "".join(f'<path class="sb-wall-{at}" d="{path}"/>' for at in (1, 2, 3))


def _near(one: Point, other: Point, side: int) -> bool:
    dx, dy = toward(side, 104)
    return abs(one[0] + dx - other[0]) < 3 and abs(one[1] + dy - other[1]) < 3


def _lakes(drawn: Map, called: Captions) -> str:
    out = ""
    for lake in drawn.lakes:
        # In one hex, clear of the cities on both shores.
        x, y = drawn.hex(lake.hexes[-1]).at
        words = called[lake.name].split(" ")
        for at, word in enumerate(words):
            out += text(word, "sb-lake sb-near", (x, y + 19 * (at - (len(words) - 1) / 2) + 5))
    return out


def _cities(drawn: Map, stock: bool) -> str:
    return "".join(
        f'<g transform="translate({drawn.hex(city.hex).at[0]} {drawn.hex(city.hex).at[1]})">'
        + stops.city(city, stock)
        + "</g>"
        for city in drawn.cities
    )


def _symbols(drawn: Map) -> str:
    """Rail symbols as printed: two rails and their ties in a small frame."""
    out = ""
    for symbol in drawn.symbols:
        x, y, turn = symbol_place(drawn, symbol.cities)
        out += (
            f'<g transform="translate({number(x)} {number(y)}) rotate({turn})">'
            '<path class="paper-light sb-edge" d="M-12-7.5H12V7.5H-12Z"/>'
            '<path class="sb-ties" d="M-11 0H11"/>'
            '<path class="sb-rule" d="M-12-3.2H12M-12 3.2H12"/></g>'
        )
    return out


def symbol_place(drawn: Map, cities: tuple[str, str]) -> tuple[float, float, int]:
    """The middle of a rail symbol, and how it is turned."""
    where = {city.name: city.hex for city in drawn.cities}
    one, other = (where[name] for name in cities)
    side = stops.side_between(drawn, one, other)
    dx, dy = stops.symbol_at(side)
    x, y = drawn.hex(one).at
    return x + dx, y + dy, -60 * (side % 3)


def supply_area(drawn: Map, space: int) -> Area:
    """A space of the Goods Supply, on the map."""
    return box(drawn.supply.at[space], drawn.supply.box)
