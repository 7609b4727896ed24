"""A part of a scene as a picture by itself."""

from __future__ import annotations

import re

import pytest

from rotonde.kernel.drawing.bounds import path_bounds, subpaths
from rotonde.kernel.drawing.excerpt import excerpt, frame_of, missing_places
from rotonde.kernel.drawing.scene import Part, Piece, Scene, Spot, to_svg

SCENE = Scene(
    1000,
    800,
    "<style>.near{fill:red;}.far-away{fill:blue;}</style>"
    '<rect class="near" x="0" y="0" width="1000" height="800"/>'
    '<path class="near" d="M10 10h20M900 700h20m-880-680v10"/>'
    '<g transform="translate(900 0)"><circle class="far-away" r="5"/></g>'
    '<text x="950" y="790" font-size="12">Far</text>',
    {"dot": '<circle r="4"/>', "arm": '<g transform="rotate(30)"><path d="M0 0h60"/></g>'},
    (
        Piece("near", "dot", (50, 50), label="A dot"),
        Piece("far", "dot", (900, 700)),
        Piece("reaching", "arm", (140, 50)),
    ),
    (Spot("place", "M40 40h20v20h-20Z", "A place"), Spot("edge", "M990 790h30v30h-30Z")),
    parts=(Part("corner", "Corner", (0, 0, 100, 80)),),
)


@pytest.mark.parametrize(
    ("path", "bounds"),
    [
        ("M1 2L5 8 3 4Z", (1, 2, 5, 8)),
        ("m1 2 3 3-9 1", (-5, 2, 4, 6)),
        ("M0 0c1-9 4 9 5 0s4 9 5 0", (0, -9, 10, 9)),
        ("M0 0q5 5 10 0t10 0", (0, 0, 20, 5)),
        ("M.5.5h-1.5v2", (-1, 0.5, 0.5, 2.5)),
        ("M5 5h5Zm10 10h1", (5, 5, 16, 15)),
    ],
)
def test_the_bounds_of_a_path(path: str, bounds: tuple[float, ...]) -> None:
    assert path_bounds(path) == pytest.approx(bounds)


@pytest.mark.parametrize("path", ["", "nonsense", "M", "M1", "7 8"])
def test_what_is_no_path_has_none(path: str) -> None:
    assert path_bounds(path) is None


def test_stretches_of_a_path_stand_by_themselves() -> None:
    path = "m10 10 5 5m10 0h4M1 1 2 2"
    parts = [text for text, _ in subpaths(path)]
    assert len(parts) == 3
    assert path_bounds("".join(parts)) == path_bounds(path)
    assert [path_bounds(part) for part in parts] == [
        (10, 10, 15, 15),
        (25, 15, 29, 15),
        (1, 1, 2, 2),
    ]


def test_a_frame_holds_what_it_names_and_stays_on_the_sheet() -> None:
    assert frame_of(SCENE, ("place",), 5) == (35, 35, 65, 65)
    assert frame_of(SCENE, ("place", "far")) == (40, 40, 900, 700)
    assert frame_of(SCENE, ("corner",)) == (0, 0, 100, 80)
    assert frame_of(SCENE, ("edge",), 50)[2:] == (1000, 800)
    assert frame_of(SCENE, ()) == (0, 0, 1000, 800)
    assert missing_places(SCENE, ("place", "nowhere", "near", "corner")) == ["nowhere"]


def test_what_lies_outside_is_left_out() -> None:
    found = excerpt(SCENE, (0, 0, 100, 80))
    assert [piece.id for piece in found.pieces] == ["near", "reaching"]
    assert found.spots == ()
    assert found.pieces[0].label == ""
    assert "circle" not in found.backdrop
    assert "Far" not in found.backdrop
    assert "far-away" not in found.backdrop
    assert ".near{" in found.backdrop
    (path,) = re.findall(r' d="([^"]*)"', found.backdrop)
    assert path_bounds(path) == (10, 10, 40, 30)


def test_the_picture_shows_the_area_with_its_numbers() -> None:
    area = (0.0, 0.0, 100.0, 80.0)
    svg = to_svg(excerpt(SCENE, area, [(2, "place"), (3, "nowhere")]), area=area)
    assert 'viewBox="0 0 100 80"' in svg
    assert ">2</text>" in svg
    assert ">3</text>" not in svg
