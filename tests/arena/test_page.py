"""The report of an arena as a page: complete, closed, in both languages, without a network."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser

import msgspec
import pytest

from rotonde.arena import ArenaJob, play_arena, report
from rotonde.arena.charts import linear, logarithmic
from rotonde.arena.page import page
from rotonde.cli import main

JOB = ArenaJob("steam-tunnel", ("greedy", "random"), 3, 3, "a", {"variant": "charity"})
VOID = {"meta", "path", "circle", "br"}


class Checker(HTMLParser):
    """Every tag is closed, in order."""

    def __init__(self):
        super().__init__()
        self.open, self.text, self.loads = [], [], []

    def handle_starttag(self, tag, attrs):
        self.loads += [value for key, value in attrs if key in ("src", "href", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


@pytest.fixture(scope="module")
def result():
    return report(JOB, play_arena(JOB, processes=1))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_is_whole_and_asks_for_nothing(result, lang):
    text = page(result, lang)
    checker = Checker()
    checker.feed(text)
    assert not checker.open
    assert not checker.loads
    assert "http" not in text
    assert "url(" not in text
    said = " ".join(checker.text)
    assert not re.search(r"report-[a-z]|\{ ?\$", said), "an id or a gap was left in a sentence"
    for mix in result.mixes:
        assert f"{mix.mix[0]} : 2 × {mix.mix[1]}" in said
    for id, each in result.ratings.items():
        assert id in said
        assert f"{abs(each.points):.0f}" in said
    assert "--seed a --option variant=charity" in said
    assert ("Classement" in said) == (lang == "fr")


def test_marks_lie_where_the_values_are(result):
    """The mark of a mix that won a share lies at this share of the axis."""
    drawn = re.search(r'aria-label="Wins of one among others">(.*?)</svg>', page(result, "en"))[1]
    left, right = (
        float(each) for each in re.search(r'class="axis" d="M([\d.]+) \d+H(\d+)', drawn).groups()
    )
    marks = [float(each) for each in re.findall(r'edge" cx="([\d.]+)"', drawn) if each != "14"]
    expected = [left + (right - left) * mix.rate for mix in result.mixes]
    assert marks == pytest.approx(expected, abs=0.2)


def test_names_of_bots_are_text():
    bots = ("<b>&:Odd", "random")
    job = msgspec.structs.replace(JOB, bots=bots, games=0)
    text = page(report(job, []), "en")
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;:Odd" in text


def test_axes_hold_all_values_with_round_ticks():
    axis = linear(-1059, 537, str)
    assert axis.low <= -1059
    assert axis.high >= 537
    assert 3 <= len(axis.ticks) <= 8
    assert logarithmic(340, str).ticks == (1, 10, 100, 1000)
    assert logarithmic(0, str).ticks == (1, 10)


def test_without_the_extra_all_but_the_ratings_is_told(monkeypatch, capsys):
    monkeypatch.setattr(sys.modules["rotonde.arena.report"], "can_rate", lambda: False)
    args = ["arena", "steam-tunnel", "--bots", "greedy,random", "--games", "1", "--processes", "1"]
    assert main(args) == 0
    told = capsys.readouterr().out
    assert 'pip install "rotonde[ratings]"' in told
    assert "greedy against random" in told
    without = report(JOB, [])
    assert without.ratings is None
    assert "rotonde[ratings]" in page(without, "en").replace("&quot;", '"')
