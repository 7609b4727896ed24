"""What holds at every decision of every match, whatever is played.

The matches of `plans` hold every form of the rules; most tests walk through all of them.
"""

from collections import Counter
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest

import rotonde
from rotonde import Table
from rotonde.bots import bot, choose
from rotonde.games.silverton import GAME
from rotonde.games.silverton.bot import trade
from rotonde.games.silverton.encoding.observation import STEPS
from rotonde.games.silverton.rules.actions import Accept, Bundle, Deliver, Offer
from rotonde.games.silverton.rules.board import board
from rotonde.games.silverton.rules.deals import why_no_deal
from rotonde.games.silverton.rules.delivery import count_left_to_sell, find_capacity, find_markets
from rotonde.games.silverton.rules.fleet import Train
from rotonde.games.silverton.rules.lots import Means
from rotonde.games.silverton.rules.state import (
    BENEATH,
    DECK,
    DISCARDED,
    DRAWN,
    GONE,
    OFFERED,
    ROW,
    SilvertonState,
)
from tests.games.silverton.money import paid
from tests.games.silverton.plans import (
    PLANS,
    Plan,
    any_offer,
    every_form,
    plan,
    played,
    reached,
    walk,
)
from tests.games.silverton.plans import state as state_of
from tests.games.silverton.slow import Railway, of_bits, shortest_joint
from tests.rules import rule

BOARD = board(None)
all_plans = pytest.mark.parametrize("of", PLANS, ids=repr)


def moments(of: Plan, step: int) -> list[Table]:
    """The match at every so many decisions."""
    return [at.copy() for number, (at, _) in enumerate(walk(of)) if number % step == 0]


