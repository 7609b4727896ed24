"""A scene prints the same way everywhere, and colour never says anything alone."""

import math
import re
import xml.etree.ElementTree as ET
from itertools import combinations

import msgspec
import pytest

from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import Piece, Scene, Spot, backdrop_hash, number, to_svg

SVG = "{http://www.w3.org/2000/svg}"


def small(**changes: object) -> Scene:
    scene = Scene(
        width=200,
        height=100,
        backdrop='<rect class="paper" width="200" height="100"/>',
        sprites={**themes.pawns(), "tile": '<path class="rock line" d="M-9-9H9V9H-9Z"/>'},
        pieces=(
            Piece("tile:1", "tile", (50, 50), turn=180, label="A tile"),
            Piece("pawn:1", "pawn-blue", (50, 50), colour="blue", label="A pawn", layer=1),
        ),
        spots=(Spot("way", "M0 50L100 50", "A way"), Spot("field", "M0 0H9V9Z", "A field")),
        title="A table",
    )
    return msgspec.structs.replace(scene, **changes)


def find(svg: str, id_: str) -> ET.Element:
    (found,) = (e for e in ET.fromstring(svg).iter() if e.get("data-id") == id_)
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_stands_alone(theme: str) -> None:
    svg = to_svg(small(), theme=theme)
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "A table"
    assert root.find(f"{SVG}style") is not None
    ids = {e.get("id") for e in root.iter() if e.get("id")}
    for use in root.iter(f"{SVG}use"):
        assert use.get("href", "").removeprefix("#") in ids
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_every_class_used_has_a_rule() -> None:
    svg = to_svg(small(), lit=["way", "field", "pawn:1"])
    structure = {"backdrop", "piece", "lit"}
    used = {name for e in ET.fromstring(svg).iter() for name in (e.get("class") or "").split()}
    assert used - structure <= set(re.findall(r"^\.([\w-]+)\{", themes.stylesheet(), re.M))


def test_the_same_scene_gives_the_same_bytes() -> None:
    shuffled = dict(reversed(small().sprites.items()))
    assert to_svg(small()) == to_svg(small(sprites=shuffled))
    assert to_svg(small(), lit={"way", "field"}) == to_svg(small(), lit=["field", "way"])


@pytest.mark.parametrize("nasty", ["<script>\"&'</script>", "]]> & é", "bell \x07 and \x00"])
def test_words_cannot_break_the_picture(nasty: str) -> None:
    piece = Piece("tile:1", "tile", (0, 0), label=nasty, colour='x" onload="y')
    svg = to_svg(small(pieces=(piece,), spots=(Spot('"<&', "M0 0H1", nasty),), title=nasty))
    printable = re.sub(r"[\x00-\x08]", "", nasty)
    root = ET.fromstring(svg)
    assert root.findtext(f"{SVG}title") == printable
    assert find(svg, "tile:1").findtext(f"{SVG}title") == printable
    assert not any(e.get("onload") or e.tag == f"{SVG}script" for e in root.iter())


def test_a_lit_line_glows_under_the_pawn_that_stands_on_it() -> None:
    svg = to_svg(small(), lit=["way"])
    assert 'data-lights="way"' in svg
    assert 'data-lights="field"' not in svg
    assert svg.index('data-id="tile:1"') < svg.index('data-lights="way"')
    assert svg.index('data-lights="way"') < svg.index('data-id="pawn:1"')
    assert [p.get("class") for p in ET.fromstring(svg).findall(f"{SVG}g[@data-lights]/")] == [
        "lit-line-edge",
        "lit-line-brass",
        "lit-line-ties",
    ]


def test_a_lit_field_is_filled_and_framed() -> None:
    svg = to_svg(small(), lit=["field"])
    assert 'class="lit-area"' in svg
    assert 'class="lit-line-brass"' not in svg


