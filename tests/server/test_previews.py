"""The picture beside a link, as messengers fetch it."""

from __future__ import annotations

import re
import struct
from html import unescape
from pathlib import Path

import pytest

from rotonde.kernel.message import Message
from rotonde.server.flat_svg import flatten
from rotonde.server.phrases import speech
from rotonde.server.previews import SIZE, game_preview, house_preview, write_house
from rotonde.server.woff import to_truetype
from tests.server.screen import ROOT, Server

STATIC = ROOT / "src/rotonde/server/static"
FACES = ROOT / "web/node_modules/@fontsource"


def _size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_game_and_the_house_have_one(server: Server) -> None:
    for path in ("/api/games/silverton/preview.png?lang=fr", "/api/preview.png"):
        answer = server.http.get(path)
        assert answer.headers["content-type"] == "image/png"
        assert "max-age" in answer.headers["cache-control"]
        assert _size(answer.content) == SIZE
        assert 20_000 < len(answer.content) < 600_000
    assert server.http.get("/api/games/chess/preview.png").status_code == 404


def test_it_is_drawn_without_the_client_too(tmp_path: Path) -> None:
    assert _size(game_preview("steam-tunnel", "en", tmp_path)) == SIZE
    assert _size(house_preview("fr", tmp_path)) == SIZE


def test_colours_are_worked_out() -> None:
    mixed = "a{fill:color-mix(in srgb,color-mix(in srgb,var(--oxide) 50%,white) 25%,black);}"
    assert flatten(mixed) == "a{fill:#362825;}"
    assert flatten("fill:var(--unknown,red)") == "fill:red"
    assert flatten("color-mix(in srgb,var(--ink) 30%,lavenderblush)") == "#2a2019"


@pytest.mark.parametrize("data", [b"", b"wOF2" + b"\0" * 60, b"nonsense"])
def test_what_is_no_typeface_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="WOFF"):
        to_truetype(data)


def test_a_typeface_keeps_its_tables() -> None:
    woff = (FACES / "alegreya/files/alegreya-latin-700-normal.woff").read_bytes()
    face = to_truetype(woff)
    count = struct.unpack_from(">H", face, 4)[0]
    assert len(face) == struct.unpack_from(">I", woff, 16)[0]
    tags = {face[12 + 16 * at : 16 + 16 * at] for at in range(count)}
    assert {b"glyf", b"head", b"cmap", b"hmtx"} <= tags


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_house_says_all_it_has_to_say(lang: str) -> None:
    said = [
        unescape(text)
        for part in write_house(lang)
        for text in re.findall(r'^<text.*font-size="26".*>([^<]+)</text>', part)
    ]
    assert " ".join(said) == speech(lang).say(Message("server-page-home-line"))
    assert len(said) == 2
