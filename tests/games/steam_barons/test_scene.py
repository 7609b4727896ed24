"""The table as drawn: nothing overlaps, every place can be pointed at, no colour stands alone."""

from __future__ import annotations

import re
import time
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import combinations, pairwise, product
from math import hypot
from random import Random

import msgspec
import pytest

from rotonde.games.steam_barons.presentation.drawing import (
    figures,
    labels,
    market,
    ornaments,
    places,
    relief,
    rivers,
    seats,
    shapes,
    shares,
    sheet,
    stops,
    tile_supply,
)
from rotonde.games.steam_barons.presentation.drawing.labels import Label
from rotonde.games.steam_barons.presentation.drawing.layout import (
    Area,
    Layout,
    Point,
    box,
    on_sheet,
)
from rotonde.games.steam_barons.presentation.drawing.styles import GOODS, LIVERIES, style
from rotonde.games.steam_barons.presentation.drawing.tracks import lay_out
from rotonde.games.steam_barons.presentation.scene import scene
from rotonde.games.steam_barons.rules.cards import box as contents
from rotonde.games.steam_barons.rules.hexes import TileCatalog
from rotonde.games.steam_barons.rules.view import CompanyView
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Scene, backdrop_hash, to_svg
from rotonde.kernel.drawing.text_metrics import width

from .boards import MAPS, RULES, Speech, bare, changed, full, terms

TABLES = list(product(RULES, MAPS))
CUBE = 8.8
"""Half the width of a cube; a lozenge has thin tips beyond."""
LETTER = (10.8, 12.0)
"""What the letter of a cube covers."""
SIGN = 10.6
"""The radius of an owner's sign."""


def pieces(found: Scene, kind: str) -> dict[str, Piece]:
    return {piece.id: piece for piece in found.pieces if piece.id.startswith(f"{kind}:")}


def overlap(one: Area, other: Area) -> bool:
    return (
        one[0] < other[2] - 0.1
        and other[0] < one[2] - 0.1
        and one[1] < other[3] - 0.1
        and other[1] < one[3] - 0.1
    )


def letter(at: Point) -> Area:
    """Of a cube on the map."""
    return box(at, (LETTER[0] * stops.SCALE, LETTER[1] * stops.SCALE))


def moved(area: Area, by: Point) -> Area:
    return area[0] + by[0], area[1] + by[1], area[2] + by[0], area[3] + by[1]


def names_of(map: str, lang: str, new: frozenset[int] = frozenset()) -> dict[str, Label]:
    """How each name is written; `new` are the towns that have become cities."""
    index = contents(map).map.index
    plates, towns = _written(map, lang)
    return plates | {hex: label for hex, label in towns.items() if index[hex] not in new}


@cache
def _written(map: str, lang: str) -> tuple[dict[str, Label], dict[str, Label]]:
    """Per hex its plate, and what stands there while it is a town."""
    drawn = contents(map).map
    called, lean = sheet.names(drawn, Speech(lang)), labels.leans(drawn)
    towns = {
        town.hex: labels.of_town(called[town.name], lean=lean[town.hex]) for town in drawn.towns
    }
    return labels.plates(drawn, called), towns


def name_areas(map: str, lang: str, new: frozenset[int] = frozenset()) -> dict[str, Area]:
    """Where each name is written, on the sheet."""
    drawn = contents(map).map
    return {
        label.name: moved(label.area, on_sheet(drawn.hex(id).at))
        for id, label in names_of(map, lang, new).items()
    }


# Nothing overlaps


