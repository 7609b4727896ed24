"""The books at the end: they add up to the scores, and every curve ends where the match did."""

from __future__ import annotations

from random import Random

import pytest

from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.rules.actions import Move, Pass, ToIncome, ToPoints
from rotonde.games.steam_barons.rules.events import Delivered
from rotonde.kernel.table import match
from tests.corpus.files import files, read
from tests.games.speech import Speech
from tests.games.steam_barons.plans import PLANS, Plan, careful
from tests.games.steam_barons.play import (
    EAST,
    LIVERIES,
    base,
    road,
    sell,
    state,
    stock,
    track,
)
from tests.rules import rule

SPEECH = Speech(GAME)


def played(of: Plan):
    """A match by players of whom every other one knows the game."""
    at, rng = of.start(8), Random(8)
    while at.to_act:
        seat, legal = at.to_act[0], at.legal(at.to_act[0])
        knows = seat % 2 == 0
        action = GAME.bot.heuristic_action(at.state, seat, legal) if knows else None
        at.play(seat, action or careful(state(at), seat, legal, rng))
    return at


def happened(at):
    return [event for made in at.decisions for event in made.events]


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_the_books_add_up_to_the_scores(of: Plan) -> None:
    at = played(of)
    rows = GAME.help.score_breakdown(at.state, happened(at))
    total = [0] * of.players
    for row in rows:
        assert row.shares is not None
        for line in row.lines:
            SPEECH.say(line, None)
        if not row.apart:
            total = [had + int(more) for had, more in zip(total, row.shares, strict=True)]
    assert tuple(total) == at.scores
    assert GAME.presentation.progress(at.state) is None
    apart = [row.apart for row in rows]
    assert apart == sorted(apart), "what adds up comes first"
    assert apart[-1]
    assert rows[-1].apart


@pytest.mark.parametrize("of", PLANS, ids=repr)
def test_curves_end_where_the_match_did(of: Plan) -> None:
    at = played(of)
    found = {chart.title.id: chart for chart in GAME.help.charts(at.state, happened(at))}
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
    assert GAME.presentation.progress(at.state) == (54, 31, 30)
    assert at.scores == (20, 31, 30)
    sell(at, A={"white": 2})
    assert GAME.presentation.progress(at.state) is None
    assert at.scores == (40, 31, 30)


def test_the_deal_that_decided_it_is_the_winners_best():
    at = stock(
        'turn = 5\nphase = "sell"\n[A]\ncash = 20\nshares = { white = 3 }\n[B]\ncash = 31\n'
        "[white]\nprice = 10\n",
        map=EAST,
    )
    events = sell(at, A={"white": 2})
    rows = GAME.help.score_breakdown(at.state, events)
    shares = {row.lines[0].id: [int(share) for share in row.shares] for row in rows}
    # What was held before is known by what was sold; nothing was bought, so no deal is told.
    assert shares == {"books-start": [20, 31, 30], "books-company": [20, 0, 0]}


@pytest.mark.parametrize("of", [plan for plan in PLANS if plan.rules == "stock"], ids=repr)
def test_a_deal_decided_it_only_if_the_winner_had_not_won_without_it(of: Plan) -> None:
    at = played(of)
    deals = rows(at)["books-deals"]
    cash = state(at).cash
    for line in deals.lines[1:]:
        seat, gain = line.args["seat"], line.args["amount"]
        rival = max(had for other, had in enumerate(cash) if other != seat)
        said = SPEECH.say(line, None)[0]
        decided = cash[seat] >= rival and cash[seat] - gain <= rival
        assert said.startswith("The deal that decided it, ") == (
            decided and line.args["enough"] == 1
        )
        assert ("covered the winning margin" in said) == (decided and line.args["enough"] > 1)
        assert said.startswith("No single deal") == (cash[seat] - gain > rival)


@pytest.mark.parametrize("file", files("steam-barons")[::5], ids=lambda file: file.name[:2])
def test_recorded_matches_have_books_too(file):
    at = match.replay(read(file))
    rows = GAME.help.score_breakdown(at.state, happened(at))
    kept = [row for row in rows if not row.apart]
    sums = [sum(row.shares[seat] for row in kept) for seat in range(len(at.scores))]
    assert tuple(sums) == at.scores


