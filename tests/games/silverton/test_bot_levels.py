"""What the levels that search know beyond the fair one, and what a fair player may do."""

from __future__ import annotations

import pytest

import rotonde
from rotonde.games.silverton import GAME
from rotonde.games.silverton.bot.contests import Contests
from rotonde.games.silverton.bot.heuristics import choose_best, rank
from rotonde.games.silverton.bot.style import SHARP, USUAL
from rotonde.games.silverton.bot.valuation import Outlook, count_turns_left, find_ways
from rotonde.games.silverton.rules.actions import Abandon, Buy, Deliver, Done
from rotonde.games.silverton.rules.places import AT_CLAIM
from rotonde.games.silverton.rules.state import PLACED
from rotonde.games.silverton.rules.track import ABANDON
from rotonde.kernel.table.table import Table

BOT = GAME.bot


def play_to(step: str, wanted, seed: int = 3, players: int = 3) -> Table:
    """A game of heuristic actions up to a decision of that step with such a heuristic action."""
    table = rotonde.start(GAME.id, players, seed=seed, options={"length": "short"})
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        usual = BOT.heuristic_action(table.state, seat, legal)
        if table.state.stack[-1].id == step and len(legal) > 1 and wanted(usual):
            return table
        table.play(seat, usual)
    raise AssertionError("no such decision")


def test_goods_are_sold_in_a_turn_that_ends_the_match():
    table = play_to("deliver", lambda usual: isinstance(usual, Done))
    state, seat = table.state, table.to_act[0]
    legal = table.legal(seat)
    state.cash[(seat + 1) % 3] = state.terms.goal
    most = max(each.amount for each in legal if isinstance(each, Deliver))
    assert BOT.heuristic_action(state, seat, legal) == Done(), "the fair level does not see it"
    sold = BOT.sharp_action(state, seat, legal)
    assert isinstance(sold, Deliver)
    assert sold.amount == most


def test_nothing_is_bought_in_a_turn_that_ends_the_match():
    table = play_to("buy", lambda usual: isinstance(usual, Buy))
    state, seat = table.state, table.to_act[0]
    assert isinstance(BOT.sharp_action(state, seat, table.legal(seat)), Buy)
    state.cash[(seat + 1) % 3] = state.terms.goal
    assert not isinstance(BOT.sharp_action(state, seat, table.legal(seat)), Buy)


def test_the_end_is_near_when_somebody_could_reach_the_goal():
    table = play_to("place", lambda usual: True)
    state = table.state
    far = count_turns_left(state, SHARP)
    state.cash[1] = state.terms.goal
    assert count_turns_left(state, SHARP) == 1 < far
    assert count_turns_left(state, USUAL) > 1


def stand(table: Table, seat: int, place: int, bonus: int) -> None:
    crew = table.state.crew[seat]
    at = next(at for at, piece in enumerate(crew) if not piece.surveyor)
    crew[at] = crew[at]._replace(status=PLACED, place=place, bonus=bonus)


def test_a_dispute_counts_by_the_chance_of_its_dice():
    table = rotonde.start(GAME.id, 3, seed=3, options={"length": "short"})
    claim = next(each for each in table.state.row if each > 0)
    place = AT_CLAIM + claim
    assert Contests(table.state, 0, SHARP).find_chance(place, 0) == 1.0
    stand(table, 1, place, 0)
    level = Contests(table.state, 0, SHARP)
    assert level.find_chance(place, 0) == pytest.approx(575 / 1296)
    assert level.find_chance(place, 2) > 0.5
    assert level.weigh_card(1000.0, place, 0) == pytest.approx(1000 * 575 / 1296)
    usual = Contests(table.state, 0, USUAL)
    assert usual.weigh_card(1000.0, place, 0) == 1000 - USUAL.contest
    stand(table, 2, place, 0)
    assert Contests(table.state, 0, SHARP).find_chance(place, 0) == pytest.approx((575 / 1296) ** 2)


def test_nobody_disputes_the_deck():
    table = rotonde.start(GAME.id, 3, seed=3, options={"length": "short"})
    stand(table, 1, AT_CLAIM, 2)
    assert Contests(table.state, 0, SHARP).find_chance(AT_CLAIM, 0) == 1.0


def test_a_fair_player_takes_only_what_is_worth_something():
    """Never nobody while a place is worth a piece, and no sale far below what waiting brings."""
    table = rotonde.start(GAME.id, 3, seed=5, options={"length": "short"})
    several = 0
    while table.to_act and table.state.turn < 6:
        seat, state = table.to_act[0], table.state
        legal = table.legal(seat)
        usual, found = (
            BOT.heuristic_action(state, seat, legal),
            BOT.slip_choices(state, seat, legal, "fair"),
        )
        assert usual in found
        if state.stack[-1].id == "place" and not isinstance(usual, Done):
            several += len(found) > 1
            scores = {action: score for score, action in rank(state, seat, legal)}
            assert min(scores[action] for action in found) > 0
        elif state.stack[-1].id != "deliver":
            assert found == [usual]
        table.play(seat, usual)
    assert several > 5


def test_track_half_way_to_a_claim_is_not_torn_up():
    """It leads nowhere yet, but would be built again."""
    table = rotonde.start(GAME.id, 2, seed=1, options={"length": "regular"})
    state, seat = table.state, 0
    board, ways = state.board, find_ways(state, seat)
    town_of = board.claim_town
    # A longer segment beside it: without what lies ahead the shorter one would go.
    claim, (first, _), other = next(
        (claim, ways.path(town_of[claim]), other)
        for claim in board.claims
        if ways.steps.get(town_of[claim]) == 2
        for other in state.roads[seat].edges
        if not any(board.ends[other] & board.ends[each] for each in ways.path(town_of[claim])[1:])
        and board.lengths[other] > board.lengths[ways.path(town_of[claim])[0]]
    )
    state.roads[seat] = state.roads[seat].with_(first).with_(other)
    state.owner[first] = state.owner[other] = seat
    state.built |= 1 << first | 1 << other
    state.hands[seat], state.goods[claim] = [claim], 20
    state.stack.append(ABANDON)
    assert Outlook(state, seat).reach_gain(claim) > 0
    legal = [Abandon(first), Abandon(other), Done()]
    for style in (USUAL, SHARP):
        assert choose_best(state, seat, legal, style) == Abandon(other)
