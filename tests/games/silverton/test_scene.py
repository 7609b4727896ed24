"""The table as drawn: nothing overlaps, every choice can be pointed at, pieces keep their names."""

from __future__ import annotations

import re
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from random import Random
from typing import Any

import msgspec
import pytest

import rotonde
from rotonde.games.silverton.presentation.drawing import icons, land, sheet
from rotonde.games.silverton.presentation.drawing.sprites import cube_name
from rotonde.games.silverton.presentation.drawing.styles import style
from rotonde.games.silverton.presentation.drawing.tracks import (
    ORIGIN,
    Area,
    half,
    lines_of,
    name_area,
    tracks_of,
)
from rotonde.games.silverton.presentation.scene import scene
from rotonde.games.silverton.rules.board import Board, board
from rotonde.games.silverton.rules.view import BoardView, ClaimView, PileView
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Scene, backdrop_hash, to_svg
from rotonde.kernel.message import Message
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import words
from rotonde.server.phrases import PhraseCache

BOARD: Board = board(None)
TRACKS = tracks_of(BOARD)


class More:
    """A view that knows more than the one it wraps."""

    def __init__(self, view: BoardView, **more: Any) -> None:
        self._view, self._more = view, more

    def __getattr__(self, name: str) -> Any:
        more = self.__dict__["_more"]
        return more[name] if name in more else getattr(self.__dict__["_view"], name)


def played(players: int, decisions: int, **options: str) -> Iterator[Table]:
    """A match at random, after each decision."""
    seed = 3
    table = rotonde.start("silverton", players, seed=seed, options=options)
    rng = Random(seed)
    yield table
    for _ in range(decisions):
        if table.over:
            return
        seat = table.to_act[0]
        legal = table.legal(seat)
        table.play(seat, legal[int(rng.random() * len(legal))])
        yield table


def after(players: int, decisions: int, **options: str) -> Table:
    *_, table = played(players, decisions, **options)
    return table


def seen(table: Table, seat: int) -> Any:
    return table.game.rules.view(table.state, seat)


def drawn(table: Table, seat: int | None = 0, lang: str = "en") -> Scene:
    return table.scene(seat, lang)


def pieces(found: Scene, kind: str) -> dict[str, Piece]:
    return {piece.id: piece for piece in found.pieces if piece.id.startswith(f"{kind}:")}


@cache
def late() -> BoardView:
    """The fullest table there can be: six players, every segment built, a winter turn."""
    table = after(6, 60, length="campaign", rules="advanced")
    view: BoardView = seen(table, 0)
    rng = Random(1)
    claims = list(BOARD.claims)
    rng.shuffle(claims)
    lines = list(BOARD.lines)
    players = []
    for player in view.players:
        at = player.seat
        hand = sorted(claims[at * 10 : at * 10 + 10])
        players.append(
            msgspec.structs.replace(
                player,
                claims=tuple(ClaimView(c, rng.randrange(60), c % 3 > 0, c % 5 == 0) for c in hand),
                lines=tuple(lines[at * 3 : at * 3 + 3]),
                cash=12_340 + at,
                trains=((42, -1, True), (24, -1, False), (72, -1, False)),
                plows=((3, True), (4, False)),
            )
        )
    owner = [-1] * len(BOARD.line_price)
    for player in players:
        for line in player.lines:
            owner[line] = player.seat
    return msgspec.structs.replace(
        view,
        winter=True,
        owner=tuple(at % 6 for at in range(len(BOARD.ids))),
        players=tuple(players),
        row=tuple(claims[80:88]),
        piles=tuple(PileView(line, "C") for line in lines[18:24]),
        line_owner=tuple(owner),
        line_partner=(-1,) * len(owner),
        columns=tuple(msgspec.structs.replace(column, sold=12) for column in view.columns),
        depletions={"Leadville": 2},
    )


# The map


