"""The benchmark says what it must say; how fast is another matter."""

from __future__ import annotations

import importlib
import json
import pkgutil
import shutil
from dataclasses import replace
from pathlib import Path

import bench
import bench.__main__
import bench.compare
import bench.environments
import bench.peers
import bench.ratios
import pytest
from bench.__main__ import ENTRIES, main
from bench.lists import Late
from bench.peers import CATANATRON, OPENSPIEL_CHESS, OPENSPIEL_HIVE, PYTHON_CHESS, missing
from bench.ratios import list_fallen
from bench.report import as_text

import rotonde

with_all_peers = pytest.mark.skipif(bool(missing()), reason="needs what `make bench` installs")
IGNORED = shutil.ignore_patterns("__pycache__", "static")
QUICK = ["--seconds", "0.001", "--rounds", "1", "--matches", "1"]


@pytest.fixture(autouse=True)
def _short_matches(monkeypatch):
    """What is timed late in a match takes long to reach; two players get there at once."""
    short = {"silverton": {"length": "short"}, "steam-barons": {}}
    entries = tuple(
        replace(entry, late=(Late("short", 2, short[entry.game], bar_ms=1000),))
        if entry.late
        else entry
        for entry in ENTRIES
    )
    monkeypatch.setattr(bench.__main__, "ENTRIES", entries)


@pytest.mark.parametrize("name", [found.name for found in pkgutil.iter_modules(bench.__path__)])
def test_every_part_finds_what_it_uses(name):
    """Some are only started by hand, and lean on modules of the tests."""
    assert importlib.import_module(f"bench.{name}").__doc__


@with_all_peers
def test_json_holds_every_figure(capsys):
    main(["--json", *QUICK])
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {entry.game for entry in ENTRIES} | {"peers"}
    assert "late_lists" not in report["steam-tunnel"]
    for game in ("silverton", "steam-barons"):
        (late,) = report[game].pop("late_lists").values()
        assert 0 < late["p50_ms"] <= late["p99_ms"] <= late["max_ms"]
        assert late["lists"] > 10 < late["longest"]
        assert list(report[game]) == list(report["steam-tunnel"])
    assert report["silverton"]["vs"][CATANATRON] > 0
    ours = report["steam-tunnel"]
    assert list(ours) == [
        "decisions_per_s",
        "copies_per_s",
        "mean_legal",
        "games_per_s",
        "vs",
        "copies_vs",
    ]
    assert set(ours["vs"]) == {OPENSPIEL_CHESS, OPENSPIEL_HIVE, PYTHON_CHESS, CATANATRON}
    assert set(ours["copies_vs"]) == {CATANATRON}
    assert min(*ours["vs"].values(), *ours["copies_vs"].values()) > 0
    for peer, ratio in ours["vs"].items():
        theirs = report["peers"][peer]["decisions_per_s"]
        assert ratio == pytest.approx(ours["decisions_per_s"] / theirs, rel=0.01)
    for row in (ours, *report["peers"].values()):
        assert row["decisions_per_s"] > row["games_per_s"] > 0
        assert row["mean_legal"] > 1


@with_all_peers
def test_people_get_the_bars(capsys):
    main(QUICK)
    shown = capsys.readouterr().out
    assert shown.count("passed") + shown.count("MISSED") == 7
    assert "steam-tunnel copies vs catanatron" in shown


def test_a_bar_is_passed_or_missed_by_its_ratio():
    row = {"decisions_per_s": 1.0, "copies_per_s": 1.0, "mean_legal": 1.0, "games_per_s": 1.0}
    vs = {OPENSPIEL_CHESS: 0.8, PYTHON_CHESS: 6.9}
    report = {"steam-tunnel": {**row, "vs": vs, "copies_vs": {CATANATRON: 10.0}}, "peers": {}}
    shown = as_text(ENTRIES[:1], report)
    assert shown.count("passed") == 2
    assert shown.count("MISSED") == 1
    assert "200%  passed" in shown


