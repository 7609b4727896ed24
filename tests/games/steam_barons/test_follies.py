"""Follies are seen where they happen, and only there."""

from __future__ import annotations

from collections import Counter

from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.bot.stock_heuristics import plans
from rotonde.games.steam_barons.rules.actions import Bid, Buy, Done, Lay, Move, Pass, Take
from tests.games.steam_barons.plans import PLANS, Plan
from tests.games.steam_barons.play import joined, state, step, unfinished

BOT = GAME.bot


def watched(of: Plan, seed: int = 1):
    """A match of heuristic actions: table, seat, what is done, and a fresh watch each time."""
    at = of.start(seed)
    while at.to_act:
        seat = at.to_act[0]
        action = BOT.heuristic_action(at.state, seat, at.legal(seat))
        yield at, seat, action, BOT.watch_follies()
        at.play(seat, action)


def test_to_move_nothing_is_folly_if_a_run_scores():
    seen = Counter()
    for of in (PLANS[0], PLANS[7]):
        for at, seat, _, watch in watched(of):
            if step(at) != "move":
                continue
            open_run = any(
                isinstance(each, Move) and state(at).own_points(each.links)
                for each in at.legal(seat)
            )
            assert (list(watch.see(at.state, seat, Pass())) == ["folly-idle-run"]) == open_run
            seen[open_run] += 1
    assert seen[True] > 20


def test_to_build_nothing_is_folly_if_a_link_pays():
    seen = Counter()
    for at, seat, action, watch in watched(PLANS[0]):
        if step(at) == "build":
            for folly in watch.see(at.state, seat, Done()):
                seen[folly] += 1
            if isinstance(action, Lay):
                assert not list(watch.see(at.state, seat, action))
                assert not list(watch.see(at.state, seat, Done())), "something was built"
                assert list(watch.see(at.state, seat, action)) == ["folly-relaid"]
    assert seen == {"folly-idle-builds": seen["folly-idle-builds"]}
    assert seen["folly-idle-builds"] > 5


def test_to_spend_all_is_folly_while_lots_are_to_come():
    seen = Counter()
    for at, seat, _, watch in watched(PLANS[0]):
        here = state(at).copy()
        if step(at) not in ("bid", "buy"):
            continue
        lots = [c for c in here.line[here.at + 1 :] if here.available[c]]
        cost, action = (here.lots, Buy(1)) if step(at) == "buy" else (30, Bid(30))
        here.cash[seat] = cost
        found = list(watch.see(here, seat, action))
        assert (found == ["folly-spent-up"]) == (here.turn <= 2 and len(lots) > 1)
        seen[bool(found), step(at)] += 1
        here.cash[seat] = 99
        assert not list(watch.see(here, seat, action))
        assert not list(watch.see(here, seat, Pass()))
    assert seen[True, "bid"], seen
    assert seen[False, "bid"], seen
    assert seen[False, "buy"], seen


def test_a_tile_without_its_effect_is_folly_if_another_can_be_paid():
    seen = Counter()
    for at, seat, _, watch in watched(PLANS[7]):
        if step(at) == "choose":
            for each in at.legal(seat):
                assert isinstance(each, Take)
                found = list(watch.see(at.state, seat, each))
                assert not (each.effect and found)
                seen.update(found)
    assert seen["folly-idle-tile"]


def test_heuristic_actions_leave_no_run_undone():
    for of in (PLANS[0], PLANS[4], PLANS[7], PLANS[9]):
        watch, seen = BOT.watch_follies(), Counter()
        for at, seat, action, _ in watched(of, 7):
            seen.update(watch.see(at.state, seat, action))
        assert not seen["folly-idle-run"]


def test_a_town_is_laid_at_once_as_the_next_link_wants_it():
    """The same link is finished, and another one begun or finished by the same build."""
    opened = 0
    for seed in range(3):
        for at, seat, action, _ in watched(PLANS[0], seed):
            here = state(at)
            if step(at) != "build" or not isinstance(action, Lay):
                continue
            best = plans(here, here.active)[0][1].builds[0]
            if best == action or best not in at.legal(seat):
                continue
            one, two = at.copy(), at.copy()
            one.play(seat, best)
            two.play(seat, action)
            plain, wide = (joined(each, owner=here.active) for each in (one, two))
            assert set(plain) <= set(wide)
            assert len(wide) + len(unfinished(two)) > len(plain) + len(unfinished(one))
            opened += 1
    assert opened > 1