# What stood out


def rows(at):
    return {row.lines[0].id: row for row in GAME.help.score_breakdown(at.state, happened(at))}


@pytest.mark.parametrize("of", [plan for plan in PLANS if plan.rules == "stock"], ids=repr)
def test_every_cube_that_a_company_delivered_is_told(of: Plan) -> None:
    at = played(of)
    moved = [event for event in happened(at) if isinstance(event, Delivered)]
    told = rows(at).get("books-deliveries")
    assert (told is not None) == bool(moved)
    if told is None:
        return
    assert not any(told.shares), "no player's money"
    for line in told.lines[1:]:
        company = LIVERIES.index(line.args["company"])
        mine = [event for event in moved if event.owner == company]
        assert line.args["cubes"] == len(mine)
        assert sum(part.args["count"] for part in line.args["parts"]) == len(mine)
        assert line.args["performance"] == sum(event.points for event in mine)
        assert line.args["count"] == max(event.points for event in mine)
    assert sum(line.args["cubes"] for line in told.lines[1:]) == len(moved)


def last_turn(ahead: int, to_income: bool = False):
    """Ambre leads by so much and delivers over a link of hers and one of Basile's, for a point."""
    roads = track(
        road("A", "Manchester", "0613", "Huddersfield"),
        road("B", "Huddersfield", "0711", "Leeds"),
    )
    at = base(
        'turn = 10\norder = "ABC"\nphase = "move"\nplayer = "A"\n' + roads + "[cubes]\n"
        f'Manchester = "R"\n[A]\nlocomotive = 2\nvp = {3 + ahead}\nincome = 1\n[B]\nvp = 3\n'
    )
    mine = True
    while at.to_act:
        seat, legal = at.to_act[0], at.legal(at.to_act[0])
        if Pass() in legal:
            # The cube moves first; after that nobody does anything.
            at.play(seat, next((a for a in legal if mine and isinstance(a, Move)), Pass()))
            mine = False
        else:
            at.play(seat, ToIncome() if to_income or seat else ToPoints())
    return at


@rule("SB-8.5", "SB-9.2", "SB-9.3")
def test_one_delivery_decided_it_if_the_lead_is_no_larger():
    at = last_turn(0)
    assert at.scores[:2] == (5, 4)
    row = rows(at)["books-decided"]
    assert row.shares == (1, 0, 0)
    assert SPEECH.say(row.lines[1], None)[0] == (
        "Ambre leads by one point, and one delivery alone brought at least that much: "
        "red cube from Manchester to Leeds in turn 10, one point"
    )


@rule("SB-9.1", "SB-9.3")
def test_no_delivery_decided_it_if_the_lead_is_larger():
    at = last_turn(4)
    assert at.scores[:2] == (9, 4)
    assert SPEECH.say(rows(at)["books-decided"].lines[1], None)[0] == (
        "No single delivery: Ambre leads by 5 points, and the best one brought less: "
        "red cube from Manchester to Leeds in turn 10, one point"
    )
    # As income: from level 1 to 2, which is worth a point at the end.
    told = SPEECH.say(rows(last_turn(4, to_income=True))["books-decided"].lines[1], None)[0]
    assert told.endswith("in turn 10, taken as income, one point at the end")


@pytest.mark.parametrize("of", [plan for plan in PLANS if plan.rules != "stock"], ids=repr)
def test_what_decided_it_is_told_of_the_winner_alone_and_true(of: Plan) -> None:
    at = played(of)
    row = rows(at).get("books-decided")
    if row is None:
        return
    winners = at.standings.winners
    assert {line.args["seat"] for line in row.lines[1:]} <= set(winners)
    for line in row.lines[1:]:
        seat = line.args["seat"]
        left = [s for s in range(of.players) if s != seat and not state(at).is_out(s)]
        lead = at.scores[seat] - max(at.scores[s] for s in left)
        assert line.args["lead"] == lead
        assert (line.args["enough"] > 0) == (line.args["count"] >= lead)
        assert row.shares[seat] == line.args["count"]
