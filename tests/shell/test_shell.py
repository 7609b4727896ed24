"""The shell: real commands in a real process, as a person types them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

import rotonde
from tests.play import random_table

POSITION = """\
A4   C1   B2r  B3r
P    A3   A6r  B3r
A1   A5   #    B4
C1   B3   P    A2

C 0,0 3-5
A 2,0 2-4
"""


def run(*args, lang="C", code=0):
    env = {**os.environ, "LANG": lang, "LC_ALL": lang}
    done = subprocess.run(
        [sys.executable, "-m", "rotonde.cli", *map(str, args)],
        capture_output=True,
        text=True,
        env=env,
        timeout=120,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


@pytest.fixture
def finished(tmp_path):
    path = tmp_path / "a.match"
    rotonde.save(random_table(6, seats=3), path)
    return path


def test_games_lists_options_with_their_choices():
    listed = json.loads(run("games", "steam-tunnel", "--json").stdout)
    assert listed["options"]["forks_out"]["choices"] == ["0", "1", "2", "3", "4"]
    assert "steam-tunnel" in run("games").stdout
    assert "Charité" in run("games", "steam-tunnel", "--lang", "fr").stdout


def test_simulate_prints_one_json_object_last():
    args = ["--players", 3, "--bots", "greedy,random", "--games", 4, "--seed", 5, "--json"]
    first = json.loads(run("simulate", "steam-tunnel", *args).stdout.splitlines()[-1])
    again = json.loads(run("simulate", "steam-tunnel", *args).stdout.splitlines()[-1])
    assert first["game"] == "steam-tunnel"
    assert first["games"] == 4
    assert sum(first["wins"].values()) == pytest.approx(4)
    assert sum(first["seat_wins"]) == pytest.approx(4)
    assert sum(first["endings"].values()) == 4
    assert len(first["results"]) == 4
    assert first["results"] == again["results"]


def test_simulate_takes_options():
    args = ["--games", 1, "--option", "board=full", "--option", "pawns=20", "--json"]
    assert json.loads(run("simulate", "steam-tunnel", *args).stdout)["games"] == 1


def test_replay_tells_the_match_in_both_languages(finished):
    assert "flips the card" in run("replay", finished).stdout
    assert "retourne la carte" in run("replay", finished, lang="fr_FR.UTF-8").stdout
    told = json.loads(run("replay", finished, "--at", 4, "--json").stdout)
    assert told["decisions"] == 4


def test_verify_says_yes_or_no(finished):
    assert json.loads(run("verify", finished, "--json").stdout)["verified"] is True
    text = finished.read_text().replace('"drew":[', '"drew":[1', 1)
    finished.write_text(text)
    assert json.loads(run("verify", finished, "--json", code=1).stdout)["verified"] is False


def test_render_draws_any_decision(finished, tmp_path):
    for at in (0, 5):
        target = tmp_path / f"{at}.svg"
        run("render", finished, "--at", at, "-o", target)
        assert ET.parse(target).getroot().tag.endswith("svg")
    assert run("render", finished).stdout.startswith("<svg")


def test_score_counts_each_file(tmp_path):
    path = tmp_path / "p.txt"
    path.write_text(POSITION)
    rows = run("score", path, path, "--json").stdout.splitlines()
    assert len(rows) == 2
    counted = json.loads(rows[0])
    worth = sorted((t["segments"], t["value"]) for t in counted["tunnels"])
    assert worth == [(1, 0), (1, 4), (2, 0), (5, 25), (7, 42), (7, 63), (9, 63)]
    assert counted["scores"] == {"A": "0", "B": "0", "C": "4"}
    charity = json.loads(run("score", path, "--variant", "charity", "--json").stdout)
    assert charity["scores"] == {"A": "4", "B": "0", "C": "5"}
    assert [4, 2, 0, 0] in [tunnel["ends"] for tunnel in charity["tunnels"]]
    assert "C: 4" in run("score", path).stdout


def test_data_prints_the_ledger():
    rows = json.loads(run("data", "steam-tunnel", "--json").stdout)
    assert {row["source"] for row in rows} <= {"rulebook", "published", "inferred", "designed"}
    assert len(rows) > 12


@pytest.mark.parametrize(
    "args",
    [
        ["bogus"],
        ["games", "chess"],
        ["simulate", "chess"],
        ["simulate", "steam-tunnel", "--players", "9"],
        ["simulate", "steam-tunnel", "--bots", "deep-blue"],
        ["simulate", "steam-tunnel", "--bots", "random,random,random", "--players", "2"],
        ["simulate", "steam-tunnel", "--games", "0"],
        ["simulate", "steam-tunnel", "--games", "many"],
        ["simulate", "steam-tunnel", "--option", "variant"],
        ["simulate", "steam-tunnel", "--option", "variant=hard"],
        ["simulate", "steam-tunnel", "--option", "colour=red"],
        ["simulate", "steam-tunnel", "--option", "forks_out=5"],
        ["simulate", "steam-tunnel", "--option", "forks_out=1", "--option", "board=full"],
        ["simulate", "steam-tunnel", "--nodes", "5", "--time", "5"],
        ["simulate", "steam-tunnel", "--data", "/nowhere"],
        ["replay", "/nowhere.match"],
        ["replay"],
        ["verify", "."],
        ["render", "/nowhere.match"],
        ["score", "/nowhere.txt"],
        ["score", "."],
        ["score", "x", "--variant", "hard"],
        ["data", "chess"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", ["C", "fr_FR.UTF-8"])
def test_bad_input_is_one_sentence_and_code_2(args, lang):
    done = run(*args, lang=lang, code=2)
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("A1 A2\n", 1),
        ("A1\nA2\n", 1),
        ("A1 A2\nA1\n", 2),
        ("A1 A2\nA1 Z9\n", 2),
        ("A1 A2\nA1 a1\n", 2),
        ("A1 A2\nA1 A1\n\nA 0,0 0-1\n", 4),
        ("A1 A2\nA1 A1\n\nA 5,0 0-3\n", 4),
        ("A1 A2\nA1 A1\n\nA 0,0 0-3\nB 0,0 0-3\n", 5),
        ("A1 A2\nA1 A1\n\nF 0,0 0-3\n", 4),
        ("A1 A2\nA1 A1\n\nA 0,0 #\n", 4),
        ("A1 A2\nA1 .\n\nA 1,1 0-3\n", 4),
        ("A1 A2\nA1 A1\n\n? 0,0 B1\n", 4),
        ("A1 A2\nA1 .\n\n? 1,1 X\n", 4),
        ("A1 A2\nA1 .\n\nmove A jump\n", 4),
        ("A1 A2\nA1 .\n\nmove A flip\nmove A flip\n", 5),
        ("A1 A2\nA1 .\n\nhello\n", 4),
    ],
)
def test_a_position_that_makes_no_sense_names_its_line(text, line, tmp_path):
    path = tmp_path / "p.txt"
    path.write_text(text)
    assert f"Line {line}:" in run("score", path, code=2).stderr


USAGE = {
    ("play", "--port", "x"): "--port : « x » ne convient pas",
    ("replay",): "il manque FICHIER",
    ("verify", "a", "b"): "inconnu ici : b",
    ("simulate", "steam-tunnel", "--time", "1", "--nodes", "2"): "--nodes : ne va pas avec --time",
    ("replay", "a", "--at"): "--at : il faut une valeur",
    ("play", "--no-browser=3"): "--no-browser : ne prend pas de valeur",
    ("simulate", "x", "--p"): "--p est ambigu : --players, --processes",
    ("render", "a", "--theme", "blue"): "--theme : « blue » ne convient pas ; au choix : ",
    ("score",): "il manque FICHIER",
}
ENGLISH = re.compile(
    r"\b(the|argument|required|invalid|expected|choose|usage:|show|unrecognized)\b"
)


@pytest.mark.parametrize("args", USAGE, ids=" ".join)
def test_bad_usage_is_explained_in_french(args):
    said = run("--lang", "fr", *args, code=2).stderr.replace("\xa0", " ")
    assert USAGE[args] in said
    assert not ENGLISH.search(said)


def test_help_is_in_french():
    for args in ([], ["play"], ["simulate"], ["score"]):
        said = run("--lang", "fr", *args, "--help").stdout
        assert said.startswith("usage\xa0: rotonde")
        assert not ENGLISH.search(said)


def test_replay_keeps_what_is_secret(tmp_path):
    table = rotonde.start("silverton", 3, seed=4)
    while table.state.turn < 3:
        seat = table.to_act[0]
        table.play(seat, table.game.bot.heuristic_action(table.state, seat, table.legal(seat)))
    rotonde.save(table, tmp_path / "a.match")
    told = run("replay", tmp_path / "a.match", "--lang", "fr").stdout
    assert "cash" not in told
    assert told.count(" secret") == 3
    found = json.loads(run("replay", tmp_path / "a.match", "--json").stdout)
    assert found["scores"] == [None] * 3
    assert "cash" not in found["position"]
    mine = table.text(viewer=0)
    assert mine.count(" secret") == 2
    assert f"cash = {table.state.cash[0]}" in mine
    assert mine.count("cash = ") == 1
    assert table.position().count("cash = ") == 3


def test_the_version_and_the_module():
    told = run("--version").stdout
    assert told == f"Rotonde {rotonde.__version__}\n"
    command = [sys.executable, "-m", "rotonde", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == told


def test_help_tells_defaults_in_both_languages(shell):
    assert "(default: 8000)" in shell("play", "--help", "--lang", "en")[1]
    assert "(par défaut\u00a0: 8000)" in shell("play", "--help", "--lang", "fr")[1]
    assert "None" not in shell("simulate", "--help", "--lang", "en")[1]
    for command in ("check", "simulate"):
        assert "(default: 0)" in shell(command, "--help", "--lang", "en")[1]


def test_the_default_of_check_is_that_of_the_trial(shell):
    from rotonde.trial import MATCHES

    assert f"(default: {MATCHES})" in shell("check", "--help", "--lang", "en")[1]


@pytest.mark.parametrize("kind", ["bash", "zsh", "tcsh"])
def test_completion_knows_commands_and_games(kind, shell):
    code, script, _ = shell("completion", kind)
    assert code == 0
    for word in ("check-matches", "simulate", "steam-tunnel", "--database"):
        assert word in script


def test_bash_completes(shell, tmp_path):
    script = tmp_path / "completion"
    script.write_text(shell("completion", "bash")[1])
    ask = "COMP_WORDS=(rotonde sim); COMP_CWORD=1; COMP_LINE='rotonde sim'; COMP_POINT=11"
    line = f'. {script}; {ask}; _shtab_rotonde; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "simulate"


def test_a_french_refusal_is_french_to_its_end(shell, finished, tmp_path):
    assert "n’existe pas" in shell("replay", tmp_path / "no", "--lang", "fr")[2]
    assert "c’est un dossier" in shell("replay", tmp_path, "--lang", "fr")[2]
    header, first, *rest = finished.read_text().splitlines()
    finished.write_text("\n".join([header, first.replace('"seat":', '"seat":"x","no":'), *rest]))
    said = shell("verify", finished, "--lang", "fr")[2]
    assert "attendu" in said
    assert "Expected" not in said
    finished.write_text("\n".join([header, first.replace('"drew":[', '"drew":[1'), *rest]))
    told = json.loads(shell("verify", finished, "--lang", "fr", "--json")[1])
    assert told["reason"].startswith("Ligne 2")
