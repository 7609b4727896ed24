"""A part of a scene as a picture by itself: what lies outside it is left out, not only hidden.

A big map weighs much; a poster that shows a corner of it should not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import hypot
from xml.etree import ElementTree

import msgspec

from rotonde.kernel.drawing.bounds import Area, grow, join, meet, path_bounds, subpaths
from rotonde.kernel.drawing.scene import Piece, Scene

_SHIFT = re.compile(r"^translate\(\s*([-\d.]+)[\s,]*([-\d.]*)\s*\)$")
_EDGE = 14.0
"""Lines are drawn this much wider than their path at most, shadows included."""
_KEPT = ("style", "clipPath", "defs", "pattern", "filter", "mask", "linearGradient")
_MARK = (
    '<circle class="drop" cx="2.4" cy="3" r="15"/><circle class="lit line" r="15"/>'
    '<text class="mark-dark sans mid" y="6.6" font-size="19" font-weight="700">{number}</text>'
)


def frame_of(scene: Scene, names: Sequence[str], margin: float = 0.0) -> Area:
    """The smallest area that holds the parts, spots and pieces of these names; else the scene."""
    found = (_place_of(scene, name) for name in names)
    area = join(place for place in found if place is not None)
    if area is None:
        return -scene.bleed, -scene.bleed, scene.width + scene.bleed, scene.height + scene.bleed
    left, top, right, bottom = grow(area, margin)
    return max(0.0, left), max(0.0, top), min(scene.width, right), min(scene.height, bottom)


def missing_places(scene: Scene, names: Iterable[str]) -> list[str]:
    """Which of these names nothing in the scene has."""
    return [name for name in names if _place_of(scene, name) is None]


def _place_of(scene: Scene, name: str) -> Area | None:
    """Where the part, spot or piece of this name is."""
    for part in scene.parts:
        if part.id == name:
            return part.area
    for spot in scene.spots:
        if spot.id == name:
            return path_bounds(spot.path)
    return next(((*piece.at, *piece.at) for piece in scene.pieces if piece.id == name), None)


def excerpt(scene: Scene, area: Area, marks: Iterable[tuple[int, str]] = ()) -> Scene:
    """What can be seen of a scene within an area, without anything to point at.

    `marks` are numbers set on spots or pieces, as large as the picture needs to show them.
    """
    marks = tuple(marks)
    pieces = [
        msgspec.structs.replace(piece, label="")
        for piece in scene.pieces
        if _touches(piece, scene.sprites, area)
    ]
    sprites = {name: scene.sprites[name] for name in {piece.sprite for piece in pieces}}
    scale = max(area[2] - area[0], area[3] - area[1]) / 560
    for at, (number, place) in enumerate(marks):
        bounds = _place_of(scene, place)
        if bounds is None:
            continue
        middle = (bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2
        name = f"picture-mark-{number}"
        sprites[name] = _MARK.format(number=number)
        pieces.append(Piece(f"picture-mark:{at}", name, middle, scale=scale, layer=1))
    backdrop = _crop(scene.backdrop, area)
    return msgspec.structs.replace(
        scene,
        backdrop=_prune_styles(
            backdrop,
            backdrop + "".join(sprites.values()),
            {f"c-{piece.colour}" for piece in pieces},
        ),
        sprites=sprites,
        pieces=tuple(pieces),
        spots=(),
        strokes=tuple(
            stroke
            for stroke in scene.strokes
            if (bounds := path_bounds(stroke.path)) is None or meet(bounds, grow(area, _EDGE))
        ),
    )


def _touches(piece: Piece, sprites: dict[str, str], area: Area) -> bool:
    bounds = _bounds_of(sprites.get(piece.sprite, ""))
    if bounds is None:
        return True
    reach = max(map(abs, bounds)) if piece.turn else 0.0
    left, top, right, bottom = (-reach, -reach, reach, reach) if piece.turn else bounds
    x, y, scale = *piece.at, piece.scale
    # Some pieces grow where the screen is small, so that they can be read.
    room = grow(area, _EDGE + 0.6 * max(right - left, bottom - top))
    return meet((x + left * scale, y + top * scale, x + right * scale, y + bottom * scale), room)


@lru_cache(maxsize=1 << 12)
def _bounds_of(body: str) -> Area | None:
    """How far a sprite reaches; None: nothing is known."""
    found = [_element_bounds(each) for each in _parse(body)]
    return None if None in found else join(area for area in found if area is not None)


def _prune_styles(backdrop: str, drawn: str, colours: set[str]) -> str:
    """Without the rules of a game's own stylesheet that nothing drawn here asks for."""
    classes = colours | {name for group in _CLASSES.findall(drawn) for name in group.split()}

    def prune(style: re.Match[str]) -> str:
        rules = _RULE.sub(lambda rule: rule[0] if rule[1] in classes else "", style[1])
        return f"<style>{rules}</style>"

    return _STYLE.sub(prune, backdrop)