@pytest.mark.parametrize(("rules", "map"), TABLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_cubes_and_signs_keep_clear_of_each_other(rules: str, map: str, lang: str) -> None:
    view = full(rules, map)
    found = scene(view, Speech(lang))
    names = name_areas(map, lang, frozenset(view.new_cities))
    for one, other in combinations(names, 2):
        assert not overlap(names[one], names[other]), (one, other)
    cubes = {
        id: box(piece.at, (2 * CUBE * piece.scale, 2 * CUBE * piece.scale))
        for id, piece in pieces(found, "cube").items()
    }
    signs = pieces(found, "link")
    for id, area in cubes.items():
        assert not [name for name, other in names.items() if overlap(area, other)], id
    for one, other in combinations(pieces(found, "cube").values(), 2):
        if one.id.split(":")[1] == other.id.split(":")[1]:
            assert not overlap(letter(one.at), cubes[other.id]), (one.id, other.id)
    for id, sign in signs.items():
        size = 2 * SIGN * sign.scale
        area = box(sign.at, (size, size))
        assert not [name for name, other in names.items() if overlap(area, other)], id
        assert not [name for name, other in cubes.items() if overlap(area, other)], id
    for (ax, ay), (bx, by) in combinations([sign.at for sign in signs.values()], 2):
        assert hypot(ax - bx, ay - by) > 2 * SIGN * 0.8


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_each_board_is_in_a_part_and_the_supply_in_one_of_its_own(rules: str, map: str) -> None:
    found = scene(bare(rules, map), Speech("en"))
    parts = {part.id: part for part in found.parts}
    assert all(part.name for part in found.parts)
    assert ("supply" in parts) == (rules != "stock")
    for spot in found.spots:
        if spot.id.startswith("space:"):
            left, top, right, bottom = parts["supply"].area
            xs = [float(x) for x in re.findall(r"[MH]([\d.]+)", spot.path)]
            ys = [float(y) for y in re.findall(r"(?: |V)([\d.]+)", spot.path)]
            assert left < min(xs) < max(xs) < right
            assert top < min(ys) < max(ys) < bottom


@pytest.mark.parametrize("map", MAPS)
def test_a_name_stays_in_its_hex_and_a_citys_signs_clear_of_it(map: str) -> None:
    drawn = contents(map).map
    called = sheet.names(drawn, Speech("fr"))
    sides = stops.symbol_sides(drawn)
    plates = labels.plates(drawn, called)
    for city in drawn.cities:
        label = plates[city.hex]
        assert label.area[2] == -label.area[0] <= 48, city.name
        signs = [box(stops.symbol_at(side), (20, 20)) for side in sides.get(city.hex, ())]
        for one, other in combinations((label.area, *signs), 2):
            assert not overlap(one, other), city.name
    for town in drawn.towns:
        area = labels.of_town(called[town.name]).area
        assert area[2] == -area[0] <= 52, town.name
        assert area[1] > stops.DISC


def _urbanized(map: str) -> list[frozenset[int]]:
    """Towns that may have become cities: none, each by itself, all, and a few at a time."""
    drawn, dice = contents(map).map, Random(map)
    towns = [drawn.index[town.hex] for town in drawn.towns]
    some = [frozenset(dice.sample(towns, 8)) for _ in range(6)]
    return [frozenset(), *(frozenset([town]) for town in towns), frozenset(towns), *some]


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_from_afar_names_are_large_and_do_not_cover_each_other(map: str, lang: str) -> None:
    """The map is never shown with more than 2.5 units to a pixel."""
    drawn = contents(map).map
    fixed = {}
    for symbol in drawn.symbols:
        x, y, _ = sheet.symbol_place(drawn, symbol.cities)
        fixed[f"symbol {symbol.cities}"] = box((x, y), (20, 20))
    for space in range(len(drawn.supply.at)):
        fixed[f"space {space + 1}"] = sheet.supply_area(drawn, space)
    for new, size in product(_urbanized(map), (24.0, 25.0, 26.0, 27.0, 27.6)):
        grown = dict(fixed)
        for id, label in names_of(map, lang, new).items():
            assert label.most / 2.5 >= 11, label.name
            area = moved(label.grow(min(size, label.most)), drawn.hex(id).at)
            left, top, right, bottom = area
            # Letters do not fill their line.
            plate = label.area[3] == labels.PLATE
            grown[label.name] = area if plate else (left + 4, top + 2, right - 4, bottom - 4)
            assert left > 0, label.name
            assert right < drawn.board.width, label.name
        pairs = combinations(grown, 2)
        covered = [pair for pair in pairs if overlap(grown[pair[0]], grown[pair[1]])]
        assert covered == [], (new, size)


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("size", [24, 26, 27.6])
def test_no_name_hides_a_rail_symbol_from_where_one_reads_it(map: str, size: float) -> None:
    drawn = contents(map).map
    for id, label in names_of(map, "en").items():
        area = moved(label.grow(min(size, label.most)), drawn.hex(id).at)
        for symbol in drawn.symbols:
            x, y, _ = sheet.symbol_place(drawn, symbol.cities)
            assert not overlap(area, box((x, y), (22, 18))), (label.name, symbol.cities)


# What can be read

LEAST = 1 / 0.40
"""Units of the map to a pixel, at most; on a phone fewer."""
PHONE = 1 / 0.46


@pytest.mark.parametrize(("rules", "map"), TABLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_letters_of_the_map_have_eleven_pixels_or_are_left_out(
    rules: str, map: str, lang: str
) -> None:
    found = scene(full(rules, map), Speech(lang))
    assert found.parts[0].legible == LEAST
    for size, kinds, words in printed(found, "map"):
        if "sb-near" in kinds or "sb-number" in kinds:
            assert size / shown_from(kinds) >= 12, words
        else:
            assert size / LEAST >= 11, words
            assert size / PHONE >= 12, words
    for piece in pieces(found, "cube").values():
        assert shapes.LETTER * piece.scale / LEAST >= 11
    for piece in pieces(found, "supply").values():
        assert shapes.LETTER * piece.scale / LEAST >= 11
    assert f"700 {shapes.LETTER}px" in style()


Printed = tuple[float, str, str]
"""A size, classes, words."""


def printed(found: Scene, part: str) -> list[Printed]:
    """What is printed on a part of the sheet."""
    left, top, right, bottom = next(each.area for each in found.parts if each.id == part)
    fonts = dict(re.findall(r"\.(sb-[\w-]+)\{[^}]*?font:[^}]*? ([\d.]+)px", style()))
    listed: list[Printed] = []

    def walk(node: ET.Element, x: float, y: float, scale: float, around: str) -> None:
        moves = node.get("transform") or ""
        for dx, dy in re.findall(r"translate\((\S+) (\S+?)\)", moves):
            x, y = x + scale * float(dx), y + scale * float(dy)
        scale *= float((re.search(r"scale\(([\d.]+)\)", moves) or ["", "1"])[1])
        at_x, at_y = float(node.get("x") or 0), float(node.get("y") or 0)
        kinds = node.get("class") or around
        if node.tag == "text":
            given = re.search(r"font-size:([\d.]+)px", node.get("style") or "")
            size = given[1] if given else next(fonts[k] for k in kinds.split() if k in fonts)
            if left < x + scale * at_x < right and top < y + scale * at_y < bottom:
                listed.append((scale * float(size), kinds, node.text or ""))
        if node.tag == "svg":
            x, y = x + at_x, y + at_y
        for child in node:
            walk(child, x, y, scale, kinds)

    walk(ET.fromstring(f"<g>{found.backdrop}</g>"), 0, 0, 1, "")
    return listed


def shown_from(kinds: str) -> float:
    """Units to a pixel from which on it is there at all."""
    kind = "sb-near" if "sb-near" in kinds else "sb-number"
    rule = re.search(rf"\.{kind}\{{[^}}]*opacity:clamp\(0,\(([\d.]+) - var", style())
    assert rule is not None
    return float(rule[1])


def test_a_name_is_twelve_pixels_high_as_far_as_it_grows() -> None:
    rule = re.search(r"\.sb-far\{transform:scale\(clamp\(1,([\d.]+)\*var\(--unit", style())
    assert rule is not None
    assert float(rule[1]) >= 12
    for map, lang in product(MAPS, ("en", "fr")):
        for label in names_of(map, lang).values():
            assert label.most >= float(rule[1]) * PHONE
            assert label.size >= 9.8, label.name


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_growth_marker_lies_on_no_name(map: str, lang: str) -> None:
    drawn = contents(map).map
    plates = names_of(map, lang)
    plates = {id: label for id, label in plates.items() if label.area[3] == labels.PLATE}
    plates |= labels.plates(drawn, sheet.names(drawn, Speech(lang)))
    for id, by in labels.growth_places(drawn, plates).items():
        x, y = drawn.hex(id).at
        marker = box((x + by[0], y + by[1]), (18, 18))
        for other, label in plates.items():
            if other != id:
                assert not overlap(marker, moved(label.grow(), drawn.hex(other).at)), (id, other)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_market_can_be_read_where_it_is_shown_alone(lang: str) -> None:
    found = scene(full(), Speech(lang))
    part = next(each for each in found.parts if each.id == "market")
    left, top, right, bottom = part.area
    assert min(900 / (right - left), 714 / (bottom - top)) > 1 / part.legible
    sizes = [(size, words) for size, _, words in printed(found, "market")]
    assert len(sizes) > 60
    assert [words for size, words in sizes if size / part.legible < 12] == []


@pytest.mark.parametrize("count", range(1, 24))
def test_any_number_of_cubes_finds_room_in_a_city(count: int) -> None:
    dice = Random(count)
    for sides in ((), (4,), (1, 4), (0, 1), (2,), (5,)):
        cubes = tuple(sorted(dice.randrange(6) for _ in range(count)))
        levels = stops.city_levels(sides)
        at = stops.places(levels, cubes)
        assert len(at) == count
        # In a pile the uppermost shows the letter of all.
        piled = count > len(levels[-1])
        shown = list(dict(zip(cubes, at, strict=True)).values()) if piled else at
        for one, other in combinations(shown, 2):
            size = 2 * CUBE * stops.SCALE
            if piled:
                assert hypot(one[0] - other[0], one[1] - other[1]) > 18
            else:
                assert not overlap(letter(one), box(other, (size, size)))
        for x, y in at:
            assert abs(x) < 52
            assert y - LETTER[1] / 2 * stops.SCALE > labels.PLATE
            assert abs(y) < 60 - abs(x) * 30 / 52


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_ornaments_cover_no_hex(rules: str, map: str) -> None:
    drawn = contents(map).map
    for at in _corners(map, rules):
        for place in drawn.hexes:
            if place.terrain != "water":
                reach = box(place.at, (88, 104))
                assert not overlap(at, reach), (map, place.id)
    for one, other in combinations(_corners(map, rules), 2):
        assert not overlap(one, other)


def _corners(map: str, rules: str) -> list[Area]:
    country = places.COUNTRIES[map]
    drawn = contents(map).map
    words = [""] * 7
    lines = sheet.legend_lines({}, words, drawn)
    found = [
        box(country.cartouche, ornaments.LARGE if map == "eastern-us" else ornaments.SMALL),
        box(country.compass, (92, 104)),
        ornaments.legend_area(country.legend, country.columns, len(lines)),
    ]
    if rules != "stock":
        found += [sheet.supply_area(drawn, at) for at in range(len(drawn.supply.at))]
    return found


def test_markers_never_cover_each_other() -> None:
    view = full()
    for prices in ((5,) * 6, (-1,) * 5 + (3,), (18, 18, 0, 0, 0, 0)):
        companies = tuple(
            _company(each, price) for each, price in zip(view.companies, prices, strict=True)
        )
        found = scene(changed(view, companies=companies))
        for kind in ("price", "fate", "paid"):
            spread = [piece.at for piece in pieces(found, kind).values()]
            for one, other in combinations(spread, 2):
                assert hypot(one[0] - other[0], one[1] - other[1]) > 25


def _company(each: CompanyView, price: int) -> CompanyView:
    return msgspec.structs.replace(each, price=price, performance=4)


# Words on the boards


def captions(found: Scene, ids: list[str], lang: str) -> dict[str, set[float]]:
    """The sizes in which captions are printed."""
    printed: dict[str, set[float]] = {}
    for size, words in re.findall(r'font-size:([\d.]+)px">([^<]+)</text>', found.backdrop):
        printed.setdefault(words, set()).add(float(size))
    speech = Speech(lang)
    return {words: printed[words] for words in (speech(f"scene-{id}") for id in ids)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_captions_of_a_row_share_one_size_that_can_be_read(lang: str) -> None:
    """A part of the sheet is shown with two pixels for three units, and more."""
    speech = Speech(lang)
    names = [f"caption-{id}" for id in market.FIGURES]
    figure = [f"caption-{id}" for id in ("cash", "vp", "income", "links", "bid", "locomotive")]
    tiles = [f"action-{tile.id}" for tile in terms("base", MAPS[0]).tables.actions]
    for rules, ids, room in (("stock", names, 96), ("base", figure, 81), ("standard", figure, 81)):
        sizes = captions(scene(bare(rules), speech), ids, lang)
        same = set.intersection(*sizes.values())
        assert max(same) >= 16, (lang, rules)
        for words in sizes:
            assert width(words, "sans", max(same)) <= room, words
    drawn = scene(bare("base"), speech).backdrop
    lines = [line for id in tiles for line in seats.in_lines(speech(f"scene-{id}"))]
    found = {re.search(rf'font-size:([\d.]+)px">{re.escape(each)}<', drawn)[1] for each in lines}
    assert len(found) == 1, "the names of the action tiles"
    assert float(found.pop()) >= 16


def test_the_count_of_tiles_stands_clear_of_their_picture() -> None:
    view = bare()
    assert max(view.stock) > 99, "three digits"
    plan = Layout(view._terms.map.board.width, view._terms.map.board.height)
    left = min(piece.at[0] for id, piece in pieces(scene(view), "tiles").items() if ":0:" in id)
    scale = next(piece.scale for piece in pieces(scene(view), "tiles").values())
    edge = left - figures.STEP * scale / 2
    pictured = tile_supply.area(plan, 0)[0] - 2 + 24 + 40 + 52 * 0.37
    assert edge - pictured > 6


# The map


@pytest.mark.parametrize("map", MAPS)
def test_every_river_hex_has_its_river_and_no_river_runs_elsewhere(map: str) -> None:
    drawn = contents(map).map
    courses = places.COUNTRIES[map].rivers
    named = {id for course in courses for id in course.split() if len(id) == 4}
    named |= {token.partition(".")[0] for course in courses for token in course.split()} & set(
        drawn.index
    )
    assert {place.id for place in drawn.hexes if place.river} <= named
    for id in named:
        place = drawn.hex(id)
        assert place.river or place.terrain == "city", id
    assert len(rivers.rivers(drawn, courses)) == len(courses)
    for course in courses:
        tokens = [set(token.partition(".")[0].split("+")) for token in course.split()]
        for one, other in pairwise(tokens):
            assert one & other or _adjacent(map, one, other), (one, other)


def _adjacent(map: str, one: set[str], other: set[str]) -> bool:
    drawn = contents(map).map
    spots = [[drawn.hex(id).at for id in ids] for ids in (one, other)]
    return any(hypot(a[0] - b[0], a[1] - b[1]) < 106 for a in spots[0] for b in spots[1])


def test_a_table_with_a_map_of_its_own_still_has_rivers() -> None:
    drawn = contents("eastern-us").map
    assert rivers.rivers(drawn, ("0101 0102",))


def test_hills_and_mountains_differ_in_more_than_tone() -> None:
    drawn = contents("eastern-us").map
    kinds = {
        place.terrain: set(re.findall(r"#sb-(\w+)-", relief.terrain(place, (0, 0))))
        for place in drawn.hexes
    }
    assert kinds["hill"] == {"knoll"}
    assert kinds["mountain"] == {"peak"}
    assert kinds["plain"] == kinds["city"] == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("map", MAPS)
def test_every_stop_is_named_once(map: str, lang: str) -> None:
    found = scene(bare("stock", map), Speech(lang))
    drawn = contents(map).map
    called = sheet.names(drawn, Speech(lang))
    shown = [piece.sprite for piece in pieces(found, "name").values()]
    texts = Counter(
        name
        for sprite in shown
        for name in re.findall(r"<text[^>]*>([^<]{2,})</text>", found.sprites[sprite])
    )
    assert texts == Counter(called[stop.name] for stop in (*drawn.cities, *drawn.towns))
    if (map, lang) == ("eastern-us", "fr"):
        assert {"Montréal", "Philadelphie", "New York"} <= set(texts)


# What lies on it


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_track_lies_as_its_tile_says(rules: str, map: str) -> None:
    view = full(rules, map)
    found = scene(view)
    tracks = pieces(found, "track")
    ways = TileCatalog(view._terms.box).ways
    hexes = view._terms.map.hexes
    assert len(tracks) == sum(len(ways[way].pairs) for way in view.tiles.values())
    owners = {side: link.owner for link in view.links for side in link.sides}
    for place, way in view.tiles.items():
        for at, (one, other) in enumerate(ways[way].pairs):
            piece = tracks[f"track:{hexes[place].id}:{at}"]
            shape = piece.sprite.split("-")[1]
            first = -piece.turn // 60 % 6
            apart = {"straight": 3, "gentle": 2, "sharp": 1, "spur": 0}[shape]
            assert {first, (first + apart) % 6} == {one, other}
            owner = owners[6 * place + one]
            assert piece.sprite.endswith("-none") == (owner < 0)
            if owner >= 0 and rules == "stock":
                assert piece.colour == f"sb-{LIVERIES[owner]}"
            elif owner >= 0:
                assert piece.colour == themes.PLAYERS[owner].colour


def test_of_two_that_cross_one_runs_on_a_bridge() -> None:
    for way in TileCatalog(contents("eastern-us")).ways:
        crossing = "-over-" in _face(way.face)
        assert sum(piece.over for piece in lay_out(way)) == crossing, way


def _face(id: str) -> str:
    return contents("eastern-us").face(id).name


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_every_owned_link_bears_one_sign_of_its_owner(rules: str, map: str) -> None:
    view = full(rules, map)
    signs = pieces(scene(view), "link")
    assert set(signs) == {f"link:{link.number}" for link in view.links if link.owner >= 0}
    for link in view.links:
        if link.owner >= 0:
            sprite = signs[f"link:{link.number}"].sprite
            owner = LIVERIES[link.owner] if rules == "stock" else themes.PLAYERS[link.owner].colour
            assert sprite.partition("-")[2] == owner


INITIALS = {
    lang: dict(zip(GOODS, initials, strict=True))
    for lang, initials in (("en", "RBYPGK"), ("fr", "RBJVGN"))
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_colour_stands_alone(lang: str) -> None:
    found = scene(full(), Speech(lang)).sprites
    town = contents("eastern-us").map.towns[0].hex
    for colour in GOODS:
        new = [f"plate-{town}-{colour}"] if f"newcity-{colour}" in found else []
        for sprite in (f"cube-{colour}", *new):
            assert f">{INITIALS[lang][colour]}</text>" in found[sprite]
            assert shapes.OUTLINES[colour] in found[sprite]
    assert len(set(shapes.OUTLINES.values())) == len(set(INITIALS[lang].values())) == 6
    for livery in LIVERIES:
        assert shapes.EMBLEMS[livery] in found[f"emblem-{livery}"]
    assert len(set(shapes.EMBLEMS.values())) == 6
    for player in themes.PLAYERS:
        assert themes.MARKS[player.mark] in found[f"badge-{player.colour}"]


@pytest.mark.parametrize("map", MAPS)
def test_every_city_shows_its_colours_letter(map: str) -> None:
    found = scene(bare("stock", map), Speech("en"))
    shown = {piece.sprite for piece in pieces(found, "name").values()}
    for city in contents(map).map.cities:
        sprite = f"plate-{city.hex}"
        assert sprite in shown
        assert f">{INITIALS['en'][city.colour]}</text>" in found.sprites[sprite]
        assert (shapes.ANCHOR in found.sprites[sprite]) == city.port


def test_green_and_pink_cells_have_a_sign_and_lines() -> None:
    found = scene(bare()).backdrop
    changes = terms("stock", "eastern-us").tables.prices.changes
    assert found.count('class="sb-up"') == sum(change > 0 for change in changes)
    assert found.count('class="sb-down"') == sum(change < 0 for change in changes)
    assert len(re.findall(r">(?:\+|−)\d</text>", found)) >= sum(change != 0 for change in changes)


def test_the_adjustment_board_foretells_the_rulebooks_example() -> None:
    # SB-12.4
    view = full()
    figures = {
        "black": (5, 9),
        "white": (5, 9),
        "natural": (4, 7),
        "orange": (8, 5),
        "green": (3, 5),
        "brown": (3, 2),
    }
    companies = tuple(
        msgspec.structs.replace(each, price=figures[each.id][0], performance=figures[each.id][1])
        for each in view.companies
    )
    fate = shares.fates(view._terms.tables, companies)
    by_name = {each.id: fate[at] for at, each in enumerate(companies)}
    assert [by_name[name].cell for name in ("black", "white", "natural", "orange")] == [2, 2, 3, 4]
    assert (by_name["natural"].price, by_name["orange"].price) == (6, 7)


def test_once_it_is_over_nothing_is_foretold() -> None:
    view = full()
    assert pieces(scene(view), "fate")
    ended = scene(msgspec.structs.replace(view, ending="rounds"))
    assert not pieces(ended, "fate")
    assert not pieces(ended, "paid")
    assert pieces(ended, "price")


def test_a_cube_keeps_its_name() -> None:
    view = bare()
    found = pieces(scene(view), "cube")
    chicago = view._terms.map.index["0406"]
    colours = Counter(GOODS[colour] for colour in view.cubes[chicago])
    for colour, count in colours.items():
        assert {f"cube:0406:{colour}:{at}" for at in range(count)} <= set(found)


# Pointing


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_every_place_can_be_pointed_at(rules: str, map: str) -> None:
    view = full(rules, map)
    found = scene(view, Speech("en"))
    spots = {spot.id: spot for spot in found.spots}
    assert len(spots) == len(found.spots)
    drawn = view._terms.map
    land = {f"hex:{place.id}" for place in drawn.hexes if place.terrain != "water"}
    assert {id for id in spots if id.startswith("hex:")} == land
    wanted = {f"symbol:{at}" for at in range(len(drawn.symbols))}
    for place, cubes in view.cubes.items():
        wanted |= {f"cube:{drawn.hexes[place].id}:{GOODS[colour]}" for colour in cubes}
    if rules == "stock":
        wanted |= {f"company:{livery}" for livery in LIVERIES}
    else:
        wanted |= {f"tile:{no}" for no in range(1, 8)}
        wanted |= {f"space:{at}" for at in range(view._terms.spaces)}
        wanted |= {f"newcity:{colour}" for colour in GOODS[:5]}
    assert wanted <= set(spots)
    for spot in found.spots:
        assert spot.label, spot.id
        assert spot.path.endswith("Z"), spot.id
        x, y = map_numbers(spot.path)
        assert 0 < x < found.width
        assert 0 < y < found.height


def map_numbers(path: str) -> Point:
    x, y = map(float, re.findall(r"-?[\d.]+", path)[:2])
    return x, y


# The house's rules for drawings


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_ids_are_unique_and_every_sprite_is_drawn(rules: str, map: str) -> None:
    for view in (bare(rules, map), full(rules, map), bare(rules, map, 3)):
        found = scene(view)
        ids = Counter(piece.id for piece in found.pieces)
        assert [id for id, count in ids.items() if count > 1] == []
        assert {piece.sprite for piece in found.pieces} <= set(found.sprites)


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_pictures_are_well_formed_in_both_themes(rules: str, map: str) -> None:
    for name in themes.THEMES:
        lit = ["hex:0406", "cube:0406:red", "symbol:0", "company:white"]
        ET.fromstring(to_svg(scene(full(rules, map), Speech("fr")), theme=name, lit=lit))
    ET.fromstring(to_svg(scene(full(rules, map))))


def test_drawings_name_classes_and_never_colours() -> None:
    for rules in RULES:
        found = scene(full(rules))
        for fragment in (found.backdrop.replace(style(), ""), *found.sprites.values()):
            assert not re.search(r'"#[0-9a-f]{3}\b|\b(fill|stroke|color)="', fragment, re.I)
            assert set(re.findall(r'style="([a-z-]+):', fragment)) <= {"font-size", "--size"}
    assert not re.search(r"#[0-9a-f]{3}", style())


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_every_class_used_has_a_rule(rules: str, map: str) -> None:
    root = ET.fromstring(to_svg(scene(full(rules, map))))
    sheets = "".join(e.text or "" for e in root.iter() if e.tag.endswith("style"))
    used = {name for e in root.iter() for name in (e.get("class") or "").split()}
    assert used - {"backdrop", "piece"} <= set(re.findall(r"\.([\w-]+)\{", sheets))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_label_is_said(lang: str) -> None:
    speech = Speech(lang)
    for rules, map in TABLES:
        for view in (bare(rules, map), full(rules, map)):
            found = scene(view, speech)
            silent = {piece.id.split(":")[0] for piece in found.pieces if not piece.label}
            assert silent <= {"town", "first-flag", "place-plate", "paid-row", "tiles"}
    assert speech.errors == []
    assert all(speech.has(id) and id.startswith("scene-") for id in speech.heard)


def test_both_languages_have_the_same_words() -> None:
    one, other = (Speech(lang) for lang in ("en", "fr"))
    for rules, map in TABLES:
        scene(full(rules, map), one)
    assert all(other.has(id) for id in one.heard)


def test_the_sheet_is_fetched_once() -> None:
    speech = Speech("en")
    assert backdrop_hash(scene(bare(), speech)) == backdrop_hash(scene(full(), speech))
    assert backdrop_hash(scene(bare(), Speech("fr"))) != backdrop_hash(scene(bare(), speech))


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert to_svg(scene(full())) == to_svg(scene(full()))


@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_a_full_table_is_a_picture_of_moderate_size(rules: str, map: str) -> None:
    assert len(to_svg(scene(full(rules, map), Speech("en")))) < 450_000


@pytest.mark.timing
@pytest.mark.parametrize(("rules", "map"), TABLES)
def test_a_full_table_is_drawn_in_ten_milliseconds(rules: str, map: str) -> None:
    view, speech = full(rules, map), Speech("en")
    spans = []
    for _ in range(12):
        start = time.process_time()
        scene(view, speech)
        spans.append(time.process_time() - start)
    assert min(spans) < 0.010