def test_a_list_that_takes_too_long_is_named():
    row = {"decisions_per_s": 1.0, "copies_per_s": 1.0, "mean_legal": 1.0, "games_per_s": 1.0}
    timed = {"p50_ms": 0.5, "max_ms": 9.0, "lists": 100, "longest": 80, "bar_ms": 2.0}
    lists = {"one": {**timed, "p99_ms": 1.9}, "other": {**timed, "p99_ms": 2.1}}
    report = {"silverton": {**row, "vs": {}, "copies_vs": {}, "late_lists": lists}, "peers": {}}
    lines = as_text(ENTRIES[-1:], report).splitlines()
    assert [line.split()[-1] for line in lines[-2:]] == ["passed", "MISSED"]


def test_a_peer_that_is_not_installed_is_left_out_and_named(capsys, monkeypatch):
    monkeypatch.setattr(bench.peers, "find_spec", lambda module: None)
    main(["--json", *QUICK])
    shown = capsys.readouterr()
    report = json.loads(shown.out)
    assert report["peers"] == report["steam-tunnel"]["vs"] == {}
    assert all(name in shown.err for name in (OPENSPIEL_CHESS, OPENSPIEL_HIVE, PYTHON_CHESS))
    main(QUICK)
    assert "steam-tunnel" in capsys.readouterr().out


def test_nonsense_is_refused(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--seconds", "0"])
    assert stopped.value.code == 2
    assert "more than none" in capsys.readouterr().err


def test_environments_are_measured_beside_the_engine(capsys, monkeypatch):
    monkeypatch.setattr(bench.environments, "_BATCHES", (16, 1024))
    quick = ["--seconds", "0.001", "--rounds", "1"]
    bench.environments.main(["--json", *quick])
    report = json.loads(capsys.readouterr().out)
    assert report["steam-tunnel"]["vs_engine"] == 1
    assert {"batch of 1024", "pettingzoo silverton", "gymnasium steam-tunnel"} <= set(report)
    engine = report["steam-tunnel"]["decisions_per_s"]
    for row in report.values():
        assert row["vs_engine"] == pytest.approx(row["decisions_per_s"] / engine, rel=0.05)
    bench.environments.main(quick)
    assert "batch of 16" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        bench.environments.main(["--rounds", "0"])


def test_a_ratio_that_has_fallen_fails_the_run(tmp_path, monkeypatch, capsys):
    file = tmp_path / "ratios.json"
    monkeypatch.setattr(bench.ratios, "_FILE", file)
    file.write_text('{"steam-tunnel decisions of-yore": 1.0}')
    # Nothing was recorded for the peers that are here, so nothing can have fallen.
    assert main([*QUICK, "--record"]) == 0
    kept = json.loads(file.read_text())
    name = f"steam-tunnel decisions {OPENSPIEL_CHESS}"
    assert kept["steam-tunnel decisions of-yore"] == 1.0
    assert kept[name] > 0
    file.write_text(json.dumps({name: 1000.0}))
    assert main(QUICK) == 1
    told = capsys.readouterr().err
    assert name in told
    assert "1000.00" in told


def test_a_fall_counts_from_thirty_percent():
    assert list_fallen({"a": 0.71, "b": 0.69, "new": 0.01}, {"a": 1.0, "b": 1.0}) == [
        "b: 0.69, less than 70% of the recorded 1.00"
    ]


def test_a_tree_is_compared_with_another(capsys):
    source = Path(rotonde.__file__).parents[1]
    bench.compare.main([str(source), "--game", "steam-tunnel", "--slices", "2"])
    said = capsys.readouterr().out
    assert "times as fast" in said
    assert said.rstrip().endswith("the same choices")


def test_a_tree_that_offers_something_else_is_noticed(tmp_path, capsys):
    source = Path(rotonde.__file__).parents[1]
    shutil.copytree(source / "rotonde", tmp_path / "rotonde", ignore=IGNORED)
    turn = tmp_path / "rotonde" / "games" / "steam_tunnel" / "rules" / "turn.py"
    turn.write_text(turn.read_text().replace("randrange(", "randrange(1 + 0 * "))
    bench.compare.main([str(tmp_path), "--game", "steam-tunnel", "--slices", "1"])
    assert "OTHER CHOICES" in capsys.readouterr().out
