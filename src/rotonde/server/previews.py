"""The picture that messengers show beside a link: a game's poster, or those of the house."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

import resvg_py

from rotonde.kernel.drawing.text_metrics import fit_size
from rotonde.kernel.drawing.text_metrics import width as text_width
from rotonde.kernel.message import Message
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.table.pictures import POSTER
from rotonde.server.flat_svg import flatten
from rotonde.server.game_cards import game_card, game_cards, picture_svg
from rotonde.server.phrases import speech
from rotonde.server.woff import to_truetype

SIZE = (1200, 630)
_OPEN = re.compile(r'^<svg xmlns="http://www.w3.org/2000/svg" width="[^"]*" height="[^"]*"')
_IDS = re.compile(r'(id="|#)(s[0-9a-f]{12})')
_MARGIN = 36
_BAND = 438
"""How high the picture is above the words."""


@lru_cache(maxsize=64)
def game_preview(game: str, lang: str, static: Path) -> bytes:
    """A game's poster with its name and its one sentence, as PNG."""
    card = game_card(find_game(game), lang)
    width, _ = SIZE
    parts = [
        _scene(game, lang, _MARGIN, _MARGIN, width - 2 * _MARGIN, _BAND),
        _plate(card.title, width / 2, _MARGIN + _BAND),
        _text(card.tagline, width / 2, 566, 31, width - 120),
        _text(_HOUSE, width / 2, 608, 24, 400, face="Rye"),
    ]
    return _render(parts, static)


@lru_cache(maxsize=8)
def house_preview(lang: str, static: Path) -> bytes:
    """The games of the house side by side, as PNG."""
    return _render(write_house(lang), static)


def write_house(lang: str) -> list[str]:
    """What stands on that picture, as SVG."""
    width, _ = SIZE
    shown = game_cards(lang)[:3]
    gap = 26
    wide = (width - 2 * _MARGIN - gap * (len(shown) - 1)) / max(1, len(shown))
    parts = [_text(_HOUSE, width / 2, 138, 112, width - 200, face="Rye")]
    room = width - 120
    lines = _break(speech(lang).say(Message("server-page-home-line")), _LINE, room)
    for at, line in enumerate(lines):
        y = _LINES - (len(lines) - 1 - at) * _LINE * 1.2
        parts.append(_text(line, width / 2, y, _LINE, room))
    for at, card in enumerate(shown):
        left = _MARGIN + at * (wide + gap)
        parts.append(_scene(card.id, lang, left, 236, wide, 270))
        parts.append(_plate(card.title, left + wide / 2, 506, 34))
    return parts


_HOUSE = "Rotonde"
_LINE, _LINES = 26, 214
"""The size of what the house says, and where its last line stands."""


def _break(words: str, size: float, room: float) -> list[str]:
    """A text in lines of this width."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, size=size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _scene(game: str, lang: str, x: float, y: float, width: float, height: float) -> str:
    place = (
        f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
        'preserveAspectRatio="xMidYMin slice"'
    )
    svg = _OPEN.sub(place, picture_svg(game, POSTER, lang, "light"), count=1)
    # Styles hold for the whole picture: each poster's sprites are named for it.
    svg = _IDS.sub(rf"\1{game}-\2", svg)
    frame = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'{svg}<rect {frame} fill="none" stroke="#2a2019" stroke-width="5"/>'


def _plate(title: str, x: float, y: float, size: int = 58) -> str:
    wide, high = len(title) * size * 0.56 + size, size * 1.5
    left, top = x - wide / 2, y - high / 2
    box = f'width="{wide:g}" height="{high:g}" rx="5"'
    return (
        f'<rect x="{left + 6:g}" y="{top + 6:g}" {box} fill="#2a2019"/>'
        f'<rect x="{left:g}" y="{top:g}" {box} fill="#fff8e4" stroke="#2a2019" stroke-width="4"/>'
        + _text(title, x, y + size * 0.31, size, wide - size * 0.4, weight=700)
    )


def _text(
    words: str,
    x: float,
    y: float,
    size: float,
    room: float,
    face: str = "Alegreya",
    weight: int = 500,
) -> str:
    fitted = fit_size(words, room, size)
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{face}" font-weight="{weight}" '
        f'font-size="{fitted:g}" text-anchor="middle" fill="#2a2019">{escape(words)}</text>'
    )


def _render(parts: Sequence[str], static: Path) -> bytes:
    width, height = SIZE
    paper = f'<rect width="{width}" height="{height}" fill="#f3e9d2"/>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{paper}{"".join(parts)}</svg>'
    )
    faces = _faces(static)
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=flatten(svg),
            width=width,
            height=height,
            skip_system_fonts=bool(faces),
            font_files=list(faces) or None,
            font_family="Alegreya",
            serif_family="Alegreya",
            sans_serif_family="Alegreya",
        )
    )


@lru_cache(maxsize=2)
def _faces(static: Path) -> tuple[str, ...]:
    """The client's typefaces as files that the renderer reads; none: those of the system.

    What a page sets in Alegreya Sans is set in Alegreya here: one typeface less to pack.
    """
    unpacked = Path(tempfile.mkdtemp(prefix="rotonde-faces-"))
    found = []
    for file in sorted(static.glob("assets/*.woff")):
        target = unpacked / f"{file.stem}.ttf"
        target.write_bytes(to_truetype(file.read_bytes()))
        found.append(str(target))
    return tuple(found)
