"""Bots use what the rules allow since version 2, where it pays."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.bot.heuristics import count_goods_near
from rotonde.games.silverton.rules.actions import (
    Accept,
    Build,
    Bundle,
    BuyTrain,
    Deliver,
    Demand,
    Dismantle,
    Hire,
    Offer,
    ProspectLine,
    Survey,
)
from rotonde.kernel.table.table import Table
from tests.games.silverton.play import BOARD, DONE, do, step, table, town
from tests.rules import rule

ADVANCED = {"rules": "advanced", "hiring": "on", "length": "regular"}


def choice(at: Table):
    seat = at.to_act[0]
    return GAME.bot.heuristic_action(at.state, seat, at.legal(seat))


@rule("SV-10.4")
def test_a_bot_buys_what_two_columns_take_and_sells_it_in_both() -> None:
    """B has coal of a spent mine and no track; Denver takes 16 units of a seat, Pueblo 8 more."""
    at = table(
        'turn = 2\nphase = "trade"\n[A]\ncash = 2000\ntrack = ["S001", "S004", "S104", "S106"]\n'
        '[B]\nclaims = ["23 with 24 depleted"]\n'
    )
    offer = choice(at)
    assert isinstance(offer, Offer)
    ((claim, units),) = offer.take.goods
    assert (claim, units) == (23, 24)
    at.play(0, offer)
    assert isinstance(choice(at), Accept)
    at.play(1, choice(at))
    sold: Tally[str] = Tally()
    while step(at) in ("trade", "deliver"):
        action = choice(at)
        if isinstance(action, Deliver):
            sold[action.city] += action.amount
        at.play(at.to_act[0], action)
    assert sold == {town("Denver"): 16, town("Pueblo"): 8}


@rule("SV-5.8")
@pytest.mark.parametrize(
    ("one", "other", "before", "behind"),
    [("S179", "S180", "S178", "S081"), ("S019", "S020", "S018", "S021")],
)
def test_a_bot_demands_the_dice_at_a_junction_without_exit(
    one: str, other: str, before: str, behind: str
) -> None:
    at = table(
        f'player = "B"\n[A]\ntrack = ["{before}"]\ncrew = ["S on {one}", "P"]\n'
        f'[B]\ntrack = ["{behind}"]\ncrew = ["S on {other}", "P"]\n'
    )
    do(at, DONE)
    assert step(at) == "demand"
    assert isinstance(choice(at), Demand)


@rule("SV-10.8")
def test_half_a_fair_price_is_answered_by_a_fair_one_and_taken() -> None:
    """Offers of bots, made at half their price as a person might: most come to a deal yet."""
    answers: Tally[str] = Tally()
    for seed in range(12):
        at = rotonde.start(GAME.id, 3, seed=seed)
        while at.to_act and at.state.turn < 6:
            action = choice(at)
            if isinstance(action, Offer) and action.give.cash >= 60:
                give = Bundle(action.give.cash // 20 * 10, action.give.claims)
                action = Offer(action.seat, give, action.take)
            if step(at) in ("reply", "answer"):
                answers[f"{step(at)} {type(action).__name__}"] += 1
            at.play(at.to_act[0], action)
    assert answers["reply Counter"] >= 3
    assert answers["answer Accept"] > answers["reply Counter"] / 2


@rule("SV-19.8.4")
def test_who_hires_keeps_the_way_open_for_the_dead() -> None:
    """A plain one costs the same either way: to give the dead one up for him never pays."""
    could, hired = 0, 0
    for seed in range(3):
        at = rotonde.start(GAME.id, 3, seed=f"count{seed}", options=ADVANCED)
        while at.to_act:
            action = choice(at)
            if step(at) == "hire":
                legal = at.legal(at.to_act[0])
                replacing = [a for a in legal if isinstance(a, Hire) and a.replaces >= 0]
                could += bool(replacing)
                hired += bool(replacing) and isinstance(action, Hire)
                assert action not in replacing
            at.play(at.to_act[0], action)
    assert could
    assert hired


@rule("SV-18.8")
def test_of_two_equal_trains_the_one_with_less_to_do_is_traded_in() -> None:
    chosen = 0
    for seed in range(2):
        options = {"scenario": "golden-spike", "rules": "advanced"}
        at = rotonde.start(GAME.id, 2, seed=f"count{seed}", options=options)
        while at.to_act:
            seat, action = at.to_act[0], choice(at)
            if isinstance(action, BuyTrain) and action.given >= 0:
                chosen += 1
                other = 1 - action.given
                here, there = (count_goods_near(at.state, seat, c) for c in (action.given, other))
                assert here <= there
            at.play(seat, action)
    assert chosen


@rule("SV-4.9")
def test_bots_build_ways_that_stay_open_all_year() -> None:
    """Segments between two own towns, for claims that snow would shut in."""
    built = 0
    for seed in range(3):
        at = rotonde.start(GAME.id, 4, seed=f"snow{seed}")
        while at.to_act:
            seat, action = at.to_act[0], choice(at)
            roads, board = at.state.roads[seat], at.state.board
            if isinstance(action, Build) and roads.joins(board.ends[action.segment]):
                shut = [
                    town
                    for town in (board.claim_town[claim] for claim in at.state.hands[seat])
                    if not roads.open_part(town, board.white) & board.market_towns
                ]
                grown = roads.with_(action.segment)
                opened = [t for t in shut if grown.open_part(t, board.white) & board.market_towns]
                built += bool(opened)
            at.play(seat, action)
    assert built


LONG_WAY = (
    'turn = 2\n[A]\ncash = 1000\ntrack = ["S010", "S013", "S016", "S017"]\n{}'
    '[B]\ntrack = ["S008", "S012"{}]\n{}'
)
"""A's railway comes to Cheyenne by Laramie, 18 long; S014 would make it 10. B's may be 11 long."""


def chosen_segment(at: Table) -> str | None:
    found = choice(at)
    return BOARD.ids[found.segment] if isinstance(found, Survey) else None


@rule("SV-4.9", "SV-4.15")
def test_a_bot_shortens_the_route_of_a_line_that_could_be_stolen() -> None:
    mine = "lines = [1]\n"
    assert chosen_segment(table(LONG_WAY.format(mine, ', "S015"', ""))) == "S014"
    # Without a rival's route there is nothing to fear, and so no reason.
    assert chosen_segment(table(LONG_WAY.format(mine, "", ""))) != "S014"


@rule("SV-4.9", "SV-4.15")
def test_a_bot_shortens_its_route_to_steal_a_line() -> None:
    assert chosen_segment(table(LONG_WAY.format("", ', "S015"', "lines = [1]\n"))) == "S014"
    assert chosen_segment(table(LONG_WAY.format("", ', "S015"', ""))) != "S014"
    late = LONG_WAY.format("", ', "S015"', "lines = [1]\n").replace("turn = 2", "turn = 22")
    assert chosen_segment(table(late)) != "S014", "what is stolen must still pay"


@rule("SV-4.9", "SV-17.5")
@pytest.mark.parametrize(("train", "built"), [(9, True), (24, False)])
def test_a_bot_shortens_the_longest_segment_of_a_train_that_carries_too_little(
    train: int, built: bool
) -> None:
    """From Boulder to Denver by Greeley the longest segment is 5, straight on it is 3."""
    at = table(
        f'turn = 2\n[A]\ncash = 1000\ncrew = ["S", "P"]\ntrack = ["S010", "S013", "S012"]\n'
        f'trains = [{train}]\nclaims = ["1 worked"]\n',
        rules="advanced",
    )
    assert (chosen_segment(at) in ("S008", "S009")) is built


SHARED = (
    'turn = {turn}\n[A]\ncash = 1000\ntrack = ["S001", "S004"]\nlines = ["2 with B"]\n'
    "crew = {crew}\n[B]\nrow = 5\ntrack = {theirs}\n[C]\nrow = 3\n[D]\nrow = 4\n[E]\nrow = 2\n"
)
"""A has a route of 11 and half of a line; B has one of 12 or none, which counts 13."""
NO_ROUTE, ROUTE = '["S005"]', '["S003", "S006"]'
HIRING = {"rules": "advanced", "hiring": "on"}


def shared(turn: int, theirs: str, crew: str = '["P"]', **options: str) -> Table:
    text = SHARED.format(turn=turn, theirs=theirs, crew=crew)
    options = {"length": "campaign", "shared_lines": "on", **options}
    return table(text, 5, rules_version=3, **options)


@rule("SV-19.3.7")
@pytest.mark.parametrize(
    ("turn", "theirs", "ends"),
    [
        (6, NO_ROUTE, True),  # the dice can only be won
        (6, ROUTE, False),  # they may be lost, and half the line with them
        (22, NO_ROUTE, False),  # too late for the price to come back
    ],
)
def test_a_bot_ends_a_shared_line_where_it_pays(turn: int, theirs: str, ends: bool) -> None:
    at = shared(turn, theirs)
    assert ProspectLine(0, 2) in at.legal(0)
    assert (choice(at) == ProspectLine(0, 2)) is ends


@rule("SV-19.8.5", "SV-19.3.7")
@pytest.mark.parametrize(
    ("crew", "ends"), [('["P"]', True), ('["P", "P+2"]', True), ('["P+2"]', False)]
)
def test_a_prospector_who_can_gain_a_bonus_ends_it_sooner(crew: str, ends: bool) -> None:
    assert (choice(shared(6, ROUTE, crew, **HIRING)) == ProspectLine(0, 2)) is ends
    assert not isinstance(choice(shared(6, ROUTE, crew)), ProspectLine), "without hiring none do"


@rule("SV-19.3.7")
def test_a_search_looks_at_ending_a_shared_line_that_first_sight_leaves() -> None:
    at = shared(6, ROUTE)
    assert ProspectLine(0, 2) in GAME.bot.candidates(at.state, 0, at.legal(0))


@rule("SV-19.3.1", "SV-19.3.2")
def test_bots_take_a_line_together_that_neither_could_run_alone() -> None:
    at = table(
        'turn = 2\n[A]\ncash = 1000\ntrack = ["S001"]\ncrew = ["P"]\n'
        '[B]\nrow = 5\ncash = 1000\ntrack = ["S005"]\ncrew = ["P"]\n[C]\nrow = 3\n'
        "[D]\nrow = 4\n[E]\nrow = 2\n",
        5,
        shared_lines="on",
        length="campaign",
    )
    while at.state.turn == 2:
        at.play(at.to_act[0], choice(at))
    assert {at.state.line_owner[2], at.state.line_partner[2]} == {0, 1}


def test_a_beginner_errs_among_choices_that_look_sensible() -> None:
    """Any place or sale may be taken, but no track is torn up and nothing hopeless is tried."""
    wider, steps = 0, set()
    at = rotonde.start(GAME.id, 3, seed=2, options={"length": "short"})
    while at.to_act:
        seat = at.to_act[0]
        legal = at.legal(seat)
        found = GAME.bot.slip_choices(at.state, seat, legal, "easy")
        looked_at = GAME.bot.candidates(at.state, seat, legal)
        assert found
        assert step(at) not in ("place", "deliver") or set(found) <= set(legal)
        assert not any(isinstance(action, Dismantle) for action in found)
        if len(found) > len(looked_at):
            wider += 1
            steps.add(step(at))
        at.play(seat, choice(at))
    assert wider > 5
    assert steps == {"place", "deliver"}
