"""The arena: all mixes, all seats, the same games wherever they are played, and files to go on."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from rotonde.arena import ArenaJob, play_arena, report
from rotonde.arena.arena import count_games, list_mixes
from rotonde.arena.report import interval
from rotonde.kernel.message import BadInput

JOB = ArenaJob("steam-tunnel", ("greedy", "random"), 3, 3, "a", {"variant": "charity"})
GUIDE = Path(__file__).parents[2] / "docs/write_a_bot.md"


def outcomes(games):
    """All but the times, which are never the same."""
    return [msgspec.structs.replace(game, times=()) for game in games]


def test_every_bot_meets_every_other_alone_among_them():
    assert list_mixes("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list_mixes("ab", 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert len(list_mixes("abc", 4)) == 6
    assert list_mixes("ab", 1) == [("a",), ("b",)]


def test_every_bot_sits_everywhere():
    games = play_arena(JOB, processes=1)
    assert len(games) == count_games(JOB) == 6
    for mix in list_mixes(JOB.bots, 3):
        alone = [game.bots.index(mix[0]) for game in games if game.mix == mix]
        assert sorted(alone) == [0, 1, 2]
    seeds = Counter(game.number for game in games)
    assert set(seeds.values()) == {2}, "all mixes play the same deals"


def test_processes_do_not_change_the_games():
    alone, together = play_arena(JOB, processes=1), play_arena(JOB, processes=2)
    assert outcomes(alone) == outcomes(together)


def test_a_run_goes_on_where_it_was_cut_off(tmp_path):
    path, ticks = tmp_path / "games.jsonl", []
    whole = play_arena(JOB, path=path, processes=1)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    again = play_arena(JOB, path=path, processes=1, tick=lambda: ticks.append(1))
    assert outcomes(again) == outcomes(whole)
    assert again[0] == whole[0], "what was played is not played again: even its times are there"
    assert len(ticks) == 6
    more = play_arena(msgspec.structs.replace(JOB, games=4), path=path, processes=1)
    assert outcomes(more[:6]) == outcomes(whole)
    with pytest.raises(BadInput, match="another arena"):
        play_arena(msgspec.structs.replace(JOB, seed="b"), path=path, processes=1)
    path.write_text("no\n")
    with pytest.raises(BadInput, match="does not hold"):
        play_arena(JOB, path=path, processes=1)


def test_the_report_counts_wins_of_the_lone_bot():
    games = play_arena(JOB, processes=1)
    told = report(JOB, games)
    for each in told.mixes:
        won = sum(
            1 / len(game.winners)
            for game in games
            if game.mix == each.mix
            for chair in game.winners
            if game.bots[chair] == each.mix[0] and game.bots.count(each.mix[0]) == 1
        )
        assert each.wins == pytest.approx(won, abs=1e-3)
        assert each.low <= each.rate <= each.high
        assert told.matrix[each.mix[0]][each.mix[1]] == each.rate
    assert sum(told.places) == pytest.approx(3, abs=1e-3)
    assert told.played == {"greedy": 9, "random": 9}
    assert told.times["greedy"].median <= told.times["greedy"].worst


def test_intervals_are_wilsons():
    assert interval(20, 40) == pytest.approx((0.352, 0.648), abs=0.001)
    assert interval(0, 20) == pytest.approx((0.0, 0.161), abs=0.001)
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_shell_tells_wins_times_and_follies(tmp_path, lang):
    args = ["--players", 3, "--bots", "fair,easy", "--games", 1, "--option", "rules=base"]
    told = shell(tmp_path, "arena", "steam-barons", *args, "--processes", 1, "--lang", lang)
    assert "{" not in told
    if lang == "en":
        assert re.search(r"^fair against 2 × easy: [01] of 1 \(95% interval", told, re.MULTILINE)
        assert re.search(r"^easy: median \d+ ms a decision", told, re.MULTILINE)
        assert re.search(r"^easy: .* in 3 seats$", told, re.MULTILINE)


# Bots from elsewhere


def shell(folder, *args, code=0):
    done = subprocess.run(
        [sys.executable, "-m", "rotonde.cli", *map(str, args)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if not code else done.stderr


def test_the_guide_for_writing_bots_holds(tmp_path):
    text = GUIDE.read_text("utf-8")
    first, ahead = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "first_bot.py").write_text(first)
    (tmp_path / "ahead_bot.py").write_text(ahead)
    commands = re.findall(r"^rotonde ((?:simulate|arena) .*_bot:.*)$", text, re.MULTILINE)
    assert len(commands) == 3
    for command in commands[:2]:
        shell(tmp_path, *re.sub(r"--games \d+", "--games 2", command).split())
    last = commands[2].replace("--games 20", "--games 6").split()
    told = json.loads(shell(tmp_path, *last, "--json"))
    assert told["matrix"]["ahead_bot:Ahead"]["greedy"] > 0.5
    documented = set(re.findall(r"`(\w+)`", text))
    assert set(told) - {"games", "endings"} <= documented


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise ValueError('oh')", "cannot be loaded: ValueError: oh"),
        ("class Bot: pass", "is not a bot"),
        ("other = 1", "cannot be loaded"),
        ("class Bot:\n    def choose(self, *a): raise KeyError('what')", "failed in the middle"),
        ("class Bot:\n    def choose(self, *a): return None", "chose what is not legal"),
        (
            "class Bot:\n    def __init__(self, x): pass\n    def choose(self, *a): pass",
            "cannot be loaded",
        ),
    ],
)
def test_a_bad_bot_is_named_in_one_sentence(tmp_path, body, said):
    (tmp_path / "bad_bot.py").write_text(body)
    command = "simulate" if "class" in body else "arena"
    args = [command, "steam-tunnel", "--bots", "bad_bot:Bot,random", "--games", 2]
    told = shell(tmp_path, *args, "--processes", 1 + ("KeyError" in body), code=2)
    assert "bad_bot:Bot" in told
    assert said in told
    assert len(told.strip().splitlines()) == 1


def test_a_registered_bot_has_an_id(tmp_path):
    (tmp_path / "my_bot.py").write_text(
        "class Mine:\n"
        "    def choose(self, guess, seat, rng):\n"
        "        return guess.legal(seat)[-1]\n"
    )
    info = tmp_path / "my_bot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bot\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[rotonde.bots]\nmine = my_bot:Mine\n")
    told = json.loads(
        shell(tmp_path, "simulate", "steam-tunnel", "--bots", "mine,random", "--games", 1, "--json")
    )
    assert "mine" in told["wins"]
    wrong = shell(tmp_path, "simulate", "steam-tunnel", "--bots", "yours", code=2)
    assert "mine" in wrong