def test_a_lit_piece_glows() -> None:
    assert find(to_svg(small(), lit=["pawn:1"]), "pawn:1").get("filter") == "url(#rotonde-glow)"
    assert find(to_svg(small()), "pawn:1").get("filter") is None


def test_what_is_gone_stays_dark() -> None:
    assert to_svg(small(), lit=["no-such-card"]) == to_svg(small())


def test_a_piece_nobody_drew_is_an_error() -> None:
    with pytest.raises(ValueError, match="nobody drew"):
        to_svg(small(pieces=(Piece("x", "no-such-sprite", (0, 0)),)))


def test_an_unknown_theme_is_an_error() -> None:
    with pytest.raises(ValueError, match="choose one of light, dark"):
        to_svg(small(), theme="sepia")


def test_the_hash_follows_what_lasts_and_not_what_moves() -> None:
    base = backdrop_hash(small())
    assert backdrop_hash(small(pieces=(), spots=(), title="")) == base
    assert backdrop_hash(small(backdrop="")) != base
    assert backdrop_hash(small(width=201)) != base
    assert backdrop_hash(small(sprites={})) != base


def test_fragments_name_classes_and_never_colours() -> None:
    for sprite in themes.pawns().values():
        assert not re.search(r'#[0-9a-f]{3}|(fill|stroke|style|color)="', sprite, re.I)


def test_each_player_has_a_mark_of_their_own() -> None:
    assert [(p.colour, p.mark) for p in themes.PLAYERS] == [
        ("oxide", "lozenge"),
        ("blue", "disc"),
        ("ochre", "chevron"),
        ("green", "cross"),
        ("plum", "ring"),
        ("black", "bar"),
    ]
    shapes = set()
    for player in themes.PLAYERS:
        sprite = themes.pawn(player)
        assert player.colour in sprite
        shape = re.sub(r'class="[^"]*"', "", sprite)
        shapes.add(shape)
    assert len(shapes) == len(themes.PLAYERS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_is_enough_to_read(theme: str) -> None:
    colours = themes.palette(theme)
    for ground in ("paper", "paper-deep", "paper-light", "rock", "point", "bed"):
        assert contrast(colours["ink"], colours[ground]) >= 4.5, ground
    assert contrast(colours["figure"], colours["paper-light"]) >= 4.5
    assert contrast(colours["lit"], colours["lit-edge"]) >= 4.5
    assert contrast(colours["plug"], colours["plug-mark"]) >= 4.5
    for player in themes.PLAYERS:
        mark = "mark-dark" if player.colour == "ochre" else "mark"
        assert contrast(colours[mark], colours[player.colour]) >= 3.0, player.colour


def _seen(colour: str) -> tuple[float, ...]:
    """A colour in OKLab, where distances are as people see them."""
    r, g, b = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    )
    long, medium, short = (
        sum(share * part for share, part in zip(shares, (r, g, b), strict=True)) ** (1 / 3)
        for shares in (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        )
    )
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


@pytest.mark.parametrize("theme", sorted(themes.THEMES))
def test_no_player_is_taken_for_the_glow_or_for_another(theme: str) -> None:
    """0.02 is just noticed side by side; across a map it takes several times that."""
    colours = themes.palette(theme)
    names = [*(player.colour for player in themes.PLAYERS), "lit"]
    for one, other in combinations(names, 2):
        assert math.dist(_seen(colours[one]), _seen(colours[other])) > 0.14, (one, other)


def test_both_themes_know_the_same_tokens() -> None:
    assert list(themes.LIGHT) == list(themes.DARK)


def test_numbers_are_written_one_way() -> None:
    assert [number(x) for x in (10, 0.1 + 0.2, -0.004, -0.5, 1 / 3)] == [
        "10",
        ".3",
        "0",
        "-.5",
        ".33",
    ]


def test_a_scene_survives_the_wire() -> None:
    sent = msgspec.json.encode(small())
    assert msgspec.json.decode(sent, type=Scene) == small()
