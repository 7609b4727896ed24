"""The search: same futures for all choices, evidence before the heuristic action is left, early
ends."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

import pytest

from rotonde.bots.futures import Futures
from rotonde.bots.search import Budget, Search
from tests.kernel.yard import Bid, yard

CHOICES = [Bid(0), Bid(3), Bid(6), Bid(9)]


class Knowledge:
    """Bids of seat 1 are worth what `worth` says, in each future."""

    def __init__(self, monkeypatch, worth, usual=CHOICES[0], key=None):
        self.table = yard(seed=3)
        self.asked = []
        self.worth = worth
        monkeypatch.setattr(self.table.state.stack[-1].__class__, "secret", False)
        monkeypatch.setattr(self.table.state.stack[-1].__class__, "perform", self.bid, False)
        self.table.state.to_act = (1,)
        bot = self.table.game.bot
        for name, answer in {
            "candidates": lambda state, seat, legal: CHOICES,
            "heuristic_action": lambda state, seat, legal: usual,
            "futures_key": lambda state: key,
            "playout": self.playout,
        }.items():
            monkeypatch.setattr(bot, name, answer, raising=False)

    def bid(self, state, seat, action, chance):
        state.round = action.coins  # the mark by which the playout knows the choice
        state.to_act = (0,)
        return []

    def playout(self, state, future, enough):
        bid = Bid(state.round)
        self.asked.append((bid, future))
        return [0.0, self.worth(bid, future), 0.0]

    def choose(self, passes, seed=1, search=None, **more):
        search = search or Search(Budget(passes, **more))
        return search.choose(self.table.guess(1, Random(seed)), 1, Random(seed))


def blurred(bid, future):
    """The heuristic action is a little better, but for much noise."""
    return Random(f"{future.seed}/{bid.coins}").random() + 0.2 * (not bid.coins)


def noise(future):
    return Random(future.seed).random()


def test_all_choices_are_played_on_the_same_futures(monkeypatch):
    of = Knowledge(monkeypatch, lambda bid, future: noise(future) * bid.coins / 10)
    assert of.choose(40) == Bid(9)
    first = [{future for bid, future in of.asked if bid == each} for each in CHOICES[1:3]]
    assert first[0] == first[1] or first[0] < first[1] or first[1] < first[0]
    assert all(future.tempers[1] == 0.0 for _, future in of.asked)
    assert len({future.tempers for _, future in of.asked}) > 2


def test_what_a_future_holds_is_settled_before_a_choice_is_played(monkeypatch):
    """The marks it leaves are there in each playout, and of the playout's own future."""
    settled = []
    of = Knowledge(monkeypatch, lambda bid, future: float(settled[-1] == future))
    monkeypatch.setattr(
        of.table.game.bot,
        "settle_unseen",
        lambda state, future: settled.append(future) if not state.round else None,
        raising=False,
    )
    of.table.state.round = 0
    of.choose(12)
    assert settled == [future for _, future in of.asked]


def test_a_clear_choice_ends_the_search(monkeypatch):
    of = Knowledge(monkeypatch, lambda bid, future: bid.coins / 10)
    assert of.choose(400) == Bid(9)
    assert len(of.asked) == 3 * len(CHOICES)
    doubtful = Knowledge(monkeypatch, blurred)
    doubtful.choose(400)
    assert len(doubtful.asked) > 3 * len(CHOICES)


def test_the_heuristic_action_is_only_left_on_evidence(monkeypatch):
    picks = Counter()
    for seed in range(40):
        of = Knowledge(
            monkeypatch,
            lambda bid, future: (
                Random(f"{future.seed}/{bid.coins}").random() + 0.2 * (not bid.coins)
            ),
        )
        picks[of.choose(24, seed)] += 1
    assert picks[Bid(0)] > 20


def test_a_game_says_how_much_evidence_it_takes(monkeypatch):
    """Bids that are better by about their noise."""
    picks = []
    for evidence in (0.0, 1e9):
        of = Knowledge(monkeypatch, lambda bid, future: blurred(bid, future) + 0.3 * bid.coins / 9)
        monkeypatch.setattr(of.table.game.bot, "search_evidence", evidence, raising=False)
        picks.append({of.choose(24, seed) for seed in range(6)})
    assert picks[0] - {Bid(0)}
    assert picks[1] == {Bid(0)}


