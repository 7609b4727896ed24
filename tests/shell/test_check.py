"""`rotonde check`: what it prints, and what its exit code says."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.scratch import Scratch
from tests.shell.test_shell import run

NAME = "little-yard"


def test_a_sound_game_passes():
    done = run("check", "steam-tunnel", "--matches", 1)
    assert done.stdout.startswith("steam-tunnel: 1 match, ")
    assert done.stdout.endswith("\npassed\n")
    assert done.stderr == ""  # progress is for a terminal


def test_the_json_report_is_one_object_and_a_seed_repeats_it():
    args = ("check", "steam-tunnel", "--matches", 1, "--seed", 3, "--json")
    report = json.loads(run(*args).stdout)
    assert report["passed"] is True
    assert report["findings"] == []
    assert report["matches"] == 1
    assert {"legal", "words", "scene", "file"} <= report["checks"].keys()
    assert json.loads(run(*args).stdout) == report


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["chess"], "chess"),
        ([], "GAME"),
        (["steam-tunnel", "--matches", "0"], "0"),
        (["steam-tunnel", "--matches", "-3"], "-3"),
        (["steam-tunnel", "--matches", "1000000000"], "100000"),
        (["steam-tunnel", "--seed", "9" * 4000], "seed"),
        (["steam-tunnel", "--matches", "few"], "few"),
        (["steam-tunnel", "--seed", "x"], "x"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_a_wrong_game_or_number_is_one_sentence_and_code_2(args, word):
    done = run("check", *args, code=2)
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert word in done.stderr


@pytest.fixture
def broken(scratch, tmp_path):
    """A copy of the installed game to be broken, which is found instead of it."""
    (sound,) = scratch.folder.rglob("site-packages/little_yard")
    shutil.copytree(sound, tmp_path / "little_yard", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "little_yard"


BROKEN = {
    "a picture without a sprite": (
        "presentation/__init__.py",
        '    "tower": _TOWER,\n',
        "",
        ("scene", "which is no sprite", "sprites"),
    ),
    "a spot that is not drawn": (
        "rules/actions.py",
        "return (spot(self.place),)",
        'return ("elsewhere",)',
        ("scene", "not on the picture", "Draw that spot"),
    ),
    "nothing to choose": (
        "rules/turn.py",
        "if holds == FREE]",
        "if holds == 9]",
        ("legal", "no legal action", "if only a pass"),
    ),
    "a choice that is refused": (
        "rules/turn.py",
        "if holds == FREE]",
        "]",
        ("legal", "listed and refused", "must agree"),
    ),
    "a refusal that raises": (
        "rules/turn.py",
        "if type(action.place) is not int or not 0 <= action.place < PLACES:",
        "if action.place < 0:",
        ("refusals", "raised", "check its fields first"),
    ),
    "a missing French word": (
        "words/fr.ftl",
        "prompt-lay = ",
        "prompt-laid = ",
        ("words", "prompt-lay” has no words in fr", "words/fr.ftl"),
    ),
    "a word with an argument nobody gives": (
        "words/en.ftl",
        "on track { $track }, place { $place }\n",
        "on track { $rail }\n",
        ("words", "rail", "words/en.ftl"),
    ),
    "a title that is not there": (
        "words/fr.ftl",
        "title = ",
        "titre = ",
        ("guide", "title has no words in fr", "words/fr.ftl"),
    ),
    "a copy that shares a list": (
        "rules/state.py",
        "    yard: list[int]\n",
        "    yard: list[int]\n\n"
        "    def copy(self):\n"
        "        twin = YardState(players=self.players, yard=self.yard)\n"
        "        twin.stack, twin.to_act = self.stack[:], self.to_act\n"
        "        return twin\n",
        ("copy", "changed the original", "State.copy"),
    ),
    "a position that forgets whose turn it is": (
        "notation.py",
        'f"move {move}"',
        '"move A"',
        ("position", "is next after a position read back", "whose"),
    ),
    "a position that cannot be read": (
        "notation.py",
        'f"move {move}"',
        'f"turn {move}"',
        ("position", "its own position is refused", "Notation.read"),
    ),
    "an ending that was not announced": (
        "info.py",
        'endings=("full",)',
        "endings=()",
        ("ending", "'full' is not announced", "info.endings"),
    ),
    "a start that raises": (
        "rules/__init__.py",
        "yard = [FREE] * PLACES",
        "yard = [FREE] * 0",
        ("start", "IndexError", "may raise"),
    ),
    "no number of players fits": (
        "info.py",
        "seats=(2, 4)",
        "seats=(5, 4)",
        ("start", "no match can be started", "Rules.check"),
    ),
    "code that cannot be imported": (
        "rules/board.py",
        "TRACKS = 3",
        "TRACKS = 3 +",
        ("import", "SyntaxError", "may raise"),
    ),
    "another id": (
        "info.py",
        'id="little-yard"',
        'id="large-yard"',
        ("import", "large-yard", "entry point"),
    ),
}


def check(scratch: Scratch, broken: Path, *more: str | int) -> str:
    how = {"code": 1, "path": broken.parent}
    return scratch.rotonde("check", NAME, "--matches", 1, *more, **how).stdout


@pytest.mark.parametrize("fault", BROKEN)
def test_a_fault_is_reported_with_its_check_and_advice(fault, scratch, broken):
    file, old, new, (name, what, advice) = BROKEN[fault]
    path = broken / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    report = json.loads(check(scratch, broken, "--json"))
    assert report["passed"] is False
    found = [finding for finding in report["findings"] if finding["check"] == name]
    assert any(what in one["what"] and advice in one["advice"] for one in found), report


def test_the_report_says_how_to_see_a_fault_again(scratch, broken):
    (broken / "guide" / "tutorial.fr.md").unlink()
    words = broken / "words" / "fr.ftl"
    words.write_text(words.read_text("utf-8").replace("choice-lay", "choice-laid"), "utf-8")
    told = check(scratch, broken, "--seed", 7)
    assert "\nguide: there is no tutorial page in fr\n    Write guide/tutorial.fr.md.\n" in told
    assert re.search(r"\nwords: .*choice-lay.* \(seed 7, \d players, decision 0\)\n    Add ", told)
    assert told.endswith("\n2 faults\n")
