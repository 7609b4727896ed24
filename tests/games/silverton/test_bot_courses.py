"""What the expert weighs besides: placements of a whole turn, and bargains."""

from __future__ import annotations

from random import Random

import rotonde
from rotonde.bots.search import Budget, Search
from rotonde.games.silverton import GAME
from rotonde.games.silverton.bot import trade
from rotonde.games.silverton.rules.actions import Accept, Bundle, Done, Offer
from rotonde.kernel.table.table import Table

BOT = GAME.bot


def play_sharply(players: int, seed: int, **options: str):
    """Every decision of a game of sharp actions, before it is made."""
    table = rotonde.start(GAME.id, players, seed=seed, options={"length": "short", **options})
    while table.to_act:
        seat = table.to_act[0]
        legal = table.legal(seat)
        yield table, seat, legal
        table.play(seat, BOT.sharp_action(table.state, seat, legal))


def begins_turn(table: Table, seat: int) -> bool:
    return not any(piece.place >= 0 for piece in table.state.crew[seat])


def test_the_first_plan_of_a_turn_is_that_of_first_sight():
    compared = 0
    for table, seat, legal in play_sharply(3, 4):
        if table.state.stack[-1].id != "place" or not begins_turn(table, seat):
            continue
        courses = BOT.list_courses(table.state, seat, legal)
        if not courses:
            continue
        twin = table.copy()
        for action in courses[0]:
            assert action == BOT.sharp_action(twin.state, seat, twin.legal(seat))
            twin.play(seat, action)
        assert seat not in twin.to_act or twin.state.stack[-1].id != "place"
        compared += 1
    assert compared > 10


def test_plans_of_a_turn_are_legal_and_differ():
    for table, seat, legal in play_sharply(4, 2):
        if table.state.stack[-1].id != "place" or not begins_turn(table, seat):
            continue
        courses = BOT.list_courses(table.state, seat, legal)
        assert len({frozenset(map(repr, course)) for course in courses}) == len(courses)
        for course in courses:
            twin = table.copy()
            for action in course:
                assert action in twin.legal(seat)
                twin.play(seat, action)


def test_a_plan_leaves_a_place_alone_and_another_begins_elsewhere():
    """What first sight would never do by itself is among the plans."""
    left_out = added = 0
    for table, seat, legal in play_sharply(3, 7):
        if table.state.stack[-1].id == "place" and begins_turn(table, seat):
            courses = [set(each) for each in BOT.list_courses(table.state, seat, legal)]
            left_out += any(courses[0] - each for each in courses[1:])
            added += any(each - courses[0] - {Done()} for each in courses[1:])
    assert left_out > 5
    assert added > 5


def test_bargains_are_as_dear_as_a_neighbour_accepts():
    tried = 0
    for table, seat, legal in play_sharply(3, 1):
        if table.state.stack[-1].id != "trade":
            continue
        for (offer,) in BOT.list_courses(table.state, seat, legal)[1:]:
            if not isinstance(offer, Offer) or not offer.take.cash:
                continue
            if offer.take.cash + 200 > table.state.cash[offer.seat]:
                continue
            answers = []
            for more in (0, 200):
                twin = table.copy()
                take = Bundle(offer.take.cash + more, offer.take.claims)
                twin.play(seat, Offer(offer.seat, offer.give, take))
                answers.append(trade.choose(twin.state, offer.seat, twin.legal(offer.seat)))
            tried += 1
            assert isinstance(answers[0], Accept)
            assert not isinstance(answers[1], Accept)
    assert tried > 5


def test_the_expert_buys_nothing_that_lets_another_win():
    """First sight counts the turns that a claim would still pay, though there will be none."""
    answers = {1.0: 0, 4.0: 0}
    for table, seat, _ in play_sharply(3, 1):
        if table.state.stack[-1].id != "trade" or table.state.turn < 3:
            continue
        twin = table.copy()
        goal = twin.state.terms.goal
        twin.state.cash[seat] = goal - 400
        for (offer,) in BOT.list_courses(twin.state, seat, twin.legal(seat)):
            if isinstance(offer, Offer) and offer.take.cash >= 400:
                twin.play(seat, offer)
                for share in answers:
                    search = Search(Budget(12, share=share))
                    guess = twin.guess(offer.seat, Random(1))
                    answer = search.choose(guess, offer.seat, Random(1))
                    answers[share] += isinstance(answer, Accept)
                break
    assert answers[1.0] > 2
    assert answers[4.0] < answers[1.0] / 2
