"""The ladder's forms can be played, and its marks tell a step that holds from one that does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import follies, ladder

import rotonde
from rotonde.arena.arena import ArenaGame, ArenaJob


def test_every_game_and_rule_set_has_a_form() -> None:
    met = set()
    for form in ladder._forms():
        table = rotonde.start(form.game, form.players, seed=1, options=form.options)
        options = table.setup.options
        met.add((form.game, options.get("rules"), options.get("map"), options.get("variant")))
        assert len(form.games) == len(ladder.LEVELS) - 1
        assert all(form.games), "no step is left out"
    for rules in ("stock", "base", "standard"):
        assert any(row[:2] == ("steam-barons", rules) for row in met)
    for rules in ("basic", "advanced"):
        assert any(row[:2] == ("silverton", rules) for row in met)
    assert {row[2] for row in met if row[1] == "stock"} >= {"eastern-us", "northern-england"}
    variants = rotonde.game("steam-tunnel").info.options[0].choices
    assert {row[3] for row in met if row[0] == "steam-tunnel"} == set(variants)


def test_a_step_that_holds_and_one_that_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = ladder.Form("Steam Tunnel", "steam-tunnel", 3, (6, 1, 1, 1), {})
    monkeypatch.setattr(ladder, "LEVELS", ("random", "greedy"))
    up = ladder.climb(form, 0, tmp_path, "t", 1)
    assert up is not None
    assert up.holds, up
    assert " of 6 (" in up.cells[0]
    assert ladder.climb(form, 0, tmp_path, "t", 1) == up, "nothing is played twice"
    monkeypatch.setattr(ladder, "LEVELS", ("greedy", "random"))
    down = ladder.climb(form, 0, tmp_path, "t", 1)
    assert down is not None
    assert not down.holds


def played(bot: str, number: int, ending: str) -> ArenaGame:
    return ArenaGame((bot,), number, (bot,), ("9",), (0,), (0,), ending, 1, ((),), ({},))


def test_alone_grades_on_the_same_seed_are_compared() -> None:
    games = [
        played("strong", 0, "substantial-victory"),
        played("fair", 0, "marginal-victory"),
        played("strong", 1, "draw"),
        played("fair", 1, "draw"),
        played("strong", 2, "marginal-defeat"),
        played("fair", 2, "draw"),
    ]
    assert ladder._compare_alone("silverton", "strong", games) == (1.5, 3)


def test_what_looks_like_folly_is_played_out_beside_the_heuristic_action() -> None:
    job = ArenaJob("silverton", ("easy",), 2, 1, "f", {"length": "short"})
    found: dict[str, list[follies.Verdict | None]] = {}
    for number in range(6):
        for folly, verdicts in follies.watch(job, number, 4).items():
            found.setdefault(folly, []).extend(verdicts)
    judged = [each for verdicts in found.values() for each in verdicts if each is not None]
    assert judged, "easy blunders"
    assert all(-1 <= each.gain <= 1 and each.noise >= 0 for each in judged)
    assert follies.Verdict(-0.3, 0.1).name == "worse"
    assert follies.Verdict(0.1, 0.1).name == "level"
