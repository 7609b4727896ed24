"""The table of Steam Barons as a picture: the map with track and cubes, the boards beside it."""

from __future__ import annotations

from functools import partial

from rotonde.games.steam_barons.presentation.drawing import (
    market,
    seats,
    shares,
    sheet,
    stops,
    supply,
    tile_supply,
    turn_header,
)
from rotonde.games.steam_barons.presentation.drawing.layout import (
    GAP,
    ORIGIN,
    around,
    on_sheet,
    shifted,
)
from rotonde.games.steam_barons.presentation.drawing.pen import Pen
from rotonde.games.steam_barons.presentation.drawing.sheet_builder import make
from rotonde.games.steam_barons.presentation.drawing.static_scene import Say, still
from rotonde.games.steam_barons.presentation.drawing.styles import GOODS
from rotonde.games.steam_barons.presentation.drawing.tracks import emblem_at, lay_out
from rotonde.games.steam_barons.rules.view import BoardView, LinkView
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Part, Scene, Spot

UNOWNED = -1


def scene(view: BoardView, say: Say | None = None) -> Scene:
    """Draws what a seat sees; without words, labels and captions stay empty."""
    speak = say or _silence
    kept = still(view._terms, speak, make)
    pen = Pen(view, kept, speak)
    _map(pen)
    _cubes(pen)
    turn_header.put(pen)
    tile_supply.put(pen)
    if view._terms.stock:
        shares.put(pen)
    else:
        supply.put(pen)
        seats.put(pen)
    pen.spots += kept.boards
    return Scene(
        width=kept.plan.width,
        height=kept.plan.height,
        backdrop=kept.backdrop,
        sprites=kept.sprites,
        pieces=tuple(pen.pieces),
        spots=tuple(pen.spots),
        title=speak("scene-title"),
        zoom=True,
        parts=_parts(pen),
    )


def _silence(_: str, **__: object) -> str:
    return ""


# Units to a pixel at which the smallest letters have 11 pixels on the map, 12 on the boards.
_MAP_LEGIBLE = 2.5
_MARKET_LEGIBLE = 1.33
_BOARDS_LEGIBLE = 1.1


def _parts(pen: Pen) -> tuple[Part, ...]:
    plan, stock = pen.plan, pen.terms.stock
    middle = plan.left - GAP / 2
    cut = ORIGIN + (market.CARDS if stock else seats.PLAYERS) - 6
    areas = {
        "market" if stock else "actions": (middle, 0.0, plan.width, cut),
        "companies" if stock else "players": (
            middle,
            cut,
            plan.width,
            plan.bottom - tile_supply.TOP,
        ),
        "tiles": (middle, plan.bottom - tile_supply.TOP, plan.width, plan.height),
    }
    found = [Part("map", pen.say("scene-part-map"), sheet.framed(pen.terms.map), _MAP_LEGIBLE)]
    legible = _MARKET_LEGIBLE if stock else _BOARDS_LEGIBLE
    found += [Part(id, pen.say(f"scene-part-{id}"), area, legible) for id, area in areas.items()]
    if not stock:
        name = pen.say("scene-part-supply")
        found.append(Part("supply", name, supply.whole(pen.terms), _MAP_LEGIBLE))
    return tuple(found)


# The map


def _map(pen: Pen) -> None:
    """All but the cubes: it changes only when somebody builds."""

    def draw() -> None:
        for part in (_hexes, _tracks, _discs, _signs, _symbols, _names):
            part(pen)

    view = pen.view
    laid, cities = tuple(view.tiles.items()), tuple(view.new_cities.items())
    key = ("map", laid, cities, view.links, view.symbols, view.grown, pen.names)
    pen.draw_once(key, draw)


def _hexes(pen: Pen) -> None:
    """Every hex of land; one with a tile says which."""
    view, kept = pen.view, pen.still
    for place, spot in enumerate(kept.spots):
        if spot is None:
            continue
        colour = view.new_cities.get(place)
        way = view.tiles.get(place)
        if colour is not None:
            label = pen.say("scene-label-new-city", name=_name(pen, place), colour=GOODS[colour])
            spot = Spot(spot.id, spot.path, label)
        elif way is not None:
            spot = _label_tile(pen, place, way, spot)
        pen.spots.append(spot)


def _name(pen: Pen, place: int) -> str:
    name = pen.terms.name(place)
    return pen.still.towns.get(name, name)


def _label_tile(pen: Pen, place: int, way: int, spot: Spot) -> Spot:
    found = pen.still.tiled.get((place, way))
    if found is None:
        face = pen.terms.box.face(pen.still.ways[way].face)
        label = pen.say("scene-label-tile", place=spot.label, face=face.name)
        found = pen.still.tiled[place, way] = Spot(spot.id, spot.path, label)
    return found


def _colour(pen: Pen, owner: int) -> str:
    if owner == UNOWNED:
        return ""
    return f"sb-{pen.terms.liveries[owner]}" if pen.terms.stock else themes.PLAYERS[owner].colour


def _name_owner(pen: Pen, owner: int) -> str:
    """What there is to say of track by its owner."""
    if owner == UNOWNED:
        return pen.say("scene-label-unowned")
    if pen.terms.stock:
        return pen.say("scene-label-track-company", company=pen.terms.liveries[owner])
    return pen.say("scene-label-track", seat=owner)