_CLASSES = re.compile(r'class="([^"]*)"')
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_RULE = re.compile(r"\.([\w-]+)\{[^{}]*\}")
"""A rule for one class alone; others are kept."""


def _crop(backdrop: str, area: Area) -> str:
    room = grow(area, _EDGE)
    kept = (_kept(each, room) for each in _parse(backdrop))
    return "".join(ElementTree.tostring(each, "unicode") for each in kept if each is not None)


def _parse(body: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<g>{body}</g>"))  # drawn by us, not sent by anybody


def _kept(element: ElementTree.Element, area: Area) -> ElementTree.Element | None:
    """The element without what lies outside; None: nothing is left of it."""
    if element.tag in _KEPT:
        return element
    transform = element.get("transform", "")
    if transform:
        shift = _SHIFT.match(transform)
        if shift is None:
            return element
        x, y = float(shift[1]), float(shift[2] or 0)
        area = area[0] - x, area[1] - y, area[2] - x, area[3] - y
    if element.tag == "svg":
        inner = _inner_area(element, area)
        if inner is None:
            return element
        area = inner
    if element.tag in ("g", "svg"):
        inside = [_kept(each, area) for each in element]
        some = [each for each in inside if each is not None]
        if not any(each.tag not in _KEPT for each in some):
            return None
        element[:] = some
        return element
    if element.tag == "path":
        pieces = list(subpaths(element.get("d", "")))
        near = [text for text, bounds in pieces if meet(bounds, area)]
        if not near:
            return None if pieces else element
        # Neither a line nor a hole changes what is seen beyond its own bounds.
        if len(near) < len(pieces):
            element.set("d", "".join(near))
        return element
    bounds = _element_bounds(element, moved=False)
    return element if bounds is None or meet(bounds, area) else None


def _inner_area(element: ElementTree.Element, area: Area) -> Area | None:
    """An area as a sheet laid upon the sheet counts it; None: it is not drawn to the same scale."""
    left, top, width, height = (float(x) for x in element.get("viewBox", "0 0 0 0").split())
    if [element.get("width"), element.get("height")] != [f"{width:g}", f"{height:g}"]:
        return None
    x, y = float(element.get("x", "0")) - left, float(element.get("y", "0")) - top
    return area[0] - x, area[1] - y, area[2] - x, area[3] - y


def _element_bounds(element: ElementTree.Element, moved: bool = True) -> Area | None:
    """The area of an element; None: nothing is known. `moved`: with its own transform."""
    bounds = _shape_bounds(element)
    transform = element.get("transform", "") if moved else ""
    if bounds is None or not transform:
        return bounds
    for name, given in reversed(_STEP.findall(transform)):
        values = [float(value) for value in given.replace(",", " ").split()]
        left, top, right, bottom = bounds
        match name, values:
            case "translate", [x, *rest]:
                y = rest[0] if rest else 0.0
                bounds = left + x, top + y, right + x, bottom + y
            case "scale", [x, *rest]:
                y = rest[0] if rest else x
                xs, ys = sorted((left * x, right * x)), sorted((top * y, bottom * y))
                bounds = xs[0], ys[0], xs[1], ys[1]
            case "rotate", [_]:
                reach = max(hypot(x, y) for x in (left, right) for y in (top, bottom))
                bounds = -reach, -reach, reach, reach
            case _:
                return None
    return bounds


_STEP = re.compile(r"(\w+)\(([^)]*)\)")


def _shape_bounds(element: ElementTree.Element) -> Area | None:
    def value(name: str) -> float:
        try:
            return float(element.get(name, "0"))
        except ValueError:
            return 0.0

    match element.tag:
        case "path":
            return path_bounds(element.get("d", ""))
        case "rect":
            x, y = value("x"), value("y")
            return x, y, x + value("width"), y + value("height")
        case "circle" | "ellipse":
            x, y = value("cx"), value("cy")
            across, down = value("r") or value("rx"), value("r") or value("ry")
            return x - across, y - down, x + across, y + down
        case "text":
            size = value("font-size") or 30.0
            wide = 0.75 * size * len("".join(element.itertext()))
            x, y = value("x"), value("y")
            return x - wide, y - size, x + wide, y + size / 2
        case "g":
            found = [_element_bounds(each) for each in element]
            return None if None in found else join(area for area in found if area is not None)
        case _:
            return None
