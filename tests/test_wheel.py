"""The wheel: installed into an empty environment it serves the client, with no Node and no make."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parent.parent


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


def test_it_carries_the_client_the_words_the_data_and_the_guides(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for part in (
        "rotonde/py.typed",
        "rotonde/server/static/index.html",
        "rotonde/server/static/companion/silverton/index.html",
        "rotonde/server/static/companion/silverton/sw.js",
        "rotonde/server/words/fr.ftl",
        "rotonde/kernel/words/fr.ftl",
        "rotonde/games/steam_tunnel/data/deck.toml",
        "rotonde/games/steam_tunnel/guide/rules.fr.md",
        "rotonde/shell/template/pyproject.toml",
        "rotonde/shell/template/src/template_game/words/fr.ftl",
    ):
        assert part in names
    assert any(name.endswith(".js") for name in names)
    assert not any("node_modules" in name for name in names)


def test_installed_alone_it_plays(wheel, tmp_path):
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "env"], check=True)
    binaries = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    install = [binaries / "python", "-m", "pip", "install", "--quiet", wheel]
    subprocess.run(install, check=True, capture_output=True, timeout=300)
    port = free_port()
    # Nothing but the environment's own programs: no node, no npm, no make.
    bare = {
        "PATH": str(binaries),
        "HOME": str(tmp_path),
        "SYSTEMROOT": os.environ.get("SYSTEMROOT", ""),
    }
    command = [binaries / "rotonde", "play", "--no-browser", "--port", str(port)]
    with subprocess.Popen(
        command, cwd=tmp_path, env=bare, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert f":{port}" in server.stdout.readline()
            page = httpx.get(f"http://127.0.0.1:{port}/")
            assert page.status_code == 200
            assert "<script" in page.text
            games = httpx.get(f"http://127.0.0.1:{port}/api/games?lang=fr").json()
            assert "steam-tunnel" in str(games)
        finally:
            server.terminate()
            server.wait(20)
