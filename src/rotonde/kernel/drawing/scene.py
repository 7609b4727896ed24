"""What every game's drawing shares: pieces on a backdrop, and the spots one can point at.

The page draws a scene piece by piece; `to_svg` prints the same scene as one picture.
"""

import hashlib
import re
from collections.abc import Collection
from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

import msgspec

from rotonde.kernel.drawing import themes


class Piece(msgspec.Struct, frozen=True, gc=False):
    """Something on the table. Its id outlives moves, so that a move can be shown as one.

    Layer 0 lies under the lights; layer 1 stands on them.
    """

    id: str
    sprite: str
    at: tuple[float, float]
    turn: int = 0
    colour: str = ""
    label: str = ""
    scale: float = 1.0
    layer: int = 0


class Journey(msgspec.Struct, frozen=True):
    """Something seen to travel as an event is told, e.g. a cube along its route."""

    sprite: str
    path: tuple[tuple[float, float], ...]


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A place to point at: an area when its path is closed, else a line as wide as a track."""

    id: str
    path: str
    label: str = ""


class Stroke(msgspec.Struct, frozen=True, gc=False):
    """A line that grows as the match goes on, e.g. how a price moved; it lies under the pieces."""

    id: str
    path: str


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of a big sheet that is looked at by itself, e.g. the map without the boards."""

    id: str
    name: str
    area: tuple[float, float, float, float]
    """Left, top, right, bottom."""
    legible: float = 2.85
    """How many units a pixel of the screen may show for it to be read."""


class Scene(msgspec.Struct, frozen=True):
    """A whole picture. Sprites are drawn about their own origin, in classes of the look."""

    width: float
    height: float
    backdrop: str
    sprites: dict[str, str]
    pieces: tuple[Piece, ...]
    spots: tuple[Spot, ...]
    title: str = ""
    zoom: bool = False
    """A big map: the page fills its window with it and offers to zoom and to find places."""
    strokes: tuple[Stroke, ...] = ()
    parts: tuple[Part, ...] = ()
    """The one to begin with comes first."""
    bleed: float = 0.0
    """How far it goes on beyond each edge, to be seen where there is room."""


