"""Judging decisions: fair, repeatable, and right where it is plain what is right."""

from __future__ import annotations

import json
import re
from random import Random

import msgspec
import pytest

import rotonde
from rotonde.analysis import Job, Judge, Review, describe
from rotonde.analysis.report import write_page
from rotonde.analysis.run import analyse, load_table
from rotonde.bots import bot, choose
from rotonde.cli import main
from rotonde.kernel.message import Message
from rotonde.kernel.table import match
from tests.kernel.yard import yard


def _played(game="steam-tunnel", levels=("easy", "random"), seed=3, **more):
    seats = [rotonde.Seat(f"P{at}", level) for at, level in enumerate(levels)]
    table, rng = rotonde.start(game, seats, seed=seed, **more), Random(seed)
    bots = [bot(level, nodes=60) for level in levels]
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, choose(bots[seat], table, seat, rng))
    return table


@pytest.fixture(scope="module")
def tunnel():
    return _played()


def _jobs(judge):
    for choices in judge.list_choices()[:9]:
        yield Job(choices.n, 0, 2, ())
        yield Job(choices.n, 0, 2)


def test_it_judges_by_what_the_seat_knew_whatever_the_seed_and_the_rest_of_the_match(tunnel):
    """The same opening with another continuation, and without a seed, is judged alike."""
    judge = Judge(tunnel)
    told = match.parse(match.dump(tunnel))
    bare = match.Match(
        msgspec.structs.replace(told.header, seed="", commitment="", chosen=False),
        told.lines[:10],
        None,
    )
    other = Judge(match.replay(bare))
    assert [judge.judge(job) for job in _jobs(other)] == [other.judge(job) for job in _jobs(other)]


def test_the_choice_that_was_made_comes_first_and_all_are_legal(tunnel):
    judge = Judge(tunnel)
    for choices in judge.list_choices():
        judged = judge.judge(Job(choices.n, 0, 1))
        table = judge.before(choices.n)
        actions = [table.game.rules.read_action(raw) for raw in judged.actions]
        assert actions[0] == judge.decision(choices.n).action
        assert len(set(actions)) == len(actions)
        assert all(table.refusal(choices.seat, action) is None for action in actions)
        for row in judged.values:
            assert all(abs(sum(shares) - 1) < 1e-3 for shares in row)


def test_games_with_secret_choices_dice_and_no_knowledge_are_judged_too():
    table, rng = yard(seed=2), Random(2)
    while table.to_act:
        seat = table.to_act[-1]
        table.play(seat, rng.choice(table.legal(seat)))
    found = analyse(Judge(table), processes=1)
    assert found.complete
    assert len(found.curve) > 1


def test_the_random_player_gives_away_more_than_the_other():
    """Over a few matches: one may be lucky."""
    lost = [0.0, 0.0]
    for seed in range(4):
        found = analyse(Judge(_played(levels=("fair", "random"), seed=seed)), processes=1)
        for seat, total in enumerate(found.totals):
            lost[seat] += total.loss
    assert lost[1] > 2 * lost[0], lost


def test_several_processes_find_the_same(tunnel):
    judge = Judge(tunnel)
    one, two = analyse(judge, processes=1), analyse(judge, processes=2)
    assert one == two


def test_an_interruption_keeps_what_is_known(tunnel):
    def interrupt(done):
        if done > 0.3:
            raise KeyboardInterrupt

    found = analyse(Judge(tunnel), processes=1, tell=interrupt)
    assert not found.complete
    assert len(found.curve) > 10
    assert found.playouts > 0


def test_progress_grows_to_the_end(tunnel):
    heard = []
    analyse(Judge(tunnel), processes=1, tell=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_no_network_and_says_all_that_was_found(tunnel, lang):
    judge, words = Judge(tunnel), tunnel.words(lang)
    found = analyse(judge, processes=1)
    described = describe(judge, found, words)
    page = write_page(tunnel, described, words)
    assert not re.search(r"(src|href)=(?!\"#)|@import|url\(|<script", page)
    assert f'<html lang="{lang}">' in page
    assert "analysis-" not in page, "every text has words"
    for mistake in described.mistakes:
        assert mistake.better in page
    assert page.count('<li id="point-') == len(found.turning_points)


def test_names_are_no_markup():
    seats = [rotonde.Seat("<script>alert(1)</script>"), rotonde.Seat("B & C")]
    table, rng = rotonde.start("steam-tunnel", seats, seed=1), Random(1)
    while table.to_act:
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    judge = Judge(table)
    words = table.words("en")
    page = write_page(table, describe(judge, Review(judge.outline()).find(), words), words)
    assert "<script" not in page
    assert "B &amp; C" in page


def test_at_the_shell(tunnel, tmp_path, capsys):
    file, page = tmp_path / "match.jsonl", tmp_path / "out.html"
    file.write_text(match.dump(tunnel))
    assert main(["analyse", str(file), "-o", str(page), "--json", "--processes", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "steam-tunnel"
    assert told["analysis"]["complete"] is True
    assert "<svg" in page.read_text("utf-8")
    assert main(["analyse", str(file), "--processes", "1", "--lang", "fr"]) == 0
    assert "décision" in capsys.readouterr().out


def test_a_match_without_decisions_is_refused_in_a_sentence(tmp_path, capsys):
    file = tmp_path / "match.jsonl"
    file.write_text(match.dump(rotonde.start("steam-tunnel", 2, seed=1)))
    assert main(["analyse", str(file)]) == 2
    assert "nothing to judge" in capsys.readouterr().err


def test_all_turning_points_have_their_lines(tunnel):
    judge = Judge(load_table(match.dump(tunnel)))
    found = analyse(judge, processes=1)
    for point in describe(judge, found, tunnel.words("en")).turning_points:
        assert point.lines
        assert point.found.first <= point.found.last
    assert tunnel.words("en").say(Message("analysis-title")) == "Analysis"
