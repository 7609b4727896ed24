"""What holds at every decision of every match, whatever is played."""

from collections import Counter
from random import Random

import pytest

import rotonde
from rotonde.games.steam_barons import GAME
from rotonde.games.steam_barons.rules.actions import (
    Bid,
    Buy,
    Connect,
    Done,
    Fill,
    Grow,
    Lay,
    Move,
    Pass,
    Raise,
    Redirect,
    Sell,
    Take,
    ToIncome,
    ToPoints,
    Upgrade,
    Urbanize,
)
from rotonde.games.steam_barons.rules.building import budget
from rotonde.games.steam_barons.rules.goods import LISTED
from rotonde.games.steam_barons.rules.names import GREY, NOBODY
from rotonde.games.steam_barons.rules.state import BaronsState
from rotonde.games.steam_barons.rules.view import unpack
from tests import rules
from tests.games.steam_barons import slow
from tests.games.steam_barons.plans import EVERY_TABLE, PLANS, Plan, careful, walk, wild
from tests.games.steam_barons.play import EAST, ENGLAND, facts, state
from tests.rules import rule

all_plans = pytest.mark.parametrize("of", PLANS, ids=repr)
BUILDS = (Lay, Redirect, Connect)
NUMBERS = frozenset(rules.numbers(GAME.info.folder))


# Second opinions


@rule("SB-7.2", "SB-7.3", "SB-7.5", "SB-7.7", "SB-7.8", "SB-18.14", "SB-18.18", "SB-18.19")
@all_plans
def test_what_may_be_built_is_what_the_tiles_and_the_rules_say(of: Plan) -> None:
    seen = 0
    for n, (at, seat, _) in enumerate(walk(of)):
        here = state(at)
        if here.stack[-1].id != "build" or not here.builds or n % 11:
            continue
        seen += 1
        owner = here.active
        offered = [action for action in at.legal(seat) if isinstance(action, BUILDS)]
        assert len(set(offered)) == len(offered)
        assert set(offered) == slow.Map(here.track).builds(owner, budget(here, owner))
    assert seen


@rule("SB-7.2", "SB-7.10", "SB-10.2", "SB-11.12", "SB-18.24")
@all_plans
def test_what_is_kept_up_to_date_is_what_a_fresh_look_finds(of: Plan) -> None:
    """Every owner at every decision, whoever's turn it is; some look for the first time in a while,
    since only every fourth answer is kept."""
    for n, (at, _, _) in enumerate(walk(of, 21)):
        track = state(at).track.copy() if n % 4 else state(at).track
        twin = track.copy()
        twin.rows, twin.turnings = [{} for _ in twin.rows], [{} for _ in twin.rows]
        twin.known, twin.stale = [0] * twin.owners, [(1 << len(twin.tile)) - 1] * twin.owners
        for owner in range(twin.owners):
            assert track.builds(owner, 20) == twin.builds(owner, 20)
            assert track.known[owner] == twin.known[owner]