def _tracks(pen: Pen) -> None:
    view, kept = pen.view, pen.still
    owners = {side: link.owner for link in view.links for side in link.sides}
    kinds = [(_colour(pen, owner), _name_owner(pen, owner)) for owner in range(pen.terms.owners)]
    kinds.append(("", _name_owner(pen, UNOWNED)))
    for place, way in view.tiles.items():
        id, middle = pen.terms.map.hexes[place].id, kept.middles[place]
        for at, piece in enumerate(lay_out(kept.ways[way])):
            owner = owners.get(6 * place + piece.side, UNOWNED)
            colour, label = kinds[owner]
            sprite = f"track-{piece.shape}{'-over' if piece.over else ''}"
            if owner == UNOWNED:
                sprite += "-none"
            pen.put(
                f"track:{id}:{at}", sprite, middle, label, colour=colour, turn=piece.turn, layer=0
            )


def _discs(pen: Pen) -> None:
    """Discs over the spurs; a New City covers its town."""
    view, kept = pen.view, pen.still
    pen.pieces += [piece for place, piece in kept.discs if place not in view.new_cities]
    for place, colour in view.new_cities.items():
        id, label = pen.terms.map.hexes[place].id, _new_city(pen, place, colour)
        pen.put(f"newcity:{id}", f"newcity-{GOODS[colour]}", kept.middles[place], label, layer=0)


def _names(pen: Pen) -> None:
    """Over all but cubes: from afar they reach beyond their hexes."""
    view, kept = pen.view, pen.still
    pen.pieces += [piece for place, piece in kept.names if place not in view.new_cities]
    for place, colour in view.new_cities.items():
        id, label = pen.terms.map.hexes[place].id, _new_city(pen, place, colour)
        pen.put(f"name:{id}", f"plate-{id}-{GOODS[colour]}", kept.middles[place], label)
    growth = pen.say("scene-label-growth")
    for place in view.grown:
        at = shifted(kept.middles[place], kept.growth[place])
        pen.put(f"growth:{pen.terms.map.hexes[place].id}", "growth", at, growth)


def _new_city(pen: Pen, place: int, colour: int) -> str:
    return pen.say("scene-label-new-city", name=_name(pen, place), colour=GOODS[colour])


def _signs(pen: Pen) -> None:
    """One sign of its owner on every link."""
    for link in pen.view.links:
        side = _sign_side(pen, link) if link.owner != UNOWNED else UNOWNED
        if side != UNOWNED:
            place, way = divmod(side, 6)
            at = shifted(pen.still.middles[place], emblem_at(way))
            pen.put(
                f"link:{link.number}",
                _sign(pen, link.owner),
                at,
                _name_owner(pen, link.owner),
                scale=0.8,
            )


def _sign(pen: Pen, owner: int) -> str:
    if pen.terms.stock:
        return f"emblem-{pen.terms.liveries[owner]}"
    return f"badge-{themes.PLAYERS[owner].colour}"


def _sign_side(pen: Pen, link: LinkView) -> int:
    """The side where the sign stands: near the middle of the link, clear of towns' names."""
    tiles = pen.view.tiles
    towns = pen.still.levels
    sides = [side for side in link.sides if side // 6 in tiles]
    if not sides:
        return UNOWNED
    middle = (len(sides) - 1) / 2
    return min(
        sides,
        key=lambda side: (
            side // 6 in towns and side % 6 in (4, 5),
            abs(sides.index(side) - middle),
            side,
        ),
    )


def _symbols(pen: Pen) -> None:
    drawn = pen.terms.map
    owners = {link.number: link.owner for link in pen.view.links}
    for number, symbol in enumerate(drawn.symbols):
        x, y, turn = sheet.symbol_place(drawn, symbol.cities)
        at = on_sheet((x, y))
        one, other = (pen.still.towns[name] for name in symbol.cities)
        label = pen.say("scene-label-symbol", name=one, name2=other)
        link = pen.view.symbols[number] if number < len(pen.view.symbols) else UNOWNED
        if link != UNOWNED:
            owner = owners.get(link, UNOWNED)
            label = _name_owner(pen, owner)
            sprite = "symbol-none" if owner == UNOWNED else "symbol-built"
            colour = _colour(pen, owner)
            pen.put(f"symbol:{number}", sprite, at, label, colour=colour, turn=turn, layer=0)
            if owner != UNOWNED:
                pen.put(f"link:{link}", _sign(pen, owner), at, label, scale=0.74)
        pen.spot(f"symbol:{number}", around(at, (26, 26)), label)


def _cubes(pen: Pen) -> None:
    new = pen.view.new_cities

    def draw() -> None:
        for place, cubes in pen.view.cubes.items():
            key = ("cubes", place, cubes, place in new)
            pen.draw_once(key, partial(_cubes_at, pen, place, cubes, place in new))

    pen.draw_once(("cubes", tuple(pen.view.cubes.items()), tuple(new)), draw)


def _cubes_at(pen: Pen, place: int, cubes: tuple[int, ...], new: bool) -> None:
    kept = pen.still
    id, middle = pen.terms.map.hexes[place].id, kept.middles[place]
    places = stops.places(stops.city_levels() if new else kept.levels[place], cubes)
    paths: dict[int, str] = {}
    counts = [0] * len(GOODS)
    for colour, by in zip(cubes, places, strict=True):
        name, at = GOODS[colour], shifted(middle, by)
        label = pen.say("scene-label-cube", colour=name)
        pen.put(f"cube:{id}:{name}:{counts[colour]}", f"cube-{name}", at, label, scale=stops.SCALE)
        counts[colour] += 1
        paths[colour] = paths.get(colour, "") + around(at, (20, 20), stops.SCALE)
    for colour, path in paths.items():
        label = pen.say(
            "scene-label-cubes",
            name=_name(pen, place),
            colour=GOODS[colour],
            count=counts[colour],
        )
        pen.spot(f"cube:{id}:{GOODS[colour]}", path, label)
