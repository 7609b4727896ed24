"""Pages with a folder of their own beside the client."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.responses import Response

from rotonde.server.static import page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<p>client")
    own = tmp_path / "companion/silverton"
    (own / "assets").mkdir(parents=True)
    (own / "index.html").write_text("<p>companion")
    (own / "sw.js").write_text("1")
    (own / "assets/index-abc.js").write_text("1")
    return tmp_path


def _page(folder: Path, path: str) -> Response:
    return page(folder, path, "en", "http://here")


def test_such_a_page_is_at_its_folder(folder: Path) -> None:
    answer = _page(folder, "companion/silverton")
    assert answer.status_code == 307
    assert answer.headers["location"] == "silverton/"
    answer = _page(folder, "companion/silverton/")
    assert answer.body == b"<p>companion"
    assert answer.headers["cache-control"] == "no-cache"


def test_its_hashed_parts_are_kept_and_its_worker_is_not(folder: Path) -> None:
    asset = _page(folder, "companion/silverton/assets/index-abc.js")
    assert "immutable" in asset.headers["cache-control"]
    assert _page(folder, "companion/silverton/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["", "new", "companion", "companion/silverton/assets"])
def test_other_folders_are_the_clients_own_addresses(folder: Path, path: str) -> None:
    answer = _page(folder, path)
    assert b"<p>client" in answer.body


def test_code_is_packed_once_for_those_who_can_unpack(folder: Path) -> None:
    path = "companion/silverton/assets/index-abc.js"
    plain = _page(folder, path)
    packed = page(folder, path, "en", "http://here", packed=True)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body