def test_levels_that_search_start_from_the_sharp_action(monkeypatch):
    of = Knowledge(monkeypatch, lambda bid, future: 0.5)
    monkeypatch.setattr(of.table.game.bot, "sharp_action", lambda *_: Bid(6), raising=False)
    assert of.choose(48) == Bid(6), "nothing is better"
    assert of.choose(5) == Bid(6), "too few passes for a search"
    assert of.choose(48, share=1 / 6) == Bid(0)


def test_a_fair_player_slips_as_often_as_the_game_says(monkeypatch):
    of = Knowledge(monkeypatch, lambda bid, future: 0.5)
    bot = of.table.game.bot
    monkeypatch.setattr(bot, "slip_choices", lambda *_: [Bid(3), Bid(6)], raising=False)
    search = Search(Budget(48, share=1 / 6), level="fair")
    chosen = {of.choose(48, seed, search) for seed in range(20)}
    assert chosen == {Bid(0)}, "a game that says nothing of slips has none"
    monkeypatch.setattr(bot, "slip_rates", {"fair": 0.5}, raising=False)
    chosen = {of.choose(48, seed, search) for seed in range(20)}
    assert chosen == {Bid(0), Bid(3), Bid(6)}


def test_with_too_little_thought_the_heuristic_action_is_played(monkeypatch):
    of = Knowledge(monkeypatch, lambda bid, future: bid.coins / 10, usual=Bid(3))
    assert of.choose(5) == Bid(3)
    assert of.choose(400, seconds=0.0) == Bid(3), "the clock is a limit"
    before = len(of.asked)
    assert of.choose(400, share=1 / 6) == Bid(3), "levels below do not search, however much time"
    monkeypatch.setattr(of.table.game.bot, "is_searched", lambda state: False, raising=False)
    assert of.choose(400) == Bid(3)
    assert len(of.asked) == before


def test_the_worse_half_is_dropped(monkeypatch):
    of = Knowledge(monkeypatch, lambda bid, future: bid.coins / 50 + blurred(bid, future) / 5)
    of.choose(48)
    played = Counter(bid for bid, _ in of.asked)
    assert played[Bid(9)] > played[Bid(3)]
    assert played[Bid(0)] == played[Bid(9)], "the heuristic action stays in"


@pytest.mark.parametrize("key", ["round 1", None])
def test_futures_stay_while_the_game_wishes(monkeypatch, key):
    of = Knowledge(monkeypatch, lambda bid, future: noise(future), key=key)
    search = Search(Budget(12))
    of.choose(12, 1, search)
    first = {future for _, future in of.asked}
    of.asked.clear()
    of.choose(12, 2, search)
    assert ({future for _, future in of.asked} == first) is (key is not None)


def test_only_so_many_futures_are_remembered(monkeypatch):
    table, futures = yard(), Futures()
    for number in range(100):
        monkeypatch.setattr(table.game.bot, "futures_key", lambda state, n=number: n, raising=False)
        next(futures.of(table, 1, Random(number)))
    assert len(futures) <= 32


def test_an_expert_makes_more_passes_but_nobody_waits_for_ever(monkeypatch):
    made = []
    for share in (1.0, 4.0):
        of = Knowledge(monkeypatch, blurred)
        for seed in range(12):
            of.choose(48, seed, share=share)
        made.append(len(of.asked))
    assert made[1] > 2 * made[0], made
    now = time.perf_counter()
    assert Budget(None, 0.6, 4.0).deadline() - now < 5
    assert Budget(None, 0.6, 4.0).limit() == pytest.approx(2.4)
    assert Budget(None, 2.0, 4.0).limit() < 5
    assert Budget(None, 20.0, 4.0).limit() == 20.0, "who asks for more gets it"


def test_actions_are_compared_on_the_same_futures(monkeypatch):
    of = Knowledge(monkeypatch, lambda bid, future: noise(future) + bid.coins / 10)
    guess = of.table.guess(1, Random(1))
    high, low = Search(Budget()).compare(guess, 1, ((Bid(9),), (Bid(3),)), 8, Random(2))
    gains = [one - other for one, other in zip(high, low, strict=True)]
    assert gains == pytest.approx([0.6] * 8)
    assert len({future for _, future in of.asked}) == 8