def samples(of: Plan, each: int) -> list[Table]:
    """The match at up to so many decisions of each kind, spread over it."""
    found: dict[str, list[Table]] = {}
    for at, _ in walk(of):
        found.setdefault(state_of(at).stack[-1].id, []).append(at.copy())
    return [at for tables in found.values() for at in tables[:: -(-len(tables) // each)]]


# Money


class TestMoney:
    @rule("SV-3.3", "SV-10.7", "SV-12.4")
    @all_plans
    def test_comes_and_goes_by_the_rules_of_the_bank_alone(self, of: Plan) -> None:
        due: list[int] = []
        for at, decision in walk(of):
            found = state_of(at)
            assert min(found.cash) >= 0
            assert due in ([], found.cash)
            told = paid(found, decision)
            due = [cash + told[seat] for seat, cash in enumerate(found.cash)]
        assert state_of(played(of)).cash == due

    @rule("SV-12.3", "SV-12.4", "SV-14.4")
    @all_plans
    def test_prices_are_those_of_unshaded_cells(self, of: Plan) -> None:
        for at, decision in walk(of):
            found = state_of(at)
            for column, cell in enumerate(found.cells):
                facts = BOARD.columns[column]
                if cell < 0:
                    assert not found.sold[column]
                    continue
                assert facts.lowest <= cell <= facts.highest
                assert facts.prices[cell] > 0
                assert found.sold[column] == sum(sold[column] for sold in found.sold_by)
                if facts.limit is not None:
                    assert all(sold[column] <= facts.limit for sold in found.sold_by)
            if isinstance(decision.action, Deliver):
                claim, city = decision.action.claim, decision.action.city
                column = BOARD.column_for[BOARD.claim_goods[claim]][city]
                told = next(e for e in decision.events if type(e).__name__ == "Delivered")
                assert told.each == BOARD.columns[column].prices[found.cells[column]]


# Pieces


class TestPieces:
    @rule("SV-2.8")
    @all_plans
    def test_every_claim_is_in_one_place(self, of: Plan) -> None:
        events = sum(mishap.copies for mishap in BOARD.mishaps.values())
        seen = 0
        gone: set[int] = set()
        for at, decision in walk(of):
            found = state_of(at)
            where = Counter(found.deck)
            where.update(card for card in found.row if card > 0)
            for hand in found.hands:
                assert hand == sorted(hand)
                where.update(hand)
            zones = found.zone
            discarded = {claim for claim in BOARD.claims if zones[claim] == GONE}
            drawn = [claim for claim in BOARD.claims if zones[claim] == DRAWN]
            where.update(discarded)
            where.update(drawn)
            assert where == Counter(BOARD.claims)
            assert len(drawn) == (found.stack[-1].id == "keep")
            assert all(zones[claim] == DECK for claim in found.deck)
            assert all(zones[card] == ROW for card in found.row if card > 0)
            for seat, hand in enumerate(found.hands):
                assert all(zones[claim] == seat for claim in hand)
            assert gone <= discarded  # discards never return
            gone = discarded
            assert len(found.mishaps) + seen == events
            seen += sum(type(event).__name__ == "MishapDrawn" for event in decision.events)

    @rule("SV-2.9", "SV-15.2")
    @all_plans
    def test_every_passenger_card_is_in_one_place(self, of: Plan) -> None:
        for at, _ in walk(of):
            found = state_of(at)
            offered = [pile[0] for pile in found.piles if pile[0]]
            offered += [-card for card in found.row if card < 0]
            assert len(set(offered)) == len(offered)
            unseen = [line for cards in found.unseen.values() for line in cards]
            for line in BOARD.lines:
                owner = found.line_owner[line]
                assert (owner == OFFERED) == (line in offered)
                if line in unseen:
                    assert owner == BENEATH
                live = owner == OFFERED or owner >= 0
                assert bool(found.in_play >> line & 1) == live
                assert found.line_partner[line] < 0 or owner >= 0
                assert owner != found.line_partner[line] or owner < 0
                assert owner >= DISCARDED
            beneath = Counter("".join(letters for _, letters in found.piles))
            assert beneath == {k: len(v) for k, v in found.unseen.items() if v}

    @rule("SV-17.10", "SV-17.11")
    @all_plans
    def test_no_train_or_plow_is_lost(self, of: Plan) -> None:
        terms = state_of(of.start()).terms
        for at, _ in walk(of):
            found = state_of(at)
            for power, train in terms.trains.items():
                held = sum(each.power == power for trains in found.trains for each in trains)
                assert held + found.train_stock.get(power, train.count) == train.count
            for bonus, plow in terms.plows.items():
                held = sum(each.bonus == bonus for plows in found.plows for each in plows)
                assert held + found.plow_stock.get(bonus, plow.count) == plow.count
            assert all(len(trains) <= terms.figures.most_trains for trains in found.trains)
            assert min([0, *found.train_stock.values(), *found.plow_stock.values()]) == 0

    @rule("SV-4.8", "SV-8.3", "SV-10.5")
    @all_plans
    def test_no_cube_beyond_32_and_no_two_parallel_tracks(self, of: Plan) -> None:
        for at, _ in walk(of):
            found = state_of(at)
            for seat, roads in enumerate(found.roads):
                own = {s for s, owner in enumerate(found.owner) if owner == seat}
                assert of_bits(roads.own) == own
                assert len(own) <= 32
                groups = [BOARD.box.segments[segment].group for segment in own]
                assert max(Counter(filter(None, groups)).values(), default=0) < 2
                ends = Counter(frozenset(BOARD.joined[segment]) for segment in own)
                assert max(ends.values(), default=0) < 2
            assert of_bits(found.built) == {s for s, owner in enumerate(found.owner) if owner >= 0}

    @rule("SV-9.5", "SV-10.3", "SV-10.4", "SV-12.1")
    @all_plans
    def test_goods_lie_only_where_they_were_produced_or_bought(self, of: Plan) -> None:
        there: Counter[int] = Counter()
        for at, decision in walk(of):
            found = state_of(at)
            lots = Counter(dict(found.lots))
            assert all(units >= 0 for _, units in found.lots)
            for claim in BOARD.claims:
                assert found.goods[claim] >= 0
                assert found.goods[claim] + lots[claim] == there[claim]
                if found.zone[claim] < 0:
                    assert not there[claim]
                elif found.depleted[claim] and claim not in lots:
                    assert there[claim]
            for event in decision.events:
                match type(event).__name__, event:
                    case "ClaimOperated", told:
                        there[told.claim] += told.amount
                    case "Delivered", told:
                        there[told.claim] -= told.amount
                    case "Transferred", told:
                        there[told.claim] -= told.amount
                        there[told.to] += told.amount

    @rule("SV-1.14")
    @all_plans
    def test_crew_is_never_in_two_places(self, of: Plan) -> None:
        for at, _ in walk(of):
            found = state_of(at)
            for pieces in found.crew:
                places = [p.place for p in pieces if p.place >= 0 and p.place != 2000]
                assert len(set(places)) == len(places)
                assert all((piece.place >= 0) == (piece.status in (1, 2, 3)) for piece in pieces), (
                    pieces
                )


# Railways


def same_roads(found: SilvertonState, rng: Random) -> None:
    """Each railway against a slow one made from its segments alone."""
    for seat, roads in enumerate(found.roads):
        own = [s for s, owner in enumerate(found.owner) if owner == seat]
        slow = Railway(BOARD, own, found.starts[seat])
        assert of_bits(roads.live) == slow.live
        assert of_bits(roads.live_towns) == slow.live_towns
        assert {frozenset(of_bits(part)) for part in roads.parts} == slow.parts
        assert of_bits(roads.edge) == slow.edge
        assert of_bits(roads.shut) == slow.shut
        assert roads.edges == sorted(slow.edge - slow.shut)
        closed = rng.choice([0, found.find_closed(seat), BOARD.white])
        towns = rng.sample(sorted(slow.live_towns), min(3, len(slow.live_towns)))
        for town in (*towns, rng.randrange(len(BOARD.towns))):
            assert roads.lengths(town, closed) == slow.lengths(town, of_bits(closed))
            assert roads.longest(town, closed) == slow.longest(town, of_bits(closed))
            open_towns = set(slow.lengths(town, of_bits(closed))) or {town}
            assert of_bits(roads.open_part(town, closed)) == open_towns


class TestRailways:
    @rule("SV-1.8", "SV-1.9", "SV-1.10", "SV-1.11", "SV-17.5")
    @all_plans
    def test_are_kept_as_a_slow_count_finds_them(self, of: Plan) -> None:
        rng = Random(of.seed)
        for at in moments(of, 80):
            same_roads(state_of(at), rng)

    @rule("SV-4.9")
    @all_plans
    def test_what_blocks_is_what_a_slow_trial_finds(self, of: Plan) -> None:
        for at in moments(of, 250)[1:]:
            found = state_of(at)
            for seat, roads in list(enumerate(found.roads))[:3]:
                own = [s for s, owner in enumerate(found.owner) if owner == seat]
                slow = Railway(BOARD, own, found.starts[seat])
                lines = of_bits(found.in_play)
                for bypass, trains in product((False, True), repeat=2):
                    refused = of_bits(roads.find_blocked(found.in_play, bypass, trains))
                    assert refused == slow.blocked(lines, bypass=bypass, trains=trains)

    @rule("SV-6.3", "SV-19.3.8")
    @all_plans
    def test_every_owned_line_has_a_live_route(self, of: Plan) -> None:
        for number, (at, _) in enumerate(walk(of)):
            found = state_of(at)
            for line in BOARD.lines:
                owner, partner = found.line_owner[line], found.line_partner[line]
                if owner < 0:
                    continue
                if partner < 0:
                    length = found.line_route(owner, line)
                else:
                    joint = found.joint_route(line, owner, partner)
                    length = None if joint is None else joint[0]
                assert length is not None
                if number % 60 == 0:
                    usable = of_bits(found.roads[owner].live)
                    if partner >= 0:
                        usable |= of_bits(found.roads[partner].live)
                    assert length == shortest_joint(BOARD, *BOARD.line_ends[line], usable)


# What is hidden


def seen(found: SilvertonState, seat: int | None) -> str:
    return repr(GAME.rules.view(found, seat))


class TestHidden:
    """No view, list or observation changes when only hidden facts change."""

    def same(self, of: Plan, at: Table, other: SilvertonState, seat: int | None) -> None:
        found = state_of(at)
        assert seen(found, seat) == seen(other, seat)
        codes = GAME.encoding(at.setup)
        if seat is None:
            return
        assert codes.observe(GAME.rules.view(found, seat), seat) == codes.observe(
            GAME.rules.view(other, seat), seat
        )
        if found.to_act == (seat,):
            fresh = found.copy()
            fresh.menu = other.menu = None
            step = fresh.stack[-1]
            assert step.legal(fresh, seat) == step.legal(other, seat)

    @rule("SV-16.5", "SV-16.6")
    @all_plans
    def test_cash_that_was_not_announced(self, of: Plan) -> None:
        rng = Random(of.seed)
        checked = 0
        for at in samples(of, 4):
            found = state_of(at)
            for seat in {None, found.to_act[0], rng.randrange(of.seats)}:
                other = found.copy()
                for each in range(of.seats):
                    secret = found.terms.hidden_cash and not found.announced[each]
                    if each != seat and secret:
                        other.cash[each] = rng.choice([0, 100, 2000, 90_000])
                        checked += 1
                self.same(of, at, other, seat)
        assert checked or of.seats == 1 or dict(of.options).get("cash") == "open"

    @rule("SV-2.12")
    @all_plans
    def test_the_order_of_the_deck(self, of: Plan) -> None:
        rng = Random(of.seed)
        for at in samples(of, 2):
            found = state_of(at)
            other = found.copy()
            cards = [*other.deck, *other.mishaps]
            top = rng.sample(cards, rng.randint(0, min(8, len(cards))))
            other.planted = tuple(top)
            other.deck = [card for card in other.deck if card not in top]
            other.mishaps = tuple(card for card in other.mishaps if card not in top)
            for seat in {None, found.to_act[0], rng.randrange(of.seats)}:
                self.same(of, at, other, seat)
            guess = GAME.visibility.sample_state(other, 0, rng)
            assert (guess.deck, guess.mishaps) == (found.deck, found.mishaps)
            assert not guess.planted

    @all_plans
    def test_the_seed(self, of: Plan) -> None:
        at = reached(of, 0.5)
        position = at.position()
        twins = [
            rotonde.start(GAME.id, of.seats, seed=seed, options=dict(of.options), position=position)
            for seed in (1, 2)
        ]
        for seat in (None, *range(of.seats)):
            self.same(of, twins[0], state_of(twins[1]), seat)

    def test_an_observation_tells_players_apart_by_where_they_sit(self) -> None:
        """Two seats at one table see the same facts in another order."""
        at = reached(PLANS[4], 0.6)
        codes = GAME.encoding(at.setup)
        vectors = [codes.observe(at.view(seat).board, seat) for seat in range(4)]
        assert len({tuple(vector) for vector in vectors}) == 4
        assert {len(vector) for vector in vectors} == {codes.shape}


# Numbers


class TestCodes:
    @all_plans
    def test_are_distinct_in_range_and_go_both_ways(self, of: Plan) -> None:
        codes = GAME.encoding(of.start().setup)
        for at, decision in walk(of):
            legal = at.legal(decision.seat)
            assert len(set(legal)) == len(legal)
            numbers = codes.numbers(legal)
            assert len(set(numbers)) == len(numbers) == len(legal)
            assert all(0 <= number < codes.size for number in numbers)
            assert [codes.chosen(number, legal) for number in numbers] == legal
        assert played(of).n <= codes.longest

    def test_no_draw_has_more_outcomes_than_they_say(self, monkeypatch: pytest.MonkeyPatch) -> None:
        most = []
        below = rotonde.kernel.chance.Chance.randrange

        def noted(chance: object, outcomes: int, **more: bool) -> int:
            most.append(outcomes)
            return below(chance, outcomes, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(rotonde.kernel.chance.Chance, "randrange", noted)
        for of in PLANS[::4]:
            for _ in walk(of):
                pass
            assert max(most) <= GAME.encoding(of.start().setup).draws


# Copies, replay, undo


def facts(found: SilvertonState) -> dict[str, object]:
    """All of a state, spelled out."""
    skipped = {"board", "terms", "menu", "stack"}
    names = [name for name in SilvertonState.__slots__ if name not in skipped]
    told = {name: repr(getattr(found, name)) for name in names if name != "roads"}
    told["roads"] = [(roads.own, roads.starts) for roads in found.roads]  # type: ignore[assignment]
    told["stack"] = repr([step.id for step in found.stack])
    told["to_act"] = repr(found.to_act)
    return dict(told)


class TestCopies:
    @all_plans
    def test_never_share_what_changes(self, of: Plan) -> None:
        decisions = played(of).decisions
        for share in (0.2, 0.6, 0.9):
            at = reached(of, share)
            before, twin = facts(state_of(at)), at.copy()
            for decision in decisions[int(share * len(decisions)) :][:150]:
                twin.play(decision.seat, decision.action)
            assert facts(state_of(at)) == before
            other = at.copy()
            for decision in decisions[int(share * len(decisions)) :][:150]:
                at.play(decision.seat, decision.action)
            assert facts(state_of(other)) == before
            assert facts(state_of(at)) == facts(state_of(twin))

    @all_plans
    def test_replay_of_the_log_gives_the_same_state(self, of: Plan) -> None:
        at, again = played(of), of.start()
        for decision in at.decisions:
            again.play(decision.seat, decision.action)
        assert facts(state_of(again)) == facts(state_of(at))
        assert again.standings == at.standings
        assert [d.events for d in again.decisions] == [d.events for d in at.decisions]
        half = at.at(at.n // 2)
        assert facts(state_of(half)) == facts(state_of(reached(of, (at.n // 2 + 0.5) / at.n)))

    @all_plans
    def test_undo_is_free_only_within_ones_own_decisions(self, of: Plan) -> None:
        for share in (0.13, 0.3, 0.57, 0.81):
            at = reached(of, share)
            last = at.decisions[-1]
            alone = of.seats == 1  # nobody to ask: as practice, all can be taken back
            assert (at.undo_refusal(last.seat) is None) == (not last.drew or at.went_back)
            assert (at.undo_refusal(last.seat, practice=True) is None) == (not last.drew or alone)
            if not last.drew or alone:
                earlier = at.at(at.n - 1)
                at.undo(last.seat, practice=True)
                assert facts(state_of(at)) == facts(state_of(earlier))
                assert at.to_act == (last.seat,)
                assert at.legal(last.seat) == earlier.legal(last.seat)


# The course of a match


OPEN_ENDED = {"deliver", "trade", "reply", "assign"}
"""Steps that take more than they list."""


class TestCourse:
    @rule("SV-16.1", "SV-16.2")
    @all_plans
    def test_every_live_state_offers_a_decision(self, of: Plan) -> None:
        for at, decision in walk(of):
            assert at.to_act == (decision.seat,)
            legal = at.legal(decision.seat)
            assert legal
            assert at.standings is None
            assert all(at.refusal(decision.seat, action) is None for action in legal)
            assert all(at.legal(seat) == [] for seat in range(of.seats) if seat != decision.seat)
        at = played(of)
        assert at.over
        assert at.standings is not None
        assert at.standings.ending in GAME.info.endings

    @all_plans
    def test_what_is_not_listed_is_refused_unless_the_step_is_open(self, of: Plan) -> None:
        rng = Random(of.seed)
        codes = GAME.encoding(of.start().setup)
        for at in moments(of, 20):
            if at.over:
                continue
            seat = at.to_act[0]
            legal = at.legal(seat)
            before = facts(state_of(at))
            tried = [decision.action for decision in at.decisions[-8:]]
            for _ in range(25):
                try:
                    tried.append(codes.action(rng.randrange(codes.size)))
                except rotonde.BadInput:
                    continue
            if of.seats > 1:
                tried += [any_offer(at, seat, rng) for _ in range(5)]
            open_ended = state_of(at).stack[-1].id in OPEN_ENDED
            for action in tried:
                refusal = at.refusal(seat, action)
                if action in legal:
                    assert refusal is None
                elif not open_ended:
                    assert refusal is not None
                    assert refusal.rule.startswith("SV-")
                for other in range(of.seats):
                    if other != seat:
                        assert at.refusal(other, action) is not None
            assert facts(state_of(at)) == before

    @pytest.mark.parametrize("form", every_form(), ids=lambda form: "-".join(form[1].values()))
    def test_random_players_get_to_the_end_of_every_form(
        self, form: tuple[int, dict[str, str]]
    ) -> None:
        to_the_end(*form, games=5)


def to_the_end(seats: int, options: dict[str, str], games: int) -> None:
    """So many matches of random players, each to its end, the money checked on the way."""
    for seed in range(games):
        at = rotonde.start(GAME.id, seats, seed=seed, options=options)
        rng = Random(seed)
        longest = GAME.encoding(at.setup).longest
        while at.to_act:
            legal = at.legal(at.to_act[0])
            found = state_of(at)
            before = sum(found.cash)
            at.play(at.to_act[0], legal[int(rng.random() * len(legal))])
            told = paid(found, at.log)  # type: ignore[arg-type]
            assert sum(found.cash) - before == sum(told.values())
        assert at.n <= longest
        assert at.standings is not None
        assert at.standings.ending in GAME.info.endings
        assert min(state_of(at).cash) >= 0


# Goods bought from others


def serves(found: SilvertonState, train: Train, claim: int) -> bool:
    """Whether a train may go to a claim (SV-18.8)."""
    if not found.terms.spike or found.joined[found.seat]:
        return True
    start = found.starts[found.seat][train.city]
    return bool(found.roads[found.seat].part(start) >> BOARD.claim_town[claim] & 1)


def slow_most(
    found: SilvertonState, left: dict[int, int], target: int, runs: tuple[Any, ...]
) -> int | None:
    """The most of the target that can go out once all else is gone, by trying; None: it cannot go.

    `runs`: the deliveries left, or the trains.
    """
    advanced = found.terms.advanced
    best = None if any(units for claim, units in left.items() if claim != target) else 0
    seat = found.seat
    for count in range(1, len(runs) + 1) if advanced else (1,) * bool(runs):
        for some in combinations(range(len(runs)), count):
            rest = tuple(run for at, run in enumerate(runs) if at not in some)
            trains = [runs[at] for at in some]
            for claim, units in left.items():
                if advanced and not all(serves(found, train, claim) for train in trains):
                    continue
                for city, column in find_markets(found, seat, claim):
                    most = min(units, count_left_to_sell(found, seat, column))
                    if advanced:
                        power = sum(train.power for train in trains)
                        most = min(most, find_capacity(found, seat, claim, city, power))
                    for amount in range(1, most + 1):
                        found.sold_by[seat][column] += amount
                        left[claim] -= amount
                        more = slow_most(found, left, target, rest)
                        left[claim] += amount
                        found.sold_by[seat][column] -= amount
                        if more is not None:
                            got = more + (amount if claim == target else 0)
                            best = got if best is None else max(best, got)
    return best


@rule("SV-10.4")
def test_as_much_can_be_bought_as_a_slow_trial_delivers() -> None:
    tried = short = 0
    for of in (PLANS[0], PLANS[1], PLANS[2], PLANS[4], PLANS[5]):
        for at in samples(of, 25):
            found = state_of(at)
            if found.stack[-1].id != "trade":
                continue
            seat = found.seat
            live = found.roads[seat].live_towns
            near = [claim for claim in BOARD.claims if live >> BOARD.claim_town[claim] & 1]
            claims = [claim for claim in near if find_markets(found, seat, claim)][:3]
            spare = [train for train in found.trains[seat] if not train.used][:3]
            runs: tuple[Any, ...] = tuple(spare) if found.terms.advanced else (0, 0)
            has = Means(found, seat, found.roads[seat], tuple(spare))
            for target, promised in permutations(claims, 2):
                for units in (0, 1, 2):
                    wanted = {promised: units, target: 4}
                    slow = slow_most(found, dict(wanted), target, runs)
                    most = min(4, has.count_most({promised: units}, target))
                    assert most == (slow or 0), (target, promised, units)
                    tried += 1
                    short += most < 4
    assert tried > 40
    assert 0 < short < tried


# Bots


def least_worth(found: SilvertonState, bundle: Bundle) -> int:
    """What a bundle would bring at once, at the very least: money, refunds, trade-in values."""
    terms = found.terms
    worth = bundle.cash
    worth += sum(10 * BOARD.lengths[segment] for segment in bundle.segments)
    worth += sum(terms.trains[power].value or 0 for power in bundle.trains)
    worth += sum(terms.plows[bonus].value or 0 for bonus in bundle.plows)
    return worth


class TestBots:
    def bargain(self, of: Plan, rng: Random) -> list[tuple[Table, Offer]]:
        """Bargains that could be struck, with who is asked about to answer."""
        found = []
        for at in moments(of, 7):
            inside = state_of(at)
            if not inside.stack or inside.stack[-1].id != "trade":
                continue
            for _ in range(12):
                offer = any_offer(at, inside.seat, rng)
                why = why_no_deal(inside, inside.seat, offer.seat, offer.give, offer.take)
                if why is None and at.refusal(inside.seat, offer) is None:
                    asked = at.copy()
                    asked.play(inside.seat, offer)
                    if any(isinstance(action, Accept) for action in asked.legal(offer.seat)):
                        found.append((asked, offer))
        return found

    @pytest.mark.parametrize("of", [PLANS[0], PLANS[2], PLANS[5], PLANS[7], PLANS[-1]], ids=repr)
    def test_never_accept_a_plainly_losing_bargain(self, of: Plan) -> None:
        rng = Random(of.seed)
        players = [bot(id, nodes=8) for id in ("easy", "fair", "strong")]
        asked = accepted = 0
        for at, offer in self.bargain(of, rng):
            found = state_of(at)
            seat = offer.seat
            for player in players:
                if isinstance(choose(player, at, seat, rng), Accept):
                    accepted += 1
                    got, given = offer.give, offer.take
                    only_cash = got == Bundle(cash=got.cash)
                    assert got != Bundle()
                    if only_cash:
                        assert got.cash >= least_worth(found, given)
                    mine = trade.estimate_gains(found, found.seat, seat, offer.give, offer.take)[1]
                    assert mine > 0
            asked += 1
        assert asked

    @pytest.mark.parametrize("of", [PLANS[3], PLANS[-2]], ids=repr)
    def test_give_nothing_away_and_pay_no_fortune(self, of: Plan) -> None:
        """Offers that only take, and claims at a hundred times their price."""
        rng = Random(of.seed)
        tried = 0
        for at in moments(of, 11):
            found = state_of(at)
            if not found.stack or found.stack[-1].id != "trade":
                continue
            active = found.seat
            for partner in range(of.seats):
                if partner == active:
                    continue
                offers = [Offer(partner, Bundle(), Bundle(cash=10))]
                offers += [
                    Offer(partner, Bundle(), Bundle(claims=(claim,)))
                    for claim in found.hands[partner][:2]
                ]
                offers += [
                    Offer(partner, Bundle(claims=(claim,)), Bundle(cash=found.cash[partner]))
                    for claim in found.hands[active][:2]
                    if found.cash[partner] > 100 * BOARD.claim_cost[claim]
                ]
                for offer in offers:
                    if at.refusal(active, offer) is not None:
                        continue
                    asked = at.copy()
                    asked.play(active, offer)
                    tried += 1
                    for id in ("easy", "fair", "strong"):
                        answer = choose(bot(id, nodes=8), asked, partner, rng)
                        assert not isinstance(answer, Accept)
        assert tried

    def test_goods_bought_before_count_for_no_later_bargain(self) -> None:
        """Paying for nothing is a loss, whatever one bought a moment ago."""
        asked = 0
        for of in PLANS[:9]:
            for at in samples(of, 20):
                found = state_of(at)
                if found.stack[-1].id != "trade" or not found.lots:
                    continue
                partner = (found.seat + 1) % of.seats
                mine, _ = trade.estimate_gains(
                    found, found.seat, partner, Bundle(cash=10), Bundle()
                )
                assert mine <= 0
                asked += 1
        assert asked

    def test_the_one_who_offers_gains_too(self) -> None:
        """What a bot offers of its own accord it would take."""
        made = 0
        for of in PLANS:
            for at, decision in walk(of):
                found = state_of(at)
                if found.stack[-1].id != "trade":
                    continue
                legal = at.legal(decision.seat)
                offer = GAME.bot.heuristic_action(found, decision.seat, legal)
                if isinstance(offer, Offer):
                    made += 1
                    assert at.refusal(decision.seat, offer) is None
                    gains = trade.estimate_gains(
                        found, found.seat, offer.seat, offer.give, offer.take
                    )
                    # What money is worth hangs a little on how much one has.
                    price = offer.give.cash + offer.take.cash
                    assert min(gains) > -0.05 * price
        assert made


def test_the_matches_hold_every_kind_of_decision() -> None:
    steps = {state_of(at).stack[-1].id for of in PLANS for at, _ in walk(of)}
    assert steps == set(STEPS)
    assert (len(BOARD.claims), len(BOARD.lines)) == (102, 24)


@rule("SV-18.8")
def test_trains_of_one_power_change_hands_both_ways() -> None:
    """The train one gets is not the one one gives: each is then bound to a city of its own."""
    of = plan(4, 6, 0.8, scenario="silver-spike", rules="advanced")
    for at in samples(of, 60):
        found = state_of(at)
        if found.stack[-1].id != "trade" or not all(found.trains):
            continue
        partner = (found.seat + 1) % 4
        powers = {train.power for train in found.trains[found.seat]}
        both = sorted(powers & {train.power for train in found.trains[partner]})
        if not both or found.joined[found.seat] or found.joined[partner]:
            continue
        swap = Offer(partner, Bundle(cash=10, trains=(both[0],)), Bundle(trains=(both[0],)))
        if at.refusal(found.seat, swap) is not None:
            continue
        at.play(found.seat, swap)
        at.play(partner, Accept())
        asked = []
        while found.stack[-1].id in ("give-train", "assign-train"):
            if found.stack[-1].id == "assign-train":
                asked.append(at.to_act[0])
            at.play(at.to_act[0], at.legal(at.to_act[0])[0])
        assert asked == [partner, found.seat]
        assert all(train.city >= 0 for trains in found.trains for train in trains)
        return
    raise AssertionError("no such bargain came up")
