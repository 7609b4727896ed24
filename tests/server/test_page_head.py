"""What a page says of itself before its script runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rotonde.server.static import page

SHELL = '<!doctype html><html lang="en"><head><title>Rotonde</title></head><body></body></html>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(SHELL)
    return tmp_path


def _page(folder: Path, path: str, lang: str = "en") -> str:
    return bytes(page(folder, path, lang, "https://play.example").body).decode()


def _meta(text: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', text)
    assert found, name
    return found[1]


@pytest.mark.parametrize(
    ("path", "en", "fr"),
    [
        ("", "Rotonde: ", "Rotonde\u00a0: "),
        ("games/silverton", "Silverton · ", "Silverton · "),
        ("games/steam-barons/rules", "Steam Barons: rules", "Steam Barons\u00a0: règles"),
        ("games/steam-tunnel/summary", "on one page", "en une page"),
        ("new/silverton", "Set up Silverton", "Préparer la partie\u00a0: Silverton"),
        ("table/abcdefgh1234", "A table", "Une table"),
    ],
)
def test_title_description_and_language(folder: Path, path: str, en: str, fr: str) -> None:
    for lang, title in (("en", en), ("fr", fr)):
        text = _page(folder, path, lang)
        assert f'<html lang="{lang}">' in text
        assert text.count("<title>") == 1
        assert title in re.findall("<title>(.*?)</title>", text)[0]
        assert title in _meta(text, "og:title")
        assert 40 < len(_meta(text, "description")) < 400
        assert _meta(text, "og:url") == f"https://play.example/{path}"
        assert _meta(text, "og:image").startswith("https://play.example/api/")


def test_the_preview_is_of_the_game(folder: Path) -> None:
    assert "/api/games/silverton/preview.png" in _meta(_page(folder, "games/silverton"), "og:image")
    assert "/api/preview.png" in _meta(_page(folder, ""), "og:image")


@pytest.mark.parametrize("path", ["table/abcdefgh1234", "games/chess", "nowhere"])
def test_what_is_not_for_everybody_is_not_listed(folder: Path, path: str) -> None:
    assert _meta(_page(folder, path), "robots") == "noindex"
    assert "robots" not in _page(folder, "games/silverton")


def test_the_games_come_with_the_page(folder: Path) -> None:
    text = _page(folder, "", "fr")
    found = re.search(
        r'<script type="application/json" id="games" data-lang="fr">(.*?)</script>', text
    )
    assert found
    games = {game["id"]: game for game in json.loads(found[1])}
    assert list(games)[:3] == ["steam-tunnel", "steam-barons", "silverton"]
    told = games["silverton"]["introduction"]
    assert told["weight"] == 3
    assert told["first_matches"][0] == {"bots": [], "options": {"scenario": "denver-6000"}}
    assert 'id="games"' not in _page(folder, "table/abcdefgh1234")
