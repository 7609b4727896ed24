"""The books at the end: they add up to the scores, and every curve ends where the match did."""

from __future__ import annotations

from random import Random

import pytest

from rotonde.games.steam_barons.game import GAME
from rotonde.kernel import match
from tests.corpus.files import files, read
from tests.games.speech import Speech
from tests.games.steam_barons.plans import PLANS, Plan, careful
from tests.games.steam_barons.play import EAST, sell, state, stock

SPEECH = Speech(GAME)
BESIDE = ("books-deals", "books-runs")
"""Rows that say more of what others have counted."""


def played(of: Plan):
    """A match by players of whom every other one knows the game."""
    at, rng = of.start(8), Random(8)
    while at.to_act:
        seat, legal = at.to_act[0], at.legal(at.to_act[0])
        knows = seat % 2 == 0
        action = GAME.favourite(at.state, seat, legal) if knows else None
        at.play(seat, action or careful(state(at), seat, legal, rng))
    return at


def happened(at):
    return [event for made in at.decisions for event in made.events]


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_the_books_add_up_to_the_scores(of: Plan) -> None:
    at = played(of)
    rows = GAME.tally(at.state, happened(at))
    total = [0] * of.players
    for row in rows:
        assert row.shares is not None
        for line in row.lines:
            SPEECH.say(line, None)
        if not row.apart:
            total = [had + int(more) for had, more in zip(total, row.shares, strict=True)]
    assert tuple(total) == at.scores == GAME.worth(at.state)
    assert [row.lines[0].id in BESIDE for row in rows] == [row.apart for row in rows]
    assert rows[-1].apart


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_curves_end_where_the_match_did(of: Plan) -> None:
    at = played(of)
    found = {chart.title.id: chart for chart in GAME.charts(at.state, happened(at))}
    here = state(at)
    for chart in found.values():
        SPEECH.say(chart.title)
        SPEECH.say(chart.across)
        for curve in chart.curves:
            SPEECH.say(curve.label)
            turns = [turn for turn, _ in curve.points]
            assert turns == list(range(turns[0], here.turn + 1))

    def last(id: str) -> list[int]:
        return [curve.points[-1][1] for curve in found[id].curves]

    if of.rules == "stock":
        assert last("chart-prices") == [max(0, price) for price in here.price]
        assert last("chart-cash") == here.cash
        assert len(found["chart-performance"].curves) == 6
    elif here.turn > 1:
        assert last("chart-income") == here.income
        assert last("chart-vp") == here.vp
        assert set(found) == {"chart-income", "chart-vp", "chart-cash"}


def test_on_the_way_shares_count_at_their_price_and_in_the_end_only_if_sold():
    at = stock(
        'turn = 5\nphase = "sell"\n[A]\ncash = 20\nshares = { white = 3, black = 1 }\n'
        "[B]\ncash = 31\n[white]\nprice = 10\n[black]\nprice = 4\n",
        map=EAST,
    )
    assert GAME.worth(at.state) == (54, 31, 30)
    assert at.scores == (20, 31, 30)
    sell(at, A={"white": 2})
    assert GAME.worth(at.state) == at.scores == (40, 31, 30)


def test_the_deal_that_decided_it_is_the_winners_best():
    at = stock(
        'turn = 5\nphase = "sell"\n[A]\ncash = 20\nshares = { white = 3 }\n[B]\ncash = 31\n'
        "[white]\nprice = 10\n",
        map=EAST,
    )
    events = sell(at, A={"white": 2})
    rows = GAME.tally(at.state, events)
    shares = {row.lines[0].id: [int(share) for share in row.shares] for row in rows}
    # What was held before is known by what was sold; nothing was bought, so no deal is told.
    assert shares == {"books-start": [20, 31, 30], "books-company": [20, 0, 0]}


def test_in_a_whole_match_somebody_is_told_to_have_decided_it():
    at = played(PLANS[0])
    deals = GAME.tally(at.state, happened(at))[-1]
    said = [SPEECH.say(line, None)[0] for line in deals.lines]
    winners = [at.setup.seats[seat].name for seat in at.standings.winners]
    decided = [line for line in said if line.startswith("The deal that decided it, ")]
    assert [any(name in line for line in decided) for name in winners] == [True] * len(winners)


@pytest.mark.parametrize("file", files("steam-barons")[::5], ids=lambda file: file.name[:2])
def test_recorded_matches_have_books_too(file):
    at = match.replay(read(file))
    rows = GAME.tally(at.state, happened(at))
    kept = [row for row in rows if not row.apart]
    sums = [sum(row.shares[seat] for row in kept) for seat in range(len(at.scores))]
    assert tuple(sums) == at.scores
