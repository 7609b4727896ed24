"""What others ship: the wheel, the sdist, the companion's folder, and all licences in them.

Installed into an empty environment the wheel serves the client, with no Node and no make.
"""

from __future__ import annotations

import email
import importlib.util
import os
import re
import socket
import subprocess
import sys
import tarfile
import zipfile
from collections import Counter
from pathlib import Path, PurePosixPath

import httpx
import pytest

import rotonde

ROOT = Path(__file__).parent.parent
STATIC = "rotonde/server/static"
COMPANION = f"{STATIC}/companion/silverton"
PACKAGES = (
    "@fluent/bundle",
    "@fontsource/alegreya",
    "@fontsource/alegreya-sans",
    "@fontsource/rye",
    "svelte",
)
"""What each page is made of, by the names of npm."""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def module(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A wheel and an sdist."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built):
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def packed(wheel):
    """The wheel's files by name."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_it_carries_the_client_the_words_the_data_and_the_guides(packed):
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
        assert part in packed
    assert any(name.endswith(".js") for name in packed)
    assert not any("node_modules" in name for name in packed)


def test_each_typeface_is_in_it_once(packed):
    """Its name but for the hash says which face it is."""
    faces = [
        re.sub(r"(\.hinted)?-[\w-]{8}$", "", path.stem)
        for path in map(PurePosixPath, packed)
        if path.suffix in (".woff", ".woff2", ".ttf", ".otf")
    ]
    assert Counter(faces) == dict.fromkeys(faces, 1)
    assert len(set(faces)) == 7


def held(licences):
    """Every package is named with its licence, and the licence is there in full."""
    for package in PACKAGES:
        assert f"- {package} " in licences
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == 3
    assert "Reserved Font Name 'Rye'" in licences
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in licences
    assert "Permission is hereby granted, free of charge" in licences


def test_the_licences_of_all_that_is_in_the_pages_are_in_the_wheel(packed):
    about = f"rotonde-{rotonde.__version__}.dist-info"
    for place in (STATIC, COMPANION):
        licences = packed[f"{place}/THIRD-PARTY.txt"]
        held(licences.decode())
        assert packed[f"{about}/licenses/src/{place}/THIRD-PARTY.txt"] == licences
    assert b"- clsx " in packed[f"{STATIC}/THIRD-PARTY.txt"]
    assert b"MIT License" in packed[f"{about}/licenses/LICENSE"]
    told = email.message_from_bytes(packed[f"{about}/METADATA"])
    assert told["License-Expression"] == "MIT AND OFL-1.1 AND Apache-2.0"
    assert told["Version"] == rotonde.__version__


def test_the_companions_folder_holds_its_licences_and_typefaces(tmp_path):
    command = ["npm", "run", "--silent", "companion", "--", "--outDir", str(tmp_path / "site")]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    site = tmp_path / "site"
    held((site / "THIRD-PARTY.txt").read_text("utf-8"))
    assert '"THIRD-PARTY.txt"' in (site / "sw.js").read_text("utf-8")
    styles = "".join(file.read_text("utf-8") for file in site.glob("assets/*.css"))
    faces = list(site.glob("assets/*.woff*"))
    assert all(face.name in styles for face in faces)
    assert len(faces) == 7
    assert "../../" not in styles


def test_the_sdist_is_enough_to_test_document_and_build(built):
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for part in (
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "Makefile",
        "SECURITY.md",
        "docs/index.md",
        "examples/night_mail/pyproject.toml",
        "hatch_build.py",
        "mkdocs.yml",
        "requirements/dev.txt",
        "requirements/run.txt",
        "src/rotonde/server/static/THIRD-PARTY.txt",
        "src/rotonde/server/static/index.html",
        "tests/browser/chromium",
        "tests/test_wheel.py",
        "tools/environment",
        "web/.npmrc",
        "web/build_client.py",
        "web/package-lock.json",
    ):
        assert part in names
    assert not any(name.startswith((".venv", "web/node_modules", "dist")) for name in names)


def test_pages_of_other_sources_are_noticed(tmp_path, monkeypatch):
    client = module(ROOT / "web/build_client.py")
    assert client.is_current()
    web, static = tmp_path / "web", tmp_path / "static"
    (web / "src").mkdir(parents=True)
    (web / "src/App.svelte").write_text("one")
    (web / "node_modules").mkdir()
    pages = [static / "index.html"]
    monkeypatch.setattr(client, "WEB", web)
    monkeypatch.setattr(client, "_PAGES", pages)
    monkeypatch.setattr(client, "_FINGERPRINT", static / "sources.sha256")
    assert not client.is_current()
    static.mkdir()
    pages[0].write_text("a page")
    assert not client.is_current()  # nothing says what it was built from
    (static / "sources.sha256").write_text(client.fingerprint() + "\n")
    assert client.is_current()
    (web / "node_modules/other.js").write_text("no source")
    assert client.is_current()
    for change in (
        lambda: (web / "src/App.svelte").write_text("two"),
        lambda: (web / "src/App.svelte").rename(web / "App.svelte"),
        lambda: (web / "App.svelte").unlink(),
    ):
        change()
        assert not client.is_current()
        (static / "sources.sha256").write_text(client.fingerprint() + "\n")


def test_readme_leads_somewhere_on_a_package_index():
    build = module(ROOT / "hatch_build.py")
    text = (ROOT / "README.md").read_text("utf-8")
    home = "https://code.example/rotonde"
    full = build.readme_for_index(text, home)
    assert f"]({home}/blob/main/docs/kernel.md)" in full
    assert f"]({home}/raw/main/docs/screenshots/silverton.webp)" in full
    bare = build.readme_for_index(text, "")
    for told in (full, bare):
        for target in build._LINKS.findall(told) + build._IMAGES.findall(told):
            assert target[1].startswith("https://"), target
    assert "How it is built" in bare
    assert "make play" in bare


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
    told = subprocess.run(
        [binaries / "rotonde", "--version"], env=bare, capture_output=True, text=True, check=True
    )
    assert told.stdout == f"Rotonde {rotonde.__version__}\n"
    command = [binaries / "rotonde", "play", "--no-browser", "--port", str(port)]
    with subprocess.Popen(
        command, cwd=tmp_path, env=bare, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert f":{port}" in server.stdout.readline()
            house = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
            page = house.get("/")
            assert page.status_code == 200
            assert "<script" in page.text
            for place in ("", "companion/silverton/"):
                licences = house.get(f"/{place}THIRD-PARTY.txt")
                assert licences.headers["content-type"].startswith("text/plain")
                held(licences.text)
            games = house.get("/api/games?lang=fr").json()
            assert "steam-tunnel" in str(games)
        finally:
            server.terminate()
            server.wait(60)
