"""The board as drawn: tunnels meet at the ports, every card can be drawn, pawns stay apart."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

import pytest

from rotonde.games.steam_tunnel.presentation.lines import CELL, PORTS, distance, lines, plug
from rotonde.games.steam_tunnel.presentation.scene import scene
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Scene, Spot, backdrop_hash, to_svg
from rotonde.kernel.drawing.themes import PLAYERS
from rotonde.kernel.message import Arg


class Design(NamedTuple):
    segments: tuple[tuple[int, ...], ...] = ()
    dead_ends: tuple[int, ...] = ()
    values: tuple[int, ...] = ()


class Pawn(NamedTuple):
    seat: int
    cell: int
    ports: tuple[int, ...]


class Blocker(NamedTuple):
    seat: int
    cell: int


class Tunnel(NamedTuple):
    crossings: list[tuple[int, tuple[int, int]]]


class Board(NamedTuple):
    rows: int
    cols: int
    cards: list[str]
    designs: Mapping[str, Design]
    pawns: list[Pawn]
    blockers: list[Blocker]
    tunnels: list[Tunnel] = []


DECK = {
    "A1": Design(((0, 3), (1, 5), (2, 4))),
    "A2": Design(((0, 5), (1, 4), (2, 3))),
    "A3": Design(((0, 1), (2, 5), (3, 4))),
    "A4": Design(((0, 1), (2, 4), (3, 5))),
    "A6": Design(((0, 5), (1, 2), (3, 4))),
    "B2": Design(((1, 4), (3, 5)), (0, 2)),
    "B3": Design(((0, 5), (1, 3)), (2, 4)),
    "C1": Design(((0, 1, 5), (2, 3, 4))),
    "P": Design(values=(4, 3, 2, 4, 3, 2)),
}


def board(
    text: str,
    pawns: str = "",
    blockers: str = "",
    designs: Mapping[str, Design] = DECK,
) -> Board:
    """A position: rows of codes, then pawns as `seat@row,col:ports` and blockers `seat@row,col`."""
    rows = [line.split() for line in text.strip().splitlines()]
    cols = len(rows[0])

    def cell(where: str) -> int:
        row, col = where.split(",")
        return int(row) * cols + int(col)

    standing = []
    for entry in pawns.split():
        seat, where, ports = re.split("[@:]", entry)
        standing.append(Pawn(int(seat), cell(where), tuple(map(int, ports.split("-")))))
    blocks = [Blocker(int(b[0]), cell(b[2:])) for b in blockers.split()]
    cards = [code for row in rows for code in row]
    return Board(len(rows), cols, cards, designs, standing, blocks)


def parts(ports: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not ports:
        yield ()
        return
    first, *rest = ports
    for size in (0, 1, 2):
        for others in combinations(rest, size):
            for more in parts([p for p in rest if p not in others]):
                yield ((first, *others), *more)


def every_card() -> list[Design]:
    cards = []
    for blocks in parts(list(range(6))):
        segments = tuple(b for b in blocks if len(b) > 1)
        if len(segments) > 1:
            cards.append(Design(segments, tuple(b[0] for b in blocks if len(b) == 1)))
    return cards


EVERY = every_card()
MIXED = """
A2  B2r .
P   A4r C1
o   #   A1
"""


def subpaths(spot: Spot) -> list[list[tuple[float, float]]]:
    out = []
    for part in spot.path.split("M")[1:]:
        flat = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)]
        out.append(list(zip(flat[::2], flat[1::2], strict=True)))
    return out


def port_places(drawn: Scene, row: int, col: int) -> list[tuple[float, float]]:
    (card,) = (p for p in drawn.pieces if p.id == f"card:{row},{col}")
    return [(card.at[0] + x, card.at[1] + y) for x, y in PORTS]


def spots_of(drawn: Scene, kind: str) -> dict[str, Spot]:
    return {spot.id: spot for spot in drawn.spots if spot.id.startswith(kind)}


def test_there_are_130_possible_cards() -> None:
    assert len(EVERY) == 130


def test_every_possible_card_draws_both_ways_up() -> None:
    designs = {f"X{i}": design for i, design in enumerate(EVERY)}
    cards = [name + way for name in designs for way in ("", "r")]
    drawn = scene(Board(20, 13, cards, designs, [], []))
    ET.fromstring(to_svg(drawn))
    assert set(designs) <= set(drawn.sprites)
    for cell, code in enumerate(cards):
        row, col = divmod(cell, 13)
        places = port_places(drawn, row, col)
        design = designs[code.removesuffix("r")]
        flip = 3 if code.endswith("r") else 0
        for ports in design.segments:
            turned = sorted((p + flip) % 6 for p in ports)
            spot = spots_of(drawn, f"seg:{row},{col}:{'-'.join(map(str, turned))}")
            ((_, only),) = spot.items()
            if len(ports) == 2:
                ((first, *_, last),) = subpaths(only)
                assert [first, last] == [pytest.approx(places[p]) for p in turned]
            else:
                arms = subpaths(only)
                assert [arm[0] for arm in arms] == [pytest.approx(places[p]) for p in turned]
                assert len({arm[-1] for arm in arms}) == 1


def test_the_tunnels_of_two_cards_meet_in_one_point() -> None:
    drawn = scene(board(MIXED))
    for row in range(3):
        for col in range(3):
            here = port_places(drawn, row, col)
            if col < 2:
                right = port_places(drawn, row, col + 1)
                assert (here[1], here[2]) == (right[5], right[4])
            if row < 2:
                assert here[3] == port_places(drawn, row + 1, col)[0]


def test_a_tunnel_leaves_its_port_square_to_the_edge() -> None:
    for design in EVERY:
        for line in lines(design.segments, design.dead_ends):
            for curve, port in zip(line.curves, line.ports, strict=False):
                along = 1 if port in (0, 3) else 0
                assert curve.b[1 - along] == PORTS[port][1 - along]
                assert abs(curve.b[along]) < abs(PORTS[port][along])


def test_pawns_of_one_card_never_hide_one_another_nor_a_plug() -> None:
    for design in EVERY:
        drawn = lines(design.segments, design.dead_ends)
        for one, other in combinations(drawn, 2):
            assert distance(one.stand, other.stand) > 28
        for line in drawn:
            strangers = [p for o in drawn if o is not line for c in o.curves for p in c.points(40)]
            assert min(distance(line.stand, p) for p in strangers) > 21
            assert all(distance(line.stand, plug(port)) > 21 for port in design.dead_ends)
            assert abs(line.stand[0]) < CELL[0] / 2 - 8
            assert abs(line.stand[1]) < CELL[1] / 2 - 8


def test_a_pawn_stands_on_its_own_segment() -> None:
    drawn = scene(board(MIXED, "0@0,1:1-4 1@0,1:0-2 2@1,2:0-1-5"))
    pawns = {p.id: p for p in drawn.pieces if p.id.startswith("pawn:")}
    assert list(pawns) == ["pawn:0,1:1-4", "pawn:0,1:0-2", "pawn:1,2:0-1-5"]
    middle = next(p.at for p in drawn.pieces if p.id == "card:0,1")
    for line in (line.turned() for line in lines(DECK["B2"].segments, DECK["B2"].dead_ends)):
        pawn = pawns[f"pawn:0,1:{'-'.join(map(str, line.ports))}"]
        local = (pawn.at[0] - middle[0], pawn.at[1] - middle[1])
        assert min(distance(local, p) for c in line.curves for p in c.points(200)) < 1


def test_an_upside_down_card_is_the_same_sprite_turned() -> None:
    drawn = scene(board(MIXED))
    cards = {p.id: p for p in drawn.pieces}
    assert (cards["card:0,1"].sprite, cards["card:0,1"].turn) == ("B2", 180)
    assert (cards["card:0,0"].sprite, cards["card:0,0"].turn) == ("A2", 0)


def test_ids_are_unique_and_stable() -> None:
    before = scene(board(MIXED, "0@0,0:1-4", "1@2,1"), rim=True)
    after = scene(board(MIXED.replace(" .", " A1"), "0@0,0:1-4 1@0,2:0-3", "1@2,1"), rim=True)
    for drawn in (before, after):
        ids = [p.id for p in drawn.pieces] + [s.id for s in drawn.spots]
        assert len(ids) == len(set(ids))
    assert {p.id for p in before.pieces} < {p.id for p in after.pieces}
    assert "cell:0,2" in spots_of(before, "cell")
    assert not spots_of(after, "cell")
    assert "block:2,1" in {p.id for p in before.pieces}
    assert backdrop_hash(before) == backdrop_hash(after)


def test_only_open_segments_and_hidden_cards_can_be_pointed_at() -> None:
    drawn = scene(board(MIXED))
    assert list(spots_of(drawn, "cell")) == ["cell:0,2"]
    assert {s.split(":")[1] for s in spots_of(drawn, "seg")} == {"0,0", "0,1", "1,1", "1,2", "2,2"}
    assert sorted(spots_of(drawn, "seg:0,1")) == ["seg:0,1:0-2", "seg:0,1:1-4"]
    assert all(spot.path.endswith("Z") for spot in spots_of(drawn, "cell").values())


def test_every_end_can_be_pointed_at_the_way_its_card_lies() -> None:
    drawn = scene(board(MIXED))
    ends = spots_of(drawn, "end")
    assert sorted(ends) == [
        *("end:0,1:3", "end:0,1:5"),
        *(f"end:1,0:{port}" for port in range(6)),
    ]
    for id, spot in ends.items():
        row, col, port = map(int, re.findall(r"\d", id))
        lead, ring = subpaths(spot)
        assert lead[0] == pytest.approx(port_places(drawn, row, col)[port])
        assert spot.path.endswith("Z")
        assert ring


def test_a_tunnel_can_be_pointed_at_where_it_crosses_a_card_without_a_face() -> None:
    crossings: list[tuple[int, tuple[int, int]]] = [(2, (0, 3)), (6, (5, 1)), (7, (2, 4))]
    drawn = scene(board(MIXED)._replace(tunnels=[Tunnel(crossings)]))
    ways = spots_of(drawn, "way")
    assert list(ways) == ["way:0,2:0-3", "way:2,0:1-5", "way:2,1:2-4"]
    ((first, *_, last),) = subpaths(ways["way:2,0:1-5"])
    places = port_places(drawn, 2, 0)
    assert [first, last] == [pytest.approx(places[1]), pytest.approx(places[5])]


def test_numbers_stay_readable_on_a_small_board() -> None:
    drawn = scene(board(MIXED))
    for text in (drawn.backdrop, drawn.sprites["P"]):
        grown = re.findall(r'--size:([\d.]+);--most:(\d+)"><text[^>]*font-size="(\d+)"', text)
        assert len(grown) == text.count("<text")
        for size, most, drawn_at in grown:
            # As small as on a phone held across, a pixel shows four units of the sheet.
            units = min(themes.READABLE * 4 / float(size) * float(drawn_at), float(most))
            assert units / 4 >= 12


def test_the_rim_does_not_make_the_board_smaller() -> None:
    plain, rimmed = scene(board(MIXED)), scene(board(MIXED), rim=True)
    assert (rimmed.width, rimmed.height) == (plain.width, plain.height)
    cards = [[p for p in s.pieces if p.id.startswith("card:")] for s in (plain, rimmed)]
    assert cards[0] == cards[1]
    assert plain.bleed == 0
    assert rimmed.bleed > 50
    view = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', to_svg(rimmed))
    assert view is not None
    left, top, width, height = map(float, view.groups())
    assert left == top == -rimmed.bleed
    assert (width, height) == (
        rimmed.width + 2 * rimmed.bleed,
        rimmed.height + 2 * rimmed.bleed,
    )


def test_labels_are_said_in_the_readers_words_and_escaped() -> None:
    heard: dict[str, set[str]] = {}

    def say(message: str, args: Mapping[str, Arg]) -> str:
        heard.setdefault(message, set()).update(args)
        return f"<{message}> & {args}"

    drawn = scene(board(MIXED, "0@0,0:1-4", "1@2,1"), say=say)
    assert set(heard) == {
        "label-card-hidden",
        "label-card-blocked",
        "label-card-point",
        "label-card-open",
        "label-card-hole",
        "label-pawn",
        "label-segment",
        "label-end",
        "label-dead-end",
        "scene-title",
    }
    assert heard["label-pawn"] == {"seat", "row", "col"}
    assert heard["label-segment"] == {"row", "col", "segment"}
    hidden = next(p.label for p in drawn.pieces if p.id == "card:0,2")
    assert "'row': 1" in hidden
    assert "'col': 3" in hidden
    titles = [e.text for e in ET.fromstring(to_svg(drawn)).iter() if e.tag.endswith("title")]
    assert hidden in titles


def test_without_words_labels_are_empty() -> None:
    drawn = scene(board(MIXED))
    assert not any(p.label for p in drawn.pieces)
    assert not any(s.label for s in drawn.spots)
    assert drawn.title == ""


def test_each_seat_shows_its_colour_and_mark() -> None:
    drawn = scene(board("A1 A1", "0@0,0:0-3 1@0,0:1-5 2@0,0:2-4 3@0,1:0-3 4@0,1:1-5 5@0,1:2-4"))
    pawns = [p for p in drawn.pieces if p.id.startswith("pawn:")]
    assert [p.colour for p in pawns] == [player.colour for player in PLAYERS]
    assert len({drawn.sprites[p.sprite] for p in pawns}) == 6


def test_a_point_card_shows_its_six_numbers() -> None:
    values = (11, 12, 13, 14, 15, 16)
    drawn = scene(board("P", designs={"P": Design(values=values)}))
    assert re.findall(r">(\d+)</text>", drawn.sprites["P"]) == [str(v) for v in values]


def test_a_blocked_card_needs_no_known_blocker() -> None:
    pieces = {p.id: p for p in scene(board("# #", blockers="2@0,1")).pieces}
    assert pieces["card:0,0"].sprite == "blocked"
    assert "block:0,0" not in pieces
    assert pieces["block:0,1"].colour == "ochre"


def test_the_rim_repeats_the_far_side() -> None:
    plain, round_ = scene(board(MIXED)), scene(board(MIXED), rim=True)
    pieces = {p.id: p for p in round_.pieces}
    assert (pieces["rim:-1,2"].sprite, pieces["rim:3,0"].sprite) == ("A1", "A2")
    assert pieces["rim:0,-1"].sprite == pieces["card:0,2"].sprite
    assert len(round_.pieces) == len(plain.pieces) + 16 + 1
    order = [p.id for p in round_.pieces]
    assert order.index("rim:3,3") < order.index("rim") < order.index("card:0,0")
    assert [s.id for s in round_.spots] == [s.id for s in plain.spots]


def test_drawing_twice_gives_the_same_bytes() -> None:
    position = board(MIXED, "0@0,0:1-4", "1@2,1")
    lit = ["seg:0,0:1-4", "cell:0,2", "pawn:0,0:1-4", "card:1,0"]
    first = to_svg(scene(position), lit=lit)
    assert first == to_svg(scene(position), lit=lit)
    assert first.count("data-lights") == 2
    assert first.count('filter="url(#rotonde-glow)"') == 2


def test_drawings_name_classes_and_never_colours() -> None:
    drawn = scene(board(MIXED), rim=True)
    for fragment in (drawn.backdrop, *drawn.sprites.values()):
        assert not re.search(r'#[0-9a-f]{3}|\b(fill|stroke|color)="', fragment, re.I)
        assert not re.search(r'style="(?!--size:[\d.]+;--most:\d+")', fragment)


def test_every_class_used_has_a_rule() -> None:
    root = ET.fromstring(to_svg(scene(board(MIXED, "0@0,0:1-4", "1@2,1"), rim=True)))
    rules = set(re.findall(r"^\.([\w-]+)\{", root.findtext("{*}style") or "", re.M))
    used = {name for e in root.iter() for name in (e.get("class") or "").split()}
    assert used - {"backdrop", "piece"} <= rules


@pytest.mark.parametrize(
    ("cards", "pawns", "why"),
    [("Z9", "", "no card design 'Z9'"), ("A1", "0@0,0:0-1", "has no segment 0-1")],
)
def test_what_cannot_be_drawn_is_said(cards: str, pawns: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        scene(board(cards, pawns))
