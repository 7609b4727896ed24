"""`rotonde new`: the package it writes is a game that plays, and nothing else is written."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest

from rotonde.cli import main
from rotonde.shell import scaffold
from tests.rules import numbers
from tests.scratch import ROOT, Scratch
from tests.server.screen import Server

NAME = "little-yard"


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """What is written; the same is installed in the scratch environment."""
    folder = tmp_path_factory.mktemp("new") / "package"
    assert main(["new", NAME, "--folder", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def home(package):
    return package / "src" / "little_yard"


def texts(folder):
    return {path: path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()}


def test_the_name_is_put_in_everywhere(package, home):
    written = {path.relative_to(package).as_posix() for path in texts(package)}
    assert {"pyproject.toml", "README.md", "src/little_yard/rules/turn.py"} <= written
    assert not [path for path in written if "template" in path or "pycache" in path]
    for path, text in texts(package).items():
        assert not re.search("template", text, re.IGNORECASE), path
    assert 'id="little-yard"' in (home / "info.py").read_text("utf-8")
    for lang in ("en", "fr"):
        assert "title = Little Yard\n" in (home / "words" / f"{lang}.ftl").read_text("utf-8")


def test_both_languages_have_the_same_words_and_rules(home):
    ids = [
        re.findall(r"^([\w-]+) =", (home / "words" / f"{lang}.ftl").read_text("utf-8"), re.M)
        for lang in ("en", "fr")
    ]
    assert ids[0] == ids[1]
    assert "prompt-lay" in ids[0]
    assert numbers(home) == numbers(home, "fr")
    cited = set(re.findall(r"\bYD-\d", "".join(texts(home / "rules").values())))
    assert cited == set(numbers(home))


def test_all_of_it_is_installed(scratch, home):
    (installed,) = scratch.folder.rglob("site-packages/little_yard")
    written = {path.relative_to(home): text for path, text in texts(home).items()}
    for path, text in written.items():
        assert (installed / path).read_text("utf-8") == text


def test_it_is_listed(scratch, capsys):
    listed = scratch.rotonde("games").stdout
    assert "little-yard: Little Yard, 2-4\n" in listed
    assert "steam-tunnel" in listed
    main(["games"])
    assert "little-yard" not in capsys.readouterr().out


def test_it_passes_its_check(scratch):
    done = scratch.rotonde("check", NAME, "--matches", 4)
    assert done.stdout.startswith("little-yard: 4 matches, 32 decisions")
    assert done.stdout.endswith("\npassed\n")


def test_its_readme_names_commands_that_exist(package, scratch):
    (block,) = re.findall(r"```sh\n(.*?)```", (package / "README.md").read_text("utf-8"), re.S)
    install, *commands = block.splitlines()
    assert install == "pip install -e ."
    assert commands == ["rotonde check little-yard", "rotonde play"]
    for command in commands:
        scratch.rotonde(*command.split()[1:], "--help")


def test_the_commands_of_the_page_on_adding_a_game_work(tmp_path):
    page = (ROOT / "docs" / "add_a_game.md").read_text("utf-8")
    lines = "".join(re.findall(r"```sh\n(.*?)```", page, re.S)).splitlines()
    assert lines[:3] == ["rotonde new little-yard", "cd little-yard", "pip install -e ."]
    other = Scratch(tmp_path / "env")
    other.rotonde(*lines[0].split()[1:], cwd=tmp_path)
    home = tmp_path / "little-yard"
    other.install("-e", home)
    assert len(lines) >= 6
    for line in lines[3:]:
        program, command, *more = line.split()
        assert program == "rotonde"
        # The table stays open until it is stopped: here it is enough that the command is there.
        args = ["--help"] if command == "play" else more
        other.rotonde(command, *args, cwd=home)


def test_a_match_is_played_in_both_languages(scratch, tmp_path):
    server = Server(tmp_path / "matches.sqlite", python=scratch.python)
    try:
        for page in ("rules", "tutorial"):
            assert "Little Yard" in server.http.get(f"/api/guide/{NAME}/{page}?lang=fr").text
        id, keys = server.open("me", "link", game=NAME)
        with (
            server.screen(id, keys[0]) as one,
            server.screen(id, keys[1], lang="fr") as other,
        ):
            assert one.table["prompt"].startswith("Lay a wagon")
            assert len(one.table["choices"]) == 8
            assert all(len(choice["spots"]) == 1 for choice in one.table["choices"])
            rng = random.Random(5)
            while not one.table["over"]:
                acting, waiting = (
                    (one, other) if one.table["deciding"] is not None else (other, one)
                )
                acting.decide(rng.randrange(len(acting.table["choices"])))
                waiting.see(n=acting.table["n"])
            assert one.table["n"] == 8
            assert len(one.table["scene"]["pieces"]) == 9
            scores = [float(score) for score in one.table["standings"]["scores"]]
            told = [[float(share) for share in row["shares"]] for row in one.table["breakdown"]]
            assert [sum(column) for column in zip(*told, strict=True)] == scores
            assert max(scores) > 0
            assert "Le triage est plein" in "".join(other.raw)
    finally:
        assert server.stop() == ""


def test_the_folder_is_the_name_unless_given_and_may_be_there_if_empty(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "siding"]) == 0
    assert "siding/README.md" in capsys.readouterr().out
    assert (tmp_path / "siding" / "src" / "siding" / "info.py").is_file()
    (tmp_path / "empty").mkdir()
    assert main(["new", "siding", "--folder", "empty"]) == 0
    assert (tmp_path / "empty" / "pyproject.toml").is_file()


def test_compiled_files_are_left_behind(tmp_path, monkeypatch, capsys):
    template = tmp_path / "template"
    shutil.copytree(scaffold._TEMPLATE, template)
    cache = template / "src" / "template_game" / "__pycache__"
    cache.mkdir(exist_ok=True)
    (cache / "info.cpython-311.pyc").write_bytes(b"\xff\x00")
    monkeypatch.setattr(scaffold, "_TEMPLATE", template)
    assert main(["new", "siding", "--folder", str(tmp_path / "siding")]) == 0
    assert "siding" in capsys.readouterr().out
    assert not list((tmp_path / "siding").rglob("*cache*"))


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Yard",
        "3yards",
        "my_yard",
        "yard-",
        "a--b",
        "triage-été",
        "../yard",
        "y" * 41,
        "steam-tunnel",
        "rotonde",
        "json",
        "class",
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_wrong_name_is_refused_and_nothing_is_written(name, lang, tmp_path, monkeypatch, capsys):
    inside = tmp_path / "inside"
    inside.mkdir()
    monkeypatch.chdir(inside)
    assert main(["new", name, "--lang", lang]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert f"“{name[:40]}”" in told.err or f"«\xa0{name[:40]}\xa0»" in told.err
    assert [*tmp_path.rglob("*")] == [inside]


def test_a_game_that_another_package_brings_is_not_written_again(scratch, tmp_path):
    done = scratch.rotonde("new", NAME, cwd=tmp_path, code=2)
    assert NAME in done.stderr
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("folder", ["full", "file", "file/inside", "nul\0"])
def test_a_folder_that_is_taken_is_refused_and_nothing_is_written(folder, tmp_path, capsys):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    assert main(["new", "siding", "--folder", str(Path(tmp_path, folder))]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert sorted(tmp_path.rglob("*")) == before


def test_a_game_that_cannot_be_loaded_leaves_the_others_alone(scratch, home, tmp_path):
    shutil.copytree(home, tmp_path / "little_yard")
    (tmp_path / "little_yard" / "info.py").write_text("raise OSError('gone')\n")
    done = scratch.rotonde("games", path=tmp_path)
    assert "steam-tunnel" in done.stdout
    assert "night-mail" in done.stdout
    assert "little-yard" not in done.stdout
    assert "cannot be loaded: OSError: gone" in done.stderr
    done = scratch.rotonde("simulate", NAME, path=tmp_path, code=2)
    assert "cannot be loaded" in done.stderr


def test_a_package_cannot_take_the_place_of_one_of_our_games(tmp_path):
    other = Scratch(tmp_path / "env")
    other.rotonde("new", "other-yard", "--folder", tmp_path / "yard")
    project = tmp_path / "yard" / "pyproject.toml"
    text = project.read_text("utf-8")
    assert "\nother-yard = " in text
    project.write_text(text.replace("\nother-yard = ", "\nsteam-tunnel = "), "utf-8")
    other.install(tmp_path / "yard")
    found = other.run("-c", "from importlib.metadata import entry_points as all; print(all())")
    assert "other_yard:GAME" in found.stdout
    assert other.rotonde("games", "steam-tunnel").stdout.startswith("steam-tunnel: Steam Tunnel")