@lru_cache(maxsize=1 << 16)
def number(value: float) -> str:
    """A coordinate, always written the same way.

    >>> [number(x) for x in (3.0, -0.001, 0.126, -12.5)]
    ['3', '0', '.13', '-12.5']
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", "0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def backdrop_hash(scene: Scene) -> str:
    """Names what stays the same from move to move: size, backdrop and sprites."""
    # Most pictures of a match have the same objects: those need not even be compared.
    known = _HASHES.get(id(scene.sprites))
    if known is not None and known[0] is scene.sprites and known[1] is scene.backdrop:
        return known[2]
    found = _lasting_hash(scene.width, scene.height, scene.backdrop, *scene.sprites.items())
    if len(_HASHES) >= _MOST_HASHES:
        _HASHES.clear()
    _HASHES[id(scene.sprites)] = scene.sprites, scene.backdrop, found
    return found


_MOST_HASHES = 64
_HASHES: dict[int, tuple[dict[str, str], str, str]] = {}


@lru_cache(maxsize=64)
def _lasting_hash(width: float, height: float, backdrop: str, *sprites: tuple[str, str]) -> str:
    lasting = (width, height, backdrop, sorted(sprites))
    return hashlib.sha256(msgspec.json.encode(lasting)).hexdigest()


def to_svg(
    scene: Scene,
    *,
    lit: Collection[str] = (),
    theme: str = "light",
    area: tuple[float, float, float, float] | None = None,
) -> str:
    """The scene as one self-contained picture, with the places and pieces in `lit` aglow.

    What is not there stays dark: a log may speak of a card that has since been turned. `area`: what
    of the sheet is in sight (left, top, right, bottom); None: all.
    """
    names = {key: _sprite_id(key, body) for key, body in scene.sprites.items()}
    used = {piece.sprite for piece in scene.pieces}
    glowing = [piece for piece in scene.pieces if piece.id in lit]
    bleed = scene.bleed
    left, top, right, bottom = area or (-bleed, -bleed, scene.width + bleed, scene.height + bleed)
    width, height = number(right - left), number(bottom - top)
    title = scene.title or "Rotonde"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{number(left)} {number(top)} {width} {height}" role="img" '
            f"aria-label={_quote(title)} "
            f'style="{themes.properties(theme)}">',
            _title(title),
            f"<style>\n{themes.stylesheet(theme)}\n</style>",
            "<defs>",
            *(_GLOW if glowing else ()),
            *(
                f'<g id="{names[key]}">{body}</g>'
                for key, body in sorted(scene.sprites.items())
                if key in used
            ),
            "</defs>",
            f'<g class="backdrop">{scene.backdrop}</g>',
            *(f'<path class="stroke" d={_quote(stroke.path)}/>' for stroke in scene.strokes),
            *(_draw(p, names, p.id in lit) for p in scene.pieces if p.layer == 0),
            *(_light(spot) for spot in scene.spots if spot.id in lit),
            *(_draw(p, names, p.id in lit) for p in scene.pieces if p.layer != 0),
            *(_place(spot) for spot in scene.spots),
            "</svg>",
            "",
        ]
    )


_GLOW = (
    '<filter id="rotonde-glow" x="-30%" y="-30%" width="160%" height="160%">',
    # A blur cut off at a threshold is a hard outline that stays round at the corners.
    *(
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{blur}"/>'
        f'<feComponentTransfer result="{name}-shape"><feFuncA type="linear" slope="60" '
        f'intercept="-6"/></feComponentTransfer><feFlood class="lit-flood-{name}"/>'
        f'<feComposite in2="{name}-shape" operator="in" result="{name}"/>'
        for name, blur in (("edge", "3.2"), ("brass", "2.2"))
    ),
    '<feMerge><feMergeNode in="edge"/><feMergeNode in="brass"/>'
    '<feMergeNode in="SourceGraphic"/></feMerge></filter>',
)


def _draw(piece: Piece, names: dict[str, str], lit: bool) -> str:
    if piece.sprite not in names:
        raise ValueError(f"The piece {piece.id} asks for a sprite {piece.sprite} nobody drew.")
    moves = [f"translate({number(piece.at[0])} {number(piece.at[1])})"]
    if piece.turn:
        moves.append(f"rotate({piece.turn})")
    if piece.scale != 1:
        moves.append(f"scale({number(piece.scale)})")
    kind = f"piece c-{piece.colour}" if piece.colour else "piece"
    glow = ' filter="url(#rotonde-glow)"' if lit else ""
    return (
        f"<g class={_quote(kind + ' lit' * lit)} data-id={_quote(piece.id)}{glow}>"
        f'{_title(piece.label)}<use href="#{names[piece.sprite]}" '
        f'transform="{" ".join(moves)}"/></g>'
    )


def _is_closed(spot: Spot) -> bool:
    return spot.path.rstrip()[-1:] in ("Z", "z")


def _light(spot: Spot) -> str:
    path = f"d={_quote(spot.path)}"
    layers = ("area", "area-edge", "area-brass")
    if not _is_closed(spot):
        layers = ("line-edge", "line-brass", "line-ties")
    strokes = "".join(f'<path class="lit-{layer}" {path}/>' for layer in layers)
    return f'<g class="lit" data-lights={_quote(spot.id)}>{strokes}</g>'


def _place(spot: Spot) -> str:
    kind = "spot-area" if _is_closed(spot) else "spot-line"
    return (
        f'<path class="{kind}" data-id={_quote(spot.id)} d={_quote(spot.path)}>'
        f"{_title(spot.label)}</path>"
    )


def _title(label: str) -> str:
    return f"<title>{escape(_UNPRINTABLE.sub('', label))}</title>" if label else ""


def _quote(text: str) -> str:
    return quoteattr(_UNPRINTABLE.sub("", text))


# XML has no way to write these, escaped or not.
_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def _sprite_id(key: str, body: str) -> str:
    # Named by content, so that several pictures can share one page.
    return "s" + hashlib.sha256(f"{key}\0{body}".encode()).hexdigest()[:12]