@all_plans
def test_every_hex_knows_the_open_ends_about_it(of: Plan) -> None:
    for at, _, _ in walk(of, 22):
        track = state(at).track
        ending, facing = bytearray(len(track.tile)), bytearray(len(track.tile))
        for link in filter(None, track.links):
            for side in (-end - 1 for end in (link.one, link.other) if end < 0):
                ending[side // 6] |= 1 << side % 6
                if track.chart.near[side] >= 0:
                    facing[track.chart.near[side]] |= 1 << (side + 3) % 6
        assert (track.ending, track.facing) == (ending, facing)


@rule("SB-11.12", "SB-18.14", "SB-18.15", "SB-18.16")
@pytest.mark.parametrize("player", ["random", "two pieces", "careful", "bots"])
@pytest.mark.parametrize("map", [EAST, ENGLAND])
@pytest.mark.parametrize("players", [2, 5])
def test_all_track_of_a_company_is_one_network(map: str, player: str, players: int) -> None:
    for seed in range(3):
        at = Plan("stock", map, players).start(seed)
        rng, seen = Random(seed), 0
        while at.to_act:
            seat, here = at.to_act[0], state(at)
            legal = at.legal(seat)
            if player == "bots":
                action = GAME.bot.rollout_policy(here, seat, legal, rng)
            elif player == "careful":
                action = careful(here, seat, legal, rng)
            else:
                pieces = [each for each in legal if _has_two_pieces(here, each)]
                action = rng.choice(pieces) if player != "random" and pieces else wild(legal, rng)
            at.play(seat, action)
            if isinstance(action, (*BUILDS, Done)):
                seen += 1
                found = slow.Map(state(at).track)
                assert all(found.networks(company) <= 1 for company in range(6))
        assert seen


def _has_two_pieces(here: BaronsState, action: object) -> bool:
    if not isinstance(action, Lay):
        return False
    way = here.track.catalog.ways[action.way]
    return not way.town and len(way.pairs) > 1


@rule("SB-2.1", "SB-2.4", "SB-7.5", "SB-18.20", "SB-18.43")
@all_plans
def test_links_are_what_the_tiles_show_and_have_one_owner_or_none(of: Plan) -> None:
    for n, (at, _, _) in enumerate(walk(of, 2)):
        if n % 6:
            continue
        track = state(at).track
        known = [link for link in track.links if link is not None]
        found = [
            slow.Line(frozenset(link.sides), frozenset((link.one, link.other)), link.owner)
            for link in known
        ]
        assert Counter(found) == Counter(slow.Map(track).lines)
        stops = {*state(at).terms.stops}
        for link in known:
            assert link.one != link.other
            assert not link.complete or {link.one, link.other} <= stops
            assert NOBODY <= link.owner < state(at).terms.owners


@rule("SB-8.2", "SB-8.3", "SB-8.4", "SB-11.13", "SB-11.14", "SB-18.28", "SB-18.30")
@all_plans
def test_deliveries_are_all_that_trying_everything_finds(of: Plan) -> None:
    for n, (at, seat, _) in enumerate(walk(of, 3)):
        here = state(at)
        if here.stack[-1].id != "move" or n % 5:
            continue
        listed = {_scored(here, a) for a in at.legal(seat) if isinstance(a, Move)}
        tried = slow.deliveries(here, here.active)
        most = max(Counter(each[:2] for each in tried).values(), default=0)
        assert listed == tried or (listed < tried and most > LISTED)


def _scored(here: BaronsState, move: Move) -> slow.Delivery:
    owners = [link.owner for n in move.links if (link := here.track.links[n]) is not None]
    points = Counter(owner for owner in owners if owner >= 0)
    end = here.run_end(move.hex, move.links)
    return move.hex, move.colour, end, tuple(sorted(points.items()))


# What is kept


@rule("SB-1.1", "SB-1.2", "SB-1.6", "SB-8.6", "SB-11.1", "SB-18.36")
@all_plans
def test_pieces_are_neither_made_nor_lost(of: Plan) -> None:
    cubes = None
    for at, _, action in walk(of, 4):
        here = state(at)
        lying = Counter(c for packed in (*here.cubes, *here.spaces) for c in unpack(packed))
        assert cubes in (None, lying)
        if isinstance(action, Move):
            lying[action.colour] -= 1
        cubes = lying
        assert all(lying[colour] <= here.terms.bag[colour] for colour in range(6))
        assert not (here.terms.stock and lying[GREY])
        track = here.track
        laid = Counter(kind for kind in track.kinds if kind >= 0)
        assert [left + laid[kind] for kind, left in enumerate(track.supply)] == [
            *track.catalog.counts
        ]
        assert min(track.supply) >= 0
        assert sum(here.new_cities) + len(track.cities) == 8


@rule("SB-11.2", "SB-11.11", "SB-18.34", "SB-11.8", "SB-4.5", "SB-8.1", "SB-12.2")
@all_plans
def test_shares_and_figures_stay_in_their_bounds(of: Plan) -> None:
    for at, _, _ in walk(of, 5):
        here = state(at)
        assert min(here.cash) >= 0
        assert min(here.treasury, default=0) >= 0
        for company in range(len(here.price)):
            held = [here.shares_of(seat, company) for seat in range(here.terms.players)]
            total = sum(held) + here.available[company] + here.card[company]
            dead = here.is_out(company)
            assert total == (0 if dead else here.terms.card + 1)
            holder = here.controller[company]
            assert max(held) <= (held[holder] if holder != NOBODY else 0)
            assert -1 <= here.price[company] <= 18
        assert all(-10 <= income <= 10 for income in here.income)
        assert all(1 <= level <= 6 for level in here.level)
        assert min(here.vp) >= 0


@rule("SB-11.5", "SB-11.10", "SB-4.1", "SB-5.6", "SB-6.3", "SB-7.6")
@all_plans
def test_money_comes_from_the_bank_and_goes_to_it_as_the_log_tells(of: Plan) -> None:
    for at, seat, action in walk(of, 6):
        before, twin = state(at), at.copy()
        events = twin.play(seat, action)
        after = state(twin)
        change = Counter()
        for event in events:
            change.update(_paid(before, event))
        if change.pop("unknown", 0):
            continue
        owned = {("seat", s): after.cash[s] - before.cash[s] for s in range(before.terms.players)}
        owned |= {
            ("company", c): after.treasury[c] - before.treasury[c] for c in range(len(before.price))
        }
        assert {key: value for key, value in owned.items() if value} == {
            key: value for key, value in change.items() if value
        }


def _paid(before: BaronsState, event: object) -> Counter:
    """What an event of the log says somebody got, or paid below 0."""
    name = type(event).__name__
    kind = "company" if before.terms.stock else "seat"
    if name in ("TileLaid", "TileImproved", "TileRedirected", "SymbolBuilt"):
        return Counter({(kind, event.owner): -event.cost})
    if name == "TileTaken":
        return Counter({("seat", event.seat): -event.cost})
    if name == "PlaceWon":
        return Counter({("seat", event.seat): -event.price})
    if name in ("CapitalRaised", "MoneyReceived", "SharesSold"):
        return Counter({("seat", event.seat): event.amount})
    if name == "SharesIssued":
        return Counter({("company", event.company): event.amount})
    if name == "DividendPaid":
        return Counter({("company", event.company): event.profit})
    if name == "SharesBought":
        return Counter({("seat", event.seat): -event.count * event.price})
    if name == "IncomePaid":
        return Counter({("seat", event.seat): event.amount})
    if name in ("ShortfallSettled", "PlayerBankrupt", "CompanyBankrupt"):
        return Counter({"unknown": 1})
    return Counter()


# The contract


@rule("SB-7.1", "SB-18.10")
@all_plans
def test_copies_share_nothing_that_changes(of: Plan) -> None:
    rng = Random(7)
    for n, (at, _, _) in enumerate(walk(of, 7)):
        if n % 25:
            continue
        before = facts(state(at))
        kept = {key: _frozen(value) for key, value in before.items()}
        twin = at.copy()
        for _ in range(12):
            if twin.to_act:
                twin.play(twin.to_act[0], wild(twin.legal(twin.to_act[0]), rng))
        assert {key: _frozen(value) for key, value in facts(state(at)).items()} == kept


def _frozen(value: object) -> object:
    return repr(value)


@rule("SB-11.17", "SB-18.6")
def test_the_order_in_which_secret_sales_arrive_changes_nothing() -> None:
    seen = 0
    for of in (PLANS[0], PLANS[2], PLANS[4]):
        for at, _, _ in walk(of, 8):
            if (
                state(at).stack[-1].id != "sell"
                or len(at.to_act) < 2
                or at.to_act != state(at).to_act
            ):
                continue
            rng = Random(at.n)
            choices = {seat: rng.choice(at.legal(seat)) for seat in at.to_act}
            ends = []
            for order in (sorted(choices), sorted(choices, reverse=True)):
                twin = at.copy()
                for seat in order[:-1]:
                    twin.play(seat, choices[seat])
                twin.play(order[-1], choices[order[-1]])
                ends.append(twin.position())
            seen += 1
            assert ends[0] == ends[1]
    assert seen


KINDS = (
    lambda r: Bid(r.randint(-3, 60)),
    lambda r: Pass(),
    lambda r: Buy(r.randint(-2, 9)),
    lambda r: Sell(tuple(r.randint(-1, 3) for _ in range(r.choice((6, 6, 5))))),
    lambda r: Raise(r.randint(-2, 30)),
    lambda r: Take(r.randint(-1, 9), r.random() < 0.5),
    lambda r: Lay(r.randint(-2, 190), r.randint(-2, 120)),
    lambda r: Redirect(r.randint(-2, 190), r.randint(-2, 120), r.randint(-7, 1200)),
    lambda r: Connect(r.randint(-2, 6)),
    lambda r: Grow(r.randint(-2, 200)),
    lambda r: Urbanize(r.randint(-2, 200), r.randint(-2, 8)),
    lambda r: Fill(r.randint(-2, 14)),
    lambda r: Move(
        r.randint(-2, 190),
        r.randint(-2, 8),
        tuple(r.randint(-2, 40) for _ in range(r.randint(0, 4))),
    ),
    lambda r: Upgrade(),
    lambda r: ToIncome(),
    lambda r: ToPoints(),
    lambda r: Done(),
    lambda r: Lay("x", 1),
    lambda r: Lay(True, 1),
    lambda r: Move(1, 1, [1]),
    lambda r: Bid(None),
    lambda r: Sell("abc"),
)


@rule("SB-7.1", "SB-8.1", "SB-11.4")
@all_plans
def test_a_wrong_action_is_refused_by_a_rule_and_a_legal_one_never(of: Plan) -> None:
    rng = Random(9)
    for n, (at, seat, action) in enumerate(walk(of, 9)):
        legal = at.legal(seat)
        assert legal
        assert action in legal or at.refusal(seat, action) is None
        if n % 3:
            continue
        for listed in rng.sample(legal, min(8, len(legal))):
            assert at.refusal(seat, listed) is None
        for kind in KINDS:
            wrong = kind(rng)
            refusal = at.refusal(seat, wrong)
            if refusal is None:
                assert wrong in legal or type(wrong) in (Bid, Raise, Sell, Move)
                at.copy().play(seat, wrong)
                continue
            assert wrong not in legal
            assert refusal.rule in NUMBERS
            for lang in ("en", "fr"):
                assert "{" not in at.words(lang).say(refusal.message)


@rule("SB-5.1", "SB-6.1", "SB-11.3", "SB-18.44", "SB-18.37", "SB-10.1")
@pytest.mark.parametrize("of", EVERY_TABLE, ids=repr)
def test_every_table_plays_to_the_end(of: Plan) -> None:
    for seed in range(3):
        last = None
        for at, _, _ in walk(of._replace(careful=seed > 0), seed):
            last = at
        assert last is not None
        assert last.over
        standings = last.standings
        assert standings is not None
        assert standings.ending in GAME.info.endings
        assert 1 in standings.ranks
        assert state(last).turn <= state(last).terms.turns


@rule("SB-14.10", "SB-1.6", "SB-7.6")
@pytest.mark.parametrize("map", [EAST, ENGLAND])
def test_boards_get_full_and_tiles_run_short(map: str) -> None:
    """Money enough for everything: the board at its fullest, held to the slow opinion."""
    money = "".join(f"[{c}]\ncash = 200\nincome = 10\nlocomotive = 6\n" for c in "ABCDEF")
    options = {"rules": "standard", "map": map}
    at = rotonde.start(GAME.id, 6, seed=1, options=options, position=money)
    rng, short = Random(1), 0
    while at.to_act:
        here = state(at)
        seat = at.to_act[0]
        legal = at.legal(seat)
        builds = [a for a in legal if isinstance(a, BUILDS)]
        if builds and rng.random() < 0.02:
            found = slow.Map(here.track).builds(here.active, budget(here, here.active))
            assert set(builds) == found
        short += 0 in here.track.supply
        at.play(seat, rng.choice(builds) if builds else careful(here, seat, legal, rng))
    tiles = sum(way >= 0 for way in state(at).track.tile)
    assert tiles > 75
    assert short