NAMES = {town.name: name_area(town) for town in BOARD.box.towns}
SIGNS = {
    town.name: (
        town.at[0] - half(town),
        town.at[1] - half(town),
        town.at[0] + half(town),
        town.at[1] + half(town),
    )
    for town in BOARD.box.towns
}
DISC = 7.8
"""How far a small town's sign reaches, with its ring."""
BOXES = {track.id: track.area for track in TRACKS}


def overlap(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def signs_in(area: Area) -> list[str]:
    """The towns whose signs reach into an area: squares of market cities, else discs."""
    found = []
    for town in BOARD.box.towns:
        if town.market and overlap(area, SIGNS[town.name]):
            found.append(town.name)
        x, y = town.at
        away = hypot(max(area[0] - x, 0, x - area[2]), max(area[1] - y, 0, y - area[3]))
        if not town.market and away < DISC:
            found.append(town.name)
    return found


def under_track(area: Area, room: float) -> list[str]:
    """The tracks that pass through an area or within so much of it."""
    left, top, right, bottom = (area[0] - room, area[1] - room, area[2] + room, area[3] + room)
    found = []
    for track in TRACKS:
        for (ax, ay), (bx, by) in pairwise(track.points):
            steps = int(hypot(bx - ax, by - ay) / 2) + 1
            spots = (
                (ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps + 1)
            )
            if any(left < x < right and top < y < bottom for x, y in spots):
                found.append(track.id)
                break
    return found


def test_no_name_overlaps_a_name_a_sign_or_a_box() -> None:
    for (one, area), (other, area2) in combinations(NAMES.items(), 2):
        assert not overlap(area, area2), (one, other)
    for town, area in NAMES.items():
        assert not signs_in(area), town
        assert not [id for id, box in BOXES.items() if overlap(area, box)], town


def test_no_box_overlaps_a_box_or_a_sign() -> None:
    for (one, area), (other, area2) in combinations(BOXES.items(), 2):
        assert not overlap(area, area2), (one, other)
    for id, box in BOXES.items():
        assert not signs_in(box), id


def test_no_track_runs_under_a_name_or_a_foreign_box() -> None:
    for town, area in NAMES.items():
        assert not under_track(area, 0), town
    for id, area in BOXES.items():
        assert under_track(area, -3) == [id]


def test_everything_on_the_map_is_read_at_its_least_scale() -> None:
    """11 pixels from 0.42 on, 12 on phones from 0.5 on; what is smaller shows from close by."""
    found = drawn(after(4, 60, length="campaign"))
    (area,) = [part for part in found.parts if part.id == "map"]
    assert area.legible == pytest.approx(1 / 0.42, abs=0.01)
    root = ET.fromstring(to_svg(found))
    rules = dict(re.findall(r"\.(sv-[\w-]+)\{([^}]*)\}", style()))
    seen = set()

    def size_of(kinds: list[str], own: str, least: float) -> float:
        if own:
            return float(own)
        body = next(rules[kind] for kind in kinds if "font" in rules.get(kind, ""))
        clamp = re.search(r"clamp\(([\d.]+),var\(--unit,[\d.]+\),([\d.]+)\)\*([\d.]+)px", body)
        if clamp:
            low, high, each = map(float, clamp.groups())
            return min(max(low, 1 / least), high) * each
        return float(re.findall(r"([\d.]+)px", body)[0])

    def walk(node: ET.Element, x: float, y: float, scale: float, kinds: list[str]) -> None:
        moved = re.search(r"translate\((-?[\d.]+) (-?[\d.]+)\)", node.get("transform") or "")
        if moved:
            x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
        grown = re.search(r"scale\(([\d.]+)\)", node.get("transform") or "")
        scale *= float(grown[1]) if grown else 1
        kinds = [*(node.get("class") or "").split(), *kinds]
        own = re.search(r"font-size:([\d.]+)px", node.get("style") or "")
        if node.tag.endswith("}text") and (node.text or "").strip():
            at = x + scale * float(node.get("x") or 0)
            near = "sv-near" in kinds
            if at < area.area[2] and not near:
                seen.add(node.text)
                for least, floor in ((0.42, 11), (0.44, 11), (0.5, 12)):
                    size = size_of(kinds, own[1] if own else "", least) * scale
                    assert size * least >= floor, (node.text, size, least)
        for child in node:
            walk(child, x, y, scale, kinds)

    sprites = {
        node.get("id"): node for node in root.iter() if node.tag.endswith("}g") and node.get("id")
    }
    for top in root:
        if top.get("class") == "backdrop":
            walk(top, 0, 0, 1, [])
    for use in (node for node in root.iter() if node.tag.endswith("}use")):
        sprite = sprites.get((use.get("href") or "#")[1:])
        if sprite is not None:
            place = ET.Element("g", {"transform": use.get("transform") or ""})
            place.append(sprite)
            walk(place, 0, 0, 1, [])
    assert {"Leadville", "Denver", "WYOMING", "SILVERTON", "140", "7"} <= seen


def test_every_name_stands_on_the_map() -> None:
    size = BOARD.box.board
    for town, (left, top, right, bottom) in NAMES.items():
        assert left > 0, town
        assert top > 0, town
        assert right < size.width, town
        assert bottom < size.height, town


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_of_the_land_keep_clear_of_everything_else(lang: str) -> None:
    spoken = words(lang, "silverton")
    names = {name: spoken.say(Message(f"label-land-{name}")) for name in land.NAMES}
    found = [(word[1], area) for word, area in sheet.words_of_land(BOARD, names)]
    assert len(found) > 20
    ornaments = sheet.reserved()
    for name, area in found:
        taken = [*NAMES.values(), *SIGNS.values(), *BOXES.values(), *ornaments]
        assert not [other for other in taken if overlap(area, other)], name
        assert not under_track(area, 2), name
    for (one, area), (other, area2) in combinations(found, 2):
        assert not overlap(area, area2), (one, other)


def test_ornaments_cover_nothing() -> None:
    ornaments = sheet.reserved()
    for area in ornaments:
        assert not [n for n, other in {**NAMES, **SIGNS, **BOXES}.items() if overlap(area, other)]
        assert not under_track(area, 2)
    for one, other in combinations(ornaments, 2):
        assert not overlap(one, other)


def test_every_town_is_named_once_and_every_segment_has_its_box() -> None:
    found = drawn(after(4, 0))
    texts = Counter(re.findall(r"<text[^>]*>([^<]+)<", found.backdrop))
    chart = {column.city for column in BOARD.columns}
    for town in BOARD.box.towns:
        name = lines_of(town)[0]
        assert texts[name] == 1 + (10 // 5 if town.name in chart else 0), town.name
    boxes = pieces(found, "box")
    for at, track in enumerate(TRACKS):
        sprite = found.sprites[boxes[f"box:{track.id}"].sprite]
        cost, length = re.findall(r">(\d+)</text>", sprite)
        assert (int(cost), int(length)) == (BOARD.costs[at], BOARD.lengths[at])
        assert ("sv-tag-w" in sprite) == track.white


def test_a_lit_track_stops_at_the_towns_it_joins() -> None:
    for at, track in enumerate(TRACKS):
        ends = [BOARD.box.towns[BOARD.joined[at][end]] for end in (0, -1)]
        for town, (x, y) in zip(ends, (track.points[0], track.points[-1]), strict=True):
            assert hypot(x - town.at[0], y - town.at[1]) >= half(town)
        assert track.lit.startswith(f"M{track.points[0][0] + ORIGIN:.0f} ")


def test_rivers_run_past_the_towns_on_their_banks() -> None:
    warp = land.Warp([(town.lat, town.lon, *town.at) for town in BOARD.box.towns])
    places = {town.name: town.at for town in BOARD.box.towns}
    for river, town in (
        ("Arkansas", "Salida"),
        ("Arkansas", "Pueblo"),
        ("Rio Grande", "Albuquerque"),
        ("Rio Grande", "El Paso"),
        ("Colorado", "Glenwood Springs"),
        ("Green", "Green River"),
        ("Animas", "Durango"),
    ):
        line = warp.line(land.places(land.RIVERS[river][1]), 0.05)
        x, y = places[town]
        assert min(hypot(x - a, y - b) for a, b in line) < 40, (river, town)


# What lies on it


def test_built_track_shows_its_owners_colour_and_mark() -> None:
    found = scene(late())
    cubes, tracks = pieces(found, "cube"), pieces(found, "track")
    for at, track in enumerate(TRACKS):
        player = themes.PLAYERS[at % 6]
        cube = cubes[f"cube:{track.id}"]
        assert cube.colour == player.colour
        assert cube.sprite == cube_name(player.colour, BOARD.costs[at])
        assert tracks[f"track:{track.id}"].colour == player.colour
        assert themes.MARKS[player.mark] in found.sprites[cube.sprite]
        x, y = cube.at
        assert hypot(x - ORIGIN - track.box[0], y - ORIGIN - track.box[1]) < 5


def test_snow_lies_on_white_track_in_winter_only() -> None:
    white = {track.id for track in TRACKS if track.white}
    found = scene(late())
    assert {id.partition(":")[2] for id in pieces(found, "snow")} == white
    assert {id.partition(":")[2] for id in pieces(found, "closed")} == white
    summer = scene(msgspec.structs.replace(late(), winter=False))
    assert not pieces(summer, "snow")
    assert not pieces(summer, "closed")


def test_a_plow_opens_a_segment() -> None:
    at = next(at for at, track in enumerate(TRACKS) if track.white)
    found = scene(More(late(), cleared=((), (at,))))  # type: ignore[arg-type]
    assert f"snow:{TRACKS[at].id}" not in pieces(found, "snow")
    assert [*pieces(found, "cleared")] == [f"cleared:{TRACKS[at].id}"]


def test_crew_keeps_its_name_wherever_it_stands() -> None:
    stood: dict[str, set[tuple[float, float]]] = {}
    sizes = set()
    for table in played(4, 160):
        found = scene(seen(table, 0))
        crew = {id: piece for id, piece in pieces(found, "crew").items() if id.count(":") == 2}
        sizes.add(len(crew))
        for id, piece in crew.items():
            stood.setdefault(id, set()).add(piece.at)
            assert piece.colour == themes.PLAYERS[int(id.split(":")[1])].colour
    assert sizes == {16}
    assert all(len(places) > 2 for places in stood.values())


def test_a_tied_piece_is_marked_and_a_jailed_one_is_behind_bars() -> None:
    view = late()
    statuses = ("tied", "jailed", "dead", "right")
    crew = tuple(
        msgspec.structs.replace(view.players[0].crew[0], status=status, place=place)
        for status, place in zip(statuses, (3, -1, -1, 3), strict=True)
    )
    players = (msgspec.structs.replace(view.players[0], crew=crew), *view.players[1:])
    found = scene(msgspec.structs.replace(view, players=players))
    ids = {piece.id for piece in found.pieces}
    assert {"crew:0:0:tied", "crew:0:1:bars", "crew:0:2:grave", "crew:0:3:right"} <= ids
    places = [piece.at for id, piece in pieces(found, "crew:0").items() if id.count(":") == 2]
    assert len(set(places)) == 4


def test_markers_stand_on_their_prices() -> None:
    table = after(6, 200)
    view: BoardView = seen(table, 0)
    found = scene(view)
    markers = pieces(found, "marker")
    assert len(markers) == 13
    prices = re.findall(r'<text x="([\d.]+)" y="([\d.]+)">(\d+)</text>', found.backdrop)
    for column in view.columns:
        x, y = markers[f"marker:{column.id}"].at
        (price,) = {p for a, b, p in prices if abs(float(a) - x) < 1 and abs(float(b) - y) < 7}
        assert int(price) == column.price


def test_columns_that_are_not_in_use_are_veiled() -> None:
    found = drawn(after(1, 0))
    assert len(pieces(found, "marker")) == 6
    assert len(pieces(found, "idle")) == 7


def test_cash_is_shown_to_its_owner_and_hidden_from_others() -> None:
    table = after(3, 40)
    mine, theirs = (pieces(drawn(table, 0), f"cash:{seat}") for seat in (0, 1))
    shown = [piece.sprite.removeprefix("d") for piece in mine.values()]
    assert "".join(reversed(shown)) == f"${seen(table, 0).players[0].cash:,}"
    assert [piece.sprite for piece in pieces(drawn(table, 0), "cash").values()].count("purse") == 2
    assert not theirs


@pytest.mark.parametrize("count", [1, 12, 30, 48])
def test_stubs_stay_in_their_players_area(count: int) -> None:
    view = late()
    hand = tuple(ClaimView(claim, 3, True, False) for claim in range(1, count + 1))
    players = (
        msgspec.structs.replace(view.players[0], claims=hand, lines=()),
        *(msgspec.structs.replace(player, claims=()) for player in view.players[1:]),
    )
    found = scene(msgspec.structs.replace(view, players=players, row=()))
    areas = [numbers(spot.path) for spot in found.spots if spot.id.startswith("claim:")]
    assert len(areas) == count
    for one, other in combinations(areas, 2):
        assert not overlap(one, other)
    assert max(area[2] for area in areas) < found.width - 30
    assert max(area[3] for area in areas) - min(area[1] for area in areas) < 110


def numbers(path: str) -> Area:
    left, top, right, bottom = map(float, re.findall(r"-?[\d.]+", path)[:4])
    return left, top, right, bottom


def test_many_cards_are_laid_smaller_and_never_overlap() -> None:
    for count in (8, 11, 14):
        found = scene(msgspec.structs.replace(late(), row=tuple(range(60, 60 + count))))
        ids = {"deck", *(f"claim:{claim}" for claim in range(60, 60 + count))}
        spots = {spot.id: spot for spot in found.spots if spot.id in ids}
        row = [numbers(spot.path) for spot in spots.values()]
        for one, other in combinations(row[: count + 1], 2):
            assert not overlap(one, other)


# Pointing


OFFERS = [
    (1, {}),
    (1, {"scenario": "salt-lake-city-10000"}),
    (2, {"scenario": "golden-spike", "rules": "advanced"}),
    (3, {"rules": "advanced", "hiring": "on", "transfer": "on", "multi_plow": "on"}),
    (4, {"shared_lines": "on", "length": "short"}),
    (6, {"slide": "on"}),
]


@pytest.mark.parametrize(("players", "options"), OFFERS)
def test_every_choice_can_be_pointed_at(players: int, options: dict[str, str]) -> None:
    for at, table in enumerate(played(players, 400, **options)):
        if at % 4 or table.over:
            continue
        seat = table.to_act[0]
        state: Any = table.state
        view: Any = More(
            seen(table, seat),
            drawn=next((c for c in BOARD.claims if state.zone[c] == -4), 0),
            spaces=state.spaces,
        )
        found = scene(view)
        ids = [spot.id for spot in found.spots]
        assert len(ids) == len(set(ids))
        for action in table.legal(seat):
            assert set(action.spots(state)) <= set(ids), action


def test_ids_are_unique_and_every_sprite_is_drawn() -> None:
    for view in (late(), *(seen(t, 1) for t in played(4, 60))):
        found = scene(view)
        ids = [piece.id for piece in found.pieces]
        assert [id for id, count in Counter(ids).items() if count > 1] == []
        assert {piece.sprite for piece in found.pieces} <= set(found.sprites)


def test_spots_lie_on_the_sheet() -> None:
    found = scene(late())
    assert (found.width, found.height) == (3290, 1600)
    assert found.zoom
    for spot in found.spots:
        x, y = map(float, re.findall(r"[\d.]+", spot.path)[:2])
        assert 0 < x < found.width
        assert 0 < y < found.height


# Words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_label_is_said_in_both_languages(lang: str) -> None:
    heard: set[str] = set()
    known = words(lang, "silverton")

    def say(id: str, **args: Any) -> str:
        heard.add(id)
        text = known.say(Message(id, args))
        assert "{" not in text, text
        return text

    for players, options in OFFERS:
        for at, table in enumerate(played(players, 200, **options)):
            if at % 20 == 0:
                scene(seen(table, 0), say)
    cleared: Any = More(late(), cleared=((1, 2),) * 6, drawn=90, spaces=(("row", 0, 1),))
    found = scene(cleared, say)
    assert [id for id in sorted(heard) if not known.has(id)] == []
    assert all(
        id.startswith(("label-", "scene-title", "scene-part-", "money-", "card-")) for id in heard
    )
    assert all(spot.label for spot in found.spots)
    silent = {piece.id for piece in found.pieces if not piece.label}
    parts = re.compile(
        r"track:|snow:|goods:|.*:(face|bonus|plate|left|with|\d+|tied|right|rolls|taking-up)$"
    )
    assert [id for id in silent if not parts.match(id)] == []


def test_without_words_labels_are_empty() -> None:
    found = scene(late())
    assert not any(piece.label for piece in found.pieces)
    assert found.title == ""
    ET.fromstring(to_svg(found))


# The house's rules for drawings


def test_drawings_name_classes_and_never_colours() -> None:
    found = scene(late())
    for fragment in (found.backdrop.replace(style(), ""), *found.sprites.values()):
        assert not re.search(r'#[0-9a-f]{3}\b|\b(fill|stroke|color)="', fragment, re.I)
        assert set(re.findall(r'style="([a-z-]+):', fragment)) <= {"font-size"}
    assert not re.search(r"#[0-9a-f]{3}", style())


def test_every_class_used_has_a_rule() -> None:
    root = ET.fromstring(to_svg(scene(late())))
    sheets = "".join(e.text or "" for e in root.iter() if e.tag.endswith("style"))
    used = {name for e in root.iter() for name in (e.get("class") or "").split()}
    assert used - {"backdrop", "piece"} <= set(re.findall(r"\.([\w-]+)\{", sheets))


def test_goods_and_players_are_told_apart_without_colour() -> None:
    shapes = {re.findall(r' d="[^"]+"| r="[^"]+"', body)[0] for body in icons.GOODS.values()}
    assert len(shapes) == len(set(icons.LETTERS.values())) == 5
    for player in themes.PLAYERS:
        assert f'd="{themes.MARKS[player.mark]}"' in themes.mark(player)
    assert len(set(themes.MARKS.values())) == 6


def test_the_sheet_is_fetched_once() -> None:
    hashes = {backdrop_hash(drawn(table)) for table in played(3, 12)}
    assert len(hashes) == 1


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert to_svg(scene(late())) == to_svg(scene(late()))


def test_both_themes_are_well_formed() -> None:
    for name in themes.THEMES:
        ET.fromstring(to_svg(scene(late()), theme=name, lit=["segment:S001", "town:3", "deck"]))


def test_a_full_table_is_a_picture_of_moderate_size() -> None:
    assert len(to_svg(scene(late()))) < 560_000


@pytest.mark.timing
def test_a_full_table_is_drawn_in_ten_milliseconds() -> None:
    table = after(6, 0)
    said = PhraseCache().words(table, "en", 0)
    view = late()
    spans = []
    for _ in range(12):
        start = time.process_time()
        scene(view, lambda id, **args: said.say(Message(id, args)))
        spans.append(time.process_time() - start)
    assert min(spans) < 0.010
