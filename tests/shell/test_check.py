"""`rotonde check`: what it prints, and what its exit code says."""

from __future__ import annotations

import json

import pytest

from tests.shell.test_shell import run


def test_a_sound_game_passes():
    done = run("check", "steam-tunnel", "--matches", 1)
    assert done.stdout.startswith("steam-tunnel: 1 matches, ")
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
        (["steam-tunnel", "--matches", "few"], "few"),
        (["steam-tunnel", "--seed", "x"], "x"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_game_or_number_is_one_sentence_and_code_2(args, word):
    done = run("check", *args, code=2)
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert word in done.stderr
